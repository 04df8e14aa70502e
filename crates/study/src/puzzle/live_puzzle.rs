//! A puzzle on the screen: the board, the tries on it, and the replies of the line. Contains no
//! drawing.

use audio::{Cue, Sound};
use eframe::egui::{Context, Rect};
use jiff::civil::Date;
use live::{LiveGame, Refutation, Tries, pause};
use settings::{Settings, Speed};
use table::words::Viewpoint;
use tabletop::training::Attempt;
use tabletop::{AnalysisEngine, GameMatch, Side, Waker};
use ui_kit::theme::durations;

use super::puzzles::{PuzzleKey, Puzzles, TryVerdict};
use crate::trial;
use crate::trial::{TrialTask, success};

/// A puzzle on the screen.
pub struct LivePuzzle<G: Puzzles> {
    key: PuzzleKey,
    /// The day whose puzzle it is, if it was opened as such.
    day: Option<Date>,
    /// The right moves so far, with the replies to them.
    right: G::Match,
    tries: Tries<G>,
    stage: PuzzleStage<G::Move>,
    /// The hints given for the move to find.
    hints: usize,
    /// Whether the player had a hint that names a part of the move.
    was_helped: bool,
    /// Whether the player has played a wrong move.
    has_missed: bool,
    /// Whether the player has seen the solution instead of finding it.
    was_shown: bool,
    /// Whether the player has asked for the solution of a puzzle that is not decided, which only warns.
    is_warned: bool,
    /// Whether all right moves have been played.
    is_complete: bool,
    /// The seconds since the end of a solved puzzle.
    success_age: f32,
}

/// What the player sees of the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleStage<M> {
    /// The player is to find a move.
    Asked,
    /// A right move is played. This reply follows, if the line goes on.
    Right(Option<M>),
    /// This wrong move is played, and the engine looks for its refutation.
    Wrong(M),
    /// The replies to a wrong move are being played.
    Refuting(Refutation<M>),
    /// A wrong move, and all replies to it.
    Refuted(Refutation<M>),
    /// What could follow after these replies is being played.
    Following(Refutation<M>),
    /// The rest of the line is being played: this reply, or the next right move.
    Showing(Option<M>),
    /// The whole line has been played.
    Over,
}

impl<G: Puzzles> LivePuzzle<G> {
    /// Opens a puzzle, as the puzzle of `day` if that is given. Returns `None` if there is no such
    /// puzzle. The judgement of a try calls `wake` when it is complete.
    pub fn open(
        key: PuzzleKey,
        day: Option<Date>,
        surface: G::Surface,
        wake: Waker,
    ) -> Option<Self> {
        let right = G::puzzle(key)?;
        let setup = G::setup(&right);
        let tries = Tries::new(right.clone(), setup, surface, wake);
        Some(LivePuzzle {
            key,
            day,
            right,
            tries,
            stage: PuzzleStage::Asked,
            hints: 0,
            was_helped: false,
            has_missed: false,
            was_shown: false,
            is_warned: false,
            is_complete: false,
            success_age: 0.0,
        })
    }

    /// Returns which puzzle it is.
    pub fn key(&self) -> PuzzleKey {
        self.key
    }

    /// Returns the day whose puzzle it is, if it was opened as such.
    pub fn day(&self) -> Option<Date> {
        self.day
    }

    /// Returns the game on the board.
    pub fn live_game(&self) -> &LiveGame<G> {
        self.tries.live()
    }

    /// Returns the match on the board.
    pub fn played(&self) -> &G::Match {
        self.tries.live().session().game()
    }

    /// Returns what the player sees.
    pub fn stage(&self) -> &PuzzleStage<G::Move> {
        &self.stage
    }

    /// Returns the number of hints given for the move to find: the first one names the theme, the
    /// second one a part of the move.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// Returns whether a wrong move can be taken back.
    pub fn can_try_again(&self) -> bool {
        matches!(self.stage, PuzzleStage::Refuted(_) | PuzzleStage::Following(_))
    }

