//! The scenes of the first start and of the home.

use crate::gui_support::{Window, own};
use eframe::egui::Key;
use o_an_quan::ai::{Level, Strength};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Settings, TableSettings, TextSize};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, play_rounds, record, seats, settle, sow};

/// A position in which sowing cell 4 to the right leads to an empty quan cell.
const EMPTY_QUAN: &str = "Q2,4,3,6,1,0,0,4,0,7,0,3 0 12,14";

/// Chooses large text, and lets two people play caro.
fn with_caro(settings: &mut Settings) {
    settings.text_size = TextSize::percent(150);
    let table = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
    settings.tables.insert("caro".to_owned(), table);
}

/// Begins a game of caro and goes back to the home.
fn leave_caro(window: &mut Window, words: &Words) {
    window.act(words.other_games);
    window.act("Cờ caro");
    window.act(words.play);
    (0..3).for_each(|_| window.key(Key::Escape));
    window.let_seconds_pass(0.5);
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "first-start",
        cover: Cover::Full,
        opens: |settings, _| own(settings).options_chosen = false,
        acts: |_, _| {},
    },
    Scene {
        name: "together",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| window.act(words.together.open),
    },
    Scene {
        name: "ask-empty-quan",
        cover: Cover::Full,
        opens: |settings, opening| {
            (settings.welcomed, own(settings).options_chosen) = (true, false);
            record(opening, EMPTY_QUAN);
        },
        acts: |window, _| {
            settle(window);
            sow(window, Key::Num4, Key::ArrowRight);
        },
    },
    Scene { name: "home", cover: Cover::Full, opens: |_, _| {}, acts: |_, _| {} },
    Scene {
        name: "home-fits-me",
        cover: Cover::Full,
        opens: |settings, _| own(settings).seats[1] = Seat::Fitting(Strength::of(Level::Easy)),
        acts: |_, _| {},
    },
    Scene {
        name: "home-each-side",
        cover: Cover::Little,
        opens: |settings, _| seats(settings, 4, [Level::Easy, Level::Medium, Level::Master]),
        acts: |_, _| {},
    },
    Scene {
        name: "home-game-under-way",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            window.act(words.menu);
        },
    },
    Scene {
        name: "home-under-way-text-150",
        cover: Cover::Little,
        opens: |settings, _| with_caro(settings),
        acts: leave_caro,
    },
    Scene {
        name: "home-text-200",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(200),
        acts: |window, _| window.let_seconds_pass(0.5),
    },
    Scene {
        name: "home-text-300",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(300),
        acts: |window, _| window.let_seconds_pass(0.5),
    },
];
