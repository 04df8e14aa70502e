//! The pace of a turn: the durations of its steps and of the flights of stones, in seconds at normal speed.

use oanquan::{BySide, Event};
use ui_kit::theme::durations::END_OF_TURN;

use super::{Beat, Step};

const REFILL: f32 = 0.8;
const LIFT: f32 = 0.3;
const DROP: f32 = 0.26;

/// The durations of lifting and dropping in the successive laps of a turn, relative to the first.
/// The last value is as fast as the eye can follow and also holds for all further laps.
const LAPS: [f32; 4] = [1.0, 0.8, 0.66, 0.55];

/// The held breath before the first capture of a turn, and before each further one.
const BREATH: f32 = 0.35;
const CHAIN_BREATH: f32 = 0.12;
/// The time during which a capture is only pointed out.
const POINT: f32 = 0.45;
/// The duration of the flight of a captured stone, and of a swept one.
const FLIGHT: f32 = 0.5;
const SWEEP: f32 = 0.3;
/// The time between the take-offs of two stones of a pile, and between the first and the last.
const APART: f32 = 0.045;
const STREAM: f32 = 0.4;
/// The time in which the points of a captured quan are counted.
const QUAN_COUNT: f32 = 0.5;
/// The time until the dust of a captured quan has settled. It is shorter than the capture.
pub const DUST: f32 = 0.9;

/// The time in which the stores are gathered before the count at the end of a game.
pub const GATHER: f32 = 0.45;
/// The duration of the fall of each stone that is poured out in that count.
pub const POUR: f32 = 0.42;
/// The time for a point in that count, the longest time for all points, and the rest after it.
const COUNT_POINT: f32 = 0.08;
const COUNT: f32 = 2.0;
const COUNT_REST: f32 = 0.5;
/// The time until the last stone takes off when the stones are put back for the next round of a match,
/// and the duration of the flight of each.
const PUT_BACK: f32 = 2.2;
const PUT_BACK_FLIGHT: f32 = 0.5;
/// The time the final points stay on the screen before the result appears.
const FINAL: f32 = 0.7;

/// The pace of a turn: its steps have durations that depend on their places in the turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// The number of laps begun.
    laps: usize,
    /// The number of captures.
    captures: usize,
}

impl Pace {
    /// Returns the times of the next step.
    pub fn beat(&mut self, step: &Step) -> Beat {
        let event = match step {
            Step::Event(event) => event,
            Step::Count(points) => return count(points),
            Step::PutBack(_) => return moving(PUT_BACK + PUT_BACK_FLIGHT),
        };
        match *event {
            Event::Refilled { .. } => moving(REFILL),
            Event::Lifted { .. } => {
                self.laps += 1;
                moving(LIFT * self.lap())
            }
            Event::Dropped { .. } | Event::Ponded { .. } => moving(DROP * self.lap()),
            Event::Captured { pile, .. } => {
                self.captures += 1;
                let breath = if self.captures == 1 { BREATH } else { CHAIN_BREATH };
                let stones = usize::from(pile.dan) + usize::from(pile.quan);
                let flights = stream(stones) + FLIGHT;
                let counted = if pile.quan { FLIGHT + QUAN_COUNT } else { 0.0 };
                Beat { breath, point: POINT, motion: flights.max(counted), rest: 0.0 }
            }
            Event::Swept { dan, .. } => moving(stream(dan.into()) + SWEEP),
            Event::TurnEnded(_) => {
                *self = Pace::default();
                Beat { rest: END_OF_TURN, ..Beat::default() }
            }
            Event::LeftOver { .. } => Beat::default(),
            Event::GameOver(_) => Beat { rest: FINAL, ..Beat::default() },
        }
    }

    /// Returns the duration of lifting and dropping in this lap, relative to the first.
    fn lap(&self) -> f32 {
        LAPS[self.laps.saturating_sub(1).min(LAPS.len() - 1)]
    }
}

/// Returns the times of a step in which stones move all the time.
fn moving(motion: f32) -> Beat {
    Beat { motion, ..Beat::default() }
}

/// Returns the times of the count of these points.
fn count(points: &BySide<i32>) -> Beat {
    let most = points.iter().map(|(_, &points)| points.max(0)).max().unwrap_or(0);
    let motion = (COUNT_POINT * most as f32).min(COUNT);
    Beat { breath: 0.0, point: GATHER + POUR, motion, rest: COUNT_REST }
}

/// Returns the events of a turn with their times.
pub fn paced<'a>(
    events: impl IntoIterator<Item = &'a Event>,
) -> impl Iterator<Item = (Step, Beat)> {
    let mut pace = Pace::default();
    events.into_iter().map(move |event| {
        let step = Step::Event(*event);
        let beat = pace.beat(&step);
        (step, beat)
    })
}

/// Returns when the `index`-th of `count` stones of a pile takes off.
fn take_off(index: usize, count: usize) -> f32 {
    let apart = (STREAM / count.saturating_sub(1).max(1) as f32).min(APART);
    apart * index as f32
}

/// Returns the time between the first and the last take-off from a pile of `count` stones.
fn stream(count: usize) -> f32 {
    take_off(count.saturating_sub(1), count)
}

/// Returns the progress, from 0 to 1, of the flight of the `index`-th of `count` stones moved by
/// `event`, which began to move `seconds` ago.
pub fn flight(event: &Event, index: usize, count: usize, seconds: f32) -> f32 {
    let (from, lasts) = match event {
        Event::Captured { .. } => (take_off(index, count), FLIGHT),
        Event::Swept { .. } => (take_off(index, count), SWEEP),
        _ => (0.0, REFILL),
    };
    ((seconds - from) / lasts).clamp(0.0, 1.0)
}

/// Returns the progress, from 0 to 1, of the flight of the `index`-th of `count` stones that are put
/// back for the next round, `seconds` after the step with the times `beat` began.
pub fn put_back_flight(index: usize, count: usize, seconds: f32, beat: Beat) -> f32 {
    let from = PUT_BACK * index as f32 / count.saturating_sub(1).max(1) as f32;
    ((seconds - beat.before_motion() - from) / PUT_BACK_FLIGHT).clamp(0.0, 1.0)
}

/// Returns the share of the points of a captured quan that has been counted `seconds` after it
/// took off.
pub fn quan_counted(seconds: f32) -> f32 {
    ((seconds - FLIGHT) / QUAN_COUNT).clamp(0.0, 1.0)
}
