//! Các ván đã chơi, bằng tiếng Việt.

use super::library::LibraryWords;
use super::record_vi::record_flaw;
use crate::archive::{AnyGameProblem, GameFileProblem, SavedError, SavedFlaw};
use crate::storage::{Flaw, LoadProblem, ReadProblem, SaveProblem};
use crate::ui::game_list::{GameFilter, SortOrder};

/// Tiếng Việt.
pub(super) const VIETNAMESE: LibraryWords = LibraryWords {
    games: "Ván đã chơi",
    date: "%d/%m/%Y %H:%M",
    turns: |turns| format!("{turns} nước"),
    not_over: "còn dở",
    count: |shown, all| {
        if shown == all { format!("{all} ván") } else { format!("{shown} trong {all} ván") }
    },
    reading: "Đang đọc các ván…",
    empty: "Chưa có ván nào. Ván nào chơi xong hoặc bỏ dở cũng được giữ ở đây.",
    none_found: "Không có ván nào như thế.",
    unreadable: |why| format!("Không đọc được thư mục các ván: {why}."),

    search: "Tìm",
    shown: "Hiện",
    kind: |kind| match kind {
        GameFilter::All => "Tất cả các ván",
        GameFilter::Ended => "Đã xong",
        GameFilter::Unfinished => "Còn dở",
        GameFilter::Damaged => "Tệp hỏng",
    },
    sorted: "Xếp",
    order: |order| match order {
        SortOrder::Newest => "Mới nhất trước",
        SortOrder::Oldest => "Cũ nhất trước",
        SortOrder::Title => "Theo tên",
        SortOrder::Longest => "Dài nhất trước",
    },

    go_on: "Chơi tiếp",
    rename: "Đổi tên",
    title: "Tên ván",
    delete: "Xoá",
    bring_back: "Lấy lại",
    save_as: "Lưu thành",
    target: "Tệp",
    target_hint: "Tên có đuôi .oanquan thì lưu cả ván, có cả mức chơi và ngày giờ; tên khác, ví dụ \
                  van.txt, thì lưu các nước đi thành chữ.",
    replace: "Ghi đè tệp",
    save: "Lưu",
    cancel: "Thôi",

    deleted: "Đã xoá ván. Ctrl+Z lấy lại.",
    brought_back: "Đã lấy lại ván.",
    saved: |path| format!("Đã lưu vào {path}."),
    opened: "Đã mở ván.",
    not_saved: |problem| format!("Không làm được: {}.", save_problem(problem)),
    exists: "Đã có tệp tên này.",

    damaged: |problem| match problem {
        GameFileProblem::File(problem) => read_problem(problem),
        GameFileProblem::Game(error) => format!("Tệp hỏng: {}.", place(error)),
    },
    not_a_game: |problem| match problem {
        AnyGameProblem::Record(error) => (super::vi::WORDS.record_error)(error),
        AnyGameProblem::Saved(problem) => (VIETNAMESE.damaged)(problem),
        AnyGameProblem::File(problem) => read_problem(problem),
    },
    unreadable_file: "Không mở được tệp",
    not_kept: |problem| {
        format!("Chưa giữ lại được ván: {}. Cứ chơi tiếp, sẽ thử lại.", save_problem(problem))
    },
    kept_problem: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => {
            format!("Ván đang dở do phiên bản mới hơn ghi. Tệp nay là {}.", moved_to.display())
        }
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Tệp của ván đang dở bị hỏng. Tệp được để nguyên, nay là {}.",
            moved_to.display()
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => {
            format!("Không đọc được ván đang dở trong {}. Tệp được để nguyên.", path.display())
        }
    },
    new_game_question: "Chơi ván mới? Ván này vẫn còn trong các ván đã chơi.",
    open_question: "Mở ván kia? Ván này vẫn còn trong các ván đã chơi.",
    quit_question: "Chưa giữ lại được ván này. Vẫn thoát?",
};

/// Where and why a saved game is damaged, as a sentence without its full stop.
fn place(error: &SavedError) -> String {
    let why = match &error.why {
        SavedFlaw::Record(flaw) => record_flaw(flaw),
        SavedFlaw::Clocks(steps) => {
            format!("phải có giờ của từng bên lúc đầu và sau {steps} nước")
        }
        SavedFlaw::Times(found, steps) => {
            format!("{steps} nước mà có {found} thời gian")
        }
        SavedFlaw::Reviewed(found, turns) => {
            format!("{turns} nước mà có {found} lời nhận xét")
        }
        SavedFlaw::Judged => "lời nhận xét không khớp với nước này".into(),
        SavedFlaw::JudgedAfter => "lời nhận xét thế cuối không khớp với ván".into(),
        SavedFlaw::Count(found, sides) => format!("{sides} bên mà có {found} giá trị"),
    };
    match error.turn {
        Some(turn) => format!("mục {}, nước thứ {turn}, {why}", error.field),
        None => format!("mục {}, {why}", error.field),
    }
}

fn read_problem(problem: &ReadProblem) -> String {
    match problem {
        ReadProblem::Missing => "Tệp không còn ở đó.".into(),
        ReadProblem::Unreadable(_) => "Không đọc được tệp.".into(),
        ReadProblem::Unusable(Flaw::Newer { .. }) => "Tệp do phiên bản mới hơn ghi.".into(),
        ReadProblem::Unusable(Flaw::TooLarge) => "Tệp quá lớn.".into(),
        ReadProblem::Unusable(Flaw::NotText) => "Tệp không phải là chữ.".into(),
        ReadProblem::Unusable(Flaw::Malformed(why)) => format!("Tệp hỏng ({why})."),
    }
}

/// Why something was not saved, as a sentence without its full stop.
fn save_problem(problem: &SaveProblem) -> String {
    match problem {
        SaveProblem::Refused { path } => format!("đã có tệp {}", path.display()),
        SaveProblem::Folder { folder, .. } => {
            format!("không ghi được vào thư mục {}", folder.display())
        }
        SaveProblem::File { path, .. } | SaveProblem::Value { path, .. } => {
            format!("không ghi được {}", path.display())
        }
    }
}
