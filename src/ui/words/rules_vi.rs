//! Luật chơi bằng tiếng Việt.

use super::record_vi::option_error;
use super::rules::RulesWords;

pub(super) const RULES: RulesWords = RulesWords {
    heading: "Luật chơi",
    heading_in_force: "Luật của ván này",
    presets: "Chọn bộ luật",
    preset_name: |preset| match preset {
        "classic" => "Cổ điển",
        "folk" => "Dân gian",
        "report" => "Không vay",
        "rich" => "Mười dân",
        _ => "Quan to",
    },
    preset_hint: |preset| match preset {
        "classic" => "Gặp ô quan là hết lượt, dù ô quan trống; thiếu dân thì được vay.",
        "folk" => "Được ăn qua ô quan trống; quan non, chưa đủ 5 dân đi kèm, thì chưa được ăn.",
        "report" => "Như cổ điển, nhưng hết ván khi có bên không đủ dân đặt lại vào hàng trống.",
        "rich" => "Như cổ điển, nhưng mỗi ô dân có 10 dân: ván kéo dài.",
        _ => "Như cổ điển, nhưng mỗi ô quan có thêm 20 dân: rất đáng giành.",
    },
    option_name: |option| match option {
        "empty_quan" => "Ô quan trống",
        "quan_value" => "Điểm của một quan",
        "young_quan" => "Quan non",
        "refill" => "Hàng trống",
        "ending" => "Khi nào hết ván",
        "first_quan" => "Ăn quan ngay lượt đầu",
        "dan" => "Số dân mỗi ô",
        "quan_dan" => "Số dân kèm mỗi quan",
        "quan" => "Lấy gì làm quan",
        "sides" => "Số người chơi",
        _ => "Chấp",
    },
    option_hint: |option| match option {
        "empty_quan" => {
            "Ô kế tiếp là ô quan không còn quân nào: hết lượt, hoặc coi như một ô trống bình thường."
        }
        "quan_value" => "Một quan bằng mấy dân.",
        "young_quan" => {
            "Quan có ít dân đi kèm hơn số này là quan non: chưa được ăn, gặp nó là hết lượt."
        }
        "refill" => {
            "Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm thì \
             vay thêm, hoặc hết ván."
        }
        "ending" => {
            "Các quan đã bị ăn hết mà ô quan vẫn còn dân: chơi tiếp để giành, hoặc hết ván và bỏ số \
             dân đó."
        }
        "first_quan" => {
            "Lượt đầu tiên của ván: được ăn quan, hoặc chưa được ăn, gặp quan là hết lượt."
        }
        "dan" => "Đầu ván mỗi ô dân có mấy dân.",
        "quan_dan" => "Đầu ván mỗi ô quan có thêm mấy dân bên cạnh quan.",
        "quan" => "Không có quân to thì thay mỗi quan bằng số dân có cùng giá trị.",
        "sides" => "Có mấy người cùng chơi.",
        _ => {
            "Người giỏi hơn bỏ trống vài ô hoặc chấp điểm; số dân, số điểm ấy vào kho của người kế tiếp."
        }
    },
    in_force: |option, value| match (option, value) {
        ("empty_quan", "stops") => "Gặp ô quan trống là hết lượt.".into(),
        ("empty_quan", _) => "Ô quan trống coi như một ô trống bình thường.".into(),
        ("quan_value", points) => format!("Một quan bằng {points} dân."),
        ("young_quan", "0") => "Quan nào cũng được ăn.".into(),
        ("young_quan", dan) => {
            format!("Quan chưa đủ {dan} dân đi kèm là quan non: chưa được ăn, gặp nó là hết lượt.")
        }
        ("refill", "borrow") => {
            "Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm \
             thì vay thêm."
                .into()
        }
        ("refill", _) => {
            "Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm \
             thì hết ván."
                .into()
        }
        ("ending", "cells") => "Ô quan còn dân thì chơi tiếp để giành.".into(),
        ("ending", _) => "Dân còn lại trong các ô quan không tính cho ai.".into(),
        ("first_quan", "allowed") => "Lượt đầu tiên của ván được ăn quan.".into(),
        ("first_quan", _) => {
            "Lượt đầu tiên của ván chưa được ăn quan, gặp quan là hết lượt.".into()
        }
        ("dan", dan) => format!("Đầu ván mỗi ô dân có {dan} dân."),
        ("quan_dan", "0") => "Đầu ván mỗi ô quan chỉ có quan.".into(),
        ("quan_dan", dan) => format!("Đầu ván mỗi ô quan có thêm {dan} dân bên cạnh quan."),
        ("quan", "piece") => "Mỗi quan là một quân to.".into(),
        ("quan", _) => "Mỗi quan được thay bằng số dân có cùng giá trị.".into(),
        _ => String::new(),
    },
    value_name: |option, value| match (option, value) {
        ("empty_quan", "stops") => "Hết lượt",
        ("empty_quan", _) => "Được ăn qua",
        ("refill", "borrow") => "Được vay",
        ("refill", _) => "Hết ván",
        ("ending", "cells") => "Khi các ô quan đều trống",
        ("ending", _) => "Khi quan cuối cùng bị ăn",
        ("first_quan", "allowed") => "Được ăn",
        ("first_quan", _) => "Chưa được ăn",
        ("quan", "piece") => "Một quân to",
        _ => "Dân thường",
    },
    value_phrase: |option, value| match (option, value) {
        ("empty_quan", "stops") => "gặp ô quan trống là hết lượt".into(),
        ("empty_quan", _) => "được ăn qua ô quan trống".into(),
        ("quan_value", points) => format!("quan tính {points} điểm"),
        ("young_quan", "0") => "quan nào cũng được ăn".into(),
        ("young_quan", dan) => format!("quan dưới {dan} dân là quan non"),
        ("refill", "borrow") => "thiếu dân được vay".into(),
        ("refill", _) => "không được vay".into(),
        ("ending", "cells") => "hết ván khi các ô quan đều trống".into(),
        ("ending", _) => "hết ván khi quan cuối cùng bị ăn".into(),
        ("first_quan", "allowed") => "lượt đầu được ăn quan".into(),
        ("first_quan", _) => "lượt đầu chưa được ăn quan".into(),
        ("dan", dan) => format!("mỗi ô {dan} dân"),
        ("quan_dan", dan) => format!("mỗi quan kèm {dan} dân"),
        ("quan", "piece") => "quan là quân to".into(),
        ("quan", _) => "quan thay bằng dân".into(),
        _ => format!("{value} người"),
    },
    summary: |preset, phrases| match phrases {
        [] => preset.to_owned(),
        _ => format!("{preset}, nhưng {}", phrases.join(", ")),
    },
    short_summary: |preset, changes| match changes {
        0 => preset.to_owned(),
        _ => format!("{preset}, có đổi"),
    },
    from_next_game: "Luật vừa đổi áp dụng từ ván sau.",
    change: "Đổi luật",
    done: "Xong",

    range: |from, to| format!("từ {from} đến {to}"),
    less: |name| format!("{name}: bớt"),
    more: |name| format!("{name}: thêm"),
    out_of_range: |name, value, from, to| {
        format!("{name} không thể là “{value}”: phải là số nguyên từ {from} đến {to}.")
    },
    refused: |error| {
        let text = option_error(error);
        let mut letters = text.chars();
        let first = letters.next().map(char::to_uppercase);
        format!("{}{}.", first.into_iter().flatten().collect::<String>(), letters.as_str())
    },

    nobody: "Không ai",
    empty_cells: "Bỏ trống ô nào (đếm từ tay trái người chấp)",
    empty_cell: |number| format!("Ô {number}"),
    points_given: "Số điểm chấp",
    handicap_phrase: |name, cells, points| {
        let name = name.to_lowercase();
        match (cells, points) {
            (0, points) => format!("{name} chấp {points} điểm"),
            (cells, 0) => format!("{name} chấp {cells} ô"),
            (cells, points) => format!("{name} chấp {cells} ô và {points} điểm"),
        }
    },

    store: |sum| format!("Kho: {sum}"),
    first_turn: "Lượt 1",

    question: "Gặp ô quan đã trống, bạn quen chơi thế nào?",
    question_hint: "Mỗi nơi chơi một cách. Chưa quen thì bạn cứ chọn một cách bất kỳ: ở trang đầu lúc \
                    nào cũng đổi được luật.",
    answer_hint: |preset| match preset {
        "folk" => "Luật dân gian: dưới 5 dân thì quan còn non, chưa được ăn.",
        _ => "Luật cổ điển: cứ gặp ô quan là hết lượt.",
    },
};
