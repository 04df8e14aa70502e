//! The state of a room: what its events add up to.

use basics::{Departure, Level, Name, Side};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Change, Event, Offer, RoomSetup, Swap};

/// The state of a room: what its events add up to. The server and every client have the same after the same events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoomState {
    /// What was agreed.
    pub setup: RoomSetup,
    /// The date on which the room opened, in seconds since 1970.
    pub date: u64,
    /// The number of the last event.
    pub event: u64,
    /// The number of the last event that changed the game: whoever has not seen it cannot move.
    pub turn_event: u64,
    /// What goes on.
    pub phase: Phase,
    /// The number of the game, from 0.
    pub game: u32,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The steps of the game, as records write them.
    pub steps: Vec<String>,
    /// The seat to move.
    pub to_move: Option<u8>,
    /// The clocks.
    pub clocks: Clocks,
    /// The offer that waits for answers.
    pub offer: Option<OpenOffer>,
    /// Who has offered what in vain since the last step.
    pub declined: Vec<(u8, Offer)>,
    /// Whether phrases can be said.
    pub phrases: bool,
    /// Whether all clocks stand still and nothing is played.
    pub paused: bool,
}

/// What goes on in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are empty, and no game has begun.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over(Ending),
    /// The room is closed.
    Closed,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The name of the reason, as in results.
    pub reason: String,
    /// The result of each side: its points, or `win`, `draw` or `loss`.
    pub results: Vec<String>,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// The name of the player; none in an empty seat, and where only a computer plays.
    pub name: Option<Name>,
    /// The number of the player's face.
    pub face: u8,
    /// How the computer plays here, if it does.
    pub level: Option<Level>,
    /// Whether the player wants a rematch.
    pub rematch: bool,
    /// Whether the player may have help.
    pub help: bool,
    /// When the player last said a phrase.
    pub said: Option<u64>,
    /// Whether the player says none.
    pub muted: bool,
}

/// The clocks of a room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The time left to each seat when its clock last stopped, in milliseconds; empty without a limit.
    pub left: Vec<u64>,
    /// The clock that runs.
    pub running: Option<Running>,
}

/// A clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The seat.
    pub seat: u8,
    /// Since when, by the time of the room in milliseconds; it may lie ahead.
    pub since: u64,
    /// Whether the time was up, and the game goes on.
    pub is_up: bool,
}

/// An offer that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenOffer {
    /// The seat that offers.
    pub seat: u8,
    /// What.
    pub offer: Offer,
    /// The number of its event.
    pub event: u64,
    /// The seats that have accepted.
    pub accepted: Vec<u8>,
}

/// The reason why an event does not follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    /// Events are missing before it, or it came before: that with this number is the next one.
    #[error("the next event is number {0}")]
    Gap(u64),
    /// The first event does not open a room, or a later one does.
    #[error("only the first event opens the room")]
    Opening,
    /// There is no such seat, or no such step.
    #[error("the event names what the room does not have")]
    NoSuchThing,
}

impl SeatState {
    /// Returns whether nobody plays here.
    pub fn is_empty(&self) -> bool {
        self.name.is_none() && self.level.is_none()
    }

    /// Returns whether a person plays here, who may be gone.
    pub fn is_person(&self) -> bool {
        self.name.is_some() && self.level.is_none()
    }
}

impl RoomState {
    /// Returns the state after the first event.
    ///
    /// # Errors
    /// Returns the reason if it is not the first one.
    pub fn open(event: &Event) -> Result<Self, Broken> {
        let Change::Opened { setup, seats, date } = &event.change else {
            return Err(Broken::Opening);
        };
        if event.number != 1 {
            return Err(Broken::Gap(1));
        }
        if !crate::limits::SEATS.contains(&usize::from(*seats)) {
            return Err(Broken::NoSuchThing);
        }
        Ok(RoomState {
            phrases: setup.phrases,
            setup: setup.clone(),
            date: *date,
            event: 1,
            turn_event: 1,
            phase: Phase::Waiting,
            game: 0,
            seats: vec![SeatState::default(); usize::from(*seats)],
            steps: Vec::new(),
            to_move: None,
            clocks: Clocks::default(),
            offer: None,
            declined: Vec::new(),
            paused: false,
        })
    }

