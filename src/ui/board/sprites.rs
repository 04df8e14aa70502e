//! The pictures of stones, yard and chalk as textures.

use eframe::egui::{
    Color32, ColorImage, Context, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions,
    Theme, Vec2, vec2,
};

use crate::ui::art;
use crate::ui::motion::Stone;

/// Pixels of a dân and of a quan in the atlas.
const DAN: usize = 80;
const QUAN: usize = 256;
/// Points a pixel of the yard is wide.
const YARD_SCALE: f32 = 0.6;
/// Room around a picture, so that neighbours do not bleed into it.
const MARGIN: usize = 2;
/// How far a stone may be turned from its drawn position, in radians. More
/// would show that the light turns with it.
const MAX_TURN: f32 = 0.12;

/// The textures of the board.
pub struct Sprites {
    atlas: TextureHandle,
    dan: Vec<Rect>,
    quan: Vec<Rect>,
    shadow: Rect,
    /// The yard by day and at dusk, painted when first seen.
    yards: [Option<TextureHandle>; 2],
    /// The grain of chalk lines.
    pub chalk: TextureHandle,
}

impl Sprites {
    /// Paints the pictures and hands them to the graphics system.
    pub fn new(ctx: &Context) -> Self {
        let mut atlas = Atlas::new();
        let dan = art::dan_stones(DAN).iter().map(|image| atlas.add(image)).collect();
        let quan = art::quan_stones(QUAN).iter().map(|image| atlas.add(image)).collect();
        let shadow = atlas.add(&art::shadow(DAN));
        let load = |name: &str, image, options| ctx.load_texture(name, image, options);
        let mipmapped =
            TextureOptions::LINEAR.with_mipmap_mode(Some(eframe::egui::TextureFilter::Linear));
        Sprites {
            atlas: load("stones", atlas.image, mipmapped),
            dan,
            quan,
            shadow,
            yards: [None, None],
            chalk: load("chalk", art::chalk_stroke(16), TextureOptions::LINEAR_REPEAT),
        }
    }

    /// Covers `rect` with the bricks of the yard.
    pub fn paint_yard(&mut self, painter: &Painter, rect: Rect) {
        let dark = painter.ctx().theme() == Theme::Dark;
        self.yards[usize::from(dark)].get_or_insert_with(|| {
            let tile = art::brick_tile(dark);
            painter.ctx().load_texture("yard", tile, TextureOptions::LINEAR_REPEAT)
        });
        self.tile_yard(painter, rect);
    }

    /// Covers `rect` with bricks, once the yard has been painted.
    pub fn tile_yard(&self, painter: &Painter, rect: Rect) {
        let dark = painter.ctx().theme() == Theme::Dark;
        let Some(texture) = &self.yards[usize::from(dark)] else {
            return;
        };
        let uv = Rect::from_min_size(Pos2::ZERO, rect.size() / (texture.size_vec2() * YARD_SCALE));
        painter.image(texture.id(), rect, uv, Color32::WHITE);
    }

    /// Lays a few stones about in `rect`, as children leave them in the yard.
    pub fn scatter_stones(&self, painter: &Painter, rect: Rect) {
        let mut sheet = self.sheet();
        let width = (rect.width().min(rect.height()) * 0.055).max(24.0);
        // The golden ratio and its square spread the places evenly.
        let place = |i: f32| {
            rect.min
                + vec2((i * 0.618_034).fract(), (i * 0.381_966 + i * i * 0.05).fract())
                    * rect.size()
        };
        let stones = (1..=34).map(|id| (Stone { id, quan: id % 17 == 0 }, place(f32::from(id))));
        for (stone, at) in stones {
            let width = if stone.quan { width * 2.7 } else { width };
            sheet.shadow(at, width, 0.0);
            sheet.stone(stone, at, width);
        }
        sheet.paint(painter);
    }

    /// A sheet to lay stones on; one mesh, whatever their number.
    pub fn sheet(&self) -> Sheet<'_> {
        Sheet { sprites: self, mesh: Mesh::with_texture(self.atlas.id()) }
    }
}

/// Stones laid out to be painted together, later ones on top.
pub struct Sheet<'a> {
    sprites: &'a Sprites,
    mesh: Mesh,
}

impl Sheet<'_> {
    /// Lays the shadow of a stone of `width` that lies or hovers at `at`.
    pub fn shadow(&mut self, at: Pos2, width: f32, height: f32) {
        let shrink = 1.0 / (1.0 + height / width);
        let at = at + Vec2::splat(0.07 * width) + vec2(0.25, 0.5) * height;
        let tint = Color32::WHITE.gamma_multiply(0.35 + 0.65 * shrink);
        self.quad(at, vec2(1.06, 1.0) * width, 0.0, self.sprites.shadow, tint);
    }

    /// Lays a stone of `width` at `at`; its look depends on the stone alone.
    pub fn stone(&mut self, stone: Stone, at: Pos2, width: f32) {
        let looks = if stone.quan { &self.sprites.quan } else { &self.sprites.dan };
        let mixed = usize::from(stone.id).wrapping_mul(40_503) >> 3;
        let uv = looks[mixed % looks.len()];
        let turn = ((mixed >> 5) % 101) as f32 / 50.0 - 1.0;
        self.quad(at, Vec2::splat(width), turn * MAX_TURN, uv, Color32::WHITE);
    }

    /// Paints what was laid out.
    pub fn paint(self, painter: &Painter) {
        painter.add(Shape::mesh(self.mesh));
    }

    fn quad(&mut self, middle: Pos2, size: Vec2, turn: f32, uv: Rect, tint: Color32) {
        let first = self.mesh.vertices.len() as u32;
        let (sin, cos) = turn.sin_cos();
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            let at = vec2(x, y) * size;
            let turned = vec2(at.x * cos - at.y * sin, at.x * sin + at.y * cos);
            let uv = uv.min + (vec2(x, y) + Vec2::splat(0.5)) * uv.size();
            let vertex = eframe::egui::epaint::Vertex { pos: middle + turned, uv, color: tint };
            self.mesh.vertices.push(vertex);
        }
        self.mesh.add_triangle(first, first + 1, first + 2);
        self.mesh.add_triangle(first, first + 2, first + 3);
    }
}

/// Pictures packed in rows into one image.
struct Atlas {
    image: ColorImage,
    next: [usize; 2],
    row: usize,
}

impl Atlas {
    fn new() -> Self {
        let image = ColorImage::filled([1024, 512], Color32::TRANSPARENT);
        Atlas { image, next: [MARGIN; 2], row: 0 }
    }

    /// Adds a picture and returns its texture coordinates.
    fn add(&mut self, picture: &ColorImage) -> Rect {
        let [width, height] = picture.size;
        let [sheet_width, sheet_height] = self.image.size;
        if self.next[0] + width + MARGIN > sheet_width {
            self.next = [MARGIN, self.next[1] + self.row + MARGIN];
            self.row = 0;
        }
        let [x, y] = self.next;
        assert!(y + height + MARGIN <= sheet_height, "the atlas of stones is full");
        for line in 0..height {
            let from = line * width;
            let to = (y + line) * sheet_width + x;
            self.image.pixels[to..to + width].copy_from_slice(&picture.pixels[from..from + width]);
        }
        self.next[0] += width + MARGIN;
        self.row = self.row.max(height);
        let sheet = vec2(sheet_width as f32, sheet_height as f32);
        let at = |x: usize, y: usize| (vec2(x as f32, y as f32) / sheet).to_pos2();
        Rect::from_min_max(at(x, y), at(x + width, y + height))
    }
}
