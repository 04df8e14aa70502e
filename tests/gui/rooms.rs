//! The other games: their list, and the pebble games in their room.

use std::fs;
use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::ai::Level;
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, TableSettings};

/// Opens the room of the pebble games, in English and without motion, with these choices. Games
/// are kept in `games`.
pub fn room_with(games: Option<&Path>, table: TableSettings) -> Window {
    let mut settings: Settings = Opening::settings(Language::English, Speed::Off);
    settings.tables.insert("pebbles".to_owned(), table);
    let games = games.map(Path::to_owned);
    let mut window = Opening { games, ..Opening::default() }.with(&settings);
    window.press("Other games");
    window.press("Pebbles");
    window
}

/// Opens the room with these options; games are not kept.
pub fn room(options: &str) -> Window {
    room_with(None, TableSettings { options: options.to_owned(), ..TableSettings::default() })
}

/// Plays these moves by their digits; two people play.
pub fn between_people(options: &str, moves: &[Key]) -> Window {
    let mut window = room(options);
    window.press("Two players");
    window.press("Play");
    for key in moves {
        window.key(*key);
    }
    window
}

#[test]
fn the_menu_leads_to_the_other_games_and_back() {
    let mut window = Window::open();
    window.press("Other games");
    assert!(window.says("Whoever cannot move"));
    window.press("Pebbles");
    assert!(window.has("Lesson"));
    window.key(Key::Escape);
    assert!(window.has("Pebbles"));
    window.key(Key::Escape);
    assert!(window.has("Lessons and puzzles"));
}

