//! The home: its board, what it offers, its row of opponents, and that it fits every window.

use crate::gui_support::settings_window::SettingsWindow;
use crate::gui_support::{Opening, Window, set_rules};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Vec2, pos2, vec2};
use o_an_quan::ai::Level;
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Settings, Speed};
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

const SIZES: [Vec2; 7] = [
    vec2(640.0, 400.0),
    vec2(800.0, 500.0),
    vec2(1000.0, 640.0),
    vec2(1280.0, 800.0),
    vec2(1920.0, 1080.0),
    vec2(480.0, 1000.0),
    vec2(700.0, 1100.0),
];

/// The most controls that the home may have at once, where a row of choices counts as one: the opponents,
/// two buttons of the next game, one of the game under way, today's position, four other places, and the
/// music and the settings.
const MAX: usize = 13;

fn settings(language: Language, sides: usize) -> Settings {
    let mut settings = Opening::settings(language, Speed::Off);
    set_rules(&mut settings, Rules::classic().for_sides(sides).expect("two to four"));
    settings
}

/// Calls `check` with the home in both languages, on every board, without a game and with one.
fn for_every_home(size: Vec2, percent: u16, check: impl Fn(&mut Window, &str)) {
    for language in LANGUAGES {
        let words = Words::of(language);
        for sides in 2..=4 {
            let games = tempfile::tempdir().expect("a folder");
            let games = Some(games.path().to_owned());
            let opening = Opening { size, games, ..Opening::default() };
            let mut window = opening.with(&settings(language, sides));
            window.enlarge_text(percent);
            let place = format!("{language:?}, {sides} sides, {size}, {percent}%");
            check(&mut window, &place);
            window.act(words.play);
            window.key(Key::Num2);
            // One of them sows, on a board that lies and on one that stands.
            window.key(Key::ArrowRight);
            window.key(Key::ArrowUp);
            window.act(words.menu);
            window.resize_by_system(size);
            assert!(window.has(words.resume), "{place}: {:#?}", window.names());
            check(&mut window, &format!("{place}, a game is under way"));
        }
    }
}

#[test]
fn the_home_is_drawn_in_a_window_that_has_no_room_for_its_stones() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press_part("Player 1, cell 5: ");
    window.press_part("Sow cell 5 to the right");
    assert!(window.says("Player 1: 11 points"), "{:#?}", window.names());
    window.press("Home");
    for percent in [100, 300] {
        window.enlarge_text(percent);
        for size in [vec2(252.0, 640.0), vec2(252.0, 60.0), vec2(640.0, 24.0), vec2(24.0, 24.0)] {
            window.resize_by_system(size);
            window.step();
            assert!(window.has("Settings"), "{size}, {percent}%");
        }
    }
}

/// Returns the names of the widgets that Tab visits in turn.
fn stops(window: &mut Window) -> Vec<String> {
    let mut stops: Vec<String> = Vec::new();
    for _ in 0..60 {
        window.key(Key::Tab);
        let name = window.focused().map(|(name, _)| name).unwrap_or_default();
        if stops.first() == Some(&name) {
            return stops;
        }
        stops.push(name);
    }
    panic!("Tab does not return to the first stop: {stops:?}");
}

fn name_of(words: &Words, level: Level) -> String {
    words.with_level(words.home.character(level), words.common.level_name(level))
}

#[test]
fn the_home_has_few_controls_and_tab_visits_each_once() {
    for_every_home(vec2(1280.0, 800.0), 100, |window, place| {
        let rows = usize::from(!window.names_of(Role::RadioButton).is_empty());
        let others = [Role::Button, Role::Switch, Role::ComboBox, Role::TextInput, Role::Slider];
        let others: usize = others.iter().map(|role| window.names_of(*role).len()).sum();
        assert!(rows + others <= MAX, "{place}: {:#?}", window.names());
        let stops = stops(window);
        assert_eq!(stops.len(), rows + others, "{place}: {stops:?}");
    });
}

#[test]
fn the_home_fits_every_window_without_scrolling() {
    for size in SIZES {
        for_every_home(size, 100, |window, place| {
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{place}: {wrong:#?}");
        });
    }
}

#[test]
fn the_home_scrolls_at_most_down_at_larger_text() {
    let (small, usual) = (vec2(640.0, 400.0), vec2(1280.0, 800.0));
    for (size, percent) in [(small, 200), (small, 300), (usual, 200), (usual, 300)] {
        for_every_home(size, percent, |window, place| {
            let wrong = window.badly_placed_buttons(32.0, true);
            assert!(wrong.is_empty(), "{place}: {wrong:#?}");
        });
    }
}

#[test]
fn the_game_under_way_is_shown_with_its_score_and_whose_turn_it_is() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.press("Home");
    let shown = window.texts().into_iter().map(|text| text.text).collect::<Vec<_>>();
    assert!(shown.contains(&"Player 1: 6, Player 2: 0. Player 2 to move".to_owned()), "{shown:?}");
    let spoken = window.description_of("Continue game");
    assert_eq!(spoken.as_deref(), Some("Player 1: 6, Player 2: 0. Player 2 to move"));
    window.press("Continue game");
    assert!(window.says("Player 2 to move. Choose"));
}

