//! The messages to those who follow the class. One message covers many orders, so that forty children who come at the
//! same moment flood nobody.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use messages::{
    BoardCard, ClassChange, ClassPresence, Event, FromClass, FromServer, Own, RoomId, write,
};

use super::Classroom;
use crate::guest::{Guest, GuestId};

/// The events that the class remembers for clients that come back.
const REMEMBERED: usize = 256;

/// The messages that wait, and what the last ones said.
#[derive(Default)]
pub(super) struct Telling {
    /// The last events.
    recent: VecDeque<Event<ClassChange>>,
    /// The events that nobody has been told.
    events: Vec<Event<ClassChange>>,
    /// The answers to clients.
    answers: Vec<(Guest, FromClass)>,
    /// What each client was told last about itself.
    own: HashMap<GuestId, Own>,
    /// What was said last of who is there.
    presence: ClassPresence,
    /// The boards of the tables.
    boards: BTreeMap<RoomId, BoardCard>,
    /// Those that have changed.
    changed: BTreeSet<RoomId>,
}

impl Telling {
    /// Begins with a new class.
    pub(super) fn begin(&mut self, events: Vec<Event<ClassChange>>) {
        let answers = std::mem::take(&mut self.answers);
        *self = Telling { answers, recent: events.into(), ..Telling::default() };
    }

    /// Notes that something has happened.
    pub(super) fn happened(&mut self, events: &[Event<ClassChange>]) {
        self.events.extend_from_slice(events);
        self.recent.extend(events.iter().cloned());
        let old = self.recent.len().saturating_sub(REMEMBERED);
        self.recent.drain(..old);
    }

    /// Answers a client, after what has happened so far.
    pub(super) fn answer(&mut self, guest: Guest, answer: FromClass) {
        self.answers.push((guest, answer));
    }

    /// Notes how a board is.
    pub(super) fn board(&mut self, card: BoardCard) {
        self.changed.insert(card.room);
        self.boards.insert(card.room, card);
    }

    /// Forgets the boards of tables that are no more.
    pub(super) fn keep_boards(&mut self, is_there: impl Fn(RoomId) -> bool) {
        self.boards.retain(|room, _| is_there(*room));
        self.changed.retain(|room| is_there(*room));
    }

    /// Forgets a client.
    pub(super) fn forget(&mut self, guest: GuestId) {
        self.own.remove(&guest);
    }

    /// Ends with a class: those who follow it are told so.
    pub(super) fn end<'a>(&mut self, guests: impl Iterator<Item = &'a Guest>) {
        let events = std::mem::take(&mut self.events);
        let answers = std::mem::take(&mut self.answers);
        *self = Telling { events, ..Telling::default() };
        self.answers = guests.map(|guest| (guest.clone(), FromClass::NoClass)).collect();
        self.answers.extend(answers);
    }

    /// Returns the message with all boards.
    fn all_boards(&self) -> FromServer {
        FromServer::Class(FromClass::Boards(self.boards.values().cloned().collect()))
    }

    /// Returns the events after one; `None` if not all of them are remembered.
    fn since(&self, seen: u64) -> Option<Vec<Event<ClassChange>>> {
        let (first, last) = (self.recent.front()?.number, self.recent.back()?.number);
        (seen > 0 && seen <= last && seen + 1 >= first)
            .then(|| self.recent.iter().filter(|event| event.number > seen).cloned().collect())
    }
}

/// Returns a message as text, which is written once for all clients.
fn text(message: FromClass) -> Arc<str> {
    write(&FromServer::Class(message)).into()
}

impl Classroom {
    /// Tells everybody what has happened since the last time.
    pub(super) fn tell(&mut self) {
        let events = std::mem::take(&mut self.telling.events);
        if !events.is_empty() {
            let text = text(FromClass::Events(events));
            for guest in self.guests.values() {
                guest.out.text(&text);
            }
            self.tell_own();
        }
        for (guest, answer) in std::mem::take(&mut self.telling.answers) {
            guest.out.message(&FromServer::Class(answer));
        }
        self.tell_presence();
        self.tell_boards();
    }

    /// Tells each client what has changed about itself.
    fn tell_own(&mut self) {
        let Some(class) = &self.class else { return };
        for guest in self.guests.values() {
            let own = class.own(guest.key);
            let Some(told) = self.telling.own.get_mut(&guest.id).filter(|told| **told != own)
            else {
                continue;
            };
            let begins_to_teach = own.teaches && !told.teaches;
            *told = own.clone();
            guest.out.message(&FromServer::Class(FromClass::Own(own)));
            if begins_to_teach {
                guest.out.message(&self.telling.all_boards());
            }
        }
    }

    fn tell_presence(&mut self) {
        let now = self.hall.now();
        let Some(presence) = self.class.as_ref().map(|class| class.presence(now)) else { return };
        let told = &self.telling.presence;
        if (&presence.here, &presence.gone) != (&told.here, &told.gone) {
            let text = text(FromClass::Presence(presence.clone()));
            for guest in self.guests.values() {
                guest.out.text(&text);
            }
            self.telling.presence = presence;
        }
    }

    /// Tells the teacher of the boards that have changed.
    fn tell_boards(&mut self) {
        let changed = std::mem::take(&mut self.telling.changed);
        if changed.is_empty() {
            return;
        }
        let boards = changed.iter().filter_map(|room| self.telling.boards.get(room)).cloned();
        let text = text(FromClass::Boards(boards.collect()));
        let Some(class) = &self.class else { return };
        for guest in self.guests.values().filter(|guest| class.is_teacher(guest.key)) {
            guest.out.text(&text);
        }
    }

    /// Sends a client what it needs to be up to date: the events since the last one seen, or the whole state.
    pub(super) fn tell_all(&mut self, guest: &Guest, seen: u64) {
        let say = |message| guest.out.message(&FromServer::Class(message));
        let Some(class) = &self.class else {
            say(FromClass::NoClass);
            return;
        };
        let mut entered = class.entered(guest.key, self.hall.now());
        if let Some(events) = self.telling.since(seen) {
            (entered.state, entered.events) = (None, events);
        }
        self.telling.own.insert(guest.id, entered.own.clone());
        say(FromClass::Entered(Box::new(entered)));
        if class.is_teacher(guest.key) {
            guest.out.message(&self.telling.all_boards());
        }
    }
}
