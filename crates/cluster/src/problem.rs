//! Why a node does not start, in one sentence each.

use std::path::PathBuf;

use basics::system_reason;
use thiserror::Error;

use crate::store::MAX_PARTITIONS;

/// The reason why a node does not start.
#[derive(Debug, Error)]
pub enum Problem {
    /// The name of the service cannot be part of names in NATS.
    #[error(
        "a service cannot have the name '{0}': choose one of letters, digits, - and _ with --service"
    )]
    Name(String),
    /// So many partitions are impossible.
    #[error("a service cannot have {0} partitions: choose 1 to {MAX_PARTITIONS} with --partitions")]
    Partitions(usize),
    /// NATS keeps an odd number of copies.
    #[error("NATS cannot keep {0} copies: choose 1, 3 or 5 with --copies")]
    Copies(usize),
    /// The file with the credentials cannot be used.
    #[error("{} has no credentials for NATS: {}", .file.display(), system_reason(.why))]
    Credentials {
        /// The file.
        file: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// No server of NATS answers.
    #[error("no server of NATS answers at {servers}: {why}")]
    Connect {
        /// The addresses.
        servers: String,
        /// Why.
        why: String,
    },
    /// NATS keeps nothing.
    #[error(
        "this NATS has no JetStream, which keeps the games: start it with 'jetstream {{}}' in its file or with -js"
    )]
    NoJetStream,
    /// The service has another number of partitions.
    #[error(
        "the service has {there} partitions, and they cannot become {wanted}: start this node with --partitions {there}"
    )]
    OtherPartitions {
        /// How many it has.
        there: usize,
        /// How many this node was started with.
        wanted: usize,
    },
    /// The service has no such partition.
    #[error("the service has no partition {partition}: name one of 0 to {last}")]
    NoPartition {
        /// The one that was named.
        partition: usize,
        /// The last one.
        last: usize,
    },
    /// NATS does not forget where a log ended.
    #[error("NATS does not forget where the log of partition {partition} ended: {why}; try again")]
    Unforgotten {
        /// The partition.
        partition: usize,
        /// Why.
        why: String,
    },
    /// The settings of the service are damaged.
    #[error(
        "the settings of the service in NATS are damaged: restore its streams, or choose another name with --service"
    )]
    Settings,
    /// NATS refuses something.
    #[error(
        "NATS cannot keep the games of this service: {0}; with fewer than three servers, choose --copies 1"
    )]
    Nats(String),
    /// The server does not start.
    #[error("{0}")]
    Server(#[from] server::StartProblem),
    /// The system gives no threads or random numbers.
    #[error("the system lacks what a node needs: {0}")]
    System(String),
}
