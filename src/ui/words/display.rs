//! Words for the display page.

use crate::words::words;

words! {
    /// The words of one language for the display page.
    pub struct DisplayWords("display-") {
        heading,
        text_size,
        larger_text,
        smaller_text,
        reset_text,
        preview,
        preview_hint,
    }
}
