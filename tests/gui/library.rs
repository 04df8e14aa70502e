//! Games on the disk and the library: an unfinished game is offered again, and earlier games can
//! be found, opened, renamed, deleted and saved.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::gui_support::{Opening, Window, statistics};
use basics::Form;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, vec2};
use jiff::Timestamp;
use o_an_quan::ai::Level;
use o_an_quan::archive::{Label, Library, SavedGame};
use o_an_quan::controller::{Name, Seat, Session, Setup};
use o_an_quan::door::Door;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Departure, Record, Rules, Side};
use tempfile::TempDir;

fn window(data: &Path) -> Window {
    Opening { games: Some(data.to_owned()), ..Opening::default() }.open()
}

/// Returns a game of two people under these rules after these moves, begun `minutes` after a fixed
/// moment.
fn game(rules: &str, moves: &str, minutes: i64) -> SavedGame {
    let rules: Rules = rules.parse().expect("rules");
    let seats = vec![Seat::Person; rules.sides].into();
    let names = Setup::no_names(rules.sides);
    let setup = Setup { seats, names, first: Side::NEAR, seed: 1 };
    let mut session = Session::new(rules, setup, Arc::new(|| ()), Arc::new(|_, _| None));
    for word in moves.split_whitespace() {
        match word.parse::<Departure>() {
            Ok(departure) => session.depart(departure).expect("may leave"),
            Err(_) => drop(session.play(word.parse().expect("a move")).expect("legal")),
        }
    }
    let began = Timestamp::from_second(1_790_000_000 + 60 * minutes).expect("a time");
    SavedGame::of(&Label::new(began), &session, began)
}

/// Creates a library of three games called A, B and C, of which A is the oldest.
fn three() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(folder.path().join("library"));
    for (minutes, (title, rules, moves)) in
        [("A", "folk", "2+ 9- 4+"), ("B", "rich", "2+"), ("C", "classic", "2+ 9-")]
            .iter()
            .enumerate()
    {
        let title = (*title).to_owned();
        let game = SavedGame { title, ..game(rules, moves, minutes as i64) };
        library.add(&game).expect("added");
    }
    folder
}

/// Opens a window at the library and waits until its games are read.
fn at_library(data: &Path) -> Window {
    let mut window = window(data);
    open_library(&mut window);
    window
}

fn open_library(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait_for_games();
}

/// Returns the names of the listed games, from the top.
fn listed(window: &Window) -> Vec<String> {
    let first = |name: String| name.split(',').next().unwrap_or_default().to_owned();
    let rows = window.names_of(Role::RadioButton);
    rows.into_iter().filter(|name| name.contains(", ")).map(first).collect()
}

/// Chooses an action from the list of actions of the chosen game.
fn choose_action(window: &mut Window, action: &str) {
    window.press("More");
    window.press(action);
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".ron")).collect()
}

#[test]
fn a_game_is_restored_with_its_undo_history() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = window(folder.path());
    first.set_speed(&["Off"]);
    first.press("Two players");
    first.press("Play");
    first.play_first_move("Player 1");
    first.let_seconds_pass(1.0);
    drop(first);

    let mut again = window(folder.path());
    again.key(Key::Tab);
    assert!(again.is_focused("Continue game"), "it comes first");
    again.press("Continue game");
    assert!(again.says("Player 1: cell 2 to the right"));
    again.press("Undo");
    again.press("Agree");
    assert!(again.has("Player 1, cell 2: 5 dân") && !again.is_enabled("Undo"));
    drop(again);

    let mut again = window(folder.path());
    again.press("Continue game");
    again.press("Redo");
    assert!(again.says("Player 1: cell 2 to the right"));
}

#[test]
fn a_second_window_starts_without_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = window(folder.path());
    first.press("Two players");
    first.press("Play");
    first.play_first_move("Player 1");
    let second = window(folder.path());
    assert!(!second.has("Continue game"));
}

#[test]
fn settings_changed_in_two_windows_are_both_saved() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Some(folder.path().join("settings.ron"));
    let open = || Opening { settings: settings.clone(), ..Opening::default() };
    let mut first = open().open();
    let mut second = open().open();
    first.press("Two players");
    second.press("Music");
    first.choose("Dark");
    drop((first, second));
    let mut again = open().open();
    assert!(again.is_chosen("Two players") && again.is_in_force("Dark"));
    assert!(!again.is_chosen("Music"));
}

