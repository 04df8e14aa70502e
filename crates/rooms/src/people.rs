//! Who is in a room: the keys of the host and of the seats, who is connected, and since when the others have been gone.

use std::collections::BTreeMap;

use basics::Name;
use messages::limits::WATCHERS_NAMED;
use messages::{Change, Event, Key, Presence, Refusal, RoomState, SeatPresence};

use crate::log::Batch;

/// How long, in milliseconds, a player whose connection was lost has been gone before others may claim the game.
pub const AFTER_LOSS: u64 = 60_000;
/// The same for a player who has left on purpose.
pub const AFTER_LEAVING: u64 = 20_000;
/// The most connections of clients without a seat in a room.
pub const MAX_WATCHERS: u32 = 500;

/// How a client has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    /// It has left on purpose.
    Left,
    /// Its connection was lost.
    Lost,
}

/// Who is in a room.
#[derive(Clone, Debug)]
pub(crate) struct People {
    host: Key,
    /// Who may watch where nobody else may.
    may_watch: Vec<Key>,
    /// The keys of the seats.
    holders: Vec<Option<Key>>,
    /// The last intent of each key that was carried out.
    done: BTreeMap<Key, u64>,
    /// The connections of each key.
    here: BTreeMap<Key, u32>,
    /// The names that those have given who are connected.
    names: BTreeMap<Key, Name>,
    /// For each seat whose player is gone: since when, and from when on others may claim the game.
    gone: Vec<Option<(u64, u64)>>,
    /// Since when nobody is there.
    empty_since: Option<u64>,
}

impl People {
    /// Returns the people of a room that has just opened, in which nobody is connected yet.
    pub(crate) fn new(host: Key, seats: usize) -> Self {
        let (holders, gone) = (vec![None; seats], vec![None; seats]);
        let (done, here, names) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let may_watch = Vec::new();
        People { host, may_watch, holders, done, here, names, gone, empty_since: Some(0) }
    }

    pub(crate) fn is_host(&self, key: Key) -> bool {
        self.host == key
    }

    /// Returns the key of the host.
    pub(crate) fn host(&self) -> Key {
        self.host
    }

    /// Lets these keys, and no others, watch where nobody else may.
    pub(crate) fn let_watch(&mut self, keys: &[Key]) {
        self.may_watch = keys.to_vec();
    }

    /// Returns the seat of a key.
    pub(crate) fn seat(&self, key: Key) -> Option<u8> {
        self.holders.iter().position(|holder| *holder == Some(key)).map(|seat| seat as u8)
    }

    /// Returns the key that has a seat.
    pub(crate) fn holder(&self, seat: u8) -> Option<Key> {
        self.holders.get(usize::from(seat)).copied().flatten()
    }

    /// Returns the number of the last intent of a key that was carried out.
    pub(crate) fn done(&self, key: Key) -> u64 {
        self.done.get(&key).copied().unwrap_or(0)
    }

    /// Returns the keys that have a seat.
    pub(crate) fn holders(&self) -> impl Iterator<Item = Key> {
        self.holders.iter().flatten().copied()
    }

    /// Notes who has a seat, and whose intent has been carried out.
    pub(crate) fn apply(&mut self, batch: &Batch) {
        for event in &batch.events {
            match event.change {
                Change::Sat { seat, .. } => {
                    let holder = batch.by.map(|by| by.key);
                    self.holders[usize::from(seat)] = holder;
                    let is_here = holder.is_some_and(|key| self.here.contains_key(&key));
                    self.gone[usize::from(seat)] =
                        (!is_here).then_some((event.at, event.at + AFTER_LOSS));
                }
                Change::Rose { seat } => {
                    self.holders[usize::from(seat)] = None;
                    self.gone[usize::from(seat)] = None;
                }
                Change::Resumed { grace } => {
                    let claim = event.at + u64::from(grace) + AFTER_LOSS;
                    for (gone, holder) in self.gone.iter_mut().zip(&self.holders) {
                        let is_here = holder.is_none_or(|key| self.here.contains_key(&key));
                        *gone = (!is_here).then_some((event.at, claim));
                    }
                    self.empty_since = self.here.is_empty().then_some(event.at);
                }
                _ => {}
            }
        }
        // The number with which a room was opened stands for itself.
        let opens = matches!(batch.events[..], [Event { change: Change::Opened { .. }, .. }]);
        if let Some(by) = batch.by.filter(|_| !opens) {
            let done = self.done.entry(by.key).or_default();
            *done = by.id.max(*done);
        }
    }

    /// Notes that a connection of a key has come.
    pub(crate) fn came(&mut self, key: Key, state: &RoomState) -> Result<(), Refusal> {
        let seat = self.seat(key);
        if seat.is_none() && key != self.host && !self.may_watch.contains(&key) {
            if !state.setup.watched && !state.seats.iter().any(|seat| seat.is_empty()) {
                return Err(Refusal::NotWatched);
            }
            if self.watchers() >= MAX_WATCHERS {
                return Err(Refusal::TooManyWatchers);
            }
        }
        *self.here.entry(key).or_default() += 1;
        self.empty_since = None;
        if let Some(seat) = seat {
            self.gone[usize::from(seat)] = None;
        }
        Ok(())
    }

    /// Notes the name of somebody who is connected.
    pub(crate) fn introduce(&mut self, key: Key, name: Name) {
        self.names.insert(key, name);
    }

    /// Notes that a connection of a key has gone. The last one counts: another window may still be open.
    pub(crate) fn went(&mut self, key: Key, how: Went, at: u64) {
        let Some(count) = self.here.get_mut(&key) else { return };
        *count -= 1;
        if *count > 0 {
            return;
        }
        self.here.remove(&key);
        self.names.remove(&key);
        if self.here.is_empty() {
            self.empty_since = Some(at);
        }
        if let Some(seat) = self.seat(key) {
            let wait = match how {
                Went::Left => AFTER_LEAVING,
                Went::Lost => AFTER_LOSS,
            };
            self.gone[usize::from(seat)] = Some((at, at + wait));
        }
    }

    /// Returns since when nobody is there; `None` if somebody is.
    pub(crate) fn empty_since(&self) -> Option<u64> {
        self.empty_since
    }

    /// Returns from when on others may claim the game of a seat; `None` if its player is there.
    pub(crate) fn claim(&self, seat: u8) -> Option<u64> {
        self.gone[usize::from(seat)].map(|(_, claim)| claim)
    }

    fn watchers(&self) -> u32 {
        let watches = |key: &Key| self.seat(*key).is_none();
        self.here.iter().filter(|(key, _)| watches(key)).map(|(_, count)| count).sum()
    }

    /// Returns who is there, for everybody.
    pub(crate) fn presence(&self, now: u64) -> Presence {
        let seat = |(holder, gone): (&Option<Key>, &Option<(u64, u64)>)| match (holder, gone) {
            (None, _) => SeatPresence::Nobody,
            (Some(_), None) => SeatPresence::Here,
            (Some(_), Some((since, claim))) => SeatPresence::Gone { since: *since, claim: *claim },
        };
        let seats = self.holders.iter().zip(&self.gone).map(seat).collect();
        let watchers = self.names.iter().filter(|(key, _)| self.seat(**key).is_none());
        let watching = watchers.map(|(_, name)| name.clone()).take(WATCHERS_NAMED).collect();
        Presence { now, seats, watchers: self.watchers(), watching, home: None }
    }
}
