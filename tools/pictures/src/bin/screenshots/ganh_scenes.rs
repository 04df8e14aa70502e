//! The scenes of cờ gánh, and thereby of every small game.

use eframe::egui::Key;
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Settings, TableSettings};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, wait_for_hint};
use crate::gui_support::Window;

/// A game in which both sides carry.
const GAME: &str = "[Game \"ganh\"]\n\na3b3 e3d3 b1b2 d3c3";

/// Chooses a game of two people.
fn choose(settings: &mut Settings) {
    let table = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
    settings.tables.insert("ganh".to_owned(), table);
}

fn enter(window: &mut Window, words: &Words) {
    window.act(words.other_games);
    window.act("Cờ gánh");
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "ganh-start",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings),
        acts: enter,
    },
    Scene {
        name: "ganh-game",
        cover: Cover::Full,
        opens: |settings, _| choose(settings),
        acts: |window, words| {
            enter(window, words);
            window.act(words.play);
            window.type_text("a3b3");
            window.key(Key::H);
            wait_for_hint(window);
        },
    },
    Scene {
        name: "ganh-replay",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings),
        acts: |window, _| {
            window.paste(GAME);
            window.let_seconds_pass(1.0);
            window.key(Key::End);
        },
    },
    Scene {
        name: "ganh-rules",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings),
        acts: |window, words| {
            enter(window, words);
            window.act(words.how_to_play);
        },
    },
    Scene {
        name: "ganh-lesson",
        cover: Cover::Usual,
        opens: |settings, _| choose(settings),
        acts: |window, words| {
            enter(window, words);
            window.act(words.rooms.lesson);
        },
    },
];
