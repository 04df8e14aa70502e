//! The room of cờ caro: marks by mouse, arrow keys and typing, the winning line, the looks, the
//! lesson, and what is kept.

use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{Language, Settings, Speed, TableSettings};

/// The third game of the assignment, which O wins with its last move.
const GAME: &str = "13n 10n 12n 8e 7k 9f 9h 7f 9d 8f 6f 7d 6c 7e 7g 8c 8d 6e 5e 5f 4g 9b";

fn settings(table: TableSettings) -> Settings {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    settings.tables.insert("caro".to_owned(), table);
    settings
}

fn persons() -> TableSettings {
    TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() }
}

/// Opens a game with these choices in a window of this size.
fn playing(size: Vec2, table: TableSettings, games: Option<&Path>) -> Window {
    let games = games.map(Path::to_owned);
    let mut window = Opening { size, games, ..Opening::default() }.with(&settings(table));
    window.act("Other games");
    window.act("Cờ caro");
    window.press_last("Play");
    window
}

fn wide(table: TableSettings) -> Window {
    playing(vec2(1280.0, 800.0), table, None)
}

/// Types the names of squares.
fn mark(window: &mut Window, squares: &str) {
    for square in squares.split(' ') {
        for letter in square.chars() {
            let name = letter.to_ascii_uppercase().to_string();
            window.key(Key::from_name(&name).expect("a key"));
        }
    }
}

#[test]
fn a_typed_game_is_won_by_five_in_a_line_and_undone() {
    let mut window = wide(persons());
    assert!(window.has("X") && window.has("O"), "{:#?}", window.names());
    mark(&mut window, GAME);
    assert!(window.says("O played b9. A winning line: f5-b9. O wins!"));
    assert!(!window.is_enabled("h8, empty"), "the game is over");
    window.press("Undo");
    window.press("Agree");
    assert!(window.has("b9, empty") && window.says("O to move."));
}

#[test]
fn a_click_marks_a_square_which_then_has_its_mark() {
    let mut window = wide(persons());
    window.press("h8, empty");
    assert!(window.has("h8, X") && window.says("X played h8."));
    window.press("h9, empty");
    assert!(window.has("h9, O"), "{:#?}", window.names());
    assert!(!window.is_enabled("h9, O"));
}

#[test]
fn tab_stops_once_on_the_board_and_arrows_go_from_square_to_square() {
    let mut window = wide(persons());
    window.key(Key::ArrowRight);
    assert!(window.is_focused("h8, empty"), "{:?}", window.focused());
    window.key(Key::ArrowRight);
    window.key(Key::ArrowUp);
    assert!(window.is_focused("i9, empty"));
    window.key(Key::Enter);
    assert!(window.has("i9, X"));
    window.key(Key::ArrowLeft);
    let stops = window.focused().map(|(name, _)| name).unwrap_or_default();
    assert!(stops.ends_with(", empty"), "{stops}");
    window.key(Key::Tab);
    let next = window.focused().map(|(name, _)| name).unwrap_or_default();
    assert!(!next.ends_with(", empty"), "the next stop is not on the board: {next}");
}

#[test]
fn a_typed_row_waits_for_its_column_and_a_wrong_square_is_refused_with_the_reason() {
    let mut window = wide(persons());
    window.key(Key::Num8);
    assert!(window.says("Row 8… Now type the letter of the column."), "{:#?}", window.names());
    // The letter is not a command now.
    window.key(Key::H);
    assert!(window.has("h8, X"));
    mark(&mut window, "8h");
    assert!(window.says("h8 already has a mark."));
    mark(&mut window, "17a");
    assert!(window.says("a17 is not on the board, which has 15 rows and columns."));
    window.key(Key::Num1);
    window.key(Key::Escape);
    assert!(!window.says("Row 1"), "Escape drops the typed row");
}

#[test]
fn a_column_typed_before_its_row_is_marked_by_enter() {
    let mut window = wide(persons());
    window.key(Key::G);
    assert!(window.says("Column g… Now type the row."), "{:#?}", window.names());
    window.key(Key::Num9);
    window.key(Key::Enter);
    assert!(window.has("g9, X"), "{:#?}", window.names());
    // H is a command, too, and the row may belong to another column.
    for key in [Key::H, Key::Num8] {
        window.key(key);
    }
    assert!(window.says("h8: press Enter to mark it, or type another column."));
    window.key(Key::K);
    assert!(window.has("k8, O") && window.has("h8, empty"), "{:#?}", window.names());
    let is_on = |window: &Window| window.has("Music: on") || window.has("Music (M)");
    let before = is_on(&window);
    for key in [Key::M, Key::Num1, Key::Num2, Key::Enter] {
        window.key(key);
    }
    window.step();
    assert!(window.has("m12, X"), "{:#?}", window.names());
    assert_eq!(is_on(&window), before, "typing a column leaves the music alone");
}

