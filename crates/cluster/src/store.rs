//! What all nodes of a service share in NATS: the settings, the leases of the partitions, and their logs.

use std::time::Duration;

use async_nats::client::RequestErrorKind;
use async_nats::jetstream::stream::{DiscardPolicy, StorageType};
use async_nats::jetstream::{self, Context, kv, stream};
use async_nats::{Client, ConnectOptions};
use messages::{Code, RoomId};
use serde::{Deserialize, Serialize};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::ends::Ends;
use crate::log::Asked;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::silence::Silence;

/// How long NATS may take to answer a request about streams.
const ANSWER_TIME: Duration = Duration::from_secs(1);
/// How long NATS may take to say that it has kept a message, before it gets it again: who has no leader says nothing.
const ACK_TIME: Duration = Duration::from_millis(400);
/// How often something is tried that NATS refuses, as three copies while its servers have not found each other.
const TRIES: u32 = 40;
/// How often something is tried while the servers of NATS agree on who leads. After a network was cut, that takes longer
/// than at a start.
const LONG_TRIES: u32 = 60;
/// The error of JetStream while its servers do not reach each other, or agree on who leads.
const NO_LEADER: &str = "\"err_code\":10008";
/// How long to wait before the next try.
const AGAIN: Duration = Duration::from_millis(500);
/// How long the records of closed rooms are kept.
const CLOSED_TIME: Duration = Duration::from_secs(30 * 24 * 3600);
/// The most messages that wait to be read from NATS.
const WAITING: usize = 65_536;
/// The most partitions: each is a stream with a vote of its own.
pub const MAX_PARTITIONS: usize = 256;

/// How a node finds its service.
#[derive(Clone, Debug)]
pub struct Address {
    /// The servers of NATS, as `nats://host:port`.
    pub servers: Vec<String>,
    /// The file with what proves that the node may use them.
    pub credentials: Option<std::path::PathBuf>,
    /// The name of the service, with which the names of all that it has in NATS begin.
    pub service: String,
    /// The number of partitions, if this node is the first one.
    pub partitions: usize,
    /// The copies of each stream.
    pub copies: usize,
}

/// What every node of a service must have alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The code with which people join.
    pub code: Code,
    /// The number of partitions.
    pub partitions: usize,
}

/// What all nodes of a service share.
#[derive(Clone)]
pub struct Store {
    pub(crate) client: Client,
    pub(crate) jetstream: Context,
    pub(crate) leases: kv::Store,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    pub(crate) silence: Silence,
    pub(crate) ends: Ends,
    pub(crate) asked: Asked,
    pub(crate) runtime: Handle,
    service: String,
}

impl Store {
    /// Connects to NATS, and makes there what is missing.
    ///
    /// # Errors
    /// Returns what is wrong with the address, with NATS or with what it contains.
    pub async fn open(address: &Address) -> Result<Self, Problem> {
        let bits = getrandom::u64().map_err(|why| Problem::System(why.to_string()))?;
        let partitions = address.partitions;
        Store::open_with(address, Settings { code: Code::of_bits(bits), partitions }).await
    }

    /// Connects to NATS, and makes there what is missing, with these settings if the service is new.
    pub(crate) async fn open_with(address: &Address, settings: Settings) -> Result<Self, Problem> {
        check(&Address { partitions: settings.partitions, ..address.clone() })?;
        let client = connect(address).await?;
        let jetstream = jetstream::ContextBuilder::new()
            .timeout(ANSWER_TIME)
            .ack_timeout(ACK_TIME)
            .build(client.clone());
        has_jetstream(&client).await?;
        let service = address.service.clone();
        let shared = bucket(&jetstream, &format!("{service}-settings"), address.copies).await?;
        let settings = agree(&shared, settings).await?;
        let leases = bucket(&jetstream, &format!("{service}-leases"), address.copies).await?;
        let store = Store {
            client,
            jetstream,
            leases,
            settings,
            metrics: Metrics::default(),
            silence: Silence::default(),
            ends: Ends::default(),
            asked: Asked::default(),
            runtime: Handle::current(),
            service,
        };
        for partition in 0..settings.partitions {
            let subjects = vec![store.subject(&format!("log.{partition}.>"))];
            let name = store.log_name(partition);
            store.make(stream::Config { name, subjects, ..kept(address.copies) }).await?;
        }
        let closed = stream::Config {
            name: store.closed_name(),
            subjects: vec![store.subject("closed.*")],
            max_age: CLOSED_TIME,
            ..kept(address.copies)
        };
        store.make(closed).await?;
        Ok(store)
    }

