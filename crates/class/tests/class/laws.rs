//! Whatever honest, late, doubled and forged intents arrive in whatever order: every client's record equals the log, and
//! nobody has two seats.

use std::collections::{BTreeMap, HashSet};

use basics::{Level, Name};
use class::Class;
use messages::{
    Activity, Broken, ClassAct, ClassChange, ClassState, Event, Intent, Key, RoomId, RoomSetup,
    TableResult,
};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use rooms::{Batch, RoomLog};

use crate::desk::{Desk, KINDS, TEACHER, key};

/// The teacher, children, and somebody who forges.
const CLIENTS: usize = 7;
/// The names on the list.
const SEATS: usize = 5;

/// A client and what is on the way to it.
#[derive(Default)]
struct Client {
    state: Option<ClassState>,
    next: u64,
    on_the_way: Vec<Vec<Event<ClassChange>>>,
}

/// Something that happens, with numbers that choose among what is possible then.
#[derive(Clone, Debug)]
enum Fate {
    /// A client sends something honest, with what it has seen.
    Sends(usize, u8, usize),
    /// The same over a good network: it arrives at once.
    Does(usize, u8, usize),
    /// Somebody sends something with any numbers.
    Forges(usize, u64, u64, u8, usize),
    /// A message arrives, and may arrive again.
    Arrives(usize, bool),
    /// Events arrive at a client, not in order, and may arrive again.
    Told(usize, usize, bool),
    /// Events are lost.
    NotTold(usize, usize),
    /// A game ends.
    Finishes(usize, usize),
    /// Time passes.
    Waits(u64),
    Comes(usize),
    Goes(usize),
    /// The server is killed and started again.
    Killed,
}

fn fate() -> impl Strategy<Value = Fate> {
    let client = 0..CLIENTS;
    prop_oneof![
        8 => (client.clone(), any::<u8>(), any::<usize>()).prop_map(|(c, a, n)| Fate::Sends(c, a, n)),
        12 => (client.clone(), any::<u8>(), any::<usize>()).prop_map(|(c, a, n)| Fate::Does(c, a, n)),
        12 => (any::<u8>(), any::<usize>()).prop_map(|(a, n)| Fate::Does(TEACHER, a, n)),
        1 => (client.clone(), 0_u64..40, 0_u64..60, any::<u8>(), any::<usize>())
            .prop_map(|(c, id, seen, a, n)| Fate::Forges(c, id, seen, a, n)),
        12 => (any::<usize>(), prop::bool::weighted(0.2)).prop_map(|(n, again)| Fate::Arrives(n, again)),
        9 => (client.clone(), any::<usize>(), any::<bool>()).prop_map(|(c, n, a)| Fate::Told(c, n, a)),
        1 => (client.clone(), any::<usize>()).prop_map(|(c, n)| Fate::NotTold(c, n)),
        6 => (any::<usize>(), any::<usize>()).prop_map(|(n, r)| Fate::Finishes(n, r)),
        1 => (0_u64..90_000).prop_map(Fate::Waits),
        1 => client.clone().prop_map(Fate::Comes),
        1 => client.prop_map(Fate::Goes),
        1 => Just(Fate::Killed),
    ]
}

/// The class, its clients, and what is on the way between them.
struct World {
    desk: Desk,
    clients: Vec<Client>,
    on_the_way: Vec<(usize, Intent<ClassAct>)>,
}

impl World {
    fn new() -> Self {
        let desk = Desk::full(SEATS);
        let clients = (0..CLIENTS).map(|_| Client { next: 100, ..Client::default() }).collect();
        let mut world = World { desk, clients, on_the_way: Vec::new() };
        let events = world.since(0);
        (0..CLIENTS).for_each(|client| world.take(client, &events));
        world
    }

    /// Returns all events after one.
    fn since(&mut self, from: u64) -> Vec<Event<ClassChange>> {
        let class = self.desk.class.id();
        let batches = self.desk.log.read(class, from).expect("a log in memory");
        let events = batches.into_iter().flat_map(|batch| batch.events);
        events.filter(|event| event.number > from).collect()
    }

