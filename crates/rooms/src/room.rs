//! A room: its state, its board and its people, and how they change.

use basics::{Level, Name};
use messages::{
    Broken, Change, Entered, Event, Intent, Key, Phase, Presence, Refusal, RoomCard, RoomId,
    RoomSetup, RoomState, SeatPresence,
};
use thiserror::Error;

use crate::board::{Board, Kind};
use crate::log::{Batch, By, RoomLog};
use crate::people::{People, Went};

/// How long, in milliseconds, the clock of the player to move stands still after the server was started again.
pub const RESUME_GRACE: u32 = 30_000;
/// The most events of a room, after which only the game goes on.
const MAX_EVENTS: u64 = 50_000;

/// A room in which people play together.
///
/// Times are milliseconds of any clock that never goes back; the room has a time of its own, which begins at 0 and
/// stands still while the server does not run.
pub struct Room {
    pub(crate) id: RoomId,
    pub(crate) state: RoomState,
    pub(crate) board: Box<dyn Board>,
    pub(crate) people: People,
    kind: Kind,
    /// When the game changed last.
    pub(crate) moved: u64,
    /// A moment by the clock of the caller, and by the time of the room.
    moment: (u64, u64),
}

/// Something that a client wants in a room.
#[derive(Clone, Debug)]
pub struct Call {
    /// The secret of the client.
    pub key: Key,
    /// What it wants.
    pub intent: Intent,
    /// How long messages from it take to arrive, in milliseconds, as the server has measured.
    pub lag: u64,
}

/// What follows from something that a client wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Done<C = Change> {
    /// These events, which are to be kept and then applied.
    Now(Batch<C>),
    /// Nothing: it has been carried out before, or is so already.
    Before,
}

/// A move that the computer is to find.
pub struct Thinking {
    /// The number of the event after which it is to move.
    pub turn_event: u64,
    /// How it plays.
    pub level: Level,
    /// The seed for its choice.
    pub seed: u64,
    /// The board.
    pub board: Box<dyn Board>,
}

/// The reason why a log gives no room.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Damaged {
    /// The log is empty.
    #[error("the log is empty")]
    Empty,
    /// Nobody has opened the room.
    #[error("the log does not say who opened the room")]
    NoHost,
    /// An event does not follow.
    #[error("event {0}: {1}")]
    Broken(u64, Broken),
    /// A step is not possible, or is not the one that the board had then.
    #[error("event {0}: this step is not possible")]
    Step(u64),
    /// The game is unknown, or its options are.
    #[error("{0}")]
    Game(Refusal),
}

impl Room {
    /// Opens a room, which `host` has asked for with the intent `id`. Returns it with the batch to keep. `date` is in
    /// seconds since 1970.
    ///
    /// # Errors
    /// Returns the reason if the setup is impossible.
    pub fn open(
        kinds: &[Kind],
        room: RoomId,
        mut setup: RoomSetup,
        host: By,
        date: u64,
        now: u64,
    ) -> Result<(Self, Batch), Refusal> {
        let kind = find(kinds, &setup.game)?;
        let board = (kind.begin)(&setup)?;
        setup.options = board.options();
        let seats = board.sides() as u8;
        let change = Change::Opened { setup, seats, date };
        let event = Event { number: 1, at: 0, change };
        let state = RoomState::open(&event).map_err(|_| Refusal::NoSuchSeat)?;
        let mut people = People::new(host.key, usize::from(seats));
        let batch = Batch { events: vec![event], by: Some(host) };
        people.apply(&batch);
        Ok((Room { id: room, state, board, people, kind, moved: 0, moment: (now, 0) }, batch))
    }

