//! The failures of a command.

use std::fmt::Display;
use std::io;

use basics::{Excerpt, Form, system_reason};
use tabletop::MAX_DRAWS;
use thiserror::Error;

use super::batch::MAX_BYTES;

/// The failure of a command.
#[derive(Debug, Error)]
pub(super) enum Failure {
    /// The request was refused, for the reason in this sentence.
    #[error("{0}")]
    Refused(String),
    /// Some lines of a batch were refused; their answers say why.
    #[error("some lines were refused")]
    SomeLines,
    /// Standard input cannot be read.
    #[error("standard input cannot be read: {}", system_reason(.0))]
    Input(io::Error),
    /// Standard output cannot be written.
    #[error("the output cannot be written: {}", system_reason(.0))]
    Output(io::Error),
}

impl Failure {
    /// Returns the failure of a request that was refused for this reason.
    pub(super) fn refused(why: impl Display) -> Self {
        Failure::Refused(why.to_string())
    }
}

impl From<CliRefusal> for Failure {
    fn from(why: CliRefusal) -> Self {
        Failure::refused(why)
    }
}

/// The reason why a request is refused, whatever the game. A game has its own reasons besides.
#[derive(Debug, Error)]
pub(super) enum CliRefusal {
    /// No game has this name.
    #[error("there is no game named \"{0}\"; the games are {1}")]
    NoSuchGame(Excerpt, String),
    /// The user has no folder of data.
    #[cfg(not(target_family = "wasm"))]
    #[error("you have no folder for data: name one for the games with --games")]
    NoGamesFolder,
    /// Several servers as one service are another program.
    #[cfg(not(target_family = "wasm"))]
    #[error(
        "serve is one server on its own: for several as one service, run o-an-quan-node --cluster URLS, which docs/hosting.md describes"
    )]
    NeedsNode,
    /// Nobody answers at an address.
    #[cfg(not(target_family = "wasm"))]
    #[error("nobody answers at {0}: is the host running, and on the same network?")]
    NobodyAnswers(client::Address),
    /// Only a browser can speak with a host that encrypts.
    #[cfg(not(target_family = "wasm"))]
    #[error("this program cannot join a host that encrypts: open {0} in a browser")]
    Encrypted(client::Address),
    /// The host has no room to enter.
    #[cfg(not(target_family = "wasm"))]
    #[error("no room with a free seat is open at {0}")]
    NoRoom(client::Address),
    /// The command has no meaning for the game.
    #[error("{0} has no {1}")]
    Meaningless(&'static str, &'static str),
    /// The puzzles of a game have its usual rules.
    #[error("the puzzles of {0} have its usual rules: leave out --rule")]
    PuzzlesOfUsual(&'static str),
    /// The number of sides is fixed.
    #[error("{0} has a fixed number of players: leave out --sides")]
    FixedSides(&'static str),
    /// The game has no presets.
    #[error("{0} has no presets: leave out --rules")]
    NoPresets(&'static str),
    /// The game has other presets.
    #[error("there are no rules named \"{0}\"; choose one of {1}")]
    NoSuchPreset(Excerpt, String),
    /// An option has no value.
    #[error("\"{0}\" does not set an option: write NAME=VALUE")]
    NoValue(Excerpt),
    /// There is no such command.
    #[error("there is no command {0}; \"o-an-quan help\" lists the commands")]
    NoSuchCommand(Excerpt),
    /// There is a text behind the last argument.
    #[error(
        "\"{0}\" is one argument too many: write a text with spaces, such as a position, in quotes"
    )]
    OneTooMany(Excerpt),
    /// An option stands before the command.
    #[error("{0} stands before the command: write it behind, as in o-an-quan start --rules folk")]
    BeforeCommand(Excerpt),
    /// The parts of a position are arguments of their own.
    #[error("write the position in quotes: \"{0}\"")]
    Unquoted(Excerpt),
    /// The command follows the system.
    #[error("--lang has no meaning here: set the language of the system, as in LC_ALL=vi_VN.UTF-8")]
    NoLanguage,
    /// How a game is shown is set, but none is.
    #[error("--lang and --plain need --step: without it, only positions are printed")]
    ViewWithoutStep,
    /// No side has this number, and so none can do something.
    #[error("side \"{0}\" {1}; the sides are 0 to {2}")]
    NoSuchSide(Excerpt, &'static str, usize),
    /// There is a position without moves to play.
    #[error("no move is given: write at least one after the position")]
    NoMove,
    /// There is a text without moves behind it that is no position.
    #[error("\"{0}\" is not a position: write one first, as start prints it, then the moves")]
    NoPosition(Excerpt),
    /// There is a move beside the position `-`.
    #[error("with - the moves are read from standard input, so \"{0}\" cannot be given here")]
    MoveBesideDash(Excerpt),
    /// A line of a batch is too long.
    #[error("the line has more than {MAX_BYTES} bytes")]
    LineTooLong,
    /// A line of a batch is not UTF-8.
    #[error("the line is not UTF-8 text")]
    LineNotText,
    /// A line of a batch is blank.
    #[error("the line is blank")]
    LineBlank,
    /// A line of a batch has no semicolon.
    #[error("the line has no semicolon between the position and the moves")]
    LineWithoutSemicolon,
    /// A game that is solved exactly takes no limits.
    #[error("{0} is solved exactly: leave out --level, --depth, --time, --nodes and --threads")]
    SolvedExactly(&'static str),
    /// The search of a game has one thread.
    #[error("{0} is searched by one thread: leave out --threads")]
    OneThread(&'static str),
    /// The game has no estimates by which openings are balanced.
    #[error("--balanced has no meaning for {0}")]
    NoBalance(&'static str),
    /// No balanced opening of so many turns was found.
    #[error("no balanced opening of {0} turns was found in {MAX_DRAWS}")]
    NoBalancedOpening(u32),
    /// No opening of so many turns, with this margin, was found in so many draws.
    #[error("these rules seem to have no opening of {0} turns{1}: tried {2}, none fits")]
    NoOpening(u32, String, u32),
    /// The games of a match have no thread.
    #[error("no thread can be started to play the games: {}", system_reason(.0))]
    NoThread(io::Error),
    /// There is no such form.
    #[error("there is no form \"{0}\"; the forms are {1}")]
    NoSuchForm(Excerpt, String),
    /// The game is not written in this form.
    #[error("{0} is not written as {1}; its forms are {2}")]
    NotWrittenAs(&'static str, Form, String),
    /// The text is not a day.
    #[error("\"{0}\" is not a day: write YYYY-MM-DD, as in 2026-05-31")]
    NotADay(Excerpt),
}
