//! Matches as text: tags in brackets, in the style of chess records, followed by the moves.
//!
//! ```text
//! [Game "pebbles"]
//! [Options "pebbles=12 most=4"]
//! [Start "12 4 0 0"]
//!
//! 2 4 1
//! ```

use std::fmt;

use super::{
    Game, GameEntry, GameMatch, RecordError, RecordFlaw, Side, Step, StepRefused, option_text,
};
pub use basics::record_text::MAX_TURNS;
use basics::record_text::{MAX_BYTES, NotATag, Tag, skip_blank, write_words};
use basics::{Excerpt, Form, Heading, Name, PassedOver, WrittenResult, movetext};

/// The tags that mean something; others are passed over.
const NAMES: [&str; 8] = ["Game", "Options", "Start", "Result", "Side0", "Side1", "Event", "Date"];

/// A match as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The match.
    pub game: G::Match,
    /// What the text says besides.
    pub heading: Heading,
}

/// A match that somebody wrote down, and what its reader has made of the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted<G: Game> {
    /// The match, and what the text says of it.
    pub record: Record<G>,
    /// How it is written.
    pub form: Form,
    /// What was passed over.
    pub passed_over: PassedOver,
}

impl<G: Game> From<Record<G>> for Noted<G> {
    fn from(record: Record<G>) -> Self {
        Noted { record, form: Form::Record, passed_over: PassedOver::default() }
    }
}

impl<G: Game> Record<G> {
    /// Returns the record of a match without names.
    pub fn of(game: G::Match) -> Self {
        Record { game, heading: Heading::default() }
    }

    /// Parses a record like [`Record::read`].
    ///
    /// # Errors
    /// See [`Record::read`].
    pub fn parse(text: &str, game: &G) -> Result<Self, RecordError<G>> {
        Record::read(text, game).map(|noted| noted.record)
    }

    /// Reads a record. If it names no options or no start, `game` supplies them. Moves may follow an
    /// end by the rules, because a record says what was played; [`GameEntry::end`] marks that end. Tags
    /// without meaning here are passed over.
    ///
    /// # Errors
    /// Returns a [`RecordError`] for the first error, including an illegal move or a result that
    /// does not follow from the moves.
    pub fn read(text: &str, game: &G) -> Result<Noted<G>, RecordError<G>> {
        let place = |at: usize, flaw| refuse(text, at, None, flaw);
        if text.len() > MAX_BYTES {
            return Err(place(0, RecordFlaw::TooLong(MAX_BYTES)));
        }
        if text.trim().is_empty() {
            return Err(place(0, RecordFlaw::Empty));
        }
        let (tags, moves_at) = tags(text)?;
        let unknown = tags.iter().filter(|tag| !NAMES.contains(&tag.name)).count();
        let mut passed_over = PassedOver { tags: unknown, ..PassedOver::default() };
        let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
        if let Some(tag) = tag("Game").filter(|tag| tag.value != G::ID) {
            return Err(place(tag.value_at, RecordFlaw::OtherGame(Excerpt::of(tag.value))));
        }
        let mut game = game.clone();
        if let Some(tag) = tag("Options") {
            for option in tag.value.split_whitespace() {
                let (name, value) = option.split_once('=').ok_or_else(|| {
                    place(tag.value_at, RecordFlaw::NotAnOption(Excerpt::of(option)))
                })?;
                let set = game.set_option(name, value);
                set.map_err(|why| place(tag.value_at, RecordFlaw::Malformed(why)))?;
            }
        }
        let mut played = match tag("Start") {
            Some(tag) => {
                let (game, start) = game
                    .parse_position(tag.value)
                    .map_err(|why| place(tag.value_at, RecordFlaw::Malformed(why)))?;
                G::Match::begin(game, start)
            }
            None => {
                let start = game.start(Side::NEAR);
                G::Match::begin(game, start)
            }
        };
        let first = played.to_move().unwrap_or(Side::NEAR);
        play_words::<G>(text, moves_at, &mut played)?;
        let mut record = Record::<G>::of(played);
        for (side, name) in ["Side0", "Side1"].iter().enumerate() {
            let (name, is_cut) = Name::shortened(tag(name).map_or("", |tag| tag.value));
            passed_over.names += usize::from(is_cut);
            if !name.is_empty() {
                record.heading.set_name(Side::new(side), name.as_str());
            }
        }
        let value = |name| tag(name).map_or_else(String::new, |tag| Name::plain(tag.value));
        (record.heading.event, record.heading.date) = (value("Event"), value("Date"));
        if let Some(tag) = tag("Result") {
            let reached = record.result();
            record.heading.result = movetext::result(tag.value, first);
            if record.heading.result.is_none() && tag.value != reached {
                let claimed = Excerpt::of(tag.value);
                return Err(place(tag.value_at, RecordFlaw::OtherResult { claimed, reached }));
            }
        }
        Ok(Noted { record, form: Form::Record, passed_over })
    }

