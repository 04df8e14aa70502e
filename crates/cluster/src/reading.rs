//! Reading what a stream has.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::Stream;
use futures_util::StreamExt;
use tokio::time::timeout;

/// The most messages that are read at once.
const AT_ONCE: usize = 500;
/// How long NATS may take to send the next one.
const WAIT: Duration = Duration::from_secs(2);
/// Why a stream is not read.
const SILENT: &str = "NATS does not send what it has";

/// A message of a stream.
pub(crate) struct Message {
    pub(crate) subject: String,
    /// Its sequence number.
    pub(crate) sequence: u64,
    pub(crate) payload: Vec<u8>,
}

/// Reads all messages at a subject, in order, as far as the server has them that answers: one that has not caught up has
/// fewer.
pub(crate) async fn read(stream: &Stream<()>, subject: &str) -> Result<Vec<Message>, String> {
    let config = pull::Config {
        filter_subject: subject.to_owned(),
        ack_policy: AckPolicy::None,
        memory_storage: true,
        num_replicas: 1,
        inactive_threshold: Duration::from_secs(30),
        ..Default::default()
    };
    let consumer: PullConsumer =
        stream.create_consumer(config).await.map_err(|why| why.to_string())?;
    let info = consumer.cached_info();
    let (name, number) = (info.name.clone(), info.num_pending as usize);
    let mut taken = Vec::new();
    while taken.len() < number {
        let some = consumer.fetch().max_messages(AT_ONCE.min(number - taken.len()));
        let mut messages = some.messages().await.map_err(|why| why.to_string())?;
        let before = taken.len();
        // What was asked over a connection that is lost since then never comes.
        while let Some(message) = timeout(WAIT, messages.next()).await.map_err(|_| SILENT)? {
            let message = message.map_err(|why| why.to_string())?;
            let sequence = message.info().map_err(|why| why.to_string())?.stream_sequence;
            let (subject, payload) = (message.subject.to_string(), message.payload.to_vec());
            taken.push(Message { subject, sequence, payload });
        }
        if taken.len() == before {
            return Err(SILENT.to_owned());
        }
    }
    // It would end by itself.
    let _ = stream.delete_consumer(&name).await;
    Ok(taken)
}
