//! What the room of cờ caro says to a new player: the rules in force, the signs, refused keys, the
//! review, and the ways to copy a game.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, Starter, TableSettings};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(640.0, 400.0);
const NARROW: Vec2 = vec2(480.0, 900.0);

/// X has a four with one open end, 8j. X marks 3m, O does not stop the four, and X wins.
const FAULTS: &str = "[Start \"8f8e8g1f8h1i8i14l\"]\n3m 12b 8j";

fn persons() -> TableSettings {
    TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() }
}

fn wood() -> TableSettings {
    TableSettings { look: 1, ..persons() }
}

fn settings(table: TableSettings) -> Settings {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    settings.tables.insert("caro".to_owned(), table);
    settings
}

/// Opens the start page of the room.
fn room(size: Vec2, settings: &Settings) -> Window {
    let mut window = Opening { size, ..Opening::default() }.with(settings);
    window.act("Other games");
    window.act("Cờ caro");
    window
}

fn playing(size: Vec2, table: TableSettings, squares: &str) -> Window {
    let mut window = room(size, &settings(table));
    window.act("Play");
    mark(&mut window, squares);
    window
}

/// Types the names of squares.
fn mark(window: &mut Window, squares: &str) {
    for letter in squares.chars().filter(|letter| !letter.is_whitespace()) {
        let name = letter.to_ascii_uppercase().to_string();
        window.key(Key::from_name(&name).expect("a key"));
    }
}

/// Opens the replay of [`FAULTS`] with its review.
fn reviewed(size: Vec2, settings: &Settings) -> Window {
    let mut window = room(size, settings);
    window.paste(FAULTS);
    window.key(Key::F6);
    window.wait("the review", |window| window.says("2 big mistakes"));
    window
}

#[test]
fn the_review_says_which_mistake_missed_a_win_and_which_let_the_other_player_win() {
    let window = reviewed(WIDE, &settings(persons()));
    for fault in [
        "1. Missed a win: X played m3. Better: j8. Big mistake",
        "2. Gave the game away: O played b12. Better: j8. Big mistake",
    ] {
        assert!(window.has(fault), "{:#?}", window.names());
    }
}

#[test]
fn the_list_of_moves_points_out_the_mistake_that_is_looked_at() {
    let settings = Settings { moves: Some(true), ..settings(persons()) };
    let mut window = reviewed(WIDE, &settings);
    window.press_part("2. Gave the game away");
    assert!(window.has("2. O: b12. Big mistake."), "{:#?}", window.names());
    assert!(window.is_chosen("1. X: m3. Big mistake."));
    assert!(window.has("b12, empty"), "the board shows the position before it");
}

#[test]
fn a_copied_position_can_be_pasted_and_the_paste_is_confirmed() {
    let table = TableSettings { starter: Starter::Side(1), ..persons() };
    let mut window = playing(WIDE, table, "8h9g");
    let copied = window.copied_by(|harness| harness.event(eframe::egui::Event::Copy));
    assert_eq!(copied, "1:8h9g");
    window.paste(&copied);
    assert!(window.says("Cờ caro: 2 moves, read as "), "{:#?}", window.names());
    window.press("Go to the end");
    assert!(window.has("h8, X") && window.has("g9, O"), "{:#?}", window.names());
    assert!(window.has("X"), "{:#?}", window.names());
    // The replay copies, too.
    let copied = window.copied_by(|harness| harness.event(eframe::egui::Event::Copy));
    assert_eq!(copied, "1:8h9g");
}

#[test]
fn the_list_of_more_commands_copies_the_game_in_a_game_and_in_its_replay() {
    let mut window = playing(NARROW, persons(), "8h9g");
    window.press("More");
    let game = window.copied_by_pressing("Copy game (text)");
    assert!(game.contains("1. X: h8\n2. O: g9") && game.contains("8h 9g"), "{game}");
    assert!(window.says("Game copied."), "{:#?}", window.names());
    window.press("Replay");
    window.press("More");
    assert_eq!(window.copied_by_pressing("Copy game (text)"), game);
}

