//! The client: a connection that opens again by itself, and what was heard over it.

mod class;
mod heard;

use std::time::Duration;

use basics::Name;
use messages::{
    Act, Bye, Code, Event, FromClient, Hello, Key, Phase, Place, Refusal, RoomCard, RoomId,
    RoomSetup, Welcome, write,
};
use tabletop::Waker;

use crate::joined::Joined;
use crate::sending::Sending;
use crate::socket::{Connect, Heard, Socket};
use crate::{Address, NoRandomness};

pub use class::ClassNews;

/// How long to wait before the next try to connect, in milliseconds, after one that failed, two, and so on. A random
/// quarter comes on top, so that a class does not come back in one moment.
const BACK_OFF: [u64; 6] = [300, 600, 1200, 2400, 4800, 8000];
/// How long a connection may take to open.
const OPENING_TIME: Duration = Duration::from_secs(15);
/// The same for the first try after a connection was lost: there may be several servers at the address, of which another
/// one answers.
const OPENING_AGAIN: Duration = Duration::from_secs(4);
/// After how long without a word the client asks whether the host is still there.
const QUIET_TIME: Duration = Duration::from_secs(5);
/// The same in the middle of a game. People move about as often, so that it costs few messages more.
const QUIET_IN_GAME: Duration = Duration::from_secs(3);
/// The same while something that the person did is not answered.
const UNANSWERED: Duration = Duration::from_secs(2);
/// How long the host may take to answer then.
const ANSWER_TIME: Duration = Duration::from_secs(5);
/// The same in a game, if the host has answered all that it was asked before.
const ANSWER_IN_GAME: Duration = Duration::from_secs(2);
/// How long the host may take to let the client in. One that cannot may still say other things.
const ENTERING_TIME: Duration = Duration::from_secs(6);
/// How much later than planned the client is looked at by a machine that is busy or has slept.
const LATE: Duration = Duration::from_secs(1);
/// The same when the person has just come back to the page.
const SOON: Duration = Duration::from_millis(2500);

/// How the connection is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The client connects for the first time; this many tries have failed.
    Connecting {
        /// How many.
        failed: u32,
    },
    /// The host has answered.
    Connected,
    /// The connection was lost, and the client opens it again.
    Reconnecting {
        /// When the host was there last, by the time of the client.
        since: Duration,
    },
    /// The host has ended the connection for good.
    Ended(Bye),
}

/// Something that [`Client::poll`] has found.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The host has answered the greeting.
    Welcome,
    /// The host wants its code before it opens a room, and says what was wrong with the one given.
    NeedsCode(Option<Refusal>),
    /// The client has entered a room, or has come back to it, or has been told the whole state.
    Entered,
    /// The client cannot enter or open the room, or can no longer come back to it.
    NotEntered(Refusal),
    /// Something has happened in the room.
    Event(Event),
    /// Somebody came or went.
    Presence,
    /// The host has carried out what the person did.
    Done(Act),
    /// The host has refused what the person did.
    Refused {
        /// What.
        act: Act,
        /// Why.
        why: Refusal,
    },
    /// The list of rooms has come.
    Rooms,
    /// There is something new about the class.
    Class(ClassNews),
    /// The connection was lost.
    Lost,
    /// The host has ended the connection for good.
    Ended(Bye),
}

/// The state of the connection.
#[derive(Clone, Debug)]
enum Link {
    /// The next try is due then.
    Waiting(Duration),
    /// It has been opening since then.
    Opening(Duration),
    /// It is open.
    Open {
        /// When the host was heard last.
        heard: Duration,
        /// Until when it has to answer, if it was asked whether it is there.
        answer: Option<Duration>,
    },
    /// The host has ended it for good.
    Ended(Bye),
}

/// What the client wants of a host.
#[derive(Clone, Debug)]
enum Goal {
    Nothing,
    Open {
        id: u64,
        setup: Box<RoomSetup>,
    },
    Enter(Place),
    /// Enter the room with a code, which may also be that of the host.
    Join(Code),
}

