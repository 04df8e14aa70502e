//! The Universal Chess Interface, for xiangqi.
//!
//! A program of many variants has the option `UCI_Variant` and counts ranks from 1 (Fairy-Stockfish); one
//! that plays nothing but xiangqi counts them from 0 (Pikafish), as this project does.

use std::time::Duration;

use basics::Excerpt;

use super::{Answer, Choice, Driver, Moment, Progress, Table, choice, wait_for};
use crate::effort::Budget;
use crate::fault::Fault;
use crate::process::{Deadline, Program};

/// A program that speaks UCI.
pub(super) struct Uci {
    words: Vec<String>,
    program: Option<Program>,
    /// Whether it counts ranks from 1.
    from_one: bool,
}

impl Uci {
    pub(super) fn new(words: Vec<String>) -> Self {
        Uci { words, program: None, from_one: false }
    }

    fn start(&mut self) -> Result<Program, Fault> {
        let mut program = Program::start(&self.words, "quit")?;
        program.tell("uci")?;
        let mut variants = None;
        wait_for(&mut program, |line| {
            if line.starts_with("option name UCI_Variant ") {
                variants = Some(line.split(' ').any(|word| word == "xiangqi"));
            }
            (line == "uciok").then_some(Ok(()))
        })?;
        match variants {
            Some(true) => program.tell("setoption name UCI_Variant value xiangqi")?,
            Some(false) => return Err(Fault::Unable("it lacks the variant xiangqi".to_owned())),
            None => {}
        }
        self.from_one = variants.is_some();
        Ok(program)
    }
}

/// Returns a move with its ranks counted from 0 as one with its ranks counted from 1, or the reverse if
/// `back`; `None` if the text is no move.
fn shifted(mv: &str, back: bool) -> Option<String> {
    let mut shifted = String::new();
    let mut rest = mv;
    for _ in 0..2 {
        let file = rest.chars().next().filter(char::is_ascii_lowercase)?;
        let rank = &rest[1..];
        let digits = rank.find(|c: char| !c.is_ascii_digit()).unwrap_or(rank.len());
        let number: u32 = rank[..digits].parse().ok()?;
        let number = if back { number.checked_sub(1)? } else { number.checked_add(1)? };
        shifted.push_str(&format!("{file}{number}"));
        rest = &rank[digits..];
    }
    rest.is_empty().then_some(shifted)
}

impl Driver for Uci {
    fn begin(&mut self, _table: &Table) -> Result<(), Fault> {
        let mut program = match self.program.take() {
            Some(program) => program,
            None => self.start()?,
        };
        program.skip();
        program.tell("ucinewgame")?;
        program.tell("isready")?;
        wait_for(&mut program, |line| (line == "readyok").then_some(Ok(())))?;
        self.program = Some(program);
        Ok(())
    }

    fn choose(
        &mut self,
        moment: Moment,
        budget: Budget,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let from_one = self.from_one;
        let said = |mv: &String| if from_one { shifted(mv, false) } else { Some(mv.clone()) };
        let moves: Vec<String> = moment.moves.iter().filter_map(said).collect();
        let program = self.program.as_mut().ok_or(Fault::NoCommand)?;
        program.skip();
        match moves.as_slice() {
            [] => program.tell("position startpos")?,
            moves => program.tell(&format!("position startpos moves {}", moves.join(" ")))?,
        }
        let deadline = Deadline::after(patience);
        match budget {
            Budget::Time(time) => program.tell(&format!("go movetime {}", time.as_millis()))?,
            Budget::Nodes(nodes) => program.tell(&format!("go nodes {nodes}"))?,
        }
        let mut progress = Progress::default();
        loop {
            let line = program.line(&deadline)?;
            let Some(text) = line.strip_prefix("bestmove ") else {
                progress.read(&line);
                continue;
            };
            let chosen = match choice(text.split(' ').next().unwrap_or(text)) {
                Choice::Move(mv) if from_one => {
                    Choice::Move(shifted(&mv, true).ok_or_else(|| {
                        Fault::Unreadable(Excerpt::of(&mv), "two squares are expected".to_owned())
                    })?)
                }
                other => other,
            };
            return Ok(progress.answer(chosen, &deadline));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::shifted;

    #[test]
    fn ranks_count_from_1_or_from_0() {
        for (here, there) in [("h2e2", "h3e3"), ("a9a8", "a10a9"), ("a0a9", "a1a10")] {
            assert_eq!(shifted(here, false).as_deref(), Some(there));
            assert_eq!(shifted(there, true).as_deref(), Some(here));
        }
        for wrong in ["", "h2", "h2e", "h2e2q", "0000", "é2e2", "h0e1x", "h99999999999e2"] {
            assert_eq!(shifted(wrong, true), None, "{wrong}");
        }
        assert_eq!(shifted("h0e2", true), None, "there is no rank -1");
    }
}
