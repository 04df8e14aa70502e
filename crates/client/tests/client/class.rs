//! A class of forty children over sockets of this machine.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use basics::platform::Instant;
use basics::{Level, Name};
use client::{Address, ClassNews, Client, News, Status};
use messages::{
    Act, Activity, ClassAct, ClassState, ClassTable, Code, Key, Phase, RoomId, RoomSetup, Stage,
    TablePlayer, TableResult,
};
use swiss::{Outcome, PlayerName, Tournament, usual_rounds};

use crate::server::{Host, KINDS, PATIENCE, serve, start_host};

/// The names on the list.
const NAMES: usize = 40;

fn name(child: usize) -> Name {
    Name::new(&format!("Bé {}{}", char::from(b'A' + child as u8 % 26), child / 26))
}

/// A teacher and children, each with a device.
struct School {
    start: Instant,
    port: u16,
    code: Code,
    teacher: Client,
    children: Vec<Option<Client>>,
    /// What happened in the class, as the teacher's device has told.
    news: Vec<ClassNews>,
    /// Whether the children play when it is their turn, except in one room.
    plays: bool,
    except: Option<RoomId>,
    /// How the games ended, as the children have seen it on their boards.
    seen: BTreeMap<RoomId, TableResult>,
    waker: Sender<()>,
    woken: Receiver<()>,
}

impl School {
    fn open(host: &Host) -> Self {
        let (waker, woken) = channel();
        let teacher = connect(host.port, None, Some(host.teacher), &waker);
        let mut school = School {
            start: Instant::now(),
            port: host.port,
            code: host.code,
            teacher,
            children: (0..NAMES).map(|_| None).collect(),
            news: Vec::new(),
            plays: false,
            except: None,
            seen: BTreeMap::new(),
            waker,
            woken,
        };
        let names = (0..NAMES).map(name).collect();
        assert!(school.teacher.open_class(Name::new("Cô Hoa"), names));
        school.until(|school| school.teacher.class().is_some());
        school
    }

    fn state(&self) -> &ClassState {
        &self.teacher.class().expect("the class is open").state
    }

    /// A child comes with a new device.
    fn come(&mut self, child: usize) {
        let mut client = connect(self.port, Some(self.code), None, &self.waker);
        client.follow_class();
        self.children[child] = Some(client);
    }

    fn child(&mut self, child: usize) -> &mut Client {
        self.children[child].as_mut().expect("the child is there")
    }

    fn here(&self) -> impl Iterator<Item = &Client> {
        self.children.iter().flatten()
    }

    fn teach(&mut self, act: ClassAct) {
        assert!(self.teacher.act_in_class(act));
        self.until(|school| !school.teacher.class_waits_for(|_| true));
        let refused = self.news.iter().find(|news| matches!(news, ClassNews::Refused { .. }));
        assert_eq!(refused, None);
    }

