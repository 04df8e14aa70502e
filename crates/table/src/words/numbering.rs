//! The numbers of moves, as lists and sentences name them.

use tabletop::{GameEntry, GameMatch, Step};

use super::game_text::GameText;

/// The number of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveNumber {
    /// The number of the turn, or of the pair of moves.
    pub number: usize,
    /// Whether it is the second move of its pair.
    pub is_reply: bool,
}

impl MoveNumber {
    /// Returns the number before the name of the move, as in `3.`, or in `3…` for a second move.
    pub(crate) fn label(self) -> String {
        format!("{}{}", self.number, if self.is_reply { "…" } else { "." })
    }
}

/// Returns the number of the move of an entry; `None` for a departure.
pub(crate) fn move_number<G: GameText>(game: &G::Match, entry: usize) -> Option<MoveNumber> {
    let last = game.entries().get(entry)?;
    if !matches!(last.step(), Step::Move(_)) {
        return None;
    }
    if !G::PAIRS_MOVES {
        return Some(MoveNumber { number: game.turns_in(entry + 1), is_reply: false });
    }
    let leader = Some(game.game().leader(game.start()));
    let moves =
        game.entries()[..=entry].iter().filter(|entry| matches!(entry.step(), Step::Move(_)));
    let sides: Vec<_> = moves.map(|entry| entry.side()).collect();
    let led = sides.iter().filter(|side| **side == leader).count();
    // A game may begin with a move of the other side.
    let number = led + usize::from(sides.first().is_some_and(|first| *first != leader));
    Some(MoveNumber { number, is_reply: last.side() != leader })
}

/// Returns the number of the last move among the first `entries` entries, as sentences name it; 0 at
/// the start.
pub(crate) fn moves_in<G: GameText>(game: &G::Match, entries: usize) -> usize {
    let last = (0..entries.min(game.entries().len())).rev();
    last.filter_map(|entry| move_number::<G>(game, entry)).next().map_or(0, |last| last.number)
}

/// Returns how many moves a stored game of this number of turns has.
pub fn moves_of_turns<G: GameText>(turns: usize) -> usize {
    if G::PAIRS_MOVES { turns.div_ceil(2) } else { turns }
}
