//! Who is in a class: the keys of the teacher's devices, of the seats and of those at the door, and who is connected.

use std::collections::BTreeMap;

use messages::{ClassChange, ClassPresence, Gone, Key};
use rooms::Batch;

/// For how long, in milliseconds, a child whose connection was lost still takes part in what begins.
pub const AWAY: u64 = 60_000;
/// How many wrong digits are taken for a seat at once, and how long it then takes until more are.
const TRIES: (u32, u64) = (5, 60_000);

/// Who is in a class.
#[derive(Clone, Debug)]
pub(crate) struct People {
    teacher: Key,
    /// The keys of the other devices of the teacher, by the numbers that they had at the door.
    devices: BTreeMap<u32, Key>,
    /// The device that began what runs: it plays at the boards of the teacher.
    beginner: Key,
    /// The keys of the seats.
    holders: BTreeMap<u16, Key>,
    /// The keys of those at the door, by their numbers.
    door: BTreeMap<u32, Key>,
    /// The last intent of each key that was carried out.
    done: BTreeMap<Key, u64>,
    /// The connections of each key.
    here: BTreeMap<Key, u32>,
    /// Since when each child is gone that is not here.
    gone: BTreeMap<u16, u64>,
    /// The wrong digits tried for each seat: how many, and when last.
    tries: BTreeMap<u16, (u32, u64)>,
}

impl People {
    pub(crate) fn new(teacher: Key) -> Self {
        People {
            teacher,
            devices: BTreeMap::new(),
            beginner: teacher,
            holders: BTreeMap::new(),
            door: BTreeMap::new(),
            done: BTreeMap::new(),
            here: BTreeMap::new(),
            gone: BTreeMap::new(),
            tries: BTreeMap::new(),
        }
    }

    pub(crate) fn teacher(&self) -> Key {
        self.teacher
    }

    /// Returns whether a key is that of the teacher, or of another device that was let teach.
    pub(crate) fn is_teacher(&self, key: Key) -> bool {
        self.teacher == key || self.device(key).is_some()
    }

    /// Returns the number of another device of the teacher.
    pub(crate) fn device(&self, key: Key) -> Option<u32> {
        self.devices.iter().find(|(_, device)| **device == key).map(|(number, _)| *number)
    }

    /// Returns the keys of the other devices of the teacher.
    pub(crate) fn devices(&self) -> Vec<Key> {
        self.devices.values().copied().collect()
    }

    /// Returns the key of the device that plays at the boards of the teacher.
    pub(crate) fn beginner(&self) -> Key {
        self.beginner
    }

    /// Returns the seat of a key.
    pub(crate) fn seat(&self, key: Key) -> Option<u16> {
        self.holders.iter().find(|(_, holder)| **holder == key).map(|(seat, _)| *seat)
    }

    /// Returns the key of a seat.
    pub(crate) fn holder(&self, seat: u16) -> Option<Key> {
        self.holders.get(&seat).copied()
    }

    /// Returns the number with which a key waits at the door.
    pub(crate) fn door(&self, key: Key) -> Option<u32> {
        self.door.iter().find(|(_, waiting)| **waiting == key).map(|(number, _)| *number)
    }

    /// Returns the key of who waits at the door with a number.
    pub(crate) fn at_the_door(&self, number: u32) -> Option<Key> {
        self.door.get(&number).copied()
    }

    /// Returns the number of the last intent of a key that was carried out.
    pub(crate) fn done(&self, key: Key) -> u64 {
        self.done.get(&key).copied().unwrap_or(0)
    }

    /// Notes who has a seat, who waits, and whose intent has been carried out.
    pub(crate) fn apply(&mut self, batch: &Batch<ClassChange>) {
        let by = batch.by.map(|by| by.key);
        for event in &batch.events {
            match &event.change {
                ClassChange::Sat { seat, .. } => self.sit(*seat, by, event.at),
                ClassChange::LetIn { number, seat } => {
                    let key = self.door.remove(number);
                    self.sit(*seat, key, event.at);
                }
                ClassChange::Rose { seat } | ClassChange::Removed { seat } => {
                    self.holders.remove(seat);
                    self.gone.remove(seat);
                    self.tries.remove(seat);
                }
                ClassChange::Knocked { number, .. } => {
                    self.door.extend(by.map(|key| (*number, key)));
                }
                ClassChange::TurnedAway { number } => drop(self.door.remove(number)),
                ClassChange::LetTeach { number } => {
                    let key = self.door.remove(number);
                    self.devices.extend(key.map(|key| (*number, key)));
                }
                ClassChange::StoppedTeaching { number } => {
                    let key = self.devices.remove(number);
                    if key == Some(self.beginner) {
                        self.beginner = self.teacher;
                    }
                }
                ClassChange::Began { .. } => self.beginner = by.unwrap_or(self.teacher),
                _ => {}
            }
        }
        if let Some(by) = batch.by {
            let done = self.done.entry(by.key).or_default();
            *done = by.id.max(*done);
        }
    }

    fn sit(&mut self, seat: u16, key: Option<Key>, at: u64) {
        let Some(key) = key else { return };
        self.holders.insert(seat, key);
        self.tries.remove(&seat);
        if self.here.contains_key(&key) {
            self.gone.remove(&seat);
        } else {
            self.gone.insert(seat, at);
        }
    }

    /// Notes that nobody is connected, as after a restart.
    pub(crate) fn all_gone(&mut self, at: u64) {
        self.gone = self.holders.keys().map(|seat| (*seat, at)).collect();
    }

    pub(crate) fn came(&mut self, key: Key) {
        *self.here.entry(key).or_default() += 1;
        if let Some(seat) = self.seat(key) {
            self.gone.remove(&seat);
        }
    }

    /// Notes that a connection of a key has gone. The last one counts: another window may still be open.
    pub(crate) fn went(&mut self, key: Key, at: u64) {
        let Some(count) = self.here.get_mut(&key) else { return };
        *count -= 1;
        if *count > 0 {
            return;
        }
        self.here.remove(&key);
        if let Some(seat) = self.seat(key) {
            self.gone.insert(seat, at);
        }
    }

    /// Returns whether the child of a seat is connected.
    pub(crate) fn is_here(&self, seat: u16) -> bool {
        self.holders.contains_key(&seat) && !self.gone.contains_key(&seat)
    }

    /// Returns whether the child of a seat is here, or was a moment ago.
    pub(crate) fn takes_part(&self, seat: u16, at: u64) -> bool {
        let since = self.gone.get(&seat);
        self.holders.contains_key(&seat) && since.is_none_or(|since| at <= since + AWAY)
    }

    /// Returns whether no more digits are taken for a seat for the moment.
    pub(crate) fn is_locked(&self, seat: u16, at: u64) -> bool {
        let tried = self.tries.get(&seat);
        tried.is_some_and(|(count, last)| *count >= TRIES.0 && at < last + TRIES.1)
    }

    /// Counts wrong digits for a seat.
    pub(crate) fn count_wrong(&mut self, seat: u16, at: u64) {
        let (count, last) = self.tries.entry(seat).or_default();
        let is_new = at >= *last + TRIES.1;
        (*count, *last) = (if is_new { 1 } else { *count + 1 }, at);
    }

    /// Returns who is there, for everybody.
    pub(crate) fn presence(&self, now: u64) -> ClassPresence {
        let here = self.holders.keys().copied().filter(|seat| self.is_here(*seat)).collect();
        let gone = self.gone.iter().map(|(seat, since)| Gone { seat: *seat, since: *since });
        ClassPresence { now, here, gone: gone.collect() }
    }
}
