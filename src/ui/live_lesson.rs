//! A lesson on the screen: its game, and the learner's actions in it. Contains no drawing.

use std::sync::Arc;

use crate::audio::{Sound, Surface};
use crate::controller::{Lesson, Named, Session, TaskProgress, Topic};
use crate::games::OAnQuan;
use crate::rules::{Cell, Game, Move, Rules};
use crate::settings::Speed;
use crate::ui::live_game::PlayedOAnQuan;

use super::live::{TickOutcome, Tries};
use super::live_game::LiveGame;
use super::theme::durations;

/// A lesson on the screen.
pub struct LiveLesson {
    lesson: Lesson,
    tries: Tries<OAnQuan>,
    /// The seconds until a wrong turn is taken back, or `None` if there is no such turn.
    wrong: Option<f32>,
    /// Whether the sound for solving the task has been played.
    done_announced: bool,
    /// The seconds for which the empty row is shown before its refill.
    before_refill: f32,
}

impl LiveLesson {
    /// Starts the lesson about `topic` on `surface`.
    pub fn new(topic: Topic, surface: Surface) -> Self {
        let lesson = Lesson::new(topic);
        let tries = Tries::alone(game_of(&lesson), surface, Arc::new(|| {}));
        let before_refill = before_refill(tries.live());
        let (wrong, done_announced) = (None, false);
        LiveLesson { lesson, tries, wrong, done_announced, before_refill }
    }

    /// Returns the lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Returns the game of the lesson.
    pub fn live_game(&self) -> &LiveGame {
        self.tries.live()
    }

    /// Returns the game of the lesson, mutably.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        self.tries.live_mut()
    }

    /// Sets the surface that stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.tries.set_surface(surface);
    }

    /// Returns the learner's progress, as far as the moving stones have shown it.
    pub fn progress(&self) -> TaskProgress {
        if self.tries.live().presenter().is_moving() {
            TaskProgress::Asked
        } else {
            self.lesson.progress()
        }
    }

    /// Returns whether the learner may choose a cell to sow now.
    pub fn may_sow(&self) -> bool {
        self.lesson.expects_turn() && self.wrong.is_none() && !self.shows_refill()
    }

    /// Returns whether the learner watches the refill of the row, or the empty row before it.
    pub fn shows_refill(&self) -> bool {
        self.before_refill > 0.0 || self.tries.live().presenter().motion().stage().is_refilling()
    }

    /// Returns what the teacher's text names, to be marked. While stones move because of a turn,
    /// that is nothing.
    pub fn named(&self) -> Vec<Named> {
        let is_turn = self.tries.live().presenter().is_moving() && !self.shows_refill();
        if is_turn || self.wrong.is_some() { Vec::new() } else { self.lesson.named() }
    }

    /// Handles a press on a cell. Returns a sound if the press is wrong.
    pub fn press(&mut self, cell: Cell) -> Option<Sound> {
        self.take_back_wrong_turn();
        if std::mem::take(&mut self.before_refill) > 0.0 {
            return None;
        }
        if self.lesson.expects_turn() {
            self.tries.live_mut().press(cell);
            return self.tries.live().presenter().refusal().map(|_| Sound::Refusal);
        }
        self.lesson.press(cell);
        (self.lesson.progress() == TaskProgress::Missed).then_some(Sound::Refusal)
    }

    /// Plays `mv`, whose arrow the learner pressed.
    pub fn play(&mut self, mv: Move) {
        if !self.may_sow() {
            return;
        }
        let before = self.tries.live().session().game().turn_count();
        self.tries.live_mut().play(mv);
        if let Some(turn) = self.tries.live().session().game().turn(before) {
            self.lesson.played(turn);
            let missed = self.lesson.progress() == TaskProgress::Missed;
            self.wrong = missed.then_some(durations::WRONG_TURN);
        }
    }

    /// Returns whether the lesson offers to show the solution.
    pub fn offers_solution(&self) -> bool {
        !self.tries.live().presenter().is_moving() && self.lesson.offered_solution().is_some()
    }

    /// Plays the offered solution.
    pub fn show_solution(&mut self) {
        if let Some(mv) = self.lesson.offered_solution() {
            self.take_back_wrong_turn();
            self.play(mv);
        }
    }

    /// Advances to the next task of the lesson. Returns `false` if there is none.
    pub fn advance(&mut self) -> bool {
        let has_next = self.lesson.advance();
        if has_next {
            self.tries.reset_board(game_of(&self.lesson));
            self.done_announced = false;
            self.before_refill = before_refill(self.tries.live());
        }
        has_next
    }

    /// Advances the lesson by `seconds`.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> TickOutcome {
        let mut outcome = TickOutcome::default();
        let mut seconds = seconds;
        if self.before_refill > 0.0 {
            // Without motion, there is nothing to wait for.
            self.before_refill = match speed.factor() {
                Some(_) => (self.before_refill - seconds).max(0.0),
                None => 0.0,
            };
            return outcome;
        }
        if self.shows_refill() {
            seconds *= durations::REFILL_IN_LESSON;
        }
        // A solved task needs no more play, not even a refill of the other side's row.
        if self.tries.live().presenter().is_moving() || self.lesson.progress() != TaskProgress::Done
        {
            outcome.cues = self.tries.live_mut().tick(seconds, speed, false).cues;
        }
        if self.tries.live().presenter().is_moving() {
            return outcome;
        }
        if let Some(left) = &mut self.wrong {
            *left -= seconds;
            if *left <= 0.0 {
                self.take_back_wrong_turn();
            }
        }
        let done = self.lesson.progress() == TaskProgress::Done;
        if done && !std::mem::replace(&mut self.done_announced, true) {
            outcome.cues.push(Sound::YourTurn.into());
        }
        outcome
    }

    /// Returns the seconds until the next change while no stones move, or `None` if none is due.
    pub fn next_change_in(&self) -> Option<f32> {
        self.wrong.or(self.tries.live().next_change_in())
    }

    /// Takes a wrong turn back, if there is one.
    fn take_back_wrong_turn(&mut self) {
        if self.wrong.take().is_some() {
            self.tries.live_mut().change(Session::undo);
        }
    }
}

/// Returns the seconds for which a lesson that begins with an empty row shows it.
fn before_refill(live_game: &LiveGame) -> f32 {
    match live_game.session().position().needs_refill() {
        true => durations::BEFORE_REFILL,
        false => 0.0,
    }
}

/// Returns the game of the current task.
fn game_of(lesson: &Lesson) -> Game {
    Game::new(Rules::classic(), lesson.task().position())
}
