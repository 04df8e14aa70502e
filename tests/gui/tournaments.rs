//! Tournaments of a class: the names, the rounds, the standings, the sheets, and what is kept.

use std::fs;
use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use jiff::Timestamp;
use o_an_quan::settings::{Language, Speed};

const NAMES: &str = "Names, one per line";

/// Opens the page of the tournaments kept in `games`.
fn at_page(games: &Path) -> Window {
    at_page_of(Opening { games: Some(games.to_owned()), ..Opening::default() })
}

fn at_page_of(opening: Opening) -> Window {
    let mut window = opening.with(&Opening::settings(Language::English, Speed::Off));
    window.press("For the class");
    window
}

/// Begins a new tournament with these names, without its rounds.
fn enter_names(window: &mut Window, names: &str) {
    window.press("New tournament");
    window.focus(NAMES);
    window.paste(names);
}

/// Begins a tournament of four players in three rounds.
fn four(games: &Path) -> Window {
    let mut window = at_page(games);
    enter_names(&mut window, "An\nBình\nChi\nDũng");
    window.press("Begin the tournament");
    window
}

/// Returns the players of the tables of the round on the screen.
fn pairs(window: &Window) -> Vec<[String; 2]> {
    let names = window.names_of(Role::RadioButton);
    let winners: Vec<String> = names
        .iter()
        .filter_map(|name| Some(name.split_once(": ")?.1.strip_suffix(" won")?.to_owned()))
        .collect();
    winners.chunks(2).map(|pair| [pair[0].clone(), pair[1].clone()]).collect()
}

/// Returns the rows of the standings.
fn rows(window: &Window) -> Vec<String> {
    window.names().into_iter().filter(|name| name.contains(", opponents' points ")).collect()
}

#[test]
fn the_other_games_lead_to_the_tournaments_and_escape_leads_home() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    assert!(window.says("In the Swiss system"));
    window.press("New tournament");
    assert!(window.has(NAMES));
    window.key(Key::Escape);
    assert!(window.has("New tournament"), "Escape leads to the list");
    window.key(Key::Escape);
    assert!(window.has("Lessons and puzzles"), "Escape leads home");
    assert!(!folder.path().join("tournaments").exists(), "nothing was entered");
}

#[test]
fn names_are_counted_and_doubled_ones_reported_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "1. An\n2. Bình");
    assert!(window.has("2 of 60 names"));
    window.key(Key::Enter);
    window.type_text("AN");
    assert!(window.has("2 of 60 names"));
    assert!(window.says("Line 3: “AN” is in the list twice"));
    window.type_text("H");
    window.paste("\nChi\nDũng");
    assert!(window.has("5 of 60 names"));
    assert!(!window.says("is in the list twice"));
    assert!(window.says("4 rounds usually show who is best; with 5"));
    let all: Vec<String> = (1..=61).map(|number| format!("\nBạn {number}")).collect();
    window.paste(&all.concat());
    assert!(window.says("at most 60 players; there are 66"));
    assert!(!window.has("Begin the tournament"));
}

#[test]
fn the_names_of_a_new_tournament_are_typed_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    window.press("New tournament");
    window.type_text("An");
    window.type_text("h");
    window.key(Key::Enter);
    window.type_text("Bình");
    assert!(window.has("1. Anh") && window.has("2. Bình"), "{:#?}", window.names());
    assert!(window.has("2 of 60 names"));
}

#[test]
fn a_table_is_understood_before_the_tournament_begins() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "STT,Họ và tên,Lớp\n1,Nguyễn Văn An,5A\n2,Trần Thị Bình,5A\n3,,5A\n");
    assert!(window.has("2 of 60 names") && window.has("The players are:"));
    assert!(window.has("1. Nguyễn Văn An") && window.has("2. Trần Thị Bình"));
    assert!(window.has("Line 1: These are the headings of the columns."));
    assert!(window.has("Line 4: There is no name here."), "{:#?}", window.names());
    assert!(window.says("1 round usually shows who is best"));
    window.press("Begin the tournament");
    let pair = &pairs(&window)[0];
    assert!(pair.contains(&"Nguyễn Văn An".to_owned()), "{pair:?}");
}

#[test]
fn each_line_that_is_passed_over_is_named_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(
        &mut window,
        "An\nBình\nTổng số: 2\nLê Thị Mai\nTrần Hoa\nVũ Nam\nNgày 5/9/2026\nĐỗ Lan",
    );
    let below = "Lines 4–6, 8: This is below the total, so it is not taken as a player.";
    assert!(window.says(below), "{:#?}", window.names());
    assert!(window.has("Lines 3, 7: There is no name here."), "{:#?}", window.names());
}

