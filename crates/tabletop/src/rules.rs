//! The trait of the rules of a game whose matches are [`Match`]es.

use std::fmt::{Debug, Display};

use super::{Departure, Entry, Game, GameMatch, Match, Side, Standing};

/// The rules of a game. [`Match`] keeps the turns, takes them back and knows who has left; the
/// rules say what a turn does.
pub trait Rules: Game<Match = Match<Self>, Entry = Entry<Self>, Turn = Entry<Self>> {
    /// An event of a turn. Motion, sound and narration follow the events.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// The reason why a game ended by the rules. Its display form is its name.
    type End: Copy + Eq + Debug + Display + Send + Sync;

    /// Returns the legal moves in their listed order; empty if the game is over.
    fn legal_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// Plays a move at the end of `played`, whose earlier positions matter if the rules ask for
    /// them.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal.
    fn play(played: &Match<Self>, mv: Self::Move) -> Result<Outcome<Self>, Self::Illegal>;

    /// Returns what follows a departure from the end of `played`, which the match has found
    /// possible. By default, nothing changes on the board. The match itself knows that a game is
    /// over when all have agreed to that or one side is left.
    fn depart(played: &Match<Self>, _departure: Departure) -> Outcome<Self> {
        Outcome { events: Vec::new(), after: played.position().clone(), end: None }
    }

    /// Returns `position`, in which the rules have ended the game, as one from which a record may go
    /// on: what the rules count, such as repetitions, is counted anew from there. Returns `None` if
    /// nobody can move there, or if the game goes on.
    fn reopened(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Returns the standing of `side` at the end of `played`: its result, if the game is over.
    fn standing(played: &Match<Self>, side: Side) -> Standing;
}

/// What follows from a turn or a departure.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<G: Rules> {
    /// The events, in order.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub after: G::Position,
    /// The reason why the rules ended the game with it, or `None`.
    pub end: Option<G::End>,
}
