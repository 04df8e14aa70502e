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

/// Lets two people play caro and cờ tướng.
fn with_others(settings: &mut Settings) {
    for game in ["caro", "cotuong"] {
        let table = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
        settings.tables.insert(game.to_owned(), table);
    }
}

/// Plays the first move of caro, and of cờ tướng if `both`, and goes back to the home.
fn leave_others(window: &mut Window, words: &Words, both: bool) {
    let games = [("Cờ caro", [Key::H, Key::Num8].as_slice()), ("Cờ tướng", &COTUONG)];
    for (game, move_keys) in games.into_iter().take(if both { 2 } else { 1 }) {
        window.act(words.other_games);
        window.act(game);
        window.act(words.play);
        move_keys.iter().for_each(|key| window.key(*key));
        (0..3).for_each(|_| window.key(Key::Escape));
        window.let_seconds_pass(0.5);
    }
}

/// The keys of the move P2-5 of cờ tướng.
const COTUONG: [Key; 4] = [Key::P, Key::Num2, Key::Minus, Key::Num5];

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
        opens: |settings, _| {
            settings.text_size = TextSize::percent(150);
            with_others(settings);
        },
        acts: |window, words| leave_others(window, words, false),
    },
    Scene {
        name: "home-others-under-way",
        cover: Cover::Usual,
        opens: |settings, _| with_others(settings),
        acts: |window, words| leave_others(window, words, true),
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
