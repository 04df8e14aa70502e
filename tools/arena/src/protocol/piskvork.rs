//! The protocol of Piskvork and of the tournament Gomocup, for five in a row.

use std::time::Duration;

use basics::Excerpt;
use caro::Square;

use super::{Answer, Choice, Driver, Foreign, Moment, Progress, Table, refuses, wait_for};
use crate::effort::Budget;
use crate::fault::Fault;
use crate::process::{Deadline, Program};

/// A time without end, in milliseconds.
const EVER: u32 = 1_000_000_000;

/// A program that speaks the protocol. Each game has a process of its own: not every program knows the
/// command for a new game.
pub(super) struct Piskvork {
    words: Vec<String>,
    program: Option<Program>,
}

impl Piskvork {
    pub(super) fn new(words: Vec<String>) -> Self {
        Piskvork { words, program: None }
    }
}

/// Returns the square at `column,row`.
fn square(text: &str) -> Option<Square> {
    let (column, row) = text.split_once(',')?;
    Square::new(row.trim().parse().ok()?, column.trim().parse().ok()?)
}

impl Driver for Piskvork {
    fn begin(&mut self, table: &Table) -> Result<(), Fault> {
        let Foreign::Gomoku { size, rule } = table.foreign else {
            return Err(Fault::Unable("it is not five in a row".to_owned()));
        };
        // The earlier process ends before the next one starts.
        self.program = None;
        let mut program = Program::start(&self.words, "END")?;
        program.tell(&format!("START {size}"))?;
        wait_for(&mut program, |line| match line.split(' ').next() {
            Some("OK") => Some(Ok(())),
            Some("ERROR") => Some(Err(Fault::Unable(line.to_owned()))),
            _ => None,
        })?;
        for (name, value) in [
            ("timeout_match", EVER),
            ("time_left", EVER),
            ("game_type", 1),
            ("rule", u32::from(rule)),
        ] {
            program.tell(&format!("INFO {name} {value}"))?;
        }
        self.program = Some(program);
        Ok(())
    }

    fn choose(
        &mut self,
        moment: Moment,
        budget: Budget,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let program = self.program.as_mut().ok_or(Fault::NoCommand)?;
        program.skip();
        if let Budget::Time(time) = budget {
            program.tell(&format!("INFO timeout_turn {}", time.as_millis()))?;
        }
        let mut ask = "BEGIN";
        if !moment.moves.is_empty() {
            program.tell("BOARD")?;
            for (index, mv) in moment.moves.iter().enumerate() {
                let own = (moment.moves.len() - index).is_multiple_of(2);
                if let Ok(square) = mv.parse::<Square>() {
                    let whose = if own { 1 } else { 2 };
                    program.tell(&format!("{},{},{whose}", square.column(), square.row()))?;
                }
            }
            ask = "DONE";
        }
        let deadline = Deadline::after(patience);
        program.tell(ask)?;
        let mut progress = Progress::default();
        loop {
            let line = program.line(&deadline)?;
            match line.split(' ').next() {
                Some("MESSAGE" | "DEBUG" | "SUGGEST" | "OK" | "") => progress.read(&line),
                Some("ERROR" | "UNKNOWN") => return Err(refuses(&line)),
                _ => {
                    let no_square = || "a column and a row are expected, as in 7,7".to_owned();
                    let square = square(&line)
                        .ok_or_else(|| Fault::Unreadable(Excerpt::of(&line), no_square()))?;
                    return Ok(progress.answer(Choice::Move(square.to_string()), &deadline));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::square;

    #[test]
    fn a_square_is_its_column_then_its_row() {
        assert_eq!(square("7,6").map(|square| square.to_string()).as_deref(), Some("7h"));
        for wrong in ["", "7", "7,", "7,x", "-1,3", "20,20", "99999999999,1"] {
            assert_eq!(square(wrong), None, "{wrong}");
        }
    }
}
