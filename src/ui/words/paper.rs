//! Words on sheets to print.

use super::subjects::Printed;
use crate::words::words;

words! {
    /// The words of one language on sheets to print.
    pub struct PaperWords("paper-") {
        game,
        stones,
        near_store,
        far_store,
        day,
        puzzles_of(day: &str),
        task,
        stores(near: i32, far: i32),
        solutions,
        print,
        printed[Printed],
        size,
        hint,
    }
}
