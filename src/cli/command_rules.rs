//! Reads games and moves from text and writes turns as text.

use super::failure::Failure;
use super::rule_args::RuleArgs;
use crate::rules::{Game, Move, Position, Rules, Side, Turn};
use basics::Excerpt;

/// The error for a position without moves to play.
pub(super) const NO_MOVE: &str = "no move is given: write at least one after the position";

/// The rules of one run of a command.
pub(super) struct CommandRules {
    rules: Rules,
    /// Whether a position must have as many sides as `rules`.
    fixed_sides: bool,
}

impl CommandRules {
    pub(super) fn new(args: &RuleArgs) -> Result<Self, Failure> {
        Ok(CommandRules { rules: args.resolve()?, fixed_sides: args.fix_sides() })
    }

    /// Returns the rules for a board with `sides` sides, or as many as `args` say if `None`.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if `args` contradict `sides`.
    pub(super) fn on_board(args: &RuleArgs, sides: Option<usize>) -> Result<Self, Failure> {
        let mut command_rules = CommandRules::new(args)?;
        let Some(sides) = sides else {
            return Ok(command_rules);
        };
        if command_rules.fixed_sides && command_rules.rules.sides != sides {
            let ruled = command_rules.rules.sides;
            return Err(Failure::Refused(format!("sides={ruled} contradicts --sides {sides}")));
        }
        command_rules.rules = command_rules.rules.for_sides(sides)?;
        Ok(command_rules)
    }

    /// Returns these rules with a fixed number of sides.
    pub(super) fn of(rules: Rules) -> Self {
        CommandRules { rules, fixed_sides: true }
    }

    /// Returns a game that begins at the position in `text`.
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
        Ok(Game::new(self.rules.for_sides(ring.sides())?, position))
    }

    /// Returns the rules and their start position, with the side in `first` to move.
    pub(super) fn start_game(&self, first: &str) -> Result<(Rules, Position), Failure> {
        let rules = self.rules()?;
        let start = Position::start(&rules, self.first_mover(first)?);
        Ok((rules, start))
    }

    /// Returns the rules for a new game.
    pub(super) fn rules(&self) -> Result<Rules, Failure> {
        Ok(self.rules.for_sides(self.rules.sides)?)
    }

    /// Returns the side in `text`, which moves first.
    pub(super) fn first_mover(&self, text: &str) -> Result<Side, Failure> {
        self.side(text, "cannot move first")
    }

    /// Returns the side whose number is in `text`.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if there is no such side; `cannot` completes the sentence
    /// "side 7 …".
    pub(super) fn side(&self, text: &str, cannot: &str) -> Result<Side, Failure> {
        let side = (0..self.rules.sides).find(|side| side.to_string() == text);
        side.map(Side::new).ok_or_else(|| {
            let last = self.rules.sides - 1;
            let text = Excerpt::of(text);
            Failure::Refused(format!("side \"{text}\" {cannot}; the sides are 0 to {last}"))
        })
    }
}

/// Plays the move in `text`, after the end of a round as the first one of the next round.
pub(super) fn play<'a>(game: &'a mut Game, text: &str) -> Result<&'a Turn, Failure> {
    let mv: Move = text.parse()?;
    game.begin_round();
    Ok(game.play(mv)?)
}

/// Returns the line that `play` prints for a turn.
pub(super) fn record(turn: &Turn) -> String {
    let end = turn.end.map_or("-", |end| end.name());
    format!("{}\tcaptured={}\t{end}", turn.after, turn.captured)
}

/// Returns the line that `play` prints after the turn that ends a round of a match: the sold cells
/// and the start of the next round, or the result of the match.
pub(super) fn round_record(game: &Game) -> Option<String> {
    game.round_result()?;
    let Some(next) = game.next_start() else {
        return game.match_result().map(|result| result.to_string());
    };
    let sold = |side| format!("{side}:{}", f64::from(game.fields().sold_halves(side)) / 2.0);
    let sold = [Side::NEAR, Side::FAR].map(sold).join(",");
    Some(format!("round={} sold={sold} next={next}", game.round_number()))
}
