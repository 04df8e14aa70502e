//! The log of the rooms of a partition: a stream, in which every message states which one it follows.
//!
//! A node that takes a partition over appends its fencing number first. From then on, nothing that another node sends
//! can follow, however late it arrives: what it would follow is no longer the last message.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use async_nats::jetstream::context::{PublishError, PublishErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, State, Stream};
use messages::RoomId;
use rooms::{Batch, LogError, RoomLog, follows};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::time::{sleep, timeout};

use crate::reading::{Message, read};
use crate::store::Store;

mod leader;
#[cfg(test)]
mod tests;

pub(crate) use leader::Asked;
use leader::Stuck;

/// How long NATS may take to give what a log has, or to go on refusing a batch of which it may have an earlier try.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before the next try.
const AGAIN: Duration = Duration::from_millis(30);
/// How long the server that leads a stream may take to answer, while something else waits for that.
const SHORT: Duration = Duration::from_millis(300);
/// How often a log is read again because messages are missing in its midst.
const GAPS: u32 = 20;

/// The log of the rooms of a partition.
pub struct StreamLog {
    store: Store,
    partition: usize,
    stream: Stream<()>,
    /// The sequence number of the last message.
    last: u64,
    /// The last event of each room.
    rooms: BTreeMap<RoomId, u64>,
    /// The rooms that cannot be read, to which nothing is appended.
    damaged: BTreeSet<RoomId>,
    /// What was read at the start and not asked for since.
    read: HashMap<RoomId, Vec<Batch>>,
    lost: Lost,
}

/// Says whether a log can take nothing any more, because another node has the partition or nobody knows what NATS has
/// kept.
#[derive(Clone, Debug, Default)]
pub struct Lost(Arc<AtomicBool>);

impl Lost {
    /// Returns whether it is so.
    pub fn is_so(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Notes that it is so.
    pub fn note(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Asks the log of a partition whether an owner still has it, as when its lease cannot be renewed.
pub(crate) struct Proof {
    stream: Stream<()>,
    subject: String,
    epoch: u64,
}

impl Proof {
    /// Returns whether it has; `None` if nobody knows.
    pub(crate) async fn is_owner(&self) -> Option<bool> {
        let asked = self.stream.get_last_raw_message_by_subject(&self.subject).await.ok()?;
        let fence: Fence = serde_json::from_slice(&asked.payload).ok()?;
        Some(fence.epoch == self.epoch)
    }
}

/// Who has a partition, as its log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Fence {
    /// The fencing number.
    epoch: u64,
}

/// The reason why a log does not open.
#[derive(Debug, Error)]
pub enum Unopened {
    /// A later owner has it.
    #[error("another node took the partition over with the number {0}")]
    Outrun(u64),
    /// The server of NATS that leads the log has not all that was acknowledged.
    #[error(
        "the log ends at {last}, and NATS acknowledged {noted} messages: its copies have parted"
    )]
    Parted {
        /// Where it ends.
        last: u64,
        /// Where it ended before.
        noted: u64,
    },
    /// NATS refuses.
    #[error("{0}")]
    Nats(String),
}

/// A batch in the log.
struct Found {
    room: RoomId,
    /// Its sequence number.
    sequence: u64,
    /// The batch, or why it cannot be read.
    batch: Result<Batch, serde_json::Error>,
}

/// What the log has of a room.
enum Kept {
    /// All batches, and the number of the last event.
    Whole(Vec<Batch>, u64),
    /// The end of a room whose removal was cut off.
    Rest,
    /// The room cannot go on, for this reason.
    Damaged(String),
}

/// Makes an error of what NATS says.
fn nats(why: impl ToString) -> Unopened {
    Unopened::Nats(why.to_string())
}

fn refused(why: impl ToString) -> LogError {
    LogError::Io(io::Error::other(why.to_string()))
}

