//! Các ván đã chơi, bằng tiếng Việt.

use super::{GameFilter, SortOrder};
use std::io::{self, ErrorKind};

use super::library::LibraryWords;
use super::record_vi::record_flaw;
use crate::archive::{AnyGameProblem, GameFileProblem, SavedError, SavedFlaw};
use crate::storage::{Flaw, LoadProblem, ReadProblem, SaveProblem};
use basics::shown_path;

/// Tiếng Việt.
pub(super) const VIETNAMESE: LibraryWords = LibraryWords {
    games: "Các ván đã chơi",
    date: "%d/%m/%Y %H:%M",
    turns: |turns| format!("{turns} nước"),
    unfinished: "chưa xong",
    count: |shown, all| {
        if shown == all { format!("{all} ván") } else { format!("{shown} trong {all} ván") }
    },
    reading: "Đang đọc các ván…",
    empty: "Chưa có ván nào. Ván nào chơi xong hay bỏ dở cũng được giữ ở đây.",
    no_match: "Không tìm thấy ván nào.",
    unreadable: |why| format!("Không đọc được thư mục các ván: {why}."),

    search: "Tìm",
    show: "Hiện",
    kind: |kind| match kind {
        GameFilter::All => "Tất cả các ván",
        GameFilter::Ended => "Đã xong",
        GameFilter::Unfinished => "Chưa xong",
        GameFilter::Damaged => "Tệp hỏng",
    },
    sort: "Sắp xếp",
    order: |order| match order {
        SortOrder::Newest => "Mới nhất trước",
        SortOrder::Oldest => "Cũ nhất trước",
        SortOrder::Title => "Theo tên",
        SortOrder::Longest => "Dài nhất trước",
    },

    continue_game: "Chơi tiếp",
    rename: "Đổi tên",
    title: "Tên ván",
    delete: "Xoá",
    undo_delete: "Hoàn tác",
    save_as: "Lưu tệp",
    target: "Tệp",
    target_hint: "Tên có đuôi .oanquan thì lưu trọn ván, kèm trình độ của máy và ngày giờ; tên khác, ví \
                  dụ van.txt, thì chỉ lưu các nước đi dạng chữ.",
    replace: "Ghi đè tệp",
    save: "Lưu",
    cancel: "Thôi",

    deleted: "Đã xoá ván. Bấm Ctrl+Z để hoàn tác.",
    restored: "Đã khôi phục ván.",
    saved: |path| format!("Đã lưu vào {path}."),
    opened: "Đã mở ván.",
    save_failed: |problem| format!("Không làm được: {}.", save_problem(problem)),
    file_exists: "Đã có tệp trùng tên.",

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
    autosave_failed: |problem, unsaved| {
        let why = save_problem(problem);
        match unsaved {
            0 => format!("Chưa lưu xong: {why}. Không mất ván nào, trò chơi sẽ thử lại."),
            1 => format!("Chưa lưu được ván: {why}. Bạn cứ chơi tiếp, trò chơi sẽ thử lại."),
            games => {
                format!("Chưa lưu được {games} ván: {why}. Bạn cứ chơi tiếp, trò chơi sẽ thử lại.")
            }
        }
    },
    last_game_problem: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => {
            format!(
                "Ván chơi dở là của phiên bản mới hơn. Tệp được cất sang {}.",
                shown_path(moved_to)
            )
        }
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Tệp của ván chơi dở bị hỏng. Tệp được cất nguyên vẹn sang {}.",
            shown_path(moved_to)
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => {
            format!("Không đọc được ván chơi dở trong {}. Tệp được để nguyên.", shown_path(path))
        }
    },
    new_game_question: "Chơi ván mới? Ván này vẫn còn trong Các ván đã chơi.",
    open_question: "Mở ván kia? Ván này vẫn còn trong Các ván đã chơi.",
};

/// Where and why a saved game is damaged, as a sentence without its full stop.
fn place(error: &SavedError) -> String {
    let why = match &error.why {
        SavedFlaw::Record(flaw) => record_flaw(flaw),
        SavedFlaw::Clocks(steps) => {
            format!("phải có giờ của từng bên lúc đầu và sau từng nước trong {steps} nước")
        }
        SavedFlaw::Times(found, steps) => {
            format!("có {steps} nước nhưng lại ghi {found} mốc thời gian")
        }
        SavedFlaw::Reviewed(found, turns) => {
            format!("có {turns} nước nhưng lại ghi {found} lời nhận xét")
        }
        SavedFlaw::Judged => "lời nhận xét không khớp với nước này".into(),
        SavedFlaw::JudgedAfter => "lời nhận xét thế cờ cuối không khớp với ván".into(),
        SavedFlaw::Count(found, sides) => format!("có {sides} bên nhưng lại ghi {found} giá trị"),
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
        ReadProblem::Unusable(Flaw::Newer { .. }) => "Tệp là của phiên bản mới hơn.".into(),
        ReadProblem::Unusable(Flaw::TooLarge) => "Tệp quá lớn.".into(),
        ReadProblem::Unusable(Flaw::NotText) => "Tệp này không phải là văn bản.".into(),
        ReadProblem::Unusable(Flaw::Malformed(why)) => format!("Tệp hỏng ({why})."),
    }
}

/// Returns why something was not saved, as a sentence without its full stop.
pub(super) fn save_problem(problem: &SaveProblem) -> String {
    match problem {
        SaveProblem::Refused { path } => format!("đã có tệp {}", shown_path(path)),
        SaveProblem::Folder { folder, error } => {
            format!("không ghi được vào thư mục {}{}", shown_path(folder), in_brackets(error))
        }
        SaveProblem::File { path, error } => {
            format!("không ghi được {}{}", shown_path(path), in_brackets(error))
        }
        SaveProblem::Value { path, .. } => format!("không ghi được {}", shown_path(path)),
    }
}

/// Returns the system's reason in brackets, or nothing if it has no common name.
fn in_brackets(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => " (hết chỗ trống)",
        ErrorKind::PermissionDenied => " (không có quyền ghi)",
        ErrorKind::ReadOnlyFilesystem => " (ổ đĩa chỉ cho đọc)",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => " (có tệp trùng tên thư mục)",
        ErrorKind::NotFound => " (không có thư mục này)",
        _ => "",
    }
}
