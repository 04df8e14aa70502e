//! The menu with which `text` starts for a game whose positions are histories.

use std::io::{BufRead, Write};

use tabletop::{Level, Match, Side};

use super::text::{Left, TableSetup, play_at_prompt};
use super::{GuestGame, options_text, walk};
use crate::cli::failure::Failure;
use crate::cli::text::{TextArgs, TextMenu, read_line};
use crate::door::{Door, FoundGame};
use crate::rules::Rules;
use crate::words::GameWords;

/// The menu of a game.
pub(super) struct Menu<'a, G, R, W> {
    pub(super) game: G,
    pub(super) args: &'a TextArgs,
    /// A history, as an example.
    pub(super) example: &'static str,
    pub(super) input: &'a mut R,
    pub(super) out: &'a mut W,
}

impl<G: GuestGame, R: BufRead, W: Write> Menu<'_, G, R, W> {
    /// Asks what to do until the player leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let words = self.args.view.words();
        let shared = self.shared();
        let title = format!("{}. {}", shared.title(), shared.subtitle());
        let choices =
            [words.guest_play, words.guest_history, words.guest_computer, words.guest_leave];
        loop {
            let left = match self.choose(&title, &choices, 1)? {
                Some(1) => self.play(None, Side::NEAR)?,
                Some(2) => self.history()?,
                Some(3) => self.against_computer()?,
                _ => Left::InputOver,
            };
            if left == Left::InputOver {
                return writeln!(self.out, "{}", words.goodbye).map_err(Failure::Output);
            }
        }
    }

    fn choose(
        &mut self,
        question: &str,
        choices: &[impl std::fmt::Display],
        usual: usize,
    ) -> Result<Option<usize>, Failure> {
        let words = self.args.view.words();
        let mut menu = TextMenu { words, input: &mut *self.input, out: &mut *self.out };
        menu.choose(question, 1, choices, usual)
    }

    fn play(&mut self, level: Option<Level>, own: Side) -> Result<Left, Failure> {
        let setup = TableSetup { game: self.game.clone(), first: Side::NEAR, level, own };
        play_at_prompt(setup, self.args, self.input, self.out)
    }

    fn against_computer(&mut self) -> Result<Left, Failure> {
        let words = self.args.view.words();
        let levels = Level::ALL.map(|level| words.computer_at(level));
        // The default is the level that a newcomer can beat.
        let easy = 1 + Level::Easy as usize;
        let Some(level) = self.choose(words.guest_level, &levels, easy)? else {
            return Ok(Left::InputOver);
        };
        let start = Match::new(self.game.clone(), Side::NEAR);
        let guest = G::words(self.args.view.language());
        let seats = (0..self.game.sides()).map(Side::new);
        let seats: Vec<String> = seats
            .map(|side| guest.side(&start, side).map_or_else(|| words.side(side), str::to_owned))
            .collect();
        let Some(seat) = self.choose(words.guest_seat, &seats, 1)? else {
            return Ok(Left::InputOver);
        };
        self.play(Some(Level::ALL[level - 1]), Side::new(seat - 1))
    }

    /// Asks for a history and steps through it.
    fn history(&mut self) -> Result<Left, Failure> {
        let words = self.args.view.words();
        self.say(&words.guest_paste(self.example))?;
        loop {
            write!(self.out, "> ").and_then(|()| self.out.flush()).map_err(Failure::Output)?;
            let Some(text) = read_line(self.input).map_err(Failure::Input)? else {
                self.say("")?;
                return Ok(Left::InputOver);
            };
            if text.is_empty() {
                return Ok(Left::Quit);
            }
            match self.read(&text) {
                Ok(played) => {
                    walk(&played, words, self.input, self.out)?;
                    return Ok(Left::Quit);
                }
                Err(why) => {
                    let why = self.shared().malformed(&why);
                    self.say(&words.guest_refused(&why))?;
                }
            }
        }
    }

    /// Reads a history, however it is written.
    fn read(&self, text: &str) -> Result<Match<G>, G::Malformed> {
        let door = Door::new(Rules::classic(), G::ID).with_options(G::ID, options_text(&self.game));
        let found = door.read(text.as_bytes()).unwrap_or_default();
        let game = found.iter().find_map(|found| match &found.game {
            FoundGame::Guest(guest) => Some(guest.noted::<G>()?.record.game.clone()),
            FoundGame::OAnQuan(_) => None,
        });
        match game {
            Some(game) => Ok(game),
            None => {
                let (game, position) = self.game.parse_position(text)?;
                Ok(G::replayed(game, position))
            }
        }
    }

    fn shared(&self) -> &'static dyn GameWords<G> {
        G::words(self.args.view.language()).shared()
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}").and_then(|()| self.out.flush()).map_err(Failure::Output)
    }
}
