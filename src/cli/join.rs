//! `join`: a seat in a room, or a look at it, in a terminal.

mod seat;

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use basics::Name;
use clap::Args;
use client::{Client, Invitation, News, Status};
use messages::{Act, Code, Refusal};

use super::failure::{CliRefusal, Failure};
use super::games;
use super::text::{ViewArgs, read_line_of};
use crate::platform::{Instant, start_thread};

pub(super) use seat::play;

pub(super) const HELP: &str = "\
ADDRESS is what the host prints, as in 192.168.1.5:8440 or the whole line with its code. The code is that of the host, \
with which one joins the newest room that has a free seat, or that of a room. The board follows each move; moves are \
typed as in text, and help lists the other commands. Lines that are not typed at a terminal wait for their turn, so that \
a script can send all its moves at once. It ends with the room, with quit, or, where the input is over, with the game.";

/// How often nobody answers before the command gives up.
const TRIES: u32 = 4;
/// The longest time without a look at the clock.
const LONG: Duration = Duration::from_secs(60);

/// The arguments of `join`.
#[derive(Debug, Args)]
pub struct JoinArgs {
    /// The address of the host, as in 192.168.1.5:8440.
    #[arg(value_name = "ADDRESS")]
    address: String,
    /// The six digits of the host or of the room.
    #[arg(long, value_name = "NNNNNN")]
    code: Option<Code>,
    /// Your name.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Watch, and take no seat.
    #[arg(long)]
    watch: bool,
    #[command(flatten)]
    view: ViewArgs,
}

/// What wakes the command.
enum Woken {
    /// The client has news.
    News,
    /// A line was typed; `None` at the end of the input.
    Line(Option<String>),
}

/// A player or a spectator at a terminal, from the search for a room to its end.
pub(super) struct Guest<'a> {
    args: &'a JoinArgs,
    client: Client,
    start: Instant,
    woken: Receiver<Woken>,
    lines: VecDeque<String>,
    is_input_over: bool,
    is_interactive: bool,
}

/// Joins a room and stays until it is over.
pub(super) fn run(args: &JoinArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let invitation: Invitation = args.address.parse().map_err(Failure::refused)?;
    let Some(address) = invitation.address else {
        return Err(Failure::refused(client::NotAnAddress));
    };
    if address.is_encrypted() {
        return Err(CliRefusal::Encrypted(address).into());
    }
    let (sender, woken) = channel();
    let waker = sender.clone();
    let wake = Arc::new(move || {
        let _ = waker.send(Woken::News);
    });
    let mut client = Client::of_system(address, None, wake).map_err(Failure::refused)?;
    if let Some(name) = &args.name {
        client.introduce(Name::new(name));
    }
    start_thread("input", move || read_lines(&sender)).map_err(Failure::Input)?;
    let mut guest = Guest {
        args,
        client,
        start: Instant::now(),
        woken,
        lines: VecDeque::new(),
        is_input_over: false,
        is_interactive: io::stdin().is_terminal() && io::stdout().is_terminal(),
    };
    let game = guest.enter(args.code.or(invitation.code))?;
    let commands = games::named(&game)?;
    (commands.join)(&mut guest, out)
}

/// Reads what is typed until nobody wants it any more.
fn read_lines(sender: &Sender<Woken>) {
    let mut input = io::stdin().lock();
    loop {
        // An input that cannot be read is over.
        let line = read_line_of(&mut input).unwrap_or(None);
        let is_over = line.is_none();
        if sender.send(Woken::Line(line)).is_err() || is_over {
            return;
        }
    }
}

impl Guest<'_> {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// Waits until something has happened, and returns the news.
    fn next(&mut self) -> Vec<News> {
        let now = self.now();
        let news = self.client.poll(now);
        if !news.is_empty() {
            return news;
        }
        let wait = self.client.next_poll(now).unwrap_or(LONG);
        match self.woken.recv_timeout(wait) {
            Ok(Woken::Line(Some(line))) => self.lines.push_back(line),
            Ok(Woken::Line(None)) => self.is_input_over = true,
            Ok(Woken::News) | Err(_) => {}
        }
        self.client.poll(self.now())
    }

    /// Enters a room, and returns the name of its game.
    fn enter(&mut self, code: Option<Code>) -> Result<String, Failure> {
        let mut has_asked = false;
        if let Some(code) = code {
            self.client.join(code);
        }
        loop {
            for news in self.next() {
                match news {
                    News::Entered => {
                        if let Some(joined) = self.client.joined() {
                            return Ok(joined.state.setup.game.clone());
                        }
                    }
                    News::Welcome => {
                        let is_admitted =
                            self.client.welcome().is_some_and(|welcome| welcome.admitted);
                        if is_admitted && !has_asked {
                            has_asked = true;
                            self.client.ask_rooms();
                        } else if code.is_none() {
                            return Err(Failure::refused(Refusal::NeedsCode));
                        }
                    }
                    News::Rooms => self.choose_room()?,
                    News::NotEntered(why) => return Err(Failure::refused(why)),
                    News::Ended(why) => return Err(Failure::refused(why)),
                    _ => {}
                }
            }
            if matches!(self.client.status(), Status::Connecting { failed } if failed >= TRIES) {
                return Err(CliRefusal::NobodyAnswers(self.client.address().clone()).into());
            }
        }
    }

    /// Enters the newest room with a free seat or, to watch, the newest one.
    fn choose_room(&mut self) -> Result<(), Failure> {
        let has_place = |card: &&messages::RoomCard| self.args.watch || card.seats.contains(&None);
        let card = self.client.rooms().iter().find(has_place);
        let room = card.map(|card| card.room);
        let room = room.ok_or_else(|| CliRefusal::NoRoom(self.client.address().clone()))?;
        self.client.enter(room);
        Ok(())
    }

    /// Takes a seat, unless the person watches.
    fn sit(&mut self, usual: &str) {
        if !self.args.watch && self.client.joined().is_some_and(|joined| joined.seat.is_none()) {
            let name = Name::new(self.args.name.as_deref().unwrap_or(usual));
            self.client.act(Act::Sit { seat: None, name, face: 0 });
        }
    }
}
