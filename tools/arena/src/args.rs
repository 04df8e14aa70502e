//! The command line of `arena`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Parser};

use super::contender::Contender;
use super::effort::Budget;
use super::referee::Conditions;
use super::statistics::Sprt;

/// The games of a match that says nothing about when to stop.
const GAMES: u64 = 20;
/// The usual probability that a sequential test is wrong, in either direction.
const RISK: f64 = 0.05;

/// Plays two programs against each other, from balanced openings with both seats.
#[derive(Debug, Parser)]
#[command(
    name = "arena",
    group = ArgGroup::new("limit").required(true).args(["ms", "nodes"]),
    after_help = "Each opening is a pair: A takes one seat in its first game and the other in its second. The \
rules of this project decide. An illegal move, a crash and silence lose the game. Elo and its error (95%) count \
the pairs.\n\nExample: arena --game cotuong line:target/release/player uci:/usr/games/fairy-stockfish --ms 200"
)]
pub struct Args {
    /// The program whose results are counted: xboard:, uci:, piskvork:, line: or build:, then its path and
    /// arguments. A path alone is a build of o-an-quan.
    pub a: Contender,
    /// The other program.
    pub b: Contender,
    /// The game, by the name that commands use.
    #[arg(long, value_name = "NAME")]
    pub game: String,
    /// A preset of rules.
    #[arg(long, value_name = "PRESET")]
    pub rules: Option<String>,
    /// An option of the rules; may be given several times.
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// The time of each move, in milliseconds.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// The most nodes of each search.
    #[arg(long, value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The number of games, made even; 20 without --sprt, which may stop earlier.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    /// Stops as soon as it is known whether A is ELO0 or ELO1 points better. ALPHA and BETA (0.05) are the
    /// probabilities of accepting ELO1 and ELO0 wrongly.
    #[arg(long, value_names = ["ELO0", "ELO1", "ALPHA", "BETA"], num_args = 2..=4,
        allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// A file of openings, one a line, or a number of random turns. Random openings follow those of a file.
    #[arg(long, value_name = "FILE|TURNS")]
    pub openings: Option<String>,
    /// Uses only random openings after which a search sees neither side further ahead than this.
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(i32).range(0..))]
    pub balanced: Option<i32>,
    /// The seed of the random openings.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The number of games at the same time. Games share the cores, so keep to half of them.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// By how many milliseconds a move may exceed --ms without being counted as over time.
    #[arg(long, value_name = "MS", default_value_t = 50)]
    margin: u64,
    /// The seconds without an answer after which a program has lost.
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
    /// Keeps the games in this file. The same match with the same file goes on after them.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// What the row of the table calls the match.
    #[arg(long, value_name = "TEXT")]
    pub what: Option<String>,
}

/// Reads `NAME=VALUE`.
fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl Args {
    /// Returns what a program may use for a move.
    pub fn budget(&self) -> Budget {
        match (self.nodes, self.ms) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, ms) => Budget::Time(Duration::from_millis(ms.unwrap_or(1))),
        }
    }

    /// Returns the conditions of each move.
    pub fn conditions(&self) -> Conditions {
        Conditions {
            budget: self.budget(),
            margin: Duration::from_millis(self.margin),
            patience: Duration::from_secs(self.patience),
        }
    }

    /// Returns the number of pairs; `None` for no limit.
    pub fn pairs(&self) -> Option<u64> {
        let usual = self.sprt.is_none().then_some(GAMES);
        self.games.or(usual).map(|games| games.div_ceil(2))
    }

    /// Returns the sequential test, if there is to be one.
    ///
    /// # Errors
    /// Returns a sentence if the numbers are no test.
    pub fn sprt(&self) -> Result<Option<Sprt>, String> {
        let Some(numbers) = &self.sprt else { return Ok(None) };
        let risk = |index: usize| numbers.get(index).copied().unwrap_or(RISK);
        let test = Sprt::new(risk(0), risk(1), risk(2), risk(3));
        let refused = "--sprt needs ELO0 below ELO1, both within 2000, and risks between 0 and 0.5";
        test.map(Some).ok_or_else(|| refused.to_owned())
    }

    /// Returns the line that says which match this is: what changes the games, and nothing else.
    pub fn heading(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!(" {name}={value}"));
        let (a, b, budget, seed) = (&self.a.text, &self.b.text, self.budget(), self.seed);
        let rules = self.rules.as_deref().unwrap_or("usual");
        let openings = self.openings.as_deref().unwrap_or("usual");
        let balanced = self.balanced.map_or_else(|| "usual".to_owned(), |most| most.to_string());
        format!(
            "arena {} {rules}{} | {a} | {b} | {budget} | openings {openings} {balanced} {seed}",
            self.game,
            options.collect::<String>()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(text: &str) -> Result<Args, clap::Error> {
        Args::try_parse_from(text.split(' '))
    }

    #[test]
    fn a_match_is_described_by_its_arguments() {
        let args = args("arena --game caro line:a line:b --ms 20 --sprt -5 5 --rule size=13")
            .expect("right");
        assert_eq!(args.budget(), Budget::Time(Duration::from_millis(20)));
        assert_eq!((args.pairs(), args.options.len()), (None, 1));
        assert_eq!(args.sprt(), Ok(Sprt::new(-5.0, 5.0, 0.05, 0.05)));
        assert_eq!(
            args.heading(),
            "arena caro usual size=13 | line:a | line:b | ms 20 | openings usual usual 1"
        );
    }

    #[test]
    fn games_come_in_pairs() {
        let pairs = |text: &str| {
            args(&format!("arena --game caro a b --nodes 9{text}")).map(|it| it.pairs())
        };
        assert_eq!(pairs("").expect("right"), Some(10));
        assert_eq!(pairs(" --games 5").expect("right"), Some(3));
        assert_eq!(pairs(" --games 8 --sprt 0 5").expect("right"), Some(4));
    }

    #[test]
    fn wrong_arguments_are_refused() {
        for wrong in [
            "arena --game caro a b",
            "arena --game caro a --ms 5",
            "arena --game caro a b --ms 5 --nodes 5",
            "arena --game caro a b --ms 0",
            "arena --game caro uci: b --ms 5",
            "arena --game caro a b --ms 5 --rule size",
            "arena --game caro a b --ms 5 --sprt 1",
        ] {
            assert!(args(wrong).is_err(), "{wrong}");
        }
        let test = args("arena --game caro a b --ms 5 --sprt 5 0").expect("numbers").sprt();
        assert!(test.expect_err("no test").contains("ELO0 below ELO1"));
    }
}