#[test]
fn a_finished_game_is_in_the_library_and_no_longer_offered() {
    let folder = tempfile::tempdir().unwrap();
    let mut played = window(folder.path());
    played.set_speed(&["Off"]);
    played.press("Play");
    played.play_to_the_end();
    drop(played);
    assert_eq!(files(&folder.path().join("library")).len(), 1);
    let mut again = at_library(folder.path());
    assert!(again.has("1 game") && again.says("You – Tèo (easy)"));
    assert!(!again.says("Unfinished"));
    let whys = ["both quan cells empty", "same position three times"];
    assert!(whys.iter().any(|why| again.says(why)), "{:?}", again.names());
    assert!(!again.has("Continue") && again.has("Replay"));
    again.press("Home");
    assert!(!again.has("Continue game"));
}

#[test]
fn the_library_shows_who_left_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("library"));
    let names = vec![Name::new("An"), Name::new("Bà Tư")];
    let resigned = game("classic", "2+ 9- resign:1", 0);
    library.add(&SavedGame { names, ..resigned }).unwrap();
    library.add(&game("folk", "2+ stop", 1)).unwrap();
    let window = at_library(folder.path());
    assert!(window.says("Bà Tư resigned"), "{:?}", window.names());
    assert!(window.says("ended by agreement"), "{:?}", window.names());
}

#[test]
fn a_game_abandoned_for_another_can_be_continued_from_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let mut played = window(folder.path());
    played.set_speed(&["Off"]);
    played.press("Two players");
    played.press("Play");
    played.play_first_move("Player 1");
    played.let_seconds_pass(1.0);
    played.press("New game");
    assert!(played.has("Start a new game? This one stays in My games."));
    played.press_last("New game");
    assert!(played.has("Player 1, cell 2: 5 dân"));
    played.press("Home");
    open_library(&mut played);
    played.wait("it is listed", |window| window.has("1 game"));
    played.wait("the turn", |window| window.says("Unfinished, Player 2 to move"));
    played.key(Key::Enter);
    played.wait("the game", |window| window.says("Player 1: cell 2 to the right"));
}

#[test]
fn games_are_sorted_searched_and_filtered() {
    let folder = three();
    let mut window = at_library(folder.path());
    assert!(window.has("3 games"));
    assert_eq!(listed(&window), ["C", "B", "A"]);
    window.open_list("Sort: Newest first");
    window.act("Oldest first");
    assert_eq!(listed(&window), ["A", "B", "C"]);
    window.open_list("Sort: Oldest first");
    window.act("Longest first");
    assert_eq!(listed(&window), ["A", "C", "B"]);
    window.enter("Search", "ten dân");
    assert_eq!(listed(&window), ["B"]);
    assert!(window.has("1 of 3 games"));
    window.enter("Search", "no such thing");
    assert!(window.has("No games match."));
    window.enter("Search", "");
    window.open_list("Show: All games");
    window.act("Finished");
    assert!(window.has("0 of 3 games"));
    window.press("Show all");
    assert_eq!(listed(&window), ["A", "C", "B"], "in the order chosen");
}

#[test]
fn letters_typed_into_the_search_run_no_commands() {
    let folder = three();
    let mut window = at_library(folder.path());
    window.enter("Search", "ms");
    window.press("Search");
    window.key(Key::Escape);
    assert!(window.has("My games and achievements"), "Esc first leaves the field");
    window.key(Key::Escape);
    assert!(window.has("Play"));
    window.key(Key::F4);
    assert!(window.is_chosen("Sound effects"));
    window.key(Key::Escape);
    assert!(window.is_chosen("Music"));
}

#[test]
fn arrow_keys_walk_through_the_list_of_games() {
    let folder = three();
    let mut window = at_library(folder.path());
    let focused = |window: &Window| window.focused().map(|(name, _)| name[..1].to_owned());
    assert_eq!(focused(&window).as_deref(), Some("C"), "the focus starts at the first game");
    for (key, name) in [
        (Key::ArrowDown, "B"),
        (Key::ArrowDown, "A"),
        (Key::ArrowDown, "A"),
        (Key::ArrowUp, "B"),
        (Key::Home, "C"),
        (Key::End, "A"),
    ] {
        window.key(key);
        assert_eq!(focused(&window).as_deref(), Some(name), "{key:?}");
    }
    window.key(Key::Enter);
    window
        .wait("game A after its last move", |window| window.says("Player 1: cell 4 to the right"));
}

