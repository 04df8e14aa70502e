//! Playing with people at other devices: two windows and a host on this machine.

use std::cell::RefCell;
use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::{Duration, Instant};

use eframe::egui::Key;
use frame::parts::Desktop;
use frame::together::{Hosted, Hosting};
use o_an_quan::controller::Waker;
use o_an_quan::settings::{Language, Speed};
use o_an_quan::together::KINDS;
use server::{Config, Limits, Running};

use crate::gui_support::{Opening, Window};

/// The longest that a test waits.
const PATIENCE: Duration = Duration::from_secs(60);

thread_local! {
    /// The address and the code of the host that a window has started last.
    static HOST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A host on this machine alone.
struct Host {
    running: Running,
    is_told: bool,
}

impl Hosting for Host {
    fn poll(&mut self) -> Option<Result<Hosted, String>> {
        let (port, code) = (self.running.address().port(), self.running.code());
        let address = client::Address::new("127.0.0.1", port).expect("an address");
        HOST.with_borrow_mut(|host| *host = format!("127.0.0.1:{port} {code}"));
        let hosted = Hosted { port, code, addresses: vec![address], has_page: false };
        (!std::mem::replace(&mut self.is_told, true)).then_some(Ok(hosted))
    }
}

fn start(_wake: Waker) -> Box<dyn Hosting> {
    let running = server::start(Config {
        listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        games: None,
        page: None,
        no_page: String::new(),
        open_rooms: false,
        host_names: Vec::new(),
        kinds: &KINDS,
        limits: Limits { messages_at_once: 1000, messages_a_second: 1000, ..Limits::default() },
    });
    Box::new(Host { running: running.expect("it starts"), is_told: false })
}

/// Opens a window whose games are kept in `folder`.
fn open(folder: &Path) -> Window {
    let desktop = Desktop { host: Some(start), closes: true, ..Desktop::default() };
    let games = Some(folder.to_owned());
    Opening { desktop, games, ..Opening::default() }
        .with(&Opening::settings(Language::English, Speed::Off))
}

/// Draws frames of the windows until something is so in the first one.
fn until(windows: &mut [&mut Window], what: &str, is_so: impl Fn(&Window) -> bool) {
    let start = Instant::now();
    while !is_so(windows[0]) {
        windows.iter_mut().for_each(|window| window.step());
        assert!(start.elapsed() < PATIENCE, "{what}: {:?}", windows[0].names());
        std::thread::yield_now();
    }
    windows.iter_mut().for_each(|window| window.step());
}

/// Draws frames of the windows until the first one says something.
fn until_says(windows: &mut [&mut Window], text: &str) {
    until(windows, text, |window| window.says(text));
}

/// Returns two windows in the room of a game, that of the host first.
fn two_at(game: &str, folder: &Path) -> (Window, Window) {
    let mut host = open(&folder.join("host"));
    host.act("Play together");
    host.fill_in("Your name", "Nam");
    host.act(game);
    until_says(&mut [&mut host], "Free");
    let mut guest = open(&folder.join("guest"));
    guest.act("Play together");
    guest.fill_in("Your name", "Lan");
    let invitation = HOST.with_borrow(String::clone);
    guest.enter("Address", &invitation);
    let room = format!("{game}: Nam");
    until_says(&mut [&mut guest, &mut host], &room);
    guest.act(&room);
    until_says(&mut [&mut guest, &mut host], "Nam to move");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    (host, guest)
}

/// Returns whether a file in the folder contains a text.
fn has_file(folder: &Path, text: &str) -> bool {
    fs::read_dir(folder).into_iter().flatten().flatten().any(|entry| {
        let path = entry.path();
        match path.is_dir() {
            true => has_file(&path, text),
            false => fs::read_to_string(path).is_ok_and(|kept| kept.contains(text)),
        }
    })
}

#[test]
fn two_windows_play_take_back_resign_and_play_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    host.key(Key::Num3);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    assert!(!guest.has("Hint") && !guest.has("New game"), "nobody is helped");
    assert!(host.says("Lan to move"));
    guest.key(Key::Num2);
    until_says(&mut [&mut host, &mut guest], "Your turn");
    guest.act("Ask to take back");
    until_says(&mut [&mut host, &mut guest], "Lan asks to take a move back.");
    host.act("Accept");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    let root = folder.path().to_owned();
    until(&mut [&mut host, &mut guest], "the game is kept", |_| {
        has_file(&root.join("host"), "Lan") && has_file(&root.join("guest"), "Nam")
    });
    host.act("Rematch");
    until_says(&mut [&mut guest, &mut host], "Nam wants a rematch.");
    guest.act("Rematch");
    // The seats are swapped, so that the other one begins.
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act("Leave");
    guest.press_last("Leave");
    until(&mut [&mut guest], "the entrance", |window| window.has("Join"));
    until_says(&mut [&mut host], "Lan is gone.");
}

#[test]
fn a_page_joins_the_host_that_serves_it_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    host.act("Play together");
    host.fill_in("Your name", "Nam");
    host.act("Pebbles");
    until_says(&mut [&mut host], "Free");
    let desktop = Desktop { served_by: Some(of_host), ..Desktop::default() };
    let settings = Opening::settings(Language::English, Speed::Off);
    let mut page = Opening { desktop, ..Opening::default() }.with(&settings);
    page.fill_in("Your name", "Lan");
    page.act("Join");
    until_says(&mut [&mut page, &mut host], "Pebbles: Nam");
    page.act("Pebbles: Nam");
    until_says(&mut [&mut page, &mut host], "Nam to move");

    let desktop = Desktop { served_by: Some(|| None), ..Desktop::default() };
    let mut page = Opening { desktop, ..Opening::default() }.with(&settings);
    page.act("Play together");
    assert!(page.says("open the address in the browser") && !page.has("Join"));
}

/// Returns the host that a window has started last.
fn of_host() -> Option<(client::Address, Option<messages::Code>)> {
    let host = HOST.with_borrow(|host| host.parse::<client::Invitation>()).ok()?;
    Some((host.address?, host.code))
}

#[test]
fn what_names_no_host_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path());
    window.act("Play together");
    window.enter("Address", "nowhere at all");
    assert!(window.says("This address is not complete"));
    window.enter("Address", "482913");
    assert!(window.says("A code alone does not say where"));
    window.enter("Address", "https://play.example.org");
    assert!(window.says("This host encrypts"));
}
