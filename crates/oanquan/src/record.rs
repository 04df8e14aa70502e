//! Whole games as text: tags in brackets, in the style of chess records, followed
//! by the moves.
//!
//! ```text
//! [Rules "folk"]
//! [Start "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"]
//! [Side0 "An"]
//!
//! 2+ 9- 4+
//! ```
//!
//! A match of several rounds has one line of moves for each round; its start is that of the first
//! round.
//!
//! Departures appear among the moves: `resign:1` if side 1 resigned, `time:0` if
//! side 0 ran out of time, `gone:1` if side 1 was away for too long, `stop` if all agreed to end the game.
//!
//! People write games in many other ways, which [`read_games`] reads.

use std::fmt;

pub use basics::record_text::MAX_TURNS;
use basics::record_text::{write_lines, write_words};
use basics::{BySide, Name};

use super::{Game, GameEntry, RecordError, Rules, Series, read_games};

/// A record of a game: its start, every move, and the names of the players.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game, which can be a match of several rounds.
    pub game: Game,
    /// The name of each side; empty if unknown.
    pub names: BySide<String>,
}

impl Record {
    /// Creates a record of `game` without names.
    pub fn of(game: Game) -> Self {
        let names = BySide::from_fn(game.rules().sides, |_| String::new());
        Record { game, names }
    }

    /// Returns the names as the text of a record contains them: in the form of a [`Name`].
    pub fn plain_names(&self) -> BySide<String> {
        BySide::from_fn(self.names.sides(), |side| Name::new(&self.names[side]).into())
    }

    /// Parses the first game in `text`; see [`read_games`].
    ///
    /// # Errors
    /// Returns a [`RecordError`] for the first error.
    pub fn parse(text: &str, rules: &Rules) -> Result<Self, RecordError> {
        let mut games = read_games(text, rules)?;
        Ok(games.swap_remove(0).record)
    }

    /// Returns the result, or `*` if the match is not over: the points and the reason for the end,
    /// as in `38,32 quan-empty`, or that of a match of several rounds, as in `match=0`.
    pub(super) fn result(&self) -> String {
        let game = &self.game;
        match (game.rules().series, game.end()) {
            (Series::Off, Some(end)) => {
                let points = game.position().stores().iter().map(|(_, points)| points.to_string());
                format!("{} {end}", points.collect::<Vec<_>>().join(","))
            }
            (Series::Off, None) => "*".to_owned(),
            (Series::Fields, _) => {
                game.match_result().map_or("*".to_owned(), |result| result.to_string())
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Rules \"{}\"]", self.game.rules())?;
        writeln!(f, "[Start \"{}\"]", self.game.start())?;
        for (side, name) in self.plain_names().iter().filter(|(_, name)| !name.is_empty()) {
            writeln!(f, "[Side{side} \"{name}\"]")?;
        }
        let result = self.result();
        if result != "*" {
            writeln!(f, "[Result \"{result}\"]")?;
        }
        match self.game.rules().series {
            Series::Off => write_words(f, words(self.game.entries())),
            Series::Fields => {
                write_lines(f, self.game.rounds().map(|round| words(round.entries())))
            }
        }
    }
}

/// Returns the moves and departures of a round as text.
fn words(entries: &[GameEntry]) -> impl Iterator<Item = String> {
    entries.iter().filter_map(|entry| match entry {
        GameEntry::Turn(turn) => Some(turn.mv.to_string()),
        GameEntry::Departure(departure) => Some(departure.how.to_string()),
        GameEntry::Sale(_) => None,
    })
}
