//! The scenes of the question about unsaved games.

use eframe::egui::{Key, Modifiers};
use o_an_quan::ui::words::Words;
use window::NothingKept;

use super::{Cover, Scene, play_rounds};
use crate::gui_support::{Opening, Window};

/// Saves games in a folder whose place a file takes.
fn block_games(opening: &mut Opening) {
    let file = std::env::temp_dir().join("o-an-quan-gallery-blocked");
    std::fs::write(&file, "in the way").expect("written");
    opening.games = Some(file);
}

/// Abandons a game, plays another one, and quits.
fn quit(window: &mut Window, words: &Words) {
    play_rounds(window, words);
    window.key_with(Modifiers::COMMAND, Key::N);
    window.act(words.new_game);
    play_rounds(window, words);
    window.key_with(Modifiers::COMMAND, Key::Q);
    window.let_seconds_pass(1.0);
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "unsaved",
        cover: Cover::Usual,
        opens: |_, opening| block_games(opening),
        acts: |window, words| {
            quit(window, words);
            window.act(words.try_again);
        },
    },
    Scene {
        name: "unsaved-folder",
        cover: Cover::Usual,
        opens: |_, opening| block_games(opening),
        acts: |window, words| {
            quit(window, words);
            window.act(words.unsaved.save_elsewhere);
            window.enter(words.unsaved.folder, "/media/usb/ô ăn quan");
        },
    },
    Scene {
        name: "no-home",
        cover: Cover::Little,
        opens: |_, opening| opening.nothing_kept = Some(NothingKept::NoHome),
        acts: |_, _| {},
    },
];
