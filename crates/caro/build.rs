//! Generates the words of cờ caro.

use words_build::Part;

fn main() {
    let parts = [
        Part::new("CaroWords", "caro-").with(&[("common", "CommonWords")]),
        Part::new("BoardWords", "caro-board-")
            .with(&[("shared", "CaroWords"), ("notes", "CaroNotesWords")]),
        Part::new("CaroNotesWords", "caro-notes-"),
    ];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
