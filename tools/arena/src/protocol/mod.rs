//! The protocols by which programs are driven.

mod build;
mod line;
mod piskvork;
mod uci;
mod xboard;

use std::time::Duration;

use basics::Excerpt;

use super::effort::Budget;
use super::fault::Fault;
use super::process::{Deadline, Program};

/// The longest time that a program has before a game to say that it is ready.
const READY: Duration = Duration::from_secs(60);

/// A protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// That of xboard, for xiangqi: <https://www.gnu.org/software/xboard/engine-intf.html>.
    Xboard,
    /// The Universal Chess Interface, for xiangqi, with or without the option `UCI_Variant`.
    Uci,
    /// That of Piskvork and Gomocup, for five in a row: <https://plastovicka.github.io/protocl2en.htm>.
    Piskvork,
    /// The line protocol of this project, for every game: see `docs/dev/strength.md`.
    Line,
    /// The command `o-an-quan analyze`, once for each move, for every game.
    Build,
}

/// The protocols by their names.
pub const PROTOCOLS: [(&str, Protocol); 5] = [
    ("xboard", Protocol::Xboard),
    ("uci", Protocol::Uci),
    ("piskvork", Protocol::Piskvork),
    ("line", Protocol::Line),
    ("build", Protocol::Build),
];

/// What protocols of others call a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// They have no name for it.
    Unknown,
    /// Xiangqi, from its usual start.
    Xiangqi,
    /// Five in a row.
    Gomoku {
        /// The number of rows and columns.
        size: u8,
        /// The number of the rules in the Piskvork protocol: 0 for five or more, plus 1 for exactly five,
        /// plus 8 if a line that is blocked at both ends does not win.
        rule: u8,
    },
}

/// The game, as the protocols need to name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name here.
    pub id: &'static str,
    /// The preset that was asked for.
    pub preset: Option<String>,
    /// The options that were asked for besides.
    pub options: Vec<(String, String)>,
    /// What others call it.
    pub foreign: Foreign,
}

/// The moment at which a program is to move.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The start position, in the notation of this project.
    pub start: &'a str,
    /// The moves since.
    pub moves: &'a [String],
    /// The current position.
    pub position: &'a str,
}

/// What a program chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A move, in the notation of this project.
    Move(String),
    /// It claims a draw by rules of its own, such as fifty moves.
    Draw,
    /// It resigns.
    Resign,
}

/// The answer of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its choice.
    pub choice: Choice,
    /// The time since it was asked.
    pub time: Duration,
    /// The nodes of its search, if it told them.
    pub nodes: Option<u64>,
    /// The depth of its search, if it told that.
    pub depth: Option<u64>,
}

/// A program behind its protocol.
pub trait Driver {
    /// Begins a game. Starts the program first if it does not run.
    ///
    /// # Errors
    /// Returns what the program did wrong.
    fn begin(&mut self, table: &Table) -> Result<(), Fault>;

    /// Asks for a move.
    ///
    /// # Errors
    /// Returns what the program did wrong; it is to be started anew then.
    fn choose(
        &mut self,
        moment: Moment,
        budget: Budget,
        patience: Duration,
    ) -> Result<Answer, Fault>;
}

impl Protocol {
    /// Returns a driver of the program that `words` start.
    pub fn driver(self, words: Vec<String>) -> Box<dyn Driver> {
        match self {
            Protocol::Xboard => Box::new(xboard::Xboard::new(words)),
            Protocol::Uci => Box::new(uci::Uci::new(words)),
            Protocol::Piskvork => Box::new(piskvork::Piskvork::new(words)),
            Protocol::Line => Box::new(line::Line::new(words)),
            Protocol::Build => Box::new(build::Build::new(words)),
        }
    }

