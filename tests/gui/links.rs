//! A game in the address of the page: somebody has sent it as a link.

use std::path::Path;

use caro::Caro;
use eframe::egui::Key;
use o_an_quan::controller::{Name, Seat};
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{self, Language, Settings, Speed};
use o_an_quan::storage::RonFile;
use tabletop::Game;
use tempfile::TempDir;
use window::Desktop;

use crate::gui_support::{Opening, Window, own, set_rules};

/// Returns the link to the game of these moves.
fn link_to(moves: &str) -> String {
    let text = format!("[Rules \"classic\"]\n\n{moves}\n");
    let record = Record::parse(&text, &Rules::classic()).expect("a game");
    link::write(&OAnQuan::record_of(record), false)
}

/// Returns the link to the game of caro of these moves.
fn caro_link(moves: &str) -> String {
    let text = format!("[Game \"caro\"]\n\n{moves}\n");
    link::write(&tabletop::Record::parse(&text, &Caro::usual()).expect("a game"), false)
}

/// Visits the page with a link to a game of ô ăn quan. The folder has what the browser keeps.
fn visit(folder: &Path, moves: &str) -> Window {
    open(folder, link_to(moves))
}

/// Visits the page with a link.
fn open(folder: &Path, link: String) -> Window {
    let (games, settings) = (Some(folder.join("data")), Some(folder.join("settings.ron")));
    let opened = Some(link);
    Opening { games, settings, link: opened, desktop: Desktop::default(), ..Opening::default() }
        .bare()
}

/// Returns what the browser of a player keeps who knows the game, in English and without motion.
fn kept() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut file = RonFile::new(folder.path().join("settings.ron"), settings::VERSION);
    file.load::<Settings>().expect("no settings yet");
    file.save(&Opening::settings(Language::English, Speed::Off)).expect("written");
    folder
}

/// Leaves the page once the last move is kept.
fn leave(window: Window, folder: &Path, last: &str) {
    let kept = folder.join("data/playing/1/game.ron");
    let is_kept = || std::fs::read_to_string(&kept).is_ok_and(|text| text.contains(last));
    let mut window = window;
    window.wait("the game is kept", |_| is_kept());
}

#[test]
fn who_has_never_played_sees_the_game_or_learns_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = visit(folder.path(), "2+ 7- 3-");
    window.let_seconds_pass(1.0);
    assert!(window.says("Có người rủ bạn chơi"), "{:#?}", window.names());
    assert!(window.says("Đến lượt Người chơi 2, tức là bạn."), "{:#?}", window.names());
    window.press("Học chơi trước");
    assert!(window.says("Bài 1"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.says("Đến lượt người chơi 2"), "back in the game: {:#?}", window.names());
    drop(window);

    let folder = tempfile::tempdir().unwrap();
    let mut window = visit(folder.path(), "2+ 7- 3-");
    window.let_seconds_pass(1.0);
    window.press("Vào ván");
    assert!(window.dialog().is_none());
    leave(window, folder.path(), "3-");
    let window = visit(folder.path(), "2+ 7- 3-");
    assert!(window.dialog().is_none(), "nobody is asked twice");
}

#[test]
fn a_link_goes_on_with_the_game_that_the_last_visit_left() {
    let folder = kept();
    let mut window = visit(folder.path(), "2+ 7-");
    assert!(window.says("Play the next turn, then send the game back"), "{:#?}", window.names());
    leave(window, folder.path(), "7-");

    window = visit(folder.path(), "2+ 7- 3-");
    assert!(window.says("One turn has been added"), "{:#?}", window.names());
    leave(window, folder.path(), "3-");

    // The link of before is an earlier stage of the same game.
    window = visit(folder.path(), "2+ 7-");
    assert!(window.says("Player 1: cell 3 to the left"), "{:#?}", window.names());
    drop(window);

    // Another game: the one of before is in the list, and its link leads back to it.
    window = visit(folder.path(), "4+ 7-");
    assert!(window.says("Play the next turn, then send the game back"), "{:#?}", window.names());
    leave(window, folder.path(), "4+");
    window = visit(folder.path(), "2+ 7-");
    assert!(window.says("You have played on here"), "{:#?}", window.names());
    assert!(window.says("Player 1: cell 3 to the left"), "{:#?}", window.names());
}

