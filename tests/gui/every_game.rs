//! What a game in progress and its end offer, the same in every game.

use std::fs;
use std::path::Path;

use crate::gui_support::{Opening, Window};
use crate::quit::{ask_to_quit, blocked};
use eframe::egui::{Key, Modifiers, Rect, Vec2, ViewportCommand, vec2};
use o_an_quan::controller::{Name, Seat};
use o_an_quan::settings::{Language, Settings, Speed, Starter};

/// A game, as the list of the other games names it, and its first move.
pub struct Kind {
    pub title: &'static str,
    id: &'static str,
    first_move: fn(&mut Window),
}

/// All games, Ô ăn quan first.
pub const GAMES: [Kind; games::COUNT] = [
    Kind {
        title: "Ô ăn quan", id: "oanquan", first_move: |window| window.play_first_move("Nam")
    },
    Kind { title: "Pebbles", id: "pebbles", first_move: |window| window.key(Key::Num3) },
    Kind { title: "Cờ caro", id: "caro", first_move: |window| window.act("h8, empty") },
    Kind { title: "Cờ tướng", id: "cotuong", first_move: |window| window.type_text("P2-5") },
    Kind { title: "Cờ gánh", id: "ganh", first_move: |window| window.type_text("a3b3") },
];

#[test]
fn persons_without_a_name_at_cờ_gánh_are_called_after_their_pieces() {
    for starter in [Starter::Side(0), Starter::Side(1)] {
        let mut settings: Settings = Opening::settings(Language::English, Speed::Off);
        let table = settings.table_mut("ganh");
        (table.seats, table.starter) = ([Seat::Person; 4], starter);
        let mut window = Opening::default().with(&settings);
        for button in ["Other games", "Cờ gánh", "Play"] {
            window.act(button);
        }
        // The pieces of a side are the same whoever begins.
        let first = if starter == Starter::Side(0) { "Dark" } else { "Light" };
        assert!(window.says(&format!("{first} to move")), "{:#?}", window.names());
    }
}

impl Kind {
    /// Opens the page from which games of two people begin, here and in ô ăn quan, without motion. Games
    /// are kept in `folder`.
    pub fn open(&self, folder: Option<&Path>) -> Window {
        self.open_in(Opening::default().size, folder)
    }

    /// Opens that page in a window of this size.
    fn open_in(&self, size: Vec2, folder: Option<&Path>) -> Window {
        let mut settings: Settings = Opening::settings(Language::English, Speed::Off);
        for id in [self.id, "oanquan"] {
            let table = settings.table_mut(id);
            table.seats = [Seat::Person; 4];
            for (side, name) in ["Nam", "Lan"].into_iter().enumerate() {
                *table.names.of_mut(side, Seat::Person) = Name::new(name);
            }
        }
        let games = folder.map(Path::to_owned);
        let mut window = Opening { size, games, ..Opening::default() }.with(&settings);
        if self.id != "oanquan" {
            window.act("Other games");
            window.act(self.title);
        }
        window
    }

    /// Opens a game of two people, kept in `folder`, after the first move.
    pub fn begin(&self, folder: Option<&Path>) -> Window {
        self.begin_in(Opening::default().size, folder)
    }

    /// Opens such a game in a window of this size.
    fn begin_in(&self, size: Vec2, folder: Option<&Path>) -> Window {
        let mut window = self.open_in(size, folder);
        window.act("Play");
        (self.first_move)(&mut window);
        window.let_seconds_pass(0.5);
        assert!(window.says("Lan"), "{}: {:#?}", self.title, window.names());
        window
    }

    /// Opens a game that the player to move has resigned after the first move.
    pub fn finish(&self, folder: Option<&Path>) -> Window {
        let mut window = self.begin(folder);
        window.key_with(Modifiers::COMMAND, Key::R);
        window.press_last("Resign");
        window.wait("the result", Window::is_over);
        window.let_seconds_pass(1.0);
        window
    }
}

/// Returns whether the result says how many mistakes the persons have made.
fn counts_mistakes(window: &Window) -> bool {
    window.says("No mistakes found.") || window.says("Learn from the mistakes (")
}

#[test]
fn the_result_counts_the_mistakes_as_soon_as_a_game_is_over() {
    for game in GAMES {
        let mut window = game.finish(None);
        window.wait("the review", counts_mistakes);
    }
}

const SIZES: [Vec2; 3] = [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)];

/// Lets the player to move resign. Returns at the frame in which the result appears.
fn resign(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::R);
    window.act_and_step("Resign");
    for _ in 0..400 {
        // Without room for the result, the line below the board has the buttons.
        if window.says("Learn from the mistakes") {
            return;
        }
        window.step();
    }
    panic!("there is no result: {:#?}", window.names());
}

