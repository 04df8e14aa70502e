//! The server of NATS that a node uses. It goes to another one when this one does not reach the rest of the service, as
//! between two halves of a network.

use std::time::{Duration, Instant};

use async_nats::Client;
use tokio::time::timeout;

use crate::silence::Silence;

/// How long the leases may stay without an answer.
const SILENCE: Duration = Duration::from_secs(2);
/// How long a log may stay without an answer.
const LOG_SILENCE: Duration = Duration::from_secs(3);
/// How long NATS may take to say whether it keeps anything.
const ANSWER: Duration = Duration::from_millis(500);
/// The shortest time from one change to the next, in milliseconds. As much again at most comes on top, by chance, so that
/// two nodes that do not hear each other do not go on to miss each other.
const PAUSE: u64 = 2000;

/// The server of NATS that a node uses.
pub(crate) struct Server {
    client: Client,
    silence: Silence,
    /// When it answered last about a lease.
    answered: Instant,
    /// When the node may go to another one.
    next: Instant,
    /// Whether other nodes were ever heard.
    had_others: bool,
}

impl Server {
    pub(crate) fn new(client: Client, silence: Silence) -> Self {
        let now = Instant::now();
        Server { client, silence, answered: now, next: now, had_others: false }
    }

    /// Notes that it has answered about a lease.
    pub(crate) fn answered(&mut self) {
        self.answered = Instant::now();
    }

    /// Goes to another server if this one does not reach the others: some node is known not to be heard (`is_cut_off`),
    /// or nobody answers about a log, which the server that leads it may do elsewhere; or about the leases of this one, and
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
        let is_deaf = self.silence.longest() > LOG_SILENCE;
        if is_cut_off || is_deaf || is_silent && (is_lonely || !self.keeps_something().await) {
            let pause = Duration::from_millis(PAUSE + fastrand::u64(..PAUSE));
            self.next = Instant::now() + pause;
            log::warn!("event=other-server");
            self.silence.restart();
            // Without the other end, the node is ending.
            let _ = self.client.force_reconnect().await;
        }
    }

    async fn keeps_something(&self) -> bool {
        match timeout(ANSWER, self.client.request("$JS.API.INFO", "".into())).await {
            Ok(Ok(answer)) => !String::from_utf8_lossy(&answer.payload).contains("\"error\":"),
            _ => false,
        }
    }
}
