//! What the client makes of the messages of a host.

use std::time::Duration;

use messages::{
    Act, Bye, Entered, Event, FromClient, FromServer, Place, Refusal, Welcome, read_server,
};

use super::{Client, Goal, Link, News};
use crate::joined::Joined;

impl Client {
    /// Takes a message of the host. One that is not understood is passed over, as a newer host may say more.
    pub(super) fn take(&mut self, text: &str, now: Duration) {
        let Ok(message) = read_server(text) else { return };
        match message {
            FromServer::Welcome(welcome) => self.take_welcome(welcome),
            FromServer::Entered(entered) => self.take_entered(&entered, now),
            FromServer::Events(events) => self.take_events(&events, now),
            FromServer::Presence(presence) => {
                if let Some(joined) = self.joined.as_mut().filter(|_| self.is_inside) {
                    joined.take_presence(presence, now);
                    self.news.push(News::Presence);
                }
            }
            FromServer::Done(id) => {
                if let Some(act) = self.sending.answered(id) {
                    self.done(act);
                }
            }
            FromServer::Refused { id, why } => self.take_refusal(id, why),
            FromServer::Rooms(rooms) => {
                self.rooms = rooms;
                self.news.push(News::Rooms);
            }
            FromServer::Class(message) => self.take_class(message, now),
            FromServer::Bye(why) => self.take_bye(why),
        }
    }

    fn take_welcome(&mut self, welcome: Welcome) {
        if welcome.code.is_some() {
            // It would be wrong again.
            self.code = None;
        }
        (self.is_welcome, self.failed, self.lost) = (true, 0, None);
        let refused = welcome.code.clone();
        self.welcome = Some(welcome);
        self.news.push(News::Welcome);
        self.pursue_class();
        let was_trying = std::mem::take(&mut self.is_trying_code);
        match refused.filter(|_| was_trying) {
            // It is the code of neither a room nor the host.
            Some(why) => self.news.push(News::NotEntered(why)),
            None => self.pursue(),
        }
    }

    fn take_entered(&mut self, entered: &Entered, now: Duration) {
        let Some(joined) = Joined::entered(entered, self.joined.take(), now) else {
            // The host goes on from what the client does not have.
            self.is_inside = true;
            return self.say(&FromClient::Since(0));
        };
        self.joined = Some(joined);
        self.goal = Goal::Enter(Place::Room(entered.room));
        let comes_back = std::mem::take(&mut self.is_entering);
        (self.is_inside, self.has_asked) = (true, false);
        self.take_events(&entered.events, now);
        for act in self.sending.done_up_to(entered.done) {
            self.news.push(News::Done(act));
        }
        self.news.push(News::Entered);
        if comes_back {
            let again: Vec<_> = self.sending.waiting().cloned().collect();
            again.into_iter().for_each(|intent| self.say(&FromClient::Act(intent)));
        }
    }

    fn take_events(&mut self, events: &[Event], now: Duration) {
        let Some(joined) = self.joined.as_mut().filter(|_| self.is_inside) else { return };
        let taken = joined.take(events, now);
        let seen = joined.state.event;
        self.news.extend(taken.events.into_iter().map(News::Event));
        match taken.broken {
            None => self.has_asked &= events.is_empty(),
            Some(_) if self.has_asked => {}
            Some(why) => {
                self.has_asked = true;
                // What does not follow is replaced as a whole.
                let from = if matches!(why, messages::Broken::Gap(_)) { seen } else { 0 };
                self.say(&FromClient::Since(from));
            }
        }
        if self.is_closed() {
            (self.goal, self.is_inside) = (Goal::Nothing, false);
        }
    }

    /// Notes that the host has carried out what the person did.
    fn done(&mut self, act: Act) {
        if matches!(act, Act::Sit { .. } | Act::Rise) && self.is_inside {
            // Only the host knows whose seat is whose.
            self.say(&FromClient::Since(0));
        }
        self.news.push(News::Done(act));
    }

    fn take_refusal(&mut self, id: u64, why: Refusal) {
        if let Some(act) = self.sending.answered(id) {
            if why == Refusal::NotInRoom {
                (self.is_inside, self.is_entering) = (false, false);
                self.pursue();
            }
            return self.news.push(News::Refused { act, why });
        }
        let is_opening = matches!(&self.goal, Goal::Open { id: own, .. } if *own == id);
        if !(is_opening || id == 0 && self.is_entering) {
            return;
        }
        self.is_entering = false;
        if let (Goal::Join(code), Refusal::WrongCode) = (&self.goal, &why) {
            // It may be that of the host.
            let code = *code;
            self.goal = Goal::Nothing;
            if self.welcome.as_ref().is_some_and(|welcome| welcome.admitted) {
                return self.news.push(News::NotEntered(why));
            }
            self.code = Some(code);
            self.is_trying_code = true;
            return self.say(&FromClient::Code(code));
        }
        self.forget_room();
        self.goal = Goal::Nothing;
        self.news.push(News::NotEntered(why));
    }

    fn take_bye(&mut self, why: Bye) {
        match why {
            Bye::Version(_) | Bye::Unreadable | Bye::Ending => {
                self.news.push(News::Ended(why.clone()));
                self.link = Link::Ended(why);
                (self.is_welcome, self.is_inside, self.is_entering) = (false, false, false);
                self.lose_class();
                self.socket = None;
            }
            // The next try may be all right, only not soon.
            Bye::TooMuch | Bye::Full | Bye::TooSlow | Bye::Silent => {
                self.failed = self.failed.max(4)
            }
            Bye::RoomClosed => {
                self.forget_room();
                self.goal = Goal::Nothing;
                self.news.push(News::NotEntered(Refusal::NoSuchRoom));
            }
        }
    }
}
