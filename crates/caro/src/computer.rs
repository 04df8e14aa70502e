//! The computer at the table: the engine, which knows plain boards, plays matches.

use basics::Analysis;
use caro_engine::{Spot, Variant};
use tabletop::{Computer, Control, GameMatch, Level, Limits, Match, Strength};

use super::{Caro, Square};

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot::new(square.row(), square.column()).expect("the largest boards are equal")
    }
}

impl From<Spot> for Square {
    fn from(spot: Spot) -> Square {
        Square::new(spot.row(), spot.column()).expect("the largest boards are equal")
    }
}

impl Caro {
    pub(crate) fn variant(&self) -> Variant {
        Variant {
            size: self.size(),
            exact_five: self.exact_five(),
            double_block: self.double_block(),
        }
    }
}

/// Returns the marks of a match that is not over.
pub(crate) fn marks(played: &Match<Caro>) -> Option<Vec<Spot>> {
    played.to_move()?;
    Some(played.position().history().iter().copied().map(Spot::from).collect())
}

/// Analyses the end of `played` within `limits`. Returns `None` if the game is over, if the only move
/// to analyse is illegal, or if the search was cancelled.
pub fn analyze(
    played: &Match<Caro>,
    limits: &Limits<Square>,
    control: &Control,
) -> Option<Analysis<Square>> {
    let Limits { depth, nodes, time, threads, only } = *limits;
    let limits = Limits { depth, nodes, time, threads, only: only.map(Spot::from) };
    let found = caro_engine::analyze(played.rules().variant(), &marks(played)?, &limits, control);
    Some(found?.map(Square::from))
}

/// Returns the squares near the marks, with what a mark there makes and denies at a glance. Empty if the
/// game is over.
pub fn glance(played: &Match<Caro>) -> Vec<(Square, i32)> {
    let Some(moves) = marks(played) else { return Vec::new() };
    let seen = caro_engine::glance(played.rules().variant(), &moves);
    seen.into_iter().map(|(spot, points)| (spot.into(), points)).collect()
}

impl Computer for Caro {
    fn choose(level: Level, played: &Match<Self>, seed: u64, control: &Control) -> Option<Square> {
        let moves = marks(played)?;
        let spot = caro_engine::choose(level, played.rules().variant(), &moves, seed, control)?;
        Some(spot.into())
    }

    fn choose_at(
        strength: Strength,
        played: &Match<Self>,
        seed: u64,
        control: &Control,
    ) -> Option<Square> {
        let (variant, moves) = (played.rules().variant(), marks(played)?);
        let spot = caro_engine::choose_at_strength(strength, variant, &moves, seed, control)?;
        Some(spot.into())
    }
}
