//! The terminal at which a game is played.

use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Write};

use basics::Excerpt;

use super::line::{self, Request};
use crate::cli::failure::Failure;
use crate::cli::verb::Verb;
use crate::cli::words::TerminalWords;

/// Returns a text with the quotation marks that a keyboard types, in place of those of the window.
fn as_typed(text: &str) -> String {
    text.replace(['“', '”'], "\"")
}

/// The input and the output of a game, and the words in its language.
pub(in crate::cli) struct Terminal<'a> {
    pub(in crate::cli) words: &'static TerminalWords,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

impl<'a> Terminal<'a> {
    pub(in crate::cli) fn new(
        words: &'static TerminalWords,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        Terminal { words, input, out }
    }

    /// Returns whether a person sits at it.
    pub(in crate::cli) fn is_interactive(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// Prints a line, or several in one text.
    pub(in crate::cli) fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", as_typed(text))
            .and_then(|()| self.out.flush())
            .map_err(Failure::Output)
    }

    /// Prints lines.
    pub(in crate::cli) fn say_all(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Prints a prompt and reads the next line; `None` at the end of the input, which ends the line
    /// of the prompt.
    pub(in crate::cli) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{}", as_typed(prompt))
            .and_then(|()| self.out.flush())
            .map_err(Failure::Output)?;
        let line = line::read(self.input).map_err(Failure::Input)?;
        if line.is_none() {
            self.say("")?;
        }
        Ok(line)
    }

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
        self.say(&format!("\n{question}\n{}", lines.join("\n")))?;
        loop {
            let Some(text) = self.ask(&format!("[{usual}] "))? else { return Ok(None) };
            let request = line::request(&text, self.words, |_| None::<()>);
            if let Request::Do(Verb::Quit, _) = request {
                return Ok(None);
            }
            let number = if text.is_empty() { Some(usual) } else { text.parse().ok() };
            if let Some(number) = number.filter(|number| numbers.contains(number)) {
                return Ok(Some(number));
            }
            let (text, last) = (Excerpt::of(&text), numbers.end - 1);
            self.say(&self.words.menu_refused(&text, numbers.start, last))?;
        }
    }
}
