//! The server of NATS that a node uses. It goes to another one when this one does not reach the rest of the service, as
//! between two halves of a network.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::time::timeout;

use crate::store::Store;

/// How long the leases may stay without an answer.
const SILENCE: Duration = Duration::from_secs(2);
/// How long a log may stay without an answer.
const LOG_SILENCE: Duration = Duration::from_secs(3);
/// How long NATS may take to say whether it keeps anything.
const ANSWER: Duration = Duration::from_millis(500);
/// The shortest time from one change to the next, in milliseconds. As much again at most comes on top, by chance, so that
/// two nodes that do not hear each other do not go on to miss each other.
const PAUSE: u64 = 2000;
/// The longest one: it doubles with each change after which NATS still does not answer.
const LONG_PAUSE: u64 = 8000;

/// The server of NATS that a node uses.
pub(crate) struct Server {
    store: Store,
    /// When it answered last about a lease.
    answered: Instant,
    /// When the node may go to another one.
    next: Instant,
    /// When it went there.
    changed: Instant,
    /// How long it waits after the next change, in milliseconds.
    pause: u64,
    /// Whether other nodes were ever heard.
    had_others: bool,
}

impl Server {
    pub(crate) fn new(store: Store) -> Self {
        let now = Instant::now();
        Server { store, answered: now, next: now, changed: now, pause: PAUSE, had_others: false }
    }

    /// Notes that it has answered about a lease.
    pub(crate) fn answered(&mut self) {
        self.answered = Instant::now();
    }

    /// Goes to another server if this one does not reach the others: some node is known not to be heard (`is_cut_off`),
    /// or nobody answers about a log, not even who leads it, which may be reached from elsewhere; or about the leases of this one, and
    /// that is not because servers choose who leads.
    pub(crate) async fn look(&mut self, is_cut_off: bool, has_leases: bool, is_alone: bool) {
        self.had_others |= !is_alone;
        if !has_leases {
            self.answered();
        }
        if Instant::now() < self.next {
            return;
        }
        let is_silent = self.answered.elapsed() > SILENCE;
        let is_lonely = self.had_others && is_alone;
        if is_cut_off
            || self.is_deaf().await
            || is_silent && (is_lonely || !self.answers("$JS.API.INFO".to_owned()).await)
        {
            let pause = Duration::from_millis(self.pause + fastrand::u64(..self.pause));
            self.pause = (2 * self.pause).min(LONG_PAUSE);
            self.changed = Instant::now();
            self.next = self.changed + pause;
            log::warn!("event=other-server");
            self.store.silence.restart();
            // Without the other end, the node is ending.
            let _ = self.store.client.force_reconnect().await;
        } else if self.store.silence.is_over() && self.answered > self.changed {
            self.pause = PAUSE;
        }
    }

    /// Returns whether nobody answers about a log, neither to its owner nor about the stream. A leader that is heard may
    /// acknowledge nothing, which no other server mends.
    async fn is_deaf(&self) -> bool {
        let silent = self.store.silence.longer_than(LOG_SILENCE).into_iter().map(|partition| {
            self.answers(format!("$JS.API.STREAM.INFO.{}", self.store.log_name(partition)))
        });
        join_all(silent).await.contains(&false)
    }

    async fn answers(&self, subject: String) -> bool {
        match timeout(ANSWER, self.store.client.request(subject, "".into())).await {
            Ok(Ok(answer)) => !String::from_utf8_lossy(&answer.payload).contains("\"error\":"),
            _ => false,
        }
    }
}
