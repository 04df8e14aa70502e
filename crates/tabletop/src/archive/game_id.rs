//! The identifiers of games in the library.

use std::ffi::OsStr;
use std::fmt;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use basics::Excerpt;
use basics::platform::random_seed;

/// The number of letters after the date.
const LENGTH: usize = 6;
/// The length of the date, in bytes.
const DAY: usize = "2026-11-21".len();
/// The maximum length, in bytes.
const LONGEST: usize = 40;

/// The identifier of a game: its start date and random letters, as in `2026-11-21-kafize`, or its
/// room and its number there. It is also the name of the game's file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

impl GameId {
    /// Creates a unique identifier for a game started on `day`.
    pub fn new(day: Date) -> Self {
        let mut random = fastrand::Rng::with_seed(random_seed());
        let letters: String = (0..LENGTH).map(|_| random.lowercase()).collect();
        GameId(format!("{day}-{letters}"))
    }

    /// Returns the identifier of the game with the number `game` in a room, which opened on `day`: the same one for every
    /// device, and after every start of the program.
    pub fn of_room(day: Date, room: u64, game: u32) -> Self {
        GameId(format!("{day}-{room:016x}g{game}"))
    }

    /// Returns the room of a game [in a room](Self::of_room).
    pub fn room(&self) -> Option<u64> {
        let rest = self.0.get(DAY..)?.strip_prefix('-')?;
        let (room, game) = rest.split_once('g')?;
        let is_hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let is_number = game.bytes().all(|byte| byte.is_ascii_digit());
        let is_room = room.len() == 16 && room.bytes().all(is_hex) && !game.is_empty() && is_number;
        is_room.then(|| u64::from_str_radix(room, 16).ok())?
    }

    /// Returns the day on which the game began, or `None` if the identifier does not say it.
    pub fn day(&self) -> Option<Date> {
        self.0.get(..DAY)?.parse().ok()
    }

    /// Returns the identifier of branch `number` among games with a common beginning; the first
    /// one keeps the identifier.
    pub(super) fn branch(&self, number: u32) -> Self {
        match number {
            0 | 1 => self.clone(),
            _ => GameId(format!("{}-{number}", self.0)),
        }
    }

    /// Returns the identifier of which this is a [branch](Self::branch).
    pub(super) fn root(&self) -> Self {
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        match self.0.rsplit_once('-') {
            Some((root, number)) if is_number(number) && root.len() > DAY => GameId(root.into()),
            _ => self.clone(),
        }
    }

    /// Returns whether a file with this name contains the game or a [branch](Self::branch) of it.
    pub(super) fn names(&self, file: &OsStr) -> bool {
        let stem = file.to_str().and_then(|name| name.strip_suffix(".ron"));
        let rest = stem.and_then(|stem| stem.strip_prefix(&*self.0));
        let is_number =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        rest.is_some_and(|rest| rest.is_empty() || rest.strip_prefix('-').is_some_and(is_number))
    }

    /// Returns the name of the game's file.
    pub fn file_name(&self) -> String {
        format!("{}.ron", self.0)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.0
    }
}

impl TryFrom<String> for GameId {
    type Error = String;

    /// Accepts only text that can name a file on every system.
    fn try_from(text: String) -> Result<Self, String> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.starts_with(|c: char| c.is_ascii_digit())
            && text.len() <= LONGEST
            && text.chars().all(is_plain)
        {
            Ok(GameId(text))
        } else {
            let text = Excerpt::of(&text);
            Err(format!("\"{text}\" is not the name of a game, as in 2026-11-21-abcdef"))
        }
    }
}
