//! Generates the words of all games.

use words_build::Part;

fn main() {
    let parts = [Part::new("CommonWords", "common-"), Part::new("TogetherWords", "together-")];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
