//! What follows from an intent.

use basics::{Departure, Level, Name};
use messages::limits::{MOVE_BYTES, NAME_BYTES, STEPS};
use messages::{Act, Change, Phase, Phrase, Refusal};
use tabletop::TimeLimit;

use crate::log::Batch;
use crate::room::{Call, Room};

/// How long, in milliseconds, nobody says a second phrase.
const BETWEEN_PHRASES: u64 = 2000;

impl Room {
    /// Returns the changes that follow from something that a client wants; none if all is so already.
    pub(crate) fn changes(&mut self, call: &Call, at: u64) -> Result<Vec<Change>, Refusal> {
        let (key, intent) = (call.key, &call.intent);
        let own = self.people.seat(key);
        let seat = own.ok_or(Refusal::NoSeat);
        let host = if self.people.is_host(key) { Ok(()) } else { Err(Refusal::NotHost) };
        if self.state.paused && !is_quiet(&intent.act) {
            return Err(Refusal::Paused);
        }
        match &intent.act {
            Act::Sit { seat, name, face } => self.sit(own, *seat, name, *face),
            Act::Rise => self.rise(seat?),
            Act::Move(text) => self.play(seat?, text, intent.seen, at, call.lag),
            Act::Resign => self.resign(seat?),
            Act::Offer(offer) => self.offer(seat?, *offer, intent.seen),
            Act::Withdraw => self.withdraw(seat?),
            Act::Answer(yes) => self.answer(seat?, *yes, intent.seen),
            Act::Rematch(wants) => self.rematch(seat?, *wants),
            Act::Say(phrase) => self.say(seat?, *phrase, at),
            Act::Claim { seat: other } => self.claim(seat?, *other, at),
            Act::Computer { seat: other, level } => {
                self.let_computer(own, host.is_ok(), *other, *level, at)
            }
            Act::PlayOn => self.play_on(seat?),
            Act::Remove { seat } => host.and_then(|()| self.remove(*seat)),
            Act::Rename { seat, name } => host.and_then(|()| self.rename(*seat, name)),
            Act::Phrases(on) => {
                host.map(|()| changed(self.state.phrases != *on, Change::Phrases { on: *on }))
            }
            Act::Help { seat, on } => host.and_then(|()| {
                let is_new = self.known(*seat)?.help != *on;
                Ok(changed(is_new, Change::Help { seat: *seat, on: *on }))
            }),
            Act::Close => host.map(|()| vec![Change::Closed]),
        }
    }

    /// Returns a seat that a client has named.
    pub(crate) fn known(&self, seat: u8) -> Result<&messages::SeatState, Refusal> {
        self.state.seats.get(usize::from(seat)).ok_or(Refusal::NoSuchSeat)
    }

    fn sit(
        &self,
        own: Option<u8>,
        wanted: Option<u8>,
        name: &Name,
        face: u8,
    ) -> Result<Vec<Change>, Refusal> {
        if name.as_str().len() > NAME_BYTES {
            return Err(Refusal::LongName);
        }
        let sat = |seat| Change::Sat { seat, name: name.clone(), face };
        let is_new = |seat: u8| {
            let there = &self.state.seats[usize::from(seat)];
            there.name.as_ref() != Some(name) || there.face != face
        };
        let mut changes = match (own, wanted) {
            (Some(own), None) => return Ok(changed(is_new(own), sat(own))),
            (Some(own), Some(wanted)) if own == wanted => {
                return Ok(changed(is_new(own), sat(own)));
            }
            (None, None) => {
                let free = self.state.seats.iter().position(|seat| seat.is_empty());
                vec![sat(free.ok_or(Refusal::RoomFull)? as u8)]
            }
            (own, Some(wanted)) => {
                if !self.known(wanted)?.is_empty() {
                    return Err(Refusal::SeatTaken);
                }
                if own.is_some() && self.state.phase == Phase::Playing {
                    return Err(Refusal::Playing);
                }
                let rose = own.map(|seat| Change::Rose { seat });
                rose.into_iter().chain([sat(wanted)]).collect()
            }
        };
        self.begin_if_full(&mut changes)?;
        Ok(changes)
    }

