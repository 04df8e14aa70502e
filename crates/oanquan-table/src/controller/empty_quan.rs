//! The rule of empty quan cells, which may be chosen in the middle of a game: before the first turn
//! that depends on it, no turn would have been another.

use oanquan::{EmptyQuan, Game, IllegalMove, Move, Rules, Turn, play};
use tabletop::{GameEntry, GameMatch};

/// Returns whether the rule of empty quan cells decides what becomes of `mv` in the current position
/// of `game`. An illegal move does not depend on it.
pub fn depends_on_empty_quan(game: &Game, mv: Move) -> bool {
    let turn = |empty_quan| -> Result<Turn, IllegalMove> {
        let rules = Rules { empty_quan, ..game.rules().clone() };
        play(&rules, game.position(), mv)
    };
    match (turn(EmptyQuan::Stops), turn(EmptyQuan::Passes)) {
        (Ok(stopped), Ok(passed)) => stopped.after != passed.after,
        _ => false,
    }
}

/// Returns the same turns and departures under another rule of empty quan cells, or `None` if one
/// of them would not have been the same.
pub fn with_empty_quan(game: &Game, empty_quan: EmptyQuan) -> Option<Game> {
    let rules = Rules { empty_quan, ..game.rules().clone() };
    rules.validate().ok()?;
    let mut same = Game::new(rules, game.start().clone());
    for entry in game.entries() {
        same.take(entry.step()).ok()?;
        if same.position() != entry.after() {
            return None;
        }
    }
    Some(same)
}
