//! Following a class: its events, and the rooms to which it sends the child.

use std::time::Duration;

use basics::Name;
use messages::{
    Broken, ClassAct, ClassChange, ClassEntered, ClassRefusal, Event, FromClass, FromClient,
    RoomId, ToClass,
};

use super::{Client, Link, News};
use crate::in_class::InClass;
use crate::sending::Sending;

/// Something new about the class that a client follows.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassNews {
    /// The client follows the class, or has come back to it, or has been told the whole state.
    Entered,
    /// The host holds no class, or no longer. Once one opens, [`Entered`](Self::Entered) follows.
    NoClass,
    /// The client cannot follow it.
    NotEntered(ClassRefusal),
    /// Something has happened.
    Event(Event<ClassChange>),
    /// The client has a seat, or no longer, or other digits, or is let teach.
    Own,
    /// Somebody came or went.
    Presence,
    /// Boards have changed, which only the teacher sees.
    Boards,
    /// The class has done what the person wanted.
    Done(ClassAct),
    /// The class has refused what the person wanted.
    Refused {
        /// What.
        act: ClassAct,
        /// Why.
        why: ClassRefusal,
    },
}

/// The class that a client follows.
#[derive(Debug, Default)]
pub(super) struct Following {
    /// Whether it follows one.
    is_wanted: bool,
    /// Whether the host has answered over this connection.
    is_inside: bool,
    /// Whether the client has asked for events that are missing.
    has_asked: bool,
    inside: Option<InClass>,
    sending: Sending<ClassAct>,
    /// What the person wanted before the host said how the intents of this key are numbered.
    early: Vec<ClassAct>,
    /// The room to which the class has sent the child last.
    room: Option<RoomId>,
}

impl Client {
    /// Follows the class that the host holds, or will hold. The client enters the rooms to which the class sends it.
    pub fn follow_class(&mut self) {
        self.class.is_wanted = true;
        self.pursue_class();
    }

    /// Follows the class no longer, and leaves its room.
    pub fn leave_class(&mut self) {
        if self.class.is_wanted {
            self.say(&FromClient::Class(ToClass::Leave));
        }
        if self.class.room.is_some() {
            self.leave();
        }
        self.class = Following::default();
    }

    /// Returns the class.
    pub fn class(&self) -> Option<&InClass> {
        self.class.inside.as_ref()
    }

    /// Opens a class, as the teacher.
    pub fn open_class(&mut self, teacher: Name, names: Vec<Name>) -> bool {
        self.follow_class();
        self.act_in_class(ClassAct::Open { teacher, names })
    }

    /// Does something in the class. Returns whether the client follows one on a host that goes on; it may still be
    /// refused.
    pub fn act_in_class(&mut self, act: ClassAct) -> bool {
        if !self.class.is_wanted || matches!(self.link, Link::Ended(_)) {
            return false;
        }
        if !self.class.is_inside && self.class.inside.is_none() {
            self.class.early.push(act);
            return true;
        }
        let seen = self.class.inside.as_ref().map_or(0, |inside| inside.state.event);
        let intent = self.class.sending.add(act, seen, self.random.u16(..1000));
        if self.class.is_inside {
            self.say(&FromClient::Class(ToClass::Act(intent)));
        }
        true
    }

    /// Returns whether the class has yet to answer something that `is_such` describes.
    pub fn class_waits_for(&self, is_such: impl Fn(&ClassAct) -> bool) -> bool {
        let is_early = self.class.early.iter().any(&is_such);
        is_early || self.class.sending.waiting().any(|intent| is_such(&intent.act))
    }

    /// Asks the host for the class, if the client wants to follow it.
    pub(super) fn pursue_class(&mut self) {
        if self.class.is_wanted && self.is_welcome && !self.class.is_inside {
            let seen = self.class.inside.as_ref().map_or(0, |inside| inside.state.event);
            self.say(&FromClient::Class(ToClass::Enter { seen }));
        }
    }

    /// Notes that the connection is lost.
    pub(super) fn lose_class(&mut self) {
        (self.class.is_inside, self.class.has_asked) = (false, false);
    }

