//! The words of a replay, as each language has them.

use crate::rules::GameEnd;

/// The words of a replay.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct ReplayWords {
    // Commands.
    pub replay: &'static str,
    pub back: &'static str,
    pub to_start: &'static str,
    pub step_back: &'static str,
    pub autoplay: &'static str,
    pub step_forward: &'static str,
    pub to_end: &'static str,
    pub play_on: &'static str,
    pub keep: &'static str,

    /// A game that is in no library was opened, and kept in it.
    pub not_kept_yet: &'static str,
    pub kept: &'static str,

    pub pace: &'static str,
    /// The slider that goes to any step.
    pub slider: &'static str,
    /// So many moves are shown of so many.
    pub count: fn(usize, usize) -> String,
    pub at_start: &'static str,
    pub only_watching: &'static str,

    /// The new game begins after so many moves.
    pub play_on_hint: fn(usize) -> String,
    /// What becomes of a game under way, which is kept or not.
    pub under_way: fn(bool) -> &'static str,

    /// Why a game ended, in a few words within a list, on a board of so many sides.
    pub ended: fn(GameEnd, usize) -> &'static str,
}

/// English.
pub(super) const ENGLISH: ReplayWords = ReplayWords {
    replay: "Replay",
    back: "Back",
    to_start: "To the start",
    step_back: "One move back",
    autoplay: "Autoplay",
    step_forward: "One move forward",
    to_end: "To the end",
    play_on: "Play on from here",
    keep: "Keep in My games",

    not_kept_yet: "This game is not kept yet. Ctrl+S keeps it in My games.",
    kept: "The game is now in My games.",

    pace: "Speed",
    slider: "Move shown",
    count: |shown, all| format!("{shown} / {all}"),
    at_start: "The start of the game. Space plays it move by move.",
    only_watching: "This game is only shown. “Play on from here” (N) makes a new game of it.",

    play_on_hint: |turns| match turns {
        0 => "A new game from its start. The one you have been looking at stays as it is.".into(),
        _ => format!(
            "A new game that stands after move {turns}. The one you have been looking at stays as it \
             is."
        ),
    },
    under_way: |kept| match kept {
        true => "The game under way stays among your games.",
        false => "The game under way is given up for it.",
    },

    ended: |end, sides| match end {
        GameEnd::QuanEmpty if sides == 2 => "both quan cells empty",
        GameEnd::QuanEmpty => "all quan cells empty",
        GameEnd::QuanCaptured => "last quan captured",
        GameEnd::CannotRefill => "no stones to sow with",
        GameEnd::Repetition => "same position three times",
        GameEnd::Stopped => "stopped by agreement",
        GameEnd::Resigned => "resigned",
        GameEnd::OutOfTime => "out of time",
    },
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: ReplayWords = ReplayWords {
    replay: "Xem lại ván",
    back: "Quay lại",
    to_start: "Về đầu ván",
    step_back: "Lùi một nước",
    autoplay: "Tự chạy",
    step_forward: "Tiến một nước",
    to_end: "Đến cuối ván",
    play_on: "Chơi tiếp từ đây",
    keep: "Lưu ván này",

    not_kept_yet: "Ván này chưa được lưu. Bấm Ctrl+S để lưu vào Các ván đã chơi.",
    kept: "Đã lưu ván này vào Các ván đã chơi.",

    pace: "Tốc độ",
    slider: "Nước đang xem",
    count: |shown, all| format!("{shown} / {all}"),
    at_start: "Đầu ván. Bấm phím cách để xem lần lượt từng nước.",
    only_watching: "Ván này chỉ để xem. Muốn chơi từ thế cờ này, bấm “Chơi tiếp từ đây” (N).",

    play_on_hint: |turns| match turns {
        0 => "Chơi ván mới từ đầu. Ván đang xem vẫn giữ nguyên.".into(),
        _ => format!("Chơi ván mới từ thế cờ sau nước {turns}. Ván đang xem vẫn giữ nguyên."),
    },
    under_way: |kept| match kept {
        true => "Ván đang chơi dở vẫn còn trong Các ván đã chơi.",
        false => "Ván đang chơi dở sẽ bị bỏ.",
    },

    ended: |end, sides| match end {
        GameEnd::QuanEmpty if sides == 2 => "hai ô quan đã trống",
        GameEnd::QuanEmpty => "các ô quan đã trống",
        GameEnd::QuanCaptured => "hết quan",
        GameEnd::CannotRefill => "hết dân để rải",
        GameEnd::Repetition => "thế cờ lặp lại ba lần",
        GameEnd::Stopped => "đồng ý dừng",
        GameEnd::Resigned => "xin thua",
        GameEnd::OutOfTime => "hết giờ",
    },
};
