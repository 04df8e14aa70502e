//! Logs about which NATS says nothing.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Since when NATS has not answered a node about the logs of its partitions.
#[derive(Clone, Default)]
pub(crate) struct Silence(Arc<Mutex<BTreeMap<usize, Instant>>>);

impl Silence {
    /// Notes that NATS has not answered about the log of a partition.
    pub(crate) fn unanswered(&self, partition: usize) {
        self.all().entry(partition).or_insert_with(Instant::now);
    }

    /// Notes that NATS has answered about it, or that the node asks no more.
    pub(crate) fn ended(&self, partition: usize) {
        self.all().remove(&partition);
    }

    /// Returns the partitions about whose logs NATS has not answered for longer than `time`.
    pub(crate) fn longer_than(&self, time: Duration) -> Vec<usize> {
        let all = self.all();
        all.iter()
            .filter(|(_, since)| since.elapsed() > time)
            .map(|(partition, _)| *partition)
            .collect()
    }

    /// Returns whether NATS has answered about all logs.
    pub(crate) fn is_over(&self) -> bool {
        self.all().is_empty()
    }

    /// Begins again, as after the node has gone to another server.
    pub(crate) fn restart(&self) {
        self.all().values_mut().for_each(|since| *since = Instant::now());
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<usize, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
