//! Whose text it is.

use basics::Claim;
use caro::Caro;
use tabletop::Notation;

#[test]
fn a_text_is_claimed_by_what_only_caro_has() {
    for text in [
        "[Game \"caro\"]\n\n8h 9i",
        "\u{feff}[Game \"Gomoku\"]\n\nh8 i9",
        "[Event \"x\"]\n[Game \"renju\"]",
        "Piskvorky 15x15, 11:11, 1\n8,8,12",
        "(;FF[4]GM[4]SZ[15];B[hh])",
        "15x15\n7,7",
        "BOARD\n7,7,1\nDONE",
        "8h9i10j9h",
        "8h 9i 10j 9h",
        "8H 9I",
        "1. 8h 9i\n2. 10j 9h",
        "h8 i9 j10 h9",
        "H8 I9 J10",
        "h8i9j10h9",
        "[Event \"g\"]\n[GameType \"11\"]\n\n1. h8 i9 2. j10 h9 1-0",
        "empty",
        "1:8h9i",
        "2l2r",
    ] {
        assert_eq!(Caro::claim(text), Claim::Surely, "{text:?}");
    }
}

#[test]
fn a_text_that_others_may_mean_is_perhaps_a_game() {
    for text in ["h8 i9", "h8i9", "H8 I9", "h2e2 h9g7", "h3e3 h10g8", "2R 7L", "2p 7t", "7,7\n8,6"]
    {
        assert_eq!(Caro::claim(text), Claim::Perhaps, "{text:?}");
    }
}

#[test]
fn a_text_of_another_game_is_not_claimed() {
    for text in [
        "",
        "2+ 9- 4+",
        "[Game \"Chinese Chess\"]\n\n1. h8 i9",
        "[Game \"cotuong\"]\n\nh2e2",
        "[Game \"oanquan\"]\n\n2+",
        "[Game \"pebbles\"]\n\n2 4 1",
        "[Rules \"folk\"]\n\n2+ 9-",
        "P2-5 M8.7",
        "p2-5 m8.7",
        "M2.1 X9-8",
        "P2=5",
        "C2=5 H8+7",
        "C2.5 H8+7",
        "炮二平五 馬８進７",
        "Pháo 2 bình 5",
        "12 4 0 0",
        "4 3 1",
        "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "1:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "oanquan:AQAB",
        "(;GM[1];B[aa])",
        "(version: 1)",
        "An\nBình\nChi",
        "2 phải 7 trái",
        "+2 -7 +5",
    ] {
        assert_eq!(Caro::claim(text), Claim::No, "{text:?}");
    }
}
