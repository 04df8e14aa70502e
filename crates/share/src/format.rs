//! Pictures of a game to share, painted by the window's own painter without a window.

use std::path::Path;

use eframe::egui::ColorImage;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};

/// The format of a file with pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One picture.
    Png,
    /// An animation.
    Gif,
}

impl Format {
    /// Returns the ending of the names of such files.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Png => "png",
            Format::Gif => "gif",
        }
    }

    /// Returns the format that the name of a file stands for, or `None` if it stands for no picture.
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        [Format::Png, Format::Gif].into_iter().find(|format| format.ending() == extension)
    }
}

/// Encodes a picture as PNG.
///
/// # Errors
/// Returns the reason of the encoder.
pub fn png(picture: &ColorImage) -> Result<Vec<u8>, String> {
    let rgba: Vec<u8> =
        picture.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    let [width, height] = picture.size.map(|pixels| pixels as u32);
    let mut png = Vec::new();
    let encoder = PngEncoder::new(&mut png);
    let written = encoder.write_image(&rgba, width, height, ExtendedColorType::Rgba8);
    written.map(|()| png).map_err(|error| error.to_string())
}
