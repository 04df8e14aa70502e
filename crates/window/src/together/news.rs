//! What comes from the host, and what is said of it.

use std::time::Duration;

use basics::{Departure, Name};
use client::News;
use eframe::egui::Context;
use messages::{Act, Change, Offer, Refusal, RoomId};
use ui_kit::speech::Sentence;
use window_words::Words;

use super::back::in_a_row;
use super::told::{absent_seat, readable};
use super::{Place, Problem, Said, Together, phrases};

/// How long a sentence about what has happened stays.
const SAID: Duration = Duration::from_secs(7);
/// How long a number of watchers lasts before it is said: who comes to play watches for a moment.
const SETTLED: Duration = Duration::from_millis(1500);

/// How many watch the room.
#[derive(Default)]
pub(super) struct Watching {
    room: Option<RoomId>,
    /// Those of whom the person knows.
    told: Watchers,
    /// Those who watch, and since when it is so.
    seen: Watchers,
    since: Duration,
}

/// The number of those who watch a room, and the names that they have given.
#[derive(Clone, Default, PartialEq, Eq)]
struct Watchers {
    count: u32,
    names: Vec<Name>,
}

impl Watchers {
    /// Returns the only one who watches here and not there, if `count` says that it is one.
    fn only_here(&self, there: &Self) -> Option<&Name> {
        let mut rest = there.names.clone();
        let is_new = |name: &&Name| match rest.iter().position(|it| it == *name) {
            Some(at) => {
                rest.remove(at);
                false
            }
            None => true,
        };
        let new: Vec<&Name> = self.names.iter().filter(is_new).collect();
        match new[..] {
            [name] if rest.is_empty() && self.count == there.count + 1 => Some(name),
            _ => None,
        }
    }
}

impl Together {
    /// Notes who watches.
    fn note_watching(&mut self, now: Duration) {
        let joined = self.client.as_ref().and_then(|client| client.joined());
        let Some((room, there)) = joined.map(|it| (it.room, &it.presence)) else { return };
        let seen = Watchers { count: there.watchers, names: there.watching.clone() };
        let watching = &mut self.watching;
        if watching.room != Some(room) {
            *watching = Watching { room: Some(room), told: seen.clone(), seen, since: now };
            return;
        }
        if watching.seen != seen {
            (watching.seen, watching.since) = (seen, now);
        }
    }

    /// Says who watches once that has lasted, and nothing else is to be said.
    pub(super) fn tell_watching(&mut self, ctx: &Context, words: &Words, now: Duration) {
        let Watching { told, seen, since, .. } = &self.watching;
        if told == seen || self.said.is_some() || self.joined().is_none() {
            return;
        }
        if now < *since + SETTLED {
            return ctx.request_repaint_after(*since + SETTLED - now);
        }
        let new = |all: &Watchers, known| all.only_here(known).and_then(readable);
        let said = match (new(seen, told), new(told, seen)) {
            (Some(name), _) => words.together.watches(&name),
            (_, Some(name)) => words.together.watches_no_more(&name),
            _ if seen.count == 0 => words.together.nobody_watches.to_owned(),
            _ => words.together.watchers(seen.count as usize),
        };
        self.watching.told = seen.clone();
        self.say(said, now);
        ctx.request_repaint();
    }

    /// Takes over what has come.
    pub(super) fn take(&mut self, news: News, words: &Words, now: Duration) {
        let together = &words.together;
        match news {
            News::Entered => {
                self.note_watching(now);
                self.open_offer = self.offer_now();
                (self.problem, self.needs_code) = (None, false);
                let has_lost =
                    self.joined().is_some_and(|it| it.seat.is_some() && absent_seat(it) == it.seat);
                // How the game ended says that the person was away.
                if std::mem::take(&mut self.was_lost) && !has_lost {
                    self.say(together.back.to_owned(), now);
                }
                let others = std::mem::take(&mut self.opens_again);
                if !others.is_empty() {
                    let names = in_a_row(&others).unwrap_or_else(|| together.guest.to_owned());
                    self.say(together.opens_again(&names), now);
                }
                self.sit();
                self.tell_who_watches(words, now);
            }
            News::NotEntered(why) => {
                self.lost_way = self.returns.take();
                (self.has_asked_for_seat, self.watches) = (false, false);
                if let (Some(code), Some(client)) = (self.instead.take(), &mut self.client) {
                    return client.join(code);
                }
                let place = match why {
                    Refusal::WrongCode | Refusal::TooManyTries => Place::Code,
                    _ => Place::Page,
                };
                self.set_problem(place, together.refusal(&why));
            }
            News::NeedsCode(why) => {
                self.needs_code = true;
                self.problem =
                    why.map(|why| Problem { why: together.refusal(&why), place: Place::Code });
            }
            News::Refused { act, why } => {
                // A move that is refused goes back by itself; the sentence says why, unless the line below the board
                // does so anyway.
                let is_said = matches!(act, Act::Sit { .. }) || why == Refusal::Paused;
                let why = || match why {
                    Refusal::PhrasesOff if self.is_child() => words.class.phrases_off.to_owned(),
                    why => together.refusal(&why),
                };
                if !is_said {
                    self.say(why(), now);
                }
            }
            News::Event(event) => self.happened(&event.change, words, now),
            News::Welcome if self.joined().is_none() => {
                self.asks_rooms = now;
                if !self.greet() && !self.follows_class() {
                    self.return_to_seat();
                }
            }
            News::Class(news) => self.take_class(news, words, now),
            News::Lost => self.was_lost = self.joined().is_some(),
            News::Presence => self.note_watching(now),
            News::Welcome | News::Done(_) | News::Rooms => {}
            // The page says so as long as it is so.
            News::Ended(_) => {}
        }
    }

