//! What a text says of a game besides its moves, and what a reader has made of the text.

use std::fmt;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use thiserror::Error;

use super::Side;
use super::record_text::line_and_column;

/// What a text says of a game besides its moves. A field of which it says nothing is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The names of the players, by the number of their side; empty if the text names nobody.
    pub names: Vec<String>,
    /// The event, as in `Giải hạng nhất 1999, vòng 3`.
    pub event: String,
    /// The date as it is written, as in `1999.03.21`.
    pub date: String,
    /// The result that the text states. It need not be the one that the rules give.
    pub result: Option<WrittenResult>,
}

impl Heading {
    /// Returns the name of `side`; empty if the text does not name it.
    pub fn name(&self, side: Side) -> &str {
        self.names.get(side.index()).map_or("", String::as_str)
    }

    /// Names the player of `side`.
    pub fn set_name(&mut self, side: Side, name: &str) {
        if self.names.len() <= side.index() {
            self.names.resize(side.index() + 1, String::new());
        }
        name.clone_into(&mut self.names[side.index()]);
    }
}

/// A result of a game of two that a text states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenResult {
    /// This side has won.
    Win(Side),
    /// A draw.
    Draw,
    /// The game is not over.
    Open,
}

/// How sure a reader is, before it has played the moves, that a text is a game of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Claim {
    /// It is not.
    No,
    /// It may be, but so may much else: only the page and the commands of this game read it so.
    Here,
    /// It may be; other readers may read it, too.
    Perhaps,
    /// A tag, a heading or the form of the moves says so: no other game is written like that.
    Surely,
}

/// The reason why a text is not a game, with its place. `F` is the flaw, in words without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, character {column}{}: {flaw}", in_move(*.turn))]
pub struct Unread<F: fmt::Display> {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// The number of the turn, counted from 1, if a move is wrong.
    pub turn: Option<usize>,
    /// The flaw.
    pub flaw: F,
}

impl<F: fmt::Display> Unread<F> {
    /// Returns the flaw at the offset `at` of `text`.
    pub fn at(text: &str, at: usize, flaw: F) -> Self {
        let (line, column) = line_and_column(text, at);
        Unread { line, column, turn: None, flaw }
    }

    /// Returns this flaw as one of the turn with this number, counted from 1.
    pub fn in_turn(self, turn: usize) -> Self {
        Unread { turn: Some(turn), ..self }
    }
}

/// Returns the number of the move as the end of a place in a text; empty if there is none.
pub fn in_move(turn: Option<usize>) -> String {
    turn.map(|turn| format!(", move {turn}")).unwrap_or_default()
}

/// How a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Form {
    /// A record of this program: tags, then moves in its notation.
    Record,
    /// What people read, such as what was played in words above the record.
    Readable,
    /// A file of a saved game.
    Saved,
    /// A game in one line, as in `oanquan:…`.
    Link,
    /// A position, which moves may follow.
    Position,
    /// Moves in the notation of the game: `2+ 9-`, `8h 9i`.
    Moves,
    /// Cờ tướng in Vietnamese letters: `P2-5 M8.7`.
    Vietnamese,
    /// Cờ tướng in Vietnamese words: `Pháo 2 bình 5`.
    VietnameseWords,
    /// Cờ tướng in Western letters: `C2=5 H8+7`.
    Wxf,
    /// Cờ tướng in Chinese characters: `炮二平五`.
    Chinese,
    /// Cờ tướng in coordinates with the ranks 0 to 9: `h2e2`.
    Coordinates,
    /// Cờ tướng in coordinates with the ranks 1 to 10: `h3e3`.
    CoordinatesFromOne,
    /// Cờ tướng in the letter of a piece and where it goes: `Che2`.
    Letters,
    /// Cờ tướng in the tags of DhtmlXQ.
    Dhtmlxq,
    /// Cờ caro with the column first: `h8 i9`.
    ColumnFirst,
    /// Cờ caro in a file of Piskvork, `.psq`.
    Psq,
    /// Cờ caro in the Smart Game Format, `.sgf`.
    Sgf,
    /// Cờ caro in pairs of numbers: `7,7`.
    Numbers,
}

/// How much of a text a reader has passed over, because it does not change the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassedOver {
    /// Comments, in braces, in parentheses or behind a semicolon.
    pub comments: usize,
    /// Variations.
    pub variations: usize,
    /// Marks of good and bad moves, as in `!` and `$1`.
    pub marks: usize,
    /// Tags without meaning here.
    pub tags: usize,
    /// Lines that are neither moves nor names nor a result, such as titles.
    pub lines: usize,
    /// Words beside the moves in their lines, as in `Nice game: 2+ 9-`.
    pub words: usize,
    /// Names that were shortened.
    pub names: usize,
    /// Bytes that are no text in the encoding of the file.
    pub bytes: usize,
    /// Whether the text names no rules, and its last move has decided which ones are meant. This is passed over in
    /// no [count](Self::counts).
    pub guessed_rules: bool,
}

impl PassedOver {
    /// Returns the names of what was passed over, and how often, without zeros.
    pub fn counts(&self) -> impl Iterator<Item = (PassedOverKind, usize)> {
        let counts = [
            (PassedOverKind::Comments, self.comments),
            (PassedOverKind::Variations, self.variations),
            (PassedOverKind::Marks, self.marks),
            (PassedOverKind::Tags, self.tags),
            (PassedOverKind::Lines, self.lines),
            (PassedOverKind::Words, self.words),
            (PassedOverKind::Names, self.names),
            (PassedOverKind::Bytes, self.bytes),
        ];
        counts.into_iter().filter(|(_, count)| *count > 0)
    }
}

/// A field of [`PassedOver`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum PassedOverKind {
    Comments,
    Variations,
    Marks,
    Tags,
    Lines,
    Words,
    Names,
    Bytes,
}

/// As in `2 comments, 1 variation`; empty if nothing was passed over.
impl fmt::Display for PassedOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (kind, count)) in self.counts().enumerate() {
            let one = match kind {
                PassedOverKind::Comments => "comment",
                PassedOverKind::Variations => "variation",
                PassedOverKind::Marks => "mark",
                PassedOverKind::Tags => "tag",
                PassedOverKind::Lines => "line",
                PassedOverKind::Words => "word",
                PassedOverKind::Names => "long name",
                PassedOverKind::Bytes => "unreadable byte",
            };
            let (comma, s) = (if index > 0 { ", " } else { "" }, if count == 1 { "" } else { "s" });
            write!(f, "{comma}{count} {one}{s}")?;
        }
        Ok(())
    }
}
