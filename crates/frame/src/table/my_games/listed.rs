//! What *My games* asks of a game: the trait [`Listed`].

use eframe::egui::{Painter, Rect};
use settings::Language;
use tabletop::archive::statistics::{Feat, Results};
use tabletop::archive::{GameFileProblem, GameSummary, SavedResult};
use tabletop::{Setup, Side};
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::command::Command;
use crate::players::{is_you, player_name, players};
use crate::table::spoken::Spoken;

/// How games are worded and pictured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The language.
    pub language: Language,
    /// The look of the board, for games that have several.
    pub look: usize,
}

impl Wording {
    /// Returns the texts in the language.
    pub fn words(self) -> &'static Words {
        Words::of(self.language)
    }
}

/// A game whose matches *My games* lists and counts. What only some games have is an item with a
/// default.
pub trait Listed: Spoken {
    /// The possible numbers of sides.
    const SIDES: &'static [usize] = &[2];

    /// Whether the picture of a match is about as high as wide.
    const HAS_SQUARE_PICTURES: bool = false;

    /// Whether players who agree to end a match have drawn it.
    const AGREEMENT_IS_DRAW: bool = true;

    /// The commands that an empty list offers, the main one first.
    const FIRST_COMMANDS: &'static [Command] = &[Command::NewGame];

    /// Paints a match, seen from the side `near`, or the usual start, into `rect`.
    fn paint_in_list(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Self::Match, Side)>,
        look: usize,
    );

    /// Returns the part of a match whose last position its picture shows.
    fn pictured(played: &Self::Match) -> Self::Match {
        played.clone()
    }

    /// Returns whether the options are the usual ones, which the list does not name.
    fn has_usual_options(&self) -> bool {
        *self == Self::usual()
    }

    /// Returns the points in words, if they say more than the outcome.
    fn points_in_words(_result: &SavedResult) -> Option<String> {
        None
    }

    /// Returns how a match ended, in a few words.
    fn outcome(summary: &GameSummary<Self>, result: &SavedResult, wording: Wording) -> String {
        outcome_of_two(summary, result, wording)
    }

    /// Returns why a match ended, in a few words; empty if that is unknown or if it is not over.
    fn end_reason(summary: &GameSummary<Self>, wording: Wording) -> String {
        left_in_words(summary, wording).unwrap_or_default()
    }

    /// Returns the function that names the kinds of options by which statistics are filtered, in a
    /// game that has such kinds.
    fn category_names() -> Option<fn(&Words, Self::Category) -> &'static str> {
        None
    }

    /// Returns what is wrong with a saved match, as a sentence without its full stop.
    fn flaw_in_words(_words: &Words, flaw: &Self::Flaw) -> String {
        flaw.to_string()
    }
}

/// Returns the feats that a player can achieve in the game.
pub(in crate::table) fn feats<G: Listed>() -> &'static [Feat] {
    if G::HAS_POINTS { &Feat::ALL } else { &[Feat::Won, Feat::WithoutHelp] }
}

/// Returns results as the game counts them.
pub(super) fn counted<G: Listed>(results: &Results) -> Results {
    let mut counted = results.clone();
    if G::AGREEMENT_IS_DRAW {
        counted.drawn += std::mem::take(&mut counted.agreed);
    }
    counted
}

/// Returns why a file contains no match of the game.
pub(in crate::table) fn damaged<G: Listed>(
    words: &Words,
    problem: &GameFileProblem<G::Flaw>,
) -> String {
    words.files.damaged_file(problem, |flaw| G::flaw_in_words(words, flaw))
}

/// Returns who won a match of two sides, and how the other one left it.
fn outcome_of_two<G: Listed>(
    summary: &GameSummary<G>,
    result: &SavedResult,
    wording: Wording,
) -> String {
    let (words, left) = (wording.words(), left_in_words(summary, wording));
    let winner = match result.points.as_slice() {
        [near, far] if near > far => Some(Side::NEAR),
        [near, far] if near < far => Some(Side::FAR),
        _ => None,
    };
    match (winner, left) {
        (None, Some(left)) => left,
        (None, None) => words.common.draw.to_owned(),
        (Some(winner), None) => won::<G>(&summary.setup, winner, words),
        (Some(winner), Some(left)) => {
            format!("{} – {left}", won::<G>(&summary.setup, winner, words))
        }
    }
}

/// Returns that `winner` won a match of two sides.
pub fn won<G: Spoken>(setup: &Setup, winner: Side, words: &Words) -> String {
    let library = &words.library;
    let loser = Side::new(1 - winner.index());
    if is_you(setup, winner) {
        library.you_won.to_owned()
    } else if is_you(setup, loser) {
        library.you_lost.to_owned()
    } else {
        library.name_won(&player_name::<G>(words, setup, winner))
    }
}

/// Returns how a player left the match, or that the players agreed on a draw, if that ended it.
fn left_in_words<G: Listed>(summary: &GameSummary<G>, wording: Wording) -> Option<String> {
    let left = summary.left.filter(|_| summary.result.is_some())?;
    let words = wording.words();
    let name = left.side().map(|side| player_name::<G>(words, &summary.setup, side));
    let name = name.unwrap_or_default();
    Some(G::words(wording.language).listed_departure(words, left, &name))
}

/// Returns that a match is unfinished and, if it is known, waits for `side`.
pub(super) fn waiting<G: Spoken>(setup: &Setup, side: Option<Side>, words: &Words) -> String {
    match side {
        None => words.library.still_open.to_owned(),
        Some(side) if is_you(setup, side) => words.library.unfinished_your_turn.to_owned(),
        Some(side) => {
            words.library.unfinished_turn(&players::<G>(words, setup)[side].within(words))
        }
    }
}