    /// Returns the side that a seat plays in the current game.
    pub fn side_of(&self, seat: u8) -> Side {
        let seats = self.seats.len();
        Side::new((usize::from(seat) + self.turned(self.game)) % seats)
    }

    /// Returns the seat of a side in the game with this number.
    pub fn seat_of(&self, game: u32, side: Side) -> u8 {
        let seats = self.seats.len();
        ((side.index() + seats - self.turned(game)) % seats) as u8
    }

    /// Returns whether the player of a seat has no part in the current game any more: it has resigned, was out of time, or
    /// was away for too long. With three or four seats, the others play on.
    pub fn has_left(&self, seat: u8) -> bool {
        let side = self.side_of(seat);
        let departures = self.steps.iter().filter_map(|step| step.parse::<Departure>().ok());
        departures.filter_map(Departure::side).any(|left| left == side)
    }

    /// Returns how many players have a part in the current game.
    pub fn in_game(&self) -> usize {
        (0..self.seats.len() as u8).filter(|seat| !self.has_left(*seat)).count()
    }

    /// Returns by how many seats the players have moved on in the game with this number.
    fn turned(&self, game: u32) -> usize {
        match self.setup.swap {
            Swap::Seats => game as usize % self.seats.len(),
            Swap::Nothing => 0,
        }
    }

    /// Returns the time left to a seat at the time `at` of the room, in milliseconds; `None` without a limit.
    pub fn left(&self, seat: u8, at: u64) -> Option<u64> {
        let left = *self.clocks.left.get(usize::from(seat))?;
        let running = self.clocks.running.filter(|running| running.seat == seat);
        Some(left.saturating_sub(running.map_or(0, |running| at.saturating_sub(running.since))))
    }

