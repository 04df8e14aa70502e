//! `solve`: proves or refutes that the side to move ends a number of points ahead.

use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use basics::{shown_path, system_reason};
use clap::Args;

use super::failure::Failure;
use super::game::CliGame;
use super::numbers::{THREADS, number};
use super::print_error;
use super::rule_args::RuleArgs;
use crate::ai::solve::{Solution, SolveProgress, SolveReport, SolveRequest, Verdict, check, solve};
use crate::ai::{Control, has_room};
use crate::games::OAnQuan;
use crate::storage::{SaveProblem, check_new_file, open_file, write_text};

/// The largest margin that can be solved for; no game has more points.
const MAX_POINTS: i32 = 9999;
/// The range of the memory limit and its default, in MiB.
const MEMORY: std::ops::RangeInclusive<usize> = 1..=1_048_576;
const USUAL_MEMORY: usize = 1024;

/// The arguments of `solve`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
    #[arg(required_unless_present = "check")]
    position: Option<String>,
    /// The claim: the side to move ends at least N points ahead.
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        required_unless_present = "check",
        value_parser = number(-MAX_POINTS..=MAX_POINTS)
    )]
    at_least: Option<i32>,
    /// The most memory for the search table or for the positions of a proof, in MiB [default: 1024].
    #[arg(long, value_name = "MIB", value_parser = number(MEMORY))]
    memory: Option<usize>,
    /// The most positions to search before the answer is unknown [default: no limit].
    #[arg(long, value_name = "N", value_parser = number(1..=u64::MAX))]
    nodes: Option<u64>,
    /// The number of threads, 1 to 64. With more than one, nodes= differs from run to run.
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        conflicts_with = "nodes",
        value_parser = number(THREADS)
    )]
    threads: usize,
    /// Write the proof, the moves of the side that keeps its claim and what they gain, to a new file.
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Check the proof in this file against every reply, without a search.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "at_least", "proof"])]
    check: Option<PathBuf>,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

pub(super) const HELP: &str = "\
The last line is the verdict, proven, refuted or unknown, with depth= the turns of the longest line searched, \
nodes= the positions searched, and time_ms= the time. The search runs until there is a proof, or \
until it has searched --nodes positions; it prints its progress to standard error from time \
to time. Ctrl+C ends it.

A verdict of proven or refuted is printed only after its proof has been checked against every \
reply, without a search; where no proof passes, the verdict is unknown. --check accepts a \
file of any length, or <(COMMAND) in a shell that supports it. A proof can have no more positions than \
--memory holds, about 3000 for each MiB. docs/proofs.md describes the file.";

/// Solves a position, or checks a proof.
pub(super) fn run(args: &SolveArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match (&args.check, &args.position, args.at_least) {
        (Some(file), ..) => check_file(file, args.memory(), out),
        (None, Some(position), Some(at_least)) => prove(args, position, at_least, out),
        _ => Err(Failure::Refused("solve needs a POSITION and --at-least N".to_owned())),
    }
}

impl SolveArgs {
    /// Returns the memory limit in bytes.
    fn memory(&self) -> usize {
        self.memory.unwrap_or(USUAL_MEMORY) << 20
    }

    /// Checks the file and the memory in advance, so that they do not fail after hours of search.
    fn check_means(&self) -> Result<(), Failure> {
        if let Some(file) = &self.proof {
            check_new_file(file).map_err(|why| unwritten(file, &why))?;
        }
        match self.memory {
            Some(memory) if !has_room(self.memory()) => Err(Failure::Refused(format!(
                "the system refuses to provide {memory} MiB of memory; use a smaller --memory"
            ))),
            _ => Ok(()),
        }
    }
}

fn prove(
    args: &SolveArgs,
    position: &str,
    at_least: i32,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = OAnQuan::with_options(&args.rules)?.match_at(position, &args.rules)?;
    args.check_means()?;
    let request = SolveRequest {
        rules: game.rules(),
        position: game.position(),
        at_least,
        memory: args.memory(),
        nodes: args.nodes,
        threads: args.threads,
        with_proof: args.proof.is_some(),
    };
    let started = Instant::now();
    let (mut printed, mut was_short) = (Ok(()), false);
    let solution = solve(&request, &Control::default(), &mut |report| match report {
        SolveReport::Progress(progress) => {
            print_progress(progress, was_short, started);
            was_short |= progress.is_short;
        }
        // Printed before the file is written, so that a failure to write cannot hide it.
        SolveReport::Verdict(verdict, progress) => {
            printed = print_verdict(verdict, progress, started, out);
        }
    });
    let solution = solution.ok_or_else(|| {
        Failure::Refused(
            "solve needs a position of two sides that is not over, has no sold cells and has at \
             most a few hundred dân"
                .to_owned(),
        )
    })?;
    let written = args.proof.as_ref().map_or(Ok(()), |file| write_proof(file, &solution));
    written.and(printed.map_err(Failure::Output))
}

fn print_verdict(
    verdict: Verdict,
    progress: SolveProgress,
    started: Instant,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (depth, nodes) = (progress.depth, progress.nodes);
    let time = started.elapsed().as_millis();
    writeln!(out, "{verdict} depth={depth} nodes={nodes} time_ms={time}")?;
    out.flush()
}

/// Prints the progress of the search to standard error. Ignores failures to write, which cannot
/// be reported anywhere else.
fn print_progress(progress: SolveProgress, was_short: bool, started: Instant) {
    let (depth, nodes, memory) = (progress.depth, progress.nodes, progress.memory >> 20);
    let time = started.elapsed().as_millis();
    let mut err = io::stderr();
    let _ = writeln!(err, "depth={depth} nodes={nodes} memory_mib={memory} time_ms={time}");
    if progress.is_short && !was_short {
        let _ = writeln!(
            err,
            "the system provides no more memory: the search continues with a table of {memory} MiB"
        );
    }
}

fn write_proof(file: &Path, solution: &Solution) -> Result<(), Failure> {
    let Some(proof) = &solution.proof else {
        print_error("no proof was written: the search has not found one");
        return Ok(());
    };
    write_text(file, proof, false).map_err(|why| unwritten(file, &why))
}

/// Returns the failure to write the proof to `file`.
fn unwritten(file: &Path, why: &SaveProblem) -> Failure {
    Failure::Refused(match why {
        SaveProblem::Refused { .. } => {
            format!("{} exists already; name a new file for the proof", shown_path(file))
        }
        why => format!("the proof cannot be saved: {why}"),
    })
}

fn check_file(file: &Path, memory: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let refused = |why: String| Failure::Refused(format!("{}: {why}", shown_path(file)));
    let proof = open_file(file)
        .map_err(|why| refused(format!("the file cannot be read: {}", system_reason(&why))))?;
    let checked = check(BufReader::new(proof), memory).map_err(|why| refused(why.to_string()))?;
    writeln!(
        out,
        "checked side={} at_least={} positions={} rules=\"{}\" position=\"{}\"",
        checked.side, checked.at_least, checked.positions, checked.rules, checked.position
    )
    .map_err(Failure::Output)
}
