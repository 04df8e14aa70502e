//! What the line below the board says about the people at other devices, and what can be done about it.

use basics::{Departure, Name};
use client::Joined;
use messages::{Bye, Offer, OpenOffer, Phase, SeatPresence, SeatState};
use ui_kit::speech::Sentence;
use window_words::Words;

use super::Together;
use crate::Command;

/// What the line below the board says instead of the game, and the buttons beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The sentence; none if the game has the line.
    pub text: Option<String>,
    /// Whether it is a warning.
    pub warns: bool,
    /// What has just happened besides, for the start of the line; none if nothing has.
    pub news: Option<Sentence>,
    /// The buttons, the outermost first.
    pub commands: Vec<Command>,
}

/// What the board has to do with the people at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtBoard {
    /// What an agreed end means.
    pub at_end: AtEnd,
    /// Whether the game is over, so that the line has its result.
    pub is_over: bool,
    /// Whether the person's last move is taken back with that of the one who asks.
    pub own_move_goes: bool,
}

/// What the end means to which all agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtEnd {
    /// The points decide.
    Points,
    /// It is a draw.
    Draw,
}

impl Told {
    pub(super) fn of(text: String, commands: &[Command]) -> Self {
        Told { text: Some(text), commands: commands.to_vec(), ..Told::default() }
    }

    /// Returns what stands beside the words of the game.
    fn beside(text: String, commands: &[Command]) -> Self {
        let news = Some(Sentence::of_state(text));
        Told { news, commands: commands.to_vec(), ..Told::default() }
    }
}

impl Together {
    /// Returns the player at a seat, or the one who had it last.
    fn player<'a>(&'a self, joined: &'a Joined, seat: u8) -> Option<&'a SeatState> {
        let there = joined.state.seats.get(usize::from(seat))?;
        let before = || {
            let (room, seats) = self.players.as_ref()?;
            seats.get(usize::from(seat)).filter(|_| *room == joined.room)
        };
        Some(if there.is_empty() { before().unwrap_or(there) } else { there })
    }

    /// Returns the name of the player at a seat, or of the one who had it last.
    pub fn name(&self, joined: &Joined, words: &Words, seat: u8) -> String {
        let Some(there) = self.player(joined, seat) else { return String::new() };
        match (there.name.as_ref().and_then(readable), there.level) {
            (Some(name), _) => name,
            (None, Some(level)) if self.follows_class() => {
                words.class.computer_named(words.home.character(level))
            }
            (None, Some(level)) => words.home.character(level).to_owned(),
            (None, None) => words.together.guest.to_owned(),
        }
    }

    /// Remembers the players, of whom one may leave.
    pub(crate) fn remember_players(&mut self) {
        let Some(joined) = self.client.as_ref().and_then(|client| client.joined()) else { return };
        let seats = &joined.state.seats;
        let home = joined.presence.home.and_then(|seat| seats.get(usize::from(seat)));
        if let Some(name) = home.and_then(|home| home.name.clone()) {
            self.opener = Some((joined.room, name));
        }
        let (room, players) = self.players.get_or_insert_with(|| (joined.room, Vec::new()));
        if *room != joined.room {
            (*room, *players) = (joined.room, Vec::new());
        }
        players.resize(seats.len(), SeatState::default());
        for (player, seat) in players.iter_mut().zip(seats).filter(|(_, seat)| !seat.is_empty()) {
            player.clone_from(seat);
        }
    }

    /// Returns that the host has closed the room and, in the middle of a game, where the game lies.
    pub(super) fn closed(&self, words: &Words) -> String {
        let together = &words.together;
        let ended = || if self.is_child() { words.class.closed } else { together.host_ended };
        let Some(joined) = self.joined() else { return ended().to_owned() };
        let is_opener = |(room, _): &&(_, _)| *room == joined.room && !self.is_child();
        let who = match self.opener.as_ref().filter(is_opener) {
            Some((_, name)) => {
                together.closed_by(&readable(name).unwrap_or_else(|| together.guest.to_owned()))
            }
            None => ended().to_owned(),
        };
        match joined.state.phase {
            Phase::Playing if joined.seat.is_some() && !self.is_exercise() => {
                format!("{who} {}", together.game_lies)
            }
            _ => who,
        }
    }

