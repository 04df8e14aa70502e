//! The traits that every game implements.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{CannotDepart, Departure, Side, Step};

/// A game with the options that it is played by. Positions do not know these options.
///
/// A position, a move and the entries of a match are types of the game itself. Everything played
/// at a table, such as undo, clocks, replays or the archive, follows from this trait and from
/// [`GameMatch`]. A game that has no matches of its own implements [`Rules`](super::Rules), and
/// [`Match`](super::Match) does the rest.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name of the game on the command line and in records, such as `pebbles`.
    const ID: &'static str;

    /// A match of this game, from its start to the current position.
    type Match: GameMatch<Self>;
    /// An entry of a match: a turn or a departure, with its consequences.
    type Entry: GameEntry<Self>;
    /// A turn, with its consequences.
    type Turn: Debug;
    /// A position. Its display form is its text.
    type Position: Clone + PartialEq + Debug + Display + Send + Sync;
    /// A move. Its display form is its text, which parsing reads back.
    type Move: Copy
        + Eq
        + Debug
        + Display
        + FromStr<Err: Error>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// The reason why a move is illegal, as a sentence without a full stop.
    type Illegal: Error + Clone + PartialEq + Send + Sync;
    /// The reason why a text is not a position or an option of the game, as a sentence without a
    /// full stop.
    type Malformed: Error + Clone + PartialEq + Send + Sync;

    /// Returns the game with its default options.
    fn usual() -> Self;

    /// Returns the names and values of the options, as text, in display order; nothing by default.
    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Sets the option `name` to `value`, both given as text.
    ///
    /// # Errors
    /// Returns the reason if the option does not exist or does not take the value; the options
    /// are then unchanged.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Self::Malformed>;

    /// Returns the options as text, as in `size=15 exact_five=on`.
    fn options_text(&self) -> String {
        option_text(self.options())
    }

    /// Returns the game with the options in such a text. Those that are missing or impossible have
    /// their default values.
    fn from_options(text: &str) -> Self {
        let mut game = Self::usual();
        for option in text.split_whitespace() {
            if let Some((name, value)) = option.split_once('=')
                && let Err(why) = game.set_option(name, value)
            {
                log::warn!("options of {}: {why}", Self::ID);
            }
        }
        game
    }

    /// Returns the words of a record in `text`, which has no blanks. Games in which moves may follow
    /// each other without blanks override this.
    fn record_words(text: &str) -> Vec<&str> {
        vec![text]
    }

    /// Returns the number of sides, by default 2.
    fn sides(&self) -> usize {
        2
    }

    /// Returns the start position with `first` to move.
    fn start(&self, first: Side) -> Self::Position;

    /// Returns the side to move at `position`, or `None` if the game is over.
    fn to_move(&self, position: &Self::Position) -> Option<Side>;

    /// Returns the side that, in a match from `start`, plays what moves first in a usual match, such as red or X:
    /// by default, the side to move.
    fn leader(&self, start: &Self::Position) -> Side {
        self.to_move(start).unwrap_or(Side::NEAR)
    }

    /// Parses a position. Also returns the game with the options that the position fixes, such as
    /// the number of sides.
    ///
    /// # Errors
    /// Returns the reason if the text is not a position of the game.
    fn parse_position(&self, text: &str) -> Result<(Self, Self::Position), Self::Malformed>;
}

/// Returns options, given by their names and values, as text.
pub fn option_text(options: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let options = options.into_iter().map(|(name, value)| format!("{name}={value}"));
    options.collect::<Vec<_>>().join(" ")
}

