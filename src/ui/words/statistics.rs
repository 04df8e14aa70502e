//! Words for the statistics in each language.

use crate::archive::statistics::{FirstMove, Results};
use crate::storage::LoadProblem;
use basics::shown_path;

/// The words of one language for the statistics.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct StatisticsWords {
    /// The command, and the heading.
    pub heading: &'static str,
    /// The number of games that count.
    pub count: fn(usize) -> String,
    pub reading: &'static str,
    pub empty: &'static str,
    /// Which games count.
    pub what_counts: &'static str,

    // Which games are shown.
    pub board: &'static str,
    pub all_boards: &'static str,
    pub rules: &'static str,
    pub all_rules: &'static str,
    pub other_rules: &'static str,
    pub handicap: &'static str,
    pub starts: &'static str,
    pub any_starter: &'static str,
    pub first_move: fn(FirstMove) -> &'static str,

    // The table.
    pub all_levels: &'static str,
    /// Games, won, won with help, drawn, lost, ended by agreement, best margin, average
    /// margin.
    pub columns: [&'static str; 8],
    /// Results in a sentence without its full stop.
    pub summary: fn(&Results) -> String,
    /// Shown in place of a missing margin or average.
    pub none: &'static str,
    /// Points with a sign.
    pub margin: fn(i32) -> String,
    pub average: fn(f64) -> String,

    // One row.
    /// The current and the longest winning streak.
    pub streak: fn(u32, u32) -> String,
    /// The best margin and its date.
    pub best: fn(i32, &str) -> String,
    pub average_margin: fn(f64) -> String,
    /// The numbers of hints and of undone moves.
    pub help: fn(u64, u64) -> String,
    /// The format of a date, for `strftime`.
    pub day: &'static str,

    // The graph.
    /// The number of games shown.
    pub graph: fn(usize) -> String,
    /// Like `graph`, with the margins, oldest first.
    pub graph_description: fn(&[i32]) -> String,
    pub no_margins: &'static str,
    pub won: &'static str,
    pub won_with_help: &'static str,
    pub drawn: &'static str,
    pub lost: &'static str,

    // Resetting.
    pub reset: &'static str,
    pub undo_reset: &'static str,
    pub reset_done: &'static str,
    pub restored: &'static str,
    /// Why the record of reset games cannot be used.
    pub unknown_resets: fn(&LoadProblem) -> String,
}

