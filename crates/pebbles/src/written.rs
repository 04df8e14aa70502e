//! Games as people write them down: records, and numbers alone.

use basics::movetext::{self, Unclosed, plain, skip_asides};
use basics::record_text::{MAX_BYTES, MAX_TURNS, NotATag, Tag, game_named};
use basics::{Claim, Departure, Excerpt, Form, Heading, Name, PassedOver, Side, Unread};
use tabletop::{Game, GameMatch, Match, Notation, Noted, Record, RecordFlaw, Step, StepRefused};

use super::{Heap, Pebbles, Take};

/// The most games in one text.
pub const MAX_GAMES: usize = 1_000;
/// The tags that mean something; others are passed over.
const NAMES: [&str; 8] = ["Game", "Options", "Start", "Result", "Side0", "Side1", "Event", "Date"];

/// The reason why a text is not a game, with its place.
pub type NotRead = Unread<Flaw>;

/// What is wrong with a text; carries the refused value.
pub type Flaw = RecordFlaw<Pebbles>;

impl Notation for Pebbles {
    type Unreadable = Flaw;

    /// Nobody else writes this game down.
    const FORMS: &'static [Form] = &[Form::Record];

    /// Numbers alone may be a game of pebbles, a position of it, or many other things.
    fn claim(text: &str) -> Claim {
        let at = match game_named(text) {
            Ok(Pebbles::ID) => return Claim::Surely,
            Ok(_) => return Claim::No,
            Err(at) => at,
        };
        let mut words = text[at..].split(is_separator).filter(|word| !word.is_empty()).peekable();
        let is_number = |word: &str| {
            let is_small = word.chars().nth(3).is_none();
            is_small && word.chars().all(|c| plain(c).is_ascii_digit())
        };
        let all = words.peek().is_some() && words.all(|word| is_number(word) || is_aside(word));
        if all { Claim::Here } else { Claim::No }
    }

    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, NotRead> {
        if text.len() > MAX_BYTES {
            return Err(Unread::at(text, 0, Flaw::TooLong(MAX_BYTES)));
        }
        let mut reader = Reader { text, at: 0, passed: PassedOver::default() };
        let mut games = Vec::new();
        loop {
            let begin = reader.at;
            reader.skip()?;
            match (reader.at == text.len(), games.len()) {
                (true, 0) => return Err(Unread::at(text, begin, Flaw::Empty)),
                (true, _) => return Ok(games),
                (false, MAX_GAMES) => return Err(reader.refuse(Flaw::TooManyGames(MAX_GAMES))),
                (false, _) => games.push(reader.game(*self)?),
            }
        }
    }

    fn write(record: &Record<Self>, _: Form) -> String {
        record.to_string()
    }
}

fn is_separator(c: char) -> bool {
    c == '\u{feff}' || plain(c).is_whitespace() || matches!(plain(c), ',' | ';' | '-')
}

/// Returns whether a word is the number of a turn, a departure or a result.
fn is_aside(word: &str) -> bool {
    let is_number = movetext::numbered(word).is_some_and(|(_, rest)| rest.is_empty());
    is_number || word.parse::<Departure>().is_ok()
}

/// Returns whether all words of `text` are moves that can be played from the start.
fn are_moves(game: Pebbles, text: &str) -> bool {
    let mut played = Match::new(game, Side::NEAR);
    text.split_whitespace().all(|word| word.parse().is_ok_and(|take| played.play(take).is_ok()))
}

