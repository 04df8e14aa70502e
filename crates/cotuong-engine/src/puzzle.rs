//! The puzzles: proven mates, which the example `puzzles` found in games of the engine.

use std::sync::LazyLock;

use cotuong_board::{Board, Fen};

use crate::Theme;

/// The lines of the puzzles: the number of moves to mate, the band of difficulty, the theme and the
/// position.
const FILE: &str = include_str!("puzzles.txt");

/// A position in which the side to move gives mate by check after check. Its first move is the only
/// check that does so in as many moves.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The position.
    pub board: Board,
    /// The moves of the side to move, the mate included, from 1 to 4.
    pub moves: u32,
    /// The band of difficulty: the weakest level from *Easy* (1) to *Master* (5) that mates in time,
    /// whatever its seed. What no level plays is also in the last band.
    pub band: u8,
    /// What the puzzle is about.
    pub theme: Theme,
}

/// Returns the puzzles, the shortest mates first.
///
/// # Panics
/// If the file that comes with the program is damaged.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let lines = FILE.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| read(line).expect("a number and a position")).collect()
    });
    &PUZZLES
}

fn read(line: &str) -> Option<Puzzle> {
    let mut fields = line.splitn(4, ' ');
    let mut next = || fields.next();
    let (moves, band) = (next()?.parse().ok()?, next()?.parse().ok()?);
    let theme = next()?.parse().ok()?;
    let Fen { board, .. } = next()?.parse().ok()?;
    Some(Puzzle { board, moves, band, theme })
}