/// One match of the game `G`, from its start to the current position.
pub trait GameMatch<G: Game<Match = Self>>:
    Clone + PartialEq + Debug + Send + Sync + 'static
{
    /// Starts `game` at `start`.
    fn begin(game: G, start: G::Position) -> Self;

    /// Returns the game and its options.
    fn game(&self) -> G;

    /// Returns the start position.
    fn start(&self) -> &G::Position;

    /// Returns the current position.
    fn position(&self) -> &G::Position;

    /// Returns the side to move, or `None` if the game is over.
    fn to_move(&self) -> Option<Side>;

    /// Returns whether `side` has left the game.
    fn has_departed(&self, side: Side) -> bool;

    /// Returns all turns and departures so far, in order.
    fn entries(&self) -> &[G::Entry];

    /// Returns the number of turns so far.
    fn turn_count(&self) -> usize;

    /// Returns the turn with this index, from 0.
    fn turn(&self, index: usize) -> Option<&G::Turn>;

    /// Returns the number of turns among the first `entries` entries.
    fn turns_in(&self, entries: usize) -> usize;

    /// Returns the number of entries before the turn with this number, counted from 1; that of
    /// all entries if there are fewer turns.
    fn entries_before_turn(&self, turn: usize) -> usize;

    /// Returns the number of entries up to and including the turn with this number, counted
    /// from 1; 0 for number 0, and that of all entries if there are fewer turns.
    fn entries_to_turn(&self, turn: usize) -> usize {
        if turn == 0 { 0 } else { (self.entries_before_turn(turn) + 1).min(self.entries().len()) }
    }

    /// Returns the position after the first `entries` entries, at most all.
    fn position_after(&self, entries: usize) -> &G::Position {
        let last = entries.min(self.entries().len()).checked_sub(1);
        last.map_or(self.start(), |last| self.entries()[last].after())
    }

    /// Returns the legal moves in their listed order; empty if the game is over.
    fn legal_moves(&self) -> Vec<G::Move>;

    /// Checks that a move is legal.
    ///
    /// # Errors
    /// Returns the reason if it is illegal.
    fn check(&self, mv: G::Move) -> Result<(), G::Illegal>;

    /// Plays a move and returns the turn.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal; the match is then unchanged.
    fn play(&mut self, mv: G::Move) -> Result<&G::Turn, G::Illegal>;

    /// Plays a move of a record or an undone move. A record says what was played: it may go on past an
    /// end that the rules see there, after which they count anew what they count.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal; the match is then unchanged.
    fn replay(&mut self, mv: G::Move) -> Result<(), G::Illegal> {
        self.play(mv).map(drop)
    }

    /// Records a departure that a record contains; see [`replay`](Self::replay).
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if it is not possible; the match is then unchanged.
    fn replay_departure(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        self.depart(departure)
    }

    /// Returns the match as one that a record goes on after the end which the rules see; `None` if the
    /// match is not over, or cannot go on. See [`replay`](Self::replay).
    fn reopened(&self) -> Option<Self> {
        None
    }

    /// Returns the number of turns at the beginning that the rules of an end no longer count, because a
    /// record went on past that end; see [`replay`](Self::replay).
    fn uncounted_turns(&self) -> usize {
        0
    }

    /// Returns the match with another number of [uncounted turns](Self::uncounted_turns), in a game whose
    /// matches do not tell them by themselves.
    #[must_use]
    fn with_uncounted_turns(self, _turns: usize) -> Self {
        self
    }

    /// Lets the record decide whether the replayed match is over, where the rules cannot; see
    /// [`replay`](Self::replay). `claimed` is the reason for the end in the record, or `None` if it
    /// says that the match continues.
    fn settle_end(&mut self, _claimed: Option<&str>) {}

    /// Records a departure.
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if it is not possible; the match is then unchanged.
    fn depart(&mut self, departure: Departure) -> Result<(), CannotDepart>;

    /// Returns whether this is a match of several rounds. Its result need not follow from the points.
    fn has_rounds(&self) -> bool {
        false
    }

    /// Returns whether nothing can follow. A match between two rounds is not over.
    fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// Begins the next round of a match of several rounds. Returns `false` and changes nothing if
    /// there is none, or if the current one goes on.
    fn begin_round(&mut self) -> bool {
        false
    }

    /// Takes back the latest entry and returns it, or `None` at the start.
    fn undo(&mut self) -> Option<G::Entry>;

    /// Returns the match after its first `entries` entries, or the whole match if it has no more.
    fn up_to(&self, entries: usize) -> Self;

    /// Returns this match played by the rules of `game`, as a record that goes on after its last entry;
    /// `None` if a step is not possible there.
    fn under(&self, game: &G) -> Option<Self> {
        if *game == self.game() {
            return Some(self.clone());
        }
        let mut played = Self::begin(game.clone(), self.start().clone());
        for entry in self.entries() {
            played.take(entry.step()).ok()?;
        }
        Some(played)
    }

    /// Returns the name of the reason why the game is over. Returns `None` if the game continues,
    /// if another round follows, or if it started with a finished position.
    fn end(&self) -> Option<String>;

    /// Returns the standing of `side`: its result, if the game is over.
    fn standing(&self, side: Side) -> Standing;

    /// Applies a step of a record or one that was undone.
    ///
    /// # Errors
    /// Returns [`StepRefused`] if it is not possible; the match is then unchanged.
    fn take(&mut self, step: Step<G::Move>) -> Result<(), StepRefused<G>> {
        match step {
            Step::Move(mv) => self.replay(mv).map_err(StepRefused::Illegal),
            Step::Departure(departure) => {
                self.replay_departure(departure).map_err(StepRefused::Departure)
            }
            Step::Round if self.begin_round() => Ok(()),
            Step::Round => Err(StepRefused::Round),
        }
    }
}

/// An entry of a match of the game `G`.
pub trait GameEntry<G: Game>: Clone + PartialEq + Debug + Send + Sync {
    /// Returns what was done.
    fn step(&self) -> Step<G::Move>;

    /// Returns the side that acted; `None` if all agreed to end the game, and if a round began.
    fn side(&self) -> Option<Side>;

    /// Returns the position after it.
    fn after(&self) -> &G::Position;

    /// Returns the name of the reason why the rules end the game or its round with this entry. In a
    /// match from a record, entries may follow it.
    fn end(&self) -> Option<String>;
}

/// The reason why a step is not possible.
#[derive(Clone, Debug, PartialEq)]
pub enum StepRefused<G: Game> {
    /// The move is illegal.
    Illegal(G::Illegal),
    /// The departure is not possible.
    Departure(CannotDepart),
    /// No further round begins here.
    Round,
}

impl Standing {
    /// Returns the standing of `side` in a game of two without points that `loser` has lost, or that
    /// is a draw, or that is not over.
    pub fn after_loss(loser: Option<Side>, side: Side) -> Self {
        let (behind, level) = match loser {
            Some(loser) => (usize::from(loser == side), 0),
            None => (0, 1),
        };
        Standing { points: None, behind, level }
    }

    /// Returns whether this is the standing of the only winner.
    pub fn is_win(self) -> bool {
        (self.behind, self.level) == (0, 0)
    }

    /// Returns the name of the result: `win`, `draw` or `loss`.
    pub fn name(self) -> &'static str {
        match (self.behind, self.level) {
            (0, 0) => "win",
            (0, _) => "draw",
            _ => "loss",
        }
    }
}

/// The standing of a player: points, a rank among all players, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The points, in games that count them.
    pub points: Option<i32>,
    /// The number of players with a better result; 0 for the winner, or for all in a draw.
    pub behind: usize,
    /// The number of other players with the same result; 0 for a single winner.
    pub level: usize,
}