    /// Returns what the line below the board says about the people, and what can be done about it.
    pub fn told(&self, words: &Words, board: AtBoard) -> Told {
        let Some(joined) = self.joined() else { return Told::default() };
        let is_over = self.end_of_room();
        if let Some(text) = self.connection(words) {
            let commands = match is_over {
                Some(Bye::Ending) => vec![Command::TryAgain, Command::Menu],
                Some(_) => vec![Command::Menu],
                None => Vec::new(),
            };
            // The result stays.
            if board.is_over && is_over.is_some() {
                return Told::beside(text, &commands);
            }
            return Told { warns: true, ..Told::of(text, &commands) };
        }
        if let Some(told) = self.told_of_exercise(words) {
            return told;
        }
        let told = match joined.state.phase {
            Phase::Playing => self.in_game(joined, words, board),
            Phase::Over(_) => self.after_game(joined, words),
            Phase::Waiting => None,
            // A class goes on when it closes a room.
            Phase::Closed if self.follows_class() => None,
            Phase::Closed => {
                let closed = if board.is_over { Told::beside } else { Told::of };
                Some(closed(words.together.closed.to_owned(), &[Command::Menu]))
            }
        };
        let mut told = told.unwrap_or_default();
        if self.free_seat().is_some() {
            told.commands.push(Command::SitHere);
        }
        let said = self.said.as_ref().map(|(said, _)| said.clone());
        Told { news: said.or(told.news), ..told }
    }

    fn in_game(&self, joined: &Joined, words: &Words, board: AtBoard) -> Option<Told> {
        let (together, at_end) = (&words.together, board.at_end);
        let (state, own) = (&joined.state, joined.seat);
        if state.paused {
            return Some(Told { warns: true, ..Told::of(together.paused.to_owned(), &[]) });
        }
        let in_game = own.filter(|own| !state.has_left(*own));
        let plays_for = in_game.and_then(|own| state.seats.get(usize::from(own))?.level);
        if plays_for.is_some() {
            let text = together.computer_plays_for_you.to_owned();
            return Some(Told::of(text, &[Command::TakeOver]));
        }
        if let Some(OpenOffer { seat, offer, accepted, .. }) = &state.offer {
            if own == Some(*seat) {
                let text = match (offer, at_end) {
                    (Offer::Stop, AtEnd::Points) => together.waits_for_stop,
                    (Offer::Stop, AtEnd::Draw) => together.waits_for_draw,
                    (Offer::TakeBack, _) => together.waits_for_take_back,
                };
                return Some(Told::of(text.to_owned(), &[Command::Withdraw]));
            }
            let name = self.name(joined, words, *seat);
            let text = match (offer, at_end) {
                (Offer::Stop, AtEnd::Draw) => together.offers_draw(&name),
                _ => together.offers(*offer, &name),
            };
            let text = match offer {
                Offer::TakeBack if board.own_move_goes => {
                    format!("{text} {}", together.own_move_goes)
                }
                _ => text,
            };
            let answers = own.is_some_and(|own| !accepted.contains(&own));
            let commands = [Command::Decline, Command::Accept];
            return Some(Told::of(text, if answers { &commands } else { &[] }));
        }
        let now = joined.time(self.now());
        let (seat, claim) = self.gone_seat()?;
        let name = self.name(joined, words, seat);
        // In a class, the teacher decides what becomes of the game.
        if let Some(class) = self.class() {
            // A child on its way to this room is not gone.
            let table = class.state.table(joined.room);
            table.is_none_or(|it| it.players.iter().any(|it| class.is_gone(*it))).then_some(())?;
            let text = || match self.class.teaches {
                true => together.gone(&name),
                false => words.class.gone(&name),
            };
            return (!self.faces_teacher()).then(|| Told::of(text(), &[]));
        }
        let left = claim.saturating_sub(now);
        // Once somebody is out, the others play on, unless only one is left.
        let wins = (0..).zip(&state.seats).filter(|(seat, _)| !state.has_left(*seat)).count() == 2;
        let claims: &[Command] = match (left == 0 && in_game.is_some(), wins) {
            (true, true) => &[Command::Claim, Command::LetComputer],
            (true, false) => &[Command::PutOut, Command::LetComputer],
            (false, _) => &[],
        };
        if self.room_of(seat).is_some() {
            let commands = [&[Command::Follow], claims].concat();
            return Some(Told::of(together.gone_elsewhere(&name), &commands));
        }
        let seconds = left.div_ceil(1000) as usize;
        let text = match (in_game, left, wins) {
            // Who watches claims nothing.
            (None, ..) => together.gone(&name),
            (_, 0, true) => together.gone_claim(&name),
            (_, 0, false) => together.gone_put_out(&name),
            (_, _, true) => together.gone_wait(&name, seconds),
            (_, _, false) => together.gone_wait_of_several(&name, seconds),
        };
        Some(Told::of(text, claims))
    }

