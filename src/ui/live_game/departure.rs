//! The clocks of the game on the screen, and leaving it otherwise than by a turn.

use std::time::Duration;

use super::{LiveGame, round};
use crate::controller::{ClockEvent, Seat, until_next_second};
use crate::rules::{Departure, DepartureRecord, Side};
use crate::ui::motion::Stage;

impl LiveGame {
    /// The person who may offer to end the game now: the one to move, unless the computers
    /// are still considering the last offer.
    pub fn offering_side(&self) -> Option<Side> {
        let to_move = self.session.position().to_move()?;
        let is_person = self.session.setup().seats[to_move] == Seat::Person;
        (is_person && !self.session.is_considering_offer()).then_some(to_move)
    }

    /// Lets the computers consider an offer to end the game.
    pub fn offer_to_stop(&mut self) {
        self.view_current();
        self.session.offer_to_stop();
    }

    /// The person who may resign now: whoever is to move, or who plays alone against
    /// computers.
    pub fn resigning_side(&self) -> Option<Side> {
        let to_move = self.session.position().to_move()?;
        let mut persons = self.session.persons();
        match (persons.next(), persons.next()) {
            (Some(side), None) => Some(side),
            _ => (self.session.setup().seats[to_move] == Seat::Person).then_some(to_move),
        }
    }

    /// Lets a side leave, or all stop.
    pub fn depart(&mut self, departure: Departure) {
        match self.session.depart(departure) {
            Ok(_) => self.show_departure(),
            Err(why) => log::warn!("{why}"),
        }
    }

    /// Who left after so many turns, as far as that is over on the screen.
    pub fn departures_after(&self, turns: usize) -> impl Iterator<Item = &DepartureRecord> {
        let departures = self.session.game().departures().iter();
        departures.filter(move |departure| departure.turns == turns)
    }

    /// Says that it is `now`, that the program has needed `spent` for itself since it
    /// was said last, and whether somebody `attends` to the game.
    pub fn update_clock(&mut self, now: Duration, spent: Duration, attends: bool) {
        let shown = !self.is_moving();
        self.session.update_clock(now, spent, shown, attends);
    }

    /// What there is to say about the time of the side to move. When it has lost by
    /// it, that is shown.
    pub fn check_time(&mut self) -> Option<ClockEvent> {
        let news = self.session.check_time()?;
        if let ClockEvent::Lost(_) = news {
            self.show_departure();
        }
        self.clock_event = Some((self.session.game().turns().len(), news));
        Some(news)
    }

    /// What was said about the time in this turn.
    pub fn clock_event(&self) -> Option<ClockEvent> {
        let turns = self.session.game().turns().len();
        self.clock_event.filter(|(said, _)| *said == turns).map(|(_, news)| news)
    }

    /// How long it takes until another second is shown on the clock that runs.
    pub fn until_next_second(&self) -> Option<Duration> {
        let side = self.session.running_clock()?;
        until_next_second(self.session.time_left(side)?)
    }

    /// Lets in the margin that was to be expected where the game was left.
    pub fn seek_margin(&mut self) {
        self.session.poll_help();
    }

    /// Begins to show what followed when somebody left.
    fn show_departure(&mut self) {
        let mut before = self.session.game().clone();
        let Some(departure) = before.undo_departure() else {
            return;
        };
        self.clear_choice();
        self.view_current();
        // The row of a person may have been refilled on the screen alone.
        self.playback.set(Stage::with_round(&before, round(&self.session).len()));
        self.playback.begin(|stage| stage.show_departure(&departure));
    }
}
