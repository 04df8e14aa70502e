//! The log of rooms: it has every event before any client hears of it, and a room is restored from it alone. A class
//! has a log of the same kind, whose changes are others.

mod file;
pub mod laws;
mod memory;

use std::io;

use basics::system_reason;
use messages::{Change, Event, Key, RoomId};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use file::FileLog;
pub use memory::MemoryLog;

/// Events that belong together: what follows from one intent, or from the time. They are kept all or not at all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Batch<C = Change> {
    /// The events, at least one.
    #[serde(rename = "e")]
    pub events: Vec<Event<C>>,
    /// Whose intent it was; nobody's if they follow from the time.
    #[serde(rename = "b", default, skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
}

/// Whose intent something was. Clients are never told it, because it contains a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct By {
    /// The secret of the client.
    pub key: Key,
    /// The number of the intent.
    pub id: u64,
}

impl<C> Batch<C> {
    /// Returns the number of the last event.
    pub fn last(&self) -> u64 {
        self.events.last().map_or(0, |event| event.number)
    }
}

/// Keeps the events of rooms. Within one program, [`FileLog`] does; several servers share one between them.
pub trait RoomLog<C = Change>: Send {
    /// Keeps a batch whose first event follows the event `expected`, the last one of the room; 0 in a new room. When
    /// this returns, a killed program does not lose it.
    ///
    /// # Errors
    /// Returns [`LogError::Conflict`] if another event is the last one, as where another server has the room, or
    /// [`LogError::Io`] if the disk refuses. Nothing is kept then.
    fn append(&mut self, room: RoomId, expected: u64, batch: &Batch<C>) -> Result<(), LogError>;

    /// Returns the batches of a room with events after number `from`, in order; none if there is no such room. What a
    /// killed program has not kept as a whole is gone, as if it had never been.
    ///
    /// # Errors
    /// Returns [`LogError::Damaged`] if the log is not what was kept, or [`LogError::Io`] if it cannot be read.
    fn read(&mut self, room: RoomId, from: u64) -> Result<Vec<Batch<C>>, LogError>;

    /// Returns the names of all rooms that are not retired.
    ///
    /// # Errors
    /// Returns [`LogError::Io`] if they cannot be listed.
    fn rooms(&mut self) -> Result<Vec<RoomId>, LogError>;

    /// Puts the log of a closed room away, which is then no room any more.
    ///
    /// # Errors
    /// Returns [`LogError::Io`] if that is not possible.
    fn retire(&mut self, room: RoomId) -> Result<(), LogError>;

    /// Deletes the log of a room, retired or not.
    ///
    /// # Errors
    /// Returns [`LogError::Io`] if that is not possible.
    fn erase(&mut self, room: RoomId) -> Result<(), LogError>;
}

/// The reason why a log refuses.
#[derive(Debug, Error)]
pub enum LogError {
    /// The last event of the room has this number.
    #[error("the last event of the room has the number {0}")]
    Conflict(u64),
    /// The line with this number, from 1, does not follow.
    #[error("line {0} does not follow from those before it")]
    Damaged(usize),
    /// The system refuses.
    #[error("{}", system_reason(.0))]
    Io(#[from] io::Error),
}

/// Returns whether the events of a batch are numbered on from `last`, for logs elsewhere.
pub fn follows<C>(batch: &Batch<C>, last: u64) -> bool {
    let numbers = batch.events.iter().map(|event| event.number);
    !batch.events.is_empty() && numbers.eq(last + 1..=last + batch.events.len() as u64)
}
