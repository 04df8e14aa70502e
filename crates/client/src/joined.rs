//! A room, as a client that has entered it knows it.

use std::time::Duration;

use messages::{
    Broken, Change, Code, Entered, Event, Phase, Presence, RoomId, RoomState, SeatPresence,
};

/// A room, as a client that has entered it knows it.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The room.
    pub room: RoomId,
    /// Its code.
    pub code: Code,
    /// The client's seat; none for who watches.
    pub seat: Option<u8>,
    /// Whether the client is the room's host.
    pub is_host: bool,
    /// What the events add up to.
    pub state: RoomState,
    /// Who is there.
    pub presence: Presence,
    /// How far the time of the room is ahead of the client's, in milliseconds.
    ahead: i64,
}

/// What came of events.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Taken {
    /// Those that were new.
    pub(crate) events: Vec<Event>,
    /// The reason why no more were taken, if some are missing or damaged.
    pub(crate) broken: Option<Broken>,
}

pub(crate) fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Joined {
    /// Returns the room that a host says the client has entered. Without the whole state in the message, that of
    /// `before` goes on, if it is the same room.
    pub(crate) fn entered(entered: &Entered, before: Option<Self>, now: Duration) -> Option<Self> {
        let known = before.filter(|before| before.room == entered.room).map(|before| before.state);
        let state = entered.state.clone().or(known)?;
        let mut joined = Joined {
            room: entered.room,
            code: entered.code,
            seat: entered.seat.filter(|seat| usize::from(*seat) < state.seats.len()),
            is_host: entered.host,
            state,
            presence: Presence::default(),
            ahead: 0,
        };
        joined.set_time(entered.now, now);
        joined.take_presence(entered.presence.clone(), now);
        Some(joined)
    }

    /// Returns a room that no host has, in which the client has this seat.
    pub(crate) fn alone(room: RoomId, seat: u8, state: RoomState) -> Self {
        let seats = vec![SeatPresence::Here; state.seats.len()];
        let presence = Presence { seats, ..Presence::default() };
        let code = Code::of_bits(0);
        Joined { room, code, seat: Some(seat), is_host: false, state, presence, ahead: 0 }
    }

    /// Takes over who is there.
    pub(crate) fn take_presence(&mut self, mut presence: Presence, now: Duration) {
        presence.seats.resize(self.state.seats.len(), SeatPresence::Nobody);
        self.set_time(presence.now, now);
        self.presence = presence;
    }

    /// Applies events; those that have come before are passed over.
    pub(crate) fn take(&mut self, events: &[Event], now: Duration) -> Taken {
        let mut taken = Taken::default();
        for event in events.iter().filter(|event| event.number > 0) {
            if event.number <= self.state.event {
                continue;
            }
            if let Err(why) = self.state.apply(event) {
                taken.broken = Some(why);
                break;
            }
            if event.at > self.time(now) {
                self.set_time(event.at, now);
            }
            match event.change {
                Change::Rose { seat } if self.seat == Some(seat) => self.seat = None,
                _ => {}
            }
            taken.events.push(event.clone());
        }
        taken
    }

    fn set_time(&mut self, room: u64, now: Duration) {
        self.ahead = i64::try_from(room).unwrap_or(i64::MAX).saturating_sub(milliseconds(now));
    }

    /// Returns the time of the room when the client's is `now`, in milliseconds.
    pub fn time(&self, now: Duration) -> u64 {
        u64::try_from(self.ahead.saturating_add(milliseconds(now))).unwrap_or(0)
    }

    /// Returns whether the client's seat is to move.
    pub fn is_own_turn(&self) -> bool {
        self.state.phase == Phase::Playing && self.seat.is_some() && self.state.to_move == self.seat
    }
}
