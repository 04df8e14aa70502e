//! A person at a terminal in a room of the game `G`.

use std::io::{self, Write};

use basics::{BySide, Excerpt, Side};
use client::News;
use client::matches::{replayed, take};
use messages::{Act, Change, Event, Offer, Phase, RoomState};
use tabletop::{GameEntry, GameMatch, Step};

use super::Guest;
use crate::cli::failure::Failure;
use crate::cli::game::CliGame;
use crate::cli::text::{Request, Sentences, Terminal, View, request};
use crate::cli::verb::{RoomVerb, Verb};
use crate::cli::words::TerminalWords;

/// A person at a terminal in a room.
struct Seat<'a, 'b, G: CliGame> {
    guest: &'a mut Guest<'b>,
    terminal: Terminal<'a>,
    words: &'static TerminalWords,
    sentences: &'static G::Sentences,
    view: View,
    played: G::Match,
    /// Whether the board of the current game has been shown.
    is_shown: bool,
    /// Whether the connection is lost.
    is_lost: bool,
}

/// Stays in the room that the guest has entered, in which this game is played, until it is over.
pub(in crate::cli) fn play<G: CliGame>(
    guest: &mut Guest<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let words = guest.args.view.words();
    let Some(joined) = guest.client.joined() else { return Ok(()) };
    let state = joined.state.clone();
    let Some(played) = match_of::<G>(&state) else {
        return Err(Failure::refused(words.room_unknown));
    };
    let (code, is_waiting) = (joined.code.to_string(), state.phase == Phase::Waiting);
    guest.sit(words.together.guest);
    let mut nothing = io::empty();
    let mut seat = Seat::<G> {
        terminal: Terminal::new(words, &mut nothing, out),
        words,
        sentences: G::sentences(guest.args.view.language()),
        view: view_of::<G>(guest, &played),
        played,
        guest,
        is_shown: false,
        is_lost: false,
    };
    if seat.guest.args.watch {
        seat.say(words.room_watching)?;
    }
    if is_waiting {
        seat.say(&words.room_waits(&code))?;
    }
    seat.catch_up()?;
    seat.run()
}

/// Returns the match of a room; `None` if this program does not know its rules.
fn match_of<G: CliGame>(state: &RoomState) -> Option<G::Match> {
    replayed::<G>(state, state.steps.iter().map(String::as_str))
}

/// Returns how the guest sees the board: from the own side, with the names of the players.
fn view_of<G: CliGame>(guest: &Guest<'_>, played: &G::Match) -> View {
    let sides = played.game().sides();
    let joined = guest.client.joined();
    let near = joined.and_then(|joined| Some(joined.state.side_of(joined.seat?)));
    let who = BySide::from_fn(sides, |side| {
        joined.map_or_else(String::new, |joined| {
            name_of(guest, joined.state.seat_of(joined.state.game, side))
        })
    });
    View::new::<G>(&guest.args.view, played.start(), near.unwrap_or(Side::NEAR), &who)
}

/// Returns the name of the player at a seat.
fn name_of(guest: &Guest<'_>, seat: u8) -> String {
    let words = guest.args.view.words();
    let there = guest.client.joined().and_then(|it| it.state.seats.get(usize::from(seat)));
    let name = there.and_then(|seat| seat.name.as_ref()).map(ToString::to_string);
    let name = name.filter(|name| !name.is_empty());
    match (name, there.and_then(|seat| seat.level)) {
        (Some(name), _) => name,
        (None, Some(level)) => words.computer_at(level),
        (None, None) => words.together.guest.to_owned(),
    }
}

impl<G: CliGame> Seat<'_, '_, G> {
    fn run(mut self) -> Result<(), Failure> {
        loop {
            for news in self.guest.next() {
                match news {
                    News::Event(event) => self.happened(&event)?,
                    News::Entered => {
                        if std::mem::take(&mut self.is_lost) {
                            self.say(self.words.together.back)?;
                        }
                        self.catch_up()?;
                    }
                    News::Refused { act, why } => {
                        let is_seat = matches!(act, Act::Sit { .. });
                        if is_seat {
                            return Err(Failure::refused(why));
                        }
                        self.say(&self.words.together.refusal(&why))?;
                    }
                    News::NotEntered(why) | News::NeedsCode(Some(why)) => {
                        return Err(Failure::refused(why));
                    }
                    News::Ended(why) => return Err(Failure::refused(why)),
                    News::Lost => {
                        self.is_lost = true;
                        let address = self.guest.client.address().to_string();
                        self.say(&self.words.together.reconnecting(&address))?;
                    }
                    _ => {}
                }
            }
            let Some(phase) = self.phase() else { return Ok(()) };
            if phase == Phase::Closed {
                return Ok(());
            }
            if !self.take_lines()? {
                return Ok(());
            }
            let is_over = matches!(phase, Phase::Over(_)) || self.guest.is_interactive;
            if self.guest.is_input_over && is_over && self.guest.lines.is_empty() {
                self.guest.client.leave();
                return Ok(());
            }
        }
    }

    fn phase(&self) -> Option<Phase> {
        self.guest.client.joined().map(|joined| joined.state.phase.clone())
    }

    fn is_own_turn(&self) -> bool {
        let waits = self.guest.client.waits_for(|act| matches!(act, Act::Move(_)));
        self.guest.client.joined().is_some_and(client::Joined::is_own_turn) && !waits
    }

