//! The side of a node that has clients: it passes on what they want to the owners of the partitions, and what these say
//! to the clients.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use messages::{Act, FromServer, Intent, Refusal, RoomId, write};
use server::{Ask, Caller, Node, part_of};
use tokio::sync::mpsc::Sender;

use crate::mail::{Kind, Letter, NodeId, Outgoing, Parcel, ToGateway, ToOwner, Want};
use crate::store::Store;

/// The most that waits for the owner of a partition, as while NATS is away.
const WAITING: usize = 4096;

/// The lines from this node to the owners of the partitions.
pub(crate) struct Gateway {
    node: NodeId,
    lines: Vec<Mutex<Line>>,
    sessions: AtomicU64,
    out: Sender<Outgoing>,
    store: Store,
    rooms: Node,
}

/// The line to the owner of a partition.
#[derive(Default)]
struct Line {
    /// The session; 0 while there is none.
    session: u64,
    /// The number of the last message.
    number: u64,
    /// The number of the last message that has come.
    received: u64,
    /// The fencing number of the owner, as far as it is known, or 0.
    epoch: u64,
    /// Who is where.
    guests: HashMap<u64, (RoomId, Caller)>,
    /// What the owner has not taken yet, as far as it would be missed.
    waiting: VecDeque<Waiting>,
}

/// Something that a client asked, and that the owner has not taken yet.
struct Waiting {
    /// The number of the message with it.
    number: u64,
    asked: Asked,
}

/// What a client asks of a room.
struct Asked {
    room: RoomId,
    caller: Caller,
    ask: Ask,
    /// When.
    at: Instant,
}

impl Gateway {
    pub(crate) fn new(store: Store, node: NodeId, rooms: Node, out: Sender<Outgoing>) -> Self {
        let lines = (0..store.settings.partitions).map(|_| Mutex::default()).collect();
        Gateway { node, lines, sessions: AtomicU64::new(1), out, store, rooms }
    }

    /// Passes on what a client asks of a room.
    pub(crate) fn ask(&self, room: RoomId, caller: Caller, ask: Ask) {
        let partition = part_of(room, self.lines.len());
        let mut line = self.line(partition);
        if let Ask::Open { id, .. } | Ask::Act { intent: Intent { id, .. }, .. } = &ask
            && line.waiting.len() >= WAITING
        {
            let refused = FromServer::Refused { id: *id, why: Refusal::NotKept };
            self.rooms.deliver(caller.id, &write(&refused).into());
            return;
        }
        match &ask {
            Ask::Open { .. } | Ask::Enter { .. } => {
                line.guests.insert(caller.id, (room, caller.clone()));
            }
            Ask::Gone { .. } => {
                line.guests.remove(&caller.id);
                line.waiting.retain(|waiting| waiting.asked.caller.id != caller.id);
            }
            Ask::Act { .. } | Ask::Since(_) => {}
        }
        if line.session == 0 {
            // Who is there is said with it, what was asked follows.
            self.begin(partition, &mut line, Some(caller.id));
        }
        self.pass_on(partition, &mut line, Asked { room, caller, ask, at: Instant::now() });
    }

    fn pass_on(&self, partition: usize, line: &mut Line, asked: Asked) {
        let Asked { room, caller, ask, .. } = &asked;
        let want = Want::Ask { room: *room, caller: caller.clone(), ask: ask.clone() };
        let is_missed = matches!(ask, Ask::Open { .. } | Ask::Act { .. });
        self.send(partition, line, want);
        if is_missed {
            line.waiting.push_back(Waiting { number: line.number, asked });
        }
    }

    fn send(&self, partition: usize, line: &mut Line, want: Want) {
        if !matches!(want, Want::Beat) {
            line.number += 1;
        }
        let Line { session, number, epoch, .. } = *line;
        let mail = ToOwner { gateway: self.node, session, number, epoch, want };
        let bytes = serde_json::to_vec(&Letter::Line(mail)).unwrap_or_default();
        let subject = self.store.subject(&format!("part.{partition}")).into();
        // What does not fit is lost, and noticed by its number. Without the other end, the node is ending.
        let _ = self.out.try_send(Outgoing { subject, bytes });
    }

