//! The keeper of the leases: it renews those of this node, takes partitions that nobody owns, and shares them with the
//! other nodes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::jetstream::kv::Operation;
use basics::platform::start_thread;
use futures_util::future::join_all;
use server::Node;
use tokio::sync::{mpsc as channel, oneshot};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::decider::Decider;
use crate::log::Lost;
use crate::mail::{Letter, News, NodeId};
use crate::owner::{LEASE, Lease, Task};
use crate::server::Server;
use crate::store::Store;

/// How often the keeper looks around.
pub(crate) const LOOK: Duration = Duration::from_millis(250);
/// How old a lease is when it is renewed.
const RENEW: Duration = Duration::from_millis(500);
/// After how long a lease that stays the same is one that nobody renews.
const STALE: Duration = Duration::from_millis(800);
/// How long an owner may take to say that it is there.
const SIGN: Duration = Duration::from_millis(200);
/// How often in a row nobody owns a partition before this node takes it.
const NOBODY: u32 = 2;
/// After how many more looks a node takes what is beyond its share.
const BEYOND: u32 = 2;
/// How long a node leaves to others what it has given back.
const LEFT: Duration = Duration::from_secs(3);
/// How long a node counts after its last word.
const WORD: Duration = Duration::from_secs(2);

/// The nodes that have been heard of.
#[derive(Clone, Default)]
pub(crate) struct Nodes(Arc<Mutex<Heard>>);

/// What was heard of the nodes.
#[derive(Default)]
struct Heard {
    /// When each was heard last, and how many partitions it owned.
    nodes: BTreeMap<NodeId, (Instant, usize)>,
    /// The partitions that were given up since the last look.
    free: BTreeSet<usize>,
}

impl Nodes {
    pub(crate) fn heard(&self, node: NodeId, owned: usize) {
        self.all().nodes.insert(node, (Instant::now(), owned));
    }

    pub(crate) fn gone(&self, node: NodeId) {
        self.all().nodes.remove(&node);
    }

    pub(crate) fn freed(&self, partition: usize) {
        self.all().free.insert(partition);
    }

    /// Returns whether a node was heard of lately; as for this one, whether NATS brings back what it says or renews one
    /// of its leases.
    pub(crate) fn is_heard(&self, node: NodeId) -> bool {
        self.all().nodes.get(&node).is_some_and(|(heard, _)| heard.elapsed() < WORD)
    }

    fn take_free(&self) -> BTreeSet<usize> {
        std::mem::take(&mut self.all().free)
    }

    /// Returns how many partitions each other node owns.
    fn others(&self, this: NodeId) -> Vec<usize> {
        let mut all = self.all();
        all.nodes.retain(|_, (heard, _)| heard.elapsed() < WORD);
        all.nodes.iter().filter(|(node, _)| **node != this).map(|(_, (_, owned))| *owned).collect()
    }

    /// Returns the number of nodes, with this one.
    pub(crate) fn count(&self, this: NodeId) -> usize {
        self.others(this).len() + 1
    }

    fn all(&self) -> std::sync::MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The keeper of the leases of a node.
pub(crate) struct Keeper {
    node: NodeId,
    rooms: Node,
    store: Store,
    nodes: Nodes,
    server: Server,
    parts: Vec<Part>,
}

/// A partition, as the keeper knows it.
enum Part {
    /// Others may own it.
    Other(Other),
    /// This node owns it.
    Own(Box<Own>),
}

/// A partition that others may own.
#[derive(Default)]
struct Other {
    /// How often in a row nobody owned it.
    nobody: u32,
    /// Since when its owner says nothing.
    silent: Option<Instant>,
    /// The revision of the lease, and since when it is that one. Only for one whose owner is not heard.
    lease: Option<(u64, Instant)>,
    /// When this node gave it back.
    left: Option<Instant>,
    ending: Ending,
}

/// A partition of this node.
struct Own {
    /// What the lease says, by which it is recognised.
    text: String,
    revision: u64,
    renewed: Instant,
    lease: Arc<Lease>,
    lost: Lost,
    tasks: mpsc::Sender<Task>,
    /// Whether its rooms are open.
    opened: Arc<AtomicBool>,
    deciding: JoinHandle<()>,
    /// Ends what listens for it.
    listening: tokio::task::JoinHandle<()>,
}

/// What this node decided for a partition before, if that is still to end.
type Ending = Option<JoinHandle<()>>;

/// What a partition without an owner said.
enum Sign {
    Here,
    Nobody,
    Silent,
}

impl Keeper {
    pub(crate) fn new(node: NodeId, rooms: Node, store: Store, nodes: Nodes) -> Self {
        let parts = (0..store.settings.partitions).map(|_| Part::Other(Other::default())).collect();
        let server = Server::new(store.clone());
        Keeper { node, rooms, store, nodes, server, parts }
    }

