//! The texts of every screen in both languages: none is cut off, missing or covered by another, in
//! the smallest window and at twice the text size.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::gui_support::{Opening, Painted, Window, found, statistics};
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::ai::{Limits, analyze};
use o_an_quan::controller::AnalysisEngine;
use o_an_quan::rules::{Game, Position, Record, Rules, Side};

/// The kind of a screen, which determines the texts that may be out of sight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Everything is in sight.
    Whole,
    /// It scrolls up and down.
    Scrolls,
    /// It scrolls, and covers another screen.
    Page,
}

/// Returns the faults in the texts of a screen.
pub fn wrong(window: &Window, kind: Kind) -> Vec<String> {
    let texts = window.texts();
    let room = window.room().expand(1.0);
    let mut wrong = Vec::new();
    if texts.len() < 5 {
        wrong.push(format!("hardly any text: {texts:?}"));
    }
    for (i, text) in texts.iter().enumerate() {
        let seen = text.clip.expand(1.0).intersect(room);
        let across =
            seen.x_range().contains(text.ink.left()) && seen.x_range().contains(text.ink.right());
        let down = kind != Kind::Whole
            || (seen.y_range().contains(text.ink.top())
                && seen.y_range().contains(text.ink.bottom()));
        if !across || !down {
            wrong.push(format!("cut off: {text:?}"));
        }
        if text.elided {
            wrong.push(format!("left out: {text:?}"));
        }
        let over = |other: &&Painted| {
            let [a, b] = [text, other].map(|t| t.ink.intersect(t.clip).shrink(1.0));
            a.is_positive() && b.is_positive() && a.intersects(b)
        };
        // A page may cover the texts of the screen below it.
        if kind != Kind::Page
            && let Some(other) = texts[..i].iter().find(over)
        {
            wrong.push(format!("{text:?} lies on {other:?}"));
        }
    }
    wrong
}