#[test]
fn a_link_that_is_pasted_twice_has_not_gone_on() {
    let mut window = Opening::default().with(&Opening::settings(Language::English, Speed::Off));
    let link = link_to("2+ 7-");
    window.paste(&link);
    window.wait("the game", |window| window.says("Play the next turn, then send the game back"));
    window.paste(&link);
    window.wait("the game", |window| window.says("This game is already here, with the same moves"));
    assert!(!window.says("You have played on here"), "{:#?}", window.names());
    window.paste(&link_to("2+"));
    window.wait("the game", |window| window.says("You have played on here"));
}

#[test]
fn after_a_turn_the_game_is_sent_back() {
    let folder = kept();
    let mut window = visit(folder.path(), "2+ 7-");
    assert!(!window.has("Copy game in one line"));
    window.press_part("Player 1, cell 3: ");
    window.press("Sow cell 3 to the left, clockwise");
    window.wait("the button", |window| window.has("Copy game in one line"));
    assert!(window.says("You have played."), "{:#?}", window.names());
    let reply = window.copied_by_pressing("Copy game in one line");
    assert!(reply.contains("oanquan:"), "{reply}");
    window.let_seconds_pass(5.0);
    assert!(window.says("Your opponent is to move."), "{:#?}", window.names());

    // The other player is elsewhere: a move of theirs is refused here, also after a restart.
    window.press_part("Player 2, cell 10: ");
    assert!(!window.has("Sow cell 10 to the left, anticlockwise"), "{:#?}", window.names());
    leave(window, folder.path(), "sent: Some(3)");
    let mut window = visit(folder.path(), "2+ 7-");
    window.let_seconds_pass(5.0);
    assert!(window.says("Your opponent is to move."), "{:#?}", window.names());

    // Nobody asks the other player before a turn that was sent is taken back; the next one is not sent yet.
    window.press("Undo");
    assert!(window.dialog().is_none());
    window.press_part("Player 1, cell 4: ");
    window.press("Sow cell 4 to the left, clockwise");
    window.wait("the line", |window| window.says("You have played."));

    // Who plays on at one screen moves for both, and no line asks to send anything.
    window.copied_by_pressing("Copy game in one line");
    window.press("Play on here");
    window.press_part("Player 2, cell 10: ");
    window.press("Sow cell 10 to the left, anticlockwise");
    window.let_seconds_pass(5.0);
    assert!(!window.says("You have played."), "{:#?}", window.names());
    assert!(!window.has("Copy game in one line"), "{:#?}", window.names());
}

