//! What stays of games in rooms: one entry of *My games* for each.

use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::{Key, vec2};
use window::Desktop;

use super::{
    WhenThere as _, come_to_host, has_file, join_as_lan, open_kept, open_kept_with, open_room,
    seat_computer, start_kept, two_at, until, until_says,
};
use crate::gui_support::Window;

/// Returns how many games lie in the libraries below a folder.
fn kept_games(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_game = |path: &Path| {
        path.extension().is_some_and(|end| end == "ron")
            && path.parent().is_some_and(|folder| folder.ends_with("library"))
    };
    let count = |path: &Path| match path.is_dir() {
        true => kept_games(path),
        false => usize::from(is_game(path)),
    };
    entries.map(|entry| count(&entry.path())).sum()
}

/// Lets the guest resign, and the windows close.
fn end(mut host: Window, mut guest: Window) {
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    until(&mut [&mut guest, &mut host], "the end", |window| window.has("Rematch"));
}

#[test]
fn a_game_with_a_move_taken_back_is_one_of_my_games() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    host.key(Key::Num3);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.key(Key::Num2);
    until_says(&mut [&mut host, &mut guest], "Your turn");
    let root = folder.path().to_owned();
    let both =
        |count: usize| ["host", "guest"].iter().all(|name| kept_games(&root.join(name)) == count);
    until(&mut [&mut host, &mut guest], "the game is kept", |_| both(1));
    guest.act_when_there("Ask to take back");
    until_says(&mut [&mut host, &mut guest], "Lan asks to take a move back.");
    host.act_when_there("Accept");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.key(Key::Num1);
    until_says(&mut [&mut host, &mut guest], "Your turn");
    end(host, guest);
    assert!(both(1), "{} and {}", kept_games(&root.join("host")), kept_games(&root.join("guest")));
}

/// Opens the windows of a host and a guest, which keep their games in these folders, with a game of pebbles between them.
fn two_at_pebbles(of_host: &Path, of_guest: &Path) -> (Window, Window) {
    let mut host = open_kept(of_host);
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let mut guest = open_kept(of_guest);
    join_as_lan(&mut host, &mut guest, "Pebbles");
    (host, guest)
}

#[test]
fn a_game_that_goes_on_after_a_restart_is_one_of_my_games() {
    let folder = tempfile::tempdir().unwrap();
    let [of_host, of_guest] = ["host", "guest"].map(|name| folder.path().join(name));
    let (mut host, mut guest) = two_at_pebbles(&of_host, &of_guest);
    host.key(Key::Num3);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    let is_kept = |folder: &Path, host: &str| {
        kept_games(folder) == 1 && has_file(folder, &format!("open_room: \"{host}"))
    };
    until(&mut [&mut host, &mut guest], "the game and the way back are kept", |_| {
        is_kept(&of_host, "here ") && is_kept(&of_guest, "127.0.0.1")
    });
    drop((guest, host));
    let mut host = open_kept(&of_host);
    // A game that the others wait for is not played on without them.
    host.act_when_there("Other games");
    host.act_when_there("Pebbles");
    host.act_when_there("My games and achievements");
    until_says(&mut [&mut host], "Lan");
    host.act_when_there("Continue");
    host.act_when_there("Go back to the game");
    until_says(&mut [&mut host], "Lan");
    let mut guest = open_kept(&of_guest);
    guest.act_when_there("Play together");
    guest.act_when_there("Go back to the game");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.key(Key::Num2);
    until_says(&mut [&mut host, &mut guest], "Your turn");
    end(host, guest);
    assert_eq!([&of_host, &of_guest].map(|folder| kept_games(folder)), [1, 1]);
}

/// Opens the window of a host again, whose program was killed or not.
fn open_after(folder: &Path, was_killed: fn() -> bool) -> Window {
    let (host, host_was_killed) =
        (Some(start_kept as window::together::StartHost), Some(was_killed));
    let desktop = Desktop { host, host_was_killed, closes: true, ..Desktop::default() };
    open_kept_with(folder, vec2(1280.0, 800.0), desktop)
}

