//! What follows from the games in the library: the strength of *Fits me*, and what to try next.

use tabletop::archive::statistics::{Feat, Ladder};
use tabletop::{Level, Seat, Setup, Strength};

use super::current_game::CurrentGame;
use super::finished_game::FinishedGame;
use super::table_game::TableGame;
use crate::library::feats;

impl<G: TableGame> CurrentGame<G> {
    /// Returns the strength of *Fits me* in the next game if it is among the `chosen` players. Reads the
    /// library for that, so that a game can begin with it before the library has been read again.
    pub fn prepare_strength(&mut self, chosen: impl IntoIterator<Item = Seat>) -> Option<Strength> {
        if !chosen.into_iter().any(|seat| matches!(seat, Seat::Fitting(_))) {
            return None;
        }
        self.read_library();
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

    /// Reads the library, if that has not happened yet, so that [`next_feat`](Self::next_feat) knows it.
    pub fn read_library(&mut self) {
        if let Some(collection) = self.collection_mut() {
            collection.statistics.read_once();
        }
    }

    /// Returns what a player who has finished a game against a computer can try next, if these are the players of the
    /// next game. `None` before that, if the games have not been read, and if nothing is left to try.
    pub fn next_feat(&self, seats: &[Seat]) -> Option<(Level, Feat)> {
        let statistics = &self.collection()?.statistics;
        let has_played = statistics.count_of_games() > 0;
        next_feat::<G>(statistics.ladder(), seats).filter(|_| has_played)
    }
}

/// Returns what a player with these achievements can try next. Nobody who has chosen a strong opponent for the next game,
/// which has these players, needs to hear of a weaker one.
pub fn next_feat<G: TableGame>(ladder: &Ladder, seats: &[Seat]) -> Option<(Level, Feat)> {
    let (level, feat) = ladder.next(feats::<G>())?;
    let chosen = seats.iter().find(|seat| matches!(seat, Seat::Computer(_)));
    let chosen = chosen.and_then(|seat| seat.level()).filter(|_| feat == Feat::Won);
    Some((chosen.map_or(level, |chosen| level.max(chosen)), feat))
}