    /// Keeps the leases until it is to end; then gives all up, and says so.
    pub(crate) async fn run(mut self, mut ending: channel::Receiver<oneshot::Sender<()>>) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut looked = Instant::now();
        let ended = loop {
            tokio::select! {
                ended = ending.recv() => break ended,
                _ = looks.tick() => {}
            }
            let has_stood_still = looked.elapsed() > 4 * LOOK;
            if has_stood_still {
                // This node has stood still, and knows nothing of the others.
                for part in &mut self.parts {
                    if let Part::Other(other) = part {
                        other.hear();
                    }
                }
            }
            looked = Instant::now();
            let is_robbed = self.renew().await && !has_stood_still;
            self.look_at_others().await;
            self.give_back().await;
            self.say_here().await;
            self.look_at_the_server(is_robbed).await;
        };
        let owned = std::mem::take(&mut self.parts).into_iter().enumerate();
        let given = owned.filter_map(|(partition, part)| match part {
            Part::Own(own) => Some(give_up(&self.store, partition, *own)),
            Part::Other(_) => None,
        });
        join_all(given).await;
        self.say(&News::Gone { node: self.node }).await;
        let _ = self.store.client.flush().await;
        if let Some(ended) = ended {
            let _ = ended.send(());
        }
    }

    fn owned(&self) -> usize {
        self.parts.iter().filter(|part| matches!(part, Part::Own(_))).count()
    }

    async fn say(&self, news: &News) {
        say(&self.store, news).await;
    }

    async fn say_here(&self) {
        self.say(&News::Here { node: self.node, owned: self.owned() }).await;
    }

    /// Renews the leases, and drops what is lost. Returns whether something was taken from this node, which is not so where
    /// a log did not open.
    async fn renew(&mut self) -> bool {
        let store = &self.store;
        let renewals =
            self.parts.iter_mut().enumerate().filter_map(|(partition, part)| match part {
                Part::Own(own) if own.renewed.elapsed() > RENEW => {
                    Some(renew(store, partition, own))
                }
                _ => None,
            });
        let done: Vec<Option<bool>> = join_all(renewals).await;
        if done.iter().any(Option::is_some) {
            self.nodes.heard(self.node, self.owned());
            self.server.answered();
        }
        let mut is_robbed = false;
        for partition in 0..self.parts.len() {
            let Part::Own(own) = &self.parts[partition] else { continue };
            if own.lost.is_so() || own.deciding.is_finished() {
                log::warn!("partition={partition} event=lost");
                self.store.metrics.lost();
                is_robbed |= own.lost.is_so() || self.parts[partition].is_open();
                self.drop_lost(partition);
            }
        }
        is_robbed
    }

    /// Goes to another server of NATS if this one does not reach the rest of the service: another node has taken what
    /// this one had (`is_robbed`), or has a lease that it renews, and is not heard.
    async fn look_at_the_server(&mut self, is_robbed: bool) {
        let is_unheard = self.parts.iter().any(|part| match part {
            Part::Other(other) => other.is_unheard(),
            Part::Own(_) => false,
        });
        let has_leases = self.owned() > 0;
        let is_alone = self.nodes.others(self.node).is_empty();
        self.server.look(is_robbed || is_unheard, has_leases, is_alone).await;
    }

