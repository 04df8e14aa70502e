//! What leaves the window: pictures and animations of a game, drawn without a window, and sheets to print.
#![cfg(feature = "gui")]

mod dialog;
mod format;
mod gif_file;
mod job;
pub mod paper;
mod studio;

pub use dialog::open_picture;
pub use format::{Format, png};
pub use gif_file::{GifWriter, Palette};
pub(crate) use job::{Picture, PictureJob, PictureNews, Purpose};
pub use studio::Studio;
