//! What a program does wrong, which loses it a game.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use basics::Excerpt;
use thiserror::Error;

/// What a program did wrong, as the end of a sentence that begins with its name.
#[derive(Debug, Error)]
pub enum Fault {
    /// It cannot be started.
    #[error("cannot be started: {0}")]
    NotStarted(io::Error),
    /// Nothing was given to start.
    #[error("is no command: write PROTOCOL:PROGRAM ARGUMENT …")]
    NoCommand,
    /// It ended although the game went on. The second text is the last line of its standard error.
    #[error("ended with {0}{said}", said = said(.1))]
    Died(ExitStatus, String),
    /// It cannot be asked how it ended.
    #[error("is lost: {0}")]
    Lost(io::Error),
    /// It did not answer within this time.
    #[error("did not answer within {0:?}")]
    Silent(Duration),
    /// It cannot play this game.
    #[error("cannot play this game: {0}")]
    Unable(String),
    /// It refuses a move that is legal here, or the question for its own.
    #[error("refuses to go on: \"{0}\"")]
    Refuses(Excerpt),
    /// It claims a win that the rules do not see.
    #[error("claims a win that the rules do not see: \"{0}\"")]
    Claims(Excerpt),
    /// Its answer is no move.
    #[error("answers \"{0}\", which is no move: {1}")]
    Unreadable(Excerpt, String),
    /// Its move is illegal.
    #[error("plays {0}, which is illegal: {1}")]
    Illegal(Excerpt, String),
}

fn said(complaint: &str) -> String {
    match complaint {
        "" => String::new(),
        complaint => format!(", saying \"{}\"", Excerpt::of(complaint)),
    }
}
