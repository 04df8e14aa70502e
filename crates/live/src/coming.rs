//! Steps that come from another device.

use tabletop::Step;

use super::{LiveGame, Moving};

impl<G: Moving> LiveGame<G> {
    /// Adds a step that comes from another device. It is shown once nothing moves.
    pub fn come(&mut self, step: Step<G::Move>) {
        self.coming.push_back(step);
    }

    /// Returns whether a step has come that is not shown yet.
    pub fn has_coming(&self) -> bool {
        !self.coming.is_empty()
    }

    /// Takes the next step that has come, and starts to show it. Returns whether it is a move.
    pub(super) fn take_coming(&mut self) -> bool {
        let Some(step) = self.coming.pop_front() else { return false };
        self.clear_choice();
        if !self.session.take(step) {
            log::warn!("a step that came is not possible");
            self.coming.clear();
            return false;
        }
        match step {
            Step::Departure(_) => self.show_departure(),
            Step::Move(_) | Step::Round => self.show_last_entry(),
        }
        matches!(step, Step::Move(_))
    }
}