#[test]
fn the_review_in_the_background_moves_no_button_of_the_result() {
    for game in GAMES {
        for size in SIZES {
            let mut window = game.begin_in(size, None);
            resign(&mut window);
            window.step();
            let is_other = |(name, _): &(String, Rect)| !name.contains("mistakes");
            let places = |window: &Window| -> Vec<(String, Rect)> {
                window.buttons().into_iter().filter(is_other).collect()
            };
            let (before, names) = (places(&window), window.names());
            match window.is_over() {
                true => window.wait("the review", counts_mistakes),
                false => window.let_seconds_pass(3.0),
            }
            window.step();
            assert_eq!(places(&window), before, "{} {size}: {names:#?}", game.title);
        }
    }
}

#[test]
fn the_result_leaves_a_square_board_where_it_is() {
    // A spot of each board, as it is named after the first move and after the end.
    for (game, spot) in [(&GAMES[2], "h8"), (&GAMES[3], "e3"), (&GAMES[4], "c3")] {
        for size in &SIZES {
            let mut window = game.begin_in(*size, None);
            let place = |window: &Window| {
                let named = |(name, _): &(String, Rect)| name.starts_with(spot);
                window.buttons().into_iter().find(named).map(|(_, rect)| rect)
            };
            let before = place(&window);
            assert!(before.is_some(), "{}: {:#?}", game.title, window.buttons());
            resign(&mut window);
            window.let_seconds_pass(1.0);
            assert_eq!(place(&window), before, "{} {size}", game.title);
            if size.x >= 1280.0 {
                assert!(window.has("Play again"), "{} {size}", game.title);
            }
        }
    }
}

#[test]
fn the_review_in_the_background_is_there_when_the_replay_opens() {
    for game in GAMES {
        let mut window = game.finish(None);
        window.wait("the review", counts_mistakes);
        // The sentence on the mistakes makes the result higher.
        window.step();
        window.press_last("Replay with review");
        assert!(window.says("Accuracy"), "{}: {:#?}", game.title, window.names());
        window.key(Key::Escape);
        assert!(window.is_over(), "{}: {:#?}", game.title, window.names());
        assert!(counts_mistakes(&window), "{}: the result takes the review back", game.title);
    }
}

/// A game of cờ gánh that begins with a carry.
const CARRY: &str = "[Game \"ganh\"]\n[Start \"T...T/..T../.T.T./..B../B...B b -\"]\n\na1a2 a5a4";

/// A text of each game, the key to the position before a good move, and the beginning of the value of that.
const VALUES: [(&str, Key, &str); 5] = [
    ("0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20 3- 9-", Key::Home, "cell 3 to the right: +10, proven"),
    ("[Game \"pebbles\"]\n[Start \"3 4 0 0\"]\n\n1 2", Key::Home, "takes 3: +1"),
    ("[Game \"caro\"]\n\n8h 8i 9h 9i 10h 10i 11h 11i", Key::End, "h12: +#1"),
    ("[Game \"cotuong\"]\n\nh2e2 h9g7 e2e6", Key::End, "(horse, file 7, forward to file 5): +"),
    (CARRY, Key::Home, "c2–c3: +"),
];

/// Returns the replay of a text, at the position to which a key leads, with the values of its moves.
fn with_values((text, key, value): (&str, Key, &str)) -> Window {
    let mut window = Window::open();
    window.paste(text);
    window.let_seconds_pass(1.0);
    window.key(key);
    window.key(Key::E);
    window.let_seconds_pass(1.0);
    window.wait(value, |window| window.says(value));
    window
}

#[test]
fn a_replay_shows_the_values_of_the_best_moves() {
    for shown in VALUES {
        let mut window = with_values(shown);
        window.key(Key::E);
        assert!(!window.says(shown.2), "{}: {:#?}", shown.0, window.names());
    }
}

#[test]
fn the_values_are_drawn_in_a_window_that_has_no_room_for_them() {
    for shown in VALUES {
        let mut window = with_values(shown);
        for percent in [100, 300] {
            window.enlarge_text(percent);
            for size in
                [vec2(252.0, 640.0), vec2(252.0, 448.0), vec2(640.0, 200.0), vec2(640.0, 24.0)]
            {
                window.resize_by_system(size);
                window.step();
                let text = shown.0;
                assert!(window.has("More"), "{text}: {size}, {percent}%: {:#?}", window.names());
            }
        }
    }
}

#[test]
fn a_board_with_many_equal_moves_shows_no_values() {
    let mut window = Window::open();
    window.paste("[Game \"caro\"]\n\n8h 8i 9h 9i 10h 10i 11h");
    window.let_seconds_pass(1.0);
    window.key(Key::End);
    window.key(Key::E);
    // X makes five next, at one end of the line or the other.
    window.wait("the values", |window| window.says("All moves are equally good."));
    assert!(!window.says(": −#1"), "{:#?}", window.names());
    // On an empty board, the middle alone is worth a look.
    window.key(Key::Home);
    window.wait("the middle", |window| window.says("h8: +"));
    assert!(!window.says("i9: +"), "{:#?}", window.names());
}

