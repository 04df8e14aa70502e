//! The scenes of the editor of positions, that of ô ăn quan and those of the other games.

use eframe::egui::{Key, Modifiers};
use o_an_quan::settings::{Settings, TableSettings, TextSize};
use o_an_quan::ui::words::Words;

use super::{Cover, Scene};
use crate::gui_support::Window;

/// A position of mid-game.
const MID_GAME: &str = "Q2,0,3,7,1,0,0,8,0,2,6,1 0 14,16";
/// A position of four sides.
const FOUR: &str = "Q,5,0,3,5,2,Q,5,5,5,5,5,Q1,0,1,2,5,5,Q,5,4,3,2,1 2 3,-2,10,4";

/// An endgame of cờ tướng, one in which the general of the other side is in check, and a position of cờ caro.
const ENDGAME: &str = "2bak4/4a4/4b4/9/4n4/2P3R2/9/4B4/4A4/2BAK4 w";
const CHECK: &str = "4k4/9/9/9/4R4/9/9/9/9/3K5 w";
const MARKS: &str = "8h9i9h7h8g8i10i7f";

/// All scenes of the editor.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "editor",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, words| set_up(window, words, MID_GAME),
    },
    Scene {
        name: "editor-analysed",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            set_up(window, words, MID_GAME);
            window.act(words.editor.analyse);
            window.wait("the analysis", |window| !window.has(words.help.searching));
        },
    },
    Scene {
        name: "editor-refused",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            set_up(window, words, "0,0,3,7,1,0,1,8,0,2,6,1 0 14,16");
            // The last stone in the quan cells.
            window.focus(&quan_cell(window));
            window.key(Key::Delete);
        },
    },
    Scene {
        name: "editor-drag",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            set_up(window, words, MID_GAME);
            let from = window.rect_of(" 3: 7 dân").center();
            let store = window.rect_of(": 16").center();
            window.begin_drag(from, store);
        },
    },
    Scene {
        name: "editor-four-sides",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| set_up(window, words, FOUR),
    },
    Scene {
        name: "editor-text-300",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(300),
        acts: |window, words| set_up(window, words, MID_GAME),
    },
    Scene {
        name: "editor-cotuong",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, words| {
            set_up_other(window, words, "Cờ tướng", ENDGAME);
            window.press(words.editor.analyse);
            window.wait("the analysis", |window| !window.has(words.help.searching));
        },
    },
    Scene {
        name: "editor-cotuong-refused",
        cover: Cover::Little,
        opens: |settings, _| choose_look(settings, "cotuong", 1),
        acts: |window, words| {
            set_up_other(window, words, "Cờ tướng", &CHECK.replace(" w", " b"));
            let to_move = words.editor.to_move;
            window.act_either(&[&format!("{to_move}: Red"), &format!("{to_move}: Đỏ")]);
        },
    },
    Scene {
        name: "editor-caro",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, words| set_up_other(window, words, "Cờ caro", MARKS),
    },
    Scene {
        name: "editor-caro-wood",
        cover: Cover::Little,
        opens: |settings, _| choose_look(settings, "caro", 1),
        acts: |window, words| {
            set_up_other(window, words, "Cờ caro", MARKS);
            window.focus(&square(window, "h7"));
            window.key(Key::Delete);
        },
    },
    Scene {
        name: "editor-cotuong-text-300",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(300),
        acts: |window, words| set_up_other(window, words, "Cờ tướng", ENDGAME),
    },
];

/// Returns the name of a square with what is on it.
fn square(window: &Window, name: &str) -> String {
    let start = format!("{name}, ");
    window.names().into_iter().find(|name| name.starts_with(&start)).expect("the square")
}

/// Opens the editor of another game and sets up the position of this text.
fn set_up_other(window: &mut Window, words: &Words, game: &str, position: &str) {
    window.act(words.other_games);
    window.act(game);
    set_up(window, words, position);
}

/// Chooses the look of another game.
fn choose_look(settings: &mut Settings, game: &str, look: usize) {
    let table = TableSettings { look, ..TableSettings::default() };
    settings.tables.insert(game.to_owned(), table);
}

/// Opens the editor and sets up the position of this text.
fn set_up(window: &mut Window, words: &Words, position: &str) {
    window.key_with(Modifiers::COMMAND, Key::E);
    window.enter(words.editor.text, position);
}

/// Returns the name of the quan cell that holds one dân.
fn quan_cell(window: &Window) -> String {
    let names = window.names().into_iter();
    let mut quan_cells = names.filter(|name| name.to_lowercase().contains("quan"));
    let found = quan_cells.find(|name| name.ends_with(": 1 dân"));
    found.expect("a quan cell with a dân")
}
