//! `puzzles`: prints the puzzles that come with the program.

use std::io::Write;

use basics::Excerpt;
use clap::Args;
use jiff::civil::Date;
use tabletop::training::{day_number, puzzle_of_day};

use super::failure::{CliRefusal, Failure};
use super::game::CliGame;
use super::rule_args::RuleArgs;

pub(super) const HELP: &str = "\
Prints one puzzle per line, separated by tabs: its name; the position; the moves of its line, the \
first, third, fifth and seventh of which are the solver's; the theme; the band of difficulty from \
1 to 5, the weakest level from easy to master that plays the whole line; and how the right move is \
known, proven or searched.";

/// The arguments of `puzzles`.
#[derive(Debug, Args)]
pub struct PuzzleArgs {
    /// Print only the puzzle of this day, as in 2026-05-31.
    #[arg(long, value_name = "YYYY-MM-DD")]
    day: Option<String>,
    /// The rules of the puzzles: classic or folk.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Prints all puzzles, or that of a day.
pub(super) fn run<G: CliGame>(args: &PuzzleArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut lines = G::puzzles(args)?;
    if let Some(day) = &args.day {
        let index = puzzle_of_day(day_number(date(day)?), lines.len());
        lines = vec![lines.swap_remove(index)];
    }
    lines.iter().try_for_each(|line| writeln!(out, "{line}")).map_err(Failure::Output)
}

/// Returns the date in `text`.
pub(super) fn date(text: &str) -> Result<Date, Failure> {
    let is_shaped = text.len() == 10
        && text.bytes().enumerate().all(|(index, byte)| match index {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    let parsed = text.parse().ok().filter(|_| is_shaped);
    parsed.ok_or_else(|| CliRefusal::NotADay(Excerpt::of(text)).into())
}
