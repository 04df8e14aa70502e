//! What comparing two players needs to know about ô ăn quan.

use basics::chance;
use oanquan::{Game, Preset, Side};
use oanquan_engine::Limits;
use tabletop::{Advisor, BalancedOpenings, Standing};

use super::{Malformed, OAnQuan};

/// The depth of the search that judges whether an opening is balanced, in turns.
pub const JUDGED_TURNS: u32 = 10;

impl BalancedOpenings for OAnQuan {
    fn presets() -> Vec<&'static str> {
        Preset::ALL.iter().map(Into::into).collect()
    }

    fn preset(name: &str) -> Option<Self> {
        Preset::named(name).ok().map(|preset| OAnQuan(preset.rules()))
    }

    fn check_options(&self) -> Result<(), Malformed> {
        self.validate().map_err(Malformed::Option)
    }

    fn opening(mut start: Game, plies: u32, random: &mut fastrand::Rng) -> Option<Game> {
        for _ in 0..plies {
            let mv = chance::choice(random, start.legal_moves())?;
            start.play(mv).expect("a listed move is legal");
        }
        Some(start).filter(|game| game.position().to_move().is_some())
    }

    fn judged_within() -> Option<Limits> {
        Some(Limits { depth: Some(JUDGED_TURNS), ..Limits::default() })
    }

    /// By the points of the round, which is all that a game between two players plays.
    fn result(game: &Game, side: Side) -> Standing {
        let margin = OAnQuan::margin(game.position(), side);
        Standing { points: None, behind: (margin < 0).into(), level: (margin == 0).into() }
    }
}
