//! Offers in rooms: what the one who is asked reads, and what becomes of an offer.

use eframe::egui::Key;

use super::{WhenThere as _, two_at, until, until_says};

#[test]
fn a_request_to_take_back_says_what_goes_and_how_it_ended() {
    let ask = "Ask to take back";
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    host.key(Key::Num3);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.key(Key::Num2);
    until_says(&mut [&mut host, &mut guest], "Your turn");
    host.act_when_there(ask);
    let asked = "Nam asks to take a move back. Your last move goes, too.";
    until_says(&mut [&mut guest, &mut host], asked);
    guest.act_when_there("Decline");
    until_says(&mut [&mut host, &mut guest], "Lan declines.");
    assert!(host.has(ask) && !host.is_enabled(ask), "{:?}", host.names());
    host.key(Key::Num1);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    host.act_when_there(ask);
    until_says(&mut [&mut guest, &mut host], "Nam asks to take a move back.");
    assert!(!guest.says("goes, too"), "{:?}", guest.names());
    guest.key(Key::Num2);
    let lapsed = "A move was played, so the request to take a move back is no longer open.";
    until_says(&mut [&mut host, &mut guest], lapsed);
    until(&mut [&mut guest, &mut host], "nothing to answer", |window| !window.has("Accept"));
}
