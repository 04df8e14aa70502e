//! Games as people write them down: histories in either order, records like those of chess, files of
//! Piskvork and of the Smart Game Format, numbers.

mod flaw;
mod lexer;
mod looks;
mod notes;
mod numbers;
mod sgf;
mod sheet;
mod writer;

use basics::record_text::MAX_BYTES;
use basics::{Claim, Form, Unread};
use tabletop::{Notation, Noted, Record};

use super::Caro;
pub use flaw::Flaw;
use looks::Look;

/// The most games in one text.
pub const MAX_GAMES: usize = 1_000;

/// The reason why a text is not a game, with its place.
pub type NotRead = Unread<Flaw>;

impl Notation for Caro {
    type Unreadable = Flaw;

    /// The usual form is the one that other programs and most players read, with the column first.
    /// It and [`Form::Moves`] keep names, event, date, result and options in tags; [`Form::Sgf`] keeps
    /// them in properties, but not which side plays X; [`Form::Psq`] keeps the size and the moves
    /// only. Departures become results, except in [`Form::Record`].
    const FORMS: &'static [Form] =
        &[Form::ColumnFirst, Form::Moves, Form::Psq, Form::Sgf, Form::Record];

    fn claim(text: &str) -> Claim {
        looks::claim(text)
    }

    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, NotRead> {
        if text.len() > MAX_BYTES {
            return Err(Unread::at(text, 0, Flaw::TooLong(MAX_BYTES)));
        }
        match Look::of(text) {
            Look::Notes => notes::read(self, text),
            Look::Psq => numbers::read_psq(self, text),
            Look::Numbers => numbers::read(self, text),
            Look::Sgf => sgf::read(self, text),
        }
    }

    fn write(record: &Record<Self>, form: Form) -> String {
        match form {
            Form::ColumnFirst => writer::notes(record, true),
            Form::Moves => writer::notes(record, false),
            Form::Psq => writer::psq(record),
            Form::Sgf => writer::sgf(record),
            _ => record.to_string(),
        }
    }
}
