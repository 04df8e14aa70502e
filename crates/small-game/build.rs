//! Generates the words that all small games share.

use words_build::Part;

fn main() {
    let parts = [
        Part::new("SharedWords", "small-").with(&[("common", "CommonWords")]),
        Part::new("BoardWords", "small-board-"),
    ];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
