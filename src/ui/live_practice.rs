//! The practice of one's mistakes on the screen: the board of the current position, the try on it,
//! and the replies that show why it is not the best. Contains no drawing.

use crate::audio::{Cue, Sound, Surface};
use crate::controller::{
    AnalysisEngine, Fault, Practice, Setup, Trial, TrialJob, TrialStatus, Waker,
};
use crate::rules::{Cell, Game, Move};
use crate::settings::Speed;

use super::live_game::LiveGame;
use super::trial_board::{self, pause};

/// The practice on the screen.
pub struct LivePractice {
    practice: Practice,
    live_game: LiveGame,
    /// The setup of the practised game.
    setup: Setup,
    /// The surface that stones fall on.
    surface: Surface,
    stage: TryStage,
    job: Option<TrialJob>,
}

/// What the player sees of the current position.
#[derive(Clone, Debug, PartialEq)]
pub enum TryStage {
    /// The player is to try a move.
    Asked,
    /// The engine judges this move, or its stones still move.
    Tried(Move),
    /// The replies to a worse move are being played.
    Replying(Worse),
    /// The move is not the best, and all replies have been played.
    Worse(Worse),
    /// The move could not be judged.
    Unchecked,
    /// The move is as good as the best one.
    Right(Move),
    /// The solution has been played.
    Solution(Move),
}

/// A move that is not the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Worse {
    /// The points that it costs.
    pub lost: i32,
    /// The replies of the other sides.
    pub replies: Vec<Move>,
    /// The seconds until the next reply.
    wait: f32,
}

impl LivePractice {
    /// Puts the first of `faults` of `game` before the player.
    pub fn new(setup: Setup, game: Game, faults: Vec<Fault>, surface: Surface) -> Self {
        let practice = Practice::new(game, faults);
        let live_game = trial_board::with_people(practice.before(), &setup, surface);
        LivePractice { practice, live_game, setup, surface, stage: TryStage::Asked, job: None }
    }

    /// Returns the practice.
    pub fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Returns the setup of the practised game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the game on the board.
    pub fn live_game(&self) -> &LiveGame {
        &self.live_game
    }

    /// Returns the game on the board, mutably.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        &mut self.live_game
    }

    /// Returns what the player sees of the current position.
    pub fn stage(&self) -> &TryStage {
        &self.stage
    }

    /// Sets the surface that stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.surface = surface;
        self.live_game.presenter_mut().set_surface(surface);
    }

    /// Returns whether the player may try a move now.
    pub fn may_try(&self) -> bool {
        self.practice.fault().is_some() && self.stage == TryStage::Asked
    }

    /// Returns whether a wrong try can be taken back.
    pub fn can_try_again(&self) -> bool {
        matches!(self.stage, TryStage::Worse(_) | TryStage::Unchecked)
    }

    /// Handles a press on a cell, which also takes a wrong try back. Returns whether it was
    /// refused.
    pub fn press(&mut self, cell: Cell) -> bool {
        self.try_again();
        if self.may_try() {
            self.live_game.press(cell);
        }
        self.live_game.presenter().refusal().is_some()
    }

    /// Tries `mv`, and lets `analysis_engine` judge it.
    pub fn play(&mut self, mv: Move, analysis_engine: AnalysisEngine, wake: Waker) {
        if !self.may_try() {
            return;
        }
        let before = self.live_game.session().game().clone();
        self.live_game.play(mv);
        if self.live_game.session().game().turn_count() > before.turn_count() {
            self.stage = TryStage::Tried(mv);
            self.job = TrialJob::start(before, mv, analysis_engine, wake);
        }
    }

    /// Takes a wrong try back.
    pub fn try_again(&mut self) {
        if self.can_try_again() {
            self.put_up();
        }
    }

    /// Gives a hint for the current position.
    pub fn give_hint(&mut self) {
        self.try_again();
        if self.may_try() {
            self.practice.give_hint();
        }
    }

    /// Plays the solution of the current position.
    pub fn show_solution(&mut self) {
        if let Some(mv) = self.practice.show_solution() {
            self.put_up();
            self.live_game.play(mv);
            self.stage = TryStage::Solution(mv);
        }
    }

    /// Goes on to the next position, or ends the practice.
    pub fn advance(&mut self) {
        self.practice.advance();
        self.put_up();
    }

    /// Starts again with the positions that were not solved at once.
    pub fn repeat_missed(&mut self) {
        self.practice.repeat_missed();
        self.put_up();
    }

    /// Advances the board by `seconds`. Returns the sounds to play.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let mut cues = self.live_game.tick(seconds, speed, false).cues;
        if self.live_game.presenter().is_moving() {
            return cues;
        }
        match &mut self.stage {
            TryStage::Tried(mv) => {
                let mv = *mv;
                if let Some(sound) = self.follow_trial(mv, speed) {
                    cues.push(sound.into());
                }
            }
            TryStage::Replying(worse) => {
                worse.wait -= seconds;
                if worse.wait <= 0.0 {
                    worse.wait = pause(speed);
                    self.reply();
                }
            }
            _ => {}
        }
        cues
    }

    /// Returns the seconds until the next change while no stones move, or `None` if none is due.
    pub fn is_waiting(&self) -> Option<f32> {
        match &self.stage {
            TryStage::Replying(worse) => Some(worse.wait),
            _ => self.live_game.is_waiting(),
        }
    }

    /// Takes over the judgement of the tried `mv`. Returns the sound of the result.
    fn follow_trial(&mut self, mv: Move, speed: Speed) -> Option<Sound> {
        let status = self.job.as_mut().map_or(TrialStatus::Failed, TrialJob::poll);
        let trial: Trial = match status {
            TrialStatus::Nothing => return None,
            TrialStatus::Done(trial) => trial,
            TrialStatus::Failed => {
                log::warn!("the try {mv} could not be judged");
                self.stage = TryStage::Unchecked;
                return Some(Sound::Refusal);
            }
        };
        self.practice.tried(&trial);
        self.stage = match trial.better {
            None => TryStage::Right(mv),
            Some(better) => {
                let (lost, wait) = (better.lost, pause(speed));
                TryStage::Replying(Worse { lost, replies: trial.replies, wait })
            }
        };
        let is_right = matches!(self.stage, TryStage::Right(_));
        is_right.then_some(Sound::YourTurn)
    }

    /// Plays the next reply. After the last one, the try is worse.
    fn reply(&mut self) {
        let TryStage::Replying(worse) = &self.stage else {
            return;
        };
        let after_try = self.practice.before().turn_count() + 1;
        let played = self.live_game.session().game().turn_count().saturating_sub(after_try);
        match worse.replies.get(played) {
            Some(reply) => self.live_game.play(*reply),
            None => self.stage = TryStage::Worse(worse.clone()),
        }
    }

    /// Shows the current position, untouched.
    fn put_up(&mut self) {
        self.live_game =
            trial_board::with_people(self.practice.before(), &self.setup, self.surface);
        (self.stage, self.job) = (TryStage::Asked, None);
    }
}