#[test]
fn a_stored_game_can_be_copied_and_its_line_names_the_result_and_the_rules() {
    let games = tempfile::tempdir().expect("a folder");
    let games = Some(games.path().to_owned());
    let mut window = Opening { size: WIDE, games, ..Opening::default() }.with(&settings(persons()));
    window.act("Other games");
    window.act("Cờ caro");
    window.act("Play");
    mark(&mut window, "8c1a8d1c8e1e8f1g8g");
    window.act("New game…");
    window.act("My games and achievements");
    window.wait("the list", |window| window.says("15×15 board"));
    assert!(window.says("X won") && window.says("15×15 board · rules: Caro"));
    window.press_part("15×15 board");
    window.press("More");
    assert!(
        window.copied_by_pressing("Copy game (text)").contains("8c 1a 8d"),
        "{:#?}",
        window.names()
    );
}

#[test]
fn the_moves_open_over_the_board_of_a_small_window() {
    for size in [SMALL, NARROW] {
        let mut window = playing(size, persons(), "8h9g");
        assert!(!window.has("1. X: h8"));
        window.key(Key::L);
        window.press("1. X: h8");
        assert!(window.has("g9, empty"), "{size}: {:#?}", window.names());
        window.key(Key::L);
        assert!(!window.has("1. X: h8"), "{size}");
    }
}

#[test]
fn a_narrow_window_shows_the_whole_board_also_beside_the_review() {
    let whole = |window: &Window| {
        for corner in ["a1, empty", "o1, empty", "a15, empty", "o15, empty"] {
            let square = window.exact_rect(corner);
            assert!(square.width() >= 28.0 && window.room().contains_rect(square), "{square}");
        }
    };
    whole(&playing(NARROW, persons(), "8h"));
    let mut window = reviewed(NARROW, &settings(persons()));
    window.key(Key::Home);
    whole(&window);
    let panel = window.rect_of("2 big mistakes");
    assert!(panel.top() > window.exact_rect("a1, empty").bottom(), "the review is below the board");
}

#[test]
fn a_small_window_keeps_the_mark_in_view_and_scrolls_in_one_direction_only() {
    let mut window = playing(SMALL, persons(), "8h9g");
    window.press("Replay");
    window.key(Key::F6);
    window.key(Key::End);
    let room = window.room();
    assert!(room.contains_rect(window.exact_rect("g9, O")), "{:#?}", window.names());
    let [left, right] = ["a9, empty", "o9, empty"].map(|square| window.exact_rect(square));
    assert!(room.contains_rect(left) && room.contains_rect(right), "{left} {right}");
}

#[test]
fn the_marks_of_the_lesson_are_in_view_with_their_coordinates_in_a_small_window() {
    let table = TableSettings { coordinates: false, ..persons() };
    let mut window = room(SMALL, &settings(table));
    window.act("Lesson");
    for square in ["h8, X", "k8, X", "i10, O", "g7, O", "g8, empty", "l8, empty"] {
        assert!(window.room().contains_rect(window.exact_rect(square)), "{square}");
    }
    let without = window.picture().pixels;
    let mut window = room(SMALL, &settings(persons()));
    window.act("Lesson");
    assert_eq!(window.picture().pixels, without, "the lesson always has coordinates");
}

#[test]
fn the_start_page_states_the_rules_in_force_and_the_look() {
    let mut window = room(WIDE, &settings(persons()));
    assert!(window.says("squared paper") && window.says("Exactly five of your marks"));
    window.act("Gomoku");
    assert!(window.says("Exactly five of your marks") && window.says("even if the opponent"));
    window.act("Five or more");
    window.act("Wood");
    assert!(window.says("wooden board") && window.says("Five or more of your stones"));
}

#[test]
fn the_help_explains_the_three_rules_and_the_signs() {
    let mut window = room(WIDE, &settings(persons()));
    window.act("How to play");
    for part in
        ["Caro rules:", "Gomoku rules:", "Rules of five or more:", "A dot on an empty square"]
    {
        assert!(window.says(part), "{part}: {:#?}", window.names());
    }
    assert!(window.says("Green is for") && window.says("red for") && window.says("Move preview"));
    assert!(!window.says("assignment"));
}

