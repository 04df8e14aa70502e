//! The texts and lines that a window has painted.

use eframe::egui::epaint::ColorMode;
use eframe::egui::{Color32, Rect, Shape};

use super::Window;

/// A painted text.
#[derive(Debug)]
pub struct Painted {
    pub text: String,
    /// The place of its letters.
    pub ink: Rect,
    /// The area in which they are visible.
    pub clip: Rect,
    /// The size of its first letter.
    pub font_size: f32,
    /// Whether a part was omitted for lack of room.
    pub elided: bool,
    /// Its lines as they are painted.
    pub rows: Vec<String>,
}

fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
        Shape::Text(text) => {
            let galley = &text.galley;
            let ink = galley.mesh_bounds.translate(text.pos.to_vec2());
            if ink.is_positive() && ink.intersects(clip) {
                let (text, elided) = (galley.text().to_owned(), galley.elided);
                let first = galley.job.sections.first();
                let font_size = first.map_or(0.0, |section| section.format.font_id.size);
                let rows = galley.rows.iter().map(|row| row.text()).collect();
                texts.push(Painted { text, ink, clip, font_size, elided, rows });
            }
        }
        _ => {}
    }
}

/// Collects the places of lines of this colour.
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

/// Collects the rectangles that are wide and as low as scroll bars.
fn collect_bars(shape: &Shape, clip: Rect, bars: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect_bars(shape, clip, bars)),
        Shape::Rect(rect) if rect.fill.a() > 0 && rect.rect.intersects(clip) => {
            let (width, height) = (rect.rect.width(), rect.rect.height());
            if (6.0..=10.0).contains(&height) && width > 200.0 {
                bars.push(rect.rect);
            }
        }
        _ => {}
    }
}

/// Collects the left edges of the rectangles that are high and as narrow as scroll bars.
fn collect_upright_bars(shape: &Shape, clip: Rect, lefts: &mut Vec<f32>) {
    match shape {
        Shape::Vec(all) => all.iter().for_each(|shape| collect_upright_bars(shape, clip, lefts)),
        Shape::Rect(rect) if rect.fill.a() > 0 && rect.rect.intersects(clip) => {
            let (width, height) = (rect.rect.width(), rect.rect.height());
            let is_new = lefts.iter().all(|left| (left - rect.rect.left()).abs() > 1.0);
            if (6.0..=10.0).contains(&width) && height > 30.0 && is_new {
                lefts.push(rect.rect.left());
            }
        }
        _ => {}
    }
}

/// Collects the rectangles of this colour.
fn collect_fills(shape: &Shape, colour: Color32, clip: Rect, fills: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(shapes) => {
            shapes.iter().for_each(|shape| collect_fills(shape, colour, clip, fills));
        }
        Shape::Rect(rect) if rect.fill == colour && rect.rect.intersects(clip) => {
            fills.push(rect.rect);
        }
        _ => {}
    }
}

/// Collects the places of the areas of this colour that are filled from their middle.
fn collect_areas(shape: &Shape, colour: Color32, areas: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(shapes) => {
            shapes.iter().for_each(|shape| collect_areas(shape, colour, areas));
        }
        Shape::Mesh(mesh) if mesh.vertices.first().is_some_and(|first| first.color == colour) => {
            areas.push(mesh.calc_bounds());
        }
        _ => {}
    }
}

impl Window {
    /// Returns the places of the areas of this colour that are filled from their middle, such as the ground of a face.
    pub fn areas_of(&self, colour: Color32) -> Vec<Rect> {
        let mut areas = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect_areas(&clipped.shape, colour, &mut areas);
        }
        areas
    }

    /// Returns the horizontal scroll bars.
    pub fn horizontal_bars(&self) -> Vec<Rect> {
        let mut bars = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect_bars(&clipped.shape, clipped.clip_rect, &mut bars);
        }
        bars
    }

    /// Returns the number of vertical scroll bars.
    pub fn upright_bars(&self) -> usize {
        let mut lefts = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect_upright_bars(&clipped.shape, clipped.clip_rect, &mut lefts);
        }
        lefts.len()
    }

    /// Returns the visible rectangles of this colour.
    pub fn fills_of(&self, colour: Color32) -> Vec<Rect> {
        let mut fills = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect_fills(&clipped.shape, colour, clipped.clip_rect, &mut fills);
        }
        fills
    }

    /// Returns every visible text.
    pub fn texts(&self) -> Vec<Painted> {
        let mut texts = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect(&clipped.shape, clipped.clip_rect, &mut texts);
        }
        texts
    }

    /// Returns the visible texts of which a part is missing: left out for lack of room, or beyond the left or
    /// right edge of their area or of the window.
    pub fn cut_texts(&self) -> Vec<String> {
        let room = self.room();
        let is_cut = |text: &Painted| {
            let seen = text.clip.intersect(room).x_range().expand(0.5);
            text.elided || !seen.contains(text.ink.left()) || !seen.contains(text.ink.right())
        };
        let cut = self.texts().into_iter().filter(is_cut);
        cut.map(|text| format!("{:?} at {:?} in {:?}", text.text, text.ink, text.clip)).collect()
    }

    /// Returns the places of lines of this colour.
    pub fn strokes_of(&self, colour: Color32) -> Vec<Rect> {
        let mut strokes = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect_strokes(&clipped.shape, colour, &mut strokes);
        }
        strokes
    }
}
