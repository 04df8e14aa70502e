//! Rooms and those who come to them: two rooms of one host, watchers, what is agreed, offers that are withdrawn.

use std::fs;
use std::path::Path;

use eframe::egui::{Color32, Key, vec2};
use o_an_quan::settings::{self, Language, Settings, Speed};
use o_an_quan::storage::RonFile;
use tabletop::{Expiry, TimeControl, TimeLimit};
use window::Desktop;
use window::together::Hosting as _;

use super::{
    Host, WhenThere as _, come_to_host, host_address, host_and_page, host_in, join_as_lan, of_host,
    open, open_kept, open_room, sow, start, two_at, until, until_says,
};
use crate::gui_support::{Opening, Window};

/// Returns a host that was closed in a game against Lan and has opened a new room, and Lan's window, which tries the old
/// one again.
fn host_in_a_new_room(folder: &Path) -> (Window, Window) {
    let mut host = open_kept(&folder.join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let mut guest = open(&folder.join("guest"));
    join_as_lan(&mut host, &mut guest, "Pebbles");
    drop(host);
    until(&mut [&mut guest], "the host is gone", |window| window.has("Try again"));
    let mut host = open_kept(&folder.join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    guest.act_when_there("Try again");
    (host, guest)
}

#[test]
fn who_comes_back_to_the_room_before_finds_the_host_in_its_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = host_in_a_new_room(folder.path());
    until(&mut [&mut guest, &mut host], "the way there", |window| window.has("Go there"));
    assert!(guest.says("Nam is in another room of this host"), "{:?}", guest.names());
    until_says(&mut [&mut host, &mut guest], "others are waiting");
    assert!(host.has("Pebbles: Nam, Lan"), "{:?}", host.names());
    guest.act_when_there("Go there");
    until_says(&mut [&mut guest, &mut host], "Nam to move");
}

#[test]
fn the_host_finds_who_waits_in_the_room_before() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = host_in_a_new_room(folder.path());
    until(&mut [&mut host, &mut guest], "the guest", |window| window.has("Pebbles: Nam, Lan"));
    host.act_when_there("Pebbles: Nam, Lan");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    until_says(&mut [&mut guest, &mut host], "Nam to move");
}

#[test]
fn the_waiting_room_says_first_that_the_own_clock_runs_in_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let of_host = folder.path().join("host");
    let mut settings = Opening::settings(Language::English, Speed::Off);
    settings.table_mut("pebbles").time =
        TimeControl { limit: TimeLimit::per_game(10, 0), expiry: Expiry::Loses };
    fs::create_dir_all(&of_host).expect("a folder");
    let mut file = RonFile::new(of_host.join("settings.ron"), settings::VERSION);
    file.load::<Settings>().expect("no settings yet");
    file.save(&settings).expect("written");
    let (mut host, mut guest) = host_in_a_new_room(folder.path());
    let said = "Your clock is running in the game with Lan.";
    until_says(&mut [&mut host, &mut guest], said);
    let (line, room) = (host.rect_of(said), host.rect_of("The code of the room"));
    assert!(line.bottom() <= room.top(), "above what the room needs: {line} and {room}");
    guest.act_when_there("Leave");
    assert!(guest.says("The clocks run on while you are away."), "{:?}", guest.names());
}

#[test]
fn who_comes_to_watch_and_leaves_again_is_announced() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    let mut watcher = open(&folder.path().join("watcher"));
    come_to_host(&mut watcher, "Tí");
    let room = "Watch Pebbles: Nam, Lan";
    until_says(&mut [&mut watcher, &mut host, &mut guest], room);
    watcher.act_when_there(room);
    until_says(&mut [&mut watcher, &mut host, &mut guest], "You are watching");
    until_says(&mut [&mut host, &mut watcher, &mut guest], "Tí is watching.");
    assert!(host.says("Your turn"), "{:?}", host.names());
    watcher.act_when_there("Leave");
    until_says(&mut [&mut host, &mut watcher, &mut guest], "Tí has stopped watching.");
}