#[test]
fn a_page_that_another_game_covers_stays_as_it_was_left() {
    let mut window = room("pebbles=12 most=4");
    window.press("Lesson");
    assert!(window.says("Step 1 of 3"));
    window.paste("1. P2-5 m8.7");
    window.key(Key::Escape);
    window.key(Key::Escape);
    window.press("Pebbles");
    assert!(window.says("Step 1 of 3"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("Lesson"), "the start page lies below");
}

#[test]
fn a_game_and_its_start_page_lead_to_the_home_which_leads_back() {
    let mut window = room("pebbles=12 most=4");
    window.press("Two players");
    window.press("Play");
    window.press("Take 3");
    let ways: [fn(&mut Window); 2] =
        [|window| window.press("Pebbles"), |window| window.key(Key::Escape)];
    for leave in ways {
        leave(&mut window);
        window.press("Home");
        assert!(window.has("Lessons and puzzles"), "{:#?}", window.names());
        window.press("Other games");
        window.press_part("Continue ");
        assert!(window.has("A heap of 9 pebbles"));
    }
    window.press("New game…");
    window.press("Home");
    assert!(window.has("Lessons and puzzles"));
}

#[test]
fn a_person_takes_pebbles_and_the_computer_answers() {
    let mut window = room("pebbles=12 most=4");
    window.press("Play");
    assert!(window.has("A heap of 12 pebbles"));
    window.press("Take 3");
    window.wait("the answer", |window| window.says("Bé Tí took"));
    assert!(window.says("Your turn"), "{:#?}", window.names());
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert!(window.has("A heap of 12 pebbles"));
    window.key_with(Modifiers::COMMAND, Key::Y);
    assert!(window.says("Bé Tí took"));
}

#[test]
fn the_number_just_taken_and_numbers_beyond_the_heap_are_refused() {
    let mut window = between_people("pebbles=6 most=4", &[Key::Num2]);
    assert!(!window.is_enabled("Take 2"));
    window.key(Key::Num2);
    assert!(window.says("The other side has just taken 2, so you cannot."));
    window.key(Key::Num9);
    assert!(window.says("You can take at most 4."));
    assert!(window.has("A heap of 4 pebbles"));
}

#[test]
fn a_pebble_that_lies_too_deep_is_refused_with_the_reason() {
    let mut window = between_people("pebbles=6 most=4", &[]);
    // One of the six pebbles is the first, below all others.
    let heap = window.rect_of("A heap of 6 pebbles").shrink(10.0);
    let points = (0..40).flat_map(|row| (0..40).map(move |column| vec2(column as f32, row as f32)));
    let refused = points.map(|at| heap.min + at / 40.0 * heap.size()).any(|at| {
        window.click_at(at);
        let says = window.says("You can take at most 4.");
        if !says && !window.has("A heap of 6 pebbles") {
            window.key_with(Modifiers::COMMAND, Key::Z);
            window.press("Agree");
        }
        says
    });
    assert!(refused && window.has("A heap of 6 pebbles"));
}

#[test]
fn the_end_names_its_reason_and_the_winner() {
    let window = between_people("pebbles=6 most=4", &[Key::Num2, Key::Num4]);
    assert!(window.says("The heap is empty. Player 2 wins"), "{:#?}", window.names());
    let window = between_people("pebbles=2 most=4", &[Key::Num1]);
    let why = "One pebble is left, and the last turn took one. Player 1 wins";
    assert!(window.says(why), "{:#?}", window.names());
}

#[test]
fn a_hint_says_in_how_many_moves_it_wins() {
    let mut window = between_people("pebbles=6 most=4", &[]);
    window.key(Key::H);
    window.wait("the hint", |window| window.says("you win in 3"));
    window.key(Key::H);
    assert!(!window.says("you win in 3"));
    let mut window = between_people("pebbles=5 most=4", &[]);
    window.key(Key::H);
    window.wait("the hint", |window| window.says("Every move loses"));
}

#[test]
fn the_strip_and_the_table_show_the_same_game() {
    let mut window = room("pebbles=6 most=4");
    window.press("Two players");
    window.press("Strip");
    window.press("Play");
    assert!(window.has("The piece beside cell 7 of the strip"));
    window.press("Push by 2 to cell 5");
    assert!(window.says("Player 1 pushed the piece 2 to cell 5."));
    assert!(!window.is_enabled("Push by 2 to cell 3"), "the last push was 2");
    window.press("New game…");
    window.press("Table");
    window.press_part("Continue ");
    assert!(window.has("The piece in row 5, column 2 of the table"));
    window.press("Go up 4 to row 1, column 4");
    assert!(window.says("The piece is in row 1. Player 2 wins"), "{:#?}", window.names());
}

#[test]
fn computers_play_alone_and_pause() {
    let mut window = room("pebbles=30 most=4");
    window.press("Change…");
    window.press("Watch computers");
    window.press_last("Play");
    window.wait("the end", |window| window.says("wins"));
    assert!(!window.is_enabled("Pause"));
}

#[test]
fn the_review_of_a_replay_names_the_move_that_gave_the_win_away() {
    // From 6 pebbles after 2, 1 leads to the lost row 6; 4 instead loses to 1.
    let mut window = between_people("pebbles=8 most=4", &[Key::Num2, Key::Num4, Key::Num1]);
    window.key(Key::F5);
    window.key(Key::F6);
    window.wait("the review", |window| window.says("big mistake"));
    let fault = "2. Player 2 took 4 and gave the win away: it leaves 2, and the other player takes 1 \
                 and leaves 1. Taking 1 wins in 3 moves. Big mistake";
    assert!(window.has(fault), "{:#?}", window.names());
    let heap = window.names().into_iter().find(|name| name.starts_with("A heap of"));
    let heap = window.rect_of(&heap.expect("the heap"));
    assert!(window.rect_of(fault).right() < heap.left(), "the review is beside the board");
    window.key(Key::Home);
    window.key(Key::ArrowRight);
    assert!(window.says("Player 2: a win in 3 moves."), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.says("Player 1 wins"));
}

#[test]
fn a_game_is_resumed_and_games_are_listed_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = |seats: &str| -> TableSettings {
        ron::from_str(&format!("(options: \"pebbles=1 most=4\", seats: {seats})")).expect("a table")
    };
    let mut window = room_with(Some(folder.path()), table("(Person, Computer(Master))"));
    window.press("Play");
    window.press("Take 1");
    assert!(window.says("You win"), "{:#?}", window.names());
    window.press("New game…");
    window.press("My games and achievements");
    window.wait("the results", |window| window.says("Wins: 1"));
    let game = "Pebbles at the start: 1, Limit per turn: 4";
    window.wait("the list beside the results", |window| window.says(game));
    window.press("Back");
    window.resize_by_system(vec2(640.0, 400.0));
    window.key_with(Modifiers::COMMAND, Key::T);
    window.wait("the results", |window| window.says("Wins: 1"));
    assert!(window.is_chosen("Achievements") && !window.says(game), "{:#?}", window.names());
    window.press("My games");
    assert!(!window.says("Wins: 1"));
    window.press_part("Pebbles at the start: 1, Limit per turn: 4");
    window.press("Replay");
    window.wait("the replay", |window| !window.has("My games"));
    window.key(Key::End);
    assert!(window.says("You took 1."), "{:#?}", window.names());
    drop(window);

    let options = "pebbles=9 most=4".to_owned();
    let table = TableSettings { options, ..table("(Person, Person)") };
    let mut window = room_with(Some(folder.path()), table.clone());
    window.press("Play");
    window.key(Key::Num3);
    drop(window);
    let mut window = room_with(Some(folder.path()), table);
    window.press_part("Continue ");
    assert!(window.has("A heap of 6 pebbles"));
}

