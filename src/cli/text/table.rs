//! One game at the prompt, from its start until the player leaves it.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use basics::{BySide, Excerpt, Form, Side, shown_path};
use tabletop::{GameMatch, Level, Record, Refusal, Seat, Session, Setup, default_move_engine};

use super::line::{self, Request};
use super::sentences::Sentences;
use super::terminal::Terminal;
use super::view::View;
use super::{TextArgs, TextSetup};
use crate::cli::failure::Failure;
use crate::cli::game::CliGame;
use crate::cli::verb::Verb;
use crate::storage::write_text;

/// How a player has left a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Left {
    /// With a command.
    Quit,
    /// The input is over.
    InputOver,
}

/// A game at the prompt.
struct Table<'a, 't, G: CliGame> {
    session: Session<G>,
    /// Receives a message when the computer may have an answer.
    woken: Receiver<()>,
    view: View,
    sentences: &'static G::Sentences,
    terminal: &'a mut Terminal<'t>,
}

/// Plays a game until the player leaves it.
pub(in crate::cli) fn play_at_prompt<G: CliGame>(
    TextSetup { game, first, level, own }: TextSetup<G>,
    args: &TextArgs,
    terminal: &mut Terminal<'_>,
) -> Result<Left, Failure> {
    let words = terminal.words;
    let level_of = |side| level.filter(|_| side != own);
    let setup = Setup {
        seats: BySide::from_fn(game.sides(), |side| {
            level_of(side).map_or(Seat::Person, Seat::Computer)
        }),
        names: Setup::no_names(game.sides()),
        first,
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
    };
    let who = BySide::from_fn(game.sides(), |side| match level {
        Some(_) if side == own => words.you.to_owned(),
        Some(level) => words.computer_at(level),
        None => String::new(),
    });
    let (sender, woken) = channel();
    let wake = move || {
        // The game may have ended already.
        let _ = sender.send(());
    };
    let session = Session::new(game, setup, Arc::new(wake), default_move_engine::<G>());
    let view = View::new::<G>(&args.view, session.position(), own, &who);
    let sentences = G::sentences(view.language);
    Table { session, woken, view, sentences, terminal }.play()
}

impl<G: CliGame> Table<'_, '_, G> {
    fn play(mut self) -> Result<Left, Failure> {
        self.say(&self.sentences.welcome())?;
        self.show_board()?;
        loop {
            self.let_the_computer_play()?;
            let to_move = self.game().to_move();
            let name = to_move.map_or(self.view.words.over_prompt, |side| &self.view.names[side]);
            let Some(line) = self.terminal.ask(&format!("{name}> "))? else {
                return Ok(Left::InputOver);
            };
            let read = |text: &str| G::read_move(self.game(), text).ok();
            match line::request(&line, self.view.words, read) {
                Request::Nothing => {}
                Request::Unclear => {
                    self.say(&self.sentences.unclear(&self.view, &Excerpt::of(&line)))?;
                }
                Request::Play(mv) => self.play_move(mv)?,
                Request::Do(Verb::Quit, _) => return Ok(Left::Quit),
                Request::Do(verb, given) => self.carry_out(verb, &given)?,
            }
        }
    }

    fn carry_out(&mut self, verb: Verb, given: &str) -> Result<(), Failure> {
        match verb {
            Verb::Undo => self.undo(),
            Verb::Redo => self.redo(),
            Verb::Hint => match self.sentences.hint(self.game(), self.session.setup().seed) {
                Some(hint) => self.say(&hint),
                None => self.say(self.view.words.no_moves),
            },
            Verb::Save => self.save(given, false),
            Verb::SaveOver => self.save(given, true),
            Verb::Moves => self.list_moves(),
            Verb::Board => self.show_board(),
            Verb::Help | Verb::Quit => self.say(self.sentences.help()),
        }
    }

    fn play_move(&mut self, mv: G::Move) -> Result<(), Failure> {
        if let Some(chosen) = self.sentences.chosen(mv) {
            self.say(&chosen)?;
        }
        match self.session.play(mv) {
            Ok(_) => self.narrate_from(self.game().turn_count() - 1),
            Err(Refusal::Illegal(why)) => self.say(&self.sentences.refused(&self.view, &why)),
            Err(Refusal::ComputersTurn) => self.say(self.view.words.computers_turn),
        }
    }

