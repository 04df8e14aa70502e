//! A part of the rooms. It carries out orders one after the other, and what follows from the time.

mod arranged;

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use messages::{
    Change, Event, FromServer, Intent, Key, Phase, Presence, Refusal, RoomId, RoomSetup, write,
};
use rooms::{Batch, Bus, By, Call, Done, LocalBus, Plan, Room, RoomLog, Subscription, Went};
use tabletop::platform::now as date;
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::guest::{Guest, GuestId};
use crate::hall::{Hall, code_of};
use crate::metrics::count;
use crate::thinking::Thinkers;

/// The events that a room remembers for clients that come back.
const REMEMBERED: usize = 64;
/// After how many milliseconds something is tried again that the disk has refused.
const AGAIN: u64 = 1000;
/// After how many milliseconds the log is slow.
const SLOW: u64 = 100;
/// The longest time without a look at the time.
const LONG: u64 = 60_000;

/// Something that a part of the rooms is to do.
pub(crate) enum Order {
    /// Open a room and let its host in.
    Open { room: RoomId, guest: Guest, id: u64, setup: Box<RoomSetup> },
    /// Let a client in, which has seen the events up to this one.
    Enter { room: RoomId, guest: Guest, seen: u64 },
    /// Carry out what a client wants.
    Act { guest: Guest, intent: Intent, lag: u64 },
    /// Send the events after this one.
    Since { guest: Guest, from: u64 },
    /// A client has gone.
    Gone { guest: GuestId, how: Went },
    /// A computer has found a move.
    Found { room: RoomId, turn_event: u64, mv: String },
    /// Make a room as the class wants it.
    Arrange { room: RoomId, plan: Box<Plan> },
    /// Close a room that the class needs no more.
    Close { room: RoomId },
    /// Delete a room of the class, and all that was kept of it.
    Erase { room: RoomId },
}

/// A part of the rooms.
pub(crate) struct Shard {
    hall: Arc<Hall>,
    log: Box<dyn RoomLog>,
    thinkers: Thinkers,
    bus: LocalBus,
    rooms: HashMap<RoomId, Open>,
    guests: HashMap<GuestId, Inside>,
    /// When rooms are to be looked at.
    due: BTreeSet<(u64, RoomId)>,
    /// When the next look at the time is.
    next_look: u64,
    /// Says that it is to be sooner.
    sooner: Arc<Notify>,
    /// How long the log has kept this part waiting, in milliseconds, which costs nobody time.
    stood: u64,
}

/// An open room.
struct Open {
    room: Room,
    /// The last events.
    recent: VecDeque<Event>,
    due: Option<u64>,
    /// The turn for which a computer is looking for a move.
    thinking: Option<u64>,
    /// What was said last of who is there.
    presence: Presence,
    /// What is still to be made as the class wants it.
    plan: Option<Box<Plan>>,
    /// Whether the class is told what becomes of it.
    is_reported: bool,
}

/// A client in a room.
struct Inside {
    key: Key,
    room: RoomId,
    ear: Subscription,
}

impl Shard {
    pub(crate) fn new(hall: Arc<Hall>, log: Box<dyn RoomLog>, thinkers: Thinkers) -> Self {
        Shard {
            hall,
            log,
            thinkers,
            bus: LocalBus::default(),
            rooms: HashMap::new(),
            guests: HashMap::new(),
            due: BTreeSet::new(),
            next_look: 0,
            sooner: Arc::default(),
            stood: 0,
        }
    }

    /// Returns the time of this part, in milliseconds.
    fn now(&self) -> u64 {
        self.hall.now().saturating_sub(self.stood)
    }

    /// Returns the names of the open rooms.
    pub(crate) fn rooms(&self) -> impl Iterator<Item = RoomId> {
        self.rooms.keys().copied()
    }

    /// Goes on with a room that the log contains.
    pub(crate) fn resume(&mut self, id: RoomId) {
        let now = self.now();
        let room = match self.log.read(id, 0) {
            Ok(batches) => match Room::recover(self.hall.kinds, id, &batches, now) {
                Ok(room) => batches.first().and_then(|first| first.by).map(|by| (room, by)),
                Err(why) => return log::warn!("the room {id} cannot go on: {why}"),
            },
            Err(why) => return log::warn!("the room {id} cannot be read: {why}"),
        };
        let Some((room, by)) = room else { return };
        match room.resume() {
            Some(batch) => {
                self.add(room, by);
                self.keep(id, &batch);
            }
            None => self.retire(id),
        }
    }

    /// Carries out an order, which may bring the next look at the time forward.
    pub(crate) fn take(&mut self, order: Order) {
        self.contain(order);
        if self.due.first().is_some_and(|(at, _)| *at < self.next_look) {
            self.next_look = 0;
            self.sooner.notify_one();
        }
    }

