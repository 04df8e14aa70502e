//! Generates the words of the pebble games.

use words_build::Part;

fn main() {
    let parts = [
        Part::new("PebbleWords", "pebbles-").with(&[("common", "CommonWords")]),
        Part::elsewhere("pebbles-board-"),
    ];
    words_build::generate("../../assets/words/en.ftl", "crate::words::Here", &parts);
}
