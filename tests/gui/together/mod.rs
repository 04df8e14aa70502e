//! Playing with people at other devices: two windows and a host on this machine.

mod class;
mod endings;
mod kept;
mod lesson;
mod network;
mod offers;
mod phrases;
mod rooms;
mod seats;
mod tasks;

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::controller::Waker;
use o_an_quan::settings::{self, Language, Settings, Speed, TextSize};
use o_an_quan::storage::RonFile;
use window::Desktop;
use window::together::Hosting;

use crate::gui_support::{Opening, Window};
use crate::hosting_support::{HOST, Host, host_in, start};

/// The longest that a test waits.
const PATIENCE: Duration = Duration::from_secs(60);

thread_local! {
    /// The folder in which the next host keeps its games.
    static KEPT: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// Starts a host whose games are kept, at the port that it had before.
fn start_kept(_wake: Waker) -> Box<dyn Hosting> {
    let kept = KEPT.with_borrow(Clone::clone);
    let path = kept.as_ref().map(|folder| folder.with_extension("port"));
    let before = path.as_ref().and_then(|path| fs::read_to_string(path).ok());
    let host = host_in(kept, before.and_then(|port| port.parse().ok()).unwrap_or(0));
    let port = host.running.address().port().to_string();
    if let Some(path) = path {
        fs::write(path, port).expect("written");
    }
    Box::new(host)
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

/// Presses what may come only with the answer of the host, or with the connection that comes back.
trait WhenThere {
    /// Draws frames until there is an enabled widget of this name, and presses it as a screen reader does.
    fn act_when_there(&mut self, label: &str);
}

impl WhenThere for Window {
    fn act_when_there(&mut self, label: &str) {
        until(&mut [self], label, |window| window.can_act(label));
        self.act(label);
    }
}

/// Lets the host seat the computer that is offered first.
fn seat_computer(host: &mut Window) {
    host.act_when_there("Seat a computer");
    host.key(Key::Enter);
}

/// Lets Nam open a room for a game.
fn open_room(host: &mut Window, game: &str) {
    host.act_when_there("Play together");
    host.fill_in("Your name", "Nam");
    host.act_when_there(game);
}

/// Lets somebody of this name come to the host that a window has started last.
fn come_to_host(guest: &mut Window, name: &str) {
    guest.act_when_there("Play together");
    guest.fill_in("Your name", name);
    guest.enter("Address", &HOST.with_borrow(String::clone));
}

/// Returns the address of that host.
fn host_address() -> String {
    HOST.with_borrow(|host| host.split(' ').next().unwrap_or_default().to_owned())
}

/// Returns two windows in the room of a game, that of the host first.
fn two_at(game: &str, folder: &Path) -> (Window, Window) {
    let mut host = open(&folder.join("host"));
    open_room(&mut host, game);
    until_says(&mut [&mut host], "Free");
    let mut guest = open(&folder.join("guest"));
    join_as_lan(&mut host, &mut guest, game);
    (host, guest)
}

/// Lets a window join the room of a game of a host, and play there.
fn join_as_lan(host: &mut Window, guest: &mut Window, game: &str) {
    come_to_host(guest, "Lan");
    let room = format!("{game}: Nam");
    until_says(&mut [guest, host], &room);
    guest.act_when_there(&room);
    until_says(&mut [guest, host], "Nam to move");
    until_says(&mut [host, guest], "Your turn");
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
fn who_has_given_no_name_is_a_guest_in_the_list_of_rooms() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    host.act_when_there("Play together");
    host.act_when_there("Pebbles");
    until_says(&mut [&mut host], "Free");
    let mut guest = open(&folder.path().join("guest"));
    guest.act_when_there("Play together");
    let invitation = HOST.with_borrow(String::clone);
    guest.enter("Address", &invitation);
    until_says(&mut [&mut guest, &mut host], "Pebbles: Guest");
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
    guest.act_when_there("Ask to take back");
    until_says(&mut [&mut host, &mut guest], "Lan asks to take a move back.");
    host.act_when_there("Accept");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    let root = folder.path().to_owned();
    until(&mut [&mut host, &mut guest], "the game is kept", |_| {
        has_file(&root.join("host"), "Lan") && has_file(&root.join("guest"), "Nam")
    });
    host.act_when_there("Rematch");
    until_says(&mut [&mut guest, &mut host], "Nam wants a rematch.");
    guest.act_when_there("Rematch");
    // The seats are swapped, so that the other one begins.
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act_when_there("Leave");
    guest.press_last("Leave");
    until(&mut [&mut guest], "the entrance", |window| window.has("Join"));
    until_says(&mut [&mut host], "Lan is gone.");
}

/// Returns a host whose game of pebbles has begun, and the page that it serves, on which the other player is Lan.
fn host_and_page(folder: &Path) -> (Window, Window) {
    let mut host = open(&folder.join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let desktop = Desktop { served_by: Some(of_host), ..Desktop::default() };
    let settings = Opening::settings(Language::English, Speed::Off);
    let mut page = Opening { desktop, ..Opening::default() }.with(&settings);
    page.fill_in("Your name", "Lan");
    page.act_when_there("Join");
    until_says(&mut [&mut page, &mut host], "Pebbles: Nam");
    page.act_when_there("Pebbles: Nam");
    until_says(&mut [&mut page, &mut host], "Nam to move");
    (host, page)
}

#[test]
fn a_page_joins_the_host_that_serves_it_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let (_host, _page) = host_and_page(folder.path());

    let settings = Opening::settings(Language::English, Speed::Off);
    let desktop = Desktop { served_by: Some(|| None), ..Desktop::default() };
    let mut page = Opening { desktop, ..Opening::default() }.with(&settings);
    page.act_when_there("Play together");
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
    window.act_when_there("Play together");
    window.enter("Address", "nowhere at all");
    assert!(window.says("This address is not complete"));
    window.enter("Address", "482913");
    assert!(window.says("A code alone does not say where"));
    window.enter("Address", "https://play.example.org");
    assert!(window.says("This host encrypts"));
}

/// Returns the window of a person whose settings and games are kept in `folder`.
fn open_kept(folder: &Path) -> Window {
    open_kept_in(folder, vec2(1280.0, 800.0))
}

/// Returns such a window of this size.
fn open_kept_in(folder: &Path, size: Vec2) -> Window {
    let desktop = Desktop { host: Some(start_kept), closes: true, ..Desktop::default() };
    open_kept_with(folder, size, desktop)
}

/// Returns such a window on this desktop.
fn open_kept_with(folder: &Path, size: Vec2, desktop: Desktop) -> Window {
    let path = folder.join("settings.ron");
    fs::create_dir_all(folder).expect("a folder");
    if !path.exists() {
        let mut file = RonFile::new(&path, settings::VERSION);
        file.load::<Settings>().expect("no settings yet");
        file.save(&Opening::settings(Language::English, Speed::Off)).expect("written");
    }
    let games = Some(folder.to_owned());
    KEPT.with_borrow_mut(|kept| *kept = Some(folder.join("hosted")));
    Opening { size, desktop, games, settings: Some(path), ..Opening::default() }.bare()
}

#[test]
fn who_is_left_when_the_host_closes_its_room_is_told_and_has_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    host.key(Key::Num3);
    until_says(&mut [&mut guest, &mut host], "Your turn");
    host.act_when_there("Leave");
    host.press_last("Leave");
    until_says(&mut [&mut guest, &mut host], "Nam has closed the room. The game so far lies in");
    assert!(!guest.has("Resign") && !guest.has("Ask to take back"), "{:?}", guest.names());
    assert!(guest.says("My games"), "it says where the game is");
    let kept = folder.path().join("guest");
    until(&mut [&mut guest], "the game is kept", |_| has_file(&kept, "Nam"));
    guest.act_when_there("Home");
    assert!(guest.has("Other games"), "{:?}", guest.names());
    for window in [&mut host, &mut guest] {
        while !window.has("Other games") {
            window.key(Key::Escape);
        }
        window.act_when_there("Other games");
        window.act_either(&["Pebbles", "Bốc sỏi"]);
        window.act_when_there("My games and achievements");
        until(&mut [&mut *window], "it is listed", |window| window.says("Lan"));
        assert!(window.says("Nam") && window.says("Unfinished"), "{:?}", window.names());
    }
}

#[test]
fn a_host_that_comes_back_goes_on_with_the_game_in_its_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open_kept(&folder.path().join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Nam (you)");
    seat_computer(&mut host);
    until_says(&mut [&mut host], "Your turn");
    host.key(Key::Num3);
    until(&mut [&mut host], "the answer", |window| window.says("Your turn"));
    let kept = folder.path().join("host").join("settings.ron");
    let is_kept = |_: &Window| fs::read_to_string(&kept).is_ok_and(|text| text.contains("here "));
    host.wait("the way back is kept", is_kept);
    drop(host);
    let mut host = open_kept(&folder.path().join("host"));
    host.act_when_there("Play together");
    assert!(host.says("Pebbles is under way in your room"), "{:?}", host.names());
    host.act_when_there("Go back to the game");
    until_says(&mut [&mut host], "Your turn");
    host.act_when_there("Resign");
    host.press_last("Resign");
    until(&mut [&mut host], "the end", |window| window.has("Rematch"));
    host.act_when_there("Leave");
    host.key(Key::Escape);
    host.act_either(&["Play together"]);
    assert!(!host.says("in your room"), "{:?}", host.names());
}

#[test]
fn a_guest_that_comes_back_finds_the_host_without_typing() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Pebbles");
    until_says(&mut [&mut host], "Free");
    let mut guest = open_kept(&folder.path().join("guest"));
    come_to_host(&mut guest, "Lan");
    until_says(&mut [&mut guest, &mut host], "Pebbles: Nam");
    guest.act_when_there("Pebbles: Nam");
    until_says(&mut [&mut guest, &mut host], "Nam to move");
    let address = host_address();
    let kept = folder.path().join("guest").join("settings.ron");
    let is_kept = |_: &Window| {
        fs::read_to_string(&kept).is_ok_and(|text| text.contains(&address) && text.contains("Nam"))
    };
    guest.wait("the way back is kept", is_kept);
    drop(guest);
    until_says(&mut [&mut host], "Lan is gone");
    let mut guest = open_kept(&folder.path().join("guest"));
    guest.act_when_there("Play together");
    assert!(guest.says("Pebbles is under way with Nam."), "{:?}", guest.names());
    guest.key(Key::Escape);
    // The home has it beside the other games under way.
    assert_eq!(guest.description_of("Pebbles").as_deref(), Some("Under way with Nam"));
    guest.act_when_there("Pebbles");
    until_says(&mut [&mut guest, &mut host], "Nam to move");
}

