//! The computer at the table: the engine, which knows boards and their history, plays matches.

use cotuong_engine::{Analysis, Situation};
use tabletop::{Computer, Control, GameMatch, Level, Limits, Match, Strength};

use super::{Cotuong, Move, Position};

/// Returns what the engine must know about a position.
pub fn situation(position: &Position) -> Situation<'_> {
    let (start, moves) = position.history();
    Situation { start, moves, quiet: position.quiet_at_start(), given: position.first_moves() }
}

/// Analyses the end of `played` within `limits`. Returns `None` if the game is over, if the only move
/// to analyse is illegal, or if the search was cancelled.
pub fn analyze(
    played: &Match<Cotuong>,
    limits: &Limits<Move>,
    control: &Control,
) -> Option<Analysis> {
    played.to_move()?;
    cotuong_engine::analyze(&situation(played.position()), limits, control)
}

impl Computer for Cotuong {
    fn choose(level: Level, played: &Match<Self>, seed: u64, control: &Control) -> Option<Move> {
        played.to_move()?;
        cotuong_engine::choose(level, &situation(played.position()), seed, control)
    }

    fn choose_at(
        strength: Strength,
        played: &Match<Self>,
        seed: u64,
        control: &Control,
    ) -> Option<Move> {
        played.to_move()?;
        let situation = situation(played.position());
        cotuong_engine::choose_at_strength(strength, &situation, seed, control)
    }
}
