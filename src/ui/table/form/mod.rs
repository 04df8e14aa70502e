//! The choices for a new game: players, starter, time, and who continues a replayed game.

mod opponents;
mod play_on;
mod players;
mod time;

use eframe::egui::Ui;

use crate::ui::widgets::{focus_first, wide_button};
use crate::ui::words::Words;

pub use opponents::opponents;
pub use play_on::{PlayOn, PlayOnAnswer, PlayOnView};
pub use players::{PlayersForm, faint_text, player, players_summary, with_opponent, with_sides};
pub use time::time_summary;

/// Draws the buttons that leave a form. Returns `play` or `close`, whichever is pressed. In a
/// right-to-left layout, the first button is at the right end.
pub fn buttons<T>(ui: &mut Ui, words: &Words, play: T, close: T) -> Option<T> {
    let closes = wide_button(ui, words.close, 100.0, false);
    let plays = wide_button(ui, words.play, 120.0, true);
    focus_first(ui, &plays);
    plays.clicked().then_some(play).or(closes.clicked().then_some(close))
}

/// Returns what each side is called before it has a player: *Player 1* and *Player 2*.
pub fn numbered_places(words: &Words) -> Vec<String> {
    (1..=2).map(|number| words.player(number)).collect()
}
