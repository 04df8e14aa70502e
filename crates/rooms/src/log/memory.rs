//! A log in memory, for tests and for rooms that nobody wants to keep.

use std::collections::BTreeMap;

use messages::RoomId;

use super::{Batch, LogError, RoomLog, follows};

/// A log in memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryLog {
    rooms: BTreeMap<RoomId, Vec<Batch>>,
}

impl RoomLog for MemoryLog {
    fn append(&mut self, room: RoomId, expected: u64, batch: &Batch) -> Result<(), LogError> {
        let last = self.rooms.get(&room).and_then(|batches| batches.last()).map_or(0, Batch::last);
        if last != expected || !follows(batch, expected) {
            return Err(LogError::Conflict(last));
        }
        self.rooms.entry(room).or_default().push(batch.clone());
        Ok(())
    }

    fn read(&mut self, room: RoomId, from: u64) -> Result<Vec<Batch>, LogError> {
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
}
