//! The scenes of the lessons.

use eframe::egui::Key;
use o_an_quan::controller::{Chapter, Topic};
use o_an_quan::games::room::OAnQuanSentences;
use o_an_quan::settings::{Speed, TextSize};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, sow};
use crate::gui_support::Window;

/// Opens a lesson from the home.
fn open_lesson(window: &mut Window, words: &Words, topic: Topic) {
    window.open_lessons();
    let tactics = topic.chapter() == Chapter::Tactics;
    if tactics {
        window.act(words.oanquan().chapter(Chapter::Tactics));
    }
    let name = words.oanquan().topic(topic);
    window.act(&words.learn.lesson(tactics, topic.number(), name, false));
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "lesson-1-board",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| open_lesson(window, words, Topic::Board),
    },
    Scene {
        name: "lesson-1-number",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::Board);
            window.key(Key::Num3);
        },
    },
    Scene {
        name: "lesson-2-sow",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| open_lesson(window, words, Topic::Sow),
    },
    Scene {
        name: "lesson-3-go-on",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::GoOn);
            sow(window, Key::Num4, Key::ArrowLeft);
        },
    },
    Scene {
        name: "lesson-4-capture",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::Capture);
            sow(window, Key::Num4, Key::ArrowRight);
        },
    },
    Scene {
        name: "lesson-4-enough",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::Capture);
            sow(window, Key::Num4, Key::ArrowRight);
            window.act(words.learn.next);
            sow(window, Key::Num3, Key::ArrowRight);
        },
    },
    Scene {
        name: "lesson-4-show-me",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::Capture);
            for _ in 0..2 {
                sow(window, Key::Num3, Key::ArrowLeft);
                window.let_seconds_pass(10.0);
            }
        },
    },
    Scene {
        name: "lesson-5-chain",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::Chain);
            window.key(Key::Num5);
        },
    },
    Scene {
        name: "lesson-6-refill",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| open_lesson(window, words, Topic::Refill),
    },
    Scene {
        name: "lesson-6-watch",
        cover: Cover::Little,
        opens: |settings, _| settings.speed = Speed::Normal,
        acts: |window, words| {
            window.act(words.puzzles.place);
            window.act_and_step(words.learn.learn);
            window.step();
            let name = words.oanquan().topic(Topic::Refill);
            window.act_and_step(&words.learn.lesson(false, Topic::Refill.number(), name, false));
            window.let_seconds_pass(3.4);
        },
    },
    Scene {
        name: "lesson-7-end",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::End);
            sow(window, Key::Num3, Key::ArrowRight);
        },
    },
    Scene {
        name: "tactics-2-save",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| open_lesson(window, words, Topic::Save),
    },
    Scene {
        name: "tactics-3-guard",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            open_lesson(window, words, Topic::Guard);
            sow(window, Key::Num5, Key::ArrowRight);
        },
    },
    Scene {
        name: "tactics-7-opening",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| open_lesson(window, words, Topic::Opening),
    },
    Scene {
        name: "lesson-text-200",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(200),
        acts: |window, words| open_lesson(window, words, Topic::Sow),
    },
];
