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

use super::{Entered, Game, Played, RecordError, RecordFlaw, Side, Step, StepRefused};
use basics::Excerpt;
pub use basics::record_text::MOST_TURNS;
use basics::record_text::{MOST_BYTES, NotATag, Tag, line_and_column, skip_blank, write_words};

/// A match as text.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game>(pub G::Match);

impl<G: Game> Record<G> {
    /// Parses a record. If it names no options or no start, `game` supplies them.
    ///
    /// # Errors
    /// Returns a [`RecordError`] for the first error, including an illegal move or a result that
    /// does not follow from the moves.
    pub fn parse(text: &str, game: &G) -> Result<Self, RecordError<G>> {
        let place = |at: usize, flaw| refuse(text, at, None, flaw);
        if text.len() > MOST_BYTES {
            return Err(place(0, RecordFlaw::TooLong(MOST_BYTES)));
        }
        if text.trim().is_empty() {
            return Err(place(0, RecordFlaw::Empty));
        }
        let (tags, moves_at) = tags(text)?;
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
        play_words::<G>(text, moves_at, &mut played)?;
        let record = Record(played);
        match tag("Result") {
            Some(tag) if tag.value != record.result() => {
                let (claimed, reached) = (Excerpt::of(tag.value), record.result());
                Err(place(tag.value_at, RecordFlaw::OtherResult { claimed, reached }))
            }
            _ => Ok(record),
        }
    }

    /// Returns the result as a record gives it: the results of all sides and the reason for the
    /// end, as in `win,loss cannot-move`, or `*` if the game is not over.
    pub fn result(&self) -> String {
        let Some(end) = self.0.end() else {
            return "*".to_owned();
        };
        let result = |side| {
            let result = self.0.standing(Side::new(side));
            result.points.map_or_else(|| result.name().to_owned(), |points| points.to_string())
        };
        let results: Vec<String> = (0..self.0.game().sides()).map(result).collect();
        format!("{} {end}", results.join(","))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Game \"{}\"]", G::ID)?;
        let options = self.0.game().options().into_iter();
        let options: Vec<String> = options.map(|(name, value)| format!("{name}={value}")).collect();
        if !options.is_empty() {
            writeln!(f, "[Options \"{}\"]", options.join(" "))?;
        }
        writeln!(f, "[Start \"{}\"]", self.0.start())?;
        if self.0.end().is_some() {
            writeln!(f, "[Result \"{}\"]", self.result())?;
        }
        write_words(f, self.0.entries().iter().map(|entry| entry.step().to_string()))
    }
}

/// Parses the tags at the start of `text`. Also returns the offset of the text after them.
fn tags<G: Game>(text: &str) -> Result<(Vec<Tag<'_>>, usize), RecordError<G>> {
    const NAMES: [&str; 4] = ["Game", "Options", "Start", "Result"];
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
        if !NAMES.contains(&name) {
            return Err(place(RecordFlaw::UnknownTag(Excerpt::of(name))));
        }
        if tags.iter().any(|tag| tag.name == name) {
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
        if turn > MOST_TURNS {
            return Err(refused(RecordFlaw::TooManyMoves(MOST_TURNS)));
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
    let (line, column) = line_and_column(text, at);
    RecordError { line, column, turn, flaw }
}