#[test]
fn the_letter_of_a_column_is_no_hint_that_counts() {
    let mut window = wide(persons());
    window.key(Key::H);
    window.wait("the hint", |window| window.says("Hint: "));
    for key in [Key::Num8, Key::Enter] {
        window.key(key);
    }
    window.step();
    assert!(window.has("h8, X"), "{:#?}", window.names());
    mark(&mut window, "1a 8g 1c 8f 1e 8e 1g 8d");
    assert!(window.says("wins!") && !window.says("hint"), "{:#?}", window.names());
}

#[test]
fn the_side_that_begins_plays_x() {
    let table = TableSettings { starter: o_an_quan::settings::Starter::Side(1), ..persons() };
    let mut window = wide(table);
    assert!(window.says("X to move."), "{:#?}", window.names());
    window.press("h8, empty");
    assert!(window.has("h8, X"));
}

#[test]
fn the_looks_and_the_coordinates_are_choices_that_last() {
    let mut window = wide(persons());
    assert!(window.picture().pixels != wide(wood()).picture().pixels);
    window.act("New game…");
    window.act("Wood");
    window.act("Coordinates");
    let settings = window.saved_settings();
    let saved = settings.table("caro");
    assert_eq!((saved.look, saved.coordinates), (1, false));
}

fn wood() -> TableSettings {
    TableSettings { look: 1, ..persons() }
}

#[test]
fn the_rules_of_the_next_game_are_chosen_on_the_start_page() {
    let mut window = wide(persons());
    window.act("New game…");
    window.act("Five or more");
    assert!(window.saved_settings().table("caro").options.contains("exact_five=off"));
    window.act_either(&["Play", "New game"]);
    // Six in a row.
    mark(&mut window, "8c 1a 8d 1c 8e 1e 8g 1g 8h 1i 8f");
    assert!(window.says("A winning line: c8-h8. X wins!"), "{:#?}", window.names());
}

#[test]
fn a_five_blocked_at_both_ends_does_not_win() {
    let mut window = wide(persons());
    mark(&mut window, "8c 8b 8d 8h 8e 1a 8f 1c 8g");
    assert!(window.says("O to move"), "{:#?}", window.names());
}

#[test]
fn a_game_goes_on_after_a_restart() {
    let games = tempfile::tempdir().unwrap();
    let mut window = playing(vec2(1280.0, 800.0), persons(), Some(games.path()));
    mark(&mut window, "8h 9i 9h");
    drop(window);
    let games = Some(games.path().to_owned());
    let mut window = Opening { games, ..Opening::default() }.with(&settings(persons()));
    window.act("Other games");
    window.act("Cờ caro");
    window.press_part("Continue ");
    assert!(window.has("h9, X") && window.has("i9, O"), "{:#?}", window.names());
}

#[test]
fn the_computer_answers_and_its_hint_can_be_played() {
    let seats = TableSettings::default().seats;
    let mut window = wide(TableSettings { seats, ..TableSettings::default() });
    window.press("h8, empty");
    window.wait("the reply", |window| window.says("Your turn"));
    window.key(Key::H);
    window.wait("the hint", |window| window.says("Hint: "));
    let names = window.names();
    let hint = names.iter().find_map(|name| name.strip_prefix("Hint: ")).expect("a hint");
    let square = hint.split(' ').next().expect("a square").to_owned();
    window.press(&format!("{square}, empty"));
    assert!(window.has(&format!("{square}, X")), "{square}: {:#?}", window.names());
}

#[test]
fn a_square_whose_keys_come_in_one_frame_is_marked_like_any_other() {
    let mut window = wide(persons());
    window.keys_at_once(&[Key::Num8, Key::H]);
    assert!(window.has("h8, X"), "{:#?}", window.names());
    window.keys_at_once(&[Key::Num1, Key::Num4, Key::N]);
    assert!(window.has("n14, O"), "{:#?}", window.names());
}

#[test]
fn a_click_on_a_mark_says_why_nothing_happens() {
    let mut window = wide(persons());
    mark(&mut window, "8h");
    window.press("h8, X");
    assert!(window.says("h8 already has a mark."), "{:#?}", window.names());
}

#[test]
fn the_lesson_is_completed_with_the_right_marks_only() {
    let mut window = wide(persons());
    window.act("New game…");
    window.press("Lesson");
    mark(&mut window, "8l");
    window.press("Continue");
    // Blocked at both ends.
    mark(&mut window, "8l");
    let why = "O has blocked both ends, on g8 and m8, so that five does not win.";
    assert!(window.says(why), "{:#?}", window.names());
    window.press("Try again");
    mark(&mut window, "1a");
    assert!(window.says("Not that square. Try again."), "{:#?}", window.names());
    window.press("Try again");
    mark(&mut window, "7c");
    window.press("Continue");
    // On the line of the open three, X stops it next to its ends and one square further off.
    mark(&mut window, "6j");
    window.press("Try again");
    mark(&mut window, "7k");
    window.press("Continue");
    mark(&mut window, "8i");
    assert!(window.says("You have finished the lesson."), "{:#?}", window.names());
    assert!(
        window.is_focused("Play now") && window.has("Restart the lesson"),
        "{:#?}",
        window.names()
    );
    window.press("Play now");
    assert!(window.says("X to move."), "{:#?}", window.names());
}

