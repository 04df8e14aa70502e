//! The puzzles: wins by fours and open threes, from the benchmark set of forced wins.

use std::sync::LazyLock;

use caro_engine::Threat;
use strum::{Display, EnumString, VariantArray};
use tabletop::{Game, GameMatch, Match};

use super::advice::threats_of;
use super::computer::marks;
use super::{Caro, Square};

/// The lines of the puzzles: the number of moves to win, the theme and the history.
const FILE: &str = include_str!("puzzles.txt");

/// The theme of a puzzle, decided by the marks of its line. A puzzle has the first theme of this list that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// A five is there to be made.
    Five,
    /// A mark makes a four and an open three at once.
    Fork,
    /// A mark makes two open threes at once.
    TwoThrees,
    /// Each mark makes a four; no other puzzle is left.
    Fours,
}

/// A position in which the side to move wins by fours and open threes.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The moves of the side to move, the winning one included, from 1.
    pub moves: u32,
    /// What the puzzle is about.
    pub theme: Theme,
    /// The marks so far.
    pub history: String,
}

impl Puzzle {
    /// Returns a match that begins with the puzzle, under the usual rules.
    pub fn played(&self) -> Option<Match<Caro>> {
        let (game, board) = Caro::usual().parse_position(&self.history).ok()?;
        Some(Match::begin(game, board))
    }
}

/// Returns the puzzles, the shortest wins first.
///
/// # Panics
/// If the file that comes with the program is damaged.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        FILE.lines().map(|line| read(line).expect("a number, a theme and a history")).collect()
    });
    &PUZZLES
}

fn read(line: &str) -> Option<Puzzle> {
    let mut fields = line.split(' ');
    let mut next = || fields.next();
    let (moves, theme) = (next()?.parse().ok()?, next()?.parse().ok()?);
    Some(Puzzle { moves, theme, history: next()?.to_owned() })
}

/// Returns the shortest win by fours and open threes of the side to move, of at most `most` moves of its own: their
/// number, and the first one.
pub fn forced_win(played: &Match<Caro>, most: u32) -> Option<(u32, Square)> {
    let (moves, spot) = caro_engine::forced_win(played.rules().variant(), &marks(played)?, most)?;
    Some((moves, spot.into()))
}

/// Returns the answer that holds out longest if the side that has just moved still wins by fours and open threes
/// within `most` further moves of its own, whatever the answer.
pub fn longest_answer(played: &Match<Caro>, most: u32) -> Option<Square> {
    caro_engine::longest_answer(played.rules().variant(), &marks(played)?, most).map(Square::from)
}

impl Theme {
    /// All themes, in the order in which they are tried.
    pub const ALL: &[Theme] = Theme::VARIANTS;

    /// Returns the theme of the win of the side to move at the end of `played`, in so many moves.
    pub fn of(played: &Match<Caro>, moves: u32) -> Self {
        let mut played = played.clone();
        let mut made = Vec::new();
        for left in (1..=moves).rev() {
            let Some((_, square)) = forced_win(&played, left) else { break };
            made.extend(threats_of(&played, square).map(|[makes, _]| makes));
            let is_over = played.play(square).is_err() || played.to_move().is_none();
            let answer = if is_over { None } else { longest_answer(&played, left - 1) };
            if answer.is_none_or(|answer| played.play(answer).is_err()) {
                break;
            }
        }
        let has = |threat: Threat| made.contains(&threat);
        match made.as_slice() {
            [] | [Threat::Five] => Theme::Five,
            _ if has(Threat::FourThree) => Theme::Fork,
            _ if has(Threat::DoubleThree) => Theme::TwoThrees,
            _ => Theme::Fours,
        }
    }
}
