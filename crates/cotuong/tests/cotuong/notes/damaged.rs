//! Any text is read, or refused with one line, in little time.

use std::time::{Duration, Instant};

use cotuong::{Cotuong, known_but_unread};
use tabletop::{Game, GameMatch, Notation};

use super::read_all;

/// The number of damaged texts in the suite; the environment may name another.
const TEXTS: usize = 20_000;

/// The length of hostile texts in the suite, in bytes; the environment may name another one.
const HOSTILE: usize = 1 << 16;

const EXAMPLES: [&str; 16] = [
    "Giải làng 2004, vòng 2\nĐỏ: Bé An   Đen: Cu Tí\n1. P2-5 M8.7\n2. M2.3 X9-8\nĐỏ thắng",
    "1. Pháo 2 bình 5 | Mã 8 tấn 7\n2. Mã 2 tấn 3 | Xe 9 bình 8",
    "[Event \"x\"]\n[Result \"1-0\"]\n\n1. C2=5 {hay} H8+7 (1... H2+3) 2. H2+3 $1 R9=8! ; hết\n1-0",
    "炮二平五 马８进７ 马二进三 车９平８ 和棋",
    "1. H2-E2 H9-G7 2. H0-G2 I9-H9 *\n\n[Event \"2\"]\n1. c3c4 g6g5 0-1",
    "h3e3h10g8h1g3i10h10",
    "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7",
    "[FEN \"3k5/9/9/2r6/9/2C6/9/2r6/9/2C1K4 w\"]\nPt.1 Xs-1",
    "3k5/2P3P2/2P3P2/9/9/9/9/9/9/4K4 w\nBt7.1 Tg4.1 Bs3-2",
    "FORMAT WXF\nRED A;;;\nSTART{\n 1. C2=5 H8+7\n}END",
    "[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]",
    "[Game \"cotuong\"]\n[Options \"handicap=M2 first_moves=2\"]\n[Side0 \"An\"]\n\nh2e2 b2d2 b7e7 resign:0\n",
    "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 h2e2",
    "p2-5 m8.7, M2.3; X9-8",
    "Tiền pháo tấn 1 Hậu xe t 1 tuong 5 tan 1",
    "[Red \"甲\"][Black \"乙\"][RedSide \"1\"]1.炮二平五炮８平５",
];

const PIECES: [&str; 40] = [
    "P2-5",
    "M8.7",
    "h2e2",
    "h3e3",
    "炮二平五",
    "C2=5",
    "1.",
    "2)",
    "3...",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    ";",
    "$",
    "!",
    "\n",
    "\r",
    " ",
    "\t",
    "\u{301}",
    "\u{feff}",
    "\u{200b}",
    "é",
    "đ",
    "１",
    "－",
    "Đỏ:",
    "Hoà",
    "1-0",
    "*",
    "moves",
    "resign:1",
    "[DhtmlXQ_",
    "9/9/9/9/9/9/9/9/9/9",
    "tướng",
    "+",
];

fn damaged(random: &mut fastrand::Rng) -> String {
    if random.u8(0..8) == 0 {
        let bytes: Vec<u8> = (0..random.usize(0..80)).map(|_| random.u8(..)).collect();
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let example = random.choice(EXAMPLES).expect("an example");
    let mut text: Vec<char> = example.chars().collect();
    for _ in 0..random.usize(0..5) {
        let at = random.usize(0..=text.len());
        let until = text.len().min(at + random.usize(1..6));
        match random.u8(0..4) {
            0 => drop(text.drain(at..until)),
            1 => {
                let part: Vec<char> = text[at..until].to_vec();
                let to = random.usize(0..=text.len());
                text.splice(to..to, part);
            }
            _ => {
                let piece = random.choice(PIECES).expect("a piece");
                text.splice(at..at, piece.chars());
            }
        }
    }
    text.into_iter().collect()
}

/// `FUZZ=1000000` tries more texts.
#[test]
fn any_text_is_read_or_refused_with_one_line() {
    let texts = std::env::var("FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(TEXTS);
    let mut random = fastrand::Rng::with_seed(17);
    let mut turns = 0;
    for _ in 0..texts {
        let text = damaged(&mut random);
        let _ = (Cotuong::claim(&text), known_but_unread(text.as_bytes()));
        match read_all(&text) {
            Ok(games) => {
                assert!(!games.is_empty(), "{text:?}");
                turns += games.iter().map(|game| game.record.game.turn_count()).sum::<usize>();
                let first = &games[0].record;
                let form = *random.choice(Cotuong::FORMS).expect("a form");
                let written = Cotuong::write(first, form);
                let back = Cotuong::usual().read_games(&written);
                let back = back.unwrap_or_else(|why| panic!("{text:?}\n{written}\n{why}"));
                assert_eq!(back.len(), 1, "{text:?}\n{written}");
                let count = back[0].record.game.turn_count();
                assert_eq!(count, first.game.turn_count(), "{text:?}\n{written}");
            }
            Err(why) => {
                let place = why.line > 0 && why.column > 0;
                assert!(place && !why.to_string().contains('\n'), "{text:?}: {why}");
            }
        }
        let position = Cotuong::usual().start(basics::Side::NEAR);
        if let Err(why) = position.read_move(&text) {
            assert!(!why.to_string().contains('\n'), "{text:?}: {why}");
        }
    }
    assert!(turns > texts / 4, "{turns}");
}

/// `HOSTILE=1048576` tries texts as long as one may be.
#[test]
fn hostile_texts_take_little_time() {
    let length = std::env::var("HOSTILE").ok().and_then(|text| text.parse().ok());
    let length = length.unwrap_or(HOSTILE);
    let parts = [
        "(",
        ")",
        "{",
        "}",
        "1",
        "1.",
        "1. ",
        "[",
        "[A \"x\"]",
        "[A \"x\"]1. ",
        "[DhtmlXQ_a]",
        "h2e2",
        "a1-a1",
        "a1-",
        "P2-5 ",
        "Pháo ",
        "pháo 2 ",
        "炮二",
        "炮二平五",
        "{}",
        "()",
        "{\n}1. ",
        "\n",
        "\n1",
        "$1",
        "! ",
        "Đỏ: ",
        "red:",
        "red  ",
        "* ",
        "1-0\n",
        "\u{301}",
        "é",
        "-",
        "+",
        "...",
        "9/",
        ",",
        "|",
        "t",
        "trước ",
        "resign:1 ",
        "P2-5\n*\n",
        "An Bình\n",
        "[Event \"x\"]\n",
        "; ",
        "FORMAT WXF\n",
        "position ",
        "h2e2 h9g7 h0g2 i9h9 1-0\n1. ",
    ];
    for part in parts {
        for end in ["", "P2-5", "x"] {
            let count = (length - end.len()) / part.len();
            let text = part.repeat(count) + end;
            let began = Instant::now();
            let _ = read_all(&text);
            let _ = Cotuong::claim(&text);
            // What grows with the square of the length takes minutes; the machine may be busy.
            let took = began.elapsed();
            assert!(took < Duration::from_secs(20), "{part:?} {end:?}: {took:?}");
        }
    }
}
