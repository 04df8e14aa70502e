//! Luật chơi bằng tiếng Việt.

use super::record_vi::option_error;
use super::rules::RulesWords;
use crate::rules::{
    EmptyQuan, Ending, FirstQuan, OptionValue, Preset, QuanStones, Refill, RuleOption,
};

pub(super) const RULES: RulesWords = RulesWords {
    heading: "Luật chơi",
    heading_in_force: "Luật của ván này",
    presets: "Chọn bộ luật",
    preset_name: |preset| match preset {
        Preset::Classic => "Cổ điển",
        Preset::Folk => "Dân gian",
        Preset::Report => "Không vay",
        Preset::Rich => "Mười dân",
        Preset::BigQuan => "Quan to",
    },
    preset_hint: |preset| match preset {
        Preset::Classic => "Gặp ô quan là hết lượt, dù ô quan trống; thiếu dân thì được vay.",
        Preset::Folk => {
            "Được ăn qua ô quan trống; quan non, chưa đủ 5 dân đi kèm, thì chưa được ăn."
        }
        Preset::Report => {
            "Như cổ điển, nhưng hết ván khi có bên không đủ dân đặt lại vào hàng trống."
        }
        Preset::Rich => "Như cổ điển, nhưng mỗi ô dân có 10 dân: ván kéo dài.",
        Preset::BigQuan => "Như cổ điển, nhưng mỗi ô quan có thêm 20 dân: rất đáng giành.",
    },
    option_name: |option| match option {
        RuleOption::EmptyQuan => "Ô quan trống",
        RuleOption::QuanValue => "Điểm của một quan",
        RuleOption::YoungQuan => "Quan non",
        RuleOption::Refill => "Hàng trống",
        RuleOption::Ending => "Khi nào hết ván",
        RuleOption::FirstQuan => "Ăn quan ngay lượt đầu",
        RuleOption::Dan => "Số dân mỗi ô",
        RuleOption::QuanDan => "Số dân kèm mỗi quan",
        RuleOption::Quan => "Lấy gì làm quan",
        RuleOption::Sides => "Số người chơi",
        RuleOption::Handicap => "Chấp",
    },
    option_hint: |option| match option {
        RuleOption::EmptyQuan => {
            "Ô kế tiếp là ô quan không còn quân nào: hết lượt, hoặc coi như một ô trống bình thường."
        }
        RuleOption::QuanValue => "Một quan bằng mấy dân.",
        RuleOption::YoungQuan => {
            "Quan có ít dân đi kèm hơn số này là quan non: chưa được ăn, gặp nó là hết lượt."
        }
        RuleOption::Refill => {
            "Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm thì \
             vay thêm, hoặc hết ván."
        }
        RuleOption::Ending => {
            "Các quan đã bị ăn hết mà ô quan vẫn còn dân: chơi tiếp để giành, hoặc hết ván và bỏ số \
             dân đó."
        }
        RuleOption::FirstQuan => {
            "Lượt đầu tiên của ván: được ăn quan, hoặc chưa được ăn, gặp quan là hết lượt."
        }
        RuleOption::Dan => "Đầu ván mỗi ô dân có mấy dân.",
        RuleOption::QuanDan => "Đầu ván mỗi ô quan có thêm mấy dân bên cạnh quan.",
        RuleOption::Quan => "Không có quân to thì thay mỗi quan bằng số dân có cùng giá trị.",
        RuleOption::Sides => "Có mấy người cùng chơi.",
        RuleOption::Handicap => {
            "Người giỏi hơn bỏ trống vài ô hoặc chấp điểm; số dân, số điểm ấy vào kho của người kế tiếp."
        }
    },
    in_force: |value| match value {
        OptionValue::EmptyQuan(EmptyQuan::Stops) => "Gặp ô quan trống là hết lượt.".into(),
        OptionValue::EmptyQuan(EmptyQuan::Passes) => {
            "Ô quan trống coi như một ô trống bình thường.".into()
        }
        OptionValue::QuanValue(points) => format!("Một quan bằng {points} dân."),
        OptionValue::YoungQuan(0) => "Quan nào cũng được ăn.".into(),
        OptionValue::YoungQuan(dan) => {
            format!("Quan chưa đủ {dan} dân đi kèm là quan non: chưa được ăn, gặp nó là hết lượt.")
        }
        OptionValue::Refill(Refill::Borrow) => {
            "Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm \
             thì vay thêm."
                .into()
        }
        OptionValue::Refill(Refill::End) => {
            "Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm \
             thì hết ván."
                .into()
        }
        OptionValue::Ending(Ending::Cells) => "Ô quan còn dân thì chơi tiếp để giành.".into(),
        OptionValue::Ending(Ending::Pieces) => {
            "Dân còn lại trong các ô quan không tính cho ai.".into()
        }
        OptionValue::FirstQuan(FirstQuan::Allowed) => "Lượt đầu tiên của ván được ăn quan.".into(),
        OptionValue::FirstQuan(FirstQuan::Forbidden) => {
            "Lượt đầu tiên của ván chưa được ăn quan, gặp quan là hết lượt.".into()
        }
        OptionValue::Dan(dan) => format!("Đầu ván mỗi ô dân có {dan} dân."),
        OptionValue::QuanDan(0) => "Đầu ván mỗi ô quan chỉ có quan.".into(),
        OptionValue::QuanDan(dan) => format!("Đầu ván mỗi ô quan có thêm {dan} dân bên cạnh quan."),
        OptionValue::Quan(QuanStones::Piece) => "Mỗi quan là một quân to.".into(),
        OptionValue::Quan(QuanStones::Dan) => {
            "Mỗi quan được thay bằng số dân có cùng giá trị.".into()
        }
        OptionValue::Sides(_) | OptionValue::Handicap(_) => String::new(),
    },
    value_name: |value| match value {
        OptionValue::EmptyQuan(EmptyQuan::Stops) => Some("Hết lượt"),
        OptionValue::EmptyQuan(EmptyQuan::Passes) => Some("Được ăn qua"),
        OptionValue::Refill(Refill::Borrow) => Some("Được vay"),
        OptionValue::Refill(Refill::End) => Some("Hết ván"),
        OptionValue::Ending(Ending::Cells) => Some("Khi các ô quan đều trống"),
        OptionValue::Ending(Ending::Pieces) => Some("Khi quan cuối cùng bị ăn"),
        OptionValue::FirstQuan(FirstQuan::Allowed) => Some("Được ăn"),
        OptionValue::FirstQuan(FirstQuan::Forbidden) => Some("Chưa được ăn"),
        OptionValue::Quan(QuanStones::Piece) => Some("Một quân to"),
        OptionValue::Quan(QuanStones::Dan) => Some("Dân thường"),
        OptionValue::QuanValue(_)
        | OptionValue::YoungQuan(_)
        | OptionValue::Dan(_)
        | OptionValue::QuanDan(_)
        | OptionValue::Sides(_)
        | OptionValue::Handicap(_) => None,
    },
    value_phrase: |value| match value {
        OptionValue::EmptyQuan(EmptyQuan::Stops) => "gặp ô quan trống là hết lượt".into(),
        OptionValue::EmptyQuan(EmptyQuan::Passes) => "được ăn qua ô quan trống".into(),
        OptionValue::QuanValue(points) => format!("quan tính {points} điểm"),
        OptionValue::YoungQuan(0) => "quan nào cũng được ăn".into(),
        OptionValue::YoungQuan(dan) => format!("quan dưới {dan} dân là quan non"),
        OptionValue::Refill(Refill::Borrow) => "thiếu dân được vay".into(),
        OptionValue::Refill(Refill::End) => "không được vay".into(),
        OptionValue::Ending(Ending::Cells) => "hết ván khi các ô quan đều trống".into(),
        OptionValue::Ending(Ending::Pieces) => "hết ván khi quan cuối cùng bị ăn".into(),
        OptionValue::FirstQuan(FirstQuan::Allowed) => "lượt đầu được ăn quan".into(),
        OptionValue::FirstQuan(FirstQuan::Forbidden) => "lượt đầu chưa được ăn quan".into(),
        OptionValue::Dan(dan) => format!("mỗi ô {dan} dân"),
        OptionValue::QuanDan(dan) => format!("mỗi quan kèm {dan} dân"),
        OptionValue::Quan(QuanStones::Piece) => "quan là quân to".into(),
        OptionValue::Quan(QuanStones::Dan) => "quan thay bằng dân".into(),
        OptionValue::Sides(sides) => format!("{sides} người"),
        OptionValue::Handicap(_) => String::new(),
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
        Preset::Folk => "Luật dân gian: dưới 5 dân thì quan còn non, chưa được ăn.",
        _ => "Luật cổ điển: cứ gặp ô quan là hết lượt.",
    },
};
