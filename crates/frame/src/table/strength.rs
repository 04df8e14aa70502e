//! The strength of *Fits me*, which follows the games in the library.

use tabletop::{Seat, Setup, Strength};

use super::current_game::CurrentGame;
use super::finished_game::FinishedGame;
use super::my_games::Listed;

impl<G: Listed> CurrentGame<G> {
    /// Returns the strength of *Fits me* in the next game if it is among the `chosen` players. Reads the
    /// library for that, so that a game can begin with it before the library has been read again.
    pub fn prepare_strength(&mut self, chosen: impl IntoIterator<Item = Seat>) -> Option<Strength> {
        if !chosen.into_iter().any(|seat| matches!(seat, Seat::Fitting(_))) {
            return None;
        }
        if let Some(collection) = self.collection_mut() {
            collection.statistics.read_once();
        }
        self.next_strength()
    }

    /// Returns the strength of *Fits me* in the next game, or `None` if the games have not been read.
    fn next_strength(&self) -> Option<Strength> {
        let last = self.finished.as_ref().and_then(FinishedGame::score);
        self.collection()?.statistics.next_strength(last)
    }

    /// Returns `setup` with the strength for the next game, if it is known.
    pub fn fitted(&self, setup: Setup) -> Setup {
        match self.next_strength() {
            Some(strength) => setup.fitted(strength),
            None => setup,
        }
    }
}