    /// Begins the first game if all seats are taken after the changes.
    pub(crate) fn begin_if_full(&self, changes: &mut Vec<Change>) -> Result<(), Refusal> {
        let mut empty: Vec<bool> = self.state.seats.iter().map(|seat| seat.is_empty()).collect();
        for change in &*changes {
            match change {
                Change::Sat { seat, .. } | Change::Computer { seat, level: Some(_) } => {
                    empty[usize::from(*seat)] = false;
                }
                Change::Rose { seat } => empty[usize::from(*seat)] = true,
                _ => {}
            }
        }
        if self.state.phase == Phase::Waiting && !empty.contains(&true) {
            changes.push(self.began(0)?);
        }
        Ok(())
    }

    /// Returns the beginning of the game with this number.
    pub(crate) fn began(&self, game: u32) -> Result<Change, Refusal> {
        let side = self.first_side()?;
        Ok(Change::Began { game, next: self.state.seat_of(game, side) })
    }

    fn rise(&self, seat: u8) -> Result<Vec<Change>, Refusal> {
        match self.state.phase {
            Phase::Playing => Err(Refusal::Playing),
            _ => Ok(vec![Change::Rose { seat }]),
        }
    }

    fn remove(&self, seat: u8) -> Result<Vec<Change>, Refusal> {
        Ok(changed(!self.known(seat)?.is_empty(), Change::Rose { seat }))
    }

    fn rename(&self, seat: u8, name: &Name) -> Result<Vec<Change>, Refusal> {
        if name.as_str().len() > NAME_BYTES {
            return Err(Refusal::LongName);
        }
        match &self.known(seat)?.name {
            None => Err(Refusal::NoSuchSeat),
            Some(old) => Ok(changed(old != name, Change::Named { seat, name: name.clone() })),
        }
    }

    /// Checks that a game is being played.
    pub(crate) fn playing(&self) -> Result<(), Refusal> {
        if self.state.phase == Phase::Playing { Ok(()) } else { Err(Refusal::NotPlaying) }
    }

