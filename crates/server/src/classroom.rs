//! The thread that has the class of a host. It decides about what the children and the teacher want, makes the rooms as
//! the class needs them, and takes over the results.

mod telling;

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use basics::hash_key;
use class::{Class, ClassCall};
use messages::{
    BoardCard, ClassAct, ClassChange, ClassRefusal, ClassState, FromClass, Intent, Key, RoomId,
    TableResult,
};
use rooms::{Batch, By, Done, Plan, RoomLog};
use tabletop::platform::now as date;

use crate::guest::{Guest, GuestId};
use crate::hall::Hall;
use crate::metrics::count;
use crate::shard::Order;
use telling::Telling;

/// The most orders that one message covers.
const AT_ONCE: usize = 64;
/// The longest time without a look at the orders.
const LONG: u64 = 60_000;

/// Something that the thread with the class is to do.
pub(crate) enum ClassOrder {
    /// Let a client follow the class, which has seen the events up to this one.
    Enter { guest: Guest, seen: u64, is_admitted: bool },
    /// Carry out what a client wants.
    Act { guest: Guest, intent: Intent<ClassAct> },
    /// Send the events after this one.
    Since { guest: Guest, from: u64 },
    /// A client has gone.
    Gone { guest: GuestId },
    /// A room of the class has changed.
    Report { card: Box<BoardCard>, result: Option<(TableResult, Option<[i32; 2]>)> },
    /// End.
    End,
}

/// The thread that has the class.
pub(crate) struct Classroom {
    hall: Arc<Hall>,
    log: Box<dyn RoomLog<ClassChange>>,
    class: Option<Class>,
    guests: HashMap<GuestId, Guest>,
    /// The rooms as they were last ordered.
    plans: BTreeMap<RoomId, Plan>,
    telling: Telling,
    /// The names of rooms follow from it.
    seed: u64,
}

impl Classroom {
    /// Returns the thread's state, with the class that the log contains.
    pub(crate) fn new(hall: Arc<Hall>, mut log: Box<dyn RoomLog<ClassChange>>, seed: u64) -> Self {
        let class = newest(&hall, &mut *log);
        let (guests, plans, telling) = (HashMap::new(), BTreeMap::new(), Telling::default());
        let mut classroom = Classroom { hall, log, class, guests, plans, telling, seed };
        classroom.hall.note_class(classroom.class.is_some());
        classroom.arrange();
        classroom.forget_if(|state| state.is_forgotten || state.is_empty());
        classroom
    }

