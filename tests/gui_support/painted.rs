//! What a window has painted: texts, and lines of a colour.

use eframe::egui::epaint::ColorMode;
use eframe::egui::{Color32, Rect, Shape};

use super::Window;

/// A text as it was painted.
#[derive(Debug)]
pub struct Painted {
    pub text: String,
    /// Where its letters are.
    pub ink: Rect,
    /// Where they can be seen.
    pub clip: Rect,
    /// Whether a part was left out for want of room.
    pub elided: bool,
}

fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
        Shape::Text(text) => {
            let galley = &text.galley;
            let ink = galley.mesh_bounds.translate(text.pos.to_vec2());
            if ink.is_positive() && ink.intersects(clip) {
                let (text, elided) = (galley.text().to_owned(), galley.elided);
                texts.push(Painted { text, ink, clip, elided });
            }
        }
        _ => {}
    }
}

/// The places of the lines of this colour.
fn collect_strokes(shape: &Shape, colour: Color32, strokes: &mut Vec<Rect>) {
    let (own, place) = match shape {
        Shape::Vec(shapes) => {
            return shapes.iter().for_each(|shape| collect_strokes(shape, colour, strokes));
        }
        Shape::Path(path) => (&path.stroke.color, path.visual_bounding_rect()),
        Shape::Rect(rect) => (&ColorMode::Solid(rect.stroke.color), rect.rect),
        Shape::LineSegment { points, stroke } => {
            (&ColorMode::Solid(stroke.color), Rect::from_points(points))
        }
        _ => return,
    };
    if *own == ColorMode::Solid(colour) {
        strokes.push(place);
    }
}

impl Window {
    /// Every text that was painted and can be seen, with its place and the room
    /// it may be seen in.
    pub fn texts(&self) -> Vec<Painted> {
        let mut texts = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect(&clipped.shape, clipped.clip_rect, &mut texts);
        }
        texts
    }

    /// Where lines of this colour were painted.
    pub fn strokes_of(&self, colour: Color32) -> Vec<Rect> {
        let mut strokes = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect_strokes(&clipped.shape, colour, &mut strokes);
        }
        strokes
    }
}
