//! What holds for every log, for the tests of each.

use messages::{Change, Event, RoomId};

use super::{Batch, LogError, RoomLog};

/// Checks what holds for every log. `open` opens the same log each time, at first an empty one.
///
/// # Panics
/// Panics if a law is broken.
pub fn log_keeps_what_it_was_given<L: RoomLog>(mut open: impl FnMut() -> L) {
    let event = |number| Event { number, at: number * 10, change: Change::Phrases { on: true } };
    let batch =
        |numbers: &[u64]| Batch { events: numbers.iter().copied().map(event).collect(), by: None };
    let (one, other) = (RoomId::new(1), RoomId::new(u64::MAX));
    let mut log = open();
    assert!(log.rooms().expect("a list").is_empty());
    assert!(log.read(one, 0).expect("no room").is_empty());
    log.append(one, 0, &batch(&[1, 2])).expect("the first batch");
    log.append(other, 0, &batch(&[1])).expect("another room");
    log.append(one, 2, &batch(&[3])).expect("the next batch");
    for (expected, numbers) in
        [(2, &[3][..]), (3, &[3]), (3, &[5]), (3, &[4, 6]), (3, &[]), (4, &[5]), (0, &[1])]
    {
        let refused = log.append(one, expected, &batch(numbers));
        assert!(matches!(refused, Err(LogError::Conflict(3))), "{expected} {numbers:?}");
    }
    for mut log in [log, open()] {
        assert_eq!(log.rooms().expect("a list"), [one, other]);
        assert_eq!(log.read(one, 0).expect("a room"), [batch(&[1, 2]), batch(&[3])]);
        assert_eq!(log.read(one, 1).expect("a room"), [batch(&[1, 2]), batch(&[3])]);
        assert_eq!(log.read(one, 2).expect("a room"), [batch(&[3])]);
        assert!(log.read(one, 3).expect("a room").is_empty());
        assert_eq!(log.read(other, 0).expect("a room"), [batch(&[1])]);
    }
    let mut log = open();
    log.append(one, 3, &batch(&[4])).expect("it goes on");
    assert_eq!(log.read(one, 3).expect("a room"), [batch(&[4])]);
    log.retire(one).expect("a room");
    for mut log in [log, open()] {
        assert_eq!(log.rooms().expect("a list"), [other]);
        assert!(log.read(one, 0).expect("no room").is_empty());
        log.retire(one).expect("no room");
    }
    let mut log = open();
    log.erase(other).expect("a room");
    log.erase(one).expect("a retired room");
    for mut log in [log, open()] {
        assert!(log.rooms().expect("a list").is_empty());
        log.erase(one).expect("no room");
    }
}
