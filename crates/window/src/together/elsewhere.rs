//! People who wait for each other in two rooms of one host, and clocks that run in another room.

use basics::Name;
use client::Joined;
use messages::{Act, Phase, RoomCard, SeatPresence, SeatState};
use window_words::Words;

use super::Together;
use super::back::in_a_row;

impl Together {
    /// Returns whether somebody is missing here who may be in another room of the host.
    pub(super) fn looks_elsewhere(&self) -> bool {
        // A class says where everybody plays.
        let joined = self.joined().filter(|_| !self.follows_class());
        joined.is_some_and(|joined| match joined.state.phase {
            Phase::Waiting => true,
            Phase::Playing => self.gone_seat().is_some(),
            Phase::Over(_) | Phase::Closed => false,
        })
    }

    /// Returns the seat of another person who is gone and for whom the game waits, and from when on it may be claimed. Of
    /// several, that is the first of whom this is so.
    pub(super) fn gone_seat(&self) -> Option<(u8, u64)> {
        let Joined { state, presence, seat: own, .. } = self.joined()?;
        let waited_for = |seat: u8| {
            let is_person = state.seats.get(usize::from(seat)).is_some_and(SeatState::is_person);
            is_person && *own != Some(seat) && !state.has_left(seat)
        };
        let gone = (0..).zip(&presence.seats).filter_map(|(seat, there)| match there {
            SeatPresence::Gone { claim, .. } => Some((seat, *claim)),
            SeatPresence::Nobody | SeatPresence::Here => None,
        });
        gone.filter(|(seat, _)| waited_for(*seat)).min_by_key(|(_, claim)| *claim)
    }

    /// Returns the other rooms of the host in which the own clock runs, or somebody waits: the former first, then those of
    /// people who have a seat here.
    pub fn waiting_elsewhere(&self) -> Vec<&RoomCard> {
        let client = self.client.as_ref().filter(|_| self.looks_elsewhere());
        let Some((client, joined)) = client.and_then(|it| Some((it, it.joined()?))) else {
            return Vec::new();
        };
        let waits = |card: &&RoomCard| {
            let is_open = card.phase == Phase::Waiting || card.met && card.phase == Phase::Playing;
            let is_waited_in = is_open && !card.here.is_empty();
            card.room != joined.room && (card.clock || is_waited_in)
        };
        let mut rooms: Vec<&RoomCard> = client.rooms().iter().filter(waits).collect();
        rooms.sort_by_key(|card| (!card.clock, !card.met));
        rooms
    }

    /// Returns that the own clock runs in another room of the host, in a sentence; nothing if it stands still there.
    pub fn clock_elsewhere(&self, words: &Words, card: &RoomCard) -> Option<String> {
        let own = self.person.as_ref().map(|person| person.name.as_str());
        let mut names: Vec<Name> =
            card.seats.iter().flatten().map(|name| Name::new(name)).collect();
        if let Some(at) = names.iter().position(|name| Some(name.as_str()) == own) {
            names.remove(at);
        }
        let sentence = || match in_a_row(&names) {
            Some(names) => words.together.clock_elsewhere_with(&names),
            None => words.together.clock_elsewhere.to_owned(),
        };
        card.clock.then(sentence)
    }

    /// Returns the other room in which the player of a seat here is.
    pub fn room_of(&self, seat: u8) -> Option<&RoomCard> {
        let name = self.joined()?.state.seats.get(usize::from(seat))?.name.as_ref()?;
        let is_there = |card: &&RoomCard| {
            let mut here = card.here.iter().filter_map(|at| card.seats.get(usize::from(*at)));
            card.met && here.any(|it| it.as_deref() == Some(name.as_str()))
        };
        self.waiting_elsewhere().into_iter().find(is_there)
    }

    /// Follows a player who is gone from here to another room.
    pub fn follow(&mut self) {
        let gone = self.gone_seat().and_then(|(seat, _)| self.room_of(seat));
        if let Some(room) = gone.map(|card| card.room) {
            self.enter(room);
        }
    }

    /// Gives up the seat, unless a game goes on: who leaves then does not come back to it. A room that nobody else has
    /// come to is closed by its host.
    pub(super) fn give_up_seat(&mut self) {
        let Some(joined) = self.joined().filter(|_| !self.follows_class()) else { return };
        let (phase, own) = (&joined.state.phase, joined.seat);
        let mut others = (0..).zip(&joined.state.seats).filter(|(seat, _)| own != Some(*seat));
        let is_alone = !others.any(|(_, there)| there.is_person());
        if *phase == Phase::Waiting && joined.is_host && is_alone && !self.is_host() {
            self.act(Act::Close);
        } else if *phase != Phase::Playing && own.is_some() {
            self.act(Act::Rise);
        }
    }
}
