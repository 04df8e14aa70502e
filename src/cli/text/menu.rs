//! What is asked when the game is started bare.

use std::io::{BufRead, Write};

use super::line;
use crate::ai::{LEVELS, Level};
use crate::cli::failure::Failure;
use crate::cli::words::Words;
use crate::rules::{PRESETS, Rules, SIDES, Side};

/// What was chosen.
#[derive(Debug, PartialEq)]
pub(super) struct Choice {
    pub(super) rules: Rules,
    /// The level of the computer; none when only persons play.
    pub(super) level: Option<Level>,
    /// The person's side.
    pub(super) side: Side,
}

/// Asks what to play; none when the person leaves.
pub(super) fn ask(
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<Choice>, Failure> {
    writeln!(out, "{}", words.menu_title).map_err(Failure::Output)?;
    let mut menu = Menu { words, input, out };

    let boards = words.menu_boards.map(str::to_owned);
    let fewest = usize::from(*SIDES.start());
    let Some(sides) = menu.choose(words.menu_sides, fewest, &boards, fewest)? else {
        return Ok(None);
    };
    let presets = words.preset_hints.map(str::to_owned);
    let Some(preset) = menu.choose(words.menu_rules, 1, &presets, 1)? else {
        return Ok(None);
    };
    let rules = Rules { sides, ..Rules::preset(PRESETS[preset - 1])? };

    let levels = LEVELS.iter().map(|spec| (words.computer)(spec.level));
    let opponents: Vec<String> =
        std::iter::once(words.menu_persons.to_owned()).chain(levels).collect();
    // A newcomer meets the level that looks no further than a newcomer does.
    let easy = 1 + LEVELS.iter().position(|spec| spec.level == Level::Easy).unwrap_or(0);
    let level = match menu.choose(words.menu_opponent, 0, &opponents, easy)? {
        None => return Ok(None),
        Some(0) => return Ok(Some(Choice { rules, level: None, side: Side::NEAR })),
        Some(number) => LEVELS[number - 1].level,
    };
    let seats: Vec<String> = (0..sides).map(|side| (words.side)(Side::new(side))).collect();
    let seat = menu.choose(words.menu_seat, 0, &seats, 0)?;
    Ok(seat.map(|seat| Choice { rules, level: Some(level), side: Side::new(seat) }))
}

struct Menu<'a, R, W> {
    words: &'a Words,
    input: &'a mut R,
    out: &'a mut W,
}

impl<R: BufRead, W: Write> Menu<'_, R, W> {
    /// The number of the choice, counted from `first`; none when the person
    /// leaves. An empty line chooses `usual`.
    fn choose(
        &mut self,
        question: &str,
        first: usize,
        choices: &[String],
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
            if let line::Request::Do(line::Verb::Quit, _) = line::request(&text, self.words) {
                return Ok(None);
            }
            let number = if text.is_empty() { Some(usual) } else { text.parse().ok() };
            if let Some(number) = number.filter(|number| numbers.contains(number)) {
                return Ok(Some(number));
            }
            let refused =
                (self.words.menu_refused)(&line::shortened(&text), numbers.start, numbers.end - 1);
            writeln!(self.out, "{refused}").map_err(Failure::Output)?;
        }
    }
}