#[test]
fn a_tournament_does_not_begin_without_some_names_unless_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    let long = "Ă".repeat(31);
    enter_names(&mut window, &format!("An\nBình\nan\n{long}\nChi\nDũng\nEm\nNa 趙"));
    assert!(window.has("5 of 60 names"));
    window.press("Begin the tournament");
    assert_eq!(window.dialog().as_deref(), Some("Begin without these lines?"));
    assert!(window.says("Line 3: “an” is in the list twice"));
    assert!(window.says("has 31 characters") && window.says("Line 8: This name has letters"));
    window.press("Correct the names");
    assert!(window.dialog().is_none() && window.has(NAMES));
    window.press("Begin the tournament");
    window.press("Begin with 5 players");
    assert!(window.has("Round 1 of 4"), "{:#?}", window.names());
}

#[test]
fn a_list_file_is_dropped_or_pasted_into_the_names() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.csv");
    fs::write(&list, "\u{feff}STT;Họ và tên;Lớp\r\n1;Nguyễn Văn An;5A\r\n").unwrap();
    let mut window = at_page(&folder.path().join("games"));
    window.press("New tournament");
    window.drop_file(&list);
    assert!(window.has("1. Nguyễn Văn An"), "{:#?}", window.names());
    // A copied file, and a copied text while no field has the keyboard.
    fs::write(&list, "Trần Thị Bình").unwrap();
    window.paste(&list.display().to_string());
    window.paste("Chi\nDũng");
    let names = ["2. Trần Thị Bình", "3. Chi", "4. Dũng"];
    assert!(names.iter().all(|name| window.has(name)), "{:#?}", window.names());
    let table = folder.path().join("list.xlsx");
    fs::write(&table, b"PK\x03\x04\0\0").unwrap();
    window.drop_file(&table);
    assert!(
        window.says("is not a text file. Please save the table as CSV"),
        "{:#?}",
        window.names()
    );
}

#[test]
fn four_players_play_three_rounds_by_clicks_and_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = four(folder.path());
    assert!(window.has("Round 1 of 3") && window.has("0 of 2 results in"));
    assert!(!window.says("missing") && !window.has("Pair round 2"), "said once");
    let first = pairs(&window);
    let won = |table: usize, name: &str| format!("Table {table}: {name} won");
    window.press(&won(1, &first[0][0]));
    assert!(window.is_chosen(&won(1, &first[0][0])) && window.has("1 of 2 results in"));
    window.press("Standings");
    assert!(window.has("During round 1"), "{:#?}", window.names());
    window.press("Round");
    // The key enters the first table without a result.
    window.key(Key::Num2);
    assert!(window.is_chosen(&won(2, &first[1][1])) && window.has("2 of 2 results in"));
    window.press("Pair round 2");
    let second = pairs(&window);
    let mut winners = [first[0][0].clone(), first[1][1].clone()];
    winners.sort();
    let met = second.iter().map(|pair| {
        let mut pair = pair.clone();
        pair.sort();
        pair
    });
    assert!(met.into_iter().any(|pair| pair == winners), "the winners meet: {second:?}");
    window.key(Key::Num1);
    window.key(Key::Num1);
    window.press("Pair round 3");
    window.key(Key::Num0);
    window.press("Table 2: draw");
    // The end shows the standings, the best first.
    let champion = &second[0][0];
    assert!(window.has(&format!("1. {champion} (2½)")), "{:?}", window.names());
    let rows = rows(&window);
    assert_eq!(rows.len(), 4);
    assert!(rows[0].starts_with(&format!("1. {champion}: points 2½, ")), "{rows:?}");
    window.press("All rounds");
    assert!(window.says(&format!("{champion}: +")));
}

#[test]
fn a_result_is_corrected_and_removed_and_players_may_be_absent() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = four(folder.path());
    let pairs_of_one = pairs(&window);
    window.key(Key::Num1);
    window.press("Table 1: result");
    let second = &pairs_of_one[0][1];
    window.press(&format!("{second} absent"));
    assert!(window.has(&format!("1. {second} absent")));
    assert!(window.is_chosen(&format!("Table 1: {} won", pairs_of_one[0][0])));
    window.press("Table 1: result");
    window.press("No result yet");
    assert!(window.has("0 of 2 results in"));
    window.key(Key::Num1);
    window.key(Key::Num1);
    window.press("Pair round 2");
    window.press("Previous round");
    assert!(window.says("A result corrected here changes the standings"));
    window.press(&format!("Table 2: {} won", pairs_of_one[1][1]));
    window.press("Standings");
    let row = rows(&window).into_iter().find(|row| row.contains(&pairs_of_one[1][0])).unwrap();
    assert!(row.contains("points 0,"), "{row}");
}