/// Sows a cell to one of both sides.
fn sow(window: &mut Window, cell: &str) {
    let names = window.names();
    let cell = names.iter().find(|name| name.starts_with(cell)).expect("a cell");
    window.act_when_there(cell);
    let names = window.names();
    let arrow = names.iter().find(|name| name.starts_with("Sow ")).expect("an arrow");
    window.act_when_there(arrow);
}

#[test]
fn sentences_name_what_is_offered_and_whom_they_speak_to() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Ô Ăn Quan", folder.path());
    assert!(!host.has("Offer a draw") && !host.has("Offer draw"), "{:?}", host.names());
    sow(&mut host, "You, cell 2");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    sow(&mut guest, "You, cell 7");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    host.act_when_there("Offer to end the game");
    until_says(&mut [&mut guest, &mut host], "Nam offers to end the game");
    guest.act_when_there("Decline");
    until_says(&mut [&mut host, &mut guest], "Lan declines");
    assert!(!guest.says("Lan declines"));
    assert!(host.says("Your turn"), "news leave the turn on the screen: {:?}", host.names());
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    until(&mut [&mut guest, &mut host], "the end", |window| window.has("Rematch"));
    assert!(!guest.says("Lan resigned"), "{:?}", guest.names());
    guest.act_when_there("Leave");
    until(&mut [&mut host, &mut guest], "nobody to play with", |window| !window.has("Rematch"));
    assert!(host.says("Lan has got up") && !host.says("Guest"), "{:?}", host.names());

    let (mut host, mut guest) = two_at("Cờ gánh", folder.path());
    host.type_text("a3b3");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    host.act_when_there("Offer a draw");
    until_says(&mut [&mut guest, &mut host], "Nam offers a draw");
    assert!(host.says("offered a draw"), "{:?}", host.names());
}

