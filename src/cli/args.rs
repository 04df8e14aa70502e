//! What can be written on the command line.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Parser, Subcommand};
use clap_complete::Shell;

use super::analyze::AnalyzeArgs;
use super::failure::Failure;
use super::matches::MatchArgs;
use super::numbers::number;
use super::replay::ReplayArgs;
use super::report;
use super::rule_args::RuleArgs;
use super::solve::{HELP as SOLVE, SolveArgs};
use super::text::TextArgs;
use excerpt::{Excerpt, is_hidden};

/// The most turns that are counted through: no count that deep ends in a lifetime.
const MOST_PERFT: u32 = 1000;

/// Ô ăn quan, the Vietnamese sowing game.
///
/// Without a command the window opens, with a game if the file of one is named. The
/// commands play, count and search on a terminal or in scripts; `help COMMAND`
/// tells more about each.
#[derive(Debug, Parser)]
#[command(name = "o-an-quan", version, args_conflicts_with_subcommands = true)]
#[command(override_usage = "o-an-quan [--window] [FILE]\n       o-an-quan COMMAND [ARGUMENTS]")]
pub struct Cli {
    /// What to do without a window; none opens the window.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// A game to open in the window, a record or a saved one; write ./text for a file named like a command.
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub file: Option<PathBuf>,
    /// Say in the window, not on the terminal, why FILE is no game: for starting from a desktop.
    #[arg(long)]
    pub window: bool,
}

impl Cli {
    /// What is written on the command line of this run.
    ///
    /// # Errors
    /// The exit status, if that is all: help and version have been printed, or a sentence says
    /// what is refused and why.
    pub fn read() -> Result<Self, ExitCode> {
        Cli::try_parse().map_err(|error| {
            report(match error.kind() {
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                    error.print().and_then(|()| io::stdout().flush()).map_err(Failure::Output)
                }
                _ => Err(Failure::Refused(sentence(&with_short_quotes(error).to_string()))),
            })
        })
    }
}

/// A refusal of the argument parser that quotes no more of what was typed than other
/// refusals do.
fn with_short_quotes(mut error: clap::Error) -> clap::Error {
    let quotes =
        [ContextKind::InvalidSubcommand, ContextKind::InvalidArg, ContextKind::InvalidValue];
    for kind in quotes {
        let Some(ContextValue::String(typed)) = error.get(kind) else {
            continue;
        };
        let quoted = Excerpt::of(typed).to_string();
        if quoted != *typed {
            error.insert(kind, ContextValue::String(quoted));
            // The advice to write it after -- would repeat it, twice.
            error.remove(ContextKind::Suggested);
        }
    }
    error
}

/// A refusal of the argument parser on one line, without the usage after it.
fn sentence(error: &str) -> String {
    let parts = error.split("\n\n").filter(|part| {
        let part = part.trim_start();
        !(part.is_empty() || part.starts_with("Usage:") || part.starts_with("For more information"))
    });
    let words = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
    let parts: Vec<String> = parts.map(words).collect();
    let line = parts.join("; ").replace(is_hidden, "\u{fffd}");
    line.trim_start_matches("error: ").to_owned()
}

/// What the program does without a window.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Play in the terminal.
    ///
    /// The board is drawn with box characters, or told in sentences with --plain.
    /// Without --level every side is a person's; with it the computer plays all
    /// sides but yours. Started without options on a terminal it asks what to play.
    #[command(after_long_help = super::text::HELP)]
    Text(TextArgs),
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
    /// the reason. A line has at most 65536 bytes.
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
        #[arg(value_parser = number(0..=MOST_PERFT))]
        depth: u32,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// Find the best move of a position and what it leads to.
    ///
    /// One line: `best=` the move, `score=` the expected final margin in points for
    /// the side to move, points already in stores included (three or four sides:
    /// against the best other), `depth=` the turns looked ahead, `exact=yes` when
    /// the score is proven, then with `turns=` to the end under best play, `nodes=`
    /// the positions entered, `time_ms=`, and `pv=` the expected moves.
    #[command(after_long_help = NOTATION)]
    Analyze(AnalyzeArgs),
    /// Let two levels play many games against each other.
    #[command(after_long_help = super::matches::HELP)]
    Match(MatchArgs),
    /// Prove or refute that the side to move ends so many points ahead.
    ///
    /// With --check, verify a proof that was written before.
    #[command(after_long_help = SOLVE)]
    Solve(SolveArgs),
    /// Run fixed searches that measure speed and show any change of the search.
    ///
    /// A line for each search, on one thread and from an empty table. The last line
    /// is `signature=` and the sum of their nodes: the same on every machine.
    Bench,
    /// Check a game record and print its final position.
    #[command(after_long_help = super::replay::HELP)]
    Replay(ReplayArgs),
    /// Print the completions of a shell.
    #[command(after_long_help = COMPLETIONS)]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

const NOTATION: &str = "\
A POSITION is CELLS SIDE STORES in one argument: the 12, 18 or 24 cells in ring order, separated \
by commas (Q for a quan, Q3 for a quan with 3 dân, otherwise the number of dân); the side to move, \
or - if the game is over; and the stores of all sides, separated by commas. \
A MOVE is a cell and a direction: + sows towards higher cells, - towards lower ones.";

const COMPLETIONS: &str = "\
For bash: o-an-quan completions bash > ~/.local/share/bash-completion/completions/o-an-quan
For zsh, with ~/.zfunc in $fpath: o-an-quan completions zsh > ~/.zfunc/_o-an-quan
For fish: o-an-quan completions fish > ~/.config/fish/completions/o-an-quan.fish";
