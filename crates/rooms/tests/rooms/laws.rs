//! Whatever honest, late, doubled and forged intents arrive in whatever order: every client's record equals the log.

use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;

use basics::Level;
use messages::{Act, Broken, Event, Intent, Offer, RoomSetup, RoomState};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use rooms::{Batch, Call, Done, FileLog, MemoryLog, Room, RoomLog, Went, laws};
use tabletop::{Expiry, TimeControl, TimeLimit};

use crate::table::{KINDS, Table, key};

/// The clients: up to four players, a spectator, and somebody who forges.
const CLIENTS: usize = 6;

/// A client and what is on the way to it and from it.
#[derive(Default)]
struct Client {
    state: Option<RoomState>,
    next: u64,
    on_the_way: Vec<Vec<Event>>,
}

/// Something that happens, with numbers that choose among what is possible then.
#[derive(Clone, Debug)]
enum Fate {
    /// A client sends something honest, with what it has seen.
    Sends(usize, u8, usize),
    /// Somebody sends something with any numbers and any key.
    Forges(usize, u64, u64, u8, usize),
    /// A message arrives, and may arrive again.
    Arrives(usize, bool),
    /// A message is lost.
    Lost(usize),
    /// Events arrive at a client, not in order, and may arrive again.
    Told(usize, usize, bool),
    /// Events are lost.
    NotTold(usize, usize),
    /// Time passes.
    Waits(u64),
    /// A client comes or goes.
    Comes(usize),
    Goes(usize, bool),
    /// The class stops everything, or lets it go on.
    Pauses(bool),
    /// The server is killed and started again.
    Killed,
}

fn fate() -> impl Strategy<Value = Fate> {
    let client = 0..CLIENTS;
    prop_oneof![
        6 => (client.clone(), any::<u8>(), any::<usize>()).prop_map(|(c, a, n)| Fate::Sends(c, a, n)),
        1 => (client.clone(), 0_u64..40, 0_u64..60, any::<u8>(), any::<usize>())
            .prop_map(|(c, id, seen, a, n)| Fate::Forges(c, id, seen, a, n)),
        7 => (any::<usize>(), any::<bool>()).prop_map(|(n, again)| Fate::Arrives(n, again)),
        1 => any::<usize>().prop_map(Fate::Lost),
        9 => (client.clone(), any::<usize>(), any::<bool>()).prop_map(|(c, n, a)| Fate::Told(c, n, a)),
        1 => (client.clone(), any::<usize>()).prop_map(|(c, n)| Fate::NotTold(c, n)),
        1 => (0_u64..90_000).prop_map(Fate::Waits),
        1 => client.clone().prop_map(Fate::Comes),
        1 => (client, any::<bool>()).prop_map(|(c, left)| Fate::Goes(c, left)),
        1 => prop::bool::weighted(0.3).prop_map(Fate::Pauses),
        1 => Just(Fate::Killed),
    ]
}

/// The room, its clients, and what is on the way between them.
struct World {
    table: Table,
    clients: Vec<Client>,
    on_the_way: Vec<Call>,
}

impl World {
    fn new(setup: RoomSetup) -> Self {
        let table = Table::full(setup);
        let clients = (0..CLIENTS).map(|_| Client { next: 100, ..Client::default() }).collect();
        let mut world = World { table, clients, on_the_way: Vec::new() };
        let events = world.since(0);
        (0..CLIENTS).for_each(|client| world.take(client, &events));
        world
    }

    /// Returns all events after one.
    fn since(&mut self, from: u64) -> Vec<Event> {
        let room = self.table.room.id();
        let batches = self.table.log.read(room, from).expect("a log in memory");
        let events = batches.into_iter().flat_map(|batch| batch.events);
        events.filter(|event| event.number > from).collect()
    }

    /// A client takes what the room sends. It skips what it knows, and asks for what it lacks.
    fn take(&mut self, client: usize, events: &[Event]) {
        for event in events {
            let there = &mut self.clients[client].state;
            let applied = match there {
                None if event.number == 1 => {
                    *there = Some(RoomState::open(event).expect("the first event"));
                    continue;
                }
                None => Err(Broken::Gap(1)),
                Some(state) if event.number <= state.event => continue,
                Some(state) => state.apply(event),
            };
            if let Err(Broken::Gap(next)) = applied {
                let missing = self.since(next - 1);
                return self.take(client, &missing);
            }
            applied.expect("what the room announces follows");
        }
    }

