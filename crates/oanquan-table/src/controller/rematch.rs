//! The next game between the same players, and the handicap that would make it closer.

use oanquan::{BySide, Cell, Handicap, Rules, Side};
use oanquan_engine::Level;
use tabletop::LOPSIDED;

use super::{Session, Setup};

/// The points to give after such a game. They count twice, because the other side receives them.
const STEP: i32 = 5;

/// What a new game needs: the rules and the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The rules.
    pub rules: Rules,
    /// The setup.
    pub setup: Setup,
}

impl From<&Session> for NewGame {
    /// Returns another game by the same rules with the same setup.
    fn from(session: &Session) -> Self {
        NewGame { rules: session.game().rules().clone(), setup: session.setup().clone() }
    }
}

impl NewGame {
    /// Returns a game with the same players, rules and handicap, in which the next side moves
    /// first.
    pub fn with_other_first(&self, seed: u64) -> Self {
        let first = self.setup.first.next(self.rules.sides);
        NewGame { setup: Setup { first, seed, ..self.setup.clone() }, ..self.clone() }
    }

    /// Returns a game with the same rules in which every player moves to the next side. A
    /// handicap moves with the player who gives it.
    pub fn with_seats_swapped(&self, seed: u64) -> Self {
        let sides = self.rules.sides;
        let from = |side: Side| Side::new((side.index() + sides - 1) % sides);
        let before = &self.setup;
        let setup = Setup {
            seats: BySide::from_fn(sides, |side| before.seats[from(side)]),
            names: BySide::from_fn(sides, |side| before.names[from(side)].clone()),
            seed,
            ..before.clone()
        };
        let mut next = NewGame { setup, ..self.clone() };
        next.rules.handicap = self.rules.handicap.as_ref().map(|handicap| {
            let moved = |cell: &Cell| Cell::new((cell.index() + 6) % (6 * sides));
            let mut cells: Vec<Cell> = handicap.cells.iter().map(moved).collect();
            cells.sort();
            Handicap { side: handicap.side.next(sides), cells, ..*handicap }
        });
        next
    }

    /// Returns a game with the same players and rules in which every computer plays at `level`.
    pub fn with_level(&self, level: Level, seed: u64) -> Self {
        let seats = &self.setup.seats;
        let seats = BySide::from_fn(self.rules.sides, |side| seats[side].at_level(level));
        NewGame { setup: Setup { seats, seed, ..self.setup.clone() }, ..self.clone() }
    }

    /// Returns a game with the same players and rules in which `side` gives more points.
    pub fn with_points_given(&self, side: Side, points: i32, seed: u64) -> Self {
        let mut next = NewGame { setup: Setup { seed, ..self.setup.clone() }, ..self.clone() };
        let before = self.rules.handicap.clone().filter(|handicap| handicap.side == side);
        let none = Handicap { side, cells: Vec::new(), points: 0 };
        let handicap = before.unwrap_or(none);
        next.rules.handicap = Some(Handicap { points: handicap.points + points, ..handicap });
        next
    }
}

/// Returns the points that the winner of a two-sided game should give after winning by
/// `margin`, or `None` after a close game. A handicap grows by small steps from game to game,
/// because a large one decides the game before it begins.
pub fn points_to_give(margin: i32) -> Option<i32> {
    (margin >= LOPSIDED).then_some(STEP)
}
