//! Watching, and seats that the host frees or helps.

use std::cell::Cell;
use std::path::Path;

use eframe::egui::Key;
use messages::Code;
use o_an_quan::settings::{Language, Speed};
use window::Desktop;

use super::{
    HOST, WhenThere as _, come_to_host, of_host, open, open_room, two_at, until, until_says,
};
use crate::gui_support::{Opening, Window};

/// Returns a window that watches the game of pebbles of two others.
fn watch(host: &mut Window, guest: &mut Window, folder: &Path) -> Window {
    let mut watcher = open(&folder.join("watcher"));
    come_to_host(&mut watcher, "Tí");
    let room = "Watch Pebbles: Nam, Lan";
    until_says(&mut [&mut watcher, host, guest], room);
    watcher.act_when_there(room);
    until_says(&mut [&mut watcher, host, guest], "You are watching");
    watcher
}

#[test]
fn the_host_allows_hints_to_one_player_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    assert!(!guest.has("Hint"), "{:?}", guest.names());
    host.act_when_there("Room");
    host.act_when_there("Hints for Lan");
    until(&mut [&mut guest, &mut host], "it is allowed", |window| window.has("Hint"));
    assert!(guest.says("You may ask for hints now"), "{:?}", guest.names());
    host.act_when_there("Close");
    assert!(!host.has("Hint"), "the host asked for none: {:?}", host.names());
    host.key(Key::Num3);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act_when_there("Hint");
    until(&mut [&mut guest, &mut host], "a hint", |window| window.says("Hint:"));
    host.act_when_there("Room");
    host.act_when_there("Hints for Lan");
    until(&mut [&mut guest, &mut host], "it is over", |window| !window.has("Hint"));
}

#[test]
fn who_watches_takes_the_seat_of_a_player_who_left_after_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    let mut watcher = watch(&mut host, &mut guest, folder.path());
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut guest, &mut host], "the end", |window| window.has("Rematch"));
    guest.act_when_there("Leave");
    let mut both = [&mut watcher, &mut host];
    until(&mut both, "a free seat", |window| window.has("Sit here"));
    watcher.act_when_there("Sit here");
    until(&mut [&mut host, &mut watcher], "another game", |window| window.has("Rematch"));
    host.act_when_there("Rematch");
    until_says(&mut [&mut watcher, &mut host], "Nam wants a rematch");
    watcher.act_when_there("Rematch");
    until_says(&mut [&mut watcher, &mut host], "Your turn");
}

thread_local! {
    /// The code that a tab of a browser keeps.
    static WATCHED: Cell<Option<Code>> = const { Cell::new(None) };
}

/// Returns a page that the host of a window serves, without a code in its address.
fn open_page() -> Window {
    open_served_page(|| of_host().map(|(address, _)| (address, None)))
}

/// Returns a page in a tab that keeps the code of what it watched, with what invites to it.
fn open_served_page(served_by: fn() -> Option<(client::Address, Option<Code>)>) -> Window {
    let desktop = Desktop {
        served_by: Some(served_by),
        note_watched: Some(|code| WATCHED.set(code)),
        watched_before: Some(|| WATCHED.get()),
        ..Desktop::default()
    };
    let settings = Opening::settings(Language::English, Speed::Off);
    Opening { desktop, ..Opening::default() }.with(&settings)
}

#[test]
fn a_page_that_is_loaded_again_watches_without_the_code() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    let mut page = open_page();
    page.fill_in("Your name", "Tí");
    page.act_when_there("Join");
    until(&mut [&mut page, &mut host], "the question", |page| page.has("Code"));
    let code = HOST.with_borrow(|host| host.split(' ').nth(1).map(str::to_owned));
    page.enter("Code", &code.expect("a code"));
    let room = "Watch Pebbles: Nam, Lan";
    until_says(&mut [&mut page, &mut host, &mut guest], room);
    page.act_when_there(room);
    until_says(&mut [&mut page, &mut host, &mut guest], "You are watching");
    drop(page);
    let mut page = open_page();
    until_says(&mut [&mut page, &mut host, &mut guest], "You are watching");
    assert!(!page.has("Code") && page.says("Nam to move"), "{:?}", page.names());
    page.act_when_there("Leave");
    until(&mut [&mut page, &mut host], "it is left", |page| page.has("Join"));
    assert_eq!(WATCHED.get(), None, "nobody who left comes back by a reload");
}

#[test]
fn a_page_whose_room_is_gone_when_it_is_loaded_again_follows_its_invitation() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(folder.path());
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Nam (you)");
    let by_address: fn() -> _ = || of_host().map(|(address, _)| (address, None));
    for served_by in [of_host as fn() -> _, by_address] {
        WATCHED.set(Some("000000".parse().expect("a code")));
        let invites = served_by().is_some_and(|(_, code)| code.is_some());
        let mut page = open_served_page(served_by);
        until(&mut [&mut page, &mut host], "the question", |page| page.has("Code"));
        let is_invited = |page: &Window| page.has("Pebbles: Nam");
        until(&mut [&mut page, &mut host], "the rooms", |page| is_invited(page) == invites);
        until(&mut [&mut page, &mut host], "it is forgotten", |_| WATCHED.get().is_none());
    }
}

#[test]
fn the_host_frees_the_seat_of_a_player_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    host.act_when_there("Room");
    assert!(!host.has("Take Nam off the table"), "one keeps one's own: {:?}", host.names());
    host.act_when_there("Take Lan off the table");
    host.act_when_there("Cancel");
    host.act_when_there("Room");
    host.act_when_there("Take Lan off the table");
    host.act_when_there("Free the seat");
    // The news goes after a while.
    until_says(&mut [&mut host, &mut guest], "Lan has got up");
    until_says(&mut [&mut guest, &mut host], "You are watching");
}

#[test]
fn somebody_watches_a_game_and_takes_a_free_seat() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    let mut watcher = watch(&mut host, &mut guest, folder.path());
    assert!(!watcher.has("Resign") && !watcher.has("Say something"), "{:?}", watcher.names());
    host.key(Key::Num3);
    until_says(&mut [&mut watcher, &mut host, &mut guest], "Lan to move");
    assert!(!watcher.has("Sit here"), "both seats are taken: {:?}", watcher.names());
    host.act_when_there("Room");
    assert!(host.says("One person is watching"), "{:?}", host.names());
    assert!(host.says("All seats are taken. Others can watch"), "{:?}", host.names());
    host.key(Key::Escape);
    watcher.act_when_there("Leave");
    until(&mut [&mut watcher], "no question", |window| window.has("Join"));
    let mut host = open(&folder.path().join("another host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let invitation = HOST.with_borrow(String::clone);
    watcher.enter("Address", &invitation);
    until_says(&mut [&mut watcher, &mut host], "Pebbles: Nam");
    watcher.act_when_there("Watch");
    until(&mut [&mut watcher, &mut host], "a free seat", |window| window.has("Sit here"));
    watcher.act_when_there("Sit here");
    until_says(&mut [&mut watcher, &mut host], "Nam to move");
}
