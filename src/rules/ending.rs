//! When a game is over, and what happens then.

use std::fmt;

use super::{Ending, Event, Position, Refill, Rules};

/// What a side places in a refill, one dân a cell; also the points a side must
/// own to refill where borrowing is not allowed.
pub(super) const REFILL_DAN: i32 = 5;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// Every quan cell is empty.
    QuanEmpty,
    /// The last quan piece was captured (option `ending=pieces`).
    QuanCaptured,
    /// The next side has nothing in its row and cannot refill it (option `refill=end`).
    CannotRefill,
    /// The same cells with the same side to move for the third time.
    Repetition,
    /// The players agreed to stop.
    Stopped,
    /// All sides but one have left, the last of them by resigning.
    Resigned,
    /// All sides but one have left, the time of the last of them has run out.
    OutOfTime,
}

impl GameEnd {
    /// All of them.
    const ALL: [GameEnd; 7] = [
        GameEnd::QuanEmpty,
        GameEnd::QuanCaptured,
        GameEnd::CannotRefill,
        GameEnd::Repetition,
        GameEnd::Stopped,
        GameEnd::Resigned,
        GameEnd::OutOfTime,
    ];

    /// The end of this [name](Self::name), if there is one.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|end| end.name() == name)
    }

    /// The word for it in the output of the headless commands.
    pub fn name(self) -> &'static str {
        match self {
            GameEnd::QuanEmpty => "quan-empty",
            GameEnd::QuanCaptured => "quan-captured",
            GameEnd::CannotRefill => "cannot-refill",
            GameEnd::Repetition => "repetition",
            GameEnd::Stopped => "stopped",
            GameEnd::Resigned => "resigned",
            GameEnd::OutOfTime => "out-of-time",
        }
    }
}

impl fmt::Display for GameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Position {
    /// Whether the game is over before the side to move can move, and why.
    /// Repetition needs the history and is judged by [`super::Game`].
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
        let stuck = self.is_bare(side) && self.store(side) < REFILL_DAN;
        (rules.refill == Refill::End && stuck).then_some(GameEnd::CannotRefill)
    }

    /// Ends the game: each side collects the dân of its own cells; what lies in
    /// quan cells counts for nobody. What happens then.
    pub(super) fn end_game(&mut self, rules: &Rules, why: GameEnd) -> Vec<Event> {
        let swept = self.ring().cells().filter(|cell| !cell.is_quan());
        let swept = swept.map(|cell| Event::Swept { cell, dan: self.pile(cell).dan });
        let left = swept.filter(|event| !matches!(event, Event::Swept { dan: 0, .. }));
        let events: Vec<Event> = left.chain([Event::GameOver(why)]).collect();
        for event in &events {
            self.apply(rules, *event);
        }
        events
    }
}
