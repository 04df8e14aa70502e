//! Steps through the positions of a game at a prompt.

use std::io::{BufRead, Write};

use super::failure::Failure;
use super::text::read_line;
use super::words::Words;
use basics::Excerpt;

/// The lines of a game to step through. Steps are moves and departures, numbered from 1.
pub(super) struct Walk<'a> {
    pub(super) words: &'static Words,
    /// The number of steps.
    pub(super) steps: usize,
    /// Returns the number of turns among the first steps.
    pub(super) turns: &'a dyn Fn(usize) -> usize,
    /// Returns the lines that show the position after this number of steps.
    pub(super) position: &'a dyn Fn(usize) -> Vec<String>,
    /// Returns the lines about a step.
    pub(super) step: &'a dyn Fn(usize) -> Vec<String>,
}

impl Walk<'_> {
    /// Shows the positions one at a time, as requested at the prompt.
    pub(super) fn run(
        &self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let words = self.words;
        let mut at = 0;
        let mut lines = (self.position)(at);
        lines.push(words.step_help.to_owned());
        loop {
            let prompt = words.step_at((self.turns)(at), (self.turns)(self.steps));
            write!(out, "{}\n{prompt}> ", lines.join("\n")).map_err(Failure::Output)?;
            out.flush().map_err(Failure::Output)?;
            let Some(line) = read_line(input).map_err(Failure::Input)? else {
                return writeln!(out).map_err(Failure::Output);
            };
            lines = match line.to_lowercase().as_str() {
                "n" if at == self.steps => vec![words.step_last.to_owned()],
                "n" => {
                    at += 1;
                    [(self.step)(at), (self.position)(at)].concat()
                }
                "p" if at == 0 => vec![words.step_first.to_owned()],
                "p" => {
                    at -= 1;
                    (self.position)(at)
                }
                "s" => return Ok(()),
                _ => vec![words.step_unclear(&Excerpt::of(&line))],
            };
        }
    }
}
