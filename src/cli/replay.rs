//! `replay`: checks a game record and shows its positions.

use std::io::{self, Write};
use std::path::PathBuf;

use basics::{BySide, Excerpt, Form};
use clap::Args;
use strum::VariantArray;
use tabletop::{GameMatch, Side};

use super::failure::{CliRefusal, Failure};
use super::game::CliGame;
use super::numbers::number;
use super::record_file::{FileFlaw, found_record, read_games};
use super::rule_args::RuleArgs;
use super::text::{Terminal, View, ViewArgs};
use super::walk::walk;
use crate::door::{Door, Found};

/// The greatest number of a game that one can ask for; no text has so many games.
const MAX_NUMBER: usize = 10_000;

/// The text that follows the options in `help replay`.
pub(super) const HELP: &str = "\
A record has tags in brackets, then the moves, in a match of several rounds one line for each:

  [Rules \"folk\"]
  [Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]

  2+ 9- 4+

Among the moves, resign:1 means that side 1 resigned, time:0 that side 0 ran out of time, gone:1 \
that side 1 was away for so long that another side claimed the game, and stop that the players agreed to end the game. Moves alone are a record too, and so is a position \
followed by moves. A saved game is replayed up to its last move. Games of other kinds are replayed too: \
cờ tướng as people write it (P2-5, h2e2, PGN), cờ caro (8h, h8). A file may contain several games. \
FILE may be - for standard input; it has at most 1 MiB and 5000 moves; <(COMMAND) works in shells that support it. --rules and \
--rule set the rules if the record has none. With --step, n shows the next position, p the previous \
one, and s stops; --lang and --plain need --step.";

/// The arguments of `replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The file: a record or a saved game; or the link of a game, as in oanquan:AQA…
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub(super) file: PathBuf,
    /// Print every position, including the start, one per line.
    #[arg(long, conflicts_with = "step")]
    every: bool,
    /// Step through the game: n next, p previous, s stop.
    #[arg(long)]
    step: bool,
    #[command(flatten)]
    view: ViewArgs,
    /// Replay only the game with this number, counted from 1, of a file with several.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number(1..=MAX_NUMBER))]
    number: Option<usize>,
    /// Write the game for others in this form instead: record, link, vietnamese, coordinates, wxf …
    #[arg(long = "as", value_name = "FORM", conflicts_with_all = ["every", "step"])]
    form: Option<String>,
    /// The rules to play by.
    #[command(flatten)]
    pub(super) rules: RuleArgs,
}

/// Replays the games of this kind in a file.
pub(super) fn run_here<G: CliGame>(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    args.check()?;
    let door = G::with_options(&args.rules)?.at_door(Door::at(G::ID));
    run::<G>(args, read_games(&args.file, &door)?, out)
}

/// Prints the requested positions of the games found in the file.
///
/// # Errors
/// Returns a [`Failure`] if a game is of another kind, or if an option has no meaning for it.
pub(super) fn run<G: CliGame>(
    args: &ReplayArgs,
    found: Vec<Found>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    // Options of another game would have gone unnoticed so far.
    G::with_options(&args.rules)?;
    for found in args.chosen(found)? {
        let id = found.id();
        let record =
            found_record::<G>(&found).ok_or_else(|| FileFlaw::OtherGame(id).of(&args.file))?;
        let played = &record.game;
        if let Some(form) = args.form()? {
            let text = match form {
                Form::Link => ::link::write(&record, true) + "\n",
                form if G::FORMS.contains(&form) => G::write(&record, form),
                form => {
                    let forms = names(&[G::FORMS, &[Form::Link]].concat());
                    return Err(CliRefusal::NotWrittenAs(G::ID, form, forms).into());
                }
            };
            write!(out, "{text}").map_err(Failure::Output)?;
        } else if args.step {
            let names =
                BySide::from_fn(played.game().sides(), |side| record.heading.name(side).to_owned());
            let view = View::new::<G>(&args.view, played.start(), Side::NEAR, &names);
            let mut input = io::stdin().lock();
            walk::<G>(played, &view, &mut Terminal::new(view.words, &mut input, out))?;
        } else {
            let entries = played.entries().len();
            for entries in (if args.every { 0 } else { entries })..=entries {
                let position = G::text_of(played.position_after(entries));
                writeln!(out, "{position}").map_err(Failure::Output)?;
            }
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
            Some(number) => Err(FileFlaw::NoSuchNumber(found.len(), number).of(&self.file).into()),
        }
    }

    /// Refuses options that would change nothing, and forms that do not exist.
    ///
    /// # Errors
    /// Returns the first such option.
    pub(super) fn check(&self) -> Result<(), Failure> {
        if !self.step && self.view.is_given() {
            return Err(CliRefusal::ViewWithoutStep.into());
        }
        self.form().map(drop)
    }

    /// Returns the form that `--as` names.
    ///
    /// # Errors
    /// Returns the names of all forms for an unknown one.
    pub(super) fn form(&self) -> Result<Option<Form>, Failure> {
        let Some(name) = &self.form else { return Ok(None) };
        name.parse()
            .map(Some)
            .map_err(|_| CliRefusal::NoSuchForm(Excerpt::of(name), names(Form::VARIANTS)).into())
    }
}

fn names(forms: &[Form]) -> String {
    forms.iter().map(Form::to_string).collect::<Vec<_>>().join(", ")
}