#[test]
fn the_lesson_ends_with_the_reason_why_row_6_is_lost() {
    let mut window = room("pebbles=12 most=4");
    window.press("Lesson");
    assert!(window.says("Step 1 of 3"));
    window.press("Take 2");
    window.press("Continue");
    // The wrong answer first.
    window.press("Take 1");
    window.press("Try again");
    window.press("Take 4");
    assert!(window.is_focused("Continue"), "Enter goes on");
    window.key(Key::Enter);
    window.press("Go up 2 to row 4, column 2");
    assert!(window.says("So row 6 is lost"), "{:#?}", window.names());
    let taken = "The piece in row 1, column 3 of the table";
    window.wait("the answer", |window| window.has(taken));
    window.key(Key::Escape);
    assert!(window.has("Lesson"));
}

#[test]
fn the_options_are_kept_for_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::write(&path, "(version: 1, data: (language: Some(English), rules_asked: true))")
        .expect("written");
    let open = || Opening { settings: Some(path.clone()), ..Opening::default() }.bare();
    let mut window = open();
    window.press("Other games");
    window.press("Pebbles");
    window.press("Table");
    window.press("Granny Sáu (expert)");
    window.press("Limit per turn: more");
    drop(window);
    let mut window = open();
    window.press("Other games");
    window.press("Pebbles");
    assert!(window.is_chosen("Table") && window.is_chosen("Granny Sáu (expert)"));
    window.press("Play");
    assert!(window.says("Move it up 1 to 5 rows"), "{:#?}", window.names());
}

#[test]
fn the_winner_stays_in_view_whatever_is_pressed() {
    let mut window = between_people("pebbles=6 most=4", &[Key::Num2, Key::Num4, Key::Num1]);
    assert!(window.says("The heap is empty. Player 2 wins"), "{:#?}", window.names());
    window.key(Key::F5);
    window.key(Key::End);
    assert!(window.says("The heap is empty. Player 2 wins"), "{:#?}", window.names());
}

#[test]
fn a_refused_number_shows_its_reason_below_its_own_field() {
    let mut window = room("pebbles=12 most=4");
    let below = window.rect_of("Table");
    let reason = "Enter a whole number from 1 to 999.";
    window.enter("Pebbles at the start", "5000");
    let (first, second) = (window.exact_rect(reason), window.rect_of("Limit per turn: more"));
    assert!(first.top() >= window.rect_of("Pebbles at the start: more").bottom());
    assert!(first.bottom() <= second.top(), "{first} {second}");
    assert_eq!(window.rect_of("Table"), below, "nothing moves");
    window.enter("Limit per turn", "1");
    assert!(!window.has(reason), "{:#?}", window.names());
    let other = window.exact_rect("Enter a whole number from 2 to 20.");
    assert!(other.top() >= second.bottom() && other.bottom() <= below.top(), "{other}");
    window.enter("Limit per turn", "6");
    assert!(!window.says("Enter a whole number"));
    assert_eq!(window.rect_of("Table"), below, "nothing moves");
    window.press("Play");
    assert!(window.says("12 pebbles left. Take 1 to 6."), "{:#?}", window.names());
}

#[test]
fn the_options_are_named_in_the_words_of_the_look() {
    let mut window = room("pebbles=12 most=4");
    let size = |window: &Window, label| window.value_of(Role::TextInput, label);
    assert_eq!(size(&window, "Pebbles at the start").as_deref(), Some("12"));
    window.press("Strip");
    assert_eq!(size(&window, "Cells of the strip").as_deref(), Some("13"));
    window.enter("Cells of the strip", "20");
    window.press("Table");
    assert_eq!(size(&window, "Rows of the table").as_deref(), Some("20"));
    window.press("Heap");
    assert_eq!(size(&window, "Pebbles at the start").as_deref(), Some("19"));
}

