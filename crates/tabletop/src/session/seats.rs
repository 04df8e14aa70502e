//! Who plays the sides of a session.

use super::{Seat, Session};
use crate::{Advisor, GameMatch, Level, Side};

/// Who plays the sides of a game in progress.
pub struct SeatsView<'a, G: Advisor>(pub(super) &'a Session<G>);

impl<'a, G: Advisor> SeatsView<'a, G> {
    /// Returns the player to move; `None` if the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.0.game().to_move().map(|side| self.0.setup.seats[side])
    }

    /// Returns the sides of the people who have not left the game.
    pub fn persons(&self) -> impl Iterator<Item = Side> + use<'a, G> {
        self.present().filter_map(|(side, seat)| (seat == Seat::Person).then_some(side))
    }

    /// Returns the computers that have not left the game, with their levels; *Fits me* counts as
    /// the nearest one.
    pub fn computers(&self) -> impl Iterator<Item = (Side, Level)> + use<'a, G> {
        self.present().filter_map(|(side, seat)| Some((side, seat.level()?)))
    }

    /// Returns the players who have not left the game.
    fn present(&self) -> impl Iterator<Item = (Side, Seat)> + use<'a, G> {
        let game = self.0.game();
        let seats = self.0.setup.seats.iter().map(|(side, seat)| (side, *seat));
        seats.filter(|(side, _)| !game.has_departed(*side))
    }
}
