//! `play -`: plays a batch of games, one per line of standard input, and answers each with one
//! line.

use std::io::{BufReader, Read, Write};

use super::errors::in_language;
use super::failure::{CliRefusal, Failure};
use super::line::{InputLine, read_line};
use super::words::system_language;

/// The most bytes in a line, many times what a position and a long game need.
pub(super) const MAX_BYTES: usize = 1 << 16;

/// Answers every line of `input` in order with `answer`, as soon as it arrives.
///
/// # Errors
/// Returns [`Failure::SomeLines`] if some lines were refused; their answers say why.
pub(super) fn answer_each(
    answer: impl Fn(&InputLine) -> Result<String, Failure>,
    input: &mut impl Read,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut all_played = true;
    while let Some(line) = read_line(&mut input, MAX_BYTES).map_err(Failure::Input)? {
        match answer(&line) {
            Ok(record) => writeln!(out, "{record}"),
            Err(Failure::Refused(why)) => {
                all_played = false;
                writeln!(out, "error: {}", in_language(system_language(), &why.to_string()))
            }
            Err(failure) => return Err(failure),
        }
        .map_err(Failure::Output)?;
        // A program may wait for this answer before it writes the next line.
        if !input.buffer().contains(&b'\n') {
            out.flush().map_err(Failure::Output)?;
        }
    }
    if all_played { Ok(()) } else { Err(Failure::SomeLines) }
}

/// Splits a line `POSITION; MOVE MOVE…`.
///
/// # Errors
/// Returns [`Failure::Refused`] if it is not of that form.
pub(super) fn position_and_moves(line: &InputLine) -> Result<(&str, &str), Failure> {
    if line.is_cut {
        return Err(CliRefusal::LineTooLong.into());
    }
    let line = str::from_utf8(&line.bytes).map_err(|_| CliRefusal::LineNotText)?;
    if line.trim().is_empty() {
        return Err(CliRefusal::LineBlank.into());
    }
    Ok(line.split_once(';').ok_or(CliRefusal::LineWithoutSemicolon)?)
}
