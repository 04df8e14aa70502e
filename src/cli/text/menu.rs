//! The questions that `text` asks when it starts without options.

use std::fmt::Display;
use std::io::{BufRead, Write};

use super::line;
use crate::ai::Level;
use crate::cli::failure::Failure;
use crate::cli::verb::Verb;
use crate::cli::words::Words;
use crate::rules::{Move, Preset, Rules, SIDES, Side};
use basics::Excerpt;

/// The player's choices.
#[derive(Debug, PartialEq)]
pub(super) struct MenuChoice {
    pub(super) rules: Rules,
    /// The level of the computer, or `None` if only people play.
    pub(super) level: Option<Level>,
    /// The person's side.
    pub(super) side: Side,
}

/// Asks what to play. Returns `None` if the player quits.
pub(super) fn ask(
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<MenuChoice>, Failure> {
    writeln!(out, "{}", words.menu_title).map_err(Failure::Output)?;
    let mut menu = TextMenu { words, input, out };

    let boards = [words.menu_board_two, words.menu_board_three, words.menu_board_four];
    let fewest = usize::from(*SIDES.start());
    let Some(sides) = menu.choose(words.menu_sides, fewest, &boards, fewest)? else {
        return Ok(None);
    };
    let presets: Vec<&str> = Preset::ALL.iter().map(|preset| words.preset(*preset)).collect();
    let Some(preset) = menu.choose(words.menu_rules, 1, &presets, 1)? else {
        return Ok(None);
    };
    let rules = Rules { sides, ..Rules::classic() }.with_preset(Preset::ALL[preset - 1]);

    let levels = Level::ALL.into_iter().map(|level| words.computer_at(level));
    let opponents: Vec<String> =
        std::iter::once(words.menu_persons.to_owned()).chain(levels).collect();
    // The default is the level that, like a newcomer, looks only one turn ahead.
    let easy = 1 + Level::Easy as usize;
    let level = match menu.choose(words.menu_opponent, 0, &opponents, easy)? {
        None => return Ok(None),
        Some(0) => return Ok(Some(MenuChoice { rules, level: None, side: Side::NEAR })),
        Some(number) => Level::ALL[number - 1],
    };
    let seats: Vec<String> = (0..sides).map(|side| words.side(Side::new(side))).collect();
    let seat = menu.choose(words.menu_seat, 0, &seats, 0)?;
    Ok(seat.map(|seat| MenuChoice { rules, level: Some(level), side: Side::new(seat) }))
}

/// Asks questions with numbered answers.
pub(in crate::cli) struct TextMenu<'a, R, W> {
    pub(in crate::cli) words: &'a Words,
    pub(in crate::cli) input: &'a mut R,
    pub(in crate::cli) out: &'a mut W,
}

impl<R: BufRead, W: Write> TextMenu<'_, R, W> {
    /// Asks a question and returns the number of the choice, counted from `first`, or `None` if
    /// the player quits. An empty line chooses `usual`.
    pub(in crate::cli) fn choose(
        &mut self,
        question: &str,
        first: usize,
        choices: &[impl Display],
        usual: usize,
    ) -> Result<Option<usize>, Failure> {
        let numbers = first..first + choices.len();
        let listed = numbers.clone().zip(choices);
        let lines: Vec<String> =
            listed.map(|(number, text)| format!("  {number}  {text}")).collect();
        writeln!(self.out, "\n{question}\n{}", lines.join("\n")).map_err(Failure::Output)?;
        loop {
            write!(self.out, "[{usual}] ").map_err(Failure::Output)?;
            self.out.flush().map_err(Failure::Output)?;
            let Some(text) = line::read(self.input).map_err(Failure::Input)? else {
                writeln!(self.out).map_err(Failure::Output)?;
                return Ok(None);
            };
            if let line::Request::Do(Verb::Quit, _) = line::request::<Move>(&text, self.words) {
                return Ok(None);
            }
            let number = if text.is_empty() { Some(usual) } else { text.parse().ok() };
            if let Some(number) = number.filter(|number| numbers.contains(number)) {
                return Ok(Some(number));
            }
            let refused =
                self.words.menu_refused(&Excerpt::of(&text), numbers.start, numbers.end - 1);
            writeln!(self.out, "{refused}").map_err(Failure::Output)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Language;

    /// Types `lines` and returns the choices and the output.
    fn chosen(language: Language, lines: &str) -> (Option<MenuChoice>, String) {
        let mut asked = Vec::new();
        let choice = ask(Words::of(language), &mut lines.as_bytes(), &mut asked);
        (choice.expect("input and output work"), String::from_utf8(asked).expect("UTF-8 output"))
    }

    #[test]
    fn enter_takes_the_default_choices() {
        let (choice, asked) = chosen(Language::English, "\n\n\n\n");
        let (rules, level) = (Rules::classic(), Some(Level::Easy));
        assert_eq!(choice, Some(MenuChoice { rules, level, side: Side::NEAR }));
        for part in ["\nHow many sides play?\n  2  two", "[2] ", "\nWhich rules?\n  1  classic"] {
            assert!(asked.contains(part), "{part:?} is missing in\n{asked}");
        }
    }

    #[test]
    fn without_the_computer_no_seat_is_asked_for() {
        let (choice, _) = chosen(Language::Vietnamese, "4\n2\n0\n");
        let rules = Rules { sides: 4, ..Preset::Folk.rules() };
        assert_eq!(choice, Some(MenuChoice { rules, level: None, side: Side::NEAR }));
    }

    #[test]
    fn an_invalid_choice_is_asked_again() {
        let (choice, asked) = chosen(Language::English, "1\n5\nthree\n3\n9\n1\n6\n3\n2\n");
        let (rules, level) = (Rules { sides: 3, ..Rules::classic() }, Some(Level::Master));
        assert_eq!(choice, Some(MenuChoice { rules, level, side: Side::new(2) }));
        assert!(asked.contains("\"three\" is not one of the choices: type a number from 2 to 4."));
        assert!(asked.contains("\"9\" is not one of the choices: type a number from 1 to 6."));
        assert!(asked.contains("\"3\" is not one of the choices: type a number from 0 to 2."));
    }

    #[test]
    fn more_than_two_sides_play_every_preset() {
        let tonkin = Preset::ALL.len();
        let (choice, _) = chosen(Language::English, &format!("3\n{tonkin}\n0\n"));
        let rules = choice.expect("a choice").rules;
        assert_eq!((rules.sides, rules.validate()), (3, Ok(())));
        assert_eq!(rules.direction, Preset::Tonkin.rules().direction);
    }

    #[test]
    fn quitting_or_the_end_of_input_chooses_nothing() {
        for lines in ["", "2\n", "2\n1\nq\n", "quit\n", "2\n1\n3\n"] {
            assert_eq!(chosen(Language::English, lines).0, None, "{lines:?}");
        }
        assert_eq!(chosen(Language::Vietnamese, "thoát\n").0, None);
    }
}