    /// Polls all devices until something is so.
    fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let started = self.start.elapsed();
        loop {
            let now = self.start.elapsed();
            let news = self.teacher.poll(now).into_iter();
            self.news.extend(news.filter_map(|news| match news {
                News::Class(news) => Some(news),
                _ => None,
            }));
            for client in self.children.iter_mut().flatten() {
                client.poll(now);
                note(client, &mut self.seen);
                let excepted =
                    client.joined().is_some_and(|joined| Some(joined.room) == self.except);
                if self.plays && !excepted {
                    play(client);
                }
            }
            if is_so(self) {
                return;
            }
            let all = self.children.iter().flatten().chain([&self.teacher]);
            let next = all.filter_map(|client| client.next_poll(now)).min();
            let _ = self.woken.recv_timeout(next.unwrap_or(PATIENCE));
            let waited = self.start.elapsed() - started;
            assert!(waited < PATIENCE, "{:?}", self.news.iter().rev().take(5).collect::<Vec<_>>());
        }
    }

    /// Waits until every child that has a table sits there.
    fn until_seated(&mut self) {
        self.until(|school| {
            school.here().all(|client| match client.class().and_then(|it| it.own_table()) {
                None => true,
                Some(table) => client.joined().is_some_and(|joined| {
                    joined.room == table.room
                        && joined.seat.is_some()
                        && joined.state.phase != Phase::Waiting
                }),
            })
        });
    }

    /// Begins a round, and waits until everybody sits.
    fn begin_round(&mut self) {
        let rounds = self.state().rounds.len();
        let options = "pebbles=12 most=4".to_owned();
        let setup = Box::new(RoomSetup { options, ..RoomSetup::of("pebbles") });
        self.teach(ClassAct::Begin { activity: Activity::Round, setup, puzzles: Vec::new() });
        self.until(|school| {
            let knows = |client: &Client| {
                client.class().is_some_and(|class| class.state.rounds.len() > rounds)
            };
            school.here().all(knows)
        });
        self.until_seated();
    }

    /// Plays until all results but that of the excepted room are in, and the children have seen them.
    fn play_on(&mut self) {
        self.plays = true;
        self.until(|school| {
            let is_done = |table: &&ClassTable| match table.result {
                Some(_) => school.seen.contains_key(&table.room),
                None => Some(table.room) == school.except,
            };
            school.state().tables.iter().filter(|it| ClassState::counts(it)).all(|it| is_done(&it))
        });
        self.plays = false;
    }

    /// Enters the results that the children have seen into a tournament apart.
    fn enter_results(&self, apart: &mut Tournament, round: usize) {
        let games = &self.state().rounds[round].games;
        assert_eq!(apart.rounds()[round].games.len(), games.len());
        for (number, game) in games.iter().enumerate() {
            let paired = apart.rounds()[round].games[number];
            let seats = [paired.first, paired.second].map(|id| id.index() as u16);
            assert_eq!(game.seats, seats, "the pairs are those of the tournament");
            assert_eq!(game.result, self.seen.get(&game.room).copied(), "as the children saw it");
            let outcome = match game.result.expect("it is over") {
                TableResult::FirstWon => Outcome::FirstWon,
                TableResult::Draw => Outcome::Draw,
                TableResult::SecondWon => Outcome::SecondWon,
            };
            assert!(apart.set_outcome(round, number, Some(outcome)));
        }
    }
}

fn connect(port: u16, code: Option<Code>, key: Option<Key>, waker: &Sender<()>) -> Client {
    let waker = waker.clone();
    let wake = Arc::new(move || {
        let _ = waker.send(());
    });
    let address = Address::new("127.0.0.1", port).expect("an address");
    match key {
        Some(key) => Client::with_key(address, key, code, wake),
        None => Client::of_system(address, code, wake).expect("a key"),
    }
}

/// Plays a move if it is the child's turn: the more pebbles are left, the more it takes.
fn play(client: &mut Client) {
    let Some(joined) = client.joined().filter(|joined| joined.is_own_turn()) else { return };
    let (state, is_moving) = (&joined.state, client.waits_for(|act| matches!(act, Act::Move(_))));
    if is_moving || state.paused {
        return;
    }
    let kind = KINDS.iter().find(|kind| kind.id == state.setup.game).expect("a game");
    let mut board = (kind.begin)(&state.setup).expect("a board");
    assert!(state.steps.iter().all(|step| board.take(step)));
    let moves = board.moves();
    let mv = moves[joined.room.bits() as usize % moves.len()].clone();
    client.act(Act::Move(mv));
}

/// Notes how the game of a child ended.
fn note(client: &Client, seen: &mut BTreeMap<RoomId, TableResult>) {
    let Some(joined) = client.joined() else { return };
    if let Phase::Over(ending) = &joined.state.phase {
        let result = match &*ending.results[0] {
            "win" => TableResult::FirstWon,
            "draw" => TableResult::Draw,
            _ => TableResult::SecondWon,
        };
        seen.insert(joined.room, result);
    }
}