#[test]
fn the_list_is_one_stop_for_tab_and_leads_to_the_actions_of_the_chosen_game() {
    let folder = three();
    let mut window = at_library(folder.path());
    window.key(Key::ArrowDown);
    let mut tab_to = |name: &str| {
        window.key(Key::Tab);
        assert!(window.is_focused(name), "{name}: {:?}", window.focused());
    };
    tab_to("Continue");
    tab_to("More");
    window.key(Key::Enter);
    for action in ["Replay", "Rename", "Save as", "Copy game (text)", "Delete"] {
        assert!(window.has(action), "{action}");
    }
    window.key(Key::Escape);
    assert!(!window.has("Rename") && window.has("3 games"), "Esc closes the list of actions");
    let rows = window.names_of(Role::RadioButton).into_iter().filter(|name| name.contains(", "));
    let mut focused = Vec::new();
    for _ in 0..12 {
        window.key(Key::Tab);
        focused.extend(window.focused().map(|(name, _)| name));
    }
    assert_eq!(rows.filter(|row| focused.contains(row)).count(), 1, "{focused:?}");
}

#[test]
fn a_row_says_who_won_or_whose_turn_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("library"));
    let began = Timestamp::from_second(1_790_000_000).expect("a time");
    let computer = Seat::Computer(Level::Easy);
    let add = |name: &str, seats: &[Seat], turns| {
        let game = statistics::played("classic", seats.to_vec(), (1, turns), began);
        let id = format!("2026-11-22-{name}").try_into().expect("a name");
        let game = SavedGame { id, title: name.to_owned(), ..game };
        library.add(&game).expect("added");
        game.result.map(|result| result.points)
    };
    let points = add("mine", &[Seat::Person, computer], 500).expect("it is over");
    add("theirs", &[computer, Seat::Person], 500);
    add("first", &[Seat::Person, computer], 2);
    add("second", &[Seat::Person; 2], 3);
    let mut window = at_library(folder.path());
    window.wait("the turns", |window| window.says("first, Unfinished, your turn"));
    assert!(window.says("second, Unfinished, Player 2 to move"), "{:?}", window.names());
    let margin = points[0] - points[1];
    let [mine, theirs] = match margin {
        1.. => [format!("You won by {margin}"), format!("You lost by {margin}")],
        0 => [0, 0].map(|_| format!("Drawn, {} each", points[0])),
        _ => [format!("You lost by {}", -margin), format!("You won by {}", -margin)],
    };
    assert!(window.says(&format!("mine, {mine}")), "{:?}", window.names());
    assert!(window.says(&format!("theirs, {theirs}")), "{:?}", window.names());
}

#[test]
fn an_empty_list_invites_to_play_and_to_learn() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_library(folder.path());
    assert!(window.has("Nothing here yet. Games appear once you finish or leave them."));
    assert!(!window.has("Search") && !window.has("Rename"), "there is nothing to search");
    window.press("Learn to play");
    assert!(!window.has("My games and achievements"));
    open_library(&mut window);
    window.press_last("Play");
    assert!(window.says("Your turn"), "{:?}", window.names());
}

#[test]
fn a_narrow_window_shows_one_part_at_a_time() {
    let folder = three();
    let (games, size) = (Some(folder.path().to_owned()), vec2(640.0, 400.0));
    let mut window = Opening { size, games, ..Opening::default() }.open();
    open_library(&mut window);
    assert!(window.is_chosen("My games") && listed(&window).len() > 1);
    window.press("Achievements");
    window.wait_for_games();
    assert!(
        window.says("Your opponents") || window.says("Next goal: beat "),
        "{:?}",
        window.names()
    );
    assert!(listed(&window).is_empty());
    window.key(Key::F2);
    assert!(window.dialog().is_none(), "no game is renamed that is not in view");
    window.press("Details");
    assert!(window.has("What counts") || window.has("Board: All boards"));
    window.key(Key::Escape);
    assert!(window.is_chosen("Achievements"), "Esc leads from the details to the achievements");
    window.key_with(Modifiers::COMMAND, Key::G);
    assert!(window.is_chosen("My games"));
}

