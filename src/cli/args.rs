//! The command line.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use basics::{Excerpt, is_hidden};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;

use super::analyze::AnalyzeArgs;
use super::failure::{CliRefusal, Failure};
use super::help;
#[cfg(not(target_family = "wasm"))]
use super::join::JoinArgs;
use super::link::LinkArgs;
use super::matches::MatchArgs;
use super::numbers::number;
use super::picture::PictureArgs;
use super::print::PrintArgs;
use super::puzzles::{HELP as PUZZLES, PuzzleArgs};
use super::replay::ReplayArgs;
use super::report;
use super::rule_args::RuleArgs;
#[cfg(not(target_family = "wasm"))]
use super::serve::ServeArgs;
use super::solve::{HELP as SOLVE, SolveArgs};
use super::text::TextArgs;
use super::words::system_language;
use crate::settings::Language;

/// The greatest depth of `perft`; a count far less deep already takes longer than a lifetime.
const MAX_PERFT: u32 = 1000;

/// Ô ăn quan, the Vietnamese sowing game.
///
/// Without a command, the window opens; FILE names a game to open in it. The commands play, count
/// and search in a terminal or in scripts; `help COMMAND` describes each in full.
#[derive(Debug, Parser)]
#[command(
    name = "o-an-quan",
    bin_name = "o-an-quan",
    version,
    args_conflicts_with_subcommands = true
)]
#[command(override_usage = "o-an-quan [--window] [FILE]\n       o-an-quan COMMAND [ARGUMENTS]")]
pub struct Cli {
    /// The headless command; without one, the window opens.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// A game to open in the window: a record, a saved game or a link; write ./text for a file named like a command.
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub file: Option<PathBuf>,
    /// If FILE is not a game, say so in the window, not in the terminal; desktops use this option.
    #[arg(long)]
    pub window: bool,
    /// The game that the command is about.
    #[arg(long, value_name = "GAME", global = true, help = game_help())]
    pub game: Option<String>,
}

/// Returns the help of `--game`, with the names of all games.
fn game_help() -> String {
    let [usual, others @ ..] = ::games::IDS;
    format!("The game that the command is about: {usual} (the usual one), or {}", others.join(", "))
}

impl Cli {
    /// Parses the command line of this process.
    ///
    /// # Errors
    /// Returns the exit status if the program has nothing more to do: it has printed the help,
    /// the version, or an error.
    pub fn read() -> Result<Self, ExitCode> {
        let args = game_after_command(std::env::args_os().collect());
        let first = args.get(1).and_then(|first| first.to_str()).map(str::to_owned);
        let is_more = args.len() > 2;
        let before_command =
            first.as_deref().filter(|first| is_more && first.starts_with("--")).map(str::to_owned);
        let language = system_language();
        let command = help::in_language(language, Cli::command());
        let matches = command.try_get_matches_from(args);
        let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches));
        let parsed = parsed.map_err(|error| {
            report(match error.kind() {
                ErrorKind::DisplayHelp if language != Language::English => {
                    let help = help::relabelled(language, error.to_string());
                    let mut out = io::stdout().lock();
                    write!(out, "{help}").and_then(|()| out.flush()).map_err(Failure::Output)
                }
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                    error.print().and_then(|()| io::stdout().flush()).map_err(Failure::Output)
                }
                _ => Err(Failure::Refused(
                    missing(&error)
                        .or_else(|| behind_a_file(&error, first.as_deref()))
                        .or_else(|| unknown(&error, before_command.as_deref()))
                        .unwrap_or_else(|| sentence(&with_short_quotes(error).to_string())),
                )),
            })
        });
        parsed.and_then(|cli| match cli.misuse() {
            Some(why) => Err(report(Err(Failure::Refused(why)))),
            None => Ok(cli),
        })
    }

    /// Returns why the arguments cannot be combined, if they cannot.
    fn misuse(&self) -> Option<String> {
        let is_misplaced = self.command.is_none() && self.game.is_some();
        is_misplaced.then(|| "--game belongs to a command, as in --game pebbles start".to_owned())
    }
}

/// Moves `--game GAME` in front of the command behind it: a command excludes all other arguments
/// before it.
fn game_after_command(mut args: Vec<OsString>) -> Vec<OsString> {
    let words = match args.get(1).and_then(|first| first.to_str()) {
        Some("--game") => 2,
        Some(first) if first.starts_with("--game=") => 1,
        _ => return args,
    };
    match args.get(1 + words) {
        // Help is the same for all games, and takes no options.
        Some(command) if command == "help" => drop(args.drain(1..1 + words)),
        Some(_) => args[1..2 + words].rotate_left(words),
        None => {}
    }
    args
}

