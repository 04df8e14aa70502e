//! A match of any game, as texts.

use basics::{Control, Departure, Excerpt, Heading, Level, Side};
use messages::{Ending, Refusal, RoomSetup};
use tabletop::{Computer, Game, GameEntry, GameMatch, Record, Standing, Step};

/// The most bytes of a reason that a game gives.
const MAX_REASON: usize = 200;

/// A match of any game, as texts in the notation of that game.
pub trait Board: Send {
    /// Returns the number of sides.
    fn sides(&self) -> usize;

    /// Returns the options, complete.
    fn options(&self) -> String;

    /// Returns the start position.
    fn start(&self) -> String;

    /// Returns the current position.
    fn position(&self) -> String;

    /// Returns the side to move; `None` after the end, and between two rounds.
    fn to_move(&self) -> Option<Side>;

    /// Returns whether nothing can follow.
    fn is_over(&self) -> bool;

    /// Returns whether a side has left.
    fn has_departed(&self, side: Side) -> bool;

    /// Returns the number of steps so far.
    fn steps(&self) -> usize;

    /// Returns the legal moves.
    fn moves(&self) -> Vec<String>;

    /// Plays a move, and returns its text as records write it.
    ///
    /// # Errors
    /// Returns the reason if it is none, or illegal; nothing has changed then.
    fn play(&mut self, text: &str) -> Result<String, BoardRefusal>;

    /// Notes that a side leaves, or that all agree to end the game. Returns the step as records write it; `None` if
    /// that is not possible.
    fn depart(&mut self, departure: Departure) -> Option<String>;

    /// Begins the next round, and returns the step as records write it; `None` if there is none.
    fn begin_round(&mut self) -> Option<String>;

    /// Takes a step that was played before, as records write it. Returns whether it was possible.
    fn take(&mut self, step: &str) -> bool;

    /// Takes steps back until this many are left.
    fn back_to(&mut self, steps: usize);

    /// Returns the number of steps before the last move of a side; `None` if it has not moved.
    fn before_last_move(&self, side: Side) -> Option<usize>;

    /// Returns how the game ended; `None` if it goes on.
    fn ending(&self) -> Option<Ending>;

    /// Returns how many sides have a better result than each, after the end.
    fn ranks(&self) -> Vec<usize>;

    /// Returns the record with these names of the sides.
    fn record(&self, names: &[String]) -> String;

    /// Returns the move that the computer plays here; `None` if there is none or the search was cancelled.
    fn choose(&self, level: Level, seed: u64, control: &Control) -> Option<String>;

    /// Returns a copy, as for a search on another thread.
    fn copy(&self) -> Box<dyn Board>;
}

/// The reason why a board refuses a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardRefusal {
    /// The text is no move of the game.
    NotAMove(String),
    /// The move is illegal.
    Illegal(String),
}

impl From<BoardRefusal> for Refusal {
    fn from(why: BoardRefusal) -> Self {
        match why {
            BoardRefusal::NotAMove(why) => Refusal::NotAMove(why),
            BoardRefusal::Illegal(why) => Refusal::Illegal(why),
        }
    }
}

/// A kind of game that rooms can have.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The name of the game, such as `caro`.
    pub id: &'static str,
    /// Begins a match.
    pub begin: fn(&RoomSetup) -> Result<Box<dyn Board>, Refusal>,
}

/// Returns the kind of the game `G`.
pub const fn kind<G: Computer>() -> Kind {
    Kind { id: G::ID, begin: begin::<G> }
}

/// Begins a match as agreed.
fn begin<G: Computer>(setup: &RoomSetup) -> Result<Box<dyn Board>, Refusal> {
    let game = with_options::<G>(&setup.options)?;
    let played = if setup.start.is_empty() {
        setup.check(game.sides()).map_err(Refusal::Setup)?;
        let start = game.start(Side::new(setup.first.into()));
        G::Match::begin(game, start)
    } else {
        let (game, start) = game.parse_position(&setup.start).map_err(|why| {
            Refusal::Start(Excerpt::of_length(&why.to_string(), MAX_REASON).to_string())
        })?;
        setup.check(game.sides()).map_err(Refusal::Setup)?;
        G::Match::begin(game, start)
    };
    if played.to_move().is_none() {
        return Err(Refusal::Start("the game is over".to_owned()));
    }
    Ok(Box::new(Held::<G> { played }))
}

