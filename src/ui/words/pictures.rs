//! Words for saving pictures and animations of a game.

use super::subjects::Pictured;
use crate::words::words;

words! {
    /// The words of one language for saving pictures and animations.
    pub struct PictureWords("pictures-") {
        save,
        save_animation,
        what,
        pictured[Pictured],
        size,
        pixels(width: usize, height: usize),
        copy,
        copied,
        drawing(done: usize, all: usize),
        broke,
        start,
    }
}
