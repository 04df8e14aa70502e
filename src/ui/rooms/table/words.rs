//! The words of every room, whatever its game.

use crate::settings::Language;

/// The words of every room in one language.
pub(super) struct RoomWords {
    pub continue_game: &'static str,
    pub game_count: fn(usize) -> String,
    pub no_games: &'static str,
    pub play_on: &'static str,
    pub unfinished: &'static str,
    /// A game in a list: the players, and the number of moves.
    pub listed: fn(&str, usize) -> String,
    pub won_by: fn(&str) -> String,
    pub drawn: &'static str,
    pub delete: &'static str,
    pub bring_back: &'static str,
    pub deleted: &'static str,
    pub damaged: fn(&str) -> String,
    pub not_saved: fn(&str) -> String,
    pub reviewing: fn(usize, usize) -> String,
    pub review_failed: &'static str,
    pub no_faults: &'static str,
    pub faults: fn(usize) -> String,
    /// A player, and the share of moves that kept the result, in percent.
    pub accuracy: fn(&str, u8) -> String,
    pub games: &'static str,
    /// Results against a level: games, won, won with help, lost, streak.
    pub results: fn(usize, [u32; 4], u32) -> String,
    pub no_results: &'static str,
    pub lesson_step: fn(usize, usize) -> String,
    pub next_step: &'static str,
    pub try_again: &'static str,
    pub show_again: &'static str,
}

impl RoomWords {
    pub(super) fn of(language: Language) -> &'static RoomWords {
        match language {
            Language::English => &ENGLISH,
            Language::Vietnamese => &VIETNAMESE,
        }
    }
}

const ENGLISH: RoomWords = RoomWords {
    continue_game: "Continue game",
    game_count: |count| match count {
        1 => "1 game".to_owned(),
        _ => format!("{count} games"),
    },
    no_games: "No games yet. Every game you start is kept here.",
    play_on: "Continue",
    unfinished: "Unfinished",
    listed: |players, moves| match moves {
        1 => format!("{players} · 1 move"),
        _ => format!("{players} · {moves} moves"),
    },
    won_by: |winner| format!("{winner} won"),
    drawn: "Draw",
    delete: "Delete",
    bring_back: "Undo deletion",
    deleted: "Game deleted.",
    damaged: |why| format!("Damaged file: {why}"),
    not_saved: |why| format!("The game could not be saved: {why}"),
    reviewing: |done, total| format!("Reviewing: {done} of {total} positions"),
    review_failed: "The review failed. Try again.",
    no_faults: "Nobody gave a win away.",
    faults: |count| match count {
        1 => "1 move gave a win away.".to_owned(),
        _ => format!("{count} moves gave a win away."),
    },
    accuracy: |player, percent| format!("{player}: {percent} % accuracy"),
    games: "Games",
    results: |games, [won, helped, drawn, lost], streak| {
        let games = match games {
            1 => "1 game".to_owned(),
            _ => format!("{games} games"),
        };
        let mut text = format!("{games}: {won} won");
        if helped > 0 {
            text += &format!(", {helped} won with help");
        }
        if drawn > 0 {
            text += &format!(", {drawn} drawn");
        }
        text += &format!(", {lost} lost");
        if streak > 1 {
            text += &format!(". {streak} wins in a row");
        }
        text
    },
    no_results: "No games yet",
    lesson_step: |step, all| format!("Step {step} of {all}"),
    next_step: "Next",
    try_again: "Try again",
    show_again: "Again from the start",
};

const VIETNAMESE: RoomWords = RoomWords {
    continue_game: "Chơi tiếp",
    game_count: |count| format!("{count} ván"),
    no_games: "Chưa có ván nào. Ván nào bạn chơi cũng được giữ ở đây.",
    play_on: "Chơi tiếp",
    unfinished: "Chưa xong",
    listed: |players, moves| format!("{players} · {moves} nước"),
    won_by: |winner| format!("{winner} thắng"),
    drawn: "Hòa",
    delete: "Xóa",
    bring_back: "Lấy lại ván vừa xóa",
    deleted: "Đã xóa ván.",
    damaged: |why| format!("Tệp hỏng: {why}"),
    not_saved: |why| format!("Không lưu được ván: {why}"),
    reviewing: |done, total| format!("Đang phân tích: {done} trên {total} thế cờ"),
    review_failed: "Phân tích không thành. Bạn thử lại nhé.",
    no_faults: "Không ai để tuột mất thế thắng.",
    faults: |count| format!("{count} nước để tuột mất thế thắng."),
    accuracy: |player, percent| format!("{player}: chính xác {percent}%"),
    games: "Các ván",
    results: |games, [won, helped, drawn, lost], streak| {
        let mut text = format!("{games} ván: thắng {won}");
        if helped > 0 {
            text += &format!(", thắng có trợ giúp {helped}");
        }
        if drawn > 0 {
            text += &format!(", hòa {drawn}");
        }
        text += &format!(", thua {lost}");
        if streak > 1 {
            text += &format!(". Thắng liền {streak} ván");
        }
        text
    },
    no_results: "Chưa có ván nào",
    lesson_step: |step, all| format!("Bước {step}/{all}"),
    next_step: "Tiếp",
    try_again: "Thử lại",
    show_again: "Học lại từ đầu",
};
