//! The computer at each level, from careless to perfect.

use basics::noticed;
use tabletop::{Computer, Control, GameMatch, Level, Match, Strength};

use super::{Pebbles, Take, Values};

/// How much a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sight {
    /// The probability, in thousandths, that it overlooks a move.
    overlooked: u16,
    /// It recognises wins and losses within this number of moves of both sides together.
    horizon: i16,
}

impl Sight {
    /// A player that sees nothing, and so plays at random.
    const NONE: Sight = Sight { overlooked: 1000, horizon: 0 };

    /// Returns what `level` sees.
    ///
    /// Share of the points in 1,000 games (`o-an-quan match newcomer beginner --game pebbles --games 1000
    /// --openings 0 --seed 1` and so on). In a game of five moves, there is little to overlook: against random
    /// moves, even *Easy* wins only two thirds of its games, the newcomer 62%, and *Master*, who plays
    /// perfectly, 93%. A *Beginner* who beats these more often would beat the newcomer, too; and four steps
    /// of 70% above one who wins 60% of them would need 98%.
    ///
    /// | random : beginner | newcomer : beginner | easy : beginner | medium : easy | hard : medium | expert : hard | master : expert |
    /// | --- | --- | --- | --- | --- | --- | --- |
    /// | 53% | 61% | 68% | 81% | 76% | 50% | 50% |
    const fn of(level: Level) -> Sight {
        let (overlooked, horizon) = match level {
            Level::Beginner => (850, 1),
            Level::Easy => (0, 1),
            Level::Medium => (0, 3),
            Level::Hard => (0, 5),
            Level::Expert => (0, 9),
            Level::Master => (0, i16::MAX),
        };
        Sight { overlooked, horizon }
    }

    /// Returns what a player of `strength` sees at one move. What it overlooks changes evenly; between
    /// two horizons `seed` decides.
    fn at(strength: Strength, seed: u64) -> Sight {
        let between = strength.between();
        let (from, to) = (between.low.map_or(Sight::NONE, Sight::of), Sight::of(between.high));
        let overlooked = between.number(from.overlooked, to.overlooked);
        let horizon = if between.is_high(seed) { to.horizon } else { from.horizon };
        Sight { overlooked, horizon }
    }

    /// Returns the move of a player that sees so much. Among moves that look equally good, `seed`
    /// chooses.
    fn choose(self, played: &Match<Pebbles>, seed: u64, control: &Control) -> Option<Take> {
        played.to_move()?;
        if control.is_cancelled() {
            return None;
        }
        let heap = played.position();
        let values = Values::of(heap);
        let looks = |take: &Take| match values.of_move(heap, *take).unwrap_or_default() {
            value if value.unsigned_abs() > self.horizon.unsigned_abs() => (0, 0),
            value => (value.signum(), -value),
        };
        let mut random = fastrand::Rng::with_seed(seed);
        let seen = noticed(heap.takes(), self.overlooked, &mut random);
        seen.into_iter().max_by_key(looks)
    }
}

/// Returns how far `level` sees: it recognises wins and losses within this number of moves of both
/// sides together. A beginner overlooks many of them, and a master plays perfectly.
pub fn horizon(level: Level) -> i16 {
    Sight::of(level).horizon
}

impl Computer for Pebbles {
    fn choose(level: Level, played: &Match<Pebbles>, seed: u64, control: &Control) -> Option<Take> {
        Sight::of(level).choose(played, seed, control)
    }

    fn choose_at(
        strength: Strength,
        played: &Match<Pebbles>,
        seed: u64,
        control: &Control,
    ) -> Option<Take> {
        Sight::at(strength, seed).choose(played, seed, control)
    }
}
