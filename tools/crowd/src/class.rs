//! A teacher and the children of a class, each with a client of its own, through a lesson of every kind.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use basics::Name;
use client::{Address, Client};
use messages::{Act, Activity, ClassAct, ClassState, Key, Phase, RoomSetup, Stage};

use crate::process::Process;
use crate::{Args, KINDS};

/// How long the class waits for what must come.
const PATIENCE: Duration = Duration::from_secs(120);
/// The names of the puzzles, which only the programs of children look at.
const PUZZLES: u16 = 20;

/// A child, and what it does next.
struct Child {
    client: Client,
    /// When it moves or solves next.
    acts: Duration,
    /// How much of its task it has done.
    solved: u16,
}

/// A class.
struct School {
    start: Instant,
    port: u16,
    teacher: Client,
    children: Vec<Child>,
    pace: Duration,
    waker: Sender<()>,
    woken: Receiver<()>,
}

/// Measures a class.
pub fn measure(args: &Args) {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Process::start(folder.path(), &[], &["--class", "1"]);
    let (code, key) = host.class.expect("the server holds classes");
    let (waker, woken) = channel();
    let port = host.address.port();
    let teacher = Client::with_key(address(port), key, None, wake(&waker));
    let (start, pace) = (Instant::now(), Duration::from_millis(args.pace));
    let children = Vec::new();
    let mut school = School { start, port, teacher, children, pace, waker, woken };
    let alone = host.memory();
    let names = (0..args.class).map(name).collect();
    assert!(school.teacher.open_class(Name::new("Cô Hoa"), names));
    school.until(|school| school.teacher.class().is_some());
    let began = Instant::now();
    for child in 0..args.class {
        let key = Key::new(child as u128 + 10).expect("a key");
        let mut client = Client::with_key(address(port), key, Some(code), wake(&school.waker));
        client.follow_class();
        let sit = ClassAct::Sit { seat: child as u16, face: child as u8, digits: None };
        assert!(client.act_in_class(sit));
        school.children.push(Child { client, acts: Duration::ZERO, solved: 0 });
    }
    school.until(|school| {
        let is_there = |child: &Child| child.client.class().is_some_and(|it| it.own.seat.is_some());
        school.children.iter().all(is_there) && school.teacher_sees() == school.children.len()
    });
    println!(
        "children={} all_seated_ms={} memory_alone_kib={alone} memory_full_kib={}",
        args.class,
        began.elapsed().as_millis(),
        host.memory()
    );
    for (label, activity) in [
        ("round", Activity::Round),
        ("free_play", Activity::FreePlay),
        ("computer", Activity::Computer),
        ("simul", Activity::Simul { begins: false }),
        ("position", Activity::Position),
        ("lesson", Activity::Lesson { number: 1 }),
        ("puzzles", Activity::Puzzles { minutes: 10, shown: true }),
    ] {
        school.do_together(label, activity, &args.game, Duration::from_secs(args.seconds), &host);
    }
}

fn address(port: u16) -> Address {
    Address::new("127.0.0.1", port).expect("an address")
}

fn name(child: usize) -> Name {
    Name::new(&format!("Bé {child}"))
}

fn wake(waker: &Sender<()>) -> Arc<dyn Fn() + Send + Sync> {
    let waker = waker.clone();
    Arc::new(move || {
        let _ = waker.send(());
    })
}

impl School {
    /// Does something for some time, and says what it cost.
    fn do_together(
        &mut self,
        label: &str,
        activity: Activity,
        game: &str,
        time: Duration,
        host: &Process,
    ) {
        let (used, bytes) = (host.time(), self.bytes());
        let began = self.start.elapsed();
        let is_puzzles = matches!(activity, Activity::Puzzles { .. });
        let puzzles =
            if is_puzzles { (0..PUZZLES).map(|it| it.to_string()).collect() } else { vec![] };
        let setup = Box::new(RoomSetup::of(game));
        assert!(self.teacher.act_in_class(ClassAct::Begin { activity, setup, puzzles }));
        if activity == Activity::FreePlay {
            self.until(|school| school.children.iter().all(|it| it.runs(activity)));
            self.invite();
        }
        let mut opened = vec![None; self.children.len()];
        self.until(|school| {
            for (child, opened) in school.children.iter().zip(&mut opened) {
                if opened.is_none() && child.has_opened(activity) {
                    *opened = Some(school.start.elapsed() - began);
                }
            }
            opened.iter().all(Option::is_some)
        });
        let mut opened: Vec<u128> = opened.iter().flatten().map(Duration::as_millis).collect();
        opened.sort_unstable();
        let now = self.start.elapsed();
        for (number, child) in self.children.iter_mut().enumerate() {
            // Not all at the same moment.
            (child.acts, child.solved) = (now + self.pace * (number as u32 % 97) / 97, 0);
        }
        let end = now + time;
        self.until(|school| school.start.elapsed() >= end);
        assert!(self.teacher.act_in_class(ClassAct::End));
        let is_over = |child: &Child| {
            let current = child.client.class().and_then(|class| class.state.current.as_ref());
            current.is_some_and(|current| current.stage == Stage::Over)
        };
        self.until(|school| school.children.iter().all(is_over));
        let wall = self.start.elapsed() - began;
        let mut received: Vec<u64> = self
            .bytes()
            .into_iter()
            .map(|(port, all)| all - bytes.get(&port).copied().unwrap_or(0))
            .collect();
        received.sort_unstable();
        println!(
            "activity={label} open_ms: median={} last={} wall_s={:.1} host_ms={} host_share={:.1}% \
             memory_kib={} received_bytes: child={} teacher={}",
            opened[opened.len() / 2],
            opened[opened.len() - 1],
            wall.as_secs_f64(),
            (host.time() - used).as_millis(),
            100.0 * (host.time() - used).as_secs_f64() / wall.as_secs_f64(),
            host.memory(),
            received[received.len() / 2],
            received[received.len() - 1],
        );
    }

