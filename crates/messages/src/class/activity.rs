//! What a class does together, and the tables at which it plays.

use basics::Level;
use serde::{Deserialize, Serialize};

use crate::RoomId;

/// What a class does together. The game, its rules and its clocks are agreed besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Activity {
    /// A round of a tournament by the Swiss system.
    Round,
    /// The children invite each other.
    FreePlay,
    /// Each child plays the computer, at a level of its own.
    Computer,
    /// The teacher plays every child at once.
    Simul {
        /// Whether the teacher moves first.
        begins: bool,
    },
    /// Everyone looks for the best move in a position, the start position of what is agreed.
    Position,
    /// Everyone does a lesson.
    Lesson {
        /// Its number, from 1.
        number: u16,
    },
    /// Everyone solves the same row of puzzles.
    Puzzles {
        /// For how long.
        minutes: u16,
        /// Whether the children see how many each has solved.
        shown: bool,
    },
}

impl Activity {
    /// Returns whether the children answer one by one, without a room.
    pub fn is_alone(self) -> bool {
        self == Activity::Position || self.is_task()
    }

    /// Returns whether the children do task after task, of which the class counts how many each has done.
    pub fn is_task(self) -> bool {
        matches!(self, Activity::Lesson { .. } | Activity::Puzzles { .. })
    }
}

/// A table of a class, which is a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassTable {
    /// The room.
    pub room: RoomId,
    /// Who plays: the one who moves first, and the other.
    pub players: [TablePlayer; 2],
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<TableResult>,
}

/// Who plays at a table of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TablePlayer {
    /// The child with this seat in the class.
    Seat(u16),
    /// The computer.
    Computer(Level),
    /// The teacher.
    Teacher,
}

/// How a game at a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableResult {
    /// The first player won.
    FirstWon,
    /// Nobody won.
    Draw,
    /// The second player won.
    SecondWon,
}

impl ClassTable {
    /// Returns the place of a child at the table, 0 or 1.
    pub fn place_of(&self, seat: u16) -> Option<usize> {
        self.players.iter().position(|player| *player == TablePlayer::Seat(seat))
    }

    /// Returns the children at the table.
    pub fn seats(&self) -> impl Iterator<Item = u16> {
        self.players.iter().filter_map(|player| match player {
            TablePlayer::Seat(seat) => Some(*seat),
            TablePlayer::Computer(_) | TablePlayer::Teacher => None,
        })
    }
}
