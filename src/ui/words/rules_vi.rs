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
        "folk" => "Được ăn qua ô quan trống; quan non, chưa có 5 dân đi kèm, thì không được ăn.",
        "report" => "Như cổ điển, nhưng bên nào không đủ dân đặt lại hàng trống thì hết ván.",
        "rich" => "Như cổ điển, mỗi ô có 10 dân: ván kéo dài.",
        _ => "Như cổ điển, mỗi ô quan có thêm 20 dân: rất đáng giành.",
    },
    option_name: |option| match option {
        "empty_quan" => "Ô quan trống",
        "quan_value" => "Điểm của một quan",
        "young_quan" => "Quan non",
        "refill" => "Hàng hết dân",
        "ending" => "Khi nào hết ván",
        "first_quan" => "Ăn quan ngay lượt đầu",
        "dan" => "Số dân mỗi ô",
        "quan_dan" => "Số dân đi kèm mỗi quan",
        "quan" => "Quân làm quan",
        "sides" => "Số bên",
        _ => "Chấp",
    },
    option_hint: |option| match option {
        "empty_quan" => {
            "Khi ô kế tiếp là ô quan không còn quân nào: hết lượt ở đó, hoặc coi như một ô trống \
             bình thường."
        }
        "quan_value" => "Ăn một quan được tính bằng chừng này dân.",
        "young_quan" => {
            "Quan chưa có đủ chừng này dân đi kèm thì không được ăn, gặp nó là hết lượt."
        }
        "refill" => {
            "Cả hàng hết dân thì lấy trong kho đặt lại mỗi ô một dân; kho không đủ năm điểm thì vay \
             thêm, hoặc hết ván."
        }
        "ending" => {
            "Quan bị ăn rồi mà ô quan vẫn còn dân: chơi tiếp để giành, hoặc hết ván và bỏ số dân đó."
        }
        "first_quan" => "Lượt đầu tiên của ván được ăn quan, hoặc gặp quan là hết lượt.",
        "dan" => "Đầu ván mỗi ô dân có chừng này quân.",
        "quan_dan" => "Đầu ván mỗi ô quan có thêm chừng này dân bên cạnh quan.",
        "quan" => "Không có quân lớn thì thay mỗi quan bằng số dân có cùng giá trị.",
        "sides" => "Có bao nhiêu bên cùng chơi.",
        _ => "Bên mạnh hơn để trống vài ô hoặc cho điểm; tất cả vào kho của bên kế tiếp.",
    },
    in_force: |option, value| match (option, value) {
        ("empty_quan", "stops") => "Gặp ô quan trống là hết lượt.".into(),
        ("empty_quan", _) => "Ô quan trống được coi như một ô trống bình thường.".into(),
        ("quan_value", points) => format!("Ăn một quan được tính bằng {points} dân."),
        ("young_quan", "0") => "Quan nào cũng được ăn.".into(),
        ("young_quan", dan) => {
            format!("Quan chưa có đủ {dan} dân đi kèm thì không được ăn, gặp nó là hết lượt.")
        }
        ("refill", "borrow") => {
            "Cả hàng hết dân thì lấy trong kho đặt lại mỗi ô một dân; kho không đủ năm điểm thì \
             vay thêm."
                .into()
        }
        ("refill", _) => {
            "Cả hàng hết dân thì lấy trong kho đặt lại mỗi ô một dân; kho không đủ năm điểm thì \
             hết ván."
                .into()
        }
        ("ending", "cells") => "Ô quan còn dân thì chơi tiếp để giành.".into(),
        ("ending", _) => "Dân còn lại trong các ô quan không tính cho ai.".into(),
        ("first_quan", "allowed") => "Lượt đầu tiên của ván được ăn quan.".into(),
        ("first_quan", _) => "Lượt đầu tiên của ván gặp quan là hết lượt.".into(),
        ("dan", dan) => format!("Đầu ván mỗi ô dân có {dan} quân."),
        ("quan_dan", "0") => "Đầu ván bên cạnh quan không có dân.".into(),
        ("quan_dan", dan) => format!("Đầu ván bên cạnh mỗi quan có {dan} dân."),
        ("quan", "piece") => "Mỗi quan là một quân lớn.".into(),
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
        ("quan", "piece") => "Một quân lớn",
        _ => "Dân thường",
    },
    value_phrase: |option, value| match (option, value) {
        ("empty_quan", "stops") => "ô quan trống làm hết lượt".into(),
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
        ("quan", "piece") => "quan là quân lớn".into(),
        ("quan", _) => "quan thay bằng dân".into(),
        _ => format!("{value} bên"),
    },
    summary: |preset, phrases| match phrases {
        [] => preset.to_owned(),
        _ => format!("{preset}, nhưng {}", phrases.join(", ")),
    },
    short_summary: |preset, changes| match changes {
        0 => preset.to_owned(),
        _ => format!("{preset}, có đổi"),
    },
    from_next_game: "Luật vừa đổi có hiệu lực từ ván sau.",
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
    empty_cells: "Những ô để trống, đếm từ bên trái của bên ấy",
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

    question: "Ô kế tiếp là ô quan đã trống. Bạn quen chơi thế nào?",
    question_hint: "Cả hai cách đều có nơi chơi. Nếu bạn mới biết trò này thì chọn cách nào cũng được: \
                    luật đổi được bất cứ lúc nào trong menu.",
    answer_hint: |preset| match preset {
        "folk" => "Luật dân gian: quan non, chưa có 5 dân đi kèm, được che chở, không ai được ăn.",
        _ => "Luật cổ điển: gặp ô quan bao giờ cũng hết lượt.",
    },
};
