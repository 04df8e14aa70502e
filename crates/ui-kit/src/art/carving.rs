//! Carved wood: the triangles of a slab and of the hollows in it, textured with the picture of
//! the grain.
//!
//! Each carving is a stack of rings: copies of its outline, scaled or moved towards its middle.
//! Light is computed for each corner of a ring, so carvings of any convex outline look smooth at
//! every size.

use super::light::{GLINT, SUN, dot, unit_vector};
use eframe::egui::epaint::Vertex;
use eframe::egui::{Color32, Mesh, Pos2, TextureId, Vec2, pos2, vec2};

/// The wood to carve.
#[derive(Clone, Copy)]
pub struct Plank {
    /// The texture of the grain, loaded with wrapping.
    pub grain: TextureId,
    /// The point where the picture begins.
    pub origin: Pos2,
    /// The size of the whole picture, in points.
    pub cover: Vec2,
    /// The brightness of the room, 1 by day.
    pub light: f32,
}

/// A ring of a carving: its size relative to the outline, its steepness, and the share of the
/// light that reaches it.
struct CarvingRing {
    size: f32,
    slope: f32,
    reach: f32,
}

/// The rings of a hollow, from its lip to its floor.
const HOLLOW: [CarvingRing; 10] = {
    const fn ring(size: f32, slope: f32, reach: f32) -> CarvingRing {
        CarvingRing { size, slope, reach }
    }
    [
        ring(1.035, 0.0, 1.0),
        ring(1.01, 0.35, 1.0),
        ring(0.985, 1.15, 0.95),
        ring(0.95, 1.45, 0.88),
        ring(0.90, 1.20, 0.82),
        ring(0.83, 0.84, 0.79),
        ring(0.73, 0.50, 0.77),
        ring(0.57, 0.20, 0.78),
        ring(0.34, 0.05, 0.80),
        ring(0.0, 0.0, 0.80),
    ]
};

/// The length of the shadow that the rim casts onto the floor, as a share of the hollow's radius,
/// and its darkness.
const CAST: (f32, f32) = (0.55, 0.30);
/// The shift of the grain where the wood is cut deepest, as a share of its picture.
const BEND: f32 = 0.075;

impl Plank {
    /// Returns the meshes of a hollow: the wood, and the light on it. `rim` is a closed convex
    /// line.
    pub fn hollow(&self, rim: &[Pos2]) -> [Mesh; 2] {
        let mut carver = Carver::new(*self);
        let middle = middle(rim);
        let outwards = outwards(rim);
        for ring in &HOLLOW {
            let depth = 1.0 - ring.size.min(1.0).powi(3);
            for (&at, &out) in rim.iter().zip(&outwards) {
                let point = middle + (at - middle) * ring.size;
                let normal = unit_vector([-out.x * ring.slope, -out.y * ring.slope, 1.0]);
                // The side towards the sun lies in the shadow of the rim.
                let sunward = -(out.x * SUN[0] + out.y * SUN[1]) / SUN[0].hypot(SUN[1]);
                let shaded = (-sunward).max(0.0) * ((ring.size - 1.0 + CAST.0) / CAST.0).max(0.0);
                let inside = if ring.size < 1.0 { 1.0 } else { 0.0 };
                let reach = ring.reach * (1.0 - CAST.1 * shaded * inside);
                carver.corner(point, normal, reach, depth);
            }
        }
        carver.stack(HOLLOW.len(), rim.len());
        carver.meshes()
    }

    /// Returns the meshes of a slab: its shadow on the ground, its side, the wood, and the light
    /// on it. `outline` is a closed convex line; the edge is rounded over `edge` points.
    pub fn slab(&self, outline: &[Pos2], edge: f32) -> [Mesh; 4] {
        let outwards = outwards(outline);
        let ring = |away: f32, shift: Vec2| {
            let points = outline.iter().zip(&outwards);
            points.map(|(&at, &out)| at + out * away + shift).collect::<Vec<_>>()
        };
        let mut shadow = Mesh::default();
        let shift = vec2(0.6, 1.6) * edge;
        for (away, dark) in [(-2.0, 150), (0.0, 120), (0.8, 66), (1.8, 24), (3.4, 0)] {
            for at in ring(away * edge, shift) {
                shadow.colored_vertex(at, Color32::from_black_alpha(dark));
            }
        }
        stack(&mut shadow, 5, outline.len());

        let mut side = Carver::new(*self);
        for away in [0.0, -2.0 * edge] {
            for at in ring(away, vec2(0.0, 0.9 * edge)) {
                side.corner(at, [0.0, 0.0, 1.0], 0.42, 0.0);
            }
        }
        side.stack(2, outline.len());

        let mut top = Carver::new(*self);
        for (away, slope) in [(0.0, 1.3), (-0.22, 0.9), (-0.5, 0.45), (-0.8, 0.12), (-1.0, 0.0)] {
            for (at, out) in ring(away * edge, Vec2::ZERO).into_iter().zip(&outwards) {
                let normal = unit_vector([out.x * slope, out.y * slope, 1.0]);
                top.corner(at, normal, 1.0, 0.0);
            }
        }
        for _ in outline {
            top.corner(middle(outline), [0.0, 0.0, 1.0], 1.0, 0.0);
        }
        top.stack(6, outline.len());
        let [side, _] = side.meshes();
        let [top, light] = top.meshes();
        [shadow, side, top, light]
    }
}