/// Shortens the quotes in an error of the argument parser to the length used in all other errors.
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
            // The suggestion to write it after -- would quote it twice more.
            error.remove(ContextKind::Suggested);
        }
    }
    error
}

/// Returns which arguments are missing and how the command is written; `None` for another error of the argument parser.
fn missing(error: &clap::Error) -> Option<String> {
    let (Some(ContextValue::Strings(names)), Some(ContextValue::StyledStr(usage))) =
        (error.get(ContextKind::InvalidArg), error.get(ContextKind::Usage))
    else {
        return None;
    };
    let usage = usage.to_string();
    let usage = usage.lines().next()?.split_once(": ")?.1.trim().replace("[OPTIONS] ", "");
    let is_missing = error.kind() == ErrorKind::MissingRequiredArgument;
    is_missing.then(|| format!("{} is missing: write {usage}", names.join(" ")))
}

/// Returns what is wrong if more than a file is named in place of a command: `first`, the first argument, is none, or
/// what stands behind the file is too many.
fn behind_a_file(error: &clap::Error, first: Option<&str>) -> Option<String> {
    let Some(ContextValue::String(behind)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    let first = first.filter(|_| error.kind() == ErrorKind::ArgumentConflict)?;
    let is_file = Path::new(first).exists();
    let why = if is_file { CliRefusal::OneTooMany } else { CliRefusal::NoSuchCommand };
    Some(why(Excerpt::of(if is_file { behind } else { first })).to_string())
}

/// Returns what is wrong with an argument that the parser does not know, if there is more to say than its name.
/// `before_command` is an option with which the arguments begin.
fn unknown(error: &clap::Error, before_command: Option<&str>) -> Option<String> {
    let is_command = error.kind() == ErrorKind::InvalidSubcommand;
    let context = match error.kind() {
        ErrorKind::UnknownArgument => ContextKind::InvalidArg,
        ErrorKind::InvalidSubcommand => ContextKind::InvalidSubcommand,
        _ => return None,
    };
    let Some(ContextValue::String(typed)) = error.get(context) else { return None };
    let excerpt = Excerpt::of(typed);
    let is_similar_to_another = error.get(ContextKind::SuggestedSubcommand).is_some();
    let why = match typed.as_str() {
        _ if is_similar_to_another => return None,
        _ if is_command => CliRefusal::NoSuchCommand(excerpt),
        "--lang" => CliRefusal::NoLanguage,
        option if before_command == Some(option) => CliRefusal::BeforeCommand(excerpt),
        text if !text.starts_with('-') => CliRefusal::OneTooMany(excerpt),
        _ => return None,
    };
    Some(why.to_string())
}

/// Returns an error of the argument parser as one line, without the usage that follows it.
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

/// The headless commands.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Play in the terminal.
    ///
    /// The board is drawn with box characters or, with --plain, described in sentences. With
    /// --level, the computer plays all sides but yours; without it, people play all sides.
    /// Without options, the command asks in a terminal what to play.
    #[command(after_long_help = super::text::HELP)]
    Text(TextArgs),
    /// Print the start position.
    #[command(after_long_help = NOTATION)]
    Start {
        /// The side that moves first, counted from 0.
        #[arg(long, value_name = "S", default_value = "0")]
        first: String,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// List the legal moves of a position.
    ///
    /// Prints one move per line, by ascending cell, `+` before `-`; nothing if the game is over.
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
    /// Prints one line for each move, separated by tabs: the position after it, `captured=` with
    /// the points captured, and why the game ended or `-`.
    ///
    /// With series=fields, a line follows the move that ends a round: `round=` its number, `sold=`
    /// the cells that each side has sold so far, and `next=` the start of the next round, which
    /// further moves play; or `match=` the side that wins the match, `-` if it is drawn.
    ///
    /// If the position is `-`, reads lines `POSITION; MOVE MOVE…` from standard input and answers
    /// each with the line of its last move, or with `error:` and the reason. A line has at most
    /// 65536 bytes.
    #[command(after_long_help = NOTATION)]
    Play {
        /// The position to play from, or `-` to read a batch from standard input.
        position: String,
        /// The moves, as in 3+ and 11-.
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// Count the sequences of DEPTH turns from a position.
    ///
    /// Shorter sequences that end the game count, too. A refill is not a turn, and repetition is
    /// ignored.
    #[command(after_long_help = NOTATION)]
    Perft {
        /// The position, as in "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0".
        position: String,
        /// The number of turns.
        #[arg(value_parser = number(0..=MAX_PERFT))]
        depth: u32,
        /// The rules to play by.
        #[command(flatten)]
        rules: RuleArgs,
    },
    /// Find the best move in a position and its expected result.
    ///
    /// Prints one line: `best=` the move; `score=` the expected final margin in points for the
    /// side to move, including points already in stores (with three or four sides, against the
    /// best other side); `depth=` the search depth in turns; `exact=yes` if the score is proven,
    /// followed by `turns=`, the turns to the end with best play; `nodes=` the positions searched;
    /// `time_ms=`; and `pv=` the expected moves.
    #[command(after_long_help = NOTATION)]
    Analyze(AnalyzeArgs),
    /// Play many games between two levels.
    #[command(after_long_help = super::matches::HELP)]
    Match(MatchArgs),
    /// Prove or refute that the side to move ends at least N points ahead.
    ///
    /// With --check, verifies a proof written with --proof.
    #[command(after_long_help = SOLVE)]
    Solve(SolveArgs),
    /// Print the puzzles that come with the program: positions with exactly one right move.
    #[command(after_long_help = PUZZLES)]
    Puzzles(PuzzleArgs),
    /// Run fixed searches that measure speed and detect changes to the search.
    ///
    /// Prints one line for each search, which uses one thread and an empty table. The last line
    /// is `signature=` and the sum of all nodes, which is the same on every machine.
    Bench,
    /// Check a game record and print its final position.
    #[command(after_long_help = super::replay::HELP)]
    Replay(ReplayArgs),
    /// Print a game in one line, for a message.
    #[command(after_long_help = super::link::HELP)]
    Link(LinkArgs),
    /// Draw a position or a game.
    #[command(after_long_help = super::picture::HELP)]
    Picture(PictureArgs),
    /// Write a sheet to print, as PDF: an empty board, the rules or puzzles.
    #[command(after_long_help = super::print::HELP)]
    Print(PrintArgs),
    /// Host rooms in which people play together from other devices.
    #[cfg(not(target_family = "wasm"))]
    #[command(after_long_help = super::serve::HELP)]
    Serve(ServeArgs),
    /// Join a room on another device, in the terminal.
    #[cfg(not(target_family = "wasm"))]
    #[command(after_long_help = super::join::HELP)]
    Join(JoinArgs),
    /// Print the completions for a shell.
    #[command(after_long_help = COMPLETIONS)]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

impl CliCommand {
    /// Returns what a game lacks that has no such command.
    pub(super) fn noun(&self) -> &'static str {
        match self {
            CliCommand::Solve(_) => "solve: analyze finds the result of best play",
            CliCommand::Link(_) => "links",
            CliCommand::Picture(_) => "pictures",
            CliCommand::Print(_) => "sheets to print",
            CliCommand::Completions { .. } => "completions of its own: leave out --game",
            #[cfg(not(target_family = "wasm"))]
            CliCommand::Serve(_) | CliCommand::Join(_) => {
                "rooms of its own, because rooms have every game: leave out --game"
            }
            _ => "such command",
        }
    }
}

const NOTATION: &str = "\
A POSITION is CELLS SIDE STORES in one argument: the 12, 18 or 24 cells in ring order, separated \
by commas (Q for a quan, Q3 for a quan with 3 dân, otherwise the number of dân); the side to move, \
or - if the game is over; and the stores of all sides, separated by commas. \
In a match of several rounds, x behind a number marks a sold cell, h a half-sold one, o a pond. \
A MOVE is a cell and a direction: + sows towards higher cells, - towards lower ones. \
With --game caro, a MOVE is a square, h8 or 8h, and the answers have the row first: 8h.";

const COMPLETIONS: &str = "\
For bash: o-an-quan completions bash > ~/.local/share/bash-completion/completions/o-an-quan
For zsh, with ~/.zfunc in $fpath: o-an-quan completions zsh > ~/.zfunc/_o-an-quan
For fish: o-an-quan completions fish > ~/.config/fish/completions/o-an-quan.fish";
