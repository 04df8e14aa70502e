//! The one door through which games come in: any text or file, pasted, dropped, named on the command
//! line or piped into it.
//!
//! A [`Door`] says which games a text contains, in which form, and what of it was passed over, or why it
//! contains none. The text decides which game it is; where several games are written alike, the page on
//! the screen decides.

mod encoding;
mod found;
mod prose;
mod reader;
mod refused;
mod seems;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use basics::record_text::offset_of;
use basics::{Claim, Form, PassedOver, is_hidden};
use games::OAnQuan;
use tabletop::storage::{Flaw, MAX_BYTES, ReadProblem, read_existing};
use tabletop::{Game, Notation};

pub use found::{Found, Summary};
pub use refused::{GameRefused, Refused, Why};
pub use seems::Seems;

use encoding::decoded;
use prose::{left_out, without_end, without_head, without_marks, without_prose};
use reader::{READERS, reader_of, reader_of_saved};

/// The least letters of a link after the name of its game: the version, the end of the head, a move and
/// the checksum.
const LEAST_LINK: usize = 8;

/// Where a text comes in: what it need not say, because the page or the command says it.
#[derive(Clone, Debug)]
pub struct Door {
    /// The game of the page or the command.
    here: &'static str,
    /// The options of the games for a text that names none, by the games' names, as in `size=15 exact_five=on`.
    options: Vec<(&'static str, String)>,
    /// Whether a game is read up to the first move that is refused.
    stops_at_flaws: bool,
}

/// The games in a file, or the path of the file and the reason why it contains none.
pub type Opened = Result<Vec<Found>, (PathBuf, Refused)>;

impl Door {
    /// Returns a door at a page or command of the game with the name `here`, where a text that names no
    /// options has the usual ones.
    pub fn at(here: &'static str) -> Self {
        Door { here, options: Vec::new(), stops_at_flaws: false }
    }

    /// Returns the door of the program's start.
    pub fn at_start() -> Self {
        Door::at(OAnQuan::ID)
    }

    /// Returns this door with the options of a game, as in `size=15 exact_five=on`, for a text that names none.
    pub fn with_options(mut self, game: &'static str, options: String) -> Self {
        self.options.push((game, options));
        self
    }

    /// Returns this door, through which a game also comes if a move of it is refused: as far as the moves before.
    pub fn up_to_flaws(self) -> Self {
        Door { stops_at_flaws: true, ..self }
    }

    /// Reads the games in the file at `path`, at least one.
    ///
    /// # Errors
    /// Returns the path and the reason why there are none.
    pub fn open(&self, path: &Path) -> Opened {
        let bytes = read_existing(path).map_err(|why| Why::File(why).into());
        bytes.and_then(|bytes| self.read(&bytes)).map_err(|why| (path.to_owned(), why))
    }

