//! A game in a text, before it is known in which dialect its moves are.

use basics::{Form, Heading, Name, PassedOver, WrittenResult};
use cotuong_board::{Color, Dialect, Spelled};
use tabletop::Side;

use super::super::Position;

/// The longest title, in bytes. A longer line is prose.
const MAX_TITLE: usize = 400;

/// A game in a text.
#[derive(Default)]
pub(super) struct Draft {
    pub header: Header,
    /// The start; `None` for the usual one.
    pub start: Option<Position>,
    /// Whether the text names the start, even the usual one.
    pub has_start: bool,
    /// The side that plays red, if a tag names it.
    pub red: Option<Side>,
    /// The dialect that the text names.
    pub dialect: Option<Dialect>,
    /// The form, if it is not that of the dialect.
    pub form: Option<Form>,
    pub words: Vec<Word>,
    pub stated: Option<Stated>,
    pub passed: PassedOver,
}

/// A move in a text.
pub(super) struct Word {
    /// Its offset in the folded text.
    pub at: usize,
    pub spelled: Spelled,
}

/// A result, by colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stated {
    Win(Color),
    Draw,
    Open,
}

/// What a text says of a game before its moves.
#[derive(Default)]
pub(super) struct Header {
    pub names: [String; 2],
    pub event: String,
    pub date: String,
    /// Lines without meaning.
    pub lines: usize,
}

impl Draft {
    /// Returns whether the text has neither a move nor a position of this game.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && !self.has_start
    }

    /// Returns what the text says of the game, and counts the names that it cuts.
    pub fn heading(&mut self, red: Side) -> Heading {
        let mut heading = Heading {
            event: Name::plain(&self.header.event),
            date: Name::plain(&self.header.date),
            ..Heading::default()
        };
        let side_of = |color: Color| if color == Color::Red { red } else { red.next(2) };
        for color in Color::ALL {
            let (name, is_cut) = Name::shortened(&self.header.names[color as usize]);
            self.passed.names += usize::from(is_cut);
            if !name.is_empty() {
                heading.set_name(side_of(color), name.as_str());
            }
        }
        heading.result = self.stated.map(|stated| match stated {
            Stated::Win(color) => WrittenResult::Win(side_of(color)),
            Stated::Draw => WrittenResult::Draw,
            Stated::Open => WrittenResult::Open,
        });
        heading
    }
}

impl Header {
    /// Takes a line as the title of the game, or passes it over. A title has letters.
    pub fn title(&mut self, line: &str) {
        let is_title = line.len() <= MAX_TITLE && line.contains(char::is_alphabetic);
        if self.event.is_empty() && is_title {
            line.trim().clone_into(&mut self.event);
        } else {
            self.lines += 1;
        }
    }

    /// Sets the event, which a tag names, in place of a title.
    pub fn set_event(&mut self, event: &str) {
        self.lines += usize::from(!self.event.is_empty());
        event.clone_into(&mut self.event);
    }

    /// Adds what follows the game.
    pub fn add(&mut self, other: Header) {
        for (name, new) in self.names.iter_mut().zip(other.names) {
            if name.is_empty() {
                *name = new;
            }
        }
        if self.date.is_empty() {
            self.date = other.date;
        }
        self.lines += other.lines + usize::from(!other.event.is_empty());
    }
}
