//! What is known of a game beside its moves.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::GameId;

/// The longest title, in characters.
pub const TITLE_LENGTH: usize = 60;

/// What is known of a game beside its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What tells it from all other games.
    pub id: GameId,
    /// What the player calls it; empty until it is given a title.
    pub title: String,
    /// When it began.
    pub began: Timestamp,
    /// How many moves it had then: they were taken over from another game.
    pub given: usize,
}

impl Label {
    /// The label of a game that begins at `now`.
    pub fn new(now: Timestamp) -> Self {
        let day = now.to_zoned(TimeZone::system()).date();
        Label { id: GameId::new(day), title: String::new(), began: now, given: 0 }
    }
}

/// A title as it is kept: on one line, without blanks around it, of at most
/// [`TITLE_LENGTH`] characters.
pub(super) fn plain_title(title: &str) -> String {
    let shown = title.chars().map(|c| if c.is_control() { ' ' } else { c });
    let kept: String = shown.collect::<String>().trim().chars().take(TITLE_LENGTH).collect();
    kept.trim_end().to_owned()
}
