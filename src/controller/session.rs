//! One game from its setup to its end.

use std::fmt;
use std::time::Duration;

use crate::ai::{Level, margin};
use crate::rules::{
    BySide, CannotDepart, Departure, DepartureRecord, Game, IllegalMove, Move, Position, Side, Turn,
};

use super::help::{AnalysisEngine, Evaluation, Help, default_analysis_engine};
use super::hint::Hint;
use super::history::History;
use super::offer::{ForecastRequest, Forecaster, Offer, OfferReply, default_forecaster};
use super::thinker::{MoveEngine, MoveRequest, SearchFailed, Thinker};
use super::timing::{ClockEvent, Timing};
use super::{ClockMarks, Seat, SessionState, Setup, Step, Tally, TimeControl, Waker};

/// Why a person's move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is the computer's turn.
    ComputersTurn,
    /// The rules do not allow it.
    Illegal(IllegalMove),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::ComputersTurn => f.write_str("it is the computer's turn"),
            Refusal::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

/// A game being played. Whenever a computer's seat is to move it thinks by
/// itself; [`Session::poll`] lets its answer in.
pub struct Session {
    setup: Setup,
    history: History,
    thinker: Option<Thinker>,
    /// Computer against computer only: nobody thinks until asked.
    paused: bool,
    failed: bool,
    help: Help,
    /// A person's offer to end the game, while the computers consider it.
    offer: Option<Offer>,
    tally: BySide<Tally>,
    timing: Timing,
    revision: u64,
    forecaster: Forecaster,
    move_engine: MoveEngine,
    wake: Waker,
}

impl Session {
    /// Begins a game in which `move_engine` answers for every computer seat. `wake` is
    /// called from another thread whenever [`Session::poll`] has something new.
    pub fn new(setup: Setup, wake: Waker, move_engine: MoveEngine) -> Self {
        let start = Position::start(&setup.rules, setup.first);
        Self::from_position(setup, start, wake, move_engine)
    }

    /// Begins a game at `start` instead of the start position.
    pub fn from_position(
        setup: Setup,
        start: Position,
        wake: Waker,
        move_engine: MoveEngine,
    ) -> Self {
        let game = Game::new(setup.rules.clone(), start);
        Self::from_game(setup, game, wake, move_engine)
    }

    /// Goes on with `game`, whose turns can be taken back like any others.
    pub fn from_game(setup: Setup, game: Game, wake: Waker, move_engine: MoveEngine) -> Self {
        let mut session = Self::without_search(SessionState::new(setup, game), wake, move_engine);
        session.think();
        session
    }

    /// Goes on with a session where it was left. A game without persons is paused.
    pub fn resume(state: SessionState, wake: Waker, move_engine: MoveEngine) -> Self {
        let mut session = Self::without_search(state, wake, move_engine);
        session.set_paused(true);
        session
    }

