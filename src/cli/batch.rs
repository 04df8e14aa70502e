//! `play -`: a stream of games, one a line, each answered with one line.

use std::io::{BufRead, BufReader, Read, Write};

use super::command_rules::{self, CommandRules, NO_MOVE};
use super::failure::Failure;

/// Answers every line of `input`, in order and while it is still being written.
pub(super) fn answer_lines(
    command_rules: &CommandRules,
    input: &mut impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut line = Vec::new();
    let mut all_played = true;
    while input.read_until(b'\n', &mut line).map_err(Failure::Input)? > 0 {
        match answer(command_rules, &line) {
            Ok(record) => writeln!(out, "{record}"),
            Err(Failure::Refused(why)) => {
                all_played = false;
                writeln!(out, "error: {why}")
            }
            Err(failure) => return Err(failure),
        }
        .map_err(Failure::Output)?;
        line.clear();
        // Whoever waits for the answer before writing the next line gets it.
        if !input.buffer().contains(&b'\n') {
            out.flush().map_err(Failure::Output)?;
        }
    }
    if all_played { Ok(()) } else { Err(Failure::SomeLines) }
}

/// The record of the last move in a line `POSITION; MOVE MOVE…`.
fn answer(command_rules: &CommandRules, line: &[u8]) -> Result<String, Failure> {
    let refused = |why: &str| Failure::Refused(why.to_owned());
    let line = str::from_utf8(line).map_err(|_| refused("the line is not text in UTF-8"))?;
    if line.trim().is_empty() {
        return Err(refused("the line is blank"));
    }
    let (position, moves) = line
        .split_once(';')
        .ok_or_else(|| refused("the line has no semicolon between the position and the moves"))?;
    let mut game = command_rules.game(position)?;
    for text in moves.split_whitespace() {
        command_rules::play(&mut game, text)?;
    }
    game.turns().last().map(command_rules::record).ok_or_else(|| refused(NO_MOVE))
}