    /// Says in the log if copies of a stream may part in the version of NATS that is used.
    pub(crate) fn warn_of_version(&self) {
        let version = self.client.server_info().version;
        if may_part(&version) {
            log::warn!(
                "event=old-nats version={version} why=\"copies may part: use 2.10.27 or later\""
            );
        }
    }

    /// Returns what every node has alike.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    async fn make(&self, config: stream::Config) -> Result<(), Problem> {
        patiently(|| self.jetstream.get_or_create_stream(config.clone())).await.map(drop)
    }

    /// Returns the name of a subject of the service.
    pub(crate) fn subject(&self, rest: &str) -> String {
        format!("{}.{rest}", self.service)
    }

    /// Returns a subject of the service without its name.
    pub(crate) fn within<'s>(&self, subject: &'s str) -> &'s str {
        subject.strip_prefix(&self.subject("")).unwrap_or(subject)
    }

    /// Returns whether a subject is that of the fencing numbers of a partition.
    pub(crate) fn is_fence(&self, subject: &str) -> bool {
        let mut parts = self.within(subject).split('.');
        parts.next() == Some("log") && parts.next_back() == Some("owner")
    }

    pub(crate) fn log_name(&self, partition: usize) -> String {
        format!("{}-log-{partition}", self.service)
    }

    pub(crate) fn closed_name(&self) -> String {
        format!("{}-closed", self.service)
    }

    /// The subject of the events of a room in the log of its partition.
    pub(crate) fn room_subject(&self, partition: usize, room: RoomId) -> String {
        self.subject(&format!("log.{partition}.{room}"))
    }

    /// The subject of the fencing numbers in the log of a partition.
    pub(crate) fn fence_subject(&self, partition: usize) -> String {
        self.subject(&format!("log.{partition}.owner"))
    }

    /// The subject of a closed room.
    pub(crate) fn closed_subject(&self, room: RoomId) -> String {
        self.subject(&format!("closed.{room}"))
    }
}

/// Checks what can be checked without NATS.
fn check(address: &Address) -> Result<(), Problem> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if address.service.is_empty() || !address.service.chars().all(is_name) {
        return Err(Problem::Name(address.service.clone()));
    }
    if !(1..=MAX_PARTITIONS).contains(&address.partitions) {
        return Err(Problem::Partitions(address.partitions));
    }
    if !matches!(address.copies, 1 | 3 | 5) {
        return Err(Problem::Copies(address.copies));
    }
    Ok(())
}

async fn connect(address: &Address) -> Result<Client, Problem> {
    let mut options = ConnectOptions::new();
    if let Some(file) = &address.credentials {
        let unread = |why| Problem::Credentials { file: file.clone(), why };
        let text = std::fs::read_to_string(file).map_err(unread)?;
        options = options.credentials(&text).map_err(unread)?;
    }
    options
        .name(&address.service)
        .connection_timeout(Duration::from_secs(2))
        // A server that says nothing is given up after two of them.
        .ping_interval(Duration::from_secs(1))
        .subscription_capacity(WAITING)
        // What is not named may not be reachable from here.
        .ignore_discovered_servers()
        .reconnect_delay_callback(|tries| Duration::from_millis(tries.min(10) as u64 * 50))
        .connect(address.servers.as_slice())
        .await
        .map_err(|why| Problem::Connect {
            servers: address.servers.join(","),
            why: why.to_string(),
        })
}

