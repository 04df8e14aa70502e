//! The pieces: turned discs. Those of red have a round rim, those of black an octagonal one.

use std::f32::consts::TAU;

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2,
};
use ui_kit::theme::{BOLD, CHARACTERS};

use super::look::Look;
use super::pictures;
use crate::{Color, Kind, Piece};

/// The radius of a piece as a share of the distance of crossings.
pub(super) const RADIUS: f32 = 0.455;
/// The edge and the middle of the wood of a piece, and its outline.
const EDGE: Color32 = Color32::from_rgb(0xC9, 0xA8, 0x6C);
const MIDDLE: Color32 = Color32::from_rgb(0xF7, 0xE7, 0xC3);
const OUTLINE: Color32 = Color32::from_rgb(0x4A, 0x33, 0x1A);
/// The inks of red and black.
const RED: Color32 = Color32::from_rgb(0xB0, 0x14, 0x14);
const BLACK: Color32 = Color32::from_rgb(0x1A, 0x22, 0x1E);
/// The discs that shade a piece.
const DISCS: usize = 5;

/// Returns the ink of a colour.
pub(super) fn ink(color: Color) -> Color32 {
    match color {
        Color::Red => RED,
        Color::Black => BLACK,
    }
}

/// Paints a piece with this radius.
pub(super) fn piece(
    painter: &Painter,
    at: Pos2,
    radius: f32,
    Piece { color, kind }: Piece,
    look: Look,
    opacity: f32,
) {
    let faded = |colour: Color32| colour.gamma_multiply(opacity);
    if opacity >= 1.0 {
        let shadow = Color32::from_black_alpha(80);
        painter.circle_filled(at + Vec2::splat(0.09 * radius), radius, shadow);
    }
    painter.circle_filled(at, radius, faded(EDGE));
    if opacity >= 1.0 {
        for disc in 1..DISCS {
            let share = disc as f32 / (DISCS - 1) as f32;
            let colour = EDGE.lerp_to_gamma(MIDDLE, share);
            painter.circle_filled(at, radius * (1.0 - 0.16 * share), colour);
        }
    } else {
        painter.circle_filled(at, 0.84 * radius, faded(MIDDLE));
    }
    painter.circle_stroke(at, radius, Stroke::new(1.0, faded(OUTLINE)));
    let ink = faded(ink(color));
    rim(painter, at, radius, color, ink);
    face(painter, at, radius, (color, kind), look, ink);
}

/// Paints the rim that tells the colours apart.
fn rim(painter: &Painter, at: Pos2, radius: f32, color: Color, ink: Color32) {
    let width = (0.055 * radius).max(1.0);
    match color {
        Color::Red => {
            painter.circle_stroke(at, 0.86 * radius, Stroke::new(width, ink));
        }
        Color::Black => {
            let corner = |number: usize| {
                let angle = (number as f32 + 0.5) / 8.0 * TAU;
                at + 0.9 * radius * vec2(angle.cos(), angle.sin())
            };
            let corners: Vec<Pos2> = (0..8).map(corner).collect();
            painter.add(Shape::closed_line(corners, Stroke::new(1.9 * width, ink)));
        }
    }
}

/// Paints what a piece shows.
fn face(
    painter: &Painter,
    at: Pos2,
    radius: f32,
    (color, kind): (Color, Kind),
    look: Look,
    ink: Color32,
) {
    match look {
        Look::Characters => {
            let font = FontId::new(1.16 * radius, FontFamily::Name(CHARACTERS.into()));
            painter.text(at, Align2::CENTER_CENTER, character(color, kind), font, ink);
        }
        Look::Pictures => pictures::paint(painter, at, 0.62 * radius, kind, ink),
        Look::Letters => {
            let font = FontId::new(0.95 * radius, FontFamily::Name(BOLD.into()));
            let middle = pos2(at.x, at.y - 0.02 * radius);
            painter.text(middle, Align2::CENTER_CENTER, kind.abbreviation(), font, ink);
        }
    }
}

/// Returns the Chinese character of a piece.
fn character(color: Color, kind: Kind) -> &'static str {
    let [red, black] = match kind {
        Kind::General => ["帥", "將"],
        Kind::Advisor => ["仕", "士"],
        Kind::Elephant => ["相", "象"],
        Kind::Horse => ["傌", "馬"],
        Kind::Chariot => ["俥", "車"],
        Kind::Cannon => ["炮", "砲"],
        Kind::Soldier => ["兵", "卒"],
    };
    match color {
        Color::Red => red,
        Color::Black => black,
    }
}
