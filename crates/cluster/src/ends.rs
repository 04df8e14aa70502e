//! Where the logs end, as their owners know it: kept apart from the logs, with the leases. A server of NATS 2.9 whose copy
//! of a log has parted from the others may lead it, and end long before what was acknowledged.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::store::Store;

/// Where the logs end that a node has open.
#[derive(Clone, Default)]
pub(crate) struct Ends(Arc<Mutex<BTreeMap<usize, End>>>);

/// The end of a log.
#[derive(Clone, Copy)]
struct End {
    /// The number of the last message that NATS has acknowledged.
    last: u64,
    /// What is kept of that with the leases.
    noted: u64,
}

impl Ends {
    /// Begins with a log that is open, of which this was `noted` before.
    pub(crate) fn begin(&self, partition: usize, last: u64, noted: u64) {
        self.all().insert(partition, End { last, noted });
    }

    /// Notes that NATS has acknowledged a message.
    pub(crate) fn acknowledged(&self, partition: usize, last: u64) {
        if let Some(end) = self.all().get_mut(&partition) {
            end.last = last;
        }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<usize, End>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Returns what is kept of the end of a log.
    pub(crate) async fn noted_end(&self, partition: usize) -> Result<u64, String> {
        let noted = self.leases.get(key(partition)).await.map_err(|why| why.to_string())?;
        let noted = noted.and_then(|text| String::from_utf8_lossy(&text).parse().ok());
        Ok(noted.unwrap_or_default())
    }

    /// Keeps where a log ends that this node owns, if that has changed.
    pub(crate) async fn note_end(&self, partition: usize) {
        let end = self.ends.all().get(&partition).copied();
        let Some(End { last, .. }) = end.filter(|end| end.last > end.noted) else { return };
        if self.leases.put(key(partition), last.to_string().into()).await.is_ok()
            && let Some(end) = self.ends.all().get_mut(&partition)
        {
            end.noted = end.noted.max(last);
        }
    }

    /// Forgets where a log ended, which begins anew.
    pub(crate) async fn forget_end(&self, partition: usize) -> Result<(), String> {
        self.leases.delete(key(partition)).await.map_err(|why| why.to_string())
    }
}

fn key(partition: usize) -> String {
    format!("end.{partition}")
}
