//! The clocks of the game on the screen, and departures from it.

use std::time::Duration;

use tabletop::{ClockEvent, Departure, GameMatch, Seat, Side};

use super::game::group;
use super::{LiveGame, Moving};

impl<G: Moving> LiveGame<G> {
    /// Returns the person who may offer to end the game now: the one to move, unless the
    /// computers are still considering the last offer.
    pub fn offering_side(&self) -> Option<Side> {
        let to_move = self.session.game().to_move()?;
        let is_person = self.session.setup().seats[to_move] == Seat::Person;
        (is_person && !self.session.offer().is_considered()).then_some(to_move)
    }

    /// Lets the computers consider an offer to end the game.
    pub fn offer_to_stop(&mut self) {
        self.presenter.view_current();
        self.session.offer_mut().make();
    }

    /// Returns the person who may resign now: the only person against computers, or else the
    /// person to move.
    pub fn resigning_side(&self) -> Option<Side> {
        let to_move = self.session.game().to_move()?;
        let mut persons = self.session.seats().persons();
        match (persons.next(), persons.next()) {
            (Some(side), None) => Some(side),
            _ => (self.session.setup().seats[to_move] == Seat::Person).then_some(to_move),
        }
    }

    /// Records a departure and shows it.
    pub fn depart(&mut self, departure: Departure) {
        match self.session.depart(departure) {
            Ok(_) => self.show_departure(),
            Err(why) => log::warn!("{why}"),
        }
    }

    /// Updates the clocks to `now`. `spent` is the time that the program has used for itself
    /// since the last update; `attends` is whether the player attends to the game. While the game
    /// itself asks something, the clocks are `stopped`.
    pub fn update_clock(&mut self, now: Duration, spent: Duration, attends: bool, stopped: bool) {
        let shown = !self.presenter.is_moving() && !stopped;
        self.session.clock_mut().update(now, spent, shown, attends);
    }

    /// Returns the news about the time of the side to move, if there is any. If the side has lost
    /// on time, shows that.
    pub fn check_time(&mut self) -> Option<ClockEvent> {
        let news = self.session.clock_mut().check()?;
        if let ClockEvent::Lost(_) = news {
            self.show_departure();
        }
        self.clock_event = Some((self.session.game().turn_count(), news));
        Some(news)
    }

    /// Returns the last news about the time in the current turn.
    pub fn clock_event(&self) -> Option<ClockEvent> {
        let turns = self.session.game().turn_count();
        self.clock_event.filter(|(said, _)| *said == turns).map(|(_, news)| news)
    }

    /// Starts to show the last departure.
    pub(super) fn show_departure(&mut self) {
        let mut before = self.session.game().clone();
        before.undo();
        self.clear_choice();
        // What prepares a turn may have been shown, so start from the position before the departure.
        self.presenter.reset(&before, group(&self.session));
        self.show_last_entry();
    }
}
