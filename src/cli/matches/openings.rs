//! Random openings, determined by a seed.

use tabletop::{Analyzed, Control, Played, Side};

use super::MatchArgs;
use crate::cli::failure::{CliRefusal, Failure};
use crate::cli::game::CliGame;

/// The number of draws without a suitable opening after which a match gives up.
pub(in crate::cli) const MAX_DRAWS: u32 = 1000;

/// The openings of a match.
pub(super) struct Openings<G> {
    pub(super) game: G,
    /// The number of turns in an opening.
    plies: u32,
    /// The largest margin after an opening, or `None` for no limit.
    balanced: Option<i32>,
    seed: u64,
}

impl<G: CliGame> Openings<G> {
    /// Returns the openings that the arguments describe.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] for a margin in a game without estimates.
    pub(super) fn new(args: &MatchArgs) -> Result<Self, Failure> {
        let game = G::on_board(&args.rules, None)?;
        if args.balanced.is_some() && G::judged_within().is_none() {
            return Err(CliRefusal::NoBalance(G::ID).into());
        }
        Ok(Openings { game, plies: args.openings, balanced: args.balanced, seed: args.seed })
    }

    /// Returns a random generator determined by the seed and `number`.
    pub(super) fn random(&self, number: u64) -> fastrand::Rng {
        // Two rounds, so that neighbouring seeds give unrelated sequences.
        let mut outer = fastrand::Rng::with_seed(self.seed);
        fastrand::Rng::with_seed(outer.u64(..) ^ fastrand::Rng::with_seed(number).u64(..))
    }

    /// Returns the opening with this number, or `None` if no draw is suitable.
    pub(super) fn opening(&self, number: u64) -> Option<G::Match> {
        let mut random = self.random(number);
        (0..self.draws()).find_map(|_| {
            let start = G::Match::begin(self.game.clone(), self.game.start(Side::NEAR));
            G::opening(start, self.plies, &mut random).filter(|played| self.is_balanced(played))
        })
    }

    /// Returns the number of draws before giving up. Without random turns, all draws are the
    /// same.
    fn draws(&self) -> u32 {
        if self.plies == 0 { 1 } else { MAX_DRAWS }
    }

    /// Returns that there is no suitable opening.
    pub(super) fn refusal(&self) -> CliRefusal {
        G::no_opening(self.plies, self.balanced, self.draws())
    }

    fn is_balanced(&self, played: &G::Match) -> bool {
        let Some((most, limits)) = self.balanced.zip(G::judged_within()) else { return true };
        // Without the earlier turns, as in `analyze POSITION`.
        let alone = G::Match::begin(played.game(), played.position().clone());
        let found = G::analyze(&alone, &limits, &Control::default());
        found.is_none_or(|found| found.score().abs() <= most)
    }
}