    /// Returns whether the player has solved the puzzle: `None` as long as that is open, `false`
    /// from the first mistake, the second hint or the solution on.
    pub fn outcome(&self) -> Option<bool> {
        let has_failed = self.was_helped || self.has_missed || self.was_shown;
        (has_failed || self.is_complete).then_some(!has_failed)
    }

    /// Returns the try that ended on `today`.
    pub fn attempt(&self, solved: bool, today: Date) -> Attempt {
        Attempt {
            set: self.key.set_in::<G>().name().to_owned(),
            id: self.key.id_in::<G>(),
            rating: self.key.set_in::<G>().rating(self.key.index),
            of_day: self.day,
            solved,
            today,
        }
    }

    /// Returns the seconds for which the page has shown that the puzzle is solved; `None` if it is not, or
    /// not yet shown as such.
    pub fn success_age(&self) -> Option<f32> {
        (self.stage == PuzzleStage::Over && self.outcome() == Some(true))
            .then_some(self.success_age)
    }

    /// Returns whether the player has seen the solution instead of finding it.
    pub fn was_shown(&self) -> bool {
        self.was_shown
    }

    /// Returns whether the whole line has been played.
    pub fn is_over(&self) -> bool {
        self.stage == PuzzleStage::Over
    }

    /// Returns the next right move, which the player is to find.
    pub fn sought(&self) -> Option<G::Move> {
        G::solution(self.key, &self.right)
    }

    /// Gives a hint: first the theme, then a part of the move.
    pub fn give_hint(&mut self) {
        self.is_warned = false;
        self.try_again();
        if self.may_try() {
            self.hints = (self.hints + 1).min(2);
            self.was_helped |= self.hints > 1;
        }
    }

    /// Returns whether the page warns that the solution, if it is asked for again, decides the puzzle.
    pub fn warns_of_solution(&self) -> bool {
        self.is_warned && self.may_try()
    }

    /// Plays the rest of the line. While the puzzle is not decided, it does so at the second time only.
    pub fn show_solution(&mut self) {
        if self.outcome().is_none() && self.may_try() && !self.is_warned {
            self.is_warned = true;
            return;
        }
        if self.may_try() || self.can_try_again() {
            self.was_shown |= !self.is_complete;
            self.reset_board();
            self.stage = PuzzleStage::Showing(None);
            self.tries.set_pause(0.0);
        }
    }

    /// Ends the puzzle. The tick of a solved one appears with a motion, unless motion is off.
    fn end(&mut self, cues: &mut Vec<Cue>, speed: Speed) {
        self.stage = PuzzleStage::Over;
        self.success_age = if speed == Speed::Off { success::MOTION } else { 0.0 };
        let sound = if self.success_age().is_some() { Sound::Win } else { Sound::YourTurn };
        cues.push(sound.into());
    }

    /// Plays the next move of the shown line.
    fn show_next(&mut self, next: G::Move, is_reply: bool) {
        self.tries.live_mut().play(next);
        let verdict = (!is_reply).then(|| G::judge_try(self.key, self.played()));
        self.stage = PuzzleStage::Showing(match verdict {
            Some(TryVerdict::Reply(reply)) => Some(reply),
            _ => None,
        });
    }

    /// Returns what the engine has found against the wrong move, as soon as it has. Without a
    /// verdict, there are no replies.
    fn poll_verdict(&mut self) -> Option<Refutation<G::Move>> {
        let unknown = Refutation { lost: 0, replies: Vec::new(), rest: Vec::new() };
        Some(self.tries.poll_trial()?.and_then(Refutation::of).unwrap_or(unknown))
    }

    /// Plays what could follow after a wrong move and its replies.
    pub fn follow(&mut self) {
        if let PuzzleStage::Refuted(refuted) = &self.stage {
            self.stage = PuzzleStage::Following(refuted.clone());
            self.tries.set_pause(0.0);
        }
    }

    /// Shows the position that the line has reached, untouched.
    fn reset_board(&mut self) {
        self.tries.reset_board(self.right.clone());
        self.stage = PuzzleStage::Asked;
    }
}

impl<G: Puzzles> TrialTask for LivePuzzle<G> {
    type Game = G;

