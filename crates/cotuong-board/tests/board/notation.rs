//! Moves as people in Việt Nam write them.

use cotuong_board::{START, Unreadable};

use super::{board, mv};

/// Checks that a move is written like this, and read back from this and from its crossings.
fn check(fen: &str, text: &str, crossings: &str) {
    let board = board(fen);
    assert_eq!(board.notation(mv(crossings)).as_deref(), Some(text), "{fen} {crossings}");
    assert_eq!(board.read_move(text), Ok(mv(crossings)), "{fen} {text}");
    assert_eq!(board.read_move(crossings), Ok(mv(crossings)), "{fen}");
}

#[test]
fn red_and_black_count_files_from_their_own_right() {
    check(START, "P2-5", "h2e2");
    check(START, "M2.3", "h0g2");
    check(START, "B7.1", "c3c4");
    check(START, "Tg5.1", "e0e1");
    let black = START.replace(" w", " b");
    check(&black, "P2-5", "b7e7");
    check(&black, "M8.7", "h9g7");
    check(&black, "B3.1", "c6c5");
    check(&black, "Tg5.1", "e9e8");
}

#[test]
fn steps_along_a_file_and_files_reached_follow_the_sign() {
    let fen = "3k5/9/9/9/9/4P4/9/R8/9/3AK3R w";
    check(fen, "X9/2", "a2a0");
    check(fen, "X9.4", "a2a6");
    check(fen, "X9-8", "a2b2");
    check(fen, "S6.5", "d0e1");
    check("3k5/9/9/9/9/2B6/9/9/4A4/4K4 w", "S5/4", "e1f0");
    check("3k5/9/9/9/9/2B6/9/9/4A4/4K4 w", "T7/9", "c4a2");
    check("3k5/9/9/9/9/2b6/9/9/4A4/4K4 b".replace("2b6", "9").as_str(), "Tg4-5", "d9e9");
    check("3k1a3/4a4/9/9/9/9/9/7n1/9/4K4 b", "M8/7", "h2g4");
}

#[test]
fn front_and_rear_of_two_on_a_file_replace_the_file() {
    let fen = "3k5/9/9/2r6/9/2B6/9/2r6/9/2B1K4 w";
    check(fen, "Ts.9", "c0a2");
    check(fen, "Tt/5", "c4e2");
    check(&fen.replace(" w", " b"), "Xt-1", "c2a2");
    check(&fen.replace(" w", " b"), "Xs.1", "c6c5");
    // The letter may be missing where only one legal move fits.
    assert_eq!(board(fen).read_move("T7.9"), Ok(mv("c0a2")));
    let black = board(&fen.replace(" w", " b"));
    assert_eq!(black.read_move("X3.1"), Err(Unreadable::Ambiguous("X3.1".into())));
}

#[test]
fn three_to_five_soldiers_on_a_file_have_places_in_between() {
    let three = "3k5/2P6/2P6/9/2P6/9/9/9/9/4K4 w";
    for (text, crossings) in [("Bt-8", "c8b8"), ("Bg-8", "c7b7"), ("Bs-8", "c5b5")] {
        check(three, text, crossings);
    }
    let five = "3k5/2P6/2P6/2P6/2P6/2P6/9/9/9/4K4 w";
    let moves = [("Bt.1", "c8c9"), ("Bgt-8", "c7b7"), ("Bg-8", "c6b6"), ("Bgs-6", "c5d5")];
    for (text, crossings) in moves {
        check(five, text, crossings);
    }
    let four = "3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w";
    for (text, crossings) in [("Bgt-8", "c7b7"), ("Bgs-8", "c6b6"), ("Bs-8", "c5b5")] {
        check(four, text, crossings);
    }
}

#[test]
fn soldiers_on_two_crowded_files_also_have_the_file() {
    let fen = "3k5/2P3P2/2P3P2/9/9/9/9/9/9/4K4 w";
    check(fen, "Bt7.1", "c8c9");
    check(fen, "Bs3-2", "g7h7");
    assert_eq!(board(fen).read_move("Bt.1"), Err(Unreadable::Ambiguous("Bt.1".into())));
}

#[test]
fn other_spellings_are_read() {
    let start = board(START);
    for text in ["H2-E2", "h2-e2", "H2E2"] {
        assert_eq!(start.read_move(text), Ok(mv("h2e2")), "{text}");
    }
    assert_eq!(start.read_move("C7.1"), Ok(mv("c3c4")), "chốt");
    assert_eq!(start.read_move("V3.5"), Ok(mv("g0e2")));
}

#[test]
fn other_texts_are_refused() {
    let start = board(START);
    let texts = [
        "", "P", "P2", "P2-", "P-5", "P0-5", "P2-0", "P2=5", "h-2e2", "h2e-2", "Q2-5", "Px-5",
        "P2-55", "é",
    ];
    for text in texts {
        assert_eq!(start.read_move(text), Err(Unreadable::NotAMove(text.into())), "{text}");
    }
    for text in ["P2-2", "X1.5", "Tt.5", "M2/3", "Tg4-5"] {
        assert_eq!(start.read_move(text), Err(Unreadable::NoSuchMove(text.into())), "{text}");
    }
    assert!(matches!(start.read_move("e0e2"), Err(Unreadable::Illegal(_))));
    for text in ["h2", "h2e", "h2e22", "j2e2", "h-2e2", "", "h2é"] {
        assert!(text.parse::<cotuong_board::Move>().is_err(), "{text}");
    }
}

#[test]
fn every_legal_move_of_random_games_is_read_back_in_both_forms() {
    let mut random = fastrand::Rng::with_seed(43);
    for _ in 0..40 {
        let mut game = board(START);
        for _ in 0..150 {
            let moves = game.legal_moves();
            for mv in &moves {
                let text = game.notation(*mv).expect("a piece moves");
                assert_eq!(game.read_move(&text), Ok(*mv), "{game} {text}");
                assert_eq!(mv.to_string().parse(), Ok(*mv));
            }
            let Some(mv) = random.choice(moves) else { break };
            game.make(mv);
        }
    }
}
