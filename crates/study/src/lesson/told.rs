//! What the teacher says, and what the learner can do next.

use table::words::{Voice, refusal_in};
use tabletop::TaskProgress;
use window::RoomView;

use super::lesson_ui::{LessonAction, LessonUi};
use super::live_lesson::LiveLesson;

/// A lesson and what is known about it.
pub struct LessonTold<'a, G: LessonUi> {
    /// What the window draws with.
    pub room: RoomView<'a>,
    /// What sentences about the position depend on.
    pub voice: Voice<'a>,
    /// The lesson.
    pub live: &'a LiveLesson<G>,
    /// Whether a game is under way, to which the last lesson returns.
    pub game_waits: bool,
}

impl<G: LessonUi> LessonTold<'_, G> {
    /// Returns what the teacher says, and whether the first sentence is a warning.
    pub fn now(&self) -> (String, bool) {
        let live = self.live;
        let refused = refusal_in::<G>(&self.voice, live.live_game());
        let begun = G::begun(self);
        let has_missed = live.progress() == TaskProgress::Missed && begun.is_none();
        let text = match live.progress() {
            _ if live.is_preparing() => G::preparing(self),
            _ if let Some(why) = &refused => format!("{why} {}", G::task(self)),
            TaskProgress::Asked if let Some(moving) = G::moving(self) => moving,
            TaskProgress::Done => G::done(self),
            progress => match begun {
                Some(begun) => begun,
                None if progress == TaskProgress::Missed => G::missed(self),
                None => G::task(self),
            },
        };
        (text, has_missed || refused.is_some())
    }

    /// Returns the steps that lead on, with their labels.
    pub fn steps(&self) -> Vec<(String, LessonAction<G::Link>)> {
        let words = self.room.words;
        let is_missed = self.live.progress() == TaskProgress::Missed && !G::TAKES_BACK;
        let again = is_missed.then(|| (words.try_again.to_owned(), LessonAction::Again));
        let solution = || (words.learn.show.to_owned(), LessonAction::Solution);
        match self.live.progress() {
            TaskProgress::Done => G::steps(self),
            _ => again.into_iter().chain(self.live.offers_solution().then(solution)).collect(),
        }
    }
}