#[test]
fn a_damaged_file_is_listed_and_does_not_harm_the_others() {
    let folder = three();
    let library = folder.path().join("library");
    let whole = fs::read_to_string(library.join(&files(&library)[0])).unwrap();
    fs::write(library.join("half.ron"), "(version: 1, data: (").unwrap();
    let illegal = whole.replace("moves: \"2+", "moves: \"2+ 2+").replace("title: \"", "title: \"X");
    fs::write(library.join("illegal.ron"), &illegal).unwrap();
    let mut window = at_library(folder.path());
    assert!(window.says("half.ron, The file is damaged"), "{:?}", window.names());
    let bad = window.names_of(Role::RadioButton).into_iter().find(|name| name.starts_with('X'));
    window.press(&bad.expect("the list does not read the moves"));
    window.press("Continue");
    window.wait("the problem", |window| window.says("illegal.ron, Damaged: moves, move 2: "));
    assert!(!window.has("Continue") && window.has("Delete"));
    assert_eq!(fs::read_to_string(library.join("illegal.ron")).unwrap(), illegal);
    window.press_part("A, ");
    assert!(window.has("Continue"));
}

#[test]
fn a_game_is_saved_elsewhere_and_no_file_is_replaced_unasked() {
    let folder = three();
    let mut window = at_library(folder.path());
    let text = folder.path().join("a game.txt");
    let whole = folder.path().join("a game.ron");
    choose_action(&mut window, "Save as");
    window.enter("File", text.to_str().unwrap());
    window.wait("the file", |window| window.says("Saved as ") && window.says("a game.txt"));
    let written = fs::read_to_string(&text).unwrap();
    assert!(written.contains("[Rules \"classic\"]") && written.ends_with("2+ 9-\n"), "{written}");
    choose_action(&mut window, "Save as");
    window.enter("File", whole.to_str().unwrap());
    window.wait("the file", |window| window.says("a game.ron"));
    let read = Door::at_start().open(&whole).expect("a game");
    assert_eq!(read[0].form, Form::Saved);
    assert_eq!(read[0].summary().heading.event, "C");
    let ours = folder.path().join("a game.oanquan");
    choose_action(&mut window, "Save as");
    window.enter("File", ours.to_str().unwrap());
    window.wait("the file", |window| window.says("a game.oanquan"));
    assert_eq!(fs::read(&ours).unwrap(), fs::read(&whole).unwrap());

    fs::write(&text, "mine").unwrap();
    choose_action(&mut window, "Save as");
    window.enter("File", text.to_str().unwrap());
    window.wait("the question", |window| window.has("A file with this name already exists."));
    assert_eq!(fs::read_to_string(&text).unwrap(), "mine");
    window.press("Replace file");
    window.wait("the file", |window| window.says("a game.txt"));
    assert_eq!(fs::read_to_string(&text).unwrap(), written);

    choose_action(&mut window, "Save as");
    window.enter("File", folder.path().join("none/game.txt").to_str().unwrap());
    window.wait("the reason", |window| window.says("Not saved: the folder "));
}

#[test]
fn a_game_in_the_library_can_be_copied() {
    let folder = three();
    let mut window = at_library(folder.path());
    let text = window.copied_by(|harness| harness.event(Event::Copy));
    assert!(text.contains("[Rules \"classic\"]") && text.ends_with("2+ 9-\n"), "{text}");
}

#[test]
fn a_file_dropped_onto_the_window_is_opened() {
    let folder = three();
    let library = folder.path().join("library");
    let saved = library.join(&files(&library)[0]);
    let record = folder.path().join("game.txt");
    fs::write(&record, "2+ 9- 4+").unwrap();
    let mut window = window(folder.path());
    window.drop_file(&record);
    assert!(window.says("Player 1: cell 4 to the right"));
    window.drop_file(&saved);
    assert!(window.has("Open the other game? This one stays in My games."));
    window.press("Open");
    assert!(window.says("Player "));
    let broken = folder.path().join("broken.ron");
    fs::write(&broken, "(version: 1, data: ()").unwrap();
    window.drop_file(&broken);
    assert!(window.has("Not a game record"));
    assert!(window.says("The file is damaged (line 1, column 20)."), "{:?}", window.names());
}

