//! A copy of a log that is not whole is not believed.

use messages::{Change, Event};

use super::*;

fn room() -> RoomId {
    RoomId::new(7)
}

fn batch(number: u64) -> Batch {
    Batch { events: vec![Event { number, at: 5, change: Change::Withdrawn }], by: None }
}

/// Returns what a server of NATS sends that has these batches of a room, and the fencing number of who asks.
fn sent(batches: &[u64]) -> Vec<Message> {
    let message = |sequence, rest: String, payload| Message {
        subject: format!("test.log.0.{rest}"),
        sequence,
        payload,
    };
    let text = |batch| serde_json::to_vec(&batch).expect("text");
    let batches = batches.iter().map(|&at| message(at, room().to_string(), text(batch(at))));
    let fence = serde_json::to_vec(&Fence { epoch: 2 }).expect("text");
    batches.chain([message(4, "owner".to_owned(), fence)]).collect()
}

#[test]
fn a_server_of_nats_that_is_behind_is_not_believed() {
    let mut behind = sent(&[1, 2]);
    behind.pop();
    assert!(rooms_of(behind, 2, 4).is_err(), "it lacks the fencing number");
    assert!(rooms_of(sent(&[1, 2, 3]), 4, 3).is_err(), "its fencing number is another message");
    assert!(rooms_of(sent(&[1, 3]), 4, 4).is_err(), "it lacks a message in the midst");
    let rooms = rooms_of(sent(&[1, 2, 3]), 4, 4).expect("it has all");
    assert_eq!(last_of(&rooms[&room()]), Some(3));
}

#[test]
fn a_gap_that_the_number_of_messages_hides_is_seen() {
    // A server that has another message instead, which the one that leads has no more.
    let rooms = rooms_of(sent(&[1, 3]), 3, 4).expect("it has as many");
    assert!(!follow(&rooms[&room()]), "another server is read");
    assert_eq!(last_of(&rooms[&room()]), None, "the room is not read from there");
    let rooms = rooms_of(sent(&[2, 3]), 3, 4).expect("it has as many");
    assert!(follow(&rooms[&room()]), "a removal that was cut off leaves this");
    assert_eq!(last_of(&rooms[&room()]), None, "it is not the whole room");
}
