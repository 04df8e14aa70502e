//! Who is ahead.

use strum::VariantArray;

/// Who will have more points at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Lead {
    /// The player of whom the sentence speaks.
    Ahead,
    /// Another player.
    Behind,
    /// Nobody.
    Even,
}

impl Lead {
    /// Returns who is ahead by `margin`, seen by the player of whom the sentence speaks.
    pub fn of(margin: i32) -> Self {
        match margin {
            0 => Lead::Even,
            1.. => Lead::Ahead,
            _ => Lead::Behind,
        }
    }
}
