//! `print`: sheets to print.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::failure::Failure;
use super::rule_args::RuleArgs;
use super::text::language;
use crate::settings::Language;

pub(super) const HELP: &str = "\
board is an empty board to play on with pebbles; rules are the classic rules on one sheet, with \
pictures; puzzles are six puzzles of a day, from easy to hard, with their solutions upside down at \
the foot. --day, --rules and --rule apply to puzzles.";

/// What to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Sheet {
    /// An empty board.
    Board,
    /// The rules.
    Rules,
    /// Puzzles.
    Puzzles,
}

/// The size of the sheet.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum PaperSize {
    /// 210 mm by 297 mm.
    A4,
    /// 297 mm by 420 mm.
    A3,
}

/// The arguments of `print`.
#[derive(Debug, Args)]
pub struct PrintArgs {
    /// What to print.
    #[arg(value_enum)]
    pub(super) sheet: Sheet,
    /// The file to write, which ends in .pdf.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub(super) out: PathBuf,
    /// The size of the sheet.
    #[arg(long, value_enum, default_value = "a4")]
    pub(super) paper: PaperSize,
    /// The day of the puzzles, as in 2026-05-31; by default today.
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub(super) day: Option<String>,
    /// The language; by default Vietnamese if the system speaks it, otherwise English.
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(super) lang: Option<Language>,
    /// Replace OUT if it exists.
    #[arg(long)]
    pub(super) force: bool,
    /// The rules of the puzzles: classic or folk.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Writes the sheet.
#[cfg(feature = "gui")]
pub(super) fn run(args: &PrintArgs) -> Result<(), Failure> {
    super::printing::run(args)
}

/// Refuses: the fonts belong to the window.
#[cfg(not(feature = "gui"))]
pub(super) fn run(_: &PrintArgs) -> Result<(), Failure> {
    let why = "this program was built without the window, whose fonts the sheets need";
    Err(Failure::Refused(format!("{why}; build it with the feature gui")))
}