/// A client.
pub struct Client {
    address: Address,
    key: Key,
    code: Option<Code>,
    name: Option<Name>,
    connect: Connect,
    wake: Waker,
    random: fastrand::Rng,
    link: Link,
    socket: Option<Box<dyn Socket>>,
    failed: u32,
    lost: Option<Duration>,
    /// Whether the host was given more time because the client was looked at late.
    was_late: bool,
    /// Whether the last connection was given up because the host said nothing, which a slow network also brings about.
    was_silent: bool,
    /// Since when the client waits to be let in.
    entering: Option<Duration>,
    /// Whether the host has answered the greeting over this connection.
    is_welcome: bool,
    /// Whether the client has asked over this connection to enter a room, and has not been answered.
    is_entering: bool,
    /// Whether the client is in a room over this connection.
    is_inside: bool,
    /// Whether it has asked for events that are missing.
    has_asked: bool,
    /// Whether it tries a code as that of the host which is none of a room.
    is_trying_code: bool,
    goal: Goal,
    welcome: Option<Welcome>,
    rooms: Vec<RoomCard>,
    joined: Option<Joined>,
    sending: Sending,
    class: class::Following,
    news: Vec<News>,
}

impl Client {
    /// Returns a client that connects to a host at the first [poll](Self::poll). `seed` is any random number, and
    /// `code` that of the host, if it is known.
    pub fn new(
        address: Address,
        key: Key,
        code: Option<Code>,
        seed: u64,
        connect: Connect,
        wake: Waker,
    ) -> Self {
        Client {
            address,
            key,
            code,
            name: None,
            connect,
            wake,
            random: fastrand::Rng::with_seed(seed),
            link: Link::Waiting(Duration::ZERO),
            socket: None,
            failed: 0,
            lost: None,
            was_late: false,
            was_silent: false,
            entering: None,
            is_welcome: false,
            is_entering: false,
            is_inside: false,
            has_asked: false,
            is_trying_code: false,
            goal: Goal::Nothing,
            welcome: None,
            rooms: Vec::new(),
            joined: None,
            sending: Sending::default(),
            class: class::Following::default(),
            news: Vec::new(),
        }
    }

    /// Tells the host the name of the person with the next greeting, for the others while this one only watches.
    pub fn introduce(&mut self, name: Name) {
        self.name = Some(name);
    }

    fn hello(&self, code: Option<Code>) -> FromClient {
        FromClient::Hello(Hello { name: self.name.clone(), ..Hello::new(self.key, code) })
    }

