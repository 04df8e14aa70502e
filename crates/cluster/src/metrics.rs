//! What a node counts, in the text form of Prometheus.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use server::{Histogram, metrics_text};

/// What a node counts.
#[derive(Clone, Debug, Default)]
pub struct Metrics(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    partitions: AtomicU64,
    taken: AtomicU64,
    lost: AtomicU64,
    refused: AtomicU64,
    sessions: AtomicU64,
    appended: Histogram,
}

impl Metrics {
    pub(crate) fn took(&self) {
        self.0.taken.fetch_add(1, Ordering::Relaxed);
        self.0.partitions.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn gave_up(&self) {
        self.0.partitions.fetch_sub(1, Ordering::Relaxed);
    }

    /// Counts a lease that this node did not give up itself.
    pub(crate) fn lost(&self) {
        self.0.lost.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an append that was refused.
    pub(crate) fn refused(&self) {
        self.0.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a session of a line between servers.
    pub(crate) fn session(&self) {
        self.0.sessions.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an append that took so long.
    pub(crate) fn appended(&self, time: Duration) {
        self.0.appended.note(time);
    }

    /// Returns all of it as text. `nodes` is the number of nodes that this one sees.
    pub fn text(&self, nodes: usize) -> String {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let counts = &*self.0;
        let rows = [
            ("nodes", "gauge", "nodes of the service that answer", nodes as u64),
            ("partitions", "gauge", "partitions that this node owns", of(&counts.partitions)),
            ("partitions_taken_total", "counter", "partitions ever taken", of(&counts.taken)),
            ("leases_lost_total", "counter", "partitions lost or not opened", of(&counts.lost)),
            ("appends_refused_total", "counter", "batches that NATS refused", of(&counts.refused)),
            ("sessions_total", "counter", "lines between servers begun anew", of(&counts.sessions)),
        ];
        let mut text = metrics_text(rows);
        counts.appended.write(&mut text, "append", "time to keep a batch");
        text
    }
}