    /// Checks that a client has seen the last turn.
    pub(crate) fn up_to_date(&self, seen: u64) -> Result<(), Refusal> {
        if seen >= self.state.turn_event { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn play(
        &mut self,
        seat: u8,
        text: &str,
        seen: u64,
        at: u64,
        lag: u64,
    ) -> Result<Vec<Change>, Refusal> {
        self.playing()?;
        self.up_to_date(seen)?;
        if self.state.to_move != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if self.known(seat)?.level.is_some() {
            return Err(Refusal::ComputerPlays);
        }
        if text.len() > MOVE_BYTES {
            return Err(Refusal::NotAMove("it is too long".to_owned()));
        }
        let left = self.left_after_move(seat, at, lag);
        self.tried(|room| {
            let step = room.board.play(text)?;
            Ok(vec![room.stepped(step, Some(seat), left)])
        })
    }

    /// Returns the batch of a move that the computer has found; `None` if it is not wanted any more.
    pub fn computer_played(&mut self, turn_event: u64, text: &str, now: u64) -> Option<Batch> {
        let goes_on = self.state.phase == Phase::Playing && !self.state.paused;
        let seat = self.state.to_move.filter(|_| goes_on)?;
        let is_wanted =
            self.state.turn_event == turn_event && self.known(seat).ok()?.level.is_some();
        if !is_wanted {
            return None;
        }
        // Who comes back has a whole turn again.
        let left = match self.state.setup.time.limit {
            TimeLimit::Move { seconds } => Some(u64::from(seconds.get()) * 1000),
            TimeLimit::None | TimeLimit::Game { .. } => None,
        };
        let changes = self.tried(|room| {
            let step = room.board.play(text)?;
            Ok(vec![room.stepped(step, Some(seat), left)])
        });
        Some(self.batch(changes.ok()?, self.time(now), None))
    }

    /// Resigns for the player of a seat, who may also be the computer that plays for somebody.
    fn resign(&mut self, seat: u8) -> Result<Vec<Change>, Refusal> {
        self.playing()?;
        let side = self.state.side_of(seat);
        if self.board.has_departed(side) {
            return Ok(Vec::new());
        }
        self.departed(Departure::Resigned(side), Some(seat), None)
    }

    /// Returns what follows from a departure.
    pub(crate) fn departed(
        &mut self,
        departure: Departure,
        seat: Option<u8>,
        left: Option<u64>,
    ) -> Result<Vec<Change>, Refusal> {
        self.tried(|room| {
            let step = room.board.depart(departure).ok_or(Refusal::NotPlaying)?;
            Ok(vec![room.stepped(step, seat, left)])
        })
    }

    /// Returns what a step on the board leads to, and takes it back: only a batch that is kept changes the board.
    fn tried(
        &mut self,
        step: impl FnOnce(&mut Self) -> Result<Vec<Change>, Refusal>,
    ) -> Result<Vec<Change>, Refusal> {
        let before = self.board.steps();
        let changes = step(self).map(|mut changes| {
            self.go_on(&mut changes);
            changes
        });
        self.board.back_to(before);
        changes
    }

    /// Returns the step that the board has just taken.
    fn stepped(&self, step: String, seat: Option<u8>, left: Option<u64>) -> Change {
        let next = self.board.to_move().map(|side| self.state.seat_of(self.state.game, side));
        Change::Stepped { step, seat, next, left }
    }

    /// Adds what follows from a step by itself: further rounds, the end of a game that never ends, and the end.
    fn go_on(&mut self, changes: &mut Vec<Change>) {
        while !self.board.is_over() && self.board.to_move().is_none() {
            let Some(round) = self.board.begin_round() else { break };
            changes.push(self.stepped(round, None, None));
        }
        if self.board.steps() >= STEPS
            && let Some(stop) = self.board.depart(Departure::Stopped)
        {
            changes.push(self.stepped(stop, None, None));
        }
        if let Some(end) = self.board.ending().filter(|_| self.board.is_over()) {
            changes.push(Change::Over { reason: end.reason, results: end.results });
        }
    }

    fn say(&self, seat: u8, phrase: Phrase, at: u64) -> Result<Vec<Change>, Refusal> {
        if !self.state.phrases || self.known(seat)?.muted {
            return Err(Refusal::PhrasesOff);
        }
        if self.known(seat)?.said.is_some_and(|said| at < said + BETWEEN_PHRASES) {
            return Err(Refusal::TooSoon);
        }
        Ok(vec![Change::Said { seat, phrase }])
    }

    fn claim(&mut self, seat: u8, other: u8, at: u64) -> Result<Vec<Change>, Refusal> {
        self.playing()?;
        self.gone(seat, other, at)?;
        let side = self.state.side_of(other);
        if self.board.has_departed(side) {
            return Ok(Vec::new());
        }
        self.departed(Departure::Gone(side), Some(other), None)
    }

    /// Checks that the player of another seat has been gone long enough.
    fn gone(&self, own: u8, other: u8, at: u64) -> Result<(), Refusal> {
        let there = self.known(other)?;
        let claim = self.people.claim(other).filter(|_| own != other && there.is_person());
        match claim {
            None => Err(Refusal::NotGone(0)),
            Some(claim) if at < claim => {
                Err(Refusal::NotGone((claim - at).div_ceil(1000).try_into().unwrap_or(u32::MAX)))
            }
            Some(_) => Ok(()),
        }
    }

    fn let_computer(
        &self,
        own: Option<u8>,
        is_host: bool,
        other: u8,
        level: Level,
        at: u64,
    ) -> Result<Vec<Change>, Refusal> {
        let there = self.known(other)?;
        let plays = Change::Computer { seat: other, level: Some(level) };
        if there.name.is_none() {
            if !is_host {
                return Err(Refusal::NotHost);
            }
            let mut changes = changed(there.level != Some(level), plays);
            self.begin_if_full(&mut changes)?;
            return Ok(changes);
        }
        let Some(own) = own else { return Err(Refusal::NoSeat) };
        // Nobody plays on for somebody who is out of the game.
        let is_out = self.board.has_departed(self.state.side_of(other));
        if there.level.is_some() || is_out {
            return Ok(Vec::new());
        }
        self.playing()?;
        self.gone(own, other, at)?;
        Ok(vec![plays])
    }

    fn play_on(&self, seat: u8) -> Result<Vec<Change>, Refusal> {
        let is_replaced = self.known(seat)?.level.is_some();
        Ok(changed(is_replaced, Change::Computer { seat, level: None }))
    }
}

/// Returns whether something can be done while everything stands still: it touches no game.
fn is_quiet(act: &Act) -> bool {
    matches!(
        act,
        Act::Sit { .. }
            | Act::Say(_)
            | Act::Rename { .. }
            | Act::Phrases(_)
            | Act::Help { .. }
            | Act::Close
    )
}

/// Returns a change if there is one.
fn changed(is_new: bool, change: Change) -> Vec<Change> {
    if is_new { vec![change] } else { Vec::new() }
}
