//! The texture atlas with the pictures of all stones.

use std::sync::Arc;

use eframe::egui::{
    Color32, ColorImage, Context, Rect, TextureFilter, TextureHandle, TextureOptions, vec2,
};

use super::painted::{Painted, Picture};
use crate::art;
use crate::theme;
use basics::BoardLook;

/// The width of the pictures of a pebble and of a boulder, in pixels.
const PEBBLE: usize = 80;
const BOULDER: usize = 256;
/// The window width, in pixels, from which stones are painted 1.5 times as large.
const FINE: f32 = 2200.0;
/// The distance between pictures, in pixels, so that neighbours do not bleed into them.
const GAP: usize = 2;

/// The stones of one board look at one resolution.
pub(super) struct Stones {
    /// Whether the stones are black and white, and whether they are painted larger.
    kind: (bool, bool),
    pub texture: TextureHandle,
    /// The texture coordinates of the pictures.
    pub pebbles: Vec<Rect>,
    pub boulders: Vec<Rect>,
    /// The texture coordinates of the shadow, or `None` for stones in black and white.
    pub shadow: Option<Rect>,
    /// The same of the rim in the dark.
    pub rim: Option<Rect>,
}

impl Stones {
    /// Loads the stones for the board look and the window size of `ctx`.
    pub fn new(ctx: &Context) -> Self {
        let kind = kind(ctx);
        let (flat, fine) = kind;
        let painted = Picture::Stones { flat, fine }.painted();
        let mut places = painted.places.iter().copied();
        let count = if flat { [1, 1] } else { [art::BOULDERS.len(), art::PEBBLES.len()] };
        let [boulders, pebbles] = count.map(|count| places.by_ref().take(count).collect());
        let mipmapped = TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));
        let texture = ctx.load_texture("stones", painted.data(), mipmapped);
        Stones { kind, texture, pebbles, boulders, shadow: places.next(), rim: places.next() }
    }

    /// Returns whether these stones match the board look and the window size of `ctx`.
    pub fn is_for(&self, ctx: &Context) -> bool {
        self.kind == kind(ctx)
    }
}

/// Paints the atlas, in black and white or not, for a large window or not. Its parts are the boulders, the pebbles and,
/// unless it is in black and white, the shadow and the rim.
pub(super) fn paint(flat: bool, fine: bool) -> Painted {
    let sized = |pixels: usize| if fine { pixels * 3 / 2 } else { pixels };
    // Two boulders fill a row.
    let mut atlas = Atlas::new([2 * BOULDER; 2].map(sized));
    let (pebble, boulder) = (sized(PEBBLE), sized(BOULDER));
    let (boulders, mut small) = if flat {
        (vec![art::flat_boulder(boulder)], vec![art::flat_pebble(pebble)])
    } else {
        (art::boulders(boulder), art::pebbles(pebble))
    };
    if !flat {
        small.extend([art::shadow(PEBBLE), art::rim(PEBBLE)]);
    }
    // The picture of a boulder has a border without colour.
    let mut places: Vec<_> = boulders.iter().map(|image| atlas.add(image, 0)).collect();
    places.extend(small.iter().map(|image| atlas.add(image, GAP)));
    Painted { image: Arc::new(atlas.image), places }
}

/// Returns the kind of stones that `ctx` needs: black and white or not, large or not.
fn kind(ctx: &Context) -> (bool, bool) {
    let width = ctx.content_rect().width() * ctx.pixels_per_point();
    (theme::board(ctx) == BoardLook::Contrast, width >= FINE)
}

/// An image into which pictures are packed in rows.
struct Atlas {
    image: ColorImage,
    next: [usize; 2],
    row: usize,
}

impl Atlas {
    fn new(size: [usize; 2]) -> Self {
        let image = ColorImage::filled(size, Color32::TRANSPARENT);
        Atlas { image, next: [0; 2], row: 0 }
    }

    /// Adds a picture, with a `gap` to its neighbours, and returns its texture coordinates.
    fn add(&mut self, picture: &ColorImage, gap: usize) -> Rect {
        let [width, height] = picture.size;
        let [sheet_width, sheet_height] = self.image.size;
        if self.next[0] + gap + width > sheet_width {
            self.next = [0, self.next[1] + self.row];
            self.row = 0;
        }
        let [x, y] = self.next.map(|next| next + gap);
        assert!(y + height <= sheet_height, "the stone atlas has no room left");
        for line in 0..height {
            let from = line * width;
            let to = (y + line) * sheet_width + x;
            self.image.pixels[to..to + width].copy_from_slice(&picture.pixels[from..from + width]);
        }
        self.next[0] = x + width;
        self.row = self.row.max(gap + height);
        let sheet = vec2(sheet_width as f32, sheet_height as f32);
        let at = |x: usize, y: usize| (vec2(x as f32, y as f32) / sheet).to_pos2();
        Rect::from_min_max(at(x, y), at(x + width, y + height))
    }
}
