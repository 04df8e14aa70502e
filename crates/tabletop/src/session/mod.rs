//! A game in progress, from its setup to its end.

mod clock;
mod computer;
mod evaluation;
mod game_clock;
mod help;
mod hint;
mod history;
mod offer;
mod seats;
mod setup;
mod state;
mod tally;
mod thinker;
mod time_control;
mod timing;
mod turn_times;

use thiserror::Error;

use crate::{Advisor, CannotDepart, Departure, GameEntry, GameMatch, Side, Step, Strength, Waker};
use history::History;
use offer::Offer;
use thinker::{SearchFailed, Thinker};
use timing::Timing;

pub use clock::{ClockMarks, Clocks, shown_seconds, until_next_second};
pub use computer::{ComputerMut, ComputerView, PATIENCE};
pub use evaluation::{EVALUATION_NODES, Evaluation};
pub(crate) use evaluation::{EvaluationQuestion, MarginQuestion};
pub use game_clock::{ClockMut, ClockView};
pub use help::{AnalysisEngine, HINT_NODES, Help, HelpMut, default_analysis_engine};
pub(crate) use hint::HintQuestion;
pub use hint::{FoundHint, LINE_TURNS, seek_hint};
pub use history::HistoryView;
pub(crate) use offer::OfferQuestion;
pub use offer::{ForecastRequest, Forecaster, OfferMut, OfferReply, OfferView, default_forecaster};
pub use seats::SeatsView;
pub use setup::{Seat, Setup};
pub use state::SessionState;
pub use tally::Tally;
pub use thinker::{MoveEngine, MoveRequest, default_move_engine};
pub use time_control::{
    BoundedNumber, Expiry, GameMinutes, IncrementSeconds, MoveSeconds, TimeControl, TimeLimit,
};
pub use timing::ClockEvent;

/// The [margin](Session::margin), without its sign, from which a game counts as lopsided, in points.
pub const LOPSIDED: i32 = 20;

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
///
/// A session changes as a whole when somebody moves, leaves or undoes. Everything else belongs to one
/// of its parts: the seats, the clocks, the computer's play, the offer to end the game, the history
/// and the help. A part that can change has a second view for that, such as [`Session::clock_mut`].
pub struct Session<G: Advisor> {
    setup: Setup,
    history: History<G>,
    thinker: Option<Thinker<G>>,
    /// The computer's move that has been found and not yet played.
    found: Option<G::Move>,
    /// Whether a game without people is paused; the computer then does not search.
    paused: bool,
    failed: bool,
    help: Help<G>,
    /// A person's offer to end the game that the computers are considering.
    offer: Option<Offer>,
    timing: Timing,
    revision: u64,
    forecaster: Forecaster<G>,
    move_engine: MoveEngine<G>,
    wake: Waker,
}

impl<G: Advisor> Session<G> {
    /// Starts a game in which `move_engine` chooses the moves of every computer. Calls `wake` from
    /// another thread whenever [`Session::poll`], [`HelpMut::poll`] or
    /// [`OfferMut::poll`] has news.
    pub fn new(game: impl Into<G>, setup: Setup, wake: Waker, move_engine: MoveEngine<G>) -> Self {
        let game = game.into();
        let start = game.start(setup.first);
        Self::from_game(setup, G::Match::begin(game, start), wake, move_engine)
    }

    /// Continues `game`, whose turns can be undone like any others. Its start can be any position.
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
        session.computer_mut().set_paused(true);
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
        let (thinker, found, paused, failed, revision) = (None, None, false, false, 0);
        let help = Help::new(default_analysis_engine::<G>(), wake.clone(), tally);
        Session {
            setup,
            history,
            thinker,
            found,
            paused,
            failed,
            help,
            offer: None,
            timing,
            revision,
            forecaster: default_forecaster::<G>(),
            move_engine,
            wake,
        }
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

    /// Returns whether all moves were taken back, and can be played again.
    pub fn is_taken_back(&self) -> bool {
        self.game().entries().is_empty() && self.history().can_redo()
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
        if self.seats().to_move().is_some_and(|seat| seat != Seat::Person) {
            return Err(Refusal::ComputersTurn);
        }
        let evaluated = self.help.evaluation().is_some_and(|found| found.is_current);
        let side = self.game().to_move();
        self.history.play(mv).map_err(Refusal::Illegal)?;
        if let Some(tally) = self.tally_of_person(side) {
            tally.evaluation |= evaluated;
        }
        self.timing.entered(side);
        self.position_changed();
        Ok(self.last_turn().expect("a turn was just played"))
    }

    /// Takes a step that comes from another device, whoever is to move. Returns whether it is possible.
    pub fn take(&mut self, step: Step<G::Move>) -> bool {
        match step {
            Step::Move(mv) => {
                let side = self.game().to_move();
                let is_legal = self.history.play(mv).is_ok();
                if is_legal {
                    self.timing.entered(side);
                    self.position_changed();
                }
                is_legal
            }
            Step::Departure(departure) => self.depart(departure).is_ok(),
            Step::Round => self.begin_round(),
        }
    }

    /// Returns the computer's move once it is found, without playing it.
    pub fn find(&mut self) -> Option<G::Move> {
        if let Some(answer) = self.thinker.as_ref().and_then(Thinker::poll) {
            self.thinker = None;
            let legal =
                answer.and_then(|mv| self.game().check(mv).map(|()| mv).map_err(|_| SearchFailed));
            self.failed = legal.is_err();
            self.found = legal.ok();
        }
        self.found
    }

    /// Plays the computer's move once it is found, and returns the turn.
    pub fn poll(&mut self) -> Option<&G::Turn> {
        let mv = self.find()?;
        self.found = None;
        let side = self.game().to_move();
        self.history.play(mv).ok()?;
        self.timing.entered(side);
        self.position_changed();
        self.last_turn()
    }

