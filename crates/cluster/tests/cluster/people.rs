//! People who play in many rooms of a service at once, and who come back by themselves when a node dies. What each has
//! heard is compared with the log in the end.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use basics::Name;
use client::{Address, Client, News};
use cluster::{Lost, Store, StreamLog, Unopened};
use messages::{Act, Change, Code, Event, Phase, RoomId, RoomSetup, RoomState};
use rooms::{Batch, Kind, Room, RoomLog, kind};
use server::part_of;
use tabletop::{Expiry, TimeControl, TimeLimit};

use crate::service::{Doors, Service};

/// The games that these people play.
static KINDS: [Kind; games::COUNT] = games::each!(kind);

/// After how many events a room has gone on: more than may have been under way.
const SOME_EVENTS: u64 = 4;
/// How long they wait for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// People who play in many rooms at once, two in each.
pub struct People {
    start: Instant,
    pairs: Vec<Pair>,
    random: fastrand::Rng,
    waker: Sender<()>,
    woken: Receiver<()>,
}

/// Two people in a room.
struct Pair {
    clients: [Client; 2],
    /// Every event that one of them has heard, by its number.
    heard: BTreeMap<u64, Event>,
    /// When the last one was heard.
    last: Instant,
    /// The longest time without one.
    longest: Duration,
}

/// How long people take to move: a server cuts off who sends more than ten messages a second for long.
const PACE: Duration = Duration::from_millis(200);

/// Returns a client that looks for a node each time it connects.
fn client(doors: &Doors, code: Option<Code>, seed: u64, waker: &Sender<()>) -> Client {
    let (doors, waker) = (doors.clone(), waker.clone());
    let mut random = fastrand::Rng::with_seed(seed);
    let connect = move |_: &Address, wake| {
        let doors = doors.lock().expect("no panic").clone();
        let door = doors.get(random.usize(..doors.len().max(1))).copied();
        let address = door.map_or("127.0.0.1:1".to_owned(), |door| door.to_string());
        client::connect(&address.parse().expect("an address"), wake)
    };
    let wake = Arc::new(move || {
        let _ = waker.send(());
    });
    let key = client::draw_key().expect("random numbers");
    let address = Address::new("127.0.0.1", 1).expect("an address");
    Client::new(address, key, code, seed, Box::new(connect), wake)
}

impl People {
    /// Lets two people each open and enter so many rooms.
    pub fn join(service: &Service, rooms: usize, seed: u64) -> Self {
        let (waker, woken) = channel();
        let mut random = fastrand::Rng::with_seed(seed);
        let pairs = (0..rooms).map(|_| {
            let mut new = |code| client(&service.doors, code, random.u64(..), &waker);
            let clients = [new(Some(service.code())), new(None)];
            Pair { clients, heard: BTreeMap::new(), last: Instant::now(), longest: Duration::ZERO }
        });
        let pairs = pairs.collect();
        let mut people = People { start: Instant::now(), pairs, random, waker, woken };
        for pair in &mut people.pairs {
            let limit = TimeLimit::per_game(5, 0);
            let setup = RoomSetup {
                time: TimeControl { limit, expiry: Expiry::Loses },
                options: "pebbles=99 most=4".to_owned(),
                ..RoomSetup::of("pebbles")
            };
            pair.clients[0].open(setup);
        }
        people.until(|pair| pair.clients[0].joined().is_some());
        for pair in &mut people.pairs {
            let code = pair.clients[0].joined().expect("a room").code;
            pair.clients[1].join(code);
        }
        people.until(|pair| pair.clients.iter().all(|client| client.joined().is_some()));
        for pair in &mut people.pairs {
            for client in &mut pair.clients {
                assert!(client.act(Act::Sit { seat: None, name: Name::new("Na"), face: 2 }));
            }
        }
        people.until(|pair| {
            pair.clients.iter().all(|client| {
                let joined = client.joined().expect("a room");
                joined.state.phase == Phase::Playing && joined.seat.is_some()
            })
        });
        people
    }

