//! The ends of a game.

use std::str::FromStr;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{Ending, Event, Position, Refill, Remainder, Rules, Side};

/// The dân that a side places in a refill if no cell has been sold, one per cell; also the points
/// that it needs for a refill where borrowing is not allowed. See [`Position::refill_cost`].
pub const REFILL_DAN: i32 = 5;

/// The turns in a row without a capture, for each side of the board, that end a game.
const IDLE_TURNS_PER_SIDE: usize = 30;

/// Returns the number of turns in a row without a capture that ends a game on a board of `sides`
/// sides. Without such a limit, two borrowing sides could go on forever. A side that has left
/// still counts, and a refill is not progress.
pub const fn idle_limit(sides: usize) -> usize {
    IDLE_TURNS_PER_SIDE * sides
}

/// How many more dân than at the start of a game may always lie on the board.
const GROWTH: u32 = 10;

/// Returns the most dân that may lie on the board after a turn of a game that begins at `start`; with
/// more, the game ends. Without such a limit, two borrowing sides could go on forever and capture
/// something in every loop, while a quan cell grows. It is what a board with six dân cells a side would
/// hold at the start, 60 in the classic game, but at least ten more than lie on the board of `start`.
pub fn growth_limit(rules: &Rules, start: &Position) -> u32 {
    let side = 6 * u32::from(rules.dan) + u32::from(rules.quan_dan);
    (start.ring().sides() as u32 * side).max(start.dan_on_board() + GROWTH)
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum GameEnd {
    /// Every quan cell is empty.
    QuanEmpty,
    /// The last quan piece was captured (option `ending=pieces`).
    QuanCaptured,
    /// The next side's row is empty and it cannot refill it (options `refill=end` and `refill=lend`).
    CannotRefill,
    /// The same cells occurred with the same side to move for the third time.
    Repetition,
    /// More dân lie on the board than [`growth_limit`] allows.
    Growth,
    /// As many turns in a row captured nothing as [`idle_limit`] allows.
    NoProgress,
    /// The players agreed to end the game.
    Stopped,
    /// Only one side remains; the last side to leave resigned.
    Resigned,
    /// Only one side remains; the last side to leave ran out of time.
    OutOfTime,
    /// Only one side remains; the last side to leave was away for too long.
    Gone,
}

impl GameEnd {
    /// Returns the reason with the given [name](Self::name), or `None` if there is none.
    pub fn named(name: &str) -> Option<Self> {
        Self::from_str(name).ok()
    }

    /// Returns whether the game is over because all sides but one have left.
    pub fn is_by_leaving(self) -> bool {
        matches!(self, GameEnd::Resigned | GameEnd::OutOfTime | GameEnd::Gone)
    }

    /// Returns whether a record may go on past this end, because it depends on what happened before.
    pub(super) fn can_be_passed(self) -> bool {
        matches!(self, GameEnd::Repetition | GameEnd::Growth | GameEnd::NoProgress)
    }

    /// Returns the name that headless commands print.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Position {
    /// Returns why the game is over before the side to move can move, or `None` if it
    /// continues. Repetition, growth and lack of progress depend on what was before;
    /// [`super::Game`] handles them.
    pub(super) fn ending(&self, rules: &Rules) -> Option<GameEnd> {
        let mut quan_cells = self.ring().quan_cells().map(|cell| self.pile(cell));
        match rules.ending {
            Ending::Cells if quan_cells.all(|pile| pile.is_empty()) => {
                return Some(GameEnd::QuanEmpty);
            }
            Ending::Pieces if quan_cells.all(|pile| !pile.quan) => {
                return Some(GameEnd::QuanCaptured);
            }
            _ => {}
        }
        let side = self.to_move()?;
        let stuck = self.is_bare(side) && !self.can_refill(rules, side);
        stuck.then_some(GameEnd::CannotRefill)
    }

    /// Returns whether `side` has or may borrow the dân for a refill.
    fn can_refill(&self, rules: &Rules, side: Side) -> bool {
        let cost = self.refill_cost(side);
        let in_stores = || self.stores().iter().map(|(_, points)| *points).sum::<i32>();
        self.store(side) >= cost
            || match rules.refill {
                Refill::Borrow => true,
                Refill::End => false,
                Refill::Lend => in_stores() >= cost,
            }
    }

    /// Ends the game and returns the events: each side collects the dân of its own
    /// cells, and two share those of a half-sold cell, or two sides split the dân of all cells; stones
    /// in quan cells count for no side.
    pub(super) fn end_game(&mut self, rules: &Rules, why: GameEnd) -> Vec<Event> {
        let mut events = match rules.remainder {
            Remainder::Rows => self.sweep_rows(),
            Remainder::Split => self.split_rows(),
        };
        events.push(Event::GameOver(why));
        for event in &events {
            self.apply(rules, *event);
        }
        events
    }

    /// Returns the events by which each side collects the dân of its own cells.
    fn sweep_rows(&self) -> Vec<Event> {
        let swept = self.ring().cells().flat_map(|cell| {
            let shares = self.fields.shares(cell, self.pile(cell).dan);
            shares.map(move |(side, dan)| Event::Swept { side, cell, dan })
        });
        swept.collect()
    }

    /// Returns the events by which two sides split the dân of all dân cells. Each collects those of its
    /// own cells first.
    fn split_rows(&self) -> Vec<Event> {
        let mut left = self.cells.map(|pile| pile.dan);
        let sides = [Side::NEAR, Side::FAR];
        let cells = sides.map(|side| self.own_cells(side).collect::<Vec<_>>());
        let all: u16 = cells.iter().flatten().map(|cell| left[cell.index()]).sum();
        let mut missing = [all / 2; 2];
        let mut events = Vec::new();
        // First from the own cells, then from the other side's.
        for whose in [0, 1] {
            for side in sides {
                for &cell in &cells[side.index() ^ whose] {
                    let (dan, missing) = (&mut left[cell.index()], &mut missing[side.index()]);
                    let swept = (*dan).min(*missing);
                    *dan -= swept;
                    *missing -= swept;
                    if swept > 0 {
                        events.push(Event::Swept { side, cell, dan: swept });
                    }
                }
            }
        }
        let odd = cells.iter().flatten().filter(|cell| left[cell.index()] > 0);
        events.extend(odd.map(|&cell| Event::LeftOver { cell }));
        events
    }
}
