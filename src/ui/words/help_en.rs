//! Hints and the evaluation, in English.

use super::en::towards;
use super::help::{HelpWords, HintConsequence, Reason};
use crate::controller::Tally;

pub(super) const HELP: HelpWords = HelpWords {
    hint: "Hint",
    hide_hint: "Hide hint",
    evaluation: "Evaluation bar",
    searching: "Looking for a good move…",
    hint_failed: "No hint could be found. Ask again or play on.",
    hint_sentence: |number, heading, mv, reason| {
        format!("Hint: cell {number} {} ({mv}) {}.", towards(heading), why(reason))
    },
    hinted_arrow: |arrow| format!("{arrow} (hint)"),
    help_used: |Tally { hints, takebacks, evaluation }| {
        let evaluation = evaluation.then(|| "evaluation".to_owned());
        let hints = match hints {
            0 => None,
            1 => Some("1 hint".to_owned()),
            _ => Some(format!("{hints} hints")),
        };
        let takebacks = match takebacks {
            0 => None,
            1 => Some("1 move undone".to_owned()),
            _ => Some(format!("{takebacks} moves undone")),
        };
        let all: Vec<String> = [evaluation, hints, takebacks].into_iter().flatten().collect();
        (!all.is_empty()).then(|| format!("with {}", all.join(", ")))
    },
    expected: |name, margin, proven| {
        let proven = if proven { ", proven" } else { "" };
        let points = points(margin.abs());
        match margin {
            0 => format!("Evaluation: even{proven}"),
            1.. => format!("Evaluation: {name} ahead by {points}{proven}"),
            _ => format!("Evaluation: {name} behind by {points}{proven}"),
        }
    },
    no_evaluation_yet: "Evaluation: not known yet",
    proven: "proven",
    result: "result",
    now: "now",
    best: |mv| format!("best {mv}"),
};

fn why(reason: Reason) -> String {
    let Reason { captured, then, sides } = reason;
    let takes = match captured {
        0 => "captures nothing".to_owned(),
        _ => format!("captures {captured}"),
    };
    let others = if sides == 2 { "the other side" } else { "the next player" };
    match then {
        HintConsequence::Over => format!("{takes} and ends the game"),
        HintConsequence::Reply(0) if captured == 0 => {
            format!("captures nothing yet but leaves {others} nothing to capture")
        }
        HintConsequence::Reply(0) => format!("{takes} and leaves {others} nothing to capture"),
        HintConsequence::Reply(most) => {
            format!("{takes} and leaves {others} at most {most} to capture")
        }
        HintConsequence::Proven { margin, turns } => {
            let so = match margin {
                0 => "draws".to_owned(),
                1.. => format!("wins by {}", points(margin)),
                _ => format!("loses by only {}", points(-margin)),
            };
            let turns = if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") };
            format!("{takes} and {so} in {turns} with best play")
        }
    }
}

fn points(points: i32) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}
