//! Words for the home and the settings sheet.

use crate::ai::Level;
use crate::words::words;

words! {
    /// The words of one language for the home.
    pub struct HomeWords("home-") {
        opponent,
        character[Level],
        character_fitting,
        character_within[Level],
        character_within_fitting,
        says[Level],
        says_fitting,
        fitting_stronger,
        fitting_weaker,
        fitting_same,
        quoted(line: &str),
        friend_hint,
        other_players,
        continue_own,
        change,
        going_on(scores: &str, turn: &str),
        score(name: &str, points: i32),
        settings,
    }
}
