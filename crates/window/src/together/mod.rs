//! Play with people at other devices: the connection to the host, and what the window knows of the room.
//!
//! The page of such a game lies above this crate; the entrance and the room before the game are screens of the shell.

mod back;
mod class;
mod elsewhere;
mod exercise;
mod hosting;
mod news;
mod phrases;
mod room_sheet;
mod seat_computer;
mod task;
mod told;

pub use back::Back;
pub use class::{NewClass, OwnResult, own_result};
pub use hosting::{Hosted, Hosting, Reach, Searching, StartHost, StartSearch};
pub use phrases::{Phrases, Said, paint_said};
pub use room_sheet::{Invite, RoomSheet, has_page, invitation, invite, spaced};
pub use seat_computer::SeatComputer;
pub use task::{Tasks, cover, look_to_front, results};
pub use told::{AtBoard, AtEnd};

use std::time::Duration;

use basics::platform::Instant;
use basics::{Level, Name};
use client::{Address, Client, Joined, Status};
use eframe::egui::Context;
use messages::{Act, Bye, Code, Key, Offer, Phase, RoomId, RoomSetup, SeatPresence, SeatState};
use tabletop::Side;
use ui_kit::faces::{FACES, Portrait};
use ui_kit::speech::Sentence;
use window_words::Words;

use class::ClassSide;
use news::Watching;

use crate::waker;

/// The level of a computer that plays on for somebody who is gone, and that which is offered first for a free seat.
pub const STAND_IN: Level = Level::Medium;

/// From when on a lost connection is a host that does not answer, and how often the number of seconds is said anew.
const SILENT: Duration = Duration::from_secs(10);
const SILENT_STEP: u64 = 10;
/// How often to ask for the list of rooms.
const EVERY: Duration = Duration::from_secs(4);
/// After how long without a frame the window may have slept.
const ASLEEP: Duration = Duration::from_secs(20);

/// Who the person at this device is for the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The secret of the device.
    pub key: Key,
    /// The chosen name.
    pub name: Name,
    /// The number of the face.
    pub face: u8,
    /// Whether the person has chosen the face, and keeps it although somebody else has it, too.
    pub has_chosen_face: bool,
}

/// Where the reason stands why there is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At the top of the page.
    Page,
    /// Below the field for the address.
    Address,
    /// Below the field for the code.
    Code,
    /// On the pages of a class.
    Class,
}

/// Why there is no room.
struct Problem {
    why: String,
    place: Place,
}

/// The connection to a host, and what belongs to it.
#[derive(Default)]
pub struct Together {
    client: Option<Client>,
    hosting: Option<Box<dyn Hosting>>,
    hosted: Option<Hosted>,
    /// The room to open once the host listens.
    opens: Option<RoomSetup>,
    /// The room to go back to, whose game is under way.
    returns: Option<RoomId>,
    /// The other people of that room, if it opens by itself after this program was killed.
    opens_again: Vec<Name>,
    /// That room, if it does not exist any more.
    lost_way: Option<RoomId>,
    /// The room that this program is in, and the way back to it that the settings keep.
    way: Option<(RoomId, Option<Back>)>,
    /// Whether the connection was lost since the room was entered.
    was_lost: bool,
    /// The players of a room, seat by seat, also those who have left.
    players: Option<(RoomId, Vec<SeatState>)>,
    /// The name of the player whose program is the host of a room, also after that one has got up.
    opener: Option<(RoomId, Name)>,
    person: Option<Person>,
    /// Whether the person has been given a seat, or has asked for one.
    has_asked_for_seat: bool,
    /// Whether the person wants to watch, and not to sit.
    watches: bool,
    /// The code to join with if the room that the person watched before is there no more.
    instead: Option<Code>,
    /// Why there is no room, in a sentence.
    problem: Option<Problem>,
    /// Whether the host has asked for its code.
    needs_code: bool,
    /// The offer that was open after the last change.
    open_offer: Option<Offer>,
    /// What has just happened in the room, and until when it is shown.
    said: Option<(Sentence, Duration)>,
    /// How often something has been said.
    said_count: usize,
    /// What players have said, one phrase of each.
    phrases: Vec<Said>,
    /// The room in which the person had a seat, and that in which the person knows to watch.
    had_seat_in: Option<RoomId>,
    watches_in: Option<RoomId>,
    /// How many watch.
    watching: Watching,
    /// When the host or the room was seen to have ended: no clock runs on.
    stopped: Option<Duration>,
    started: Option<Instant>,
    /// When the connection was looked at last, and whether the window had the keyboard then.
    polled: Duration,
    was_focused: bool,
    /// What [`client::returns`] said then.
    returns_noted: u32,
    /// When to ask for the list of rooms next.
    asks_rooms: Duration,
    /// The code to give once the host has said whether it holds a class, or is that of a room.
    invited_with: Option<Code>,
    /// Whether the window only looks whether the host holds a class.
    only_looks: bool,
    class: ClassSide,
}

