//! Finished games for tests of the statistics.

use std::path::Path;
use std::sync::Arc;

use jiff::Timestamp;
use o_an_quan::ai::Level;
use o_an_quan::archive::{Label, Library, SavedGame, SavedResult};
use o_an_quan::controller::{Seat, Session, Setup, Tally};
use o_an_quan::rules::{Rules, Side};

/// A finished game of a person at side 0 against the computer: the day of its end, the rules, the
/// side that moved first, the level, the points and the hints.
pub type FinishedGame = (i64, &'static str, usize, Level, [i32; 2], u32);

/// Against *easy*, two wins in a row, one of them by 20 points, and a win with hints; against
/// *hard*, a loss and a draw.
const PLAYED: [FinishedGame; 5] = [
    (1, "classic", 0, Level::Easy, [40, 30], 0),
    (2, "folk", 1, Level::Easy, [45, 25], 0),
    (3, "classic", 0, Level::Easy, [60, 10], 2),
    (4, "folk", 0, Level::Hard, [30, 40], 0),
    (5, "classic", 1, Level::Hard, [35, 35], 0),
];

/// Adds a game to the library in the folder of games `data`.
pub fn add_game(data: &Path, (day, rules, first, level, points, hints): FinishedGame) {
    let rules: Rules = rules.parse().expect("rules");
    let seats = [Seat::Person, Seat::Computer(level)].into();
    let (names, first) = (Setup::no_names(2), Side::new(first));
    let setup = Setup { seats, names, first, seed: 1 };
    let session = Session::new(rules, setup, Arc::new(|| ()), Arc::new(|_, _| None));
    let when = Timestamp::from_second(1_800_000_000 + 86_400 * day).expect("a time");
    let helped = Tally { hints, ..Tally::default() };
    let game = SavedGame {
        // The same name each time, so that a game added twice is stored once.
        id: format!("2027-01-{day:02}-played").try_into().expect("a name"),
        help: vec![helped, Tally::default()],
        result: Some(SavedResult {
            points: points.to_vec(),
            why: "quan-empty".to_owned(),
            behind: Vec::new(),
        }),
        ..SavedGame::of(&Label::new(when), &session, when)
    };
    Library::new(data.join("library")).add(&game).expect("added");
}

/// Adds those games to the library in the folder of games `data`.
pub fn add_games(data: &Path) {
    PLAYED.iter().for_each(|played| add_game(data, *played));
}

/// Returns a game of these players after at most `turns` moves, chosen by `seed`, that began at
/// `began`.
pub fn played(
    rules: &str,
    seats: Vec<Seat>,
    (seed, turns): (usize, usize),
    began: Timestamp,
) -> SavedGame {
    let rules: Rules = rules.parse().expect("rules");
    let setup = Setup {
        seats: vec![Seat::Person; seats.len()].into(),
        names: Setup::no_names(seats.len()),
        first: Side::NEAR,
        seed: 1,
    };
    let mut session = Session::new(rules, setup, Arc::new(|| ()), Arc::new(|_, _| None));
    for turn in 0..turns {
        let moves = session.game().position().legal_moves();
        if moves.is_empty() {
            break;
        }
        session.play(moves[(7 * seed + 5 * turn) % moves.len()]).expect("a legal move");
    }
    SavedGame { seats, ..SavedGame::of(&Label::new(began), &session, began) }
}
