//! *My games* of every game: earlier games are found, opened, renamed, copied, deleted and counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use caro::Caro;
use cotuong::Cotuong;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, vec2};
use jiff::Timestamp;
use o_an_quan::ai::Level;
use o_an_quan::games::OAnQuan;
use pebbles::Pebbles;
use tabletop::archive::{Label, Library, SavedGame, Stored};
use tabletop::{Departure, GameMatch, Seat, Session, Setup, Side};
use tempfile::TempDir;

use crate::gui_support::{Opening, Painted, Window};

/// A game with a page of its own.
struct Listed {
    /// The name of the game in the list of the other games; empty for ô ăn quan.
    title: &'static str,
    /// The folder of its games in the data folder.
    folder: fn(&Path) -> PathBuf,
    /// Adds a game to the library in a folder.
    add: fn(&Path, &Added),
}

/// A game to add to a library.
struct Added {
    title: &'static str,
    /// The minutes from a fixed moment to its start.
    minutes: i64,
    seats: [Seat; 2],
    moves: usize,
    /// The side that resigns.
    resigned: Option<usize>,
}

/// Every game.
const GAMES: [Listed; games::COUNT] = [
    Listed { title: "", folder: |data| data.to_owned(), add: add::<OAnQuan> },
    guest::<Pebbles>("Pebbles"),
    guest::<Caro>("Cờ caro"),
    guest::<Cotuong>("Cờ tướng"),
    guest::<games::Ganh>("Cờ gánh"),
];

const fn guest<G: Stored>(title: &'static str) -> Listed {
    Listed { title, folder: |data| data.join(G::ID), add: add::<G> }
}

fn add<G: Stored>(data: &Path, added: &Added) {
    // A computer would move; the seats are those of the saved game.
    let setup = Setup {
        seats: [Seat::Person; 2].into(),
        names: Setup::no_names(2),
        first: Side::NEAR,
        seed: 1,
    };
    let mut session = Session::<G>::new(G::usual(), setup, Arc::new(|| ()), Arc::new(|_, _| None));
    for _ in 0..added.moves {
        let mv = session.game().legal_moves()[0];
        session.play(mv).expect("a legal move");
    }
    if let Some(side) = added.resigned {
        session.depart(Departure::Resigned(Side::new(side))).expect("may resign");
    }
    let began = Timestamp::from_second(1_790_000_000 + 60 * added.minutes).expect("a time");
    let game = SavedGame {
        title: added.title.to_owned(),
        seats: added.seats.to_vec(),
        ..SavedGame::of(&Label::new(began), &session, began)
    };
    Library::<G>::new(data.join("library")).add(&game).expect("added");
}

/// Two persons play.
const PERSONS: [Seat; 2] = [Seat::Person; 2];

impl Listed {
    /// Returns a data folder with three games between two persons: A, B and C, of which A is the
    /// oldest and the longest, and B is over.
    fn three(&self) -> TempDir {
        let data = tempfile::tempdir().expect("a folder");
        for (minutes, (title, moves, resigned)) in
            [("A", 3, None), ("B", 2, Some(0)), ("C", 1, None)].into_iter().enumerate()
        {
            let minutes = minutes as i64;
            let added = Added { title, minutes, seats: PERSONS, moves, resigned };
            (self.add)(&(self.folder)(data.path()), &added);
        }
        data
    }

    /// Returns a data folder with the games of a person against the computer on *easy*: two won and
    /// one lost.
    fn counted(&self) -> TempDir {
        let data = tempfile::tempdir().expect("a folder");
        for (minutes, (title, resigned)) in [("A", 1), ("B", 0), ("C", 1)].into_iter().enumerate() {
            let (minutes, seats) = (minutes as i64, [Seat::Person, Seat::Computer(Level::Easy)]);
            // The side to move resigns.
            let (moves, resigned) = (2 - resigned, Some(resigned));
            let added = Added { title, minutes, seats, moves, resigned };
            (self.add)(&(self.folder)(data.path()), &added);
        }
        data
    }

    /// Opens a window of this size at the page, and waits until its games are read.
    fn sized(&self, data: &Path, (width, height): (f32, f32)) -> Window {
        let (games, size) = (Some(data.to_owned()), vec2(width, height));
        let mut window = Opening { games, size, ..Opening::default() }.open();
        if self.title.is_empty() {
            window.key_with(Modifiers::COMMAND, Key::G);
        } else {
            window.act("Other games");
            window.act(self.title);
            window.act("My games and achievements");
        }
        window.wait_for_games();
        window
    }

    fn open(&self, data: &Path) -> Window {
        self.sized(data, (1280.0, 800.0))
    }