/// Checks all screens in a window of this size, at this text size.
fn look_at_all(size: Vec2, percent: u16) {
    let mut faults = Vec::new();
    for language in ["English", "Tiếng Việt"] {
        let mut window = Opening { size, ..Opening::default() }.ask();
        window.enlarge_text(percent);
        let mut check = |window: &Window, place: &str, kind| {
            for fault in wrong(window, kind) {
                faults.push(format!("{language}, {place}: {fault}"));
            }
        };
        window.press(language);
        check(&window, "first page", Kind::Scrolls);
        window.press_either(&["Never played? Learn in 3 min", "Chưa biết chơi? Học 3 phút"]);
        window.key(Key::Escape);
        check(&window, "home", Kind::Scrolls);
        for (key, place) in [(Key::F1, "how to play"), (Key::F2, "rules"), (Key::F4, "settings")] {
            window.key(key);
            check(&window, place, Kind::Page);
            window.key(Key::Escape);
        }
        window.press_in_settings(&["About", "Giới thiệu"]);
        check(&window, "about", Kind::Page);
        window.press_either(&["Third-party licences", "Giấy phép các thư viện"]);
        check(&window, "licences", Kind::Page);
        window.key(Key::Escape);
        for sides in ["2", "3", "4"] {
            window.choose_either(&[&format!("{sides} sides"), &format!("{sides} người")]);
            window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
            window.act_either(&["Per game", "Cả ván"]);
            window.act_either(&["Handicap given by: You", "Ai chấp? Bạn"]);
            for _ in 0..6 {
                check(&window, &format!("form, {sides} sides"), Kind::Page);
                window.key(Key::PageDown);
            }
            window.open_list_either(&["Left side", "Far side", "Bên trái", "Bên xa"]);
            check(&window, &format!("list of players, {sides} sides"), Kind::Page);
            window.key(Key::Escape);
            window.act_either(&["Handicap given by: Nobody", "Ai chấp? Không ai"]);
            window.act_either(&["No clock", "Không tính giờ"]);
            window.key(Key::Escape);
            check(&window, "home", Kind::Scrolls);
            window.set_speed(&["Off", "Tức thì"]);
            window.choose_either(&["One player", "Với máy"]);
            window.act_either(&["Play", "Chơi", "New game", "Ván mới"]);
            check(&window, &format!("game of {sides}"), Kind::Whole);
            window.key(Key::Num2);
            check(&window, &format!("game of {sides}, a cell is chosen"), Kind::Whole);
            window.key(Key::Enter);
            check(&window, &format!("game of {sides}, an arrow is chosen"), Kind::Whole);
            window.key_and_step(Key::Enter);
            window.wait("my turn", |window| {
                window.says("Your turn. Ch") || window.says("Đến lượt bạn. Ch")
            });
            check(&window, &format!("game of {sides}, after a turn"), Kind::Whole);
            window.key(Key::H);
            window.wait("the hint", |window| window.says("Hide hint") || window.says("Ẩn gợi ý"));
            check(&window, &format!("game of {sides}, hint"), Kind::Whole);
            window.key(Key::E);
            window.wait("the evaluation", |window| {
                !window.says("not yet") && !window.says("chưa có")
            });
            check(&window, &format!("game of {sides}, evaluation"), Kind::Whole);
            window.key(Key::E);
            window.key(Key::F5);
            for (key, shown) in [(Key::Home, "start"), (Key::End, "end")] {
                window.key(key);
                check(&window, &format!("replay of {sides}, {shown}"), Kind::Whole);
            }
            window.key(Key::N);
            check(&window, &format!("replay of {sides}, who plays on"), Kind::Page);
            window.key(Key::Escape);
            window.key(Key::Escape);
            window.act_either(&["Home", "Trang đầu"]);
            check(&window, "home, a game is under way", Kind::Scrolls);
            window.act_either(&["New game", "Ván mới"]);
            check(&window, "question before a new game", Kind::Page);
            window.act_either(&["New game", "Ván mới"]);
            window.act_either(&["Home", "Trang đầu"]);
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Checks the pages of the pebble games, in all looks.
fn look_at_pebbles(size: Vec2, percent: u16, language: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let settings =
        format!("(version: 1, data: (language: Some({language}), rules_asked: true, speed: Off))");
    std::fs::write(&path, settings).expect("written");
    let games = Some(folder.path().join("games"));
    let mut window = Opening { size, games, settings: Some(path), ..Opening::default() }.bare();
    window.enlarge_text(percent);
    let mut faults = Vec::new();
    let mut check = |window: &Window, place: &str, kind| {
        // Few texts are in sight at once at a large text size.
        let found = wrong(window, kind).into_iter().filter(|fault| !fault.starts_with("hardly"));
        faults.extend(found.map(|fault| format!("{language}, {size}, {place}: {fault}")));
    };
    window.act_either(&["Other games", "Trò chơi khác"]);
    check(&window, "other games", Kind::Scrolls);
    window.act_either(&["Pebbles", "Bốc sỏi"]);
    window.resize_by_system(size);
    check(&window, "start page", Kind::Scrolls);
    window.act_either(&["How to play", "Cách chơi"]);
    check(&window, "rules", Kind::Page);
    window.key(Key::Escape);
    for look in [["Heap", "Đống sỏi"], ["Strip", "Cờ đẩy"], ["Table", "Cờ bảng"]] {
        window.act_either(&look);
        window.act_either(&["Lesson", "Bài học"]);
        check(&window, &format!("lesson, {}", look[0]), Kind::Scrolls);
        window.key(Key::Escape);
        window.act_either(&["Play", "Chơi", "New game", "Ván mới"]);
        check(&window, &format!("game, {}", look[0]), Kind::Scrolls);
        window.key(Key::Num3);
        window.wait("my turn", |window| window.says("Your turn") || window.says("Đến lượt bạn"));
        window.key(Key::H);
        window.wait("the hint", |window| window.says("Hide hint") || window.says("Ẩn gợi ý"));
        check(&window, &format!("hint, {}", look[0]), Kind::Scrolls);
        window.key(Key::F5);
        let is_shown = |window: &Window| window.says("Accuracy") || window.says("chính xác");
        // The review of a game with the same moves is known, and open at once.
        if !is_shown(&window) {
            window.key(Key::F6);
        }
        window.wait("the review", is_shown);
        check(&window, &format!("review, {}", look[0]), Kind::Scrolls);
        window.key(Key::Escape);
        window.act_either(&["New game…", "Ván mới…"]);
    }
    faults
}

#[test]
fn no_text_of_the_pebble_games_is_cut_off() {
    let mut faults = Vec::new();
    for (size, percent) in
        [(vec2(640.0, 400.0), 100), (vec2(1280.0, 800.0), 100), (vec2(1280.0, 800.0), 200)]
    {
        for language in ["English", "Vietnamese"] {
            faults.extend(look_at_pebbles(size, percent, language));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Checks the result of a game between computers on `sides` sides, and its replay.
fn look_at_result(size: Vec2, percent: u16, language: &str, sides: usize) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let settings = format!(
        "(version: 1, data: (language: Some({language}), rules: \"classic dan=1 sides={sides}\", \
         rules_asked: true, seats: (Computer(Easy), Computer(Medium), Computer(Easy), \
         Computer(Beginner)), speed: Off))"
    );
    std::fs::write(&path, settings).expect("written");
    let mut window = Opening { size, settings: Some(path), ..Opening::default() }.bare();
    window.enlarge_text(percent);
    window.act_either(&["Play", "Chơi"]);
    window.wait("the end", |window| window.says("Play again") || window.says("Chơi ván nữa"));
    // A new screen is in its place a frame later.
    window.step();
    window.resize_by_system(size);
    let result = wrong(&window, Kind::Page);
    window.act_either(&["Replay", "Xem lại ván"]);
    window.resize_by_system(size);
    window.key(Key::ArrowRight);
    let turn = wrong(&window, Kind::Whole);
    window.key(Key::End);
    let end = wrong(&window, Kind::Whole);
    let faults = result.into_iter().chain(turn).chain(end);
    faults.map(|fault| format!("{language}, result of {sides}: {fault}")).collect()
}

/// Checks the statistics of a few games, and the lists on their page.
fn look_at_statistics(size: Vec2, percent: u16, language: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    statistics::add_games(folder.path());
    let games = Some(folder.path().to_owned());
    let mut window = Opening { size, games, ..Opening::default() }.open();
    window.choose(language);
    window.enlarge_text(percent);
    let mut faults = wrong(&window, Kind::Scrolls);
    window.key_with(Modifiers::COMMAND, Key::T);
    window.resize_by_system(size);
    window.wait("the games", |window| window.says("5 games") || window.says("5 ván"));
    window.let_seconds_pass(0.2);
    faults.extend(wrong(&window, Kind::Scrolls));
    for _ in 0..14 {
        window.key(Key::Tab);
        window.let_seconds_pass(0.2);
        faults.extend(wrong(&window, Kind::Scrolls));
    }
    // At the largest text size, few texts are in sight at once.
    faults.retain(|fault| percent < 300 || !fault.starts_with("hardly"));
    faults.into_iter().map(|fault| format!("{language}, {size}, {percent}%: {fault}")).collect()
}

#[test]
fn no_text_of_the_statistics_is_cut_off() {
    let mut faults = Vec::new();
    for (size, percent) in
        [(vec2(640.0, 400.0), 100), (vec2(1280.0, 800.0), 200), (vec2(1280.0, 800.0), 300)]
    {
        for language in ["English", "Tiếng Việt"] {
            faults.extend(look_at_statistics(size, percent, language));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_text_of_a_result_is_cut_off() {
    let mut faults = Vec::new();
    let windows = [
        (vec2(640.0, 400.0), 100),
        (vec2(900.0, 560.0), 100),
        (vec2(1280.0, 800.0), 100),
        (vec2(1280.0, 800.0), 200),
    ];
    for (size, percent) in windows {
        for language in ["English", "Vietnamese"] {
            for sides in 2..=4 {
                faults.extend(look_at_result(size, percent, language, sides));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Checks the review of a game with `sides` sides before it starts, while it runs, and at its end.
fn look_at_review(size: Vec2, percent: u16, language: &str, sides: usize) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let settings = format!("(version: 1, data: (language: Some({language}), rules_asked: true))");
    std::fs::write(&path, settings).expect("written");
    let rules = Rules::classic().for_sides(sides).expect("2 to 4 sides");
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(mv) = game.legal_moves().first().copied() {
        game.play(mv).expect("legal");
    }
    let goes_on = Arc::new(AtomicBool::new(false));
    let theirs = goes_on.clone();
    let analysis_engine: AnalysisEngine = Arc::new(move |game, limits, control| {
        while !theirs.load(Ordering::SeqCst) && !control.is_cancelled() {
            std::thread::yield_now();
        }
        analyze(game, &Limits { depth: Some(1), ..*limits }, control)
    });
    let (game, settings) = (Some(found(Record::of(game))), Some(path));
    let mut window = Opening { size, game, settings, analysis_engine, ..Opening::default() }.bare();
    window.enlarge_text(percent);
    window.key(Key::F6);
    window.resize_by_system(size);
    let kind = if window.dialog().is_some() { Kind::Page } else { Kind::Scrolls };
    let under_way = wrong(&window, kind);
    window.act_either(&["Cancel", "Thôi"]);
    let invited = wrong(&window, kind);
    goes_on.store(true, Ordering::SeqCst);
    window.act_either(&["Review the game", "Phân tích ván này"]);
    window.wait("review", |window| window.has("Accuracy") || window.has("Độ chính xác"));
    let found = wrong(&window, kind);
    let faults = under_way.into_iter().chain(invited).chain(found);
    faults.map(|fault| format!("{language}, review of {sides}, {size}: {fault}")).collect()
}

#[test]
fn no_text_of_a_review_is_cut_off() {
    let mut faults = Vec::new();
    let windows = [
        (vec2(640.0, 400.0), 100),
        (vec2(1000.0, 640.0), 100),
        (vec2(1280.0, 800.0), 100),
        (vec2(1280.0, 800.0), 200),
    ];
    for (size, percent) in windows {
        for language in ["English", "Vietnamese"] {
            for sides in [2, 4] {
                faults.extend(look_at_review(size, percent, language, sides));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_text_is_cut_off_in_the_smallest_window() {
    look_at_all(vec2(640.0, 400.0), 100);
}

#[test]
fn no_text_is_cut_off_at_twice_the_text_size() {
    look_at_all(vec2(1280.0, 800.0), 200);
}

#[test]
fn no_text_of_a_game_is_cut_off_at_three_times_the_text_size() {
    for sides in ["2 sides", "3 sides", "4 sides"] {
        let mut window = Window::playing(&[sides, "One player", "Off"]);
        window.play_first_move("You");
        window.wait_for_turn();
        // In a window that large text makes narrow, the list of moves would lie over the board.
        window.key(eframe::egui::Key::L);
        window.enlarge_text(300);
        let faults = wrong(&window, Kind::Whole);
        assert!(faults.is_empty(), "{sides}: {}", faults.join("\n"));
    }
}

#[test]
fn about_leads_to_the_licences_of_the_libraries() {
    let mut window = Window::open();
    window.press_in_settings(&["About"]);
    window.press("Third-party licences");
    // A library for the window, one for sound, and one for other purposes.
    for library in ["egui 0.", "rodio 0.", "serde 1."] {
        assert!(window.says(library), "{library} is not named");
    }
    assert!(window.says("THE SOFTWARE IS PROVIDED \"AS IS\""));
    window.press("Close");
    assert!(window.has("Play"));
}

#[test]
fn the_licences_scroll_from_their_first_line_to_their_last() {
    let mut window = Window::open();
    window.press_in_settings(&["About"]);
    window.press("Third-party licences");
    let shown = |window: &Window| -> Vec<String> {
        window.texts().into_iter().map(|painted| painted.text).collect()
    };
    let first = "Ô Ăn Quan itself is licensed under MIT or Apache-2.0, at your option.";
    let last = "3. This notice may not be removed or altered from any source distribution.";
    let begins = |texts: &[String], with: &str| texts.iter().any(|text| text.starts_with(with));
    let top = shown(&window);
    assert!(begins(&top, first) && !begins(&top, last));
    window.key(Key::PageDown);
    let second = shown(&window);
    assert!(!begins(&second, first) && second.len() > 5, "{second:#?}");
    window.key(Key::End);
    let bottom = shown(&window);
    assert!(begins(&bottom, last) && !begins(&bottom, first), "{bottom:#?}");
    window.key(Key::Home);
    assert_eq!(shown(&window), top);
}
