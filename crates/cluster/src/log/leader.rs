//! The server of NATS that leads a log, and when it is asked to give that up.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// For how long a server leads a log without acknowledging anything, or was not asked, before it is asked to give that up.
pub(super) const STUCK: Duration = Duration::from_secs(6);

/// When the leader of each log was last asked to give that up.
#[derive(Clone, Default)]
pub(crate) struct Asked(Arc<Mutex<BTreeMap<usize, Instant>>>);

impl Asked {
    /// Returns whether the leader of the log of a partition may be asked now, and notes that it is.
    pub(super) fn may_ask(&self, partition: usize) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let may = all.get(&partition).is_none_or(|asked| asked.elapsed() >= STUCK);
        if may {
            all.insert(partition, Instant::now());
        }
        may
    }
}