#[test]
fn the_preview_marks_deciding_squares_in_the_lesson_after_the_first_try_if_it_is_on() {
    let lesson = |preview: bool, tries: bool| {
        let settings = Settings { preview, ..settings(persons()) };
        let mut window = Opening::default().with(&settings);
        window.act("Other games");
        window.act("Cờ caro");
        window.act("Lesson");
        if tries {
            mark(&mut window, "1a");
            window.act("Try again");
        }
        window.picture().pixels
    };
    assert_eq!(lesson(true, false), lesson(false, false));
    assert_ne!(lesson(true, true), lesson(false, true));
    assert_eq!(lesson(true, true), lesson(true, true));
}

#[test]
fn squares_are_large_enough_in_every_window_and_the_last_mark_is_in_view() {
    for size in [vec2(640.0, 400.0), vec2(480.0, 1000.0), vec2(1280.0, 800.0)] {
        for look in [0, 1] {
            let table = TableSettings { look, options: "size=19".to_owned(), ..persons() };
            let mut window = playing(size, table, None);
            mark(&mut window, "8h 19s");
            assert!(window.has("s19, O"), "{size}: {:#?}", window.names());
            let room = window.room();
            let square = window.exact_rect("s19, O");
            assert!(square.width() >= 32.0 && room.contains_rect(square), "{size}: {square}");
            mark(&mut window, "1a");
            assert!(room.contains_rect(window.exact_rect("a1, X")), "{size}");
        }
    }
}

#[test]
fn a_pasted_history_is_replayed_with_next_previous_and_stop() {
    let golden = GAME.replace(' ', "");
    let mut window = Opening::default().with(&settings(persons()));
    window.act("Other games");
    window.act("Cờ caro");
    window.paste(&golden);
    assert!(window.says("Start of the game."), "{:#?}", window.names());
    window.press("Next move");
    assert!(window.has("n13, X") && window.says("X played n13."));
    window.press("Next move");
    assert!(window.has("n10, O"));
    window.press("Previous move");
    assert!(window.has("n13, X") && window.has("n10, empty"));
    window.press("Go to the end");
    assert!(window.says("O played b9. A winning line: f5-b9. O wins!"));
    window.press("Back");
    assert!(window.has("Paste game"), "{:#?}", window.names());
}

#[test]
fn a_record_pasted_into_a_game_leads_back_to_it_and_a_broken_one_is_refused_with_its_place() {
    for (language, text, refusal) in [
        (Language::English, "8h9i8h", "Move 3: h8 already has a mark."),
        (
            Language::English,
            "8h9i\n21a",
            "Move 3 (line 2): “21a” is not on the board, which has 20 rows and columns.",
        ),
        (Language::English, "8h9", "Move 2: “9” is not a move: write the row"),
        (
            Language::English,
            "[Game \"chess\"]\n1. e4 e5",
            "This looks like a record of a game that this program does not have.",
        ),
        (Language::Vietnamese, "8h9i8h", "Nước 3: ô h8 đã có dấu."),
    ] {
        let mut settings = settings(persons());
        settings.language = Some(language);
        let mut window = Opening::default().with(&settings);
        let (others, play) = match language {
            Language::English => ("Other games", "Play"),
            Language::Vietnamese => ("Trò chơi khác", "Chơi"),
        };
        window.act(others);
        window.act("Cờ caro");
        window.act(play);
        mark(&mut window, "8h");
        window.paste(text);
        assert!(window.says(refusal), "{text}: {:#?}", window.names());
        window.key(Key::Escape);
        window.paste("[Game \"caro\"]\n\n9i10j");
        window.key(Key::Escape);
        assert!(window.has("h8, X"), "{text}: {:#?}", window.names());
    }
}

#[test]
fn a_line_with_a_game_of_o_an_quan_opens_from_the_room() {
    let record = Record::parse("2+ 9-", &Rules::classic()).expect("a record");
    let mut window = wide(persons());
    window.paste(&link::write(&OAnQuan::record_of(record), false));
    window.let_seconds_pass(10.0);
    assert!(window.says("Player 1, cell 2: 0 dân"), "{:#?}", window.names());
}

#[test]
fn a_click_meant_for_the_board_does_not_answer_the_result() {
    let button = {
        let mut other = wide(persons());
        mark(&mut other, "8c 1a 8d 1c 8e 1e 8f 1g 8g");
        other.exact_rect("Replay with review").center()
    };
    let mut window = wide(persons());
    mark(&mut window, "8c 1a 8d 1c 8e 1e 8f 1g");
    window.key(Key::Num8);
    window.key_and_step(Key::G);
    window.click_at(button);
    assert!(!window.says("Reviewing"), "{:#?}", window.names());
    window.let_seconds_pass(1.0);
    window.click_at(button);
    window.wait("the review", |window| window.says("Back"));
}
