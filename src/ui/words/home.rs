//! Words for the home and the settings sheet.

use crate::ai::Level;
use crate::words::words;

words! {
    /// The words of one language for the home.
    pub struct HomeWords("home-") {
        opponent,
        character[Level],
        character_within[Level],
        says[Level],
        quoted(line: &str),
        friend_hint,
        other_players,
        change,
        going_on(scores: &str, turn: &str),
        score(name: &str, points: i32),
        settings,
    }
}