#[test]
fn a_press_on_the_board_begins_the_game_and_continues_it() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    let title = window.exact_rect("Ô Ăn Quan");
    let board = pos2(title.left() + 300.0, title.bottom() + 280.0);
    window.click_at(board);
    assert!(window.says("Your turn. Choose"), "{:#?}", window.names());
    window.play_first_move("You");
    window.wait("the reply", |window| window.says("Your turn"));
    window.key(Key::Escape);
    assert!(window.has("Continue game"));
    window.click_at(board);
    assert!(!window.has("Continue game") && window.says("Your turn"));
}

#[test]
fn the_home_says_what_the_next_game_would_be() {
    let mut kept = SettingsWindow::open();
    assert!(kept.window.has("You start. Classic rules."), "{:#?}", kept.window.names());
    kept.window.key(Key::F2);
    kept.window.act("Folk");
    kept.window.key(Key::Escape);
    kept.window.choose("4 sides");
    assert!(
        kept.window.says("You – ") && kept.window.says("Folk rules."),
        "{:#?}",
        kept.window.names()
    );
    kept.window.choose("Watch computers");
    assert!(kept.window.has("Other players"), "nobody in the row plays");
    kept.window.choose("Hard");
    assert!(kept.window.is_chosen("Uncle Tư (hard)"), "the row brings back a person");
}

#[test]
fn each_level_is_a_character_with_a_name_and_a_line() {
    for language in LANGUAGES {
        let words = Words::of(language);
        let mut window = Opening::default().with(&settings(language, 2));
        let mut lines = Vec::new();
        for level in Level::ALL {
            let name = name_of(words, level);
            window.press(&name);
            assert!(window.is_chosen(&name), "{name}");
            let line = words.home.quoted(words.home.says(level));
            assert!(window.has(&line), "{line}: {:#?}", window.names());
            lines.push(line);
        }
        lines.dedup();
        assert_eq!(lines.len(), Level::ALL.len(), "each says something else: {lines:?}");
        window.press(&words.only_people(2));
        assert!(window.has(words.home.friend_hint));
    }
}

#[test]
fn the_chosen_character_plays_at_its_level_and_is_saved() {
    let mut kept = SettingsWindow::open();
    kept.window.set_speed(&["Off"]);
    kept.window.press("Old Đồ (master)");
    assert!(kept.written("seats").starts_with("(Person,Computer(Master),"));
    kept.window.press("Bé Tí (beginner)");
    kept.window.press("Play");
    assert!(kept.window.says("Bé Tí (beginner)"), "{:#?}", kept.window.names());
}

#[test]
fn arrow_keys_choose_the_opponent_and_tab_passes_the_row() {
    for language in LANGUAGES {
        let words = Words::of(language);
        let mut window = Opening::default().with(&settings(language, 2));
        let name = |level| name_of(words, level);
        window.focus(&name(Level::Easy));
        for level in [Level::Medium, Level::Hard] {
            window.key(Key::ArrowRight);
            assert!(window.is_focused(&name(level)) && window.is_chosen(&name(level)));
        }
        for level in [Level::Medium, Level::Easy, Level::Beginner, Level::Beginner] {
            window.key(Key::ArrowLeft);
            assert!(window.is_focused(&name(level)) && window.is_chosen(&name(level)));
        }
        for _ in 0..7 {
            window.key(Key::ArrowRight);
        }
        assert!(window.is_chosen(&words.only_people(2)), "the friend is the last of the row");
        window.key(Key::Tab);
        assert!(window.is_focused(words.play), "{:?}", window.focused());
    }
}

#[test]
fn the_music_is_switched_on_the_home() {
    let mut window = Window::open();
    assert_eq!(window.names_of(Role::Switch), ["Music"]);
    let is_on = window.is_chosen("Music");
    window.press("Music");
    assert_eq!(window.is_chosen("Music"), !is_on);
    window.key(Key::M);
    assert_eq!(window.is_chosen("Music"), is_on);
}

#[test]
fn rows_of_choices_are_one_stop_each_on_the_sheet_and_in_the_form() {
    for language in LANGUAGES {
        // Rows of the sheet: language, board, colours, text size, speed, music. Rows of the form: sides, who
        // plays, who starts, clock, rules, rounds, handicap.
        let form = Modifiers::COMMAND | Modifiers::SHIFT;
        for (modifiers, key, rows) in [(Modifiers::NONE, Key::F4, 6), (form, Key::N, 7)] {
            let mut window = Opening::default().with(&settings(language, 2));
            window.key_with(modifiers, key);
            let choices = window.names_of(Role::RadioButton);
            let stops = stops(&mut window);
            let visited = stops.iter().filter(|name| choices.contains(name)).count();
            assert_eq!(visited, rows, "{language:?}: {stops:?}");
        }
    }
}