#[test]
fn an_offer_on_a_telephone_has_its_sentence_above_the_buttons() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Ô Ăn Quan");
    until_says(&mut [&mut host], "Free");
    let mut guest = open_kept_in(&folder.path().join("guest"), vec2(360.0, 640.0));
    join_as_lan(&mut host, &mut guest, "Ô Ăn Quan");
    sow(&mut host, "You, cell 2");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    sow(&mut guest, "You, cell 7");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    host.act_when_there("Offer to end the game");
    until(&mut [&mut guest, &mut host], "an offer", |window| window.has("Accept"));
    let texts = guest.texts();
    let text = texts.iter().find(|it| it.text.contains("Nam offers")).expect("the sentence").ink;
    let button = guest.last_rect_of("Accept");
    assert!(text.bottom() <= button.top() && text.width() > 180.0, "{text} and {button}");
}

#[test]
fn the_page_and_the_room_are_whole_with_large_text_on_a_telephone() {
    for (language, percent) in
        [(Language::English, 200), (Language::Vietnamese, 200), (Language::Vietnamese, 300)]
    {
        let folder = tempfile::tempdir().unwrap();
        let usual = Opening::settings(language, Speed::Off);
        let settings = Settings { text_size: TextSize::percent(percent), ..usual };
        let desktop = Desktop { host: Some(start), closes: true, ..Desktop::default() };
        let (games, size) = (Some(folder.path().to_owned()), vec2(390.0, 844.0));
        let mut host = Opening { size, desktop, games, ..Opening::default() }.with(&settings);
        host.act_either(&["Play together", "Chơi qua mạng"]);
        assert_eq!(host.cut_texts(), Vec::<String>::new(), "the page, {language:?} {percent}");
        host.act_either(&["Pebbles", "Bốc sỏi"]);
        until(&mut [&mut host], "a room", |window| window.says("Free") || window.says("Còn trống"));
        assert_eq!(host.cut_texts(), Vec::<String>::new(), "the room, {language:?} {percent}");
    }
}

