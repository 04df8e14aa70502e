//! `play -`: plays a batch of games, one per line of standard input, and answers each with one
//! line.

use std::io::{BufReader, Read, Write};

use super::command_rules::{self, CommandRules, NO_MOVE};
use super::failure::Failure;
use super::line::{InputLine, read_line};
use basics::Excerpt;

/// The most bytes in a line, many times what a position and a long game need.
const MOST_BYTES: usize = 1 << 16;

/// Answers every line of `input` in order, as soon as it arrives.
///
/// # Errors
/// Returns [`Failure::SomeLines`] if some lines were refused; their answers say why.
pub(super) fn answer_lines(
    command_rules: &CommandRules,
    input: &mut impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    answer_each(|line| answer(command_rules, line), input, out)
}

/// Answers every line of `input` in order with `answer`, as soon as it arrives.
///
/// # Errors
/// Returns [`Failure::SomeLines`] if some lines were refused; their answers say why.
pub(super) fn answer_each(
    answer: impl Fn(&InputLine) -> Result<String, Failure>,
    input: &mut impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut all_played = true;
    while let Some(line) = read_line(&mut input, MOST_BYTES).map_err(Failure::Input)? {
        match answer(&line) {
            Ok(record) => writeln!(out, "{record}"),
            Err(Failure::Refused(why)) => {
                all_played = false;
                writeln!(out, "error: {why}")
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
    let refused = |why: &str| Failure::Refused(why.to_owned());
    if line.is_cut {
        return Err(refused(&format!("the line has more than {MOST_BYTES} bytes")));
    }
    let line = str::from_utf8(&line.bytes).map_err(|_| refused("the line is not UTF-8 text"))?;
    if line.trim().is_empty() {
        return Err(refused("the line is blank"));
    }
    line.split_once(';')
        .ok_or_else(|| refused("the line has no semicolon between the position and the moves"))
}

/// Returns the refusal of a move beside the position `-`.
pub(super) fn moves_beside_dash(mv: &str) -> Failure {
    let mv = Excerpt::of(mv);
    Failure::Refused(format!(
        "with - the moves are read from standard input, so \"{mv}\" cannot be given here"
    ))
}

/// Plays a line and returns the record of its last move.
fn answer(command_rules: &CommandRules, line: &InputLine) -> Result<String, Failure> {
    let (position, moves) = position_and_moves(line)?;
    let mut game = command_rules.game(position)?;
    for text in moves.split_whitespace() {
        command_rules::play(&mut game, text)?;
    }
    game.turns()
        .last()
        .map(command_rules::record)
        .ok_or_else(|| Failure::Refused(NO_MOVE.to_owned()))
}
