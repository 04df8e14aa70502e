//! The trait of games about which an engine gives advice.

use std::fmt::Debug;

use basics::Analysis;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Computer, Control, Game, GameMatch, Grade, Level, Limits, MoveValue, Side};

/// A game whose positions an engine analyses. Hints, the evaluation, offers to end the game and
/// reviews follow from this.
///
/// A *score* is the expected result for a side: the margin in points, or in games without points a
/// number that is greater than 0 for a win and less for a loss.
pub trait Advisor: Computer {
    /// The result of an analysis.
    type Analysis: GameAnalysis<Self>;
    /// A good move with the reasons for it.
    type Hint: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + 'static;

    /// The loss at which a move counts half for the accuracy of a player.
    const HALF_LOSS: u64;

    /// Analyses the end of `played` within `limits`.
    ///
    /// Returns `None` if the game is over, if the only move to analyse is illegal, or if the
    /// search was cancelled.
    fn analyze(
        played: &Self::Match,
        limits: &Limits<Self::Move>,
        control: &Control,
    ) -> Option<Self::Analysis>;

    /// Returns the hint that follows from `analysis`, or `None` if `played` is over or does not
    /// match the analysis. `next` is what is known about the best other move.
    fn hint(
        played: Self::Match,
        analysis: Self::Analysis,
        next: Option<NextBest>,
    ) -> Option<Self::Hint>;

    /// Returns the moves at the end of `played` with which a hint compares its own; none in a game whose
    /// hints compare nothing, or know without a search.
    fn compared(_played: &Self::Match) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Returns the score of `side` at the end of the game, or as it stands.
    fn margin(position: &Self::Position, side: Side) -> i32;

    /// Returns the score that `level` expects for `side` if the game continues; `None` if the game
    /// is over or the search was cancelled.
    fn forecast(
        level: Level,
        played: &Self::Match,
        side: Side,
        seed: u64,
        control: &Control,
    ) -> Option<i32>;

    /// Returns the values of all moves at the end of `played` if the game comes with them, or
    /// nothing.
    fn known_values(_played: &Self::Match) -> Vec<MoveValue<Self::Move>> {
        Vec::new()
    }

    /// Returns the moves at the end of `played` whose values are worth a search: all of them, unless most of many
    /// moves are pointless.
    fn explored(played: &Self::Match) -> Vec<Self::Move> {
        played.legal_moves()
    }

    /// Returns whether `side`, which is behind, could still reach as many points as the best other
    /// side. Games without points leave this `false`.
    fn can_catch_up(_played: &Self::Match, _side: Side) -> bool {
        false
    }

    /// Returns whether little is left to play for, and nothing of it can change who wins. Games without points leave
    /// this `false`.
    fn is_decided(_played: &Self::Match) -> bool {
        false
    }

    /// Returns the severity of a move that loses `lost` of the score, at least 1, against the best
    /// one, or `None` if it is no fault. `proven` is whether both scores are proven.
    fn grade(lost: i32, proven: bool) -> Option<Grade>;
}

/// The best move after the one that a hint recommends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextBest {
    /// The score of the side to move after it.
    pub score: i32,
    /// By how much the move of the hint is better; 0 or less if this one may be as good.
    pub lead: i32,
}

/// The result of an analysis of a position of the game `G`.
pub trait GameAnalysis<G: Game>:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + 'static
{
    /// Returns the best move.
    fn best(&self) -> G::Move;

    /// Returns the moves that the search expects, the best one first, as far as it knows them.
    fn line(&self) -> Vec<G::Move> {
        vec![self.best()]
    }

    /// Returns the score of the side to move.
    fn score(&self) -> i32;

    /// Returns the depth of the search, in plies.
    fn depth(&self) -> u32;

    /// Returns the number of nodes of the search.
    fn nodes(&self) -> u64;

    /// Returns whether the score is proven, not estimated.
    fn is_proven(&self) -> bool;
}

impl<G: Game> GameAnalysis<G> for Analysis<G::Move> {
    fn best(&self) -> G::Move {
        self.best
    }

    fn line(&self) -> Vec<G::Move> {
        self.line.clone()
    }

    fn score(&self) -> i32 {
        self.score
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn is_proven(&self) -> bool {
        self.moves_to_end.is_some()
    }
}
