//! Lessons: starting, continuing, leaving and resuming them.

use eframe::egui::{Context, Ui};

use super::settings::surface;
use super::{App, Screen};
use crate::controller::{TaskProgress, Topic};
use crate::rules::{Cell, Move};
use crate::ui::live_game::LiveGame;
use crate::ui::live_lesson::LiveLesson;
use crate::ui::screens::{self, Action, LearnScreen};
use crate::ui::toast::Toast;

impl App {
    /// Returns the game or the lesson board on the screen.
    pub(super) fn active_game(&mut self) -> Option<&mut LiveGame> {
        match self.screen {
            Screen::Menu
            | Screen::Library
            | Screen::Replay
            | Screen::Statistics
            | Screen::OtherGames
            | Screen::Room => None,
            Screen::Game => self.live_game.as_mut(),
            Screen::Lesson => self.live_lesson.as_mut().map(LiveLesson::live_game_mut),
        }
    }

    /// Resumes the lesson in progress. Without one, starts the first lesson not yet learnt, or
    /// the very first if all are learnt.
    pub(super) fn learn(&mut self) {
        let learnt = |topic: &Topic| self.settings.lessons.contains(topic);
        let next = Topic::ALL.into_iter().find(|topic| !learnt(topic)).unwrap_or(Topic::Board);
        let under_way = self.live_lesson.as_ref().map(|live_lesson| live_lesson.lesson());
        match under_way {
            Some(lesson) if !lesson.is_complete() => self.screen = Screen::Lesson,
            _ => self.begin_lesson(next),
        }
        self.dialog = None;
    }

    pub(super) fn begin_lesson(&mut self, topic: Topic) {
        log::debug!("lesson: {topic:?}");
        self.live_lesson = Some(LiveLesson::new(topic, surface(self.settings.board)));
        self.screen = Screen::Lesson;
    }

    /// Advances to the next task or the next lesson, or to a game after the last lesson.
    pub(super) fn next_task(&mut self, ctx: &Context) {
        let Some(live_lesson) = &mut self.live_lesson else {
            return;
        };
        if live_lesson.advance() || !live_lesson.lesson().is_complete() {
            return;
        }
        match live_lesson.lesson().topic().next() {
            Some(topic) => self.begin_lesson(topic),
            None if self.is_unfinished() => self.screen = Screen::Game,
            // The menu shows the first-run question.
            None if !self.settings.rules_asked => self.screen = Screen::Menu,
            None => self.new_game(ctx),
        }
    }

    pub(super) fn press_in_lesson(&mut self, cell: Cell) {
        if let Some(live_lesson) = &mut self.live_lesson
            && let Some(sound) = live_lesson.press(cell)
        {
            self.audio.play(sound);
        }
    }

    pub(super) fn play_in_lesson(&mut self, mv: Move) {
        if let Some(live_lesson) = &mut self.live_lesson {
            live_lesson.play(mv);
        }
    }

    pub(super) fn advance_lesson(&mut self, ctx: &Context, seconds: f32) {
        let Some(live_lesson) = &mut self.live_lesson else {
            return;
        };
        for cue in live_lesson.tick(seconds, self.settings.speed).cues {
            self.audio.play(cue);
        }
        if live_lesson.live_game().presenter().is_moving() {
            ctx.request_repaint();
        } else if let Some(seconds) = live_lesson.is_waiting() {
            ctx.request_repaint_after_secs(seconds.max(0.0));
        }
        let topic = live_lesson.lesson().topic();
        let complete =
            live_lesson.lesson().is_complete() && live_lesson.progress() == TaskProgress::Done;
        if complete && !self.settings.lessons.contains(&topic) {
            let mut settings = self.settings.clone();
            settings.lessons.insert(topic);
            self.set(ctx, settings);
        }
    }

    pub(super) fn lesson_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let words = self.words();
        let (settings, letters) = (&self.settings, self.zoom.letters());
        let sprites = self.sprites.as_ref()?;
        let live_lesson = self.live_lesson.as_mut()?;
        let toast = self.toast.as_ref().map(Toast::text);
        let view = LearnScreen { words, settings, live_lesson, sprites, toast, letters };
        let (action, state) = screens::learn(ui, &view);
        live_lesson.live_game_mut().set_pointed_cells(state.hot, state.armed);
        action
    }
}
