//! The limits of what a message may contain. Who exceeds one is refused, or cut off if only a forger can.

/// The most bytes of a message from a client: the names of a large class.
pub const CLIENT_BYTES: usize = 16 << 10;
/// The most bytes of a message from the server: the snapshot of a long game.
pub const SERVER_BYTES: usize = 1 << 20;
/// The most bytes of the text of a move.
pub const MOVE_BYTES: usize = 32;
/// The most bytes of the options of a game.
pub const OPTIONS_BYTES: usize = 400;
/// The most bytes of a start position.
pub const START_BYTES: usize = 2000;
/// The most bytes of a name. Its letters have a [limit](basics::Name::MAX) besides.
pub const NAME_BYTES: usize = 180;
/// The seats of a room: at least two, at most four.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
/// The most steps of a game; its players agree to end it before, or the server ends it so.
pub const STEPS: usize = 5000;
/// The phrases that can be said.
pub const PHRASES: u8 = 8;
/// The most seats of a class.
pub const CLASS_SEATS: usize = 60;
/// The most people who wait at the door of a class.
pub const AT_THE_DOOR: usize = 60;
/// The longest time for puzzles, in minutes.
pub const PUZZLE_MINUTES: u16 = 180;
/// The most puzzles that a class solves in a row.
pub const PUZZLES_IN_ROW: usize = 200;
/// The most bytes of the name of a puzzle.
pub const PUZZLE_BYTES: usize = 24;
/// The most results of puzzles and lessons that a class keeps.
pub const TALLIES: usize = 12;
/// The most names of people who watch a room.
pub const WATCHERS_NAMED: usize = 20;
/// The most rooms in a list.
pub const LISTED_ROOMS: usize = 200;
