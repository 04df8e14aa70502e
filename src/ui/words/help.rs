//! The words of hints and of the evaluation, as each language has them.

use super::Heading;
use crate::controller::Hint;

/// What speaks for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The points the move captures.
    pub captured: i32,
    /// What follows.
    pub then: Then,
    /// How many sides play.
    pub sides: usize,
}

/// What follows the move of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The next side can capture so much at most.
    Reply(i32),
    /// The game is over.
    Over,
    /// With best play the game ends with this margin after so many turns.
    Proven {
        /// The points the side with the hint is ahead.
        margin: i32,
        /// The turns the game still takes.
        turns: u32,
    },
}

impl Reason {
    /// What speaks for `hint`.
    pub fn of(hint: &Hint, sides: usize) -> Self {
        let then = match (hint.reply, hint.analysis.turns) {
            (None, _) => Then::Over,
            (_, Some(turns)) => Then::Proven { margin: hint.analysis.score, turns },
            (Some(most), None) => Then::Reply(most),
        };
        Reason { captured: hint.captured, then, sides }
    }
}

/// The words of one language for hints and the evaluation.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct HelpWords {
    pub hint: &'static str,
    pub hide_hint: &'static str,
    pub evaluation: &'static str,
    pub seeking: &'static str,
    /// The number of the cell in its row, where to, the move in notation, why.
    pub told: fn(usize, Heading, &str, Reason) -> String,
    /// The name of an arrow that a hint points out.
    pub hinted: fn(&str) -> String,
    /// So many hints and so many moves taken back; not both are none.
    pub helped: fn(u32, u32) -> String,
    /// Who is ahead by how much, and whether that is proven.
    pub expected: fn(&str, i32, bool) -> String,
    pub not_yet: &'static str,
    pub proven: &'static str,
    pub result: &'static str,
    /// The best move, in notation.
    pub best: fn(&str) -> String,
    /// So many turns are looked ahead.
    pub depth: fn(u32) -> String,
}
