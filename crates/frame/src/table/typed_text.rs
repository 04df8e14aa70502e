//! The text of a move as it is typed, letter by letter.

use eframe::egui::{Event, Key};

use super::drawn::Drawn;
use super::keyboard::DIGITS;
use crate::command::Command;

/// The key before a text that begins with the letter of a command.
pub(super) const BEGIN: char = '/';

/// The text of a move that is not complete.
#[derive(Clone, Default, PartialEq)]
pub(super) struct TypedText {
    /// What is typed so far; `None` if nothing has begun a move.
    pub(super) text: Option<String>,
    /// The letter of a command, if it was typed last.
    letter: Option<char>,
    /// The key pressed last while Shift was held, whose character has yet to come.
    shifted: Option<Key>,
    /// The switch that this letter has turned, if a digit has shown since that it begins a move.
    pub(super) turns_back: Option<Command>,
}

impl TypedText {
    /// Handles the input of a frame in a game that reads moves like `G`.
    pub(super) fn read<G: Drawn>(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Text(typed) => {
                    let shifted = self.shifted.take();
                    for letter in typed.chars() {
                        self.push::<G>(meant(letter, shifted));
                    }
                }
                Event::Key { key: Key::Backspace, pressed: true, .. } => {
                    self.letter = None;
                    self.text = self.text.take().filter(|text| text.chars().count() > 1);
                    self.text.as_mut().map(String::pop);
                }
                Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
                    self.shifted = modifiers.shift.then_some(physical_key.unwrap_or(*key));
                }
                Event::PointerButton { pressed: true, .. } => self.letter = None,
                _ => {}
            }
        }
    }

    /// Adds a letter, a digit or a sign, or begins a move with it. A letter that cannot go on begins
    /// another move.
    fn push<G: Drawn>(&mut self, typed: char) {
        let letter = self.letter.take();
        match &mut self.text {
            Some(text) if typed.is_ascii_graphic() => {
                text.push(typed);
                if typed.is_ascii_alphabetic() && !G::begins_move(text.trim_start_matches(BEGIN)) {
                    *text = typed.to_string();
                }
            }
            None if begins(typed) => self.text = Some(typed.to_string()),
            None if typed.is_ascii_digit() => {
                let Some(letter) = letter else { return };
                let switch = commands_of(letter).find(|command| SWITCHES.contains(command));
                if switch.is_some() || commands_of(letter).any(|command| command == Command::Pause)
                {
                    self.text = Some(format!("{letter}{typed}"));
                    self.turns_back = switch;
                }
            }
            None => self.letter = Some(typed).filter(char::is_ascii_lowercase),
            Some(_) => {}
        }
    }
}

/// The commands that undo themselves when they run again. Nothing pauses while a person is to move, so that
/// the key of that command has done nothing.
const SWITCHES: [Command; 3] = [Command::Effects, Command::Music, Command::TurnBoard];

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
    if typed.is_ascii_alphanumeric() || "-./=+".contains(typed) {
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