#[test]
fn a_game_of_four_that_was_sent_waits_for_the_next_player_by_name() {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    set_rules(&mut settings, Rules::classic().for_sides(4).expect("four sides"));
    own(&mut settings).seats.fill(Seat::Person);
    own(&mut settings).names.persons = ["An", "Bình", "Chi", "Dũng"].map(Name::new);
    let mut window = Opening::default().with(&settings);
    window.press("Play");
    window.press("An, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    window.press("More");
    window.copied_by_pressing("Copy game in one line");
    assert!(window.says("Send it to the next player"), "{:#?}", window.names());
    window.let_seconds_pass(8.0);
    let waits = "Bình to move. When the game comes back, it goes on here.";
    assert!(window.says(waits), "{:#?}", window.names());
    assert!(!window.says("opponent"), "{:#?}", window.names());
    window.press("Play on here");
    assert!(!window.says("goes on here"), "{:#?}", window.names());
}

#[test]
fn the_turn_of_an_absent_player_played_here_is_not_called_yours() {
    let folder = kept();
    let mut window = open(folder.path(), caro_link("8h 8i"));
    window.wait("the game", |window| window.has("h9, empty"));
    window.press("h9, empty");
    assert!(window.says("You have played."), "{:#?}", window.names());
    window.press("i9, empty");
    window.let_seconds_pass(5.0);
    assert!(!window.says("You have played."), "{:#?}", window.names());
    window.press("h10, empty");
    assert!(window.says("You have played."), "{:#?}", window.names());
}

#[test]
fn the_names_of_two_people_go_with_their_game() {
    let text = "[Game \"caro\"]\n[Side0 \"An\"]\n[Side1 \"Bình\"]\n\n8h\n";
    let record = tabletop::Record::<Caro>::parse(text, &Caro::usual()).expect("a game");
    let folder = kept();
    let mut window = open(folder.path(), link::write(&record, true));
    window.wait("the game", |window| window.says("Bình to move"));
    window.press("i8, empty");
    let reply = window.copied_by_pressing("Copy game in one line");
    let reply = link::read::<Caro>(reply.split('#').next_back().unwrap_or_default());
    let names = reply.expect("a link").heading.names;
    assert_eq!(names, ["An", "Bình"]);
}

#[test]
fn a_guest_goes_on_between_two_visits_as_well() {
    let folder = kept();
    let mut window = open(folder.path(), caro_link("8h 8i"));
    window.wait("the game", |window| window.says("Play the next turn, then send the game back"));
    assert!(!window.has("Copy game in one line"));
    window.press("h9, empty");
    window.wait("the button", |window| window.has("Copy game in one line"));
    let reply = window.copied_by_pressing("Copy game in one line");
    assert!(reply.contains(&caro_link("8h 8i 9h")), "{reply}");
    let kept = folder.path().join("data/caro/playing/1/game.ron");
    let has = |text: &str| std::fs::read_to_string(&kept).is_ok_and(|it| it.contains(text));
    window.wait("the game is kept", |_| has("9h"));
    drop(window);

    let mut window = open(folder.path(), caro_link("8h 8i 9h 10h"));
    window.wait("the turn", |window| window.says("One turn has been added"));
    window.wait("the game is kept", |_| has("10h"));
    drop(window);

    // The link of before is an earlier stage of the same game.
    let mut window = open(folder.path(), caro_link("8h 8i"));
    window.wait("the game", |window| window.says("You have played on here"));
    assert!(window.has("i9, empty") && !window.has("h10, empty"), "{:#?}", window.names());
    drop(window);

    // Another game: the one of before is in the list, and its link leads back to it.
    let mut window = open(folder.path(), caro_link("7g"));
    window.wait("the game", |window| window.says("Play the next turn, then send the game back"));
    window.wait("the game is kept", |_| has("7g"));
    drop(window);
    let mut window = open(folder.path(), caro_link("8h 8i"));
    window.wait("the game", |window| window.says("You have played on here"));
    assert!(!window.has("h10, empty"), "{:#?}", window.names());
}

#[test]
fn a_guest_that_was_sent_welcomes_who_has_never_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), caro_link("8h"));
    window.wait("the welcome", |window| window.says("Có người rủ bạn chơi"));
    assert!(window.says("một ván Cờ caro"), "{:#?}", window.names());
    window.press("Học chơi trước");
    assert!(window.dialog().is_some(), "the rules: {:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("i8, trống"), "the game waits: {:#?}", window.names());
}

#[test]
fn a_file_of_a_guest_opened_at_the_start_says_what_was_read() {
    let folder = kept();
    let text = "[Game \"caro\"]\n[Site \"Huế\"]\n\n8h 8i\n";
    let window = open(folder.path(), text.to_owned());
    assert!(window.says("Cờ caro: 2 moves"), "{:#?}", window.names());
    assert!(window.says("0 / 2"), "{:#?}", window.names());
}