    /// Returns what says that the next look at the time is to be sooner.
    pub(crate) fn sooner(&self) -> Arc<Notify> {
        self.sooner.clone()
    }

    fn contain(&mut self, order: Order) {
        let room = match &order {
            Order::Open { room, .. }
            | Order::Enter { room, .. }
            | Order::Found { room, .. }
            | Order::Arrange { room, .. }
            | Order::Close { room }
            | Order::Erase { room } => Some(*room),
            Order::Act { guest, .. } | Order::Since { guest, .. } => self.room_of(guest.id),
            Order::Gone { guest, .. } => self.room_of(*guest),
        };
        self.contained(room, |shard| shard.carry_out(order));
    }

    /// Does something about a room. A panic, which only a bug in the rules of a game can bring about, costs this room,
    /// which goes on from the log when the server is started again, and no other.
    fn contained(&mut self, room: Option<RoomId>, act: impl FnOnce(&mut Self)) {
        let done = catch_unwind(AssertUnwindSafe(|| act(self)));
        if let (Err(_), Some(room)) = (done, room) {
            log::error!("the room {room} is closed because of a bug");
            self.forget(room);
        }
    }

    fn room_of(&self, guest: GuestId) -> Option<RoomId> {
        self.guests.get(&guest).map(|inside| inside.room)
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Open { room, guest, id, setup } => self.open(room, guest, id, *setup),
            Order::Enter { room, guest, seen } => self.enter(room, guest, seen),
            Order::Act { guest, intent, lag } => self.act(&guest, intent, lag),
            Order::Since { guest, from } => self.tell_since(&guest, from),
            Order::Gone { guest, how } => self.leave(guest, how),
            Order::Found { room, turn_event, mv } => {
                let now = self.now();
                let played = self.rooms.get_mut(&room).and_then(|open| {
                    open.thinking = None;
                    open.room.computer_played(turn_event, &mv, now)
                });
                match played {
                    Some(batch) if self.keep(room, &batch) => {}
                    // Tried again like the others below.
                    Some(_) => self.wake_at(room, now + AGAIN),
                    None => self.schedule(room),
                }
            }
            Order::Arrange { room, plan } => self.arrange(room, plan),
            Order::Close { room } => self.close_planned(room),
            Order::Erase { room } => self.erase(room),
        }
    }

    /// Does what follows from the time. Returns after how many milliseconds to look again.
    pub(crate) fn look_at_the_time(&mut self) -> u64 {
        let now = self.now();
        while let Some((_, room)) = self.due.first().copied().filter(|(at, _)| *at <= now) {
            self.due.pop_first();
            let Some(open) = self.rooms.get_mut(&room) else { continue };
            open.due = None;
            self.contained(Some(room), |shard| shard.look_at(room, now));
        }
        let longest = now + LONG;
        self.next_look = self.due.first().map_or(longest, |(at, _)| longest.min(*at));
        self.next_look.saturating_sub(now)
    }

    fn look_at(&mut self, room: RoomId, now: u64) {
        let Some(open) = self.rooms.get_mut(&room) else { return };
        if open.plan.is_some() {
            return self.go_on_arranging(room);
        }
        match open.room.tick(now) {
            Some(batch) if self.keep(room, &batch) => {}
            // The disk refuses: nothing has changed, so it is tried again a little later.
            Some(_) => self.wake_at(room, now + AGAIN),
            None => self.schedule(room),
        }
    }

    fn open(&mut self, id: RoomId, guest: Guest, intent: u64, setup: RoomSetup) {
        if self.rooms.contains_key(&id) {
            // The message has come twice.
            return self.enter(id, guest, 0);
        }
        if !self.hall.is_free(id) {
            return self.refuse(&guest, intent, Refusal::NotKept);
        }
        let by = By { key: guest.key, id: intent };
        let (now, date) = (self.now(), date().as_second().max(0) as u64);
        let opened = Room::open(self.hall.kinds, id, setup, by, date, now);
        let before = self.hall.now();
        let kept = opened.and_then(|(room, batch)| match self.log.append(id, 0, &batch) {
            Ok(()) => Ok((room, batch)),
            Err(why) => {
                log::warn!("a new room cannot be kept: {why}");
                count(&self.hall.metrics.not_kept);
                Err(Refusal::NotKept)
            }
        });
        self.stood += waited(&self.hall, before);
        match kept {
            Ok((room, batch)) => {
                self.add(room, by);
                if let Some(open) = self.rooms.get_mut(&id) {
                    open.recent.extend(batch.events);
                }
                self.enter(id, guest, 0);
            }
            Err(why) => self.refuse(&guest, intent, why),
        }
    }

    fn add(&mut self, room: Room, by: By) {
        let (id, now) = (room.id(), self.now());
        self.hall.add((by.key, by.id), &room);
        let presence = Presence { home: self.home(&room), ..room.presence(now) };
        let open = Open {
            room,
            recent: VecDeque::new(),
            due: None,
            thinking: None,
            presence,
            plan: None,
            is_reported: false,
        };
        self.rooms.insert(id, open);
        self.schedule(id);
    }

    /// Returns the seat of the person whose program this is.
    fn home(&self, room: &Room) -> Option<u8> {
        room.seat(self.hall.owner()?)
    }

    fn refuse(&self, guest: &Guest, id: u64, why: Refusal) {
        count(&self.hall.metrics.refused);
        guest.out.message(&FromServer::Refused { id, why });
    }

    fn enter(&mut self, id: RoomId, guest: Guest, seen: u64) {
        self.leave(guest.id, Went::Left);
        let Some(open) = self.rooms.get_mut(&id) else {
            return self.refuse(&guest, 0, Refusal::NoSuchRoom);
        };
        if let Err(why) = open.room.came(guest.key) {
            return self.refuse(&guest, 0, why);
        }
        if let Some(name) = &guest.name {
            open.room.introduce(guest.key, name.clone());
        }
        self.tell_all(id, &guest, seen);
        let Guest { id: number, key, out, .. } = guest;
        let ear = self.bus.subscribe(id, Box::new(move |text| out.text(text)));
        self.guests.insert(number, Inside { key, room: id, ear });
        self.tell_presence(id);
        self.schedule(id);
    }

    /// Sends a client what it needs to be up to date: the events since the last one seen, or the whole state.
    fn tell_all(&self, id: RoomId, guest: &Guest, seen: u64) {
        let Some(open) = self.rooms.get(&id) else { return };
        let mut entered = open.room.entered(guest.key, code_of(id), self.now());
        entered.presence.home = self.home(&open.room);
        if let Some(events) = open.since(seen) {
            (entered.state, entered.events) = (None, events);
        }
        guest.out.message(&FromServer::Entered(Box::new(entered)));
    }

    fn tell_since(&self, guest: &Guest, from: u64) {
        let Some(inside) = self.guests.get(&guest.id) else {
            return self.refuse(guest, 0, Refusal::NotInRoom);
        };
        match self.rooms.get(&inside.room).and_then(|open| open.since(from)) {
            Some(events) => drop(guest.out.message(&FromServer::Events(events))),
            None => self.tell_all(inside.room, guest, from),
        }
    }

    fn leave(&mut self, guest: GuestId, how: Went) {
        let Some(inside) = self.guests.remove(&guest) else { return };
        self.bus.unsubscribe(inside.room, inside.ear);
        let now = self.now();
        if let Some(open) = self.rooms.get_mut(&inside.room) {
            open.room.went(inside.key, how, now);
        }
        self.tell_presence(inside.room);
        self.schedule(inside.room);
    }

    fn act(&mut self, guest: &Guest, intent: Intent, lag: u64) {
        let (number, now) = (intent.id, self.now());
        let Some(room) = self.room_of(guest.id) else {
            return self.refuse(guest, number, Refusal::NotInRoom);
        };
        let Some(open) = self.rooms.get_mut(&room) else {
            return self.refuse(guest, number, Refusal::NoSuchRoom);
        };
        // The time may be over that the client thinks it has.
        if let Some(batch) = open.room.tick(now) {
            self.keep(room, &batch);
        }
        let Some(open) = self.rooms.get_mut(&room) else {
            return self.refuse(guest, number, Refusal::NoSuchRoom);
        };
        let call = Call { key: guest.key, intent, lag };
        match open.room.decide(&call, now) {
            Ok(Done::Before) => {}
            Ok(Done::Now(batch)) => {
                if !self.keep(room, &batch) {
                    return self.refuse(guest, number, Refusal::NotKept);
                }
            }
            Err(why) => return self.refuse(guest, number, why),
        }
        guest.out.message(&FromServer::Done(number));
    }

    /// Keeps a batch, and then announces it. Returns whether the log has kept it.
    fn keep(&mut self, id: RoomId, batch: &Batch) -> bool {
        let Some(open) = self.rooms.get_mut(&id) else { return false };
        let before = self.hall.now();
        let kept = open.room.keep(&mut *self.log, batch);
        self.stood += waited(&self.hall, before);
        if kept.is_err() {
            log::warn!("the room {id} cannot be kept");
            count(&self.hall.metrics.not_kept);
            return false;
        }
        open.recent.extend(batch.events.iter().cloned());
        let old = open.recent.len().saturating_sub(REMEMBERED);
        open.recent.drain(..old);
        let events = batch.events.len() as u64;
        self.hall.metrics.events.fetch_add(events, std::sync::atomic::Ordering::Relaxed);
        let text: Arc<str> = write(&FromServer::Events(batch.events.clone())).into();
        self.bus.publish(id, &text);
        let concerns_hall = batch.events.iter().any(|event| concerns_hall(&event.change));
        if concerns_hall {
            self.hall.update(&open.room);
        } else if !open.room.state().clocks.left.is_empty() {
            self.hall.note_clock(&open.room);
        }
        if open.room.state().phase == Phase::Closed {
            self.close(id);
        } else {
            if concerns_hall {
                self.tell_presence(id);
            }
            self.schedule(id);
            self.report(id);
        }
        true
    }

    /// Puts away a room that is closed.
    fn close(&mut self, id: RoomId) {
        self.forget(id);
        self.retire(id);
    }

    /// Forgets a room. Its clients stay connected.
    fn forget(&mut self, id: RoomId) {
        if let Some(at) = self.rooms.remove(&id).and_then(|open| open.due) {
            self.due.remove(&(at, id));
        }
        self.hall.remove(id);
        let bus = &self.bus;
        self.guests.retain(|_, inside| {
            let stays = inside.room != id;
            if !stays {
                bus.unsubscribe(id, inside.ear);
            }
            stays
        });
    }

    fn retire(&mut self, id: RoomId) {
        let before = self.hall.now();
        let retired = self.log.retire(id);
        self.stood += waited(&self.hall, before);
        if let Err(why) = retired {
            log::warn!("the closed room {id} cannot be put away: {why}");
        }
    }

    /// Tells all in a room who is there, if that has changed.
    fn tell_presence(&mut self, id: RoomId) {
        let now = self.now();
        let Some(open) = self.rooms.get_mut(&id) else { return };
        let owner = self.hall.owner();
        let home = owner.and_then(|owner| open.room.seat(owner));
        let presence = Presence { home, ..open.room.presence(now) };
        // The time alone is no news.
        open.presence.now = presence.now;
        if presence != open.presence {
            let text: Arc<str> = write(&FromServer::Presence(presence.clone())).into();
            open.presence = presence;
            self.bus.publish(id, &text);
            self.hall.update(&open.room);
            self.report(id);
        }
    }

    /// Notes when a room is to be looked at next, and lets a computer think if it is to move.
    fn schedule(&mut self, id: RoomId) {
        let Some(open) = self.rooms.get_mut(&id) else { return };
        let turn = Some(open.room.state().turn_event);
        if open.thinking.is_none() || open.thinking != turn {
            open.thinking = None;
            if let Some(thinking) = open.room.thinking() {
                open.thinking = turn;
                self.thinkers.find(id, thinking);
            }
        }
        let next = open.room.next_tick();
        if next != open.due {
            match (next, open.due) {
                (Some(at), _) => self.wake_at(id, at),
                (None, Some(old)) => {
                    open.due = None;
                    self.due.remove(&(old, id));
                }
                (None, None) => {}
            }
        }
    }

    fn wake_at(&mut self, id: RoomId, at: u64) {
        if let Some(open) = self.rooms.get_mut(&id) {
            if let Some(old) = open.due.replace(at) {
                self.due.remove(&(old, id));
            }
            self.due.insert((at, id));
        }
    }
}

