//! Pictures of ô ăn quan.

use eframe::egui::{Rect, Ui, Vec2, vec2};
use tabletop::{BySide, Name, Seat, Setup};

use crate::audio::Surface;
use crate::games::OAnQuan;
use crate::rules::{Game, Record, Side};
use crate::settings::Language;
use crate::ui::board::Sprites;
use crate::ui::live::Viewer;
use crate::ui::picture::{Pictured, Shown};
use crate::ui::screens::replay_picture;
use crate::ui::words::Words;

/// The size of a picture of a board with two rows, and of one with more sides, in points.
const SIZE: Vec2 = vec2(640.0, 400.0);
const SQUARE: Vec2 = vec2(640.0, 640.0);

impl Pictured for OAnQuan {
    fn picture_size(game: &Game) -> Vec2 {
        if game.rules().sides == 2 { SIZE } else { SQUARE }
    }

    fn paint_picture(
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer<Self>,
        _surface: Surface,
        room: Rect,
    ) {
        replay_picture(ui, Words::of(language), sprites, viewer, room);
    }
}

impl From<&Record> for Shown<OAnQuan> {
    fn from(record: &Record) -> Self {
        let sides = record.game.rules().sides;
        let setup = Setup {
            seats: BySide::from_fn(sides, |_| Seat::Person),
            names: BySide::from_fn(sides, |side| Name::new(&record.names[side])),
            first: record.game.start().to_move().unwrap_or(Side::NEAR),
            seed: 1,
        };
        Shown { game: record.game.clone(), setup, surface: Surface::Brick }
    }
}
