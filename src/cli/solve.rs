//! `solve`: proves or refutes that a side ends so many points ahead.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::command_rules::CommandRules;
use super::failure::Failure;
use super::numbers::{THREADS, number};
use super::print_error;
use super::record_file::shown;
use super::rule_args::RuleArgs;
use crate::ai::Control;
use crate::ai::solve::{SolveRequest, Verdict, check, solve};
use crate::storage::write_text;

/// The largest margin that can be asked about; no game has more points.
const MOST_POINTS: i32 = 9999;
/// The least and the most memory for the table, in MiB.
const MEMORY: std::ops::RangeInclusive<usize> = 1..=1_048_576;
/// The largest proof that is read, in bytes.
const MOST_PROOF: u64 = 1 << 32;

/// What `solve` is given.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
    #[arg(required_unless_present = "check")]
    position: Option<String>,
    /// Does the side to move end at least so many points ahead?
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        required_unless_present = "check",
        value_parser = number(-MOST_POINTS..=MOST_POINTS)
    )]
    at_least: Option<i32>,
    /// The most memory for the table, in MiB.
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = number(MEMORY))]
    memory: usize,
    /// The most positions to enter before the answer is unknown (no limit unless given).
    #[arg(long, value_name = "N", value_parser = number(1..=u64::MAX))]
    nodes: Option<u64>,
    /// Search on so many threads, 1 to 64. With more than one, nodes= differs from run to run.
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        conflicts_with = "nodes",
        value_parser = number(THREADS)
    )]
    threads: usize,
    /// Write the moves of the side that wins to a new file.
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Check the proof in this file against every reply, without any search.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "at_least", "proof"])]
    check: Option<PathBuf>,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

pub(super) const HELP: &str = "\
The last line is proven, refuted or unknown, with depth= the turns looked ahead, nodes= the \
positions entered and time_ms=. The search goes on until there is a proof, or --nodes are \
entered; its progress is told on standard error, a line for each depth. Ctrl+C ends it.";

/// Proves, refutes, or checks a proof.
pub(super) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    match (&args.check, &args.position, args.at_least) {
        (Some(file), ..) => check_file(file, out),
        (None, Some(position), Some(at_least)) => prove(args, position, at_least, out),
        _ => Err(Failure::Refused("there is no position to solve, or no --at-least".to_owned())),
    }
}

fn prove(
    args: &SolveArgs,
    position: &str,
    at_least: i32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = CommandRules::new(&args.rules)?.game(position)?;
    // Said before hours of search, not after them.
    if let Some(file) = args.proof.as_ref().filter(|file| file.exists()) {
        let why = format!("{} exists already; name a new file for the proof", shown(file));
        return Err(Failure::Refused(why));
    }
    let request = SolveRequest {
        rules: game.rules(),
        position: game.position(),
        at_least,
        memory: args.memory << 20,
        nodes: args.nodes,
        threads: args.threads,
        with_proof: args.proof.is_some(),
    };
    let started = Instant::now();
    let solution = solve(&request, &Control::default(), &mut |progress| {
        // Nobody is left to be told when this cannot be written.
        let _ = writeln!(
            io::stderr(),
            "depth={} nodes={} memory_mib={} time_ms={}",
            progress.depth,
            progress.nodes,
            progress.memory >> 20,
            started.elapsed().as_millis()
        );
    });
    let solution = solution.ok_or_else(|| {
        Failure::Refused(
            "only a position of two sides that is not over, with no more than a few hundred dân, \
             can be solved"
                .to_owned(),
        )
    })?;
    if let Some(file) = &args.proof {
        write_proof(file, solution.proof.as_deref())?;
    }
    let verdict = match solution.verdict {
        Verdict::Proven => "proven",
        Verdict::Refuted => "refuted",
        Verdict::Unknown => "unknown",
    };
    let (depth, nodes) = (solution.progress.depth, solution.progress.nodes);
    let time = started.elapsed().as_millis();
    writeln!(out, "{verdict} depth={depth} nodes={nodes} time_ms={time}").map_err(Failure::Output)
}

fn write_proof(file: &Path, proof: Option<&str>) -> Result<(), Failure> {
    match proof {
        Some(proof) => {
            write_text(file, proof, false).map_err(|why| Failure::Refused(why.to_string()))
        }
        None => {
            print_error(
                "no proof was written: what was found cannot be checked without a search; \
                 another number of --threads may find a proof that can",
            );
            Ok(())
        }
    }
}

fn check_file(file: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let refused = |why: String| Failure::Refused(format!("{}: {why}", shown(file)));
    let unread = |why: io::Error| refused(format!("the file cannot be read: {why}"));
    if fs::metadata(file).map_err(unread)?.len() > MOST_PROOF {
        return Err(refused(format!("a proof has at most {MOST_PROOF} bytes")));
    }
    let text = fs::read_to_string(file).map_err(unread)?;
    let checked = check(&text).map_err(|why| refused(why.to_string()))?;
    writeln!(
        out,
        "checked side={} at_least={} positions={} rules=\"{}\" position=\"{}\"",
        checked.side, checked.at_least, checked.positions, checked.rules, checked.position
    )
    .map_err(Failure::Output)
}
