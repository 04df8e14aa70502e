//! What cannot be read, and where.

use super::all;
use basics::Excerpt;
use oanquan::{Cell, Direction, Move, RecordFlaw};

#[test]
fn a_flaw_is_named_with_its_place() {
    for (text, line, column, turn, words) in [
        ("", 1, 1, None, "nothing to read"),
        ("{a}\n", 2, 1, None, "nothing to read"),
        ("2+ 9- 2+", 1, 7, Some(3), "cell 2 is empty"),
        ("1. 2+ 9-\n2. 2+ x", 2, 4, Some(3), "cell 2 is empty"),
        ("2+ x", 1, 4, Some(2), "\"x\" is not a move"),
        ("2+ 24-", 1, 4, Some(2), "\"24-\" is not a move"),
        ("2+ -7", 1, 4, Some(2), "\"-7\" is not a move"),
        ("+2 7-", 1, 4, Some(2), "\"7-\" is not a move"),
        ("2+ 12345678901234567890-", 1, 4, Some(2), "is not a move"),
        ("8h 9i", 1, 1, Some(1), "\"8h\" is not a move"),
        ("2+ {7-", 1, 4, None, "nothing closes this \"{\""),
        ("2+ (7-", 1, 4, None, "nothing closes this \"(\""),
        ("[Rules folk]", 1, 1, None, "a tag must have brackets"),
        ("[Game \"caro\"]\n2+", 1, 8, None, "the game \"caro\""),
        ("[Start \"Q,5 0 0,0\"]", 1, 9, None, "a board has 12, 18 or 24 cells"),
        ("[Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]\n1,2", 2, 1, None, "\"1,2\" is not a move"),
        ("[Result \"38,32 quan-empty\"]\n2+", 1, 10, None, "but the moves lead to \"*\""),
        ("[Result \"38,32 quan-empty\"]\n2+ x", 2, 4, Some(2), "\"x\" is not a move"),
    ] {
        let error = all(text).err().unwrap_or_else(|| panic!("{text:?} is read"));
        assert_eq!((error.line, error.column, error.turn), (line, column, turn), "{error}");
        assert!(error.to_string().contains(words), "{error} lacks {words:?}");
    }
}

#[test]
fn right_and_left_have_two_readings() {
    for (text, word, cell) in [
        ("2+ 7R", "7R", 7),
        ("2+ 7 <", "7 <", 7),
        ("2+ 7 trái", "7 trái", 7),
        ("2+ 7Phải", "7Phải", 7),
        ("2+ 7 left", "7 left", 7),
    ] {
        let error = all(text).expect_err(text);
        let mv = |direction| Move { cell: Cell::new(cell), direction };
        let (plus, minus) = (mv(Direction::Plus), mv(Direction::Minus));
        let flaw = RecordFlaw::TwoReadings { word: Excerpt::of(word), plus, minus };
        assert_eq!((error.flaw, error.column, error.turn), (flaw, 4, Some(2)), "{text}");
    }
    let error = all("2+ 2R").expect_err("neither is legal");
    assert!(matches!(error.flaw, RecordFlaw::Illegal(_)), "{error}");
}

#[test]
fn texts_have_limits() {
    assert!(matches!(all(&"x".repeat(1 << 21)).expect_err("long").flaw, RecordFlaw::TooLong(_)));
    let many = "[Event \"a\"]2+ ".repeat(1_001);
    assert_eq!(all(&many).expect_err("many").flaw, RecordFlaw::TooManyGames(1_000));
    let long = "2+ ".repeat(5_001);
    assert!(matches!(all(&long).expect_err("long").flaw, RecordFlaw::TooManyMoves(_)));
}