    /// Takes over what has come.
    fn poll(&mut self) {
        let now = self.start.elapsed();
        for pair in &mut self.pairs {
            pair.poll(now);
        }
        let next = self.pairs.iter().flat_map(|pair| &pair.clients);
        let next = next.filter_map(|client| client.next_poll(now)).min();
        let wait = next.unwrap_or(PATIENCE).min(Duration::from_millis(20));
        if self.woken.recv_timeout(wait).is_ok() {
            while self.woken.try_recv().is_ok() {}
        }
    }

    /// Waits until something is so in every room.
    fn until(&mut self, is_so: impl Fn(&Pair) -> bool) {
        let started = Instant::now();
        while !self.pairs.iter().all(&is_so) {
            self.poll();
            let stuck = || {
                self.pairs.iter().filter(|pair| !is_so(pair)).map(Pair::said).collect::<Vec<_>>()
            };
            assert!(started.elapsed() < PATIENCE, "{:?}", stuck());
        }
    }

    /// Plays for some time.
    pub fn play(&mut self, time: Duration) {
        let until = Instant::now() + time;
        while Instant::now() < until {
            self.step();
        }
    }

    /// Plays until something is so.
    pub fn play_until(&mut self, mut is_so: impl FnMut() -> bool) {
        let started = Instant::now();
        while !is_so() {
            self.step();
            assert!(started.elapsed() < PATIENCE, "it never is");
        }
    }

    /// Plays until several moves were made in every room. Returns how long that took, shortest first.
    pub fn play_on(&mut self) -> Vec<Duration> {
        self.try_play_on().unwrap_or_else(|stuck| panic!("{stuck:?}"))
    }

    /// Does so, or returns the rooms that stand still, and what their players say.
    pub fn try_play_on(&mut self) -> Result<Vec<Duration>, Vec<(RoomId, String)>> {
        let started = Instant::now();
        let before: Vec<u64> = self.pairs.iter().map(|pair| pair.state(0).event).collect();
        let mut took: Vec<Option<Duration>> = vec![None; self.pairs.len()];
        while took.iter().any(Option::is_none) {
            self.step();
            for ((pair, took), before) in self.pairs.iter().zip(&mut took).zip(&before) {
                if pair.state(0).event > before + SOME_EVENTS {
                    took.get_or_insert(started.elapsed());
                }
            }
            if started.elapsed() > PATIENCE {
                let stuck = self.pairs.iter().zip(&took).filter(|(_, took)| took.is_none());
                return Err(stuck.map(|(pair, _)| (pair.room(), pair.said())).collect());
            }
        }
        let mut took: Vec<Duration> = took.into_iter().flatten().collect();
        took.sort_unstable();
        Ok(took)
    }

    /// Lets everybody whose turn it is move.
    fn step(&mut self) {
        for pair in &mut self.pairs {
            pair.act(&mut self.random);
        }
        self.poll();
    }

    /// Waits until nothing is under way, and checks that everybody has what the log has. The nodes must have ended.
    pub fn check(mut self, service: &Service) {
        drop(self.waker);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.expect("threads");
        let partitions = service.partitions();
        let started = Instant::now();
        // The servers of NATS may still have to agree on who leads.
        let store = loop {
            match runtime.block_on(Store::open(&service.nats.address(partitions))) {
                Ok(store) => break store,
                Err(why) => assert!(started.elapsed() < PATIENCE, "NATS runs: {why}"),
            }
        };
        let open = |part| {
            let started = Instant::now();
            loop {
                match StreamLog::open(&store, part, u64::MAX, Lost::default()) {
                    Ok(log) => break log,
                    Err(Unopened::Nats(_) | Unopened::Parted { .. })
                        if started.elapsed() < PATIENCE => {}
                    Err(why) => panic!("the log does not open: {why}"),
                }
            }
        };
        let mut logs: Vec<StreamLog> = (0..partitions).map(open).collect();
        for pair in &mut self.pairs {
            let room = pair.room();
            let batches = logs[part_of(room, partitions)].read(room, 0).expect("a room");
            let kept: BTreeMap<u64, &Event> = batches
                .iter()
                .flat_map(|batch| &batch.events)
                .map(|event| (event.number, event))
                .collect();
            for (number, event) in &pair.heard {
                assert_eq!(
                    kept.get(number),
                    Some(&event),
                    "an announced event is in the log of {room}, which has {:?}",
                    kept.keys()
                );
            }
            for client in 0..2 {
                let state = pair.state(client);
                let known: Vec<Batch> =
                    batches.iter().filter(|batch| batch.last() <= state.event).cloned().collect();
                let room = Room::recover(&KINDS, room, &known, 0).expect("a room");
                assert_eq!(state, room.state(), "the record is that of the log");
            }
        }
    }

