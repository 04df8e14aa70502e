//! Time in a room: the clocks of the players, and rooms that nobody uses any more.

use basics::{Departure, Side};
use messages::{Change, Phase, Refusal};
use tabletop::{Expiry, TimeLimit};

use crate::log::Batch;
use crate::room::Room;

/// The most of a move's time, in milliseconds, that the network is thought to have taken.
const MAX_LAG: u64 = 500;
/// How long, in milliseconds, a flag stays up after the time is over, for a move that is on its way.
const FLAG_GRACE: u64 = 1000;
const HOUR: u64 = 3_600_000;
/// How long a room stays open in which nobody is: before a game, in a game, after it.
const EMPTY: [u64; 3] = [HOUR, 7 * 24 * HOUR, 6 * HOUR];

impl Room {
    /// Returns the time that a seat has left after a move at the time `at`; `None` if its clock does not run.
    pub(crate) fn left_after_move(&self, seat: u8, at: u64, lag: u64) -> Option<u64> {
        let running = self.state.clocks.running.filter(|running| running.seat == seat)?;
        let at = at.saturating_sub(lag.min(MAX_LAG)).max(running.since);
        let left = self.state.left(seat, at)?;
        match self.state.setup.time.limit {
            TimeLimit::None => None,
            TimeLimit::Game { increment, .. } => Some(left + u64::from(increment.get()) * 1000),
            TimeLimit::Move { seconds } => Some(u64::from(seconds.get()) * 1000),
        }
    }

    /// Returns the time of the room at which the flag of the seat to move falls.
    fn flag(&self) -> Option<(u8, u64)> {
        let running = self.state.clocks.running.filter(|running| !running.is_up)?;
        let left = *self.state.clocks.left.get(usize::from(running.seat))?;
        Some((running.seat, running.since + left + FLAG_GRACE))
    }

    /// Returns the time of the room at which it closes if nobody comes.
    fn closing(&self) -> Option<u64> {
        let wait = match self.state.phase {
            Phase::Waiting => EMPTY[0],
            Phase::Playing => EMPTY[1],
            Phase::Over(_) => EMPTY[2],
            Phase::Closed => return None,
        };
        self.people.empty_since().map(|since| since + wait)
    }

    /// Returns when [`tick`](Self::tick) is to be called next, by the clock of the caller; `None` if not before
    /// something else happens.
    pub fn next_tick(&self) -> Option<u64> {
        let flag = self.flag().map(|(_, at)| at);
        let next = [flag, self.closing()].into_iter().flatten().min()?;
        Some(self.moment_of(next))
    }

    /// Returns what follows from the time alone: a flag has fallen, or nobody has used the room for long.
    pub fn tick(&mut self, now: u64) -> Option<Batch> {
        let at = self.time(now);
        let changes = match self.flag().filter(|(_, falls)| *falls <= at) {
            Some((seat, _)) => self.out_of_time(seat).ok()?,
            None => {
                self.closing().filter(|closing| *closing <= at)?;
                vec![Change::Closed]
            }
        };
        Some(self.batch(changes, at, None))
    }

    fn out_of_time(&mut self, seat: u8) -> Result<Vec<Change>, Refusal> {
        match self.state.setup.time.expiry {
            Expiry::Loses => {
                let side = self.state.side_of(seat);
                self.departed(Departure::OutOfTime(side), Some(seat), Some(0))
            }
            Expiry::Warns => Ok(vec![Change::OutOfTime { seat }]),
        }
    }

    /// Returns the side that begins a game.
    pub(crate) fn first_side(&self) -> Result<Side, Refusal> {
        let board = (self.kind().begin)(&self.state.setup)?;
        board.to_move().ok_or(Refusal::NotPlaying)
    }
}
