//! Checks a list of gains by the rules alone, without a search, a table or the packed board.
//!
//! The list says for every position that its strategy can lead to what the claim's side gains from there, and
//! its move if it is to move; `docs/proofs.md` describes the format and why it proves the claim. Each line is
//! checked alone: its move, or every reply of the other side, ends the game with that gain or leads to a
//! listed position with what is left of it. `graph` then looks for loops and for runs without a capture.
//!
//! The text may be malicious, so the checker trusts nothing in it.

mod graph;
mod list;

use std::io::BufRead;

pub(super) use graph::{Graph, Step};

use super::check::looks_like_forbidding_start;
use super::header::Header;
use super::{CheckError, Checked};
use list::{Line, List};
use oanquan::{Position, Remainder, Rules, Side, growth_limit, play_within};

/// The memory for each line, the steps of its graph included.
const BYTES: usize = 320;

/// Checks the lines after the header. `memory` limits the lines, approximately, in bytes.
///
/// # Errors
/// Returns [`CheckError`] if the lines do not prove the claim.
pub(super) fn check_lines(
    header: &Header,
    proof: impl BufRead,
    memory: usize,
) -> Result<Checked, CheckError> {
    let list = List::read(header, proof, memory / BYTES)?;
    let growth_limit = growth_limit(&header.rules, &header.position);
    let mut checker = Checker { header, list: &list, graph: Graph::default(), growth_limit };
    checker.check_start()?;
    for number in 0..list.len() {
        checker.check_line(number)?;
    }
    checker.check_lines_together()?;
    let positions = list.len();
    let Header { rules, position, claim, .. } = header.clone();
    Ok(Checked { rules, position, side: claim.side, at_least: claim.at_least, positions })
}

struct Checker<'a> {
    header: &'a Header,
    list: &'a List<'a>,
    graph: Graph,
    /// The most dân that may lie on the board after a turn.
    growth_limit: u32,
}

impl Checker<'_> {
    /// Checks that the list begins where the claim does.
    fn check_start(&self) -> Result<(), CheckError> {
        let needed = self.header.needed();
        match self.list.find(&self.header.position, needed) {
            Some(number) if self.list.line(number).gain >= needed => Ok(()),
            _ => Err(CheckError::NoStart(needed)),
        }
    }

    /// Checks the turns from a listed position, and adds them to the graph.
    fn check_line(&mut self, number: usize) -> Result<(), CheckError> {
        let Header { rules, claim, .. } = self.header;
        let Line { gain, mv, .. } = *self.list.line(number);
        let position = self.list.position(number);
        let before = lead(&position, claim.side);
        let moves = match (position.to_move() == Some(claim.side), mv) {
            (true, Some(mv)) if position.check(rules, mv).is_ok() => vec![mv],
            (true, Some(mv)) => return Err(CheckError::IllegalMove(position.into(), mv)),
            (true, None) => return Err(CheckError::NoMove(position.into())),
            (false, _) => position.legal_moves(rules),
        };
        let shortfall = gain - swept(rules, &position, claim.side);
        self.graph.begin(shortfall);
        for mv in moves {
            let turn = play_within(self.growth_limit, rules, &position, mv)
                .map_err(|_| CheckError::IllegalMove(position.clone().into(), mv))?;
            let taken = lead(&turn.after, claim.side) - before;
            let broken = || CheckError::Broken(position.clone().into(), mv);
            if turn.end.is_some() {
                if taken < gain {
                    return Err(broken());
                }
                continue;
            }
            if looks_like_forbidding_start(rules, &turn.after) {
                return Err(CheckError::Repeats(turn.after.into()));
            }
            let left = gain - taken;
            let unlisted = || CheckError::Unlisted(position.clone().into(), mv);
            let next = self.list.find(&turn.after, left).ok_or_else(unlisted)?;
            let slack = self.list.line(next).gain - left;
            if slack < 0 {
                return Err(broken());
            }
            self.graph.add(Step { to: next as u32, slack: slack as u32, is_idle: turn.is_idle() });
        }
        Ok(())
    }

    /// Checks loops and runs without a capture.
    fn check_lines_together(&self) -> Result<(), CheckError> {
        let graph = &self.graph;
        let position = |number: u32| Box::new(self.list.position(number as usize));
        let broken = match self.header.rules.refill.can_fail() {
            false => graph.broken_by_loops(),
            true => graph.broken_by_cells(&self.list.groups()),
        };
        let broken = broken.ok_or(CheckError::TooManyLoops)?;
        if let Some(&number) = broken.first() {
            return Err(CheckError::Repeats(position(number)));
        }
        match graph.broken_by_idling() {
            Some(number) => Err(CheckError::Idle(position(number), crate::engine::IDLE_LIMIT)),
            None => Ok(()),
        }
    }
}

/// Returns how many points `side` is ahead.
fn lead(position: &Position, side: Side) -> i32 {
    position.store(side) - position.store(side.next(2))
}

/// Returns how many points `side` would gain if both sides collected their rows now.
pub(super) fn swept(rules: &Rules, position: &Position, side: Side) -> i32 {
    if rules.remainder == Remainder::Split {
        return 0;
    }
    let row = |side: Side| -> i32 {
        let cells = position.ring().own_cells(side);
        cells.map(|cell| i32::from(position.pile(cell).dan)).sum()
    };
    row(side) - row(side.next(2))
}
