//! The screen of a lesson.

use eframe::egui::Ui;

use super::context::ScreenContext;
use crate::audio::Surface;
use crate::controller::{TaskProgress, Topic};
use crate::rules::{Cell, Move};
use crate::settings::Settings;
use crate::ui::live_game::LiveGame;
use crate::ui::live_lesson::LiveLesson;
use crate::ui::screens::{self, Action, LearnScreen};

/// A lesson that is open.
pub struct OpenLesson {
    live_lesson: LiveLesson,
}

impl OpenLesson {
    /// Opens the lesson about `topic` at its first task.
    pub fn new(topic: Topic, surface: Surface) -> Self {
        log::debug!("lesson: {topic:?}");
        OpenLesson { live_lesson: LiveLesson::new(topic, surface) }
    }

    /// Returns the topic of the lesson.
    pub fn topic(&self) -> Topic {
        self.live_lesson.lesson().topic()
    }

    /// Returns whether all tasks are solved.
    pub fn is_complete(&self) -> bool {
        self.live_lesson.lesson().is_complete()
    }

    /// Returns the game on the board of the lesson.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        self.live_lesson.live_game_mut()
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.live_lesson.set_surface(surface);
    }

    /// Advances to the next task. Returns `false` if the lesson is complete.
    pub fn next_task(&mut self) -> bool {
        self.live_lesson.advance() || !self.is_complete()
    }

    /// Chooses the cell that was pressed.
    pub fn press(&mut self, cell: Cell, context: &ScreenContext<'_>) {
        if let Some(sound) = self.live_lesson.press(cell) {
            context.sound.play(sound);
        }
    }

    /// Plays the move of the arrow that was pressed.
    pub fn play(&mut self, mv: Move) {
        self.live_lesson.play(mv);
    }

    /// Plays the solution that the lesson offers.
    pub fn show_solution(&mut self) {
        self.live_lesson.show_solution();
    }

    /// Advances the lesson by `seconds`. Returns the settings that record the topic as learnt, if
    /// that has just happened.
    pub fn advance(&mut self, seconds: f32, context: &ScreenContext<'_>) -> Option<Settings> {
        let live_lesson = &mut self.live_lesson;
        let settings = context.settings();
        context.sound.play_all(live_lesson.tick(seconds, settings.speed).cues);
        if live_lesson.live_game().presenter().is_moving() || live_lesson.shows_refill() {
            context.ctx.request_repaint();
        } else if let Some(seconds) = live_lesson.is_waiting() {
            context.ctx.request_repaint_after_secs(seconds.max(0.0));
        }
        let topic = self.topic();
        let is_done = self.is_complete() && self.live_lesson.progress() == TaskProgress::Done;
        (is_done && !settings.lessons.contains(&topic)).then(|| {
            let mut settings = settings.clone();
            settings.lessons.insert(topic);
            settings
        })
    }

    /// Draws the lesson. Returns the action requested.
    pub fn show(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let view = LearnScreen {
            words: context.words(),
            settings: context.settings(),
            live_lesson: &self.live_lesson,
            sprites: context.sprites()?,
            game_waits: context.game_waits,
            toast: context.toast(),
            letters: context.letters(),
        };
        let (action, state) = screens::learn(ui, &view);
        self.live_game_mut().set_pointed(state.hot, state.armed);
        action
    }
}
