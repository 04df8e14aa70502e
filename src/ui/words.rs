//! The words of the window, with those of ô ăn quan.

use crate::platform;
use ::words::Language;

pub use crate::ui::oanquan::{OAnQuanBoardWords, OAnQuanSentences, RulesWords};
pub use crate::words::{LANGUAGES, Lead};
pub use window_words::*;

/// Returns the language of the system if the program supports it, else Vietnamese.
pub fn system_language() -> Language {
    Language::of_locale(&platform::locale())
}
