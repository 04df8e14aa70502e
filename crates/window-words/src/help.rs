//! Words for hints and the evaluation.

use super::{Heading, MoveWords, Words};
use game_words::Lead;
use tabletop::Tally;
use words::part;

/// The reason for a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The points the move captures.
    pub captured: i32,
    /// What the move leads to.
    pub then: HintConsequence,
    /// The capture by the next side that the move prevents.
    pub parried: Option<Parried>,
    /// The points of the capture that the move prepares for the next turn, if it prepares one.
    pub prepared: Option<i32>,
    /// The least that the next side can capture after any other move, in points, if that is known.
    pub after_others: Option<i32>,
    /// The greediest turn, if it captures more than the move but loses the surplus again.
    pub greed: Option<Greed>,
    /// The points of the greediest turn, if it captures more than the move and keeps the surplus for a turn.
    pub greater: Option<i32>,
    /// What both sides capture in the turns that the search expects, if it expects some after the move.
    pub forecast: Option<Expected>,
    /// By how many points the move is better than the next best one; 0 or less if that one may be as good,
    /// `None` if nothing is known about it.
    pub lead: Option<i32>,
    /// The name of the next side, within a sentence.
    pub next: String,
    /// The number of sides.
    pub sides: usize,
}

/// A turn that captures more than any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Greed {
    /// The number of the cell that it sows.
    pub cell: usize,
    /// The points that it captures.
    pub captured: i32,
    /// The points that the next side can capture then.
    pub reply: i32,
}

/// What is expected of the next turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The number of turns.
    pub turns: usize,
    /// The name of the side to move, within a sentence.
    pub mover: String,
    /// The points that it captures in them.
    pub own: i32,
    /// The points that the other side captures.
    pub others: i32,
}

/// A capture that a move prevents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parried {
    /// What would have been captured.
    pub saved: Saved,
    /// The points of the capture.
    pub points: i32,
}

/// What a move saves from a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// A quan.
    Quan,
    /// The dân of the cell with this number.
    Cell(usize),
    /// Dân of several cells.
    Stones,
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
    /// Returns what the move does, as the end of the sentence of a hint, and whether that includes what the
    /// next side captures; `None` if it does nothing that speaks for it.
    ///
    /// A reply that captures more than the move is not mentioned: alone, it would speak against the move. Nor is a
    /// prepared capture that is worth no more than the reply.
    fn why(&self, reason: &Reason) -> Option<(String, bool)> {
        let Reason { captured, ref then, parried, prepared, sides, ref next, .. } = *reason;
        let most = match *then {
            HintConsequence::Over => return Some((self.why_over(captured), false)),
            HintConsequence::Proven { margin, turns } => {
                let (lead, points) = (Lead::of(margin), margin.abs());
                return Some((self.why_proven(captured, lead, points, turns, sides), false));
            }
            HintConsequence::Reply(most) => most,
        };
        match parried.filter(|parried| parried.points > captured) {
            Some(Parried { saved, points }) => {
                let why = match saved {
                    Saved::Quan => self.why_parries(captured, next, 0, points),
                    Saved::Cell(number) => self.why_parries(captured, next, number, points),
                    Saved::Stones => self.why_prevents(captured, next, points),
                };
                Some((why, false))
            }
            None if most <= captured => Some((self.why_reply(captured, next, most), true)),
            None if captured > 0 => Some((self.why_captures(captured), false)),
            None => {
                let prepared = prepared.filter(|&points| points > most);
                prepared.map(|points| (self.why_prepares(points), false))
            }
        }
    }

    /// Returns how the move compares with the others, in a sentence. `says_reply` is whether the hint says what
    /// the next side captures.
    fn comparison(&self, reason: &Reason, says_reply: bool) -> Option<String> {
        let most = match reason.then {
            HintConsequence::Reply(most) if !says_reply => Some(most),
            _ => None,
        };
        let others = reason.after_others.zip(most);
        let others = others.filter(|(others, most)| others > most).map(|(others, _)| others);
        let lead = reason.lead.filter(|lead| *lead > 0);
        let is_proven = matches!(reason.then, HintConsequence::Proven { .. });
        // One comparison is enough: the one that the player can see on the board comes first.
        if let Some(Greed { cell, captured, reply }) = reason.greed.filter(|_| !is_proven) {
            return Some(self.greed_loses(cell, captured, &reason.next, reply));
        }
        match (others, lead) {
            (Some(others), _) => Some(self.others_lose(&reason.next, others)),
            (None, Some(lead)) => Some(match reason.greater.filter(|_| !is_proven) {
                Some(captured) => self.greater_later(captured, lead),
                None => self.better_by(reason, most, lead),
            }),
            (None, None) => None,
        }
    }

    /// Returns by how much the move is better than any other, and what the next side captures then in spite of it:
    /// `most`, if the hint has not said that yet.
    fn better_by(&self, reason: &Reason, most: Option<i32>, lead: i32) -> String {
        let Reason { captured, ref next, .. } = *reason;
        let is_parry = reason.parried.is_some_and(|parried| parried.points > captured);
        let least = reason.after_others.filter(|&others| others > captured);
        match (most.filter(|&most| most > captured && !is_parry), least) {
            (Some(most), Some(least)) => self.all_lose(next, least.min(most), lead),
            (Some(most), None) => self.best_in_spite(next, most, lead),
            (None, _) => self.best_by(lead),
        }
    }
}

