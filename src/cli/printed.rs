//! What standard error says of a game that was read: nothing, unless there is something to know.

use super::print_line;
use crate::door::Found;

/// The most games to remark on, so that a large file does not flood the terminal.
const MOST: usize = 20;

/// Says which games were found if there are several, what was passed over, and where the rules of this
/// program would have ended a game.
pub(super) fn remarks(games: &[Found]) {
    for (number, found) in (1..).zip(games).take(MOST) {
        let summary = found.summary();
        let place = if games.len() > 1 { format!("game {number}: ") } else { String::new() };
        if games.len() > 1 {
            let names: Vec<&str> = summary.heading.names.iter().map(String::as_str).collect();
            let players = names.join(" – ");
            let event = &summary.heading.event;
            let about = [event.as_str(), players.as_str()].into_iter().filter(|it| !it.is_empty());
            let about: Vec<&str> = about.collect();
            let about =
                if about.is_empty() { String::new() } else { format!(", {}", about.join(", ")) };
            print_line(&format!("{place}{}, {} moves{about}", found.id(), summary.turns));
        }
        let passed = found.passed_over.to_string();
        if !passed.is_empty() {
            print_line(&format!("{place}passed over: {passed}"));
        }
        for (turn, end) in &summary.passed_ends {
            print_line(&format!(
                "{place}move {turn}: by the rules here the game ends ({end}); the record goes on"
            ));
        }
    }
    if games.len() > MOST {
        print_line(&format!("and {} more games", games.len() - MOST));
    }
}
