//! The line around a game: the letters, the version and the checksum.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use basics::is_hidden;
use thiserror::Error;

use crate::number::{Choice, Number};

/// The longest link, in letters after the scheme: more than any game of 1,000 turns needs.
const MAX_LETTERS: usize = 20_000;

/// The most pieces into which messages break a link, and the most marks behind it that are letters, too.
const MAX_PIECES: usize = 60;
const MAX_MARKS: usize = 3;

/// The contents of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The version of the format.
    pub version: u8,
    /// The head.
    pub head: String,
    /// The moves.
    pub moves: Number,
}

/// The reason why a text is not a line. The name of the game is the one that the line should begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// A letter is missing, superfluous or wrong.
    #[error("the link is damaged or incomplete; copy all of it, from \"{0}:\" to its last letter")]
    Damaged(&'static str),
    /// It has this version, which only later programs write.
    #[error(
        "the link has version {0}, which this version of the program does not know; update the program"
    )]
    Newer(u8),
    /// It exceeds this number of letters.
    #[error("a link has at most {0} letters")]
    TooLong(usize),
}

/// Returns what the links of a game begin with.
fn scheme(game: &str) -> String {
    format!("{game}:")
}

/// Returns whether `text` is meant as a link of the game with this name, such as `caro`.
pub fn is_link(text: &str, game: &str) -> bool {
    let scheme = scheme(game);
    let start = text.trim_start_matches('\u{feff}').trim_start().get(..scheme.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(&scheme))
}

/// Returns the offset of the link of a game with which a line of `text` begins or ends; `None` if there is none.
/// People send a link in a message, with words around it.
pub fn place(text: &str, game: &str) -> Option<usize> {
    let scheme = scheme(game);
    let is_begun =
        |at: &usize| text[..*at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
    let is_followed = |at: &usize| {
        text[at + scheme.len()..].chars().next().is_some_and(|c| c.is_ascii_alphanumeric())
    };
    let bytes = text.as_bytes().windows(scheme.len());
    let schemes =
        bytes.enumerate().filter(|(_, found)| found.eq_ignore_ascii_case(scheme.as_bytes()));
    let mut places = schemes.map(|(at, _)| at);
    match is_link(text, game) {
        true => places.next(),
        false => places.find(|at| is_begun(at) && is_followed(at)),
    }
}

impl Line {
    /// Returns the line for a head, whose empty lines at the end are left out, and the moves.
    pub fn new(version: u8, head: &[String], choices: &[Choice]) -> Self {
        let head = head.join("\n").trim_end_matches('\n').to_owned();
        Line { version, head, moves: Number::of(choices) }
    }

    /// Returns the text of the line for a game with this name.
    pub fn write(&self, game: &str) -> String {
        let mut bytes = vec![self.version];
        bytes.extend(self.head.bytes());
        bytes.push(0);
        bytes.extend(self.moves.bytes());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        format!("{}{}", scheme(game), URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Reads the line of the game with this name, in one of these versions, with which `text` begins. Blanks, line
    /// breaks and invisible characters, which messages insert, do not matter, nor does what follows the line: a
    /// mark, words, or what a network adds to an address.
    ///
    /// # Errors
    /// Returns the [`Damage`] if the text is no such line.
    pub fn read(text: &str, game: &'static str, versions: &[u8]) -> Result<Self, Damage> {
        let damaged = || Damage::Damaged(game);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let letters = text.get(scheme(game).len()..).filter(|_| is_link(text, game));
        let letters = letters.ok_or_else(damaged)?;
        let mut damage = None;
        for letters in candidates(letters).ok_or(Damage::TooLong(MAX_LETTERS))? {
            match Line::decode(&letters, game, versions) {
                Err(why @ Damage::Damaged(_)) => damage = damage.or(Some(why)),
                read => return read,
            }
        }
        Err(damage.unwrap_or_else(damaged))
    }

    /// Reads the letters of a line.
    fn decode(letters: &str, game: &'static str, versions: &[u8]) -> Result<Self, Damage> {
        let damaged = || Damage::Damaged(game);
        let bytes = URL_SAFE_NO_PAD.decode(letters).map_err(|_| damaged())?;
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(damaged)?;
        if crc32fast::hash(body).to_le_bytes() != *sum {
            return Err(damaged());
        }
        let (version, body) = body.split_first().ok_or_else(damaged)?;
        if !versions.contains(version) {
            return Err(Damage::Newer(*version));
        }
        let zero = body.iter().position(|byte| *byte == 0).ok_or_else(damaged)?;
        let head = std::str::from_utf8(&body[..zero]).map_err(|_| damaged())?.to_owned();
        Ok(Line { version: *version, head, moves: Number::from_bytes(&body[zero + 1..]) })
    }
}

/// Returns what can be the letters of a line with which `text` begins, the longest first: they stop before the
/// first character that is none, or before some blank, and a mark that is a letter, too, may follow, as in
/// `_oanquan:…_`. Returns `None` if they are more than a line can have.
fn candidates(text: &str) -> Option<Vec<String>> {
    let (mut letters, mut ends) = (String::new(), Vec::new());
    for c in text.chars() {
        match c {
            _ if c.is_whitespace() => ends.push(letters.len()),
            _ if is_hidden(c) => {}
            '-' | '_' | '0'..='9' | 'a'..='z' | 'A'..='Z' => letters.push(c),
            _ => break,
        }
        // Words that follow a link are no part of it, however many they are.
        if letters.len() > MAX_LETTERS {
            letters.truncate(*ends.iter().rfind(|end| **end > 0)?);
            break;
        }
    }
    ends.push(letters.len());
    ends.dedup();
    // A link in pieces has few of them.
    let from_end = ends.iter().rev().take(MAX_PIECES);
    let mut lengths: Vec<usize> = from_end.chain(ends.iter().take(MAX_PIECES)).copied().collect();
    lengths.sort_unstable_by(|a, b| b.cmp(a));
    lengths.dedup();
    let mut found = Vec::new();
    for length in lengths {
        let mut piece = &letters[..length];
        found.push(piece.to_owned());
        for _ in 0..MAX_MARKS {
            let Some(shorter) = piece.strip_suffix(['-', '_']) else { break };
            piece = shorter;
            found.push(piece.to_owned());
        }
    }
    Some(found)
}
