//! Names, titles, dates, results, and several games in a text.

use basics::{Heading, Side, WrittenResult};
use tabletop::GameMatch;

use super::{moves, read, read_all};

fn heading(names: &[&str], event: &str, date: &str, result: Option<WrittenResult>) -> Heading {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Heading { names, event: event.to_owned(), date: date.to_owned(), result }
}

const RED: Option<WrittenResult> = Some(WrittenResult::Win(Side::NEAR));
const BLACK: Option<WrittenResult> = Some(WrittenResult::Win(Side::FAR));

#[test]
fn titles_names_and_results_of_people() {
    let texts = [
        "Giải làng 2004, vòng 2\nĐỏ: Bé An   Đen: Cu Tí\n1. P2-5 M8.7\nĐỏ thắng",
        "Giải làng 2004, vòng 2\nĐỏ: Bé An\nĐen: Cu Tí\nP2-5 M8.7\nĐen thua.",
        "Giải làng 2004, vòng 2\nĐỏ – Bé An\nĐen – Cu Tí\nP2-5 M8.7\nKết quả: 1-0",
        "Giải làng 2004, vòng 2\nRed: Bé An | Black: Cu Tí\nP2-5 M8.7 Red wins",
        "Giải làng 2004, vòng 2\n红方：Bé An 黑方：Cu Tí\nP2-5 M8.7\n红胜",
        "[Event \"Giải làng 2004, vòng 2\"]\n[Red \"Bé An\"]\n[Black \"Cu Tí\"]\n[Result \"1-0\"]\nP2-5 M8.7",
        "Giải: Giải làng 2004, vòng 2\nBên đỏ: Bé An, Bên đen: Cu Tí\nP2-5 M8.7 1-0",
    ];
    for text in texts {
        let noted = read(text);
        let expected = heading(&["Bé An", "Cu Tí"], "Giải làng 2004, vòng 2", "", RED);
        assert_eq!(noted.record.heading, expected, "{text}");
        assert_eq!(moves(&noted), "h2e2 h9g7", "{text}");
    }
}

#[test]
fn every_way_to_state_a_result() {
    let red =
        ["1-0", "1–0", "Đỏ thắng", "ĐỎ THẮNG!", "Đen thua", "Red wins", "红胜", "紅勝", "黑负"];
    let black = ["0-1", "Đen thắng", "Đỏ thua", "Black won", "黑胜", "红负"];
    let drawn = ["1/2-1/2", "½-½", "Hoà", "Hòa", "hoà cờ", "和棋", "Draw"];
    let all = [(RED, &red[..]), (BLACK, &black), (Some(WrittenResult::Draw), &drawn)];
    for (result, texts) in all {
        for text in texts {
            for place in [" ", "\n", "\n\n"] {
                let noted = read(&format!("1. P2-5 M8.7{place}{text}"));
                assert_eq!(noted.record.heading.result, result, "{text:?}");
            }
            let tag = format!("[Result \"{text}\"]\n1. P2-5 M8.7");
            assert_eq!(read(&tag).record.heading.result, result, "{text:?}");
        }
    }
    assert_eq!(read("P2-5 *").record.heading.result, Some(WrittenResult::Open));
    assert_eq!(read("P2-5").record.heading.result, None);
}

#[test]
fn the_names_follow_the_colours() {
    let noted = read("[RedSide \"1\"]\n[Red \"An\"]\n[Black \"Ba\"]\n\nP2-5 1-0");
    assert_eq!(noted.record.heading, heading(&["Ba", "An"], "", "", BLACK));
    assert_eq!(noted.record.game.start().red(), Side::FAR);
    let noted = read("[FEN \"1:3k5/9/9/9/9/9/9/9/9/R3K4 b\"]\nĐỏ: An   Đen: Ba\nTg4.1\nĐen thắng");
    assert_eq!(noted.record.heading, heading(&["Ba", "An"], "", "", RED));
}

#[test]
fn what_changes_nothing_is_counted() {
    let long = "An ".repeat(40);
    let text = format!(
        "[Event \"?\"]\n[Site \"Huế\"]\n[Red \"{long}\"]\n[ECO \"C01\"]\nVán hay nhất\nCủa năm\n\
         1. P2-5! {{a}} M8.7 $3 (b) 2. M2.3 (2. M8.7 X9-8) X9-8\nLời bình ở đây\n3. X1-2 ; c\n*\nHết"
    );
    let noted = read(&text);
    let passed = noted.passed_over;
    assert_eq!((passed.comments, passed.variations, passed.marks), (3, 1, 2));
    assert_eq!((passed.tags, passed.lines, passed.names), (2, 3, 1));
    assert_eq!(noted.record.heading.event, "Ván hay nhất");
    assert_eq!(noted.record.game.turn_count(), 5);
    assert!(noted.record.heading.names[0].starts_with("An An"));
}