    pub(super) fn take_class(&mut self, message: FromClass, now: Duration) {
        if !self.class.is_wanted {
            return;
        }
        match message {
            FromClass::Entered(entered) => self.take_class_entered(*entered, now),
            FromClass::NoClass => {
                self.class.inside = None;
                self.tell(ClassNews::NoClass);
                self.arrive_in_class();
                self.follow();
            }
            FromClass::Events(events) => self.take_class_events(events, now),
            FromClass::Own(own) => {
                if let Some(inside) = &mut self.class.inside {
                    inside.own = own;
                    self.tell(ClassNews::Own);
                    self.follow();
                }
            }
            FromClass::Presence(presence) => {
                if let Some(inside) = &mut self.class.inside {
                    inside.take_presence(presence, now);
                    self.tell(ClassNews::Presence);
                }
            }
            FromClass::Boards(boards) => {
                if let Some(inside) = &mut self.class.inside {
                    inside.take_boards(boards, now);
                    self.tell(ClassNews::Boards);
                }
            }
            FromClass::Done(id) => {
                if let Some(act) = self.class.sending.answered(id) {
                    self.tell(ClassNews::Done(act));
                }
            }
            FromClass::Refused { id, why } => {
                let act = self.class.sending.answered(id);
                let refused = act.map(|act| ClassNews::Refused { act, why: why.clone() });
                self.tell(refused.unwrap_or(ClassNews::NotEntered(why)));
            }
        }
    }

    fn tell(&mut self, news: ClassNews) {
        self.news.push(News::Class(news));
    }

    /// Repeats what the host has not answered, once it has answered over this connection, and says what is new.
    fn arrive_in_class(&mut self) {
        if !std::mem::replace(&mut self.class.is_inside, true) {
            let again: Vec<_> = self.class.sending.waiting().cloned().collect();
            for intent in again {
                self.say(&FromClient::Class(ToClass::Act(intent)));
            }
        }
        for act in std::mem::take(&mut self.class.early) {
            self.act_in_class(act);
        }
    }

    fn take_class_entered(&mut self, mut entered: ClassEntered, now: Duration) {
        let (events, done) = (std::mem::take(&mut entered.events), entered.done);
        let before = self.class.inside.take();
        let Some(inside) = InClass::entered(entered, before, now) else {
            // The host goes on from what the client does not have.
            return self.say(&FromClient::Class(ToClass::Since(0)));
        };
        self.class.inside = Some(inside);
        self.class.has_asked = false;
        for act in self.class.sending.done_up_to(done) {
            self.tell(ClassNews::Done(act));
        }
        self.take_class_events(events, now);
        self.tell(ClassNews::Entered);
        self.arrive_in_class();
        self.follow();
    }

    fn take_class_events(&mut self, events: Vec<Event<ClassChange>>, now: Duration) {
        let Some(inside) = &mut self.class.inside else { return };
        let is_answer = !events.is_empty();
        let (taken, broken) = inside.take(events, now);
        let seen = inside.state.event;
        taken.into_iter().for_each(|event| self.tell(ClassNews::Event(event)));
        match broken {
            None => self.class.has_asked &= !is_answer,
            Some(_) if self.class.has_asked => {}
            Some(why) => {
                self.class.has_asked = true;
                // What does not follow is replaced as a whole.
                let from = if matches!(why, Broken::Gap(_)) { seen } else { 0 };
                self.say(&FromClient::Class(ToClass::Since(from)));
            }
        }
        self.follow();
    }

    /// Goes to the room to which the class sends the child, or leaves the one that it has no longer.
    fn follow(&mut self) {
        let table = self.class.inside.as_ref().and_then(InClass::own_table);
        let room = table.map(|table| table.room);
        let before = std::mem::replace(&mut self.class.room, room);
        if room == before {
            return;
        }
        match room {
            Some(room) => self.enter(room),
            None if self.joined.as_ref().map(|joined| joined.room) == before => self.leave(),
            None => {}
        }
    }
}
