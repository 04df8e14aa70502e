//! The scenes of replays.

use std::sync::Arc;

use eframe::egui::Key;
use o_an_quan::settings::TextSize;
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, record};
use crate::gui_support::Window;

/// A game of two sides in which one resigned.
const PLAYED: &str = "[Side0 \"An\"]\n[Side1 \"Bà Tư\"]\n\n\
                      1+ 8- 2- 10- 2+ 9+ 3+ 8- 5+ 7+ 2- 9- 3- 11- 5+ 10+ 5- resign:1";
/// A game of four sides that left one after another.
const PLAYED_BY_FOUR: &str = "[Rules \"classic sides=4\"]\n[Side0 \"An\"]\n[Side1 \"Bình\"]\n\n\
                              2+ resign:1 13+ resign:3 4+ stop";

/// A longer game of four sides.
const PLAYED_OUT_BY_FOUR: &str = "[Rules \"classic sides=4\"]\n\n\
    2- 10+ 13- 19- 1+ 9- 14- 22+ 5- 7- 17+ 19+ 4- 9- 13- 21+ 1+ 9+ \
    13+ 21- 3+ 10+ 15+ 23+ 1- 11+ 13+ 23+ 4- 9+ 16+ 20- 1- 8- 14- 22- stop";

/// All scenes of replays.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "replay",
        cover: Cover::Full,
        opens: |_, opening| record(opening, PLAYED),
        acts: |window, _| (0..5).for_each(|_| window.key(Key::ArrowRight)),
    },
    Scene {
        name: "replay-end",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED),
        acts: |window, _| window.key(Key::End),
    },
    Scene {
        name: "replay-text-200",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(200);
            record(opening, PLAYED);
        },
        acts: |window, _| window.key(Key::ArrowRight),
    },
    Scene {
        name: "replay-play-on",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED),
        acts: |window, _| {
            window.key(Key::ArrowRight);
            window.key(Key::N);
        },
    },
    Scene {
        name: "replay-values",
        cover: Cover::Full,
        opens: |_, opening| record(opening, PLAYED),
        acts: |window, _| {
            (0..5).for_each(|_| window.key(Key::ArrowRight));
            values(window);
        },
    },
    Scene {
        name: "replay-values-text-200",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(200);
            record(opening, PLAYED);
        },
        acts: |window, _| values(window),
    },
    Scene {
        name: "replay-values-four-sides",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED_OUT_BY_FOUR),
        acts: |window, _| values(window),
    },
    Scene {
        name: "review",
        cover: Cover::Full,
        opens: |_, opening| record(opening, PLAYED),
        acts: |window, words| {
            (0..5).for_each(|_| window.key(Key::ArrowRight));
            review(window, words);
        },
    },
    Scene {
        name: "review-text-200",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(200);
            record(opening, PLAYED);
        },
        acts: review,
    },
    Scene {
        name: "review-under-way",
        cover: Cover::Little,
        opens: |_, opening| {
            record(opening, PLAYED);
            // The review never ends.
            opening.analysis_engine = Arc::new(|_, _, control| {
                while !control.is_cancelled() {
                    std::thread::yield_now();
                }
                None
            });
        },
        acts: |window, _| window.key(Key::F6),
    },
    Scene {
        name: "review-four-sides",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED_OUT_BY_FOUR),
        acts: review,
    },
    Scene {
        name: "replay-four-sides",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED_BY_FOUR),
        acts: |window, _| (0..4).for_each(|_| window.key(Key::ArrowRight)),
    },
];

/// Shows the values of all moves.
fn values(window: &mut Window) {
    window.key(Key::E);
    window.wait("values", |window| window.says(": +") || window.says(": −"));
}

/// Reviews the game.
fn review(window: &mut Window, words: &Words) {
    window.key(Key::F6);
    window.wait("review", |window| window.has(words.review.accuracy));
    // The scroll bar appears a frame later.
    window.let_seconds_pass(0.5);
}
