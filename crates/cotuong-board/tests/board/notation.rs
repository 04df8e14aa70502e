//! Moves as people in Việt Nam write them.

use basics::Folded;
use cotuong_board::{Board, Dialect, Illegal, Move, START, Said, Unreadable, spelled};
use strum::VariantArray;

use super::{board, mv};

/// Returns the two moves that a text may be, in order.
fn either(board: &Board, text: &str) -> [String; 2] {
    let Err(Unreadable::Ambiguous { readings, .. }) = board.read_move(text) else {
        panic!("{text} may be several moves");
    };
    let mut texts = readings.map(|mv| mv.to_string());
    texts.sort();
    texts
}

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
    assert_eq!(either(&black, "X3.1"), ["c2c1", "c6c5"]);
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
    assert_eq!(either(&board(fen), "Bt.1"), ["c8c9", "g8g9"]);
}

#[test]
fn other_spellings_are_read() {
    let start = board(START);
    for text in ["H2-E2", "h2-e2", "H2E2"] {
        assert_eq!(start.read_move(text), Ok(mv("h2e2")), "{text}");
    }
    assert_eq!(start.read_move("C7.1"), Ok(mv("c3c4")), "chốt");
    assert_eq!(start.read_move("V3.5"), Ok(mv("g0e2")));
    let cannons = [
        "p2-5",
        "P2=5",
        "P2–5",
        "P2−5",
        "P2\u{2011}5",
        "Ｐ２－５",
        "Pháo 2 bình 5",
        "PHÁO 2 BÌNH 5",
        "phao 2 binh 5",
        "Pha\u{301}o 2 bi\u{300}nh 5",
        "Pháo 2-5",
        "Pháo 2 - 5",
        "P2b5",
        "P2 bình 5",
        "C2=5",
        "C2.5",
        "炮二平五",
        "砲2平5",
        "包２平５",
        " p2-5 ",
    ];
    for text in cannons {
        assert_eq!(start.read_move(text), Ok(mv("h2e2")), "{text}");
    }
    let generals =
        ["Tg5.1", "TG5.1", "tg5.1", "Tướng 5 tấn 1", "Soái 5 tiến 1", "tuong 5 tan 1", "帥五進一"];
    for text in generals {
        assert_eq!(start.read_move(text), Ok(mv("e0e1")), "{text}");
    }
}

#[test]
fn a_text_with_two_legal_readings_is_refused_with_both() {
    // A cannon and a soldier on the third file from the right of red.
    let both = board("3k5/9/9/9/9/6P2/9/6C2/9/4K4 w");
    assert_eq!(either(&both, "P3+1"), ["g2g3", "g4g5"], "pháo, or the pawn of other dialects");
    assert_eq!(both.read_move("P3.1"), Ok(mv("g2g3")));
    // Crossings are nothing else: not the soldier on the second file that goes sideways.
    let soldier = board("3k5/9/7P1/9/9/9/9/9/1R7/4K4 w");
    assert_eq!(soldier.read_move("b1b3"), Ok(mv("b1b3")));
    assert_eq!(soldier.read_move("B2-3"), Ok(mv("h7g7")));
    assert!(matches!(soldier.read_move("b2b3"), Err(Unreadable::Illegal(_))));
    // Without accents, tuong is the general or the elephant.
    let two = board("3k5/9/9/9/9/9/9/9/9/4K1B2 w");
    assert_eq!(two.read_move("tuong 3 tan 5"), Ok(mv("g0e2")));
    assert_eq!(two.read_move("tuong 5 tan 1"), Ok(mv("e0e1")));
}

#[test]
fn other_texts_are_refused() {
    let start = board(START);
    let texts = [
        "",
        "P",
        "P2",
        "P2-",
        "P0-5",
        "P2-0",
        "h-2e2",
        "h2e-2",
        "Q2-5",
        "Px-5",
        "P2-55",
        "é",
        "P2-5 M8.7",
        "h2e2h9g7",
        "Pháo",
        "Pháo 2",
        "Pháo 2 bình",
    ];
    for text in texts {
        assert_eq!(start.read_move(text), Err(Unreadable::NotAMove(text.into())), "{text}");
    }
    for text in ["P2-2", "M2.2", "Tt.5", "Tg4-5"] {
        assert_eq!(start.read_move(text), Err(Unreadable::NoSuchMove(text.into())), "{text}");
    }
    assert!(matches!(start.read_move("e0e2"), Err(Unreadable::Illegal(_))));
    for text in ["h2", "h2e", "h2e22", "j2e2", "h-2e2", "", "h2é"] {
        assert!(text.parse::<cotuong_board::Move>().is_err(), "{text}");
    }
}

/// Returns the legal moves that the text of a move in a dialect means in it.
fn meant(board: &Board, mv: Move, dialect: Dialect) -> Vec<Move> {
    let text = board.notation_in(mv, dialect).expect("a piece moves");
    let folded = Folded::of(&text);
    let [spelled] = &spelled(folded.as_str())[..] else { panic!("{text} is one move") };
    assert_eq!(spelled.length, folded.as_str().len(), "{text}");
    let readings = spelled.readings.iter().filter(|reading| reading.dialect == dialect);
    let said: Vec<Said> = readings.map(|reading| reading.said).collect();
    board.said(&said).into_iter().collect()
}