#[test]
fn keys_that_are_no_square_are_answered_with_a_sentence() {
    let mut window = playing(WIDE, persons(), "");
    for (typed, named) in [("z", "z"), ("97h", "97h"), ("8z", "8z"), ("100", "100")] {
        mark(&mut window, typed);
        let refusal = format!("There is no square “{named}”. Type the letter and the number");
        assert!(window.says(&refusal), "{typed}: {:#?}", window.names());
    }
    // Letters without a row are commands.
    window.key(Key::H);
    assert!(!window.says("There is no square “h”"), "{:#?}", window.names());
    mark(&mut window, "8h");
    assert!(window.has("h8, X"), "{:#?}", window.names());
}

#[test]
fn the_first_player_starts_between_two_people_unless_they_choose_otherwise() {
    let seats = TableSettings::default().seats;
    let table = TableSettings { seats, starter: Starter::Side(1), ..TableSettings::default() };
    let mut window = room(WIDE, &settings(table));
    window.act("Change…");
    window.press_last("Two players");
    assert_eq!(window.saved_settings().table("caro").starter, Starter::Side(0));
    window.act("Who starts: Player 2");
    assert_eq!(window.saved_settings().table("caro").starter, Starter::Side(1));
}

#[test]
fn the_choice_of_the_players_leaves_the_controls_in_their_places() {
    for size in [WIDE, NARROW] {
        let seats = TableSettings::default().seats;
        let table = TableSettings { seats, ..TableSettings::default() };
        let mut window = room(size, &settings(table));
        let places = |window: &Window| ["Gomoku", "Wood"].map(|name| window.exact_rect(name));
        let before = places(&window);
        for opponent in ["Two players", "Granny Sáu (expert)", "Bé Tí (beginner)"] {
            window.act(opponent);
            assert_eq!(before, places(&window), "{size}: {opponent}");
        }
        window.act("Change…");
        let places =
            |window: &Window| ["One player", "Watch computers"].map(|name| window.exact_rect(name));
        let before = (places(&window), window.exact_rect("Who starts"));
        for players in ["Two players", "Watch computers", "One player"] {
            window.press_last(players);
            let after = (places(&window), window.exact_rect("Who starts"));
            assert_eq!(before, after, "{size}: {players}");
        }
    }
}

#[test]
fn on_wood_plates_show_the_stones_of_x_and_o_and_refusals_speak_of_stones() {
    let mut window = playing(WIDE, wood(), "8h");
    assert!(window.says("O to move."), "{:#?}", window.names());
    assert!(window.has("Dark · X"), "{:#?}", window.names());
    mark(&mut window, "8h");
    assert!(window.says("h8 already has a stone."), "{:#?}", window.names());
    let mut window = playing(WIDE, persons(), "8h8h");
    assert!(window.says("h8 already has a mark."), "{:#?}", window.names());
    window.key_with(Modifiers::NONE, Key::Escape);
}

#[test]
fn an_unfinished_game_is_named_once_in_the_list_of_the_other_games() {
    let mut window = playing(WIDE, persons(), "8h");
    window.key(Key::Escape);
    window.key(Key::Escape);
    window.act("Other games");
    let line = "Unfinished Cờ caro · X – O · 1 move. O to move.";
    assert!(window.has(line), "{:#?}", window.names());
}

#[test]
fn a_line_explains_the_signs_on_the_board() {
    let explained = "Dot: wins. Ring:";
    let settings = settings(TableSettings::default());
    let mut window = room(WIDE, &settings);
    window.act("Play");
    assert!(!window.says(explained), "the empty board has no signs");
    let mut window = room(WIDE, &settings);
    window.paste("[Start \"8f8e8g1f8h1i8i14l\"]\n3m 12b");
    window.key(Key::End);
    window.press("Play from here");
    window.act("One player");
    window.press_last("Play");
    assert!(window.says(explained), "X wins on j8: {:#?}", window.names());
    window.press_in_settings(&["Move preview"]);
    window.key(Key::Escape);
    assert!(!window.says(explained), "the signs are off");
}
