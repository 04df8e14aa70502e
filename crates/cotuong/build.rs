//! Generates the words of cờ tướng.

use words_build::Part;

fn main() {
    let parts = [
        Part::new("CotuongWords", "cotuong-").with(&[
            ("common", "CommonWords"),
            ("illegal", "IllegalWords"),
            ("malformed", "MalformedWords"),
            ("reason", "ReasonWords"),
        ]),
        Part::new("IllegalWords", "cotuong-illegal-"),
        Part::new("MalformedWords", "cotuong-malformed-"),
        Part::new("ReasonWords", "cotuong-reason-"),
        Part::new("BoardWords", "cotuong-board-").with(&[
            ("in_language", "Language"),
            ("shared", "CotuongWords"),
            ("notes", "CotuongNotesWords"),
        ]),
        Part::new("CotuongNotesWords", "cotuong-notes-"),
    ];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
