//! The achievements and the statistics: games are counted, filtered by level, rules and first move,
//! reset and restored.

use std::fs;
use std::path::Path;

use crate::gui_support::statistics::{add_game, add_games};
use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, pos2, vec2};
use o_an_quan::ai::Level;
use tempfile::TempDir;

fn window(data: &Path) -> Window {
    Opening { games: Some(data.to_owned()), ..Opening::default() }.open()
}

/// Creates a folder with a few finished games.
fn five() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    add_games(folder.path());
    folder
}

fn open_achievements(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::T);
    window.wait_for_games();
}

/// Opens a window at the achievements and waits until the games are read.
fn at_achievements(data: &Path) -> Window {
    let mut window = window(data);
    open_achievements(&mut window);
    window
}

/// Opens the details of the achievements.
fn open_statistics(window: &mut Window) {
    open_achievements(window);
    window.press("Details");
}

/// Opens a window at the statistics and waits until the games are read.
fn at_statistics(data: &Path) -> Window {
    let mut window = window(data);
    open_statistics(&mut window);
    window
}

/// Returns the names of the rows, from the top.
fn rows(window: &Window) -> Vec<String> {
    let rows = window.names_of(Role::RadioButton);
    rows.into_iter().filter(|name| name.contains(" won with help")).collect()
}

/// Returns the accessible name of the graph.
fn graph(window: &Window) -> String {
    window.names_of(Role::Image).into_iter().next().unwrap_or_default()
}

#[test]
fn the_achievements_say_what_a_player_wants_to_know_first() {
    let folder = five();
    let window = at_achievements(folder.path());
    assert!(window.has("Winning streak: 0, longest: 2"), "{:?}", window.names());
    assert!(window.has("Wins: 3, in 5 games, 1 with help"));
    assert!(window.says("Largest win: +20, ") && window.says(" Jan 2027"));
    assert!(window.has("Next goal: beat Na"), "Tèo is beaten without help");
    let done = "won, won without help, won by 15 or more without help";
    assert!(window.has(&format!("Tèo (easy): {done}")));
    let open = "not won yet, not yet without help, not yet by 15 or more";
    for name in ["Bé Tí (beginner)", "Na (medium)", "Uncle Tư (hard)", "Old Đồ (master)"] {
        assert!(window.has(&format!("{name}: {open}")), "{name}");
    }
    assert!(graph(&window).starts_with("Margins of the last 5 games"));
}

#[test]
fn a_win_with_help_is_only_a_first_step() {
    let folder = tempfile::tempdir().unwrap();
    add_game(folder.path(), (1, "classic", 0, Level::Medium, [60, 10], 3));
    let window = at_achievements(folder.path());
    let marks = "won, not yet without help, not yet by 15 or more";
    assert!(window.has(&format!("Na (medium): {marks}")), "{:?}", window.names());
    assert!(window.has("Next goal: beat Na without help"));
    assert!(window.has("Largest win: –, none without help yet"), "help sets no best margin");
}

#[test]
fn the_home_says_what_to_try_next_once_a_game_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut newcomer = window(folder.path());
    newcomer.let_seconds_pass(1.0);
    assert!(!newcomer.says("Next goal: "), "{:?}", newcomer.names());
    add_game(folder.path(), (1, "classic", 0, Level::Beginner, [60, 10], 3));
    let mut window = window(folder.path());
    window.wait("the games", |window| window.says("Next goal: beat Bé Tí without help."));
}

#[test]
fn every_page_names_the_same_next_goal() {
    let folder = tempfile::tempdir().unwrap();
    add_game(folder.path(), (1, "classic", 0, Level::Beginner, [60, 10], 0));
    let mut window = window(folder.path());
    window.wait("the goal on the home", |window| window.says("Next goal: "));
    // Tèo is beaten next, and Uncle Tư is chosen for the next game.
    for (face, goal) in
        [("Tèo (easy)", "Next goal: beat Tèo"), ("Uncle Tư (hard)", "Next goal: beat Uncle Tư")]
    {
        window.press(face);
        assert!(window.says(&format!("{goal}.")), "on the home: {:?}", window.names());
        open_achievements(&mut window);
        assert!(window.has(goal), "in the achievements: {:?}", window.names());
        window.key(Key::Escape);
    }
}

#[test]
fn the_next_step_starts_a_game_against_that_computer() {
    let folder = five();
    let mut window = at_achievements(folder.path());
    window.press("Play");
    assert!(window.says("(medium)"), "{:?}", window.names());
    window.key(Key::Escape);
    assert!(window.is_chosen("Na (medium)"), "she stays the opponent");
}