    fn tries(&self) -> &Tries<G> {
        &self.tries
    }

    fn tries_mut(&mut self) -> &mut Tries<G> {
        &mut self.tries
    }

    /// Returns the view from the side that has the task.
    fn seen(&self, ctx: &Context, room: Rect, settings: &Settings) -> Viewpoint {
        let near = self.played().up_to(0).to_move().unwrap_or(Side::NEAR);
        trial::seen::<G>(ctx, room, self.tries.setup(), settings, near)
    }

    fn may_try(&self) -> bool {
        self.stage == PuzzleStage::Asked
    }

    fn try_again(&mut self) {
        if self.can_try_again() {
            self.reset_board();
        }
    }

    /// Plays `mv`. If it is wrong, `analysis_engine` looks for its refutation.
    fn try_move(&mut self, mv: G::Move, analysis_engine: AnalysisEngine<G>) -> bool {
        let Some(before) = (if self.may_try() { self.tries.try_move(mv) } else { None }) else {
            return false;
        };
        self.is_warned = false;
        let played = self.played();
        let reply = match G::judge_try(self.key, played) {
            TryVerdict::Solved => None,
            TryVerdict::Reply(reply) => Some(reply),
            TryVerdict::Wrong => {
                self.has_missed = true;
                self.tries.judge(before, mv, analysis_engine);
                self.stage = PuzzleStage::Wrong(mv);
                return true;
            }
        };
        self.right = played.clone();
        if let Some(reply) = reply {
            // The puzzle says that the reply is legal.
            let _ = self.right.play(reply);
        }
        self.is_complete = reply.is_none();
        self.hints = 0;
        self.tries.set_pause(durations::BEFORE_REPLY);
        self.stage = PuzzleStage::Right(reply);
        true
    }

    fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let (mut cues, is_at_rest) = self.tries.tick(seconds, speed);
        if !is_at_rest {
            return cues;
        }
        match &self.stage {
            PuzzleStage::Right(None) => self.end(&mut cues, speed),
            PuzzleStage::Right(Some(reply)) => {
                let reply = *reply;
                if self.tries.has_waited(seconds, speed) {
                    self.tries.live_mut().play(reply);
                    self.stage = PuzzleStage::Asked;
                }
            }
            PuzzleStage::Showing(reply) => {
                let solution = || G::solution(self.key, self.played());
                match reply.or_else(solution) {
                    None => self.end(&mut cues, speed),
                    Some(next) => {
                        let is_reply = reply.is_some();
                        if self.tries.has_waited(seconds, speed) {
                            self.show_next(next, is_reply);
                        }
                    }
                }
            }
            PuzzleStage::Wrong(_) => {
                if let Some(refuted) = self.poll_verdict() {
                    self.stage = PuzzleStage::Refuting(refuted);
                    self.tries.set_pause(pause(speed));
                    cues.push(Sound::Refusal.into());
                }
            }
            PuzzleStage::Refuting(refuted) => {
                if self.tries.has_waited(seconds, speed) && !self.tries.reply(refuted) {
                    self.stage = PuzzleStage::Refuted(refuted.clone());
                }
            }
            PuzzleStage::Following(refuted) => {
                if self.tries.has_waited(seconds, speed) && !self.tries.follow(refuted) {
                    self.stage = PuzzleStage::Refuted(refuted.clone());
                }
            }
            PuzzleStage::Over => {
                self.success_age = (self.success_age + seconds).min(success::MOTION)
            }
            PuzzleStage::Asked | PuzzleStage::Refuted(_) => {}
        }
        cues
    }

    fn next_change_in(&self) -> Option<f32> {
        match &self.stage {
            PuzzleStage::Right(_)
            | PuzzleStage::Showing(_)
            | PuzzleStage::Refuting(_)
            | PuzzleStage::Following(_) => Some(self.tries.pause_left()),
            PuzzleStage::Over if self.success_age().is_some_and(|age| age < success::MOTION) => {
                Some(0.0)
            }
            _ => self.tries.live().next_change_in(),
        }
    }
}
