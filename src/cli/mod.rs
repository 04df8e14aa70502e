//! The headless commands, for scripts and terminals.
//!
//! Results go to standard output, one record per line. Errors go to standard error in one
//! sentence, with exit status [`REFUSED`].

mod analyze;
mod args;
mod batch;
mod bench;
mod command_rules;
#[cfg(feature = "gui")]
mod drawing;
mod failure;
mod fields;
mod guest;
mod level_arg;
mod line;
mod link;
mod matches;
#[cfg(feature = "gui")]
mod new_file;
mod numbers;
mod picture;
mod print;
mod printed;
#[cfg(feature = "gui")]
mod printing;
mod puzzles;
mod record_file;
mod replay;
mod rule_args;
mod solve;
mod text;
mod verb;
mod walk;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use tabletop::Game;

pub use args::{Cli, CliCommand};
pub use record_file::named_games;

use crate::door::{Door, Found};
use crate::games::OAnQuan;
use crate::rules::{Rules, perft};
use command_rules::{CommandRules, round_record};
use failure::Failure;
use replay::ReplayArgs;

/// Adds the entries of the files of words that the commands use to `declared`.
#[cfg(all(test, feature = "gui"))]
pub(crate) fn declare_words(declared: &mut Vec<crate::words::Declared>) {
    use crate::words::Entry;
    words::Words::declare("", &[], declared);
    guest::declare_words(declared);
}

/// The exit status of every failure, including usage errors.
pub const REFUSED: u8 = 2;

/// Runs a headless command and returns the exit status. `game` is the name of its game, if the command
/// line has one; without it, a file says which game it is, and everything else is about Ô ăn quan.
pub fn run(game: Option<&str>, command: CliCommand) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match (game, command) {
        (None, CliCommand::Replay(args)) => replay_any(args, &mut out),
        (None | Some(OAnQuan::ID), command) => execute(command, &mut out),
        (Some(guest), command) => guest::run(guest, &command, &mut out),
    };
    // Earlier results appear before the error.
    report(match out.flush() {
        Ok(()) => done,
        Err(unwritten) => Err(Failure::Output(unwritten)),
    })
}

/// Prints an error, if any, to standard error and returns the exit status.
fn report(done: Result<(), Failure>) -> ExitCode {
    let Err(failure) = done else { return ExitCode::SUCCESS };
    match failure {
        Failure::Refused(why) => print_error(&why),
        Failure::SomeLines => {}
        Failure::Input(why) => print_error(&format!("standard input cannot be read: {why}")),
        // The reader of the output has closed it, as `head` does.
        Failure::Output(why) if why.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Failure::Output(why) => print_error(&format!("the output cannot be written: {why}")),
    }
    ExitCode::from(REFUSED)
}

/// Replays the games in a file, which says which game it is.
fn replay_any(args: ReplayArgs, out: &mut impl Write) -> Result<(), Failure> {
    // The rules may be those of another game; its own command reads them.
    let rules = args.rules.resolve().unwrap_or_else(|_| Rules::classic());
    let door = guest::with_options(Door::new(rules, OAnQuan::ID), &args.rules);
    let found = record_file::read_games(&args.file, &door).map_err(Failure::Refused)?;
    match found.first().map_or(OAnQuan::ID, Found::id) {
        OAnQuan::ID => replay::run(&args, found, &mut io::stdin().lock(), out),
        guest => guest::replay(guest, &args, found, out),
    }
}

fn execute(command: CliCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        CliCommand::Text(args) => text::run(&args, &mut io::stdin().lock(), out)?,
        CliCommand::Start { first, rules } => {
            let (_, start) = CommandRules::new(&rules)?.start_game(&first)?;
            writeln!(out, "{start}").map_err(Failure::Output)?;
        }
        CliCommand::Moves { position, rules } => {
            let game = CommandRules::new(&rules)?.game(&position)?;
            for mv in game.legal_moves() {
                writeln!(out, "{mv}").map_err(Failure::Output)?;
            }
        }
        CliCommand::Play { position, moves, rules } => {
            let command_rules = CommandRules::new(&rules)?;
            match (position.as_str(), moves.as_slice()) {
                ("-", []) => batch::answer_lines(&command_rules, &mut io::stdin().lock(), out)?,
                ("-", [mv, ..]) => return Err(batch::moves_beside_dash(mv)),
                (_, []) => return Err(Failure::Refused(command_rules::NO_MOVE.to_owned())),
                (_, moves) => {
                    let mut game = command_rules.game(&position)?;
                    for text in moves {
                        let turn = command_rules::record(command_rules::play(&mut game, text)?);
                        for line in std::iter::once(turn).chain(round_record(&game)) {
                            writeln!(out, "{line}").map_err(Failure::Output)?;
                        }
                    }
                }
            }
        }
        CliCommand::Perft { position, depth, rules } => {
            let game = CommandRules::new(&rules)?.game(&position)?;
            let count = perft(game.rules(), game.position(), depth);
            writeln!(out, "{count}").map_err(Failure::Output)?;
        }
        CliCommand::Analyze(args) => analyze::run(&args, out)?,
        CliCommand::Match(args) => matches::run(&args, out)?,
        CliCommand::Solve(args) => solve::run(&args, out)?,
        CliCommand::Puzzles(args) => puzzles::run(&args, out)?,
        CliCommand::Bench => bench::run(out)?,
        CliCommand::Link(args) => link::run(&args, out)?,
        CliCommand::Picture(args) => picture::run(&args)?,
        CliCommand::Print(args) => print::run(&args)?,
        CliCommand::Replay(args) => {
            let door = Door::new(args.rules.resolve()?, OAnQuan::ID);
            let found = record_file::read_games(&args.file, &door).map_err(Failure::Refused)?;
            replay::run(&args, found, &mut io::stdin().lock(), out)?;
        }
        CliCommand::Completions { shell } => {
            let mut cli = Cli::command();
            let name = cli.get_name().to_owned();
            // Generated in memory, because `generate` panics if it cannot write.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut cli, name, &mut script);
            out.write_all(&script).map_err(Failure::Output)?;
        }
    }
    Ok(())
}

/// Prints an error to standard error.
pub fn print_error(why: &str) {
    print_line(&format!("error: {why}"));
}

/// Prints a line to standard error.
fn print_line(line: &str) {
    // A failure to write here cannot be reported anywhere else.
    let _ = writeln!(io::stderr(), "{line}");
}

/// Returns the names of the headless commands.
pub fn command_names() -> Vec<String> {
    Cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect()
}
