//! Pictures of a game to share, painted by the window's own painter without a window.

mod studio;

use eframe::egui::{ColorImage, IconData, Rect, Ui, Vec2, vec2};
use eframe::icon_data::IconDataExt;

use crate::audio::Surface;
use crate::controller::{Name, Replay, ReplayPace, Seat, Setup};
use crate::rules::{BySide, Record, Side};
use crate::settings::{BoardLook, Language, Surrounding};
use crate::ui::board::Sprites;
use crate::ui::screens::replay_picture;
use crate::ui::viewer::Viewer;
use crate::ui::words::Words;
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

/// Paints the last position of a record, with the names, the points and what happened last.
pub fn still(record: &Record, look: &PictureLook) -> ColorImage {
    let sides = record.game.rules().sides;
    let setup = Setup {
        seats: BySide::from_fn(sides, |_| Seat::Person),
        names: BySide::from_fn(sides, |side| Name::new(&record.names[side])),
        first: record.game.start().to_move().unwrap_or(Side::NEAR),
        // The seed decides where stones lie; a picture of a position always looks the same.
        seed: 1,
    };
    let mut viewer = Viewer::new(
        Replay::new(setup, record.game.clone()),
        None,
        Surface::Brick,
        ReplayPace::Normal,
    );
    viewer.go_to(viewer.replay().steps());
    let size = if sides == 2 { SIZE } else { SQUARE };
    let words = Words::of(look.language);
    let paint = |ui: &mut Ui, sprites: &Sprites, room: Rect| {
        replay_picture(ui, words, sprites, &viewer, room);
    };
    Studio::new(look, size).paint(paint)
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
