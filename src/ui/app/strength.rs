//! The strength of *Fits me*, which follows the games in the library.

use eframe::egui::Context;

use super::parts::Parts;
use crate::ai::Strength;
use crate::controller::{Seat, Setup};

impl Parts {
    /// Keeps the strength in the settings up to date as long as *Fits me* is chosen, so that a game
    /// can begin with it before the library has been read again.
    pub fn poll_strength(&mut self, ctx: &Context) {
        let seats = self.preferences.settings.seats;
        if !seats.iter().any(|seat| matches!(seat, Seat::Fitting(_))) {
            return;
        }
        if let Some(collection) = &mut self.collection {
            collection.statistics.read_once();
            collection.statistics.poll();
        }
        let Some(strength) = self.next_strength() else {
            return;
        };
        let fitted = seats.map(|seat| seat.fitted(strength));
        if fitted != seats {
            log::debug!("the next strength is {}", strength.number());
            self.change_settings(ctx, |settings| settings.seats = fitted);
        }
    }

    /// Returns the strength of the next game, or `None` if the games have not been read.
    fn next_strength(&self) -> Option<Strength> {
        let last = self.current.finished.as_ref().and_then(|finished| finished.score.as_ref());
        self.collection.as_ref()?.statistics.next_strength(last)
    }

    /// Returns `setup` with the strength for the next game, if it is known.
    pub fn fitted(&self, setup: Setup) -> Setup {
        match self.next_strength() {
            Some(strength) => setup.fitted(strength),
            None => setup,
        }
    }
}