/// Reads a text from its start; `at` is the current offset.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    passed: PassedOver,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn refuse(&self, flaw: Flaw) -> NotRead {
        Unread::at(self.text, self.at, flaw)
    }

    /// Passes over separators, comments and marks.
    fn skip(&mut self) -> Result<(), NotRead> {
        loop {
            self.at = self.text.len() - self.rest().trim_start_matches(is_separator).len();
            let begin = self.at;
            let skipped = skip_asides(self.text, begin, &mut self.passed, |_| false);
            self.at = skipped.map_err(|Unclosed { at }| {
                let bracket = self.text[at..].chars().next().unwrap_or_default();
                Unread::at(self.text, at, Flaw::Unclosed(bracket))
            })?;
            if self.at == begin {
                return Ok(());
            }
        }
    }

    /// Reads one game, up to the tags of the next one.
    fn game(&mut self, game: Pebbles) -> Result<Noted<Pebbles>, NotRead> {
        let tags = self.tags()?;
        let (game, start) = self.start(game, &tags)?;
        let first = start.side();
        let mut played = Match::begin(game, start);
        self.moves(&mut played)?;
        let passed_over = std::mem::take(&mut self.passed);
        let mut noted = Noted { record: Record::of(played), form: Form::Record, passed_over };
        noted.passed_over.tags = tags.iter().filter(|tag| !NAMES.contains(&tag.name)).count();
        let value = |name| tags.iter().find(|tag| tag.name == name).map_or("", |tag| tag.value);
        let mut heading = Heading::default();
        for (name, side) in [("Side0", Side::NEAR), ("Side1", Side::FAR)] {
            let (name, is_cut) = Name::shortened(value(name));
            noted.passed_over.names += usize::from(is_cut);
            if !name.is_empty() {
                heading.set_name(side, name.as_str());
            }
        }
        (heading.event, heading.date) = (Name::plain(value("Event")), Name::plain(value("Date")));
        if let Some(tag) = tags.iter().find(|tag| tag.name == "Result") {
            heading.result = movetext::result(tag.value, first);
            let reached = noted.record.result();
            if heading.result.is_none() && tag.value != reached {
                let claimed = Excerpt::of(tag.value);
                let flaw = Flaw::OtherResult { claimed, reached };
                return Err(Unread::at(self.text, tag.value_at, flaw));
            }
        }
        noted.record.heading = heading;
        Ok(noted)
    }

    fn tags(&mut self) -> Result<Vec<Tag<'a>>, NotRead> {
        let mut tags: Vec<Tag<'_>> = Vec::new();
        loop {
            self.skip()?;
            let read = Tag::read(self.text, self.at);
            let Some(tag) = read.map_err(|NotATag| self.refuse(Flaw::NotATag))? else {
                return Ok(tags);
            };
            if NAMES.contains(&tag.name) && tags.iter().any(|other| other.name == tag.name) {
                return Err(self.refuse(Flaw::SecondTag(Excerpt::of(tag.name))));
            }
            self.at = tag.end;
            tags.push(tag);
        }
    }

    /// Returns the game and the start that the tags name, or a position that stands alone.
    fn start(&mut self, game: Pebbles, tags: &[Tag<'_>]) -> Result<(Pebbles, Heap), NotRead> {
        let tag = |name| tags.iter().find(|tag| tag.name == name);
        let refuse = |at, why| Unread::at(self.text, at, Flaw::Malformed(why));
        if let Some(tag) = tag("Game").filter(|tag| tag.value != Pebbles::ID) {
            let other = Flaw::OtherGame(Excerpt::of(tag.value));
            return Err(Unread::at(self.text, tag.value_at, other));
        }
        let mut game = game;
        for option in tag("Options").into_iter().flat_map(|tag| tag.value.split_whitespace()) {
            let at = option.as_ptr() as usize - self.text.as_ptr() as usize;
            let Some((name, value)) = option.split_once('=') else {
                return Err(Unread::at(self.text, at, Flaw::NotAnOption(Excerpt::of(option))));
            };
            game.set_option(name, value).map_err(|why| refuse(at, why))?;
        }
        if let Some(tag) = tag("Start") {
            return game.parse_position(tag.value).map_err(|why| refuse(tag.value_at, why));
        }
        // Four numbers alone are a position, unless they are moves that can be played.
        let alone = self.rest().trim();
        if tags.is_empty()
            && let Ok(position) = game.parse_position(alone)
            && !are_moves(game, alone)
        {
            self.at = self.text.len();
            return Ok(position);
        }
        let start = game.start(Side::NEAR);
        Ok((game, start))
    }

    /// Plays the moves up to the next tags.
    fn moves(&mut self, played: &mut Match<Pebbles>) -> Result<(), NotRead> {
        loop {
            self.skip()?;
            let ends = |c: char| is_separator(c) || matches!(c, '[' | '{' | '(');
            let length = self.rest().find(ends).unwrap_or(self.rest().len());
            if length == 0 {
                return Ok(());
            }
            let (at, written) = (self.at, &self.rest()[..length]);
            let (_, rest) = movetext::numbered(written).unwrap_or((0, written));
            let trimmed = rest.trim_end_matches(movetext::is_mark);
            self.passed.marks += usize::from(trimmed.len() < rest.len());
            self.at += length;
            if trimmed.is_empty() {
                continue;
            }
            let turn = played.turn_count() + 1;
            let refuse = |flaw| Unread::at(self.text, at, flaw);
            if turn > MAX_TURNS {
                return Err(refuse(Flaw::TooManyMoves(MAX_TURNS)));
            }
            let word: String = trimmed.chars().map(plain).collect();
            let not_a_move = || Flaw::NotAMove(Excerpt::of(trimmed));
            let step: Step<Take> = word.parse().map_err(|_| refuse(not_a_move()).in_turn(turn))?;
            played.take(step).map_err(|why| match why {
                StepRefused::Illegal(why) => refuse(Flaw::Illegal(why)).in_turn(turn),
                StepRefused::Departure(why) => refuse(Flaw::Departure(why)),
                StepRefused::Round => refuse(not_a_move()),
            })?;
        }
    }
}