#[test]
fn a_game_that_cannot_be_saved_continues() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::write(&data, "in the way").unwrap();
    let mut window = window(&data);
    window.set_speed(&["Off"]);
    window.press("Two players");
    window.press("Play");
    window.wait("the report", |window| window.says("The game cannot be saved: "));
    window.play_first_move("Player 1");
    window.let_seconds_pass(4.0);
    assert!(window.says("Player 1: cell 2 to the right"));
    window.press("Home");
    assert!(window.says("The game cannot be saved: "), "the home says so until the game is saved");
    window.press_in_settings(&["Quit"]);
    window.let_seconds_pass(0.5);
    assert!(window.has("One game is not saved"));
    window.press("Cancel");
    fs::remove_file(&data).unwrap();
    window.press("Continue game");
    window.press("Undo");
    window.press("Agree");
    window.wait("it is kept", |_| data.join("playing/1/game.ron").exists());
    window.press("Home");
    window.wait("all is well", |window| !window.says("The game cannot be saved: "));
}

#[test]
fn the_pages_of_help_and_settings_open_over_the_library_and_leave_it_there() {
    let folder = three();
    let mut window = at_library(folder.path());
    window.pages_open_over("My games and achievements");
}

#[test]
fn a_damaged_game_is_reported_on_the_home() {
    let folder = tempfile::tempdir().unwrap();
    let slot = folder.path().join("playing/1");
    fs::create_dir_all(&slot).unwrap();
    fs::write(slot.join("game.ron"), "(version: 1").unwrap();
    let mut window = window(folder.path());
    assert!(window.says("The file of the last game is damaged."));
    assert!(!window.has("Continue game"));
    window.press("Close");
    assert!(!window.says("The file of the last game is damaged."));
}

#[test]
fn every_button_of_the_library_is_visible() {
    for (size, percent) in [
        (vec2(640.0, 400.0), 100),
        (vec2(640.0, 400.0), 150),
        (vec2(640.0, 400.0), 200),
        (vec2(1280.0, 800.0), 200),
        (vec2(1920.0, 1080.0), 100),
    ] {
        for language in ["English", "Tiếng Việt"] {
            let folder = three();
            let games = Some(folder.path().to_owned());
            let mut window = Opening { size, games, ..Opening::default() }.open();
            window.choose(language);
            window.enlarge_text(percent);
            window.key_with(Modifiers::COMMAND, Key::G);
            window.resize_by_system(size);
            window.wait("the games are read", |window| !listed(window).is_empty());
            let scrolls = size == vec2(640.0, 400.0) && percent > 100;
            let badly = if scrolls {
                window.bad_buttons_of_page(32.0)
            } else {
                window.badly_placed_buttons(32.0, false)
            };
            assert!(badly.is_empty(), "{size}, {percent}%, {language}: {badly:?}");
            // The lines show the result at their right end.
            let (line, edge) = (window.rect_of("A, "), window.room().right());
            assert!(line.right() < edge - 8.0, "{size}, {percent}%, {language}: {line}");
        }
    }
}

#[test]
fn a_link_adds_its_turn_to_the_game_of_the_library_that_it_goes_on_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(folder.path().join("library"));
    for (moves, minutes) in [("5+ 10+", 1), ("2+ 9-", 2), ("2+", 3), ("2+ 9- 4+ resign:1", 4)] {
        library.add(&game("folk", moves, minutes)).expect("added");
    }
    let mut window = window(folder.path());
    let text = "[Rules \"folk\"]\n\n2+ 9- 4+";
    let record = Record::parse(text, &Rules::classic()).expect("a record");
    window.paste(&link::write(&OAnQuan::record_of(record), true));
    assert!(window.has("One turn has been added to your game."));
    window.let_seconds_pass(8.0);
    assert!(window.has("Undo"), "{:#?}", window.names());
    // The game with two turns has three now; the others stay.
    window.key_with(Modifiers::COMMAND, Key::N);
    window.press_last("New game");
    window.wait("the game is kept", |_| {
        let turns = |file: &OsStr| library.open(file).map(|(game, _)| game.turns()).ok();
        let mut all: Vec<_> =
            library.list(&[]).expect("read").iter().map(|entry| turns(&entry.file)).collect();
        all.sort();
        all == [Some(1), Some(2), Some(3), Some(3)]
    });
}

#[test]
fn my_games_lead_to_the_game_under_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path());
    window.set_speed(&["Off"]);
    window.press("Play");
    window.play_first_move("You");
    window.wait_for_turn();
    window.key(Key::Escape);
    window.press("My games");
    window.press("On the board: You – Tèo (easy)");
    assert!(window.has("You, cell 2: 0 dân"), "{:#?}", window.names());
}