    fn library(&self, data: &Path) -> PathBuf {
        (self.folder)(data).join("library")
    }
}

/// Returns the names of the listed games, from the top.
fn listed(window: &Window) -> Vec<String> {
    let first = |name: String| name.split(',').next().unwrap_or_default().to_owned();
    let rows = window.names_of(Role::RadioButton);
    rows.into_iter().filter(|name| name.contains(", ")).map(first).collect()
}

/// Chooses an action from the list of actions of the chosen game.
fn choose_action(window: &mut Window, action: &str) {
    window.press("More");
    window.press(action);
}

#[test]
fn games_are_sorted_searched_and_filtered() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.open(data.path());
        assert!(window.has("3 games"), "{}", game.title);
        assert_eq!(listed(&window), ["C", "B", "A"], "{}", game.title);
        window.open_list("Sort: Newest first");
        window.act("Oldest first");
        assert_eq!(listed(&window), ["A", "B", "C"], "{}", game.title);
        window.open_list("Sort: Oldest first");
        window.act("Longest first");
        assert_eq!(listed(&window), ["A", "B", "C"], "{}", game.title);
        let first = match game.title {
            "Cờ tướng" => "Red",
            "Cờ caro" => "X",
            "Cờ gánh" => "Dark",
            _ => "Player 1",
        };
        window.enter("Search", &format!("{first} resigned"));
        assert_eq!(listed(&window), ["B"], "{}", game.title);
        assert!(window.has("1 of 3 games"));
        window.enter("Search", "no such thing");
        assert!(window.has("No games match."));
        window.press("Show all");
        window.open_list("Show: All games");
        window.act("Unfinished");
        assert_eq!(listed(&window), ["A", "C"], "{}", game.title);
    }
}

#[test]
fn a_game_is_renamed() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.open(data.path());
        choose_action(&mut window, "Rename");
        window.enter("Game name", "Ván với bà");
        window.wait("it is called so", |window| listed(window) == ["Ván với bà", "B", "A"]);
        window.key(Key::F2);
        assert!(window.dialog().is_some(), "{}", game.title);
        window.key(Key::Escape);
        drop(window);
        assert_eq!(listed(&game.open(data.path())), ["Ván với bà", "B", "A"]);
    }
}

#[test]
fn a_deleted_game_can_be_restored() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.open(data.path());
        assert!(!window.has("Undo delete"));
        window.key(Key::Delete);
        window.wait("C is gone", |window| listed(window) == ["B", "A"]);
        choose_action(&mut window, "Delete");
        window.wait("B is gone", |window| listed(window) == ["A"]);
        assert!(window.has("Game deleted. “Undo delete” restores it."), "{}", game.title);
        window.key_with(Modifiers::COMMAND, Key::Z);
        window.wait("B is back", |window| listed(window) == ["B", "A"]);
        window.press("Undo delete");
        window.wait("C is back", |window| listed(window) == ["C", "B", "A"]);
        assert!(!window.has("Undo delete"), "{}", game.title);
    }
}

#[test]
fn a_library_that_another_window_holds_does_not_stop_this_one() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.open(data.path());
        let held = fs::File::open(game.library(data.path())).expect("the folder");
        held.lock().expect("nobody else holds it");
        window.key_and_step(Key::Delete);
        window.key_and_step(Key::ArrowDown);
        assert_eq!(listed(&window), ["C", "B", "A"], "{}", game.title);
        held.unlock().expect("it was held");
        window.wait("C is gone", |window| listed(window) == ["B", "A"]);
    }
}

#[test]
fn an_unfinished_game_continues_and_a_finished_one_is_replayed() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.open(data.path());
        window.key(Key::ArrowDown);
        window.key(Key::Enter);
        window.wait("the replay", |window| window.has("Autoplay"));
        window.key(Key::Escape);
        assert!(window.has("My games and achievements"), "{}: back to the page", game.title);
        window.wait("the list", |window| listed(window) == ["C", "B", "A"]);
        window.key(Key::ArrowUp);
        window.key(Key::Enter);
        window.wait("the game", |window| window.has("Undo") && !window.has("Autoplay"));
    }
}

#[test]
fn a_game_is_copied_as_text() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.open(data.path());
        let text = window.copied_by(|harness| harness.event(Event::Copy));
        assert!(!text.trim().is_empty(), "{}", game.title);
    }
}

#[test]
fn a_damaged_file_is_listed_and_does_not_harm_the_others() {
    for game in GAMES {
        let data = game.three();
        let library = game.library(data.path());
        fs::write(library.join("half.ron"), "(version: 1, data: (").unwrap();
        let mut window = game.open(data.path());
        assert!(window.says("half.ron, The file is damaged"), "{:#?}", window.names());
        window.press_part("half.ron");
        assert!(!window.has("Continue") && window.has("Delete"), "{}", game.title);
        window.press_part("A, ");
        assert!(window.has("Continue"), "{}", game.title);
    }
}

