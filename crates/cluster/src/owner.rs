//! The side of a node that owns a partition: a thread that decides about its rooms, one thing after the other.

use std::collections::{HashMap, HashSet};
use std::mem::take;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use messages::RoomId;
use server::{Ask, Caller, Node, Post, part_of};
use tokio::time::timeout;

use crate::log::{Lost, Proof};
use crate::mail::{Kind, NodeId, Parcel, ToGateway, ToOwner, Want, node_of};
use crate::store::Store;

/// After how long without a word the clients of a gateway count as lost.
const SILENCE: Duration = Duration::from_secs(4);
/// How long a lease holds that is not renewed.
pub(crate) const LEASE: Duration = Duration::from_millis(2500);
/// How long to wait before NATS is asked again.
const AGAIN: Duration = Duration::from_millis(50);
/// The longest time without a look around.
const LONG: Duration = Duration::from_millis(500);
/// How long NATS may take to accept a message.
const ACCEPT: Duration = Duration::from_secs(1);
/// The most bytes of texts in a message.
const MOST: usize = 256 * 1024;

/// A lease, which the keeper of the leases renews.
#[derive(Debug)]
pub(crate) struct Lease {
    started: Instant,
    /// The milliseconds after which it ends.
    until: AtomicU64,
}

impl Lease {
    /// Returns a lease that has ended.
    pub(crate) fn new() -> Self {
        Lease { started: Instant::now(), until: AtomicU64::new(0) }
    }

    /// Notes that it holds for so long from a moment on.
    pub(crate) fn renew(&self, from: Instant, time: Duration) {
        let until = from.saturating_duration_since(self.started) + time;
        self.until.fetch_max(until.as_millis() as u64, Ordering::Relaxed);
    }

    /// Returns whether it holds now.
    pub(crate) fn holds(&self) -> bool {
        self.started.elapsed().as_millis() < u128::from(self.until.load(Ordering::Relaxed))
    }
}

/// What the thread of a partition takes.
pub(crate) enum Task {
    /// A message of a gateway.
    Mail(ToOwner),
    /// There is something to send.
    Flush,
    /// End.
    End,
}

/// What waits to be sent to gateways.
#[derive(Default)]
struct Outbox(Mutex<HashMap<NodeId, Vec<Parcel>>>);

/// The owner of a partition.
pub(crate) struct Owner {
    pub(crate) partition: usize,
    pub(crate) epoch: u64,
    pub(crate) node: Node,
    pub(crate) store: Store,
    pub(crate) lease: Arc<Lease>,
    pub(crate) lost: Lost,
    proof: Proof,
    links: HashMap<NodeId, Link>,
    outbox: Arc<Outbox>,
    post: Post,
}

/// The session of a gateway.
struct Link {
    session: u64,
    /// The number of the last message taken.
    taken: u64,
    /// The number of the last texts sent.
    sent: u64,
    guests: HashSet<u64>,
    heard: Instant,
}

impl Owner {
    /// Returns the owner of a partition whose rooms are open. `tasks` leads to [`run`](Self::run).
    pub(crate) fn new(
        (partition, epoch): (usize, u64),
        node: Node,
        store: Store,
        (lease, lost, proof): (Arc<Lease>, Lost, Proof),
        tasks: Sender<Task>,
    ) -> Self {
        let outbox = Arc::new(Outbox::default());
        let into = outbox.clone();
        // The thread that looks for moves of computers may be the one that brings it about.
        let tasks = Mutex::new(tasks);
        let post: Post = Arc::new(move |guest, text: &Arc<str>| {
            if into.put(guest, text) {
                let _ = tasks.lock().unwrap_or_else(PoisonError::into_inner).send(Task::Flush);
            }
            true
        });
        let links = HashMap::new();
        Owner { partition, epoch, node, store, lease, lost, proof, links, outbox, post }
    }