    /// Returns the seat of a player who has been gone long enough.
    pub fn claimed_seat(&self) -> Option<u8> {
        let now = self.joined()?.time(self.now());
        self.gone_seat().filter(|(_, claim)| *claim <= now).map(|(seat, _)| seat)
    }

    /// Returns what is said after a game.
    fn after_game(&self, joined: &Joined, words: &Words) -> Option<Told> {
        let told = self.who_goes_on(joined, words);
        let Some(text) = self.result_by_absence(joined, words) else { return told };
        let told = told.unwrap_or_default();
        // The sentence has said who is not there.
        let news = told.news.filter(|_| told.commands != [Command::Menu]);
        Some(Told { text: Some(text), news, ..told })
    }

    /// Returns how a game of two ended that was claimed; `None` if it ended otherwise.
    fn result_by_absence(&self, joined: &Joined, words: &Words) -> Option<String> {
        let (gone, together) = (absent_seat(joined)?, &words.together);
        let winner = self.name(joined, words, 1 - gone);
        let name = self.name(joined, words, gone);
        Some(match joined.seat {
            Some(own) if own == gone => together.away_lost(&winner),
            Some(_) => together.away_won(&name),
            None => together.away_watched(&name, &winner),
        })
    }

    /// Returns who wants another game after one, where all seats are taken, or who is not there.
    fn who_goes_on(&self, joined: &Joined, words: &Words) -> Option<Told> {
        let own = joined.seat?;
        if self.follows_class() {
            return Some(Told::beside(words.class.wait.to_owned(), &[]));
        }
        let seats = &joined.state.seats;
        let is_there = |(seat, there): (&SeatState, &SeatPresence)| {
            !seat.is_empty() && (seat.level.is_some() || *there == SeatPresence::Here)
        };
        if !seats.iter().zip(&joined.presence.seats).all(is_there) {
            let is_missing =
                |seat: &usize| !is_there((&seats[*seat], &joined.presence.seats[*seat]));
            let missing =
                (0..seats.len()).find(|seat| *seat != usize::from(own) && is_missing(seat))?;
            let name = self.name(joined, words, missing as u8);
            return Some(Told::beside(words.together.has_left(&name), &[Command::Menu]));
        }
        let mut wanting = (0..).zip(seats).filter(|(_, seat)| seat.rematch);
        let wants_self = seats.get(usize::from(own))?.rematch;
        let other = wanting.find(|(seat, _)| *seat != own);
        Some(match (wants_self, other) {
            (true, _) => {
                let text = words.together.waits_for_rematch.to_owned();
                Told::beside(text, &[Command::Withdraw])
            }
            (false, Some((seat, _))) => {
                let text = words.together.wants_rematch(&self.name(joined, words, seat));
                Told::beside(text, &[Command::Rematch])
            }
            (false, None) => Told { commands: vec![Command::Rematch], ..Told::default() },
        })
    }
}

/// Returns a name, if letters of it can be drawn.
pub(super) fn readable(name: &Name) -> Option<String> {
    Some(ui_kit::drawn::drawn(name.as_str())).filter(|name| !name.is_empty())
}

/// Returns the seat of the player who lost a game of two by not coming back.
pub(super) fn absent_seat(joined: &Joined) -> Option<u8> {
    let state = &joined.state;
    let last = state.steps.last().filter(|_| matches!(state.phase, Phase::Over(_)))?;
    match last.parse() {
        Ok(Departure::Gone(side)) if state.seats.len() == 2 => {
            Some(state.seat_of(state.game, side))
        }
        _ => None,
    }
}
