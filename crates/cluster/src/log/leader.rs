//! The server of NATS that leads a log, and when it is asked to give that up.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// For how long a server leads a log and nothing goes on, or was not asked, before it is asked to give that up.
const STUCK: Duration = Duration::from_secs(6);
/// How often a node that waits looks who leads.
const LOOK: Duration = Duration::from_secs(1);

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

/// Since when one server leads a log while nothing goes on there.
pub(super) struct Stuck {
    leader: Option<String>,
    since: Instant,
    looked: Instant,
}

impl Stuck {
    /// Begins now.
    pub(super) fn new() -> Self {
        Stuck { leader: None, since: Instant::now(), looked: Instant::now() }
    }

    /// Returns whether it is time to look who leads, and notes that it is done.
    pub(super) fn may_look(&mut self) -> bool {
        let may = self.looked.elapsed() >= LOOK;
        if may {
            self.looked = Instant::now();
        }
        may
    }

    /// Notes who leads at a moment. Returns whether that server has led for long. While nobody leads, others vote.
    pub(super) fn has_led(&mut self, leader: Option<String>, now: Instant) -> bool {
        if leader.is_none() || leader != self.leader {
            (self.leader, self.since) = (leader, now);
            return false;
        }
        now.saturating_duration_since(self.since) >= STUCK
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_server_that_led_all_the_time_is_to_give_that_up() {
        let (mut stuck, start) = (Stuck::new(), Instant::now());
        let mut has_led = |leader: &str, seconds| {
            let leader = Some(leader.to_owned()).filter(|name| !name.is_empty());
            stuck.has_led(leader, start + Duration::from_secs(seconds))
        };
        assert!(!has_led("", 0) && !has_led("", 7), "nobody leads");
        assert!(!has_led("one", 8) && !has_led("one", 13));
        assert!(has_led("one", 14) && has_led("one", 20));
        assert!(!has_led("other", 21) && !has_led("other", 26));
        assert!(!has_led("", 27) && !has_led("other", 28), "it was not there all the time");
        assert!(!has_led("other", 33) && has_led("other", 34));
    }

    #[test]
    fn the_leader_of_a_log_is_asked_once_in_a_while() {
        let asked = Asked::default();
        assert!(asked.may_ask(0));
        assert!(!asked.may_ask(0));
        assert!(asked.may_ask(1), "another log has a leader of its own");
    }
}
