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
    to_start: "Go to the start",
    step_back: "Previous move",
    autoplay: "Autoplay",
    step_forward: "Next move",
    to_end: "Go to the end",
    play_on: "Play from here",
    keep: "Save to My games",

    not_kept_yet: "This game is not in My games yet. Press Ctrl+S to save it there.",
    kept: "Saved to My games.",

    pace: "Speed",
    slider: "Move shown",
    count: |shown, all| format!("{shown} / {all}"),
    at_start: "Start of the game. Press Space to play it move by move.",
    only_watching: "This is a replay. Choose “Play from here” (N) to start a new game from this position.",

    play_on_hint: |turns| match turns {
        0 => "Starts a new game from the beginning. The game you are replaying does not change."
            .into(),
        _ => format!(
            "Starts a new game after move {turns}. The game you are replaying does not change."
        ),
    },
    under_way: |kept| match kept {
        true => "Your current game stays in My games.",
        false => "Your current game will be abandoned.",
    },

    ended: |end, sides| match end {
        GameEnd::QuanEmpty if sides == 2 => "both quan cells empty",
        GameEnd::QuanEmpty => "all quan cells empty",
        GameEnd::QuanCaptured => "last quan captured",
        GameEnd::CannotRefill => "row cannot be refilled",
        GameEnd::Repetition => "same position three times",
        GameEnd::Stopped => "ended by agreement",
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