    /// Waits until everybody has the same, and nothing is under way.
    pub fn settle(&mut self) {
        self.until(Pair::is_settled);
    }

    /// Returns how many events were heard.
    pub fn heard(&self) -> usize {
        self.pairs.iter().map(|pair| pair.heard.len()).sum()
    }

    /// Returns the longest times without an event in each room, shortest first, and forgets them.
    pub fn longest(&mut self) -> Vec<Duration> {
        let longest = self.pairs.iter_mut().map(|pair| std::mem::take(&mut pair.longest));
        let mut longest: Vec<Duration> = longest.collect();
        longest.sort_unstable();
        longest
    }
}

impl Pair {
    fn room(&self) -> RoomId {
        self.clients[0].joined().expect("a room").room
    }

    fn state(&self, client: usize) -> &RoomState {
        &self.clients[client].joined().expect("a room").state
    }

    fn said(&self) -> String {
        let said = self.clients.iter().map(|client| {
            let state =
                client.joined().map(|joined| (joined.room, joined.state.event, joined.seat));
            format!("{:?} {state:?} waits={}", client.status(), client.waits_for(|_| true))
        });
        said.collect::<Vec<_>>().join(" / ")
    }

    fn poll(&mut self, now: Duration) {
        for client in &mut self.clients {
            for news in client.poll(now) {
                match news {
                    News::Event(event) => {
                        let is_over = matches!(event.change, Change::OutOfTime { .. });
                        assert!(!is_over, "nobody loses on time by a fault of the service");
                        self.longest = self.longest.max(self.last.elapsed());
                        self.last = Instant::now();
                        let before = self.heard.insert(event.number, event.clone());
                        assert!(before.is_none_or(|before| before == event), "{event:?}");
                    }
                    News::Ended(why) => panic!("the service has ended: {why}"),
                    News::NotEntered(why) => panic!("not entered: {why}"),
                    _ => {}
                }
            }
        }
    }

    /// Lets whose turn it is move, and both begin again after a game.
    fn act(&mut self, random: &mut fastrand::Rng) {
        if self.last.elapsed() < PACE {
            return;
        }
        for client in &mut self.clients {
            let Some(joined) = client.joined().filter(|_| !client.waits_for(|_| true)) else {
                continue;
            };
            let state = &joined.state;
            if matches!(state.phase, Phase::Over(_)) {
                let seat = usize::from(joined.seat.unwrap_or_default());
                if !state.seats[seat].rematch {
                    client.act(Act::Rematch(true));
                }
            } else if joined.is_own_turn() {
                let kind = KINDS.iter().find(|kind| kind.id == state.setup.game).expect("a game");
                let mut board = (kind.begin)(&state.setup).expect("a board");
                assert!(state.steps.iter().all(|step| board.take(step)));
                let moves = board.moves();
                let mv = moves[random.usize(..moves.len())].clone();
                client.act(Act::Move(mv));
            }
        }
    }

    fn is_settled(&self) -> bool {
        let is_quiet = |client: &Client| !client.waits_for(|_| true);
        self.clients.iter().all(is_quiet) && self.state(0) == self.state(1)
    }
}
