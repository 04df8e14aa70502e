//! The headless commands, for scripts and terminals.
//!
//! Results go to standard output, one record per line. Errors go to standard error in one
//! sentence, with exit status [`REFUSED`].

// A page in a browser has no terminal.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod analyze;
mod args;
mod batch;
mod bench;
#[cfg(feature = "gui")]
mod drawing;
mod errors;
mod failure;
mod fields;
mod game;
mod games;
mod help;
#[cfg(not(target_family = "wasm"))]
mod join;
mod level_arg;
mod line;
mod link;
mod matches;
#[cfg(feature = "gui")]
mod new_file;
mod numbers;
mod picture;
mod play;
mod print;
mod printed;
#[cfg(feature = "gui")]
mod printing;
mod puzzles;
mod record_file;
mod replay;
mod rule_args;
#[cfg(not(target_family = "wasm"))]
mod serve;
mod solve;
mod text;
mod verb;
mod walk;
// A page hosts nothing and has no terminal, so that the words of `serve` and `join` are not used there.
#[cfg_attr(target_family = "wasm", allow(dead_code))]
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;
use tabletop::GameMatch;

pub use args::{Cli, CliCommand};
pub use record_file::{FileFlaw, NoGame, named_games};
#[cfg(all(feature = "gui", not(target_family = "wasm")))]
pub(crate) use serve::{no_page, page_of_package};

use failure::Failure;
use game::{CliGame, side};
use link::LinkArgs;
use replay::ReplayArgs;
use text::Terminal;

/// Adds the entries of the files of words that the commands use to `declared`.
#[cfg(all(test, feature = "gui"))]
pub(crate) fn declare_words(declared: &mut Vec<crate::words::Declared>) {
    use crate::words::Entry;
    words::TerminalWords::declare("", &[], declared);
    games::declare_words(declared);
}

/// The exit status of every failure, including usage errors.
pub const REFUSED: u8 = 2;
/// The depth above which `perft` says on standard error how far it is.
const DEEP_PERFT: u32 = 7;
/// The least count that it says: a smaller one takes no time.
const MANY: u64 = 10_000;
/// The count from which so many more depths take longer than anybody waits.
const HOPELESS: u64 = 1_000_000;
const DEPTHS_LEFT: u32 = 6;

/// Runs a headless command and returns the exit status. `game` is the name of its game, if the command
/// line has one; without it, a file says which game it is, and everything else is about the usual game.
pub fn run(game: Option<&str>, command: CliCommand) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run_about(game, &command, &mut out);
    // Earlier results appear before the error.
    report(match out.flush() {
        Ok(()) => done,
        Err(unwritten) => Err(Failure::Output(unwritten)),
    })
}

/// Prints an error, if any, to standard error and returns the exit status.
fn report(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => return ExitCode::SUCCESS,
        // The reader of the output has closed it, as `head` does.
        Err(Failure::Output(why)) if why.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        // The answers to the lines say why.
        Err(Failure::SomeLines) => {}
        Err(failure) => print_error(&failure.to_string()),
    }
    ExitCode::from(REFUSED)
}

fn run_about(game: Option<&str>, command: &CliCommand, out: &mut dyn Write) -> Result<(), Failure> {
    let commands = game.map_or(Ok(games::USUAL), games::named)?;
    match command {
        CliCommand::Replay(args) if game.is_none() => replay_any(args, out),
        CliCommand::Link(args) if game.is_none() => link_any(args, out),
        #[cfg(not(target_family = "wasm"))]
        CliCommand::Serve(args) if game.is_none() => serve::run(args, out),
        #[cfg(not(target_family = "wasm"))]
        CliCommand::Join(args) if game.is_none() => join::run(args, out),
        CliCommand::Completions { shell } if commands.id == games::USUAL.id => {
            completions(*shell, out)
        }
        command => (commands.execute)(command, out),
    }
}

/// Replays the games in a file, which says which game it is.
fn replay_any(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    args.check()?;
    let found = record_file::read_games(&args.file, &games::door_to_all(&args.rules))?;
    let commands = found.first().map_or(Ok(games::USUAL), |found| games::named(found.id()))?;
    (commands.replay)(args, found, out)
}