    /// Shows the board if it is not the one that was shown last.
    fn catch_up(&mut self) -> Result<(), Failure> {
        let Some(joined) = self.guest.client.joined() else { return Ok(()) };
        let Some(played) = match_of::<G>(&joined.state) else {
            return Err(Failure::refused(self.words.room_unknown));
        };
        let is_new = played.entries().len() != self.played.entries().len();
        let begins = joined.state.phase != Phase::Waiting && !self.is_shown;
        self.played = played;
        self.view = view_of::<G>(self.guest, &self.played);
        if is_new || begins { self.show_board() } else { Ok(()) }
    }

    /// Says what has happened.
    fn happened(&mut self, event: &Event) -> Result<(), Failure> {
        let said = self.words.together.happened(&event.change, |seat| name_of(self.guest, seat));
        if let Some(said) = said {
            self.say(&said)?;
        }
        match &event.change {
            Change::Began { .. } => {
                if let Some(played) = self
                    .guest
                    .client
                    .joined()
                    .and_then(|it| client::matches::begin::<G>(&it.state.setup))
                {
                    self.played = played;
                }
                self.view = view_of::<G>(self.guest, &self.played);
                self.show_board()
            }
            Change::Stepped { step, .. } => self.stepped(step),
            Change::TookBack { steps, .. } => {
                while self.played.entries().len() > *steps as usize && self.played.undo().is_some()
                {
                }
                self.show_board()
            }
            Change::Sat { .. } | Change::Named { .. } | Change::Computer { .. } => {
                self.view = view_of::<G>(self.guest, &self.played);
                Ok(())
            }
            Change::Over { .. } => match self.sentences.verdict(&self.view, &self.played) {
                Some(verdict) => self.say(&verdict),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn stepped(&mut self, step: &str) -> Result<(), Failure> {
        let turns = self.played.turn_count();
        if !take::<G>(&mut self.played, step) {
            return self.catch_up();
        }
        if let Some(turn) = self.played.turn(turns) {
            let lines = self.sentences.turn(&self.view, turn);
            self.terminal.say_all(&lines)?;
        }
        let begins = matches!(self.played.entries().last().map(GameEntry::step), Some(Step::Round));
        if begins {
            let lines = self.sentences.round(&self.view, &self.played);
            self.terminal.say_all(&lines)?;
        }
        self.show_board()
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        self.is_shown = true;
        self.terminal.say_all(&self.sentences.board(&self.view, &self.played))?;
        if self.is_own_turn() { self.say(self.words.room_turn) } else { Ok(()) }
    }

    /// Carries out what was typed. Returns whether the person stays.
    fn take_lines(&mut self) -> Result<bool, Failure> {
        while let Some(line) = self.guest.lines.front().cloned() {
            let read = |text: &str| G::read_move(&self.played, text).ok();
            let room = room_verb(&line, self.words);
            let asked = request(&line, self.words, read);
            let is_move = room.is_none() && matches!(asked, Request::Play(_));
            let is_over = self.phase().is_none_or(|phase| matches!(phase, Phase::Over(_)));
            // What a script sends waits for its turn.
            if is_move && !self.guest.is_interactive && !self.is_own_turn() && !is_over {
                return Ok(true);
            }
            self.guest.lines.pop_front();
            match (room, asked) {
                (Some(verb), _) => {
                    let act = self.act(verb);
                    self.guest.client.act(act);
                }
                (None, Request::Play(mv)) => {
                    self.guest.client.act(Act::Move(mv.to_string()));
                }
                (None, Request::Nothing) => {}
                (None, Request::Do(Verb::Quit, _)) => {
                    self.guest.client.leave();
                    return Ok(false);
                }
                (None, Request::Do(Verb::Board, _)) => self.show_board()?,
                (None, Request::Do(Verb::Moves, _)) => self.list_moves()?,
                (None, Request::Do(Verb::Help, _)) => self.say(self.words.room_help)?,
                (None, Request::Do(..) | Request::Unclear) => {
                    self.say(&self.words.not_understood(&Excerpt::of(&line)))?;
                }
            }
        }
        Ok(true)
    }

    fn act(&self, verb: RoomVerb) -> Act {
        match verb {
            RoomVerb::Resign => Act::Resign,
            RoomVerb::Offer => Act::Offer(Offer::Stop),
            RoomVerb::TakeBack => Act::Offer(Offer::TakeBack),
            RoomVerb::Yes => Act::Answer(true),
            RoomVerb::No => self.no(),
            RoomVerb::Rematch => Act::Rematch(true),
            RoomVerb::PlayOn => Act::PlayOn,
        }
    }

    /// Returns what "no" means: it takes back what the person offers, or else declines what another one does.
    fn no(&self) -> Act {
        let Some(joined) = self.guest.client.joined() else { return Act::Answer(false) };
        let seat = joined.seat.and_then(|seat| joined.state.seats.get(usize::from(seat)));
        match &joined.state.offer {
            Some(offer) if joined.seat == Some(offer.seat) => Act::Withdraw,
            None if seat.is_some_and(|seat| seat.rematch) => Act::Rematch(false),
            _ => Act::Answer(false),
        }
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        let moves: Vec<String> =
            self.played.legal_moves().iter().map(ToString::to_string).collect();
        match moves.is_empty() {
            true => self.say(self.words.no_moves),
            false => self.say(&self.words.moves(&moves.join(" "))),
        }
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        self.terminal.say(text)
    }
}

/// Returns the command about the room in a line, in the language of the terminal or in English.
fn room_verb(line: &str, words: &TerminalWords) -> Option<RoomVerb> {
    let line = line.to_lowercase();
    let english = RoomVerb::NAMES.into_iter();
    english.chain(words.room_verbs()).find(|(name, _)| *name == line).map(|(_, verb)| verb)
}
