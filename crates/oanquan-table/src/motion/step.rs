//! The steps of an animation, and their times.

use oanquan::{BySide, Event, Position};

/// A step of the animation of a turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// An event of the turn.
    Event(Event),
    /// At the end of the game, before the rows are swept, every store is poured out and counted
    /// up to these points.
    Count(BySide<i32>),
    /// After the sale that follows a round, the stones are put back for the next one, which begins at
    /// this position.
    PutBack(Box<Position>),
}

/// The times of a step, in seconds at normal speed, in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Beat {
    /// The held breath, in which nothing shows the step yet.
    pub breath: f32,
    /// The time in which the step is only announced: a capture is pointed out, or stores are
    /// gathered for the count.
    pub point: f32,
    /// The time in which stones move.
    pub motion: f32,
    /// The rest that follows.
    pub rest: f32,
}

impl Beat {
    /// Returns when the motion begins.
    pub fn before_motion(self) -> f32 {
        self.breath + self.point
    }

    /// Returns the duration of the whole step.
    pub fn whole(self) -> f32 {
        self.before_motion() + self.motion + self.rest
    }
}