/// Returns whether copies of a stream may part in this version of NATS: a server that led while it was cut off may keep what
/// nobody else has.
fn may_part(version: &str) -> bool {
    let mut parts = version.split(['.', '-']).map(str::parse::<u32>);
    let [Some(Ok(major)), Some(Ok(minor)), Some(Ok(patch))] =
        [parts.next(), parts.next(), parts.next()]
    else {
        return false;
    };
    (major, minor, patch) < (2, 10, 17)
}

/// Checks that NATS keeps something, also while its servers agree on who leads. What it says about the account is not
/// read, because it differs between versions.
async fn has_jetstream(client: &Client) -> Result<(), Problem> {
    for _ in 0..LONG_TRIES {
        match client.request("$JS.API.INFO", "".into()).await {
            // Nobody would answer later, either.
            Err(why) if why.kind() == RequestErrorKind::NoResponders => break,
            Err(why) => log::debug!("NATS is asked again: {why}"),
            Ok(answer) => match String::from_utf8_lossy(&answer.payload) {
                said if !said.contains("\"error\":") => return Ok(()),
                said if said.contains(NO_LEADER) => log::debug!("NATS is asked again: {said}"),
                _ => break,
            },
        }
        sleep(AGAIN).await;
    }
    Err(Problem::NoJetStream)
}

/// What a stream has that must not lose anything: when it is full, it refuses what is new.
fn kept(copies: usize) -> stream::Config {
    stream::Config {
        storage: StorageType::File,
        num_replicas: copies,
        discard: DiscardPolicy::New,
        allow_direct: false,
        ..Default::default()
    }
}

async fn bucket(jetstream: &Context, name: &str, copies: usize) -> Result<kv::Store, Problem> {
    if let Ok(there) = jetstream.get_key_value(name).await {
        return Ok(there);
    }
    // As a bucket is made by hand: servers of NATS before 2.10 do not know all that the library asks for.
    let config = stream::Config {
        name: format!("KV_{name}"),
        subjects: vec![format!("$KV.{name}.>")],
        max_messages_per_subject: 1,
        allow_rollup: true,
        deny_delete: true,
        ..kept(copies)
    };
    patiently(|| jetstream.get_or_create_stream(config.clone())).await?;
    patiently(|| jetstream.get_key_value(name)).await
}

/// Returns the settings of the service, which its first node chooses.
async fn agree(settings: &kv::Store, mine: Settings) -> Result<Settings, Problem> {
    const KEY: &str = "service";
    let text = serde_json::to_vec(&mine).map_err(|why| Problem::Nats(why.to_string()))?;
    // Of several first nodes, one succeeds.
    let _ = settings.create(KEY, text.into()).await;
    let kept = patiently(|| settings.get(KEY)).await?;
    let read = kept.and_then(|text| serde_json::from_slice::<Settings>(&text).ok());
    let read = read.ok_or(Problem::Settings)?;
    match read.partitions {
        there if there == mine.partitions => Ok(read),
        there => Err(Problem::OtherPartitions { there, wanted: mine.partitions }),
    }
}

/// Tries something several times, as while the servers of NATS agree on who leads.
async fn patiently<T, E: std::error::Error, F: Future<Output = Result<T, E>>>(
    act: impl Fn() -> F,
) -> Result<T, Problem> {
    let mut tries = 0;
    loop {
        let why = match act().await {
            Ok(done) => return Ok(done),
            Err(why) => why.to_string(),
        };
        tries += 1;
        let is_passing = why.contains("10008") || why.contains("timed out");
        if tries >= if is_passing { LONG_TRIES } else { TRIES } {
            return Err(Problem::Nats(why));
        }
        log::debug!("NATS is asked again: {why}");
        sleep(AGAIN).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_whose_copies_may_part_are_known() {
        for old in ["2.9.10", "2.10.16", "2.10.16-preview.1"] {
            assert!(may_part(old), "{old}");
        }
        for good in ["2.10.17", "2.11.0-RC.1", "3.0.0", "unknown"] {
            assert!(!may_part(good), "{good}");
        }
    }
}