    /// Goes on with `game` in place of the game so far, for example with the same moves under
    /// other rules. The seats, the clocks and the help used so far stay. A computer to move
    /// thinks again, and nothing can be redone. Returns `false` and changes nothing if `game` has
    /// another number of entries.
    pub fn replace_game(&mut self, game: G::Match) -> bool {
        let fits = game.entries().len() == self.game().entries().len();
        if fits {
            self.history = History::new(game, Vec::new());
            self.position_changed();
        }
        fits
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

    /// Begins the next round of a match of several rounds, with full clocks. Returns `false` and
    /// changes nothing if there is none, or if the current one goes on.
    pub fn begin_round(&mut self) -> bool {
        let begins = self.history.begin_round();
        if begins {
            self.timing.began_round();
            self.position_changed();
        }
        begins
    }

    /// Goes back to the last decision of a person, even after the end of the game; resigning,
    /// running out of time and agreeing to stop are decisions, too. From the first turns of a further
    /// round, goes back to the end of the previous one. A game without people goes
    /// back one turn and pauses. Cancels the computer's search and sets the clocks back. Returns
    /// `false` if there is no such decision.
    ///
    /// Counts as a takeback of that person until [`Session::redo`] reverses it. Undoing an agreed
    /// end counts for the person to move.
    pub fn undo(&mut self) -> bool {
        let Some(entries) = self.entries_to_undo() else {
            return false;
        };
        let side = self.history.undo(entries).or(self.game().to_move());
        if let Some(tally) = self.tally_of_person(side) {
            tally.takebacks += 1;
        }
        self.after_history_jump();
        true
    }

    /// Reverses the last [`Session::undo`]. Returns `false` if there is nothing to redo.
    pub fn redo(&mut self) -> bool {
        if !self.history.can_redo() {
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

    /// Returns who plays the sides.
    pub fn seats(&self) -> SeatsView<'_, G> {
        SeatsView(self)
    }

    /// Returns the clocks.
    pub fn clock(&self) -> ClockView<'_, G> {
        ClockView(self)
    }

    /// Returns the clocks, to run and check them.
    pub fn clock_mut(&mut self) -> ClockMut<'_, G> {
        ClockMut(self)
    }

    /// Returns the state of the computer's play.
    pub fn computer(&self) -> ComputerView<'_, G> {
        ComputerView(self)
    }

    /// Returns the computer's play, to pause and resume it.
    pub fn computer_mut(&mut self) -> ComputerMut<'_, G> {
        ComputerMut(self)
    }

    /// Returns the offer to end the game.
    pub fn offer(&self) -> OfferView<'_, G> {
        OfferView(self)
    }

    /// Returns the offer to end the game, to make one and to receive the reply.
    pub fn offer_mut(&mut self) -> OfferMut<'_, G> {
        OfferMut(self)
    }

    /// Returns what can be undone and redone.
    pub fn history(&self) -> HistoryView<'_, G> {
        HistoryView(self)
    }

    /// Returns the hint, the evaluation and the help used so far.
    pub fn help(&self) -> &Help<G> {
        &self.help
    }

    /// Returns the help, to ask for it and to receive it.
    pub fn help_mut(&mut self) -> HelpMut<'_, G> {
        HelpMut(self)
    }

    /// Returns the points by which side 0 is ahead of side 1 at the end of a game of two: the
    /// final margin, or the expected margin if a player left. Returns `None` before the end and
    /// until the expected margin is found.
    pub fn margin(&self) -> Option<i32> {
        self.game().end()?;
        let is_departure = |entry: &G::Entry| matches!(entry.step(), Step::Departure(_));
        let played_out = !self.game().entries().iter().any(is_departure);
        if played_out { Some(G::margin(self.position(), Side::NEAR)) } else { self.help.expected() }
    }

    /// Returns the tally of `side` if a person plays it.
    fn tally_of_person(&mut self, side: Option<Side>) -> Option<&mut Tally> {
        let side = side?;
        (self.setup.seats[side] == Seat::Person).then(|| self.help.tally_mut(side))
    }

    /// Returns the number of entries that undo takes back; `None` if it has nowhere to go.
    fn entries_to_undo(&self) -> Option<usize> {
        self.history.entries_back_to(|side| decides(&self.setup, side))
    }

    /// Updates the session after undo or redo. A game without people pauses.
    fn after_history_jump(&mut self) {
        self.paused = self.computer().can_pause();
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
        (self.thinker, self.found) = (None, None);
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
        let Some((side, seat)) = self.game().to_move().map(|side| (side, self.setup.seats[side]))
        else {
            return;
        };
        let Some(level) = seat.level() else {
            return;
        };
        let strength = strength_now::<G>(self.game(), seat, side);
        let (game, seed) = (self.game().clone(), self.seed_now());
        let request = MoveRequest { game, level, strength, seed };
        self.help.stop_following();
        let started = Thinker::start(request, self.move_engine.clone(), self.wake.clone());
        self.failed = started.is_err();
        self.thinker = started.ok();
    }
}

/// Returns the strength with which the player of `side` goes on at the end of `game` if it is *Fits
/// me*, otherwise `None`.
pub(crate) fn strength_now<G: Advisor>(
    game: &G::Match,
    seat: Seat,
    side: Side,
) -> Option<Strength> {
    match seat {
        Seat::Fitting(strength) => Some(G::eased(strength, game, side)),
        Seat::Person | Seat::Computer(_) | Seat::Away => None,
    }
}

/// Returns whether undo and redo stop at turns of `side`.
fn decides(setup: &Setup, side: Side) -> bool {
    setup.persons() == 0 || setup.seats[side] == Seat::Person
}
