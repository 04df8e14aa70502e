//! `analyze`: finds the best move in a position and its expected result.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use tabletop::{Level, Limits};

use super::failure::{CliRefusal, Failure};
use super::fields::{as_json, as_text};
use super::game::CliGame;
use super::level_arg::level;
use super::numbers::{THREADS, cores, number};
use super::rule_args::RuleArgs;

/// The search time if no limit is given.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// The deepest search, in turns.
const MAX_DEPTH: u32 = 200;
/// The longest search, in milliseconds: one day.
const MAX_TIME: u64 = 24 * 60 * 60 * 1000;
/// The largest search, in positions.
const MAX_NODES: u64 = 1_000_000_000_000;

/// The arguments of `analyze`.
#[derive(Debug, Args)]
pub struct AnalyzeArgs {
    /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
    position: String,
    #[command(flatten)]
    effort: Effort,
    /// The number of threads, 1 to 64. By default one for each core with --time or without a
    /// limit, otherwise a single thread, whose result is the same on every machine.
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with_all = ["level", "nodes"], value_parser = number(THREADS))]
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
    #[arg(long, value_name = "D", allow_negative_numbers = true, value_parser = number(1..=MAX_DEPTH))]
    depth: Option<u32>,
    /// Search for MS milliseconds, at most one day; without any limit 1000.
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = number(1..=MAX_TIME))]
    time: Option<u64>,
    /// Search N positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number(1..=MAX_NODES))]
    nodes: Option<u64>,
}

impl AnalyzeArgs {
    /// Checks that there is no limit, for a game that is solved exactly.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if there is a limit, which has no meaning there.
    pub(super) fn without_limits(&self, game: &'static str) -> Result<(), Failure> {
        let Effort { level, depth, time, nodes } = &self.effort;
        let limited = level.is_some() || depth.is_some() || time.is_some() || nodes.is_some();
        if limited || self.threads.is_some() {
            return Err(CliRefusal::SolvedExactly(game).into());
        }
        Ok(())
    }

    /// Returns the limits of a search, or the level as which to search.
    pub(super) fn limits<M>(&self) -> Result<Limits<M>, Level> {
        self.effort.level.map_or_else(|| Ok(self.effort.limits(self.threads)), Err)
    }

    /// Returns the limits of a search on one thread; those of a level are `of_level`.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if there is a number of threads.
    pub(super) fn single_threaded<M>(
        &self,
        game: &'static str,
        of_level: impl FnOnce(Level) -> Limits<M>,
    ) -> Result<Limits<M>, Failure> {
        if self.threads.is_some() {
            return Err(CliRefusal::OneThread(game).into());
        }
        let Effort { level, .. } = self.effort;
        Ok(level.map_or_else(|| self.effort.limits(Some(1)), of_level))
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
pub(super) fn run<G: CliGame>(args: &AnalyzeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let played = G::with_options(&args.rules)?.match_at(&args.position, &args.rules)?;
    let fields = G::analysis(&played, args)?;
    let line = if args.json { as_json(&fields) } else { as_text(&fields) };
    writeln!(out, "{line}").map_err(Failure::Output)
}
