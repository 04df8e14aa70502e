//! The practice of one's mistakes on the screen: the board of the current position, the try on it,
//! and the replies that show why it is not the best. Contains no drawing.

use tabletop::{AnalysisEngine, Fault, Practice, Setup, Waker};

use super::{Moving, Refutation, Tries, pause};
use audio::{Cue, Sound};
use basics::Speed;

/// The practice on the screen.
pub struct LivePractice<G: Moving> {
    practice: Practice<G>,
    tries: Tries<G>,
    stage: TryStage<G::Move>,
}

/// What the player sees of the current position.
#[derive(Clone, Debug, PartialEq)]
pub enum TryStage<M> {
    /// The player is to try a move.
    Asked,
    /// The engine judges this move, or it is still in motion.
    Tried(M),
    /// The replies to a worse move are being played.
    Replying(Refutation<M>),
    /// The move is not the best, and all replies have been played.
    Worse(Refutation<M>),
    /// What could follow after the replies is being played.
    Following(Refutation<M>),
    /// The move could not be judged.
    Unchecked,
    /// The move is as good as the best one.
    Right(M),
    /// The solution has been played.
    Solution(M),
}

impl<G: Moving> LivePractice<G> {
    /// Shows the first position of `practice`, of a game with this setup.
    pub fn new(practice: Practice<G>, setup: Setup, surface: G::Surface, wake: Waker) -> Self {
        let tries = Tries::new(practice.before(), setup, surface, wake);
        LivePractice { practice, tries, stage: TryStage::Asked }
    }

    /// Returns the practice.
    pub fn practice(&self) -> &Practice<G> {
        &self.practice
    }

    /// Returns the position on the board.
    pub fn tries(&self) -> &Tries<G> {
        &self.tries
    }

    /// Returns the position on the board, mutably.
    pub fn tries_mut(&mut self) -> &mut Tries<G> {
        &mut self.tries
    }

    /// Returns what the player sees of the current position.
    pub fn stage(&self) -> &TryStage<G::Move> {
        &self.stage
    }

    /// Returns the fault of the current position, or `None` if the practice is over.
    pub fn fault(&self) -> Option<Fault<G::Move>> {
        self.practice.fault()
    }

    /// Returns whether the player may try a move now.
    pub fn may_try(&self) -> bool {
        self.fault().is_some() && self.stage == TryStage::Asked
    }

    /// Returns whether a wrong try can be taken back.
    pub fn can_try_again(&self) -> bool {
        matches!(self.stage, TryStage::Worse(_) | TryStage::Following(_) | TryStage::Unchecked)
    }

    /// Tries `mv`, and lets `engine` judge it. Returns whether the move was legal.
    pub fn play(&mut self, mv: G::Move, engine: AnalysisEngine<G>) -> bool {
        let before = if self.may_try() { self.tries.try_move(mv) } else { None };
        let is_legal = before.is_some();
        if let Some(before) = before {
            self.stage = TryStage::Tried(mv);
            self.tries.judge(before, mv, engine);
        }
        is_legal
    }

    /// Takes a wrong try back.
    pub fn try_again(&mut self) {
        if self.can_try_again() {
            self.reset_board();
        }
    }

    /// Plays what could follow after a wrong try and its replies.
    pub fn follow(&mut self) {
        if let TryStage::Worse(worse) = &self.stage {
            self.stage = TryStage::Following(worse.clone());
            self.tries.set_pause(0.0);
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
        if !self.may_try() && !self.can_try_again() {
            return;
        }
        if let Some(mv) = self.practice.show_solution() {
            self.reset_board();
            self.tries.live_mut().play(mv);
            self.stage = TryStage::Solution(mv);
        }
    }

    /// Goes on to the next position, or ends the practice.
    pub fn advance(&mut self) {
        self.practice.advance();
        self.reset_board();
    }

    /// Starts again with the positions that were not solved at once.
    pub fn repeat_missed(&mut self) {
        self.practice.repeat_missed();
        self.reset_board();
    }

    /// Advances the board by `seconds`. Returns the sounds to play.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let (mut cues, is_at_rest) = self.tries.tick(seconds, speed);
        if !is_at_rest {
            return cues;
        }
        match &self.stage {
            TryStage::Tried(mv) => {
                let mv = *mv;
                cues.extend(self.poll_verdict(mv, speed).map(Cue::from));
            }
            TryStage::Replying(worse)
                if self.tries.has_waited(seconds, speed) && !self.tries.reply(worse) =>
            {
                self.stage = TryStage::Worse(worse.clone());
            }
            TryStage::Following(worse)
                if self.tries.has_waited(seconds, speed) && !self.tries.follow(worse) =>
            {
                self.stage = TryStage::Worse(worse.clone());
            }
            _ => {}
        }
        cues
    }

    /// Returns the seconds until the next change while nothing moves, or `None` if none is due.
    pub fn next_change_in(&self) -> Option<f32> {
        match &self.stage {
            TryStage::Replying(_) | TryStage::Following(_) => Some(self.tries.pause_left()),
            _ => self.tries.live().next_change_in(),
        }
    }

    /// Takes over the judgement of the tried `mv`. Returns the sound of the result.
    fn poll_verdict(&mut self, mv: G::Move, speed: Speed) -> Option<Sound> {
        let Some(trial) = self.tries.poll_trial()? else {
            self.stage = TryStage::Unchecked;
            return Some(Sound::Refusal);
        };
        self.practice.tried(&trial);
        match Refutation::of(trial) {
            None => {
                self.stage = TryStage::Right(mv);
                Some(Sound::YourTurn)
            }
            Some(worse) => {
                self.tries.set_pause(pause(speed));
                self.stage = TryStage::Replying(worse);
                None
            }
        }
    }

    /// Shows the current position, untouched.
    fn reset_board(&mut self) {
        self.tries.reset_board(self.practice.before());
        self.stage = TryStage::Asked;
    }
}
