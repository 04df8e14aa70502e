//! Tiếng Việt.

use super::Section;
use super::help_vi::HELP;
use super::learn_vi::LEARN;
use super::record_vi::record_flaw;
use super::rules_vi::RULES;
use super::{Corner, Heading, Words, display, form, offers};
use crate::ai::Level;
use crate::rules::{GameEnd, IllegalMove};
use crate::storage::{Flaw, LoadProblem, SaveProblem};
use basics::shown_path;

pub(super) const WORDS: Words = Words {
    language: "Tiếng Việt",
    title: "Ô Ăn Quan",
    subtitle: "Trò chơi dân gian Việt Nam",

    play: "Chơi",
    resume: "Chơi tiếp",
    how_to_play: "Cách chơi",
    other_games: "Trò chơi khác",
    about: "Giới thiệu",
    quit: "Thoát",
    board: "Số người chơi",
    sides: |sides| match sides {
        2 => "2 người",
        3 => "3 người",
        _ => "4 người",
    },
    who_plays: "Chơi với ai",
    one_player: "Với máy",
    only_people: |_| "Với bạn bè",
    only_computers: |_| "Xem máy đấu",
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
        Level::Beginner => "Thường bỏ lỡ nước hay.",
        Level::Easy => "Thấy ăn được là ăn ngay.",
        Level::Medium => "Tính cả nước đáp trả của bạn.",
        Level::Hard => "Tính trước sáu lượt.",
        Level::Expert => "Tính trước rất xa.",
        Level::Master => "Tính xa hết mức có thể.",
    },
    starter: "Ai đi trước",
    random_starter: "Bốc thăm",
    speed: "Tốc độ rải quân",
    slow: "Chậm",
    normal: "Vừa",
    fast: "Nhanh",
    off: "Tức thì",
    board_style: "Kiểu bàn cờ",
    yard: "Sân gạch",
    wood: "Bàn gỗ",
    high_contrast: "Tương phản cao",
    colours: "Giao diện",
    system: "Tự động",
    light: "Sáng",
    dark: "Tối",
    language_label: "Ngôn ngữ",

    menu: "Về trang đầu",
    new_game: "Ván mới",
    undo: "Lùi một nước",
    redo: "Tiến một nước",
    replay_last_turn: "Diễn lại",
    pause: "Tạm dừng",
    continue_game: "Tiếp tục",
    step: "Từng lượt",
    move_now: "Đi ngay",
    effects: "Âm thanh",
    music: "Nhạc",
    sound_page: "Âm thanh và nhạc",
    fullscreen: "Toàn màn hình",
    rules_command: "Luật chơi",
    more: "Thêm",
    copy_position: "Chép thế cờ",
    copy_game: "Chép ván",
    paste_game: "Dán ván",

    effects_volume: "Âm lượng",
    music_volume: "Âm lượng nhạc",
    game_music: "Nhạc khi chơi",
    shuffle: "Xen kẽ",
    sound_keys: "Lúc nào cũng có thể bấm S để bật tắt âm thanh, M để bật tắt nhạc.",

    you: "Bạn",
    player: |number| format!("Người chơi {number}"),
    numbered_computer: |number| format!("Máy {number}"),
    with_level: |name, level| format!("{name} ({})", (WORDS.level_name)(level).to_lowercase()),
    in_sentence: lower_first,

    your_turn: "Đến lượt bạn",
    turn_of: |name| format!("Đến lượt {name}"),
    to_move: "đến lượt",
    thinking: "Máy đang nghĩ…",
    thinking_beside_name: "đang nghĩ…",
    no_move_found: "Máy gặp trục trặc nên chưa đi được. Bạn bấm “Thử lại” hoặc lùi một nước nhé.",
    try_again: "Thử lại",
    paused: "Đang tạm dừng",
    choose_cell: "Chọn một ô, rồi chọn mũi tên.",
    choose_arrow: "Bạn muốn rải về phía nào?",
    preview: |number, heading, captured| {
        let captured = match captured {
            0 => "không ăn được gì".to_owned(),
            _ => format!("ăn {captured} điểm"),
        };
        format!("Ô {number} {}: {captured}.", towards(heading))
    },
    skip_animation: "Bấm vào bàn cờ hoặc phím cách để xem luôn kết quả.",
    moves: "Các nước đi",
    start: "Đầu ván",
    previous_move: "Nước trước",
    next_move: "Nước sau",
    back_to_game: "Về hiện tại",
    listed_turn: |number, text| format!("Nước {number}. {text}"),
    looking_back: |turns, of| match turns {
        0 => "Đang xem lại thế cờ đầu ván. Ván đang chơi vẫn giữ nguyên.".to_owned(),
        _ => format!("Đang xem lại thế cờ sau nước {turns}/{of}. Ván đang chơi vẫn giữ nguyên."),
    },
    earlier_position: "Đây là thế cờ lúc trước. Bạn về hiện tại rồi hãy đi tiếp.",

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
    row_refilled: "Hàng của bạn hết dân nên phải lấy năm dân trong kho đặt lại.",
    sweeping: "Mỗi bên thu dân còn lại ở hàng mình.",
    next_game: "Những lựa chọn này áp dụng từ ván sau.",
    debt: |points| format!("nợ {points}"),
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

    refusal: |illegal, sides| match illegal {
        IllegalMove::GameOver(_) => WORDS.game_over,
        IllegalMove::NoSuchCell(_) => "Không có ô này.",
        IllegalMove::QuanCell(_) => "Không ai được bốc quân ở ô quan.",
        IllegalMove::NotYours(..) if sides == 2 => "Ô này là của bên kia.",
        IllegalMove::NotYours(..) => "Ô này là của người khác.",
        IllegalMove::EmptyCell(_) => "Ô này đang trống.",
    },
    game_over: "Ván đã kết thúc.",
    computers_turn: "Đang là lượt của máy.",
    computers_play: "Ván này chỉ có máy đấu với máy.",

    you_win: "Bạn thắng rồi!",
    you_lose: "Máy thắng",
    you_lose_by: |margin| match margin {
        None => "Máy thắng rồi. Phục thù nhé?".to_owned(),
        Some(margin @ ..=10) => format!("Máy thắng rồi, chỉ hơn {margin} điểm. Phục thù nhé?"),
        Some(margin) => format!("Máy thắng rồi, hơn {margin} điểm. Phục thù nhé?"),
    },
    wins: |name| format!("{name} thắng!"),
    draw: "Hoà nhau",
    shared_first_place: |names| match names {
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
        GameEnd::QuanCaptured => "Quan cuối cùng đã bị ăn, hết ván.",
        GameEnd::CannotRefill => "Bên đến lượt hết dân, kho cũng không đủ để đặt lại: hết ván.",
        GameEnd::Repetition => {
            "Thế cờ lặp lại lần thứ ba, hết ván. Mỗi bên thu dân ở hàng mình, quân trong ô quan không \
             tính."
        }
        GameEnd::Stopped => {
            "Các bên đã đồng ý dừng ván. Mỗi bên thu dân ở hàng mình, quân trong ô quan không tính."
        }
        GameEnd::Resigned | GameEnd::OutOfTime if sides == 2 => {
            "Mỗi bên thu dân ở hàng mình, quân trong ô quan không tính."
        }
        GameEnd::Resigned | GameEnd::OutOfTime => {
            "Chỉ còn lại một người. Mỗi bên thu dân ở hàng mình, quân trong ô quan không tính."
        }
    },
    play_again: "Chơi ván nữa",
    undo_last_move: "Lùi một nước",
    look_at_board: "Ngắm bàn cờ",

    position_copied: "Đã chép thế cờ.",
    game_copied: "Đã chép ván.",
    copy_failed: "Chưa chép được. Bạn thử lại nhé.",
    game_opened: "Đã mở ván. Mọi bên đều do bạn đi.",
    nothing_to_paste: "Chưa có gì để dán.",
    not_a_game_record: "Không đọc được ván này",
    record_error: |error| {
        let turn = error.turn.map_or_else(String::new, |turn| format!(", nước thứ {turn}"));
        format!("Dòng {}, ký tự {}{turn}: {}.", error.line, error.column, record_flaw(&error.why))
    },

    open_question: "Bỏ ván này để mở ván vừa dán? Mọi bên sẽ do bạn đi.",
    open: "Mở ván",
    game_in_progress: "Ván chưa xong",
    new_game_question: "Bỏ ván này để chơi ván mới?",
    quit_question: "Bỏ ván này và thoát?",
    keep_playing: "Chơi tiếp",
    close: "Đóng",

    rules_page: &[
        (
            Section::Board,
            "Bàn cờ",
            "Mười ô vuông là ô dân, mỗi ô có năm quân nhỏ gọi là dân. Hai ô tròn ở hai đầu là ô \
             quan, mỗi ô có một quân to gọi là quan. Năm ô hàng dưới là của một bên, năm ô hàng \
             trên là của bên kia; ô quan không của riêng ai.",
        ),
        (
            Section::Sow,
            "Rải quân",
            "Đến lượt, bạn chọn một ô của mình và một mũi tên. Bốc hết dân trong ô ấy, rải vào mỗi \
             ô kế tiếp một dân, kể cả ô quan.",
        ),
        (
            Section::GoOn,
            "Rải tiếp",
            "Rải hết mà ô kế tiếp là ô dân còn quân thì bốc lên rải tiếp theo chiều đó.",
        ),
        (
            Section::Stop,
            "Hết lượt",
            "Ô kế tiếp là ô quan thì chững, tức là hết lượt, dù ô quan có quân hay không. Gặp hai ô \
             trống liền nhau cũng hết lượt.",
        ),
        (
            Section::Capture,
            "Ăn quân",
            "Rải hết mà ô kế tiếp là ô dân trống, ô sau đó lại có quân, thì bạn ăn hết chỗ quân ấy, \
             kể cả quan.",
        ),
        (
            Section::Chain,
            "Ăn liền nhiều ô",
            "Ăn xong mà lại gặp một ô trống rồi một ô có quân thì ăn tiếp, cứ thế ăn liền nhiều ô. \
             Không ăn được nữa thì cũng không rải nữa, đến lượt bên kia.",
        ),
        (
            Section::Refill,
            "Hàng trống",
            "Đến lượt mà cả hàng của bạn trống thì lấy năm dân trong kho đặt lại, mỗi ô một dân. \
             Không đủ thì vay, cuối ván trừ nợ.",
        ),
        (
            Section::End,
            "Hết ván",
            "Khi cả hai ô quan đều trống thì hết ván. Mỗi bên thu dân còn lại ở hàng mình về kho. \
             Mỗi dân 1 điểm, mỗi quan 10 điểm; ai nhiều điểm hơn thì thắng. Thế cờ lặp lại lần thứ \
             ba thì cũng hết ván.",
        ),
        (
            Section::ManySides,
            "Ba người, bốn người",
            "Ba người ngồi quanh hình tam giác, bốn người quanh hình vuông: mỗi người một hàng, mỗi \
             góc một ô quan. Lượt đi xoay vòng ngược chiều kim đồng hồ. Các ô quan đều trống thì \
             hết ván. Xếp hạng theo điểm, bằng điểm thì đồng hạng.",
        ),
        (
            Section::OtherRules,
            "Những luật khác",
            "Trên đây là luật cổ điển. Có nơi cho ăn qua ô quan trống, có nơi không cho ăn quan \
             non, có nơi chơi nhiều quân hơn: trang Luật chơi (F2) có đủ các cách, kèm hình vẽ.",
        ),
        (
            Section::Notation,
            "Cách ghi nước đi",
            "Nước đi ghi bằng số ô và chiều rải, ví dụ 3+. Các ô đếm ngược chiều kim đồng hồ: một \
             hàng là ô 1 đến 5, hàng kia là ô 7 đến 11. Dấu + là rải ngược chiều kim đồng hồ, dấu - \
             là rải cùng chiều.",
        ),
    ],
    keys_heading: "Phím tắt",
    keys_page: &[
        ("Phím mũi tên, Enter", "chọn ô, rồi chọn chiều rải"),
        ("1 đến 5, phím mũi tên", "rải ô mang số ấy về phía mũi tên"),
        ("Esc, chuột phải", "bỏ chọn ô"),
        ("Phím cách hoặc Esc", "xem luôn kết quả của lượt"),
        ("Ctrl+Z", "lùi một nước"),
        ("Ctrl+Y, Ctrl+Shift+Z", "tiến một nước"),
        ("Ctrl+N", "ván mới"),
        ("Ctrl+Shift+N", "ván mới, đủ mọi lựa chọn"),
        ("Ctrl+R, Ctrl+D", "xin thua, đề nghị dừng ván"),
        ("Ctrl+B", "ván mới, đổi chỗ"),
        ("Ctrl+O", "ván mới, đổi người đi trước"),
        ("Ctrl+C", "chép thế cờ"),
        ("Ctrl+Shift+C", "chép cả ván"),
        ("Ctrl+V", "dán một ván"),
        ("Ctrl+G", "các ván đã chơi"),
        ("Ctrl+T", "thống kê"),
        ("H, E, V", "gợi ý, thanh đánh giá, xem trước nước đi"),
        ("R", "diễn lại lượt vừa rồi"),
        ("L", "danh sách nước đi"),
        ("Page Up, Page Down, End", "xem nước trước, nước sau, về hiện tại"),
        ("P, N", "tạm dừng, từng lượt (máy đấu máy)"),
        ("F5", "xem lại ván"),
        ("Trái, Phải, Home, End", "khi xem lại ván: nước trước, nước sau, đầu ván, cuối ván"),
        ("Phím cách, N", "khi xem lại ván: tự chạy, chơi tiếp từ đây"),
        ("F6", "khi xem lại ván: phân tích ván"),
        ("Ctrl+S", "khi xem lại ván: lưu ván vừa mở"),
        ("Ctrl+Enter", "bảo máy đi ngay"),
        ("S, M", "bật tắt âm thanh, bật tắt nhạc"),
        ("F1, F2", "cách chơi, luật chơi"),
        ("F3", "âm lượng, chọn bản nhạc"),
        ("F4", "cỡ chữ, tốc độ rải quân"),
        ("Ctrl và +, -, 0", "chữ to hơn, nhỏ hơn, cỡ mặc định"),
        ("F11", "toàn màn hình"),
        ("Ctrl+Q", "thoát"),
    ],
    about_page: &[
        "Ô ăn quan là trò chơi dân gian của trẻ em Việt Nam, chơi bằng sỏi trên những ô vạch ngoài \
         sân, cùng họ với các trò mancala trên thế giới.",
        "Ở đây hai, ba hoặc bốn người cùng chơi, theo luật bạn vẫn quen.",
        "Các bản nhạc Chiều sân đình, Sân gạch, Bờ tre và mọi âm thanh đều được làm riêng cho trò \
         chơi này và dùng chung giấy phép với nó.",
        "Tác giả: những người đóng góp cho Ô Ăn Quan (Ô Ăn Quan contributors). Phần mềm tự do theo \
         giấy phép MIT hoặc Apache 2.0. Phông chữ Be Vietnam Pro theo giấy phép SIL Open Font License.",
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
    unsaved: super::unsaved::VIETNAMESE,

    no_window: |reason| {
        format!(
            "Không mở được cửa sổ: {reason}. Hãy mở trò chơi trong môi trường đồ hoạ, nơi các chương \
             trình khác vẫn mở được cửa sổ; nếu thiếu thư viện thì cài thêm hoặc nhờ người quản lý máy."
        )
    },

    settings_set_aside: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => format!(
            "Tệp cài đặt là của phiên bản mới hơn nên được cất sang {}; lần này trò chơi dùng cài đặt \
             mặc định.",
            shown_path(moved_to)
        ),
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Tệp cài đặt bị hỏng nên được cất sang {}; lần này trò chơi dùng cài đặt mặc định.",
            shown_path(moved_to)
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => format!(
            "Không đọc được tệp cài đặt {}. Tệp được để nguyên, còn cài đặt bạn thay đổi lần này sẽ \
             không được lưu.",
            shown_path(path)
        ),
    },
    settings_not_saved: |problem| match problem {
        SaveProblem::Refused { path } => {
            format!("Cài đặt không được lưu vào {}, để giữ nguyên tệp đang có.", shown_path(path))
        }
        SaveProblem::Folder { folder, .. } => {
            format!("Không lưu được cài đặt: không ghi được vào thư mục {}.", shown_path(folder))
        }
        SaveProblem::File { path, .. } | SaveProblem::Value { path, .. } => {
            format!("Không lưu được cài đặt vào {}.", shown_path(path))
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
