//! Whole games as text: tags in brackets, in the style of chess records, followed
//! by the moves.
//!
//! ```text
//! [Rules "folk"]
//! [Start "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"]
//! [Side0 "An"]
//!
//! 2+ 9- 4+
//! ```
//!
//! A match of several rounds has one line of moves for each round; its start is that of the first
//! round.
//!
//! Departures appear among the moves: `resign:1` if side 1 resigned, `time:0` if
//! side 0 ran out of time, `stop` if all agreed to end the game.
//!
//! Pasted text may also be just moves, or a position that a semicolon and moves may
//! follow.

use std::fmt;

use super::{
    BySide, Departure, Game, GameEnd, GameEntry, Move, Position, RecordError, RecordFlaw, Rules,
    Series, Side,
};
use basics::Excerpt;
pub use basics::record_text::MOST_TURNS;
use basics::record_text::{
    MOST_BYTES, NotATag, Tag, line_and_column, skip_blank, write_lines, write_words,
};

/// The longest name of a player, in characters.
const MOST_NAME: usize = 60;

/// A record of a game: its start, every move, and the names of the players.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game, which can be a match of several rounds.
    pub game: Game,
    /// The name of each side; empty if unknown.
    pub names: BySide<String>,
}

impl Record {
    /// Creates a record of `game` without names.
    pub fn of(game: Game) -> Self {
        let names = BySide::from_fn(game.rules().sides, |_| String::new());
        Record { game, names }
    }

    /// Returns the names as the text of a record contains them: without quotes and control
    /// characters, and of at most 60 characters.
    pub fn plain_names(&self) -> BySide<String> {
        BySide::from_fn(self.names.sides(), |side| plain(&self.names[side]))
    }

    /// Parses a game. If the text names no rules or no start, `rules` supply them.
    ///
    /// # Errors
    /// Returns a [`RecordError`] for the first error, including an illegal move or a
    /// result that does not follow from the moves.
    pub fn parse(text: &str, rules: &Rules) -> Result<Self, RecordError> {
        let mut reader = Reader { text, at: 0 };
        if text.len() > MOST_BYTES {
            return Err(reader.refuse(RecordFlaw::TooLong(MOST_BYTES)));
        }
        reader.skip_blank();
        if reader.rest().is_empty() {
            return Err(reader.refuse(RecordFlaw::Empty));
        }
        let tags = reader.tags()?;
        let rules = tags.rules.clone().unwrap_or_else(|| rules.clone());
        let start = match &tags.start {
            Some((at, text)) => Reader { text: reader.text, at: *at }.position(text, &rules)?,
            None => reader.leading_position(&rules)?,
        };
        let start = start.unwrap_or_else(|| Position::start(&rules, reader.first_mover(&rules)));
        let sides = start.ring().sides();
        if let Some((at, claimed)) = tags.sides.filter(|(_, claimed)| *claimed != sides) {
            let place = Reader { text, at };
            return Err(place.refuse(RecordFlaw::OtherSides(claimed, sides)));
        }
        let rules = rules.for_sides(sides).map_err(|why| reader.refuse(RecordFlaw::Rules(why)))?;
        let mut record = Record::of(Game::new(rules, start));
        for (at, index, name) in tags.names {
            if index >= sides {
                let place = Reader { text, at };
                return Err(place.refuse(RecordFlaw::NoSuchSide(index, sides)));
            }
            record.names[Side::new(index)] = name;
        }
        reader.moves(&mut record.game)?;
        if let Some((_, result)) = tags.result {
            let claimed = result.split_whitespace().last().and_then(GameEnd::named);
            record.game.settle_end(claimed);
        }
        match tags.result {
            Some((at, result)) if result != record.result() => {
                let (claimed, reached) = (Excerpt::of(result), record.result());
                Err(Reader { text, at }.refuse(RecordFlaw::OtherResult { claimed, reached }))
            }
            _ => Ok(record),
        }
    }

    /// Returns the result, or `*` if the match is not over: the points and the reason for the end,
    /// as in `38,32 quan-empty`, or that of a match of several rounds, as in `match=0`.
    fn result(&self) -> String {
        let game = &self.game;
        match (game.rules().series, game.end()) {
            (Series::Off, Some(end)) => {
                let points = game.position().stores().iter().map(|(_, points)| points.to_string());
                format!("{} {end}", points.collect::<Vec<_>>().join(","))
            }
            (Series::Off, None) => "*".to_owned(),
            (Series::Fields, _) => {
                game.match_result().map_or("*".to_owned(), |result| result.to_string())
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Rules \"{}\"]", self.game.rules())?;
        writeln!(f, "[Start \"{}\"]", self.game.start())?;
        for (side, name) in self.plain_names().iter().filter(|(_, name)| !name.is_empty()) {
            writeln!(f, "[Side{side} \"{name}\"]")?;
        }
        let result = self.result();
        if result != "*" {
            writeln!(f, "[Result \"{result}\"]")?;
        }
        match self.game.rules().series {
            Series::Off => write_words(f, words(self.game.entries())),
            Series::Fields => {
                write_lines(f, self.game.rounds().map(|round| words(round.entries())))
            }
        }
    }
}

/// Returns the moves and departures of a round as text.
fn words(entries: &[GameEntry]) -> impl Iterator<Item = String> {
    entries.iter().filter_map(|entry| match entry {
        GameEntry::Turn(turn) => Some(turn.mv.to_string()),
        GameEntry::Departure(departure) => Some(departure.how.to_string()),
        GameEntry::Sale(_) => None,
    })
}

/// Returns a name that fits in a tag.
fn plain(name: &str) -> String {
    let kept = name.chars().map(|c| if c.is_control() || c == '"' { ' ' } else { c });
    kept.take(MOST_NAME).collect::<String>().trim().to_owned()
}

/// The tags of a record, each with the offset of its value.
#[derive(Default)]
struct Tags<'a> {
    rules: Option<Rules>,
    /// The number of sides, if the rules name it.
    sides: Option<(usize, usize)>,
    start: Option<(usize, &'a str)>,
    names: Vec<(usize, usize, String)>,
    result: Option<(usize, &'a str)>,
}

/// Reads a text from its start; `at` is the current byte offset.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blank(&mut self) {
        self.at = skip_blank(self.text, self.at);
    }

