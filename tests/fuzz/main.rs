//! Every parser on damaged and on random input: it never panics, it reads back what it has
//! accepted and written, and it refuses the rest in one line.
//!
//! `PROPTEST_CASES=1000000 cargo test --release --test fuzz` tests longer.

#[path = "../support/lines.rs"]
mod lines;
#[path = "../support/mod.rs"]
mod support;

mod door;
mod guests;
mod names;

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

use lines::lines;
use o_an_quan::ai::Level;
use o_an_quan::archive::statistics::{RESETS_VERSION, Resets, Results};
use o_an_quan::archive::{GameSummary, SavedGame, VERSION, game_text};
use o_an_quan::controller::{MoveEngine, Session};
use o_an_quan::rules::{Departure, Handicap, Move, Position, Record, Rules};
use o_an_quan::settings::{self, Settings};
use o_an_quan::storage::{RonFile, parse_ron, ron_text};
use proptest::prelude::*;
use proptest::sample::Index;
use support::at;
use support::failures::saving_failures;

/// A change to the bytes of a text.
#[derive(Clone, Debug)]
enum Damage {
    Cut(Index, usize),
    Double(Index, usize),
    Overwrite(Index, u8),
    Insert(Index, String),
}

/// Pieces of text that have a meaning for the parsers.
const PIECES: [&str; 33] = [
    "Q",
    "Q1",
    ",",
    " ",
    "-",
    "+",
    ";",
    ":",
    "[",
    "]",
    "\"",
    "\n",
    "=",
    "0",
    "9",
    "999",
    "1000",
    "-9999",
    "65536",
    "2147483648",
    "99999999999999999999",
    "none",
    "sides=4",
    "quan=dan",
    "handicap=1:7:5",
    "[Start \"",
    "ậ",
    "\u{feff}",
    "\0",
    "23-",
    "resign:1 ",
    "time:",
    "stop",
];

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<Index>(), 1..8usize).prop_map(|(at, length)| Damage::Cut(at, length)),
        (any::<Index>(), 1..40usize).prop_map(|(at, length)| Damage::Double(at, length)),
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Damage::Overwrite(at, byte)),
        (any::<Index>(), prop::sample::select(&PIECES[..]))
            .prop_map(|(at, piece)| Damage::Insert(at, piece.to_owned())),
    ]
}

fn damaged(text: &str, damages: &[Damage]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for damage in damages {
        let place = |at: &Index| at.index(bytes.len() + 1);
        match damage {
            Damage::Cut(at, length) => {
                let from = place(at);
                bytes.drain(from..(from + length).min(bytes.len()));
            }
            Damage::Double(at, length) => {
                let from = place(at);
                let piece = bytes[from..(from + length).min(bytes.len())].to_vec();
                bytes.splice(from..from, piece);
            }
            Damage::Overwrite(at, byte) => {
                let from = place(at);
                if let Some(old) = bytes.get_mut(from) {
                    *old = *byte;
                }
            }
            Damage::Insert(at, piece) => {
                let from = place(at);
                bytes.splice(from..from, piece.bytes());
            }
        }
    }
    bytes
}

/// Generates one of `seeds` with a few damages, or random bytes.
fn bytes_near(seeds: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let near = (prop::sample::select(seeds), prop::collection::vec(damage(), 0..6))
        .prop_map(|(seed, damages)| damaged(seed, &damages));
    prop_oneof![8 => near, 1 => prop::collection::vec(any::<u8>(), 0..200)]
}

