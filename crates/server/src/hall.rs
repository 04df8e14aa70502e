//! The hall: what all connections share. Who is admitted, and which rooms there are.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

use messages::limits::LISTED_ROOMS;
use messages::{Code, Key, Place, Refusal, RoomCard, RoomId};
use rooms::{Kind, Room};
use tokio::sync::watch;

use crate::classroom::ClassOrder;
use crate::config::Limits;
use crate::guest::{Guest, GuestId, Outgoing};
use crate::metrics::Metrics;
use crate::quota::{Quota, Quotas};
use crate::service::{Ask, Caller, Service, part_of};
use crate::shard::{Order, Shard};
use crate::time::Clock;

/// How often one address tries a code at once, and after how many milliseconds once more.
const TRIES: (u32, u64) = (5, 12_000);
/// The same for all addresses together: to try half of all codes would take days.
const ALL_TRIES: (u32, u64) = (60, 1000);
/// How often one address opens another room, in milliseconds.
const EVERY_ROOM: u64 = 30_000;

/// What all connections share.
pub(crate) struct Hall {
    /// The code of the host.
    pub(crate) code: Code,
    /// The key of who may hold a class.
    pub(crate) teacher: Key,
    /// Whether anyone may open rooms.
    pub(crate) open_rooms: bool,
    /// The games.
    pub(crate) kinds: &'static [Kind],
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// Whether the server has a page for browsers.
    pub(crate) has_page: bool,
    /// Whether the server belongs to the program of a player, the first from this machine who has the code.
    pub(crate) has_owner: AtomicBool,
    owner: OnceLock<Key>,
    /// Whether another machine has asked for the page, and whether the greeting of one was accepted.
    pub(crate) fetched: AtomicBool,
    pub(crate) entered: AtomicBool,
    /// Says that the server ends.
    pub(crate) ending: watch::Sender<bool>,
    pub(crate) clock: Clock,
    /// The rooms; none in a part that is not open yet, or closed.
    parts: Vec<Mutex<Option<Shard>>>,
    class: Sender<ClassOrder>,
    /// Whether there is a class.
    has_class: AtomicBool,
    rooms: Mutex<Rooms>,
    counts: Mutex<Counts>,
    next_guest: AtomicU64,
    /// The service to which the server belongs.
    service: OnceLock<Arc<dyn Service>>,
    /// The clients of this server, if it belongs to a service.
    here: Mutex<HashMap<GuestId, Outgoing>>,
}

/// The rooms that are open.
#[derive(Default)]
struct Rooms {
    rooms: BTreeMap<RoomId, Known>,
    codes: HashMap<Code, RoomId>,
    /// The rooms that the class has ordered, and that are about to open.
    expected: HashSet<RoomId>,
    next: u64,
}

/// What the hall knows of a room.
struct Known {
    /// When it came, among all.
    order: u64,
    /// Which intent opened it.
    opened_by: (Key, u64),
    is_listed: bool,
    now: Seen,
}

/// How a room is, as far as lists show it.
pub(crate) struct Seen {
    card: RoomCard,
    members: Vec<Key>,
    /// The player whose clock runs.
    on_the_clock: Option<Key>,
}

impl From<&Room> for Seen {
    fn from(room: &Room) -> Self {
        let (members, on_the_clock) = (room.members().collect(), room.on_the_clock());
        Seen { card: room.card(), members, on_the_clock }
    }
}

/// What is counted of each address.
struct Counts {
    tries: Quotas<IpAddr>,
    all_tries: Quota,
    opened: Quotas<IpAddr>,
}