impl StreamLog {
    /// Opens the log of a partition for the owner with the fencing number `epoch`: no other owner can append to it any
    /// more. It is not to be called, and the log not to be used, on a thread of the runtime.
    ///
    /// # Errors
    /// Returns why it does not open; a later owner may have it.
    pub fn open(store: &Store, partition: usize, epoch: u64, lost: Lost) -> Result<Self, Unopened> {
        let runtime = store.runtime.clone();
        runtime.block_on(async {
            let name = store.log_name(partition);
            let stream = store.jetstream.get_stream_no_info(name).await.map_err(nats)?;
            let mut log = StreamLog {
                store: store.clone(),
                partition,
                stream,
                last: 0,
                rooms: BTreeMap::new(),
                damaged: BTreeSet::new(),
                read: HashMap::new(),
                lost,
            };
            let noted = log.patiently(async || store.noted_end(partition).await).await?;
            let led = log.patiently(async || log.stream.get_info().await).await?;
            // What is appended to a copy that has parted makes it longer, and so seem whole.
            if led.state.last_sequence < noted.last {
                return Err(log.parted(led.state.last_sequence, noted.last).await);
            }
            log.last = log.fence(epoch).await?;
            // Another server may lead by now.
            if log.last <= noted.last {
                return Err(log.parted(log.last, noted.last).await);
            }
            for (room, found) in log.fetch_all(epoch).await? {
                log.add(room, found).await;
            }
            store.ends.begin(partition, log.last, noted);
            Ok(log)
        })
    }

    /// Adds a room that the log contains. One that is damaged stays there for whoever can repair it, and costs no other.
    async fn add(&mut self, room: RoomId, found: Vec<Found>) {
        let sequences: Vec<u64> = found.iter().map(|found| found.sequence).collect();
        let why = match whole(found) {
            Kept::Whole(batches, last) => {
                self.rooms.insert(room, last);
                self.read.insert(room, batches);
                return;
            }
            Kept::Rest => match self.delete(sequences).await {
                Ok(()) => {
                    return log::info!("partition={} event=removed room={room}", self.partition);
                }
                Err(why) => format!("its removal does not end: {why}"),
            },
            Kept::Damaged(why) => why,
        };
        self.damaged.insert(room);
        log::error!("partition={} event=damaged room={room} why=\"{why}\"", self.partition);
    }

    /// Returns why a log does not open that ends before what was noted, and asks for another server to lead it.
    async fn parted(&self, last: u64, noted: u64) -> Unopened {
        self.step_down().await;
        Unopened::Parted { last, noted }
    }