/// A builder of parallel meshes of wood and of light.
struct Carver {
    plank: Plank,
    wood: Mesh,
    light: Mesh,
}

impl Carver {
    fn new(plank: Plank) -> Self {
        Self { plank, wood: Mesh::with_texture(plank.grain), light: Mesh::default() }
    }

    /// Adds a corner at `at` that faces along `normal`, receives the share `reach` of the light
    /// and is cut to `depth`, from 0 at the surface to 1 at the deepest point.
    fn corner(&mut self, at: Pos2, normal: [f32; 3], reach: f32, depth: f32) {
        let sun = ((dot(normal, SUN) + 0.1) / (SUN[2] + 0.1)).max(0.0);
        let bright = (0.40 + 0.60 * sun) * reach;
        let dim = bright.min(1.0);
        // Wood out of the sun still gets the warm light reflected by the wood around it.
        let tint = [0.86, 1.0, 1.16].map(|power| (dim.powf(power) * 255.0) as u8);
        let place = (at - self.plank.origin) / self.plank.cover;
        let uv = pos2(place.x, place.y + BEND * depth);
        let color = Color32::from_rgb(tint[0], tint[1], tint[2]);
        self.wood.vertices.push(Vertex { pos: at, uv, color });

        let flat = GLINT[2].powi(40);
        let glint = (dot(normal, GLINT).max(0.0).powi(40) - flat).max(0.0) * 0.16;
        let more = (bright - 1.0).max(0.0);
        let glow = [150.0, 112.0, 66.0].map(|part| part * more);
        let light = [255.0, 232.0, 190.0].map(|part| part * glint);
        let sum = |i: usize| ((glow[i] + light[i]) * self.plank.light).min(255.0) as u8;
        // With an alpha of 0, the colour is added to what is already painted.
        self.light.colored_vertex(at, Color32::from_rgba_premultiplied(sum(0), sum(1), sum(2), 0));
    }

    fn stack(&mut self, rings: usize, corners: usize) {
        stack(&mut self.wood, rings, corners);
        stack(&mut self.light, rings, corners);
        let light = &mut self.light;
        let lit = |corner: &u32| light.vertices[*corner as usize].color != Color32::TRANSPARENT;
        let triangles = light.indices.chunks_exact(3).filter(|corners| corners.iter().any(lit));
        light.indices = triangles.flatten().copied().collect();
    }

    fn meshes(self) -> [Mesh; 2] {
        [self.wood, self.light]
    }
}

/// Connects `rings` rings of `corners` corners each into one surface.
fn stack(mesh: &mut Mesh, rings: usize, corners: usize) {
    for ring in 1..rings {
        for i in 0..corners {
            let next = (i + 1) % corners;
            let at = |ring: usize, i: usize| (ring * corners + i) as u32;
            let (a, b) = (at(ring - 1, i), at(ring - 1, next));
            let (c, d) = (at(ring, i), at(ring, next));
            mesh.add_triangle(a, b, c);
            mesh.add_triangle(b, d, c);
        }
    }
}

/// Returns the mean of the points of a closed line.
fn middle(line: &[Pos2]) -> Pos2 {
    let sum = line.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2());
    (sum / line.len() as f32).to_pos2()
}

/// Returns the outward unit vector at each point of a closed line.
fn outwards(line: &[Pos2]) -> Vec<Vec2> {
    let middle = middle(line);
    let count = line.len();
    let way = |i: usize| {
        let along = line[(i + 1) % count] - line[(i + count - 1) % count];
        let out = along.rot90().normalized();
        if out.dot(line[i] - middle) < 0.0 { -out } else { out }
    };
    (0..count).map(way).collect()
}
