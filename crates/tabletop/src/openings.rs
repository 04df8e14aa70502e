//! What comparing two players needs to know about a game: its presets, and openings that favour nobody.

use basics::chance;

use super::{Advisor, Control, GameAnalysis, GameMatch, Limits, Side, Standing};

/// The number of draws without a suitable opening after which a match gives up.
pub const MAX_DRAWS: u32 = 1000;

/// A game in which two players are compared, in games from openings that favour neither.
pub trait BalancedOpenings: Advisor {
    /// Returns the names of the presets.
    fn presets() -> Vec<&'static str> {
        Vec::new()
    }

    /// Returns the game with the options of a preset.
    fn preset(_name: &str) -> Option<Self> {
        None
    }

    /// Checks that the options fit together.
    ///
    /// # Errors
    /// Returns the reason if they do not.
    fn check_options(&self) -> Result<(), Self::Malformed> {
        Ok(())
    }

    /// Returns `start` after `plies` random turns; `None` if these turns leave the players no game. By
    /// default, an opening ends before the turn that would end the game.
    fn opening(
        mut start: Self::Match,
        plies: u32,
        random: &mut fastrand::Rng,
    ) -> Option<Self::Match> {
        for _ in 0..plies {
            let Some(mv) = chance::choice(random, Self::opening_moves(&start)) else { break };
            start.play(mv).expect("a listed move is legal");
            if start.to_move().is_none() {
                start.undo();
                break;
            }
        }
        Some(start)
    }

    /// Returns the moves from which a random opening chooses.
    fn opening_moves(played: &Self::Match) -> Vec<Self::Move> {
        played.legal_moves()
    }

    /// Returns the limits of the search that judges whether an opening is balanced; `None` for games
    /// without estimates.
    fn judged_within() -> Option<Limits<Self::Move>> {
        None
    }

    /// Returns the standing of `side` in a game between two players.
    fn result(played: &Self::Match, side: Side) -> Standing {
        played.standing(side)
    }
}

/// Random openings. A seed determines them.
#[derive(Clone, Debug)]
pub struct Openings<G> {
    /// The game with its options.
    pub game: G,
    /// The number of turns in an opening.
    pub plies: u32,
    /// The largest estimate for either side after an opening, or `None` for no limit.
    pub balanced: Option<i32>,
    /// The seed.
    pub seed: u64,
}

impl<G: BalancedOpenings> Openings<G> {
    /// Returns a random generator determined by the seed and `number`.
    pub fn random(&self, number: u64) -> fastrand::Rng {
        // Two rounds, so that neighbouring seeds give unrelated sequences.
        let mut outer = fastrand::Rng::with_seed(self.seed);
        fastrand::Rng::with_seed(outer.u64(..) ^ fastrand::Rng::with_seed(number).u64(..))
    }

    /// Returns the opening with this number, or `None` if none of [`draws`](Self::draws) is suitable.
    pub fn opening(&self, number: u64) -> Option<G::Match> {
        let mut random = self.random(number);
        (0..self.draws()).find_map(|_| {
            let start = G::Match::begin(self.game.clone(), self.game.start(Side::NEAR));
            G::opening(start, self.plies, &mut random).filter(|played| self.is_balanced(played))
        })
    }

    /// Returns the number of draws before giving up. Without random turns, all draws are the same.
    pub fn draws(&self) -> u32 {
        if self.plies == 0 { 1 } else { MAX_DRAWS }
    }

    fn is_balanced(&self, played: &G::Match) -> bool {
        let Some((most, limits)) = self.balanced.zip(G::judged_within()) else { return true };
        // Without the earlier turns, as in `analyze POSITION`.
        let alone = G::Match::begin(played.game(), played.position().clone());
        let found = G::analyze(&alone, &limits, &Control::default());
        found.is_none_or(|found| found.score().abs() <= most)
    }
}
