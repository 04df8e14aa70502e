//! Whose text it is.

use basics::Claim;
use oanquan::claim;

#[test]
fn a_text_is_claimed_by_what_only_this_game_has() {
    for (text, expected) in [
        ("[Rules \"folk\"]\n2+", Claim::Surely),
        ("[Game \"oanquan\"]", Claim::Surely),
        ("[Event \"x\"]\n[Game \"Ô ăn quan\"]\n+2", Claim::Surely),
        ("[Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]", Claim::Surely),
        ("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; 2+", Claim::Surely),
        ("2+ 7-", Claim::Surely),
        ("1. 2+ 7-", Claim::Surely),
        ("2+, 7-, 5+", Claim::Surely),
        ("2 + 7 - 5 +", Claim::Surely),
        ("２＋ ７－", Claim::Surely),
        ("2+ 7-7 9", Claim::Surely),
        ("2 phải 7 trái", Claim::Surely),
        ("[Side0 \"An\"]\n2+ 7-", Claim::Surely),
        ("+2 -7 +5", Claim::Perhaps),
        ("2R 7L", Claim::Surely),
        ("2L 7L", Claim::Perhaps),
        ("2>  7<", Claim::Perhaps),
        ("Q,5,5 0 0,0", Claim::Perhaps),
        ("", Claim::No),
        ("[Game \"caro\"]\n2+", Claim::No),
        ("[Game \"Chinese Chess\"]\n2+", Claim::No),
        ("[FEN \"x\"]\n2+", Claim::No),
        ("8h 9i", Claim::No),
        ("h8 i9", Claim::No),
        ("P2-5 M8.7", Claim::No),
        ("C2=5 H8+7", Claim::No),
        ("4 3 1", Claim::No),
        ("12 4 0 0", Claim::No),
        ("1-0", Claim::No),
        ("5-3", Claim::No),
        ("2026-11-25", Claim::No),
        ("An\nBình", Claim::No),
        ("炮二平五", Claim::No),
        ("(;GM[4];B[hh])", Claim::No),
        ("rnbakabnr/9/1c5c1 w", Claim::No),
    ] {
        assert_eq!(claim(text), expected, "{text:?}");
    }
}
