//! What a game adds to the frame to have lessons.

use eframe::egui::{Context, Rect, Ui, Vec2};
use live::LiveGame;
use settings::Settings;
use table::game::TableGame;
use table::words::Viewpoint;
use tabletop::{Mark, Setup, TaskProgress};
use window::{Command, Parts, RoomView, ScreenContext};
use window_words::Words;

use super::live_lesson::LiveLesson;
use super::screen::OpenLesson;
use super::told::LessonTold;
use crate::trial::TrialAction;

/// What the learner can do next. `L` is where a lesson of this game leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction<L> {
    /// Go on after a task that is done.
    Next,
    /// Try the task again.
    Again,
    /// Show the solution.
    Solution,
    /// Follow a link, as to another lesson.
    Link(L),
}

/// What the bar above the board of a lesson shows.
pub struct LessonView<'a, G: LessonUi> {
    /// What the window draws with.
    pub room: RoomView<'a>,
    /// The lesson.
    pub live: &'a LiveLesson<G>,
    /// How the board is seen.
    pub seen: Viewpoint,
}

/// A game with lessons.
pub trait LessonUi: TableGame {
    /// A lesson and how far the learner is in it.
    type Lesson: Teaching<Self> + 'static;
    /// Where a lesson of this game leads.
    type Link: Clone + 'static;

    /// Whether a lesson that was left stays as it is until it is opened again.
    const STAYS: bool;

    /// Returns how many rows the bar above the board has in a room of this size.
    fn lesson_rows(_ctx: &Context, _lesson: &Self::Lesson, _room: Vec2) -> usize {
        1
    }

    /// Draws the bar above the board. Returns what the learner requested.
    fn lesson_bar(
        ui: &mut Ui,
        rect: Rect,
        view: LessonView<'_, Self>,
    ) -> Option<TrialAction<Self, LessonAction<Self::Link>>>;

    /// Returns what the pieces lie on in a lesson.
    fn lesson_surface(lesson: &Self::Lesson, settings: &Settings) -> Self::Surface;

    /// Follows a link.
    fn follow(lesson: &mut OpenLesson<Self>, link: Self::Link, context: &mut ScreenContext<'_>);

    /// Goes on after the last task of a lesson.
    fn go_on(lesson: &mut OpenLesson<Self>, context: &mut ScreenContext<'_>);

    /// Returns the link that a command follows.
    fn link_of(_command: Command) -> Option<Self::Link> {
        None
    }

    /// Returns whether the key of a command works on the page.
    fn lesson_key(command: Command) -> bool;

    /// Remembers how far the learner is.
    fn remember(lesson: &LiveLesson<Self>, context: &mut ScreenContext<'_>);

    /// Returns whether a game is under way, to which the lessons lead back.
    fn game_waits(_parts: &Parts) -> bool {
        false
    }

    /// Returns the seconds for which the position at the start of a task stands still before something
    /// happens on the board by itself.
    fn stands_still(_live_game: &LiveGame<Self>) -> f32 {
        0.0
    }

    /// Returns whether that is happening now.
    fn is_preparing(_live_game: &LiveGame<Self>) -> bool {
        false
    }
}

/// A lesson and how far the learner is in it.
pub trait Teaching<G: LessonUi> {
    /// Returns the match at the start of the task.
    fn start(&self) -> G::Match;

    /// Returns what tells the task from all others.
    fn name(&self) -> String;

    /// Returns the look in which the lesson is shown; `None` for that of the games.
    fn look(&self) -> Option<usize> {
        None
    }

    /// Returns the players as the learner knows them; `None` if the page names none.
    fn players(&self, _words: &Words) -> Option<Setup> {
        None
    }

    /// Returns whether the board previews moves, for a player who wants to see that.
    fn previews(&self) -> bool {
        true
    }

    /// Returns what the text names now, to be marked.
    fn marks(&self) -> Vec<Mark<G::Spot>> {
        Vec::new()
    }

    /// Returns the spots of which one is to be pressed, in a task that asks for that; none once it is done.
    fn targets(&self) -> Option<Vec<G::Spot>> {
        None
    }

    /// Returns the progress on the task.
    fn progress(&self) -> TaskProgress;

    /// Returns whether the task asks for a move now, rather than for the press of a spot.
    fn expects_move(&self) -> bool;

    /// Records the press of a spot, in a task that asks for one.
    fn press(&mut self, _spot: G::Spot) {}

    /// Records the last move of `played`.
    fn played(&mut self, played: &G::Match);

    /// Asks for another try after a miss.
    fn ask_again(&mut self) {}

    /// Returns a right move if the lesson offers to show it.
    fn solution(&self) -> Option<G::Move>;

    /// Advances to the next task. Returns `false` if there is none or the task is not done.
    fn advance(&mut self) -> bool;

    /// Returns whether all tasks are done.
    fn is_complete(&self) -> bool;

    /// Returns whether the computer answers the learner's move, as well as it can.
    fn answers(&self) -> bool {
        false
    }

    /// Whether a wrong move is taken back after a while; otherwise it stays until the learner tries again.
    const TAKES_BACK: bool;

    /// Returns the task.
    fn task(&self, told: &LessonTold<'_, G>) -> String;

    /// Returns what is said after a wrong try.
    fn missed(&self, told: &LessonTold<'_, G>) -> String;

    /// Returns what is said once the task is done.
    fn done(&self, told: &LessonTold<'_, G>) -> String;

    /// Returns what is said while something happens on the board by itself.
    fn preparing(&self, _told: &LessonTold<'_, G>) -> String {
        String::new()
    }

    /// Returns what is said while the pieces of a try move; `None` for the task.
    fn moving(&self, _told: &LessonTold<'_, G>) -> Option<String> {
        None
    }

    /// Returns what is said while a move has begun; `None` for the task.
    fn begun(&self, _told: &LessonTold<'_, G>) -> Option<String> {
        None
    }

    /// Returns the steps that lead on once the task is done, the main one first, with their labels.
    fn steps(&self, told: &LessonTold<'_, G>) -> Vec<(String, LessonAction<G::Link>)>;
}
