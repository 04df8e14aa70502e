//! `puzzles`: prints the puzzles that come with the program.

use std::io::Write;

use clap::Args;

use super::command_rules::CommandRules;
use super::failure::Failure;
use super::rule_args::RuleArgs;
use crate::ai::{Puzzle, puzzle_id, puzzle_of_day, puzzles};
use crate::controller::puzzles::day_number;
use crate::rules::{Preset, Rules};
use basics::Excerpt;
use jiff::civil::Date;

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
    rules: RuleArgs,
}

/// Prints all puzzles under the rules, or that of a day.
pub(super) fn run(args: &PuzzleArgs, out: &mut impl Write) -> Result<(), Failure> {
    let preset = preset_with_puzzles(&CommandRules::new(&args.rules)?.rules()?)?;
    let all = puzzles(preset).unwrap_or_default();
    let mut print = |index: usize, puzzle: &Puzzle| {
        writeln!(out, "{}\t{puzzle}", puzzle_id(preset, index)).map_err(Failure::Output)
    };
    match &args.day {
        Some(day) => {
            let index = puzzle_of_day(day_number(date(day)?), all.len());
            print(index, &all[index])
        }
        None => all.iter().enumerate().try_for_each(|(index, puzzle)| print(index, puzzle)),
    }
}

/// Returns the preset that has these rules and puzzles.
pub(super) fn preset_with_puzzles(rules: &Rules) -> Result<Preset, Failure> {
    let preset = Preset::ALL.iter().copied().find(|preset| preset.rules() == *rules);
    preset.filter(|preset| puzzles(*preset).is_some()).ok_or_else(|| {
        Failure::Refused("puzzles come with the rules classic and folk only".to_owned())
    })
}

/// Returns the date in `text`.
pub(super) fn date(text: &str) -> Result<Date, Failure> {
    let is_shaped = text.len() == 10
        && text.bytes().enumerate().all(|(index, byte)| match index {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    let parsed = text.parse().ok().filter(|_| is_shaped);
    parsed.ok_or_else(|| {
        let text = Excerpt::of(text);
        Failure::Refused(format!("\"{text}\" is not a day: write YYYY-MM-DD, as in 2026-05-31"))
    })
}