impl Hall {
    pub(crate) fn new(
        (code, teacher): (Code, Key),
        open_rooms: bool,
        kinds: &'static [Kind],
        limits: Limits,
        has_page: bool,
        class: Sender<ClassOrder>,
    ) -> Self {
        let counts = Counts {
            tries: Quotas::new(TRIES.0, TRIES.1),
            all_tries: Quota::new(ALL_TRIES.0, ALL_TRIES.1),
            opened: Quotas::new(limits.rooms_at_once, EVERY_ROOM),
        };
        Hall {
            code,
            teacher,
            open_rooms,
            kinds,
            limits,
            metrics: Metrics::default(),
            has_page,
            has_owner: AtomicBool::new(false),
            owner: OnceLock::new(),
            fetched: AtomicBool::new(false),
            entered: AtomicBool::new(false),
            ending: watch::Sender::new(false),
            clock: Clock::new(),
            parts: (0..limits.parts.max(1)).map(|_| Mutex::default()).collect(),
            class,
            has_class: AtomicBool::new(false),
            rooms: Mutex::default(),
            counts: Mutex::new(counts),
            next_guest: AtomicU64::new(1),
            service: OnceLock::new(),
            here: Mutex::default(),
        }
    }

    /// Returns the time since the start of the server, in milliseconds, without that in which it stood still.
    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Notes that a client from this machine has the code.
    pub(crate) fn admitted_here(&self, key: Key) {
        if self.has_owner.load(Ordering::Relaxed) {
            self.owner.get_or_init(|| key);
        }
    }

    /// Returns the key of the player whose program this is.
    pub(crate) fn owner(&self) -> Option<Key> {
        self.owner.get().copied()
    }

    /// Returns a new number for a connection.
    pub(crate) fn next_guest(&self) -> u64 {
        self.next_guest.fetch_add(1, Ordering::Relaxed)
    }

    /// Carries out an order about a room, which nobody hears any more if its part is closed.
    pub(crate) fn order(&self, room: RoomId, order: Order) {
        self.with_part(self.part_of(room), |shard| shard.take(order));
    }

    /// Returns the number of the part that has a room.
    pub(crate) fn part_of(&self, room: RoomId) -> usize {
        part_of(room, self.parts.len())
    }

    /// Returns the number of parts.
    pub(crate) fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Does something with a part of the rooms, and returns the result; `None` if the part is closed.
    pub(crate) fn with_part<T>(&self, part: usize, f: impl FnOnce(&mut Shard) -> T) -> Option<T> {
        lock(&self.parts[part]).as_mut().map(f)
    }

    /// Notes that the server belongs to a service, whose connections have numbers from `first_guest` on.
    pub(crate) fn belongs_to(&self, service: Arc<dyn Service>, first_guest: u64) {
        self.next_guest.store(first_guest + 1, Ordering::Relaxed);
        self.service.get_or_init(|| service);
    }

    /// Returns the service to which the server belongs.
    pub(crate) fn service(&self) -> Option<&Arc<dyn Service>> {
        self.service.get()
    }

    /// Notes that a client is connected to this server.
    pub(crate) fn came(&self, guest: &Guest) {
        if self.service().is_some() {
            lock(&self.here).insert(guest.id, guest.out.clone());
        }
    }

    /// Notes that it no longer is.
    pub(crate) fn went(&self, guest: GuestId) {
        lock(&self.here).remove(&guest);
    }

    /// Sends a message to a client of this server. Returns whether it is there.
    pub(crate) fn deliver(&self, guest: GuestId, text: &Arc<str>) -> bool {
        let out = lock(&self.here).get(&guest).cloned();
        out.is_some_and(|out| out.text(text))
    }

    /// Carries out what a client asks of a room, here or in the service.
    pub(crate) fn ask(&self, room: RoomId, guest: Guest, ask: Ask) {
        match self.service() {
            None => self.order(room, ask.order(room, guest)),
            Some(service) => {
                let Guest { id, key, name, .. } = guest;
                service.ask(room, Caller { id: id.0, key, name }, ask);
            }
        }
    }

    /// Opens a part of the rooms.
    pub(crate) fn open_part(&self, part: usize, shard: Shard) {
        *lock(&self.parts[part]) = Some(shard);
    }

    /// Closes all parts of the rooms: nothing is announced any more.
    pub(crate) fn close_parts(&self) {
        (0..self.parts.len()).for_each(|part| self.close_part(part));
    }