#[test]
fn news_of_a_rematch_end_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    host.act_when_there("Resign");
    host.press_last("Resign");
    until(&mut [&mut guest, &mut host], "the end", |window| window.has("Rematch"));
    host.act_when_there("Rematch");
    until_says(&mut [&mut guest, &mut host], "Nam wants a rematch.");
    guest.act_when_there("Rematch");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    assert!(!guest.says("wants a rematch") && !host.says("wants a rematch"));
}

#[test]
fn the_room_can_be_shown_during_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    let address = host_address();
    for window in [&mut host, &mut guest] {
        window.act_when_there("Room");
        assert!(window.says(&address), "{:?}", window.names());
        assert!(window.says("The code of the room"));
        assert!(window.says("No clock."), "what is agreed: {:?}", window.names());
        window.key(Key::Escape);
    }
}

#[test]
fn an_error_stands_below_its_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path());
    window.act_when_there("Play together");
    window.act_when_there("Join");
    assert!(window.says("Type the address"), "{:?}", window.names());
    window.enter("Address", "nowhere at all");
    let (field, error) =
        (window.exact_rect("Address"), window.rect_of("This address is not complete"));
    assert!(error.top() >= field.bottom() - 1.0 && error.top() < field.bottom() + 40.0);
    let button = window.last_rect_of("Join");
    window.fill_in("Address", "192.168.1.5");
    assert!(!window.says("This address is not complete"), "{:?}", window.names());
    assert!((window.last_rect_of("Join").top() - button.top()).abs() < 2.0, "{button}");
}

#[test]
fn the_form_of_a_new_game_leads_to_people_at_other_devices() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path());
    window.key_with(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N);
    window.act("Per game");
    window.press_last("Play together");
    assert!(window.says("Your name"), "{:?}", window.names());
    let agreed = "Classic rules. 10 min per side";
    assert!(window.says(agreed), "what was set is there: {:?}", window.names());
    window.fill_in("Your name", "Nam");
    window.act_when_there("Open a room: Ô Ăn Quan");
    until_says(&mut [&mut window], "Free");
    assert!(window.says(agreed), "{:?}", window.names());
}

#[test]
fn the_board_of_who_comes_back_shows_the_marks_in_its_middle() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = open(&folder.path().join("host"));
    open_room(&mut host, "Cờ caro");
    until_says(&mut [&mut host], "Free");
    let mut guest = open_kept(&folder.path().join("guest"));
    come_to_host(&mut guest, "Lan");
    until_says(&mut [&mut guest, &mut host], "Cờ caro: Nam");
    guest.act_when_there("Cờ caro: Nam");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    host.act_when_there("h8, empty");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    guest.act_when_there("i9, empty");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    drop(guest);
    let mut guest = open_kept_in(&folder.path().join("guest"), vec2(360.0, 640.0));
    guest.act_when_there("Play together");
    guest.act_when_there("Go back to the game");
    until_says(&mut [&mut guest, &mut host], "Nam to move");
    let names = guest.names();
    let place = |square| {
        let name = names.iter().find(|name| name.starts_with(square)).expect("a mark");
        guest.exact_rect(name)
    };
    let mark = place("h8").union(place("i9")).center();
    assert!((mark.x - 180.0).abs() < 60.0, "{mark}");
}