/// Returns the names of the files in a folder that belong to a class or its rooms.
fn kept(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("text"));
    let is_kept =
        |name: &String| [".room", ".closed", ".class"].iter().any(|it| name.ends_with(it));
    names.filter(is_kept).collect()
}

#[test]
fn a_teacher_whose_window_was_closed_goes_on_with_a_new_one() {
    let server = serve(None, 0);
    let (port, code) = (server.address().port(), server.code());
    let (waker, woken) = channel();
    let start = Instant::now();
    let until = |client: &mut Client, is_so: &dyn Fn(&ClassState) -> bool| loop {
        client.poll(start.elapsed());
        if client.class().is_some_and(|class| is_so(&class.state)) {
            return;
        }
        let wait = client.next_poll(start.elapsed()).unwrap_or(PATIENCE);
        let _ = woken.recv_timeout(wait);
        assert!(start.elapsed() < PATIENCE);
    };
    let mut teacher = connect(port, None, Some(server.teacher()), &waker);
    teacher.open_class(Name::new("Cô Hoa"), vec![name(0), name(1)]);
    until(&mut teacher, &|state| state.seats.len() == 2);
    for on in [true, false, true, false, true] {
        teacher.act_in_class(ClassAct::Mute { seat: 1, on });
        until(&mut teacher, &|state| state.seats[1].is_muted == on);
    }
    drop(teacher);
    // What it does before the host has answered is done, too.
    let mut teacher = connect(port, Some(code), Some(server.teacher()), &waker);
    teacher.follow_class();
    assert!(teacher.act_in_class(ClassAct::Mute { seat: 0, on: true }));
    assert!(teacher.class_waits_for(|act| matches!(act, ClassAct::Mute { .. })));
    until(&mut teacher, &|state| state.seats[0].is_muted && state.seats[1].is_muted);
}

#[test]
fn two_devices_of_one_teacher_act_in_turn_and_over_a_lost_connection() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = start_host(folder.path(), 0);
    let mut school = School::open(&host);
    let key = Key::new(77).ok();
    let device = |school: &School, code| {
        let mut client = connect(school.port, code, key, &school.waker);
        client.follow_class();
        Some(client)
    };
    school.children[0] = device(&school, Some(school.code));
    let (name, can_teach) = (Name::new("Cô Hoa"), true);
    school.child(0).act_in_class(ClassAct::Knock { name, face: 1, seat: None, can_teach });
    school.until(|school| !school.state().door.is_empty());

    // It is away when it is let teach, and needs no code to come back.
    school.children[0] = None;
    let number = school.state().door[0].number;
    school.teach(ClassAct::LetTeach { number });
    school.children[0] = device(&school, None);
    let teaches = |school: &School| {
        school.here().all(|client| client.class().is_some_and(|class| class.own.teaches))
    };
    school.until(teaches);

    let knows = |seat: usize, on: bool| {
        move |school: &School| {
            school.here().chain([&school.teacher]).all(|client| {
                client.class().is_some_and(|class| class.state.seats[seat].is_muted == on)
            })
        }
    };
    for turn in 0..12 {
        let (is_first, on) = (turn % 2 == 0, turn % 4 < 2);
        let seat = turn as u16 % 2;
        let client = if is_first { &mut school.teacher } else { school.child(0) };
        assert!(client.act_in_class(ClassAct::Mute { seat, on }));
        school.until(knows(usize::from(seat), on));
    }

    // One acts while the connection is lost, before the other does so.
    host.kill();
    school.until(|school| {
        let is_lost = |client: &Client| client.status() != Status::Connected;
        school.here().chain([&school.teacher]).all(is_lost)
    });
    assert!(school.child(0).act_in_class(ClassAct::Mute { seat: 2, on: true }));
    assert!(school.teacher.act_in_class(ClassAct::Mute { seat: 3, on: true }));
    host = start_host(folder.path(), school.port);
    school.until(knows(2, true));
    school.until(knows(3, true));
    assert!(teaches(&school), "the host knows the device again");

    school.child(0).act_in_class(ClassAct::StopTeaching { number: None });
    school.until(|school| !teaches(school));
    host.kill();
}

