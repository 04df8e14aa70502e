//! The words of text fields.

use words::words;

words! {
    in crate::Kit;

    /// The words of one language for text fields.
    pub struct FieldWords("field-") {
        range(from: i32, to: i32),
        less(name: &str),
        more(name: &str),
        out_of_range(name: &str, value: &str, from: i32, to: i32),
        character_dropped(character: &str),
        hidden_character_dropped,
        full(most: usize),
    }
}