impl Words {
    /// Returns by how many points a player is ahead or behind, and whether that is proven.
    pub fn expected(&self, name: &str, margin: i32, proven: bool) -> String {
        self.help.expected(name, Lead::of(margin), margin.abs(), proven)
    }

    /// Returns a hint: the move, what it does, and how it compares with the other moves.
    pub fn hint(&self, MoveWords { number, heading }: MoveWords, reason: &Reason) -> String {
        let help = &self.help;
        match self.reasons(reason) {
            (Some(why), None) => help.hint_sentence(number, heading, &why),
            (Some(why), Some(more)) => {
                format!("{} {more}", help.hint_sentence(number, heading, &why))
            }
            (None, more) => {
                let more = more.unwrap_or_else(|| help.none_better.to_owned());
                format!("{} {more}", help.hint_bare(number, heading))
            }
        }
    }

    /// Returns why a move is right: what it does, and how it compares with the other moves. `None` if nothing
    /// that is known speaks for it.
    pub fn why_right(
        &self,
        MoveWords { number, heading }: MoveWords,
        reason: &Reason,
    ) -> Option<String> {
        let help = &self.help;
        let (why, more) = self.reasons(reason);
        let why = why.map(|why| help.right_sentence(number, heading, &why));
        let parts: Vec<_> = [why, more].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// Returns what a move does, as the end of a sentence, and sentences on what it leads to and on the other
    /// moves.
    fn reasons(&self, reason: &Reason) -> (Option<String>, Option<String>) {
        let help = &self.help;
        let why = help.why(reason);
        let says_reply = why.as_ref().is_some_and(|(_, says_reply)| *says_reply);
        // A line that captures no more than the other side speaks for no move.
        let forecast = reason.forecast.as_ref().filter(|it| why.is_none() && it.own > it.others);
        let forecast = forecast.map(|Expected { turns, mover, own, others }| {
            help.forecast(*turns, mover, *own, &reason.next, *others)
        });
        let comparison = help.comparison(reason, says_reply);
        let more: Vec<_> = [forecast, comparison].into_iter().flatten().collect();
        (why.map(|(why, _)| why), (!more.is_empty()).then(|| more.join(" ")))
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

    /// Returns a reason with a capture and what follows it, and nothing else.
    fn reason(captured: i32, then: HintConsequence, sides: usize) -> Reason {
        let next = "Tèo".to_owned();
        let (parried, prepared, after_others, greed) = (None, None, None, None);
        let (forecast, lead) = (None, None);
        Reason {
            captured,
            then,
            parried,
            prepared,
            after_others,
            greed,
            forecast,
            lead,
            next,
            sides,
            greater: None,
        }
    }

    /// Returns a hint without its beginning, which all hints have in common.
    fn text(language: Language, reason: &Reason) -> String {
        let text =
            Words::of(language).hint(MoveWords { number: 3, heading: Heading::Right }, reason);
        let begin = match language {
            Language::English => "Hint: cell 3 to the right",
            Language::Vietnamese => "Gợi ý: rải ô số 3 sang phải",
        };
        let rest = text.strip_prefix(begin).expect("the move");
        rest.trim_start_matches([' ', ',', '.']).to_owned()
    }

    #[test]
    fn a_hint_says_why_in_one_english_sentence() {
        let text = |captured, then, sides| text(Language::English, &reason(captured, then, sides));
        let proven = |margin, turns| HintConsequence::Proven { margin, turns };
        assert_eq!(
            text(12, HintConsequence::Reply(5), 2),
            "captures 12 and leaves Tèo at most 5 to capture."
        );
        assert_eq!(text(0, HintConsequence::Reply(0), 2), "leaves Tèo nothing to capture.");
        assert_eq!(text(10, HintConsequence::Over, 2), "captures 10 and ends the game.");
        assert_eq!(text(0, HintConsequence::Over, 2), "ends the game.");
        assert_eq!(
            text(2, proven(1, 1), 2),
            "captures 2 and wins by 1 point in 1 turn with best play."
        );
        assert_eq!(text(2, proven(0, 6), 2), "captures 2 and draws in 6 turns with best play.");
        assert_eq!(
            text(0, proven(-4, 6), 4),
            "limits the loss to 4 points in 6 turns with best play."
        );
    }

    #[test]
    fn a_hint_says_why_in_one_vietnamese_sentence() {
        let text =
            |captured, then, sides| text(Language::Vietnamese, &reason(captured, then, sides));
        let proven = |margin, turns| HintConsequence::Proven { margin, turns };
        assert_eq!(
            text(12, HintConsequence::Reply(5), 2),
            "được 12 điểm, Tèo gỡ lại nhiều nhất 5 điểm."
        );
        assert_eq!(text(0, HintConsequence::Reply(0), 3), "Tèo không ăn được gì.");
        assert_eq!(
            text(3, HintConsequence::Reply(0), 2),
            "được 3 điểm mà Tèo không ăn lại được gì."
        );
        assert_eq!(
            text(2, proven(9, 4), 2),
            "được 2 điểm và sẽ thắng cách biệt 9 điểm sau 4 nước nếu hai bên đều đi hay nhất."
        );
        assert_eq!(
            text(0, proven(-4, 6), 2),
            "sẽ chỉ thua 4 điểm sau 6 nước nếu hai bên đều đi hay nhất."
        );
    }

    #[test]
    fn a_hint_compares_its_move_with_the_others() {
        let both = |reason: Reason| {
            [Language::English, Language::Vietnamese].map(|language| text(language, &reason))
        };
        let blunder_like = reason(0, HintConsequence::Reply(20), 2);
        let compared = Reason { lead: Some(7), after_others: Some(27), ..blunder_like.clone() };
        assert_eq!(
            both(compared),
            [
                "Every other move lets Tèo capture 27 or more.",
                "Đi nước khác là Tèo được ít nhất 27 điểm."
            ]
        );
        let unsure = Reason { after_others: Some(27), ..blunder_like.clone() };
        assert_eq!(
            both(unsure),
            [
                "Every other move lets Tèo capture 27 or more.",
                "Đi nước khác là Tèo được ít nhất 27 điểm."
            ]
        );
        let later = Reason { lead: Some(1), after_others: Some(20), ..blunder_like.clone() };
        assert_eq!(
            both(later),
            [
                "Every move lets Tèo capture 20 or more. In the end, this one is 1 point better than any other.",
                "Đi nước nào Tèo cũng ăn được ít nhất 20 điểm, nhưng đi nước khác, hết ván còn kém ít nhất 1 điểm."
            ]
        );
        assert_eq!(
            both(Reason { lead: Some(0), ..blunder_like }),
            ["No other move is better.", "Không nước nào hay hơn."]
        );
        // A reply that is not mentioned is not compared either.
        let capture = Reason {
            lead: Some(3),
            after_others: Some(9),
            ..reason(6, HintConsequence::Reply(2), 2)
        };
        assert_eq!(
            both(capture)[0],
            "captures 6 and leaves Tèo at most 2 to capture. In the end, it is 3 points better than any other move."
        );
        let small = Reason { lead: Some(3), ..reason(2, HintConsequence::Reply(20), 2) };
        assert_eq!(
            both(small)[0],
            "captures 2. Then Tèo can capture 20, but in the end this move is 3 points better than any other."
        );
    }

    #[test]
    fn a_hint_says_why_the_greatest_capture_is_not_the_best() {
        let both = |reason: Reason| {
            [Language::English, Language::Vietnamese].map(|language| text(language, &reason))
        };
        let greedy = Reason {
            greed: Some(Greed { cell: 4, captured: 11, reply: 20 }),
            lead: Some(3),
            ..reason(6, HintConsequence::Reply(2), 2)
        };
        let why = [
            "captures 6 and leaves Tèo at most 2 to capture.",
            "được 6 điểm, Tèo gỡ lại nhiều nhất 2 điểm.",
        ];
        let compared = [
            "Cell 4 takes 11 now, but lets Tèo take 20.",
            "Ô số 4 ăn được 11 điểm, nhưng sau đó Tèo ăn lại 20 điểm.",
        ];
        let both_parts = [0, 1].map(|at| format!("{} {}", why[at], compared[at]));
        assert_eq!(both(greedy.clone()), both_parts);
        assert_eq!(both(Reason { lead: None, ..greedy }), both_parts);
    }

    #[test]
    fn a_hint_names_a_greater_capture_that_is_worth_less_in_the_end() {
        let later =
            Reason { greater: Some(23), lead: Some(2), ..reason(2, HintConsequence::Reply(0), 2) };
        assert_eq!(
            [Language::English, Language::Vietnamese].map(|language| text(language, &later)),
            [
                "captures 2 and leaves Tèo nothing to capture. Another move captures 23 at once, but in the \
                 end this one is 2 points better.",
                "được 2 điểm mà Tèo không ăn lại được gì. Có nước khác ăn ngay 23 điểm, nhưng đến cuối ván \
                 được ít hơn nước này 2 điểm.",
            ]
        );
    }

    #[test]
    fn a_hint_without_another_reason_says_what_is_expected() {
        let both = |own| {
            let expected = Expected { turns: 4, mover: "Lan".to_owned(), own, others: 3 };
            let blunder_like = reason(0, HintConsequence::Reply(20), 2);
            let quiet = Reason { forecast: Some(expected), ..blunder_like };
            [Language::English, Language::Vietnamese].map(|language| text(language, &quiet))
        };
        assert_eq!(
            both(14),
            [
                "In the next 4 turns, expect Lan to capture 14 and Tèo 3.",
                "Trong 4 lượt tới, dự kiến Lan ăn được 14 điểm, Tèo 3 điểm."
            ]
        );
        assert_eq!(both(3), ["No other move is better.", "Không nước nào hay hơn."]);
    }

    #[test]
    fn a_quiet_hint_says_what_it_prepares() {
        let prepares = Reason { prepared: Some(12), ..reason(0, HintConsequence::Reply(4), 2) };
        let both =
            [Language::English, Language::Vietnamese].map(|language| text(language, &prepares));
        assert_eq!(both, ["prepares a capture of 12 points.", "để lượt sau ăn được 12 điểm."]);
        let outweighed = Reason { prepared: Some(4), ..prepares.clone() };
        assert_eq!(text(Language::English, &outweighed), "No other move is better.");
        let capture = Reason { captured: 2, ..prepares };
        assert_eq!(text(Language::English, &capture), "captures 2.");
    }

    #[test]
    fn a_hint_says_which_threat_it_parries() {
        let parries = |captured, saved, points| Reason {
            parried: Some(Parried { saved, points }),
            ..reason(captured, HintConsequence::Reply(4), 2)
        };
        let both = |reason: Reason| {
            [Language::English, Language::Vietnamese].map(|language| text(language, &reason))
        };
        assert_eq!(
            both(parries(0, Saved::Cell(9), 12)),
            [
                "stops Tèo from taking cell 9 (12 points).",
                "giữ được ô số 9, nhờ vậy khỏi mất 12 điểm."
            ]
        );
        assert_eq!(
            both(parries(5, Saved::Quan, 12)),
            [
                "captures 5. It also stops Tèo from taking a quan (12 points).",
                "được 5 điểm và không cho Tèo ăn quan, nhờ vậy khỏi mất 12 điểm."
            ]
        );
        assert_eq!(
            both(parries(0, Saved::Stones, 14)),
            ["stops Tèo from capturing 14 points.", "không cho Tèo ăn 14 điểm."]
        );
        // Its own capture is worth more.
        assert_eq!(
            both(parries(15, Saved::Cell(9), 12))[0],
            "captures 15 and leaves Tèo at most 4 to capture."
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
