//! Words for the text size and the move preview, on the settings sheet.

use crate::words::words;

words! {
    /// The words of one language for the text size and the move preview.
    pub struct DisplayWords("display-") {
        text_size,
        larger_text,
        smaller_text,
        reset_text,
        preview,
        preview_hint,
        preview_automatic,
    }
}
