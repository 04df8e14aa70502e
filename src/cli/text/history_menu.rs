//! The menu with which `text` starts for a game whose positions are histories.

use std::fmt::Display;

use basics::{BySide, Side};
use tabletop::{GameMatch, Level};

use super::table::{Left, play_at_prompt};
use super::{Sentences, Terminal, TextArgs, TextSetup, View};
use crate::cli::failure::Failure;
use crate::cli::game::CliGame;
use crate::cli::record_file::found_record;
use crate::cli::walk::walk;
use crate::door::Door;

/// The menu of a game.
pub(super) struct HistoryMenu<'a, 't, G> {
    pub(super) game: G,
    pub(super) args: &'a TextArgs,
    /// A history, as an example.
    pub(super) example: &'static str,
    pub(super) terminal: &'a mut Terminal<'t>,
}

impl<G: CliGame> HistoryMenu<'_, '_, G> {
    /// Asks what to do until the player leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let words = self.terminal.words;
        let title = self.sentences().menu_title();
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
                return self.terminal.say(words.goodbye);
            }
        }
    }

    fn choose(
        &mut self,
        question: &str,
        choices: &[impl Display],
        usual: usize,
    ) -> Result<Option<usize>, Failure> {
        self.terminal.choose(question, 1, choices, usual)
    }

    fn play(&mut self, level: Option<Level>, own: Side) -> Result<Left, Failure> {
        let setup = TextSetup { game: self.game.clone(), first: Side::NEAR, level, own };
        play_at_prompt(setup, self.args, self.terminal)
    }

    fn against_computer(&mut self) -> Result<Left, Failure> {
        let words = self.terminal.words;
        let levels = Level::ALL.map(|level| words.computer_at(level));
        // The default is the level that a newcomer can beat.
        let easy = 1 + Level::Easy as usize;
        let Some(level) = self.choose(words.guest_level, &levels, easy)? else {
            return Ok(Left::InputOver);
        };
        let view = self.view(&self.game.start(Side::NEAR));
        let seats: Vec<&String> = view.names.iter().map(|(_, name)| name).collect();
        let Some(seat) = self.choose(words.guest_seat, &seats, 1)? else {
            return Ok(Left::InputOver);
        };
        self.play(Some(Level::ALL[level - 1]), Side::new(seat - 1))
    }

    /// Asks for a history and steps through it.
    fn history(&mut self) -> Result<Left, Failure> {
        let words = self.terminal.words;
        self.terminal.say(&words.guest_paste(self.example))?;
        loop {
            let Some(text) = self.terminal.ask("> ")? else { return Ok(Left::InputOver) };
            if text.is_empty() {
                return Ok(Left::Quit);
            }
            match self.read(&text) {
                Ok(played) => {
                    let view = self.view(played.start());
                    walk::<G>(&played, &view, self.terminal)?;
                    return Ok(Left::Quit);
                }
                Err(why) => {
                    let why = self.sentences().malformed(&why);
                    self.terminal.say(&words.guest_refused(&why))?;
                }
            }
        }
    }

    /// Reads a history, however it is written.
    fn read(&self, text: &str) -> Result<G::Match, G::Malformed> {
        let found = self.game.at_door(Door::at(G::ID)).read(text.as_bytes()).unwrap_or_default();
        match found.iter().find_map(found_record::<G>) {
            Some(record) => Ok(record.game),
            None => {
                let (game, position) = self.game.parse_position(text)?;
                Ok(game.replayed(position))
            }
        }
    }

    fn view(&self, start: &G::Position) -> View {
        let nobody = BySide::from_fn(self.game.sides(), |_| String::new());
        View::new::<G>(&self.args.view, start, Side::NEAR, &nobody)
    }

    fn sentences(&self) -> &'static G::Sentences {
        G::sentences(self.args.view.language())
    }
}
