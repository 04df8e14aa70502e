//! What standard error says of games that were read: nothing, unless there is something to know.

use super::print_remark;
use crate::door::{Found, Summary};

/// The most games to remark on, so that a large file does not flood the terminal.
const MAX: usize = 20;

/// Says which games were found if there are several, what was passed over, and where the rules of this
/// program would have ended a game.
pub(super) fn remarks(games: &[Found]) {
    for (number, found) in (1..).zip(games).take(MAX) {
        let summary = found.summary();
        let place = if games.len() > 1 { format!("game {number}: ") } else { String::new() };
        if games.len() > 1 {
            print_remark(&format!("{place}{}", title(found.id(), summary)));
        }
        let passed = found.passed_over.to_string();
        if !passed.is_empty() {
            print_remark(&format!("{place}passed over: {passed}"));
        }
        if found.passed_over.guessed_rules {
            print_remark(&format!(
                "{place}the text names no rules, so those by which its last move wins are taken"
            ));
        }
        for (turn, end) in &summary.passed_ends {
            print_remark(&format!(
                "{place}move {turn}: by the rules here the game ends ({end}); the record goes on"
            ));
        }
    }
    if games.len() > MAX {
        print_remark(&format!("games found: {}", games.len()));
    }
}

/// Returns a game in a line, as in `cotuong, 12 moves, Cup, Lan – Mai`.
fn title(id: &str, Summary { heading, turns, .. }: &Summary) -> String {
    let named = heading.names.iter().map(String::as_str).filter(|name| !name.is_empty());
    let players = named.collect::<Vec<_>>().join(" – ");
    let moves = format!("{turns} move{}", if *turns == 1 { "" } else { "s" });
    let parts = [id, &moves, &heading.event, &players].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}