    /// Looks which partitions nobody owns, and takes its share of them.
    async fn look_at_others(&mut self) {
        let store = &self.store;
        let asked = self.parts.iter().enumerate().filter_map(|(partition, part)| match part {
            Part::Other(_) => Some(async move {
                let sign = sign(store, partition).await;
                let lease = match sign {
                    Sign::Here => None,
                    Sign::Nobody | Sign::Silent => lease(store, partition).await,
                };
                (partition, sign, lease)
            }),
            Part::Own(_) => None,
        });
        let signs = join_all(asked).await;
        let others = self.nodes.others(self.node);
        let share = self.parts.len().div_ceil(others.len() + 1);
        let (mut owned, mut wanted, free) = (self.owned(), Vec::new(), self.nodes.take_free());
        for (partition, sign, lease) in signs {
            let Part::Other(other) = &mut self.parts[partition] else { continue };
            other.note(lease);
            match sign {
                Sign::Here => other.hear(),
                Sign::Nobody | Sign::Silent if free.contains(&partition) => other.nobody = NOBODY,
                Sign::Nobody => {
                    other.nobody += 1;
                    other.silent.get_or_insert_with(Instant::now);
                }
                Sign::Silent => {
                    other.nobody = 0;
                    other.silent.get_or_insert_with(Instant::now);
                }
            }
            let is_silent = other.silent.is_some_and(|since| since.elapsed() > LEASE);
            let is_free = other.nobody >= NOBODY || is_silent;
            let is_left = other.nobody >= NOBODY + BEYOND
                || other.silent.is_some_and(|since| since.elapsed() > LEASE + BEYOND * LOOK);
            let is_left = is_left && other.left.is_none_or(|left| left.elapsed() > LEFT);
            if (is_free && owned < share || is_left) && !other.is_renewed() {
                owned += 1;
                wanted.push(partition);
            }
        }
        let wanted: Vec<(usize, Ending)> = wanted
            .into_iter()
            .map(|partition| match &mut self.parts[partition] {
                Part::Other(other) => (partition, other.ending.take()),
                Part::Own(_) => (partition, None),
            })
            .collect();
        let taking = wanted.into_iter().map(|(partition, before)| take(self, partition, before));
        let taken: Vec<(usize, Result<Own, Ending>)> = join_all(taking).await;
        for (partition, own) in taken {
            self.parts[partition] = match own {
                Ok(own) => Part::Own(Box::new(own)),
                Err(ending) => Part::Other(Other { ending, ..Other::default() }),
            };
        }
    }

    /// Gives a partition back that is beyond the share of this node while another one has too few. Not one that still
    /// opens: while NATS hardly answers, partitions would go round and nobody would get any of them open.
    async fn give_back(&mut self) {
        let others = self.nodes.others(self.node);
        let least = self.parts.len() / (others.len() + 1);
        if self.owned() > least && others.iter().any(|owned| *owned < least) {
            let own = self.parts.iter().position(Part::is_open);
            if let Some(partition) = own {
                log::info!("partition={partition} event=given-back");
                let left = Part::Other(Other { left: Some(Instant::now()), ..Other::default() });
                let part = std::mem::replace(&mut self.parts[partition], left);
                if let Part::Own(own) = part {
                    give_up(&self.store, partition, *own).await;
                }
            }
        }
    }

    /// Drops a partition that was lost. If nobody has it, this node may take it again at once.
    fn drop_lost(&mut self, partition: usize) {
        let part = std::mem::replace(&mut self.parts[partition], Part::Other(Other::default()));
        let Part::Own(own) = part else { return };
        own.lost.note();
        own.listening.abort();
        self.store.ends.end(partition);
        self.store.metrics.gave_up();
        let ending = Some(own.deciding);
        self.parts[partition] =
            Part::Other(Other { nobody: NOBODY - 1, ending, ..Other::default() });
    }
}

impl Part {
    /// Returns whether this node owns it, and has its rooms open.
    fn is_open(&self) -> bool {
        matches!(self, Part::Own(own) if own.opened.load(Ordering::Relaxed))
    }
}

impl Other {
    /// Notes that somebody owns the partition, or that nothing is known.
    fn hear(&mut self) {
        (self.nobody, self.silent, self.lease) = (0, None, None);
    }

    /// Notes the revision of the lease, if there is one.
    fn note(&mut self, revision: Option<u64>) {
        if self.lease.map(|(before, _)| before) != revision {
            self.lease = revision.map(|revision| (revision, Instant::now()));
        }
    }

    /// Returns whether somebody may still renew the lease, which this node then does not take.
    fn is_renewed(&self) -> bool {
        self.lease.is_some_and(|(_, since)| since.elapsed() < STALE)
    }

    /// Returns whether somebody renews the lease whom this node does not hear.
    fn is_unheard(&self) -> bool {
        self.is_renewed() && self.silent.is_some_and(|since| since.elapsed() > LEASE)
    }
}

/// Returns the revision of the lease of a partition, if somebody has it.
async fn lease(store: &Store, partition: usize) -> Option<u64> {
    let entry = timeout(SIGN, store.leases.entry(partition.to_string())).await.ok()?.ok()??;
    (entry.operation == Operation::Put).then_some(entry.revision)
}

