//! Positions and records as text.

use cotuong::{Cotuong, CotuongEnd, Malformed};
use cotuong_board::{BadFen, START};
use tabletop::{Game, GameMatch, Notation, Record};

use super::{played, position};

const POSITIONS: [&str; 6] = [
    START,
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w moves h2e2 h9g7 h0g2",
    "1:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w +3",
    "3k5/9/9/9/9/9/9/9/9/R3K4 b - - 17 1",
    "3k5/9/9/9/9/9/9/9/9/R3K4 b - - 17 1 moves d9d8 a0a9",
    "1:3k5/R8/9/9/9/9/9/9/9/1R2K4 w moves b0b9",
];
const RECORDS: [&str; 3] = [
    "[Game \"cotuong\"]\n[Options \"handicap=M2,M8 first_moves=2\"]\n\nh2e2 b2d2 b7e7\n",
    "[Game \"cotuong\"]\n[Start \"3k5/R8/9/9/9/9/9/9/9/1R2K4 w\"]\n[Result \"win,loss checkmate\"]\n\nb0b9",
    "h2e2 h9g7 resign:0",
];

#[test]
fn positions_are_written_as_they_are_read() {
    for text in POSITIONS {
        assert_eq!(position(text).to_string(), text);
    }
    let usual = position(START);
    for rest in [" - -", " - - 0 1", " - - 0", " 0 1", " moves"] {
        assert_eq!(position(&format!("{START}{rest}")), usual, "{rest}");
    }
}

#[test]
fn the_moves_after_a_fen_are_known_to_the_rules() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w";
    let round = "a0a1 d9d8 a1a0 d8d9";
    let going = position(&format!("{fen} moves {round}"));
    assert_eq!((going.end(), going.fen()), (None, fen.to_owned()));
    let done = position(&format!("{fen} moves {round} {round}"));
    assert_eq!(done.end(), Some(CotuongEnd::Repetition));
    assert_eq!(position(&done.to_string()), done);
    // The same moves, of which the position has made some and the match the others.
    let match_ = played(&going.to_string(), round);
    assert_eq!(*match_.position(), done);
}

#[test]
fn a_capture_among_the_moves_makes_the_position_after_it_the_first() {
    let captured = position(&format!("{START} moves h2h9 i9h9 P8-5"));
    assert!(captured.to_string().ends_with("w moves b2e2"), "{captured}");
    assert_eq!(captured.quiet(), 1);
}

#[test]
fn both_forms_of_moves_follow_a_fen() {
    let text = format!("{START} moves P2-5 M8.7 h0g2");
    assert_eq!(position(&text).to_string(), format!("{START} moves h2e2 h9g7 h0g2"));
}

#[test]
fn positions_are_read_as_engines_are_told_them() {
    let after = position(&format!("{START} moves h2e2 h9g7"));
    let board = START.strip_suffix(" w").expect("red to move");
    for text in [
        "position startpos moves h2e2 h9g7".to_owned(),
        format!("position fen {board} r - - 0 1 moves h3e3 h10g8"),
        format!("fen {board} moves h2-e2 m8.7"),
        format!("{board} moves P2=5 Mã 8 tấn 7").replace("Mã 8 tấn 7", "M8+7"),
    ] {
        assert_eq!(position(&text), after, "{text}");
    }
}

#[test]
fn malformed_positions_are_refused() {
    let refusal = |text: &str| Cotuong::usual().parse_position(text).expect_err(text);
    assert_eq!(refusal(""), Malformed::Fen(BadFen::Ranks(1)));
    assert_eq!(
        refusal("3k5/9/9/9/9/9/9/9/9/3RK4 w"),
        Malformed::Fen(BadFen::Check(cotuong::Color::Black))
    );
    let Malformed::Move { number: 2, .. } = refusal(&format!("{START} moves h2e2 h2e2")) else {
        panic!("the second move is illegal");
    };
    let over = refusal("3k5/R8/9/9/9/9/9/9/9/1R2K4 w moves b0b9 d9d8");
    assert_eq!(
        over.to_string(),
        "move 2 after the position: \"d9d8\" comes after the end of the game"
    );
}

/// Returns texts near one of the examples.
fn damaged(random: &mut fastrand::Rng, examples: &[&str], letters: &[char]) -> String {
    let example = random.choice(examples).expect("an example");
    let mut text: Vec<char> = example.chars().collect();
    for _ in 0..random.usize(0..4) {
        let at = random.usize(0..=text.len());
        let letter = *random.choice(letters).expect("a letter");
        match random.u8(0..3) {
            0 if at < text.len() => drop(text.remove(at)),
            1 if at < text.len() => text[at] = letter,
            _ => text.insert(at, letter),
        }
    }
    text.into_iter().collect()
}

#[test]
fn any_text_is_a_position_or_refused_with_one_line() {
    let mut random = fastrand::Rng::with_seed(7);
    let letters: Vec<char> = "rnbakcpRNKP0123456789/ w+-:movesXMPTtg.\n\u{202e}é".chars().collect();
    let mut read = 0;
    for _ in 0..8_000 {
        let text = damaged(&mut random, &POSITIONS, &letters);
        match Cotuong::usual().parse_position(&text) {
            Ok((_, position)) => {
                assert_eq!(super::position(&position.to_string()), position, "{text:?}");
                read += 1;
            }
            Err(why) => assert!(!why.to_string().contains('\n'), "{text:?}: {why}"),
        }
    }
    assert!(read > 500, "{read}");
}

#[test]
fn records_replay_and_damaged_ones_are_refused_with_one_line() {
    for text in RECORDS {
        let record = Record::<Cotuong>::parse(text, &Cotuong::usual()).expect(text);
        let again = Record::parse(&record.to_string(), &Cotuong::usual()).expect(text);
        assert_eq!(again, record);
    }
    let mut random = fastrand::Rng::with_seed(11);
    let letters: Vec<char> = "abehi0123459 []\"=,MXresign:stop\n\u{7}é".chars().collect();
    for _ in 0..4_000 {
        let text = damaged(&mut random, &RECORDS, &letters);
        match Record::<Cotuong>::parse(&text, &Cotuong::usual()) {
            Ok(record) => {
                let again = Record::parse(&record.to_string(), &Cotuong::usual());
                assert_eq!(again.expect("its own text"), record, "{text:?}");
            }
            Err(why) => assert!(!why.to_string().contains('\n'), "{text:?}: {why}"),
        }
    }
}

#[test]
fn a_record_may_have_comments_and_numbers_among_its_moves() {
    let start = "[Start \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\"]";
    let text = format!("[Game \"cotuong\"]\n{start}\n\n1. h2e2 {{good}} h9g7!\n2. h0g2 stop");
    let games = Cotuong::usual().read_games(&text).expect("a record");
    assert_eq!(games[0].record.game.turn_count(), 3);
    assert_eq!((games[0].passed_over.comments, games[0].passed_over.marks), (1, 1));
}

#[test]
fn a_record_of_a_handicap_names_it() {
    let record = Record::<Cotuong>::parse(RECORDS[0], &Cotuong::usual()).expect("a record");
    assert_eq!(record.game.rules().first_moves(), 2);
    assert_eq!(record.game.turn_count(), 3);
    assert!(record.to_string().contains("[Options \"handicap=M2,M8 first_moves=2\"]"));
}
