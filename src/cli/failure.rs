//! The failures of a command.

use std::io;

use crate::rules::{IllegalMove, MoveError, OptionError, PositionError};

/// The failure of a command.
#[derive(Debug)]
pub(super) enum Failure {
    /// The request was refused, for the reason in this sentence.
    Refused(String),
    /// Some lines of a batch were refused; their answers say why.
    SomeLines,
    /// Standard input cannot be read.
    Input(io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
}

macro_rules! refused_because_of {
    ($($error:ty),*) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Failure::Refused(error.to_string())
            }
        })*
    };
}

refused_because_of!(IllegalMove, MoveError, OptionError, PositionError);
