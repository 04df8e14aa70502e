//! What has happened in a class.

use basics::{Level, Name};
use serde::{Deserialize, Serialize};

use crate::{Activity, ClassTable, RoomId, RoomSetup, TableResult};

/// A change of a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClassChange {
    /// The class opened.
    Opened {
        /// The name of the teacher.
        teacher: Name,
        /// The seed of the lots of its tournament.
        seed: u64,
        /// The date, in seconds since 1970.
        date: u64,
    },
    /// The class has this name.
    Titled {
        /// The name.
        title: Name,
    },
    /// Names were added to the list, each with the next seat.
    Listed {
        /// The names.
        names: Vec<Name>,
    },
    /// A child took its seat, or has another face.
    Sat {
        /// The seat.
        seat: u16,
        /// The number of the face.
        face: u8,
    },
    /// A child left its seat.
    Rose {
        /// The seat.
        seat: u16,
    },
    /// Somebody waits at the door.
    Knocked {
        /// A number, higher than those before.
        number: u32,
        /// The name.
        name: Name,
        /// The number of the face.
        face: u8,
        /// The seat that is wanted; none for a new one.
        seat: Option<u16>,
        /// Whether the device can show the page of the teacher.
        #[serde(default)]
        can_teach: bool,
    },
    /// Somebody who waited at the door has a seat.
    LetIn {
        /// The number of who waited.
        number: u32,
        /// The seat.
        seat: u16,
    },
    /// Somebody no longer waits at the door.
    TurnedAway {
        /// The number of who waited.
        number: u32,
    },
    /// A device that waited at the door teaches, too.
    LetTeach {
        /// The number of who waited.
        number: u32,
    },
    /// Another device of the teacher teaches no longer.
    StoppedTeaching {
        /// The number that it had at the door.
        number: u32,
    },
    /// A child has another name.
    Renamed {
        /// The seat.
        seat: u16,
        /// The name.
        name: Name,
    },
    /// A name is off the list, and its seat empty.
    Removed {
        /// The seat.
        seat: u16,
    },
    /// A child says no phrases, or says them again.
    Muted {
        /// The seat.
        seat: u16,
        /// Whether it says none.
        on: bool,
    },
    /// A child takes no part in what begins next, or takes part again.
    SitsOut {
        /// The seat.
        seat: u16,
        /// Whether it sits out.
        on: bool,
    },
    /// The computer plays so against a child.
    Levelled {
        /// The seat.
        seat: u16,
        /// How.
        level: Level,
    },
    /// Something began for all.
    Began {
        /// What.
        activity: Activity,
        /// The game, its rules and its clocks. The options are complete here.
        setup: Box<RoomSetup>,
        /// The tables.
        tables: Vec<ClassTable>,
        /// The child without an opponent, whose round counts as a win.
        free: Option<u16>,
        /// The puzzles, in their order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        puzzles: Vec<String>,
    },
    /// Children sit at a further table.
    Seated {
        /// The table.
        table: ClassTable,
    },
    /// The computer plays for a child, or no longer.
    StandsIn {
        /// The seat.
        seat: u16,
        /// How.
        level: Option<Level>,
    },
    /// A child invites another, or nobody any more.
    Invited {
        /// The seat.
        seat: u16,
        /// The seat of the other.
        other: Option<u16>,
    },
    /// A child has answered.
    Answered {
        /// The seat.
        seat: u16,
        /// The move.
        answer: String,
    },
    /// A child has come further.
    Progressed {
        /// The seat.
        seat: u16,
        /// How many steps or puzzles it has solved.
        solved: u16,
        /// How many it has tried.
        tried: u16,
    },
    /// The solution is shown.
    Solved {
        /// The move.
        solution: String,
    },
    /// A game ended, or its result was corrected.
    Result {
        /// The room of the game.
        room: RoomId,
        /// The result.
        result: TableResult,
        /// How many points the first player had at the end, and the other, in a game that counts them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<[i32; 2]>,
    },
    /// All stands still, or goes on.
    Paused {
        /// Whether.
        on: bool,
    },
    /// What runs ends as soon as its games have results.
    Ending,
    /// What ran is over.
    Ended,
    /// The rounds so far are forgotten.
    Anew,
    /// The class is forgotten.
    Forgotten,
}
