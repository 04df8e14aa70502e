//! The choices for a new game, whatever the game: players, starter, time, options; and who continues a
//! replayed game.

mod columns;
mod dialog;
mod kept;
mod opponents;
mod options;
mod page;
mod play_on;
mod players;
mod time;

pub use columns::NextGameForm;
pub use dialog::NewGameDialog;
pub use kept::{forget, kept, kept_in_words};
pub use opponents::{line_of_opponent, opponents};
pub use options::OptionsForm;
pub use play_on::{PlayOn, PlayOnAnswer, PlayOnView, sides_called};
pub use players::{faint_text, settings_against, with_opponent};
pub(crate) use time::summary as time_in_words;

use std::ops::RangeInclusive;

use eframe::egui::Ui;
use settings::{Language, Players, TableSettings};
use window::widgets::{focus_first, wide_button};
use window_words::Words;

use crate::words::GameText;

/// A game whose next match the player sets up.
pub trait SetupUi: GameText {
    /// Draws the options of the next game and its handicap; nothing by default. Returns the game with the changed
    /// options.
    fn options_form(&self, _ui: &mut Ui, _form: &mut OptionsForm<'_>) -> Option<Self> {
        None
    }

    /// The numbers of sides that may play.
    const SIDES: RangeInclusive<usize> = 2..=2;

    /// Returns the game for another number of sides, one of [`SIDES`](Self::SIDES).
    fn with_sides(&self, _sides: usize) -> Self {
        self.clone()
    }

    /// Returns what [`with_sides`](Self::with_sides) leaves out, in a sentence; nothing by default.
    fn lost_with(&self, _sides: usize, _words: &Words) -> Option<String> {
        None
    }

    /// Makes these the options of the next game.
    fn choose(self, table: &mut TableSettings) {
        table.set_game(&self);
    }

    /// Returns the game with the options that the player usually plays by, without what is meant for a single game.
    fn usual_game(table: &TableSettings) -> Self {
        if Self::HAS_LASTING_OPTIONS { table.game() } else { Self::usual() }
    }

    /// Returns the options that are meant for a single game, such as a handicap, each in a word or two.
    fn of_one_game(&self, words: &Words) -> Vec<String> {
        let is_plain = Self::HAS_LASTING_OPTIONS || *self == Self::usual();
        if is_plain { Vec::new() } else { vec![words.home.kept_handicap.to_owned()] }
    }

    /// Returns what each side is called before it has a player.
    fn places(&self, words: &Words) -> Vec<String> {
        (1..=self.sides()).map(|number| words.player(number)).collect()
    }

    /// Returns the label of the choice of the player who moves first; `None` for the usual one.
    fn starter(_language: Language) -> Option<&'static str> {
        None
    }

    /// Whether the options of the next game hold for those after it, too; a handicap is that of one game.
    const HAS_LASTING_OPTIONS: bool = true;

    /// Returns the rules by which a replayed game of these options may go on, apart from its own; empty if
    /// there are no others.
    fn other_rules(&self) -> Vec<Self> {
        Vec::new()
    }
}

/// The choices for the next game.
#[derive(Clone, Debug, PartialEq)]
pub struct NextGame<G> {
    /// The game with its options.
    pub game: G,
    /// Who plays, who begins, and the time.
    pub players: Players,
}

impl<G: SetupUi> NextGame<G> {
    /// Returns whom a lone person plays against, or else all players.
    pub fn opponent(&self, words: &Words) -> String {
        players::against(words, &self.players, self.game.sides())
    }

    /// Returns a summary of players, starter and clock.
    pub fn summary(&self, words: &Words) -> String {
        let players = players::summary(words, &self.players, self.game.sides());
        let text = [Some(players), time::summary(words, self.players.time)];
        text.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// Draws the buttons that leave a form. Returns `play` or `close`, whichever is pressed. In a
/// right-to-left layout, the first button is at the right end.
fn buttons<T>(ui: &mut Ui, words: &Words, play: T, close: T) -> Option<T> {
    let closes = wide_button(ui, words.close, 100.0, false);
    let plays = wide_button(ui, words.play, 120.0, true);
    focus_first(ui, &plays);
    plays.clicked().then_some(play).or(closes.clicked().then_some(close))
}
