//! Generates the words of the widgets.

use words_build::Part;

fn main() {
    let parts = [Part::new("FieldWords", "field-")];
    words_build::generate("../../assets/words/en.ftl", &parts);
}