    /// Returns the room that a log contains. Its time goes on from the last event.
    ///
    /// # Errors
    /// Returns the reason if the log contains none.
    pub fn recover(
        kinds: &[Kind],
        room: RoomId,
        batches: &[Batch],
        now: u64,
    ) -> Result<Self, Damaged> {
        let (first, rest) = batches.split_first().ok_or(Damaged::Empty)?;
        let host = first.by.ok_or(Damaged::NoHost)?;
        let event = first.events.first().ok_or(Damaged::Empty)?;
        let state = RoomState::open(event).map_err(|why| Damaged::Broken(event.number, why))?;
        let kind = find(kinds, &state.setup.game).map_err(Damaged::Game)?;
        let board = (kind.begin)(&state.setup).map_err(Damaged::Game)?;
        if board.sides() != state.seats.len() {
            return Err(Damaged::Broken(event.number, Broken::NoSuchThing));
        }
        let mut people = People::new(host.key, state.seats.len());
        people.apply(first);
        let mut room = Room { id: room, state, board, people, kind, moved: 0, moment: (now, 0) };
        for batch in rest {
            room.take(batch)?;
        }
        let at = batches.iter().rev().find_map(|batch| batch.events.last());
        room.moment = (now, at.map_or(0, |event| event.at));
        Ok(room)
    }

    /// Returns the name of the room.
    pub fn id(&self) -> RoomId {
        self.id
    }

    /// Returns the state.
    pub fn state(&self) -> &RoomState {
        &self.state
    }

    /// Returns the board.
    pub fn board(&self) -> &dyn Board {
        &*self.board
    }

    /// Returns the kind of its game.
    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the time of the room.
    pub fn time(&self, now: u64) -> u64 {
        self.moment.1 + now.saturating_sub(self.moment.0)
    }

    /// Returns the time of the caller at which the room has the time `at`.
    pub(crate) fn moment_of(&self, at: u64) -> u64 {
        self.moment.0 + at.saturating_sub(self.moment.1)
    }

    /// Says what follows from something that a client wants, and changes nothing: the batch is to be kept in the log
    /// and then [applied](Self::apply), before the next decision.
    ///
    /// # Errors
    /// Returns the reason if it is refused.
    pub fn decide(&mut self, call: &Call, now: u64) -> Result<Done, Refusal> {
        let Call { key, intent, .. } = call;
        let done = self.people.done(*key);
        if intent.seen > self.state.event {
            return Err(Refusal::Ahead);
        }
        if intent.id <= done {
            return if intent.id == done && done > 0 {
                Ok(Done::Before)
            } else {
                Err(Refusal::Late)
            };
        }
        if self.state.phase == Phase::Closed {
            return Err(Refusal::NoSuchRoom);
        }
        let at = self.time(now);
        let changes = self.changes(call, at)?;
        let is_worn = self.state.event >= MAX_EVENTS;
        if is_worn && !changes.iter().any(|change| matches!(change, Change::Stepped { .. })) {
            return Err(Refusal::Worn);
        }
        Ok(match changes.is_empty() {
            true => Done::Before,
            false => Done::Now(self.batch(changes, at, Some(By { key: *key, id: intent.id }))),
        })
    }

    /// Returns a batch of changes at the time `at` of the room.
    pub(crate) fn batch(&self, changes: Vec<Change>, at: u64, by: Option<By>) -> Batch {
        let numbers = self.state.event + 1..;
        let events = numbers.zip(changes).map(|(number, change)| Event { number, at, change });
        Batch { events: events.collect(), by }
    }

    /// Applies a batch that this room has decided on and the log has kept.
    ///
    /// # Panics
    /// Panics if it is another one.
    pub fn apply(&mut self, batch: &Batch) {
        self.take(batch).expect("the room has decided so itself");
    }

    /// Keeps a batch in a log and applies it.
    ///
    /// # Errors
    /// Returns [`Refusal::NotKept`] if the log refuses; nothing has changed then.
    pub fn keep(&mut self, log: &mut dyn RoomLog, batch: &Batch) -> Result<(), Refusal> {
        log.append(self.id, self.state.event, batch).map_err(|_| Refusal::NotKept)?;
        self.apply(batch);
        Ok(())
    }

    fn take(&mut self, batch: &Batch) -> Result<(), Damaged> {
        for event in &batch.events {
            let broken = |why| Damaged::Broken(event.number, why);
            self.state.apply(event).map_err(broken)?;
            if self.state.turn_event == event.number {
                self.moved = event.at;
            }
            match &event.change {
                Change::Began { .. } => {
                    self.board = (self.kind.begin)(&self.state.setup).map_err(Damaged::Game)?;
                }
                Change::Stepped { step, .. } if !self.board.take(step) => {
                    return Err(Damaged::Step(event.number));
                }
                Change::TookBack { steps, .. } => self.board.back_to(*steps as usize),
                _ => {}
            }
        }
        self.people.apply(batch);
        Ok(())
    }

