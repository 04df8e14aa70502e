//! Generates the words of ô ăn quan in the window.

use words_build::Part;

fn main() {
    let parts = [
        Part::new("BoardWords", "oanquan-board-").with(&[("rules", "RulesWords")]),
        Part::new("RulesWords", "rules-"),
        Part::elsewhere("oanquan-"),
    ];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
