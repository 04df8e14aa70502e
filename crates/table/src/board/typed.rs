//! What is typed of a move, and which letters begin one.

use std::mem;

use eframe::egui::{Context, Id, Key};
use window::Command;

use super::board_ui::{BoardUi, TypedMove};
use super::keyboard::DIGITS;

/// The key before a text that begins with the letter of a command.
pub(super) const BEGIN: char = '/';

/// What is typed of a move that is not complete.
#[derive(Default)]
pub(super) struct Typed {
    /// The letters, digits and signs typed so far.
    pub(super) text: String,
    /// Whether these are the keys of commands that were typed last, with which a move may begin.
    pub(super) is_command: bool,
    /// The switches that the letters of the text have turned, if what follows has shown that they begin a move.
    pub(super) turned: Vec<Command>,
    /// The widget with the focus, if typing ends when the focus changes.
    pub(super) focus: Option<Option<Id>>,
    /// The number of entries in the game when typing began, which ends typing when it changes.
    entries: usize,
}

impl Typed {
    /// Returns whether typing goes on in a game with this number of entries.
    fn goes_on(&self, ctx: &Context, entries: usize) -> bool {
        let focus = ctx.memory(|memory| memory.focused());
        self.entries == entries && self.focus.is_none_or(|then| then == focus)
    }

    /// Drops a text that was typed before a change of the game or the focus.
    pub(super) fn continue_in(&mut self, ctx: &Context, entries: usize) {
        if !self.goes_on(ctx, entries) {
            *self = Typed { entries, ..Typed::default() };
        }
    }

    /// Returns the text unless it may be no more than keys of commands.
    pub(super) fn shown(&self) -> Option<&str> {
        (!self.is_command && !self.text.is_empty()).then_some(self.text.as_str())
    }

    /// Returns the shown text in a game with this number of entries.
    pub(super) fn shown_in(&self, ctx: &Context, entries: usize) -> Option<&str> {
        self.shown().filter(|_| self.goes_on(ctx, entries))
    }

    /// Returns the digits at the end: the row of a square.
    pub(super) fn row(&self) -> &str {
        self.text.trim_start_matches(|c: char| !c.is_ascii_digit())
    }

    /// Returns whether the text is the column and the row of a square, in this order.
    pub(super) fn is_column_and_row(&self) -> bool {
        (1..self.text.len()).contains(&self.row().len())
    }

    /// Drops the text.
    pub(super) fn clear(&mut self) {
        self.begin(String::new());
    }

    /// Begins with another text.
    pub(super) fn begin(&mut self, text: String) {
        (self.text, self.is_command, self.turned) = (text, false, Vec::new());
    }

    /// Drops the last character.
    pub(super) fn pop(&mut self) {
        match self.is_command {
            true => self.clear(),
            false => drop(self.text.pop()),
        }
    }

    /// Adds a digit, also to the key of a command, which then is the letter of a column. Typing ends when the focus leaves
    /// `focused`.
    pub(super) fn push_digit(&mut self, digit: char, focused: Option<Id>) {
        if mem::take(&mut self.is_command) {
            self.turned = self.text.chars().filter_map(switch_of).collect();
        }
        self.text.push(digit);
        self.focus = Some(focused);
    }

    /// Adds a letter, a digit or a sign, or begins a move with it. A letter that cannot go on begins
    /// another move. `fresh` is how many letters came in this frame: their commands have not run, and will not if a move
    /// begins with them.
    pub(super) fn push<G: BoardUi>(&mut self, typed: char, fresh: &mut usize) {
        if self.shown().is_some() {
            if typed.is_ascii_graphic() {
                self.text.push(typed);
            }
            if typed.is_ascii_alphabetic() && !G::begins_move(self.text.trim_start_matches(BEGIN)) {
                self.begin(typed.to_string());
            }
        } else if let Some(begun) = begun::<G>(&self.text, typed) {
            let have_run = &begun[..begun.len().saturating_sub(*fresh)];
            let turned = have_run.chars().filter_map(switch_of).collect();
            (self.text, self.is_command) = (format!("{begun}{typed}"), false);
            self.turned = turned;
        } else if begins(typed) {
            self.begin(typed.to_string());
        } else if typed.is_ascii_lowercase() {
            *fresh += 1;
            self.text.push(typed);
            // Two letters name a piece at most.
            self.text = self.text.split_off(self.text.len().saturating_sub(2));
            self.is_command = true;
        } else {
            self.clear();
        }
    }

    /// Adds a digit, of two at most, or a sign. A sign makes a move of a number of two digits, or else of the `chosen`
    /// spot, which follows the digits, too, or else of a digit.
    pub(super) fn push_signed<G: BoardUi>(
        &mut self,
        typed: char,
        played: &G::Match,
        chosen: Option<G::Spot>,
    ) {
        match typed {
            '0'..='9' if self.text.len() < 2 => self.text.push(typed),
            '0'..='9' => self.text = typed.to_string(),
            '+' | '-' | '−' => {
                let sign = if typed == '+' { '+' } else { '-' };
                let number = Some(&self.text).filter(|text| !text.is_empty());
                let long = number.filter(|text| text.len() > 1);
                let names = [long.cloned(), chosen.map(|spot| spot.to_string()), number.cloned()];
                let names: Vec<String> =
                    names.into_iter().flatten().map(|name| format!("{name}{sign}")).collect();
                let is_move =
                    |name: &&String| matches!(G::typed_move(played, name), TypedMove::Move(_));
                let name = names.iter().find(is_move).or(names.first());
                self.text = name.cloned().unwrap_or_default();
            }
            _ => self.text.clear(),
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
fn switch_of(letter: char) -> Option<Command> {
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
pub(super) fn meant(typed: char, shifted: Option<Key>) -> char {
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
