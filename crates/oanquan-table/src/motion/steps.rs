//! The steps of a turn: its events and, if they end the game, the count of the stores.

use oanquan::{BySide, Event, Position, Side};

use super::pace::Pace;
use super::{Beat, Step};

/// Returns the steps that play out `events`, which led to the position `after`, with their times.
/// If the events end the game, the stores are counted before the rows are swept, unless nobody has
/// any points.
pub fn steps(events: &[Event], after: &Position) -> Vec<(Step, Beat)> {
    let mut pace = Pace::default();
    let mut steps = Vec::with_capacity(events.len() + 1);
    let mut count = points_before_sweep(events, after).map(Step::Count);
    for &event in events {
        if matches!(event, Event::Swept { .. } | Event::GameOver(_))
            && let Some(step) = count.take()
        {
            let beat = pace.beat(&step);
            steps.push((step, beat));
        }
        let step = Step::Event(event);
        let beat = pace.beat(&step);
        steps.push((step, beat));
    }
    steps
}

/// Returns the points that `side` receives in `events` for the dân left in its row.
pub fn swept(events: &[Event], side: Side) -> i32 {
    let points = events.iter().map(|event| match event {
        Event::Swept { side: sweeper, dan, .. } if *sweeper == side => i32::from(*dan),
        _ => 0,
    });
    points.sum()
}

/// Returns the points of all sides before `events` swept the rows, or `None` if the events do not
/// end the game or nobody has any points.
fn points_before_sweep(events: &[Event], after: &Position) -> Option<BySide<i32>> {
    events.iter().any(|event| matches!(event, Event::GameOver(_))).then_some(())?;
    let stores = after.stores();
    let points = BySide::from_fn(stores.sides(), |side| stores[side] - swept(events, side));
    let any = points.iter().any(|(_, &points)| points > 0);
    any.then_some(points)
}
