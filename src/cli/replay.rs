//! `replay`: checks a game record and shows its positions.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::record_file::read_record;
use super::rule_args::RuleArgs;
use super::text::{View, ViewArgs, board_lines, departure_lines, round_lines, turn_lines};
use super::walk::Walk;
use crate::rules::{GameEntry, Position, Record, Side};

/// The text that follows the options in `help replay`.
pub(super) const HELP: &str = "\
A record has tags in brackets, then the moves, in a match of several rounds one line for each:

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
    /// The file: a record or a saved game; or the link of a game, as in oanquan:AQA…
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
    if args.every {
        return positions(&record)
            .try_for_each(|position| writeln!(out, "{position}").map_err(Failure::Output));
    }
    writeln!(out, "{}", record.game.position()).map_err(Failure::Output)
}

/// Returns every position of the game: its start and those after it, with the start of each further
/// round of a match.
fn positions(record: &Record) -> impl Iterator<Item = &Position> {
    let game = &record.game;
    std::iter::once(game.start()).chain(game.entries().iter().map(GameEntry::after))
}

/// Steps through the game at a prompt.
fn walk(
    record: &Record,
    view: &View,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let positions: Vec<&Position> = positions(record).collect();
    let game = &record.game;
    let steps = game.entries();
    let walk = Walk {
        words: view.words,
        steps: steps.len(),
        turns: &|count| game.turns_in(count),
        position: &|count| board_lines(view, positions[count]),
        step: &|step| match &steps[step - 1] {
            GameEntry::Turn(turn) => turn_lines(view, turn),
            GameEntry::Departure(departure) => departure_lines(view, departure),
            GameEntry::Sale(sale) => round_lines(view, game.round_after(step), sale),
        },
    };
    walk.run(input, out)
}
