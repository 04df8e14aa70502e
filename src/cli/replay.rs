//! `replay`: checks a game record and shows its positions.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::record_file::read_record;
use super::rule_args::RuleArgs;
use super::text::{View, ViewArgs, board_lines, departure_lines, read_line, turn_lines};
use crate::rules::{GameEntry, Position, Record, Side};
use excerpt::Excerpt;

/// The text that follows the options in `help replay`.
pub(super) const HELP: &str = "\
A record has tags in brackets, then the moves:

  [Rules \"folk\"]
  [Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]

  2+ 9- 4+

Among the moves, resign:1 means that side 1 resigned, time:0 that side 0 ran out of time, and stop \
that the players agreed to end the game. Moves alone are a record too, and so is a position \
followed by moves. A saved game is replayed up to its last move. \
FILE has at most 1 MiB and 5000 moves; <(COMMAND) works in shells that support it. --rules and \
--rule set the rules if the record has none. With --step, n shows the next position, p the previous \
one, and s stops; --lang and --plain apply to --step only.";

/// The arguments of `replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The file: a record or a saved game.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub(super) file: PathBuf,
    /// Print every position, including the start, one per line.
    #[arg(long, conflicts_with = "step")]
    pub(super) every: bool,
    /// Step through the game: n next, p previous, s stop.
    #[arg(long)]
    pub(super) step: bool,
    #[command(flatten)]
    pub(super) view: ViewArgs,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Checks the record and prints the requested positions.
pub(super) fn run(
    args: &ReplayArgs,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let record = read_record(&args.file, &args.rules.resolve()?).map_err(Failure::Refused)?;
    if args.step {
        let view = args.view.view(Side::NEAR, &record.names);
        return walk(&record, &view, input, out);
    }
    let first = if args.every { 0 } else { record.game.entries().len() };
    for position in positions(&record).skip(first) {
        writeln!(out, "{position}").map_err(Failure::Output)?;
    }
    Ok(())
}

/// Returns every position of the game, its start first.
fn positions(record: &Record) -> impl Iterator<Item = &Position> {
    std::iter::once(record.game.start()).chain(record.game.entries().iter().map(GameEntry::after))
}

/// Shows the positions one at a time, as requested at the prompt.
fn walk(
    record: &Record,
    view: &View,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let words = view.words;
    let positions: Vec<&Position> = positions(record).collect();
    let entries = record.game.entries();
    let is_turn = |entry: &&GameEntry| entry.turn().is_some();
    let turns = |entries: &[GameEntry]| entries.iter().filter(is_turn).count();
    let mut at = 0;
    let mut lines = board_lines(view, positions[at]);
    lines.push(words.step_help.to_owned());
    loop {
        let prompt = (words.step_at)(turns(&entries[..at]), turns(entries));
        write!(out, "{}\n{prompt}> ", lines.join("\n")).map_err(Failure::Output)?;
        out.flush().map_err(Failure::Output)?;
        let Some(line) = read_line(input).map_err(Failure::Input)? else {
            return writeln!(out).map_err(Failure::Output);
        };
        lines = match line.to_lowercase().as_str() {
            "n" if at == entries.len() => vec![words.step_last.to_owned()],
            "n" => {
                at += 1;
                let message = match &entries[at - 1] {
                    GameEntry::Turn(turn) => turn_lines(view, turn),
                    GameEntry::Departure(departure) => departure_lines(view, departure),
                };
                message.into_iter().chain(board_lines(view, positions[at])).collect()
            }
            "p" if at == 0 => vec![words.step_first.to_owned()],
            "p" => {
                at -= 1;
                board_lines(view, positions[at])
            }
            "s" => return Ok(()),
            _ => vec![(words.step_unclear)(&Excerpt::of(&line))],
        };
    }
}