#[test]
fn what_one_has_offered_can_be_withdrawn() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Ô Ăn Quan", folder.path());
    sow(&mut host, "You, cell 2");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    sow(&mut guest, "You, cell 7");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    host.act_when_there("Offer to end the game");
    until_says(&mut [&mut guest, &mut host], "Nam offers to end the game");
    until(&mut [&mut host, &mut guest], "it waits", |window| window.has("Withdraw"));
    host.act_when_there("Withdraw");
    until_says(&mut [&mut guest, &mut host], "The offer is withdrawn");
    assert!(!guest.has("Accept"), "{:?}", guest.names());
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    host.act_when_there("Rematch");
    until_says(&mut [&mut guest, &mut host], "Nam wants a rematch.");
    until(&mut [&mut host, &mut guest], "it waits", |window| window.has("Withdraw"));
    host.act_when_there("Withdraw");
    until_says(&mut [&mut guest, &mut host], "Nam no longer wants a rematch.");
    until(&mut [&mut host, &mut guest], "as before", |window| window.has("Rematch"));
}

#[test]
fn who_gives_the_code_of_a_host_without_a_room_reads_that_it_was_right() {
    let mut host = host_in(None, 0);
    let hosted = host.poll().and_then(Result::ok).expect("it listens");
    let folder = tempfile::tempdir().unwrap();
    let mut guest = open(folder.path());
    guest.act_when_there("Play together");
    guest.fill_in("Your name", "Lan");
    guest.enter("Address", &hosted.addresses[0].to_string());
    until_says(&mut [&mut guest], "six digits");
    guest.enter("Code", &hosted.code.to_string());
    until_says(&mut [&mut guest], "You are in. No room is open yet");
    assert!(!guest.has("Code") && guest.has("Pebbles"), "{:?}", guest.names());
}

#[test]
fn a_host_without_a_page_shows_no_code_for_telephones() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(folder.path());
    host.act_when_there("Play together");
    assert!(!host.says("telephones"), "{:?}", host.names());
    host.fill_in("Your name", "Nam");
    host.act_when_there("Pebbles");
    until_says(&mut [&mut host], "Only this program can join");
    assert!(!host.says("telephones"), "{:?}", host.names());
    let mut guest = open(&folder.path().join("guest"));
    join_as_lan(&mut host, &mut guest, "Pebbles");
    guest.act_when_there("Room");
    assert!(guest.says("The code of the room"), "{:?}", guest.names());
    assert!(!guest.says("telephones"), "{:?}", guest.names());
}

/// Returns a server without a window, and a page of it on which Nam has opened a room.
fn page_with_a_room() -> (Host, Window) {
    let mut host = host_in(None, 0);
    host.poll().and_then(Result::ok).expect("it listens");
    let desktop = Desktop { served_by: Some(of_host), ..Desktop::default() };
    let settings = Opening::settings(Language::English, Speed::Off);
    let mut page = Opening { desktop, ..Opening::default() }.with(&settings);
    page.fill_in("Your name", "Nam");
    page.act_when_there("Join");
    let code = host.running.code().to_string();
    until(&mut [&mut page], "the code or the games", |page| {
        page.has("Code") || page.has("Pebbles")
    });
    if page.has("Code") {
        page.enter("Code", &code);
    }
    page.act_when_there("Pebbles");
    until_says(&mut [&mut page], "Free");
    (host, page)
}

#[test]
fn who_leaves_a_game_on_a_page_goes_back_to_it_with_one_button() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut page) = host_and_page(folder.path());
    page.act_when_there("Leave");
    page.press_last("Leave");
    until_says(&mut [&mut page, &mut host], "Pebbles is under way with Nam.");
    assert!(page.has("Join"), "{:?}", page.names());
    page.act_when_there("Go back to the game");
    until_says(&mut [&mut page, &mut host], "Nam to move");
}

