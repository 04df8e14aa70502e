//! What the person has done and the host has not answered yet.

use std::collections::VecDeque;

use messages::{Act, Intent};

/// What the person has done and the host has not answered yet, oldest first.
#[derive(Debug)]
pub(crate) struct Sending<A = Act> {
    waiting: VecDeque<Intent<A>>,
    /// The number of the last intent of this key in the room or the class, as far as it is known.
    last: u64,
}

impl<A> Default for Sending<A> {
    fn default() -> Self {
        Sending { waiting: VecDeque::new(), last: 0 }
    }
}

impl<A: Clone> Sending<A> {
    /// Adds what the person does. `jump` is a random number: another window with the same key counts by itself, and
    /// the same number in both would look like one intent.
    pub(crate) fn add(&mut self, act: A, seen: u64, jump: u16) -> Intent<A> {
        self.last += 1 + u64::from(jump);
        let intent = Intent { id: self.last, seen, act };
        self.waiting.push_back(intent.clone());
        intent
    }

    /// Notes the number of the last intent that was carried out, and returns what had not been answered up to it.
    pub(crate) fn done_up_to(&mut self, done: u64) -> Vec<A> {
        self.last = self.last.max(done);
        let is_done = |intent: &&Intent<A>| intent.id <= done;
        let count = self.waiting.iter().take_while(is_done).count();
        self.waiting.drain(..count).map(|intent| intent.act).collect()
    }

    /// Removes the intent with this number, which has been answered.
    pub(crate) fn answered(&mut self, id: u64) -> Option<A> {
        let place = self.waiting.iter().position(|intent| intent.id == id)?;
        self.waiting.remove(place).map(|intent| intent.act)
    }

    /// Returns what has not been answered.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = &Intent<A>> {
        self.waiting.iter()
    }

    /// Forgets everything, as in another room.
    pub(crate) fn clear(&mut self) {
        *self = Sending::default();
    }
}
