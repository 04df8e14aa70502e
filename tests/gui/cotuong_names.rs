//! What players without a name are called in cờ tướng, and what a copied game says of them.

use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, TableSettings};

fn room(language: Language, games: &Path, table: TableSettings) -> Window {
    let mut settings: Settings = Opening::settings(language, Speed::Off);
    settings.tables.insert("cotuong".to_owned(), table);
    let games = Some(games.to_owned());
    let mut window = Opening { games, ..Opening::default() }.with(&settings);
    window.act_either(&["Other games", "Trò chơi khác"]);
    window.act("Cờ tướng");
    window
}

fn persons() -> TableSettings {
    TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() }
}

/// Lets the player to move resign.
fn resign(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::R);
    let label = if window.has("Resign") { "Resign" } else { "Xin thua" };
    window.press_last(label);
    window.let_seconds_pass(1.0);
}

#[test]
fn who_plays_on_is_asked_for_red_and_black() {
    for (language, from_here, [red, black]) in [
        (Language::English, "Play from here", ["Red", "Black"]),
        (Language::Vietnamese, "Chơi tiếp từ đây", ["Đỏ", "Đen"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = room(language, folder.path(), persons());
        window.paste("P2-5 M8.7");
        window.act_either(&[from_here]);
        let names = window.names();
        for side in [red, black] {
            assert!(names.iter().any(|name| name == side), "{side}: {names:#?}");
        }
        let numbered = |name: &String| name.contains("Player 1") || name.contains("Người chơi 1");
        assert!(!names.iter().any(numbered), "{names:#?}");
    }
}

#[test]
fn two_persons_without_a_name_are_red_and_black_wherever_they_are_named() {
    let said: [(Language, [&str; 6]); 2] = [
        (
            Language::English,
            [
                "Red played C2=5",
                "Black to move.",
                "If Black resigns, Red wins.",
                "Red wins!",
                "Red – Black",
                "Red won",
            ],
        ),
        (
            Language::Vietnamese,
            ["Đỏ đi P2-5", "Đến lượt Đen.", "Đen", "Đỏ thắng!", "Đỏ – Đen", "Đỏ thắng"],
        ),
    ];
    for (language, [played, turn, asked, result, players, won]) in said {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = room(language, folder.path(), persons());
        window.act_either(&["Play", "Chơi"]);
        let has = |window: &Window, text: &str| {
            assert!(window.says(text), "{text}: {:#?}", window.names());
            let numbered =
                |name: &String| name.contains("Player 1") || name.contains("Người chơi 1");
            assert!(!window.names().iter().any(numbered), "{:#?}", window.names());
        };
        window.type_text("P2-5");
        has(&window, played);
        has(&window, turn);
        window.key_with(Modifiers::COMMAND, Key::R);
        has(&window, asked);
        window.key(Key::Escape);
        resign(&mut window);
        has(&window, result);
        window.act_either(&["New game…", "Ván mới…"]);
        window.act_either(&["My games and achievements", "Các ván đã chơi và thành tích"]);
        window.wait("the list", |window| window.says(won));
        has(&window, players);
    }
}

#[test]
fn a_lone_person_stays_you_and_a_given_name_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = room(Language::English, folder.path(), TableSettings::default());
    window.act("Play");
    assert!(window.has("Red · You") && window.says("Your turn (Red)."), "{:#?}", window.names());
    let mut table = persons();
    table.names.persons[1] = tabletop::Name::new("Lan");
    let mut window = room(Language::English, folder.path(), table);
    window.act("Play");
    assert!(window.has("Red") && window.has("Black · Lan"), "{:#?}", window.names());
    window.type_text("P2-5");
    assert!(window.says("Lan to move (Black)."), "{:#?}", window.names());
}

#[test]
fn a_position_that_begins_with_black_leaves_red_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = room(Language::English, folder.path(), persons());
    window.paste("[Game \"cotuong\"]\n[Start \"4k4/9/9/9/9/9/9/9/R8/3K5 b\"]\n\ne9e8 a1a2");
    window.key(Key::L);
    assert!(window.has("1… Black: K5+1"), "{:#?}", window.names());
    window.press("Save to My games");
    window.key(Key::Escape);
    window.act("My games and achievements");
    window.wait("the list", |window| window.says("Red – Black"));
}

#[test]
fn a_copied_game_has_the_names_and_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = room(Language::English, folder.path(), TableSettings::default());
    window.act("Play");
    window.type_text("P2-5");
    window.wait("the reply", |window| window.says("Your turn"));
    resign(&mut window);
    let is_whole = |text: &str| {
        assert!(text.contains("Black: Bé Tí") && text.contains("1. C2=5"), "{text}");
        assert!(text.trim_end().ends_with("Black wins"), "{text}");
        // Who has no name stays nameless.
        assert!(!text.contains("You") && !text.contains("Red: "), "{text}");
    };
    window.press("More");
    is_whole(&window.copied_by_pressing("Copy game (text)"));
    window.act("New game…");
    window.act("My games and achievements");
    window.wait("the list", |window| window.says("You resigned"));
    window.press_part("You resigned");
    window.press("More");
    is_whole(&window.copied_by_pressing("Copy game (text)"));
}
