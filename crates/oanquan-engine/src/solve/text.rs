//! Writes a strategy as the text of a proof, which `certificate` checks.

use std::fmt::Write;

use super::Claim;
use super::header::{Form, Header};
use super::prover::Gain;
use oanquan::{Position, Rules};

/// Returns the text of a proof of `claim`; its lines are sorted, so that it compresses well.
pub(super) fn text(rules: &Rules, position: &Position, claim: Claim, strategy: &[Gain]) -> String {
    let rules = Rules { sides: 2, ..rules.clone() };
    let header = Header { form: Form::Gains, rules, position: position.clone(), claim };
    let mut lines: Vec<String> = strategy.iter().map(line).collect();
    lines.sort_unstable();
    let mut text = header.to_string();
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn line(gain: &Gain) -> String {
    let mut text = String::new();
    let position = &gain.position;
    for index in 0..CELLS {
        let comma = if index == 0 { "" } else { "," };
        let cell = (index + CELLS - position.side().index() * CELLS / 2) % CELLS;
        let (quan, dan) = (position.has_quan(cell), position.dan(cell));
        let _ = match (quan, dan) {
            (true, 0) => write!(text, "{comma}Q"),
            (true, dan) => write!(text, "{comma}Q{dan}"),
            (false, dan) => write!(text, "{comma}{dan}"),
        };
    }
    let _ = write!(text, " {} {}", position.side(), gain.gain);
    if let Some(choice) = gain.choice {
        let _ = write!(text, " {}", position.to_move(choice));
    }
    text
}

/// The cells of the board.
const CELLS: usize = 12;
