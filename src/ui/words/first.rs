//! Words for the page of the first start.

use crate::words::words;

words! {
    /// The words of one language for the page of the first start.
    pub struct FirstWords("first-") {
        learn,
        play,
    }
}
