//! The scenes of the other games.

use eframe::egui::{Key, Modifiers};
use o_an_quan::ai::Level;
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Settings, TableSettings};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, wait_for_hint};
use crate::gui_support::{Opening, Window};

/// The looks of the pebble games.
const HEAP: usize = 0;
const STRIP: usize = 1;
const TABLE: usize = 2;

/// Chooses a game of two people.
fn choose(settings: &mut Settings, options: &str, look: usize) {
    choose_players(settings, options, look, [Seat::Person; 4]);
}

fn choose_players(settings: &mut Settings, options: &str, look: usize, seats: [Seat; 4]) {
    let options = options.to_owned();
    let table = TableSettings { options, look, seats, ..TableSettings::default() };
    settings.tables.insert("pebbles".to_owned(), table);
}

fn enter(window: &mut Window, words: &Words) {
    window.act(words.other_games);
    window.act_either(&["Pebbles", "Bốc sỏi"]);
}

/// Plays these moves in a new game.
fn play(window: &mut Window, words: &Words, moves: &[Key]) {
    enter(window, words);
    window.act(words.play);
    for mv in moves {
        window.key(*mv);
    }
}

/// Plays these moves and asks for a hint.
fn play_and_ask(window: &mut Window, words: &Words, moves: &[Key]) {
    play(window, words, moves);
    window.key(Key::H);
    wait_for_hint(window);
}

const MOVES: &[Key] = &[Key::Num3, Key::Num2];

/// Chooses a heap, and a computer as the opponent.
fn against_computer(settings: &mut Settings) {
    let seats = TableSettings::default().seats;
    choose_players(settings, "pebbles=12 most=4", HEAP, seats);
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "other-games",
        cover: Cover::Usual,
        opens: |_, _: &mut Opening| {},
        acts: |window, words| window.act(words.other_games),
    },
    Scene {
        name: "other-games-under-way",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, "pebbles=21 most=4", HEAP),
        acts: |window, words| {
            play(window, words, MOVES);
            window.key(Key::Escape);
            window.key(Key::Escape);
        },
    },
    Scene {
        name: "pebbles-against-computer",
        cover: Cover::Usual,
        opens: |settings, _| against_computer(settings),
        acts: |window, words| {
            enter(window, words);
            window.act(words.play);
        },
    },
    Scene {
        name: "pebbles-start",
        cover: Cover::Usual,
        opens: |settings, _| against_computer(settings),
        acts: enter,
    },
    Scene {
        name: "pebbles-start-refused",
        cover: Cover::Little,
        opens: |settings, _| {
            let seats = [Seat::Computer(Level::Easy); 4];
            choose_players(settings, "pebbles=12 most=4", STRIP, seats);
        },
        acts: |window, words| {
            enter(window, words);
            for label in ["Cells of the strip", "Số ô của dải"] {
                if window.says(label) {
                    window.enter(label, "5000");
                }
            }
        },
    },
    Scene {
        name: "pebbles-heap",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, "pebbles=21 most=4", HEAP),
        acts: |window, words| play_and_ask(window, words, MOVES),
    },
    Scene {
        name: "pebbles-large-heap",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, "pebbles=999 most=20", HEAP),
        acts: |window, words| play(window, words, MOVES),
    },
    Scene {
        name: "pebbles-strip",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, "pebbles=12 most=4", STRIP),
        acts: |window, words| play(window, words, MOVES),
    },
    Scene {
        name: "pebbles-table",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, "pebbles=11 most=4", TABLE),
        acts: |window, words| play_and_ask(window, words, MOVES),
    },
    Scene {
        name: "pebbles-review",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, "pebbles=11 most=4", HEAP),
        acts: |window, words| {
            play(window, words, &[Key::Num4, Key::Num1, Key::Num4, Key::Num2]);
            window.key(Key::F5);
            window.key(Key::F6);
            window.wait("the review", |window| {
                window.says("big mistake") || window.says("nước sai nặng")
            });
            window.key(Key::Home);
        },
    },
    Scene {
        name: "pebbles-result",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, "pebbles=11 most=4", TABLE),
        acts: |window, words| {
            play(window, words, &[Key::Num4, Key::Num1, Key::Num4, Key::Num2]);
        },
    },
    Scene {
        name: "pebbles-my-games",
        cover: Cover::Usual,
        opens: |settings, opening| {
            let seats = [
                Seat::Person,
                Seat::Computer(Level::Medium),
                Seat::Computer(Level::Medium),
                Seat::Computer(Level::Medium),
            ];
            choose_players(settings, "pebbles=1 most=4", HEAP, seats);
            opening.games = tempfile::tempdir().ok().map(tempfile::TempDir::keep);
        },
        acts: |window, words| {
            play(window, words, &[Key::Num1]);
            window.let_seconds_pass(1.0);
            window.act_either(&[words.play_again, words.new_game]);
            window.key(Key::Num1);
            window.let_seconds_pass(1.0);
            window.key_with(Modifiers::COMMAND, Key::G);
            window.let_seconds_pass(1.0);
        },
    },
    Scene {
        name: "pebbles-play-on",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, "pebbles=11 most=4", STRIP),
        acts: |window, words| {
            play(window, words, MOVES);
            window.key(Key::F5);
            window.key(Key::ArrowLeft);
            window.key(Key::N);
        },
    },
    Scene {
        name: "pebbles-lesson",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, "pebbles=12 most=4", TABLE),
        acts: |window, words| {
            enter(window, words);
            window.act_either(&["Lesson", "Bài học"]);
            for answer in [Key::Num2, Key::Num4] {
                window.key(answer);
                window.act(words.learn.next);
            }
            window.key(Key::Num2);
        },
    },
];
