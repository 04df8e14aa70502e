//! Games as people write them down: records of this program, positions, and lists of moves with
//! numbers, commas, comments and signs of all kinds; several in a text.

mod claim;
mod lexer;
mod sheet;

pub use claim::claim;

use basics::movetext;
use basics::record_text::{MAX_BYTES, Tag};
use basics::{Excerpt, Form, Heading, Name, PassedOver, Side, Unread};

use super::{Record, RecordError, RecordFlaw, Rules, Series};
use lexer::{Lexer, Token};
use sheet::{Done, Sheet};

/// The most games in one text.
pub const MAX_GAMES: usize = 1_000;
/// The tags that mean something; others are passed over.
const NAMES: [&str; 11] = [
    "Rules", "Options", "Start", "Result", "Side0", "Side1", "Side2", "Side3", "Game", "Event",
    "Date",
];
/// The names of the game in tags of the name `Game`, in small letters.
const GAMES: [&str; 5] =
    ["oanquan", "o-an-quan", "ô ăn quan", "o an quan", "mandarin square capturing"];

/// A game that somebody wrote down, and what its reader has made of the text.
#[derive(Clone, Debug)]
pub struct Noted {
    /// The game, with the names of its players.
    pub record: Record,
    /// What the text says besides; the names are those of the record.
    pub heading: Heading,
    /// How it is written: [`Form::Record`], [`Form::Position`] or [`Form::Moves`].
    pub form: Form,
    /// What was passed over.
    pub passed_over: PassedOver,
}

/// Returns whether the value of a tag `Game` names this game.
fn is_oanquan(value: &str) -> bool {
    GAMES.contains(&Name::plain(value).to_lowercase().as_str())
}

/// Reads the games in `text`, at least one. If a game names no rules or no start, `rules` supply them.
///
/// A move is a cell with its direction behind it (`2+`, `2 +`) or before it (`+2`); the first move
/// decides for its game. Every dash and minus is a minus. A direction in words, as in `2R` or
/// `2 phải`, is read only if one of its two readings is legal, because right and left are those of a
/// seat. Tags, results and positions after moves begin another game.
///
/// # Errors
/// Returns a [`RecordError`] for the first error, including an illegal move or a result in the words of
/// this program that does not follow from the moves.
pub fn read_games(text: &str, rules: &Rules) -> Result<Vec<Noted>, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(Unread::at(text, 0, RecordFlaw::TooLong(MAX_BYTES)));
    }
    let mut notes = Notes { text, rules, games: Vec::new(), open: None };
    let mut lexer = Lexer::new(text);
    loop {
        match lexer.next(notes.turns()) {
            Ok(Some((token, at, end))) => {
                if notes.begins_another(&token) {
                    notes.close(&mut lexer)?;
                }
                notes.take(token, at, end)?;
            }
            Ok(None) if notes.open.is_none() => {
                return Err(Unread::at(text, lexer.at(), RecordFlaw::Empty));
            }
            Ok(None) => {
                notes.close(&mut lexer)?;
                return Ok(notes.games);
            }
            Err(why) => {
                let is_move = matches!(why.flaw, RecordFlaw::NotAMove(_));
                let why = if is_move { why.in_turn(notes.turns() + 1) } else { why };
                // A move before it may be illegal, which is then the first error.
                if let Some(open) = &mut notes.open {
                    open.tags.retain(|(_, tag)| tag.name != "Result");
                    notes.close(&mut lexer)?;
                }
                return Err(why);
            }
        }
    }
}

/// A game under way.
struct Open<'a> {
    sheet: Sheet<'a>,
    /// The tags with the offsets of their beginnings.
    tags: Vec<(usize, Tag<'a>)>,
    /// Whether something has followed the tags.
    has_moves: bool,
    is_over: bool,
}

/// The games so far.
struct Notes<'a> {
    text: &'a str,
    rules: &'a Rules,
    games: Vec<Noted>,
    open: Option<Open<'a>>,
}