#[test]
fn words_before_the_moves_and_rows_of_a_table() {
    let texts = [
        "Bạn ơi, xem ván này: 1.P2-5 M8.7 2.M2.3",
        "Các nước: P2-5 M8.7 M2.3",
        "STT\tĐỏ\tĐen\n1\tP2-5\tM8.7\n2\tM2.3",
        "1\nP2-5\nM8.7\n2\nM2.3\n",
        "1999 – Giải làng\n12.3.1999\nP2-5 M8.7\n2. M2.3\nHay thật",
    ];
    for text in texts {
        assert_eq!(moves(&read(text)), "h2e2 h9g7 h0g2", "{text}");
    }
    assert_eq!(read(texts[3]).record.heading.event, "");
    assert_eq!(read(texts[4]).record.heading.event, "1999 – Giải làng");
}

#[test]
fn several_games() {
    let pgn = "[Event \"1\"]\n[Red \"A\"]\n\n1. h2e2 h9g7 2. h0g2 1-0\n\n[Event \"2\"]\n[Red \"C\"]\n\n1. c3c4 g6g5 0-1\n";
    let numbered = "1\nĐỏ: A   Đen: \n1. h2e2 h9g7\n2. h0g2\n1-0\n\nGiải\nĐỏ: C\n1. c3c4 g6g5\n0-1";
    let plain = "Đỏ: A\nh2e2 h9g7 h0g2\nĐỏ thắng\nĐỏ: C\nc3c4 g6g5\nĐen thắng";
    let restarted = "Đỏ: A\n1. h2e2 h9g7 2. h0g2\n1-0\n1. c3c4 g6g5 0-1";
    for text in [pgn, numbered, plain, restarted] {
        let games = read_all(text).unwrap_or_else(|why| panic!("{text}\n{why}"));
        let all: Vec<String> = games.iter().map(moves).collect();
        assert_eq!(all, ["h2e2 h9g7 h0g2", "c3c4 g6g5"], "{text}");
        let results: Vec<_> = games.iter().map(|game| game.record.heading.result).collect();
        assert_eq!(results, [RED, BLACK], "{text}");
        assert_eq!(games[0].record.heading.name(Side::NEAR), "A", "{text}");
    }
    // Each game may name its own format; without one, each may have its own form.
    let mixed =
        "[Format \"WXF\"]\nC2=5 H8+7\n\n[Format \"ICCS\"]\nH2-E2\n\n[Event \"3\"]\n炮二平五";
    let games = read_all(mixed).expect("three games");
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["h2e2 h9g7", "h2e2", "h2e2"]);
}

#[test]
fn own_records_are_read_one_or_several() {
    let one = "[Game \"cotuong\"]\n[Options \"handicap=none first_moves=0\"]\n[Side0 \"An\"]\n\nh2e2 h9g7 resign:1\n";
    let noted = read(one);
    assert_eq!(noted.record.game.end().as_deref(), Some("resigned"));
    assert_eq!(noted.record.heading.name(Side::NEAR), "An");
    let games = read_all(&format!("{one}\n{one}")).expect("two records");
    assert_eq!(games.len(), 2);
    assert_eq!(moves(&read("[Game \"cotuong\"]\n\n1. P2-5 M8.7 {hay}")), "h2e2 h9g7");
    let why = read_all(&format!("{one}\n{}", one.replace("h9g7", "h9h8"))).expect_err("illegal");
    assert_eq!((why.line, why.column, why.turn), (11, 6, Some(2)));
}

#[test]
fn several_positions_with_an_event_each() {
    let fens = ["3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "3k5/9/4P4/9/9/9/9/9/9/4K4 w"];
    let texts = fens.map(|fen| format!("[Event \"{}\"]\n[FEN \"{fen}\"]\n\n", &fen[..4]));
    let games = read_all(&texts.concat()).expect("two positions");
    for (game, fen) in games.iter().zip(fens) {
        assert_eq!(game.record.heading.event, fen[..4]);
        assert_eq!(game.record.game.start().fen(), fen);
    }
    assert_eq!(games.len(), 2);
}