#[test]
fn five_players_give_a_free_round_and_somebody_comes_late() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình\nChi\nDũng\nEm");
    window.press("Begin the tournament");
    assert!(window.says("Bye this round: "));
    window.press("Players");
    window.enter("A late arrival", "em");
    assert!(window.says("“em” is in the list twice"));
    window.enter("A late arrival", "Giang");
    assert!(window.has("Giang takes part") && window.has("6 of 60 names"));
    assert!(window.says("Giang plays "), "{:#?}", window.names());
    window.press("Round");
    assert!(!window.says("Bye this round"));
    assert!(pairs(&window)[2].contains(&"Giang".to_owned()));
    window.press("Players");
    window.press("An takes part");
    window.press("Chi takes part");
    window.press("Round");
    window.press("Take back these pairings");
    window.press("Pair round 1");
    assert!(!window.says("Bye this round"));
    assert!(window.has("Not taking part: An, Chi"));
    let paired: Vec<String> = pairs(&window).into_iter().flatten().collect();
    assert!(paired.contains(&"Giang".to_owned()) && paired.len() == 4, "{paired:?}");
}

#[test]
fn names_and_the_title_are_corrected_during_the_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = four(folder.path());
    window.press("Players");
    window.act("Correct the name Dũng");
    let is_field = |window: &Window| {
        window.names_of(Role::TextInput).contains(&"Correct the name Dũng".to_owned())
    };
    assert!(is_field(&window) && window.is_field_focused("Correct the name Dũng"));
    window.enter("Correct the name Dũng", "an");
    assert!(window.says("“an” is in the list twice") && is_field(&window), "{:#?}", window.names());
    window.enter("Correct the name Dũng", "Dung");
    assert!(window.has("Dung takes part") && !is_field(&window), "{:#?}", window.names());
    window.enter("Class or title", "Lớp 4A");
    drop(window);
    let window = at_page(folder.path());
    assert!(window.has("Lớp 4A · Ô Ăn Quan"), "{:#?}", window.names());
    assert!(pairs(&window).concat().contains(&"Dung".to_owned()), "{:#?}", window.names());
}

#[test]
fn after_a_crash_the_page_opens_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = four(folder.path());
    window.key(Key::Num1);
    let before = (pairs(&window), window.names_of(Role::RadioButton));
    // The first window neither closes nor leaves the page: the system ends it.
    drop(window);
    let mut after = at_page(folder.path());
    assert_eq!((pairs(&after), after.names_of(Role::RadioButton)), before);
    assert!(after.has("1 of 2 results in"));
    after.key(Key::Num2);
    after.press("Pair round 2");
    drop(after);
    let again = at_page(folder.path());
    assert!(again.has("Round 2 of 3") && again.has("0 of 2 results in"));
}

#[test]
fn names_entered_so_far_are_kept_after_every_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình\n");
    drop(window);
    let window = at_page(folder.path());
    assert!(window.has("2 of 60 names"));
}

#[test]
fn a_broken_file_is_reported_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    drop(four(folder.path()));
    let path = folder.path().join("tournaments/lop-5a.ron");
    fs::write(&path, "(version: 1, data: (title: \"5A\"").unwrap();
    let mut window = at_page(folder.path());
    assert!(window.says("A tournament could not be read. Its file was moved to"));
    assert!(window.says("lop-5a.broken-1.ron"));
    let moved = folder.path().join("tournaments/lop-5a.broken-1.ron");
    assert_eq!(fs::read_to_string(moved).unwrap(), "(version: 1, data: (title: \"5A\"");
    assert!(window.says("4 players, round 1 of 3"), "the others are listed");
    window.key(Key::Escape);
    window.press("For the class");
    assert!(!window.says("could not be read"));
}

#[test]
fn a_tournament_is_deleted_after_a_question() {
    fn day() -> Timestamp {
        "2026-11-23T09:00:00Z".parse().unwrap()
    }
    let folder = tempfile::tempdir().unwrap();
    let games = Some(folder.path().to_owned());
    let mut window = at_page_of(Opening { games, now: day, ..Opening::default() });
    window.press("New tournament");
    window.enter("Class or title", "Lớp 5A");
    window.press("All tournaments");
    assert!(window.says("No names yet"));
    window.press("Delete Lớp 5A");
    assert!(window.says("Lớp 5A, with all names and results"));
    window.let_seconds_pass(0.5);
    window.press("Cancel");
    assert!(window.has("Lớp 5A"));
    window.press("Delete Lớp 5A");
    window.let_seconds_pass(0.5);
    window.press("Delete");
    assert!(!window.has("Lớp 5A"));
    let kept = fs::read_dir(folder.path().join("tournaments/deleted")).unwrap().count();
    assert_eq!(kept, 1);
}