    /// Begins a session: says who is there, but for one who asks next, and what was not answered.
    fn begin(&self, partition: usize, line: &mut Line, but: Option<u64>) {
        self.store.metrics.session();
        line.session = self.sessions.fetch_add(1, Ordering::Relaxed);
        (line.number, line.received) = (0, 0);
        self.send(partition, line, Want::Begin);
        let waiting = std::mem::take(&mut line.waiting);
        let opens = |guest: u64| {
            let mut asked = waiting.iter().map(|it| &it.asked).filter(|it| it.caller.id == guest);
            but == Some(guest) || asked.any(|it| matches!(it.ask, Ask::Open { .. }))
        };
        let guests: Vec<(RoomId, Caller)> =
            line.guests.values().filter(|(_, caller)| !opens(caller.id)).cloned().collect();
        for (room, caller) in guests {
            self.send(partition, line, Want::Ask { room, caller, ask: Ask::Enter { seen: 0 } });
        }
        for Waiting { asked, .. } in waiting {
            self.pass_on(partition, line, asked);
        }
    }

    /// Takes what the owner of a partition says. Returns the texts for clients.
    pub(crate) fn hear(&self, head: &ToGateway, mut parcels: Vec<Parcel>) -> Vec<Parcel> {
        let Some(line) = self.lines.get(head.partition) else { return Vec::new() };
        let mut line = lock(line);
        if head.epoch < line.epoch {
            return Vec::new();
        }
        if head.epoch > line.epoch {
            let is_another = line.epoch != 0;
            line.epoch = head.epoch;
            if is_another {
                self.begin(head.partition, &mut line, None);
                return Vec::new();
            }
        }
        if head.session != line.session {
            return Vec::new();
        }
        while let Some(taken) = line.waiting.pop_front_if(|it| it.number <= head.taken) {
            if matches!(&taken.asked.ask, Ask::Act { intent, .. } if matches!(intent.act, Act::Move(_)))
            {
                self.rooms.moved(taken.asked.at.elapsed());
            }
        }
        let is_next = match head.kind {
            Kind::Restart => None,
            Kind::Sent(number) => (number <= line.received).then_some(false),
            Kind::Texts(number, _) if number <= line.received => Some(false),
            Kind::Texts(number, _) => (number == line.received + 1).then_some(true),
        };
        match is_next {
            None => {
                self.begin(head.partition, &mut line, None);
                Vec::new()
            }
            Some(false) => Vec::new(),
            Some(true) => {
                line.received += 1;
                // Whoever has gone to another room hears nothing more of this one.
                let stays = |guest: &u64| line.guests.contains_key(guest);
                parcels.iter_mut().for_each(|(_, guests)| guests.retain(stays));
                parcels
            }
        }
    }

    /// Notes that a partition has a new owner.
    pub(crate) fn took(&self, partition: usize, epoch: u64) {
        if partition >= self.lines.len() {
            return;
        }
        let mut line = self.line(partition);
        if epoch > line.epoch {
            line.epoch = epoch;
            if line.session != 0 {
                self.begin(partition, &mut line, None);
            }
        }
    }

    /// Asks every owner whether all has arrived.
    pub(crate) fn beat(&self) {
        for partition in 0..self.lines.len() {
            let mut line = self.line(partition);
            if line.guests.is_empty() && line.waiting.is_empty() {
                // The owner forgets it, too, when it hears nothing more.
                line.session = 0;
            } else {
                self.send(partition, &mut line, Want::Beat);
            }
        }
    }

    /// Begins all sessions anew, as after the node has stood still or has lost NATS.
    pub(crate) fn begin_anew(&self) {
        for partition in 0..self.lines.len() {
            let mut line = self.line(partition);
            if line.session != 0 {
                self.begin(partition, &mut line, None);
            }
        }
    }

    fn line(&self, partition: usize) -> MutexGuard<'_, Line> {
        lock(&self.lines[partition])
    }
}

/// Locks what no panic leaves half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
