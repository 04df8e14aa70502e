//! A lesson that a class does, each child with its own device.

use eframe::egui::{Rect, Ui};
use table::page::BarButton;
use window::icons::Icon;
use window::{Command, LessonsLink, NextTask, RoomView, ScreenContext};

use super::lesson_ui::{LessonAction, LessonUi};
use super::screen::OpenLesson;
use crate::trial::{TrialAction, task_bar};

/// Returns the lessons of `G`, as a class does them.
pub const fn lessons_of<G: LessonUi>() -> LessonsLink {
    LessonsLink {
        of_class: of_class::<G>,
        #[cfg(not(target_family = "wasm"))]
        one: |number, language| {
            let lesson = G::lesson_number(number.into())?;
            Some((G::lesson_title(&lesson, language), lesson.steps()))
        },
    }
}

/// Returns the lesson with this number at the first task that a child has not done.
fn of_class<G: LessonUi>(number: u16, context: &ScreenContext<'_>) -> NextTask {
    let Some(tasks) = context.parts.together.tasks() else { return NextTask::Done };
    let Some(mut lesson) = G::lesson_number(number.into()) else { return NextTask::Unknown };
    let done = usize::from(tasks.tried);
    if done >= lesson.steps() {
        return NextTask::Done;
    }
    lesson.go_to(done);
    NextTask::Page(Box::new(OpenLesson::<G>::of_class(lesson, tasks.run, context)))
}

/// Draws the bar above the board: the way back, and the number of the task.
pub(super) fn bar<G: LessonUi>(
    ui: &mut Ui,
    rect: Rect,
    room: &RoomView<'_>,
    [step, steps]: [usize; 2],
) -> Option<TrialAction<G, LessonAction<G::Link>>> {
    let instead = Some((Icon::Back, room.words.class.to_class));
    let back = BarButton { instead, ..BarButton::new(Command::Back, true) };
    let heading = room.words.rooms.lesson_step(step, steps);
    task_bar(ui, rect, room, &[back], Some([&heading; 2]), |_| {}).map(TrialAction::from)
}
