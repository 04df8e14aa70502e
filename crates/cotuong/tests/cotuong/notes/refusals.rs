//! What cannot be read is refused with its place, and what could be two things with both.

use cotuong::{CannotMove, NotesFlaw, Unreadable};

use super::{moves, read, read_all, refusal};

/// Returns the place and the readings of a move that may be two.
fn two(text: &str) -> (usize, usize, Option<usize>, [String; 2]) {
    let (line, column, turn, NotesFlaw::TwoReadings { mut readings, .. }) = refusal(text) else {
        panic!("{text}");
    };
    readings.sort();
    (line, column, turn, readings)
}

fn both(first: &str, second: &str) -> [String; 2] {
    [first.to_owned(), second.to_owned()]
}

#[test]
fn two_dialects_in_which_a_text_is_legal() {
    // A cannon and a soldier on the third file: pháo in Vietnamese, pawn in WXF.
    let fen = "3k5/9/9/9/9/6P2/9/6C2/9/4K4 w";
    assert_eq!(two(&format!("{fen}\n1. P3+1")), (2, 4, Some(1), both("g2g3", "g4g5")));
    // A later move or the name of the dialect decides.
    assert_eq!(moves(&read(&format!("{fen}\nP3+1 Tg4.1"))), "g2g3 d9d8");
    assert_eq!(moves(&read(&format!("{fen}\nP3+1 K4+1"))), "g4g5 d9d8");
    assert_eq!(moves(&read(&format!("[FEN \"{fen}\"]\n[Format \"WXF\"]\nP3+1"))), "g4g5");
    // Coordinates from rank 0 and from rank 1.
    let fen = "3k5/9/9/9/9/R8/R8/9/9/4K4 w";
    assert_eq!(two(&format!("{fen}\na4b4")), (2, 1, Some(1), both("a3b3", "a4b4")));
    assert_eq!(moves(&read(&format!("{fen} a4b4 d10d9"))), "a3b3 d9d8");
    assert_eq!(moves(&read(&format!("{fen} a4b4 d9d8"))), "a4b4 d9d8");
}

#[test]
fn a_move_without_the_place_that_it_needs() {
    let fen = "3k5/9/9/9/9/2C6/9/9/9/2C1K4 w";
    for text in ["P7-6", "C7=6", "炮七平六", "Pháo 7 bình 6"] {
        let text = format!("{fen}\n1. {text}");
        assert_eq!(two(&text), (2, 4, Some(1), both("c0d0", "c4d4")), "{text}");
    }
    // Only one of them can go so far.
    assert_eq!(moves(&read(&format!("{fen}\nP7.5"))), "c4c9");
}

#[test]
fn the_first_flaw_has_its_place() {
    assert_eq!(refusal(""), (1, 1, None, NotesFlaw::Empty));
    assert_eq!(refusal("1. *"), (1, 1, None, NotesFlaw::Empty));
    assert_eq!(refusal("[Event \"Club\"]\n*"), (1, 1, None, NotesFlaw::Empty));
    assert_eq!(refusal("xin chào\ncác bạn"), (1, 1, None, NotesFlaw::Empty));
    assert_eq!(refusal("1. P2-5 {hay"), (1, 9, None, NotesFlaw::OpenComment));
    assert_eq!(refusal("1. P2-5\n(hay {)} hơn"), (2, 1, None, NotesFlaw::OpenComment));
    assert_eq!(refusal("[FEN]\nP2-5"), (1, 1, None, NotesFlaw::NotATag));
    let no_such =
        |text: &str| NotesFlaw::Move(CannotMove::Unreadable(Unreadable::NoSuchMove(text.into())));
    assert_eq!(refusal("1. P2-5 M8.7\n2. X2-1 X9-8"), (2, 4, Some(3), no_such("X2-1")));
    assert_eq!(refusal("1. Pháo 2 bình 5\nMã 8 tấn 8"), (2, 1, Some(2), no_such("Mã 8 tấn 8")));
    assert_eq!(refusal("P2–5 M8–7"), (1, 6, Some(2), no_such("M8–7")));
    assert_eq!(refusal("炮二平五\r炮五平五"), (2, 1, Some(2), no_such("炮五平五")));
    let not_a_move = |text: &str| NotesFlaw::NotAMove(text.into());
    assert_eq!(refusal("1. P2-5 M8.7x"), (1, 9, Some(2), not_a_move("M8.7x")));
    assert_eq!(refusal("1. P2-5 xyz M8.7"), (1, 9, Some(2), not_a_move("xyz")));
    assert_eq!(refusal("P2-5 M8.7\nQ2-5"), (2, 1, Some(3), not_a_move("Q2-5")));
    assert_eq!(refusal("1. P2-5 M8.7\n2. Mãã"), (2, 4, Some(3), not_a_move("Mãã")));
    let (1, 7, None, NotesFlaw::Start(_)) = refusal("[FEN \"9 w\"]") else { panic!("no position") };
    let (1, 1, Some(1), NotesFlaw::Move(CannotMove::Illegal(_))) = refusal("h2e9 h9g7") else {
        panic!("no cannon goes there");
    };
    let (1, 12, Some(3), NotesFlaw::FromOne { .. }) = refusal("h3e3 h10g8 h1g4") else {
        panic!("no horse goes there");
    };
    let (1, 6, Some(2), NotesFlaw::OtherDialect { .. }) = refusal("P2-5 炮８平５") else {
        panic!("Vietnamese and Chinese");
    };
    let (1, 10, Some(2), NotesFlaw::AfterResult(_)) = refusal("P2-5 1-0 M8.7") else {
        panic!("a move after the result");
    };
    let (1, 8, None, NotesFlaw::OtherGame(_)) = refusal("[Game \"caro\"]\n8h") else {
        panic!("another game");
    };
}

#[test]
fn limits() {
    let long = " ".repeat(1 << 20) + "P2-5";
    assert_eq!(refusal(&long).3, NotesFlaw::TooLong(1 << 20));
    let moves = "a0a1 a9a8 a1a0 a8a9 ".repeat(1_300);
    let (1, 25_001, Some(5_001), NotesFlaw::TooManyMoves(5_000)) = refusal(&moves) else {
        panic!("too many moves");
    };
    assert_eq!(super::moves(&read(&moves[..25_000])).len(), 24_999);
    let games = "P2-5\n*\n".repeat(2_001);
    assert_eq!(refusal(&games).3, NotesFlaw::TooManyGames(2_000));
    assert_eq!(read_all(&games[..1_400 * 7]).map(|games| games.len()), Ok(1_400));
}

#[test]
fn every_flaw_is_one_sentence_in_one_line() {
    let texts = [
        "",
        "[FEN]",
        "P2-5 {",
        "[FEN \"9 w\"]",
        "P2-5 xyz M8.7",
        "h2e9",
        "h3e3 h10g8 h1g4",
        "P2-5 炮８平５",
        "P2-5 1-0 M8.7",
        "[Game \"caro\"]",
        "XQ\u{12}",
        "[Side0 \"x\"]\nh2e9",
        "[DhtmlXQ_binit]1[/DhtmlXQ_binit]",
        "[DhtmlXQ_movelist]1[/DhtmlXQ_movelist]",
    ];
    for text in texts {
        let why = read_all(text).expect_err(text).to_string();
        assert!(why.starts_with("line ") && !why.contains('\n') && !why.ends_with('.'), "{why}");
    }
}
