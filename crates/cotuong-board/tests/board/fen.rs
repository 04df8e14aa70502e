//! Positions as text.

use cotuong_board::{BadFen, Color, Fen, Kind, START};

use super::board;

fn refusal(text: &str) -> BadFen {
    text.parse::<Fen>().expect_err(text)
}

#[test]
fn positions_are_written_as_they_are_read() {
    for text in [START, "3k5/9/9/9/9/9/9/9/9/4K4 b", "3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 17 1"] {
        assert_eq!(text.parse::<Fen>().expect(text).to_string(), text);
    }
    let rest = ["", " - -", " - - 0", " - - 0 1", " 0 1", " - - 0 93"];
    for rest in rest {
        let fen: Fen = format!(" {START}{rest} ").parse().expect(rest);
        assert_eq!(fen.to_string(), START, "{rest}");
    }
}

#[test]
fn the_fens_of_other_programs_are_read() {
    let board = START.strip_suffix(" w").expect("red to move");
    let other_letters = START.replace('N', "H").replace('n', "h").replace('B', "E");
    let other_letters = other_letters.replace("ba", "ea").replace("ab", "ae");
    for text in [
        board.to_owned(),
        format!("{board} r"),
        format!("{board} R - - 0 1"),
        format!("{board} W"),
        format!("{board} - - 0 1"),
        format!("{START} KQkq - 0 1"),
        other_letters,
    ] {
        let fen: Fen = text.parse().expect(&text);
        assert_eq!(fen.to_string(), START, "{text}");
    }
    assert_eq!(format!("{board} B").parse::<Fen>().expect("black").board.to_move(), Color::Black);
}

#[test]
fn malformed_texts_are_refused() {
    assert_eq!(refusal("9/9 w"), BadFen::Ranks(2));
    assert_eq!(refusal(""), BadFen::Ranks(1));
    assert_eq!(refusal(&START.replace(" w", " x")), BadFen::Side("x".into()));
    let wide = START.replacen("9", "91", 1);
    assert_eq!(refusal(&wide), BadFen::Files { rank: 8, found: 10 });
    assert_eq!(refusal(&START.replacen("9", "8", 1)), BadFen::Files { rank: 8, found: 8 });
    assert_eq!(refusal(&START.replace('R', "Q")), BadFen::Piece("Q".into()));
    assert_eq!(refusal(&START.replacen("9", "90", 1)), BadFen::Piece("0".into()));
    assert_eq!(refusal(&format!("{START} ABab - 0 1")), BadFen::Field("ABab".into()));
    assert_eq!(refusal(&format!("{START} - - 0 1 x")), BadFen::Field("x".into()));
    assert_eq!(refusal(&format!("{START} - - -1 1")), BadFen::Field("-1".into()));
    assert_eq!(refusal(&format!("{START} - - 121 1")), BadFen::Quiet("121".into()));
}

#[test]
fn both_sides_need_one_general_and_at_most_a_set_of_pieces() {
    assert_eq!(refusal("9/9/9/9/9/9/9/9/9/4K4 w"), BadFen::NoGeneral(Color::Black));
    assert_eq!(refusal("4k4/9/9/9/9/9/9/9/9/9 w"), BadFen::NoGeneral(Color::Red));
    let two = BadFen::TooMany { color: Color::Red, kind: Kind::General, found: 2 };
    assert_eq!(refusal("3k5/9/9/9/9/9/9/9/9/4KK3 w"), two);
    let three = BadFen::TooMany { color: Color::Black, kind: Kind::Chariot, found: 3 };
    assert_eq!(refusal("3k1rrr1/9/9/9/9/9/9/9/9/4K4 w"), three);
    let six = BadFen::TooMany { color: Color::Red, kind: Kind::Soldier, found: 6 };
    assert_eq!(refusal("3k5/9/9/PPPPPP3/9/9/9/9/9/4K4 w"), six);
}

#[test]
fn pieces_stand_where_their_moves_can_take_them() {
    let place = |color, kind, square: &str| BadFen::OutOfPlace {
        color,
        kind,
        square: square.parse().expect("a crossing"),
    };
    let cases = [
        ("3k5/9/9/9/9/9/4K4/9/9/9 w", place(Color::Red, Kind::General, "e3")),
        ("2k6/9/9/9/9/9/9/9/9/4K4 w", place(Color::Black, Kind::General, "c9")),
        ("3k5/9/9/9/9/9/9/9/3A5/4K4 w", place(Color::Red, Kind::Advisor, "d1")),
        ("3k5/9/4a4/9/9/9/9/9/9/4K4 w", place(Color::Black, Kind::Advisor, "e7")),
        ("3k5/9/9/9/9/9/9/B8/9/B3K4 w", place(Color::Red, Kind::Elephant, "a0")),
        ("3k5/9/9/9/4b4/9/9/9/9/4K4 w", place(Color::Black, Kind::Elephant, "e5")),
        ("3k5/9/9/9/2B6/9/9/9/9/4K4 w", place(Color::Red, Kind::Elephant, "c5")),
        ("3k5/9/9/9/9/9/1P7/9/9/4K4 w", place(Color::Red, Kind::Soldier, "b3")),
        ("3k5/9/9/9/9/9/9/P8/9/4K4 w", place(Color::Red, Kind::Soldier, "a2")),
        ("3k5/9/9/9/3p5/9/9/9/9/4K4 w", place(Color::Black, Kind::Soldier, "d5")),
        // Both soldiers would have come from a3.
        ("3k5/9/9/9/9/P8/P8/9/9/4K4 w", place(Color::Red, Kind::Soldier, "a4")),
    ];
    for (text, flaw) in cases {
        assert_eq!(refusal(text), flaw, "{text}");
    }
    board("3k5/9/b8/9/2b6/P1P6/9/9/4A4/4K4 w");
    board("3k1P3/9/9/9/9/9/9/9/9/p3K4 w");
}

#[test]
fn the_side_that_is_not_to_move_is_not_in_check() {
    assert_eq!(refusal("4k4/9/9/9/9/9/9/9/9/4K4 w"), BadFen::Facing);
    assert_eq!(refusal("3k5/9/9/9/9/9/9/9/9/3RK4 w"), BadFen::Check(Color::Black));
    board("3k5/9/9/9/9/9/9/9/9/3RK4 b");
    Fen::read_in_a_row("3k5/9/9/9/9/9/9/9/9/3RK4 w").expect("red moves again");
}

#[test]
fn any_text_is_read_or_refused_with_one_line() {
    let mut random = fastrand::Rng::with_seed(41);
    let letters: Vec<char> = START.chars().chain("0129Kk /-wb\né".chars()).collect();
    let mut read = 0;
    for _ in 0..40_000 {
        let mut text: Vec<char> = START.chars().collect();
        for _ in 0..random.usize(0..4) {
            let at = random.usize(0..text.len());
            match random.u8(0..3) {
                0 => drop(text.remove(at)),
                1 => text[at] = *random.choice(&letters).expect("a letter"),
                _ => text.insert(at, *random.choice(&letters).expect("a letter")),
            }
        }
        let text: String = text.into_iter().collect();
        match text.parse::<Fen>() {
            Ok(fen) => {
                assert_eq!(fen.to_string().parse(), Ok(fen.clone()), "{text:?}");
                read += 1;
            }
            Err(why) => assert!(!why.to_string().contains('\n'), "{text:?}: {why}"),
        }
    }
    assert!(read > 1_000, "{read}");
}
