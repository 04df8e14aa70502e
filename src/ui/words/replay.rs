//! Words for a replay in each language.

use crate::rules::GameEnd;

/// The words of one language for a replay.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct ReplayWords {
    // Commands.
    pub replay: &'static str,
    pub back: &'static str,
    pub to_start: &'static str,
    pub step_back: &'static str,
    pub autoplay: &'static str,
    pub step_forward: &'static str,
    pub to_end: &'static str,
    pub play_from_here: &'static str,
    pub save: &'static str,

    /// Notices about an opened game that is not in the library, and after it was saved there.
    pub not_saved_yet: &'static str,
    pub saved: &'static str,

    pub speed: &'static str,
    /// The label of the slider that goes to any move.
    pub slider: &'static str,
    /// The number of moves shown, and of all moves.
    pub count: fn(usize, usize) -> String,
    pub at_start: &'static str,
    pub replay_only: &'static str,

    /// The number of moves after which the new game begins.
    pub play_from_here_hint: fn(usize) -> String,
    /// What happens to the game in progress, by whether it is saved.
    pub current_game: fn(bool) -> &'static str,

    /// Why a game ended, in a few words for a list, and the number of sides.
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
    play_from_here: "Play from here",
    save: "Save to My games",

    not_saved_yet: "This game is not in My games yet. Press Ctrl+S to save it there.",
    saved: "Saved to My games.",

    speed: "Speed",
    slider: "Move shown",
    count: |shown, all| format!("{shown} / {all}"),
    at_start: "Start of the game. Press Space to play it move by move.",
    replay_only: "This is a replay. Choose “Play from here” (N) to start a new game from this position.",

    play_from_here_hint: |turns| match turns {
        0 => {
            "Starts a new game from the beginning. The game you are watching stays as it is.".into()
        }
        _ => format!(
            "Starts a new game from the position after move {turns}. The game you are watching stays as it is."
        ),
    },
    current_game: |kept| match kept {
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
    step_back: "Nước trước",
    autoplay: "Tự chạy",
    step_forward: "Nước sau",
    to_end: "Đến cuối ván",
    play_from_here: "Chơi tiếp từ đây",
    save: "Lưu ván này",

    not_saved_yet: "Ván này chưa được lưu. Bấm Ctrl+S để lưu vào Các ván đã chơi.",
    saved: "Đã lưu ván này vào Các ván đã chơi.",

    speed: "Tốc độ",
    slider: "Nước đang xem",
    count: |shown, all| format!("{shown} / {all}"),
    at_start: "Đầu ván. Bấm phím cách để xem lần lượt từng nước.",
    replay_only: "Ván này chỉ để xem. Muốn chơi từ thế cờ này, bấm “Chơi tiếp từ đây” (N).",

    play_from_here_hint: |turns| match turns {
        0 => "Chơi ván mới từ đầu. Ván đang xem vẫn giữ nguyên.".into(),
        _ => format!("Chơi ván mới từ thế cờ sau nước {turns}. Ván đang xem vẫn giữ nguyên."),
    },
    current_game: |kept| match kept {
        true => "Ván đang chơi dở vẫn còn trong Các ván đã chơi.",
        false => "Ván đang chơi dở sẽ bị bỏ.",
    },

    ended: |end, sides| match end {
        GameEnd::QuanEmpty if sides == 2 => "hai ô quan đã trống",
        GameEnd::QuanEmpty => "các ô quan đã trống",
        GameEnd::QuanCaptured => "hết quan",
        GameEnd::CannotRefill => "không đủ dân đặt lại",
        GameEnd::Repetition => "thế cờ lặp lại ba lần",
        GameEnd::Stopped => "dừng theo thoả thuận",
        GameEnd::Resigned => "xin thua",
        GameEnd::OutOfTime => "hết giờ",
    },
};
