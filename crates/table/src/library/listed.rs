//! How *My games* words and counts games.

use settings::{Language, Settings};
use tabletop::archive::statistics::{Feat, Results};
use tabletop::archive::{GameFileProblem, GameSummary, SavedResult};
use tabletop::{Setup, Side};
use window_words::Words;

use crate::game::TableGame;
use crate::words::{GameText, is_you, player_name, players};

/// How games are worded and pictured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The language.
    pub language: Language,
    /// The look of the board, for games that have several.
    pub look: usize,
}

impl Wording {
    /// Returns how the games of `G` are worded and pictured.
    pub fn of<G: TableGame>(language: Language, settings: &Settings) -> Self {
        Wording { language, look: settings.table(G::ID).look }
    }

    /// Returns the texts in the language.
    pub fn words(self) -> &'static Words {
        Words::of(self.language)
    }
}

/// Returns the feats that a player can achieve in the game.
pub fn feats<G: TableGame>() -> &'static [Feat] {
    if G::HAS_POINTS { &Feat::ALL } else { &[Feat::Won, Feat::WithoutHelp] }
}

/// Returns results as the game counts them.
pub fn counted<G: TableGame>(results: &Results) -> Results {
    let mut counted = results.clone();
    if G::AGREEMENT_IS_DRAW {
        counted.drawn += std::mem::take(&mut counted.agreed);
    }
    counted
}

/// Returns why a file contains no match of the game.
pub fn damaged<G: TableGame>(words: &Words, problem: &GameFileProblem<G::Flaw>) -> String {
    words.files.damaged_file(problem, |flaw| G::flaw_in_words(words, flaw))
}

/// Returns who won a match of two sides, and how the other one left it.
pub(crate) fn outcome_of_two<G: TableGame>(
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
        (Some(winner), Some(left)) => won_by_leaving::<G>(&summary.setup, winner, &left, words),
    }
}

/// Returns that `winner` won a match of two sides.
pub fn won<G: GameText>(setup: &Setup, winner: Side, words: &Words) -> String {
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

/// Returns that `winner` won a match of two sides because the other one left, as `left` says. Who has left alone needs no
/// other word for having lost.
pub fn won_by_leaving<G: GameText>(
    setup: &Setup,
    winner: Side,
    left: &str,
    words: &Words,
) -> String {
    let loser = Side::new(1 - winner.index());
    match is_you(setup, loser) {
        true => left.to_owned(),
        false => words.library.won_because(&won::<G>(setup, winner, words), left),
    }
}

/// Returns how a player left the match, or that the players agreed on a draw, if that ended it.
pub(crate) fn left_in_words<G: TableGame>(
    summary: &GameSummary<G>,
    wording: Wording,
) -> Option<String> {
    let left = summary.left.filter(|_| summary.result.is_some())?;
    let words = wording.words();
    let name = left.side().map(|side| player_name::<G>(words, &summary.setup, side));
    let name = name.unwrap_or_default();
    Some(G::words(wording.language).listed_departure(words, left, &name))
}

/// Returns that a match is unfinished and, if it is known, waits for `side`.
pub(crate) fn waiting<G: GameText>(setup: &Setup, side: Option<Side>, words: &Words) -> String {
    match side {
        None => words.library.still_open.to_owned(),
        Some(side) if is_you(setup, side) => words.library.unfinished_your_turn.to_owned(),
        Some(side) => {
            words.library.unfinished_turn(&players::<G>(words, setup)[side].within(words))
        }
    }
}