    /// Reads the next word; returns it with its offset.
    fn word(&mut self) -> Option<(usize, &'a str)> {
        self.skip_blank();
        let word = self.rest().split(|c: char| c.is_whitespace() || c == ';').next()?;
        let at = self.at;
        self.at += word.len();
        (!word.is_empty()).then_some((at, word))
    }

    /// Returns an error at the current offset.
    fn refuse(&self, why: RecordFlaw) -> RecordError {
        let (line, column) = line_and_column(self.text, self.at);
        RecordError { line, column, turn: None, why }
    }

    fn tags(&mut self) -> Result<Tags<'a>, RecordError> {
        let mut tags = Tags::default();
        loop {
            self.skip_blank();
            let read = Tag::read(self.text, self.at);
            let read = read.map_err(|NotATag| self.refuse(RecordFlaw::NotATag))?;
            let Some(Tag { name, value, value_at, end, .. }) = read else {
                return Ok(tags);
            };
            let tag = Reader { text: self.text, at: self.at };
            let place = Reader { text: self.text, at: value_at };
            let twice = || tag.refuse(RecordFlaw::SecondTag(name.to_owned()));
            match name {
                "Rules" if tags.rules.is_some() => return Err(twice()),
                "Rules" => {
                    let rules: Rules =
                        value.parse().map_err(|why| place.refuse(RecordFlaw::Rules(why)))?;
                    tags.sides = value.contains("sides=").then_some((value_at, rules.sides));
                    tags.rules = Some(rules);
                }
                "Start" if tags.start.is_some() => return Err(twice()),
                "Start" => tags.start = Some((value_at, value)),
                "Result" if tags.result.is_some() => return Err(twice()),
                "Result" => tags.result = Some((value_at, value)),
                "Side0" | "Side1" | "Side2" | "Side3" => {
                    let index = usize::from(name.as_bytes()[4] - b'0');
                    if tags.names.iter().any(|(_, other, _)| *other == index) {
                        return Err(twice());
                    }
                    if value != plain(value) {
                        return Err(place.refuse(RecordFlaw::Name(MOST_NAME)));
                    }
                    tags.names.push((self.at, index, value.to_owned()));
                }
                // Other programs write further tags.
                _ => {}
            }
            self.at = end;
        }
    }

    /// Parses the position in `text`, which starts at the current offset.
    fn position(&self, text: &str, rules: &Rules) -> Result<Option<Position>, RecordError> {
        let position = Position::parse(text, rules);
        position.map(Some).map_err(|why| self.refuse(RecordFlaw::Position(why)))
    }

    /// Reads a position before the moves, and the semicolon after it if there is one.
    fn leading_position(&mut self, rules: &Rules) -> Result<Option<Position>, RecordError> {
        self.skip_blank();
        let from = self.at;
        let place = Reader { text: self.text, at: from };
        if !self.word().is_some_and(|(_, cells)| cells.contains(',')) {
            self.at = from;
            return Ok(None);
        }
        let (_, _) = (self.word(), self.word());
        let position = place.position(&self.text[from..self.at], rules);
        self.skip_blank();
        self.at += usize::from(self.rest().starts_with(';'));
        position
    }

    /// Returns the side that moves first, judged by the first move ahead.
    fn first_mover(&self, rules: &Rules) -> Side {
        let mut ahead = Reader { text: self.text, at: self.at };
        let words = std::iter::from_fn(|| ahead.word());
        let first =
            words.map(|(_, word)| (word, word.parse::<Departure>())).find(|(_, departure)| {
                // A resignation or an agreed end says nothing about whose turn it is.
                matches!(departure, Ok(Departure::OutOfTime(_)) | Err(_))
            });
        let owner = first.and_then(|(word, departure)| match departure {
            Ok(departure) => departure.side(),
            Err(_) => word.parse::<Move>().ok()?.cell.owner(),
        });
        owner.filter(|side| side.index() < rules.sides).unwrap_or(Side::NEAR)
    }

    /// Plays the remaining moves. Those after the end of a round belong to the next one.
    fn moves(&mut self, game: &mut Game) -> Result<(), RecordError> {
        loop {
            self.skip_blank();
            let place = Reader { text: self.text, at: self.at };
            if self.rest().is_empty() {
                return Ok(());
            }
            let turn = game.turn_count() + 1;
            let refuse = |why| RecordError { turn: Some(turn), ..place.refuse(why) };
            let Some((_, word)) = self.word() else {
                return Err(place.refuse(RecordFlaw::Semicolon));
            };
            if turn > MOST_TURNS {
                return Err(refuse(RecordFlaw::TooManyMoves(MOST_TURNS)));
            }
            game.begin_round();
            if let Ok(departure) = word.parse::<Departure>() {
                game.replay_departure(departure)
                    .map_err(|why| place.refuse(RecordFlaw::Departure(why)))?;
                continue;
            }
            let mv: Move = word.parse().map_err(|why| refuse(RecordFlaw::NotAMove(why)))?;
            game.replay(mv).map_err(|why| refuse(RecordFlaw::Illegal(why)))?;
        }
    }
}
