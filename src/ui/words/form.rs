//! Words for the form of a new game in each language.

/// The words of one language for the form of a new game.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct FormWords {
    /// The command that opens it.
    pub open: &'static str,
    pub players: &'static str,
    /// The label of the name field of a side.
    pub name_of: fn(&str) -> String,
    /// The character that was dropped from a name; `None` if it cannot be displayed.
    pub character_dropped: fn(Option<char>) -> String,
    /// The player who starts; `None` for the reader.
    pub starts: fn(Option<&str>) -> String,
    pub random_starter: &'static str,
    /// The label of the choice of the side that gives a handicap.
    pub handicap_giver: &'static str,
    /// The name of the picture of the start, followed by the points of each player.
    pub start_position: &'static str,

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
    /// Minutes per side, and seconds added after each turn.
    pub game_time: fn(u16, u16) -> String,
    /// Seconds per turn.
    pub turn_time: fn(u16) -> String,
}

/// English.
pub(super) const ENGLISH: FormWords = FormWords {
    open: "New game…",
    players: "Players",
    name_of: |side| format!("Name ({})", side.to_lowercase()),
    character_dropped: |c| match c {
        Some(c) => format!("A name cannot contain “{c}”, so it was left out."),
        None => "A name cannot contain that character, so it was left out.".into(),
    },
    starts: |name| name.map_or("You start.".to_owned(), |name| format!("{name} starts.")),
    random_starter: "The starting side is chosen at random.",
    handicap_giver: "Handicap given by",
    start_position: "Start position.",
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
    character_dropped: |c| match c {
        Some(c) => format!("Tên không được có ký tự “{c}” nên ký tự ấy đã bị bỏ."),
        None => "Tên không được có ký tự vừa gõ nên ký tự ấy đã bị bỏ.".into(),
    },
    starts: |name| format!("{} đi trước.", name.unwrap_or("Bạn")),
    random_starter: "Bốc thăm xem ai đi trước.",
    handicap_giver: "Ai chấp?",
    start_position: "Bàn cờ lúc bắt đầu.",
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
