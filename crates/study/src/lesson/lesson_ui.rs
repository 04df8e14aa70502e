//! What a game adds to the frame to have lessons.

use std::fmt::Debug;

use eframe::egui::{Context, Rect, Ui, Vec2};
use live::{LiveGame, Moving};
use settings::{Language, Settings};
use table::game::TableGame;
use table::words::Viewpoint;
use tabletop::{Lesson, Mark, Setup};
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

/// A lesson of the game `G`, and how far the learner is in it.
pub type LessonOf<G> = Lesson<G, <G as Moving>::Spot, <G as LessonUi>::Topic>;

/// A game with lessons.
pub trait LessonUi: TableGame {
    /// What a lesson is about.
    type Topic: Copy + Debug + 'static;
    /// Where a lesson of this game leads.
    type Link: Clone + 'static;

    /// Returns the lesson with this number, from 1.
    fn lesson_number(number: usize) -> Option<LessonOf<Self>>;

    /// Returns the title of a lesson.
    fn lesson_title(lesson: &LessonOf<Self>, language: Language) -> String;

    /// Whether a lesson that was left stays as it is until it is opened again.
    const STAYS: bool;

    /// Whether a wrong move is taken back after a while; otherwise it stays until the learner tries again.
    const TAKES_BACK: bool;

    /// Returns how many rows the bar above the board has in a room of this size.
    fn lesson_rows(_ctx: &Context, _lesson: &LessonOf<Self>, _room: Vec2) -> usize {
        1
    }

    /// Draws the bar above the board. Returns what the learner requested.
    fn lesson_bar(
        ui: &mut Ui,
        rect: Rect,
        view: LessonView<'_, Self>,
    ) -> Option<TrialAction<Self, LessonAction<Self::Link>>>;

    /// Returns what the pieces lie on in a lesson.
    fn lesson_surface(lesson: &LessonOf<Self>, settings: &Settings) -> Self::Surface;

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

    /// Returns the players as the learner knows them; `None` if the page names none.
    fn players(_words: &Words) -> Option<Setup> {
        None
    }

    /// Returns whether the board previews moves, for a player who wants to see that.
    fn shows_previews(_lesson: &LessonOf<Self>) -> bool {
        true
    }

    /// Returns what the text names now, to be marked.
    fn marks(_live: &LiveLesson<Self>) -> Vec<Mark<Self::Spot>> {
        Vec::new()
    }

    /// Returns the spots of which one is to be pressed, in a task that asks for that; none once it is done.
    fn targets(_lesson: &LessonOf<Self>) -> Option<Vec<Self::Spot>> {
        None
    }

    /// Returns the task.
    fn task(told: &LessonTold<'_, Self>) -> String;

    /// Returns what is said after a wrong try.
    fn missed(told: &LessonTold<'_, Self>) -> String;

    /// Returns what is said once the task is done.
    fn done(told: &LessonTold<'_, Self>) -> String;

    /// Returns what is said while something happens on the board by itself.
    fn preparing(_told: &LessonTold<'_, Self>) -> String {
        String::new()
    }

    /// Returns what is said while the pieces of a try move; `None` for the task.
    fn moving(_told: &LessonTold<'_, Self>) -> Option<String> {
        None
    }

    /// Returns what is said while a move has begun; `None` for the task.
    fn begun(_told: &LessonTold<'_, Self>) -> Option<String> {
        None
    }

    /// Returns the steps that lead on once the task is done, the main one first, with their labels.
    fn steps(told: &LessonTold<'_, Self>) -> Vec<(String, LessonAction<Self::Link>)>;
}
