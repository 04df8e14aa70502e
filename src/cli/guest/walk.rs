//! `replay --step` for another game: shows the positions one at a time.

use std::io::{BufRead, Write};

use tabletop::{Game, Match};

use crate::cli::failure::Failure;
use crate::cli::text::read_line;
use crate::cli::words::Words;
use excerpt::Excerpt;

/// Shows the positions one at a time, as requested at the prompt.
pub(super) fn walk<G: Game>(
    played: &Match<G>,
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let positions: Vec<String> = played.positions().map(G::Position::to_string).collect();
    let (mut at, last) = (0, positions.len() - 1);
    let mut lines = vec![positions[0].clone(), words.step_help.to_owned()];
    loop {
        let prompt = (words.step_at)(at, last);
        write!(out, "{}\n{prompt}> ", lines.join("\n")).map_err(Failure::Output)?;
        out.flush().map_err(Failure::Output)?;
        let Some(line) = read_line(input).map_err(Failure::Input)? else {
            return writeln!(out).map_err(Failure::Output);
        };
        lines = match line.to_lowercase().as_str() {
            "n" if at == last => vec![words.step_last.to_owned()],
            "n" => {
                at += 1;
                vec![played.entries()[at - 1].step.to_string(), positions[at].clone()]
            }
            "p" if at == 0 => vec![words.step_first.to_owned()],
            "p" => {
                at -= 1;
                vec![positions[at].clone()]
            }
            "s" => return Ok(()),
            _ => vec![(words.step_unclear)(&Excerpt::of(&line))],
        };
    }
}
