//! The computer at each level, from careless to perfect.

use tabletop::{Computer, Control, Level, Match, Played};

use super::{Pebbles, Take, Values};

/// Returns how far `level` sees: it recognises wins and losses within this number of moves of both
/// sides together. A beginner takes any number, and a master plays perfectly.
pub fn horizon(level: Level) -> i16 {
    match level {
        Level::Beginner => 0,
        Level::Easy => 1,
        Level::Medium => 3,
        Level::Hard => 5,
        Level::Expert => 9,
        Level::Master => i16::MAX,
    }
}

impl Computer for Pebbles {
    /// Among the moves that look equally good within the horizon of the level, `seed` chooses.
    fn choose(level: Level, played: &Match<Pebbles>, seed: u64, control: &Control) -> Option<Take> {
        played.to_move()?;
        if control.is_cancelled() {
            return None;
        }
        let heap = played.position();
        let (values, horizon) = (Values::of(heap), horizon(level));
        let seen = |take: &Take| {
            // A value of this position, one move before that of the reply.
            let reply = values.value(&heap.after(*take)).unwrap_or_default();
            let moves = reply.unsigned_abs() + 1;
            match reply {
                _ if moves > horizon.unsigned_abs() => (0, 0),
                ..=0 => (1, -i32::from(moves)),
                _ => (-1, i32::from(moves)),
            }
        };
        let best = heap.takes().map(|take| seen(&take)).max();
        let moves: Vec<Take> = heap.takes().filter(|take| Some(seen(take)) == best).collect();
        fastrand::Rng::with_seed(seed).choice(moves)
    }
}
