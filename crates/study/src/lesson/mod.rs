//! The lessons, whatever the game: a task, what is said about the learner's try, and the way on.

mod lesson_ui;
mod live_lesson;
mod of_class;
mod one_lesson;
mod screen;
mod told;

pub use lesson_ui::{LessonAction, LessonOf, LessonUi, LessonView};
pub use live_lesson::LiveLesson;
pub use of_class::lessons_of;
pub use one_lesson::{OneLesson, only_lesson};
pub use screen::OpenLesson;
pub use told::LessonTold;
