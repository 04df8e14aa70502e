//! The label of a game: its data besides the moves.

use jiff::Timestamp;

use super::GameId;
use crate::platform::local_time;
use basics::{composed, first_letters, is_hidden};

/// The maximum length of a title, in [letters](basics::letters).
pub const TITLE_LENGTH: usize = 60;

/// The label of a game: its data besides the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The identifier.
    pub id: GameId,
    /// The title; empty if the player has given none.
    pub title: String,
    /// The start time.
    pub began: Timestamp,
    /// The number of moves at its start, taken over from another game.
    pub given: usize,
    /// In a game whose players send it to each other, the number of moves when it was sent last, 0 if only the
    /// other player has; `None` in other games.
    pub sent: Option<usize>,
}

impl Label {
    /// Creates a label for a game that starts at `now`.
    pub fn new(now: Timestamp) -> Self {
        let day = local_time(now).date();
        Label { id: GameId::new(day), title: String::new(), began: now, given: 0, sent: None }
    }
}

/// Returns a title on one line, composed, without hidden characters or blanks around it, with at most
/// [`TITLE_LENGTH`] letters.
pub fn plain_title(title: &str) -> String {
    let on_one_line = title.chars().map(|c| if c.is_control() { ' ' } else { c });
    let shown: String = on_one_line.filter(|c| !is_hidden(*c)).collect();
    let shown = composed(shown.trim());
    first_letters(&shown, TITLE_LENGTH).trim_end().to_owned()
}
