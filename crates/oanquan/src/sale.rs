//! *Bán ruộng*: what the loser of a round sells to its winner.
//!
//! Everything is counted in halves of cells: a step of the rules is two halves. Cells are sold from
//! the right end of a row as its owner sits, and come back in the opposite order.

use std::cmp::Ordering;

use super::{BySide, Cell, FieldState, Fields, Position, Ring, Round, Rules, Sale, Side, Sold};

/// The points of the winner's lead that are worth one cell.
const POINTS_PER_CELL: i32 = 10;
/// The halves of a cell.
const HALVES: u32 = 2;

/// The sale after a round of a match. The next round begins with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaleRecord {
    /// The owners of the cells before the sale.
    pub before: Fields,
    /// The start of the next round.
    pub after: Position,
}

impl SaleRecord {
    /// Returns the cells that have changed hands.
    pub fn changes(&self) -> Vec<FieldChange> {
        self.before.changes_to(self.after.fields())
    }
}

/// A cell that changed hands between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The cell.
    pub cell: Cell,
    /// Its state in the earlier round.
    pub before: FieldState,
    /// Its state in the later round.
    pub after: FieldState,
}

impl FieldChange {
    /// Returns the side that gains from the change: the buyer, or the seller that gets the cell back.
    pub fn winner(self) -> Option<Side> {
        let seller = self.cell.owner()?;
        let is_sale = self.after.sold_halves() > self.before.sold_halves();
        Some(if is_sale { seller.next(2) } else { seller })
    }
}

impl Fields {
    /// Returns the cells whose state differs in `later`, in the order in which they are sold: the
    /// outermost first.
    pub fn changes_to(self, later: Fields) -> Vec<FieldChange> {
        let rows = [Side::NEAR, Side::FAR].into_iter();
        let cells = rows.flat_map(|side| Ring::new(2).own_cells(side).rev());
        let change = |cell| {
            let (before, after) = (self.state(cell), later.state(cell));
            FieldChange { cell, before, after }
        };
        cells.map(change).filter(|change| change.before != change.after).collect()
    }
}

/// The result of a round, as a match counts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The points of each side. A side that resigned or ran out of time has none, and the other one
    /// has all points of the round's start.
    pub points: BySide<i32>,
    /// All points of the round, on the board and in the stores.
    pub at_stake: i32,
}

impl RoundResult {
    /// Returns the result of a round with two sides, or `None` if it is not over.
    pub fn of(round: &Round<'_>, rules: &Rules) -> Option<Self> {
        round.end()?;
        let position = round.position();
        let at_stake = round.start().all_points(rules);
        let loser = position.stores().iter().map(|(side, _)| side);
        let mut loser = loser.filter(|side| position.has_departed(*side));
        let points = match loser.next() {
            Some(loser) => BySide::from_fn(2, |side| if side == loser { 0 } else { at_stake }),
            None => position.stores().clone(),
        };
        Some(RoundResult { points, at_stake })
    }

    /// Returns the side with more points, or `None` if both have the same.
    pub fn winner(&self) -> Option<Side> {
        let [near, far] = [Side::NEAR, Side::FAR].map(|side| self.points[side]);
        match near.cmp(&far) {
            Ordering::Greater => Some(Side::NEAR),
            Ordering::Equal => None,
            Ordering::Less => Some(Side::FAR),
        }
    }

    /// Returns the owners of the cells after the sale that follows the round.
    pub fn sell(&self, rules: &Rules, mut fields: Fields) -> Fields {
        if let Some(winner) = self.winner() {
            for _ in 0..self.halves(rules, winner) {
                fields.take_half(winner, rules.sold);
            }
        }
        fields
    }

    /// Returns the number of halves that the winner gets.
    fn halves(&self, rules: &Rules, winner: Side) -> u32 {
        let loser = self.points[winner.next(2)];
        let lead = self.points[winner] - loser;
        match rules.sale {
            Sale::Difference => {
                let rest = rules.sells_halves() && lead % POINTS_PER_CELL > 0;
                HALVES * (lead / POINTS_PER_CELL) as u32 + u32::from(rest)
            }
            Sale::Threshold => HALVES * u32::from(7 * loser < 3 * self.at_stake),
        }
    }
}

impl Fields {
    /// Gives the winner of a round back half of its own cell sold last or, if it has sold none, half
    /// of the outermost cell that the other side has not sold wholly.
    fn take_half(&mut self, winner: Side, sold: Sold) {
        let row = |side| Ring::new(2).own_cells(side);
        let halves = |cell: Cell| self.state(cell).sold_halves();
        let own = row(winner).find(|cell| halves(*cell) > 0);
        let others = || row(winner.next(2)).rev().find(|cell| halves(*cell) < HALVES);
        let changed = match own {
            Some(cell) => Some((cell, halves(cell) - 1)),
            None => others().map(|cell| (cell, halves(cell) + 1)),
        };
        if let Some((cell, halves)) = changed {
            let state = match (halves, sold) {
                (0, _) => FieldState::Unsold,
                (1, _) => FieldState::HalfSold,
                (_, Sold::Owned) => FieldState::Sold,
                (_, Sold::Pond) => FieldState::Pond,
            };
            self.set(cell, state);
        }
    }
}
