//! Measures whether *Master* finds the mates that exist: in positions with a mate by check after check in five
//! moves, which is nine plies, and none in fewer.
//!
//! ```text
//! cargo run --release -p engine-tools --bin cotuong_mates -- --count 100 --seed 1
//! ```
//!
//! Each position comes from a game of its own, which the engine plays against itself with some moves at random. Prints
//! the plies in which the search of *Master* proves its win, or `none`, with the nodes, the milliseconds and the position.
//! `--nodes N` searches with another number of nodes than *Master*.

use std::error::Error;
use std::time::Instant;

use cotuong_board::{Board, Fen, Move, START};
use cotuong_engine::{
    Control, Level, LevelSpec, Limits, Situation, analyze, mate_by_checks, mating_checks,
};

/// The moves of the mates.
const MOVES: u32 = 5;
/// The nodes for a move of a game, the most moves of both sides in it, those at random at its start, and the share of
/// those after them in percent.
const NODES: u64 = 300;
const LENGTH: usize = 160;
const RANDOM: usize = 6;
const SHARE: u8 = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut count, mut seed, mut nodes) = (100, 1, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--count" => count = value.parse()?,
            "--seed" => seed = value.parse()?,
            "--nodes" => nodes = Some(value.parse()?),
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut positions, mut found, mut longest) = (0, 0, 0);
    while positions < count {
        let Some(board) = position(&mut random) else { continue };
        let begun = Instant::now();
        let usual = LevelSpec::of(Level::Master).limits();
        let limits = Limits { nodes: nodes.or(usual.nodes), ..usual };
        let analysis = analyze(&Situation::new(&board), &limits, &Control::default());
        let analysis = analysis.ok_or("a position with moves")?;
        let milliseconds = begun.elapsed().as_millis();
        let plies = analysis.moves_to_end.filter(|plies| *plies > 0);
        positions += 1;
        found += u32::from(plies.is_some_and(|plies| plies < 2 * MOVES as i32));
        longest = longest.max(milliseconds);
        let plies = plies.map_or("none".to_owned(), |plies| plies.to_string());
        println!("{plies} {} nodes {milliseconds} ms {board}", analysis.nodes);
    }
    println!("{found} of {positions} found in {} plies, at most {longest} ms", 2 * MOVES - 1);
    Ok(())
}

/// Plays a game. Returns the first position with such a mate.
fn position(random: &mut fastrand::Rng) -> Option<Board> {
    let start = START.parse::<Fen>().expect("the start position").board;
    let mut played: Vec<Move> = Vec::new();
    let mut board = start.clone();
    while played.len() < LENGTH {
        let legal = board.legal_moves();
        if legal.is_empty() {
            return None;
        }
        // A search of four moves is much faster than one of five.
        if mating_checks(&board, MOVES - 1).is_empty() && mate_by_checks(&board, MOVES).is_some() {
            return Some(board);
        }
        let is_random = played.len() < RANDOM || random.u8(0..100) < SHARE;
        let situation = Situation { moves: &played, ..Situation::new(&start) };
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let best = || Some(analyze(&situation, &limits, &Control::default())?.best);
        let mv = if is_random { random.choice(legal) } else { best() }?;
        board.make(mv);
        played.push(mv);
    }
    None
}
