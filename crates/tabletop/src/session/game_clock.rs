//! The clocks of a session, as callers read and run them.

use std::time::Duration;

use super::{ClockEvent, ClockMarks, Seat, Session, TimeControl, until_next_second};
use crate::{Advisor, Departure, GameEntry, GameMatch, Side, Step};

/// The clocks of a game in progress at their last update.
pub struct ClockView<'a, G: Advisor>(pub(super) &'a Session<G>);

impl<'a, G: Advisor> ClockView<'a, G> {
    /// Returns the time control.
    pub fn control(&self) -> TimeControl {
        self.0.timing.control()
    }

    /// Returns the time that `side` has left; `None` without clocks.
    pub fn left(&self, side: Side) -> Option<Duration> {
        let steps = self.0.game().entries().iter().rev().map(G::Entry::step);
        let mut in_round = steps.take_while(|step| *step != Step::Round);
        match in_round.any(|step| step == Step::Departure(Departure::OutOfTime(side))) {
            true => Some(Duration::ZERO),
            false => self.0.timing.left(side),
        }
    }

    /// Returns whether `side` has little time left.
    pub fn is_low(&self, side: Side) -> bool {
        self.0.timing.is_low(side)
    }

    /// Returns the time until the running clock shows the next second; `None` if none is running.
    pub fn until_next_second(&self) -> Option<Duration> {
        let side = self.0.timing.running()?;
        until_next_second(self.left(side)?)
    }

    /// Returns the clocks now and after each step of the game; `None` without clocks.
    pub fn marks(&self) -> Option<ClockMarks> {
        self.0.timing.marks()
    }

    /// Returns the duration of each step of the game, including undone steps; zero if unknown.
    pub fn turn_times(&self) -> &'a [Duration] {
        self.0.timing.times()
    }
}

/// The clocks of a game in progress, to run and check them.
pub struct ClockMut<'a, G: Advisor>(pub(super) &'a mut Session<G>);

impl<G: Advisor> ClockMut<'_, G> {
    /// Updates the clocks to `now`, measured from some fixed moment. `shown` says whether the side
    /// to move can act: the previous turn has been shown, and nothing covers the board. `spent` is
    /// the time that the program itself has used since the last update; it counts for no side.
    ///
    /// In a game of one person against computers, the clocks stop while nobody `attends` to the
    /// game, for example while the window is minimised or a dialog is open, and while the
    /// computers consider an offer. Between people, they do not stop for these reasons.
    pub fn update(&mut self, now: Duration, spent: Duration, shown: bool, attends: bool) {
        let attends = attends && self.0.offer.is_none();
        let runs = shown && (attends || self.0.setup.persons() > 1);
        let side = self.0.game().to_move().filter(|_| runs);
        self.0.timing.update(now, spent, side);
    }

    /// Checks the clock of the side to move at the last update and returns its news, if any.
    /// Running out of time loses the game for a person, unless the clocks only warn. A computer
    /// short of time plays the best move found so far, and never loses on time.
    pub fn check(&mut self) -> Option<ClockEvent> {
        let side = self.0.game().to_move()?;
        if self.0.setup.seats[side] != Seat::Person {
            if self.0.timing.is_nearly_out(side) {
                self.0.computer().move_now();
            }
            return None;
        }
        let news = self.0.timing.take_event(side)?;
        if news == ClockEvent::Lost(side) {
            self.0.depart(Departure::OutOfTime(side)).ok()?;
        }
        Some(news)
    }
}
