//! Makes the benchmark set of forced wins: positions of games between levels in which the side to
//! move has a proven win that is not obvious.
//!
//! ```text
//! cargo run --release -p engine-tools --bin forced_wins > crates/caro/tests/data/forced-wins.txt
//! ```
//!
//! Each game begins with random marks near the middle and gives at most one position: the earliest
//! one whose win a long search proves within 5 to 19 moves of both sides. Each line holds the preset,
//! the history, and the length of the win. The result is the same on every machine.

use caro::{Caro, Preset, Square, analyze};
use caro_engine::{Control, Level, Limits};
use tabletop::{Computer, GameMatch, Match, Side};

/// The positions of each preset, and the lengths of their wins: a third at least this long each.
const POSITIONS: usize = 12;
const MIN_LENGTHS: [i32; 3] = [5, 9, 11];
const MAX_LENGTH: i32 = 19;
/// The nodes of the search that proves a win.
const NODES: u64 = 1_000_000;
/// Games between these levels miss enough to make wins possible.
const PLAYERS: [Level; 2] = [Level::Medium, Level::Hard];
/// The random marks at the start lie this near the middle.
const SPREAD: u8 = 3;
const OPENING: usize = 4;

fn main() {
    for preset in [Preset::Caro, Preset::Gomoku, Preset::Free] {
        let mut found = 0;
        for seed in 0.. {
            let least = MIN_LENGTHS[found * MIN_LENGTHS.len() / POSITIONS];
            if let Some((history, length)) = position(preset, seed, least) {
                println!("{preset} {history} {length}");
                found += 1;
            }
            if found == POSITIONS {
                break;
            }
        }
    }
}

/// Plays a game and returns its first position with a win of this length or longer.
fn position(preset: Preset, seed: u64, least: i32) -> Option<(String, i32)> {
    let mut random = fastrand::Rng::with_seed(seed);
    let game = Caro::preset(preset);
    let mut played = Match::new(game, Side::NEAR);
    let middle = game.size() / 2;
    for _ in 0..OPENING {
        let near = |square: &Square| {
            square.row().abs_diff(middle) <= SPREAD && square.column().abs_diff(middle) <= SPREAD
        };
        let squares: Vec<Square> = played.legal_moves().into_iter().filter(near).collect();
        played.play(*random.choice(&squares)?).ok()?;
    }
    let running = Control::default();
    while played.to_move().is_some() {
        let limits = Limits { nodes: Some(NODES / 50), ..Limits::default() };
        let quick = analyze(&played, &limits, &running)?;
        if quick.moves_to_end.is_some_and(|length| length > 0) {
            // A longer search may prove a shorter win.
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            let length = analyze(&played, &limits, &running)?.moves_to_end?;
            let fits = (least..=MAX_LENGTH).contains(&length);
            return fits.then(|| (played.position().to_string(), length));
        }
        let level = *random.choice(&PLAYERS)?;
        played.play(Caro::choose(level, &played, random.u64(..), &running)?).ok()?;
    }
    None
}
