//! The lessons, whatever the game: a task, what is said about the learner's try, and the way on.

mod live_lesson;
mod plain;
mod screen;
mod taught;
mod told;

pub use live_lesson::LiveLesson;
pub use plain::{OneLesson, PlainLesson};
pub use screen::OpenLesson;
pub use taught::{LessonAction, LessonUi, LessonView, Teaching};
pub use told::LessonTold;