#[test]
fn a_game_that_cannot_be_saved_is_asked_about_and_saved_elsewhere() {
    for game in GAMES {
        let (folder, elsewhere) = (blocked(), tempfile::tempdir().expect("a folder"));
        let mut window = game.finish(Some(&folder.path().join("data")));
        assert!(window.ask_to_close().contains(&ViewportCommand::CancelClose), "{}", game.title);
        window.let_seconds_pass(1.0);
        assert_eq!(window.dialog().as_deref(), Some("One game is not saved"), "{}", game.title);
        assert!(window.has("Nam – Lan"), "{}: {:#?}", game.title, window.names());
        assert!(window.says("Saving failed: the folder "), "{}", game.title);
        let text = window.copied_by_pressing("Copy game");
        assert!(text.contains("Nam") && text.contains("Lan"), "{}: {text}", game.title);
        window.press("Save elsewhere…");
        window.enter("Folder", elsewhere.path().to_str().expect("text"));
        assert_eq!(window.dialog().as_deref(), Some("Saved elsewhere"), "{}", game.title);
        let file = fs::read_dir(elsewhere.path()).expect("a folder").next();
        let mut other = Window::open();
        other.drop_file(&file.expect("a file").expect("a file").path());
        other.wait("the game", |window| window.has("Play from here"));
    }
}

#[test]
fn a_game_that_goes_on_is_saved_before_the_program_ends() {
    for game in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = game.begin(Some(folder.path()));
        let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
        assert!(commands.contains(&ViewportCommand::Close), "{}: {commands:?}", game.title);
        drop(window);
        let mut window = game.open(Some(folder.path()));
        window.wait("the game", |window| window.says("Continue"));
    }
}

#[test]
fn the_question_names_the_games_if_they_are_of_several_kinds() {
    let folder = blocked();
    let [oanquan, pebbles, ..] = GAMES;
    let mut window = pebbles.finish(Some(&folder.path().join("data")));
    window.key(Key::Escape);
    window.act("Home");
    window.act("Play");
    (oanquan.first_move)(&mut window);
    window.let_seconds_pass(0.5);
    assert_eq!(ask_to_quit(&mut window), "2 games are not saved");
    assert!(window.has("Pebbles") && window.has("Ô Ăn Quan"), "{:#?}", window.names());
}

#[test]
fn between_two_people_a_move_is_taken_back_by_agreement() {
    for game in GAMES {
        let mut window = game.begin(None);
        window.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.dialog().as_deref(), Some("Take the move back?"), "{}", game.title);
        assert!(
            window.says("Nam asks to take the move back. Lan, do you agree?"),
            "{}",
            game.title
        );
        window.press("Decline");
        assert!(window.says("Lan does not agree to take the move back."), "{}", game.title);
        assert!(!window.is_enabled("Redo") && window.dialog().is_none(), "{}", game.title);
        window.press("Undo");
        window.key(Key::Escape);
        assert!(!window.is_enabled("Redo"), "{}: Escape drops the question", game.title);
        window.press("Undo");
        window.press("Agree");
        assert!(window.is_enabled("Redo") && !window.is_enabled("Undo"), "{}", game.title);
    }
}

#[test]
fn with_motion_the_end_has_a_moment_before_its_result() {
    for game in &GAMES {
        let mut window = game.begin(None);
        window.set_speed(&["Normal"]);
        window.key_with(Modifiers::COMMAND, Key::R);
        window.act_and_step("Resign");
        let shown = |window: &Window| window.has("Show the result");
        // In Ô ăn quan, the stones are counted first.
        let steps = (0..800).find(|_| {
            window.step();
            shown(&window)
        });
        assert!(steps.is_some(), "{}: {:#?}", game.title, window.names());
        assert!(shown(&window) && !window.is_over(), "{}: {:#?}", game.title, window.names());
        window.press_and_step("Show the result");
        window.step();
        assert!(!shown(&window) && window.is_over(), "{}: {:#?}", game.title, window.names());
    }
}

#[test]
fn a_game_whose_moves_were_all_taken_back_says_so_where_it_is_continued() {
    for game in &GAMES {
        let mut window = game.begin(None);
        window.key_with(Modifiers::COMMAND, Key::Z);
        window.let_seconds_pass(0.5);
        // The other person is asked.
        if window.has("Agree") {
            window.press("Agree");
        }
        // The page from which games of this kind begin.
        for _ in 0..3 {
            if !window.says("Continue") {
                window.key(Key::Escape);
                window.let_seconds_pass(0.5);
            }
        }
        let said = "All moves are taken back; Redo plays them again.";
        assert!(window.says("Continue"), "{}: {:#?}", game.title, window.names());
        let is_shown = window.texts().iter().any(|text| text.text.contains(said));
        assert!(is_shown || window.says(said), "{}: {:#?}", game.title, window.texts());
    }
}
