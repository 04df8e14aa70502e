//! Words for the form of a new game.

use crate::words::words;

words! {
    /// The words of one language for the form of a new game.
    pub struct FormWords("form-") {
        open,
        players,
        name_of(side: &str),
        you_start,
        starts(name: &str),
        random_starter,
        handicap_giver,
        start_position,

        time,
        no_clock,
        no_clock_hint,
        per_game,
        per_turn,
        minutes,
        increment,
        seconds,
        expiry,
        loses,
        warns,
        game_time(minutes: u16, increment: u16),
        turn_time(seconds: u16),
    }
}
