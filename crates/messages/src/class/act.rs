//! What a child or the teacher wants in a class.

use basics::{Level, Name};
use serde::{Deserialize, Serialize};

use crate::{Activity, Digits, RoomId, RoomSetup, TableResult};

/// What a child or the teacher wants in a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClassAct {
    /// A child takes its seat, or chooses another face. A seat that another device has needs its four digits.
    Sit {
        /// The seat.
        seat: u16,
        /// The number of the face.
        face: u8,
        /// The digits, if the child knows them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digits: Option<Digits>,
    },
    /// A child leaves its seat, having taken the wrong one.
    Rise,
    /// A child asks the teacher to let it in: with a name that is not on the list, or to a seat whose digits it does
    /// not know.
    Knock {
        /// The name; that of the seat, if there is one.
        name: Name,
        /// The number of the face.
        face: u8,
        /// The seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u16>,
        /// Whether the device can show the page of the teacher.
        #[serde(default)]
        can_teach: bool,
    },
    /// A child invites another to a game, in place of whom it invited before; or nobody any more.
    Invite {
        /// The seat of the other.
        seat: Option<u16>,
    },
    /// A child accepts or declines an invitation.
    Reply {
        /// The seat of the child that invites.
        seat: u16,
        /// Whether it accepts.
        yes: bool,
    },
    /// A child answers with a move in the position that all look at.
    Answer(String),
    /// A child says how far it is in a lesson or with the puzzles.
    Progress {
        /// How many steps or puzzles it has solved.
        solved: u16,
        /// How many it has tried.
        tried: u16,
    },
    /// The teacher opens the class.
    Open {
        /// The name of the teacher.
        teacher: Name,
        /// The names of the children.
        names: Vec<Name>,
    },
    /// The teacher names the class.
    Title(Name),
    /// The teacher adds names to the list.
    List(Vec<Name>),
    /// The teacher lets somebody in who waits at the door.
    LetIn {
        /// The number of who waits.
        number: u32,
    },
    /// The teacher turns somebody away who waits at the door.
    TurnAway {
        /// The number of who waits.
        number: u32,
    },
    /// The teacher lets somebody teach who waits at the door: it is the teacher, with another device.
    LetTeach {
        /// The number of who waits.
        number: u32,
    },
    /// Another device of the teacher teaches no longer.
    StopTeaching {
        /// The number that it had at the door; none for the device that says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
    },
    /// The teacher corrects a name.
    Rename {
        /// The seat.
        seat: u16,
        /// The name.
        name: Name,
    },
    /// The teacher removes a child from its seat, and the name from the list. The results stay.
    Remove {
        /// The seat.
        seat: u16,
    },
    /// The teacher lets a child say phrases, or not.
    Mute {
        /// The seat.
        seat: u16,
        /// Whether it says none.
        on: bool,
    },
    /// The teacher says that a child takes no part in what begins next, or takes part again.
    SitOut {
        /// The seat.
        seat: u16,
        /// Whether it sits out.
        on: bool,
    },
    /// The teacher says how the computer plays against a child.
    Level {
        /// The seat.
        seat: u16,
        /// How.
        level: Level,
    },
    /// The teacher begins something for all.
    Begin {
        /// What.
        activity: Activity,
        /// The game, its rules and its clocks.
        setup: Box<RoomSetup>,
        /// The puzzles, in their order, by their names in the game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        puzzles: Vec<String>,
    },
    /// The teacher sends two children to a table, from wherever they are.
    Pair {
        /// Their seats: the one who moves first, and the other.
        seats: [u16; 2],
    },
    /// The teacher lets the computer play for a child who is gone, or no longer.
    StandIn {
        /// The seat.
        seat: u16,
        /// How it plays.
        level: Option<Level>,
    },
    /// The teacher stops every clock, or lets all go on.
    Pause(bool),
    /// The teacher shows the solution of the position.
    Solution(String),
    /// The teacher says how a game ended, or corrects a result.
    Result {
        /// The room of the game.
        room: RoomId,
        /// The result.
        result: TableResult,
    },
    /// The teacher ends what runs. Games end as they stand.
    End,
    /// The teacher forgets the rounds so far, and the next one is the first.
    Anew,
    /// The teacher forgets the class with everything in it.
    Forget,
}
