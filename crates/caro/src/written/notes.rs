//! Reading notes: tags and moves in either order.

use basics::record_text::Tag;
use basics::{Excerpt, Form, Name, Side, Unread, WrittenResult, movetext};
use tabletop::{Game, Noted};

use super::lexer::{Lexer, Token};
use super::sheet::{Done, Entry, Sheet};
use super::{Flaw, MAX_GAMES, NotRead};
use crate::Caro;

/// The tags that mean something; others are passed over.
const NAMES: [&str; 10] =
    ["Game", "Options", "Start", "Result", "Side0", "Side1", "Black", "White", "Event", "Date"];
/// The names of the game in tags of the name `Game`, in small letters.
const GAMES: [&str; 7] =
    [Caro::ID, "cờ caro", "co caro", "gomoku", "renju", "five in a row", "gobang"];

/// Returns whether the value of a tag `Game` names this game.
pub(super) fn is_caro(value: &str) -> bool {
    GAMES.contains(&Name::plain(value).to_lowercase().as_str())
}

/// Reads all games in `text`, at least one.
///
/// # Errors
/// Returns the first flaw with its place.
pub(super) fn read(game: &Caro, text: &str) -> Result<Vec<Noted<Caro>>, NotRead> {
    let mut notes = Notes { text, game: *game, games: Vec::new(), open: None };
    let mut lexer = Lexer::new(text);
    loop {
        match lexer.next(notes.turns() / 2 + 1) {
            Ok(Some((token, at, end))) => {
                if notes.begins_another(&token) {
                    notes.close(&mut lexer)?;
                }
                notes.take(token, at, end)?;
            }
            Ok(None) if notes.open.is_none() => {
                return Err(Unread::at(text, lexer.at(), Flaw::Empty));
            }
            Ok(None) => {
                notes.close(&mut lexer)?;
                return Ok(notes.games);
            }
            Err(why) => {
                let is_move = matches!(why.flaw, Flaw::NotAMove(_));
                let why = if is_move { why.in_turn(notes.turns() + 1) } else { why };
                // A move before it may be illegal, which is then the first flaw.
                if let Some(open) = &mut notes.open {
                    open.tags.retain(|tag| tag.name != "Result");
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
    tags: Vec<Tag<'a>>,
    /// Whether something has followed the tags.
    has_moves: bool,
    /// The number of moves.
    turns: usize,
    is_over: bool,
    /// Whether the moves begin with `1:`, which may be a number or say that side 1 plays X.
    has_prefix: bool,
}

/// The games so far.
struct Notes<'a> {
    text: &'a str,
    game: Caro,
    games: Vec<Noted<Caro>>,
    open: Option<Open<'a>>,
}

impl<'a> Notes<'a> {
    /// Returns the number of moves of the game under way.
    fn turns(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.turns)
    }

    /// Returns whether a game is over and `token` begins another: a tag after moves, anything after a
    /// result, the number 1 after two moves.
    fn begins_another(&self, token: &Token<'a>) -> bool {
        let Some(open) = &self.open else { return false };
        match token {
            Token::Tag(_) => open.has_moves,
            Token::Number(1, _) => open.sheet.entries.len() >= 2 || open.is_over,
            Token::Result(_) => false,
            _ => open.is_over,
        }
    }

    fn open(&mut self, at: usize) -> Result<&mut Open<'a>, NotRead> {
        if self.games.len() >= MAX_GAMES {
            return Err(Unread::at(self.text, at, Flaw::TooManyGames(MAX_GAMES)));
        }
        let (text, game) = (self.text, self.game);
        Ok(self.open.get_or_insert_with(|| Open {
            sheet: Sheet::new(text, game, Form::Record),
            tags: Vec::new(),
            has_moves: false,
            turns: 0,
            is_over: false,
            has_prefix: false,
        }))
    }

    fn take(&mut self, token: Token<'a>, at: usize, end: usize) -> Result<(), NotRead> {
        let text = self.text;
        let open = self.open(at)?;
        if let Token::Tag(tag) = token {
            let is_second = || open.tags.iter().any(|other| other.name == tag.name);
            if !NAMES.contains(&tag.name) {
                open.sheet.passed.tags += 1;
            } else if is_second() {
                return Err(Unread::at(text, at, Flaw::SecondTag(Excerpt::of(tag.name))));
            } else {
                open.tags.push(tag);
            }
            return Ok(());
        }
        let begins = !std::mem::replace(&mut open.has_moves, true);
        match token {
            Token::Square { column, row, column_first } => {
                if open.sheet.entries.is_empty() {
                    open.sheet.form = if column_first { Form::ColumnFirst } else { Form::Moves };
                }
                open.turns += 1;
                open.sheet.push(Entry { done: Done::Mark(column, row), at, end })?;
            }
            Token::Departure(departure) => {
                open.sheet.push(Entry { done: Done::Departure(departure), at, end })?;
            }
            Token::Number(1, true) if begins => open.has_prefix = true,
            Token::Number(2, true) => open.has_prefix = false,
            Token::Result(result) => {
                open.is_over = true;
                // The first mover is known at the end.
                open.sheet.heading.result = movetext::result(result, Side::NEAR);
            }
            Token::NoMoves | Token::Number(..) | Token::Tag(_) => {}
        }
        Ok(())
    }

    /// Plays the game under way.
    fn close(&mut self, lexer: &mut Lexer<'a>) -> Result<(), NotRead> {
        let Some(mut open) = self.open.take() else { return Ok(()) };
        let asides = std::mem::take(&mut lexer.passed);
        let passed = &mut open.sheet.passed;
        passed.comments = asides.comments;
        passed.variations = asides.variations;
        passed.marks = asides.marks;
        open.read_options()?;
        open.read_heading();
        self.games.push(open.sheet.play()?);
        Ok(())
    }
}

impl<'a> Open<'a> {
    fn tag(&self, name: &str) -> Option<Tag<'a>> {
        self.tags.iter().find(|tag| tag.name == name).copied()
    }

    fn value(&self, name: &str) -> &'a str {
        self.tag(name).map_or("", |tag| tag.value)
    }

    /// Reads the tags that say what is played.
    fn read_options(&mut self) -> Result<(), NotRead> {
        let text = self.sheet.text;
        if let Some(tag) = self.tag("Game") {
            if !is_caro(tag.value) {
                let other = Flaw::OtherGame(Excerpt::of(tag.value));
                return Err(Unread::at(text, tag.value_at, other));
            }
            let is_own = tag.value == Caro::ID && self.sheet.form == Form::Moves;
            self.sheet.form = if is_own { Form::Record } else { self.sheet.form };
        }
        if let Some(tag) = self.tag("Options") {
            for option in tag.value.split_whitespace() {
                let at = option.as_ptr() as usize - text.as_ptr() as usize;
                let Some((name, value)) = option.split_once('=') else {
                    return Err(Unread::at(text, at, Flaw::NotAnOption(Excerpt::of(option))));
                };
                let set = self.sheet.game.set_option(name, value);
                set.map_err(|why| Unread::at(text, at, Flaw::Malformed(why)))?;
                self.sheet.sized |= name == "size";
            }
        }
        self.sheet.first = if self.has_prefix { Side::FAR } else { Side::NEAR };
        if let Some(tag) = self.tag("Start") {
            self.sheet.start = Some((tag.value_at, tag.value));
            let is_far = tag.value.trim_start().starts_with("1:");
            self.sheet.first = if is_far { Side::FAR } else { Side::NEAR };
        }
        Ok(())
    }

    /// Reads the tags that say who played and how it ended.
    fn read_heading(&mut self) {
        let first = self.sheet.first;
        let sides = [("Side0", Side::NEAR), ("Side1", Side::FAR)];
        let colours = [("Black", first), ("White", first.next(2))];
        for (tag, side) in colours.into_iter().chain(sides) {
            self.sheet.set_name(side, self.value(tag));
        }
        let heading = &mut self.sheet.heading;
        if let Some(WrittenResult::Win(winner)) = &mut heading.result {
            *winner = if *winner == Side::NEAR { first } else { first.next(2) };
        }
        if let Some(tag) = self.tags.iter().find(|tag| tag.name == "Result") {
            match movetext::result(tag.value.trim(), first) {
                Some(result) => heading.result = Some(result),
                None => self.sheet.reached = Some((tag.value_at, tag.value)),
            }
        }
        self.sheet.heading.event = Name::plain(self.value("Event"));
        self.sheet.heading.date = Name::plain(self.value("Date"));
    }
}
