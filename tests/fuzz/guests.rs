//! The parsers of the other games.

use std::fmt::Debug;
use std::sync::Arc;

use caro::{Board, Caro, Square};
use cotuong::{Cotuong, Position};
use games::Ganh;
use pebbles::{Heap, Pebbles, Take};
use proptest::prelude::*;
use tabletop::archive::{SavedGame, Stored, game_text};
use tabletop::{Game, GameMatch, MoveEngine, Record, Session};

use super::support::failures::saving_failures;
use super::{bytes_near, check_one_line, lines, text_near};

const HEAPS: [&str; 5] = ["12 4 0 0", "999 20 20 1", "1 2 1 0", "0 4 3 1", "1000 4 0 0"];
const PEBBLE_RECORDS: [&str; 4] = [
    "[Game \"pebbles\"]\n[Options \"pebbles=12 most=4\"]\n[Start \"12 4 0 0\"]\n\n2 4 1\n",
    "[Game \"pebbles\"]\n[Options \"pebbles=3 most=4\"]\n[Start \"3 4 0 1\"]\n[Result \"win,loss cannot-move\"]\n\n2 1\n",
    "[Start \"999 20 0 0\"]\n20 19 20 resign:0",
    "4 3 1 2",
];
const SAVED_PEBBLES: [&str; 2] = [
    "(version: 1, data: (id: \"2026-11-21-kafize\", game: \"pebbles\", began: \"2026-11-21T05:00:00Z\", \
     saved: \"2026-11-21T05:00:00Z\", rules: (pebbles: 12, most: 4), start: \"12 4 0 0\", \
     seats: [Person, Computer(Hard)], seed: 7, moves: \"4 3\", undone: \"1\"))",
    "(version: 1, data: (id: \"0\", game: \"pebbles\", began: \"2026-11-21T05:00:00Z\", \
     saved: \"2026-11-21T05:00:00Z\", rules: (pebbles: 999, most: 20), start: \"999 20 0 1\", \
     seats: [Person, Person], names: [\"An\", \"\"], seed: 0, moves: \"20 resign:0\", \
     result: Some((points: [0, 1], why: \"resigned\"))))",
];

/// The first is a golden game; the last marks a square twice.
const HISTORIES: [&str; 5] = [
    "13n10n12n8e7k9f9h7f9d8f6f7d6c7e7g8c8d6e5e5f4g9b",
    " 8h 9i\n10j ",
    "1:8h9i",
    "empty",
    "8h9i8h",
];
const CARO_RECORDS: [&str; 3] = [
    "[Game \"caro\"]\n[Options \"size=10 exact_five=off double_block=on\"]\n\n8h9i10j\n",
    "[Game \"caro\"]\n[Start \"8h9i\"]\n[Result \"win,loss resigned\"]\n\n10j resign:1",
    "9h1a9i1c9j1e9k1g9l",
];
const SAVED_CARO: [&str; 2] = [
    "(version: 1, data: (id: \"2026-11-21-kafize\", game: \"caro\", began: \"2026-11-21T05:00:00Z\", \
     saved: \"2026-11-21T05:00:00Z\", rules: (size: 15, exact_five: true, double_block: true), \
     start: \"empty\", seats: [Person, Computer(Hard)], seed: 7, moves: \"8h 9i\", undone: \"10j\"))",
    "(version: 1, data: (id: \"0\", game: \"caro\", began: \"2026-11-21T05:00:00Z\", \
     saved: \"2026-11-21T05:00:00Z\", rules: (size: 19, exact_five: false, double_block: false), \
     start: \"1:8h\", seats: [Person, Person], names: [\"An\", \"\"], seed: 0, moves: \"9i resign:0\", \
     result: Some((points: [0, 1], why: \"resigned\"))))",
];

/// The last repeats a position.
const FENS: [&str; 5] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
    "1:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w +2 moves h2e2",
    "4k4/9/R8/8R/9/9/9/9/9/3K5 w - - 117 1",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w moves h2e2 M8.7 e2e6",
    "4k4/9/9/9/5R3/9/9/9/4n4/3K5 w moves f5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9",
];
const COTUONG_RECORDS: [&str; 3] = [
    "[Game \"cotuong\"]\n[Options \"handicap=M2,X1 first_moves=1\"]\n\nh2e2 h9g7\n",
    "[Game \"cotuong\"]\n[Start \"4k4/R8/8R/9/9/9/9/9/9/3K5 w\"]\n[Result \"win,loss checkmate\"]\n\ni7i9",
    "h2e2 h9g7 resign:1",
];
const SAVED_COTUONG: [&str; 1] = [
    "(version: 1, data: (id: \"2026-11-21-kafize\", game: \"cotuong\", began: \"2026-11-21T05:00:00Z\", \
     saved: \"2026-11-21T05:00:00Z\", rules: (handicap: \"M2\", first_moves: 0), \
     start: \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKAB1R w\", \
     seats: [Person, Computer(Hard)], seed: 7, moves: \"h2e2 h9g7\", undone: \"b2c2\"))",
];
const GANH_RECORDS: [&str; 2] = [
    "[Game \"ganh\"]\n[Options \"opening=off\"]\n\n1. a3b3 {a} e3d3!\n",
    "[Start \"T...T/..T../.T.T./..B../B...B b c3\"]\nc2c3; resign:1",
];

