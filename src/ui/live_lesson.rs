//! A lesson on the screen: the game it is learnt on, and what the learner does
//! with it. No drawing.

use std::sync::Arc;

use crate::audio::{Sound, Surface};
use crate::controller::{Lesson, Seat, Session, Setup, TaskProgress, Topic};
use crate::rules::{BySide, Cell, Move, Rules, Side};
use crate::settings::Speed;

use super::live_game::{LiveGame, TickOutcome};
use super::theme::durations;

/// A lesson being shown.
pub struct LiveLesson {
    lesson: Lesson,
    live_game: LiveGame,
    /// What the stones fall on.
    surface: Surface,
    /// Seconds until a turn that was not asked for is taken back; none where
    /// there is no such turn.
    wrong: Option<f32>,
    /// Whether it was heard that the task is done.
    heard: bool,
}

impl LiveLesson {
    /// Begins the lesson about `topic` on this surface.
    pub fn new(topic: Topic, surface: Surface) -> Self {
        let lesson = Lesson::new(topic);
        let live_game = live_game_of(&lesson, surface);
        LiveLesson { lesson, live_game, surface, wrong: None, heard: false }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The game it is learnt on.
    pub fn live_game(&self) -> &LiveGame {
        &self.live_game
    }

    /// The same, to point at, to let go and to bring to rest.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        &mut self.live_game
    }

    /// Another surface that the stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.surface = surface;
        self.live_game.set_surface(surface);
    }

    /// How far the learner has come, as far as the moving stones have shown it.
    pub fn progress(&self) -> TaskProgress {
        if self.live_game.is_moving() { TaskProgress::Asked } else { self.lesson.progress() }
    }

    /// Whether the learner may choose a cell to sow now.
    pub fn may_sow(&self) -> bool {
        self.lesson.expects_turn() && self.wrong.is_none()
    }

    /// A cell was pressed. The sound of what was not asked for.
    pub fn press(&mut self, cell: Cell) -> Option<Sound> {
        self.take_back_wrong_turn();
        if self.lesson.expects_turn() {
            self.live_game.press(cell);
            return self.live_game.refusal().map(|_| Sound::Refusal);
        }
        self.lesson.press(cell);
        (self.lesson.progress() == TaskProgress::Missed).then_some(Sound::Refusal)
    }

    /// An arrow was pressed.
    pub fn play(&mut self, mv: Move) {
        if !self.may_sow() {
            return;
        }
        let before = self.live_game.session().game().turns().len();
        self.live_game.play(mv);
        let turns = self.live_game.session().game().turns();
        if let Some(turn) = turns.get(before) {
            self.lesson.played(turn);
            let missed = self.lesson.progress() == TaskProgress::Missed;
            self.wrong = missed.then_some(durations::WRONG_TURN);
        }
    }

    /// Goes on to the next task of this lesson; false when there is none.
    pub fn advance(&mut self) -> bool {
        let goes_on = self.lesson.advance();
        if goes_on {
            self.live_game = live_game_of(&self.lesson, self.surface);
            self.heard = false;
        }
        goes_on
    }

    /// Lets `seconds` pass.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> TickOutcome {
        let mut outcome = TickOutcome::default();
        // The other side does not play, so its row is not refilled either.
        if self.live_game.is_moving() || self.lesson.progress() != TaskProgress::Done {
            outcome.cues = self.live_game.tick(seconds, speed).cues;
        }
        if self.live_game.is_moving() {
            return outcome;
        }
        if let Some(left) = &mut self.wrong {
            *left -= seconds;
            if *left <= 0.0 {
                self.take_back_wrong_turn();
            }
        }
        let done = self.lesson.progress() == TaskProgress::Done;
        if done && !std::mem::replace(&mut self.heard, true) {
            outcome.cues.push(Sound::YourTurn.into());
        }
        outcome
    }

    /// Seconds until something happens although nothing moves.
    pub fn is_waiting(&self) -> Option<f32> {
        self.wrong.or(self.live_game.is_waiting())
    }

    /// Takes a turn back that was not asked for.
    fn take_back_wrong_turn(&mut self) {
        if self.wrong.take().is_some() {
            self.live_game.undo();
        }
    }
}

/// The position of the task of the moment. People sit on both sides, so that
/// nobody answers.
fn live_game_of(lesson: &Lesson, surface: Surface) -> LiveGame {
    let rules = Rules::classic();
    let seats = BySide::from_fn(rules.sides, |_| Seat::Person);
    let names = Setup::no_names(rules.sides);
    let setup = Setup { rules, seats, names, first: Side::NEAR, seed: 0 };
    let start = lesson.task().position();
    let session = Session::from_position(setup, start, Arc::new(|| {}), Arc::new(|_, _| None));
    LiveGame::new(session, surface)
}
