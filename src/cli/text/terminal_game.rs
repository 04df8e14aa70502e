//! One game at the prompt, from its start until the player quits.

use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use super::line::{self, Request};
use super::view::View;
use super::{board, narration};
use crate::ai::{Control, Level, analyze_at};
use crate::cli::failure::Failure;
use crate::cli::verb::Verb;
use crate::controller::{NewGame, Refusal, Seat, Session, default_move_engine};
use crate::rules::{BySide, GameEntry, Move, Record, play};
use crate::storage::write_text;
use basics::{Excerpt, shown_path};

/// The level whose search gives hints.
const ADVISER: Level = Level::Expert;

/// A game at the prompt.
pub(super) struct TerminalGame<'a, R, W> {
    session: Session,
    /// Receives a message when the computer may have an answer.
    woken: Receiver<()>,
    view: View,
    /// Whether input and output are a terminal.
    on_terminal: bool,
    input: &'a mut R,
    out: &'a mut W,
}

/// Whether the game continues after a line.
enum Next {
    GoOn,
    Leave,
}

impl<'a, R: BufRead, W: Write> TerminalGame<'a, R, W> {
    pub(super) fn new(
        NewGame { rules, setup }: NewGame,
        view: View,
        on_terminal: bool,
        input: &'a mut R,
        out: &'a mut W,
    ) -> Self {
        let (sender, woken) = channel();
        let wake = move || {
            // The game may have ended already.
            let _ = sender.send(());
        };
        let session = Session::new(rules, setup, Arc::new(wake), default_move_engine());
        TerminalGame { session, woken, view, on_terminal, input, out }
    }

