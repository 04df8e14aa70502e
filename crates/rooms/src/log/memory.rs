//! A log in memory, for tests and for rooms that nobody wants to keep.

use std::collections::BTreeMap;

use messages::{Change, RoomId};

use super::{Batch, LogError, RoomLog, follows};

/// A log in memory.
#[derive(Clone, Debug)]
pub struct MemoryLog<C = Change> {
    rooms: BTreeMap<RoomId, Vec<Batch<C>>>,
}

impl<C> Default for MemoryLog<C> {
    fn default() -> Self {
        MemoryLog { rooms: BTreeMap::new() }
    }
}

impl<C: Clone + Send> RoomLog<C> for MemoryLog<C> {
    fn append(&mut self, room: RoomId, expected: u64, batch: &Batch<C>) -> Result<(), LogError> {
        let last = self.rooms.get(&room).and_then(|batches| batches.last()).map_or(0, Batch::last);
        if last != expected || !follows(batch, expected) {
            return Err(LogError::Conflict(last));
        }
        self.rooms.entry(room).or_default().push(batch.clone());
        Ok(())
    }

    fn read(&mut self, room: RoomId, from: u64) -> Result<Vec<Batch<C>>, LogError> {
        let batches = self.rooms.get(&room).into_iter().flatten();
        Ok(batches.filter(|batch| batch.last() > from).cloned().collect())
    }

    fn rooms(&mut self) -> Result<Vec<RoomId>, LogError> {
        Ok(self.rooms.keys().copied().collect())
    }

    fn retire(&mut self, room: RoomId) -> Result<(), LogError> {
        self.rooms.remove(&room);
        Ok(())
    }

    fn erase(&mut self, room: RoomId) -> Result<(), LogError> {
        self.retire(room)
    }
}
