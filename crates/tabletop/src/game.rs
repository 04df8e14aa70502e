//! The trait that every game implements.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{Departure, Match, Seat};

/// A game with the options that it is played by. Positions do not know these options.
///
/// A position, a move, an event and the end of a game are types of the game itself, with a text
/// form. Everything played at a table, such as undo, records or clocks, follows from this trait.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name of the game on the command line and in records, such as `pebbles`.
    const ID: &'static str;

    /// A position. Its display form is its text.
    type Position: Clone + PartialEq + Debug + Display + Send + Sync;
    /// A move. Its display form is its text, which parsing reads back.
    type Move: Copy + Eq + Debug + Display + FromStr<Err: Error> + Send + Sync;
    /// An event of a turn. Motion, sound and narration follow the events.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// The reason why a game ended by the rules. Its display form is its name.
    type End: Copy + Eq + Debug + Display + Send + Sync;
    /// The reason why a move is illegal, as a sentence without a full stop.
    type Illegal: Error + Clone + PartialEq + Send + Sync;
    /// The reason why a text is not a position or an option of the game, as a sentence without a
    /// full stop.
    type Malformed: Error + Clone + PartialEq + Send + Sync;

    /// Returns the game with its default options.
    fn usual() -> Self;

    /// Returns the names and values of the options, as text, in display order.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Sets the option `name` to `value`, both given as text.
    ///
    /// # Errors
    /// Returns the reason if the option does not exist or does not take the value; the options
    /// are then unchanged.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Self::Malformed>;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the start position with `first` to move.
    fn start(&self, first: Seat) -> Self::Position;

    /// Parses a position. Also returns the game with the options that the position fixes, such as
    /// the number of seats.
    ///
    /// # Errors
    /// Returns the reason if the text is not a position of the game.
    fn parse_position(&self, text: &str) -> Result<(Self, Self::Position), Self::Malformed>;

    /// Returns the seat to move, or `None` if the game is over.
    fn to_move(&self, position: &Self::Position) -> Option<Seat>;

    /// Returns the legal moves in their listed order; empty if the game is over.
    fn legal_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// Plays a move at the end of `played`, whose earlier positions matter if the rules ask for
    /// them.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal.
    fn play(played: &Match<Self>, mv: Self::Move) -> Result<Turn<Self>, Self::Illegal>;

    /// Returns the turn that follows a departure from the end of `played`, which
    /// [`Match::depart`] has found possible: the position after it, and the events.
    fn depart(played: &Match<Self>, departure: Departure) -> Turn<Self>;

    /// Returns the standing of `seat` at the end of `played`: its result, if the game is over.
    fn standing(played: &Match<Self>, seat: Seat) -> Standing;
}

/// A turn or a departure, with its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn<G: Game> {
    /// The events, in order.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub after: G::Position,
    /// The reason why the rules ended the game with it, or `None`.
    pub end: Option<G::End>,
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
