//! The scenes of the form of a new game.

use eframe::egui::{Key, Modifiers};
use o_an_quan::ai::Level;
use o_an_quan::controller::{TimeControl, TimeLimit};
use o_an_quan::settings::TextSize;

use super::{Cover, Scene, seats};
use crate::gui_support::{Window, own};

/// Opens the form of a new game.
fn form(window: &mut Window) {
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
}

/// All scenes of the form.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "new-game",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, _| form(window),
    },
    Scene {
        name: "new-game-four-sides",
        cover: Cover::Little,
        opens: |settings, _| {
            seats(settings, 4, [Level::Easy, Level::Medium, Level::Master]);
            let limit = TimeLimit::per_game(10, 5);
            own(settings).time = TimeControl { limit, ..TimeControl::default() };
        },
        acts: |window, _| form(window),
    },
    Scene {
        name: "new-game-text-200",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(200),
        acts: |window, _| form(window),
    },
];
