//! Words for hints and the evaluation.

use super::{Heading, MoveWords, Words};
use game_words::Lead;
use tabletop::Tally;
use words::part;

/// The reason for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The points the move captures.
    pub captured: i32,
    /// What the move leads to.
    pub then: HintConsequence,
    /// The number of sides.
    pub sides: usize,
}

/// What the move of a hint leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintConsequence {
    /// The next side captures at most this many points.
    Reply(i32),
    /// The move ends the game.
    Over,
    /// With best play the final margin is known.
    Proven {
        /// The final lead of the side with the hint, in points; negative if it loses.
        margin: i32,
        /// The number of turns to the end.
        turns: u32,
    },
}

part!(HelpWords);

impl HelpWords {
    /// Returns the end of the sentence of a hint.
    fn why(&self, reason: Reason) -> String {
        let Reason { captured, then, sides } = reason;
        match then {
            HintConsequence::Over => self.why_over(captured),
            HintConsequence::Reply(most) => self.why_reply(captured, most, sides),
            HintConsequence::Proven { margin, turns } => {
                self.why_proven(captured, Lead::of(margin), margin.abs(), turns, sides)
            }
        }
    }
}

impl Words {
    /// Returns by how many points a player is ahead or behind, and whether that is proven.
    pub fn expected(&self, name: &str, margin: i32, proven: bool) -> String {
        self.help.expected(name, Lead::of(margin), margin.abs(), proven)
    }

    /// Returns the sentence of a hint: the move and the reason.
    pub fn hint(&self, MoveWords { number, heading }: MoveWords, reason: Reason) -> String {
        self.help.hint_sentence(number, heading, &self.help.why(reason))
    }

    /// Returns the help that a side used; `None` if it used none.
    pub fn help_used(&self, tally: Tally) -> Option<String> {
        let help = &self.help;
        let parts = [
            tally.evaluation.then(|| help.used_evaluation.to_owned()),
            (tally.hints > 0).then(|| help.used_hints(tally.hints)),
            (tally.takebacks > 0).then(|| help.used_undo(tally.takebacks)),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| help.used(&self.lists.plain(&parts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;
    use words::Language;

    /// Returns the sentence of a hint without the part common to all hints.
    fn text(language: Language, captured: i32, then: HintConsequence, sides: usize) -> String {
        let reason = Reason { captured, then, sides };
        let text =
            Words::of(language).hint(MoveWords { number: 3, heading: Heading::Right }, reason);
        let begin = match language {
            Language::English => "Hint: cell 3 to the right ",
            Language::Vietnamese => "Gợi ý: rải ô số 3 sang phải, ",
        };
        text.strip_prefix(begin).expect("the move").to_owned()
    }

    #[test]
    fn a_hint_says_why_in_one_english_sentence() {
        let text = |captured, then, sides| text(Language::English, captured, then, sides);
        let proven = |margin, turns| HintConsequence::Proven { margin, turns };
        assert_eq!(
            text(12, HintConsequence::Reply(5), 2),
            "captures 12 and leaves the other side at most 5 to capture."
        );
        assert_eq!(
            text(12, HintConsequence::Reply(5), 3),
            "captures 12 and leaves the next player at most 5 to capture."
        );
        assert_eq!(
            text(0, HintConsequence::Reply(0), 2),
            "captures nothing yet but leaves the other side nothing to capture."
        );
        assert_eq!(text(10, HintConsequence::Over, 2), "captures 10 and ends the game.");
        assert_eq!(
            text(2, proven(1, 1), 2),
            "captures 2 and wins by 1 point in 1 turn with best play."
        );
        assert_eq!(text(2, proven(0, 6), 2), "captures 2 and draws in 6 turns with best play.");
        assert_eq!(
            text(0, proven(-4, 6), 4),
            "captures nothing and loses by only 4 points in 6 turns with best play."
        );
    }

    #[test]
    fn a_hint_says_why_in_one_vietnamese_sentence() {
        let text = |captured, then, sides| text(Language::Vietnamese, captured, then, sides);
        let proven = |margin, turns| HintConsequence::Proven { margin, turns };
        assert_eq!(
            text(12, HintConsequence::Reply(5), 2),
            "ăn 12 điểm, bên kia ăn lại được nhiều nhất 5 điểm."
        );
        assert_eq!(
            text(0, HintConsequence::Reply(5), 3),
            "chưa ăn được gì nhưng người kế tiếp cũng chỉ ăn được nhiều nhất 5 điểm."
        );
        assert_eq!(
            text(3, HintConsequence::Reply(0), 2),
            "ăn 3 điểm mà bên kia không ăn lại được gì."
        );
        assert_eq!(
            text(2, proven(9, 4), 2),
            "ăn 2 điểm và sẽ thắng cách biệt 9 điểm sau 4 lượt nếu hai bên đều đi hay nhất."
        );
    }

    #[test]
    fn help_is_mentioned_only_if_there_was_some() {
        let tally = |hints, takebacks, evaluation| Tally { hints, takebacks, evaluation };
        let english = |tally| Words::of(Language::English).help_used(tally);
        assert_eq!(english(tally(0, 0, false)), None);
        assert_eq!(english(tally(1, 0, false)).as_deref(), Some("with 1 hint"));
        assert_eq!(
            english(tally(2, 1, true)).as_deref(),
            Some("with evaluation, 2 hints, 1 move undone")
        );
        let vietnamese = |tally| Words::of(Language::Vietnamese).help_used(tally);
        assert_eq!(vietnamese(tally(0, 0, false)), None);
        assert_eq!(vietnamese(tally(2, 1, false)).as_deref(), Some("dùng 2 gợi ý, lùi 1 nước"));
    }
}