    /// Returns the batch that says that the server runs again, after [`recover`](Self::recover).
    pub fn resume(&self) -> Option<Batch> {
        let is_closed = self.state.phase == Phase::Closed;
        let change = Change::Resumed { grace: RESUME_GRACE };
        (!is_closed).then(|| self.batch(vec![change], self.moment.1, None))
    }

    /// Notes that a connection of a client has come.
    ///
    /// # Errors
    /// Returns the reason if it may not stay.
    pub fn came(&mut self, key: Key) -> Result<(), Refusal> {
        if self.state.phase == Phase::Closed {
            return Err(Refusal::NoSuchRoom);
        }
        self.people.came(key, &self.state)
    }

    /// Notes the name of a client that has come, for the others while it only watches.
    pub fn introduce(&mut self, key: Key, name: Name) {
        self.people.introduce(key, name);
    }

    /// Returns the seat of a client.
    pub fn seat(&self, key: Key) -> Option<u8> {
        self.people.seat(key)
    }

    /// Notes that a connection of a client has gone.
    pub fn went(&mut self, key: Key, how: Went, now: u64) {
        let at = self.time(now);
        self.people.went(key, how, at);
    }

    /// Returns who is there, for everybody.
    pub fn presence(&self, now: u64) -> Presence {
        self.people.presence(self.time(now))
    }

    /// Returns the greeting for a client that has entered, with the whole state. The caller knows the room's code.
    pub fn entered(&self, key: Key, code: messages::Code, now: u64) -> Entered {
        Entered {
            room: self.id,
            code,
            seat: self.people.seat(key),
            host: self.people.is_host(key),
            done: self.people.done(key),
            now: self.time(now),
            state: Some(self.state.clone()),
            events: Vec::new(),
            presence: self.presence(now),
        }
    }

    /// Returns the keys with a seat in the room, and that of its host.
    pub fn members(&self) -> impl Iterator<Item = Key> {
        self.people.holders().chain([self.people.host()])
    }

    /// Returns the key of the player whose clock runs.
    pub fn on_the_clock(&self) -> Option<Key> {
        self.people.holder(self.state.clocks.running?.seat)
    }

    /// Returns the room as a list shows it to somebody who knows nobody there.
    pub fn card(&self) -> RoomCard {
        let name = |seat: &messages::SeatState| seat.name.as_ref().map(ToString::to_string);
        let presence = self.people.presence(self.moment.1).seats;
        let here = (0..).zip(presence).filter(|(_, there)| *there == SeatPresence::Here);
        RoomCard {
            room: self.id,
            game: self.state.setup.game.clone(),
            options: self.state.setup.options.clone(),
            phase: self.state.phase.clone(),
            seats: self.state.seats.iter().map(name).collect(),
            here: here.map(|(seat, _)| seat).collect(),
            met: false,
            clock: false,
        }
    }

    /// Returns the record of the game.
    pub fn record(&self) -> String {
        let names = (0..self.state.seats.len()).map(|side| {
            let seat = self.state.seat_of(self.state.game, basics::Side::new(side));
            let name = &self.state.seats[usize::from(seat)].name;
            name.as_ref().map_or_else(String::new, ToString::to_string)
        });
        self.board.record(&names.collect::<Vec<_>>())
    }

    /// Returns the move that a computer is to find now, while somebody is there to see it.
    pub fn thinking(&self) -> Option<Thinking> {
        let stands_still = self.state.phase != Phase::Playing || self.state.paused;
        if stands_still || self.people.empty_since().is_some() {
            return None;
        }
        let seat = self.state.to_move?;
        let level = self.state.seats[usize::from(seat)].level?;
        let turn_event = self.state.turn_event;
        let seed = self.id.bits() ^ turn_event.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Some(Thinking { turn_event, level, seed, board: self.board.copy() })
    }
}

/// Returns the kind of a game.
fn find(kinds: &[Kind], game: &str) -> Result<Kind, Refusal> {
    kinds.iter().find(|kind| kind.id == game).copied().ok_or(Refusal::NoSuchGame)
}
