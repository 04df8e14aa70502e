//! The way back into a room whose game is under way, after this program was closed or killed.

use std::fmt;
use std::str::FromStr;

use basics::Name;
use client::{Address, Client, Joined};
use eframe::egui::Context;
use messages::{Code, Phase, RoomId};
use window_words::Words;

use super::told::readable;
use super::{Person, StartHost, Together};
use crate::Parts;

/// What stands for the address of a host in this program.
const HERE: &str = "here";
/// What separates the names of the others; no name contains it.
const BETWEEN_NAMES: &str = "\"";

/// The room in which a game is under way, as the settings keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Back {
    /// The host; none if it is in this program.
    pub host: Option<Address>,
    /// The room.
    pub room: RoomId,
    /// The name of the game, as in files.
    pub game: String,
    /// The other people at the board, as far as they are known.
    pub with: Vec<Name>,
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (room, game) = (self.room, &self.game);
        match &self.host {
            Some(host) => write!(f, "{host} {room} {game}")?,
            None => write!(f, "{HERE} {room} {game}")?,
        }
        let names: Vec<_> = self.with.iter().map(Name::as_str).collect();
        if names.is_empty() { Ok(()) } else { write!(f, " {}", names.join(BETWEEN_NAMES)) }
    }
}

impl FromStr for Back {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (host, rest) = text.split_once(' ').ok_or(())?;
        let (room, rest) = rest.split_once(' ').ok_or(())?;
        let (game, with) = rest.split_once(' ').unwrap_or((rest, ""));
        let (room, game) = (room.parse().map_err(|_| ())?, game.to_owned());
        let host = match host {
            HERE => None,
            host => Some(host.parse().map_err(|_| ())?),
        };
        let names = with.split(BETWEEN_NAMES).map(Name::new);
        Ok(Back { host, room, game, with: names.filter(|name| !name.is_empty()).collect() })
    }
}

impl Back {
    /// Returns what is under way, in a sentence. `title` is the name of the game.
    pub fn sentence(&self, words: &Words, title: &str) -> String {
        match (self.names(), &self.host) {
            (Some(names), _) => words.together.under_way_with(title, &names),
            (None, Some(host)) => words.together.under_way_at(title, &host.to_string()),
            (None, None) => words.together.under_way_here(title),
        }
    }

    /// Returns with whom or where the game is under way, for a place that names the game.
    pub fn at_home(&self, words: &Words) -> String {
        match (self.names(), &self.host) {
            (Some(names), _) => words.together.home_with(&names),
            (None, Some(host)) => words.together.home_at(&host.to_string()),
            (None, None) => words.together.home_here.to_owned(),
        }
    }

    /// Returns the names of the other people, of which letters can be drawn.
    fn names(&self) -> Option<String> {
        in_a_row(&self.with)
    }
}

/// The most rooms to which the settings keep the way.
const MOST: usize = 4;

/// Returns the rooms in which games are under way, as the settings keep them, the last one first.
fn ways_back(kept: &str) -> Vec<Back> {
    kept.lines().filter_map(|line| line.parse().ok()).collect()
}

/// Returns what the settings are to keep, where they have `kept`, of a room: the way to it or, once its game is over,
/// nothing.
fn with_way(kept: &str, room: RoomId, way: Option<Back>) -> String {
    let others = ways_back(kept).into_iter().filter(|back| back.room != room);
    let ways = way.into_iter().chain(others).take(MOST);
    ways.map(|back| back.to_string()).collect::<Vec<_>>().join("\n")
}

impl Together {
    /// Says, once the room is open again, that this program was killed during the game in it.
    pub fn tell_opened_again(&mut self, with: Vec<Name>) {
        self.opens_again = with;
    }

    /// Goes back into a room. `start` starts the host if that is in this program.
    pub fn go_back(&mut self, back: Back, start: Option<StartHost>, person: Person, ctx: &Context) {
        self.begin(person);
        self.has_asked_for_seat = true;
        self.returns = Some(back.room);
        match back.host {
            Some(address) => {
                self.client = self.connect(address, None, ctx);
                if let Some(client) = &mut self.client {
                    client.enter(back.room);
                }
            }
            None => self.hosting = start.map(|start| start(crate::parts::waker(ctx))),
        }
    }