fn text_near(seeds: &'static [&'static str]) -> impl Strategy<Value = String> {
    bytes_near(seeds).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

const POSITIONS: [&str; 7] = [
    "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0",
    "Q3,0,7,0,0,0,4,0,0,0,0,2 1 -6,11",
    "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29",
    "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 2 0,0,0",
    "Q,5,5,5,5h,5x,Q,5,5,5,5,5 1 0,0",
    "Q,5,5,5,5,0o,3,0o,0,0,0,5 0 20,9",
    "1,0,0,0,0,999,0,0,0,0,0,0,Q,0,0,0,0,0,0,0,0,0,0,0 3 9999,-9999,0,0",
];
const RULES: [&str; 6] = [
    "classic",
    "folk young_quan=20 dan=3",
    "report sides=3 handicap=1:7+8:99 first_quan=forbidden",
    "bigquan quan=dan quan_value=50",
    "classic series=fields",
    "folk series=fields sale=threshold sold=pond fields_lost=4 rounds=9",
];
const RECORDS: [&str; 7] = [
    "[Rules \"folk dan=6\"]\n[Start \"Q,6,6,6,6,6,Q,6,6,6,6,6 0 0,0\"]\n[Side1 \"An\"]\n\n2+ 10- 3+\n",
    "[Result \"14,5 quan-empty\"]\n[Start \"0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4\"]\n3+",
    "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 2 0,0,0; 13+ 1- 7+",
    "2+ 10- 3+",
    "[Rules \"classic sides=4\"]\n2+ resign:3 8+ 14+ time:0 stop",
    "[Rules \"classic series=fields rounds=2\"]\n[Result \"match=0\"]\n\
     [Start \"0,0,0,1,0,0,Q,1,0,0,0,0 0 29,29\"]\n\n3+\n7+ stop\n",
    "[Rules \"rich sides=4\"]\n[Side3 \"Bé Ngân\"]\n1+ 7+ 13+ 19+",
];
const SETTINGS: [&str; 3] = [
    "(version: 1, data: (language: Some(English), surrounding: Dark, rules: \"folk sides=3\", \
     rules_asked: true, seats: (Person, Computer(Easy), Person, Computer(Master)), \
     starter: Side(2), effects: false, music: true, speed: Fast))",
    "(version: 1, data: (effects_volume: 0, music_volume: 100, game_music: BoTre))",
    "(version: 1, data: (starter: Lot, rules: \"classic handicap=0:1:5\"))",
];

const RESETS: [&str; 2] = [
    include_str!("../data/version-1/data/statistics.ron"),
    "(version: 1, data: (resets: [(at: \"2026-11-21T05:00:00Z\", games: [\"1\", \"2-b-2\"]), \
     (at: \"2026-11-22T05:00:00Z\", games: [])]))",
];

const SAVED_GAMES: [&str; 3] = [
    include_str!("../data/saved-game-1.ron"),
    "(version: 1, data: (id: \"2026-11-21-kafize\", began: \"2026-11-21T05:00:00Z\", \
     saved: \"2026-11-21T05:00:00Z\", rules: \"classic\", start: \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\", \
     seats: [Person, Person], seed: 18446744073709551615, moves: \"2+ resign:1\", \
     time: (limit: Move(seconds: 3), expiry: Warns), \
     clocks: Some((now: [3000, 3000], after: [[3000, 3000], [3000, 3000], [3000, 3000]])), \
     result: Some((points: [33, 37], why: \"resigned\"))))",
    "(version: 1, data: (id: \"0\", began: \"2026-11-21T05:00:00Z\", saved: \"2026-11-21T05:00:00Z\", \
     rules: \"folk sides=3\", start: \"Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 2 0,0,0\", \
     seats: [Person, Computer(Hard), Person], names: [\"An\", \"\", \"\"], seed: 0, moves: \"13+\", \
     undone: \"1+ stop\", time: (limit: Game(minutes: 5, increment: 3))))",
];

fn check_one_line(refusal: &str) {
    assert!(!refusal.is_empty() && !refusal.contains('\n'), "{refusal:?}");
}

proptest! {
    #![proptest_config(saving_failures())]

    #[test]
    fn positions(text in text_near(&POSITIONS), rules in prop::sample::select(&RULES[..])) {
        let rules: Rules = rules.parse().unwrap();
        match Position::parse(&text, &rules) {
            Ok(position) => prop_assert_eq!(at(&position.to_string(), &rules), position),
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn moves_and_levels(text in text_near(&["3+", "resign:3", "stop", "11-", "23+", "master", "beginner"])) {
        match text.parse::<Move>() {
            Ok(mv) => prop_assert_eq!(mv.to_string(), text.as_str()),
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
        match text.parse::<Departure>() {
            Ok(departure) => prop_assert_eq!(departure.to_string(), text.as_str()),
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
        match text.parse::<Level>() {
            Ok(level) => prop_assert_eq!(level.to_string(), text),
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn rules(text in text_near(&RULES)) {
        match text.parse::<Rules>() {
            Ok(rules) => prop_assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules)),
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn handicaps(text in text_near(&["0:1+5:0", "1::10", "3:19+20+21+22:999"])) {
        match Handicap::parse(&text) {
            Ok(handicap) => prop_assert_eq!(Handicap::parse(&handicap.to_string()), Ok(handicap)),
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn records(text in text_near(&RECORDS)) {
        match Record::parse(&text, &Rules::classic()) {
            Ok(record) => {
                let written = record.to_string();
                let back = Record::parse(&written, &Rules::classic());
                prop_assert_eq!(back.expect("what was written is read").to_string(), written);
            }
            Err(refusal) => {
                check_one_line(&refusal.to_string());
                let line = lines(&text).nth(refusal.line - 1).expect("a line of the text");
                prop_assert!(refusal.column <= line.chars().count() + 1, "{}", refusal);
            }
        }
    }

    #[test]
    fn saved_games(bytes in bytes_near(&SAVED_GAMES)) {
        match SavedGame::parse(&bytes) {
            Ok((game, state)) => {
                let move_engine: MoveEngine = Arc::new(|_, _| None);
                let session = Session::resume(state, Arc::new(|| ()), move_engine);
                let again = SavedGame::of(&game.label(), &session, game.saved);
                let written = game_text(&again).expect("a text");
                let (read, _) = SavedGame::parse(written.as_bytes()).expect("what was written is read");
                prop_assert_eq!(read, again);
            }
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    /// The list of games reads headings without the moves.
    #[test]
    fn headings(bytes in bytes_near(&SAVED_GAMES)) {
        match parse_ron::<SavedGame>(&bytes, VERSION) {
            Ok(game) => match GameSummary::of(&game) {
                Ok(heading) => drop(Results::of(&heading.score)),
                Err(refusal) => check_one_line(&refusal.to_string()),
            },
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn resets(bytes in bytes_near(&RESETS)) {
        match parse_ron::<Resets>(&bytes, RESETS_VERSION) {
            Ok(resets) => {
                let written = ron_text(RESETS_VERSION, &resets).expect("a text");
                prop_assert_eq!(parse_ron(written.as_bytes(), RESETS_VERSION), Ok(resets));
            }
            Err(refusal) => check_one_line(&refusal.to_string()),
        }
    }

    #[test]
    fn settings_files(bytes in bytes_near(&SETTINGS)) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, &bytes).unwrap();
        let mut file = RonFile::new(&path, settings::VERSION);
        match file.load::<Settings>() {
            Ok(settings) => {
                file.save(&settings.clone().unwrap_or_default()).unwrap();
                prop_assert_eq!(file.load::<Settings>().unwrap(), settings);
            }
            Err(problem) => {
                check_one_line(&problem.to_string());
                let kept = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap();
                prop_assert_eq!(std::fs::read(kept.path()).unwrap(), bytes);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..saving_failures() })]

    /// A batch answers each line with one line, whatever the line contains.
    #[test]
    fn batches(lines in prop::collection::vec(bytes_near(&[RECORDS[2], "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; 2+ 10-"]), 300)) {
        let lines: Vec<Vec<u8>> = lines
            .into_iter()
            .map(|line| line.into_iter().filter(|byte| *byte != b'\n').collect())
            .collect();
        let mut batch = Command::new(env!("CARGO_BIN_EXE_o-an-quan"))
            .args(["play", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = batch.stdin.take().unwrap();
        let input = lines.join(&b'\n');
        let writer = std::thread::spawn(move || stdin.write_all(&input));
        let output = batch.wait_with_output().unwrap();
        writer.join().unwrap().unwrap();
        let answers = String::from_utf8(output.stdout).unwrap();
        // An empty last line is only the end of the line before.
        let asked = lines.len() - usize::from(lines.last().is_some_and(Vec::is_empty));
        prop_assert_eq!(answers.lines().count(), asked);
        for answer in answers.lines() {
            prop_assert!(answer.starts_with("error: ") || answer.split('\t').count() == 3, "{}", answer);
        }
    }
}