    /// Decides until it is to end, or the partition is lost.
    pub(crate) fn run(mut self, tasks: &Receiver<Task>) {
        let mut looked = Instant::now();
        while self.is_owner() {
            let Some(wait) = self.node.look_at_the_time(self.partition) else { return };
            self.flush();
            let first = match tasks.recv_timeout(Duration::from_millis(wait).min(LONG)) {
                Ok(task) => Some(task),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            for task in first.into_iter().chain(tasks.try_iter().take(64)) {
                match task {
                    // A node that stood still must not go on with what it knew.
                    Task::Mail(mail) if self.is_owner() => self.take(mail),
                    Task::Mail(_) => return,
                    Task::Flush => {}
                    Task::End => return self.flush(),
                }
                self.flush();
            }
            if looked.elapsed() > SILENCE / 4 {
                looked = Instant::now();
                self.forget_the_silent();
            }
        }
    }

    /// Returns whether it owns the partition. A node whose lease has ended, as because it stood still or because NATS
    /// does not answer, waits until it knows.
    fn is_owner(&self) -> bool {
        while !self.lost.is_so() {
            if self.lease.holds() {
                self.store.silence.ended(self.partition);
                return true;
            }
            let now = Instant::now();
            match self.store.runtime.block_on(self.proof.is_owner()) {
                Some(true) => self.lease.renew(now, LEASE),
                Some(false) => self.lost.note(),
                None => {
                    self.store.silence.unanswered(self.partition);
                    std::thread::sleep(AGAIN);
                }
            }
        }
        self.store.silence.ended(self.partition);
        false
    }

    fn take(&mut self, mail: ToOwner) {
        let ToOwner { gateway, session, number, epoch, want } = mail;
        if epoch > self.epoch {
            log::warn!("partition={} event=later-owner", self.partition);
            return self.lost.note();
        }
        let link = self.links.get_mut(&gateway);
        let is_known = link.as_ref().is_some_and(|link| link.session == session);
        if link.as_ref().is_some_and(|link| link.session > session) {
            return;
        }
        if epoch != 0 && epoch != self.epoch {
            return self.say(gateway, session, 0, Kind::Restart);
        }
        match (want, link) {
            (Want::Begin, _) if is_known || number != 1 => {}
            (Want::Begin, _) => {
                self.forget(gateway);
                let (guests, heard) = (HashSet::new(), Instant::now());
                self.links.insert(gateway, Link { session, taken: 1, sent: 0, guests, heard });
            }
            (Want::Ask { room, caller, ask }, Some(link))
                if is_known && number <= link.taken + 1 =>
            {
                if number <= link.taken {
                    return;
                }
                (link.taken, link.heard) = (number, Instant::now());
                match &ask {
                    Ask::Gone { .. } => drop(link.guests.remove(&caller.id)),
                    _ => drop(link.guests.insert(caller.id)),
                }
                self.carry_out(room, caller, ask);
            }
            (Want::Beat, Some(link)) if is_known && number <= link.taken => {
                link.heard = Instant::now();
                let (taken, sent) = (link.taken, link.sent);
                self.say(gateway, session, taken, Kind::Sent(sent));
            }
            _ => self.say(gateway, session, 0, Kind::Restart),
        }
    }

    fn carry_out(&self, room: RoomId, caller: Caller, ask: Ask) {
        if part_of(room, self.store.settings.partitions) == self.partition {
            self.node.carry_out(self.partition, room, caller, ask, &self.post);
        }
    }

    /// Forgets a gateway, whose clients have gone.
    fn forget(&mut self, gateway: NodeId) {
        let Some(link) = self.links.remove(&gateway) else { return };
        for guest in link.guests {
            self.node.gone(self.partition, guest);
        }
    }

    fn forget_the_silent(&mut self) {
        let silent = |(gateway, link): (&NodeId, &Link)| {
            (link.heard.elapsed() > SILENCE).then_some(*gateway)
        };
        let silent: Vec<NodeId> = self.links.iter().filter_map(silent).collect();
        for gateway in silent {
            log::debug!("partition={} event=silent gateway={gateway:08x}", self.partition);
            self.forget(gateway);
        }
    }

    /// Sends what waits.
    fn flush(&mut self) {
        for (gateway, parcels) in self.outbox.take() {
            let mut rest = &parcels[..];
            while !rest.is_empty() {
                let mut bytes = 0;
                let fits = |(text, _): &&Parcel| {
                    bytes += text.len();
                    bytes <= MOST
                };
                let count = rest.iter().take_while(fits).count().max(1);
                let (now, later) = rest.split_at(count);
                rest = later;
                let Some(link) = self.links.get_mut(&gateway) else { break };
                link.sent += 1;
                let list = now.iter().map(|(text, guests)| (text.len(), guests.clone())).collect();
                let (session, taken, kind) =
                    (link.session, link.taken, Kind::Texts(link.sent, list));
                self.send(gateway, session, taken, kind, now);
            }
        }
    }

    fn say(&self, gateway: NodeId, session: u64, taken: u64, kind: Kind) {
        self.send(gateway, session, taken, kind, &[]);
    }

    fn send(&self, gateway: NodeId, session: u64, taken: u64, kind: Kind, parcels: &[Parcel]) {
        let (partition, epoch) = (self.partition, self.epoch);
        let bytes = ToGateway { partition, epoch, session, taken, kind }.write(parcels);
        let subject = self.store.subject(&format!("gate.{gateway:08x}"));
        let sending = self.store.client.publish(subject, bytes.into());
        // What is lost is noticed by its number.
        let _ = self.store.runtime.block_on(async { timeout(ACCEPT, sending).await });
    }
}

impl Outbox {
    /// Puts a text in for a client. Returns whether it is the first one.
    fn put(&self, guest: u64, text: &Arc<str>) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_first = all.is_empty();
        let parcels = all.entry(node_of(guest)).or_default();
        match parcels.last_mut() {
            // Said to several in a room.
            Some((last, guests)) if Arc::ptr_eq(last, text) => guests.push(guest),
            _ => parcels.push((text.clone(), vec![guest])),
        }
        is_first
    }

    fn take(&self) -> HashMap<NodeId, Vec<Parcel>> {
        take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
