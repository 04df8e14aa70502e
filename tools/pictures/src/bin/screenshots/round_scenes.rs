//! The scenes of matches of several rounds.

use crate::gui_support::set_rules;
use eframe::egui::Key;
use o_an_quan::settings::Speed;

use super::{Cover, Scene, along, record, settle, sow};

/// A match one turn before the end of its second round: sowing cell 3 to the right ends it.
const BEFORE_SALE: &str = "[Rules \"folk series=fields young_quan=0\"]\n\
    [Start \"0,0,0,1,0,0,Q,1,0,0,0,0x 0 31,27\"]\n";
/// The same with ponds.
const BEFORE_PONDS: &str = "[Rules \"folk series=fields sold=pond young_quan=0\"]\n\
    [Start \"0,0,0,1,0,0o,Q,1,0,0,0,0 0 24,34\"]\n";
/// A round with cells of all kinds but ponds.
const SOLD: &str = "[Rules \"folk series=fields\"]\n\
    [Start \"Q2,4,3,6,0,2,Q1,0,3,7h,2x,3x 0 12,14\"]\n";
/// A round with ponds.
const PONDS: &str = "[Rules \"folk series=fields sold=pond\"]\n\
    [Start \"Q2,4,3,6,0o,0o,Q1,0,3,7,2,3 0 12,14\"]\n";

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "round-sold",
        cover: Cover::Full,
        opens: |_, opening| record(opening, SOLD),
        acts: |window, _| settle(window),
    },
    Scene {
        name: "round-ponds",
        cover: Cover::Full,
        opens: |_, opening| record(opening, PONDS),
        acts: |window, _| settle(window),
    },
    Scene {
        name: "round-result",
        cover: Cover::Full,
        opens: |_, opening| record(opening, BEFORE_SALE),
        acts: |window, _| {
            settle(window);
            sow(window, Key::Num3, Key::ArrowRight);
        },
    },
    Scene {
        name: "round-put-back",
        cover: Cover::Usual,
        opens: |settings, opening| {
            settings.speed = Speed::Normal;
            record(opening, BEFORE_PONDS);
        },
        acts: |window, words| {
            settle(window);
            window.key_and_step(Key::Num3);
            window.key_and_step(along(window, Key::ArrowRight));
            window.let_seconds_pass(12.0);
            window.press_and_step(words.rounds.next);
            window.let_seconds_pass(1.2);
        },
    },
    Scene {
        name: "round-next",
        cover: Cover::Usual,
        opens: |_, opening| record(opening, BEFORE_PONDS),
        acts: |window, words| {
            settle(window);
            sow(window, Key::Num3, Key::ArrowRight);
            window.act(words.rounds.next);
        },
    },
    Scene {
        name: "round-rules",
        cover: Cover::Usual,
        opens: |settings, _| {
            set_rules(settings, "folk series=fields".parse().expect("rules"));
        },
        acts: |window, _| {
            window.key(Key::F2);
            window.scroll(window.room().center(), -4000.0);
            window.scroll(window.room().center(), 900.0);
        },
    },
    Scene {
        name: "match-result",
        cover: Cover::Full,
        opens: |_, opening| record(opening, &BEFORE_SALE.replace("0x 0 31,27", "0x 0 41,17")),
        acts: |window, _| {
            settle(window);
            sow(window, Key::Num3, Key::ArrowRight);
        },
    },
];