    /// Nobody thinks yet.
    fn without_search(state: SessionState, wake: Waker, move_engine: MoveEngine) -> Self {
        let SessionState { setup, game, undone, tally, time, marks, times } = state;
        let (entries, undone_entries) = (game.entries().len(), undone.len());
        let timing = Timing::new(time, &setup, entries + undone_entries)
            .with_saved_clocks(marks, times)
            .rewound_to(entries);
        let history = History::new(game, undone);
        let (thinker, paused, failed, revision) = (None, false, false, 0);
        let help = Help::new(default_analysis_engine(), wake.clone());
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
            forecaster: default_forecaster(),
            move_engine,
            wake,
        }
    }

    /// How long each step of the game took, those that were taken back too; zero
    /// where that is not known.
    pub fn turn_times(&self) -> &[Duration] {
        self.timing.times()
    }

    /// What the clocks show now and showed after each step of the game; none without
    /// clocks.
    pub fn clock_marks(&self) -> Option<ClockMarks> {
        self.timing.marks()
    }

    /// A number that grows with every change of what [`SessionState`] holds.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The same, with hints and the evaluation found by `analysis_engine`.
    pub fn with_analysis_engine(mut self, analysis_engine: AnalysisEngine) -> Self {
        self.help.set_analysis_engine(analysis_engine);
        self
    }

    /// The same, with offers to end the game decided by `forecaster`.
    pub fn with_forecaster(mut self, forecaster: Forecaster) -> Self {
        self.forecaster = forecaster;
        self
    }

    /// The same, played by clocks from now on. Where only computers play there are
    /// none.
    pub fn with_time(mut self, control: TimeControl) -> Self {
        self.timing = Timing::new(control, &self.setup, self.game().entries().len());
        self
    }

    /// How long the sides may think.
    pub fn time_control(&self) -> TimeControl {
        self.timing.control()
    }

    /// What `side` has left of its time, as of the moment told last; none without
    /// clocks.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let ran_out = |departure: &DepartureRecord| departure.how == Departure::OutOfTime(side);
        match self.game().departures().any(ran_out) {
            true => Some(Duration::ZERO),
            false => self.timing.left(side),
        }
    }

    /// Whose time runs, as of the moment told last.
    pub fn running_clock(&self) -> Option<Side> {
        self.timing.running()
    }

    /// Whether `side` has little time left.
    pub fn is_time_low(&self, side: Side) -> bool {
        self.timing.is_low(side)
    }

    /// Says that it is `now`, counted from some fixed moment, and whether the side
    /// to move can do something: the turn before has been shown, nothing stands
    /// before the board. `spent` is the time that the program has needed for itself
    /// since it was told last; it costs nobody anything.
    ///
    /// Where one person plays against computers, the clocks stand still while
    /// nobody `attends` to the game, as when the window is minimised or a dialog is
    /// open, and while the computers consider an offer. Between persons they never do.
    pub fn update_clock(&mut self, now: Duration, spent: Duration, shown: bool, attends: bool) {
        let attends = attends && self.offer.is_none();
        let runs = shown && (attends || self.setup.persons() > 1);
        let side = self.position().to_move().filter(|_| runs);
        self.timing.update(now, spent, side);
    }

    /// Judges the clocks at the moment told last: what there is to say about the
    /// time of the side to move. A person without time loses, unless the clocks only
    /// warn. A computer whose time gets short answers with what it has found, and
    /// never loses by it.
    pub fn check_time(&mut self) -> Option<ClockEvent> {
        let side = self.position().to_move()?;
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

    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game so far.
    pub fn game(&self) -> &Game {
        self.history.game()
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// The sides that persons play who have not left.
    pub fn persons(&self) -> impl Iterator<Item = Side> + '_ {
        let is_persons = |(side, seat): (Side, &Seat)| (*seat == Seat::Person).then_some(side);
        let persons = self.setup.seats.iter().filter_map(is_persons);
        persons.filter(|side| !self.position().has_departed(*side))
    }

    /// Who is to move; none when the game is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.position().to_move().map(|side| self.setup.seats[side])
    }

    /// Whether there is a game that would be lost: turns were played, and it is
    /// not over.
    pub fn is_under_way(&self) -> bool {
        self.game().turn_count() > 0 && self.game().end().is_none()
    }

    /// Plays a person's move.
    ///
    /// # Errors
    /// [`Refusal`] when it is not a person's turn or the move is illegal; the
    /// game is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<&Turn, Refusal> {
        if let Some(Seat::Computer(_)) = self.seat_to_move() {
            return Err(Refusal::ComputersTurn);
        }
        let evaluated = self.evaluation().is_some_and(|found| found.is_current);
        let side = self.history.play(mv).map_err(Refusal::Illegal)?.side;
        self.tally[side].evaluation |= evaluated;
        self.timing.entered(Some(side));
        self.position_changed();
        Ok(self.game().turns().last().expect("a turn was just played"))
    }

    /// Plays the computer's move once it is found; the turn then.
    pub fn poll(&mut self) -> Option<&Turn> {
        let answer = self.thinker.as_ref()?.poll()?;
        self.thinker = None;
        let side = self.position().to_move();
        let played =
            answer.and_then(|mv| self.history.play(mv).map(drop).map_err(|_| SearchFailed));
        if played.is_err() {
            self.failed = true;
            return None;
        }
        self.timing.entered(side);
        self.position_changed();
        self.game().turns().last()
    }

    /// Lets a side leave the game, or all stop it. Asking the others is the
    /// caller's part.
    ///
    /// # Errors
    /// [`CannotDepart`] when nobody can leave so; the game is unchanged then.
    pub fn depart(&mut self, departure: Departure) -> Result<&DepartureRecord, CannotDepart> {
        self.history.depart(departure)?;
        self.timing.entered(None);
        self.position_changed();
        if self.game().end().is_some() && self.setup.rules.sides == 2 {
            let mut before = self.game().clone();
            before.undo();
            self.help.expect(before);
        }
        Ok(self.game().departures().last().expect("a side has just left"))
    }

    /// The position that would end the game if it were stopped now; `None` if it is over.
    pub fn position_if_stopped(&self) -> Option<Position> {
        let mut stopped = self.game().clone();
        stopped.depart(Departure::Stopped).ok().map(|departure| departure.after.clone())
    }

    /// Lets the computers consider an offer to end the game; [`Session::poll_offer`] returns
    /// their reply. Any change of the game withdraws the offer. Nothing happens unless a
    /// person is to move.
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

    /// Whether the computers are considering an offer to end the game.
    pub fn is_considering_offer(&self) -> bool {
        self.offer.is_some()
    }

    /// Returns what became of an offer to end the game, once that is known.
    pub fn poll_offer(&mut self) -> Option<OfferReply> {
        let reply = self.offer.as_ref()?.poll()?;
        self.offer = None;
        Some(reply)
    }

    /// The computers that have not left the game.
    pub fn computers(&self) -> impl Iterator<Item = (Side, Level)> + '_ {
        let seats =
            self.setup.seats.iter().filter(|(side, _)| !self.position().has_departed(*side));
        seats.filter_map(|(side, seat)| match seat {
            Seat::Computer(level) => Some((side, *level)),
            Seat::Person => None,
        })
    }

    /// Whether the computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinker.is_some()
    }

    /// Whether the computer's thinking broke down; [`Session::retry`], undo or a
    /// new game go on.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// Lets the computer think again after it broke down.
    pub fn retry(&mut self) {
        self.think();
    }

    /// Asks the thinking computer to play the best it has found so far.
    pub fn move_now(&self) {
        if let Some(thinker) = &self.thinker {
            thinker.move_now();
        }
    }

    /// Whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.history.entries_back_to(|side| self.decides(side)).is_some()
    }

    /// Goes back to the last decision of a person, whoever is to move now and
    /// also after the end; to resign, to run out of time and to stop are decisions
    /// too. A game without persons goes back one turn and pauses. What the computer
    /// was thinking is dropped; the clocks show what they did. False when there is
    /// none.
    ///
    /// For that person this counts as taking back, until it is undone by
    /// [`Session::redo`]; to go on after a stop counts for the person to move.
    pub fn undo(&mut self) -> bool {
        let Some(entries) = self.history.entries_back_to(|side| self.decides(side)) else {
            return false;
        };
        let side = self.history.undo(entries).or(self.position().to_move());
        if let Some(tally) = self.tally_of_person(side) {
            tally.takebacks += 1;
        }
        self.after_history_jump();
        true
    }

    /// Whether a turn that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// What was taken back, in the order in which it would be redone.
    pub fn undone(&self) -> impl Iterator<Item = Step> + '_ {
        self.history.undone().iter().rev().copied()
    }

    /// Goes forward again the way [`Session::undo`] came. False when nothing
    /// was taken back.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let to_move = self.position().to_move();
        let Session { history, setup, .. } = self;
        let side = history.redo(|side| decides(setup, side)).or(to_move);
        if let Some(tally) = self.tally_of_person(side) {
            tally.takebacks = tally.takebacks.saturating_sub(1);
        }
        self.after_history_jump();
        true
    }

    /// Whether this game can be paused: no person plays.
    pub fn can_pause(&self) -> bool {
        self.setup.persons() == 0
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses a game without persons, or lets it go on.
    pub fn set_paused(&mut self, paused: bool) {
        self.paused = paused && self.can_pause();
        self.think();
    }

    /// Pauses and lets the computer play a single turn.
    pub fn step(&mut self) {
        if self.can_pause() {
            self.paused = true;
            self.ask();
        }
    }

    /// Shows a person to move a good move, or hides it again; a hint that is
    /// still being looked for is given up. On a computer's turn nothing happens.
    pub fn toggle_hint(&mut self) {
        if self.seat_to_move() == Some(Seat::Person) {
            self.help.toggle_hint(self.history.game());
        }
    }

    /// The hint for the position now, while it is shown.
    pub fn hint(&self) -> Option<&Hint> {
        self.help.hint()
    }

    /// Whether a hint is being looked for.
    pub fn is_seeking_hint(&self) -> bool {
        self.help.is_seeking()
    }

    /// Whether the search for a hint broke down; it can be asked for once more.
    pub fn has_hint_failed(&self) -> bool {
        self.help.has_broken()
    }

    /// Whether the evaluation follows the game.
    pub fn set_following(&mut self, follows: bool) {
        self.help.set_following(follows);
    }

    /// What is expected of the game, if the evaluation follows it and something
    /// was found.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        self.help.evaluation()
    }

    /// Lets in what was found to help. The evaluation waits while a computer
    /// thinks about its move.
    pub fn poll_help(&mut self) {
        if self.help.poll_hint()
            && let Some(tally) = self.tally_of_person(self.position().to_move())
        {
            tally.hints += 1;
            self.revision += 1;
        }
        if self.thinker.as_ref().is_none_or(Thinker::has_answered) && self.offer.is_none() {
            self.help.follow(self.history.game());
        }
    }

    /// By how much side 0 is ahead of side 1 at the end of a game of two: in points
    /// where it was played out, and where it was left, by what was to be expected
    /// then. None before the end, or until that is found.
    pub fn margin(&self) -> Option<i32> {
        self.game().end()?;
        let played_out = self.game().departures().next().is_none();
        if played_out { Some(margin(self.position(), Side::NEAR)) } else { self.help.expected() }
    }

    /// The help that `side` has had. A hint counts when it is found, so that
    /// one given up does not; shown again on the same turn it is the same hint.
    pub fn tally(&self, side: Side) -> Tally {
        self.tally[side]
    }

    /// What is counted for `side`, if it is a person's.
    fn tally_of_person(&mut self, side: Option<Side>) -> Option<&mut Tally> {
        let side = side?;
        (self.setup.seats[side] == Seat::Person).then(|| &mut self.tally[side])
    }

    fn decides(&self, side: Side) -> bool {
        decides(&self.setup, side)
    }

    /// After undo or redo: a game without persons waits, any other goes on.
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

    /// Drops what is being thought, and thinks about the position as it is now
    /// unless the game is paused.
    fn think(&mut self) {
        self.thinker = None;
        self.failed = false;
        if !self.paused {
            self.ask();
        }
    }

    /// Decides what is left to chance in this position.
    fn seed_now(&self) -> u64 {
        self.setup.seed.wrapping_add(self.game().turn_count() as u64)
    }

    /// Asks the computer for its move if it is to move.
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

/// Whether undo and redo stop where `side` is to move.
fn decides(setup: &Setup, side: Side) -> bool {
    setup.persons() == 0 || setup.seats[side] == Seat::Person
}