fn check_record<G: Game + PartialEq + Debug>(text: &str) {
    match Record::<G>::parse(text, &G::usual()) {
        Ok(record) => {
            let back = Record::parse(&record.to_string(), &G::usual());
            assert_eq!(back.expect("what was written is read"), record);
        }
        Err(refusal) => {
            check_one_line(&refusal.to_string());
            let line = lines(text).nth(refusal.line - 1).expect("a line of the text");
            assert!(refusal.column <= line.chars().count() + 1, "{refusal}");
        }
    }
}

fn check_saved_game<G: Stored>(bytes: &[u8]) {
    match SavedGame::<G>::parse(bytes) {
        Ok((game, state)) => {
            let move_engine: MoveEngine<G> = Arc::new(|_, _| None);
            let session = Session::resume(state, Arc::new(|| ()), move_engine);
            let again = SavedGame::of(&game.label(), &session, game.saved);
            let written = game_text(&again).expect("a text");
            let (read, state) =
                SavedGame::<G>::parse(written.as_bytes()).expect("what was written is read");
            assert_eq!(read, again);
            assert_eq!(state.game().position(), session.position());
        }
        Err(refusal) => check_one_line(&refusal.to_string()),
    }
}

#[test]
fn undamaged_texts_are_read() {
    for text in &HEAPS[..4] {
        text.parse::<Heap>().expect(text);
    }
    for text in &HISTORIES[..4] {
        Caro::usual().parse_position(text).expect(text);
    }
    for text in FENS {
        Cotuong::usual().parse_position(text).expect(text);
    }
    for text in COTUONG_RECORDS {
        Record::<Cotuong>::parse(text, &Cotuong::usual()).expect(text);
    }
    for text in SAVED_COTUONG {
        SavedGame::<Cotuong>::parse(text.as_bytes()).expect(text);
    }
    for text in PEBBLE_RECORDS {
        Record::<Pebbles>::parse(text, &Pebbles::usual()).expect(text);
    }
    for text in CARO_RECORDS {
        Record::<Caro>::parse(text, &Caro::usual()).expect(text);
    }
    for text in GANH_RECORDS {
        Record::<Ganh>::parse(text, &Ganh::usual()).expect(text);
    }
    for text in SAVED_PEBBLES {
        SavedGame::<Pebbles>::parse(text.as_bytes()).expect(text);
    }
    for text in SAVED_CARO {
        SavedGame::<Caro>::parse(text.as_bytes()).expect(text);
    }
}

proptest! {
    #![proptest_config(saving_failures())]

    #[test]
    fn heaps_and_takes(text in text_near(&HEAPS)) {
        match text.parse::<Heap>() {
            Ok(heap) => {
                prop_assert_eq!(heap.to_string().parse::<Heap>(), Ok(heap));
                let words: Vec<&str> = text.split_whitespace().collect();
                prop_assert_eq!(words.join(" "), heap.to_string());
            }
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
        for word in text.split(' ') {
            match word.parse::<Take>() {
                Ok(take) => prop_assert_eq!(take.to_string(), word),
                Err(refusal) => check_one_line(&refusal.to_string()),
            }
        }
    }

    #[test]
    fn histories_and_squares(text in text_near(&HISTORIES)) {
        match Caro::usual().parse_position(&text) {
            Ok((game, board)) => {
                let back: (Caro, Board) = game.parse_position(&board.to_string()).expect("its text");
                prop_assert_eq!(back, (game, board));
            }
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
        for word in text.split(' ') {
            match word.parse::<Square>() {
                Ok(square) => prop_assert_eq!(square.to_string(), word),
                Err(refusal) => check_one_line(&refusal.to_string()),
            }
        }
    }

    #[test]
    fn positions_and_moves_of_cotuong(text in text_near(&FENS)) {
        match Cotuong::usual().parse_position(&text) {
            Ok((game, position)) => {
                let back: (Cotuong, Position) =
                    game.parse_position(&position.to_string()).expect("its text");
                for word in text.split(' ') {
                    if let Err(refusal) = position.read_move(word) {
                        check_one_line(&refusal.to_string());
                    }
                }
                prop_assert_eq!(back, (game, position));
            }
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn records(
        pebbles in text_near(&PEBBLE_RECORDS),
        caro in text_near(&CARO_RECORDS),
        cotuong in text_near(&COTUONG_RECORDS),
        ganh in text_near(&GANH_RECORDS),
    ) {
        check_record::<Pebbles>(&pebbles);
        check_record::<Caro>(&caro);
        check_record::<Cotuong>(&cotuong);
        check_record::<Ganh>(&ganh);
    }

    #[test]
    fn saved_games(
        pebbles in bytes_near(&SAVED_PEBBLES),
        caro in bytes_near(&SAVED_CARO),
        cotuong in bytes_near(&SAVED_COTUONG),
    ) {
        check_saved_game::<Pebbles>(&pebbles);
        check_saved_game::<Caro>(&caro);
        check_saved_game::<Cotuong>(&cotuong);
    }
}
