//! The scenes of the editor of positions.

use eframe::egui::{Key, Modifiers};
use o_an_quan::settings::TextSize;
use o_an_quan::ui::words::Words;

use super::{Cover, Scene};
use crate::gui_support::Window;

/// A position of mid-game.
const MID_GAME: &str = "Q2,0,3,7,1,0,0,8,0,2,6,1 0 14,16";
/// A position of four sides.
const FOUR: &str = "Q,5,0,3,5,2,Q,5,5,5,5,5,Q1,0,1,2,5,5,Q,5,4,3,2,1 2 3,-2,10,4";

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
];

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