    /// Checks that the protocol can say what is asked of a program.
    ///
    /// # Errors
    /// Returns the reason if it cannot.
    pub fn check(self, table: &Table, budget: Budget) -> Result<(), String> {
        let name = PROTOCOLS.iter().find(|(_, protocol)| *protocol == self).map_or("", |it| it.0);
        let knows = match self {
            Protocol::Xboard | Protocol::Uci => table.foreign == Foreign::Xiangqi,
            Protocol::Piskvork => matches!(table.foreign, Foreign::Gomoku { .. }),
            Protocol::Line | Protocol::Build => true,
        };
        if !knows {
            let others = "xboard and uci know cotuong without a handicap, piskvork knows caro";
            return Err(format!("{name} has no name for this game: {others}"));
        }
        let counts = !matches!(self, Protocol::Xboard | Protocol::Piskvork);
        if matches!(budget, Budget::Nodes(_)) && !counts {
            return Err(format!("{name} cannot limit nodes: give --ms instead of --nodes"));
        }
        Ok(())
    }
}

/// What a program has told about its search so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Progress {
    nodes: Option<u64>,
    depth: Option<u64>,
}

impl Progress {
    /// Reads pairs of a word and a number, as in `depth 7 nodes 900`, `depth 7, nodes 900` or `depth=7`.
    fn read(&mut self, line: &str) {
        let mut words = line.split([' ', '=', ',']).filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            let number = match word {
                "depth" => &mut self.depth,
                "nodes" => &mut self.nodes,
                _ => continue,
            };
            if let Some(read) = words.next().and_then(|word| word.parse().ok()) {
                *number = Some(read);
            }
        }
    }

    fn answer(self, choice: Choice, deadline: &Deadline) -> Answer {
        Answer { choice, time: deadline.elapsed(), nodes: self.nodes, depth: self.depth }
    }
}

/// Returns the text that a program answers with where a move is expected.
fn choice(text: &str) -> Choice {
    match text {
        "resign" | "(none)" | "none" | "0000" => Choice::Resign,
        mv => Choice::Move(mv.to_owned()),
    }
}

/// Waits for a line that `wanted` accepts, and returns what that makes of it.
fn wait_for<T>(
    program: &mut Program,
    mut wanted: impl FnMut(&str) -> Option<Result<T, Fault>>,
) -> Result<T, Fault> {
    let deadline = Deadline::after(READY);
    loop {
        if let Some(found) = wanted(&program.line(&deadline)?) {
            return found;
        }
    }
}

/// Returns the fault of a program that refuses to go on.
fn refuses(line: &str) -> Fault {
    Fault::Refuses(Excerpt::of(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &'static str, foreign: Foreign) -> Table {
        Table { id, preset: None, options: Vec::new(), foreign }
    }

    #[test]
    fn a_protocol_without_a_name_for_the_game_is_refused() {
        let time = Budget::Time(Duration::from_millis(1));
        let sowing = table("oanquan", Foreign::Unknown);
        let why = Protocol::Uci.check(&sowing, time).expect_err("no such variant");
        assert!(why.starts_with("uci has no name"), "{why}");
        assert_eq!(Protocol::Line.check(&sowing, time), Ok(()));
        let gomoku = table("caro", Foreign::Gomoku { size: 15, rule: 1 });
        assert_eq!(Protocol::Piskvork.check(&gomoku, time), Ok(()));
        assert!(Protocol::Xboard.check(&gomoku, time).is_err());
        let why = Protocol::Piskvork.check(&gomoku, Budget::Nodes(1)).expect_err("no nodes");
        assert!(why.contains("--ms"), "{why}");
    }

    #[test]
    fn the_last_depth_and_nodes_count() {
        let mut progress = Progress::default();
        progress.read("info depth 6 seldepth 9 score cp 33 nodes 31239 pv h3e3");
        progress.read("info string depth unknown");
        progress.read("depth=7 nodes=40000");
        assert_eq!((progress.depth, progress.nodes), (Some(7), Some(40_000)));
        progress.read("MESSAGE eval 99, depth 5, nodes 63776, speed 264");
        assert_eq!((progress.depth, progress.nodes), (Some(5), Some(63_776)));
    }
}
