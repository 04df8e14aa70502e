//! Words for the review of a game.

use super::{Heading, Words};
use tabletop::Grade;
use words::part;

/// A move in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveWords {
    /// The number of the cell in the ring, as the board shows it.
    pub number: usize,
    /// The direction on the screen.
    pub heading: Heading,
}

part!(ReviewWords);

impl Words {
    /// Returns a sentence about the position before a turn: its number, the player, the move played
    /// and the better one, both drawn on the board.
    pub fn fault_before(
        &self,
        turn: usize,
        name: &str,
        played: MoveWords,
        better: MoveWords,
    ) -> String {
        let [played, better] = [played, better]
            .map(|MoveWords { number, heading }| self.review.marked_move(number, heading));
        self.review.before(turn, name, &played, &better)
    }

    /// Returns the numbers of blunders, mistakes and inaccuracies; `None` if all are zero.
    pub fn fault_counts(&self, [blunders, mistakes, inaccuracies]: [usize; 3]) -> Option<String> {
        let review = &self.review;
        let parts = [
            (blunders > 0).then(|| review.count_blunder(blunders)),
            (mistakes > 0).then(|| review.count_mistake(mistakes)),
            (inaccuracies > 0).then(|| review.count_inaccuracy(inaccuracies)),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| self.lists.plain(&parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;
    use words::Language;

    fn text(language: Language) -> (String, String) {
        let words = &Words::of(language).review;
        let played = words.played(12, "An", 9, Heading::Left);
        (played, words.fault(words.grade(Grade::Mistake), 6, 5, Heading::Up))
    }

    #[test]
    fn a_mistake_names_the_better_move() {
        let (played, fault) = text(Language::English);
        assert_eq!(played, "12. An: cell 9 to the left");
        assert_eq!(fault, "Mistake, loses 6 points. Better: cell 5 upwards");
        let (played, fault) = text(Language::Vietnamese);
        assert_eq!(played, "12. An: ô số 9 sang trái");
        assert_eq!(fault, "Nước sai, mất 6 điểm. Nên đi ô số 5 lên trên");
    }

    #[test]
    fn only_grades_that_occurred_are_counted() {
        let english = |counts| Words::of(Language::English).fault_counts(counts);
        assert_eq!(english([0, 0, 0]), None);
        assert_eq!(english([1, 0, 2]).as_deref(), Some("1 big mistake, 2 small mistakes"));
        let vietnamese = |counts| Words::of(Language::Vietnamese).fault_counts(counts);
        assert_eq!(vietnamese([0, 3, 1]).as_deref(), Some("3 nước sai, 1 nước chưa hay"));
    }
}
