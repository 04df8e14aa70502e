//! What servers of a service say to each other.
//!
//! Between a gateway and the owner of a partition, messages are numbered within a *session*. Who misses a number begins
//! the next session, in which the gateway says again who is there and what was not answered; who gets a number twice, or
//! one of an old session or of a former owner, passes it over. So nothing depends on messages that arrive once and in
//! order, and what clients want has numbers of its own.

use async_nats::subject::Subject;
use messages::{Code, Key, RoomCard, RoomId};
use serde::{Deserialize, Serialize};
use server::{Ask, Caller};
use std::sync::Arc;

/// The number of a node. The upper half of the numbers of its connections.
pub(crate) type NodeId = u32;

/// Returns the node that has a connection.
pub(crate) fn node_of(guest: u64) -> NodeId {
    (guest >> 32) as NodeId
}

/// What arrives at the owner of a partition.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Letter {
    /// Whether the owner is there. The answer is its fencing number.
    Ping,
    /// Which room has this code.
    Find(Code),
    /// From a gateway.
    Line(ToOwner),
}

/// What a gateway says to the owner of a partition.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ToOwner {
    /// The gateway.
    #[serde(rename = "g")]
    pub(crate) gateway: NodeId,
    /// The session; a later one has a larger number.
    #[serde(rename = "s")]
    pub(crate) session: u64,
    /// The number, from 1 within the session; of a [`Beat`](Want::Beat), that of the last other message.
    #[serde(rename = "n")]
    pub(crate) number: u64,
    /// The fencing number of the owner, as far as the gateway knows it, or 0.
    #[serde(rename = "e")]
    pub(crate) epoch: u64,
    #[serde(rename = "w")]
    pub(crate) want: Want,
}

/// What a gateway wants.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Want {
    /// To begin a session. Who is there follows.
    Begin,
    /// What a client asks of a room.
    Ask { room: RoomId, caller: Caller, ask: Ask },
    /// To know whether all has arrived.
    Beat,
}

/// What the owner of a partition says to a gateway, without the texts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ToGateway {
    /// The partition.
    #[serde(rename = "p")]
    pub(crate) partition: usize,
    /// The fencing number of the owner.
    #[serde(rename = "e")]
    pub(crate) epoch: u64,
    /// The session.
    #[serde(rename = "s")]
    pub(crate) session: u64,
    /// The number of the last message that the owner has taken.
    #[serde(rename = "t")]
    pub(crate) taken: u64,
    /// What it is.
    #[serde(rename = "k")]
    pub(crate) kind: Kind,
}

/// What the owner of a partition says to a gateway.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// A message is missing, or the session is unknown here.
    Restart,
    /// This is the number of the last texts.
    Sent(u64),
    /// Texts for clients: the number of this message, and for each text its length and who gets it.
    Texts(u64, Vec<(usize, Vec<u64>)>),
}

/// Texts for clients of a gateway.
pub(crate) type Parcel = (Arc<str>, Vec<u64>);

impl ToGateway {
    /// Returns the message with the texts.
    pub(crate) fn write(&self, parcels: &[Parcel]) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(self).unwrap_or_default();
        bytes.push(b'\n');
        parcels.iter().for_each(|(text, _)| bytes.extend_from_slice(text.as_bytes()));
        bytes
    }

    /// Reads a message, with the texts and who gets each.
    pub(crate) fn read(bytes: &[u8]) -> Option<(Self, Vec<Parcel>)> {
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let head: ToGateway = serde_json::from_slice(&bytes[..end]).ok()?;
        let mut rest = &bytes[end + 1..];
        let mut parcels = Vec::new();
        if let Kind::Texts(_, all) = &head.kind {
            for (length, guests) in all {
                let (text, after) = rest.split_at_checked(*length)?;
                parcels.push((std::str::from_utf8(text).ok()?.into(), guests.clone()));
                rest = after;
            }
        }
        Some((head, parcels))
    }
}

/// What all nodes hear.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    /// A node is there, and owns so many partitions.
    Here { node: NodeId, owned: usize },
    /// A node ends.
    Gone { node: NodeId },
    /// A node has given a partition up.
    Free { partition: usize },
    /// A partition has a new owner, with this fencing number.
    Took { partition: usize, epoch: u64 },
}

/// What every node is asked about its rooms.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Question {
    /// The list for a client.
    Rooms { key: Key, is_admitted: bool },
    /// Where a client has a seat.
    Seats { key: Key },
}

/// The answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    Rooms(Vec<RoomCard>),
    Seats(Vec<RoomId>),
}

/// Something to send.
pub(crate) struct Outgoing {
    pub(crate) subject: Subject,
    pub(crate) bytes: Vec<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_arrive_as_they_were_sent_and_half_a_message_does_not() {
        let parcels: Vec<Parcel> =
            vec![("một\n".into(), vec![1, 2]), ("".into(), vec![]), ("hai".into(), vec![u64::MAX])];
        let list = parcels.iter().map(|(text, guests)| (text.len(), guests.clone())).collect();
        let kind = Kind::Texts(7, list);
        let head = ToGateway { partition: 3, epoch: 9, session: 5, taken: 4, kind };
        let bytes = head.write(&parcels);
        let (read, texts) = ToGateway::read(&bytes).unwrap();
        assert_eq!((read.partition, read.epoch, read.session, read.taken), (3, 9, 5, 4));
        assert_eq!(texts, parcels);
        for length in 0..bytes.len() {
            assert!(ToGateway::read(&bytes[..length]).is_none(), "{length}");
        }
    }
}
