//! The scenes of cờ tướng.

use eframe::egui::{Key, Modifiers};
use o_an_quan::ai::{Level, Strength};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Settings, TableSettings};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene};
use crate::gui_support::Window;

/// The sets of pieces.
const CHARACTERS: usize = 0;
const PICTURES: usize = 1;
const LETTERS: usize = 2;

/// A game with captures on both sides, and one that ends with check.
const GAME: &str = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 b2b9 a9b9 e2e6 c7e6 h0h6 e6d4";
const CHECK: &str = "a0a1 a9a8 a1d1 a8a9 d1d9";

/// A game in which red leaves a chariot unprotected.
const MISTAKES: &str =
    "[Game \"cotuong\"]\n[Start \"3k5/9/9/9/9/9/r8/9/R8/4K4 w\"]\n\na1b1 d9d8 b1a1";

/// Chooses a game of two people.
fn choose(settings: &mut Settings, look: usize) {
    let seats = [Seat::Person; 4];
    let table = TableSettings { look, seats, ..TableSettings::default() };
    settings.tables.insert("cotuong".to_owned(), table);
}

fn enter(window: &mut Window, words: &Words) {
    window.act(words.other_games);
    window.act("Cờ tướng");
}

/// Types these moves in a new game.
fn play(window: &mut Window, words: &Words, moves: &str) {
    enter(window, words);
    window.act(words.play);
    for mv in moves.split(' ') {
        window.type_text(&format!("/{mv}"));
    }
}

/// Chooses the crossing where the keys are.
fn choose_by_keys(window: &mut Window, arrows: &[Key]) {
    for arrow in arrows {
        window.key(*arrow);
    }
    window.key(Key::Enter);
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "cotuong-start",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: enter,
    },
    Scene {
        name: "cotuong-start-fits",
        cover: Cover::Usual,
        opens: |settings, _| {
            let seats = [
                Seat::Person,
                Seat::Fitting(Strength::of(Level::Easy)),
                Seat::Fitting(Strength::of(Level::Easy)),
                Seat::Fitting(Strength::of(Level::Easy)),
            ];
            let table = TableSettings { seats, ..TableSettings::default() };
            settings.tables.insert("cotuong".to_owned(), table);
        },
        acts: enter,
    },
    Scene {
        name: "cotuong-new-game",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            enter(window, words);
            window.press(words.home.change);
        },
    },
    Scene {
        name: "cotuong-characters",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| play(window, words, GAME),
    },
    Scene {
        name: "cotuong-targets",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            play(window, words, "h2e2 h9g7");
            let ways = [Key::ArrowUp, Key::ArrowUp, Key::ArrowUp];
            choose_by_keys(window, &ways);
        },
    },
    Scene {
        name: "cotuong-pictures",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, PICTURES),
        acts: |window, words| play(window, words, GAME),
    },
    Scene {
        name: "cotuong-letters",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, LETTERS),
        acts: |window, words| {
            play(window, words, CHECK);
            window.key(Key::T);
        },
    },
    Scene {
        name: "cotuong-lesson",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            enter(window, words);
            window.act(words.rooms.lesson);
        },
    },
    Scene {
        name: "cotuong-rules",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, PICTURES),
        acts: |window, words| {
            enter(window, words);
            window.act(words.how_to_play);
        },
    },
    Scene {
        name: "cotuong-unfinished",
        cover: Cover::Full,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            play(window, words, GAME);
            window.key(Key::Escape);
            window.key(Key::Escape);
            // The cards of the games before it are higher than the window.
            window.focus(words.resume);
        },
    },
    Scene {
        name: "cotuong-puzzle",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            enter(window, words);
            window.act(&words.rooms.puzzles(0, 140));
            window.act(words.puzzles.begin_first);
        },
    },
    Scene {
        name: "cotuong-hint",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            play(window, words, CHECK);
            window.key(Key::H);
            window.wait("a hint", |window| !window.says(words.help.searching));
        },
    },
    Scene {
        name: "cotuong-puzzles",
        cover: Cover::Usual,
        opens: |settings, _| {
            choose(settings, CHARACTERS);
            if let Some(table) = settings.tables.get_mut("cotuong") {
                table.solved.extend([0, 1, 2, 35]);
                table.missed.extend([3, 36]);
            }
        },
        acts: |window, words| {
            enter(window, words);
            window.act(&words.rooms.puzzles(4, 140));
        },
    },
    Scene {
        name: "cotuong-take-back",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, LETTERS),
        acts: |window, words| {
            play(window, words, GAME);
            window.key_with(Modifiers::COMMAND, Key::Z);
        },
    },
    Scene {
        name: "cotuong-draw-offer",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, LETTERS),
        acts: |window, words| {
            play(window, words, GAME);
            window.key_with(Modifiers::COMMAND, Key::D);
        },
    },
    Scene {
        name: "cotuong-draw-declined",
        cover: Cover::Little,
        opens: |settings, _| choose(settings, LETTERS),
        acts: |window, words| {
            play(window, words, GAME);
            window.key_with(Modifiers::COMMAND, Key::D);
            window.act(words.rooms.refuse);
        },
    },
    Scene {
        name: "cotuong-draw",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, LETTERS),
        acts: |window, words| {
            play(window, words, GAME);
            window.key_with(Modifiers::COMMAND, Key::D);
            window.act(words.rooms.agree);
            window.let_seconds_pass(1.0);
        },
    },
    Scene {
        name: "cotuong-result",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            play(window, words, CHECK);
            window.key_with(Modifiers::COMMAND, Key::R);
            window.act(words.offers.resign);
            window.let_seconds_pass(1.0);
        },
    },
    Scene {
        name: "cotuong-practice",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings, CHARACTERS),
        acts: |window, words| {
            enter(window, words);
            window.paste(MISTAKES);
            window.key(Key::F6);
            window.wait("the review", |window| window.has(words.practice.learn));
            window.act(words.practice.learn);
            window.type_text("/a1c1");
            window.wait("the verdict", |window| window.has(words.practice.try_again));
            window.let_seconds_pass(2.0);
        },
    },
];
