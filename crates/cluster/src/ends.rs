//! Where the logs end, as their owners know it: kept apart from the logs, with the leases. A server of NATS 2.9 whose copy
//! of a log has parted from the others may lead it, and end long before what was acknowledged.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_nats::jetstream::kv::{Operation, UpdateErrorKind};

use crate::problem::Problem;
use crate::store::{Address, Store};

/// Where the logs end that a node has open.
#[derive(Clone, Default)]
pub(crate) struct Ends(Arc<Mutex<BTreeMap<usize, End>>>);

/// The end of a log.
#[derive(Clone, Copy)]
struct End {
    /// The number of the last message that NATS has acknowledged.
    last: u64,
    noted: Noted,
}

/// What is kept of the end of a log with the leases.
#[derive(Clone, Copy, Default)]
pub(crate) struct Noted {
    pub(crate) last: u64,
    /// The revision of the key, by which nothing that another node has noted since is overwritten.
    revision: u64,
}

impl Ends {
    /// Begins with a log that is open, of which this was `noted` before.
    pub(crate) fn begin(&self, partition: usize, last: u64, noted: Noted) {
        self.all().insert(partition, End { last, noted });
    }

    /// Notes that NATS has acknowledged a message.
    pub(crate) fn acknowledged(&self, partition: usize, last: u64) {
        if let Some(end) = self.all().get_mut(&partition) {
            end.last = last;
        }
    }

    /// Ends with a log that this node has no more.
    pub(crate) fn end(&self, partition: usize) {
        self.all().remove(&partition);
    }

    /// Keeps what was read or written of a note, unless a later one is known.
    fn note(&self, partition: usize, noted: Noted) {
        if let Some(end) = self.all().get_mut(&partition)
            && end.noted.revision < noted.revision
        {
            end.noted = noted;
        }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<usize, End>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Returns what is kept of the end of a log.
    pub(crate) async fn noted_end(&self, partition: usize) -> Result<Noted, String> {
        let entry = self.leases.entry(key(partition)).await.map_err(|why| why.to_string())?;
        let Some(entry) = entry else { return Ok(Noted::default()) };
        let kept = Some(&entry.value).filter(|_| entry.operation == Operation::Put);
        let last = kept.and_then(|text| String::from_utf8_lossy(text).parse().ok());
        Ok(Noted { last: last.unwrap_or_default(), revision: entry.revision })
    }

    /// Keeps where a log ends that this node owns, if that is later than what is kept.
    pub(crate) async fn note_end(&self, partition: usize) {
        let end = self.ends.all().get(&partition).copied();
        let Some(End { last, noted }) = end.filter(|end| end.last > end.noted.last) else { return };
        let text = last.to_string().into();
        match self.leases.update(key(partition), text, noted.revision).await {
            Ok(revision) => self.ends.note(partition, Noted { last, revision }),
            // Another node has noted it, or an earlier note has arrived although NATS did not say so. The next one follows it.
            Err(why) if why.kind() == UpdateErrorKind::WrongLastRevision => {
                if let Ok(noted) = self.noted_end(partition).await {
                    self.ends.note(partition, noted);
                }
            }
            Err(_) => {}
        }
    }

    /// Forgets where a log ended, which begins anew.
    pub(crate) async fn forget_end(&self, partition: usize) -> Result<(), String> {
        self.leases.delete(key(partition)).await.map_err(|why| why.to_string())
    }
}

/// Forgets where the log of a partition ended, so that it opens although messages at its end are lost. Returns where it was.
///
/// # Errors
/// Returns what is wrong with the address or the partition, or what NATS refuses.
pub async fn forget_end(address: &Address, partition: usize) -> Result<u64, Problem> {
    let store = Store::open(address).await?;
    let last = store.settings.partitions - 1;
    if partition > last {
        return Err(Problem::NoPartition { partition, last });
    }
    let unforgotten = |why| Problem::Unforgotten { partition, why };
    let noted = store.noted_end(partition).await.map_err(unforgotten)?;
    store.forget_end(partition).await.map_err(unforgotten)?;
    Ok(noted.last)
}

fn key(partition: usize) -> String {
    format!("end.{partition}")
}
