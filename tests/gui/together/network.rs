//! Hosts that the page finds on the network by itself.

use o_an_quan::settings::{Language, Speed};
use window::Desktop;
use window::together::{Searching, StartSearch};

use super::{HOST, WhenThere as _, of_host, open, open_room, start, until, until_says};
use crate::gui_support::{Opening, Window};

/// A network on which there is the host that a window has started last, once there is one.
struct Network;

impl Searching for Network {
    fn found(&self) -> Vec<(String, client::Address)> {
        of_host().map(|(address, _)| ("an-desktop".to_owned(), address)).into_iter().collect()
    }
}

/// Returns a window on that network.
fn open_on_network() -> Window {
    let search: Option<StartSearch> = Some(|_| Some(Box::new(Network)));
    let desktop = Desktop { host: Some(start), search, closes: true, ..Desktop::default() };
    let settings = Opening::settings(Language::English, Speed::Off);
    Opening { desktop, ..Opening::default() }.with(&settings)
}

#[test]
fn no_button_moves_when_a_host_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut guest = open_on_network();
    guest.act_when_there("Play together");
    (0..4).for_each(|_| guest.step());
    assert!(guest.says("Looking around on this network"), "{:?}", guest.names());
    let before = guest.exact_rect("Address");
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    until_says(&mut [&mut guest, &mut host], "an-desktop");
    assert_eq!(guest.exact_rect("Address"), before);
}

#[test]
fn a_host_on_the_network_is_found_and_needs_its_code_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let mut guest = open_on_network();
    guest.act_when_there("Play together");
    guest.fill_in("Your name", "Lan");
    guest.press_part("an-desktop");
    until(&mut [&mut guest, &mut host], "the code", |window| window.says("six digits"));
    guest.enter("Code", "12");
    assert!(guest.says("A code has six digits"));
    let code = HOST.with_borrow(|host| host.split(' ').nth(1).unwrap_or_default().to_owned());
    guest.enter("Code", &code);
    until_says(&mut [&mut guest, &mut host], "Pebbles: Nam");
}