    /// Says what has happened in the room, unless the person has done it or sees it anyway.
    fn happened(&mut self, change: &Change, words: &Words, now: Duration) {
        if let Change::Sat { name, .. } = change {
            // Who sits down watched before.
            let Watching { told, seen, .. } = &mut self.watching;
            told.count = told.count.min(seen.count.saturating_sub(1));
            if let Some(at) = told.names.iter().position(|it| it == name) {
                told.names.remove(at);
            }
        }
        let lapsed = self.note_offer(change);
        let Some(joined) = self.joined() else { return };
        let own = |seat: u8| joined.seat == Some(seat);
        if let Change::Said { seat, phrase } = *change {
            let face = joined.state.seats.get(usize::from(seat)).map_or(0, |there| there.face);
            let (name, until) = (self.name(joined, words, seat), now + phrases::SHOWN);
            self.phrases.retain(|said| said.seat != seat);
            self.phrases.push(Said { seat, phrase, name, face, until });
            return;
        }
        let is_own = match *change {
            Change::Began { .. } | Change::Over { .. } => {
                // What was said before is no news any more.
                self.said = None;
                return;
            }
            // A class goes on when it closes a room.
            Change::Closed if self.follows_class() => return,
            // The line below the board asks or waits as long as it is open.
            Change::Offered { .. }
            | Change::Rematch { wants: true, .. }
            | Change::Paused { on: true } => true,
            // Before the host has said which seat is the own one, it may be this.
            Change::Sat { seat, .. } => own(seat) || joined.seat.is_none(),
            Change::Rose { seat }
            | Change::Computer { seat, .. }
            | Change::Rematch { seat, .. }
            | Change::Answered { seat, .. } => own(seat),
            Change::Help { seat, on } if own(seat) => {
                let together = &words.together;
                let said = if on { together.own_help } else { together.no_own_help };
                return self.say(said.to_owned(), now);
            }
            Change::Stepped { seat, .. } if seat.is_some_and(|seat| !own(seat)) => {
                if let Some(offer) = lapsed {
                    self.say(words.together.lapsed(offer).to_owned(), now);
                }
                return;
            }
            // Without a clock, nothing waits.
            Change::Resumed { .. } => joined.state.clocks.running.is_none(),
            Change::OutOfTime { seat } if own(seat) => {
                return self.say(words.together.own_out_of_time.to_owned(), now);
            }
            _ => false,
        };
        let said = words.together.happened(change, |seat| self.name(joined, words, seat));
        if let Some(said) = said.filter(|_| !is_own) {
            self.say(said, now);
        }
    }

    fn offer_now(&self) -> Option<Offer> {
        Some(self.joined()?.state.offer.as_ref()?.offer)
    }

    /// Notes which offer is open after a change. Returns the one that has ended with a move, unanswered.
    fn note_offer(&mut self, change: &Change) -> Option<Offer> {
        let open = self.offer_now();
        let before = std::mem::replace(&mut self.open_offer, open);
        match change {
            Change::Stepped { step, .. } if open.is_none() => {
                before.filter(|_| step.parse::<Departure>().is_err())
            }
            _ => None,
        }
    }

    /// Goes back to the room in which the device has a seat, as after the page was loaded again.
    fn return_to_seat(&mut self) {
        let Some(client) = self.client.as_mut().filter(|client| !client.has_goal()) else { return };
        let seats = client.welcome().map(|welcome| welcome.seats.as_slice()).unwrap_or_default();
        if let Some(room) = seats.first().copied().filter(|_| !self.has_asked_for_seat) {
            self.has_asked_for_seat = true;
            client.enter(room);
        }
    }

    /// Tells people once, when they come into a room without a seat, that they watch.
    fn tell_who_watches(&mut self, words: &Words, now: Duration) {
        let Some(joined) = self.joined().filter(|_| !self.follows_class()) else { return };
        let is_full = joined.state.seats.iter().all(|seat| !seat.is_empty());
        let is_new = self.had_seat_in != Some(joined.room) && self.watches_in != Some(joined.room);
        let watches = joined.seat.is_none() && (is_full || self.watches) && is_new;
        let room = joined.room;
        let text = match self.watches {
            true => words.together.watching,
            false => words.together.all_taken,
        };
        if watches {
            self.watches_in = Some(room);
            self.say(text.to_owned(), now);
        }
    }

    /// Notes whether the person has a seat, and says so once it is lost.
    pub(super) fn note_seat(&mut self, words: &Words, now: Duration) {
        let joined = self.joined().filter(|_| !self.follows_class());
        let (room, seat) = (joined.map(|it| it.room), joined.and_then(|it| it.seat));
        if seat.is_none() && room.is_some() && self.had_seat_in == room {
            self.say(words.together.watching.to_owned(), now);
        }
        self.had_seat_in = room.filter(|_| seat.is_some());
    }

    pub(super) fn say(&mut self, sentence: String, now: Duration) {
        self.said_count += 1;
        self.said = Some((Sentence::of_event(self.said_count, sentence), now + SAID));
    }

    /// Asks for a free seat when the person has just come into the room.
    fn sit(&mut self) {
        // The class gives the seats in its rooms.
        if std::mem::replace(&mut self.has_asked_for_seat, true) || self.follows_class() {
            return;
        }
        let Some(joined) = self.joined() else { return };
        let is_free = joined.state.seats.iter().any(messages::SeatState::is_empty);
        if joined.seat.is_none() && is_free {
            self.ask_to_sit(None);
        }
    }
}
