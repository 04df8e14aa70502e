//! Tiếng Việt.

use super::help_vi::HELP;
use super::learn_vi::LEARN;
use super::record_vi::record_flaw;
use super::rules_vi::RULES;
use super::{Corner, Heading, Words, display, form, offers};
use crate::ai::Level;
use crate::rules::{GameEnd, IllegalMove};
use crate::storage::{Flaw, LoadProblem, SaveProblem};
use crate::ui::how_to_play::Section;

pub(super) const WORDS: Words = Words {
    language: "Tiếng Việt",
    title: "Ô Ăn Quan",
    subtitle: "Trò chơi dân gian Việt Nam",

    play: "Chơi",
    resume: "Chơi tiếp",
    how_to_play: "Cách chơi",
    about: "Giới thiệu",
    quit: "Thoát",
    board: "Bàn chơi",
    sides: |sides| match sides {
        2 => "2 bên",
        3 => "3 bên",
        _ => "4 bên",
    },
    who_plays: "Ai chơi",
    one_player: "Một người",
    only_people: |sides| match sides {
        2 => "Hai người",
        3 => "Ba người",
        _ => "Bốn người",
    },
    only_computers: |sides| match sides {
        2 => "Hai máy",
        3 => "Ba máy",
        _ => "Bốn máy",
    },
    mixed: "Tự chọn",
    level: "Trình độ của máy",
    the_computer: "Máy",
    side_name: |side, sides| match (side, sides) {
        (0, _) => "Bên dưới".into(),
        (1, 2) | (2, 4) => "Bên trên".into(),
        (1, _) => "Bên phải".into(),
        _ => "Bên trái".into(),
    },
    person: "Người",
    level_name: |level| match level {
        Level::Beginner => "Mới chơi",
        Level::Easy => "Dễ",
        Level::Medium => "Trung bình",
        Level::Hard => "Khó",
        Level::Expert => "Lão luyện",
        Level::Master => "Cao thủ",
    },
    level_hint: |level| match level {
        Level::Beginner => "Hay bỏ sót nước đi.",
        Level::Easy => "Ăn được bao nhiêu là ăn ngay.",
        Level::Medium => "Biết tính nước đáp của bạn.",
        Level::Hard => "Tính trước sáu lượt.",
        Level::Expert => "Tính trước rất xa.",
        Level::Master => "Tính xa hết mức có thể.",
    },
    starter: "Ai đi trước",
    by_lot: "Ngẫu nhiên",
    speed: "Chuyển động",
    slow: "Chậm",
    normal: "Vừa",
    fast: "Nhanh",
    off: "Tắt",
    board_look: "Kiểu bàn",
    yard: "Nền gạch",
    wood: "Bàn gỗ",
    high_contrast: "Tương phản cao",
    surrounding: "Màu nền",
    system: "Tự động",
    light: "Sáng",
    dark: "Tối",
    language_label: "Ngôn ngữ",

    menu: "Menu",
    new_game: "Ván mới",
    undo: "Đi lại",
    redo: "Làm lại",
    show_again: "Xem lại",
    pause: "Tạm dừng",
    go_on: "Tiếp tục",
    step: "Từng lượt",
    move_now: "Đi ngay",
    effects: "Âm thanh",
    music: "Nhạc",
    sound_page: "Âm thanh và nhạc",
    fullscreen: "Toàn màn hình",
    rules_command: "Luật chơi",
    more: "Thêm",
    copy_position: "Chép thế trận",
    copy_game: "Chép ván",
    paste_game: "Dán ván",

    effects_volume: "Độ to của âm thanh",
    music_volume: "Độ to của nhạc",
    game_music: "Nhạc trong ván",
    shuffle: "Xen kẽ",
    sound_keys: "Phím S và M bật tắt âm thanh và nhạc bất cứ lúc nào.",

    you: "Bạn",
    player: |number| format!("Người chơi {number}"),
    numbered_computer: |number| format!("Máy {number}"),
    at_level: |name, level| format!("{name} ({})", (WORDS.level_name)(level).to_lowercase()),
    within: lower_first,

    your_turn: "Đến lượt bạn",
    turn_of: |name| format!("Đến lượt {name}"),
    to_move: "đến lượt",
    thinking: "Máy đang nghĩ…",
    thinking_here: "đang nghĩ…",
    thinking_broke: "Máy nghĩ bị trục trặc. Hãy cho máy thử lại, hoặc đi lại.",
    try_again: "Thử lại",
    paused: "Đang tạm dừng",
    choose_cell: "Chọn ô, rồi chọn mũi tên.",
    choose_arrow: "Chọn mũi tên: quân sẽ được rải về phía đó.",
    previewed: |number, heading, captured| {
        let captured = match captured {
            0 => "không ăn được gì".to_owned(),
            _ => format!("ăn {captured} điểm"),
        };
        format!("Ô {number} {}: {captured}.", towards(heading))
    },
    skip_motion: "Nhấn vào bàn chơi hoặc phím cách để xem ngay kết quả.",
    moves: "Các nước đi",
    start: "Lúc bắt đầu",
    earlier: "Nước trước",
    later: "Nước sau",
    back_to_now: "Về hiện tại",
    listed_turn: |number, text| format!("Nước {number}. {text}"),
    looking_back: |turns, of| match turns {
        0 => "Đang xem lại lúc bắt đầu. Ván vẫn giữ nguyên.".to_owned(),
        _ => format!("Đang xem lại sau nước {turns}/{of}. Ván vẫn giữ nguyên."),
    },
    only_looking: "Đây là thế trận lúc trước. Hãy về hiện tại rồi đi tiếp.",

    last_turn: |name, number, heading, mv, captured| {
        let side = towards(heading);
        let captured = match captured {
            0 => "không ăn được gì".to_owned(),
            _ => format!("ăn {captured} điểm"),
        };
        format!("{name} rải ô {number} {side} ({mv}), {captured}.")
    },
    short_turn: |name, number, mv, captured| match captured {
        0 => format!("{name}: ô {number} ({mv})."),
        _ => format!("{name}: ô {number} ({mv}), ăn {captured} điểm."),
    },
    row_refilled: "Hàng của bạn đã trống: năm dân trong kho được đặt lại.",
    sweeping: "Mỗi bên thu dân còn lại ở hàng của mình.",
    next_game: "Mọi lựa chọn ở đây áp dụng từ ván sau.",
    owes: |points| format!("nợ {points}"),
    points: |points| format!("{points} điểm"),

    cell_name: |owner, number, dan| format!("{owner}, ô {number}: {dan} dân"),
    quan_cell_name: |corner, quan, dan| {
        let place = match corner {
            Corner::Left => "Ô quan bên trái",
            Corner::Right => "Ô quan bên phải",
            Corner::LowerLeft => "Ô quan góc dưới bên trái",
            Corner::LowerRight => "Ô quan góc dưới bên phải",
            Corner::UpperLeft => "Ô quan góc trên bên trái",
            Corner::UpperRight => "Ô quan góc trên bên phải",
            Corner::Top => "Ô quan trên đỉnh",
        };
        match (quan, dan) {
            (true, 0) => format!("{place}: quan"),
            (true, dan) => format!("{place}: quan và {dan} dân"),
            (false, dan) => format!("{place}: {dan} dân"),
        }
    },
    arrow_name: |number, heading, anticlockwise| {
        let side = towards(heading);
        let turning = if anticlockwise { "ngược" } else { "cùng" };
        format!("Rải ô {number} {side}, {turning} chiều kim đồng hồ")
    },
    store_name: |name, points| format!("{name}: {}", (WORDS.points)(points)),
    swept: |points| format!("thu +{points}"),
    player_at: |name, side| format!("{name}, {}", lower_first(side)),

    refused: |illegal, sides| match illegal {
        IllegalMove::GameOver(_) => WORDS.game_over,
        IllegalMove::NoSuchCell(_) => "Không có ô này.",
        IllegalMove::QuanCell(_) => "Không ai được bốc ô quan.",
        IllegalMove::NotYours(..) if sides == 2 => "Ô này của bên kia.",
        IllegalMove::NotYours(..) => "Ô này của người khác.",
        IllegalMove::EmptyCell(_) => "Ô này không có quân.",
    },
    game_over: "Ván đã kết thúc.",
    computers_turn: "Đang là lượt của máy.",
    game_paused: "Ván này do máy chơi với máy.",

    you_win: "Bạn thắng!",
    you_lose: "Máy thắng",
    wins: |name| format!("{name} thắng!"),
    draw: "Hoà",
    share_first: |names| match names {
        [others @ .., last] => format!("{} và {last} đồng hạng nhất", others.join(", ")),
        [] => String::new(),
    },
    ranked: |rank, name| format!("{rank}. {name}"),
    ended_because: |why, sides| match why {
        GameEnd::QuanEmpty if sides == 2 => {
            "Hết quan, tàn dân, thu quân, kéo về: hai ô quan đã trống."
        }
        GameEnd::QuanEmpty if sides == 3 => {
            "Hết quan, tàn dân, thu quân, kéo về: cả ba ô quan đã trống."
        }
        GameEnd::QuanEmpty => "Hết quan, tàn dân, thu quân, kéo về: cả bốn ô quan đã trống.",
        GameEnd::QuanCaptured => "Quan cuối cùng đã bị ăn, ván kết thúc.",
        GameEnd::CannotRefill => "Bên đến lượt không còn quân để rải.",
        GameEnd::Repetition => {
            "Thế trận lặp lại lần thứ ba. Dân ở mỗi hàng được tính, quân trong ô quan thì không."
        }
        GameEnd::Stopped => {
            "Các bên đồng ý dừng ván. Dân ở mỗi hàng được tính, quân trong ô quan thì không."
        }
        GameEnd::Resigned | GameEnd::OutOfTime if sides == 2 => {
            "Dân ở mỗi hàng được tính, quân trong ô quan thì không."
        }
        GameEnd::Resigned | GameEnd::OutOfTime => {
            "Chỉ còn lại một bên. Dân ở mỗi hàng được tính, quân trong ô quan thì không."
        }
    },
    play_again: "Chơi ván nữa",
    take_back: "Đi lại nước cuối",
    look_at_board: "Xem bàn chơi",

    position_copied: "Đã chép thế trận.",
    game_copied: "Đã chép ván.",
    not_copied: "Chưa chép được vào bộ nhớ tạm.",
    game_opened: "Đã mở ván. Người chơi cầm tất cả các bên.",
    nothing_pasted: "Chưa có gì để dán.",
    paste_refused: "Đây không phải là một ván",
    record_error: |error| {
        let turn = error.turn.map_or_else(String::new, |turn| format!(", nước thứ {turn}"));
        format!("Dòng {}, ký tự {}{turn}: {}.", error.line, error.column, record_flaw(&error.why))
    },

    open_question: "Bỏ ván này để mở ván vừa dán? Người chơi cầm tất cả các bên của ván ấy.",
    open_pasted: "Mở ván",
    leave_game: "Ván đang dở",
    new_game_question: "Bỏ ván này để chơi ván mới?",
    quit_question: "Bỏ ván này và thoát?",
    keep_playing: "Chơi tiếp",
    close: "Đóng",

    rules_page: &[
        (
            Section::Board,
            "Bàn chơi",
            "Mười ô vuông là ô dân, mỗi ô có năm quân dân. Hai ô tròn ở hai đầu là ô quan, mỗi ô có \
             một quan lớn. Năm ô ở hàng gần thuộc một bên, năm ô ở hàng xa thuộc bên kia; ô quan \
             không của ai.",
        ),
        (
            Section::Sow,
            "Rải quân",
            "Đến lượt, bạn chọn một ô của mình và một mũi tên. Tất cả dân trong ô được bốc lên và \
             rải từng quân một vào các ô kế tiếp, kể cả ô quan.",
        ),
        (
            Section::GoOn,
            "Rải tiếp",
            "Nếu ô kế tiếp là ô vuông có dân thì bốc dân ô ấy lên rải tiếp theo chiều đó.",
        ),
        (
            Section::Stop,
            "Hết lượt",
            "Ô kế tiếp là ô quan thì hết lượt, dù ô quan có quân hay không. Gặp hai ô trống liền \
             nhau cũng hết lượt.",
        ),
        (
            Section::Capture,
            "Ăn quân",
            "Nếu ô kế tiếp là ô vuông trống và ô sau đó có quân thì bạn ăn hết quân trong ô ấy, kể \
             cả quan.",
        ),
        (
            Section::Chain,
            "Ăn liền nhiều ô",
            "Sau đó lại một ô trống rồi một ô có quân thì được ăn tiếp, cứ thế mãi. Ăn xong thì \
             không rải nữa, đến lượt bên kia.",
        ),
        (
            Section::Refill,
            "Hàng trống",
            "Đến lượt mà cả hàng của bạn trống thì lấy năm dân trong kho đặt vào mỗi ô một quân. \
             Không đủ thì vay, cuối ván sẽ trừ nợ.",
        ),
        (
            Section::End,
            "Hết ván",
            "Khi cả hai ô quan đều trống thì hết ván. Mỗi bên thu dân còn lại ở hàng của mình về \
             kho. Một dân là 1 điểm, một quan là 10 điểm; ai nhiều điểm hơn thì thắng. Một thế trận \
             lặp lại lần thứ ba thì ván cũng kết thúc.",
        ),
        (
            Section::ManySides,
            "Ba bên, bốn bên",
            "Ba bên ngồi quanh hình tam giác, bốn bên quanh hình vuông: mỗi bên một hàng, mỗi góc \
             một ô quan. Lượt đi lần lượt theo ngược chiều kim đồng hồ. Các ô quan đều trống thì \
             hết ván. Xếp hạng theo điểm; bằng điểm thì đồng hạng.",
        ),
        (
            Section::OtherRules,
            "Những luật khác",
            "Trên đây là luật cổ điển. Có nơi được ăn qua ô quan trống, có nơi không ăn quan non, \
             có nơi chơi nhiều quân hơn: trang luật chơi (F2) có đủ các cách, kèm hình vẽ.",
        ),
        (
            Section::Notation,
            "Cách ghi nước đi",
            "Nước đi được ghi bằng ô và chiều, ví dụ 3+. Một hàng là các ô 1 đến 5, hàng kia là 7 \
             đến 11, đếm ngược chiều kim đồng hồ; + là rải ngược chiều, - là rải cùng chiều kim \
             đồng hồ.",
        ),
    ],
    keys_heading: "Phím",
    keys_page: &[
        ("Phím mũi tên, Enter", "chọn ô, rồi chọn mũi tên"),
        ("1 đến 5, phím mũi tên", "rải ô mang số đó về phía ấy"),
        ("Esc, chuột phải", "bỏ chọn ô"),
        ("Phím cách hoặc Esc", "xem ngay kết quả lượt đi"),
        ("Ctrl+Z", "đi lại"),
        ("Ctrl+Y, Ctrl+Shift+Z", "làm lại"),
        ("Ctrl+N", "ván mới"),
        ("Ctrl+Shift+N", "ván mới, mọi lựa chọn"),
        ("Ctrl+R, Ctrl+D", "xin thua, xin dừng ván"),
        ("Ctrl+B", "ván mới, đổi chỗ"),
        ("Ctrl+O", "ván mới, bên kia đi trước"),
        ("Ctrl+C", "chép thế trận"),
        ("Ctrl+Shift+C", "chép cả ván"),
        ("Ctrl+V", "dán một ván"),
        ("Ctrl+G", "các ván đã chơi"),
        ("Ctrl+T", "thống kê"),
        ("H, E, V", "gợi ý, thanh đánh giá, xem trước nước đi"),
        ("R", "xem lại lượt vừa rồi"),
        ("L", "danh sách nước đi"),
        ("Page Up, Page Down, End", "xem nước trước, nước sau, hiện tại"),
        ("P, N", "tạm dừng, từng lượt (hai máy)"),
        ("F5", "xem lại ván"),
        ("Trái, Phải, Home, End", "xem lại ván: lùi, tiến, về đầu, đến cuối"),
        ("Phím cách, N", "xem lại ván: tự chạy, chơi tiếp từ đây"),
        ("F6", "xem lại ván: phân tích ván"),
        ("Ctrl+S", "xem lại: lưu ván vừa mở"),
        ("Ctrl+Enter", "bảo máy đi ngay"),
        ("S, M", "âm thanh, nhạc"),
        ("F1, F2", "cách chơi, luật chơi"),
        ("F3", "độ to, chọn bản nhạc"),
        ("F4", "cỡ chữ, chuyển động"),
        ("Ctrl+Plus, Minus, 0", "chữ to hơn, nhỏ hơn, thường"),
        ("F11", "toàn màn hình"),
        ("Ctrl+Q", "thoát"),
    ],
    about_page: &[
        "Ô ăn quan là trò chơi rải quân, họ hàng với mancala, mà trẻ em Việt Nam chơi bằng sỏi trên \
         những ô vạch ở sân gạch.",
        "Chương trình chơi theo luật mà bạn đã quen, với hai, ba hoặc bốn bên.",
        "Các bản nhạc Chiều sân đình, Sân gạch, Bờ tre và mọi âm thanh đều được làm riêng cho trò \
         chơi này, cùng giấy phép với chương trình.",
        "Của những người đóng góp Ô Ăn Quan (Ô Ăn Quan contributors). Phần mềm tự do, giấy phép MIT \
         hoặc Apache 2.0. Phông chữ Be Vietnam Pro, giấy phép SIL Open Font License.",
    ],
    version: |version| format!("Phiên bản {version}"),
    licences: "Giấy phép các thư viện",

    rules: RULES,
    display: display::VIETNAMESE,
    form: form::VIETNAMESE,
    offers: offers::VIETNAMESE,
    help: HELP,
    learn: LEARN,
    library: super::library_vi::VIETNAMESE,
    review: super::review::VIETNAMESE,
    replay: super::replay::VIETNAMESE,
    statistics: super::statistics::VIETNAMESE,

    no_window: |reason| {
        format!(
            "Không mở được cửa sổ: {reason}. Hãy mở trò chơi trên màn hình nền, nơi các chương \
             trình khác vẫn mở được; nếu thiếu thư viện, hãy cài thêm hoặc nhờ người quản lý máy."
        )
    },

    settings_set_aside: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => format!(
            "Tệp cài đặt do phiên bản mới hơn ghi. Tệp đã được giữ lại tại {}; lần này dùng cài đặt \
             mặc định.",
            moved_to.display()
        ),
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Tệp cài đặt bị hỏng. Tệp đã được giữ lại tại {}; lần này dùng cài đặt mặc định.",
            moved_to.display()
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => format!(
            "Không đọc được tệp cài đặt {}. Tệp được để nguyên, thay đổi cài đặt sẽ không được giữ \
             lại.",
            path.display()
        ),
    },
    settings_not_kept: |problem| match problem {
        SaveProblem::Refused { path } => {
            format!("Cài đặt không được ghi vào {}, để giữ nguyên tệp đang có.", path.display())
        }
        SaveProblem::Folder { folder, .. } => {
            format!("Không ghi được cài đặt: không ghi được vào thư mục {}.", folder.display())
        }
        SaveProblem::File { path, .. } | SaveProblem::Value { path, .. } => {
            format!("Không ghi được cài đặt vào {}.", path.display())
        }
    },
};

pub(super) fn towards(heading: Heading) -> &'static str {
    match heading {
        Heading::Left => "sang trái",
        Heading::Right => "sang phải",
        Heading::Up => "lên trên",
        Heading::Down => "xuống dưới",
    }
}

/// A name within a sentence: "Máy (dễ)" becomes "máy (dễ)".
pub(super) fn lower_first(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
