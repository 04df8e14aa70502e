//! What a hint says about a mark that neither threatens nor blocks anything.

use basics::Analysis;
use caro::words::CaroWords;
use caro::{Advice, Caro, Square};
use tabletop::{Game, GameMatch, Match};
use words::{Entry as _, Language, Source};

/// Returns the hint for a mark on `best` after a history; the search has found nothing.
fn hint(language: Language, history: &str, best: &str) -> String {
    let (game, board) = Caro::usual().parse_position(history).expect("a history");
    let best: Square = best.parse().expect("a square");
    let found =
        Analysis { best, score: 0, moves_to_end: None, depth: 1, nodes: 1, line: Vec::new() };
    let advice = Advice::of(&Match::begin(game, board), &found).expect("it fits");
    CaroWords::find(Source::of(language), "", &[]).advice(&advice)
}

#[test]
fn a_quiet_mark_says_what_it_makes_of_its_lines() {
    for (history, best, sentence) in [
        ("empty", "8h", "Hint: h8 is near the middle, with room all around."),
        ("8h1a", "8i", "Hint: i8 makes two along row 8, one mark short of an open three."),
        ("8h1a", "6h", "Hint: h6 makes two along column h, one mark short of an open three."),
        (
            "8h1a",
            "9i",
            "Hint: i9 makes two along the diagonal of h8, one mark short of an open three.",
        ),
        // O stands directly behind the two.
        ("8h8g", "8i", "Hint: i8 makes two along row 8, with room for five."),
        (
            "8h1a6j1o",
            "8j",
            "Hint: j8 works on two lines at once, row 8 and column j, of which one mark can block only one.",
        ),
        ("8h8g8i1a", "8j", "Hint: j8 makes three along row 8: one more makes four."),
        // A single mark of X is no danger yet, two of them may become one.
        ("8h1a1o", "7h", "Hint: h7 stays near the marks, where new lines can meet."),
        ("8h8g8i", "8j", "Hint: j8 hinders the other player along row 8."),
        ("8h1a", "10i", "Hint: i10 stays near the marks, where new lines can meet."),
        (
            "8h6h",
            "7g",
            "Hint: g7 makes two along the diagonal of h8, one mark short of an open three.",
        ),
    ] {
        assert_eq!(hint(Language::English, history, best), sentence, "{history} {best}");
    }
}

#[test]
fn the_reasons_exist_in_vietnamese() {
    for (history, best, sentence) in [
        (
            "8h1a",
            "9i",
            "Gợi ý: ô i9 thành hai ở đường chéo qua h8, thêm một dấu nữa là ba hở hai đầu.",
        ),
        (
            "8h1a6j1o",
            "8j",
            "Gợi ý: ô j8 đi được cả hai đường, hàng 8 và cột j, bên kia đánh một dấu chỉ cản được một đường.",
        ),
        ("8h8g8i1a", "8j", "Gợi ý: ô j8 thành ba ở hàng 8, thêm một dấu nữa là bốn."),
        ("8h8g8i", "8j", "Gợi ý: ô j8 cản bên kia ở hàng 8."),
    ] {
        assert_eq!(hint(Language::Vietnamese, history, best), sentence, "{history} {best}");
    }
}

#[test]
fn a_mark_that_threatens_or_blocks_says_that_instead() {
    assert_eq!(hint(Language::English, "8h1a8i1c", "8j"), "Hint: j8 makes an open three.");
    let blocks = "Hint: j8 stops an open three in time.";
    assert_eq!(hint(Language::English, "8f1a8g1c8h", "8i"), blocks.replace("j8", "i8"));
}
