//! Play with people at other devices: the connection to the host, and what the window knows of the room.
//!
//! The pages of a game are in [`table`](crate::table); the entrance and the room before the game are screens of the
//! shell.

mod told;

use std::time::Duration;

use basics::platform::Instant;
use basics::{Level, Name};
use client::{Address, Client, Joined, News, Status};
use eframe::egui::Context;
use messages::{Act, Change, Code, Key, Phase, RoomSetup, SeatPresence};
use tabletop::{Side, Waker};
use window_words::Words;

use crate::parts::waker;

pub use told::{Told, name_of};

/// The level of a computer that sits in an empty seat, or plays on for somebody who is gone.
pub const STAND_IN: Level = Level::Medium;

/// How long a sentence about what has happened stays.
const SAID: Duration = Duration::from_secs(7);

/// How often to ask for the list of rooms.
const EVERY: Duration = Duration::from_secs(4);
/// After how long without a frame the window may have slept.
const ASLEEP: Duration = Duration::from_secs(20);

/// A host in this program, which starts on a thread of its own and ends when this is dropped.
pub trait Hosting {
    /// Returns what has become of the start, once: where it listens, or why it does not, in a sentence.
    fn poll(&mut self) -> Option<Result<Hosted, String>>;
}

/// Starts a host in this program.
pub type StartHost = fn(Waker) -> Box<dyn Hosting>;

/// A host in this program that listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosted {
    /// The port.
    pub port: u16,
    /// The code of the host.
    pub code: Code,
    /// The addresses of this machine under which others may reach it, the best one first.
    pub addresses: Vec<Address>,
    /// Whether guests need nothing but a browser.
    pub has_page: bool,
}

/// Who the person at this device is for the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The secret of the device.
    pub key: Key,
    /// The chosen name.
    pub name: Name,
}

/// The connection to a host, and what belongs to it.
#[derive(Default)]
pub struct Together {
    client: Option<Client>,
    hosting: Option<Box<dyn Hosting>>,
    hosted: Option<Hosted>,
    /// The room to open once the host listens.
    opens: Option<RoomSetup>,
    person: Option<Person>,
    /// Whether the person has been given a seat, or has asked for one.
    has_asked_for_seat: bool,
    /// Why there is no room, in a sentence.
    problem: Option<String>,
    /// Whether the host has asked for its code.
    needs_code: bool,
    said: Option<(String, Duration)>,
    started: Option<Instant>,
    /// When the connection was looked at last, and whether the window had the keyboard then.
    polled: Duration,
    was_focused: bool,
    /// When to ask for the list of rooms next.
    asks_rooms: Duration,
}

impl Together {
    fn now(&self) -> Duration {
        self.started.map_or(Duration::ZERO, Instant::elapsed)
    }

    /// Returns whether there is a connection, or one is being made.
    pub fn is_open(&self) -> bool {
        self.client.is_some() || self.hosting.is_some()
    }

