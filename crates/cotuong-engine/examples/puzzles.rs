//! Makes the puzzles that come with the program: mates in one to four moves.
//!
//! ```text
//! cargo run --release -p cotuong-engine --example puzzles
//! ```
//!
//! The engine plays games against itself, with some moves at random. In each position a search of all
//! checks and all replies looks for a mate. It becomes a puzzle if exactly one check begins it, if it
//! captures nothing but a soldier at first or takes more than one move, and if no other puzzle has as
//! many moves and comes from the same game. The command replaces `src/puzzles.txt`. Options: `--count N`
//! (for each number of moves), `--seed N`.

use std::error::Error;
use std::fmt::Write;

use cotuong_board::{Board, Color, Fen, Kind, Move, START};
use cotuong_engine::{Control, Limits, Situation, analyze, mate_by_checks, mating_checks};

/// The file of puzzles.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/puzzles.txt");

/// The most moves of a mate, the nodes for a move of a game, and the most moves of both sides in it.
const MAX: usize = 4;
const NODES: u64 = 300;
const LENGTH: usize = 160;
/// The moves at random at the start of a game, and the share of those after them in percent.
const RANDOM: usize = 6;
const SHARE: u8 = 4;
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
    let mut file = "# Proven mates, as the example `puzzles` wrote them.\n".to_owned();
    for (moves, boards) in (1..).zip(&found) {
        for board in boards {
            writeln!(file, "{moves} {board}")?;
        }
    }
    std::fs::write(FILE, file)?;
    Ok(())
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