impl Together {
    fn now(&self) -> Duration {
        self.started.map_or(Duration::ZERO, Instant::elapsed)
    }

    /// Returns whether there is a connection, or one is being made.
    pub fn is_open(&self) -> bool {
        !self.only_looks && self.client.is_some() || self.hosting.is_some()
    }

    /// Returns the host in this program once it listens.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.hosted.as_ref()
    }

    /// Returns what the host in this program knows of who reaches it.
    pub fn reach(&mut self) -> Reach {
        self.hosting.as_mut().map_or_else(Reach::default, |hosting| hosting.reach())
    }

    /// Returns whether a host in this program is starting or runs.
    pub fn is_host(&self) -> bool {
        self.hosting.is_some()
    }

    /// Returns whether everything stands still in the room, so that nobody can move.
    pub fn is_paused(&self) -> bool {
        self.joined().is_some_and(|joined| joined.state.paused)
    }

    /// Returns the client.
    pub fn client(&self) -> Option<&Client> {
        self.client.as_ref()
    }

    /// Returns the room: that of the position which the whole class looks at, or else the one at the host.
    pub fn joined(&self) -> Option<&Joined> {
        let at_host = || self.client.as_ref()?.joined();
        self.exercise().or_else(at_host)
    }

    /// Returns the steps of the game there, with the own move that the host has not answered yet.
    pub fn steps(&self) -> Vec<&str> {
        match (self.exercise(), &self.client) {
            (Some(joined), _) => joined.state.steps.iter().map(String::as_str).collect(),
            (None, Some(client)) => client.steps(),
            (None, None) => Vec::new(),
        }
    }

    /// Returns whether the host wants its code.
    pub fn needs_code(&self) -> bool {
        self.needs_code
    }

    /// Returns why there is no room, in a sentence, where it stands at this place.
    pub fn problem(&self, place: Place) -> Option<&str> {
        let problem = self.problem.as_ref().filter(|problem| problem.place == place)?;
        Some(&problem.why)
    }

    /// Shows why there is no room, in a sentence.
    pub fn set_problem(&mut self, place: Place, why: String) {
        self.problem = Some(Problem { why, place });
    }

    /// Returns why nothing follows in the room any more, if that is so: the host has ended, or the room is closed.
    pub fn end_of_room(&self) -> Option<Bye> {
        match self.client.as_ref()?.status() {
            Status::Ended(why) => Some(why),
            // A class closes its rooms one after the other, and goes on.
            _ if self.follows_class() => None,
            _ if self.joined()?.state.phase == Phase::Closed => Some(Bye::RoomClosed),
            _ => None,
        }
    }

    /// Returns whether what the person does reaches the host now.
    pub fn is_connected(&self) -> bool {
        let client = self.client.as_ref();
        client.is_some_and(|client| client.status() == Status::Connected)
            && self.end_of_room().is_none()
    }

    /// Connects again with a host that has ended.
    pub fn connect_again(&mut self) {
        let now = self.now();
        if let Some(client) = &mut self.client {
            client.connect_again(now);
        }
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

    /// Joins a host, and there its class or the room with the code, if there is one.
    pub fn join(&mut self, address: Address, code: Option<Code>, person: Person, ctx: &Context) {
        self.begin(person);
        self.invited_with = code;
        self.client = self.connect(address, None, ctx);
    }

    fn connect(&self, address: Address, code: Option<Code>, ctx: &Context) -> Option<Client> {
        let key = self.person.as_ref()?.key;
        let seed = basics::platform::random_seed();
        let connect = Box::new(client::connect);
        let mut client = Client::new(address, key, code, seed, connect, waker(ctx));
        client.introduce(self.person.as_ref()?.name.clone());
        Some(client)
    }

    fn reset(&mut self) {
        (self.problem, self.has_asked_for_seat, self.watches) = (None, false, false);
        self.instead = None;
    }

    /// Opens a room at the host that the client is connected with.
    pub fn open(&mut self, setup: RoomSetup) {
        self.reset();
        if let Some(client) = &mut self.client {
            client.open(setup);
        }
    }

    /// Enters a room of the list.
    pub fn enter(&mut self, room: messages::RoomId) {
        self.give_up_seat();
        self.reset();
        if let Some(client) = &mut self.client {
            client.enter(room);
        }
    }

    /// Watches a room of the list, without a seat.
    pub fn watch(&mut self, room: RoomId) {
        self.enter(room);
        (self.has_asked_for_seat, self.watches) = (true, true);
    }

    /// Returns whether the person watches and could take a free seat.
    pub fn can_sit(&self) -> bool {
        self.watches && self.joined().is_some_and(|joined| joined.seat.is_none())
    }

    /// Returns whether the host allows hints to the person.
    pub fn has_help(&self) -> bool {
        self.joined().is_some_and(|joined| {
            let seat = joined.seat.and_then(|seat| joined.state.seats.get(usize::from(seat)));
            seat.is_some_and(|seat| seat.help)
        })
    }

    /// Returns a seat that the person, who watches, could take.
    pub fn free_seat(&self) -> Option<u8> {
        let joined = self.joined().filter(|_| self.can_sit())?;
        let mut seats = (0..).zip(&joined.state.seats);
        seats.find(|(_, there)| there.is_empty()).map(|(seat, _)| seat)
    }

    /// Takes this free seat.
    pub fn sit_at(&mut self, seat: u8) {
        self.watches = false;
        self.ask_to_sit(Some(seat));
    }

    /// Asks for this seat or for any free one, with a face that nobody else has here, unless the person has chosen it.
    fn ask_to_sit(&mut self, seat: Option<u8>) {
        let Some(Person { name, face, has_chosen_face, .. }) = self.person.clone() else { return };
        let taken: Vec<u8> = self.joined().map_or_else(Vec::new, |joined| {
            let people = joined.state.seats.iter().filter(|seat| seat.name.is_some());
            people.map(|seat| seat.face).collect()
        });
        let mut others = (0..FACES).map(|step| (face + step) % FACES);
        let free = others.find(|face| has_chosen_face || !taken.contains(face));
        self.act(Act::Sit { seat, name, face: free.unwrap_or(face) });
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
        let now = self.stopped.unwrap_or_else(|| self.now());
        joined.state.left(seat, joined.time(now)).map(Duration::from_millis)
    }

    /// Does something in the room.
    pub fn act(&mut self, act: Act) {
        if self.exercise().is_some() {
            return self.answer(act);
        }
        if let Some(client) = &mut self.client {
            client.act(act);
        }
    }

    /// Takes back what the person has offered: what waits for an answer, or another game.
    pub fn withdraw(&mut self) {
        if self.exercise().is_some() {
            return self.withdraw_answer();
        }
        let Some(joined) = self.joined() else { return };
        self.act(match joined.state.offer {
            Some(_) => Act::Withdraw,
            None => Act::Rematch(false),
        });
    }

    /// Leaves the room and the host. A host in this program ends; its games are kept.
    pub fn end(&mut self) {
        self.give_up_seat();
        if let Some(client) = &mut self.client {
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
        self.end_of_room().is_none()
            && !self.is_exercise()
            && self.joined().is_some_and(|joined| {
                let plays = joined.seat.is_some_and(|seat| !joined.state.has_left(seat));
                joined.state.phase == Phase::Playing && (plays || self.is_host())
            })
    }

    /// Returns what leaving would mean, in a sentence.
    pub fn leaving(&self, words: &Words) -> String {
        let words = &words.together;
        let state = self.joined().map(|joined| &joined.state);
        let text = match self.is_host() {
            true => words.leave_as_host,
            false if state.is_some_and(|state| state.in_game() > 2) => words.leave_game_of_several,
            false => words.leave_game,
        };
        // The clocks of a host stand still while it is closed.
        match state.is_some_and(|state| !state.clocks.left.is_empty()) && !self.is_host() {
            true => format!("{text} {}", words.clocks_run_on),
            false => text.to_owned(),
        }
    }

    /// Takes over what has come, and asks for the next frame when something is due. Never waits.
    pub fn poll(&mut self, ctx: &Context, words: &Words) {
        self.poll_host(ctx);
        let now = self.now();
        let is_focused = ctx.input(|input| input.focused);
        let returns = client::returns();
        let has_come_back = is_focused && !self.was_focused
            || now > self.polled + ASLEEP
            || returns != std::mem::replace(&mut self.returns_noted, returns);
        (self.was_focused, self.polled) = (is_focused, now);
        if has_come_back {
            self.look_again();
        }
        let Some(client) = &mut self.client else { return };
        let news = client.poll(now);
        if let Some(next) = client.next_poll(now) {
            ctx.request_repaint_after(next);
        }
        if let Status::Reconnecting { since } = client.status() {
            let silent = now.saturating_sub(since).as_secs();
            let next = Duration::from_secs((silent / SILENT_STEP + 1) * SILENT_STEP);
            ctx.request_repaint_after((since + next).saturating_sub(now));
        }
        if !news.is_empty() {
            ctx.request_repaint();
        }
        news.into_iter().for_each(|news| self.take(news, words, now));
        self.note_seat(words, now);
        self.stopped = self.end_of_room().map(|_| self.stopped.unwrap_or(now));
        self.leave_ended_board();
        self.remember_players();
        self.ask_rooms(ctx, now);
        self.said.take_if(|(_, until)| *until <= now);
        if let Some((_, until)) = &self.said {
            ctx.request_repaint_after(*until - now);
        }
        self.tell_watching(ctx, words, now);
        self.phrases.retain(|said| said.until > now);
        for said in &self.phrases {
            ctx.request_repaint_after(said.until - now);
        }
        self.wake_for_time(ctx, now);
    }

    /// Returns what has just happened in the room, in a sentence.
    pub fn said(&self) -> Option<&Sentence> {
        self.said.as_ref().map(|(said, _)| said)
    }

    /// Returns what players have just said, the first of them first.
    pub fn phrases(&self) -> &[Said] {
        &self.phrases
    }

    /// Takes away what the player of a seat has just said.
    pub fn hush(&mut self, seat: u8) {
        self.phrases.retain(|said| said.seat != seat);
    }

    /// Returns the face of the player at each seat of the room; none where nobody sits.
    pub fn faces(&self) -> Vec<Option<Portrait>> {
        let seats = self.joined().map(|joined| joined.state.seats.iter());
        let face = |seat: &SeatState| match seat.level {
            Some(level) => Some(Portrait::Level(level)),
            None => seat.name.as_ref().map(|_| Portrait::Person(seat.face)),
        };
        seats.into_iter().flatten().map(face).collect()
    }

    /// Asks for the list of rooms from time to time while the person chooses among them, or waits for somebody who may be
    /// in another one.
    fn ask_rooms(&mut self, ctx: &Context, now: Duration) {
        if self.only_looks || self.follows_class() {
            return;
        }
        let looks_elsewhere = self.looks_elsewhere();
        let Some(client) = &mut self.client else { return };
        let is_admitted = client.welcome().is_some_and(|welcome| welcome.admitted);
        let asks = looks_elsewhere || !client.has_goal() && is_admitted;
        if !asks || client.status() != Status::Connected {
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
                *self = Together::default();
                self.set_problem(Place::Page, why);
            }
            Some(Ok(hosted)) => {
                let (port, code) = (hosted.port, Some(hosted.code));
                if let Some(person) = self.person.as_mut().filter(|_| self.class.teaches) {
                    person.key = hosted.teacher;
                }
                self.hosted = Some(hosted);
                let Ok(address) = Address::new("127.0.0.1", port) else { return };
                let mut client = self.connect(address, code, ctx);
                if let Some(client) = &mut client {
                    self.come_to_teach(client);
                }
                self.client = client;
                if let Some(room) = self.returns
                    && let Some(client) = &mut self.client
                {
                    client.enter(room);
                } else if let Some(setup) = self.opens.take() {
                    self.open(setup);
                }
            }
        }
    }

    /// Returns the sentence about the connection while there is none.
    pub fn connection(&self, words: &Words) -> Option<String> {
        let client = self.client.as_ref()?;
        let is_child = self.is_child();
        let (address, all, words) = (client.address().to_string(), words, &words.together);
        match client.status() {
            Status::Connected => None,
            Status::Connecting { failed: 0 | 1 } => Some(words.connecting(&address)),
            Status::Connecting { .. } => Some(words.no_answer(&address)),
            Status::Reconnecting { since } => {
                let silent = self.now().saturating_sub(since);
                let seconds = silent.as_secs() / SILENT_STEP * SILENT_STEP;
                Some(match silent < SILENT {
                    true if is_child => all.class.cut_off.to_owned(),
                    false if is_child => all.class.silent(seconds as usize),
                    true => words.reconnecting(&address),
                    false => words.silent(&address, seconds as usize),
                })
            }
            Status::Ended(Bye::Ending) => Some(self.closed(all)),
            Status::Ended(why) => Some(self.ended(all, &why).to_owned()),
        }
    }

    /// Returns why nothing follows any more, in a sentence, for who is in no room.
    pub fn ended(&self, words: &Words, why: &Bye) -> &'static str {
        match why {
            Bye::RoomClosed => words.together.closed,
            Bye::Ending if self.is_child() => words.class.closed,
            Bye::Version(version) if self.is_child() => match version.theirs < version.ours {
                true => words.class.older,
                false => words.class.newer,
            },
            why => words.together.ended(why),
        }
    }

    /// Forgets why something was refused, once the person corrects it.
    pub fn forget_problem(&mut self) {
        self.problem = None;
    }
}
