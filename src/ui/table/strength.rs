//! The strength of *Fits me*, which follows the games in the library.

use tabletop::archive::SavedGame;
use tabletop::archive::statistics::Score;
use tabletop::{Seat, Strength};

use super::state::TableState;
use super::table_game::TableGame;
use crate::platform;

impl<G: TableGame> TableState<G> {
    /// Lists the library once *Fits me* is among the chosen players, so that a game can begin with its
    /// strength.
    pub(super) fn prepare_strength(&mut self, chosen: impl IntoIterator<Item = Seat>) {
        if let Some(archive) = &mut self.archive
            && chosen.into_iter().any(fits)
        {
            archive.collection.statistics.read_once();
        }
    }

    /// Returns the players of the next game: *Fits me* with the strength that follows from the games so
    /// far, or with its last one if they have not been listed.
    pub(super) fn fitted(&self, seats: [Seat; 4]) -> [Seat; 4] {
        if !seats.into_iter().any(fits) {
            return seats;
        }
        let last = self.last_score();
        let statistics = self.archive.as_ref().map(|archive| &archive.collection.statistics);
        let strength = statistics.and_then(|statistics| statistics.next_strength(last.as_ref()));
        strength.map_or(seats, |strength| seats.map(|seat| seat.fitted(strength)))
    }

    /// Returns the strength of *Fits me* in the next game if it has played the game on the table, which
    /// is over and listed.
    pub(super) fn strength_after_game(&self) -> Option<Strength> {
        let (archive, current) = (self.archive.as_ref()?, self.current.as_ref()?);
        current.play.session().setup().fitting_strength()?;
        if self.can_continue() { None } else { archive.strength_after(&current.label.id) }
    }

    /// Returns the score of the game on the table if it is over and counts.
    fn last_score(&self) -> Option<Score<G::Category>> {
        let current = self.current.as_ref()?;
        Score::of(&SavedGame::of(&current.label, current.play.session(), platform::now()))
    }
}

/// Returns whether a player is *Fits me*.
fn fits(seat: Seat) -> bool {
    matches!(seat, Seat::Fitting(_))
}
