//! What a game adds to the plain table.

use tabletop::Written;

use super::drawn::Drawn;
use super::editor::EditorLink;
use super::form::Arranged;
use super::puzzles::PuzzlesLink;
use super::rules::Explained;
use super::spoken::TableWords;
use crate::settings::Language;
use crate::ui::live::PlainGame;
use crate::ui::words::RecordWords;

/// A game at the plain table: what its pages say besides its board. Two sides play it.
pub trait TableGame: Drawn + Arranged + Explained + Written + PlainGame {
    /// Returns the words of the pages around the board in a language.
    fn pages(language: Language) -> &'static dyn PageWords<Self>;

    /// Returns the look in which the lesson begins for a player who has chosen this look for games, if
    /// the learner may choose it there; `None` if each step has its own.
    fn lesson_look(_chosen: usize) -> Option<usize> {
        None
    }

    /// The way to the puzzles, in a game with puzzles.
    const PUZZLES: Option<PuzzlesLink> = None;

    /// The way to the editor of positions, in a game that has one.
    const EDITOR: Option<EditorLink<Self>> = None;

    /// The steps of the lesson, as many as [`PageWords::lesson_steps`] has.
    const LESSON: &'static [LessonStep<Self>];
}

/// The words of the pages around the board, in one language: the start page, the rules, the lesson and
/// the puzzles.
pub trait PageWords<G: TableGame>: TableWords<G> {
    /// Returns the aim of the game with these options in one sentence or two, for the start page.
    fn goal(&self, _game: &G, _look: usize) -> String {
        self.shared().subtitle().to_owned()
    }

    /// Returns why a text is no game, in words without a full stop. `records` are the words for records.
    fn unread(&self, flaw: &G::Unreadable, records: &RecordWords) -> String;

    /// Returns the label of the choice of the look; `None` for the usual one.
    fn looks(&self) -> Option<&'static str> {
        None
    }

    /// Returns the names of the looks; a game with one look needs none.
    fn look_names(&self) -> Vec<&'static str>;

    /// Returns what to do in each step of the lesson, and what is said after the right move.
    fn lesson_steps(&self) -> Vec<[&'static str; 2]>;

    /// Returns what is said after a wrong move in this step of the lesson, from 0, the last one of
    /// `played`; `None` for the words of the table.
    fn lesson_missed(&self, _step: usize, _played: &G::Match) -> Option<&'static str> {
        None
    }

    /// Returns what the signs on the board mean, which appear when a step of the lesson is tried again;
    /// `None` if there are none.
    fn lesson_signs(&self) -> Option<&'static str> {
        None
    }
}

/// One step of the lesson.
pub struct LessonStep<G: TableGame> {
    /// The position at its start, under the usual options.
    pub position: &'static str,
    /// Whether the match, after the learner's move, solves the task.
    pub solves: fn(&G::Match) -> bool,
    /// The look in which it is shown, unless the learner [chooses](TableGame::lesson_look) it.
    pub look: usize,
    /// Whether the computer answers the learner's move, as well as it can.
    pub answers: bool,
}