    /// Asks NATS something until it answers.
    async fn patiently<T, E: ToString>(
        &self,
        ask: impl AsyncFn() -> Result<T, E>,
    ) -> Result<T, Unopened> {
        let until = Instant::now() + PATIENCE;
        loop {
            match ask().await {
                Ok(answer) => return Ok(answer),
                Err(why) if Instant::now() > until || self.lost.is_so() => return Err(nats(why)),
                Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Returns what proves that the owner with the fencing number `epoch` still has the partition.
    pub(crate) fn proof(&self, epoch: u64) -> Proof {
        let subject = self.store.fence_subject(self.partition);
        Proof { stream: self.stream.clone(), subject, epoch }
    }

    /// Appends the fencing number, which follows a smaller one. Returns its sequence number.
    async fn fence(&self, epoch: u64) -> Result<u64, Unopened> {
        let subject = self.store.fence_subject(self.partition);
        let text = serde_json::to_vec(&Fence { epoch }).map_err(nats)?;
        let until = Instant::now() + PATIENCE;
        loop {
            let (last, before) = match self.stream.get_last_raw_message_by_subject(&subject).await {
                Ok(message) => {
                    let fence: Fence = serde_json::from_slice(&message.payload).map_err(nats)?;
                    (message.sequence, Some(fence.epoch))
                }
                Err(why) if why.kind() == LastRawMessageErrorKind::NoMessageFound => (0, None),
                Err(why) if Instant::now() > until || self.lost.is_so() => return Err(nats(why)),
                Err(_) => {
                    sleep(AGAIN).await;
                    continue;
                }
            };
            match before {
                // It arrived although NATS did not say so.
                Some(there) if there == epoch => return Ok(last),
                Some(there) if there > epoch => return Err(Unopened::Outrun(there)),
                _ => {}
            }
            let message = PublishMessage::build()
                .payload(text.clone().into())
                .expected_last_subject_sequence(last);
            match self.publish(subject.clone(), message).await {
                // The older ones stay: they cost a few bytes.
                Ok(sequence) => return Ok(sequence),
                Err(why) if Instant::now() > until || self.lost.is_so() => return Err(nats(why)),
                Err(_) => sleep(AGAIN).await,
            }
        }
    }

    async fn publish(&self, subject: String, message: PublishMessage) -> Result<u64, PublishError> {
        self.store.jetstream.send_publish(subject, message).await?.await.map(|ack| ack.sequence)
    }

    /// Reads all rooms up to the last message, which is the fencing number of this owner. A server of NATS may be behind, or
    /// lack messages in the midst, as after its disk was full: then another one is read.
    async fn fetch_all(&self, epoch: u64) -> Result<BTreeMap<RoomId, Vec<Found>>, Unopened> {
        let all = self.store.subject(&format!("log.{}.*", self.partition));
        let (started, mut stuck, mut gaps) = (Instant::now(), Stuck::new(), 0);
        loop {
            let why = match self.fetch_whole(&all).await {
                Ok(rooms) if gaps >= GAPS || rooms.values().all(|found| follow(found)) => {
                    return Ok(rooms);
                }
                Ok(_) => {
                    gaps += 1;
                    "messages do not follow".to_owned()
                }
                Err(why) => why,
            };
            if let Some(later) = self.later_owner(epoch).await {
                return Err(Unopened::Outrun(later));
            }
            if started.elapsed() > PATIENCE || self.lost.is_so() {
                return Err(nats(why));
            }
            // Another copy may be behind although that of the leader is whole.
            self.free(&mut stuck, |led| led.last_sequence != self.last).await;
            log::info!("partition={} event=read-again why=\"{why}\"", self.partition);
            sleep(AGAIN).await;
        }
    }

    /// Reads all rooms, if the server that answers has as many messages as the one that leads.
    async fn fetch_whole(&self, subject: &str) -> Result<BTreeMap<RoomId, Vec<Found>>, String> {
        let led = self.stream.get_info().await.map_err(|why| why.to_string())?.state.messages;
        rooms_of(read(&self.stream, subject).await?, led, self.last)
    }

    /// Reads all batches of a room up to its event `last`, from another server if one is behind or lacks messages.
    async fn fetch_room(&self, room: RoomId, last: u64) -> Result<Vec<Found>, String> {
        for _ in 0..GAPS {
            let found = self.fetch(room).await?;
            if last_of(&found) == Some(last) {
                return Ok(found);
            }
            sleep(AGAIN).await;
        }
        Err("no server of NATS has the whole room".to_owned())
    }

    /// Reads all batches of a room, in order, as far as the server has them that answers.
    async fn fetch(&self, room: RoomId) -> Result<Vec<Found>, String> {
        let subject = self.store.room_subject(self.partition, room);
        Ok(read(&self.stream, &subject).await?.into_iter().filter_map(found).collect())
    }

    /// Appends a batch after the last message of the stream. Returns its sequence number. As long as NATS does not answer,
    /// it gets the batch again: giving the partition up would bring nobody an answer sooner, and cost a takeover.
    async fn keep(&self, room: RoomId, batch: &Batch) -> Result<u64, LogError> {
        let text = serde_json::to_vec(batch).map_err(io::Error::other)?;
        let subject = self.store.room_subject(self.partition, room);
        let (started, mut stuck, mut is_unsure) = (Instant::now(), Stuck::new(), false);
        loop {
            let message = PublishMessage::build()
                .payload(text.clone().into())
                .expected_last_sequence(self.last);
            let why = match self.publish(subject.clone(), message).await {
                Ok(sequence) => {
                    self.store.metrics.appended(started.elapsed());
                    return Ok(sequence);
                }
                Err(why) => why,
            };
            match why.kind() {
                // An earlier try may have arrived although NATS did not say so.
                PublishErrorKind::WrongLastSequence if is_unsure => {
                    match self.stream.get_raw_message(self.last + 1).await {
                        Ok(there) if there.subject.as_str() == subject && there.payload == text => {
                            return Ok(there.sequence);
                        }
                        Ok(_) => {
                            self.lost.note();
                            return Err(refused("another node has the partition"));
                        }
                        Err(_) => {}
                    }
                }
                PublishErrorKind::WrongLastSequence => {
                    self.lost.note();
                    return Err(refused("another node has the partition"));
                }
                PublishErrorKind::MaxPayloadExceeded => return Err(refused(why)),
                // NATS has refused it for a reason of its own, as a full disk.
                PublishErrorKind::Other if is_refusal(&why) && !is_unsure => {
                    return Err(refused(said(&why)));
                }
                _ => {
                    is_unsure = true;
                    self.store.silence.unanswered(self.partition);
                }
            }
            let is_refused = is_refusal(&why) && started.elapsed() > PATIENCE;
            if is_refused || self.lost.is_so() {
                self.lost.note();
                return Err(refused(why));
            }
            self.free(&mut stuck, |_| true).await;
            sleep(AGAIN).await;
        }
    }

    /// Asks the server that leads the stream to give that up, if it has led for long while nothing went on, and `is_cause` of
    /// that: one of NATS 2.9 whose copy has parted from the others leads, and acknowledges nothing.
    async fn free(&self, stuck: &mut Stuck, is_cause: impl Fn(&State) -> bool) {
        if !stuck.may_look() {
            return;
        }
        let led = timeout(SHORT, self.stream.get_info()).await.ok().and_then(Result::ok);
        let led = led.filter(|led| is_cause(&led.state)).and_then(|led| led.cluster);
        if stuck.has_led(led.and_then(|cluster| cluster.leader), Instant::now()) {
            self.step_down().await;
        }
    }

    /// Asks the server that leads the stream to give that up, unless one was asked just before: the next one takes a while.
    async fn step_down(&self) {
        if !self.store.asked.may_ask(self.partition) {
            return;
        }
        log::warn!("partition={} event=step-down", self.partition);
        let name = self.store.log_name(self.partition);
        let subject = format!("$JS.API.STREAM.LEADER.STEPDOWN.{name}");
        let _ = timeout(SHORT, self.store.client.request(subject, "".into())).await;
    }

    /// Returns the fencing number of a later owner, if there is one.
    async fn later_owner(&self, epoch: u64) -> Option<u64> {
        let subject = self.store.fence_subject(self.partition);
        let last = self.stream.get_last_raw_message_by_subject(&subject).await.ok()?;
        let fence: Fence = serde_json::from_slice(&last.payload).ok()?;
        (fence.epoch > epoch).then_some(fence.epoch)
    }

    /// Removes the batches of a room, after they were put where they are kept for some time, if they `are_kept`.
    async fn remove(&self, room: RoomId, last: Option<u64>, are_kept: bool) -> Result<(), String> {
        let batches = match last {
            Some(last) => self.fetch_room(room, last).await?,
            None => self.fetch(room).await?,
        };
        if are_kept {
            self.put_away(room, &batches).await?;
        }
        self.delete(batches.into_iter().map(|found| found.sequence)).await
    }

    /// Deletes messages, the first one first, so that what is left of a room shows that it was to go.
    async fn delete(&self, sequences: impl IntoIterator<Item = u64>) -> Result<(), String> {
        // One by one: a server of NATS 2.9 that catches up may apply a purge to more than its subject.
        for sequence in sequences {
            self.stream.delete_message(sequence).await.map_err(|why| why.to_string())?;
        }
        Ok(())
    }

    async fn put_away(&self, room: RoomId, batches: &[Found]) -> Result<(), String> {
        let subject = self.store.closed_subject(room);
        for Found { batch, .. } in batches {
            let batch = batch.as_ref().map_err(ToString::to_string)?;
            let text = serde_json::to_vec(batch).map_err(|why| why.to_string())?;
            let message = PublishMessage::build()
                .payload(text.into())
                .message_id(format!("{room}-{}", batch.last()));
            self.publish(subject.clone(), message).await.map_err(|why| why.to_string())?;
        }
        Ok(())
    }

    /// Forgets a room. Returns the number of its last event.
    fn forget(&mut self, room: RoomId) -> Option<u64> {
        self.read.remove(&room);
        self.damaged.remove(&room);
        self.rooms.remove(&room)
    }
}

/// Reads a message about a room.
fn found(message: Message) -> Option<Found> {
    let room = message.subject.rsplit('.').next()?.parse().ok()?;
    let batch = serde_json::from_slice(&message.payload);
    Some(Found { room, sequence: message.sequence, batch })
}

/// Sorts what a server of NATS has by rooms, if it has as many messages as the one that leads had, and ends with the message
/// `last`: copies that disagree about its number have parted, and nothing is appended to them.
fn rooms_of(
    messages: Vec<Message>,
    led: u64,
    last: u64,
) -> Result<BTreeMap<RoomId, Vec<Found>>, String> {
    let (number, end) = (messages.len() as u64, messages.last().map_or(0, |it| it.sequence));
    if end != last || number < led {
        return Err(format!("a server has {number} of {led} messages, up to {end}"));
    }
    let mut rooms: BTreeMap<RoomId, Vec<Found>> = BTreeMap::new();
    for found in messages.into_iter().filter_map(found) {
        rooms.entry(found.room).or_default().push(found);
    }
    Ok(rooms)
}

/// Returns the number of the last event of a room, if all its batches are there and can be read.
fn last_of(found: &[Found]) -> Option<u64> {
    found.iter().try_fold(0, |last, found| {
        let batch = found.batch.as_ref().ok().filter(|batch| follows(batch, last))?;
        Some(batch.last())
    })
}

/// Returns whether the batches of a room follow each other, from the first one that is there.
fn follow(found: &[Found]) -> bool {
    let batches: Vec<&Batch> = found.iter().filter_map(|found| found.batch.as_ref().ok()).collect();
    batches.windows(2).all(|two| follows(two[1], two[0].last()))
}

/// Puts together what the log has of a room.
fn whole(found: Vec<Found>) -> Kept {
    let (mut batches, mut last) = (Vec::new(), 0);
    for Found { sequence, batch, .. } in found {
        match batch {
            Ok(batch) if follows(&batch, last) => {
                last = batch.last();
                batches.push(batch);
            }
            Ok(batch)
                if last == 0 && batch.events.first().is_some_and(|event| event.number > 1) =>
            {
                return Kept::Rest;
            }
            Ok(_) => return Kept::Damaged(format!("the message {sequence} does not follow")),
            Err(why) => {
                return Kept::Damaged(format!("the message {sequence} cannot be read: {why}"));
            }
        }
    }
    Kept::Whole(batches, last)
}

/// Returns what the server of NATS itself has said about a message that it did not keep.
fn api_error(why: &PublishError) -> Option<&async_nats::jetstream::Error> {
    std::error::Error::source(why)?.downcast_ref()
}

fn is_refusal(why: &PublishError) -> bool {
    api_error(why).is_some()
}

fn said(why: &PublishError) -> String {
    api_error(why).map_or_else(|| why.to_string(), ToString::to_string)
}

impl RoomLog for StreamLog {
    fn append(&mut self, room: RoomId, expected: u64, batch: &Batch) -> Result<(), LogError> {
        let last = self.rooms.get(&room).copied().unwrap_or_default();
        if last != expected || !follows(batch, expected) {
            return Err(LogError::Conflict(last));
        }
        if self.lost.is_so() {
            return Err(refused("another node has the partition"));
        }
        if self.damaged.contains(&room) {
            return Err(refused("what NATS has of the room is damaged"));
        }
        let kept = self.store.runtime.block_on(self.keep(room, batch));
        self.store.silence.ended(self.partition);
        if kept.is_err() {
            self.store.metrics.refused();
        }
        self.last = kept?;
        self.store.ends.acknowledged(self.partition, self.last);
        self.rooms.insert(room, batch.last());
        self.read.remove(&room);
        Ok(())
    }

    fn read(&mut self, room: RoomId, from: u64) -> Result<Vec<Batch>, LogError> {
        let mut batches = match self.read.remove(&room) {
            Some(batches) => batches,
            None => {
                let Some(last) = self.rooms.get(&room).copied() else { return Ok(Vec::new()) };
                let fetching = self.fetch_room(room, last);
                let fetched = self.store.runtime.block_on(fetching).map_err(refused)?;
                let batches = fetched.into_iter().map(|found| found.batch);
                batches.collect::<Result<_, _>>().map_err(refused)?
            }
        };
        batches.retain(|batch| batch.last() > from);
        Ok(batches)
    }

    fn rooms(&mut self) -> Result<Vec<RoomId>, LogError> {
        Ok(self.rooms.keys().copied().collect())
    }

    fn retire(&mut self, room: RoomId) -> Result<(), LogError> {
        let Some(last) = self.forget(room) else { return Ok(()) };
        let runtime = self.store.runtime.clone();
        runtime.block_on(self.remove(room, Some(last), true)).map_err(refused)
    }

    fn erase(&mut self, room: RoomId) -> Result<(), LogError> {
        let last = self.forget(room);
        let runtime = self.store.runtime.clone();
        runtime
            .block_on(async {
                self.remove(room, last, false).await?;
                let closed = self.store.jetstream.get_stream(self.store.closed_name()).await;
                let closed = closed.map_err(|why| why.to_string())?;
                let subject = self.store.closed_subject(room);
                closed.purge().filter(subject).await.map(drop).map_err(|why| why.to_string())
            })
            .map_err(refused)
    }
}