#[test]
fn soldiers_in_crowds_are_written_apart_in_every_dialect() {
    let fens = [
        "3k5/2P6/2P6/9/2P6/9/9/9/9/4K4 w",
        "3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w",
        "3k5/2P6/2P6/2P6/2P6/2P6/9/9/9/4K4 w",
        "3k5/2P3P2/2P3P2/4P4/9/9/9/9/9/4K4 w",
        "4k4/9/9/9/9/2p3p2/2p3p2/2p6/9/3K5 b",
    ];
    for fen in fens {
        let board = board(fen);
        for mv in board.legal_moves() {
            for dialect in Dialect::VARIANTS {
                assert_eq!(meant(&board, mv, *dialect), [mv], "{fen} {mv} {dialect:?}");
            }
        }
    }
}

#[test]
fn every_dialect_has_its_own_spelling() {
    let fen = "3k5/9/9/2r6/9/2C6/9/2r6/9/2C1K4 w";
    let all = |fen: &str, crossings: &str| {
        let board = board(fen);
        Dialect::VARIANTS.iter().map(|dialect| board.notation_in(mv(crossings), *dialect)).collect()
    };
    let texts: Vec<Option<String>> = all(fen, "c0c1");
    let expected = ["Ps.1", "C-+1", "后炮进一", "C0-C1", "c1c2", "Cc0c1", "Cc1c2"];
    assert_eq!(texts, expected.map(|text| Some(text.to_owned())));
    let texts: Vec<Option<String>> = all(&fen.replace(" w", " b"), "c2a2");
    let expected = ["Xt-1", "R+=1", "前车平１", "C2-A2", "c3a3", "Rc2a2", "Rc3a3"];
    assert_eq!(texts, expected.map(|text| Some(text.to_owned())));
    let two_files = "3k5/2P3P2/2P3P2/9/9/9/9/9/9/4K4 w";
    let texts: Vec<Option<String>> = all(two_files, "c7b7");
    let expected = ["Bs7-8", "Pd=8", "四兵平八", "C7-B7", "c8b8", "Pc7b7", "Pc8b8"];
    assert_eq!(texts, expected.map(|text| Some(text.to_owned())));
    for text in ["+C+1", "C++1", "前炮进一", "前砲進1"] {
        assert_eq!(board(fen).read_move(text), Ok(mv("c4c5")), "{text}");
    }
    assert_eq!(board(two_files).read_move("前七平六"), Ok(mv("c8d8")));
}

#[test]
fn a_move_may_be_the_letter_of_the_piece_and_a_crossing() {
    let start = board(START);
    for (text, crossings) in [
        ("Che2", "h2e2"),
        ("Ch2e2", "h2e2"),
        ("Hg2", "h0g2"),
        ("Nc2", "b0c2"),
        ("Cxb9", "b2b9"),
        ("Cbxb9", "b2b9"),
        ("Pe4", "e3e4"),
        ("Ege2", "g0e2"),
        ("Bce2", "c0e2"),
        ("Ade1", "d0e1"),
        ("R0i1", "i0i1"),
        ("Ke1", "e0e1"),
    ] {
        assert_eq!(start.read_move(text), Ok(mv(crossings)), "{text}");
    }
}

#[test]
fn a_move_that_a_piece_blocks_is_refused_for_that() {
    // The horse on file 2 from the right cannot go to file 4: the elephant stands in its way.
    let blocked = board(START).read_move("M2.4").map_err(|why| why.to_string());
    assert_eq!(
        blocked,
        Err("h0f1 is illegal: the horse on h0 cannot go there: the piece on g0 is in its way"
            .to_owned())
    );
    let own = board(START).read_move("X1.3").map_err(|why| why.to_string());
    assert_eq!(own, Err("i0i3 is illegal: a piece of the same side stands on i3".to_owned()));
    let between = board(START).read_move("X1.4").map_err(|why| why.to_string());
    assert_eq!(
        between,
        Err("i0i4 is illegal: the chariot on i0 cannot go there: the piece on i3 is in its way"
            .to_owned())
    );
}

#[test]
fn every_legal_move_of_random_games_is_read_back_in_every_form() {
    let mut random = fastrand::Rng::with_seed(43);
    for _ in 0..40 {
        let mut game = board(START);
        for _ in 0..150 {
            let moves = game.legal_moves();
            for mv in &moves {
                let text = game.notation(*mv).expect("a piece moves");
                assert_eq!(game.read_move(&text), Ok(*mv), "{game} {text}");
                assert_eq!(mv.to_string().parse(), Ok(*mv));
                for dialect in Dialect::VARIANTS {
                    assert_eq!(meant(&game, *mv, *dialect), [*mv], "{game} {mv} {dialect:?}");
                }
            }
            let Some(mv) = random.choice(moves) else { break };
            game.make(mv);
        }
    }
}

#[test]
fn a_move_that_leaves_the_general_in_check_is_refused_for_that() {
    // The chariot of Black on e5 checks, and that of Red on i0 stands elsewhere.
    let board = board("3ak4/9/9/9/4r4/9/9/9/9/3AK3R w");
    let mv = Move { from: "i0".parse().expect("a square"), to: "i1".parse().expect("a square") };
    assert_eq!(board.read_move("X1.1"), Err(Unreadable::Illegal(Illegal::Check(mv))));
    // Two steps are none of its moves at all.
    assert_eq!(board.read_move("M1.2"), Err(Unreadable::NoSuchMove("M1.2".into())));
}
