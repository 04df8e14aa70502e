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
    fn words(language: Language) -> &'static dyn TableWords<Self>;

    /// Draws the options of the next game. Returns the game with the changed options.
    fn options_form(
        &self,
        ui: &mut Ui,
        language: Language,
        words: &Words,
        typing: &mut Typing,
    ) -> Option<Self>;

    /// Draws the board into `rect`, which is about 620 by 170 points in the smallest window. Returns
    /// the move that the player chose. What can be pressed has a name for screen readers, a tooltip
    /// and a frame while it has the keyboard focus; text needs a ground of its own.
    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Option<Self::Move>;

    /// Returns the move that a hint recommends.
    fn move_of_hint(hint: &Self::Hint) -> Self::Move;

    /// Returns the duration of the motion of an entry, in seconds at normal speed.
    fn duration(entry: &Entry<Self>) -> f32;

    /// Returns the sounds of an entry.
    fn cues(entry: &Entry<Self>) -> Vec<TimedCue>;

    /// Returns the move of a digit key from 1 to 9; `None` if digits mean nothing here.
    fn move_of_digit(digit: u8) -> Option<Self::Move>;

    /// The steps of the lesson, as many as [`TableWords::lesson_steps`] has.
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

/// The words of a game in one language. `look` is the [look](Scene::look).
pub trait TableWords<G: TableGame> {
    /// Returns the name of the game.
    fn title(&self) -> &'static str;

    /// Returns the game in one sentence.
    fn subtitle(&self) -> &'static str;

    /// Returns the label of the choice of looks, and the name of each look; a game with one look
    /// needs no names.
    fn looks(&self) -> (&'static str, Vec<&'static str>);

    /// Returns the label of the button that opens the lesson.
    fn lesson(&self) -> &'static str;

    /// Returns what to do in each step of the lesson, and what is said after the right move.
    fn lesson_steps(&self) -> Vec<[&'static str; 2]>;

    /// Returns what is said after a wrong move in the lesson.
    fn lesson_missed(&self) -> &'static str;

    /// Returns what is said at the end of the lesson.
    fn lesson_over(&self) -> &'static str;

    /// Returns the rules, one paragraph each.
    fn rules(&self) -> Vec<&'static str>;

    /// Returns the position in a sentence.
    fn position(&self, position: &G::Position, look: usize) -> String;

    /// Returns a turn or a departure in a few words, for the list of moves.
    fn move_name(&self, entry: &Entry<G>, look: usize) -> String;

    /// Returns the last turn or departure, of the player with this name, in a sentence.
    fn played(&self, played: &Match<G>, name: &str, look: usize) -> String;

    /// Returns why a move is illegal.
    fn illegal(&self, why: &G::Illegal) -> String;

    /// Returns a hint in a sentence.
    fn hint(&self, hint: &G::Hint, look: usize) -> String;

    /// Returns the expected result for the player with this name, who is to move.
    fn expected(&self, name: &str, score: i32) -> String;

    /// Returns a sentence about the last turn of a match, a fault of the player with this name, and
    /// the better move.
    fn fault(&self, played: &Match<G>, name: &str, better: G::Move) -> String;

    /// Returns why the game is over; empty if a player left.
    fn end(&self, played: &Match<G>, look: usize) -> &'static str;

    /// Returns the options, for a list of games.
    fn options(&self, game: &G) -> String;
}

/// One step of the lesson.
pub struct LessonStep<G: TableGame> {
    /// The position at its start, under the usual options.
    pub position: &'static str,
    /// Whether the match, after the learner's move, solves the task.
    pub solves: fn(&Match<G>) -> bool,
    /// The look in which it is shown.
    pub look: usize,
    /// Whether the computer answers the learner's move, as well as it can.
    pub answers: bool,
}
