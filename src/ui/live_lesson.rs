//! A lesson on the screen: its game, and the learner's actions in it. Contains no drawing.

use std::sync::Arc;

use crate::audio::{Sound, Surface};
use crate::controller::{Lesson, Named, Seat, Session, Setup, TaskProgress, Topic};
use crate::rules::{BySide, Cell, Game, Move, Rules, Side};
use crate::settings::Speed;

use super::live::TickOutcome;
use super::live_game::LiveGame;
use super::theme::durations;

/// A lesson on the screen.
pub struct LiveLesson {
    lesson: Lesson,
    live_game: LiveGame,
    /// The surface that stones fall on.
    surface: Surface,
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
        let live_game = live_game_of(&lesson, surface);
        let before_refill = before_refill(&live_game);
        let (wrong, done_announced) = (None, false);
        LiveLesson { lesson, live_game, surface, wrong, done_announced, before_refill }
    }

    /// Returns the lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Returns the game of the lesson.
    pub fn live_game(&self) -> &LiveGame {
        &self.live_game
    }

    /// Returns the game of the lesson, mutably.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        &mut self.live_game
    }

    /// Sets the surface that stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.surface = surface;
        self.live_game.presenter_mut().set_surface(surface);
    }

    /// Returns the learner's progress, as far as the moving stones have shown it.
    pub fn progress(&self) -> TaskProgress {
        if self.live_game.presenter().is_moving() {
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
        self.before_refill > 0.0 || self.live_game.presenter().motion().stage().is_refilling()
    }

    /// Returns what the teacher's text names, to be marked. While stones move because of a turn,
    /// that is nothing.
    pub fn named(&self) -> Vec<Named> {
        let is_turn = self.live_game.presenter().is_moving() && !self.shows_refill();
        if is_turn || self.wrong.is_some() { Vec::new() } else { self.lesson.named() }
    }

    /// Handles a press on a cell. Returns a sound if the press is wrong.
    pub fn press(&mut self, cell: Cell) -> Option<Sound> {
        self.take_back_wrong_turn();
        if std::mem::take(&mut self.before_refill) > 0.0 {
            return None;
        }
        if self.lesson.expects_turn() {
            self.live_game.press(cell);
            return self.live_game.presenter().refusal().map(|_| Sound::Refusal);
        }
        self.lesson.press(cell);
        (self.lesson.progress() == TaskProgress::Missed).then_some(Sound::Refusal)
    }

    /// Plays `mv`, whose arrow the learner pressed.
    pub fn play(&mut self, mv: Move) {
        if !self.may_sow() {
            return;
        }
        let before = self.live_game.session().game().turn_count();
        self.live_game.play(mv);
        if let Some(turn) = self.live_game.session().game().turn(before) {
            self.lesson.played(turn);
            let missed = self.lesson.progress() == TaskProgress::Missed;
            self.wrong = missed.then_some(durations::WRONG_TURN);
        }
    }

    /// Returns whether the lesson offers to show the solution.
    pub fn offers_solution(&self) -> bool {
        !self.live_game.presenter().is_moving() && self.lesson.offered_solution().is_some()
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
            self.live_game = live_game_of(&self.lesson, self.surface);
            self.done_announced = false;
            self.before_refill = before_refill(&self.live_game);
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
        if self.live_game.presenter().is_moving() || self.lesson.progress() != TaskProgress::Done {
            outcome.cues = self.live_game.tick(seconds, speed, false).cues;
        }
        if self.live_game.presenter().is_moving() {
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
    pub fn is_waiting(&self) -> Option<f32> {
        self.wrong.or(self.live_game.is_waiting())
    }

    /// Takes a wrong turn back, if there is one.
    fn take_back_wrong_turn(&mut self) {
        if self.wrong.take().is_some() {
            self.live_game.change(Session::undo);
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

/// Returns the game of the current task. Both sides are persons, so that no computer moves.
fn live_game_of(lesson: &Lesson, surface: Surface) -> LiveGame {
    let rules = Rules::classic();
    let seats = BySide::from_fn(rules.sides, |_| Seat::Person);
    let names = Setup::no_names(rules.sides);
    let setup = Setup { seats, names, first: Side::NEAR, seed: 0 };
    let game = Game::new(rules, lesson.task().position());
    let session = Session::from_game(setup, game, Arc::new(|| {}), Arc::new(|_, _| None));
    LiveGame::new(session, surface)
}
