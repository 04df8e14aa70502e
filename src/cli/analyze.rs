//! `analyze`: finds the best move in a position and its expected result.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;

use super::command_rules::CommandRules;
use super::failure::Failure;
use super::fields::{FieldValue, Fields, as_json, as_text};
use super::level_arg::level;
use super::numbers::{THREADS, cores, number};
use super::rule_args::RuleArgs;
use crate::ai::{Analysis, Control, Level, analyze, analyze_at};
use tabletop::Limits;

/// The search time if no limit is given.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// The deepest search, in turns.
const MOST_DEPTH: u32 = 200;
/// The longest search, in milliseconds: one day.
const MOST_TIME: u64 = 24 * 60 * 60 * 1000;
/// The largest search, in positions.
const MOST_NODES: u64 = 1_000_000_000_000;

/// The arguments of `analyze`.
#[derive(Debug, Args)]
pub struct AnalyzeArgs {
    /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
    position: String,
    #[command(flatten)]
    effort: Effort,
    /// The number of threads, 1 to 64. By default one for each core with --time or without a
    /// limit, otherwise a single thread, whose result is the same on every machine.
    #[arg(long, value_name = "N", conflicts_with_all = ["level", "nodes"], value_parser = number(THREADS))]
    threads: Option<usize>,
    /// Print a JSON object with the same names; `exact` is true or false, `pv` a list.
    #[arg(long)]
    json: bool,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

/// The limit of the search; by default one second.
#[derive(Debug, Args)]
#[group(multiple = false)]
struct Effort {
    /// Search as this level does. Beginner and easy look only one turn ahead.
    #[arg(long, value_name = "L", value_parser = level())]
    level: Option<Level>,
    /// Search D turns ahead, 1 to 200.
    #[arg(long, value_name = "D", value_parser = number(1..=MOST_DEPTH))]
    depth: Option<u32>,
    /// Search for MS milliseconds, at most one day; without any limit 1000.
    #[arg(long, value_name = "MS", value_parser = number(1..=MOST_TIME))]
    time: Option<u64>,
    /// Search N positions.
    #[arg(long, value_name = "N", value_parser = number(1..=MOST_NODES))]
    nodes: Option<u64>,
}

impl AnalyzeArgs {
    /// Returns the position, the rules and whether to print JSON.
    pub(super) fn question(&self) -> (&str, &RuleArgs, bool) {
        (&self.position, &self.rules, self.json)
    }

    /// Checks that there is no limit, for a game that is solved exactly.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if there is a limit, which has no meaning there.
    pub(super) fn without_limits(&self, game: &str) -> Result<(), Failure> {
        let Effort { level, depth, time, nodes } = &self.effort;
        let limited = level.is_some() || depth.is_some() || time.is_some() || nodes.is_some();
        if limited || self.threads.is_some() {
            return Err(Failure::Refused(format!(
                "{game} is solved exactly: leave out --level, --depth, --time, --nodes and --threads"
            )));
        }
        Ok(())
    }

    /// Returns the limits of a search on one thread, or the level as which to search.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if there is a number of threads.
    pub(super) fn single_threaded<M>(
        &self,
        game: &str,
    ) -> Result<Result<Limits<M>, Level>, Failure> {
        if self.threads.is_some() {
            let why = format!("{game} is searched by one thread: leave out --threads");
            return Err(Failure::Refused(why));
        }
        Ok(self.effort.level.map_or_else(|| Ok(self.effort.limits(Some(1))), Err))
    }
}

impl Effort {
    fn limits<M>(&self, threads: Option<usize>) -> Limits<M> {
        let time = self.time.map(Duration::from_millis);
        let none = self.depth.is_none() && self.nodes.is_none();
        let time = time.or_else(|| none.then_some(USUAL_TIME));
        let usual = || if time.is_some() { cores().min(*THREADS.end()) } else { 1 };
        let threads = threads.unwrap_or_else(usual);
        Limits { depth: self.depth, nodes: self.nodes, time, threads, only: None }
    }
}

/// Analyses the position and prints the result.
pub(super) fn run(args: &AnalyzeArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game = CommandRules::new(&args.rules)?.game(&args.position)?;
    let control = Control::default();
    let started = Instant::now();
    let found = match args.effort.level {
        Some(level) => analyze_at(level, &game, &control),
        None => analyze(&game, &args.effort.limits(args.threads), &control),
    };
    let time = started.elapsed();
    let found = found.ok_or_else(|| {
        let over = "the game is over in this position, so there is no best move";
        Failure::Refused(over.to_owned())
    })?;
    let fields = fields(&found, time);
    let line = if args.json { as_json(&fields) } else { as_text(&fields) };
    writeln!(out, "{line}").map_err(Failure::Output)
}

fn fields(found: &Analysis, time: Duration) -> Fields {
    let mut fields = vec![
        ("best", FieldValue::Word(found.best().to_string())),
        ("score", FieldValue::Number(found.score.into())),
        ("depth", FieldValue::Number(found.depth.into())),
        ("exact", FieldValue::Truth(found.turns.is_some())),
    ];
    fields.extend(found.turns.map(|turns| ("turns", FieldValue::Number(turns.into()))));
    fields.extend([
        ("nodes", FieldValue::Number(found.nodes as i64)),
        ("time_ms", FieldValue::Number(time.as_millis() as i64)),
        ("pv", FieldValue::Words(found.pv.iter().map(ToString::to_string).collect())),
    ]);
    fields
}
