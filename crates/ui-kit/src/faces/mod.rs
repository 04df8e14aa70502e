//! The portraits of the seven computer players, who come from one village yard, of two friends and of people at other
//! devices, and the picture of the first start.

mod animals;
mod elders;
mod friends;
mod hand;
mod pen;
mod sister;
mod young;

use eframe::egui::{Color32, Painter, Rect};

use basics::{Level, Opponent};
use pen::Pen;

pub use animals::COUNT as FACES;
pub use hand::paint_sowing_hand;

const SKIN: Color32 = Color32::from_rgb(0xf3, 0xcf, 0xa4);
const TANNED: Color32 = Color32::from_rgb(0xdf, 0xae, 0x7c);
const BLUSH: Color32 = Color32::from_rgb(0xe8, 0x9a, 0x7c);
const WHITE: Color32 = Color32::from_rgb(0xff, 0xf8, 0xea);
const RED: Color32 = Color32::from_rgb(0xc2, 0x40, 0x2d);
const OCHRE: Color32 = Color32::from_rgb(0xe3, 0xb0, 0x4b);
const GREEN: Color32 = Color32::from_rgb(0x6f, 0x9b, 0x6c);
const INDIGO: Color32 = Color32::from_rgb(0x37, 0x4b, 0x73);
const CLAY: Color32 = Color32::from_rgb(0xd9, 0x8a, 0x62);
const TEAL: Color32 = Color32::from_rgb(0x3c, 0x7a, 0x78);
const SKY: Color32 = Color32::from_rgb(0xa9, 0xc4, 0xc0);
const BROWN: Color32 = Color32::from_rgb(0x7a, 0x54, 0x3a);
const GREY: Color32 = Color32::from_rgb(0xd8, 0xd2, 0xc6);
const STRAW: Color32 = Color32::from_rgb(0xee, 0xd3, 0x8d);

/// Whom a portrait shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portrait {
    /// The character who plays at this level.
    Level(Level),
    /// The character who fits the player.
    Fitting,
    /// Two children: people who play on one device.
    Friends,
    /// The animal that somebody at another device has chosen, by its number.
    Person(u8),
}

impl From<Opponent> for Portrait {
    fn from(opponent: Opponent) -> Self {
        match opponent {
            Opponent::Level(level) => Portrait::Level(level),
            Opponent::Fitting => Portrait::Fitting,
        }
    }
}

/// Paints a round portrait into the square `area`.
pub fn paint_portrait(painter: &Painter, area: Rect, portrait: Portrait) {
    let mut pen = Pen::new(area);
    match portrait {
        Portrait::Level(Level::Beginner) => young::toddler(&mut pen),
        Portrait::Level(Level::Easy) => young::boy(&mut pen),
        Portrait::Level(Level::Medium) => young::girl(&mut pen),
        Portrait::Level(Level::Hard) => elders::farmer(&mut pen),
        Portrait::Level(Level::Expert) => elders::grandmother(&mut pen),
        Portrait::Level(Level::Master) => elders::scholar(&mut pen),
        Portrait::Fitting => sister::elder_sister(&mut pen),
        Portrait::Friends => friends::two_children(&mut pen),
        Portrait::Person(number) => animals::animal(&mut pen, number),
    }
    painter.extend(pen.finish());
}

/// Fills the round picture behind a face.
fn ground(pen: &mut Pen, colour: Color32) {
    pen.oval((50.0, 50.0), (48.0, 48.0), colour);
}

/// Draws shoulders that fill the bottom of the round picture.
fn shoulders(pen: &mut Pen, top: f32, half: f32, cloth: Color32) {
    let edge = |x: f32| (50.0 + x, 50.0 + (48.0f32 * 48.0 - x * x).sqrt());
    let points = [
        (50.0 - 9.0, top),
        (50.0 - half * 0.75, top + 5.0),
        edge(-half),
        edge(-half * 0.66),
        edge(-half * 0.33),
        edge(0.0),
        edge(half * 0.33),
        edge(half * 0.66),
        edge(half),
        (50.0 + half * 0.75, top + 5.0),
        (50.0 + 9.0, top),
        (50.0, top + 1.0),
    ];
    pen.blob(&points, cloth);
}