#[test]
fn filters_of_the_details_leave_the_achievements_alone() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    window.open_list("Rules: All rules");
    window.act("Folk");
    window.key(Key::Escape);
    assert!(window.has("Wins: 3, in 5 games, 1 with help"), "{:?}", window.names());
}

#[test]
fn games_are_counted_by_level() {
    let folder = five();
    let window = at_statistics(folder.path());
    assert!(window.has("5 games"));
    let rows = rows(&window);
    assert_eq!(rows.len(), 8, "all levels, each of six, and Fits me");
    let all = "All levels: 5 games, 2 won, 1 won with help, 1 drawn, 1 lost, best margin +20, \
               average margin +14";
    assert_eq!(rows[0], all);
    let easy = "Easy: 3 games, 2 won, 1 won with help, 0 drawn, 0 lost, best margin +20, \
                average margin +26.7";
    assert_eq!(rows[2], easy);
    assert_eq!(rows[6], "Master: 0 games, 0 won, 0 won with help, 0 drawn, 0 lost");
    assert!(window.has("Winning streak: 0 now, longest 2."));
    assert!(window.says("Best margin without help: +20 points, on ") && window.says(" Jan 2027."));
    assert!(window.has("Average margin of all games: +14 points."));
    assert!(window.has("Help: 2 hints, 0 moves undone."));
    let is_announced = "Margins of the last 5 games, oldest first: +10, +20, +50, −10, 0";
    assert_eq!(graph(&window), is_announced);
}

#[test]
fn choosing_a_row_shows_its_games() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    window.press_part("Hard: 2 games");
    assert!(window.is_chosen(&rows(&window)[4]));
    assert!(window.has("Winning streak: 0 now, longest 0."));
    assert!(!window.says("Best margin without help: "), "there was no win");
    assert_eq!(graph(&window), "Margins of the last 2 games, oldest first: −10, 0");
    window.press_part("Master: 0 games");
    assert!(window.has("No margins to show yet.") && graph(&window).is_empty());
}

#[test]
fn hovering_over_a_mark_explains_it() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    let graph = window.rect_of("Margins of the last 5 games, oldest first");
    // The third of the five games is in the middle and highest.
    let is_announced = (0..20).any(|step| {
        window.hover(pos2(graph.center().x, graph.top() + 4.0 * step as f32));
        window.says("+50, won with help, ")
    });
    assert!(is_announced, "{:?}", window.names());
}

#[test]
fn results_are_filtered_by_board_rules_and_first_move() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    window.open_list("Rules: All rules");
    window.act("Folk");
    assert!(rows(&window)[0].starts_with("All levels: 2 games, 1 won"), "{:?}", rows(&window));
    window.open_list("Who starts: Anyone starts");
    window.act("An opponent starts");
    assert!(rows(&window)[0].starts_with("All levels: 1 game, 1 won"), "{:?}", rows(&window));
    assert!(window.has("5 games"), "they still count");
    window.open_list("Board: All boards");
    window.act("3 sides");
    assert!(rows(&window)[0].starts_with("All levels: 0 games"));
    window.open_list("Who starts: An opponent starts");
    window.act("I start");
    window.open_list("Board: 3 sides");
    window.act("2 sides");
    assert!(rows(&window)[0].starts_with("All levels: 1 game, 0 won"), "{:?}", rows(&window));
}

#[test]
fn a_reset_can_be_undone_even_after_a_restart() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    assert!(!window.has("Undo reset"));
    window.press("Reset statistics");
    window.wait("the reset", |window| window.has("Statistics reset. “Undo reset” restores them."));
    assert!(window.has("0 games"));
    assert!(!window.has("Reset statistics"));
    drop(window);

    add_game(folder.path(), (6, "folk", 0, Level::Hard, [36, 34], 0));
    let mut window = at_statistics(folder.path());
    assert!(window.has("1 game") && rows(&window)[0].contains("1 won"));
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.wait("the games back", |window| window.has("Statistics restored."));
    assert!(window.has("6 games"));
    assert!(!window.has("Undo reset"));
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert!(window.has("6 games"), "there is nothing more to undo");
}

#[test]
fn two_windows_that_reset_keep_both_resets() {
    let folder = five();
    let (mut first, mut second) = (at_statistics(folder.path()), at_statistics(folder.path()));
    for window in [&mut first, &mut second] {
        window.press("Reset statistics");
        window.wait("the reset", |window| window.has("0 games"));
    }
    first.press("Undo reset");
    first.wait("the change", |window| window.has("Statistics restored."));
    assert!(first.has("0 games"), "only the last reset was undone, which contained no games");
    first.press("Undo reset");
    first.wait("the games back", |window| window.has("5 games"));
    open_statistics(&mut second);
    assert!(second.has("5 games"));
}

