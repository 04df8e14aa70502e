//! What the page of a puzzle needs of a game: its board with the panel, and a few sentences.

use eframe::egui::{Context, Ui};
use tabletop::{AnalysisEngine, Setup};

use super::{LivePuzzle, Told};
use crate::settings::{Language, Settings};
use crate::ui::app::parts::Parts;
use crate::ui::board::Sprites;
use crate::ui::live::{LiveGame, Refused};
use crate::ui::screens::Action;
use crate::ui::table::puzzles::Puzzles;
use crate::ui::words::Words;

/// The contents of the page of a puzzle.
pub struct PuzzleView<'a, G: Puzzles> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'static Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message that replaces the text below the board.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub letters: f32,
    /// The puzzle.
    pub puzzle: &'a LivePuzzle<G>,
    /// The heading in a long and a short form.
    pub heading: [String; 2],
    /// What is said, and whether it is a warning.
    pub said: (String, bool),
    /// The steps that lead on, with their labels, the main one first.
    pub steps: Vec<(&'static str, PuzzleStep)>,
    /// The main step is focused whenever this changes, unless it is `None`.
    pub when: Option<String>,
}

/// What the player can do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStep {
    /// Give a hint.
    Hint,
    /// Play the solution.
    Solution,
    /// Take the wrong move back.
    TryAgain,
    /// Open the next puzzle.
    Next,
    /// Copy the result of the day.
    Share,
    /// Leave the puzzle.
    Leave,
}

/// What the player requested in a puzzle.
pub enum PuzzleAction<G: Puzzles> {
    /// A step.
    Step(PuzzleStep),
    /// Press this spot of the board, or drop the choice.
    Choose(Option<G::Spot>),
    /// Play this move.
    Play(G::Move),
    /// Say why what was typed is no move.
    Refuse(Refused<G::Illegal>),
    /// Something that the page leaves to the window.
    Leave(Action),
}

/// A game whose puzzles have a page.
pub trait PuzzleBoard: Puzzles {
    /// What the page keeps of the keyboard between two frames.
    type Typed: Default + 'static;

    /// Returns what the pieces lie on.
    fn surface(settings: &Settings) -> Self::Surface;

    /// Returns the players of a puzzle that begins with this match.
    fn setup(puzzle: &Self::Match) -> Setup;

    /// Returns the engine that judges tries.
    fn analysis_engine(parts: &Parts) -> AnalysisEngine<Self>;

    /// Draws the page. Returns what the player requested, and the spots whose ways to go on are shown:
    /// the one under the pointer, and the chosen one.
    fn show_puzzle(
        ui: &mut Ui,
        view: &PuzzleView<'_, Self>,
        typed: &mut Self::Typed,
    ) -> (Option<PuzzleAction<Self>>, [Option<Self::Spot>; 2]);

    /// Handles the keys that no widget takes.
    fn puzzle_keys(
        ctx: &Context,
        puzzle: &mut LivePuzzle<Self>,
        typed: &mut Self::Typed,
        settings: &Settings,
    ) -> Option<PuzzleAction<Self>>;

    /// Chooses a spot, or says why it is refused. Returns whether it was refused.
    fn press(live_game: &mut LiveGame<Self>, spot: Self::Spot) -> bool;

    /// Returns the second hint, which names a part of `mv`.
    fn second_hint(told: &Told<'_, Self>, mv: Self::Move) -> String;

    /// Returns what follows the first hint as long as nothing has been missed.
    fn second_hint_warns(told: &Told<'_, Self>) -> &'static str;

    /// Returns what is said after a right move and the reply to it.
    fn replied(told: &Told<'_, Self>) -> String;

    /// Returns what is said about a wrong move that gives `lost` points away after so many `replies`.
    fn refuted(told: &Told<'_, Self>, lost: i32, replies: usize) -> String;

    /// Returns what is said after the solution that begins with `mv` was shown; the puzzle comes back on
    /// `day`.
    fn not_found(told: &Told<'_, Self>, mv: Self::Move, day: &str) -> String;

    /// Returns why a choice or a typed text is refused, if that is said in place of the task.
    fn refusal(told: &Told<'_, Self>, refused: &Refused<Self::Illegal>) -> Option<String>;
}