#[test]
fn who_opens_a_room_at_a_host_elsewhere_sees_how_others_join() {
    let (_host, page) = page_with_a_room();
    assert!(page.says(&host_address()), "{:?}", page.names());
    assert!(page.says("The code of the room"), "{:?}", page.names());
}

#[test]
fn nobody_is_said_to_have_closed_a_server_that_belongs_to_no_player() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut page) = page_with_a_room();
    let mut guest = open(folder.path());
    join_as_lan(&mut page, &mut guest, "Pebbles");
    drop(host);
    until_says(&mut [&mut guest, &mut page], "The host has ended.");
    assert!(!guest.says("has closed"), "{:?}", guest.names());
}

#[test]
fn the_room_says_what_is_agreed_before_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(folder.path());
    open_room(&mut host, "Ô Ăn Quan");
    until_says(&mut [&mut host], "Free");
    assert!(host.says("Classic rules. No clock."), "{:?}", host.names());
}

#[test]
fn the_host_chooses_a_computer_and_takes_it_off_the_table_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(folder.path());
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Nam (you)");
    host.act_when_there("Seat a computer");
    host.press_part("Tèo");
    until_says(&mut [&mut host], "Your turn");
    host.act_when_there("Room");
    host.act_when_there("Take Tèo off the table");
    until(&mut [&mut host], "a free seat", |window| window.has("Seat a computer"));
    host.act_when_there("Seat a computer");
    host.press_part("Uncle Tư");
    host.act_when_there("Room");
    until(&mut [&mut host], "another", |window| window.has("Take Uncle Tư off the table"));
    host.key(Key::Escape);
    host.key(Key::Num3);
    until_says(&mut [&mut host], "Your turn");
}

#[test]
fn the_faces_of_both_players_are_as_large_where_a_note_is_below_the_name() {
    let folder = tempfile::tempdir().unwrap();
    let face =
        Settings { together_face: Some(1), ..Opening::settings(Language::English, Speed::Off) };
    let open = |name: &str| {
        let desktop = Desktop { host: Some(start), closes: true, ..Desktop::default() };
        let games = Some(folder.path().join(name));
        Opening { size: vec2(310.0, 640.0), desktop, games, ..Opening::default() }.with(&face)
    };
    let mut host = open("host");
    open_room(&mut host, "Cờ caro");
    until_says(&mut [&mut host], "Free");
    let mut guest = open("guest");
    join_as_lan(&mut host, &mut guest, "Cờ caro");
    // The ground of that face.
    let ground = Color32::from_rgb(0xa9, 0xc4, 0xc0);
    let widths: Vec<f32> = host.areas_of(ground).iter().map(|face| face.width()).collect();
    assert!(widths.len() == 2 && (widths[0] - widths[1]).abs() < 1.0, "{widths:?}");
}

#[test]
fn two_people_who_have_chosen_no_face_have_two() {
    let folder = tempfile::tempdir().unwrap();
    let open = |name: &str, device: u32| {
        let settings = Settings {
            device: format!("{device:032x}"),
            ..Opening::settings(Language::English, Speed::Off)
        };
        let desktop = Desktop { host: Some(start), closes: true, ..Desktop::default() };
        let games = Some(folder.path().join(name));
        Opening { desktop, games, ..Opening::default() }.with(&settings)
    };
    // The same face follows from both secrets.
    let mut host = open("host", 0x01);
    open_room(&mut host, "Cờ caro");
    until_says(&mut [&mut host], "Free");
    let mut guest = open("guest", 0x10);
    join_as_lan(&mut host, &mut guest, "Cờ caro");
    // The ground of that face.
    let ground = Color32::from_rgb(0xa9, 0xc4, 0xc0);
    for window in [&host, &guest] {
        assert_eq!(window.areas_of(ground).len(), 1, "{:?}", window.names());
    }
}