/// English.
pub(super) const ENGLISH: StatisticsWords = StatisticsWords {
    heading: "Statistics",
    count: |games| english(games as u64, "game"),
    reading: "Reading the games…",
    empty: "No games count yet. Finish one against the computer.",
    what_counts: "What counts: finished games of one person against computers, deleted games included. \
                  Several computers count as the level of the strongest. Resigning or running out \
                  of time is a loss. A game ended by agreement is neither won, drawn nor lost, and \
                  counts in no streak or margin. Help means hints, undone moves and the evaluation \
                  bar; a win with help sets no best margin and ends a winning streak.",

    board: "Board",
    all_boards: "All boards",
    rules: "Rules",
    all_rules: "All rules",
    other_rules: "Other rules",
    handicap: "With handicap",
    starts: "Who starts",
    any_starter: "Anyone starts",
    first_move: |first| match first {
        FirstMove::Mine => "I start",
        FirstMove::Anothers => "An opponent starts",
    },

    all_levels: "All levels",
    columns: [
        "Games",
        "Won",
        "Won with help",
        "Drawn",
        "Lost",
        "Agreed",
        "Best margin",
        "Average margin",
    ],
    summary: |results| {
        let mut text = format!(
            "{}, {} won, {} won with help, {} drawn, {} lost",
            english(results.games.into(), "game"),
            results.won,
            results.won_with_help,
            results.drawn,
            results.lost
        );
        if results.agreed > 0 {
            text += &format!(", {} ended by agreement", results.agreed);
        }
        if let Some((best, _)) = results.best {
            text += &format!(", best margin {}", signed(best));
        }
        if let Some(average) = results.average() {
            text += &format!(", average margin {}", (ENGLISH.average)(average));
        }
        text
    },
    none: "–",
    margin: signed,
    average: signed_average,

    streak: |now, most| format!("Winning streak: {now} now, {most} at best."),
    best: |margin, day| format!("Best margin: {} points, on {day}.", signed(margin)),
    average_margin: |average| format!("Average margin: {} points.", signed_average(average)),
    help: |hints, takebacks| {
        let (hints, moves) = (english(hints, "hint"), english(takebacks, "move"));
        format!("Help: {hints}, {moves} undone.")
    },
    day: "%-d %b %Y",

    graph: |games| match games {
        1 => "Margin of the last game".into(),
        _ => format!("Margins of the last {games} games"),
    },
    graph_description: |margins| {
        format!("{}, oldest first: {}", (ENGLISH.graph)(margins.len()), listed(margins))
    },
    no_margins: "No margins to show yet.",
    won: "won",
    won_with_help: "won with help",
    drawn: "drawn",
    lost: "lost",

    reset: "Reset statistics",
    undo_reset: "Undo reset",
    reset_done: "Statistics reset. Press Ctrl+Z to undo.",
    restored: "Statistics restored.",
    unknown_resets: |problem| {
        format!("The list of reset games cannot be used, so all games count: {problem}.")
    },
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: StatisticsWords = StatisticsWords {
    heading: "Thống kê",
    count: |games| format!("{games} ván"),
    reading: "Đang đọc các ván…",
    empty: "Chưa có gì để thống kê. Bạn chơi xong một ván với máy đã nhé.",
    what_counts: "Chỉ tính các ván đã xong giữa một người và máy, kể cả ván đã xoá; nhiều máy thì tính \
                  theo máy giỏi nhất. Xin thua hay hết giờ là thua. Ván dừng theo thoả thuận chỉ tính \
                  là đã chơi: không thắng không thua, không tính vào chuỗi thắng và cách biệt. Trợ \
                  giúp gồm gợi ý, lùi nước và thanh đánh giá; thắng có trợ giúp thì không xét vào \
                  thắng đậm nhất và làm đứt chuỗi thắng.",

    board: "Số người chơi",
    all_boards: "Số người: tất cả",
    rules: "Luật",
    all_rules: "Luật: tất cả",
    other_rules: "Luật khác",
    handicap: "Có chấp",
    starts: "Ai đi trước",
    any_starter: "Đi trước: tất cả",
    first_move: |first| match first {
        FirstMove::Mine => "Bạn đi trước",
        FirstMove::Anothers => "Đối thủ đi trước",
    },

    all_levels: "Mọi trình độ",
    columns: [
        "Số ván",
        "Thắng",
        "Thắng có trợ giúp",
        "Hoà",
        "Thua",
        "Dừng ván",
        "Thắng đậm nhất",
        "Cách biệt trung bình",
    ],
    summary: |results| {
        let mut text = format!(
            "{} ván, thắng {}, thắng có trợ giúp {}, hoà {}, thua {}",
            results.games, results.won, results.won_with_help, results.drawn, results.lost
        );
        if results.agreed > 0 {
            text += &format!(", dừng theo thoả thuận {}", results.agreed);
        }
        if let Some((best, _)) = results.best {
            text += &format!(", thắng đậm nhất {}", signed(best));
        }
        if let Some(average) = results.average() {
            text += &format!(", cách biệt trung bình {}", (VIETNAMESE.average)(average));
        }
        text
    },
    none: "–",
    margin: signed,
    average: |average| signed_average(average).replace('.', ","),

    streak: |now, most| format!("Chuỗi thắng: hiện {now} ván, dài nhất {most} ván."),
    best: |margin, day| format!("Thắng đậm nhất: {} điểm, ngày {day}.", signed(margin)),
    average_margin: |average| {
        format!("Cách biệt trung bình: {} điểm.", (VIETNAMESE.average)(average))
    },
    help: |hints, takebacks| format!("Trợ giúp: {hints} lần gợi ý, {takebacks} lần lùi nước."),
    day: "%d/%m/%Y",

    graph: |games| match games {
        1 => "Cách biệt của ván gần nhất".into(),
        _ => format!("Cách biệt của {games} ván gần nhất"),
    },
    graph_description: |margins| {
        format!("{}, từ cũ đến mới: {}", (VIETNAMESE.graph)(margins.len()), listed(margins))
    },
    no_margins: "Chưa có ván nào để tính cách biệt.",
    won: "thắng",
    won_with_help: "thắng có trợ giúp",
    drawn: "hoà",
    lost: "thua",

    reset: "Xoá thống kê",
    undo_reset: "Hoàn tác",
    reset_done: "Đã xoá thống kê. Bấm Ctrl+Z để hoàn tác.",
    restored: "Đã khôi phục thống kê.",
    unknown_resets: |problem| match problem {
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Không rõ những ván nào đã xoá khỏi thống kê nên mọi ván đều được tính. Tệp cũ được cất \
             sang {}.",
            shown_path(moved_to)
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => format!(
            "Không đọc được {} nên mọi ván đều được tính. Tệp được để nguyên.",
            shown_path(path)
        ),
    },
};

fn english(count: u64, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        _ => format!("{points:+}").replace('-', "−"),
    }
}

fn signed_average(points: f64) -> String {
    let rounded = (points * 10.0).round() / 10.0;
    if rounded == 0.0 { "0".to_owned() } else { format!("{rounded:+.1}").replace('-', "−") }
}

fn listed(margins: &[i32]) -> String {
    margins.iter().map(|margin| signed(*margin)).collect::<Vec<_>>().join(", ")
}
