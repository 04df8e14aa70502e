//! The words of a game.

use tabletop::Game;

/// The words of a game in one language. `look` is the number of the look in which the game is
/// shown; the terminal shows the first one, 0.
pub trait GameWords<G: Game> {
    /// Returns the name of the game.
    fn title(&self) -> &'static str;

    /// Returns the game in one sentence or two.
    fn subtitle(&self) -> &'static str;

    /// Returns the position and what the side to move may do, in a sentence.
    fn position(&self, position: &G::Position, look: usize) -> String;

    /// Returns a turn of the player with this name, in a sentence.
    fn played(&self, turn: &G::Entry, name: &str, look: usize) -> String;

    /// Returns why a move is illegal, in a sentence.
    fn illegal(&self, why: &G::Illegal, look: usize) -> String;

    /// Returns why a text is not a position, a move or an option, as a sentence without its full stop.
    fn malformed(&self, why: &G::Malformed) -> String;

    /// Returns why the game is over, in a sentence; empty if a player left or if it is not over.
    fn end(&self, played: &G::Match, look: usize) -> String;

    /// Returns why the rules end the game with an entry of a record that goes on past it, in a sentence;
    /// empty if they do not.
    fn end_with(&self, _entry: &G::Entry, _look: usize) -> String {
        String::new()
    }
}
