//! The machine behind puzzles and practice: a board on which the player tries moves, the judgement of a
//! try, and the pauses between the moves that the window plays.

use tabletop::{
    AnalysisEngine, BySide, GameMatch, Seat, Setup, Trial, TrialJob, TrialStatus, Waker,
};

use super::{LiveGame, Moving, pause, with_people};
use audio::Cue;
use basics::Speed;

/// A position on which the player tries moves.
pub struct Tries<G: Moving> {
    live: LiveGame<G>,
    /// The setup of the game in which the position is.
    setup: Setup,
    surface: G::Surface,
    wake: Waker,
    job: Option<TrialJob<G>>,
    /// The number of turns before the try.
    before: usize,
    /// The seconds until the next move that the player does not make.
    wait: f32,
}

/// Why a try is not the best move.
#[derive(Clone, Debug, PartialEq)]
pub struct Refutation<M> {
    /// The score that it costs, as far as the engine sees; 0 if that is unknown.
    pub lost: i32,
    /// The replies of the other sides.
    pub replies: Vec<M>,
    /// How the game could go on after that.
    pub rest: Vec<M>,
}

impl<M: Copy> Refutation<M> {
    /// Returns why a try is not the best move, or `None` if it is.
    pub fn of(trial: Trial<M>) -> Option<Self> {
        let Trial { better, replies, rest } = trial;
        Some(Refutation { lost: better?.lost, replies, rest })
    }

    /// Returns the replies and what follows.
    fn line(&self) -> Vec<M> {
        [self.replies.as_slice(), &self.rest].concat()
    }
}

impl<G: Moving> Tries<G> {
    /// Shows the end of `game`, played by the players of `setup`, on `surface`. Judgements and
    /// evaluations call `wake` when they are complete.
    pub fn new(game: G::Match, setup: Setup, surface: G::Surface, wake: Waker) -> Self {
        let before = game.turn_count();
        let live = with_people(game, &setup, surface, wake.clone());
        Tries { live, setup, surface, wake, job: None, before, wait: 0.0 }
    }

    /// Shows the end of `game`, which nobody plays but the player; see [`new`](Self::new).
    pub fn alone(game: G::Match, surface: G::Surface, wake: Waker) -> Self {
        let (sides, first) = (game.game().sides(), game.game().leader(game.start()));
        let seats = BySide::from_fn(sides, |_| Seat::Person);
        let setup = Setup { seats, names: Setup::no_names(sides), first, seed: 0 };
        Tries::new(game, setup, surface, wake)
    }

    /// Returns the game on the board.
    pub fn live(&self) -> &LiveGame<G> {
        &self.live
    }

    /// Returns the game on the board, to change what its owner may.
    pub fn live_mut(&mut self) -> &mut LiveGame<G> {
        &mut self.live
    }

    /// Returns the setup of the game in which the position is.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Sets the surface that the pieces lie on, from the next motion on.
    pub fn set_surface(&mut self, surface: G::Surface) {
        self.surface = surface;
        self.live.presenter_mut().set_surface(surface);
    }

    /// Shows another position, untouched.
    pub fn reset_board(&mut self, game: G::Match) {
        self.before = game.turn_count();
        self.live = with_people(game, &self.setup, self.surface, self.wake.clone());
        self.job = None;
    }

    /// Plays `mv`, a try. Returns the game before it, or `None` if the move is refused.
    pub fn try_move(&mut self, mv: G::Move) -> Option<G::Match> {
        let before = self.live.session().game().clone();
        self.before = before.turn_count();
        self.live.play(mv).then_some(before)
    }

    /// Starts to judge `mv`, tried at the end of `before`, with `engine`.
    pub fn judge(&mut self, before: G::Match, mv: G::Move, engine: AnalysisEngine<G>) {
        self.job = TrialJob::start(before, mv, engine, self.wake.clone());
    }

    /// Receives the judgement: `None` while it goes on, and `Some(None)` if it failed.
    pub fn poll_trial(&mut self) -> Option<Option<Trial<G::Move>>> {
        match self.job.as_mut().map_or(TrialStatus::Failed, TrialJob::poll) {
            TrialStatus::Nothing => None,
            TrialStatus::Done(trial) => Some(Some(trial)),
            TrialStatus::Failed => {
                log::warn!("the engine could not judge a try");
                Some(None)
            }
        }
    }

    /// Advances the board by `seconds`. Returns the sounds to play, and whether the board is at rest.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> (Vec<Cue>, bool) {
        let cues = self.live.advance(seconds, speed, |_, _| true).cues;
        (cues, !self.live.presenter().is_moving())
    }

    /// Sets the seconds until the next move that the player does not make.
    pub fn set_pause(&mut self, seconds: f32) {
        self.wait = seconds;
    }

    /// Returns the seconds until the next move that the player does not make.
    pub fn pause_left(&self) -> f32 {
        self.wait
    }

    /// Returns whether the pause before such a move is over, after `seconds` more. The next pause then
    /// begins.
    pub fn has_waited(&mut self, seconds: f32, speed: Speed) -> bool {
        self.wait -= seconds;
        let is_over = self.wait <= 0.0;
        if is_over {
            self.wait = pause(speed);
        }
        is_over
    }

    /// Plays the next reply to the try. Returns `false` if all have been played.
    pub fn reply(&mut self, refutation: &Refutation<G::Move>) -> bool {
        self.play_next_of(&refutation.replies)
    }

    /// Plays the next move of how the game could go on after the try. Returns `false` if all have been played.
    pub fn follow(&mut self, refutation: &Refutation<G::Move>) -> bool {
        self.play_next_of(&refutation.line())
    }

    /// Returns whether there is more to see of how the game could go on after the try.
    pub fn can_follow(&self, refutation: &Refutation<G::Move>) -> bool {
        self.played() < refutation.line().len()
    }

    /// Returns the game up to the replies to the try.
    pub fn replied(&self, refutation: &Refutation<G::Move>) -> G::Match {
        let turns = self.before + 1 + refutation.replies.len();
        self.live.session().game().up_to(turns)
    }

    /// Returns the number of turns after the try.
    fn played(&self) -> usize {
        self.live.session().game().turn_count().saturating_sub(self.before + 1)
    }

    fn play_next_of(&mut self, moves: &[G::Move]) -> bool {
        moves.get(self.played()).is_some_and(|mv| self.live.play(*mv))
    }
}
