//! The scenes of the tournaments of a class.

use eframe::egui::Key;
use o_an_quan::ui::words::{TournamentPart, Words};

use super::{Cover, Scene};
use crate::gui_support::{Opening, Window};

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "tournament-list",
        cover: Cover::Usual,
        opens: |_, opening| keep(opening),
        acts: |window, words| {
            begin(window, words, 24);
            window.act(words.tournament.list);
        },
    },
    Scene {
        name: "tournament-names",
        cover: Cover::Usual,
        opens: |_, opening| keep(opening),
        acts: |window, words| enter(window, words, 23, "\nan"),
    },
    Scene {
        name: "tournament-round",
        cover: Cover::Full,
        opens: |_, opening| keep(opening),
        acts: |window, words| {
            begin(window, words, 23);
            for key in [Key::Num1, Key::Num0, Key::Num2, Key::Num1] {
                window.key(key);
            }
        },
    },
    Scene {
        name: "tournament-standings",
        cover: Cover::Full,
        opens: |_, opening| keep(opening),
        acts: |window, words| play(window, words, 23, 6),
    },
    Scene {
        name: "tournament-all-rounds",
        cover: Cover::Usual,
        opens: |_, opening| keep(opening),
        acts: |window, words| {
            play(window, words, 23, 3);
            window.act(words.tournament.part(TournamentPart::Rounds));
        },
    },
    Scene {
        name: "tournament-players",
        cover: Cover::Usual,
        opens: |_, opening| keep(opening),
        acts: |window, words| {
            begin(window, words, 23);
            window.act(words.tournament.part(TournamentPart::Players));
        },
    },
];

/// Names as in a class list.
const NAMES: [&str; 24] = [
    "An",
    "Bình",
    "Bảo Châu",
    "Chi",
    "Minh Dũng",
    "Đức",
    "Giang",
    "Hà",
    "Hải",
    "Hoa",
    "Thu Hương",
    "Khánh",
    "Lan",
    "Linh",
    "Long",
    "Mai",
    "Nam",
    "Ngọc",
    "Phúc",
    "Quân",
    "Sơn",
    "Thảo",
    "Trang",
    "Nguyễn Hoàng Bảo Trân",
];

/// Keeps the tournaments in a folder of their own.
fn keep(opening: &mut Opening) {
    opening.games = Some(tempfile::tempdir().expect("a folder").keep());
}

/// Enters names of a new tournament, and more text.
fn enter(window: &mut Window, words: &Words, count: usize, more: &str) {
    window.act(words.tournament.for_class);
    window.act(words.tournament.new);
    window.focus(words.tournament.names);
    window.paste(&format!("{}{more}", NAMES[..count].join("\n")));
}

fn begin(window: &mut Window, words: &Words, count: usize) {
    enter(window, words, count, "");
    window.act(words.tournament.begin);
}

/// Plays rounds in which the first player mostly wins.
fn play(window: &mut Window, words: &Words, count: usize, rounds: usize) {
    begin(window, words, count);
    for round in 1..=rounds {
        for table in 0..count / 2 {
            let keys = [Key::Num1, Key::Num1, Key::Num0, Key::Num2];
            window.key(keys[(table + round) % keys.len()]);
        }
        if round < rounds {
            window.act(&words.tournament.next(round + 1));
        }
    }
    if window.has(words.tournament.part(TournamentPart::Standings)) {
        window.act(words.tournament.part(TournamentPart::Standings));
    }
}
