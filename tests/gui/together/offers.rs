//! Offers in rooms: what the one who is asked reads, and what becomes of an offer.

use eframe::egui::{Key, vec2};

use super::{
    WhenThere as _, join_as_lan, open, open_kept_in, open_room, sow, two_at, until, until_says,
};

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

#[test]
fn a_request_for_a_rematch_on_a_telephone_stands_above_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Ô Ăn Quan");
    until_says(&mut [&mut host], "Free");
    let mut guest = open_kept_in(&folder.path().join("guest"), vec2(390.0, 844.0));
    join_as_lan(&mut host, &mut guest, "Ô Ăn Quan");
    sow(&mut host, "You, cell 2");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    host.act_when_there("Rematch");
    until_says(&mut [&mut guest, &mut host], "Nam wants a rematch.");
    let texts = guest.texts();
    let line = texts.iter().find(|it| it.text.contains("wants a rematch")).expect("the line");
    let request = line.rows.iter().find(|row| row.contains("rematch.")).expect("its end");
    assert!(request.trim_end().ends_with("rematch."), "{:?}", line.rows);
    let breaks_score = |row: &String| row.trim().starts_with(':') || row.trim().ends_with(':');
    assert!(!line.rows.iter().any(breaks_score), "{:?}", line.rows);
}