/// Looks at the rooms of a part when their time comes, until it is closed.
pub(crate) async fn keep_time(hall: Arc<Hall>, part: usize, sooner: Arc<Notify>) {
    while let Some(wait) = hall.with_part(part, Shard::look_at_the_time) {
        let _ = timeout(Duration::from_millis(wait), sooner.notified()).await;
    }
}

impl Open {
    /// Returns the events after one that the room remembers; `None` if it does not remember all of them.
    fn since(&self, seen: u64) -> Option<Vec<Event>> {
        let first = self.recent.front()?.number;
        let last = self.room.state().event;
        (seen > 0 && seen <= last && seen + 1 >= first)
            .then(|| self.recent.iter().filter(|event| event.number > seen).cloned().collect())
    }
}

/// Returns how long the log has kept a part waiting since this time of the hall, if that is long.
fn waited(hall: &Hall, before: u64) -> u64 {
    Some(hall.now().saturating_sub(before)).filter(|time| *time > SLOW).unwrap_or(0)
}

/// Returns whether a change concerns what the hall knows of a room.
fn concerns_hall(change: &Change) -> bool {
    matches!(
        change,
        Change::Sat { .. }
            | Change::Named { .. }
            | Change::Rose { .. }
            | Change::Computer { .. }
            | Change::Began { .. }
            | Change::Over { .. }
            | Change::Resumed { .. }
    )
}
