//! Games on the disk: saved games are restored, damaged ones are reported and left alone, and the
//! library loses nothing.

#[path = "../support/left_files.rs"]
mod left_files;
#[path = "../support/mod.rs"]
mod support;

mod autosave;
mod door;
mod drafts;
mod library;
mod links;
mod panics;
mod puzzles;
mod review;
mod rounds;
mod saved_game;
mod slots;
mod statistics;
mod storage;
mod version_1;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use support::random;

use jiff::Timestamp;
use o_an_quan::ai::Level;
use o_an_quan::archive::{Label, SavedGame};
use o_an_quan::controller::{MoveEngine, Name, Seat, Session, Setup, Waker};
use o_an_quan::rules::{Move, Rules, Side};

const PERSON: Seat = Seat::Person;
const EASY: Seat = Seat::Computer(Level::Easy);

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn no_waker() -> Waker {
    Arc::new(|| ())
}

/// An engine that never answers.
fn no_engine() -> MoveEngine {
    Arc::new(|_, _| None)
}

/// Returns the time `minutes` after a fixed moment.
fn minute(minutes: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + 60 * minutes).expect("a time")
}

fn begin(seats: [Seat; 2]) -> Session {
    begin_named(seats, ["", ""])
}

fn begin_named(seats: [Seat; 2], names: [&str; 2]) -> Session {
    let setup = Setup {
        seats: seats.into(),
        names: names.map(Name::new).into(),
        first: Side::NEAR,
        seed: 7,
    };
    Session::new(Rules::classic(), setup, no_waker(), no_engine())
}

/// Returns a game of two people after these moves.
fn played(moves: &str) -> Session {
    let mut session = begin([PERSON, PERSON]);
    for word in moves.split_whitespace() {
        session.play(mv(word)).expect("a legal move");
    }
    session
}

/// Plays a game of two people to its end, always the first legal move.
fn play_out(session: &mut Session) {
    while let Some(choice) = session.game().legal_moves().first().copied() {
        session.play(choice).expect("a legal move");
    }
}

fn saved(label: &Label, session: &Session) -> SavedGame {
    SavedGame::of(label, session, minute(30))
}

/// Returns a new label.
fn label() -> Label {
    Label::new(minute(0))
}

/// Returns the names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<String> =
        entries.map(|entry| name(entry).into_string().expect("text")).collect();
    names.sort();
    names
}
