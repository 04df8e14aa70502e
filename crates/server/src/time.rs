//! The time of a server, which stands still while the server does: nobody loses on time because its machine slept, or its
//! process was stopped.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use basics::platform::Instant;

/// How often the server says that it runs.
pub(crate) const BEAT: Duration = Duration::from_millis(100);
/// How long a server that runs is silent at most, in milliseconds.
const STALL: u64 = 500;

/// The time of a server in milliseconds, which never goes back.
pub(crate) struct Clock {
    started: Instant,
    beat: Mutex<Beat>,
}

/// How a server has run so far.
#[derive(Default)]
struct Beat {
    /// When the server said last that it runs, by the clock of the system.
    last: u64,
    /// How long it has stood still.
    stood: u64,
}

impl Clock {
    pub(crate) fn new() -> Self {
        Clock { started: Instant::now(), beat: Mutex::default() }
    }

    /// Returns the time.
    pub(crate) fn now(&self) -> u64 {
        // The system is asked while nobody else changes the beat: an earlier answer would take the time back.
        let beat = self.beat_so_far();
        beat.at(self.system())
    }

    /// Notes that the server runs.
    pub(crate) fn beat(&self) {
        let mut beat = self.beat_so_far();
        let system = self.system();
        beat.note(system);
    }

    fn system(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    fn beat_so_far(&self) -> MutexGuard<'_, Beat> {
        self.beat.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Beat {
    fn at(&self, system: u64) -> u64 {
        system.min(self.last + STALL).saturating_sub(self.stood)
    }

    fn note(&mut self, system: u64) {
        self.stood += system.saturating_sub(self.last).saturating_sub(STALL);
        self.last = system;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_the_server_does() {
        let mut clock = Beat::default();
        for beat in (0..=1000).step_by(100) {
            clock.note(beat);
        }
        assert_eq!(clock.at(1050), 1050);
        assert_eq!(clock.at(1000 + STALL), 1000 + STALL);
        // It stood still for a minute, and somebody asks before it says that it runs again.
        assert_eq!(clock.at(61_000), 1000 + STALL);
        clock.note(61_000);
        assert_eq!(clock.at(61_000), 1000 + STALL);
        assert_eq!(clock.at(61_300), 1300 + STALL);
    }
}
