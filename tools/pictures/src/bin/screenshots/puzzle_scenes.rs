//! The scenes of the page of lessons and puzzles, and of the puzzles.

use eframe::egui::Key;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use o_an_quan::ai::puzzles;
use o_an_quan::controller::puzzles::{
    PresetPuzzles, PuzzleSet, TRAINING_VERSION, Training, index_of_day,
};
use o_an_quan::rules::Preset;
use o_an_quan::settings::TextSize;
use o_an_quan::storage::RonFile;
use o_an_quan::ui::words::Words;

use super::{Cover, Scene, along};
use crate::gui_support::{Opening, Window};

/// The day on which the scenes take place.
const TODAY: Date = date(2026, 11, 23);

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "training",
        cover: Cover::Full,
        opens: |_, opening| opening.now = now,
        acts: |window, words| window.act(words.puzzles.place),
    },
    Scene {
        name: "training-text-300",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(300);
            opening.now = now;
        },
        acts: |window, words| window.act(words.puzzles.place),
    },
    Scene {
        name: "training-after-weeks",
        cover: Cover::Usual,
        opens: |_, opening| trained(opening),
        acts: |window, words| window.act(words.puzzles.place),
    },
    Scene {
        name: "puzzle",
        cover: Cover::Full,
        opens: |_, opening| opening.now = now,
        acts: |window, words| begin(window, words),
    },
    Scene {
        name: "puzzle-wrong",
        cover: Cover::Usual,
        opens: |_, opening| opening.now = now,
        acts: |window, words| {
            begin(window, words);
            let next = Training::default().next(&CLASSIC, |_| true, TODAY);
            try_move(window, words, next, false);
        },
    },
    Scene {
        name: "puzzle-of-the-day-solved",
        cover: Cover::Usual,
        opens: |_, opening| trained(opening),
        acts: |window, words| {
            window.act(words.puzzles.place);
            window.act(words.puzzles.solve);
            try_move(window, words, index_of_day(&CLASSIC, TODAY), true);
        },
    },
    Scene {
        name: "puzzle-hint",
        cover: Cover::Little,
        opens: |_, opening| opening.now = now,
        acts: |window, words| {
            begin(window, words);
            window.key(Key::H);
        },
    },
];

const CLASSIC: PresetPuzzles = PresetPuzzles(Preset::Classic);

fn now() -> Timestamp {
    let noon = TODAY.at(12, 0, 0, 0).to_zoned_datetime(TimeZone::system()).expect("a time");
    noon.timestamp()
}

/// A player who has solved the positions of some weeks.
fn trained(opening: &mut Opening) {
    opening.now = now;
    let folder = tempfile::tempdir().expect("a folder").keep();
    let mut training = Training::default();
    for days in (1..20_i64).rev().filter(|days| days % 5 != 0) {
        let day = TODAY.saturating_sub(days.days());
        let index = index_of_day(&CLASSIC, day).expect("a puzzle");
        let rating = CLASSIC.rating(index);
        let (solved, on) = (days % 4 != 0, if days == 7 { TODAY } else { day });
        training.record(&CLASSIC.id(index), rating, solved, on);
        training.record_day(CLASSIC.name(), day, solved, on);
    }
    let mut file = RonFile::new(folder.join("puzzles.ron"), TRAINING_VERSION);
    file.load::<Training>().expect("no file yet");
    file.save(&training).expect("written");
    opening.games = Some(folder);
}

fn begin(window: &mut Window, words: &Words) {
    window.act(words.puzzles.place);
    window.act_either(&[words.puzzles.begin, words.puzzles.begin_first]);
}

/// Plays the right move of the puzzle at this index, or the other way round if it is not to be
/// `right`. Waits until the line is over or refuted.
fn try_move(window: &mut Window, words: &Words, index: Option<usize>, right: bool) {
    let all = puzzles(Preset::Classic).expect("puzzles");
    let mv = all[index.expect("a puzzle")].line[0].to_string();
    let cells = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let cell = cells.iter().zip('1'..).find(|(_, name)| mv.starts_with(*name)).expect("a cell");
    let way = if mv.ends_with('+') == right { Key::ArrowRight } else { Key::ArrowLeft };
    let way = along(window, way);
    window.key(*cell.0);
    window.key(way);
    window.wait("the verdict", |window| window.has(words.practice.next));
}