#[test]
fn arrow_keys_choose_within_a_row_of_the_sheet() {
    let mut kept = SettingsWindow::open();
    kept.window.key(Key::F4);
    kept.window.focus("Courtyard");
    kept.window.key(Key::ArrowRight);
    assert!(kept.window.is_focused("Carved wood") && kept.window.is_chosen("Carved wood"));
    assert_eq!(kept.written("board").split(',').next(), Some("Wood"));
    for _ in 0..3 {
        kept.window.key(Key::ArrowRight);
    }
    assert!(kept.window.is_chosen("Projector"), "the last one stays");
    kept.window.key(Key::Tab);
    assert!(kept.window.is_focused("Auto"));
}

#[test]
fn the_board_plays_out_a_turn_at_the_start_and_then_rests() {
    let open = |less_motion| {
        let opening = Opening { scene: true, less_motion, ..Opening::default() };
        opening.with(&Opening::settings(Language::English, Speed::Normal))
    };
    let mut window = open(false);
    window.let_seconds_pass(1.5);
    assert!(!window.is_at_rest(), "stones move when the opening scene is over");
    window.let_seconds_pass(30.0);
    assert!(window.is_at_rest());
    let mut window = open(true);
    window.let_seconds_pass(1.0);
    assert!(window.is_at_rest(), "nothing moves if the system asks for less motion");
}

#[test]
fn the_settings_leave_a_part_of_the_board_visible() {
    for language in LANGUAGES {
        for size in SIZES.into_iter().filter(|size| size.x > size.y) {
            let words = Words::of(language);
            let mut window = Opening { size, ..Opening::default() }.with(&settings(language, 2));
            window.act(words.play);
            window.key(Key::F4);
            let sheet = window.dialog_rect().expect("the sheet");
            assert!(sheet.left() >= 0.25 * size.x, "{language:?}, {size}: {sheet}");
            assert!(sheet.right() <= size.x && sheet.bottom() <= size.y, "{size}: {sheet}");
        }
    }
}

#[test]
fn the_settings_hide_the_scroll_bar_of_the_home_behind_them() {
    let size = vec2(640.0, 400.0);
    let mut window = Opening { size, ..Opening::default() }.with(&settings(Language::English, 2));
    window.enlarge_text(200);
    window.let_seconds_pass(1.0);
    assert_eq!(window.upright_bars(), 1, "the home scrolls");
    window.key(Key::F4);
    window.let_seconds_pass(1.0);
    assert_eq!(window.upright_bars(), 1, "the settings scroll");
    window.key(Key::Escape);
    window.let_seconds_pass(1.0);
    assert_eq!(window.upright_bars(), 1, "the home scrolls again");
}

#[test]
fn every_home_names_the_way_to_other_devices_and_to_the_position_of_the_day() {
    for (size, percent) in [
        (vec2(640.0, 400.0), 100),
        (vec2(640.0, 400.0), 200),
        (vec2(800.0, 600.0), 100),
        (vec2(390.0, 844.0), 100),
        (vec2(360.0, 640.0), 100),
    ] {
        for_every_home(size, percent, |window, place| {
            window.let_seconds_pass(0.5);
            let (together, day) = match window.has("Cài đặt") {
                true => ("Chơi qua mạng", "Câu đố hôm nay"),
                false => ("Play together", "Daily puzzle"),
            };
            assert!(window.has(day), "{place}: {:#?}", window.names());
            let is_beside = percent == 100 && size.x > size.y;
            let has_label = window.texts().iter().any(|text| text.text == together);
            assert!(window.has(together) && (has_label || !is_beside), "{place}");
        });
    }
}

#[test]
fn every_portrait_has_a_name_below_it_in_every_window() {
    for size in SIZES {
        let opening = Opening { size, ..Opening::default() };
        let window = opening.with(&settings(Language::English, 2));
        let texts = window.texts();
        for names in [["Na"; 2], ["Uncle Tư", "Tư"], ["Sister Mai", "Mai"], ["A friend", "Friend"]]
        {
            let named = texts.iter().any(|text| names.contains(&text.text.as_str()));
            assert!(named, "{size}: {names:?}: {texts:#?}");
        }
    }
}

#[test]
fn the_names_below_portraits_stand_apart() {
    for (language, names) in [
        (
            Language::Vietnamese,
            ["Bé Tí", "Tèo", "Na", "Chú Tư", "Bà Sáu", "Cụ Đồ", "Chị Mai", "Bạn bè"],
        ),
        (Language::English, ["Tí", "Tèo", "Na", "Tư", "Sáu", "Đồ", "Mai", "Friend"]),
    ] {
        for width in [360.0, 390.0, 412.0, 480.0, 640.0] {
            let opening = Opening { size: vec2(width, 844.0), ..Opening::default() };
            let window = opening.with(&settings(language, 2));
            let mut texts = window.texts();
            texts.retain(|text| names.contains(&text.text.as_str()));
            for text in &texts {
                let rows = text.ink.y_range();
                for other in texts.iter().filter(|it| it.ink.left() > text.ink.left()) {
                    if !other.ink.y_range().intersects(rows) {
                        continue;
                    }
                    let gap = other.ink.left() - text.ink.right();
                    assert!(gap > 3.0, "{width}: {} {gap} {}", text.text, other.text);
                }
            }
        }
    }
}