/// Returns the game with the options in a text, each of which it must know and take.
fn with_options<G: Game>(text: &str) -> Result<G, Refusal> {
    let game = G::from_options(text);
    let own = game.options_text();
    let each = game.options();
    let is_known = |word: &str| {
        own.split_whitespace().any(|known| known == word)
            || word.split_once('=').is_some_and(|(name, value)| {
                each.iter().any(|(known, kept)| *known == name && kept == value)
            })
    };
    if text.split_whitespace().all(is_known) { Ok(game) } else { Err(Refusal::Options) }
}

/// A match of the game `G`.
struct Held<G: Game> {
    played: G::Match,
}

impl<G: Computer> Board for Held<G> {
    fn sides(&self) -> usize {
        self.played.game().sides()
    }

    fn options(&self) -> String {
        self.played.game().options_text()
    }

    fn start(&self) -> String {
        self.played.start().to_string()
    }

    fn position(&self) -> String {
        self.played.position().to_string()
    }

    fn to_move(&self) -> Option<Side> {
        self.played.to_move()
    }

    fn is_over(&self) -> bool {
        self.played.is_over()
    }

    fn has_departed(&self, side: Side) -> bool {
        self.played.has_departed(side)
    }

    fn steps(&self) -> usize {
        self.played.entries().len()
    }

    fn moves(&self) -> Vec<String> {
        self.played.legal_moves().iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, text: &str) -> Result<String, BoardRefusal> {
        let reason = |why: String| Excerpt::of_length(&why, MAX_REASON).to_string();
        let mv: G::Move = match text.parse() {
            Ok(mv) => mv,
            Err(why) => return Err(BoardRefusal::NotAMove(reason(format!("{why}")))),
        };
        let played = self.played.play(mv);
        played.map_err(|why| BoardRefusal::Illegal(reason(why.to_string())))?;
        Ok(mv.to_string())
    }

    fn depart(&mut self, departure: Departure) -> Option<String> {
        self.played.depart(departure).ok().map(|()| departure.to_string())
    }

    fn begin_round(&mut self) -> Option<String> {
        self.played.begin_round().then(|| Step::<G::Move>::Round.to_string())
    }

    fn take(&mut self, step: &str) -> bool {
        match step.parse() {
            Ok(Step::<G::Move>::Move(mv)) => self.played.play(mv).is_ok(),
            Ok(Step::Departure(departure)) => self.played.depart(departure).is_ok(),
            Ok(Step::Round) => self.played.begin_round(),
            Err(_) => false,
        }
    }

    fn back_to(&mut self, steps: usize) {
        while self.steps() > steps && self.played.undo().is_some() {}
    }

    fn before_last_move(&self, side: Side) -> Option<usize> {
        self.played
            .entries()
            .iter()
            .rposition(|entry| matches!(entry.step(), Step::Move(_)) && entry.side() == Some(side))
    }

    fn ending(&self) -> Option<Ending> {
        let reason = self.played.end()?;
        let result = |side| {
            let standing: Standing = self.played.standing(Side::new(side));
            standing.points.map_or_else(|| standing.name().to_owned(), |points| points.to_string())
        };
        Some(Ending { reason, results: (0..self.sides()).map(result).collect() })
    }

    fn ranks(&self) -> Vec<usize> {
        (0..self.sides()).map(|side| self.played.standing(Side::new(side)).behind).collect()
    }

    fn record(&self, names: &[String]) -> String {
        let mut record = Record::<G>::of(self.played.clone());
        record.heading = Heading { names: names.to_vec(), ..Heading::default() };
        record.to_string()
    }

    fn choose(&self, level: Level, seed: u64, control: &Control) -> Option<String> {
        G::choose(level, &self.played, seed, control).map(|mv| mv.to_string())
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(Held::<G> { played: self.played.clone() })
    }
}
