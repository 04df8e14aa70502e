//! How often somebody may do something: at once, and in the long run.

use std::collections::HashMap;
use std::hash::Hash;

/// The most that are counted one by one; beyond, everyone is refused until old ones are forgotten.
const MOST: usize = 20_000;

/// How often one may do something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    /// How often at once.
    most: u32,
    /// After how many milliseconds once more.
    every: u64,
    /// When all would be available again.
    full_at: u64,
}

impl Quota {
    pub(crate) fn new(most: u32, every: u64) -> Self {
        Quota { most, every: every.max(1), full_at: 0 }
    }

    /// Returns whether one may do it at the time `now`, in milliseconds, and counts it if so.
    pub(crate) fn take(&mut self, now: u64) -> bool {
        let used = self.full_at.saturating_sub(now);
        let is_free = used + self.every <= u64::from(self.most) * self.every;
        if is_free {
            self.full_at = now.max(self.full_at) + self.every;
        }
        is_free
    }

    /// Returns whether one may do it, without counting.
    fn is_free(&self, now: u64) -> bool {
        let mut copy = *self;
        copy.take(now)
    }
}

/// How often each of many may do something.
#[derive(Debug)]
pub(crate) struct Quotas<K> {
    fresh: Quota,
    each: HashMap<K, Quota>,
}

impl<K: Eq + Hash> Quotas<K> {
    pub(crate) fn new(most: u32, every: u64) -> Self {
        Quotas { fresh: Quota::new(most, every), each: HashMap::new() }
    }

    /// Returns whether `who` may do it, and counts it if so.
    pub(crate) fn take(&mut self, who: K, now: u64) -> bool {
        if self.each.len() >= MOST {
            self.each.retain(|_, quota| quota.full_at > now);
        }
        if self.each.len() >= MOST && !self.each.contains_key(&who) {
            return false;
        }
        let fresh = self.fresh;
        self.each.entry(who).or_insert(fresh).take(now)
    }

    /// Returns whether `who` may do it, without counting.
    pub(crate) fn is_free(&self, who: &K, now: u64) -> bool {
        self.each.get(who).is_none_or(|quota| quota.is_free(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quota_is_used_up_and_comes_back() {
        let mut quota = Quota::new(3, 1000);
        assert_eq!([0, 0, 10, 20].map(|now| quota.take(now)), [true, true, true, false]);
        assert!(!quota.take(999));
        assert!(quota.take(1000));
        assert!(!quota.take(1000));
        assert_eq!([100_000; 4].map(|now| quota.take(now)), [true, true, true, false]);
        let mut each = Quotas::new(1, 50);
        assert_eq!(["a", "b", "a"].map(|who| each.take(who, 7)), [true, true, false]);
        assert!(!each.is_free(&"a", 8) && each.is_free(&"a", 57));
    }
}
