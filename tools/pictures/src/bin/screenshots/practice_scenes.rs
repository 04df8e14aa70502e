//! The scenes of learning from mistakes.

use eframe::egui::Key;
use o_an_quan::settings::TextSize;
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, along, record};
use crate::gui_support::Window;

/// A game of two sides with several mistakes.
const PLAYED: &str = "[Side0 \"An\"]\n[Side1 \"Bà Tư\"]\n\n\
                      1+ 8- 2- 10- 2+ 9+ 3+ 8- 5+ 7+ 2- 9- 3- 11- 5+ 10+ 5- resign:1";
/// A game of four sides.
const PLAYED_BY_FOUR: &str = "[Rules \"classic sides=4\"]\n\n\
                              2- 10+ 13- 19- 1+ 9- 14- 22+ 5- 7- 17+ 19+ stop";
/// A game of one move, a mistake, and its reply.
const SHORT: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20 3- 9-";

/// All scenes of learning from mistakes.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "practice",
        cover: Cover::Full,
        opens: |_, opening| record(opening, PLAYED),
        acts: practise,
    },
    Scene {
        name: "practice-text-300",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(300);
            record(opening, PLAYED);
        },
        acts: practise,
    },
    Scene {
        name: "practice-wrong",
        cover: Cover::Usual,
        opens: |_, opening| record(opening, SHORT),
        acts: |window, words| {
            practise(window, words);
            try_cell_3(window, words, Key::ArrowLeft);
        },
    },
    Scene {
        name: "practice-hint",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED),
        acts: |window, words| {
            practise(window, words);
            window.key(Key::H);
        },
    },
    Scene {
        name: "practice-closing",
        cover: Cover::Usual,
        opens: |_, opening| record(opening, SHORT),
        acts: |window, words| {
            practise(window, words);
            try_cell_3(window, words, Key::ArrowRight);
            window.press(words.practice.finish);
        },
    },
    Scene {
        name: "practice-four-sides",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED_BY_FOUR),
        acts: practise,
    },
];

/// Reviews the game and practises its mistakes.
fn practise(window: &mut Window, words: &Words) {
    window.key(Key::F6);
    window.wait("review", |window| window.has(words.practice.learn));
    window.act(words.practice.learn);
}

/// Tries a move of cell 3 and waits for the verdict.
fn try_cell_3(window: &mut Window, words: &Words, way: Key) {
    let way = along(window, way);
    window.key(Key::Num3);
    window.key(way);
    let next = words.practice.finish;
    window.wait("the verdict", |window| window.has(next) && !window.says(words.practice.checking));
}
