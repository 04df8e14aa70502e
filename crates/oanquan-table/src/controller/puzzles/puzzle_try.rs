//! A puzzle that the player is trying.

use oanquan::{Game, IllegalMove, Move, Position, Rules};
use oanquan_engine::Puzzle;

/// What a move of the player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move is not the right one. The position is as before.
    Wrong,
    /// The move is right, this is the reply, and the next move is the player's again.
    GoesOn(Move),
    /// The move is right, and the line is complete.
    Solved,
}

/// A puzzle that the player is trying: the moves of the line so far and what went wrong.
#[derive(Clone, Debug)]
pub struct PuzzleTry {
    game: Game,
    line: &'static [Move],
    mistakes: u32,
    was_shown: bool,
}

impl PuzzleTry {
    /// Starts a puzzle under its rules.
    pub fn new(rules: Rules, puzzle: &'static Puzzle) -> Self {
        let game = Game::new(rules, puzzle.position.clone());
        PuzzleTry { game, line: &puzzle.line, mistakes: 0, was_shown: false }
    }

    /// Returns the game from the position of the puzzle to the current one.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Plays a move of the player and, if it is right, the reply.
    ///
    /// # Errors
    /// Returns why the move is illegal; that is no mistake.
    pub fn play(&mut self, mv: Move) -> Result<Answer, IllegalMove> {
        self.position().check(self.game.rules(), mv)?;
        let Some(right) = self.rest().first() else { return Ok(Answer::Solved) };
        if mv != *right {
            self.mistakes += 1;
            return Ok(Answer::Wrong);
        }
        self.game.play(mv)?;
        let Some(reply) = self.rest().first().copied() else { return Ok(Answer::Solved) };
        self.game.play(reply)?;
        Ok(Answer::GoesOn(reply))
    }

    /// Returns the rest of the line, which the player then has not found.
    pub fn show_solution(&mut self) -> &'static [Move] {
        self.was_shown |= !self.is_complete();
        self.rest()
    }

    /// Returns whether the player has seen the solution instead of finding it.
    pub fn was_shown(&self) -> bool {
        self.was_shown
    }

    /// Returns whether the whole line has been played.
    pub fn is_complete(&self) -> bool {
        self.rest().is_empty()
    }

    /// Returns the number of wrong moves so far.
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Returns whether the player has solved the puzzle: `None` as long as that is open, `false`
    /// from the first mistake on.
    pub fn outcome(&self) -> Option<bool> {
        let has_failed = self.mistakes > 0 || self.was_shown;
        (has_failed || self.is_complete()).then_some(!has_failed)
    }

    /// Returns the rest of the line.
    fn rest(&self) -> &'static [Move] {
        &self.line[self.game.turn_count()..]
    }
}
