//! The scenes of replays.

use eframe::egui::Key;
use o_an_quan::settings::TextSize;

use super::{Cover, Scene, record};

/// A game that one side gave up, and one of four who left one after the other.
const PLAYED: &str = "[Side0 \"An\"]\n[Side1 \"Bà Tư\"]\n\n\
                      1+ 8- 2- 10- 2+ 9+ 3+ 8- 5+ 7+ 2- 9- 3- 11- 5+ 10+ 5- resign:1";
const PLAYED_BY_FOUR: &str = "[Rules \"classic sides=4\"]\n[Side0 \"An\"]\n[Side1 \"Bình\"]\n\n\
                              2+ resign:1 13+ resign:3 4+ stop";

/// All of them.
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
        name: "replay-four-sides",
        cover: Cover::Little,
        opens: |_, opening| record(opening, PLAYED_BY_FOUR),
        acts: |window, _| (0..4).for_each(|_| window.key(Key::ArrowRight)),
    },
];
