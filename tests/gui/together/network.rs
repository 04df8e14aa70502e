//! Hosts that the page finds on the network by itself.

use eframe::egui::{Vec2, vec2};
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

/// A network with two machines of one name.
struct Neighbours;

impl Searching for Neighbours {
    fn found(&self) -> Vec<(String, client::Address)> {
        let found = [("vm", "192.168.100.105"), ("vm", "192.168.100.123")];
        let address = |text| client::Address::new(text, 8440).expect("an address");
        found.map(|(name, text)| (name.to_owned(), address(text))).to_vec()
    }
}

/// Returns a window on that network.
fn open_on_network() -> Window {
    open_in(Some(|_| Some(Box::new(Network))), vec2(1280.0, 800.0))
}

/// Returns a window of this size that searches so.
fn open_in(search: Option<StartSearch>, size: Vec2) -> Window {
    let desktop = Desktop { host: Some(start), search, closes: true, ..Desktop::default() };
    let settings = Opening::settings(Language::English, Speed::Off);
    Opening { size, desktop, ..Opening::default() }.with(&settings)
}

#[test]
fn two_hosts_on_a_telephone_are_whole_and_told_apart() {
    let mut guest = open_in(Some(|_| Some(Box::new(Neighbours))), vec2(360.0, 640.0));
    guest.act_when_there("Play together");
    let hosts = ["vm (192.168.100.105:8440)", "vm (192.168.100.123:8440)"];
    let [one, other] = hosts.map(|host| {
        until_says(&mut [&mut guest], host);
        guest.exact_rect(host)
    });
    assert!(one.bottom() <= other.top(), "each has its row: {one} and {other}");
    assert!(one.right() <= 360.0 && other.right() <= 360.0, "{one} and {other}");
    assert_eq!(guest.cut_texts(), Vec::<String>::new());
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