    /// Waits while the computer has turns to play, and describes each of them.
    fn let_the_computer_play(&mut self) -> Result<(), Failure> {
        while self.session.computer().is_thinking() {
            if self.terminal.is_interactive() {
                self.say(self.view.words.thinking)?;
            }
            // The session ignores an answer to an outdated request.
            let _ = self.woken.recv();
            if self.session.poll().is_some() {
                self.narrate_from(self.game().turn_count() - 1)?;
            }
        }
        if self.session.computer().has_failed() {
            self.say(self.view.words.thinking_broke)?;
        }
        Ok(())
    }

    /// Describes the turns from index `first` on, and shows the board and what follows.
    fn narrate_from(&mut self, first: usize) -> Result<(), Failure> {
        let turns = (first..).map_while(|turn| self.game().turn(turn));
        let lines: Vec<String> =
            turns.flat_map(|turn| self.sentences.turn(&self.view, turn)).collect();
        self.terminal.say_all(&lines)?;
        self.show_board()?;
        self.terminal.say_all(&self.sentences.outlook(&self.view, self.session.game()))?;
        if self.game().to_move().is_some() {
            return Ok(());
        }
        if self.session.begin_round() {
            return self.announce_round();
        }
        if let Some(verdict) = self.sentences.verdict(&self.view, self.game()) {
            self.say(&verdict)?;
        }
        self.say(self.view.words.after_end)
    }

    /// Announces the round of a match that has just begun, and shows its board.
    fn announce_round(&mut self) -> Result<(), Failure> {
        self.terminal.say_all(&self.sentences.round(&self.view, self.session.game()))?;
        self.show_board()
    }

    /// Returns whether a round of a match is over and the next one has not begun. At the prompt, it
    /// begins at once.
    fn is_between_rounds(&self) -> bool {
        self.game().to_move().is_none() && !self.game().is_over()
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let before = self.game().turn_count();
        if !self.session.undo() {
            return self.say(self.view.words.nothing_to_undo);
        }
        if self.is_between_rounds() {
            self.session.undo();
        }
        self.say(&self.view.words.undone(before - self.game().turn_count()))?;
        self.show_board()
    }

    fn redo(&mut self) -> Result<(), Failure> {
        let before = self.game().turn_count();
        if !self.session.redo() {
            return self.say(self.view.words.nothing_to_redo);
        }
        let begins = self.is_between_rounds() && self.session.redo();
        self.say(&self.view.words.redone(self.game().turn_count() - before))?;
        if !G::RETELLS {
            return self.show_board();
        }
        self.narrate_from(before)?;
        if begins { self.announce_round() } else { Ok(()) }
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        let moves: Vec<String> = self.game().legal_moves().iter().map(G::Move::to_string).collect();
        match moves.is_empty() {
            true => self.say(self.view.words.no_moves),
            false => self.say(&self.view.words.moves(&moves.join(" "))),
        }
    }

    fn save(&mut self, path: &str, replace: bool) -> Result<(), Failure> {
        let words = self.view.words;
        if path.is_empty() {
            return self.say(words.save_where);
        }
        let mut record = Record::<G>::of(self.game().clone());
        if G::NAMES_COMPUTERS {
            for (side, level) in self.computers() {
                record.heading.set_name(side, &words.computer_at(level));
            }
        }
        let path = Path::new(path);
        match write_text(path, &G::write(&record, Form::Record), replace) {
            Ok(()) => self.say(&words.saved(&shown_path(path))),
            Err(problem) => self.say(&words.not_saved(self.view.language, &problem)),
        }
    }

    /// Returns the sides that computers play, and their levels.
    fn computers(&self) -> impl Iterator<Item = (Side, Level)> {
        let seats = self.session.setup().seats.iter();
        seats.filter_map(|(side, seat)| Some((side, seat.level()?)))
    }

    fn game(&self) -> &G::Match {
        self.session.game()
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        self.terminal.say_all(&self.sentences.board(&self.view, self.session.game()))
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        self.terminal.say(text)
    }
}