impl<'a> Notes<'a> {
    /// Returns the number of moves of the game under way.
    fn turns(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.sheet.turns)
    }

    /// Returns whether `token` begins another game: a tag or a position after moves, anything after a
    /// result, the number 1 after two moves. A match of several rounds may number each round.
    fn begins_another(&self, token: &Token<'a>) -> bool {
        let Some(open) = &self.open else { return false };
        match token {
            Token::Tag(_) | Token::Position(_) => open.has_moves,
            Token::Number(1) => open.is_over || open.sheet.turns >= 2 && !open.is_match(self.rules),
            Token::Result(_) => false,
            _ => open.is_over,
        }
    }

    fn take(&mut self, token: Token<'a>, at: usize, end: usize) -> Result<(), RecordError> {
        let text = self.text;
        if self.games.len() >= MAX_GAMES {
            return Err(Unread::at(text, at, RecordFlaw::TooManyGames(MAX_GAMES)));
        }
        let open = self.open.get_or_insert_with(|| Open {
            sheet: Sheet::new(text),
            tags: Vec::new(),
            has_moves: false,
            is_over: false,
        });
        if let Token::Tag(tag) = token {
            let is_second = || open.tags.iter().any(|(_, other)| other.name == tag.name);
            if !NAMES.contains(&tag.name) {
                open.sheet.passed.tags += 1;
            } else if is_second() {
                return Err(Unread::at(text, at, RecordFlaw::SecondTag(tag.name.to_owned())));
            } else {
                open.tags.push((at, tag));
            }
            return Ok(());
        }
        open.has_moves = true;
        match token {
            Token::Position(position) => open.sheet.position = Some((at, position)),
            Token::Move(written) => open.sheet.push(Done::Move(written), at, end)?,
            Token::Departure(departure) => open.sheet.push(Done::Departure(departure), at, end)?,
            Token::Result(result) => {
                open.is_over = true;
                // The first mover is known at the end.
                open.sheet.heading.result = movetext::result(result, Side::NEAR);
            }
            Token::Number(_) | Token::Tag(_) => {}
        }
        Ok(())
    }

    /// Plays the game under way.
    fn close(&mut self, lexer: &mut Lexer<'a>) -> Result<(), RecordError> {
        let Some(mut open) = self.open.take() else { return Ok(()) };
        let asides = std::mem::take(&mut lexer.passed);
        let passed = &mut open.sheet.passed;
        (passed.comments, passed.variations) = (asides.comments, asides.variations);
        passed.marks = asides.marks;
        self.games.push(open.finish(self.text, self.rules)?);
        Ok(())
    }
}

impl<'a> Open<'a> {
    fn tag(&self, name: &str) -> Option<Tag<'a>> {
        self.tags.iter().find(|(_, tag)| tag.name == name).map(|(_, tag)| *tag)
    }

    /// Returns the tag with the rules, which links and other games call options.
    fn rules_tag(&self) -> Option<Tag<'a>> {
        self.tag("Rules").or_else(|| self.tag("Options"))
    }

    /// Returns whether the game is a match of several rounds.
    fn is_match(&self, rules: &Rules) -> bool {
        let named = self.rules_tag().and_then(|tag| tag.value.parse::<Rules>().ok());
        named.as_ref().unwrap_or(rules).series == Series::Fields
    }

    /// Reads the tags and plays the moves.
    fn finish(self, text: &'a str, rules: &Rules) -> Result<Noted, RecordError> {
        if let Some(tag) = self.tag("Game").filter(|tag| !is_oanquan(tag.value)) {
            let other = RecordFlaw::OtherGame(Excerpt::of(tag.value));
            return Err(Unread::at(text, tag.value_at, other));
        }
        let (rules_tag, start, result) = (self.rules_tag(), self.tag("Start"), self.tag("Result"));
        let value = |name| self.tag(name).map_or_else(String::new, |tag| Name::plain(tag.value));
        let (event, date) = (value("Event"), value("Date"));
        let mut sheet = self.sheet;
        let mut named = rules.clone();
        if let Some(tag) = rules_tag {
            named = tag
                .value
                .parse()
                .map_err(|why| Unread::at(text, tag.value_at, RecordFlaw::Rules(why)))?;
            sheet.sides = tag.value.contains("sides=").then_some((tag.value_at, named.sides));
        }
        (sheet.heading.event, sheet.heading.date) = (event, date);
        sheet.form = match (self.tags.is_empty(), sheet.position) {
            (false, _) => Form::Record,
            (true, Some(_)) => Form::Position,
            (true, None) => Form::Moves,
        };
        if let Some(tag) = start {
            if let Some((at, position)) = sheet.position {
                let flaw = sheet::not_a_move(position);
                return Err(Unread::at(text, at, flaw));
            }
            sheet.position = Some((tag.value_at, tag.value));
        }
        sheet.result = result.map(|tag| (tag.value_at, tag.value));
        for (at, tag) in &self.tags {
            if let Some(index) = tag.name.strip_prefix("Side").and_then(|index| index.parse().ok())
            {
                sheet.names.push((*at, index, tag.value));
            }
        }
        sheet.play(named)
    }
}
