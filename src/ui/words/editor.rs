//! Words for the editor of positions.

use crate::words::words;

words! {
    /// The words of one language for the editor of positions.
    pub struct EditorWords("editor-") {
        edit,
        how,
        stamp,
        quan,
        to_move,
        stores,
        store(name: &str),
        rest,
        rest_hint(name: &str),
        total(points: i32, all: i32),
        empty,
        start,
        text,
        analyse,
        play,
        save,
        copy,
        play_hint,
        over(why: &str),
        refused(why: &str),
    }
}
