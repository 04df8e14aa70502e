//! A recording of an effect or a piece of music.

/// The file on a page with the recordings of all effects, which `scripts/page` packs.
pub(super) const SOUNDS: &str = "sounds.tar";

/// A recording, as the tables name it.
pub(super) struct Recording {
    /// Its name on the shelf.
    pub(super) name: &'static str,
    /// The file beside a page that it comes in.
    pub(super) file: &'static str,
    /// Its bytes, if the program includes them.
    pub(super) included: Option<&'static [u8]>,
}
