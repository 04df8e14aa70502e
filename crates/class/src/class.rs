//! A class: its state and its people, and how they change.

use std::collections::BTreeSet;

use basics::Name;
use messages::limits::CLASS_SEATS;
use messages::{
    Broken, ClassAct, ClassChange, ClassEntered, ClassPresence, ClassRefusal, ClassState, Event,
    Intent, Key, Own, RoomId, Stage, TableResult,
};
use rooms::{Batch, By, Done, Kind, RoomLog};
use thiserror::Error;

use crate::decide::check_names;
use crate::people::People;

/// The most events of a class, after which it only ends and is forgotten.
const MAX_EVENTS: u64 = 100_000;

/// A class.
///
/// Times are milliseconds of any clock that never goes back; the class has a time of its own, which begins at 0 and
/// stands still while the server does not run.
pub struct Class {
    id: RoomId,
    pub(crate) state: ClassState,
    pub(crate) people: People,
    pub(crate) kinds: &'static [Kind],
    /// Every room that it has needed so far.
    rooms: BTreeSet<RoomId>,
    /// A moment by the clock of the caller, and by the time of the class.
    moment: (u64, u64),
}

/// Something that somebody wants in a class.
#[derive(Clone, Debug)]
pub struct ClassCall {
    /// The secret of the client.
    pub key: Key,
    /// What it wants.
    pub intent: Intent<ClassAct>,
}

/// The reason why a log gives no class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClassDamaged {
    /// The log is empty.
    #[error("the log is empty")]
    Empty,
    /// An event does not follow.
    #[error("event {0}: {1}")]
    Broken(u64, Broken),
}

impl Class {
    /// Opens a class, which its teacher has asked for. Returns it with the batch to keep. `date` is in seconds since
    /// 1970.
    ///
    /// # Errors
    /// Returns the reason if the names are impossible.
    pub fn open(
        kinds: &'static [Kind],
        id: RoomId,
        teacher: By,
        (name, names): (Name, Vec<Name>),
        date: u64,
        now: u64,
    ) -> Result<(Self, Batch<ClassChange>), ClassRefusal> {
        if names.len() > CLASS_SEATS {
            return Err(ClassRefusal::Full);
        }
        check_names(&[], &names)?;
        let opened = ClassChange::Opened { teacher: name, seed: id.bits(), date };
        let listed = (!names.is_empty()).then_some(ClassChange::Listed { names });
        let event = |(number, change)| Event { number, at: 0, change };
        let events = (1..).zip([opened].into_iter().chain(listed)).map(event).collect();
        let batch = Batch { events, by: Some(teacher) };
        let class = Class::of(kinds, id, teacher.key, &batch, now);
        Ok((class.map_err(|_| ClassRefusal::Name)?, batch))
    }

    /// Returns the class that a log contains. Its time goes on from the last event.
    ///
    /// # Errors
    /// Returns the reason if the log contains none.
    pub fn recover(
        kinds: &'static [Kind],
        id: RoomId,
        teacher: Key,
        batches: &[Batch<ClassChange>],
        now: u64,
    ) -> Result<Self, ClassDamaged> {
        let (first, rest) = batches.split_first().ok_or(ClassDamaged::Empty)?;
        let mut class = Class::of(kinds, id, teacher, first, now)?;
        for batch in rest {
            class.take(batch)?;
        }
        let last = batches.iter().rev().find_map(|batch| batch.events.last());
        class.moment = (now, last.map_or(0, |event| event.at));
        class.people.all_gone(class.moment.1);
        Ok(class)
    }

    /// Returns the class after its first batch.
    fn of(
        kinds: &'static [Kind],
        id: RoomId,
        teacher: Key,
        first: &Batch<ClassChange>,
        now: u64,
    ) -> Result<Self, ClassDamaged> {
        let (event, rest) = first.events.split_first().ok_or(ClassDamaged::Empty)?;
        let broken = |why| ClassDamaged::Broken(event.number, why);
        let state = ClassState::open(event).map_err(broken)?;
        let (people, rooms) = (People::new(teacher), BTreeSet::new());
        let mut class = Class { id, state, people, kinds, rooms, moment: (now, 0) };
        class.take(&Batch { events: rest.to_vec(), by: first.by })?;
        Ok(class)
    }