/// Prints the link of the game in a file, which says which game it is.
fn link_any(args: &LinkArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let found = record_file::read_games(&args.file, &games::door_to_all(&args.rules))?;
    let commands = found.first().map_or(Ok(games::USUAL), |found| games::named(found.id()))?;
    (commands.link)(args, found, out)
}

/// Runs a command about the game `G`.
fn execute<G: CliGame>(command: &CliCommand, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        CliCommand::Text(args) => {
            let mut input = io::stdin().lock();
            text::run::<G>(args, &mut Terminal::new(args.view.words(), &mut input, out))
        }
        CliCommand::Start { first, rules } => {
            let game = G::on_board(rules, None)?;
            let first = side(&game, first, "cannot move first")?;
            writeln!(out, "{}", game.start(first)).map_err(Failure::Output)
        }
        CliCommand::Moves { position, rules } => {
            let moves = G::with_options(rules)?.match_at(position, rules)?.legal_moves();
            moves.iter().try_for_each(|mv| writeln!(out, "{mv}")).map_err(Failure::Output)
        }
        CliCommand::Play { position, moves, rules } => play::run::<G>(position, moves, rules, out),
        CliCommand::Perft { position, depth, rules } => {
            let played = G::with_options(rules)?.match_at(position, rules)?;
            // A deep count takes longer than a lifetime, which only the ones before it show.
            if *depth > DEEP_PERFT {
                let mut is_warned = false;
                for before in DEEP_PERFT - 2..*depth {
                    let count = G::perft(&played, before)?;
                    if count >= MANY {
                        print_remark(&format!("depth {before}: {count}"));
                    }
                    let is_hopeless = count >= HOPELESS && before + DEPTHS_LEFT <= *depth;
                    if is_hopeless && !std::mem::replace(&mut is_warned, true) {
                        print_remark(&format!(
                            "depth {depth} can take longer than a lifetime: stop it with Ctrl+C and choose a \
                             smaller one"
                        ));
                    }
                }
            }
            writeln!(out, "{}", G::perft(&played, *depth)?).map_err(Failure::Output)
        }
        CliCommand::Analyze(args) => analyze::run::<G>(args, out),
        CliCommand::Match(args) => matches::run::<G>(args, out),
        CliCommand::Replay(args) => replay::run_here::<G>(args, out),
        CliCommand::Bench => bench::run::<G>(out),
        CliCommand::Puzzles(args) => puzzles::run::<G>(args, out),
        CliCommand::Link(args) => link::run::<G>(args, out),
        CliCommand::Solve(_)
        | CliCommand::Picture(_)
        | CliCommand::Print(_)
        | CliCommand::Completions { .. } => G::special(command, out),
        #[cfg(not(target_family = "wasm"))]
        CliCommand::Serve(_) | CliCommand::Join(_) => G::special(command, out),
    }
}

/// Returns what `bench` prints about the game with the name `id`; `None` if there is no such game.
pub fn bench(id: &str) -> Option<String> {
    let mut lines = Vec::new();
    // Memory takes all lines.
    games::bench(id, &mut lines)?.ok()?;
    String::from_utf8(lines).ok()
}

/// Prints the completions for a shell.
fn completions(shell: Shell, out: &mut dyn Write) -> Result<(), Failure> {
    let mut cli = Cli::command();
    let name = cli.get_name().to_owned();
    // Generated in memory, because `generate` panics if it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut cli, name, &mut script);
    out.write_all(&script).map_err(Failure::Output)
}

/// Prints an error to standard error, in the language of the system.
pub fn print_error(why: &str) {
    let language = words::system_language();
    let why = errors::in_language(language, why);
    print_line(&format!("{}: {why}", errors::label(language)));
}

/// Prints an English remark to standard error, in the language of the system.
fn print_remark(remark: &str) {
    print_line(&errors::in_language(words::system_language(), remark));
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
