//! Tiếng Việt.

use super::Words;
use crate::ai::Level;
use crate::cli::text::Verb;
use crate::rules::{Departure, GameEnd, IllegalMove, Pile, TurnEnd};
use crate::storage::SaveProblem;

pub(super) const WORDS: Words = Words {
    verbs: &[
        ("đi lại", Verb::Undo),
        ("làm lại", Verb::Redo),
        ("gợi ý", Verb::Hint),
        ("lưu", Verb::Save),
        ("lưu!", Verb::SaveOver),
        ("nước đi", Verb::Moves),
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
    row: |owner, piles| format!("{owner}; trong các ô có {piles} dân."),
    quan_cell: |cell, pile| format!("Ô quan {cell}: {}.", pile_text(pile)),

    played: |name, mv, laps| format!("{name} đi {mv}: rải {laps}."),
    refilled: |name| format!("Hàng của {name} đã trống: năm dân trong kho được đặt lại vào hàng."),
    lap: |dan, cell| format!("{dan} dân từ ô {cell}"),
    nothing_captured: "Không ăn được gì.",
    captured: |points, captures| format!("Ăn {points} điểm: {captures}."),
    capture: |pile, cell| format!("{} ở ô {cell}", pile_text(pile)),
    turn_end: |why| match why {
        TurnEnd::AtQuanCell(cell) => format!("Hết lượt trước ô quan {cell}."),
        TurnEnd::TwoEmptyCells => "Hết lượt trước hai ô trống.".into(),
        TurnEnd::ChainOver => "Không ăn tiếp được nữa.".into(),
        TurnEnd::YoungQuan(cell) => format!("Hết lượt: quan ở ô {cell} còn non, chưa được ăn."),
        TurnEnd::FirstTurnQuan(cell) => {
            format!("Hết lượt: lượt đầu không được ăn quan ở ô {cell}.")
        }
        TurnEnd::EndlessSowing => "Hết lượt: nếu rải tiếp thì sẽ không bao giờ dừng.".into(),
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
            "Bên đến lượt có hàng trống và không đủ năm điểm để đặt lại, hết ván.".into()
        }
        GameEnd::Repetition => "Thế trận lặp lại lần thứ ba, hết ván.".into(),
        GameEnd::Stopped => "Các bên đồng ý dừng, hết ván.".into(),
        GameEnd::Resigned | GameEnd::OutOfTime => "Chỉ còn một bên, hết ván.".into(),
    },
    left: |departure, name| match departure {
        Departure::Resigned(_) => format!("{name} xin thua."),
        Departure::OutOfTime(_) => format!("{name} hết giờ."),
        Departure::Stopped => "Các bên dừng ván.".into(),
    },
    collected: |name, dan| format!("{name} thu {dan} dân ở hàng của mình."),
    ranking: "Xếp hạng:",
    ranked: |rank, name, points| format!("{rank}. {name}: {points} điểm"),

    welcome: "Gõ ô và chiều, ví dụ 3+, hoặc giúp.",
    over_prompt: "Hết ván",
    after_end: "Gõ đi lại (undo), lưu TỆP (save) hoặc thoát (quit).",
    chosen: |mv| format!("Bạn chọn {mv}."),
    refused: |illegal| match illegal {
        IllegalMove::GameOver(mv) => {
            format!("Không đi được {mv}: ván đã kết thúc. Gõ undo để đi lại.")
        }
        IllegalMove::NoSuchCell(mv) => format!(
            "Không đi được {mv}: bàn không có ô {}. Hãy chọn một ô của mình và thử lại.",
            mv.cell
        ),
        IllegalMove::QuanCell(mv) => format!(
            "Không đi được {mv}: không ai được bốc ô quan {}. Hãy chọn một ô của mình và thử lại.",
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
    unclear: |line| format!("Không hiểu {line:?}. Gõ ô và chiều, ví dụ 3+, hoặc giúp, và thử lại."),
    thinking: "Máy đang nghĩ…",
    thinking_broke: "Máy nghĩ bị trục trặc. Gõ undo để đi lại, hoặc lưu TỆP.",
    computers_turn: "Đang là lượt của máy. Gõ undo để đi lại.",
    undone: |turns| format!("Đã lùi lại {turns} lượt."),
    nothing_to_undo: "Không có lượt nào để đi lại.",
    redone: |turns| format!("Đã làm lại {turns} lượt."),
    nothing_to_redo: "Không có lượt nào để làm lại.",
    moves: |moves| format!("Bạn có thể đi {moves}."),
    no_moves: "Không có nước đi: ván đã kết thúc.",
    hint: |mv, captured, margin, turns| {
        let captures = match captured {
            0 => "không ăn được gì".to_owned(),
            _ => format!("ăn {captured} điểm"),
        };
        let ends = match margin {
            0 => "hoà".to_owned(),
            1.. => format!("hơn {margin} điểm"),
            _ => format!("kém {} điểm", -margin),
        };
        match turns {
            Some(turns) => format!(
                "Gợi ý: {mv} {captures}; đã tính hết: nếu các bên đi tốt nhất thì sau {turns} \
                 lượt hết ván, {ends}."
            ),
            None => format!("Gợi ý: {mv} {captures}; nếu các bên đi tốt thì cuối ván {ends}."),
        }
    },
    save_where: "Hãy ghi tên tệp, ví dụ save van.txt, và thử lại.",
    saved: |path| format!("Ván đã được lưu vào {path}."),
    not_saved: |problem| match problem {
        SaveProblem::Refused { path } => format!(
            "Đã có {0}, tệp được giữ nguyên. Hãy gõ tên khác, hoặc save! {0} để ghi đè.",
            path.display()
        ),
        SaveProblem::Folder { folder, error } => format!(
            "Ván chưa được lưu: không ghi được vào thư mục {} ({error}). Hãy thử tên khác.",
            folder.display()
        ),
        SaveProblem::File { path, error } => format!(
            "Ván chưa được lưu: không ghi được {} ({error}). Hãy thử tên khác.",
            path.display()
        ),
        SaveProblem::Value { path, why } => {
            format!("Ván chưa được lưu: không ghi được {} ({why}).", path.display())
        }
    },
    help: "\
3+ hoặc 3 +        rải ô 3 về phía số lớn, ngược chiều kim đồng hồ
3- hoặc 3 -        rải ô 3 về phía số nhỏ, cùng chiều kim đồng hồ
undo, đi lại       trở về quyết định vừa rồi của bạn
redo, làm lại      đi tới lại
hint, gợi ý        chỉ một nước hay và kết quả của nó
moves, nước đi     liệt kê các nước đi được
board, bàn         xem lại bàn chơi
save, lưu TỆP      ghi ván vào tệp; save! TỆP hoặc lưu! TỆP ghi đè tệp đã có
quit, thoát        rời ván",
    goodbye: "Tạm biệt.",

    menu_title: "Ô Ăn Quan. Chọn bằng số; Enter nhận lựa chọn trong ngoặc, q để thoát.",
    menu_sides: "Mấy bên chơi?",
    menu_boards: ["hai, thành hai hàng", "ba, quanh hình tam giác", "bốn, quanh hình vuông"],
    menu_rules: "Luật nào?",
    preset_hints: [
        "classic: gặp ô quan trống thì hết lượt",
        "folk: được nhảy qua ô quan trống; quan có dưới 5 dân là quan non, chưa được ăn",
        "report: như classic, nhưng bên không đặt lại được hàng thì hết ván",
        "rich: mỗi ô mười dân",
        "bigquan: mỗi quan có thêm hai mươi dân",
    ],
    menu_opponent: "Ai chơi các bên còn lại?",
    menu_persons: "người, lần lượt ở bàn phím này",
    menu_seat: "Bạn chơi bên nào? Bên 0 đi trước.",
    menu_refused: |line, first, last| {
        format!("{line:?} không phải là một lựa chọn: gõ một số từ {first} đến {last}.")
    },

    step_help: "Gõ n để xem lượt sau, p để xem lượt trước, s để dừng.",
    step_at: |turn, turns| match turn {
        0 => format!("Đầu ván, còn {turns} lượt"),
        _ => format!("Sau lượt {turn} trong {turns} lượt"),
    },
    step_first: "Đây là đầu ván, trước đó không có lượt nào.",
    step_last: "Đó là lượt cuối cùng.",
    step_unclear: |line| format!("Không hiểu {line:?}. Gõ n (sau), p (trước) hoặc s (dừng)."),
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
