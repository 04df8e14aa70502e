//! Rooms in which people play together, without a network and without a clock of their own.
//!
//! A [`Room`] decides: it takes what somebody wants and the time, and answers with numbered events or a refusal. A
//! [`Board`] is a match of any game, as texts; a [`Kind`] begins one. Every event is in the [`RoomLog`] before it is
//! announced, and a room is restored from the log alone. A [`Bus`] announces events to the clients in the room.
//!
//! Nothing here knows a particular game, a socket or a thread.

mod board;
mod bus;
mod clock;
mod decide;
mod log;
mod offers;
mod people;
mod plan;
mod room;

pub use board::{Board, BoardRefusal, Kind, kind};
pub use bus::{Bus, Ear, LocalBus, Subscription};
pub use log::{Batch, By, FileLog, LogError, MemoryLog, RoomLog, follows, laws};
pub use people::{AFTER_LEAVING, AFTER_LOSS, MAX_WATCHERS, Went};
pub use plan::{Placed, Plan, Player};
pub use room::{Call, Damaged, Done, RESUME_GRACE, Room, Thinking};
