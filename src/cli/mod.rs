//! The headless commands: the rules for scripts and terminals, without a window.
//!
//! Answers go to standard output, one record per line. What is refused is told
//! on standard error in one sentence, with exit status [`REFUSED`].

mod batch;
mod failure;
mod rule_args;
mod session;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::rules::perft;
use failure::Failure;
use rule_args::RuleArgs;
use session::Session;

/// The exit status when something was refused, that of a usage error too.
pub const REFUSED: u8 = 2;

/// Ô ăn quan, the Vietnamese sowing game.
///
/// Without a command the window opens. The commands play and count on a
/// terminal or in scripts; `help COMMAND` tells more about each.
#[derive(Debug, Parser)]
#[command(name = "o-an-quan", version)]
pub struct Cli {
    /// What to do without a window; none opens the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the program does without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the start position of the rules.
    #[command(after_long_help = NOTATION)]
    Start {
        /// The side that moves first, from 0 on.
        #[arg(long, value_name = "S", default_value = "0")]
        first: String,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// List the legal moves of a position.
    ///
    /// One move per line, ascending cell, `+` before `-`; nothing when the game is over.
    #[command(after_long_help = NOTATION)]
    Moves {
        /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
        position: String,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// Play moves from a position.
    ///
    /// For each move one line: the position after it, `captured=` with the points
    /// captured, and why the game ended or `-`, separated by tabs.
    ///
    /// With `-` for the position, reads lines `POSITION; MOVE MOVE…` from standard
    /// input and answers each with the line of its last move, or with `error:` and
    /// the reason.
    #[command(after_long_help = NOTATION)]
    #[command(
        override_usage = "o-an-quan play [OPTIONS] POSITION MOVE...\n       o-an-quan play [OPTIONS] -"
    )]
    Play {
        /// The position to play from, or `-` for a batch on standard input.
        position: String,
        /// The moves, as in 3+ and 11-.
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// Count the sequences of so many turns from a position.
    ///
    /// A sequence that ends the game earlier counts too. A refill is not a turn,
    /// and repetition is not looked at.
    #[command(after_long_help = NOTATION)]
    Perft {
        /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
        position: String,
        /// How many turns.
        depth: u32,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
}

const NOTATION: &str = "\
A POSITION is CELLS SIDE STORES in one argument: the 12, 18 or 24 cells in ring order with \
commas between (Q for a quan, Q3 for a quan with 3 dân, otherwise the number of dân), the side \
to move or - when the game is over, and the stores of all sides with commas between. \
A MOVE is a cell and a direction: + towards higher cells, - towards lower ones.";

/// Runs a headless command and says how it went.
pub fn run(command: Command) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = execute(command, &mut out);
    // What was answered before a refusal comes out before the refusal.
    let failure = match (done, out.flush()) {
        (Ok(()), Ok(())) => return ExitCode::SUCCESS,
        (Err(failure), Ok(())) => failure,
        (_, Err(unwritten)) => Failure::Output(unwritten),
    };
    match failure {
        Failure::Refused(why) => complain(&why),
        Failure::SomeLines => {}
        Failure::Input(why) => complain(&format!("standard input cannot be read: {why}")),
        // Whoever read the answers has had enough of them.
        Failure::Output(why) if why.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Failure::Output(why) => complain(&format!("the answer cannot be written: {why}")),
    }
    ExitCode::from(REFUSED)
}

fn execute(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Start { first, rules } => {
            let start = Session::new(&rules)?.start(&first)?;
            writeln!(out, "{start}").map_err(Failure::Output)?;
        }
        Command::Moves { position, rules } => {
            let game = Session::new(&rules)?.game(&position)?;
            for mv in game.position().legal_moves() {
                writeln!(out, "{mv}").map_err(Failure::Output)?;
            }
        }
        Command::Play { position, moves, rules } => {
            let session = Session::new(&rules)?;
            match (position.as_str(), moves.as_slice()) {
                ("-", []) => batch::answer_lines(&session, &mut io::stdin().lock(), out)?,
                ("-", [mv, ..]) => {
                    return Err(Failure::Refused(format!(
                        "with - the moves are read from standard input, so {mv:?} cannot be given here"
                    )));
                }
                (_, []) => return Err(Failure::Refused(session::NO_MOVE.to_owned())),
                (_, moves) => {
                    let mut game = session.game(&position)?;
                    for text in moves {
                        let turn = session::play(&mut game, text)?;
                        writeln!(out, "{}", session::record(turn)).map_err(Failure::Output)?;
                    }
                }
            }
        }
        Command::Perft { position, depth, rules } => {
            let game = Session::new(&rules)?.game(&position)?;
            let count = perft(game.rules(), game.position(), depth);
            writeln!(out, "{count}").map_err(Failure::Output)?;
        }
    }
    Ok(())
}

/// Tells on standard error what went wrong.
pub fn complain(why: &str) {
    // Nobody is left to be told when this cannot be written.
    let _ = writeln!(io::stderr(), "error: {why}");
}

/// The names of the headless commands.
pub fn command_names() -> Vec<String> {
    Cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect()
}