    fn act(&self, choice: u8, number: usize) -> Act {
        let seat = (number % 5) as u8;
        let moves = self.table.room.board().moves();
        match choice % 32 {
            0..=13 if !moves.is_empty() => Act::Move(moves[number % moves.len()].clone()),
            14 => Act::Move(["", "stop", "resign:0", "round", "999", "🙂"][number % 6].to_owned()),
            15 => Act::Resign,
            16 | 17 => Act::Offer([Offer::Stop, Offer::TakeBack][number % 2]),
            18 => Act::Withdraw,
            19 | 20 => Act::Answer(number.is_multiple_of(2)),
            21 | 22 | 0..=13 => Act::Rematch(!number.is_multiple_of(3)),
            23 => Act::Say(((number % 8) as u8).try_into().expect("a phrase")),
            24 => Act::Claim { seat },
            25 => Act::Computer { seat, level: Level::Beginner },
            26 => Act::PlayOn,
            27 => Act::Remove { seat },
            28 => Act::Help { seat, on: number.is_multiple_of(2) },
            29 => Act::Phrases(number.is_multiple_of(2)),
            30 => Act::Rise,
            _ => Act::Sit { seat: None, name: basics::Name::new("Bé"), face: seat },
        }
    }

    fn announce(&mut self, batch: &Batch) {
        for client in &mut self.clients {
            client.on_the_way.push(batch.events.clone());
        }
    }

    fn keep(&mut self, batch: &Batch) {
        self.table.room.keep(&mut self.table.log, batch).expect("a log in memory");
        self.announce(batch);
    }

    fn happen(&mut self, fate: Fate) {
        let now = self.table.now;
        match fate {
            Fate::Sends(client, choice, number) => {
                let act = self.act(choice, number);
                let there = &mut self.clients[client];
                there.next += 1;
                let seen = there.state.as_ref().map_or(0, |state| state.event);
                let intent = Intent { id: there.next, seen, act };
                self.on_the_way.push(Call { key: key(client), intent, lag: 0 });
            }
            Fate::Forges(client, id, seen, choice, number) => {
                let intent = Intent { id: 95 + id, seen, act: self.act(choice, number) };
                self.on_the_way.push(Call { key: key(client), intent, lag: u64::MAX });
            }
            Fate::Arrives(number, again) if !self.on_the_way.is_empty() => {
                let at = number % self.on_the_way.len();
                let call = self.on_the_way[at].clone();
                if !again {
                    self.on_the_way.remove(at);
                }
                if let Ok(Done::Now(batch)) = self.table.room.decide(&call, now) {
                    self.keep(&batch);
                }
            }
            Fate::Lost(number) if !self.on_the_way.is_empty() => {
                self.on_the_way.swap_remove(number % self.on_the_way.len());
            }
            Fate::Told(client, number, again) if !self.clients[client].on_the_way.is_empty() => {
                let there = &mut self.clients[client].on_the_way;
                let at = number % there.len();
                let events = there[at].clone();
                if !again {
                    there.remove(at);
                }
                self.take(client, &events);
            }
            Fate::NotTold(client, number) if !self.clients[client].on_the_way.is_empty() => {
                let there = &mut self.clients[client].on_the_way;
                there.swap_remove(number % there.len());
            }
            Fate::Waits(milliseconds) => {
                self.table.now += milliseconds;
                if let Some(batch) = self.table.room.tick(self.table.now) {
                    self.keep(&batch);
                }
                if let Some(thinking) = self.table.room.thinking() {
                    let mv = thinking.board.moves()[0].clone();
                    let now = self.table.now;
                    let played = self.table.room.computer_played(thinking.turn_event, &mv, now);
                    self.keep(&played.expect("it is the computer's turn"));
                }
            }
            Fate::Comes(client) => drop(self.table.room.came(key(client))),
            Fate::Goes(client, left) => {
                let how = if left { Went::Left } else { Went::Lost };
                self.table.room.went(key(client), how, now);
            }
            Fate::Pauses(is_paused) => {
                let plan = self.table.plan(is_paused);
                while let Some(batch) = self.table.room.arrange(&plan, now) {
                    self.keep(&batch);
                }
            }
            Fate::Killed => {
                let before = self.table.room.state().event;
                self.table.restart();
                let resumed = Batch { events: self.since(before), by: None };
                self.announce(&resumed);
            }
            Fate::Arrives(..) | Fate::Lost(_) | Fate::Told(..) | Fate::NotTold(..) => {}
        }
    }