#[test]
fn each_computer_has_its_own_level() {
    let mut window = room("pebbles=12 most=4");
    window.press("Change…");
    window.press("Watch computers");
    window.open_list("Player 1");
    window.press_last("Bé Tí (beginner)");
    window.open_list("Player 2");
    window.press_last("Old Đồ (master)");
    window.press_last("Play");
    window.wait("the end", |window| window.says("wins!"));
    assert!(window.has("Bé Tí (beginner)"), "{:#?}", window.names());
    assert!(window.has("Old Đồ (master)"), "{:#?}", window.names());
}

#[test]
fn a_replay_of_another_game_has_a_slider_and_a_pace_that_is_kept() {
    let moves = [Key::Num3, Key::Num1, Key::Num4];
    let mut window = between_people("pebbles=30 most=4", &moves);
    window.key(Key::F5);
    assert_eq!(window.slider("Move shown"), Some(0.0));
    window.drag_slider("Move shown", 1.0);
    assert_eq!(window.slider("Move shown"), Some(moves.len() as f64));
    assert!(window.has("A heap of 22 pebbles") && window.has("3 / 3"), "{:#?}", window.names());
    window.open_list("Speed: Normal");
    window.act("Fast");
    window.key(Key::Escape);
    window.key(Key::F5);
    assert!(window.has("Speed: Fast"), "{:#?}", window.names());
}

#[test]
fn a_step_of_a_replayed_game_moves_before_its_result_is_told() {
    let settings = Opening::settings(Language::English, Speed::Normal);
    let mut window = Opening::default().with(&settings);
    window.act("Other games");
    window.act("Pebbles");
    window.paste("[Game \"pebbles\"]\n[Start \"5 4 0 0\"]\n\n1 4");
    window.key(Key::End);
    assert!(window.says("wins!"), "{:#?}", window.names());
    window.key(Key::ArrowLeft);
    window.key_and_step(Key::ArrowRight);
    assert!(!window.says("wins!"), "the pebbles still move: {:#?}", window.names());
    window.let_seconds_pass(2.0);
    assert!(window.says("wins!"), "{:#?}", window.names());
}

#[test]
fn a_game_goes_on_from_its_replay_between_other_players() {
    let mut window = between_people("pebbles=30 most=4", &[Key::Num3, Key::Num1, Key::Num4]);
    window.key(Key::F5);
    assert!(window.has("A heap of 30 pebbles"), "the replay begins at the start of the game");
    (0..2).for_each(|_| window.key(Key::ArrowRight));
    window.key(Key::N);
    assert_eq!(window.dialog().as_deref(), Some("Play from here"));
    assert!(window.says("from the position after move 2"));
    assert!(window.says("Your current game will be abandoned."));
    assert!(window.is_chosen("Two players"), "the players of the replay");
    window.key(Key::Escape);
    assert_eq!(window.dialog(), None);
    assert!(window.has("A heap of 26 pebbles"), "the replay is still there");

    window.press("Play from here");
    window.wait("the dialog", |window| window.dialog().is_some());
    window.press("One player");
    window.open_list("Player 2");
    window.press("Old Đồ (master)");
    window.press_last("Play");
    assert_eq!(window.dialog(), None);
    assert!(window.has("A heap of 26 pebbles") && window.says("Your turn."));
    window.press("Take 2");
    window.wait("the answer", |window| window.says("Old Đồ took"));
}

#[test]
fn a_damaged_file_in_which_a_side_that_does_not_play_resigns_is_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (options, seats) = ("pebbles=20 most=4".to_owned(), [Seat::Person; 4]);
    let table = TableSettings { options, seats, ..TableSettings::default() };
    let mut window = room_with(Some(folder.path()), table.clone());
    window.press("Play");
    window.press("Take 1");
    window.press("Resign");
    window.press_last("Resign");
    drop(window);
    let library = folder.path().join("pebbles/library");
    let entries = fs::read_dir(&library).expect("a library");
    for file in entries.map(|entry| entry.expect("a file").path()) {
        let whole = fs::read_to_string(&file).expect("a game");
        assert!(whole.contains("resign:1"), "{whole}");
        fs::write(&file, whole.replace("resign:1", "resign:3")).expect("written");
    }
    let mut window = room_with(Some(folder.path()), table);
    window.press("My games and achievements");
    window.wait("the list", |window| window.says("Player 1 won"));
}

