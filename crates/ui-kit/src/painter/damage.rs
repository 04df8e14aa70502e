//! Finds what differs between two frames, so that only that is painted again.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use eframe::egui::epaint::{ClippedPrimitive, Mesh, Primitive};
use eframe::egui::{Pos2, Rect};

/// Columns and rows of pixels.
pub type Area = [Range<usize>; 2];

/// The width and height of the tiles that are painted again, in pixels.
const TILE: usize = 32;

/// Returns the areas of a picture of `size` pixels in which the frames `before` and `after` differ. The
/// areas do not overlap. The picture begins at the origin and has `scale` pixels per point.
pub fn damage(
    before: &[ClippedPrimitive],
    after: &[ClippedPrimitive],
    size: [usize; 2],
    scale: f32,
) -> Vec<Area> {
    let [old, new] = differing(before, after);
    let mut tiles = Tiles::new(size);
    let (mut old, mut new) = (old.into_iter().peekable(), new.into_iter().peekable());
    loop {
        let changed = match (old.peek(), new.peek()) {
            (None, None) => break,
            (Some(a), Some(b)) if a.0 == b.0 => {
                old.next();
                new.next();
                continue;
            }
            (Some(a), Some(b)) if a.0 < b.0 => old.next(),
            (Some(_), None) => old.next(),
            _ => new.next(),
        };
        if let Some((_, extent)) = changed {
            tiles.mark(extent * scale);
        }
    }
    tiles.areas()
}

/// Returns the triangles of the meshes that differ, each with a hash and its visible extent, sorted by
/// hash.
fn differing(before: &[ClippedPrimitive], after: &[ClippedPrimitive]) -> [Vec<(u64, Rect)>; 2] {
    // Most frames consist of the same meshes, of which a few have changed.
    let is_alike = before.len() == after.len();
    let triangles = |frame: &[ClippedPrimitive], other: &[ClippedPrimitive]| {
        let mut found = Vec::new();
        for (index, part) in frame.iter().enumerate() {
            if !(is_alike && is_equal(part, &other[index])) {
                add_triangles(part, &mut found);
            }
        }
        found.sort_unstable_by_key(|(hash, _)| *hash);
        found
    };
    [triangles(before, after), triangles(after, before)]
}

fn is_equal(one: &ClippedPrimitive, other: &ClippedPrimitive) -> bool {
    match (&one.primitive, &other.primitive) {
        (Primitive::Mesh(mesh), Primitive::Mesh(same)) => {
            one.clip_rect == other.clip_rect && mesh == same
        }
        _ => false,
    }
}

fn add_triangles(part: &ClippedPrimitive, found: &mut Vec<(u64, Rect)>) {
    let Primitive::Mesh(mesh) = &part.primitive else { return };
    found.extend(mesh.indices.chunks_exact(3).map(|corners| {
        let corners = [corners[0], corners[1], corners[2]];
        let extent = Rect::from_points(&corners.map(|at| mesh.vertices[at as usize].pos));
        (hash(part.clip_rect, mesh, corners), extent.intersect(part.clip_rect))
    }));
}

/// Returns a number that differs between triangles that look different.
fn hash(clip: Rect, mesh: &Mesh, corners: [u32; 3]) -> u64 {
    let mut hasher = DefaultHasher::new();
    let place = |at: Pos2| (u64::from(at.x.to_bits()) << 32) | u64::from(at.y.to_bits());
    (mesh.texture_id, place(clip.min), place(clip.max)).hash(&mut hasher);
    for corner in corners {
        let vertex = mesh.vertices[corner as usize];
        (place(vertex.pos), place(vertex.uv), vertex.color).hash(&mut hasher);
    }
    hasher.finish()
}

/// The tiles of a picture, and whether each has changed.
struct Tiles {
    size: [usize; 2],
    columns: usize,
    changed: Vec<bool>,
}

impl Tiles {
    fn new(size: [usize; 2]) -> Self {
        let [columns, rows] = size.map(|pixels| pixels.div_ceil(TILE));
        Tiles { size, columns, changed: vec![false; columns * rows] }
    }

    /// Marks the tiles that an extent in pixels touches.
    fn mark(&mut self, extent: Rect) {
        let range = |from: f32, to: f32, pixels: usize| {
            let tiles = pixels.div_ceil(TILE);
            // The edges of an extent may be rounded to the next pixel.
            let first = ((from - 1.0).max(0.0) as usize) / TILE;
            let last = ((to + 1.0).max(0.0) as usize) / TILE;
            first.min(tiles)..(last + 1).min(tiles)
        };
        if extent.is_negative() {
            return;
        }
        for row in range(extent.top(), extent.bottom(), self.size[1]) {
            for column in range(extent.left(), extent.right(), self.size[0]) {
                self.changed[row * self.columns + column] = true;
            }
        }
    }

    /// Returns the marked areas: neighbouring tiles of a row together, and equal rows together.
    fn areas(&self) -> Vec<Area> {
        let mut areas: Vec<Area> = Vec::new();
        for (row, tiles) in self.changed.chunks(self.columns).enumerate() {
            let rows = row * TILE..((row + 1) * TILE).min(self.size[1]);
            let mut column = 0;
            while column < tiles.len() {
                let run = tiles[column..].iter().take_while(|changed| **changed).count();
                if run == 0 {
                    column += 1;
                    continue;
                }
                let columns = column * TILE..((column + run) * TILE).min(self.size[0]);
                let above =
                    areas.iter_mut().find(|area| area[0] == columns && area[1].end == rows.start);
                match above {
                    Some(above) => above[1].end = rows.end,
                    None => areas.push([columns, rows.clone()]),
                }
                column += run;
            }
        }
        areas
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Color32, pos2, vec2};

    fn frame(places: &[(f32, f32)]) -> Vec<ClippedPrimitive> {
        let mut mesh = Mesh::default();
        for (x, y) in places {
            let rect = Rect::from_min_size(pos2(*x, *y), vec2(8.0, 8.0));
            mesh.add_colored_rect(rect, Color32::RED);
        }
        vec![ClippedPrimitive { clip_rect: Rect::EVERYTHING, primitive: Primitive::Mesh(mesh) }]
    }

    #[test]
    fn equal_frames_have_no_damage() {
        let places = frame(&[(3.0, 4.0), (50.0, 60.0)]);
        assert!(damage(&places, &places, [200, 100], 1.0).is_empty());
    }

    #[test]
    fn a_part_that_moves_damages_its_old_and_its_new_place() {
        let [before, after] = [(10.0, 10.0), (140.0, 70.0)].map(|at| frame(&[(70.0, 40.0), at]));
        let areas = damage(&before, &after, [200, 100], 1.0);
        assert_eq!(areas, [[0..32, 0..32], [128..160, 64..96]]);
    }

    #[test]
    fn damage_grows_with_the_scale_and_ends_at_the_edge_of_the_picture() {
        let [before, after] = [frame(&[]), frame(&[(90.0, 40.0)])];
        assert_eq!(damage(&before, &after, [200, 100], 2.0), [[160..200, 64..100]]);
    }

    #[test]
    fn a_part_in_another_order_is_no_damage() {
        let [before, after] =
            [frame(&[(3.0, 4.0), (90.0, 9.0)]), frame(&[(90.0, 9.0), (3.0, 4.0)])];
        assert!(damage(&before, &after, [200, 100], 1.0).is_empty());
    }
}