#[test]
fn games_against_the_computer_are_counted_by_level_and_the_count_can_be_reset() {
    for game in GAMES {
        let data = game.counted();
        let mut window = game.open(data.path());
        assert!(window.has("Wins: 2, in 3 games"), "{}: {:#?}", game.title, window.names());
        assert!(window.says("Tèo (easy): won, won without help"), "{}", game.title);
        window.press("Details");
        let easy = "Easy: 3 games, 2 won, 0 won with help, 0 drawn, 1 lost";
        assert!(window.has(easy), "{}: {:#?}", game.title, window.names());
        window.press("Reset statistics");
        window.wait("the reset", |window| {
            window.has("Statistics reset. “Undo reset” restores them.")
        });
        assert!(window.has("0 games"));
        window.key_with(Modifiers::COMMAND, Key::Z);
        window.wait("the games back", |window| window.has(easy));
    }
}

#[test]
fn an_empty_list_invites_to_play() {
    for game in GAMES {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = game.open(data.path());
        assert!(window.has("Nothing here yet. Games appear once you finish or leave them."));
        assert!(!window.has("Search") && !window.has("Rename"), "there is nothing to search");
        window.press_last("Play");
        window.wait("the game", |window| window.has("Undo"));
        assert!(!window.has("My games and achievements"), "{}", game.title);
    }
}

#[test]
fn a_narrow_window_shows_one_part_at_a_time() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.sized(data.path(), (640.0, 400.0));
        assert!(window.is_chosen("My games") && !listed(&window).is_empty(), "{}", game.title);
        window.press("Achievements");
        window.wait_for_games();
        assert!(listed(&window).is_empty());
        window.key(Key::F2);
        assert!(window.dialog().is_none(), "no game is renamed that is not in view");
        window.press("Details");
        window.key(Key::Escape);
        assert!(window.is_chosen("Achievements"), "{}: Esc leads back", game.title);
        window.press("My games");
        assert!(!listed(&window).is_empty(), "{}", game.title);
    }
}

#[test]
fn the_list_of_each_game_leads_to_those_of_the_others_and_back() {
    let data = tempfile::tempdir().expect("a folder");
    for game in GAMES {
        let added = Added { title: "A", minutes: 0, seats: PERSONS, moves: 1, resigned: None };
        (game.add)(&(game.folder)(data.path()), &added);
    }
    let name = |game: &Listed| match game.title {
        "" => "Ô Ăn Quan (1)".to_owned(),
        title => format!("{title} (1)"),
    };
    for game in GAMES {
        let mut window = game.sized(data.path(), (390.0, 844.0));
        window.wait("the other lists", |window| {
            GAMES.iter().all(|other| window.has(&name(other)) != (other.title == game.title))
        });
        // From list to list, the way back stays as short as it was.
        for other in GAMES.iter().filter(|other| other.title != game.title) {
            window.press(&name(other));
            window.wait_for_games();
            window.wait("the list that is left", |window| window.has(&name(&game)));
            assert!(!window.has(&name(other)), "{:#?}", window.names());
        }
        window.act("Back");
        window.wait("the first list", |window| !window.has(&name(&game)));
    }
}

#[test]
fn a_field_answers_itself_if_the_clipboard_has_no_text() {
    let game = &GAMES[0];
    let data = game.three();
    let mut window = game.sized(data.path(), (390.0, 844.0));
    window.focus("Search");
    let (key, physical_key, repeat, modifiers) = (Key::V, None, false, Modifiers::COMMAND);
    window.event(Event::Key { key, physical_key, pressed: false, repeat, modifiers });
    window.step();
    let said = |text: &Painted| text.text == "The clipboard has no text to paste.";
    let said = window.texts().into_iter().find(said);
    let said = said.unwrap_or_else(|| panic!("{:#?}", window.names())).ink;
    let field = window.exact_rect("Search");
    assert!(field.expand(60.0).intersects(said) && !field.intersects(said), "{field:?}, {said:?}");
}

#[test]
fn a_click_in_a_narrow_window_opens_a_game_whose_row_has_no_room_for_buttons() {
    for game in GAMES {
        let data = game.three();
        let mut window = game.sized(data.path(), (390.0, 844.0));
        let row = window.rect_of("B, ");
        window.click_at(row.left_center() + vec2(150.0, 0.0));
        window.wait("the replay", |window| !window.has("3 games"));
    }
}
