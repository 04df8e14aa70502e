//! The scenes of the result.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use eframe::egui::{Key, Modifiers};
use o_an_quan::ai::{Level, Strength};
use o_an_quan::controller::Seat;
use o_an_quan::settings::TextSize;

use super::{Cover, Scene, play_rounds, play_to_the_end, seats};
use crate::gui_support::{own, statistics};

/// Creates a folder with two games lost against *easy*.
fn lost_games() -> PathBuf {
    let folder = std::env::temp_dir().join("o-an-quan-gallery-lost");
    for day in [1, 2] {
        statistics::add_game(&folder, (day, "classic", 0, Level::Easy, [30, 40], 0));
    }
    folder
}

/// Creates a folder of its own for each picture: the strength of the next game depends on the games
/// in it.
fn new_folder() -> PathBuf {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("o-an-quan-gallery-fits-{number}"));
    // What an earlier gallery left does not belong to this scene.
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene { name: "result", cover: Cover::Full, opens: |_, _| {}, acts: play_to_the_end },
    Scene {
        name: "result-text-200",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(200),
        acts: play_to_the_end,
    },
    Scene {
        name: "result-level",
        cover: Cover::Little,
        opens: |_, opening| opening.games = Some(lost_games()),
        acts: |window, words| {
            play_rounds(window, words);
            window.key_with(Modifiers::COMMAND, Key::R);
            window.act(words.offers.resign);
            window.wait("the review", |window| {
                window.has(words.play_again) && !window.has(words.practice.learn_mine)
            });
        },
    },
    Scene {
        name: "result-fits-me",
        cover: Cover::Full,
        opens: |settings, opening| {
            own(settings).seats[1] = Seat::Fitting(Strength::of(Level::Easy));
            opening.games = Some(new_folder());
        },
        acts: |window, words| {
            play_rounds(window, words);
            window.key_with(Modifiers::COMMAND, Key::R);
            window.act(words.offers.resign);
            window.wait("what follows", |window| window.says(words.home.fitting_weaker));
        },
    },
    Scene {
        name: "result-looked-at",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            play_to_the_end(window, words);
            window.act(words.look_at_board);
        },
    },
    Scene {
        name: "result-four-sides",
        cover: Cover::Little,
        opens: |settings, _| seats(settings, 4, [Level::Easy; 3]),
        acts: play_to_the_end,
    },
];
