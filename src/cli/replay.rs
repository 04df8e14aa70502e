//! `replay`: checks a game record and shows its positions.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::numbers::number;
use super::record_file::{record, refusal};
use super::rule_args::RuleArgs;
use super::text::{View, ViewArgs, board_lines, departure_lines, round_lines, turn_lines};
use super::walk::Walk;
use crate::door::{Found, FoundGame};
use crate::games::OAnQuan;
use crate::link;
use crate::rules::{GameEntry, Position, Record, Side};
use basics::{Excerpt, Form};
use strum::VariantArray;
use tabletop::Game;

/// The text that follows the options in `help replay`.
pub(super) const HELP: &str = "\
A record has tags in brackets, then the moves, in a match of several rounds one line for each:

  [Rules \"folk\"]
  [Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]

  2+ 9- 4+

Among the moves, resign:1 means that side 1 resigned, time:0 that side 0 ran out of time, and stop \
that the players agreed to end the game. Moves alone are a record too, and so is a position \
followed by moves. A saved game is replayed up to its last move. Games of other kinds are replayed too: \
cờ tướng as people write it (P2-5, h2e2, PGN), cờ caro (8h, h8). A file may contain several games. \
FILE may be - for standard input; it has at most 1 MiB and 5000 moves; <(COMMAND) works in shells that support it. --rules and \
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
    /// Replay only the game with this number, counted from 1, of a file with several.
    #[arg(long, value_name = "N", value_parser = number(1..=usize::MAX))]
    pub(super) number: Option<usize>,
    /// Write the game for others in this form instead: record, link, vietnamese, coordinates, wxf …
    #[arg(long = "as", value_name = "FORM", conflicts_with_all = ["every", "step"])]
    pub(super) form: Option<String>,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Prints the requested positions of the games found in the file.
pub(super) fn run(
    args: &ReplayArgs,
    found: Vec<Found>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    // Rules of another game would have gone unnoticed so far.
    args.rules.resolve()?;
    for found in args.chosen(found)? {
        let FoundGame::OAnQuan(game) = found.game else { return Err(args.other_game(&found)) };
        let record = record(*game);
        match args.form()? {
            Some(Form::Record) => write!(out, "{record}").map_err(Failure::Output)?,
            Some(Form::Link) => {
                writeln!(out, "{}", link::write(&record, true)).map_err(Failure::Output)?;
            }
            Some(form) => return Err(no_such_form(OAnQuan::ID, form, &FORMS)),
            None if args.step => {
                let view = args.view.view(Side::NEAR, &record.names);
                walk(&record, &view, input, out)?;
            }
            None if args.every => positions(&record)
                .try_for_each(|position| writeln!(out, "{position}").map_err(Failure::Output))?,
            None => writeln!(out, "{}", record.game.position()).map_err(Failure::Output)?,
        }
    }
    Ok(())
}

impl ReplayArgs {
    /// Returns the games to replay: all, or the one that `--number` chooses.
    ///
    /// # Errors
    /// Returns the number of games if there is no such one.
    pub(super) fn chosen(&self, mut found: Vec<Found>) -> Result<Vec<Found>, Failure> {
        match self.number {
            None => Ok(found),
            Some(number) if number <= found.len() => Ok(vec![found.swap_remove(number - 1)]),
            Some(number) => {
                let games = found.len();
                let why = format!("it contains {games} games, so there is no number {number}");
                Err(Failure::Refused(refusal(&self.file, &why)))
            }
        }
    }

    /// Returns the form that `--as` names.
    ///
    /// # Errors
    /// Returns the names of all forms for an unknown one.
    pub(super) fn form(&self) -> Result<Option<Form>, Failure> {
        let Some(name) = &self.form else { return Ok(None) };
        name.parse().map(Some).map_err(|_| {
            let (name, forms) = (Excerpt::of(name), names(Form::VARIANTS));
            Failure::Refused(format!("there is no form \"{name}\"; the forms are {forms}"))
        })
    }

    /// Returns the refusal of a game of another kind than the command's.
    pub(super) fn other_game(&self, found: &Found) -> Failure {
        let why = format!("it is a game of {}; write --game {0}", found.id());
        Failure::Refused(refusal(&self.file, &why))
    }
}

/// The forms in which a game of Ô ăn quan is written.
const FORMS: [Form; 2] = [Form::Record, Form::Link];

/// Returns the refusal of a form in which a game is not written.
pub(super) fn no_such_form(game: &str, form: Form, forms: &[Form]) -> Failure {
    Failure::Refused(format!("{game} is not written as {form}; its forms are {}", names(forms)))
}

fn names(forms: &[Form]) -> String {
    forms.iter().map(Form::to_string).collect::<Vec<_>>().join(", ")
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
