//! What a node does for a partition that it owns: it listens, opens the rooms from the log, and decides.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

use futures_util::StreamExt;
use server::Node;

use crate::keeper::say;
use crate::log::{Lost, StreamLog};
use crate::mail::{Letter, News};
use crate::owner::{Lease, Owner, Task};
use crate::store::Store;

/// What a node does for a partition that it owns.
pub(crate) struct Decider {
    pub(crate) partition: usize,
    /// The fencing number.
    pub(crate) epoch: u64,
    pub(crate) rooms: Node,
    pub(crate) store: Store,
    pub(crate) lease: Arc<Lease>,
    pub(crate) lost: Lost,
    pub(crate) tasks: mpsc::Sender<Task>,
    /// Whether the rooms are open.
    pub(crate) opened: Arc<AtomicBool>,
}

impl Decider {
    /// Opens the rooms, and decides about them until it is to end.
    pub(crate) fn decide(self, to_do: &mpsc::Receiver<Task>) {
        let (partition, epoch, started) = (self.partition, self.epoch, Instant::now());
        let log = match StreamLog::open(&self.store, partition, epoch, self.lost.clone()) {
            Ok(log) => log,
            Err(why) => return log::warn!("partition={partition} event=not-opened why=\"{why}\""),
        };
        let proof = log.proof(epoch);
        if let Err(why) = self.rooms.open(partition, Box::new(log)) {
            return log::warn!("partition={partition} event=not-opened why=\"{why}\"");
        }
        let time = started.elapsed().as_millis();
        log::info!("partition={partition} event=opened epoch={epoch} ms={time}");
        self.opened.store(true, Ordering::Relaxed);
        self.store.runtime.block_on(say(&self.store, &News::Took { partition, epoch }));
        let (rooms, lost) = (self.rooms.clone(), (self.lease, self.lost, proof));
        Owner::new((partition, epoch), self.rooms, self.store, lost, self.tasks).run(to_do);
        rooms.close(partition);
    }

    /// Takes what gateways and nodes say to the owner of the partition.
    pub(crate) async fn listen(
        &self,
    ) -> Result<tokio::task::JoinHandle<()>, async_nats::SubscribeError> {
        let client = self.store.client.clone();
        let subject = self.store.subject(&format!("part.{}", self.partition));
        let mut letters = client.subscribe(subject).await?;
        let (epoch, rooms, lease) = (self.epoch, self.rooms.clone(), self.lease.clone());
        let (opened, tasks) = (self.opened.clone(), self.tasks.clone());
        Ok(tokio::spawn(async move {
            while let Some(message) = letters.next().await {
                let answer = match serde_json::from_slice(&message.payload) {
                    Ok(Letter::Line(mail)) => {
                        let _ = tasks.send(Task::Mail(mail));
                        continue;
                    }
                    // Who does not know whether it is the owner says nothing.
                    _ if !lease.holds() => continue,
                    Ok(Letter::Ping) => serde_json::to_vec(&epoch),
                    Ok(Letter::Find(code)) if opened.load(Ordering::Relaxed) => {
                        serde_json::to_vec(&rooms.find(code))
                    }
                    Ok(Letter::Find(_)) | Err(_) => continue,
                };
                if let (Some(reply), Ok(answer)) = (message.reply, answer) {
                    let _ = client.publish(reply, answer.into()).await;
                }
            }
        }))
    }
}
