//! The line protocol, which the binary `player` speaks.

use std::time::Duration;

use super::{Answer, Driver, Moment, Progress, Table, choice, refuses, wait_for};
use crate::effort::Budget;
use crate::fault::Fault;
use crate::process::{Deadline, Program};

/// A program that speaks the line protocol.
pub(super) struct Line {
    words: Vec<String>,
    program: Option<Program>,
}

impl Line {
    pub(super) fn new(words: Vec<String>) -> Self {
        Line { words, program: None }
    }
}

impl Driver for Line {
    fn begin(&mut self, table: &Table) -> Result<(), Fault> {
        let program = match &mut self.program {
            Some(program) => program,
            none => none.insert(Program::start(&self.words, "quit")?),
        };
        program.skip();
        let preset = table.preset.iter().map(|preset| format!(" {preset}"));
        let options = table.options.iter().map(|(name, value)| format!(" {name}={value}"));
        let rules: String = preset.chain(options).collect();
        program.tell(&format!("game {}{rules}", table.id))?;
        wait_for(program, |line| match line.strip_prefix("error ") {
            Some(why) => Some(Err(Fault::Unable(why.to_owned()))),
            None => (line == "ready").then_some(Ok(())),
        })
    }

    fn choose(
        &mut self,
        moment: Moment,
        budget: Budget,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let program = self.program.as_mut().ok_or(Fault::NoCommand)?;
        program.skip();
        program.tell(&format!("position {}", moment.start))?;
        program.tell(&format!("moves {}", moment.moves.join(" ")))?;
        let deadline = Deadline::after(patience);
        program.tell(&format!("go {budget}"))?;
        let mut progress = Progress::default();
        loop {
            let line = program.line(&deadline)?;
            if let Some(mv) = line.strip_prefix("bestmove ") {
                return Ok(progress.answer(choice(mv), &deadline));
            }
            if line.starts_with("error ") {
                return Err(refuses(&line));
            }
            progress.read(&line);
        }
    }
}
