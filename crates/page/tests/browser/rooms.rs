//! Two pages in one room of a host that serves them both.

use std::io::{Seek, Write};
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::driver::{
    Browser, Cable, Chromium, Firefox, Profile, Running, is_in_own_network, page_folder,
};
use super::everywhere::desktop;
use super::page::{PHONE, WINDOW};

/// Starts a host without a window on this machine, at this port or any free one if that is 0. Returns it with its port,
/// and its code.
fn serve(games: &Path, port: u16) -> (Running, u16, String) {
    serve_by(Command::new(desktop()), games, "127.0.0.1", port)
}

/// The same by the command `host`, which begins with the program, listening at an address.
fn serve_by(mut host: Command, games: &Path, listen: &str, port: u16) -> (Running, u16, String) {
    host.args(["serve", "--unannounced", "--lang", "en", "--listen", listen]);
    host.arg("--port").arg(port.to_string());
    host.arg("--games").arg(games).arg("--page").arg(page_folder());
    let mut host = Running::start(&mut host, "o-an-quan");
    let port = host.wait_for(|written| {
        let (_, after) = written.split_once("http://")?;
        let (address, _) = after.split_once('/')?;
        address.rsplit_once(':')?.1.parse().ok()
    });
    let code = host.wait_for(|written| {
        let (line, _) = written.split_once("code=")?.1.split_once('\n')?;
        Some(line.trim().to_owned())
    });
    (host, port, code)
}

/// Enters the hall of the host at an address.
fn enter(browser: &impl Browser, address: &str, code: &str) {
    browser.navigate(&format!("{address}#{code}"));
    browser.wait_for_start();
    browser.press("Join");
}

/// Presses a button until a heap of so many changes, which it does at once, while a sentence stays for a reader that has not
/// come to it.
fn press_at(browser: &impl Browser, left: &str, button: &str) {
    let heap = format!("A heap of {left}");
    browser.hear(&heap);
    browser.press_until_silence(button, &heap);
}

/// Takes pebbles when it is the turn of this browser and so many are left.
fn take(browser: &impl Browser, left: &str, button: &str) {
    browser.hear(&format!("Your turn. {left} left."));
    press_at(browser, left, button);
}

/// Two browsers play a game of pebbles to the end, while the host is killed and started again in the middle.
fn two_play<A: Browser, B: Browser>() {
    let games = tempfile::tempdir().unwrap();
    let (host, port, code) = serve(games.path(), 0);
    let address = format!("http://127.0.0.1:{port}/");
    let profiles = [Profile::new(), Profile::new()];
    let one = A::open(WINDOW, "en", &profiles[0]);
    let other = B::open(PHONE, "en", &profiles[1]);
    enter(&one, &address, &code);
    one.press("Pebbles");
    one.hear("Guest (you)");
    enter(&other, &address, &code);
    other.press("Pebbles: Guest");
    take(&one, "12 pebbles", "Take 4");
    other.hear("Your turn. 8 pebbles left.");
    drop(host);
    one.hear("is lost");
    other.hear("is lost");
    let (_host, again, kept) = serve(games.path(), port);
    assert_eq!((again, kept), (port, code), "it is the same host");
    one.wait_for_silence("is lost");
    other.wait_for_silence("is lost");
    other.hear("Your turn. 8 pebbles left.");
    take(&other, "8 pebbles", "Take 3");
    take(&one, "5 pebbles", "Take 4");
    take(&other, "1 pebble", "Take 1");
    one.hear("Rematch");
    other.hear("Rematch");
}

#[test]
fn two_pages_of_chromium_play_a_game_although_the_host_is_killed() {
    two_play::<Chromium, Chromium>();
}

#[test]
fn chromium_plays_against_firefox() {
    two_play::<Chromium, Firefox>();
}

/// Somebody leaves the page for another address. Returns what the host and the browsers keep, the host, and both pages.
fn leaves_the_page<B: Browser>() -> ((TempDir, [Profile; 2]), Running, Chromium, B) {
    let games = tempfile::tempdir().unwrap();
    let (host, port, code) = serve(games.path(), 0);
    let address = format!("http://127.0.0.1:{port}/");
    let profiles = [Profile::new(), Profile::new()];
    let one = Chromium::open(WINDOW, "en", &profiles[0]);
    let other = B::open(PHONE, "en", &profiles[1]);
    enter(&one, &address, &code);
    one.press("Pebbles");
    one.hear("Guest (you)");
    enter(&other, &address, &code);
    other.press("Pebbles: Guest");
    one.hear("Your turn. 12 pebbles left.");
    other.navigate(&format!("{address}health"));
    // Far sooner than a connection that has become silent.
    one.hear("Guest is gone. In 20 s");
    ((games, profiles), host, one, other)
}

#[test]
fn who_leaves_the_page_is_gone_at_once_and_can_come_back() {
    let (_kept, _host, one, other) = leaves_the_page::<Chromium>();
    let _ = other.try_value("history.back()");
    one.wait_for_silence("is gone");
    take(&one, "12 pebbles", "Take 4");
    other.hear("Your turn. 8 pebbles left.");
}

#[test]
fn who_leaves_the_page_in_firefox_is_gone_at_once() {
    leaves_the_page::<Firefox>();
}

#[test]
fn a_page_plays_against_a_program() {
    let games = tempfile::tempdir().unwrap();
    let (_host, port, code) = serve(games.path(), 0);
    let profile = Profile::new();
    let browser = Chromium::open(PHONE, "en", &profile);
    let address = format!("http://127.0.0.1:{port}/");
    enter(&browser, &address, &code);
    browser.press("Pebbles");
    browser.hear("Guest (you)");
    let mut moves = tempfile::tempfile().unwrap();
    moves.write_all(b"3\n3\n3\n").unwrap();
    moves.rewind().unwrap();
    let mut program = Command::new(desktop());
    program.args(["join", &address, "--code", &code, "--name", "Lan", "--lang", "en"]);
    let mut program = Running::start_reading(&mut program, moves, "o-an-quan");
    take(&browser, "12 pebbles", "Take 1");
    take(&browser, "8 pebbles", "Take 1");
    take(&browser, "4 pebbles", "Take 1");
    browser.hear("Lan has left.");
    program.wait_for_end();
}

#[test]
fn a_page_of_a_local_network_is_no_secure_context_and_outlasts_a_cut_cable() {
    let name = "rooms::a_page_of_a_local_network_is_no_secure_context_and_outlasts_a_cut_cable";
    if !is_in_own_network(name) {
        return;
    }
    let (cable, games) = (Cable::lay(), tempfile::tempdir().unwrap());
    let host = cable.on_other(desktop().to_str().unwrap());
    let (_host, port, code) = serve_by(host, games.path(), cable.address(), 0);
    let profile = Profile::new();
    let browser = Chromium::open(PHONE, "en", &profile);
    enter(&browser, &format!("http://{}:{port}/", cable.address()), &code);
    assert_eq!(browser.value("isSecureContext"), false);
    browser.press("Pebbles");
    browser.hear("Guest (you)");
    browser.press("Seat a computer");
    browser.press("Na (medium)");
    browser.hear("Your turn");
    press_at(&browser, "12 pebbles", "Take 1");
    browser.hear("Your turn");
    cable.cut();
    browser.hear("is lost");
    cable.mend();
    browser.wait_for_silence("is lost");
    browser.press_until_silence("Take 1", "Your turn");
}
