//! Matches as text: tags in brackets, in the style of chess records, followed by the moves.
//!
//! ```text
//! [Game "pebbles"]
//! [Options "pebbles=12 most=4"]
//! [Start "12 4 0 0"]
//!
//! 2 4 1
//! ```

use std::fmt;

use super::{Game, GameEntry, GameMatch, Side, option_text};
pub use basics::record_text::MAX_TURNS;
use basics::record_text::write_words;
use basics::{Form, Heading, Name, PassedOver, WrittenResult};

/// A match as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The match.
    pub game: G::Match,
    /// What the text says besides.
    pub heading: Heading,
}

/// A match that somebody wrote down, and what its reader has made of the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted<G: Game> {
    /// The match, and what the text says of it.
    pub record: Record<G>,
    /// How it is written.
    pub form: Form,
    /// What was passed over.
    pub passed_over: PassedOver,
}

impl<G: Game> From<Record<G>> for Noted<G> {
    fn from(record: Record<G>) -> Self {
        Noted { record, form: Form::Record, passed_over: PassedOver::default() }
    }
}

impl<G: Game> Record<G> {
    /// Returns the record of a match without names.
    pub fn of(game: G::Match) -> Self {
        Record { game, heading: Heading::default() }
    }

    /// Returns the result as a record gives it: the results of all sides and the reason for the
    /// end, as in `win,loss cannot-move`, or `*` if the game is not over.
    pub fn result(&self) -> String {
        let Some(end) = self.game.end() else {
            return "*".to_owned();
        };
        let result = |side| {
            let result = self.game.standing(Side::new(side));
            result.points.map_or_else(|| result.name().to_owned(), |points| points.to_string())
        };
        let results: Vec<String> = (0..self.game.game().sides()).map(result).collect();
        format!("{} {end}", results.join(","))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Game \"{}\"]", G::ID)?;
        let options = option_text(self.game.game().options());
        if !options.is_empty() {
            writeln!(f, "[Options \"{options}\"]")?;
        }
        writeln!(f, "[Start \"{}\"]", self.game.start())?;
        for (side, name) in self.heading.names.iter().enumerate() {
            write_tag(f, &format!("Side{side}"), name)?;
        }
        write_tag(f, "Event", &self.heading.event)?;
        write_tag(f, "Date", &self.heading.date)?;
        let first = self.game.game().to_move(self.game.start()).unwrap_or(Side::NEAR);
        match self.heading.result {
            _ if self.game.end().is_some() => write_tag(f, "Result", &self.result())?,
            Some(WrittenResult::Win(side)) if side == first => write_tag(f, "Result", "1-0")?,
            Some(WrittenResult::Win(_)) => write_tag(f, "Result", "0-1")?,
            Some(WrittenResult::Draw) => write_tag(f, "Result", "1/2-1/2")?,
            Some(WrittenResult::Open) | None => {}
        }
        write_words(f, self.game.entries().iter().map(|entry| entry.step().to_string()))
    }
}

/// Writes a tag, unless its value is empty.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = Name::plain(value);
    if value.is_empty() { Ok(()) } else { writeln!(f, "[{name} \"{value}\"]") }
}