    /// Closes a part of the rooms.
    pub(crate) fn close_part(&self, part: usize) {
        let closed = lock(&self.parts[part]).take();
        if let Some(shard) = closed {
            shard.rooms().for_each(|room| self.remove(room));
        }
    }

    /// Gives an order to the thread that has the class.
    pub(crate) fn class_order(&self, order: ClassOrder) {
        let _ = self.class.send(order);
    }

    /// Notes whether there is a class.
    pub(crate) fn note_class(&self, exists: bool) {
        self.has_class.store(exists, Ordering::Relaxed);
    }

    /// Returns whether there is a class.
    pub(crate) fn has_class(&self) -> bool {
        self.has_class.load(Ordering::Relaxed)
    }

    /// Notes that the class has ordered a room: whoever is sent there may ask for it from now on.
    pub(crate) fn expect(&self, room: RoomId) {
        let mut rooms = lock(&self.rooms);
        if !rooms.rooms.contains_key(&room) {
            rooms.expected.insert(room);
        }
    }

    /// Checks a code that somebody has typed: that of the host.
    pub(crate) fn check_code(&self, code: Code, from: IpAddr) -> Result<(), Refusal> {
        self.tried(from, || (code == self.code).then_some(()))
    }

    /// Counts a try of a code, unless it was right.
    fn tried<T>(&self, from: IpAddr, check: impl FnOnce() -> Option<T>) -> Result<T, Refusal> {
        let now = self.now();
        let mut counts = lock(&self.counts);
        let mut all = counts.all_tries;
        if !counts.tries.is_free(&from, now) || !all.take(now) {
            return Err(Refusal::TooManyTries);
        }
        check().ok_or_else(|| {
            counts.tries.take(from, now);
            counts.all_tries = all;
            Refusal::WrongCode
        })
    }

    /// Returns the room at a place, here or in the service.
    pub(crate) async fn find(&self, place: Place, from: IpAddr) -> Result<RoomId, Refusal> {
        match (place, self.service()) {
            (Place::Room(_), None) => self.room_at(place).ok_or(Refusal::NoSuchRoom),
            // The server that has it would say if there is none.
            (Place::Room(room), Some(_)) => Ok(room),
            (Place::Code(_), None) => self.tried(from, || self.room_at(place)),
            (Place::Code(code), Some(service)) => {
                let found = service.find(code).await;
                self.tried(from, || found)
            }
        }
    }

    /// Returns the room of this server at a place.
    pub(crate) fn room_at(&self, place: Place) -> Option<RoomId> {
        let rooms = lock(&self.rooms);
        match place {
            Place::Room(room) => {
                let is_known = rooms.rooms.contains_key(&room) || rooms.expected.contains(&room);
                is_known.then_some(room)
            }
            Place::Code(code) => rooms.codes.get(&code).copied(),
        }
    }

    /// Counts that an address opens a room.
    pub(crate) fn count_opened(&self, from: IpAddr) -> Result<(), Refusal> {
        let is_full = lock(&self.rooms).rooms.len() >= self.limits.rooms;
        let now = self.now();
        if is_full || !lock(&self.counts).opened.take(from, now) {
            return Err(Refusal::TooManyRooms);
        }
        Ok(())
    }

    /// Returns the room that this intent has opened before.
    pub(crate) fn opened_by(&self, key: Key, id: u64) -> Option<RoomId> {
        let rooms = lock(&self.rooms);
        rooms.rooms.iter().find(|(_, known)| known.opened_by == (key, id)).map(|(room, _)| *room)
    }

    /// Returns whether a room may have this name: neither the name nor its code is in use.
    pub(crate) fn is_free(&self, room: RoomId) -> bool {
        let rooms = lock(&self.rooms);
        let code = code_of(room);
        code != self.code && !rooms.rooms.contains_key(&room) && !rooms.codes.contains_key(&code)
    }

