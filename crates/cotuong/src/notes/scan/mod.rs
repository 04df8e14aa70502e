//! Finds games, tags, names and moves in a text.

mod tags;

use std::mem;

use basics::Excerpt;
use basics::movetext::{Unclosed, numbered, skip_asides};
use basics::record_text::MAX_TURNS;
use cotuong_board::{Dialect, Spelled, soldier_move, spelled};

pub(super) use tags::is_other_game;

use super::super::{NotesFlaw, Position};
use super::draft::{Draft, Header, Word};
use super::lines::{Field, Line};
use super::{BadNotes, MAX_GAMES, Source, lines, results, start};

/// The most bytes of a word to look at. What is longer is no move.
const MAX_WORD: usize = 100;

/// Reads the games of a text without a frame of its own.
pub(super) fn read(source: Source<'_>) -> Result<Vec<Draft>, BadNotes> {
    let mut scanner = Scanner::new(source, 0, source.folded.as_str().len(), Draft::default());
    scanner.run()?;
    scanner.finish()
}

/// Reads the text from the start to the end, once.
pub(super) struct Scanner<'a> {
    source: Source<'a>,
    /// The folded text, up to the end of the part to read.
    text: &'a str,
    at: usize,
    /// The end of the line under way, or a place before it.
    line_end: usize,
    /// Whether nothing but blanks and comments precedes on the line.
    is_line_start: bool,
    draft: Draft,
    /// What precedes the next game, if one follows.
    next: Header,
    /// Whether the result has ended the moves of the game.
    is_closed: bool,
    /// Whether a line has ended since then.
    has_new_line: bool,
    /// Whether a tag names the event of the game.
    has_event: bool,
    /// The number in front of the next move, once there was one.
    number: Option<u32>,
    done: Vec<Draft>,
}

impl<'a> Scanner<'a> {
    /// Returns the scanner of a part of the folded text, which continues `draft`.
    pub fn new(source: Source<'a>, from: usize, to: usize, draft: Draft) -> Self {
        Scanner {
            source,
            text: &source.folded.as_str()[..to],
            at: from,
            line_end: 0,
            is_line_start: true,
            draft,
            next: Header::default(),
            is_closed: false,
            has_new_line: false,
            has_event: false,
            number: None,
            done: Vec::new(),
        }
    }

    /// Reads to the end.
    pub fn run(&mut self) -> Result<(), BadNotes> {
        loop {
            self.skip()?;
            if self.rest().is_empty() {
                return Ok(());
            }
            if self.rest().starts_with('[') {
                self.tag()?;
            } else if !mem::take(&mut self.is_line_start) || !self.line()? {
                self.word()?;
            }
        }
    }

