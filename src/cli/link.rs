//! `link`: prints a game in one line.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::game::CliGame;
use super::record_file::{only_record, read_record};
use super::rule_args::RuleArgs;
use crate::door::Found;

pub(super) const HELP: &str = "\
Prints a line that begins with oanquan:, or the name of another game, and contains the rules, the start and all moves. The window \
and replay take such a line in place of a file, and the window takes it from the clipboard. --rules \
and --rule set the rules if the record has none.";

/// The arguments of `link`.
#[derive(Debug, Args)]
pub struct LinkArgs {
    /// The file: a record or a saved game.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub(super) file: PathBuf,
    /// Include the names of the players.
    #[arg(long)]
    names: bool,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Prints the link of the game in the file.
pub(super) fn run<G: CliGame>(args: &LinkArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let record = read_record(&args.file, &G::with_options(&args.rules)?)?;
    writeln!(out, "{}", ::link::write(&record, args.names)).map_err(Failure::Output)
}

/// Prints the link of the game found in the file.
///
/// # Errors
/// Returns a [`Failure`] if there are several games, or if an option has no meaning for it.
pub(super) fn of_found<G: CliGame>(
    args: &LinkArgs,
    found: Vec<Found>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    G::with_options(&args.rules)?;
    let record = only_record::<G>(&args.file, found)?;
    writeln!(out, "{}", ::link::write(&record, args.names)).map_err(Failure::Output)
}
