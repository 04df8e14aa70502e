//! The text of a field: composed, of a limited number of letters, and of the allowed characters.

use crate::balanced::wrapped;
use std::any::TypeId;
use std::ops::Range;

use basics::{composed, first_letters, letters};
use eframe::egui::text::{ByteIndex, CharIndex};
use eframe::egui::{Id, TextBuffer, Ui};

use super::FieldWords;
use crate::theme::Palette;
use crate::widgets::strong;

/// The text of a field.
///
/// The limit of [`TextEdit`](eframe::egui::TextEdit) itself counts characters, so it would cut a name
/// that is typed or pasted with accents of their own, and it does not say when it cuts.
pub struct Limited<'a> {
    text: &'a mut String,
    /// The most letters, as people count them.
    most: usize,
    allows: &'a dyn Fn(char) -> bool,
    /// The first character that was left out.
    pub left_out: Option<char>,
    /// Whether letters were left out because there were too many.
    pub is_full: bool,
}

impl<'a> Limited<'a> {
    /// Returns a field's text of at most `most` letters.
    pub fn new(text: &'a mut String, most: usize) -> Self {
        Limited { text, most, allows: &|_| true, left_out: None, is_full: false }
    }

    /// Allows only some characters.
    pub fn only(self, allows: &'a dyn Fn(char) -> bool) -> Self {
        Limited { allows, ..self }
    }
}

impl TextBuffer for Limited<'_> {
    fn is_mutable(&self) -> bool {
        true
    }

    fn as_str(&self) -> &str {
        self.text
    }

    fn insert_text(&mut self, text: &str, at: CharIndex) -> usize {
        let allows = |c: &char| (self.allows)(*c);
        self.left_out = self.left_out.or(text.chars().find(|c| !allows(c)));
        let mut added: String = text.chars().filter(allows).collect();
        let at = ByteIndex::into(self.byte_index_from_char_index(at));
        let (before, after) = self.text.split_at(at);
        let length = letters(&composed(&[before, &added, after].concat()));
        if length > self.most {
            self.is_full = true;
            let room = self.most.saturating_sub(letters(before) + letters(after));
            added = first_letters(&composed(&added), room).to_owned();
        }
        let start = composed(&[before, &added].concat());
        let count = start.chars().count().saturating_sub(before.chars().count());
        *self.text = composed(&[&start, after].concat());
        count
    }

    fn delete_char_range(&mut self, range: Range<CharIndex>) {
        self.text.delete_char_range(range);
    }

    fn type_id(&self) -> TypeId {
        TypeId::of::<Limited<'static>>()
    }
}

/// Says under a field that letters did not fit, until the text changes again.
pub fn tell_if_full(
    ui: &mut Ui,
    words: &impl AsRef<FieldWords>,
    field: Id,
    (full, changed): (bool, bool),
    most: usize,
) {
    let id = field.with("full");
    if full || changed {
        ui.data_mut(|data| data.insert_temp(id, full));
    }
    if ui.data(|data| data.get_temp(id)).unwrap_or_default() {
        let warning = Palette::current(ui.ctx()).warning;
        wrapped(ui, strong(words.as_ref().full(most)).color(warning));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(before: &str, at: usize, text: &str, most: usize) -> (String, usize, bool) {
        let mut whole = before.to_owned();
        let mut limited = Limited::new(&mut whole, most);
        let count = limited.insert_text(text, CharIndex(at));
        let is_full = limited.is_full;
        (whole, count, is_full)
    }

    #[test]
    fn letters_are_composed_and_counted_as_people_see_them() {
        assert_eq!(typed("", 0, "Bi\u{300}nh", 4), ("Bình".to_owned(), 4, false));
        assert_eq!(typed("Bìn", 3, "h An", 5), ("Bình ".to_owned(), 2, true));
        assert_eq!(typed("Bình", 0, "An ", 30), ("An Bình".to_owned(), 3, false));
        // An accent joins the letter before it, and a full field takes it.
        assert_eq!(typed("e", 1, "\u{301}", 1), ("é".to_owned(), 0, false));
        assert_eq!(typed("An", 1, "x", 2), ("An".to_owned(), 0, true));
        let flags = "x\u{302}\u{323}".repeat(3);
        assert!(typed("", 0, &flags, 2).2);
    }

    #[test]
    fn characters_that_are_not_allowed_are_named() {
        let mut text = String::new();
        let no_marks = |c: char| c != '"';
        let mut limited = Limited::new(&mut text, 30).only(&no_marks);
        assert_eq!(limited.insert_text("\"An\"", CharIndex(0)), 2);
        assert_eq!((limited.left_out, limited.is_full), (Some('"'), false));
        assert_eq!(text, "An");
    }
}
