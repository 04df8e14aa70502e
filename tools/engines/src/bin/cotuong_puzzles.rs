//! Makes the puzzles that come with the program: mates in one to four moves.
//!
//! ```text
//! cargo run --release -p engine-tools --bin cotuong_puzzles
//! ```
//!
//! The engine plays games against itself, with some moves at random. In each position a search of all
//! checks and all replies looks for a mate. It becomes a puzzle if exactly one check begins it, if it
//! captures nothing but a soldier at first or takes more than one move, and if no other puzzle has as
//! many moves and comes from the same game. Then the levels try each puzzle, which gives its band of
//! difficulty. The command replaces `src/puzzles.txt`. Options: `--count N` (for each number of moves; 0
//! keeps the puzzles and only determines their bands and themes anew), `--seed N`.

use std::error::Error;
use std::fmt::Write;

use cotuong_board::{Board, Color, Fen, Kind, Move, START};
use cotuong_engine::{
    Control, Level, Limits, Situation, Theme, analyze, choose, mate_by_checks, mated_by_checks,
    mating_checks, puzzles,
};

/// The file of puzzles.
const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/cotuong-engine/src/puzzles.txt");

/// The most moves of a mate, the nodes for a move of a game, and the most moves of both sides in it.
const MAX: usize = 4;
const NODES: u64 = 300;
const LENGTH: usize = 160;
/// The moves at random at the start of a game, and the share of those after them in percent.
const RANDOM: usize = 6;
const SHARE: u8 = 4;
/// The levels that try the puzzles, weakest first, and the seeds with which each must succeed.
const LEVELS: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];
const SEEDS: u64 = 4;
/// The pieces of a puzzle, the fewest and the most.
const PIECES: [u32; 2] = [6, 26];

fn main() -> Result<(), Box<dyn Error>> {
    let (mut count, mut seed) = (35, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--count" => count = value.parse()?,
            "--seed" => seed = value.parse()?,
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    let all = match count {
        0 => puzzles().iter().map(|puzzle| (puzzle.moves, puzzle.board.clone())).collect(),
        _ => found(count, seed),
    };
    let mut file = "# Proven mates, as the example `puzzles` wrote them.\n".to_owned();
    for (moves, board) in &all {
        let line = mate_by_checks(board, *moves).ok_or("a puzzle is a mate")?;
        let (band, theme) = (band(board, *moves), Theme::of(board, &line));
        writeln!(file, "{moves} {band} {theme} {board}")?;
    }
    std::fs::write(FILE, file)?;
    Ok(())
}

/// Returns `count` puzzles for each number of moves to mate, the shortest mates first.
fn found(count: usize, seed: u64) -> Vec<(u32, Board)> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut found: [Vec<Board>; MAX] = Default::default();
    while found.iter().any(|boards| boards.len() < count) {
        for (moves, board) in puzzles_of_a_game(&mut random) {
            let boards = &mut found[moves - 1];
            if boards.len() < count && !boards.contains(&board) {
                boards.push(board);
            }
        }
        eprintln!("{:?}", found.each_ref().map(Vec::len));
    }
    // Newcomers begin with red.
    found[0].sort_by_key(|board| board.to_move() == Color::Black);
    let with_moves =
        |(moves, boards): (u32, Vec<Board>)| boards.into_iter().map(move |board| (moves, board));
    (1..).zip(found).flat_map(with_moves).collect()
}

/// Returns the band of difficulty of a mate in `moves` moves: the number of the weakest level that
/// gives it, or the last one.
fn band(board: &Board, moves: u32) -> usize {
    let solves = |level: &Level| (0..SEEDS).all(|seed| mates(*level, seed, board, moves));
    let weakest = LEVELS.iter().position(solves);
    weakest.map_or(LEVELS.len(), |place| place + 1)
}

/// Returns whether a level, with this seed, mates by check after check in time.
fn mates(level: Level, seed: u64, start: &Board, moves: u32) -> bool {
    let mut board = start.clone();
    let mut played: Vec<Move> = Vec::new();
    for left in (0..moves).rev() {
        let situation = Situation { moves: &played, ..Situation::new(start) };
        let Some(mv) = choose(level, &situation, seed, &Control::default()) else { return false };
        if !mating_checks(&board, left + 1).contains(&mv) {
            return false;
        }
        board.make(mv);
        played.push(mv);
        // After the mate there is no reply.
        let Some(line) = mated_by_checks(&board, left) else { return false };
        let Some(reply) = line.first() else { return true };
        board.make(*reply);
        played.push(*reply);
    }
    false
}

/// Plays a game. Returns one puzzle for each number of moves to mate that occurred.
fn puzzles_of_a_game(random: &mut fastrand::Rng) -> Vec<(usize, Board)> {
    let start = START.parse::<Fen>().expect("the start position").board;
    let mut played: Vec<Move> = Vec::new();
    let mut board = start.clone();
    let mut found: Vec<(usize, Board)> = Vec::new();
    while played.len() < LENGTH {
        let legal = board.legal_moves();
        if legal.is_empty() {
            break;
        }
        if let Some(moves) = puzzle(&board)
            && found.iter().all(|(known, _)| *known != moves)
        {
            found.push((moves, board.clone()));
        }
        let is_random = played.len() < RANDOM || random.u8(0..100) < SHARE;
        let situation = Situation { moves: &played, ..Situation::new(&start) };
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let best = || Some(analyze(&situation, &limits, &Control::default())?.best);
        let mv = if is_random { random.choice(legal) } else { best() };
        let Some(mv) = mv else { break };
        board.make(mv);
        played.push(mv);
    }
    found
}

/// Returns the number of moves to mate if a position is a puzzle.
fn puzzle(board: &Board) -> Option<usize> {
    let pieces: u32 = Color::ALL.iter().map(|color| board.all(*color).len()).sum();
    if !(PIECES[0]..=PIECES[1]).contains(&pieces) {
        return None;
    }
    let line = mate_by_checks(board, MAX as u32)?;
    let moves = line.len().div_ceil(2);
    let is_plain = |mv: &Move| {
        board.piece(mv.to).is_some_and(|piece| piece.kind != Kind::Soldier) && moves > 1
    };
    let first = mating_checks(board, moves as u32);
    (first.len() == 1 && !first.iter().any(is_plain)).then_some(moves)
}
