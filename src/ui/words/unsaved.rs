//! Words for games that could not be saved in each language.

use super::library_vi;
use crate::storage::SaveProblem;

/// The words of one language for games that could not be saved.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct UnsavedWords {
    /// The heading, by the number of games.
    pub heading: fn(usize) -> String,
    pub why: fn(&SaveProblem) -> String,
    pub consequence: &'static str,
    pub failed_again: &'static str,
    pub save_elsewhere: &'static str,
    /// The button that copies the games, by their number.
    pub copy: fn(usize) -> &'static str,
    pub copied: &'static str,
    pub quit_anyway: &'static str,

    // Where to save them.
    pub folder: &'static str,
    pub folder_hint: &'static str,
    pub saved_elsewhere: &'static str,
    pub how_to_open: &'static str,

    /// The question before another game is opened while this one is not saved.
    pub open_question: &'static str,
    /// Why settings and games are not saved at all.
    pub no_home: &'static str,
}

/// English.
pub(super) const ENGLISH: UnsavedWords = UnsavedWords {
    heading: |games| match games {
        1 => "One game is not saved".into(),
        games => format!("{games} games are not saved"),
    },
    why: |problem| format!("Saving failed: {problem}."),
    consequence: "If you quit now, everything that is not saved is lost.",
    failed_again: "Saving failed again.",
    save_elsewhere: "Save elsewhere…",
    copy: |games| if games == 1 { "Copy game" } else { "Copy games" },
    copied: "Copied. Paste it into another program before you quit.",
    quit_anyway: "Quit anyway",

    folder: "Folder",
    folder_hint: "Each game is saved in a file of its own.",
    saved_elsewhere: "Saved elsewhere",
    how_to_open: "To open a saved game later, drop its file onto the window.",

    open_question: "Open the other game? This one is not saved.",
    no_home: "You have no home folder, so your settings and games will not be saved.",
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: UnsavedWords = UnsavedWords {
    heading: |games| format!("Còn {games} ván chưa lưu được"),
    why: |problem| format!("Lý do: {}.", library_vi::save_problem(problem)),
    consequence: "Thoát bây giờ thì phần chưa lưu sẽ mất.",
    failed_again: "Vẫn chưa lưu được.",
    save_elsewhere: "Lưu chỗ khác…",
    copy: |_| "Chép ván",
    copied: "Đã chép. Bạn nhớ dán vào chỗ khác rồi hãy thoát.",
    quit_anyway: "Cứ thoát",

    folder: "Thư mục",
    folder_hint: "Mỗi ván được lưu thành một tệp riêng.",
    saved_elsewhere: "Đã lưu chỗ khác",
    how_to_open: "Muốn mở lại ván đã lưu, kéo thả tệp vào cửa sổ trò chơi.",

    open_question: "Mở ván kia? Ván này chưa lưu được.",
    no_home: "Tài khoản này không có thư mục riêng nên cài đặt và các ván sẽ không được lưu lại.",
};
