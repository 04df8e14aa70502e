//! A game: a start position and the turns played from it.

use super::{GameEnd, IllegalMove, Move, Pile, Position, Rules, Side, Turn, play};

/// How often the same cells with the same side to move end a game.
const REPETITIONS: usize = 3;

/// A game from its start to now, with the memory that repetition needs.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    start: Position,
    turns: Vec<Turn>,
}

impl Game {
    /// A game under `rules` that begins with `start`; the start counts for
    /// repetition.
    pub fn new(rules: Rules, start: Position) -> Self {
        Game { rules, start, turns: Vec::new() }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// The turns played so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Why the game is over, if a turn ended it.
    pub fn end(&self) -> Option<GameEnd> {
        self.turns.last().and_then(|turn| turn.end)
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// [`IllegalMove`] when the move may not be played; the game is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        let mut turn = play(&self.rules, self.position(), mv)?;
        if turn.end.is_none() && self.occurrences(&turn.after) + 1 == REPETITIONS {
            turn.end_game(&self.rules, GameEnd::Repetition);
        }
        self.turns.push(turn);
        Ok(self.turns.last().expect("a turn was just pushed"))
    }

    /// Takes the last turn back and returns it; none at the start.
    pub fn undo(&mut self) -> Option<Turn> {
        self.turns.pop()
    }

    /// How often the game has been where `position` is: the same cells, the
    /// same side to move.
    fn occurrences(&self, position: &Position) -> usize {
        let state: (&[Pile], Option<Side>) = (&position.cells, position.to_move);
        std::iter::once(&self.start)
            .chain(self.turns.iter().map(|turn| &turn.after))
            .filter(|earlier| (earlier.cells.as_slice(), earlier.to_move) == state)
            .count()
    }
}