    /// Lets every second child invite its neighbour, which accepts.
    fn invite(&mut self) {
        let pairs = self.children.len() as u16 / 2;
        for pair in 0..pairs {
            let invite = ClassAct::Invite { seat: Some(2 * pair + 1) };
            assert!(self.children[usize::from(2 * pair)].client.act_in_class(invite));
        }
        self.until(|school| {
            let is_invited = |pair: u16| {
                let child = &school.children[usize::from(2 * pair + 1)].client;
                let seats = &child.class().expect("the class is open").state.seats;
                seats[usize::from(2 * pair)].invites == Some(2 * pair + 1)
            };
            (0..pairs).all(is_invited)
        });
        for pair in 0..pairs {
            let reply = ClassAct::Reply { seat: 2 * pair, yes: true };
            assert!(self.children[usize::from(2 * pair + 1)].client.act_in_class(reply));
        }
    }

    /// Returns how many children the teacher's program sees.
    fn teacher_sees(&self) -> usize {
        self.teacher.class().map_or(0, |class| class.presence.here.len())
    }

    /// Polls all clients, and lets the children act, until something is so.
    fn until(&mut self, mut is_so: impl FnMut(&Self) -> bool) {
        let started = self.start.elapsed();
        loop {
            let now = self.start.elapsed();
            self.teacher.poll(now);
            for child in &mut self.children {
                child.client.poll(now);
                child.act(now, self.pace);
            }
            if is_so(self) {
                return;
            }
            let all = self.children.iter().map(|child| &child.client).chain([&self.teacher]);
            let next = all.filter_map(|client| client.next_poll(now)).min();
            let wait = next.unwrap_or(self.pace).min(self.pace / 20);
            let _ = self.woken.recv_timeout(wait);
            assert!(self.start.elapsed() - started < PATIENCE, "the class waits");
        }
    }

    /// Returns the bytes that each client has received, by its port, as `ss` of the system counts them.
    fn bytes(&self) -> BTreeMap<String, u64> {
        let here = format!("dport = :{}", self.port);
        let listed =
            Command::new("ss").args(["-tinHO", &here]).output().expect("iproute2 is there");
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let received = |line: &str| {
            let port = line.split_whitespace().nth(3)?.to_owned();
            let all = line.split_once("bytes_received:")?.1.split_whitespace().next()?;
            Some((port, all.parse().ok()?))
        };
        listed.lines().filter_map(received).collect()
    }
}

impl Child {
    fn state(&self) -> Option<&ClassState> {
        self.client.class().map(|class| &class.state)
    }

    /// Returns whether the child knows that something runs.
    fn runs(&self, activity: Activity) -> bool {
        let current = self.state().and_then(ClassState::running);
        current.is_some_and(|current| current.activity == activity)
    }

    /// Returns whether the child sees what runs: its board, the position, or its task.
    fn has_opened(&self, activity: Activity) -> bool {
        let Some(class) = self.client.class().filter(|_| self.runs(activity)) else { return false };
        if activity.is_task() {
            return class.task().is_some();
        }
        if activity.is_alone() {
            return class.position().is_some();
        }
        // With an odd number, nobody invites the last one.
        let Some(table) = class.own_table() else { return activity == Activity::FreePlay };
        self.client.joined().is_some_and(|joined| {
            let is_there = joined.room == table.room && joined.seat.is_some();
            is_there && joined.state.phase != Phase::Waiting
        })
    }

    /// Moves, answers or solves when it is time.
    fn act(&mut self, now: Duration, pace: Duration) {
        if now < self.acts {
            return;
        }
        let Some(class) = self.client.class() else { return };
        if class.task().is_some() {
            self.acts = now + pace;
            self.solved = (self.solved + 1).min(PUZZLES);
            self.client
                .act_in_class(ClassAct::Progress { solved: self.solved, tried: self.solved });
            return;
        }
        let (room, is_alone) = match (class.position(), self.client.joined()) {
            (Some(alone), _) if alone.state.steps.is_empty() => (alone, true),
            (None, Some(joined)) if joined.is_own_turn() => (joined.clone(), false),
            _ => return,
        };
        if self.client.waits_for(|act| matches!(act, Act::Move(_))) {
            return;
        }
        self.acts = now + pace;
        let kind = KINDS.iter().find(|kind| kind.id == room.state.setup.game).expect("a game");
        let mut board = (kind.begin)(&room.state.setup).expect("the setup is possible");
        assert!(room.state.steps.iter().all(|step| board.take(step)));
        let moves = board.moves();
        let seed = now.as_micros() as usize / 7;
        let mv = moves[seed % moves.len()].clone();
        if is_alone {
            self.client.act_in_class(ClassAct::Answer(mv));
        } else {
            self.client.act(Act::Move(mv));
        }
    }
}
