//! The screen of a lesson, and which lesson comes next.

use eframe::egui::Ui;

use super::super::games;
use super::board_keys::{act_on_board, board_keys};
use super::{Parts, Screen, ScreenContext};
use crate::audio::Surface;
use crate::controller::{TaskProgress, Topic};
use crate::ui::command::Command;
use crate::ui::faces::Portrait;
use crate::ui::live::request_next_frame;
use crate::ui::live_lesson::LiveLesson;
use crate::ui::oanquan::open_puzzles_of;
use crate::ui::oanquan::{FIRST_LEVEL, with_opponent};
use crate::ui::screens::{self, Action, LearnScreen};

/// A lesson that is open.
pub struct OpenLesson {
    live_lesson: LiveLesson,
}

/// Resumes the lesson in progress. Without one, starts the first lesson not yet learnt, or the very
/// first if all are learnt.
pub fn learn(context: &mut ScreenContext<'_>) {
    match context.take_kept::<OpenLesson>() {
        Some(lesson) => context.open(lesson),
        None => begin(next_topic(context.parts), context),
    }
    context.parts.dialogs.close();
}

/// Starts the lesson about `topic`.
pub fn begin(topic: Topic, context: &mut ScreenContext<'_>) {
    // An unfinished lesson is not resumed once another one begins.
    context.take_kept::<OpenLesson>();
    context.open(Box::new(OpenLesson::new(topic, context.parts.surface())));
}

fn next_topic(parts: &Parts) -> Topic {
    let learnt = &parts.settings().lessons;
    let next = Topic::all().find(|topic| !learnt.contains(topic));
    next.unwrap_or(Topic::Board)
}

/// Starts the game that the lessons lead to, against the weakest computer. It stays the opponent of
/// later games.
fn first_game(context: &mut ScreenContext<'_>) {
    let settings = with_opponent(context.parts.settings(), Portrait::Level(FIRST_LEVEL));
    context.parts.set(context.ctx, settings);
    games::new_game(context);
}

impl OpenLesson {
    /// Opens the lesson about `topic` at its first task.
    fn new(topic: Topic, surface: Surface) -> Self {
        log::debug!("lesson: {topic:?}");
        OpenLesson { live_lesson: LiveLesson::new(topic, surface) }
    }

    fn topic(&self) -> Topic {
        self.live_lesson.lesson().topic()
    }

    /// Returns whether all tasks are solved.
    fn is_complete(&self) -> bool {
        self.live_lesson.lesson().is_complete()
    }

    /// Starts another lesson in place of this one.
    fn begin(&mut self, topic: Topic, parts: &Parts) {
        *self = OpenLesson::new(topic, parts.surface());
    }

    /// Advances to the next task or the next lesson. The last lesson of a chapter leads to the game
    /// that waits, or home.
    fn next_task(&mut self, context: &mut ScreenContext<'_>) {
        if self.live_lesson.advance() || !self.is_complete() {
            return;
        }
        match self.topic().next() {
            Some(topic) => self.begin(topic, context.parts),
            None if context.parts.current.is_under_way() => games::go_to_game(context),
            None => context.go_home(),
        }
    }

    /// Stays with the lesson, or starts the next one if it is complete.
    pub fn learn(&mut self, parts: &mut Parts) {
        if self.is_complete() {
            self.begin(next_topic(parts), parts);
        }
        parts.dialogs.close();
    }
}

impl Screen for OpenLesson {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let view = LearnScreen {
            words: parts.words(),
            settings: parts.settings(),
            live_lesson: &self.live_lesson,
            sprites: parts.sprites()?,
            game_waits: parts.current.is_under_way(),
            toast: parts.toast(),
            letters: parts.letters(),
        };
        let (action, state) = screens::learn(ui, &view);
        self.live_lesson.live_game_mut().set_pointed(state.hot, state.armed);
        action
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &mut *context.parts;
        match action {
            Action::Do(Command::Learn) => self.learn(parts),
            Action::Press(cell) => {
                if let Some(sound) = self.live_lesson.press(cell) {
                    parts.sound.play(sound);
                }
            }
            Action::Play(mv) => self.live_lesson.play(mv),
            Action::Lesson(topic) => self.begin(topic, parts),
            Action::NextTask => self.next_task(context),
            Action::ShowSolution => self.live_lesson.show_solution(),
            Action::FirstGame => first_game(context),
            Action::PuzzlesOf(theme) => open_puzzles_of(theme, context),
            action => {
                let live_game = self.live_lesson.live_game_mut();
                return act_on_board(action, live_game, context.ctx, &context.parts.sound);
            }
        }
        None
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let (live_lesson, parts) = (&mut self.live_lesson, &mut *context.parts);
        parts.sound.play_all(live_lesson.tick(seconds as f32, parts.settings().speed).cues);
        let is_moving =
            live_lesson.live_game().presenter().is_moving() || live_lesson.shows_refill();
        request_next_frame(context.ctx, is_moving, live_lesson.next_change_in());
        let topic = self.topic();
        let is_done = self.is_complete() && self.live_lesson.progress() == TaskProgress::Done;
        if is_done && !parts.settings().lessons.contains(&topic) {
            parts.change_settings(context.ctx, |settings| {
                settings.lessons.insert(topic);
            });
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        board_keys(context.ctx, self.live_lesson.live_game_mut()).into_iter().collect()
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        !command.works_in_replay()
    }

    fn has_board(&self) -> bool {
        true
    }

    fn set_surface(&mut self, surface: Surface) {
        self.live_lesson.set_surface(surface);
    }

    fn previews(&self, parts: &Parts) -> bool {
        parts.settings().previews(None)
    }

    fn stays(&self) -> bool {
        !self.is_complete()
    }
}
