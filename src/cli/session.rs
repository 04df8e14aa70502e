//! Reading games and moves given as text, and writing turns as text.

use super::failure::Failure;
use super::rule_args::RuleArgs;
use crate::rules::{Game, Move, Position, Rules, Turn};

/// The refusal of a position with nothing to play from it.
pub(super) const NO_MOVE: &str = "no move is given: write at least one after the position";

/// The rules of one run of a command.
pub(super) struct Session {
    rules: Rules,
    /// Whether a position must have the number of sides in `rules`.
    fixed_sides: bool,
}

impl Session {
    pub(super) fn new(args: &RuleArgs) -> Result<Self, Failure> {
        Ok(Session { rules: args.resolve()?, fixed_sides: args.fix_sides() })
    }

    /// A game that begins with the position written in `text`.
    pub(super) fn game(&self, text: &str) -> Result<Game, Failure> {
        let position = Position::parse(text, &self.rules)?;
        let ring = position.ring();
        if self.fixed_sides && ring.sides() != self.rules.sides {
            return Err(Failure::Refused(format!(
                "sides={} contradicts the position, whose {} cells are for {} sides",
                self.rules.sides,
                ring.len(),
                ring.sides()
            )));
        }
        Ok(Game::new(Rules { sides: ring.sides(), ..self.rules.clone() }, position))
    }
}

/// Plays the move written in `text`.
pub(super) fn play<'a>(game: &'a mut Game, text: &str) -> Result<&'a Turn, Failure> {
    let mv: Move = text.parse()?;
    Ok(game.play(mv)?)
}

/// A turn as `play` prints it.
pub(super) fn record(turn: &Turn) -> String {
    let end = turn.end.map_or("-", |end| end.name());
    format!("{}\tcaptured={}\t{end}", turn.after, turn.captured)
}