#[test]
fn a_room_with_somebody_in_it_opens_by_itself_after_the_host_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let [of_host, of_guest] = ["host", "guest"].map(|name| folder.path().join(name));
    let (mut host, mut guest) = two_at_pebbles(&of_host, &of_guest);
    until(&mut [&mut host, &mut guest], "the way back is kept", |_| {
        has_file(&of_host, "open_room: \"here")
    });
    drop((host, guest));
    let mut host = open_after(&of_host, || false);
    host.step();
    assert!(host.has("Play together"), "after an end in order: {:?}", host.names());
    drop(host);
    let mut host = open_after(&of_host, || true);
    until_says(&mut [&mut host], "cut off during the game with Lan. Your room is open again.");
    let mut guest = open_kept(&of_guest);
    guest.act_when_there("Play together");
    guest.act_when_there("Go back to the game");
    until_says(&mut [&mut guest, &mut host], "Nam to move");
    until_says(&mut [&mut host, &mut guest], "Your turn");
}

/// Returns the windows of Nam, who is the host, Lan and Mai in a game of three, each with a folder.
pub(super) fn three_at_oanquan([of_host, of_lan, of_mai]: &[PathBuf; 3]) -> [Window; 3] {
    fs::create_dir_all(of_host).expect("a folder");
    let settings = "(version: 1, data: (rules: \"classic sides=3\", rules_asked: true, \
                    language: Some(English), speed: Off))";
    fs::write(of_host.join("settings.ron"), settings).expect("written");
    let mut host = open_kept(of_host);
    open_room(&mut host, "Ô Ăn Quan");
    until_says(&mut [&mut host], "Free");
    let guests = [(of_lan, "Lan", "Ô Ăn Quan: Nam"), (of_mai, "Mai", "Ô Ăn Quan: Nam, Lan")];
    let [mut lan, mut mai] = guests.map(|(folder, name, room)| {
        let mut guest = open_kept(folder);
        come_to_host(&mut guest, name);
        until_says(&mut [&mut guest, &mut host], room);
        guest.act_when_there(room);
        until_says(&mut [&mut host, &mut guest], name);
        guest
    });
    until_says(&mut [&mut host, &mut lan, &mut mai], "Your turn");
    [host, lan, mai]
}

#[test]
fn a_room_of_three_opens_by_itself_after_the_host_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let folders = ["host", "lan", "mai"].map(|name| folder.path().join(name));
    let of_host = &folders[0];
    let [mut host, mut lan, mut mai] = three_at_oanquan(&folders);
    until(&mut [&mut host, &mut lan, &mut mai], "the way back is kept", |_| {
        has_file(of_host, "open_room: \"here")
    });
    drop((host, lan, mai));
    let mut host = open_after(of_host, || true);
    let said = "cut off during the game with Lan, Mai. Your room is open again.";
    until_says(&mut [&mut host], said);
}

#[test]
fn the_way_back_to_a_game_outlasts_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let [of_host, of_guest] = ["host", "guest"].map(|name| folder.path().join(name));
    let (mut host, mut guest) = two_at_pebbles(&of_host, &of_guest);
    until(&mut [&mut host, &mut guest], "the way back is kept", |_| {
        has_file(&of_host, "open_room: \"here")
    });
    drop((guest, host));
    let mut host = open_kept(&of_host);
    open_room(&mut host, "Cờ caro");
    until_says(&mut [&mut host], "Nam (you)");
    seat_computer(&mut host);
    until(&mut [&mut host], "both ways are kept", |_| has_file(&of_host, " caro"));
    drop(host);
    let mut host = open_kept(&of_host);
    host.act_when_there("Play together");
    assert!(host.says("Cờ caro is under way in your room"), "{:?}", host.names());
    assert!(host.says("Pebbles is under way with Lan"), "{:?}", host.names());
    // The last of the buttons with this name.
    host.act_when_there("Do not go back");
    host.step();
    assert!(host.says("Cờ caro is under way"), "{:?}", host.names());
    assert!(!host.says("Pebbles is under way with Lan"), "{:?}", host.names());
}