#[test]
fn a_deleted_game_is_brought_back_by_its_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let (options, seats) = ("pebbles=1 most=4".to_owned(), [Seat::Person; 4]);
    let table = TableSettings { options, seats, ..TableSettings::default() };
    let mut window = room_with(Some(folder.path()), table);
    window.press("Play");
    window.press("Take 1");
    window.press("New game…");
    window.press("My games and achievements");
    let entry = "Pebbles at the start: 1";
    window.wait("the list", |window| window.says(entry));
    window.press_part(entry);
    window.press("More");
    window.press("Delete");
    window.wait("the deletion", |window| !window.says(entry));
    assert!(window.has("Game deleted. “Undo delete” restores it."), "{:#?}", window.names());
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.wait("the game", |window| window.says(entry));
    assert!(window.has("Game restored."), "{:#?}", window.names());
    assert!(!window.has("Undo delete"), "nothing is left to bring back");
}

#[test]
fn an_unfinished_game_continues_from_the_list_of_the_other_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let seats = [
        Seat::Person,
        Seat::Computer(Level::Master),
        Seat::Computer(Level::Master),
        Seat::Computer(Level::Master),
    ];
    let options = "pebbles=20 most=4".to_owned();
    let table = TableSettings { options, seats, ..TableSettings::default() };
    let mut window = room_with(Some(folder.path()), table.clone());
    window.press("Play");
    window.press("Take 1");
    window.wait("the answer", |window| window.says("Old Đồ took"));
    window.press("New game…");
    window.key(Key::Escape);
    let state = "Unfinished Pebbles · You – Old Đồ (master) · 2 moves. Your turn. ";
    let unfinished = window.names().into_iter().find(|name| name.starts_with(state));
    let unfinished = unfinished.unwrap_or_else(|| panic!("{:#?}", window.names()));
    let heap = unfinished[state.len()..].split(" left.").next().expect("the pebbles").to_owned();
    drop(window);

    // The next time, too, even if Ô ăn quan was played last.
    let settings = {
        let mut settings = Opening::settings(Language::English, Speed::Off);
        settings.tables.insert("pebbles".to_owned(), table.clone());
        settings
    };
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, ..Opening::default() }.with(&settings);
    window.wait("the game under way", |window| window.has("Pebbles"));
    drop(window);
    let mut window = room_with(Some(folder.path()), table);
    window.key(Key::Escape);
    assert!(window.has(&unfinished), "{:#?}", window.names());
    window.press_part("Continue ");
    assert!(window.has(&format!("A heap of {heap}")), "{:#?}", window.names());
    window.press("Resign");
    window.press_last("Resign");
    assert!(window.says("You resigned."), "{:#?}", window.names());
    window.press("New game…");
    window.press("My games and achievements");
    window.wait("the list", |window| window.says("You resigned"));
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(!window.says("Continue "), "the game is over");
}

#[test]
fn the_result_offers_another_game_its_review_and_after_two_wins_the_next_level() {
    let folder = tempfile::tempdir().expect("a folder");
    let (options, seats) = (
        "pebbles=1 most=4".to_owned(),
        [
            Seat::Person,
            Seat::Computer(Level::Medium),
            Seat::Computer(Level::Medium),
            Seat::Computer(Level::Medium),
        ],
    );
    let table = TableSettings { options, seats, ..TableSettings::default() };
    let mut window = room_with(Some(folder.path()), table);
    window.press("Play");
    window.press("Take 1");
    assert!(window.says("You win!") && window.has("Replay with review"), "{:#?}", window.names());
    assert!(!window.has("Try Uncle Tư"), "one win is not enough");
    window.let_seconds_pass(1.0);
    window.press("Play again");
    assert!(window.has("A heap of 1 pebble"), "{:#?}", window.names());
    window.press("Take 1");
    window.wait("the next level", |window| window.has("Try Uncle Tư"));
    window.let_seconds_pass(1.0);
    window.press("Try Uncle Tư");
    assert!(window.says("Uncle Tư (hard)") && window.is_enabled("Take 1"));
    window.press("Take 1");
    window.let_seconds_pass(1.0);
    window.press("Replay with review");
    window.wait("the review", |window| window.says("Accuracy"));
}

#[test]
fn the_forms_of_the_pebble_games_are_found_by_name() {
    for (language, form) in
        [(Language::English, "Form of the game"), (Language::Vietnamese, "Kiểu chơi")]
    {
        let settings: Settings = Opening::settings(language, Speed::Off);
        let mut window = Opening::default().with(&settings);
        window.act_either(&["Other games", "Trò chơi khác"]);
        for name in ["ốc sỏi", "cờ đẩy", "cờ bảng"] {
            assert!(window.says(name), "{name}: {:#?}", window.names());
        }
        window.act_either(&["Pebbles", "Bốc sỏi"]);
        assert!(window.says(form), "{:#?}", window.names());
    }
}