    /// Returns the host in this program once it listens.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.hosted.as_ref()
    }

    /// Returns whether a host in this program is starting or runs.
    pub fn is_host(&self) -> bool {
        self.hosting.is_some()
    }

    /// Returns the client.
    pub fn client(&self) -> Option<&Client> {
        self.client.as_ref()
    }

    /// Returns the room.
    pub fn joined(&self) -> Option<&Joined> {
        self.client.as_ref()?.joined()
    }

    /// Returns whether the host wants its code.
    pub fn needs_code(&self) -> bool {
        self.needs_code
    }

    /// Returns why there is no room, in a sentence.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Shows why there is no room, in a sentence.
    pub fn set_problem(&mut self, why: String) {
        self.problem = Some(why);
    }

    fn begin(&mut self, person: Person) {
        self.end();
        self.started = Some(Instant::now());
        self.person = Some(person);
    }

    /// Opens a room in this program.
    pub fn host(&mut self, start: StartHost, setup: RoomSetup, person: Person, ctx: &Context) {
        self.begin(person);
        self.opens = Some(setup);
        self.hosting = Some(start(waker(ctx)));
    }

    /// Joins a host, and there the room with the code, if there is one.
    pub fn join(&mut self, address: Address, code: Option<Code>, person: Person, ctx: &Context) {
        self.begin(person);
        let mut client = self.connect(address, None, ctx);
        if let (Some(client), Some(code)) = (&mut client, code) {
            client.join(code);
        }
        self.client = client;
    }

    fn connect(&self, address: Address, code: Option<Code>, ctx: &Context) -> Option<Client> {
        let key = self.person.as_ref()?.key;
        let seed = basics::platform::random_seed();
        Some(Client::new(address, key, code, seed, Box::new(client::connect), waker(ctx)))
    }

    /// Opens a room at the host that the client is connected with.
    pub fn open(&mut self, setup: RoomSetup) {
        if let Some(client) = &mut self.client {
            (self.problem, self.has_asked_for_seat) = (None, false);
            client.open(setup);
        }
    }

    /// Enters a room of the list.
    pub fn enter(&mut self, room: messages::RoomId) {
        if let Some(client) = &mut self.client {
            (self.problem, self.has_asked_for_seat) = (None, false);
            client.enter(room);
        }
    }

    /// Gives a code: that of a room or, if the host wants it, that of the host.
    pub fn give_code(&mut self, code: Code) {
        let needs_code = std::mem::take(&mut self.needs_code);
        self.problem = None;
        if let Some(client) = &mut self.client {
            match needs_code {
                true => client.give_code(code),
                false => client.join(code),
            }
        }
    }

    /// Returns the time left to a side now; `None` without clocks.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let joined = self.joined()?;
        let seat = joined.state.seat_of(joined.state.game, side);
        joined.state.left(seat, joined.time(self.now())).map(Duration::from_millis)
    }

    /// Does something in the room.
    pub fn act(&mut self, act: Act) {
        if let Some(client) = &mut self.client {
            client.act(act);
        }
    }

    /// Leaves the room and the host. A host in this program ends; its games are kept.
    pub fn end(&mut self) {
        if let Some(client) = &mut self.client {
            // Whoever leaves after a game does not come back to it.
            let rises = client.joined().is_some_and(|joined| {
                joined.seat.is_some() && joined.state.phase != Phase::Playing
            });
            if rises {
                client.act(Act::Rise);
            }
            client.leave();
        }
        *self = Together::default();
    }

    /// Notes that the person has come back to the window or the page.
    pub fn look_again(&mut self) {
        let now = self.now();
        if let Some(client) = &mut self.client {
            client.look_again(now);
        }
    }

    /// Returns whether leaving would cost somebody a game: the own one, or that of guests of a host in this program.
    pub fn has_game(&self) -> bool {
        self.joined().is_some_and(|joined| {
            joined.state.phase == Phase::Playing && (joined.seat.is_some() || self.is_host())
        })
    }

    /// Returns what leaving would mean, in a sentence.
    pub fn leaving(&self, words: &Words) -> &'static str {
        match self.is_host() {
            true => words.together.leave_as_host,
            false => words.together.leave_game,
        }
    }

    /// Takes over what has come, and asks for the next frame when something is due. Never waits.
    pub fn poll(&mut self, ctx: &Context, words: &Words) {
        self.poll_host(ctx);
        let now = self.now();
        let is_focused = ctx.input(|input| input.focused);
        let has_come_back = is_focused && !self.was_focused || now > self.polled + ASLEEP;
        (self.was_focused, self.polled) = (is_focused, now);
        if has_come_back {
            self.look_again();
        }
        let Some(client) = &mut self.client else { return };
        let news = client.poll(now);
        if let Some(next) = client.next_poll(now) {
            ctx.request_repaint_after(next);
        }
        if !news.is_empty() {
            ctx.request_repaint();
        }
        news.into_iter().for_each(|news| self.take(news, words, now));
        self.ask_rooms(ctx, now);
        self.said.take_if(|(_, until)| *until <= now);
        if let Some((_, until)) = &self.said {
            ctx.request_repaint_after(*until - now);
        }
        self.wake_for_time(ctx, now);
    }

    /// Asks for the list of rooms from time to time while the person chooses among them.
    fn ask_rooms(&mut self, ctx: &Context, now: Duration) {
        let Some(client) = self.client.as_mut().filter(|client| !client.has_goal()) else { return };
        let is_admitted = client.welcome().is_some_and(|welcome| welcome.admitted);
        if !is_admitted || client.status() != Status::Connected {
            return;
        }
        if now >= self.asks_rooms {
            client.ask_rooms();
            self.asks_rooms = now + EVERY;
        }
        ctx.request_repaint_after(self.asks_rooms - now);
    }

    /// Asks for a frame when a clock shows its next second, or when a game can be claimed.
    fn wake_for_time(&self, ctx: &Context, now: Duration) {
        let Some(joined) = self.joined().filter(|it| it.state.phase == Phase::Playing) else {
            return;
        };
        let is_gone = |seat: &SeatPresence| matches!(seat, SeatPresence::Gone { .. });
        if joined.state.clocks.running.is_some() || joined.presence.seats.iter().any(is_gone) {
            let part = 1000 - joined.time(now) % 1000;
            ctx.request_repaint_after(Duration::from_millis(part.min(250)));
        }
    }

    fn poll_host(&mut self, ctx: &Context) {
        match self.hosting.as_mut().and_then(|hosting| hosting.poll()) {
            None => {}
            Some(Err(why)) => {
                *self = Together { problem: Some(why), ..Together::default() };
            }
            Some(Ok(hosted)) => {
                let (port, code) = (hosted.port, Some(hosted.code));
                self.hosted = Some(hosted);
                let Ok(address) = Address::new("127.0.0.1", port) else { return };
                self.client = self.connect(address, code, ctx);
                if let Some(setup) = self.opens.take() {
                    self.open(setup);
                }
            }
        }
    }

    fn take(&mut self, news: News, words: &Words, now: Duration) {
        let together = &words.together;
        match news {
            News::Entered => {
                (self.problem, self.needs_code) = (None, false);
                self.sit();
            }
            News::NotEntered(why) => self.problem = Some(together.refusal(&why)),
            News::NeedsCode(why) => {
                self.needs_code = true;
                self.problem = why.map(|why| together.refusal(&why));
            }
            News::Refused { act, why } => {
                // A move that is refused goes back by itself; the sentence says why.
                if !matches!(act, Act::Sit { .. }) {
                    self.say(together.refusal(&why), now);
                }
            }
            News::Ended(why) => self.problem = Some(together.ended(&why).to_owned()),
            News::Event(event) => {
                let Some(joined) = self.joined() else { return };
                let own = |seat: u8| joined.seat == Some(seat);
                let is_own = match event.change {
                    Change::Said { .. } => false,
                    Change::Offered { seat, .. } | Change::Rematch { seat, .. } => own(seat),
                    // Before the host has said which seat is the own one, it may be this.
                    Change::Sat { seat, .. } => own(seat) || joined.seat.is_none(),
                    _ => false,
                };
                let said = together.happened(&event.change, |seat| name_of(joined, words, seat));
                if let Some(said) = said.filter(|_| !is_own) {
                    self.say(said, now);
                }
            }
            News::Welcome if self.joined().is_none() => {
                self.asks_rooms = now;
                self.return_to_seat();
            }
            News::Welcome | News::Presence | News::Done(_) | News::Rooms | News::Lost => {}
        }
    }

    /// Goes back to the room in which the device has a seat, as after the page was loaded again.
    fn return_to_seat(&mut self) {
        let Some(client) = self.client.as_mut().filter(|client| !client.has_goal()) else { return };
        let seats = client.welcome().map(|welcome| welcome.seats.as_slice()).unwrap_or_default();
        if let Some(room) = seats.first().copied().filter(|_| !self.has_asked_for_seat) {
            self.has_asked_for_seat = true;
            client.enter(room);
        }
    }

    fn say(&mut self, sentence: String, now: Duration) {
        self.said = Some((sentence, now + SAID));
    }

    /// Asks for a free seat when the person has just come into the room.
    fn sit(&mut self) {
        if std::mem::replace(&mut self.has_asked_for_seat, true) {
            return;
        }
        let Some(joined) = self.joined() else { return };
        let is_free = joined.state.seats.iter().any(messages::SeatState::is_empty);
        let name = self.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
        if joined.seat.is_none() && is_free {
            self.act(Act::Sit { seat: None, name, face: 0 });
        }
    }

    /// Returns the sentence about the connection while there is none.
    pub fn connection(&self, words: &Words) -> Option<String> {
        let client = self.client.as_ref()?;
        let (address, words) = (client.address().to_string(), &words.together);
        match client.status() {
            Status::Connected => None,
            Status::Connecting { failed: 0 | 1 } => Some(words.connecting(&address)),
            Status::Connecting { .. } => Some(words.no_answer(&address)),
            Status::Reconnecting { .. } => Some(words.reconnecting.to_owned()),
            Status::Ended(why) => Some(words.ended(&why).to_owned()),
        }
    }
}
