//! Words for the review of a game in each language.

use super::Heading;
use crate::controller::Grade;

/// A move in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWords {
    /// The number of the cell in its row.
    pub number: usize,
    /// The direction on the screen.
    pub heading: Heading,
    /// The move in notation.
    pub notation: String,
}

/// The words of one language for the review of a game.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct ReviewWords {
    /// The command, and the heading.
    pub heading: &'static str,
    /// What a review does; shown before the first one.
    pub introduction: &'static str,
    pub begin: &'static str,
    pub again: &'static str,
    /// The number of positions reviewed, and of all positions.
    pub progress: fn(usize, usize) -> String,
    pub failed: &'static str,

    /// After a second review: nothing differs, or something does.
    pub nothing_changed: &'static str,
    pub results_changed: &'static str,

    /// What the graph shows, in the line above it.
    pub graph_hint: &'static str,
    /// The name of the graph, by the number of turns.
    pub graph: fn(usize) -> String,
    /// The player of the upper half of the graph, with filled marks, and that of the lower
    /// half, with hollow ones.
    pub graph_legend: fn(&str, &str) -> String,
    /// The number of turns played.
    pub after: fn(usize) -> String,
    /// The number of turns after which all margins are proven.
    pub proven_from: fn(usize) -> String,

    /// The number of the last turn, and the reason for the end.
    pub ended: fn(usize, &str) -> String,

    pub accuracy: &'static str,
    /// What the percentage means.
    pub accuracy_hint: &'static str,
    pub no_turns: &'static str,
    /// The numbers of blunders, mistakes and inaccuracies; `None` if all are zero.
    pub counts: fn([usize; 3]) -> Option<String>,

    pub faults: &'static str,
    pub no_faults: &'static str,
    /// The number of a turn, the player, the move.
    pub played: fn(usize, &str, &MoveWords) -> String,
    pub grade: fn(Grade) -> &'static str,
    /// The grade of a move, the points it lost, the better move.
    pub fault: fn(Grade, i32, &MoveWords) -> String,
    /// The position before a turn: its number, the player, the move played and the better
    /// one, both drawn on the board.
    pub before: fn(usize, &str, &MoveWords, &MoveWords) -> String,
}

