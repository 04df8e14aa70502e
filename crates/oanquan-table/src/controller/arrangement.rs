//! Positions set up by hand, with undo and redo.

use std::fmt;

use oanquan::{BySide, Cell, Pile, Position, PositionError, QuanStones, Ring, Rules, Side};

use super::{Seat, Setup};

/// Stones set up by hand under some rules. Unlike a [`Position`], they may stand for one in which
/// the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    rules: Rules,
    cells: Vec<Pile>,
    stores: BySide<i32>,
    to_move: Side,
}

impl Arrangement {
    /// Returns the stones of `position`. Without a side to move, it is the turn of the first side.
    pub fn of(rules: &Rules, position: &Position) -> Self {
        let ring = position.ring();
        let rules = rules.fitted_to(ring.sides());
        let cells = ring.cells().map(|cell| position.pile(cell)).collect();
        let (stores, to_move) = (position.stores().clone(), position.to_move());
        Arrangement { rules, cells, stores, to_move: to_move.unwrap_or(Side::NEAR) }
    }

    /// Returns the start position on a board of `sides` sides.
    pub fn start(rules: &Rules, sides: usize) -> Self {
        let rules = rules.fitted_to(sides);
        Self::of(&rules, &Position::start(&rules, Side::NEAR))
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the ring of the board.
    pub fn ring(&self) -> Ring {
        Ring::new(self.stores.sides())
    }

    /// Returns the contents of `cell`.
    pub fn pile(&self, cell: Cell) -> Pile {
        self.cells[cell.index()]
    }

    /// Returns the points in every side's store.
    pub fn stores(&self) -> &BySide<i32> {
        &self.stores
    }

    /// Returns the side to move.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Returns the points of all stones and stores.
    pub fn points(&self) -> i32 {
        let cells: i32 = self.cells.iter().map(|pile| pile.points(&self.rules)).sum();
        cells + self.stores.iter().map(|(_, points)| points).sum::<i32>()
    }

    /// Returns the points of all stones and stores at the start of a game.
    pub fn points_at_start(&self) -> i32 {
        Self::start(&self.rules, self.stores.sides()).points()
    }

    /// Returns the position.
    ///
    /// # Errors
    /// Returns [`PositionError`] if it is not a legal position under the rules.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::parse(&self.to_string(), &self.rules)
    }

    /// Returns the setup of a game at the position in which people play all sides.
    pub fn setup(&self, seed: u64) -> Setup {
        let sides = self.stores.sides();
        let seats = BySide::from_fn(sides, |_| Seat::Person);
        Setup { seats, names: Setup::no_names(sides), first: self.to_move, seed }
    }

    /// Returns this arrangement under other rules. If these know no big stones, dân replace them.
    #[must_use]
    pub fn with_rules(&self, rules: &Rules) -> Self {
        let mut changed =
            Arrangement { rules: rules.fitted_to(self.stores.sides()), ..self.clone() };
        if rules.quan == QuanStones::Dan {
            for pile in changed.cells.iter_mut().filter(|pile| pile.quan) {
                *pile = Pile { dan: pile.dan + u16::from(rules.quan_value), quan: false };
            }
        }
        changed
    }

    /// Returns the arrangement after `edit`. One in which the game is over is only a step on the way to another one.
    ///
    /// # Errors
    /// Returns [`PositionError`] if there is no such position.
    pub fn edited(&self, edit: Edit) -> Result<Self, PositionError> {
        let edited = self.with(edit);
        match edited.position() {
            Ok(_) | Err(PositionError::AlreadyOver(_)) => Ok(edited),
            Err(why) => Err(why),
        }
    }

    fn with(&self, edit: Edit) -> Self {
        let mut edited = self.clone();
        match edit {
            Edit::Dan(cell, dan) => edited.cells[cell.index()].dan = dan,
            Edit::Add(cell, more) => {
                let pile = &mut edited.cells[cell.index()];
                pile.dan = pile.dan.saturating_add_signed(more);
            }
            Edit::ToggleQuan(cell) => {
                let pile = &mut edited.cells[cell.index()];
                pile.quan = !pile.quan;
            }
            Edit::Clear(cell) => edited.cells[cell.index()] = Pile::default(),
            Edit::Move(from, to) if from != to => {
                let moved = std::mem::take(&mut edited.cells[from.index()]);
                let pile = &mut edited.cells[to.index()];
                // A cell holds one quan at most; another one stays where it is.
                let stays = moved.quan && pile.quan;
                pile.dan = pile.dan.saturating_add(moved.dan);
                pile.quan |= moved.quan;
                edited.cells[from.index()].quan = stays;
            }
            Edit::Move(..) => {}
            Edit::Capture(cell, side) => {
                let moved = std::mem::take(&mut edited.cells[cell.index()]);
                edited.stores[side] += moved.points(&self.rules);
            }
            Edit::Store(side, points) => edited.stores[side] = points,
            Edit::Rest(side) => {
                edited.stores[side] += self.points_at_start() - self.points();
            }
            Edit::ToMove(side) => edited.to_move = side,
            Edit::Empty => {
                edited.cells.iter_mut().for_each(|pile| pile.dan = 0);
                edited.stores = BySide::from_fn(self.stores.sides(), |_| 0);
            }
            Edit::Start(sides) => edited = Self::start(&self.rules, sides),
        }
        edited
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pile = |pile: &Pile| match (pile.quan, pile.dan) {
            (true, 0) => "Q".to_owned(),
            (true, dan) => format!("Q{dan}"),
            (false, dan) => dan.to_string(),
        };
        let cells: Vec<String> = self.cells.iter().map(pile).collect();
        let stores: Vec<String> =
            self.stores.iter().map(|(_, points)| points.to_string()).collect();
        write!(f, "{} {} {}", cells.join(","), self.to_move, stores.join(","))
    }
}

/// An edit of an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Put this number of dân into a cell.
    Dan(Cell, u16),
    /// Add dân to a cell, or take them away.
    Add(Cell, i16),
    /// Put a quan into a cell, or take it away.
    ToggleQuan(Cell),
    /// Empty a cell.
    Clear(Cell),
    /// Move the stones of a cell to another one.
    Move(Cell, Cell),
    /// Move the stones of a cell to a store.
    Capture(Cell, Side),
    /// Set the points of a store.
    Store(Side, i32),
    /// Put what is missing since the start of a game into a store.
    Rest(Side),
    /// Make it the turn of a side.
    ToMove(Side),
    /// Take all dân off the board and empty the stores.
    Empty,
    /// Set up the start position on a board of this number of sides.
    Start(usize),
}

/// The number of the first part that is a store: those before are cells.
const STORES: usize = 100;

impl Edit {
    /// Returns the number of the part that is set, if one undo takes back all edits of it in a row.
    pub fn part(self) -> Option<usize> {
        match self {
            Edit::Dan(cell, _) => Some(cell.index()),
            Edit::Store(side, _) => Some(STORES + side.index()),
            _ => None,
        }
    }
}
