//! *Fits me*, the opponent whose strength follows the player's results: chosen, played, and found
//! again after a restart.

use std::fs;
use std::path::{Path, PathBuf};

use crate::gui_support::statistics::add_game;
use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use o_an_quan::ai::{Level, Opponent, Strength};
use o_an_quan::settings::Speed;
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

const NAME: &str = "Sister Mai (at your level)";

/// Returns a window whose settings and games are in `folder`, after a start of the program.
fn start(folder: &Path) -> Window {
    let file = folder.join("settings.ron");
    if !file.exists() {
        let text = "(version: 1, data: (language: Some(English), welcomed: true, \
                    rules_asked: true, speed: Off))";
        fs::write(&file, text).expect("written");
    }
    let games = Some(folder.join("games"));
    Opening { settings: Some(file), games, ..Opening::default() }.bare()
}

fn resign(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
}

/// Starts a game with this button and plays a move, from which on the game is saved.
fn play(window: &mut Window, button: &str) {
    window.press(button);
    window.play_first_move("You");
}

/// Returns the strength of *Fits me* in the settings.
fn strength_in_settings(folder: &Path) -> i32 {
    let text = fs::read_to_string(folder.join("settings.ron")).expect("settings");
    strength_in(&text).expect("Fits me is chosen")
}

/// Returns the strengths of *Fits me* at the start of the games that are saved, unfinished ones
/// included, the lowest first.
pub fn strengths_of_games(folder: &Path) -> Vec<i32> {
    let texts = files_in(&folder.join("games")).into_iter();
    let texts = texts.filter_map(|file| fs::read_to_string(file).ok());
    let mut found: Vec<i32> = texts.filter_map(|text| strength_in(&text)).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, mut files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    files.extend(folders.iter().flat_map(|folder| files_in(folder)));
    files
}

fn strength_in(text: &str) -> Option<i32> {
    let (_, rest) = text.split_once("Fitting(")?;
    rest.split_once(')')?.0.parse().ok()
}

#[test]
fn the_seventh_opponent_is_chosen_on_the_home_by_its_name_in_both_languages() {
    for language in LANGUAGES {
        let words = Words::of(language);
        let mut window = Opening::default().with(&Opening::settings(language, Speed::Off));
        let name = words.opponent_name(Opponent::Fitting);
        window.press(&name);
        assert!(window.is_chosen(&name), "{name}");
        assert!(window.has(&words.home.quoted(words.home.says_fitting)), "{:#?}", window.names());
        window.act(words.play);
        assert!(window.says(&name), "{:#?}", window.names());
    }
}

#[test]
fn the_form_offers_the_seventh_opponent_at_each_side() {
    let mut window = Window::open();
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.act("Watch computers");
    window.open_list("Far side");
    assert!(window.says("As strong as you: follows your results."), "{:#?}", window.names());
    window.act_either(&[NAME]);
    assert_eq!(window.value_of(Role::ComboBox, "Far side").as_deref(), Some(NAME));
}

#[test]
fn after_a_loss_the_next_game_is_weaker_and_a_restart_keeps_that() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Strength::of(Level::Beginner).number();
    let mut window = start(folder.path());
    window.press(NAME);
    play(&mut window, "Play");
    window.wait("the game", |_| strengths_of_games(folder.path()) == [first]);
    resign(&mut window);
    window
        .wait("what follows", |window| window.says("Sister Mai will go easier on you next time."));
    assert!(!window.says("Try "), "a level is no step: {:#?}", window.names());
    window.wait("the settings", |_| strength_in_settings(folder.path()) < first);
    let next = strength_in_settings(folder.path());
    play(&mut window, "Play again");
    window.wait("the next game", |_| strengths_of_games(folder.path()) == [next, first]);
    resign(&mut window);
    window.wait("the settings", |_| strength_in_settings(folder.path()) < next);
    let third = strength_in_settings(folder.path());
    drop(window);
    // The library alone decides, even if the settings say something else.
    let file = folder.path().join("settings.ron");
    let text = fs::read_to_string(&file).expect("settings");
    fs::write(&file, text.replace(&format!("Fitting({third})"), "Fitting(900)")).expect("written");
    let mut window = start(folder.path());
    assert!(window.is_chosen(NAME), "{:#?}", window.names());
    window.wait("the library", |_| strength_in_settings(folder.path()) == third);
    play(&mut window, "Play");
    window.wait("the game", |_| strengths_of_games(folder.path()) == [third, next, first]);
}

#[test]
fn the_sides_swapped_after_a_game_keep_the_strength_of_the_next_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = start(folder.path());
    window.press(NAME);
    window.press("Play");
    resign(&mut window);
    window
        .wait("what follows", |window| window.says("Sister Mai will go easier on you next time."));
    let first = Strength::of(Level::Beginner).number();
    window.wait("the settings", |_| strength_in_settings(folder.path()) < first);
    let next = strength_in_settings(folder.path());
    window.key_with(Modifiers::COMMAND, Key::B);
    window.wait("the game", |_| strengths_of_games(folder.path()).contains(&next));
}

#[test]
fn a_level_beaten_without_help_is_the_first_strength() {
    let folder = tempfile::tempdir().expect("a folder");
    add_game(&folder.path().join("games"), (1, "classic", 0, Level::Hard, [40, 30], 0));
    let mut window = start(folder.path());
    window.press(NAME);
    let hard = Strength::of(Level::Hard).number();
    window.wait("the library", |_| strength_in_settings(folder.path()) == hard);
}

#[test]
fn the_statistics_have_a_row_for_it_and_the_rating_appears_with_the_third_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let add = |days: std::ops::RangeInclusive<i64>| {
        for day in days {
            let points = if day % 2 == 0 { [40, 30] } else { [30, 40] };
            add_game(&games, (day, "classic", 0, Level::Easy, points, 0));
        }
    };
    let open = |folder: &Path| {
        let mut window = start(folder);
        window.key_with(Modifiers::COMMAND, Key::T);
        window.wait("the games are read", |window| window.says("Your rating"));
        window
    };
    add(1..=2);
    let window = open(folder.path());
    let missing = "Your rating appears after 1 more game: you against one computer, without help.";
    assert!(window.has(missing), "{:#?}", window.names());
    add(3..=3);
    let window = open(folder.path());
    assert!(window.says("Your rating so far: ") && window.says(" ± "), "{:#?}", window.names());
    add(4..=20);
    let mut window = open(folder.path());
    assert!(window.says("Your rating: ") && window.says(" ± "), "{:#?}", window.names());
    window.press("Details");
    let rows = window.names_of(Role::RadioButton);
    assert!(rows.iter().any(|row| row.starts_with("Fits me: ")), "{rows:#?}");
}
