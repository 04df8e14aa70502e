//! What the person has done and the host has not answered yet.

use std::collections::VecDeque;

use messages::{Act, Intent};

/// What the person has done and the host has not answered yet, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Sending {
    waiting: VecDeque<Intent>,
    /// The number of the last intent of this key in the room, as far as it is known.
    last: u64,
}

impl Sending {
    /// Adds what the person does. `jump` is a random number: another window with the same key counts by itself, and
    /// the same number in both would look like one intent.
    pub(crate) fn add(&mut self, act: Act, seen: u64, jump: u16) -> Intent {
        self.last += 1 + u64::from(jump);
        let intent = Intent { id: self.last, seen, act };
        self.waiting.push_back(intent.clone());
        intent
    }

    /// Notes the number of the last intent that was carried out, and returns what had not been answered up to it.
    pub(crate) fn done_up_to(&mut self, done: u64) -> Vec<Act> {
        self.last = self.last.max(done);
        let is_done = |intent: &&Intent| intent.id <= done;
        let count = self.waiting.iter().take_while(is_done).count();
        self.waiting.drain(..count).map(|intent| intent.act).collect()
    }

    /// Removes the intent with this number, which has been answered.
    pub(crate) fn answered(&mut self, id: u64) -> Option<Act> {
        let place = self.waiting.iter().position(|intent| intent.id == id)?;
        self.waiting.remove(place).map(|intent| intent.act)
    }

    /// Returns what has not been answered.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = &Intent> {
        self.waiting.iter()
    }

    /// Forgets everything, as in another room.
    pub(crate) fn clear(&mut self) {
        *self = Sending::default();
    }
}
