//! The engines of this project behind the line protocol: build it at two revisions, and let `arena` compare
//! them. See `docs/dev/strength.md`.

use std::io;
use std::process::ExitCode;

use arena::player::{Search, serve};
use clap::Parser;
use tabletop::Level;

/// Answers questions for moves in the line protocol.
#[derive(Debug, Parser)]
#[command(name = "player")]
struct Args {
    /// Plays as the computer of this level, whatever the limit.
    #[arg(long)]
    level: Option<Level>,
    /// Searches ô ăn quan with the points in store as the estimate.
    #[arg(long, conflicts_with = "level")]
    plain: bool,
    /// Searches ô ăn quan by alpha-beta alone over this many turns, whatever the limit: slow, but sure to
    /// overlook nothing within them.
    #[arg(long, value_name = "TURNS", conflicts_with_all = ["level", "plain"])]
    alpha_beta: Option<u32>,
    /// The threads of a search; those of caro and of pebbles have one.
    #[arg(long, default_value_t = 1, conflicts_with_all = ["level", "plain", "alpha_beta"])]
    threads: usize,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let search = match (args.level, args.alpha_beta) {
        (Some(level), _) => Search::Level(level),
        (None, Some(turns)) => Search::AlphaBeta(turns),
        (None, None) if args.plain => Search::Plain,
        (None, None) => Search::Usual(args.threads),
    };
    match serve(search, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}