    /// Returns the name of the class.
    pub fn id(&self) -> RoomId {
        self.id
    }

    /// Returns the state.
    pub fn state(&self) -> &ClassState {
        &self.state
    }

    /// Returns the time of the class.
    pub fn time(&self, now: u64) -> u64 {
        self.moment.1 + now.saturating_sub(self.moment.0)
    }

    /// Returns every room that the class has needed so far.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> {
        self.rooms.iter().copied()
    }

    /// Says what follows from something that somebody wants, and changes nothing: the batch is to be kept in the log
    /// and applied by [`keep`](Self::keep) before the next decision. `rooms` returns a new name of a room.
    ///
    /// # Errors
    /// Returns the reason if it is refused.
    pub fn decide(
        &mut self,
        call: &ClassCall,
        now: u64,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Result<Done<ClassChange>, ClassRefusal> {
        let ClassCall { key, intent } = call;
        let done = self.people.done(*key);
        if intent.seen > self.state.event {
            return Err(ClassRefusal::Ahead);
        }
        if intent.id <= done {
            let is_last = intent.id == done && done > 0;
            return if is_last { Ok(Done::Before) } else { Err(ClassRefusal::Late) };
        }
        if self.state.is_forgotten {
            return Err(ClassRefusal::NoClass);
        }
        let at = self.time(now);
        let mut changes = self.changes(*key, &intent.act, at, rooms)?;
        self.settle(&mut changes);
        let ends = matches!(intent.act, ClassAct::End | ClassAct::Forget);
        if self.state.event >= MAX_EVENTS && !ends {
            return Err(ClassRefusal::Worn);
        }
        Ok(match changes.is_empty() {
            true => Done::Before,
            false => Done::Now(self.batch(changes, at, Some(By { key: *key, id: intent.id }))),
        })
    }

    /// Returns what follows from the end of the first game in a room, which may count points.
    pub fn finished(
        &self,
        room: RoomId,
        (result, points): (TableResult, Option<[i32; 2]>),
        now: u64,
    ) -> Option<Batch<ClassChange>> {
        self.state.table(room).filter(|table| table.result.is_none())?;
        let mut changes = vec![ClassChange::Result { room, result, points }];
        self.settle(&mut changes);
        Some(self.batch(changes, self.time(now), None))
    }

    /// Adds the end of what runs if its last result is among the changes.
    fn settle(&self, changes: &mut Vec<ClassChange>) {
        let is_ending = |change: &ClassChange| matches!(change, ClassChange::Ending);
        let ends = self.state.running().is_some_and(|current| current.stage == Stage::Ending);
        if !(ends || changes.iter().any(is_ending)) {
            return;
        }
        let has_come = |room: RoomId| {
            let comes = |change: &ClassChange| matches!(change, ClassChange::Result { room: it, .. } if *it == room);
            changes.iter().any(comes)
        };
        let is_missing = |table: &messages::ClassTable| {
            ClassState::counts(table) && table.result.is_none() && !has_come(table.room)
        };
        if !self.state.tables.iter().any(is_missing) {
            changes.push(ClassChange::Ended);
        }
    }

    /// Returns when [`tick`](Self::tick) is to be called next, by the clock of the caller; `None` if not before
    /// something else happens.
    pub fn next_tick(&self) -> Option<u64> {
        let until = self.state.running()?.until.filter(|_| self.state.paused.is_none())?;
        Some(self.moment.0 + until.saturating_sub(self.moment.1))
    }

    /// Returns what follows from the time alone: what was to last so long is over.
    pub fn tick(&self, now: u64) -> Option<Batch<ClassChange>> {
        self.next_tick().filter(|due| *due <= now)?;
        Some(self.batch(vec![ClassChange::Ended], self.time(now), None))
    }

    /// Returns a batch of changes at the time `at` of the class.
    pub(crate) fn batch(
        &self,
        changes: Vec<ClassChange>,
        at: u64,
        by: Option<By>,
    ) -> Batch<ClassChange> {
        let numbers = self.state.event + 1..;
        let events = numbers.zip(changes).map(|(number, change)| Event { number, at, change });
        Batch { events: events.collect(), by }
    }

    /// Keeps a batch that this class has decided on in a log, and applies it.
    ///
    /// # Errors
    /// Returns [`ClassRefusal::NotKept`] if the log refuses; nothing has changed then.
    pub fn keep(
        &mut self,
        log: &mut dyn RoomLog<ClassChange>,
        batch: &Batch<ClassChange>,
    ) -> Result<(), ClassRefusal> {
        // What does not follow, which only a bug brings about, is not to damage the log.
        let mut after = self.state.clone();
        let follows = batch.events.iter().all(|event| after.apply(event).is_ok());
        debug_assert!(follows, "{batch:?}");
        if !follows {
            return Err(ClassRefusal::NotKept);
        }
        log.append(self.id, self.state.event, batch).map_err(|_| ClassRefusal::NotKept)?;
        self.take(batch).map_err(|_| ClassRefusal::NotKept)
    }

    fn take(&mut self, batch: &Batch<ClassChange>) -> Result<(), ClassDamaged> {
        for event in &batch.events {
            let broken = |why| ClassDamaged::Broken(event.number, why);
            self.state.apply(event).map_err(broken)?;
            match &event.change {
                ClassChange::Began { tables, .. } => {
                    self.rooms.extend(tables.iter().map(|table| table.room));
                }
                ClassChange::Seated { table } => drop(self.rooms.insert(table.room)),
                _ => {}
            }
        }
        self.people.apply(batch);
        Ok(())
    }

    /// Notes that a connection of a client has come. Returns what follows: the computer no longer plays for it.
    pub fn came(&mut self, key: Key, now: u64) -> Option<Batch<ClassChange>> {
        self.people.came(key);
        let seat = self.people.seat(key)?;
        self.state.seats.get(usize::from(seat))?.stand_in?;
        Some(self.batch(vec![ClassChange::StandsIn { seat, level: None }], self.time(now), None))
    }

    /// Notes that a connection of a client has gone.
    pub fn went(&mut self, key: Key, now: u64) {
        let at = self.time(now);
        self.people.went(key, at);
    }

    /// Returns who is there, for everybody.
    pub fn presence(&self, now: u64) -> ClassPresence {
        self.people.presence(self.time(now))
    }

    /// Returns whether a client belongs to the class: it is the teacher's, or has a seat.
    pub fn has(&self, key: Key) -> bool {
        self.people.is_teacher(key) || self.people.seat(key).is_some()
    }

    /// Returns whether a client is a device of the teacher: the first one, or another that was let teach.
    pub fn is_teacher(&self, key: Key) -> bool {
        self.people.is_teacher(key)
    }

    /// Returns what this client alone may know.
    pub fn own(&self, key: Key) -> Own {
        let (seat, teaches) = (self.people.seat(key), self.people.is_teacher(key));
        let seats = 0..self.state.seats.len() as u16;
        Own {
            seat,
            digits: seat.and_then(|seat| self.digits(seat)),
            door: self.people.door(key),
            teaches,
            plays: teaches && self.people.beginner() == key,
            all: seats.filter(|_| teaches).filter_map(|seat| self.digits(seat)).collect(),
        }
    }

    /// Returns the greeting for a client, with the whole state.
    pub fn entered(&self, key: Key, now: u64) -> ClassEntered {
        ClassEntered {
            class: self.id,
            own: self.own(key),
            done: self.people.done(key),
            state: Some(Box::new(self.state.clone())),
            events: Vec::new(),
            presence: self.presence(now),
        }
    }
}