/// English.
pub(super) const ENGLISH: ReviewWords = ReviewWords {
    heading: "Review",
    introduction: "The engine analyses the game and shows who was ahead at each point, which moves lost \
              points, and what would have been better.",
    begin: "Review the game",
    again: "Review again",
    progress: |done, total| format!("Reviewing: {done} of {total} positions"),
    failed: "The review failed. Try again.",

    nothing_changed: "Reviewed again: nothing changed.",
    results_changed: "Reviewed again: some results changed.",

    graph_hint: "The expected final margin with best play, not the current score.",
    graph: |turns| format!("Graph: expected final margin over {turns} moves"),
    graph_legend: |upper, lower| {
        format!(
            "Above: {upper} ahead; below: {lower} ahead. Filled marks: {upper}; hollow: {lower}."
        )
    },
    after: |turns| match turns {
        0 => "At the start".into(),
        _ => format!("After move {turns}"),
    },
    proven_from: |turns| match turns {
        0 => "Every margin is proven.".into(),
        _ => format!("After move {turns} every margin is proven (thick line)."),
    },

    ended: |turns, why| format!("Dashed vertical line: the end, after move {turns}. {why}"),

    accuracy: "Accuracy",
    accuracy_hint: "100%: no points lost. A move that loses 5 points counts half.",
    no_turns: "no moves",
    counts: |[blunders, mistakes, inaccuracies]| {
        let many = |count: usize, one: &str, several: &str| match count {
            0 => None,
            1 => Some(format!("1 {one}")),
            _ => Some(format!("{count} {several}")),
        };
        let all = [
            many(blunders, "blunder", "blunders"),
            many(mistakes, "mistake", "mistakes"),
            many(inaccuracies, "inaccuracy", "inaccuracies"),
        ];
        let all: Vec<String> = all.into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(", "))
    },

    faults: "Moves that lost points, worst first",
    no_faults: "No moves that lost points were found.",
    played: |turn, name, MoveWords { number, heading, notation }| {
        format!("{turn}. {name}: cell {number} {} ({notation})", super::en::towards(*heading))
    },
    grade: english_grade,
    fault: |grade, lost, MoveWords { number, heading, notation }| {
        let grade = english_grade(grade);
        let towards = super::en::towards(*heading);
        let points = (super::en::WORDS.points)(lost);
        format!("{grade}, loses {points}. Better: cell {number} {towards} ({notation})")
    },
    before: |turn, name, played, better| {
        let move_name = |MoveWords { number, heading, .. }: &MoveWords| {
            format!("cell {number} {}", super::en::towards(*heading))
        };
        format!(
            "Before move {turn}. {name} played: {} (dashed ring). Better: {} (thick ring).",
            move_name(played),
            move_name(better)
        )
    },
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: ReviewWords = ReviewWords {
    heading: "Phân tích ván",
    introduction: "Máy phân tích cả ván, chỉ ra lúc nào ai hơn, nước nào làm mất điểm và lẽ ra nên đi nước nào.",
    begin: "Phân tích ván này",
    again: "Phân tích lại",
    progress: |done, total| format!("Đang phân tích: {done}/{total} thế cờ"),
    failed: "Phân tích gặp trục trặc. Bạn thử lại nhé.",

    nothing_changed: "Đã phân tích lại: kết quả vẫn như trước.",
    results_changed: "Đã phân tích lại: có chỗ khác trước.",

    graph_hint: "Cách biệt lúc hết ván nếu các bên đều đi hay nhất, không phải điểm lúc ấy.",
    graph: |turns| format!("Biểu đồ: cách biệt dự đoán lúc hết ván, qua {turns} nước"),
    graph_legend: |upper, lower| {
        format!(
            "Phía trên: {upper} hơn; phía dưới: {lower} hơn. Dấu đặc: {upper}; dấu rỗng: {lower}."
        )
    },
    after: |turns| match turns {
        0 => "Đầu ván".into(),
        _ => format!("Sau nước {turns}"),
    },
    proven_from: |turns| match turns {
        0 => "Mọi cách biệt đều chắc chắn.".into(),
        _ => format!("Sau nước {turns}, mọi cách biệt đều chắc chắn (nét đậm)."),
    },

    ended: |turns, why| format!("Vạch đứng nét đứt: hết ván sau nước {turns}. {why}"),

    accuracy: "Độ chính xác",
    accuracy_hint: "100%: không để mất điểm nào. Nước làm mất 5 điểm chỉ tính một nửa.",
    no_turns: "chưa đi nước nào",
    counts: |[blunders, mistakes, inaccuracies]| {
        let many = |count: usize, what: &str| (count > 0).then(|| format!("{count} {what}"));
        let all = [
            many(blunders, "sai lầm nặng"),
            many(mistakes, "sai lầm"),
            many(inaccuracies, "nước chưa hay"),
        ];
        let all: Vec<String> = all.into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(", "))
    },

    faults: "Các nước sai, từ nặng đến nhẹ",
    no_faults: "Không thấy nước sai nào.",
    played: |turn, name, MoveWords { number, heading, notation }| {
        format!("{turn}. {name}: ô {number} {} ({notation})", super::vi::towards(*heading))
    },
    grade: vietnamese_grade,
    fault: |grade, lost, MoveWords { number, heading, notation }| {
        let grade = vietnamese_grade(grade);
        let towards = super::vi::towards(*heading);
        format!("{grade}, mất {lost} điểm. Nên đi ô {number} {towards} ({notation})")
    },
    before: |turn, name, played, better| {
        let move_name = |MoveWords { number, heading, .. }: &MoveWords| {
            format!("ô {number} {}", super::vi::towards(*heading))
        };
        format!(
            "Trước nước {turn}. {name} đã đi: {} (vòng nét đứt). Nên đi: {} (vòng nét đậm).",
            move_name(played),
            move_name(better)
        )
    },
};

fn english_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Inaccuracy => "Inaccuracy",
        Grade::Mistake => "Mistake",
        Grade::Blunder => "Blunder",
    }
}

fn vietnamese_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Inaccuracy => "Chưa hay",
        Grade::Mistake => "Sai lầm",
        Grade::Blunder => "Sai lầm nặng",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Language;
    use crate::ui::words::Words;

    fn text(language: Language) -> (String, String) {
        let words = &Words::of(language).review;
        let mv = |number, heading, notation: &str| {
            let notation = notation.to_owned();
            MoveWords { number, heading, notation }
        };
        let played = (words.played)(12, "An", &mv(3, Heading::Left, "3-"));
        (played, (words.fault)(Grade::Mistake, 6, &mv(5, Heading::Right, "5+")))
    }

    #[test]
    fn a_mistake_names_the_better_move() {
        let (played, fault) = text(Language::English);
        assert_eq!(played, "12. An: cell 3 to the left (3-)");
        assert_eq!(fault, "Mistake, loses 6 points. Better: cell 5 to the right (5+)");
        let (played, fault) = text(Language::Vietnamese);
        assert_eq!(played, "12. An: ô 3 sang trái (3-)");
        assert_eq!(fault, "Sai lầm, mất 6 điểm. Nên đi ô 5 sang phải (5+)");
    }

    #[test]
    fn only_grades_that_occurred_are_counted() {
        let english = Words::of(Language::English).review.counts;
        assert_eq!(english([0, 0, 0]), None);
        assert_eq!(english([1, 0, 2]).as_deref(), Some("1 blunder, 2 inaccuracies"));
        let vietnamese = Words::of(Language::Vietnamese).review.counts;
        assert_eq!(vietnamese([0, 3, 1]).as_deref(), Some("3 sai lầm, 1 nước chưa hay"));
    }
}