    /// A client takes what the class sends. It skips what it knows, and asks for what it lacks.
    fn take(&mut self, client: usize, events: &[Event<ClassChange>]) {
        for event in events {
            let there = &mut self.clients[client].state;
            let applied = match there {
                None if event.number == 1 => {
                    *there = Some(ClassState::open(event).expect("the first event"));
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
            applied.expect("what the class announces follows");
        }
    }

    fn act(&self, choice: u8, number: usize) -> ClassAct {
        let seat = (number % (SEATS + 2)) as u16;
        let on = number.is_multiple_of(2);
        let state = self.desk.state();
        let door = state.knocks.saturating_sub((number % 3) as u32);
        let rooms: Vec<RoomId> = state.tables.iter().map(|table| table.room).collect();
        match choice % 34 {
            0..=5 => {
                // Whoever has seen the teacher's screen knows the digits.
                let all = self.desk.class.own(key(TEACHER)).all;
                let digits = all.get(usize::from(seat)).copied().filter(|_| on);
                ClassAct::Sit { seat, face: choice, digits }
            }
            6 => ClassAct::Rise,
            7 | 8 => {
                let name = ["Bé Lan", "Bé Mai", "Bé A0", "", "Bé Tí"][number % 5];
                let seat = Some(seat).filter(|_| on);
                let can_teach = number.is_multiple_of(3);
                ClassAct::Knock { name: Name::new(name), face: 1, seat, can_teach }
            }
            9 | 10 => ClassAct::Invite { seat: Some(seat).filter(|_| !number.is_multiple_of(5)) },
            11 | 12 => ClassAct::Reply { seat, yes: on },
            13 => ClassAct::Answer(["1", "2", "x", ""][number % 4].to_owned()),
            14 => ClassAct::Progress { solved: seat, tried: seat + 1 },
            15 => ClassAct::List(vec![Name::new(["Bé Na", "Bé A0"][number % 2])]),
            16 | 17 => ClassAct::LetIn { number: door },
            18 => ClassAct::TurnAway { number: door },
            19 => ClassAct::Rename { seat, name: Name::new(["Bé Hạt", "Bé B0"][number % 2]) },
            20 => ClassAct::Remove { seat },
            21 => ClassAct::Mute { seat, on },
            22 => ClassAct::SitOut { seat, on },
            23 => ClassAct::Level { seat, level: Level::ALL[number % 6] },
            24..=26 => {
                let activity = [
                    Activity::Round,
                    Activity::FreePlay,
                    Activity::Computer,
                    Activity::Simul { begins: on },
                    Activity::Position,
                    Activity::Lesson { number: 1 },
                    Activity::Puzzles { minutes: 1, shown: on },
                    Activity::Round,
                    Activity::Round,
                    Activity::Round,
                ][number % 10];
                let puzzles = match activity {
                    Activity::Puzzles { .. } => vec!["p1".to_owned(); SEATS],
                    _ => Vec::new(),
                };
                ClassAct::Begin { activity, setup: Box::new(RoomSetup::of("pebbles")), puzzles }
            }
            27 => ClassAct::Pair { seats: [seat, (number / 7 % SEATS) as u16] },
            28 => ClassAct::StandIn { seat, level: Some(Level::Easy).filter(|_| on) },
            29 => ClassAct::Pause(on),
            30 if !rooms.is_empty() => {
                ClassAct::Result { room: rooms[number % rooms.len()], result: TableResult::Draw }
            }
            32 => ClassAct::LetTeach { number: door },
            33 => ClassAct::StopTeaching { number: Some(door).filter(|_| on) },
            _ if number.is_multiple_of(4) => ClassAct::Anew,
            _ => ClassAct::End,
        }
    }

    fn announce(&mut self, before: u64) {
        let events = self.since(before);
        for client in &mut self.clients {
            client.on_the_way.push(events.clone());
        }
    }

    fn happen(&mut self, fate: Fate) {
        let before = self.desk.state().event;
        match fate {
            Fate::Sends(client, choice, number) => {
                let act = self.act(choice, number);
                let there = &mut self.clients[client];
                there.next += 1;
                let seen = there.state.as_ref().map_or(0, |state| state.event);
                self.on_the_way.push((client, Intent { id: there.next, seen, act }));
            }
            Fate::Does(client, choice, number) => {
                self.happen(Fate::Sends(client, choice, number));
                let (client, intent) = self.on_the_way.pop().expect("it was sent");
                let _ = self.desk.call(client, intent);
            }
            Fate::Forges(client, id, seen, choice, number) => {
                let act = self.act(choice, number);
                self.on_the_way.push((client, Intent { id: 95 + id, seen, act }));
            }
            Fate::Arrives(number, again) if !self.on_the_way.is_empty() => {
                let at = number % self.on_the_way.len();
                let (client, intent) = self.on_the_way[at].clone();
                if !again {
                    self.on_the_way.remove(at);
                }
                let _ = self.desk.call(client, intent);
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
            Fate::Finishes(number, result) => {
                let tables = &self.desk.state().tables;
                if let Some(table) = tables.get(number % tables.len().max(1)) {
                    let results =
                        [TableResult::FirstWon, TableResult::Draw, TableResult::SecondWon];
                    self.desk.finish(table.room, results[result % 3]);
                }
            }
            Fate::Waits(milliseconds) => drop(self.desk.wait(milliseconds)),
            Fate::Comes(client) => self.desk.come(client),
            Fate::Goes(client) => self.desk.class.went(key(client), self.desk.now),
            Fate::Killed => self.desk.restart(),
            Fate::Arrives(..) | Fate::Told(..) | Fate::NotTold(..) => {}
        }
        if self.desk.state().event > before {
            self.announce(before);
        }
        self.check_seats();
    }

    /// Checks that nobody has two seats, and no seat two tables or two devices.
    fn check_seats(&self) {
        let class = &self.desk.class;
        let held: Vec<u16> = (0..CLIENTS).filter_map(|it| class.own(key(it)).seat).collect();
        let taken: HashSet<u16> = held.iter().copied().collect();
        assert_eq!(held.len(), taken.len(), "two devices have one seat");
        for (seat, there) in (0..).zip(&class.state().seats) {
            assert_eq!(there.is_taken, taken.contains(&seat));
            let at = |table: &&messages::ClassTable| table.place_of(seat).is_some();
            assert!(class.state().tables.iter().filter(at).count() <= 1, "two tables");
        }
        let names: HashSet<String> =
            class.state().seats.iter().map(|seat| seat.name.as_str().to_lowercase()).collect();
        assert_eq!(names.len(), class.state().seats.len(), "one name has two seats");
        assert!(class.own(key(TEACHER)).seat.is_none());
        if let Some(round) = class.state().rounds.last() {
            let players: Vec<u16> = round.games.iter().flat_map(|game| game.seats).collect();
            let once: HashSet<u16> = players.iter().copied().chain(round.free).collect();
            assert_eq!(once.len(), players.len() + usize::from(round.free.is_some()));
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
            assert_eq!(self.clients[client].state.as_ref(), Some(self.desk.state()));
        }
        let numbers: Vec<u64> = events.iter().map(|event| event.number).collect();
        assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>());
        assert!(events.is_sorted_by_key(|event| event.at), "time never goes back");
        let id = self.desk.class.id();
        let batches: Vec<Batch<ClassChange>> = self.desk.log.read(id, 0).expect("a log in memory");
        let again = Class::recover(&KINDS, id, key(TEACHER), &batches, 0).expect("it is whole");
        assert_eq!(again.state(), self.desk.state());
        assert_eq!(again.plans(), self.desk.class.plans());
        assert_eq!(
            (0..CLIENTS).map(|it| again.own(key(it))).collect::<Vec<_>>(),
            (0..CLIENTS).map(|it| self.desk.class.own(key(it))).collect::<Vec<_>>()
        );
        let seats: Vec<u16> = (0..again.state().seats.len() as u16).collect();
        assert!(class::tournament(again.state(), &seats).is_some(), "the rounds make a tournament");
        // Nothing was done twice, nothing in the wrong order, and what is the teacher's by nobody else.
        let mut last = BTreeMap::new();
        let (mut knocked, mut devices) = (BTreeMap::new(), BTreeMap::<u32, Key>::new());
        for batch in &batches {
            let Some(by) = batch.by else { continue };
            assert!(last.insert(by.key, by.id) < Some(by.id), "an intent was carried out late");
            let is_teachers = |event: &Event<ClassChange>| {
                matches!(
                    event.change,
                    ClassChange::Began { .. }
                        | ClassChange::Removed { .. }
                        | ClassChange::LetIn { .. }
                        | ClassChange::Paused { .. }
                        | ClassChange::Listed { .. }
                        | ClassChange::LetTeach { .. }
                        | ClassChange::StoppedTeaching { .. }
                )
            };
            let teaches = by.key == key(TEACHER) || devices.values().any(|it| *it == by.key);
            assert!(teaches || !batch.events.iter().any(is_teachers));
            for event in &batch.events {
                match event.change {
                    ClassChange::Knocked { number, .. } => drop(knocked.insert(number, by.key)),
                    ClassChange::LetTeach { number } => {
                        devices.insert(number, knocked[&number]);
                    }
                    ClassChange::StoppedTeaching { number } => drop(devices.remove(&number)),
                    _ => {}
                }
            }
        }
    }
}

/// Returns a configuration that writes a failing case to a file beside this one, to try it first from then on.
fn saving_failures() -> ProptestConfig {
    let file = Box::new(FileFailurePersistence::WithSource("regressions"));
    ProptestConfig { failure_persistence: Some(file), ..ProptestConfig::with_cases(300) }
}

proptest! {
    #![proptest_config(saving_failures())]

    #[test]
    fn every_record_equals_the_log_and_nobody_has_two_seats(
        fates in prop::collection::vec(fate(), 1..250),
    ) {
        let mut world = World::new();
        fates.into_iter().for_each(|fate| world.happen(fate));
        world.check();
    }
}
