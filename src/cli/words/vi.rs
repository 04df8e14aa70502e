//! Tiếng Việt.

use super::Words;
use crate::ai::Level;
use crate::cli::verb::Verb;
use crate::rules::{Departure, GameEnd, IllegalMove, Pile, TurnEnd};
use crate::storage::SaveProblem;
use basics::shown_path;

pub(super) const WORDS: Words = Words {
    verbs: &[
        ("lùi", Verb::Undo),
        ("tiến", Verb::Redo),
        // The names in version 0.1.0.
        ("đi lại", Verb::Undo),
        ("làm lại", Verb::Redo),
        ("gợi ý", Verb::Hint),
        ("lưu", Verb::Save),
        ("lưu!", Verb::SaveOver),
        ("nước đi", Verb::Moves),
        ("bàn cờ", Verb::Board),
        ("bàn", Verb::Board),
        ("giúp", Verb::Help),
        ("thoát", Verb::Quit),
    ],

    side: |side| format!("Bên {side}"),
    you: "bạn",
    computer: |level| format!("máy, {}", (WORDS.level_name)(level)),
    level_name: |level| match level {
        Level::Beginner => "mới chơi",
        Level::Easy => "dễ",
        Level::Medium => "trung bình",
        Level::Hard => "khó",
        Level::Expert => "lão luyện",
        Level::Master => "cao thủ",
    },

    owner: |name, first, last, store| {
        format!("{name}, ô {first} đến {last}: {}", score_text(store))
    },
    row: |owner, piles| format!("{owner}; số dân trong từng ô: {piles}."),
    quan_cell: |cell, pile| format!("Ô quan {cell}: {}.", pile_text(pile)),

    played: |name, mv, laps| format!("{name} đi {mv}: rải {laps}."),
    refilled: |name| {
        format!("{name} hết dân ở hàng mình nên phải lấy năm dân trong kho đặt lại, mỗi ô một dân.")
    },
    lap: |dan, cell| format!("{dan} dân từ ô {cell}"),
    nothing_captured: "Không ăn được gì.",
    captured: |points, captures| format!("Ăn {points} điểm: {captures}."),
    capture: |pile, cell| format!("{} ở ô {cell}", pile_text(pile)),
    turn_end: |why| match why {
        TurnEnd::AtQuanCell(cell) => format!("Gặp ô quan {cell}, hết lượt."),
        TurnEnd::TwoEmptyCells => "Gặp hai ô trống liền nhau, hết lượt.".into(),
        TurnEnd::ChainOver => "Không ăn tiếp được nữa, hết lượt.".into(),
        TurnEnd::YoungQuan(cell) => format!("Quan ở ô {cell} còn non, chưa được ăn: hết lượt."),
        TurnEnd::FirstTurnQuan(cell) => {
            format!("Lượt đầu chưa được ăn quan ở ô {cell}: hết lượt.")
        }
        TurnEnd::EndlessSowing => "Rải tiếp thì không bao giờ dừng: hết lượt.".into(),
    },
    game_end: |why, sides| match why {
        GameEnd::QuanEmpty if sides == 2 => {
            "Hết quan, tàn dân, thu quân, kéo về: hai ô quan đã trống, hết ván.".into()
        }
        GameEnd::QuanEmpty => {
            "Hết quan, tàn dân, thu quân, kéo về: mọi ô quan đã trống, hết ván.".into()
        }
        GameEnd::QuanCaptured => "Quan cuối cùng đã bị ăn, hết ván.".into(),
        GameEnd::CannotRefill => {
            "Bên đến lượt hết dân, kho cũng không đủ năm điểm để đặt lại: hết ván.".into()
        }
        GameEnd::Repetition => "Thế cờ lặp lại lần thứ ba, hết ván.".into(),
        GameEnd::Stopped => "Các bên đã đồng ý dừng, hết ván.".into(),
        GameEnd::Resigned | GameEnd::OutOfTime => "Chỉ còn lại một người, hết ván.".into(),
    },
    left: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name} xin thua."),
        Departure::OutOfTime(_) => format!("{name} hết giờ."),
        Departure::Stopped => "Các bên dừng ván.".into(),
    },
    collected: |name, dan| format!("{name} thu {dan} dân ở hàng mình."),
    ranking: "Xếp hạng:",
    ranked: |rank, name, points| format!("{rank}. {name}: {points} điểm"),

    welcome: "Gõ số ô và chiều rải, ví dụ 3+, hoặc gõ “giúp” để xem cách dùng.",
    over_prompt: "Hết ván",
    after_end: "Gõ “lùi”, “lưu TỆP” hoặc “thoát”.",
    chosen: |mv| format!("Bạn chọn {mv}."),
    refused: |illegal| match illegal {
        IllegalMove::GameOver(mv) => {
            format!("Không đi được {mv}: ván đã kết thúc. Gõ “lùi” để lùi lại.")
        }
        IllegalMove::NoSuchCell(mv) => format!(
            "Không đi được {mv}: bàn không có ô {}. Hãy chọn một ô của mình và thử lại.",
            mv.cell
        ),
        IllegalMove::QuanCell(mv) => format!(
            "Không đi được {mv}: không ai được bốc quân ở ô quan {}. Hãy chọn một ô của mình và thử lại.",
            mv.cell
        ),
        IllegalMove::NotYours(mv, owner) => format!(
            "Không đi được {mv}: ô {} là của bên {owner}. Hãy chọn một ô của mình và thử lại.",
            mv.cell
        ),
        IllegalMove::EmptyCell(mv) => format!(
            "Không đi được {mv}: ô {} không có dân. Hãy chọn một ô có dân và thử lại.",
            mv.cell
        ),
    },
    unclear: |line| {
        format!("Không hiểu {line:?}. Hãy gõ số ô và chiều rải, ví dụ 3+, hoặc gõ “giúp”.")
    },
    thinking: "Máy đang nghĩ…",
    thinking_broke: "Máy gặp trục trặc nên chưa đi được. Gõ “lùi” để lùi lại, hoặc “lưu TỆP”.",
    computers_turn: "Đang là lượt của máy. Gõ “lùi” để lùi lại.",
    undone: |turns| format!("Đã lùi {turns} nước."),
    nothing_to_undo: "Không còn nước nào để lùi.",
    redone: |turns| format!("Đã tiến {turns} nước."),
    nothing_to_redo: "Không còn nước nào để tiến.",
    moves: |moves| format!("Bạn đi được {moves}."),
    no_moves: "Không còn nước nào: ván đã kết thúc.",
    hint: |mv, captured, margin, turns| {
        let captures = match captured {
            0 => "không ăn được gì".to_owned(),
            _ => format!("ăn {captured} điểm"),
        };
        let ends = match margin {
            0 => "hoà".to_owned(),
            1.. => format!("bạn hơn {margin} điểm"),
            _ => format!("bạn kém {} điểm", -margin),
        };
        match turns {
            Some(turns) => format!(
                "Gợi ý: {mv}, {captures}; đã tính đến cùng: nếu các bên đều đi hay nhất thì {turns} \
                 lượt nữa hết ván, {ends}."
            ),
            None => format!("Gợi ý: {mv}, {captures}; nếu các bên đều đi hay thì cuối ván {ends}."),
        }
    },
    save_where: "Hãy gõ cả tên tệp, ví dụ “lưu van.txt”.",
    saved: |path| format!("Đã lưu ván vào {path}."),
    not_saved: |problem| match problem {
        SaveProblem::Refused { path } => format!(
            "Đã có tệp {0} nên chưa lưu. Hãy gõ tên khác, hoặc gõ “lưu! {0}” để ghi đè.",
            shown_path(path)
        ),
        SaveProblem::Folder { folder, error } => format!(
            "Chưa lưu được ván: không ghi được vào thư mục {} ({error}). Hãy thử tên khác.",
            shown_path(folder)
        ),
        SaveProblem::File { path, error } => format!(
            "Chưa lưu được ván: không ghi được {} ({error}). Hãy thử tên khác.",
            shown_path(path)
        ),
        SaveProblem::Value { path, why } => {
            format!("Chưa lưu được ván: không ghi được {} ({why}).", shown_path(path))
        }
    },
    help: "\
3+ hoặc 3 +        rải ô 3 về phía số lớn, ngược chiều kim đồng hồ
3- hoặc 3 -        rải ô 3 về phía số nhỏ, cùng chiều kim đồng hồ
lùi, undo          lùi về nước vừa rồi của bạn
tiến, redo         đi lại những nước vừa lùi
gợi ý, hint        chỉ một nước hay và kết quả của nước ấy
nước đi, moves     liệt kê các nước đi được
bàn cờ, board      hiện lại bàn cờ
lưu, save TỆP      lưu ván vào tệp; lưu! TỆP hoặc save! TỆP ghi đè tệp đã có
thoát, quit        thoát khỏi ván",
    goodbye: "Tạm biệt.",

    menu_title: "Ô Ăn Quan. Gõ số để chọn; Enter là chọn số trong ngoặc, q để thoát.",
    menu_sides: "Mấy người chơi?",
    menu_boards: ["hai, ngồi đối diện", "ba, quanh hình tam giác", "bốn, quanh hình vuông"],
    menu_rules: "Chơi luật nào?",
    preset_hints: [
        "classic: gặp ô quan trống thì hết lượt",
        "folk: được ăn qua ô quan trống; quan có dưới 5 dân là quan non, chưa được ăn",
        "report: như classic, nhưng hết ván khi có bên không đủ dân đặt lại vào hàng trống",
        "rich: như classic, nhưng mỗi ô dân có 10 dân",
        "bigquan: như classic, nhưng mỗi ô quan có thêm 20 dân",
    ],
    menu_opponent: "Ai chơi các bên còn lại?",
    menu_persons: "bạn bè, thay nhau dùng bàn phím này",
    menu_seat: "Bạn chơi bên nào? Bên 0 đi trước.",
    menu_refused: |line, first, last| {
        format!("Không có lựa chọn {line:?}: hãy gõ một số từ {first} đến {last}.")
    },

    step_help: "Gõ n để xem nước sau, p để xem nước trước, s để dừng.",
    step_at: |turn, turns| match turn {
        0 => format!("Đầu ván, còn {turns} nước"),
        _ => format!("Sau nước {turn}/{turns}"),
    },
    step_first: "Đây là đầu ván, trước đó không có nước nào.",
    step_last: "Đây là nước cuối cùng.",
    step_unclear: |line| {
        format!("Không hiểu {line:?}. Hãy gõ n (nước sau), p (nước trước) hoặc s (dừng).")
    },
};

fn score_text(store: i32) -> String {
    if store < 0 { format!("nợ {} điểm", -store) } else { format!("{store} điểm") }
}

fn pile_text(pile: Pile) -> String {
    match (pile.quan, pile.dan) {
        (true, 0) => "quan".into(),
        (true, dan) => format!("quan và {dan} dân"),
        (false, 0) => "trống".into(),
        (false, dan) => format!("{dan} dân"),
    }
}
