//! The phrases that players say to each other.

use eframe::egui::vec2;

use super::{
    WhenThere as _, join_as_lan, open, open_kept_in, open_room, seat_computer, two_at, until,
    until_says,
};

#[test]
fn players_say_phrases_that_all_see_and_the_host_can_switch_them_off() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    guest.act_when_there("Say something");
    guest.act_when_there("Good luck!");
    until_says(&mut [&mut host, &mut guest], "Lan: Good luck!");
    until_says(&mut [&mut guest, &mut host], "Lan: Good luck!");

    let mut host = open(&folder.path().join("another host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Nam (you)");
    host.act_when_there("Players may say phrases");
    seat_computer(&mut host);
    until_says(&mut [&mut host], "Your turn");
    assert!(!host.has("Say something"), "{:?}", host.names());
}

/// Sizes of telephones, upright and lying.
const TELEPHONES: [[f32; 2]; 3] = [[390.0, 844.0], [360.0, 640.0], [844.0, 390.0]];

#[test]
fn a_phrase_covers_no_cell_and_no_name_of_another_and_a_tap_takes_it_away() {
    for [width, height] in TELEPHONES {
        let folder = tempfile::tempdir().unwrap();
        let mut host = open(&folder.path().join("host"));
        open_room(&mut host, "Ô Ăn Quan");
        until_says(&mut [&mut host], "Free");
        let mut guest = open_kept_in(&folder.path().join("guest"), vec2(width, height));
        join_as_lan(&mut host, &mut guest, "Ô Ăn Quan");
        // A phrase goes by itself after some seconds, so both are said at once.
        let both = [("Good move!", "Lan: Good move!"), ("Good luck!", "Nam: Good luck!")];
        guest.act_when_there("Say something");
        host.act_when_there("Say something");
        for window in [&mut guest, &mut host] {
            until(&mut [window], "the phrases", |window| window.can_act("Good move!"));
        }
        guest.act(both[0].0);
        host.act(both[1].0);
        until(&mut [&mut guest, &mut host], "both phrases", |window| {
            both.iter().all(|(_, said)| window.says(said))
        });
        let [own, other] = ["Lan: Good move!", "Nam: Good luck!"].map(|it| guest.last_rect_of(it));
        let names = guest.names();
        let cells: Vec<&String> = names.iter().filter(|name| name.contains(", cell ")).collect();
        assert!(cells.len() >= 10, "{names:?}");
        for cell in cells {
            let rect = guest.exact_rect(cell);
            let is_free = !rect.intersects(own) && !rect.intersects(other);
            assert!(is_free, "{cell} at {rect} below {own} or {other}, {width} x {height}");
        }
        assert!(!own.intersects(other), "{own} and {other}, {width} x {height}");
        guest.tap(other.center());
        assert!(!guest.says("Nam: Good luck!"), "{:?}", guest.names());
        assert!(guest.says("Lan: Good move!"), "the other one stays: {:?}", guest.names());
    }
}

#[test]
fn all_phrases_and_the_button_below_them_fit_into_a_lying_telephone() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let size = vec2(844.0, 390.0);
    let mut guest = open_kept_in(&folder.path().join("guest"), size);
    join_as_lan(&mut host, &mut guest, "Pebbles");
    guest.act_when_there("Say something");
    until(&mut [&mut guest, &mut host], "the dialog", |window| window.has("Hello!"));
    assert_eq!(guest.cut_texts(), Vec::<String>::new());
    for label in ["Hello!", "Good luck!", "Your turn!", "Bye, see you!", "Close"] {
        let rect = guest.last_rect_of(label);
        let is_inside = rect.left() >= 0.0 && rect.right() <= size.x && rect.bottom() <= size.y;
        assert!(is_inside, "{label} at {rect}");
    }
    let (last, close) = (guest.last_rect_of("Bye, see you!"), guest.last_rect_of("Close"));
    assert!(last.bottom() <= close.top(), "nothing scrolls: {last} and {close}");
}
