//! Makes the list of balanced openings from which matches against other programs begin.
//!
//! ```text
//! cargo run --release -p engine-tools --bin cotuong_openings
//! ```
//!
//! Every opening is four moves of each side from the start, chosen at random among the moves that a short
//! search finds hardly worse than the best, and a longer search finds neither side ahead by more than a
//! third of a soldier. No two lead to the same position. The command replaces `tools/engines/data/openings.txt`.
//! Options: `--count N`, `--seed N`.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write;

use cotuong::{Cotuong, Move, analyze};
use cotuong_engine::{Control, Limits};
use tabletop::{GameMatch, Match, Side};

/// The file of openings.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/openings.txt");

/// The moves of both sides.
const MOVES: usize = 8;
/// A move takes part if a search of this many nodes finds it worse than the best by at most this, in
/// hundredths of a soldier.
const SHORT: u64 = 1_000;
const HARDLY_WORSE: i32 = 60;
/// An opening is balanced if a search of this many nodes finds nobody further ahead than this.
const LONG: u64 = 300_000;
const BALANCED: i32 = 33;

fn score(played: &Match<Cotuong>, nodes: u64, only: Option<Move>) -> Option<i32> {
    let limits = Limits { nodes: Some(nodes), only, ..Limits::default() };
    Some(analyze(played, &limits, &Control::default())?.score)
}

/// Returns a random opening of good moves.
fn opening(random: &mut fastrand::Rng) -> Result<(Match<Cotuong>, String), Box<dyn Error>> {
    let mut played = Match::new(<Cotuong as tabletop::Game>::usual(), Side::NEAR);
    let mut text = String::new();
    for number in 0..MOVES {
        let scored = |mv: Move| Some((mv, score(&played, SHORT, Some(mv))?));
        let moves: Vec<(Move, i32)> = played.legal_moves().into_iter().filter_map(scored).collect();
        let best = moves.iter().map(|(_, score)| *score).max().ok_or("the game goes on")?;
        let good = moves.iter().filter(|(_, score)| score + HARDLY_WORSE >= best);
        let (mv, _) = random.choice(good.collect::<Vec<_>>()).ok_or("the best move is good")?;
        write!(text, "{}{mv}", if number == 0 { "" } else { " " })?;
        played.play(*mv)?;
    }
    Ok((played, text))
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut count, mut seed) = (24, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--count" => count = value.parse()?,
            "--seed" => seed = value.parse()?,
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    let mut random = fastrand::Rng::with_seed(seed);
    let mut known = BTreeSet::new();
    let mut file = "# Balanced openings, as the example `openings` wrote them.\n".to_owned();
    while known.len() < count {
        let (played, text) = opening(&mut random)?;
        let is_balanced = score(&played, LONG, None).is_some_and(|score| score.abs() <= BALANCED);
        if is_balanced && known.insert(played.position().board().key()) {
            writeln!(file, "{text}")?;
            eprintln!("{} of {count}", known.len());
        }
    }
    std::fs::write(FILE, file)?;
    Ok(())
}
