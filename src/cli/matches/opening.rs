//! Random openings, the same for the same seed.

use crate::ai::{Control, Limits, analyze};
use crate::rules::{Game, Position, Rules};

/// How many turns are searched to see whether an opening is balanced.
const JUDGED_DEPTH: u32 = 10;
/// After so many draws without a fitting opening there may be none.
const MOST_DRAWS: u32 = 1000;

/// Where the games of a match begin.
pub(super) struct Openings {
    pub(super) rules: Rules,
    pub(super) start: Position,
    /// How many turns an opening has.
    pub(super) plies: u32,
    /// The largest margin after it, if that matters.
    pub(super) balanced: Option<i32>,
    pub(super) seed: u64,
}

impl Openings {
    /// Chance for one purpose: the same for the same seed and `number`.
    pub(super) fn random(&self, number: u64) -> fastrand::Rng {
        // Two rounds, so that neighbouring seeds share nothing.
        let mut outer = fastrand::Rng::with_seed(self.seed);
        fastrand::Rng::with_seed(outer.u64(..) ^ fastrand::Rng::with_seed(number).u64(..))
    }

    /// The opening of this number, a game that goes on; none when there seems
    /// to be no fitting one.
    pub(super) fn opening(&self, number: u64) -> Option<Game> {
        let mut random = self.random(number);
        (0..self.draws()).find_map(|_| {
            self.draw(&mut random)
                .filter(|game| game.position().to_move().is_some() && self.is_balanced(game))
        })
    }

    /// How often an opening is drawn before giving up; all of no turns are the same.
    fn draws(&self) -> u32 {
        if self.plies == 0 { 1 } else { MOST_DRAWS }
    }

    /// Why there is no opening.
    pub(super) fn refusal(&self) -> String {
        let balance = self.balanced.map_or_else(String::new, |most| {
            format!(" with a margin of at most {most} after a search of {JUDGED_DEPTH} turns")
        });
        let (plies, draws) = (self.plies, self.draws());
        format!(
            "these rules seem to have no opening of {plies} turns{balance}: tried {draws}, none fits"
        )
    }

    /// A game of random moves; none when it ended on the way.
    fn draw(&self, random: &mut fastrand::Rng) -> Option<Game> {
        let mut game = Game::new(self.rules.clone(), self.start.clone());
        for _ in 0..self.plies {
            let mv = random.choice(game.position().legal_moves())?;
            game.play(mv).expect("a listed move is legal");
        }
        Some(game)
    }

    fn is_balanced(&self, game: &Game) -> bool {
        self.balanced.is_none_or(|most| {
            let limits = Limits { depth: Some(JUDGED_DEPTH), ..Limits::default() };
            // Without what was before, as `analyze POSITION` sees it.
            let alone = Game::new(self.rules.clone(), game.position().clone());
            let found = analyze(&alone, &limits, &Control::default());
            found.is_some_and(|found| found.score.abs() <= most)
        })
    }
}
