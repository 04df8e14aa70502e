//! Any build of this program, by its command `analyze`: it needs nothing but the program itself. Each move is
//! a process of its own, so the time includes its start, and what a search remembers is lost.

use std::time::Duration;

use super::{Answer, Choice, Driver, Moment, Progress, Table, refuses};
use crate::effort::Budget;
use crate::fault::Fault;
use crate::process::{Deadline, Program};

/// A build of `o-an-quan`.
pub(super) struct Build {
    words: Vec<String>,
    table: Option<Table>,
}

impl Build {
    pub(super) fn new(words: Vec<String>) -> Self {
        Build { words, table: None }
    }
}

/// Returns the arguments of `analyze`.
fn arguments(table: &Table, position: &str, budget: Budget) -> Vec<String> {
    let mut words: Vec<&str> = vec!["--game", table.id, "analyze", position];
    let (option, limit) = match budget {
        Budget::Time(time) => ("--time", time.as_millis().to_string()),
        Budget::Nodes(nodes) => ("--nodes", nodes.to_string()),
    };
    match table.id {
        // It is solved, and takes no limits.
        "pebbles" => {}
        // With a time, their searches have by default one thread for each core; with nodes, they have one.
        "oanquan" | "cotuong" if matches!(budget, Budget::Time(_)) => {
            words.extend([option, &limit, "--threads", "1"]);
        }
        _ => words.extend([option, &limit]),
    }
    if let Some(preset) = &table.preset {
        words.extend(["--rules", preset]);
    }
    let options: Vec<String> =
        table.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    words.extend(options.iter().flat_map(|option| ["--rule", option]));
    words.into_iter().map(str::to_owned).collect()
}

impl Driver for Build {
    fn begin(&mut self, table: &Table) -> Result<(), Fault> {
        self.table = Some(table.clone());
        Ok(())
    }

    fn choose(
        &mut self,
        moment: Moment,
        budget: Budget,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let table = self.table.as_ref().ok_or(Fault::NoCommand)?;
        let mut words = self.words.clone();
        words.extend(arguments(table, moment.position, budget));
        let deadline = Deadline::after(patience);
        let mut program = Program::start(&words, "")?;
        program.close_input();
        let line = program.line(&deadline)?;
        let best = line.split(' ').find_map(|word| word.strip_prefix("best="));
        let best = best.ok_or_else(|| refuses(&line))?;
        let mut progress = Progress::default();
        progress.read(&line);
        Ok(progress.answer(Choice::Move(best.to_owned()), &deadline))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Foreign;

    #[test]
    fn the_arguments_are_those_of_analyze() {
        let table = Table {
            id: "oanquan",
            preset: Some("folk".to_owned()),
            options: vec![("dan".to_owned(), "7".to_owned())],
            foreign: Foreign::Unknown,
        };
        let words = |budget| arguments(&table, "Q,1 0 0,0", budget).join("|");
        let time = Budget::Time(Duration::from_millis(20));
        let (begin, rules) = ("--game|oanquan|analyze|Q,1 0 0,0", "--rules|folk|--rule|dan=7");
        assert_eq!(words(Budget::Nodes(9)), format!("{begin}|--nodes|9|{rules}"));
        assert_eq!(words(time), format!("{begin}|--time|20|--threads|1|{rules}"));
        let other = Table { id: "cotuong", preset: None, options: Vec::new(), ..table.clone() };
        let words = arguments(&other, "9/9 w", time).join("|");
        assert_eq!(words, "--game|cotuong|analyze|9/9 w|--time|20|--threads|1");
        let heap = Table { id: "pebbles", preset: None, options: Vec::new(), ..table.clone() };
        assert_eq!(arguments(&heap, "6 4 0 0", time).join("|"), "--game|pebbles|analyze|6 4 0 0");
    }
}