    /// Reads the games in a text or the contents of a file, at least one.
    ///
    /// # Errors
    /// Returns the reason why there are none. Nothing of the text is used then.
    pub fn read(&self, bytes: &[u8]) -> Result<Vec<Found>, Refused> {
        if bytes.len() as u64 > MAX_BYTES {
            return Err(Why::File(ReadProblem::Unusable(Flaw::TooLarge)).into());
        }
        if let Some(format) = cotuong::known_but_unread(bytes) {
            return Err(Why::UnreadFormat(format).into());
        }
        let (text, unreadable) =
            decoded(bytes, is_chinese).ok_or(Why::File(ReadProblem::Unusable(Flaw::NotText)))?;
        let (text, has_head) = match without_head(&text) {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let mut games = match self.games(&text) {
            Err(why) if self.stops_at_flaws => self.games_before(&text, why)?,
            read => read?,
        };
        // A record of this program has its words there.
        if let Some(first) = games.first_mut().filter(|it| has_head && it.form != Form::Record) {
            first.passed_over.comments += 1;
        }
        for found in &mut games {
            found.passed_over.bytes += unreadable;
        }
        Ok(games)
    }

    /// Reads the games up to the move that was refused.
    fn games_before(&self, text: &str, why: Refused) -> Result<Vec<Found>, Refused> {
        let Some((line, column)) = why.place().filter(|_| why.turns() > 1) else { return Err(why) };
        let before = &text[..offset_of(text, line, column)];
        // The result that a record of this program states is that of all of its moves.
        let open = || before.lines().filter(|line| !line.starts_with("[Result "));
        let read =
            self.games(before).or_else(|_| self.games(&open().collect::<Vec<_>>().join("\n")));
        let Ok(mut games) = read else { return Err(why) };
        match games.last_mut() {
            Some(last) if last.summary().turns > 0 => {
                last.stopped = Some(Arc::new(why));
                Ok(games)
            }
            _ => Err(why),
        }
    }

    fn games(&self, text: &str) -> Result<Vec<Found>, Refused> {
        if text.trim().is_empty() {
            return Err(Why::Empty.into());
        }
        let read = self.games_as_written(text);
        match (&read, without_marks(text)) {
            // Behind a mark, the text may have another flaw, at the same move or a later one.
            (Err(why), Some(plain)) => match self.games_as_written(&plain) {
                Err(other) if other.turns() < why.turns().max(1) => read,
                plain => plain,
            },
            _ => read,
        }
    }

    fn games_as_written(&self, text: &str) -> Result<Vec<Found>, Refused> {
        if let Some(found) = linked(text) {
            return found.map(|found| vec![found]);
        }
        if is_saved_game(text) {
            return (reader_of_saved(text).saved)(text).map(|found| vec![found]);
        }
        // Of two guests that are written alike, the later one in the list has the stricter reader.
        let (own, guests) = READERS.split_at(1);
        let readers = own.iter().chain(guests.iter().rev());
        let claims = readers.map(|reader| (reader.id, claim_within(text, reader.claim)));
        let mut claims: Vec<(&str, Claim)> = claims.collect();
        // What may be much else is a game of the page, if it is one at all.
        if claims.contains(&(self.here, Claim::Here))
            && let Ok(games) = self.read_as(self.here, text)
            && games.iter().any(|found| found.summary().turns > 0)
        {
            return Ok(games);
        }
        // Among equals, the game of the page comes first.
        claims.sort_by_key(|(id, claim)| (std::cmp::Reverse(*claim), *id != self.here));
        claims.retain(|(id, claim)| match claim {
            Claim::No => false,
            Claim::Here => *id == self.here,
            Claim::Perhaps | Claim::Surely => true,
        });
        if claims.first().is_some_and(|(_, claim)| *claim == Claim::Surely) {
            claims.retain(|(_, claim)| *claim == Claim::Surely);
        }
        if claims.is_empty() {
            // A text that nobody claims may begin as a game of the page.
            let here = self.read_as(self.here, text);
            let has_turns = |found: &Found| found.summary().turns > 0;
            let is_begun = match &here {
                Ok(games) => games.iter().any(has_turns),
                Err(why) => why.turns() > 1,
            };
            return if is_begun { here } else { Err(Why::Unknown(Seems::of(text)).into()) };
        }
        let mut refusals = Vec::new();
        for (id, _) in claims {
            match self.read_as(id, text) {
                Ok(games) => return Ok(games),
                Err(why) => refusals.push(why),
            }
        }
        if seems::is_chess(text) {
            return Err(Why::Unknown(Seems::OtherGame).into());
        }
        // A reader that has read some moves knows best what is wrong.
        let has_moves = refusals.iter().position(|why| why.turns() > 1);
        Err(refusals.swap_remove(has_moves.unwrap_or(0)))
    }

    /// Reads the games of one kind in a text. Where the text is none as it stands, lines without moves are
    /// passed over.
    fn read_as(&self, id: &str, text: &str) -> Result<Vec<Found>, Refused> {
        let reader = reader_of(id).unwrap_or(&READERS[0]);
        let options = self.options.iter().rfind(|(game, _)| *game == reader.id);
        let options = options.map_or("", |(_, options)| options);
        let whole = (reader.read)(options, text);
        let Err(why) = &whole else { return whole };
        let after = || {
            let (line, column) = why.place().filter(|_| why.turns() > 1)?;
            without_end(text, offset_of(text, line, column), reader.claim)
        };
        if let Some(rest) = without_prose(text, reader.claim).or_else(after) {
            match (reader.read)(options, &rest) {
                Ok(mut games) => {
                    if let Some(first) = games.first_mut() {
                        let (lines, words) = left_out(text, &rest);
                        first.passed_over.lines += lines;
                        first.passed_over.words += words;
                    }
                    return Ok(games);
                }
                Err(other) if other.turns() > why.turns() => return Err(other),
                // What was refused in the whole text is no part of the game.
                Err(other) if other.turns() == why.turns() && is_blank_at(&rest, why.place()) => {
                    return Err(other);
                }
                Err(_) => {}
            }
        }
        whole
    }
}

/// Returns whether a blank is at this place, a line and a character in it.
fn is_blank_at(text: &str, place: Option<(usize, usize)>) -> bool {
    place.is_some_and(|(line, column)| {
        text.get(offset_of(text, line, column)..).is_some_and(|rest| rest.starts_with(' '))
    })
}

/// Returns whether a text has moves of cờ tướng in Chinese characters, which tell an encoding from others.
fn is_chinese(text: &str) -> bool {
    let has_characters = |text: &str| text.contains(['平', '进', '進', '退']);
    has_characters(text) && cotuong::Cotuong::claim(text) == Claim::Surely
}

/// Returns the claim of a game on a text, if necessary apart from lines without moves.
fn claim_within(text: &str, claim: fn(&str) -> Claim) -> Claim {
    match claim(text) {
        Claim::No => without_prose(text, claim).map_or(Claim::No, |rest| claim(&rest)),
        claim => claim,
    }
}

/// Returns whether a text is meant as the file of a saved game: `(version: …`.
fn is_saved_game(text: &str) -> bool {
    let inner = text.trim_start().strip_prefix('(').map(str::trim_start);
    inner.is_some_and(|inner| !inner.starts_with(';'))
        && text.get(..text.floor_char_boundary(200)).is_some_and(|head| head.contains("version"))
}

/// Returns the game of the link in a text, which may be a message around it; `None` without a link.
fn linked(text: &str) -> Option<Result<Found, Refused>> {
    let text = &plain_link(text);
    let (at, reader) = READERS.iter().find_map(|reader| {
        let at = ::link::place(text, reader.id).filter(|at| is_meant(&text[*at..], reader.id))?;
        Some((at, reader))
    })?;
    Some((reader.link)(&text[at..]).map(|mut found| {
        // The words before a link in its own line are how messages bring it.
        let before = text[..at].rsplit_once('\n').map_or("", |(before, _)| before);
        let (lines, _) = left_out(before, "");
        found.passed_over = PassedOver { lines, ..PassedOver::default() };
        found
    }))
}

/// Returns a text without invisible characters, and with the colons that programs encode in an address.
fn plain_link(text: &str) -> String {
    let shown: String = text.chars().filter(|c| *c == '\n' || !is_hidden(*c)).collect();
    if shown.contains("%3") { shown.replace("%3A", ":").replace("%3a", ":") } else { shown }
}

/// Returns whether `text` is meant as a link of any game, or as the address of a page with one.
pub fn is_link(text: &str) -> bool {
    let text = plain_link(text);
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || "<(\"'*_".contains(c));
    let is_address = ["http://", "https://"].iter().any(|start| text.starts_with(start));
    READERS.iter().any(|reader| ::link::is_link(text, reader.id) && is_meant(text, reader.id))
        || is_address && linked(text).is_some()
}

/// Returns whether a link stands in `text`, perhaps within a message.
pub fn has_link(text: &str) -> bool {
    linked(text).is_some()
}

/// Returns whether `line`, which begins with the name of a game and a colon, is a link rather than a heading
/// above moves: whether the letters of the first version follow. What begins with the name of the program is always
/// meant as a link: as a heading, the name of its game has blanks.
fn is_meant(line: &str, game: &str) -> bool {
    if game == OAnQuan::ID {
        return true;
    }
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
    let letters = line[game.len() + 1..].bytes();
    let length = letters.clone().take_while(is_letter).count();
    letters.clone().next() == Some(b'A') && length >= LEAST_LINK
}
