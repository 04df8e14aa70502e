//! What is said of a game that its players send to each other.

use tabletop::Side;
use window::Correspondence;

use super::game_text::Voice;

/// Returns what is to be done with a game that people send to each other, or for whom it waits: the side `to_move`. Of two
/// players, the other one is known; among more, the next one has a name.
pub(crate) fn awaited(voice: &Voice<'_>, what: Correspondence, to_move: Option<Side>) -> String {
    let words = voice.words;
    let next = to_move.filter(|_| voice.setup.sides() > 2);
    match (what, next) {
        (Correspondence::Due, None) => words.send_back.to_owned(),
        (Correspondence::Due, Some(_)) => words.send_on.to_owned(),
        (Correspondence::Sent, None) => words.is_sent.to_owned(),
        (Correspondence::Sent, Some(side)) => {
            format!("{}. {}", voice.whose_turn(side), words.goes_on_here)
        }
    }
}