    /// Plays until the player quits.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        let words = self.view.words;
        self.say(words.welcome)?;
        self.show_board()?;
        loop {
            self.let_the_computer_play()?;
            self.prompt()?;
            let Some(line) = line::read(self.input).map_err(Failure::Input)? else {
                // Ends the line of the prompt.
                self.say("")?;
                return self.say(words.goodbye);
            };
            if let Next::Leave = self.answer(&line)? {
                return self.say(words.goodbye);
            }
        }
    }

    fn answer(&mut self, line: &str) -> Result<Next, Failure> {
        let words = self.view.words;
        match line::request(line, words) {
            Request::Nothing => {}
            Request::Unclear => self.say(&words.unclear(&Excerpt::of(line)))?,
            Request::Play(mv) => self.play_move(mv)?,
            Request::Do(verb, given) => match verb {
                Verb::Undo => self.undo()?,
                Verb::Redo => self.redo()?,
                Verb::Hint => self.hint()?,
                Verb::Save => self.save(&given, false)?,
                Verb::SaveOver => self.save(&given, true)?,
                Verb::Moves => self.list_moves()?,
                Verb::Board => self.show_board()?,
                Verb::Help => self.say(words.help)?,
                Verb::Quit => return Ok(Next::Leave),
            },
        }
        Ok(Next::GoOn)
    }

    fn play_move(&mut self, mv: Move) -> Result<(), Failure> {
        let words = self.view.words;
        self.say(&words.chosen(mv))?;
        match self.session.play(mv) {
            Ok(_) => self.narrate_from(self.session.game().turn_count() - 1),
            Err(Refusal::Illegal(illegal)) => self.say(&words.refused(illegal)),
            Err(Refusal::ComputersTurn) => self.say(words.computers_turn),
        }
    }

    /// Waits while the computer has turns to play, and describes each of them.
    fn let_the_computer_play(&mut self) -> Result<(), Failure> {
        while self.session.computer().is_thinking() {
            if self.on_terminal {
                self.say(self.view.words.thinking)?;
            }
            // The session ignores an answer to an outdated request.
            let _ = self.woken.recv();
            if self.session.poll().is_some() {
                self.narrate_from(self.session.game().turn_count() - 1)?;
            }
        }
        if self.session.computer().has_failed() {
            self.say(self.view.words.thinking_broke)?;
        }
        Ok(())
    }

    /// Describes the turns from index `first` on, and shows the board.
    fn narrate_from(&mut self, first: usize) -> Result<(), Failure> {
        let game = self.session.game();
        let lines: Vec<String> =
            game.turns().skip(first).flat_map(|turn| narration::turn(&self.view, turn)).collect();
        self.say(&lines.join("\n"))?;
        self.show_board()?;
        if self.session.game().end().is_some() {
            let result = narration::result(&self.view, self.session.position());
            self.say(&result.join("\n"))?;
            if self.session.begin_round() {
                return self.announce_round();
            }
            let result = self.session.game().match_result();
            if let Some(result) = result.map(|result| narration::match_result(&self.view, result)) {
                self.say(&result)?;
            }
            self.say(self.view.words.after_end)?;
        } else if let Some(left) = self.session.game().idle_turns_left() {
            self.say(&self.view.words.idle_turns_left(left))?;
        }
        Ok(())
    }

    /// Announces the round of a match that has just begun, and shows its board.
    fn announce_round(&mut self) -> Result<(), Failure> {
        let game = self.session.game();
        let sale = game.last_entry().and_then(GameEntry::sale);
        let number = game.round_number();
        if let Some(lines) = sale.map(|sale| narration::round(&self.view, number, sale)) {
            self.say(&lines.join("\n"))?;
            self.show_board()?;
        }
        Ok(())
    }

    /// Returns whether a round of a match is over and the next one has not begun. At the prompt, it
    /// begins at once.
    fn is_between_rounds(&self) -> bool {
        let game = self.session.game();
        game.position().to_move().is_none() && !game.is_over()
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let before = self.session.game().turn_count();
        if !self.session.undo() {
            return self.say(self.view.words.nothing_to_undo);
        }
        if self.is_between_rounds() {
            self.session.undo();
        }
        let taken_back = before - self.session.game().turn_count();
        self.say(&self.view.words.undone(taken_back))?;
        self.show_board()
    }

    fn redo(&mut self) -> Result<(), Failure> {
        let before = self.session.game().turn_count();
        if !self.session.redo() {
            return self.say(self.view.words.nothing_to_redo);
        }
        let begins = self.is_between_rounds() && self.session.redo();
        let played_again = self.session.game().turn_count() - before;
        self.say(&self.view.words.redone(played_again))?;
        self.narrate_from(before)?;
        if begins { self.announce_round() } else { Ok(()) }
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let game = self.session.game();
        let Some(found) = analyze_at(ADVISER, game, &Control::default()) else {
            return self.say(self.view.words.no_moves);
        };
        let turn = play(game.rules(), game.position(), found.best());
        let captured = turn.expect("an analysis finds legal moves").captured;
        self.say(&self.view.words.hint_to_play(found.best(), captured, found.score, found.turns))
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        let moves = self.session.position().legal_moves();
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
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
        let name = |side| match self.session.setup().seats[side] {
            Seat::Person => String::new(),
            Seat::Computer(level) => words.computer_at(level),
            Seat::Fitting(strength) => words.computer_at(strength.nearest_level()),
        };
        let game = self.session.game().clone();
        let names = BySide::from_fn(game.rules().sides, name);
        let record = Record { game, names };
        match write_text(Path::new(path), &record.to_string(), replace) {
            Ok(()) => self.say(&words.saved(&shown_path(Path::new(path)))),
            Err(problem) => self.say(&words.not_saved(&problem)),
        }
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let lines = board::lines(&self.view, self.session.position());
        self.say(&lines.join("\n"))
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        let to_move = self.session.position().to_move();
        let name = to_move.map_or(self.view.words.over_prompt, |side| &self.view.names[side]);
        write!(self.out, "{name}> ").and_then(|()| self.out.flush()).map_err(Failure::Output)
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}").and_then(|()| self.out.flush()).map_err(Failure::Output)
    }
}