    /// Notes that a room is open.
    pub(crate) fn add(&self, opened_by: (Key, u64), room: &Room) {
        let (id, is_listed, now) = (room.id(), room.state().setup.listed, Seen::from(room));
        let mut rooms = lock(&self.rooms);
        rooms.next += 1;
        let order = rooms.next;
        rooms.expected.remove(&id);
        rooms.codes.insert(code_of(id), id);
        rooms.rooms.insert(id, Known { order, opened_by, is_listed, now });
    }

    /// Notes how a room is.
    pub(crate) fn update(&self, room: &Room) {
        let now = Seen::from(room);
        if let Some(known) = lock(&self.rooms).rooms.get_mut(&room.id()) {
            known.now = now;
        }
    }

    /// Notes whose clock runs in a room.
    pub(crate) fn note_clock(&self, room: &Room) {
        if let Some(known) = lock(&self.rooms).rooms.get_mut(&room.id()) {
            known.now.on_the_clock = room.on_the_clock();
        }
    }

    /// Notes that a room is closed.
    pub(crate) fn remove(&self, room: RoomId) {
        let mut rooms = lock(&self.rooms);
        rooms.rooms.remove(&room);
        rooms.expected.remove(&room);
        rooms.codes.retain(|_, there| *there != room);
    }

    /// Returns the number of rooms.
    pub(crate) fn count(&self) -> usize {
        lock(&self.rooms).rooms.len()
    }

    /// Returns the rooms of the list, here or in the service.
    pub(crate) async fn list(&self, key: Key, is_admitted: bool) -> Vec<RoomCard> {
        match self.service() {
            None => self.list_here(key, is_admitted),
            Some(service) => service.rooms(key, is_admitted).await,
        }
    }

    /// Returns the rooms in which a client has a seat, or of which it is the host, here or in the service.
    pub(crate) async fn seats(&self, key: Key) -> Vec<RoomId> {
        match self.service() {
            None => self.seats_here(key),
            Some(service) => service.seats(key).await,
        }
    }

    /// Returns the rooms of the list, newest first. Who is not `admitted` sees those of the people with whom it shares a
    /// room, who may be waiting there. A room in which the own clock runs is always among them.
    pub(crate) fn list_here(&self, key: Key, is_admitted: bool) -> Vec<RoomCard> {
        let rooms = lock(&self.rooms);
        let shared = rooms.rooms.values().filter(|known| known.now.members.contains(&key));
        let met: HashSet<Key> =
            shared.flat_map(|known| &known.now.members).filter(|it| **it != key).copied().collect();
        let is_met = |known: &Known| known.now.members.iter().any(|member| met.contains(member));
        let clock = |known: &Known| known.now.on_the_clock == Some(key);
        let mut listed: Vec<&Known> = rooms.rooms.values().collect();
        listed.retain(|known| clock(known) || known.is_listed && (is_admitted || is_met(known)));
        listed.sort_by_key(|known| (!clock(known), std::cmp::Reverse(known.order)));
        let card = |known: &Known| RoomCard {
            met: is_met(known),
            clock: clock(known),
            ..known.now.card.clone()
        };
        listed.into_iter().take(LISTED_ROOMS).map(card).collect()
    }

    /// Returns the rooms in which a client has a seat, or of which it is the host, newest first.
    pub(crate) fn seats_here(&self, key: Key) -> Vec<RoomId> {
        let rooms = lock(&self.rooms);
        let has_seat = |known: &&Known| known.now.members.contains(&key);
        let mut own: Vec<&Known> = rooms.rooms.values().filter(has_seat).collect();
        own.sort_by_key(|known| std::cmp::Reverse(known.order));
        own.into_iter().take(LISTED_ROOMS).map(|known| known.now.card.room).collect()
    }
}

/// Returns the code of a room, which follows from its name, so that it outlives the server.
pub(crate) fn code_of(room: RoomId) -> Code {
    Code::of_bits(room.bits() >> 8)
}

/// Locks what no panic leaves half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