    /// Comes again to the room with this code at a host, to watch it; or joins with the code of the invitation, if that room
    /// is there no more.
    pub fn watch_again(
        &mut self,
        address: Address,
        code: Code,
        invitation: Option<Code>,
        person: Person,
        ctx: &Context,
    ) {
        self.join(address, Some(code), person, ctx);
        (self.has_asked_for_seat, self.watches) = (true, true);
        self.instead = invitation.filter(|invitation| *invitation != code);
    }

    /// Returns the code of the room that the person watches, if any; nothing as long as the window is on its way there.
    fn watched(&self) -> Option<Option<Code>> {
        let goes_on = self.is_open() && !self.follows_class() && self.end_of_room().is_none();
        match self.joined() {
            Some(joined) if goes_on => Some(joined.seat.is_none().then_some(joined.code)),
            None if goes_on && self.is_on_its_way() => None,
            _ => Some(None),
        }
    }

    /// Returns whether the window is about to enter a room.
    fn is_on_its_way(&self) -> bool {
        self.invited_with.is_some() || self.client.as_ref().is_some_and(Client::has_goal)
    }

    /// Returns what the settings are to keep of the way back, where they have `kept` now; nothing as long as the way is
    /// the same.
    fn way_back(&mut self, kept: &str) -> Option<String> {
        if let Some(room) = self.lost_way.take() {
            return Some(with_way(kept, room, None));
        }
        // Who comes back to a class is sent to its room.
        let Some(joined) = self.joined().filter(|_| !self.follows_class()) else {
            self.way = None;
            return None;
        };
        let client = self.client.as_ref()?;
        if self.hosted.as_ref().is_some_and(|hosted| !hosted.keeps_games) {
            return None;
        }
        let room = joined.room;
        let back = match joined.state.phase {
            Phase::Playing => {
                joined.seat?;
                let host = (!self.is_host()).then(|| client.address().clone());
                let game = joined.state.setup.game.clone();
                Some(Back { host, room, game, with: other_people(joined) })
            }
            _ => None,
        };
        let way = (room, back);
        if self.way.as_ref() == Some(&way) {
            return None;
        }
        let kept = with_way(kept, room, way.1.clone());
        self.way = Some(way);
        Some(kept)
    }
}

/// Returns the names of the people at the other seats.
fn other_people(joined: &Joined) -> Vec<Name> {
    let own = joined.seat.map(usize::from);
    let others = joined.state.seats.iter().enumerate().filter(|(seat, _)| Some(*seat) != own);
    others.filter_map(|(_, seat)| seat.name.clone()).collect()
}

/// Returns names in a row, those of which letters can be drawn; nothing without one.
pub(super) fn in_a_row(names: &[Name]) -> Option<String> {
    let names: Vec<_> = names.iter().filter_map(readable).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

impl Parts {
    /// Returns the ways back to the games with people at other devices that are under way, as far as this program can go
    /// there.
    pub fn ways_back(&self) -> Vec<Back> {
        let mut ways = ways_back(&self.preferences.settings.open_room);
        // A page leads to no other host than the one that serves it.
        if let Some(served_by) = self.desktop.served_by {
            let host = served_by().map(|(address, _)| address);
            ways.retain(|back| host.is_some() && back.host == host);
        }
        ways
    }

    /// Forgets the way back to a room.
    pub fn forget_way(&mut self, room: RoomId, ctx: &Context) {
        let ways = with_way(&self.preferences.settings.open_room, room, None);
        self.change_settings(ctx, |settings| settings.open_room = ways);
    }

    /// Takes over what has come from people at other devices, and keeps the way back to their room. Never waits.
    pub fn poll_together(&mut self, ctx: &Context) {
        let words = self.words();
        self.together.poll(ctx, words);
        let kept = &self.preferences.settings.open_room;
        if let Some(back) = self.together.way_back(kept).filter(|back| back != kept) {
            self.change_settings(ctx, |settings| settings.open_room = back);
        }
        if let Some(note) = self.desktop.note_watched
            && let Some(watched) = self.together.watched()
        {
            note(watched);
        }
        let kept = &self.preferences.settings.class;
        if let Some(class) = self.together.class_to_keep(kept.as_ref()).filter(|it| it != kept) {
            self.change_settings(ctx, |settings| settings.class = class);
        }
    }
}
