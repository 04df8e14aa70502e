//! The lessons: begun, gone on with, left and resumed.

use eframe::egui::{Context, Ui};

use super::settings::surface;
use super::{App, Screen};
use crate::controller::{Progress, Topic};
use crate::rules::{Cell, Move};
use crate::ui::classroom::Classroom;
use crate::ui::live_game::LiveGame;
use crate::ui::screens::{self, Action, LearnScreen};
use crate::ui::toast::Toast;

impl App {
    /// The game or the board of the lesson on the screen.
    pub(super) fn active_game(&mut self) -> Option<&mut LiveGame> {
        match self.screen {
            Screen::Menu | Screen::Library | Screen::Replay | Screen::Statistics => None,
            Screen::Game => self.live_game.as_mut(),
            Screen::Lesson => self.classroom.as_mut().map(Classroom::live_game_mut),
        }
    }

    /// Goes on with the lessons where they were left: at the one under way, or
    /// the first that was not learnt yet.
    pub(super) fn learn(&mut self) {
        let learnt = |topic: &Topic| self.settings.lessons.contains(topic);
        let next = Topic::ALL.into_iter().find(|topic| !learnt(topic)).unwrap_or(Topic::Board);
        let under_way = self.classroom.as_ref().map(|room| room.lesson());
        match under_way {
            Some(lesson) if !lesson.is_complete() => self.screen = Screen::Lesson,
            _ => self.begin_lesson(next),
        }
        self.dialog = None;
    }

    pub(super) fn begin_lesson(&mut self, topic: Topic) {
        log::debug!("lesson: {topic:?}");
        self.classroom = Some(Classroom::new(topic, surface(self.settings.board)));
        self.screen = Screen::Lesson;
    }

    /// The next task, the next lesson, or a game when all is learnt.
    pub(super) fn next_task(&mut self, ctx: &Context) {
        let Some(room) = &mut self.classroom else {
            return;
        };
        if room.advance() || !room.lesson().is_complete() {
            return;
        }
        match room.lesson().topic().next() {
            Some(topic) => self.begin_lesson(topic),
            None if self.is_going_on() => self.screen = Screen::Game,
            // There the question of the first run waits.
            None if !self.settings.rules_asked => self.screen = Screen::Menu,
            None => self.new_game(ctx),
        }
    }

    pub(super) fn press_in_lesson(&mut self, cell: Cell) {
        if let Some(room) = &mut self.classroom
            && let Some(sound) = room.press(cell)
        {
            self.audio.play(sound);
        }
    }

    pub(super) fn play_in_lesson(&mut self, mv: Move) {
        if let Some(room) = &mut self.classroom {
            room.play(mv);
        }
    }

    pub(super) fn advance_lesson(&mut self, ctx: &Context, seconds: f32) {
        let Some(room) = &mut self.classroom else {
            return;
        };
        for cue in room.tick(seconds, self.settings.speed).cues {
            self.audio.play(cue);
        }
        if room.live_game().is_moving() {
            ctx.request_repaint();
        } else if let Some(seconds) = room.is_waiting() {
            ctx.request_repaint_after_secs(seconds.max(0.0));
        }
        let topic = room.lesson().topic();
        let complete = room.lesson().is_complete() && room.progress() == Progress::Done;
        if complete && !self.settings.lessons.contains(&topic) {
            let mut settings = self.settings.clone();
            settings.lessons.insert(topic);
            self.set(ctx, settings);
        }
    }

    pub(super) fn lesson_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let words = self.words();
        let (settings, letters) = (&self.settings, self.beyond);
        let sprites = self.sprites.as_ref()?;
        let room = self.classroom.as_mut()?;
        let toast = self.toast.as_ref().map(Toast::text);
        let view = LearnScreen { words, settings, room, sprites, toast, letters };
        let (action, state) = screens::learn(ui, &view);
        room.live_game_mut().set_pointed_cells(state.hot, state.armed);
        action
    }
}
