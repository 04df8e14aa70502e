//! The scenes of cờ caro.

use eframe::egui::Key;
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Settings, TableSettings};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, wait_for_hint};
use crate::gui_support::Window;

/// The looks of the board.
const PAPER: usize = 0;
const WOOD: usize = 1;

/// The second game of the assignment, which X wins.
const GAME: &str =
    "13n 10n 12n 8e 7k 9e 12m 7e 6e 8n 12l 12o 10k 14o 12j 12k 11l 9j 10l 9l 9k 8k 11m 13o 8j";
/// X misses a win, O does not stop it, and X wins.
const FAULTS: &str = "[Start \"8f8e8g1f8h1i8i14l\"]\n3m 12b 8j";
const OPENING: &str = "8h 9i 9h 7h 8g 8i";

/// Chooses a game of two people.
fn choose(settings: &mut Settings, look: usize, size: u8) {
    let options = format!("size={size} exact_five=on double_block=on");
    let seats = [Seat::Person; 4];
    let table = TableSettings { options, look, seats, ..TableSettings::default() };
    settings.tables.insert("caro".to_owned(), table);
}

fn enter(window: &mut Window, words: &Words) {
    window.act(words.other_games);
    window.act("Cờ caro");
}

/// Plays these moves in a new game.
fn play(window: &mut Window, words: &Words, moves: &str) {
    enter(window, words);
    window.act(words.play);
    for square in moves.split(' ') {
        for letter in square.chars() {
            let name = letter.to_ascii_uppercase().to_string();
            window.key(Key::from_name(&name).expect("a key"));
        }
    }
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "caro-start",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: enter,
    },
    Scene {
        name: "caro-paper",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: |window, words| play(window, words, OPENING),
    },
    Scene {
        name: "caro-won",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: |window, words| play(window, words, GAME),
    },
    Scene {
        name: "caro-wood",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, WOOD, 15),
        acts: |window, words| play(window, words, GAME),
    },
    Scene {
        name: "caro-stones",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, WOOD, 15),
        acts: |window, words| play(window, words, OPENING),
    },
    Scene {
        name: "caro-19",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, PAPER, 19),
        acts: |window, words| play(window, words, OPENING),
    },
    Scene {
        name: "caro-hint",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: |window, words| {
            play(window, words, OPENING);
            window.key(Key::H);
            wait_for_hint(window);
        },
    },
    Scene {
        name: "caro-review",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, WOOD, 15),
        acts: |window, words| {
            enter(window, words);
            window.paste(FAULTS);
            window.key(Key::F6);
            window.wait("the review", |window| {
                window.says("big mistake") || window.says("nước sai nặng")
            });
            window.key(Key::ArrowRight);
        },
    },
    Scene {
        name: "caro-moves",
        cover: Cover::Usual,
        opens: |settings, _| {
            choose(settings, WOOD, 15);
            settings.moves = Some(true);
        },
        acts: |window, words| {
            play(window, words, OPENING);
            if !window.says("1. ") {
                window.act(words.moves);
            }
        },
    },
    Scene {
        name: "caro-lesson-missed",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: |window, words| {
            enter(window, words);
            window.act(words.rooms.lesson);
            for key in [Key::Num8, Key::L, Key::Enter, Key::Num8, Key::L] {
                window.key(key);
            }
        },
    },
    Scene {
        name: "caro-rules",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: |window, words| {
            enter(window, words);
            window.act(words.how_to_play);
        },
    },
    Scene {
        name: "caro-lesson",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, PAPER, 15),
        acts: |window, words| {
            enter(window, words);
            window.act(words.rooms.lesson);
        },
    },
];
