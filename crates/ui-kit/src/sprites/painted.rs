//! The pictures of the stones and of the ground. Each is painted once: ahead of its first use, on a thread while the
//! window opens, or for all windows of a program that opens many, as the tests do.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use eframe::egui::{ColorImage, ImageData, Rect, Theme};

use super::atlas;
use crate::art;
use basics::BoardLook;

/// A picture that the window loads as a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Picture {
    /// The bricks of the yard.
    Bricks { dark: bool },
    /// The grain of the carved board.
    Wood { dark: bool },
    /// The mat below the carved board.
    Mat { dark: bool },
    /// All stones, in black and white or not, large or not.
    Stones { flat: bool, fine: bool },
}

/// A painted picture.
pub(super) struct Painted {
    pub image: Arc<ColorImage>,
    /// The texture coordinates of the parts, if it has parts.
    pub places: Vec<Rect>,
}

/// Where a picture is, once it is painted.
type Place = Arc<OnceLock<Arc<Painted>>>;

/// The pictures that are being painted, are waiting for their first use, or are kept.
static PICTURES: Mutex<Vec<(Picture, Place)>> = Mutex::new(Vec::new());
/// Whether pictures are kept after their first use.
static KEEPS: AtomicBool = AtomicBool::new(false);

impl Picture {
    /// Returns this picture; waits for it if another thread is painting it.
    pub fn painted(self) -> Arc<Painted> {
        let painted = Arc::clone(self.place().get_or_init(|| Arc::new(self.paint())));
        if !KEEPS.load(Ordering::Relaxed) {
            PICTURES.lock().unwrap_or_else(PoisonError::into_inner).retain(|(it, _)| *it != self);
        }
        painted
    }

    fn place(self) -> Place {
        let mut pictures = PICTURES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, place)) = pictures.iter().find(|(it, _)| *it == self) {
            return Arc::clone(place);
        }
        let place = Place::default();
        pictures.push((self, Arc::clone(&place)));
        place
    }

    fn paint(self) -> Painted {
        let image = match self {
            Picture::Bricks { dark } => art::brick_tile(dark),
            Picture::Wood { dark } => art::wood_tile(dark),
            Picture::Mat { dark } => art::mat_tile(dark),
            Picture::Stones { flat, fine } => return atlas::paint(flat, fine),
        };
        Painted { image: Arc::new(image), places: Vec::new() }
    }
}

impl Painted {
    /// Returns the picture for a texture.
    pub fn data(&self) -> ImageData {
        ImageData::Color(Arc::clone(&self.image))
    }
}

/// Paints what a window of this look will need first. Meant for a thread that runs while the window opens; a window of
/// another look paints its own, and forgets these.
pub fn paint_ahead(board: BoardLook, theme: Theme) {
    let dark = theme == Theme::Dark;
    let flat = board == BoardLook::Contrast;
    let ground: &[Picture] = match board {
        BoardLook::Yard => &[Picture::Bricks { dark }],
        BoardLook::Wood => &[Picture::Wood { dark }, Picture::Mat { dark }],
        BoardLook::Contrast | BoardLook::Projector => &[],
    };
    for picture in ground.iter().chain(&[Picture::Stones { flat, fine: false }]) {
        picture.place().get_or_init(|| Arc::new(picture.paint()));
    }
}

/// Forgets what was painted ahead and not used.
pub(super) fn forget_unused() {
    if !KEEPS.load(Ordering::Relaxed) {
        PICTURES.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Keeps every picture from now on, for programs that open many windows.
pub fn keep_painted() {
    KEEPS.store(true, Ordering::Relaxed);
}
