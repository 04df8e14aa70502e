//! A game in progress, from its setup to its end.

mod clock;
mod help;
mod history;
mod name;
mod offer;
mod setup;
mod state;
mod tally;
mod thinker;
mod time_control;
mod timing;
mod turn_times;

use std::time::Duration;

use thiserror::Error;

use crate::{Advised, BySide, CannotDepart, Departure, Entered, Level, Played, Side, Step, Waker};
use help::Help;
use history::History;
use offer::Offer;
use thinker::{SearchFailed, Thinker};
use timing::Timing;

pub use clock::{ClockMarks, Clocks, shown_seconds, until_next_second};
pub use help::{AnalysisEngine, EVALUATION_NODES, Evaluation, HINT_NODES, default_analysis_engine};
pub use name::Name;
pub use offer::{ForecastRequest, Forecaster, OfferReply, default_forecaster};
pub use setup::{Seat, Setup};
pub use state::SessionState;
pub use tally::Tally;
pub use thinker::{MoveEngine, MoveRequest, default_move_engine};
pub use time_control::{
    BoundedNumber, Expiry, GameMinutes, IncrementSeconds, MoveSeconds, TimeControl, TimeLimit,
};
pub use timing::ClockEvent;

/// The reason why a person's move is refused; `I` is the reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal<I> {
    /// It is the computer's turn.
    #[error("it is the computer's turn")]
    ComputersTurn,
    /// The move is illegal.
    #[error("{0}")]
    Illegal(I),
}

/// A game in progress. On a computer's turn, its search starts by itself; [`Session::poll`] plays
/// the move found.
pub struct Session<G: Advised> {
    setup: Setup,
    history: History<G>,
    thinker: Option<Thinker<G>>,
    /// Whether a game without people is paused; the computer then does not search.
    paused: bool,
    failed: bool,
    help: Help<G>,
    /// A person's offer to end the game that the computers are considering.
    offer: Option<Offer>,
    tally: BySide<Tally>,
    timing: Timing,
    revision: u64,
    forecaster: Forecaster<G>,
    move_engine: MoveEngine<G>,
    wake: Waker,
}

impl<G: Advised> Session<G> {
    /// Starts a game in which `move_engine` chooses the moves of every computer. Calls `wake` from
    /// another thread whenever [`Session::poll`], [`Session::poll_help`] or
    /// [`Session::poll_offer`] has news.
    pub fn new(game: impl Into<G>, setup: Setup, wake: Waker, move_engine: MoveEngine<G>) -> Self {
        let game = game.into();
        let start = game.start(setup.first);
        Self::from_position(game, setup, start, wake, move_engine)
    }

    /// Starts a game at `start` instead of the start position.
    pub fn from_position(
        game: impl Into<G>,
        setup: Setup,
        start: G::Position,
        wake: Waker,
        move_engine: MoveEngine<G>,
    ) -> Self {
        let game = G::Match::begin(game.into(), start);
        Self::from_game(setup, game, wake, move_engine)
    }

    /// Continues `game`, whose turns can be undone like any others.
    pub fn from_game(
        setup: Setup,
        game: G::Match,
        wake: Waker,
        move_engine: MoveEngine<G>,
    ) -> Self {
        let mut session = Self::without_search(SessionState::new(setup, game), wake, move_engine);
        session.think();
        session
    }

    /// Resumes a saved session. A game without people is paused.
    pub fn resume(state: SessionState<G>, wake: Waker, move_engine: MoveEngine<G>) -> Self {
        let mut session = Self::without_search(state, wake, move_engine);
        session.set_paused(true);
        session
    }

    /// Creates a session without starting a search.
    fn without_search(state: SessionState<G>, wake: Waker, move_engine: MoveEngine<G>) -> Self {
        let SessionState { setup, game, undone, tally, time, marks, times } = state;
        let (entries, undone_entries) = (game.entries().len(), undone.len());
        let timing = Timing::new(time, &setup, entries + undone_entries)
            .with_saved_clocks(marks, times)
            .rewound_to(entries);
        let history = History::new(game, undone);
        let (thinker, paused, failed, revision) = (None, false, false, 0);
        let help = Help::new(default_analysis_engine::<G>(), wake.clone());
        Session {
            setup,
            history,
            thinker,
            paused,
            failed,
            help,
            offer: None,
            tally,
            timing,
            revision,
            forecaster: default_forecaster::<G>(),
            move_engine,
            wake,
        }
    }

    /// Returns the duration of each step of the game, including undone steps; zero if unknown.
    pub fn turn_times(&self) -> &[Duration] {
        self.timing.times()
    }

