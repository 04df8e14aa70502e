//! What a game adds to the plain table.

use eframe::egui::{Rect, Ui};
use tabletop::archive::Archived;
use tabletop::{Entry, Match, Rules};

use crate::audio::TimedCue;
use crate::settings::Language;
use crate::ui::board::Sprites;
use crate::ui::typing::Typing;
use crate::ui::words::Words;

/// A game at the plain table: how it is drawn and what is said about it. Two sides play it.
pub trait TableGame: Archived + Rules {
    /// Returns the words of the game in a language.
    fn words(language: Language) -> &'static TableWords<Self>;

    /// Draws the options of the next game. Returns the game with the changed options.
    fn options_form(
        &self,
        ui: &mut Ui,
        language: Language,
        words: &Words,
        typing: &mut Typing,
    ) -> Option<Self>;

    /// Draws the board into `rect`. Returns the move that the player chose.
    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Option<Self::Move>;

    /// Returns the move that a hint recommends.
    fn move_of_hint(hint: &Self::Hint) -> Self::Move;

    /// Returns the duration of the motion of an entry, in seconds at normal speed.
    fn duration(entry: &Entry<Self>) -> f32;

    /// Returns the sounds of an entry.
    fn cues(entry: &Entry<Self>) -> Vec<TimedCue>;

    /// Returns the move of a digit key.
    fn move_of_digit(digit: u8) -> Option<Self::Move>;

    /// The steps of the lesson.
    const LESSON: &'static [LessonStep<Self>];
}

/// What the board shows.
pub struct Scene<'a, G: TableGame> {
    /// The current language.
    pub language: Language,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The look: an index into [`TableWords::looks`].
    pub look: usize,
    /// The game up to the position to show.
    pub played: &'a Match<G>,
    /// The share of the motion of the last entry that is over, from 0 to 1, or `None` at rest.
    pub moving: Option<f32>,
    /// Whether the player may choose a move.
    pub can_play: bool,
    /// A move to point out.
    pub hinted: Option<G::Move>,
}

/// The words of a game in one language. `usize` is the [look](Scene::look).
pub struct TableWords<G: TableGame> {
    /// The name of the game.
    pub title: &'static str,
    /// The game in one sentence.
    pub subtitle: &'static str,
    /// The label of the choice of looks, and the name of each look.
    pub looks: (&'static str, &'static [&'static str]),
    /// The label of the button that opens the lesson.
    pub lesson: &'static str,
    /// The lesson, step by step: what to do, and what is said afterwards.
    pub lesson_steps: &'static [LessonWords],
    /// Says that the answer in the lesson was wrong.
    pub lesson_missed: &'static str,
    /// Says that the lesson is over.
    pub lesson_over: &'static str,
    /// The rules, one paragraph each.
    pub rules: &'static [&'static str],
    /// The position in a sentence.
    pub position: fn(&G::Position, usize) -> String,
    /// A move in a few words, for the list of moves.
    pub move_name: fn(&Match<G>, &Entry<G>, usize) -> String,
    /// A move or a departure of the player with this name, in a sentence. The match ends with it.
    pub played: fn(&Match<G>, &str, usize) -> String,
    /// Why a move is illegal.
    pub illegal: fn(&G::Illegal) -> String,
    /// A hint, in a sentence.
    pub hint: fn(&Match<G>, &G::Hint, usize) -> String,
    /// The expected result for the player with this name, who is to move.
    pub expected: fn(&str, i32) -> String,
    /// A fault: the player who gave the game away, the better move and its score, at the end of
    /// the match.
    pub fault: fn(&Match<G>, &str, G::Move, usize) -> String,
    /// Why the game is over.
    pub end: fn(&Match<G>, usize) -> String,
    /// A saved game by its options.
    pub options: fn(&G) -> String,
}

/// The words of one step of the lesson.
pub struct LessonWords {
    /// What to do.
    pub task: &'static str,
    /// What is said after the right move.
    pub done: &'static str,
}

/// One step of the lesson.
pub struct LessonStep<G: TableGame> {
    /// The position at its start.
    pub position: &'static str,
    /// Whether the match, after the learner's move, solves the task.
    pub solves: fn(&Match<G>) -> bool,
    /// Whether the computer answers the learner's move, as well as it can.
    pub answers: bool,
}
