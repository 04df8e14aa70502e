//! The time of a server, which stands still while the server does: nobody loses on time because its machine slept, or its
//! process was stopped.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use basics::platform::Instant;

/// How often the server says that it runs.
pub(crate) const BEAT: Duration = Duration::from_millis(100);
/// How long a server that runs is silent at most, in milliseconds.
const STALL: u64 = 500;

/// The time of a server in milliseconds, which never goes back.
pub(crate) struct Clock {
    started: Instant,
    /// When the server said last that it runs, by the clock of the system.
    beat: AtomicU64,
    /// How long it has stood still.
    stood: AtomicU64,
}

impl Clock {
    pub(crate) fn new() -> Self {
        Clock { started: Instant::now(), beat: AtomicU64::new(0), stood: AtomicU64::new(0) }
    }

    /// Returns the time.
    pub(crate) fn now(&self) -> u64 {
        self.at(self.started.elapsed().as_millis() as u64)
    }

    /// Notes that the server runs.
    pub(crate) fn beat(&self) {
        self.beat_at(self.started.elapsed().as_millis() as u64);
    }

    fn at(&self, system: u64) -> u64 {
        let beat = self.beat.load(Ordering::Acquire);
        let most = if system.saturating_sub(beat) > STALL { beat + STALL } else { system };
        most.saturating_sub(self.stood.load(Ordering::Acquire))
    }

    fn beat_at(&self, system: u64) {
        let since = system.saturating_sub(self.beat.load(Ordering::Acquire));
        if since > STALL {
            // First this one: between both, the time is too early rather than too late.
            self.stood.fetch_add(since - STALL, Ordering::AcqRel);
        }
        self.beat.store(system, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_the_server_does() {
        let clock = Clock::new();
        for beat in (0..=1000).step_by(100) {
            clock.beat_at(beat);
        }
        assert_eq!(clock.at(1050), 1050);
        assert_eq!(clock.at(1000 + STALL), 1000 + STALL);
        // It stood still for a minute, and somebody asks before it says that it runs again.
        assert_eq!(clock.at(61_000), 1000 + STALL);
        clock.beat_at(61_000);
        assert_eq!(clock.at(61_000), 1000 + STALL);
        assert_eq!(clock.at(61_300), 1300 + STALL);
    }
}