    /// Returns the clocks now and after each step of the game; `None` without clocks.
    pub fn clock_marks(&self) -> Option<ClockMarks> {
        self.timing.marks()
    }

    /// Returns a number that increases whenever the [`SessionState`] changes.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the session with hints and the evaluation found by `analysis_engine`.
    pub fn with_analysis_engine(mut self, analysis_engine: AnalysisEngine<G>) -> Self {
        self.help.set_analysis_engine(analysis_engine);
        self
    }

    /// Returns the session with offers to end the game decided by `forecaster`.
    pub fn with_forecaster(mut self, forecaster: Forecaster<G>) -> Self {
        self.forecaster = forecaster;
        self
    }

    /// Returns the session with new clocks. A game without people has none.
    pub fn with_time(mut self, control: TimeControl) -> Self {
        self.timing = Timing::new(control, &self.setup, self.game().entries().len());
        self
    }

    /// Returns the time control.
    pub fn time_control(&self) -> TimeControl {
        self.timing.control()
    }

    /// Returns the time that `side` has left at the last update; `None` without clocks.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let ran_out =
            |entry: &G::Entry| entry.step() == Step::Departure(Departure::OutOfTime(side));
        match self.game().entries().iter().any(ran_out) {
            true => Some(Duration::ZERO),
            false => self.timing.left(side),
        }
    }

    /// Returns the side whose clock was running at the last update.
    pub fn running_clock(&self) -> Option<Side> {
        self.timing.running()
    }

    /// Returns whether `side` has little time left.
    pub fn is_time_low(&self, side: Side) -> bool {
        self.timing.is_low(side)
    }

    /// Updates the clocks to `now`, measured from some fixed moment. `shown` says whether the side
    /// to move can act: the previous turn has been shown, and nothing covers the board. `spent` is
    /// the time that the program itself has used since the last update; it counts for no side.
    ///
    /// In a game of one person against computers, the clocks stop while nobody `attends` to the
    /// game, for example while the window is minimised or a dialog is open, and while the
    /// computers consider an offer. Between people, they do not stop for these reasons.
    pub fn update_clock(&mut self, now: Duration, spent: Duration, shown: bool, attends: bool) {
        let attends = attends && self.offer.is_none();
        let runs = shown && (attends || self.setup.persons() > 1);
        let side = self.game().to_move().filter(|_| runs);
        self.timing.update(now, spent, side);
    }

    /// Checks the clock of the side to move at the last update and returns its news, if any.
    /// Running out of time loses the game for a person, unless the clocks only warn. A computer
    /// short of time plays the best move found so far, and never loses on time.
    pub fn check_time(&mut self) -> Option<ClockEvent> {
        let side = self.game().to_move()?;
        if self.setup.seats[side] != Seat::Person {
            if self.timing.is_nearly_out(side) {
                self.move_now();
            }
            return None;
        }
        let news = self.timing.take_event(side)?;
        if news == ClockEvent::Lost(side) {
            self.depart(Departure::OutOfTime(side)).ok()?;
        }
        Some(news)
    }

    /// Returns the setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the game so far.
    pub fn game(&self) -> &G::Match {
        self.history.game()
    }

    /// Returns the current position.
    pub fn position(&self) -> &G::Position {
        self.game().position()
    }

    /// Returns the sides of the people who have not left the game.
    pub fn persons(&self) -> impl Iterator<Item = Side> + '_ {
        let is_persons = |(side, seat): (Side, &Seat)| (*seat == Seat::Person).then_some(side);
        let persons = self.setup.seats.iter().filter_map(is_persons);
        persons.filter(|side| !self.game().has_departed(*side))
    }

    /// Returns the player to move; `None` if the game is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.game().to_move().map(|side| self.setup.seats[side])
    }

    /// Returns whether turns have been played and the game is not over.
    pub fn is_under_way(&self) -> bool {
        self.game().turn_count() > 0 && self.game().end().is_none()
    }

    /// Plays a person's move and returns the turn.
    ///
    /// # Errors
    /// Returns [`Refusal`] if it is not a person's turn or the move is illegal; the game is then
    /// unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<&G::Turn, Refusal<G::Illegal>> {
        if let Some(Seat::Computer(_)) = self.seat_to_move() {
            return Err(Refusal::ComputersTurn);
        }
        let evaluated = self.evaluation().is_some_and(|found| found.is_current);
        let side = self.game().to_move();
        self.history.play(mv).map_err(Refusal::Illegal)?;
        if let Some(tally) = self.tally_of_person(side) {
            tally.evaluation |= evaluated;
        }
        self.timing.entered(side);
        self.position_changed();
        Ok(self.last_turn().expect("a turn was just played"))
    }

    /// Plays the computer's move once it is found, and returns the turn.
    pub fn poll(&mut self) -> Option<&G::Turn> {
        let answer = self.thinker.as_ref()?.poll()?;
        self.thinker = None;
        let side = self.game().to_move();
        let played =
            answer.and_then(|mv| self.history.play(mv).map(drop).map_err(|_| SearchFailed));
        if played.is_err() {
            self.failed = true;
            return None;
        }
        self.timing.entered(side);
        self.position_changed();
        self.last_turn()
    }

    fn last_turn(&self) -> Option<&G::Turn> {
        self.game().turn(self.game().turn_count().checked_sub(1)?)
    }

    /// Records that a side leaves the game, or that all players stop it. The caller must have
    /// asked the others.
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if the departure is not possible; the game is then unchanged.
    pub fn depart(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        self.history.depart(departure)?;
        self.timing.entered(None);
        self.position_changed();
        if self.game().to_move().is_none() && self.setup.sides() == 2 {
            let mut before = self.game().clone();
            before.undo();
            self.help.expect(before);
        }
        Ok(())
    }

    /// Returns the final position if the game were stopped now; `None` if it is over.
    pub fn position_if_stopped(&self) -> Option<G::Position> {
        let mut stopped = self.game().clone();
        stopped.depart(Departure::Stopped).ok().map(|()| stopped.position().clone())
    }

    /// Offers the computers to end the game; [`Session::poll_offer`] returns their reply. Any
    /// change of the game withdraws the offer. Does nothing unless a person is to move.
    pub fn offer_to_stop(&mut self) {
        if self.seat_to_move() != Some(Seat::Person) {
            return;
        }
        let seed = self.seed_now();
        let requests = self.computers().map(|(side, level)| {
            let game = self.game().clone();
            ForecastRequest { game, side, level, seed }
        });
        let (requests, forecaster) = (requests.collect(), self.forecaster.clone());
        self.offer = Some(Offer::start(requests, forecaster, self.wake.clone()));
        self.help.stop_following();
    }

    /// Returns whether the computers are considering an offer to end the game.
    pub fn is_considering_offer(&self) -> bool {
        self.offer.is_some()
    }

    /// Returns the reply to an offer to end the game, once there is one.
    pub fn poll_offer(&mut self) -> Option<OfferReply> {
        let reply = self.offer.as_ref()?.poll()?;
        self.offer = None;
        Some(reply)
    }

    /// Returns the computers that have not left the game.
    pub fn computers(&self) -> impl Iterator<Item = (Side, Level)> + '_ {
        let seats = self.setup.seats.iter().filter(|(side, _)| !self.game().has_departed(*side));
        seats.filter_map(|(side, seat)| match seat {
            Seat::Computer(level) => Some((side, *level)),
            Seat::Person => None,
        })
    }

    /// Returns whether the computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinker.is_some()
    }

    /// Returns whether the computer's search failed; [`Session::retry`], undo and a new game
    /// recover from that.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// Restarts the computer's search after a failure.
    pub fn retry(&mut self) {
        self.think();
    }

    /// Asks the computer to play the best move found so far.
    pub fn move_now(&self) {
        if let Some(thinker) = &self.thinker {
            thinker.move_now();
        }
    }

    /// Returns whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.history.entries_back_to(|side| self.decides(side)).is_some()
    }

    /// Goes back to the last decision of a person, even after the end of the game; resigning,
    /// running out of time and agreeing to stop are decisions, too. A game without people goes
    /// back one turn and pauses. Cancels the computer's search and sets the clocks back. Returns
    /// `false` if there is no such decision.
    ///
    /// Counts as a takeback of that person until [`Session::redo`] reverses it. Undoing an agreed
    /// end counts for the person to move.
    pub fn undo(&mut self) -> bool {
        let Some(entries) = self.history.entries_back_to(|side| self.decides(side)) else {
            return false;
        };
        let side = self.history.undo(entries).or(self.game().to_move());
        if let Some(tally) = self.tally_of_person(side) {
            tally.takebacks += 1;
        }
        self.after_history_jump();
        true
    }

    /// Returns whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Returns the undone steps, in the order in which they would be redone.
    pub fn undone(&self) -> impl Iterator<Item = Step<G::Move>> + '_ {
        self.history.undone().iter().rev().copied()
    }

    /// Reverses the last [`Session::undo`]. Returns `false` if there is nothing to redo.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let to_move = self.game().to_move();
        let Session { history, setup, .. } = self;
        let side = history.redo(|side| decides(setup, side)).or(to_move);
        if let Some(tally) = self.tally_of_person(side) {
            tally.takebacks = tally.takebacks.saturating_sub(1);
        }
        self.after_history_jump();
        true
    }

    /// Returns whether the game can be paused, that is, whether only computers play.
    pub fn can_pause(&self) -> bool {
        self.setup.persons() == 0
    }

    /// Returns whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses or resumes a game without people.
    pub fn set_paused(&mut self, paused: bool) {
        self.paused = paused && self.can_pause();
        self.think();
    }

    /// Pauses the game after the computer has played one more turn.
    pub fn step(&mut self) {
        if self.can_pause() {
            self.paused = true;
            self.ask();
        }
    }

    /// Shows or hides the hint for the person to move, or cancels the search for it. Does nothing
    /// on a computer's turn.
    pub fn toggle_hint(&mut self) {
        if self.seat_to_move() == Some(Seat::Person) {
            self.help.toggle_hint(self.history.game());
        }
    }

    /// Returns the hint for the current position while it is shown.
    pub fn hint(&self) -> Option<&G::Hint> {
        self.help.hint()
    }

    /// Returns whether a search for a hint is running.
    pub fn is_seeking_hint(&self) -> bool {
        self.help.is_seeking()
    }

    /// Returns whether the search for a hint failed; [`Session::toggle_hint`] retries it.
    pub fn has_hint_failed(&self) -> bool {
        self.help.has_broken()
    }

    /// Sets whether the evaluation follows the game.
    pub fn set_following(&mut self, follows: bool) {
        self.help.set_following(follows);
    }

    /// Returns the latest evaluation, if the evaluation follows the game and has found one.
    pub fn evaluation(&self) -> Option<&Evaluation<G::Analysis>> {
        self.help.evaluation()
    }

    /// Receives the results of the searches for help. The evaluation waits while a computer
    /// thinks about its move or considers an offer.
    pub fn poll_help(&mut self) {
        if self.help.poll_hint()
            && let Some(tally) = self.tally_of_person(self.game().to_move())
        {
            tally.hints += 1;
            self.revision += 1;
        }
        if self.thinker.as_ref().is_none_or(Thinker::has_answered) && self.offer.is_none() {
            self.help.follow(self.history.game());
        }
    }

    /// Returns the points by which side 0 is ahead of side 1 at the end of a game of two: the
    /// final margin, or the expected margin if a player left. Returns `None` before the end and
    /// until the expected margin is found.
    pub fn margin(&self) -> Option<i32> {
        self.game().end()?;
        let is_move = |entry: &G::Entry| matches!(entry.step(), Step::Move(_));
        let played_out = self.game().entries().iter().all(is_move);
        if played_out { Some(G::margin(self.position(), Side::NEAR)) } else { self.help.expected() }
    }

    /// Returns the help that `side` has had. A hint counts when it is found; a cancelled search,
    /// or showing the hint again on the same turn, does not count.
    pub fn tally(&self, side: Side) -> Tally {
        self.tally[side]
    }

    /// Returns the tally of `side` if a person plays it.
    fn tally_of_person(&mut self, side: Option<Side>) -> Option<&mut Tally> {
        let side = side?;
        (self.setup.seats[side] == Seat::Person).then(|| &mut self.tally[side])
    }

    fn decides(&self, side: Side) -> bool {
        decides(&self.setup, side)
    }

    /// Updates the session after undo or redo. A game without people pauses.
    fn after_history_jump(&mut self) {
        self.paused = self.can_pause();
        self.timing.go_to(self.game().entries().len());
        self.position_changed();
    }

    fn position_changed(&mut self) {
        self.revision += 1;
        self.help.position_changed();
        self.offer = None;
        self.think();
    }

    /// Cancels the computer's search and, unless the game is paused, starts one from the current
    /// position.
    fn think(&mut self) {
        self.thinker = None;
        self.failed = false;
        if !self.paused {
            self.ask();
        }
    }

    /// Returns the seed for random choices in the current position.
    fn seed_now(&self) -> u64 {
        self.setup.seed.wrapping_add(self.game().turn_count() as u64)
    }

    /// Starts the search for a move if a computer is to move.
    fn ask(&mut self) {
        let Some(Seat::Computer(level)) = self.seat_to_move() else {
            return;
        };
        let request = MoveRequest { game: self.game().clone(), level, seed: self.seed_now() };
        self.help.stop_following();
        let started = Thinker::start(request, self.move_engine.clone(), self.wake.clone());
        self.failed = started.is_err();
        self.thinker = started.ok();
    }
}

/// Returns whether undo and redo stop at turns of `side`.
fn decides(setup: &Setup, side: Side) -> bool {
    setup.persons() == 0 || setup.seats[side] == Seat::Person
}
