//! The words of the form of a new game, as each language has them.

/// The words of the form of a new game.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct FormWords {
    /// The command that opens it.
    pub open: &'static str,
    pub players: &'static str,
    /// The field for the name of a side.
    pub name_of: fn(&str) -> String,
    /// What cannot stand in a name; none where it cannot be written here either.
    pub not_in_a_name: fn(Option<char>) -> String,
    /// Who starts, in a sentence; whoever reads it where there is no name.
    pub starts: fn(Option<&str>) -> String,
    pub starts_by_lot: &'static str,
    /// Who gives a handicap.
    pub giver: &'static str,
    /// What the picture of the start is called, before the points of each player.
    pub start: &'static str,

    pub time: &'static str,
    pub no_clock: &'static str,
    pub no_clock_hint: &'static str,
    pub per_game: &'static str,
    pub per_turn: &'static str,
    pub minutes: &'static str,
    pub increment: &'static str,
    pub seconds: &'static str,
    pub expiry: &'static str,
    pub loses: &'static str,
    pub warns: &'static str,
    /// The time in a sentence: minutes for a game and seconds after each turn.
    pub game_time: fn(u16, u16) -> String,
    /// Seconds for a turn.
    pub turn_time: fn(u16) -> String,
}

/// English.
pub(super) const ENGLISH: FormWords = FormWords {
    open: "New game…",
    players: "Players",
    name_of: |side| format!("Name ({})", side.to_lowercase()),
    not_in_a_name: |c| match c {
        Some(c) => format!("A name cannot contain “{c}”, so it was left out."),
        None => "A name cannot contain that character, so it was left out.".into(),
    },
    starts: |name| name.map_or("You start.".to_owned(), |name| format!("{name} starts.")),
    starts_by_lot: "The starting side is chosen at random.",
    giver: "Handicap given by",
    start: "Start position.",
    time: "Time",
    no_clock: "No clock",
    no_clock_hint: "No time limit.",
    per_game: "Per game",
    per_turn: "Per turn",
    minutes: "Minutes per side",
    increment: "Seconds added after each turn",
    seconds: "Seconds per turn",
    expiry: "When time is up",
    loses: "Lose the game",
    warns: "Warn only",
    game_time: |minutes, increment| match increment {
        0 => format!("{minutes} min per side."),
        _ => format!("{minutes} min per side, plus {increment} s after each turn."),
    },
    turn_time: |seconds| format!("{seconds} s per turn."),
};

/// Tiếng Việt.
pub(super) const VIETNAMESE: FormWords = FormWords {
    open: "Ván mới…",
    players: "Người chơi",
    name_of: |side| format!("Tên người chơi {}", super::vi::lower_first(side)),
    not_in_a_name: |c| match c {
        Some(c) => format!("Tên không được có ký tự “{c}” nên ký tự ấy đã bị bỏ."),
        None => "Tên không được có ký tự vừa gõ nên ký tự ấy đã bị bỏ.".into(),
    },
    starts: |name| format!("{} đi trước.", name.unwrap_or("Bạn")),
    starts_by_lot: "Bốc thăm xem ai đi trước.",
    giver: "Ai chấp?",
    start: "Bàn cờ lúc bắt đầu.",
    time: "Thời gian",
    no_clock: "Không tính giờ",
    no_clock_hint: "Muốn nghĩ bao lâu cũng được.",
    per_game: "Cả ván",
    per_turn: "Mỗi lượt",
    minutes: "Số phút mỗi bên",
    increment: "Số giây cộng thêm sau mỗi lượt",
    seconds: "Số giây mỗi lượt",
    expiry: "Khi hết giờ",
    loses: "Xử thua",
    warns: "Chỉ nhắc",
    game_time: |minutes, increment| match increment {
        0 => format!("Mỗi bên {minutes} phút."),
        _ => format!("Mỗi bên {minutes} phút, sau mỗi lượt thêm {increment} giây."),
    },
    turn_time: |seconds| format!("Mỗi lượt {seconds} giây."),
};
