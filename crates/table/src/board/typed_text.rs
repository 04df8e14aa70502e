//! The text of a move as it is typed, letter by letter.

use std::mem;

use eframe::egui::{Event, Key};
use window::Command;

use super::board_ui::BoardUi;
use super::keyboard::DIGITS;

/// The key before a text that begins with the letter of a command.
pub(crate) const BEGIN: char = '/';

/// The text of a move that is not complete.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct TypedText {
    /// What is typed so far; `None` if nothing has begun a move.
    pub(crate) text: Option<String>,
    /// What was typed when it was read as a move last.
    pub(crate) judged: Option<String>,
    /// The letters of commands that were typed last, at most two.
    letters: String,
    /// How many of these letters came in this frame: their commands have not run, and will not if a move
    /// begins with them.
    fresh: usize,
    /// The key pressed last while Shift was held, whose character has yet to come.
    shifted: Option<Key>,
    /// The switches that these letters have turned, if what follows has shown that they begin a move.
    pub(crate) turns_back: Vec<Command>,
}

impl TypedText {
    /// Handles the input of a frame in a game that reads moves like `G`.
    pub(crate) fn read<G: BoardUi>(&mut self, events: &[Event]) {
        self.fresh = 0;
        for event in events {
            match event {
                Event::Text(typed) => {
                    let shifted = self.shifted.take();
                    for letter in typed.chars() {
                        self.push::<G>(meant(letter, shifted));
                    }
                }
                Event::Key { key: Key::Backspace, pressed: true, .. } => {
                    self.letters.clear();
                    self.text = self.text.take().filter(|text| text.chars().count() > 1);
                    self.text.as_mut().map(String::pop);
                }
                Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
                    self.shifted = modifiers.shift.then_some(physical_key.unwrap_or(*key));
                }
                Event::PointerButton { pressed: true, .. } => self.letters.clear(),
                _ => {}
            }
        }
    }

    /// Adds a letter, a digit or a sign, or begins a move with it. A letter that cannot go on begins
    /// another move.
    fn push<G: BoardUi>(&mut self, typed: char) {
        let mut letters = mem::take(&mut self.letters);
        if let Some(text) = self.text.as_mut().filter(|_| typed.is_ascii_graphic()) {
            text.push(typed);
            if typed.is_ascii_alphabetic() && !G::begins_move(text.trim_start_matches(BEGIN)) {
                *text = typed.to_string();
            }
        } else if self.text.is_none() {
            if let Some(begun) = begun::<G>(&letters, typed) {
                let have_run = begun.len() - self.fresh.min(begun.len());
                self.turns_back = begun[..have_run].chars().filter_map(switch_of).collect();
                self.text = Some(format!("{begun}{typed}"));
            } else if begins(typed) {
                self.text = Some(typed.to_string());
            } else if typed.is_ascii_lowercase() {
                self.fresh += 1;
                letters.push(typed);
                self.letters = letters.split_off(letters.len().saturating_sub(2));
            }
        }
    }
}

/// Returns the letters of commands, typed before `typed`, with which a move begins that `typed` goes on: one
/// letter before a digit, as in `m2`, or the two of a piece before a sign, as in `pt-`.
fn begun<G: BoardUi>(letters: &str, typed: char) -> Option<&str> {
    let last = &letters[letters.len().saturating_sub(1)..];
    let stands =
        |letter| commands_of(letter).any(|it| it == Command::Pause || SWITCHES.contains(&it));
    let begun = match typed {
        '0'..='9' => last,
        _ if SIGNS.contains(typed) && G::names_piece(letters) => letters,
        'a'..='z' if begins(typed) && G::names_piece(&format!("{last}{typed}")) => last,
        _ => "",
    };
    (!begun.is_empty() && begun.chars().all(stands)).then_some(begun)
}

/// The signs of directions.
const SIGNS: &str = "-./=+";

/// The commands that undo themselves when they run again. Nothing pauses while a person is to move, so that
/// the key of that command has done nothing.
const SWITCHES: [Command; 5] =
    [Command::Effects, Command::Evaluation, Command::Hint, Command::Music, Command::TurnBoard];

/// Returns the switch of which this letter is the key.
pub(crate) fn switch_of(letter: char) -> Option<Command> {
    commands_of(letter).find(|command| SWITCHES.contains(command))
}

/// Returns the commands of which this letter is the key.
fn commands_of(letter: char) -> impl Iterator<Item = Command> {
    let key = Key::from_name(&letter.to_ascii_uppercase().to_string());
    key.into_iter().flat_map(Command::of_key)
}

/// Returns whether a move begins with this: with a capital letter, one that is no command, or [`BEGIN`].
fn begins(typed: char) -> bool {
    let is_plain = typed.is_ascii_lowercase() && commands_of(typed).next().is_none();
    typed == BEGIN || typed.is_ascii_uppercase() || is_plain
}

/// Returns what a player means who types this with Shift held and the key `shifted`: on that key lie a digit
/// or a sign of moves and something that no move contains.
fn meant(typed: char, shifted: Option<Key>) -> char {
    if typed.is_ascii_alphanumeric() || SIGNS.contains(typed) {
        return typed;
    }
    let Some(key) = shifted else { return typed };
    let digit = DIGITS.iter().zip('0'..).find(|(digit, _)| **digit == key);
    match key {
        Key::Minus => '-',
        Key::Period => '.',
        Key::Slash => '/',
        _ => digit.map_or(typed, |(_, digit)| digit),
    }
}