    /// Returns the games.
    pub fn finish(mut self) -> Result<Vec<Draft>, BadNotes> {
        let next = mem::take(&mut self.next);
        self.draft.header.add(next);
        self.end_game()?;
        let stubs = self.done.extract_if(.., |draft| draft.is_empty() && draft.stated.is_none());
        let stubs = stubs.count();
        if let Some(last) = self.done.last_mut() {
            last.passed.lines += stubs;
        }
        Ok(self.done)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn flaw(&self, at: usize, flaw: NotesFlaw) -> BadNotes {
        self.source.flaw(at, flaw)
    }

    /// Skips blanks, comments, variations, marks and what separates moves.
    fn skip(&mut self) -> Result<(), BadNotes> {
        let is_move = |word: &str| !spelled(word).is_empty() || numbered(word).is_some();
        loop {
            let from = self.at;
            let next = skip_asides(self.text, from, &mut self.draft.passed, is_move);
            let next = next.map_err(|Unclosed { at }| self.flaw(at, NotesFlaw::OpenComment))?;
            self.at = self.text.len() - self.text[next..].trim_start_matches([',', '|']).len();
            if self.text[from..self.at].contains('\n') {
                self.is_line_start = true;
                self.has_new_line = true;
            }
            if self.at == from {
                return Ok(());
            }
        }
    }

    /// Ends the game under way; what follows is another one.
    fn end_game(&mut self) -> Result<(), BadNotes> {
        if self.done.len() >= MAX_GAMES {
            return Err(self.flaw(self.at, NotesFlaw::TooManyGames(MAX_GAMES)));
        }
        let header = mem::take(&mut self.next);
        let next = Draft { header, ..Draft::default() };
        let mut draft = mem::replace(&mut self.draft, next);
        draft.passed.lines += draft.header.lines;
        self.done.push(draft);
        (self.is_closed, self.has_new_line, self.has_event) = (false, false, false);
        self.number = None;
        Ok(())
    }

    /// Returns whether what stands before a game belongs to the next one.
    fn has_begun(&self) -> bool {
        !self.draft.words.is_empty() || self.is_closed
    }

    fn header(&mut self) -> &mut Header {
        if self.has_begun() { &mut self.next } else { &mut self.draft.header }
    }

    /// Reads a line that has no moves, or the position at the start of one. Returns `false` if moves
    /// follow at this place.
    fn line(&mut self) -> Result<bool, BadNotes> {
        let found = start::read(self.source, self.text, self.at);
        let found = found.map_err(|(at, why)| self.flaw(at, NotesFlaw::Start(why)))?;
        if let Some(start) = found {
            if self.has_begun() || self.draft.has_start {
                self.end_game()?;
            }
            (self.draft.start, self.draft.has_start) = (start.position, true);
            self.at = start.end;
            return Ok(true);
        }
        let (from, rest) = (self.at, self.rest());
        // One line may hold many tags and comments: its end is looked for once.
        if self.line_end <= from {
            self.line_end = from + rest.find('\n').unwrap_or(rest.len());
        }
        let line = &self.text[from..self.line_end];
        let turns = u32::try_from(self.draft.words.len()).unwrap_or(u32::MAX);
        let expects = turns > 0 || self.draft.has_start;
        let next = (expects && !self.is_closed).then_some(turns / 2 + 1);
        match lines::kind(line, next) {
            Line::Moves => {
                let lead = lines::lead(line).filter(|_| self.draft.words.is_empty());
                if let Some(length) = lead {
                    self.draft.passed.words += line[..length].split_whitespace().count();
                    self.at += length;
                }
                return Ok(lead.is_some());
            }
            Line::Result(stated) => {
                self.draft.stated = Some(stated);
                self.is_closed = !self.draft.words.is_empty();
                self.has_new_line = false;
            }
            Line::Fields(fields) => {
                for (field, start, end) in fields {
                    self.field(field, self.source.original(from + start, from + end));
                }
            }
            Line::Prose => {
                let original = self.source.original(from, from + line.len());
                self.header().title(original);
            }
        }
        self.at = from + line.len();
        Ok(true)
    }

    fn field(&mut self, field: Field, value: &str) {
        match field {
            Field::Name(color) => value.clone_into(&mut self.header().names[color as usize]),
            Field::Event => self.header().set_event(value),
            Field::Date => value.clone_into(&mut self.header().date),
            Field::Result => match results::of_value(value) {
                Some(stated) => self.draft.stated = Some(stated),
                None => self.header().lines += 1,
            },
        }
    }

    /// Reads a result, a number or a move.
    fn word(&mut self) -> Result<(), BadNotes> {
        let rest = self.rest();
        if let Some((stated, length)) = results::at(rest) {
            self.draft.stated = Some(stated);
            self.is_closed = true;
            self.has_new_line = false;
            self.at += length;
            return Ok(());
        }
        let ends = |c: char| c.is_whitespace() || ",|;(){}[]!?$\"".contains(c);
        let word = &rest[..rest.floor_char_boundary(MAX_WORD)];
        let word = &word[..word.find(ends).unwrap_or(word.len())];
        // A bracket ends a word, but belongs to a number.
        let token = &rest[..rest.floor_char_boundary(MAX_WORD)];
        let token = &token[..token.find(char::is_whitespace).unwrap_or(token.len())];
        if let Some((number, behind)) = numbered(token) {
            return self.number(number, &token[..token.len() - behind.len()]);
        }
        if !word.is_empty() && word.len() <= 4 && word.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.number(word.parse().unwrap_or(0), word);
        }
        let mut moves = spelled(rest);
        if moves.is_empty() && self.has_letters() {
            moves.extend(soldier_move(rest));
        }
        if moves.is_empty() {
            let is_sign = |c: char| ".…-_=~:+#•·".contains(c);
            if word == "moves" || !word.is_empty() && word.chars().all(is_sign) {
                self.at += word.len();
                return Ok(());
            }
            let excerpt = if word.is_empty() {
                &rest[..rest.chars().next().map_or(0, char::len_utf8)]
            } else {
                word
            };
            let original = self.source.original(self.at, self.at + excerpt.len());
            let flaw = NotesFlaw::NotAMove(Excerpt::of(original));
            return Err(self.flaw(self.at, flaw).in_turn(self.draft.words.len() + 1));
        }
        for spelled in moves {
            let at = self.at;
            self.at += spelled.length;
            self.turn(Word { at, spelled })?;
        }
        // Signs of check, and the end of a sentence.
        let behind = self.rest().trim_start_matches(['+', '#']);
        self.draft.passed.marks += usize::from(behind.len() < self.rest().len());
        let behind = behind.strip_prefix('.').unwrap_or(behind);
        self.at = self.text.len() - behind.len();
        Ok(())
    }

    /// Returns whether the moves of the game under way are written as the letter of a piece and a crossing: the last
    /// one is, or the next one on the line.
    fn has_letters(&self) -> bool {
        let is_letters = |spelled: &Spelled| {
            let mut readings = spelled.readings.iter();
            readings.all(|it| matches!(it.dialect, Dialect::Letters | Dialect::LettersFromOne))
        };
        match self.draft.words.last() {
            Some(word) => is_letters(&word.spelled),
            None => {
                let line = self.rest().lines().next().unwrap_or_default();
                let line = &line[..line.floor_char_boundary(MAX_WORD)];
                let mut words = line.split_whitespace().flat_map(spelled);
                words.next().is_some_and(|spelled| is_letters(&spelled))
            }
        }
    }

    /// Reads the number of a move. Number 1 begins a game.
    fn number(&mut self, number: u32, sign: &str) -> Result<(), BadNotes> {
        let is_black = sign.contains("..") || sign.contains('…');
        if number == 1
            && !is_black
            && (self.is_closed || self.draft.words.len() > 1)
            && !self.draft.words.is_empty()
        {
            self.end_game()?;
        }
        self.number = Some(number);
        self.at += sign.len();
        Ok(())
    }

    /// Adds a move. Behind a result, it begins a game if it is the first of a line.
    fn turn(&mut self, word: Word) -> Result<(), BadNotes> {
        if self.is_closed && !self.draft.words.is_empty() {
            if !self.has_new_line || self.number.is_some_and(|number| number > 1) {
                let end = word.at + word.spelled.length;
                let text = self.source.original(word.at, end);
                let flaw = NotesFlaw::AfterResult(Excerpt::of(text));
                return Err(self.flaw(word.at, flaw).in_turn(self.draft.words.len() + 1));
            }
            self.end_game()?;
        }
        let number = self.draft.words.len() + 1;
        if number > MAX_TURNS {
            let flaw = NotesFlaw::TooManyMoves(MAX_TURNS);
            return Err(self.flaw(word.at, flaw).in_turn(number));
        }
        self.draft.words.push(word);
        Ok(())
    }
}
