//! Generates the words of the pebble games.

use words_build::Part;

fn main() {
    let parts = [
        Part::new("PebbleWords", "pebbles-").with(&[("common", "CommonWords")]),
        Part::new("BoardWords", "pebbles-board-").with(&[("shared", "PebbleWords")]),
    ];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
