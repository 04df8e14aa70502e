//! What the server counts, in the text form of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::histogram::Histogram;

/// What the server counts.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// The clients connected.
    pub(crate) clients: AtomicU64,
    /// The clients ever connected.
    pub(crate) connected: AtomicU64,
    /// The messages received.
    pub(crate) received: AtomicU64,
    /// The intents refused.
    pub(crate) refused: AtomicU64,
    /// The clients that were cut off.
    pub(crate) cut_off: AtomicU64,
    /// The events kept.
    pub(crate) events: AtomicU64,
    /// The batches that the disk refused.
    pub(crate) not_kept: AtomicU64,
    /// How long it takes from the arrival of a move until it is kept and announced.
    pub(crate) moves: Histogram,
}

/// Adds one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Returns counts in the text form of Prometheus: for each its name without the beginning that all have, its kind, what it
/// is, and its value.
pub fn metrics_text<const COUNTS: usize>(rows: [(&str, &str, &str, u64); COUNTS]) -> String {
    let mut text = String::new();
    for (name, kind, help, value) in rows {
        // Writing to a string succeeds.
        let _ = write!(
            text,
            "# HELP oanquan_{name} {help}\n# TYPE oanquan_{name} {kind}\noanquan_{name} {value}\n"
        );
    }
    text
}

impl Metrics {
    /// Returns all of it as text. `rooms` is the number of open rooms.
    pub(crate) fn text(&self, rooms: usize) -> String {
        let rows = [
            ("clients", "gauge", "clients connected", self.clients.load(Ordering::Relaxed)),
            ("rooms", "gauge", "open rooms", rooms as u64),
            (
                "connections_total",
                "counter",
                "clients ever connected",
                self.connected.load(Ordering::Relaxed),
            ),
            (
                "messages_total",
                "counter",
                "messages received",
                self.received.load(Ordering::Relaxed),
            ),
            ("refused_total", "counter", "intents refused", self.refused.load(Ordering::Relaxed)),
            ("cut_off_total", "counter", "clients cut off", self.cut_off.load(Ordering::Relaxed)),
            ("events_total", "counter", "events kept", self.events.load(Ordering::Relaxed)),
            (
                "not_kept_total",
                "counter",
                "batches refused by the disk",
                self.not_kept.load(Ordering::Relaxed),
            ),
        ];
        let mut text = metrics_text(rows);
        self.moves.write(&mut text, "move", "time from the arrival of a move to its answer");
        text
    }
}
