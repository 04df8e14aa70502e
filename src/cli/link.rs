//! `link`: prints a game in one line.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::record_file::read_record;
use super::rule_args::RuleArgs;
use crate::link;

pub(super) const HELP: &str = "\
Prints a line that begins with oanquan: and contains the rules, the start and all moves. The window \
and replay take such a line in place of a file, and the window takes it from the clipboard. --rules \
and --rule set the rules if the record has none.";

/// The arguments of `link`.
#[derive(Debug, Args)]
pub struct LinkArgs {
    /// The file: a record or a saved game.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: PathBuf,
    /// Include the names of the players.
    #[arg(long)]
    names: bool,
    /// The rules to play by.
    #[command(flatten)]
    rules: RuleArgs,
}

/// Prints the link of the game in the file.
pub(super) fn run(args: &LinkArgs, out: &mut impl Write) -> Result<(), Failure> {
    let record = read_record(&args.file, &args.rules.resolve()?).map_err(Failure::Refused)?;
    writeln!(out, "{}", link::write(&record, args.names)).map_err(Failure::Output)
}
