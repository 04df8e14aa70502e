//! How fast things move on the screen.

use serde::{Deserialize, Serialize};

/// The animation speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// Half the normal speed.
    Slow,
    /// Easy to follow.
    Normal,
    /// Three times the normal speed.
    Fast,
    /// No animation.
    Off,
}

impl Speed {
    /// Returns the seconds of animation per second, or `None` without animation.
    pub fn factor(self) -> Option<f32> {
        match self {
            Speed::Slow => Some(0.5),
            Speed::Normal => Some(1.0),
            Speed::Fast => Some(3.0),
            Speed::Off => None,
        }
    }
}
