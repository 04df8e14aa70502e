//! How what is announced in a room reaches those who are there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use messages::RoomId;

/// Takes what is announced in a room, as the text of a message. Returns whether it wants more; it never waits.
pub type Ear = Box<dyn FnMut(&Arc<str>) -> bool + Send>;

/// The number of an ear at a bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subscription(u64);

/// Announces what happens in rooms. Within one program, [`LocalBus`] does; several servers share one between them.
pub trait Bus: Send + Sync {
    /// Tells `text` to every ear in a room, in the order of the calls.
    fn publish(&self, room: RoomId, text: &Arc<str>);

    /// Adds an ear to a room.
    fn subscribe(&self, room: RoomId, ear: Ear) -> Subscription;

    /// Removes an ear.
    fn unsubscribe(&self, room: RoomId, ear: Subscription);
}

/// The bus within one program.
#[derive(Default)]
pub struct LocalBus {
    rooms: Mutex<Rooms>,
}

#[derive(Default)]
struct Rooms {
    ears: HashMap<RoomId, Vec<(Subscription, Ear)>>,
    next: u64,
}

impl LocalBus {
    /// Returns the rooms. An ear that panicked has not damaged them.
    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Bus for LocalBus {
    fn publish(&self, room: RoomId, text: &Arc<str>) {
        let mut rooms = self.rooms();
        if let Some(ears) = rooms.ears.get_mut(&room) {
            ears.retain_mut(|(_, ear)| ear(text));
            if ears.is_empty() {
                rooms.ears.remove(&room);
            }
        }
    }

    fn subscribe(&self, room: RoomId, ear: Ear) -> Subscription {
        let mut rooms = self.rooms();
        rooms.next += 1;
        let subscription = Subscription(rooms.next);
        rooms.ears.entry(room).or_default().push((subscription, ear));
        subscription
    }

    fn unsubscribe(&self, room: RoomId, ear: Subscription) {
        let mut rooms = self.rooms();
        if let Some(ears) = rooms.ears.get_mut(&room) {
            ears.retain(|(subscription, _)| *subscription != ear);
            if ears.is_empty() {
                rooms.ears.remove(&room);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn an_ear_takes_what_is_said_in_its_room_until_it_has_enough() {
        let bus = LocalBus::default();
        let (here, there) = (RoomId::new(1), RoomId::new(2));
        let (heard, all) = mpsc::channel();
        let ear = |most: usize| -> Ear {
            let (heard, mut count) = (heard.clone(), 0);
            Box::new(move |text| {
                count += 1;
                heard.send(text.to_string()).is_ok() && count < most
            })
        };
        bus.subscribe(here, ear(1));
        let second = bus.subscribe(here, ear(9));
        for (room, text) in [(here, "a"), (there, "b"), (here, "c")] {
            bus.publish(room, &text.into());
        }
        bus.unsubscribe(here, second);
        bus.publish(here, &"d".into());
        assert_eq!(all.try_iter().collect::<Vec<_>>(), ["a", "a", "c"]);
        assert!(bus.rooms().ears.is_empty());
    }
}