    /// Checks that everybody has the same record once everything has arrived.
    fn check(&mut self) {
        let events = self.since(0);
        for client in 0..CLIENTS {
            let on_the_way = std::mem::take(&mut self.clients[client].on_the_way);
            on_the_way.iter().for_each(|events| self.take(client, events));
            // As after a reconnection.
            let seen = self.clients[client].state.as_ref().map_or(0, |state| state.event);
            let missing = self.since(seen);
            self.take(client, &missing);
            assert_eq!(self.clients[client].state.as_ref(), Some(self.table.room.state()));
        }
        let numbers: Vec<u64> = events.iter().map(|event| event.number).collect();
        assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>());
        assert!(events.is_sorted_by_key(|event| event.at), "time never goes back");
        // The board of the room is the one of the record.
        let room = self.table.room.id();
        let batches = self.table.log.read(room, 0).expect("a log in memory");
        let again = Room::recover(&KINDS, room, &batches, 0).expect("the log is whole");
        assert_eq!(again.record(), self.table.room.record());
        assert_eq!(again.state(), self.table.room.state());
        // Nothing was done twice, and nothing in the wrong order.
        let mut last = BTreeMap::new();
        let mut all = HashSet::new();
        // What a class seats has no number.
        let numbered = batches.iter().filter_map(|batch| batch.by).filter(|by| by.id > 0);
        for by in numbered {
            assert!(all.insert((by.key, by.id)), "an intent was carried out twice");
            assert!(last.insert(by.key, by.id) < Some(by.id), "an intent was carried out late");
        }
    }
}

fn setups() -> impl Strategy<Value = RoomSetup> {
    let games = [
        ("pebbles", "pebbles=30 most=3"),
        ("oanquan", "classic"),
        ("oanquan", "classic sides=3"),
        ("oanquan", "classic dan=1 series=fields"),
        ("caro", "size=10"),
        ("cotuong", ""),
    ];
    (0..games.len(), 0_usize..3, any::<bool>()).prop_map(move |(game, limit, warns)| {
        let (game, options) = games[game];
        let limits = [TimeLimit::None, TimeLimit::per_game(1, 1), TimeLimit::per_move(20)];
        let expiry = if warns { Expiry::Warns } else { Expiry::Loses };
        let time = TimeControl { limit: limits[limit], expiry };
        RoomSetup { options: options.to_owned(), time, ..RoomSetup::of(game) }
    })
}

/// Returns a configuration that writes a failing case to a file beside this one, to try it first from then on.
fn saving_failures() -> ProptestConfig {
    let file = Box::new(FileFailurePersistence::WithSource("regressions"));
    ProptestConfig { failure_persistence: Some(file), ..ProptestConfig::with_cases(300) }
}

proptest! {
    #![proptest_config(saving_failures())]

    #[test]
    fn every_record_equals_the_log(setup in setups(), fates in prop::collection::vec(fate(), 1..250)) {
        let mut world = World::new(setup);
        fates.into_iter().for_each(|fate| world.happen(fate));
        world.check();
    }
}

#[test]
fn both_logs_keep_what_they_were_given() {
    let folder = tempfile::tempdir().unwrap();
    laws::log_keeps_what_it_was_given(|| FileLog::open(folder.path()).expect("a folder"));
    let kept = Mutex::new(MemoryLog::default());
    laws::log_keeps_what_it_was_given(|| Shared(&kept));
}

/// A log in memory that can be opened again.
struct Shared<'a>(&'a Mutex<MemoryLog>);

impl RoomLog for Shared<'_> {
    fn append(
        &mut self,
        room: messages::RoomId,
        expected: u64,
        batch: &Batch,
    ) -> Result<(), rooms::LogError> {
        self.0.lock().unwrap().append(room, expected, batch)
    }

    fn read(&mut self, room: messages::RoomId, from: u64) -> Result<Vec<Batch>, rooms::LogError> {
        self.0.lock().unwrap().read(room, from)
    }

    fn rooms(&mut self) -> Result<Vec<messages::RoomId>, rooms::LogError> {
        self.0.lock().unwrap().rooms()
    }

    fn retire(&mut self, room: messages::RoomId) -> Result<(), rooms::LogError> {
        self.0.lock().unwrap().retire(room)
    }

    fn erase(&mut self, room: messages::RoomId) -> Result<(), rooms::LogError> {
        self.0.lock().unwrap().erase(room)
    }
}
