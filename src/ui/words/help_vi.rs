//! Gợi ý và đánh giá thế cờ, bằng tiếng Việt.

use super::help::{HelpWords, HintConsequence, Reason};
use super::vi::towards;
use crate::controller::Tally;

pub(super) const HELP: HelpWords = HelpWords {
    hint: "Gợi ý",
    hide_hint: "Ẩn gợi ý",
    evaluation: "Thanh đánh giá",
    searching: "Đang tìm nước hay…",
    hint_failed: "Máy gặp trục trặc nên chưa gợi ý được. Bạn thử lại hoặc cứ đi nhé.",
    hint_sentence: |number, heading, mv, reason| {
        format!("Gợi ý: rải ô {number} {} ({mv}), {}.", towards(heading), why(reason))
    },
    hinted_arrow: |arrow| format!("{arrow} (gợi ý)"),
    help_used: |Tally { hints, takebacks, evaluation }| {
        let evaluation = evaluation.then(|| "xem đánh giá".to_owned());
        let hints = (hints > 0).then(|| format!("dùng {hints} gợi ý"));
        let takebacks = (takebacks > 0).then(|| format!("lùi {takebacks} nước"));
        let all: Vec<String> = [evaluation, hints, takebacks].into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(", "))
    },
    expected: |name, margin, proven| {
        let proven = if proven { ", chắc chắn" } else { "" };
        let points = margin.abs();
        match margin {
            0 => format!("Đánh giá: thế cờ cân bằng{proven}"),
            1.. => format!("Đánh giá: {name} hơn {points} điểm{proven}"),
            _ => format!("Đánh giá: {name} kém {points} điểm{proven}"),
        }
    },
    no_evaluation_yet: "Đánh giá: chưa có",
    proven: "chắc chắn",
    result: "kết quả",
    now: "lúc này",
    best: |mv| format!("nên đi {mv}"),
};

fn why(reason: Reason) -> String {
    let Reason { captured, then, sides } = reason;
    let takes = match captured {
        0 => "chưa ăn được gì".to_owned(),
        _ => format!("ăn {captured} điểm"),
    };
    let others = if sides == 2 { "bên kia" } else { "người kế tiếp" };
    match then {
        HintConsequence::Over => format!("{takes} và kết thúc ván"),
        HintConsequence::Reply(0) if captured == 0 => {
            format!("{takes} nhưng {others} cũng không ăn được gì")
        }
        HintConsequence::Reply(0) => format!("{takes} mà {others} không ăn lại được gì"),
        HintConsequence::Reply(most) if captured == 0 => {
            format!("{takes} nhưng {others} cũng chỉ ăn được nhiều nhất {most} điểm")
        }
        HintConsequence::Reply(most) => {
            format!("{takes}, {others} ăn lại được nhiều nhất {most} điểm")
        }
        HintConsequence::Proven { margin, turns } => {
            let so = match margin {
                0 => "hoà".to_owned(),
                1.. => format!("thắng cách biệt {margin} điểm"),
                _ => format!("chỉ thua {} điểm", -margin),
            };
            let play = if sides == 2 { "hai bên" } else { "các bên" };
            format!("{takes} và sẽ {so} sau {turns} lượt nếu {play} đều đi hay nhất")
        }
    }
}
