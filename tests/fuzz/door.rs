//! The door: texts and files of every kind, damaged and random.

use basics::Form;
use o_an_quan::door::{Door, Found};
use proptest::prelude::*;
use tabletop::archive::Stored;
use tabletop::{GameMatch, Imported, Notation, Noted};

use super::support::failures::saving_failures;
use super::{bytes_near, check_one_line};

/// Texts as people write them. Pieces of one end up in another only by damage.
const TEXTS: [&str; 26] = [
    "1. 2+ 7- 2. 5+ 9-",
    "2+, 7−, 5– ＋3",
    "[Rules \"folk\"]\n[Side0 \"An\"]\n[Event \"x\"]\n\n2+ 9- {hay} (2. 3+) 4+! 1-0",
    "2> 7< 3 phải 8L",
    "Đến lượt bạn: oanquan:AQAAAAAA nhé",
    "1. P2-5 M8.7 2. M2.3 X9-8 ( 2... M2.3 ) 3. X1-2 $1 ; hết\n1-0",
    "Giải 1999\nĐỏ: A   Đen: B\n1) p2=5, m8.7\n2) Tt-5 Ts.1 TG5.1\nĐỏ thắng",
    "1. Pháo 2 bình 5 | Mã 8 tấn 7\n2. Mã 2 tấn 3",
    "1. C2=5 H8+7 2. C+-3 h2+3 3. +C=5",
    "1. 炮二平五 马８进７ 2. 前炮退二 將5平4",
    "h2e2 h9g7 H0-G2 i9-h9",
    "h3e3 h10g8 h1g3 i10h10",
    "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[FEN \"3k5/8R/9/9/9/9/9/9/9/3AK4 w - - 0 1\"]\n1. I8-I9",
    "[DhtmlXQ]\n[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]",
    "FORMAT          WXF\nGAME\nRED ;;;\nSTART{\n 1. C2=5  H8+7\n}END",
    "position fen rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r KQkq - 3 2 moves h2e2",
    "[Event \"1\"]\n\n1. h2e2 1-0\n\n[Event \"2\"]\n\n1. c3c4 0-1",
    "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 h2e2",
    "8h9i10j9h",
    "1. h8 i9 2. J10, H9; 8f",
    "Piskvorky 15x15, 11:11, 1\n8,8,12\n9,7,1033\nend",
    "(;FF[4]GM[4]SZ[15]PB[A]RE[B+R];B[hh](;W[ig];B[jf])(;W[hg]))",
    "BOARD\n7,7,1\n8,6,2\nDONE",
    "[Game \"caro\"]\n[Options \"size=20\"]\n\n20t 1a",
    "[Game \"pebbles\"]\n[Start \"12 4 0 0\"]\n\n2 4 1",
    "An\nBình\nhttps://example.org",
];

/// Checks that the record that a game is written as is read back to the same game, and that all other
/// forms are read back to the same moves if they are the whole game.
fn check_written<G: Notation>(noted: &Noted<G>) {
    let text = G::write(&noted.record, Form::Record);
    let back = G::usual().read_games(&text).unwrap_or_else(|why| panic!("{text}\n{why}"));
    assert_eq!(back.len(), 1, "{text}");
    assert_eq!(back[0].record.game.entries(), noted.record.game.entries(), "{text}");
}

fn check_found<G: Notation + Stored>(found: &Found) {
    if let Some(Imported::Record(noted)) = found.imported::<G>() {
        check_written(noted);
    }
}

const fn checker<G: Notation + Stored>() -> fn(&Found) {
    check_found::<G>
}

proptest! {
    #![proptest_config(saving_failures())]

    #[test]
    fn texts_and_files(bytes in bytes_near(&TEXTS), here in 0..games::COUNT) {
        let here = games::IDS[here];
        match Door::at(here).read(&bytes) {
            Err(refusal) => check_one_line(&refusal.to_string()),
            Ok(games) => {
                prop_assert!(!games.is_empty());
                for found in games {
                    prop_assert!(found.summary().turns <= 5_000);
                    games::each!(checker).iter().for_each(|check| check(&found));
                }
            }
        }
    }
}
