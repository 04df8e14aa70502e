//! What comparing two players needs to know about cờ caro.

use strum::VariantArray;
use tabletop::{BalancedOpenings, GameMatch, Limits, Match};

use super::{Caro, Preset, Square};

/// Random openings mark squares at most this far from the middle.
const OPENING_SPREAD: u8 = 3;
/// The nodes of the search that judges an opening.
const JUDGED_NODES: u64 = 20_000;

impl BalancedOpenings for Caro {
    fn presets() -> Vec<&'static str> {
        vec!["caro", "gomoku", "free"]
    }

    fn preset(name: &str) -> Option<Self> {
        let preset = Preset::VARIANTS.iter().find(|preset| preset.to_string() == name)?;
        Some(Caro::preset(*preset))
    }

    /// The squares around the middle.
    fn opening_moves(played: &Match<Self>) -> Vec<Square> {
        let middle = played.rules().size() / 2;
        let is_near = |at: u8| at.abs_diff(middle) <= OPENING_SPREAD;
        let moves = played.legal_moves().into_iter();
        moves.filter(|square| is_near(square.row()) && is_near(square.column())).collect()
    }

    fn judged_within() -> Option<Limits<Square>> {
        Some(Limits { nodes: Some(JUDGED_NODES), ..Limits::default() })
    }
}
