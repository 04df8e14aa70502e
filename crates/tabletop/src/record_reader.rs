//! How records are read: one game or several, also with what people write among the moves.

use basics::movetext::{self, Unclosed, is_mark, numbered, plain, skip_between};
use basics::record_text::{MAX_BYTES, MAX_TURNS, NotATag, Tag};
use basics::{Excerpt, Heading, Name, PassedOver};

use super::{Game, GameMatch, Noted, Record, RecordError, RecordFlaw, Side, Step, StepRefused};

/// The most games in one text.
pub const MAX_GAMES: usize = 1_000;
/// The tags that mean something; others are passed over.
const NAMES: [&str; 8] = ["Game", "Options", "Start", "Result", "Side0", "Side1", "Event", "Date"];

impl<G: Game> Record<G> {
    /// Parses the first game of a text like [`Record::read_all`].
    ///
    /// # Errors
    /// See [`Record::read_all`].
    pub fn parse(text: &str, game: &G) -> Result<Self, RecordError<G>> {
        let games = Record::read_all(text, game, &[])?;
        Ok(games.into_iter().next().expect("a text without a game is refused").record)
    }

    /// Reads the games in a text, each of which may begin with tags; the tags of the next one end it. If it
    /// names no options or no start, `game` supplies them; a position alone is a game without moves. Comments,
    /// marks, numbers of moves and tags without meaning here are passed over, and so are these `separators`
    /// of moves. Moves may follow an end by the rules, because a record says what was played;
    /// [`GameEntry::end`](super::GameEntry::end) marks that end.
    ///
    /// # Errors
    /// Returns a [`RecordError`] for the first error, including an illegal move or a result that
    /// does not follow from the moves.
    pub fn read_all(
        text: &str,
        game: &G,
        separators: &[char],
    ) -> Result<Vec<Noted<G>>, RecordError<G>> {
        let mut reader = Reader { text, game, separators, at: 0, passed: PassedOver::default() };
        if text.len() > MAX_BYTES {
            return Err(reader.refuse(RecordFlaw::TooLong(MAX_BYTES)));
        }
        let mut games = Vec::new();
        loop {
            reader.skip()?;
            match (reader.rest().is_empty(), games.len()) {
                (true, 0) => return Err(RecordError::at(text, 0, RecordFlaw::Empty)),
                (true, _) => return Ok(games),
                (false, MAX_GAMES) => {
                    return Err(reader.refuse(RecordFlaw::TooManyGames(MAX_GAMES)));
                }
                (false, _) => games.push(reader.game()?),
            }
        }
    }
}

/// Reads a text from its start; `at` is the current offset.
struct Reader<'a, G> {
    text: &'a str,
    game: &'a G,
    separators: &'a [char],
    at: usize,
    passed: PassedOver,
}