#[test]
fn sheets_are_saved_as_pdf_and_a_file_is_replaced_only_if_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = four(folder.path());
    let path = folder.path().join("vòng 1");
    window.press("Save as PDF…");
    let file = window.value_of(Role::TextInput, "File").expect("a proposed name");
    assert!(file.ends_with(" - Pairings of round 1.pdf"), "{file}");
    window.enter("File", &path.display().to_string());
    let saved = folder.path().join("vòng 1.pdf");
    assert!(fs::read(&saved).unwrap().starts_with(b"%PDF-"));
    assert!(window.says("Saved as "), "{:#?}", window.names());
    window.press("Close");
    window.press("Standings");
    window.press("Save as PDF…");
    let file = window.value_of(Role::TextInput, "File").expect("a proposed name");
    assert!(file.ends_with(" - Standings after round 1.pdf"), "{file}");
    window.enter("File", &saved.display().to_string());
    assert!(window.has("A file with this name already exists."));
    let pairings = fs::read(&saved).unwrap();
    window.press("Replace file");
    assert_ne!(fs::read(&saved).unwrap(), pairings);
    window.press("Close");
    assert!(!window.has("Certificates…"), "nobody is the best yet");
}

#[test]
fn certificates_are_offered_when_all_results_are_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình");
    window.press("Begin the tournament");
    window.key(Key::Num1);
    window.press("Standings");
    window.press("Certificates…");
    let file = window.value_of(Role::TextInput, "File").expect("a proposed name");
    assert!(file.ends_with(" - Certificates after round 1.pdf"), "{file}");
}

#[test]
fn a_tournament_names_its_game_and_its_sheets_name_the_class() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình");
    window.enter("Class or title", "5A: 2026/27");
    window.open_list("Game: Ô Ăn Quan");
    window.press("Cờ caro");
    window.press("Begin the tournament");
    assert!(window.has("5A: 2026/27 · Cờ caro"), "{:#?}", window.names());
    window.press("Save as PDF…");
    let file = window.value_of(Role::TextInput, "File").expect("a proposed name");
    assert!(file.ends_with("5A 2026 27 - Pairings of round 1.pdf"), "{file}");
    window.press("Cancel");
    window.press("All tournaments");
    assert!(window.says("Cờ caro · 2 players"), "{:#?}", window.names());
    // It is kept.
    let window = at_page(folder.path());
    assert!(window.has("5A: 2026/27 · Cờ caro"), "{:#?}", window.names());
}

#[test]
fn the_pages_fit_small_and_tall_windows() {
    let names: Vec<String> =
        (1..=24).map(|number| format!("Nguyễn Hoàng Bảo Trân {number}")).collect();
    for size in [vec2(640.0, 400.0), vec2(480.0, 900.0), vec2(1280.0, 800.0)] {
        let folder = tempfile::tempdir().unwrap();
        let games = Some(folder.path().to_owned());
        let mut window = at_page_of(Opening { size, games, ..Opening::default() });
        enter_names(&mut window, &names.join("\n"));
        let check = |window: &Window, part: &str| {
            let wrong = window.bad_buttons_of_page(35.9);
            assert!(wrong.is_empty(), "{part} at {size:?}: {wrong:?}");
        };
        check(&window, "names");
        window.act("Begin the tournament");
        for part in ["Round", "Standings", "All rounds", "Players"] {
            window.press(part);
            check(&window, part);
            let cut = window.cut_texts();
            let heads = cut.iter().filter(|text| text.contains("oints") || text.contains("wins"));
            assert_eq!(heads.count(), 0, "{part} at {size:?}: {cut:?}");
        }
    }
}

#[test]
fn the_marked_table_stays_in_view() {
    let folder = tempfile::tempdir().unwrap();
    let (size, games) = (vec2(640.0, 400.0), Some(folder.path().to_owned()));
    let mut window = at_page_of(Opening { size, games, ..Opening::default() });
    let names: Vec<String> = (1..=24).map(|number| format!("Bạn {number}")).collect();
    enter_names(&mut window, &names.join("\n"));
    window.act("Begin the tournament");
    for _ in 0..11 {
        window.key(Key::Num1);
    }
    assert!(window.room().contains_rect(window.exact_rect("Table 12: draw")));
}

#[test]
fn digits_in_a_field_are_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = four(folder.path());
    window.press("Save as PDF…");
    window.key_with(Modifiers::COMMAND, Key::A);
    window.type_text("1");
    window.key(Key::Num1);
    window.press("Cancel");
    assert!(window.has("0 of 2 results in"));
}
