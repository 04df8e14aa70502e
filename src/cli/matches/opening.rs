//! Random openings, determined by a seed.

use crate::ai::{Control, Limits, analyze};
use crate::rules::{Game, Position, Rules};

/// The depth of the search that judges whether an opening is balanced, in turns.
const JUDGED_DEPTH: u32 = 10;
/// The number of draws without a suitable opening after which a match gives up.
const MOST_DRAWS: u32 = 1000;

/// The openings of a match.
pub(super) struct Openings {
    pub(super) rules: Rules,
    pub(super) start: Position,
    /// The number of turns in an opening.
    pub(super) plies: u32,
    /// The largest margin after an opening, or `None` for no limit.
    pub(super) balanced: Option<i32>,
    pub(super) seed: u64,
}

impl Openings {
    /// Returns a random generator determined by the seed and `number`.
    pub(super) fn random(&self, number: u64) -> fastrand::Rng {
        super::random(self.seed, number)
    }

    /// Returns the opening with this number, an unfinished game, or `None` if no draw is
    /// suitable.
    pub(super) fn opening(&self, number: u64) -> Option<Game> {
        let mut random = self.random(number);
        (0..self.draws()).find_map(|_| {
            self.draw(&mut random)
                .filter(|game| game.position().to_move().is_some() && self.is_balanced(game))
        })
    }

    /// Returns the number of draws before giving up. Without random turns, all draws are the
    /// same.
    fn draws(&self) -> u32 {
        if self.plies == 0 { 1 } else { MOST_DRAWS }
    }

    /// Returns a sentence that says that there is no suitable opening.
    pub(super) fn refusal(&self) -> String {
        let balance = self.balanced.map_or_else(String::new, |most| {
            format!(" with a margin of at most {most} after a search of {JUDGED_DEPTH} turns")
        });
        let (plies, draws) = (self.plies, self.draws());
        format!(
            "these rules seem to have no opening of {plies} turns{balance}: tried {draws}, none fits"
        )
    }

    /// Plays the random moves of an opening; returns `None` if the game ends too early.
    fn draw(&self, random: &mut fastrand::Rng) -> Option<Game> {
        let mut game = Game::new(self.rules.clone(), self.start.clone());
        for _ in 0..self.plies {
            let mv = random.choice(game.legal_moves())?;
            game.play(mv).expect("a listed move is legal");
        }
        Some(game)
    }

    fn is_balanced(&self, game: &Game) -> bool {
        self.balanced.is_none_or(|most| {
            let limits = Limits { depth: Some(JUDGED_DEPTH), ..Limits::default() };
            // Without the earlier turns, as in `analyze POSITION`.
            let alone = Game::new(self.rules.clone(), game.position().clone());
            let found = analyze(&alone, &limits, &Control::default());
            found.is_some_and(|found| found.score.abs() <= most)
        })
    }
}