/// Gives a partition up: from here on, nothing is decided there, and another node can take it.
async fn give_up(store: &Store, partition: usize, own: Own) {
    let Own { revision, lost, tasks, opened, deciding, listening, .. } = own;
    listening.abort();
    let _ = listening.await;
    let _ = tasks.send(Task::End);
    let mut ending = tokio::task::spawn_blocking(move || deciding.join());
    if timeout(LEASE, &mut ending).await.is_err() {
        // NATS does not answer: what waits for it is given up.
        lost.note();
        let _ = ending.await;
    }
    store.metrics.gave_up();
    if opened.load(Ordering::Relaxed) && !lost.is_so() {
        store.note_end(partition).await;
    }
    store.ends.end(partition);
    let key = partition.to_string();
    let _ = store.leases.delete_expect_revision(&key, Some(revision)).await;
    say(store, &News::Free { partition }).await;
}

/// Tells all nodes something.
pub(crate) async fn say(store: &Store, news: &News) {
    let text = serde_json::to_vec(news).unwrap_or_default();
    let _ = timeout(LOOK, store.client.publish(store.subject("news"), text.into())).await;
}

/// Renews a lease. Returns whether this node still has it; `None` if NATS does not answer.
async fn renew(store: &Store, partition: usize, own: &mut Own) -> Option<bool> {
    let (key, now) = (partition.to_string(), Instant::now());
    let text = own.text.clone();
    if let Ok(revision) = store.leases.update(&key, text.into(), own.revision).await {
        (own.revision, own.renewed) = (revision, now);
        own.lease.renew(now, LEASE);
        if own.opened.load(Ordering::Relaxed) && !own.lost.is_so() {
            store.note_end(partition).await;
        }
        return Some(true);
    }
    // An earlier renewal may have arrived although NATS did not say so.
    let entry = store.leases.entry(&key).await.ok()?;
    let own_entry = entry.filter(|entry| entry.value[..] == *own.text.as_bytes());
    match own_entry {
        Some(entry) => own.revision = entry.revision,
        None => own.lost.note(),
    }
    Some(!own.lost.is_so())
}

/// Asks whether the owner of a partition is there.
async fn sign(store: &Store, partition: usize) -> Sign {
    let text = serde_json::to_vec(&Letter::Ping).unwrap_or_default();
    let asking = store.client.request(store.subject(&format!("part.{partition}")), text.into());
    match timeout(SIGN, asking).await {
        Ok(Ok(_)) => Sign::Here,
        Ok(Err(why)) if why.kind() == RequestErrorKind::NoResponders => Sign::Nobody,
        Ok(Err(_)) | Err(_) => Sign::Silent,
    }
}

/// Takes the lease of a partition, and opens its rooms on a thread, after what this node decided there before has ended.
async fn take(keeper: &Keeper, partition: usize, before: Ending) -> (usize, Result<Own, Ending>) {
    let store = &keeper.store;
    let (key, now) = (partition.to_string(), Instant::now());
    let Ok(entry) = store.leases.entry(&key).await else {
        return (partition, Err(before));
    };
    if matches!(sign(store, partition).await, Sign::Here) {
        // Another node was faster.
        return (partition, Err(before));
    }
    let text = format!("{:08x}-{:016x}", keeper.node, fastrand::u64(..));
    let taken = match &entry {
        None => store.leases.create(&key, text.clone().into()).await.ok(),
        Some(entry) => store.leases.update(&key, text.clone().into(), entry.revision).await.ok(),
    };
    let Some(revision) = taken else { return (partition, Err(before)) };
    if let Some(entry) = entry.filter(|entry| entry.operation == Operation::Put) {
        let from = String::from_utf8_lossy(&entry.value).into_owned();
        log::warn!("partition={partition} event=taken-over from={from}");
    }
    store.ends.end(partition);
    let lease = Arc::new(Lease::new());
    lease.renew(now, LEASE);
    let (tasks, to_do) = mpsc::channel();
    let decider = Decider {
        partition,
        epoch: revision,
        rooms: keeper.rooms.clone(),
        store: store.clone(),
        lease: lease.clone(),
        lost: Lost::default(),
        tasks: tasks.clone(),
        opened: Arc::default(),
    };
    let (lost, opened) = (decider.lost.clone(), decider.opened.clone());
    let Ok(listening) = decider.listen().await else { return (partition, Err(before)) };
    let deciding = start_thread("partition", move || {
        if let Some(before) = before {
            let _ = before.join();
        }
        decider.decide(&to_do);
    });
    let Ok(deciding) = deciding else {
        // It would answer for a partition that nobody decides about.
        listening.abort();
        return (partition, Err(None));
    };
    store.metrics.took();
    let renewed = now;
    let own = Own { text, revision, renewed, lease, lost, tasks, opened, deciding, listening };
    (partition, Ok(own))
}