#[test]
fn forty_children_play_two_rounds_through_every_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = start_host(folder.path(), 0);
    let mut school = School::open(&host);
    let (late, moved, absent, lost) = (39, 3, 7, 11);

    // All but one come at once, and tap their names.
    for child in (0..NAMES).filter(|child| *child != late) {
        school.come(child);
        let sit = ClassAct::Sit { seat: child as u16, face: child as u8, digits: None };
        assert!(school.child(child).act_in_class(sit));
    }
    school.until(|school| {
        let seat = |client: &Client| client.class().and_then(|class| class.own.seat);
        let is_there = school.children.iter().enumerate().all(|(child, client)| {
            client.as_ref().is_none_or(|client| seat(client) == Some(child as u16))
        });
        let here = school.teacher.class().map_or(0, |class| class.presence.here.len());
        is_there && here == NAMES - 1
    });
    assert!(!school.state().seats[late].is_taken);
    assert!(school.here().all(|client| client.welcome().is_some_and(|welcome| welcome.class)));

    // A tournament apart, with what a class knows: who is there, and how the games ended.
    let player = |child| PlayerName::new(name(child).as_str()).unwrap();
    let (players, seed) = ((0..NAMES).map(player).collect(), school.state().seed);
    let mut apart = Tournament::new(players, usual_rounds(NAMES - 1), seed).unwrap();
    let ids: Vec<_> = apart.ids().collect();
    apart.set_present(ids[late], false);

    // The first round: boards open by themselves, and who is free plays the computer.
    school.begin_round();
    apart.pair_next().unwrap();
    let free = school.state().rounds[0].free.expect("39 are odd");
    assert_eq!(apart.rounds()[0].free.map(|id| id.index()), Some(free.into()));
    let table = school.state().table_of(free).expect("a table");
    assert!(matches!(table.players[1], TablePlayer::Computer(_)));
    assert_eq!(school.state().tables.len(), 20);

    // The battery of a device dies, and another one takes the seat over by its digits.
    let digits = school.child(moved).class().expect("it is in the class").own.digits;
    assert!(digits.is_some());
    school.come(moved);
    let sit = ClassAct::Sit { seat: moved as u16, face: 9, digits };
    assert!(school.child(moved).act_in_class(sit));
    school.until(|school| {
        let client = school.children[moved].as_ref().expect("it is there");
        client.class().is_some_and(|class| class.own.seat == Some(moved as u16))
    });
    school.until_seated();

    // The host is killed in the middle of the games, and started again.
    school.plays = true;
    school.until(|school| {
        let steps = |client: &Client| client.joined().map_or(0, |joined| joined.state.steps.len());
        school.here().map(steps).max() >= Some(2)
    });
    school.plays = false;
    let before = school.state().rounds.clone();
    host.kill();
    school.until(|school| {
        let is_lost = |client: &Client| client.status() != Status::Connected;
        school.here().chain([&school.teacher]).all(is_lost)
    });
    host = start_host(folder.path(), school.port);
    assert_eq!((host.code, host.port), (school.code, school.port));
    school.until(|school| {
        let here = school.teacher.class().map_or(0, |class| class.presence.here.len());
        let is_back = |client: &Client| client.status() == Status::Connected;
        school.here().all(is_back) && here == NAMES - 1
    });
    let pairs = |rounds: &[messages::ClassRound]| {
        rounds[0].games.iter().map(|game| (game.room, game.seats)).collect::<Vec<_>>()
    };
    assert_eq!(pairs(&school.state().rounds), pairs(&before));
    school.until_seated();
    school.play_on();
    school.enter_results(&mut apart, 0);
    school.until(|school| {
        let class = school.teacher.class().expect("the class is open");
        class.state.tables.iter().filter(|table| ClassState::counts(table)).all(|table| {
            let card = class.boards.get(&table.room);
            card.is_some_and(|card| matches!(card.phase, Phase::Over(_)))
        })
    });

    // One comes late, one is not on the list, and one sits the second round out.
    school.come(late);
    let sit = ClassAct::Sit { seat: late as u16, face: 0, digits: None };
    assert!(school.child(late).act_in_class(sit));
    school.children.push(None);
    school.come(NAMES);
    let knock = ClassAct::Knock { name: name(NAMES), face: 0, seat: None, can_teach: false };
    assert!(school.child(NAMES).act_in_class(knock));
    school.until(|school| !school.state().door.is_empty() && school.state().seats[late].is_taken);
    let number = school.state().door[0].number;
    school.teach(ClassAct::LetIn { number });
    school.until(|school| {
        let client = school.children[NAMES].as_ref().expect("it is there");
        client.class().is_some_and(|class| class.own.seat == Some(NAMES as u16))
    });
    school.teach(ClassAct::SitOut { seat: absent as u16, on: true });
    apart.set_present(ids[late], true);
    apart.set_present(ids[absent], false);
    apart.join(player(NAMES)).unwrap();

    // The second round, in which a child leaves and the computer plays for it.
    school.begin_round();
    apart.pair_next().unwrap();
    assert_eq!(school.state().rounds[1].free, None, "40 are even");
    assert!(school.state().table_of(absent as u16).is_none());
    school.children[lost] = None;
    let is_gone = |school: &School| {
        let class = school.teacher.class().expect("the class is open");
        class.presence.gone.iter().any(|gone| usize::from(gone.seat) == lost)
    };
    school.until(is_gone);
    school.teach(ClassAct::StandIn { seat: lost as u16, level: Some(Level::Easy) });

    // All but one game end; that one the teacher ends as it stands, after a look to the front.
    let held = school.state().tables.iter().find(|table| table.place_of(lost as u16).is_none());
    school.except = held.map(|table| table.room);
    school.play_on();
    school.teach(ClassAct::Pause(true));
    let is_paused = |paused: bool| {
        move |school: &School| {
            let held = school.here().filter_map(Client::joined);
            let mut held = held.filter(|joined| Some(joined.room) == school.except);
            held.all(|joined| joined.state.paused == paused)
        }
    };
    school.until(is_paused(true));
    school.teach(ClassAct::Pause(false));
    school.until(is_paused(false));
    school.teach(ClassAct::End);
    school.until(|school| {
        let is_over = |current: &messages::Current| current.stage == Stage::Over;
        let over = school.state().current.as_ref().is_some_and(is_over);
        let all = school.state().rounds[1].games.iter();
        over && all.map(|game| &game.room).all(|room| school.seen.contains_key(room))
    });
    school.enter_results(&mut apart, 1);
    let present: Vec<u16> = (0..=NAMES as u16).collect();
    let standings = class::tournament(school.state(), &present).expect("a tournament").standings();
    assert_eq!(standings, apart.standings());
    let points: HashSet<_> = standings.iter().map(|standing| standing.points).collect();
    assert!(points.len() > 2, "some won twice, some once");

    // Every child has the same record, and nothing is left of the class when it is forgotten.
    let event = school.state().event;
    school.until(|school| {
        let has_all = |client: &Client| client.class().is_some_and(|it| it.state.event == event);
        school.here().all(has_all)
    });
    assert!(school.here().all(|client| client.class().map(|it| &it.state) == Some(school.state())));
    assert!(!kept(folder.path()).is_empty());
    assert!(school.teacher.act_in_class(ClassAct::Forget));
    school.until(|school| school.here().chain([&school.teacher]).all(|it| it.class().is_none()));
    let pid = host.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("a tool").success());
    assert!(host.child.wait().expect("it ends").success());
    assert_eq!(kept(folder.path()), Vec::<String>::new());
}
