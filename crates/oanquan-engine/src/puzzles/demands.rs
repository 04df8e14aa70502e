//! What a puzzle presupposes.

use oanquan::{Event, Rules, play};

use super::{Puzzle, Theme};

/// The most dân on the board of a first step.
const FEW_DAN: u32 = 18;

/// What a puzzle presupposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demands {
    /// Whether the solver has to know what happens to an empty row: a side owes points or refills.
    pub refills: bool,
    /// Whether the puzzle asks for nothing but to see one capture, the largest of the turn, among few
    /// stones: in one move, after none of which an empty row is refilled. The solver is not behind then,
    /// because a solved puzzle that ends in a defeat feels like a mistake.
    pub is_first_step: bool,
}

impl Demands {
    /// Returns what `puzzle` presupposes under its rules.
    pub fn of(puzzle: &Puzzle, rules: &Rules) -> Self {
        let refills = Demands::refills(puzzle, rules);
        let is_first_step = !refills && puzzle.band == 1 && Demands::is_plain(puzzle, rules);
        Demands { refills, is_first_step }
    }

    fn refills(puzzle: &Puzzle, rules: &Rules) -> bool {
        let mut position = puzzle.position.clone();
        let owes = position.stores().iter().any(|(_, store)| *store < 0);
        let mut refills = owes || matches!(puzzle.theme, Theme::LastRefill | Theme::StarveRow);
        for mv in &puzzle.line {
            refills |= position.needs_refill();
            let Ok(turn) = play(rules, &position, *mv) else { break };
            position = turn.after;
        }
        refills || position.needs_refill()
    }

    fn is_plain(puzzle: &Puzzle, rules: &Rules) -> bool {
        let (position, [right]) = (&puzzle.position, &puzzle.line[..]) else { return false };
        let dan: u32 = position.ring().cells().map(|cell| u32::from(position.pile(cell).dan)).sum();
        let Ok(turn) = play(rules, position, *right) else { return false };
        let captured = |event: &&Event| matches!(event, Event::Captured { .. });
        let captures = turn.events.iter().filter(captured).count();
        let Some(own) = position.to_move() else { return false };
        let most = turn.after.stores().iter().map(|(_, store)| *store).max();
        let is_behind = most.is_some_and(|most| turn.after.stores()[own] < most);
        let mut after = position.legal_moves(rules).into_iter();
        let refills_after =
            |mv| play(rules, position, mv).is_ok_and(|turn| turn.after.needs_refill());
        dan <= FEW_DAN && captures == 1 && !is_behind && !after.any(refills_after)
    }
}