    /// Returns the result as a record gives it: the results of all sides and the reason for the
    /// end, as in `win,loss cannot-move`, or `*` if the game is not over.
    pub fn result(&self) -> String {
        let Some(end) = self.game.end() else {
            return "*".to_owned();
        };
        let result = |side| {
            let result = self.game.standing(Side::new(side));
            result.points.map_or_else(|| result.name().to_owned(), |points| points.to_string())
        };
        let results: Vec<String> = (0..self.game.game().sides()).map(result).collect();
        format!("{} {end}", results.join(","))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Game \"{}\"]", G::ID)?;
        let options = option_text(self.game.game().options());
        if !options.is_empty() {
            writeln!(f, "[Options \"{options}\"]")?;
        }
        writeln!(f, "[Start \"{}\"]", self.game.start())?;
        for (side, name) in self.heading.names.iter().enumerate() {
            write_tag(f, &format!("Side{side}"), name)?;
        }
        write_tag(f, "Event", &self.heading.event)?;
        write_tag(f, "Date", &self.heading.date)?;
        let first = self.game.game().to_move(self.game.start()).unwrap_or(Side::NEAR);
        match self.heading.result {
            _ if self.game.end().is_some() => write_tag(f, "Result", &self.result())?,
            Some(WrittenResult::Win(side)) if side == first => write_tag(f, "Result", "1-0")?,
            Some(WrittenResult::Win(_)) => write_tag(f, "Result", "0-1")?,
            Some(WrittenResult::Draw) => write_tag(f, "Result", "1/2-1/2")?,
            Some(WrittenResult::Open) | None => {}
        }
        write_words(f, self.game.entries().iter().map(|entry| entry.step().to_string()))
    }
}

/// Writes a tag, unless its value is empty.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = Name::plain(value);
    if value.is_empty() { Ok(()) } else { writeln!(f, "[{name} \"{value}\"]") }
}

/// Parses the tags at the start of `text`. Also returns the offset of the text after them.
fn tags<G: Game>(text: &str) -> Result<(Vec<Tag<'_>>, usize), RecordError<G>> {
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let mut at = 0;
    loop {
        at = skip_blank(text, at);
        let place = |flaw| refuse(text, at, None, flaw);
        let read = Tag::read(text, at).map_err(|NotATag| place(RecordFlaw::NotATag))?;
        let Some(tag) = read else {
            return Ok((tags, at));
        };
        let name = tag.name;
        if NAMES.contains(&name) && tags.iter().any(|tag| tag.name == name) {
            return Err(place(RecordFlaw::SecondTag(Excerpt::of(name))));
        }
        at = tag.end;
        tags.push(tag);
    }
}

/// Plays the words of `text` from the offset `from`.
fn play_words<G: Game>(
    text: &str,
    from: usize,
    played: &mut G::Match,
) -> Result<(), RecordError<G>> {
    let mut turn = 1;
    for word in text[from..].split_whitespace().flat_map(G::record_words) {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let refused = |flaw| refuse(text, at, Some(turn), flaw);
        if turn > MAX_TURNS {
            return Err(refused(RecordFlaw::TooManyMoves(MAX_TURNS)));
        }
        let step: Step<G::Move> =
            word.parse().map_err(|_| refused(RecordFlaw::NotAMove(Excerpt::of(word))))?;
        played.take(step).map_err(|why| match why {
            StepRefused::Illegal(why) => refused(RecordFlaw::Illegal(why)),
            StepRefused::Departure(why) => refuse(text, at, None, RecordFlaw::Departure(why)),
            StepRefused::Round => refused(RecordFlaw::NotAMove(Excerpt::of(word))),
        })?;
        turn += usize::from(matches!(step, Step::Move(_)));
    }
    Ok(())
}

/// Returns an error at the offset `at`.
fn refuse<G: Game>(
    text: &str,
    at: usize,
    turn: Option<usize>,
    flaw: RecordFlaw<G>,
) -> RecordError<G> {
    RecordError { turn, ..RecordError::at(text, at, flaw) }
}
