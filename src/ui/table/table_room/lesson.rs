//! How the learner goes through the lesson.

use tabletop::Played;

use super::super::lesson_page::LessonAction;
use super::super::table_game::{Pressed, TableGame};
use super::{Choice, Page, TableRoom};
use crate::settings::TableSettings;
use crate::ui::command::Command;
use crate::ui::rooms::{Room, RoomAction};

impl<G: TableGame> TableRoom<G> {
    /// Runs a command in the lesson. Returns what the window is to keep.
    pub(super) fn command_in_lesson(&mut self, command: Command) -> Option<RoomAction> {
        let Page::Lesson(lesson) = &mut self.page else { return None };
        match command {
            Command::Back => self.page = Page::Start,
            Command::StepBack => lesson.go_back(),
            Command::StepForward => lesson.skip(),
            _ => {}
        }
        self.note_step()
    }

    /// Carries out what the learner asks for.
    pub(super) fn run_lesson(&mut self, action: LessonAction<G>) -> Option<RoomAction> {
        if let LessonAction::Do(command) = action
            && self.handles(command)
        {
            return self.command_in_lesson(command);
        }
        let Page::Lesson(lesson) = &mut self.page else { return None };
        match action {
            LessonAction::Do(command) => return Some(RoomAction::Do(command)),
            LessonAction::Press(Pressed::Move(mv)) => return self.play_move(mv),
            LessonAction::Press(Pressed::Choice(spot)) => {
                let entries = lesson.played().entries().len();
                self.choice = spot.map(|spot| Choice { spot, entries });
            }
            LessonAction::Look(look) => lesson.choose_look(look),
            LessonAction::Next => lesson.next(),
            LessonAction::PlayNow => {
                // The pieces stay those that the learner knows.
                let look = lesson.look().unwrap_or(self.settings.look);
                self.begin();
                return Some(self.set(TableSettings { look, ..self.settings.clone() }));
            }
        }
        self.note_step()
    }

    /// Records how far the learner is in the lesson on the screen. Returns what the window is to keep, if
    /// that is new.
    pub(super) fn note_step(&mut self) -> Option<RoomAction> {
        let Page::Lesson(lesson) = &self.page else { return None };
        let lesson_step = lesson.kept_step();
        let lesson_done = self.settings.lesson_done || lesson.is_over();
        let next = TableSettings { lesson_step, lesson_done, ..self.settings.clone() };
        (next != self.settings).then(|| self.set(next))
    }
}