    /// Carries out orders until one ends it.
    pub(crate) fn run(mut self, orders: &Receiver<ClassOrder>) {
        loop {
            let now = self.hall.now();
            let due = self.class.as_ref().and_then(Class::next_tick);
            let wait = due.map_or(LONG, |at| at.saturating_sub(now).min(LONG));
            let first = match orders.recv_timeout(Duration::from_millis(wait)) {
                Ok(order) => Some(order),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            for order in first.into_iter().chain(orders.try_iter().take(AT_ONCE)) {
                if matches!(order, ClassOrder::End) {
                    return;
                }
                self.contain(order);
            }
            let now = self.hall.now();
            if let Some(batch) = self.class.as_ref().and_then(|class| class.tick(now)) {
                self.keep(&batch);
            }
            self.tell();
        }
    }

    /// Carries out an order. After a panic, which only a bug brings about, the class goes on from its log.
    fn contain(&mut self, order: ClassOrder) {
        if catch_unwind(AssertUnwindSafe(|| self.carry_out(order))).is_ok() {
            return;
        }
        log::error!("the class goes on from its log because of a bug");
        self.class = newest(&self.hall, &mut *self.log);
        let guests: Vec<Guest> = self.guests.values().cloned().collect();
        guests.iter().for_each(|guest| self.came(guest.key));
        guests.iter().for_each(|guest| self.tell_all(guest, 0));
    }

    fn carry_out(&mut self, order: ClassOrder) {
        match order {
            ClassOrder::Enter { guest, seen, is_admitted } => {
                self.enter(guest, seen, is_admitted);
            }
            ClassOrder::Act { guest, intent } => {
                let id = intent.id;
                let answer = match self.act(&guest, intent) {
                    Ok(()) => FromClass::Done(id),
                    Err(why) => {
                        count(&self.hall.metrics.refused);
                        FromClass::Refused { id, why }
                    }
                };
                self.telling.answer(guest, answer);
            }
            ClassOrder::Since { guest, from } => {
                if self.guests.contains_key(&guest.id) {
                    self.tell();
                    self.tell_all(&guest, from);
                }
            }
            ClassOrder::Gone { guest } => self.leave(guest),
            ClassOrder::Report { card, result } => self.reported(*card, result),
            ClassOrder::End => {}
        }
    }

    fn enter(&mut self, guest: Guest, seen: u64, is_admitted: bool) {
        let belongs = self.class.as_ref().is_some_and(|class| class.has(guest.key));
        if !is_admitted && !belongs {
            let why = ClassRefusal::NeedsCode;
            return self.telling.answer(guest, FromClass::Refused { id: 0, why });
        }
        if self.guests.insert(guest.id, guest.clone()).is_none() {
            self.came(guest.key);
        }
        // The waiting messages go out before the one about the whole class.
        self.tell();
        self.tell_all(&guest, seen);
    }

    /// Notes that a connection has come to the class.
    fn came(&mut self, key: Key) {
        let now = self.hall.now();
        if let Some(batch) = self.class.as_mut().and_then(|class| class.came(key, now)) {
            self.keep(&batch);
        }
    }

    fn leave(&mut self, guest: GuestId) {
        let Some(guest) = self.guests.remove(&guest) else { return };
        self.telling.forget(guest.id);
        let now = self.hall.now();
        if let Some(class) = &mut self.class {
            class.went(guest.key, now);
        }
    }

    fn act(&mut self, guest: &Guest, intent: Intent<ClassAct>) -> Result<(), ClassRefusal> {
        if !self.guests.contains_key(&guest.id) {
            return Err(ClassRefusal::NeedsCode);
        }
        let (key, now) = (guest.key, self.hall.now());
        let Some(class) = &mut self.class else {
            return match intent.act {
                ClassAct::Open { .. } if key != self.hall.teacher => Err(ClassRefusal::NotTeacher),
                ClassAct::Open { teacher, names } => {
                    self.open(By { key, id: intent.id }, (teacher, names))
                }
                _ => Err(ClassRefusal::NoClass),
            };
        };
        let (hall, seed) = (&self.hall, &mut self.seed);
        let mut rooms = || new_room(hall, seed);
        match class.decide(&ClassCall { key, intent }, now, &mut rooms)? {
            Done::Now(batch) if !self.keep(&batch) => Err(ClassRefusal::NotKept),
            Done::Now(_) | Done::Before => Ok(()),
        }
    }

    fn open(
        &mut self,
        teacher: By,
        names: (basics::Name, Vec<basics::Name>),
    ) -> Result<(), ClassRefusal> {
        let (now, date) = (self.hall.now(), date().as_second().max(0) as u64);
        let id = new_room(&self.hall, &mut self.seed);
        let (class, batch) = Class::open(self.hall.kinds, id, teacher, names, date, now)?;
        if let Err(why) = self.log.append(id, 0, &batch) {
            log::warn!("a new class cannot be kept: {why}");
            count(&self.hall.metrics.not_kept);
            return Err(ClassRefusal::NotKept);
        }
        self.class = Some(class);
        self.hall.note_class(true);
        self.telling.begin(batch.events);
        let guests: Vec<Guest> = self.guests.values().cloned().collect();
        guests.iter().for_each(|guest| self.came(guest.key));
        guests.iter().for_each(|guest| self.tell_all(guest, 0));
        Ok(())
    }

    /// Keeps a batch, and arranges the rooms before the message about it goes out. Returns whether the log has kept it.
    fn keep(&mut self, batch: &Batch<ClassChange>) -> bool {
        let Some(class) = &mut self.class else { return false };
        if class.keep(&mut *self.log, batch).is_err() {
            log::warn!("the class cannot be kept");
            count(&self.hall.metrics.not_kept);
            return false;
        }
        self.telling.happened(&batch.events);
        self.arrange();
        self.forget_if(|state| state.is_forgotten);
        true
    }

    /// Orders the rooms of the class as they are to be, as far as that has changed.
    fn arrange(&mut self) {
        let plans = self.class.as_ref().map(Class::plans).unwrap_or_default();
        for (room, plan) in &plans {
            if self.plans.get(room) != Some(plan) {
                self.hall.expect(*room);
                let plan = Box::new(plan.clone());
                self.hall.order(*room, Order::Arrange { room: *room, plan });
            }
        }
        for room in self.plans.keys().filter(|room| !plans.contains_key(room)) {
            self.hall.order(*room, Order::Close { room: *room });
        }
        self.telling.keep_boards(|room| plans.contains_key(&room));
        self.plans = plans;
    }

    /// Deletes everything of a class of which this is so.
    fn forget_if(&mut self, is_so: fn(&ClassState) -> bool) {
        let Some(class) = self.class.take_if(|class| is_so(class.state())) else { return };
        for room in class.rooms() {
            self.hall.order(room, Order::Erase { room });
        }
        if let Err(why) = self.log.erase(class.id()) {
            log::warn!("the class cannot be deleted: {why}");
        }
        self.hall.note_class(false);
        self.plans.clear();
        self.telling.end(self.guests.values());
    }

    /// Takes over what a room says about itself.
    fn reported(&mut self, card: BoardCard, result: Option<(TableResult, Option<[i32; 2]>)>) {
        let (room, now) = (card.room, self.hall.now());
        if !self.plans.contains_key(&room) {
            return;
        }
        self.telling.board(card);
        let finished = result.zip(self.class.as_ref());
        if let Some(batch) = finished.and_then(|(it, class)| class.finished(room, it, now)) {
            self.keep(&batch);
        }
    }
}

/// Returns the newest class that a log contains.
fn newest(hall: &Hall, log: &mut dyn RoomLog<ClassChange>) -> Option<Class> {
    let classes = log.rooms().unwrap_or_else(|why| {
        log::warn!("the classes cannot be listed: {why}");
        Vec::new()
    });
    let read = |id: RoomId| {
        let batches = log.read(id, 0).map_err(|why| why.to_string());
        let class = batches.and_then(|batches| {
            let class = Class::recover(hall.kinds, id, hall.teacher, &batches, hall.now());
            class.map_err(|why| why.to_string())
        });
        class.map_err(|why| log::warn!("the class {id} cannot go on: {why}")).ok()
    };
    classes.into_iter().filter_map(read).max_by_key(|class| class.state().date)
}

/// Returns a name that no room has.
fn new_room(hall: &Hall, seed: &mut u64) -> RoomId {
    loop {
        *seed = seed.wrapping_add(1);
        let room = RoomId::new(hash_key(*seed));
        if hall.is_free(room) {
            return room;
        }
    }
}