#[test]
fn a_deleted_game_still_counts_and_a_new_one_is_added() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    open_achievements(&mut window);
    assert!(window.has("No games count yet. Finish one against the computer."));
    assert!(window.says("Next goal: beat Tèo"), "the chosen opponent: {:?}", window.names());
    window.key(Key::Escape);
    window.set_speed(&["Off"]);
    window.press("Play");
    window.play_to_the_end();
    window.press_last("Home");
    open_statistics(&mut window);
    window.wait("it counts", |window| window.has("1 game"));
    assert!(rows(&window)[2].starts_with("Easy: 1 game"));
    window.key(Key::Escape);
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("it is listed", |window| window.says("You – Tèo (easy)"));
    window.key(Key::Delete);
    window.wait("it is deleted", |window| !window.says("You – Tèo (easy)"));
    open_statistics(&mut window);
    window.wait("it counts", |window| window.has("1 game"));
}

#[test]
fn unreadable_resets_are_reported_and_not_replaced() {
    let folder = five();
    let file = folder.path().join("statistics.ron");
    fs::write(&file, "(version: 1, data: (resets: [").unwrap();
    let mut window = at_statistics(folder.path());
    assert!(window.has("5 games"));
    assert!(window.says("The list of reset games cannot be used, so all games count: "));
    let kept = folder.path().join("statistics.broken-1.ron");
    assert_eq!(fs::read_to_string(&kept).unwrap(), "(version: 1, data: (resets: [");
    window.press("Reset statistics");
    window.wait("the reset", |window| window.has("0 games"));
    assert!(!window.says("list of reset games"));
    assert!(kept.exists() && file.exists());
}

#[test]
fn a_reset_that_cannot_be_saved_resets_nothing() {
    let folder = five();
    fs::create_dir(folder.path().join("statistics.ron")).unwrap();
    let mut window = at_statistics(folder.path());
    window.press("Reset statistics");
    window.wait("the reason", |window| window.says("Not saved: "));
    assert!(window.has("5 games"));
    assert!(!window.has("Undo reset"));
}

#[test]
fn every_control_is_reachable_by_keyboard() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    let mut seen = Vec::new();
    for _ in 0..16 {
        window.key(Key::Tab);
        seen.extend(window.focused().map(|(name, _)| name));
    }
    for name in ["Back", "Board: All boards", "Hard: 2 games", "Reset statistics"] {
        assert!(seen.iter().any(|seen| seen.starts_with(name)), "{name} in {seen:?}");
    }
    while window.focused().is_none_or(|(name, _)| !name.starts_with("Hard: ")) {
        window.key(Key::Tab);
    }
    window.key(Key::Space);
    assert!(window.is_chosen(&rows(&window)[4]));
    window.key(Key::Escape);
    assert!(window.has("My games and achievements"));
    window.key(Key::Escape);
    assert!(window.is_chosen("Tèo (easy)"), "the home");
}

#[test]
fn every_button_of_the_statistics_is_visible() {
    for (size, percent) in [
        (vec2(640.0, 400.0), 100),
        (vec2(640.0, 400.0), 200),
        (vec2(1280.0, 800.0), 300),
        (vec2(3840.0, 2160.0), 100),
    ] {
        for language in ["English", "Tiếng Việt"] {
            let folder = five();
            let games = Some(folder.path().to_owned());
            let mut window = Opening { size, games, ..Opening::default() }.open();
            window.choose(language);
            window.enlarge_text(percent);
            window.key_with(Modifiers::COMMAND, Key::T);
            window.resize_by_system(size);
            let is_read =
                |window: &Window| window.says("Next goal: ") || window.says("Mục tiêu kế tiếp: ");
            window.wait("the games are read", is_read);
            window.let_seconds_pass(0.2);
            let badly = window.bad_buttons_of_page(32.0);
            assert!(badly.is_empty(), "{size}, {percent}%, {language}: {badly:?}");
            window.press_either(&["Details", "Chi tiết"]);
            let badly = window.bad_buttons_of_page(32.0);
            assert!(badly.is_empty(), "details, {size}, {percent}%, {language}: {badly:?}");
        }
    }
}

#[test]
fn escape_closes_an_open_list_and_then_the_page() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    window.open_list("Who starts: Anyone starts");
    assert!(window.has("I start"));
    window.key(Key::Escape);
    assert!(!window.has("I start") && window.has("5 games"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("My games and achievements"));
}

#[test]
fn the_pages_of_help_and_settings_open_over_the_statistics_and_leave_them_there() {
    let folder = five();
    let mut window = at_statistics(folder.path());
    window.pages_open_over("5 games");
}
