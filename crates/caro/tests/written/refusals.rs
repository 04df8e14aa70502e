//! What cannot be read, and where.

use super::all;
use basics::Excerpt;
use caro::{CannotMark, Flaw, Malformed, Square};

fn excerpt(text: &str) -> Excerpt {
    Excerpt::of(text)
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

#[test]
fn a_flaw_is_named_with_its_place() {
    let marked = |text| Flaw::Illegal(CannotMark::Marked(square(text)));
    let not_a_move = |text| Flaw::NotAMove(excerpt(text));
    let off = |text, size| Flaw::OffBoard(excerpt(text), size);
    for (text, line, column, turn, flaw) in [
        ("", 1, 1, None, Flaw::Empty),
        (" \n {a comment} ", 2, 14, None, Flaw::Empty),
        ("8h 9i\n8h", 2, 1, Some(3), marked("8h")),
        ("8h 8h xyz", 1, 4, Some(2), marked("8h")),
        ("[Result \"win,loss five\"] 8h xyz", 1, 29, Some(2), not_a_move("xyz")),
        ("h8i9h8", 1, 5, Some(3), marked("8h")),
        ("h8 i99", 1, 4, Some(2), off("i99", 20)),
        ("h8 z1", 1, 4, Some(2), off("z1", 20)),
        ("[Options \"size=15\"]\nh8 p1", 2, 4, Some(2), off("p1", 15)),
        ("12x12\n12,0", 2, 1, Some(1), off("12,0", 12)),
        ("12x12\n0,12", 2, 1, Some(1), off("0,12", 12)),
        ("BOARD\n65535,7,1\nDONE", 2, 1, Some(1), off("65535,7,1", 20)),
        ("BOARD\n7,65535,1\nDONE", 2, 1, Some(1), off("7,65535,1", 20)),
        ("(;GM[4]SZ[15];B[pa])", 1, 17, Some(1), off("pa", 15)),
        ("h8 xyz", 1, 4, Some(2), not_a_move("xyz")),
        ("h8 h0", 1, 4, Some(2), not_a_move("h0")),
        ("h8 12345h", 1, 4, Some(2), not_a_move("12345h")),
        ("2+ 7-", 1, 1, Some(1), not_a_move("2+")),
        ("8 h", 1, 1, Some(1), not_a_move("8")),
        ("h8 (i9", 1, 4, None, Flaw::Unclosed('(')),
        ("h8 {i9", 1, 4, None, Flaw::Unclosed('{')),
        ("[Game caro]", 1, 1, None, Flaw::NotATag),
        ("[Black \"a\"]\n[Black \"b\"]", 2, 1, None, Flaw::SecondTag(excerpt("Black"))),
        ("[Game \"cotuong\"]\nh2e2", 1, 8, None, Flaw::OtherGame(excerpt("cotuong"))),
        ("[Options \"size\"]", 1, 11, None, Flaw::NotAnOption(excerpt("size"))),
        (
            "[Options \"exact_five=on size=21\"]",
            1,
            25,
            None,
            Flaw::Malformed(Malformed::Size(excerpt("21"))),
        ),
        ("[Start \"x\"]", 1, 9, None, {
            Flaw::Malformed(Malformed::Character { at: 1, found: excerpt("x") })
        }),
        ("Piskvorky", 1, 1, None, Flaw::NotAHeader(excerpt("Piskvorky"))),
        ("Piskvorky 15x12, 1", 1, 1, None, Flaw::NotSquare(15, 12)),
        ("Piskvorky 25x25, 1", 1, 1, None, Flaw::Malformed(Malformed::Size(excerpt("25")))),
        ("Piskvorky 15x15\n8,8,1\n8,x,1\n9,9,1", 3, 1, None, Flaw::NotNumbers(excerpt("8,x,1"))),
        ("Piskvorky 15x15\n0,8,1", 2, 1, None, Flaw::NotNumbers(excerpt("0,8,1"))),
        ("Piskvorky 15x15\n8,8,1\n8,8,1", 3, 1, Some(2), marked("8h")),
        ("15x15\n7,7\nabc", 3, 1, None, Flaw::NotNumbers(excerpt("abc"))),
        ("BOARD\n7,7,1\n8,6,1\nDONE", 3, 1, Some(2), Flaw::SameSideTwice),
        ("(;GM[1];B[aa])", 1, 6, None, Flaw::OtherGame(excerpt("1"))),
        ("(;GM[4];B[hh];B[ig])", 1, 17, Some(2), Flaw::SameSideTwice),
        ("(;GM[4];B[])", 1, 11, Some(1), Flaw::NotASquare(excerpt(""))),
        ("(;GM[4];AB[hh])", 1, 12, None, Flaw::Setup),
        ("(;GM[4];B[hh]", 1, 1, None, Flaw::Unclosed('(')),
        ("(;GM[4];C[hh", 1, 10, None, Flaw::Unclosed('[')),
        ("(;GM[4];B hh)", 1, 9, None, Flaw::NotAProperty(excerpt("B"))),
        ("(;GM[4]SZ[15:12])", 1, 11, None, Flaw::NotSquare(15, 12)),
    ] {
        let error = all(text).err().unwrap_or_else(|| panic!("{text:?} is read"));
        assert_eq!((&error.flaw, error.turn), (&flaw, turn), "{text:?}: {error}");
        assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
    }
}

#[test]
fn a_result_in_our_words_must_follow_from_the_moves() {
    let error = all("[Game \"caro\"]\n[Result \"win,loss five\"]\n\n8h").expect_err("not over");
    assert_eq!((error.line, error.column), (2, 10));
    assert!(matches!(error.flaw, Flaw::OtherResult { .. }));
    // One that others state is only kept.
    all("[Result \"1-0\"]\n\nh8").expect("a game");
}

#[test]
fn texts_have_limits() {
    assert!(matches!(all(&"x".repeat(1 << 21)).expect_err("long").flaw, Flaw::TooLong(_)));
    let many = "[Event \"a\"]h8 ".repeat(1_001);
    assert_eq!(all(&many).expect_err("many").flaw, Flaw::TooManyGames(1_000));
    assert_eq!(all(&many[..many.len() - 14]).expect("1,000 games").len(), 1_000);
    let long = "h8 ".repeat(5_001);
    assert!(matches!(all(&long).expect_err("long").flaw, Flaw::TooManyMoves(_)));
}
