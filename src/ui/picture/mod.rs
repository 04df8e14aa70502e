//! Pictures of a game to share, painted by the window's own painter without a window.

mod animation;
mod gif_file;
mod job;
mod studio;

use std::path::Path;

use eframe::egui::{ColorImage, IconData, Rect, Ui, Vec2, vec2};
use eframe::icon_data::IconDataExt;

use crate::audio::Surface;
use crate::controller::{Name, Replay, ReplayPace, Seat, Setup};
use crate::rules::{BySide, Record, Side};
use crate::settings::{BoardLook, Language, Surrounding};
use crate::ui::board::Sprites;
use crate::ui::live_game::Viewer;
use crate::ui::screens::replay_picture;
use crate::ui::words::Words;

pub use animation::{Part, gif};
pub use job::{Picture, PictureJob, PictureNews, Purpose};
use studio::Studio;

/// The size of a picture of a board with two rows, and of one with more sides, in points.
const SIZE: Vec2 = vec2(640.0, 400.0);
const SQUARE: Vec2 = vec2(640.0, 640.0);

/// How a picture looks.
#[derive(Clone, Copy, Debug)]
pub struct PictureLook {
    /// The look of the board.
    pub board: BoardLook,
    /// Whether it is light or dark.
    pub surrounding: Surrounding,
    /// The language of its words.
    pub language: Language,
    /// The pixels per point, from 1 to 4.
    pub scale: u8,
}

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

/// Paints the position after `steps` steps of a record, with the names, the points and what happened
/// last. Each turn, departure and sale is a step.
pub fn still(record: &Record, steps: usize, look: &PictureLook) -> ColorImage {
    let mut viewer = viewer_of(record);
    viewer.go_to(steps);
    let words = Words::of(look.language);
    let mut studio = Studio::new(look, size_of(record));
    let paint = |ui: &mut Ui, sprites: &Sprites, room: Rect| {
        replay_picture(ui, words, sprites, &viewer, room);
    };
    studio.paint(paint).clone()
}

/// Returns the size of the pictures of a record, in points.
pub fn size_of(record: &Record) -> Vec2 {
    if record.game.rules().sides == 2 { SIZE } else { SQUARE }
}

/// Returns the replay of a record at its start.
fn viewer_of(record: &Record) -> Viewer {
    let sides = record.game.rules().sides;
    let setup = Setup {
        seats: BySide::from_fn(sides, |_| Seat::Person),
        names: BySide::from_fn(sides, |side| Name::new(&record.names[side])),
        first: record.game.start().to_move().unwrap_or(Side::NEAR),
        // The seed decides where stones lie; a picture of a position always looks the same.
        seed: 1,
    };
    let replay = Replay::new(setup, record.game.clone());
    Viewer::new(replay, None, Surface::Brick, ReplayPace::Normal)
}

/// Encodes a picture as PNG.
///
/// # Errors
/// Returns the reason of the encoder.
pub fn png(picture: &ColorImage) -> Result<Vec<u8>, String> {
    let rgba = picture.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    let [width, height] = picture.size.map(|pixels| pixels as u32);
    IconData { rgba, width, height }.to_png_bytes()
}