    /// Applies an event.
    ///
    /// # Errors
    /// Returns the reason if it does not follow; nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        if event.number != self.event + 1 {
            return Err(Broken::Gap(self.event + 1));
        }
        if !self.fits(&event.change) {
            return Err(Broken::NoSuchThing);
        }
        let at = event.at;
        match &event.change {
            Change::Opened { .. } => return Err(Broken::Opening),
            Change::Sat { seat, name, face } => {
                let there = self.seat(*seat);
                there.name = Some(name.clone());
                there.face = *face;
                if self.to_move == Some(*seat) && self.clocks.running.is_none() {
                    // A computer sat there before, which has no clock.
                    self.start_clock(*seat, at);
                }
            }
            Change::Named { seat, name } => self.seat(*seat).name = Some(name.clone()),
            Change::Rose { seat } => {
                let there = self.seat(*seat);
                // A computer that plays for somebody stays.
                let level = there.level.filter(|_| there.name.is_some());
                *there = SeatState { level, ..SeatState::default() };
                self.offer.take_if(|offer| offer.seat == *seat);
            }
            Change::Computer { seat, level } => {
                self.seat(*seat).level = *level;
                if self.to_move == Some(*seat) {
                    self.stop_clock(at);
                    self.start_clock(*seat, at);
                }
            }
            Change::Began { game, next } => self.begin(*game, *next, event),
            Change::Stepped { step, seat, next, left } => {
                self.steps.push(step.clone());
                if let (Some(seat), Some(left)) = (seat, left)
                    && let Some(kept) = self.clocks.left.get_mut(usize::from(*seat))
                {
                    *kept = *left;
                }
                self.turn_to(*seat, *next, event);
            }
            Change::TookBack { steps, next } => {
                self.steps.truncate(*steps as usize);
                self.clocks.running = None;
                self.turn_to(None, Some(*next), event);
            }
            Change::OutOfTime { .. } => {
                if let Some(running) = &mut self.clocks.running {
                    running.is_up = true;
                }
            }
            Change::Over { reason, results } => {
                let (reason, results) = (reason.clone(), results.clone());
                self.phase = Phase::Over(Ending { reason, results });
                self.turn_to(None, None, event);
            }
            Change::Offered { seat, offer } => {
                let (seat, offer, event) = (*seat, *offer, event.number);
                self.offer = Some(OpenOffer { seat, offer, event, accepted: Vec::new() });
            }
            Change::Answered { seat, yes: true } => {
                if let Some(offer) = &mut self.offer {
                    offer.accepted.push(*seat);
                }
            }
            Change::Answered { yes: false, .. } | Change::Withdrawn => {
                self.declined.extend(self.offer.take().map(|offer| (offer.seat, offer.offer)));
            }
            Change::Rematch { seat, wants } => self.seat(*seat).rematch = *wants,
            Change::Said { seat, .. } => self.seat(*seat).said = Some(at),
            Change::Phrases { on } => self.phrases = *on,
            Change::Help { seat, on } => self.seat(*seat).help = *on,
            Change::Muted { seat, on } => self.seat(*seat).muted = *on,
            Change::Paused { on } => self.pause(*on, at),
            Change::Resumed { grace } => {
                if let Some(running) = &mut self.clocks.running {
                    running.since = at + u64::from(*grace);
                }
            }
            Change::Closed => {
                self.phase = Phase::Closed;
                self.turn_to(None, None, event);
            }
        }
        self.event = event.number;
        Ok(())
    }

    /// Returns whether the room has the seats and the steps that a change names.
    fn fits(&self, change: &Change) -> bool {
        let has = |seat: u8| usize::from(seat) < self.seats.len();
        match change {
            Change::Opened { .. }
            | Change::Over { .. }
            | Change::Withdrawn
            | Change::Phrases { .. }
            | Change::Paused { .. }
            | Change::Resumed { .. }
            | Change::Closed => true,
            Change::Sat { seat, .. }
            | Change::Named { seat, .. }
            | Change::Rose { seat }
            | Change::Computer { seat, .. }
            | Change::OutOfTime { seat }
            | Change::Offered { seat, .. }
            | Change::Answered { seat, .. }
            | Change::Rematch { seat, .. }
            | Change::Said { seat, .. }
            | Change::Help { seat, .. }
            | Change::Muted { seat, .. } => has(*seat),
            Change::Began { next, .. } => has(*next),
            Change::Stepped { seat, next, .. } => seat.is_none_or(has) && next.is_none_or(has),
            Change::TookBack { steps, next } => *steps as usize <= self.steps.len() && has(*next),
        }
    }

    /// Returns a seat that the room has.
    fn seat(&mut self, seat: u8) -> &mut SeatState {
        &mut self.seats[usize::from(seat)]
    }

    fn begin(&mut self, game: u32, next: u8, event: &Event) {
        self.phase = Phase::Playing;
        self.game = game;
        self.steps.clear();
        self.seats.iter_mut().for_each(|seat| seat.rematch = false);
        let limit = self.setup.time.limit.at_start().map(|limit| limit.as_millis() as u64);
        self.clocks.left = limit.map_or_else(Vec::new, |limit| vec![limit; self.seats.len()]);
        self.clocks.running = None;
        self.turn_to(None, Some(next), event);
    }

    /// Notes that the game has changed, after which `next` is to move. A departure of another leaves the clock of
    /// the seat to move as it runs.
    fn turn_to(&mut self, moved: Option<u8>, next: Option<u8>, event: &Event) {
        self.turn_event = event.number;
        self.to_move = next;
        self.offer = None;
        self.declined.clear();
        let running = self.clocks.running.map(|running| running.seat);
        match next {
            Some(next) if running == Some(next) && moved.is_some_and(|moved| moved != next) => {}
            Some(next) => {
                let shown = if moved.is_some() { u64::from(self.setup.shown) } else { 0 };
                self.start_clock(next, event.at + shown);
            }
            None => self.clocks.running = None,
        }
    }

    /// Stops the clock that runs, or lets the one of the seat to move go on.
    fn pause(&mut self, on: bool, at: u64) {
        self.paused = on;
        match (on, self.clocks.running, self.to_move) {
            (true, Some(_), _) => self.stop_clock(at),
            (false, None, Some(seat)) => self.start_clock(seat, at),
            _ => {}
        }
    }

    /// Stops the clock that runs, which keeps what it has left.
    fn stop_clock(&mut self, at: u64) {
        let Some(running) = self.clocks.running.take() else { return };
        let passed = at.saturating_sub(running.since);
        if let Some(left) = self.clocks.left.get_mut(usize::from(running.seat)) {
            *left = left.saturating_sub(passed);
        }
    }

    /// Starts the clock of a seat, unless the computer plays there, there are no clocks, or all of them stand still.
    fn start_clock(&mut self, seat: u8, since: u64) {
        let has_clock =
            !self.paused && self.seat(seat).level.is_none() && !self.clocks.left.is_empty();
        self.clocks.running = has_clock.then_some(Running { seat, since, is_up: false });
    }
}