    /// Returns a client over the sockets of the system, with a key of its own.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn of_system(
        address: Address,
        code: Option<Code>,
        wake: Waker,
    ) -> Result<Self, NoRandomness> {
        crate::draw_key().map(|key| Client::with_key(address, key, code, wake))
    }

    /// Returns a client over the sockets of the system, with a key that its person has already, as the teacher of a
    /// class has.
    pub fn with_key(address: Address, key: Key, code: Option<Code>, wake: Waker) -> Self {
        let seed = basics::platform::random_seed();
        Client::new(address, key, code, seed, Box::new(crate::connect), wake)
    }

    /// Returns the address of the host.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Returns how the connection is.
    pub fn status(&self) -> Status {
        match (&self.link, self.lost) {
            (Link::Ended(why), _) => Status::Ended(why.clone()),
            _ if self.is_welcome => Status::Connected,
            (_, Some(since)) => Status::Reconnecting { since },
            _ => Status::Connecting { failed: self.failed },
        }
    }

    /// Returns what the host said last about itself.
    pub fn welcome(&self) -> Option<&Welcome> {
        self.welcome.as_ref()
    }

    /// Returns the rooms that the host listed last.
    pub fn rooms(&self) -> &[RoomCard] {
        &self.rooms
    }

    /// Returns the room that the client is in.
    pub fn joined(&self) -> Option<&Joined> {
        self.joined.as_ref()
    }

    /// Returns the own move that the host has not answered yet, while nothing else has happened since.
    pub fn predicted(&self) -> Option<&str> {
        let joined = self.joined.as_ref().filter(|joined| joined.is_own_turn())?;
        self.sending.waiting().find_map(|intent| match &intent.act {
            Act::Move(text) if intent.seen >= joined.state.turn_event => Some(text.as_str()),
            _ => None,
        })
    }

    /// Returns the steps of the game, with the own move that the host has not answered yet.
    pub fn steps(&self) -> Vec<&str> {
        let known =
            self.joined.as_ref().map(|joined| joined.state.steps.iter()).into_iter().flatten();
        known.map(String::as_str).chain(self.predicted()).collect()
    }

    /// Returns whether the host has yet to answer something that `is_such` describes.
    pub fn waits_for(&self, is_such: impl Fn(&Act) -> bool) -> bool {
        self.sending.waiting().any(|intent| is_such(&intent.act))
    }

    /// Returns whether the client is in a room, or is to open or enter one.
    pub fn has_goal(&self) -> bool {
        !matches!(self.goal, Goal::Nothing) || self.is_trying_code
    }

    /// Opens a room.
    pub fn open(&mut self, setup: RoomSetup) {
        self.forget_room();
        self.goal = Goal::Open { id: self.random.u64(1..1 << 53), setup: Box::new(setup) };
        self.pursue();
    }

    /// Enters a room, to watch until one takes a seat.
    pub fn enter(&mut self, room: RoomId) {
        self.forget_room();
        self.goal = Goal::Enter(Place::Room(room));
        self.pursue();
    }

    /// Enters the room with this code. If it is the code of the host, [`News::Welcome`] says so, and the list of rooms
    /// follows.
    pub fn join(&mut self, code: Code) {
        self.forget_room();
        self.goal = Goal::Join(code);
        self.pursue();
    }

    /// Gives the code of the host, which has asked for it.
    pub fn give_code(&mut self, code: Code) {
        self.code = Some(code);
        if self.is_welcome {
            self.say(&FromClient::Code(code));
        }
    }

    /// Asks for the list of rooms.
    pub fn ask_rooms(&mut self) {
        if self.is_welcome {
            self.say(&FromClient::Rooms);
        }
    }

    /// Leaves the room. What the host has not answered is given up.
    pub fn leave(&mut self) {
        if self.is_inside || self.is_entering {
            self.say(&FromClient::Leave);
        }
        self.forget_room();
        self.goal = Goal::Nothing;
    }

    fn forget_room(&mut self) {
        self.joined = None;
        (self.is_inside, self.is_entering, self.has_asked) = (false, false, false);
        self.entering = None;
        self.sending.clear();
    }

    /// Does something in the room. Returns whether the client is in one whose host goes on; it may still refuse it.
    pub fn act(&mut self, act: Act) -> bool {
        let is_ended = matches!(self.link, Link::Ended(_));
        let Some(joined) = self.joined.as_ref().filter(|_| !is_ended) else { return false };
        let seen = joined.state.event;
        let intent = self.sending.add(act, seen, self.random.u16(..1000));
        if self.is_inside {
            self.say(&FromClient::Act(intent));
        }
        true
    }

    /// Notes that the person has come back to the window or the page, which may have slept: a lost connection is opened
    /// at once, and one that may be dead is tried.
    pub fn look_again(&mut self, now: Duration) {
        self.failed = 0;
        match self.link {
            Link::Waiting(_) => self.link = Link::Waiting(now),
            Link::Open { heard, answer: None } if heard < now => self.ask_for_sign(now, SOON),
            _ => {}
        }
    }

    /// Returns after how long without a word the client asks whether the host is still there.
    fn quiet_time(&self) -> Duration {
        let is_playing = |joined: &Joined| joined.state.phase == Phase::Playing;
        match &self.joined {
            _ if !self.is_inside => QUIET_TIME,
            Some(_) if self.sending.waiting().next().is_some() => UNANSWERED,
            Some(joined) if is_playing(joined) => QUIET_IN_GAME,
            _ => QUIET_TIME,
        }
    }

    /// Returns how long the connection may take to open.
    fn opening_time(&self) -> Duration {
        match self.lost {
            Some(_) if self.failed <= 1 => OPENING_AGAIN,
            _ => OPENING_TIME,
        }
    }

    fn ask_for_sign(&mut self, now: Duration, time: Duration) {
        match &self.joined {
            Some(joined) if self.is_inside => {
                let event = joined.state.event;
                self.say(&FromClient::Since(event));
            }
            _ => self.say(&self.hello(None)),
        }
        if let Link::Open { answer, .. } = &mut self.link {
            *answer = Some(now + time);
        }
    }

    /// Connects again after the host has ended the connection, to the same room.
    pub fn connect_again(&mut self, now: Duration) {
        if matches!(self.link, Link::Ended(_)) {
            (self.failed, self.lost, self.link) = (0, Some(now), Link::Waiting(now));
        }
    }

    /// Takes over what has come, opens the connection again if it is time, and returns the news. Never waits.
    pub fn poll(&mut self, now: Duration) -> Vec<News> {
        while let Some(heard) = self.socket.as_mut().and_then(|socket| socket.take()) {
            match heard {
                Heard::Opened => {
                    self.link = Link::Open { heard: now, answer: None };
                    self.say(&self.hello(self.code));
                }
                Heard::Text(text) => {
                    if let Link::Open { heard, answer } = &mut self.link {
                        self.was_silent &= answer.is_none();
                        (*heard, *answer, self.was_late) = (now, None, false);
                    }
                    self.take(&text, now);
                }
                Heard::Closed => self.lose(now, now),
            }
        }
        self.entering = self.is_entering.then(|| self.entering.unwrap_or(now));
        match self.link {
            Link::Waiting(until) if until <= now => {
                self.link = Link::Opening(now);
                self.socket = Some((self.connect)(&self.address, self.wake.clone()));
            }
            Link::Opening(since) if now > since + self.opening_time() => self.lose(now, now),
            // The answer may be there and not taken yet.
            Link::Open { heard, answer: Some(until) } if until + LATE < now && !self.was_late => {
                (self.was_late, self.link) = (true, Link::Open { heard, answer: Some(now + SOON) });
            }
            Link::Open { heard, answer: Some(until) } if until <= now => {
                self.was_silent = true;
                self.lose(now, heard);
            }
            Link::Open { heard, .. }
                if self.entering.is_some_and(|it| now > it + ENTERING_TIME) =>
            {
                self.lose(now, heard);
            }
            Link::Open { heard, answer: None } if now > heard + self.quiet_time() => {
                let is_short = self.quiet_time() < QUIET_TIME && !self.was_silent;
                self.ask_for_sign(now, if is_short { ANSWER_IN_GAME } else { ANSWER_TIME });
            }
            _ => {}
        }
        std::mem::take(&mut self.news)
    }

    /// Returns after how long [`poll`](Self::poll) has something to do although nothing comes; `None` if never.
    pub fn next_poll(&self, now: Duration) -> Option<Duration> {
        let until = match self.link {
            Link::Waiting(until) | Link::Open { answer: Some(until), .. } => until,
            Link::Opening(since) => since + self.opening_time(),
            Link::Open { heard, answer: None } => heard + self.quiet_time(),
            Link::Ended(_) => return None,
        };
        let until = self.entering.map_or(until, |since| until.min(since + ENTERING_TIME));
        Some(until.saturating_sub(now) + Duration::from_millis(1))
    }

    fn say(&mut self, message: &FromClient) {
        if let Some(socket) = &mut self.socket {
            socket.send(write(message));
        }
    }

    /// Notes that the connection is lost, over which the host was there last at `since`.
    fn lose(&mut self, now: Duration, since: Duration) {
        self.socket = None;
        if matches!(self.link, Link::Ended(_)) {
            return;
        }
        if self.is_welcome {
            self.news.push(News::Lost);
            self.lost = Some(since);
        }
        (self.is_welcome, self.is_inside) = (false, false);
        (self.is_entering, self.entering, self.has_asked) = (false, None, false);
        self.lose_class();
        let wait = BACK_OFF[(self.failed as usize).min(BACK_OFF.len() - 1)];
        let wait = wait + self.random.u64(0..=wait / 4);
        self.failed += 1;
        self.link = Link::Waiting(now + Duration::from_millis(wait));
    }

    /// Asks the host for what the client wants.
    fn pursue(&mut self) {
        if !self.is_welcome || self.is_entering || self.is_inside {
            return;
        }
        let is_admitted = self.welcome.as_ref().is_some_and(|welcome| welcome.admitted);
        let message = match &self.goal {
            Goal::Nothing => return,
            Goal::Open { .. } if !is_admitted => {
                let why = self.welcome.as_ref().and_then(|welcome| welcome.code.clone());
                self.news.push(News::NeedsCode(why));
                return;
            }
            Goal::Open { id, setup } => FromClient::Open { id: *id, setup: setup.clone() },
            Goal::Enter(place) => {
                let seen = self.joined.as_ref().map_or(0, |joined| joined.state.event);
                FromClient::Enter { place: *place, seen }
            }
            Goal::Join(code) => FromClient::Enter { place: Place::Code(*code), seen: 0 },
        };
        self.is_entering = true;
        self.say(&message);
    }

    /// Returns whether the room is closed for good.
    fn is_closed(&self) -> bool {
        self.joined.as_ref().is_some_and(|joined| joined.state.phase == Phase::Closed)
    }
}
