//! The careless player: greedy, but it misses moves, and does not follow every chain of captures.

use basics::noticed;
use oanquan::{Event, Game, Pile, Turn, play};

use super::BestMoves;

/// How much a careless player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The probability, in thousandths, that it overlooks a move.
    pub overlooked: u16,
    /// The probability, in thousandths, that it follows the captures of a move to the end of the chain.
    /// Otherwise it sees only the first one, as somebody does who does not yet count ahead.
    pub followed: u16,
}

impl Sight {
    /// A player that sees nothing, and so plays at random.
    pub const NONE: Sight = Sight { overlooked: 1000, followed: 0 };
    /// A player that sees all moves to their end, and so is greedy.
    pub const FULL: Sight = Sight { overlooked: 0, followed: 1000 };
}

/// Returns the best moves by [`super::greedy`] among those that the player notices, as it sees them.
/// `seed` decides what it misses, but it always notices at least one move. A player that does not count
/// ahead never plays for two quan in a row: after capturing one, it is content.
///
/// Returns `None` if there is no legal move.
pub fn greedy_with_oversights(game: &Game, sight: Sight, seed: u64) -> Option<BestMoves> {
    let mut random = fastrand::Rng::with_seed(seed);
    let is_content = has_just_captured_quan(game);
    let mut best = None;
    for mv in noticed(game.legal_moves(), sight.overlooked, &mut random) {
        let turn = play(game.rules(), game.position(), mv).expect("a listed move is legal");
        let gain = match captured(&turn).next() {
            _ if random.u16(0..1000) < sight.followed => turn.captured,
            Some(pile) if !(pile.quan && is_content) => pile.points(game.rules()),
            _ => 0,
        };
        BestMoves::offer(&mut best, mv, gain);
    }
    best
}

/// Returns whether the side to move captured a quan in its turn before this one.
fn has_just_captured_quan(game: &Game) -> bool {
    let side = game.position().to_move();
    let mut turns = game.turns().rev().take(game.rules().sides);
    let last = turns.find(|turn| Some(turn.side) == side);
    last.is_some_and(|turn| captured(turn).any(|pile| pile.quan))
}

/// Returns the piles that a turn captures, in order.
fn captured(turn: &Turn) -> impl Iterator<Item = Pile> {
    turn.events.iter().filter_map(|event| match event {
        Event::Captured { pile, .. } => Some(*pile),
        _ => None,
    })
}