impl<'a, G: Game> Reader<'a, G> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn refuse(&self, flaw: RecordFlaw<G>) -> RecordError<G> {
        RecordError::at(self.text, self.at, flaw)
    }

    /// Returns a flaw of a part of the text.
    fn refuse_part(&self, part: &str, flaw: RecordFlaw<G>) -> RecordError<G> {
        RecordError::at(self.text, part.as_ptr() as usize - self.text.as_ptr() as usize, flaw)
    }

    /// Passes over separators, comments and marks.
    fn skip(&mut self) -> Result<(), RecordError<G>> {
        let skipped = skip_between(self.text, self.at, &mut self.passed, self.separators, |text| {
            let word = text.split(|c: char| c.is_whitespace() || c == ';').next();
            let word = word.unwrap_or_default();
            without_number(word).parse::<G::Move>().is_ok()
        });
        self.at = skipped.map_err(|Unclosed { at }| {
            let bracket = self.text[at..].chars().next().unwrap_or_default();
            RecordError::at(self.text, at, RecordFlaw::Unclosed(bracket))
        })?;
        Ok(())
    }

    /// Reads one game, up to the tags of the next one.
    fn game(&mut self) -> Result<Noted<G>, RecordError<G>> {
        let tags = self.tags()?;
        let value = |name| tags.iter().find(|tag| tag.name == name).map_or("", |tag| tag.value);
        let (game, start) = self.start(&tags)?;
        let mut played = G::Match::begin(game, start);
        let first = played.to_move().unwrap_or(Side::NEAR);
        self.moves(&mut played)?;
        let mut noted = Noted::from(Record::<G>::of(played));
        noted.passed_over = std::mem::take(&mut self.passed);
        noted.passed_over.tags = tags.iter().filter(|tag| !NAMES.contains(&tag.name)).count();
        let mut heading = Heading::default();
        for (side, name) in ["Side0", "Side1"].into_iter().enumerate() {
            let (name, is_cut) = Name::shortened(value(name));
            noted.passed_over.names += usize::from(is_cut);
            if !name.is_empty() {
                heading.set_name(Side::new(side), name.as_str());
            }
        }
        (heading.event, heading.date) = (Name::plain(value("Event")), Name::plain(value("Date")));
        if let Some(tag) = tags.iter().find(|tag| tag.name == "Result") {
            let reached = noted.record.result();
            heading.result = movetext::result(tag.value, first);
            if heading.result.is_none() && tag.value != reached {
                let claimed = Excerpt::of(tag.value);
                let flaw = RecordFlaw::OtherResult { claimed, reached };
                return Err(self.refuse_part(tag.value, flaw));
            }
        }
        noted.record.heading = heading;
        Ok(noted)
    }

    fn tags(&mut self) -> Result<Vec<Tag<'a>>, RecordError<G>> {
        let mut tags: Vec<Tag<'_>> = Vec::new();
        loop {
            self.skip()?;
            let read = Tag::read(self.text, self.at);
            let Some(tag) = read.map_err(|NotATag| self.refuse(RecordFlaw::NotATag))? else {
                return Ok(tags);
            };
            if NAMES.contains(&tag.name) && tags.iter().any(|other| other.name == tag.name) {
                return Err(self.refuse(RecordFlaw::SecondTag(Excerpt::of(tag.name))));
            }
            self.at = tag.end;
            tags.push(tag);
        }
    }

    /// Returns the game and the start that the tags name, or a position that stands alone.
    fn start(&mut self, tags: &[Tag<'_>]) -> Result<(G, G::Position), RecordError<G>> {
        let value = |name| tags.iter().find(|tag| tag.name == name).map(|tag| tag.value);
        if let Some(name) = value("Game").filter(|name| *name != G::ID) {
            return Err(self.refuse_part(name, RecordFlaw::OtherGame(Excerpt::of(name))));
        }
        let mut game = self.game.clone();
        for option in value("Options").unwrap_or_default().split_whitespace() {
            let refuse = |flaw| self.refuse_part(option, flaw);
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| refuse(RecordFlaw::NotAnOption(Excerpt::of(option))))?;
            game.set_option(name, value).map_err(|why| refuse(RecordFlaw::Malformed(why)))?;
        }
        if let Some(start) = value("Start") {
            let read = game.parse_position(start);
            return read.map_err(|why| self.refuse_part(start, RecordFlaw::Malformed(why)));
        }
        let (alone, start) = (self.rest().trim(), game.start(Side::NEAR));
        if tags.is_empty()
            && let Ok(position) = game.parse_position(alone)
            && !Self::are_moves(G::Match::begin(game.clone(), start.clone()), alone)
        {
            self.at = self.text.len();
            return Ok(position);
        }
        Ok((game, start))
    }

    /// Returns whether all words of `text` are moves that can be played in turn.
    fn are_moves(mut played: G::Match, text: &str) -> bool {
        let mut words = text.split_whitespace().flat_map(G::record_words);
        words.all(|word| word.parse().is_ok_and(|mv| played.play(mv).is_ok()))
    }

    /// Plays the moves up to the next tags.
    fn moves(&mut self, played: &mut G::Match) -> Result<(), RecordError<G>> {
        loop {
            self.skip()?;
            let ends = |c: char| {
                let is_separator = c == '\u{feff}' || self.separators.contains(&plain(c));
                is_separator || c.is_whitespace() || matches!(c, '[' | '{' | '(' | ';')
            };
            let length = self.rest().find(ends).unwrap_or(self.rest().len());
            if length == 0 {
                return Ok(());
            }
            let written = without_number(&self.rest()[..length]);
            self.at += length;
            let words = written.trim_end_matches(is_mark);
            self.passed.marks += usize::from(words.len() < written.len());
            for word in G::record_words(words).into_iter().filter(|word| !word.is_empty()) {
                self.step(word, played)?;
            }
        }
    }

    fn step(&self, word: &str, played: &mut G::Match) -> Result<(), RecordError<G>> {
        let turn = played.turn_count() + 1;
        let refuse = |flaw| self.refuse_part(word, flaw).in_turn(turn);
        let not_a_move = || refuse(RecordFlaw::NotAMove(Excerpt::of(word)));
        if turn > MAX_TURNS {
            return Err(refuse(RecordFlaw::TooManyMoves(MAX_TURNS)));
        }
        let typed: String = word.chars().map(plain).collect();
        let step: Step<G::Move> = typed.parse().map_err(|_| not_a_move())?;
        played.take(step).map_err(|why| match why {
            StepRefused::Illegal(why) => refuse(RecordFlaw::Illegal(why)),
            StepRefused::Departure(why) => self.refuse_part(word, RecordFlaw::Departure(why)),
            StepRefused::Round => not_a_move(),
        })
    }
}

/// Returns a word without the number of a move with which it begins.
fn without_number(word: &str) -> &str {
    numbered(word).map_or(word, |(_, rest)| rest)
}
