//! Games as people and programs write them down, to paste, to open and to copy.
//!
//! - `claim`: how sure it is that a text is cờ tướng.
//! - `scan`: finds games, tags, names and moves in a text; `lines` says what a line without moves is,
//!   `start` reads positions. `dhtmlxq`, `xiexie` and `own` know forms with a frame of their own.
//! - `draft`: a game before it is known in which dialect its moves are.
//! - `decide`: finds the dialect in which the moves are legal, and plays them.
//! - `write`: writes games.

mod claim;
mod decide;
mod dhtmlxq;
mod draft;
mod foreign;
mod lines;
mod own;
mod results;
mod scan;
mod start;
mod write;
mod xiexie;

use basics::record_text::MAX_BYTES;
use basics::{Claim, Folded, Form, Unread};
use tabletop::{Notation, Noted, Record};

use super::{Cotuong, NotesFlaw};
use draft::Draft;
pub use foreign::known_but_unread;
use own::Own;
pub use write::english_sheet;

/// The most games in a text.
pub const MAX_GAMES: usize = 2_000;

/// The reason why a text is not a game, with its place.
pub type BadNotes = Unread<NotesFlaw>;

impl Notation for Cotuong {
    type Unreadable = NotesFlaw;

    const FORMS: &'static [Form] =
        &[Form::Vietnamese, Form::Coordinates, Form::Wxf, Form::Chinese, Form::Record];

    fn claim(text: &str) -> Claim {
        claim::of(text)
    }

    /// The moves of a text are in one dialect: the one that a tag names, or else the only one in which
    /// all of them are legal.
    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, BadNotes> {
        if text.len() > MAX_BYTES {
            return Err(Unread::at(text, 0, NotesFlaw::TooLong(MAX_BYTES)));
        }
        if let Some(name) = known_but_unread(text.as_bytes()) {
            return Err(Unread::at(text, 0, NotesFlaw::Unread(name)));
        }
        match own::read(*self, text) {
            Own::Read(read) => read,
            Own::Hardly(why) => read_others(*self, text).map_err(|_| why),
            Own::Not => read_others(*self, text),
        }
    }

    fn write(record: &Record<Self>, form: Form) -> String {
        write::write(record, form)
    }
}

/// Reads the games of a text in the forms of others.
fn read_others(game: Cotuong, text: &str) -> Result<Vec<Noted<Cotuong>>, BadNotes> {
    let folded = Folded::of(text);
    let source = Source { text, folded: &folded, game };
    let drafts = if dhtmlxq::is(&folded) {
        dhtmlxq::read(source)?
    } else if xiexie::is(&folded) {
        xiexie::read(source)?
    } else {
        scan::read(source)?
    };
    if drafts.iter().all(Draft::is_empty) {
        return Err(Unread::at(text, 0, NotesFlaw::Empty));
    }
    decide::play(source, drafts)
}

/// A text to read.
#[derive(Clone, Copy)]
struct Source<'a> {
    text: &'a str,
    folded: &'a Folded,
    /// The options that the text does not name.
    game: Cotuong,
}

impl<'a> Source<'a> {
    /// Returns the flaw at an offset of the folded text.
    fn flaw(&self, at: usize, flaw: NotesFlaw) -> BadNotes {
        Unread::at(self.text, self.folded.original(at), flaw)
    }

    /// Returns the original of a part of the folded text.
    fn original(&self, from: usize, to: usize) -> &'a str {
        &self.text[self.folded.original(from)..self.folded.original(to)]
    }
}
