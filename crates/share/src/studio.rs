//! A place to paint without a window: a context of its own, and textures in memory.

use eframe::egui::epaint::ClippedPrimitive;
use eframe::egui::{
    ColorImage, Context, Pos2, RawInput, Rect, Theme, ThemePreference, Ui, Vec2, ViewportId,
    ViewportInfo,
};
use settings::Surrounding;
use ui_kit::painter::{Area, Canvas, Textures, damage};
use ui_kit::sprites::Sprites;
use ui_kit::theme;
use window::share::PictureLook;

/// The frames before the one that counts: some sizes are known only after they have been drawn.
const REHEARSALS: usize = 2;

/// A place to paint pictures of one size.
pub struct Studio {
    ctx: Context,
    sprites: Option<Sprites>,
    textures: Textures,
    room: Rect,
    scale: f32,
    canvas: Canvas,
    /// The ground, which never changes; `None` until it has been painted.
    ground: Option<ColorImage>,
    /// The triangles on the canvas, without those of the ground.
    painted: Vec<ClippedPrimitive>,
}

impl Studio {
    /// Prepares to paint pictures of `size`, in points.
    pub fn new(look: &PictureLook, size: Vec2) -> Self {
        let ctx = Context::default();
        theme::install(&ctx);
        theme::set_board(&ctx, look.board);
        ctx.set_theme(match look.surrounding {
            Surrounding::System | Surrounding::Light => ThemePreference::Light,
            Surrounding::Dark => ThemePreference::Dark,
        });
        let room = Rect::from_min_size(Pos2::ZERO, size);
        let scale = f32::from(look.scale);
        Studio {
            ctx,
            sprites: None,
            textures: Textures::default(),
            room,
            scale,
            canvas: Canvas::new(room, scale),
            ground: None,
            painted: Vec::new(),
        }
    }

    /// Paints a picture: the ground, and what `draw` draws over it.
    pub fn paint(&mut self, draw: impl Fn(&mut Ui, &Sprites, Rect)) -> &ColorImage {
        let ground = self.ground.take().unwrap_or_else(|| self.paint_ground());
        for _ in 0..REHEARSALS {
            self.frame(&draw);
        }
        self.painted = self.frame(&draw);
        self.canvas.begin_whole(&ground);
        self.ground = Some(ground);
        self.textures.paint_on(&mut self.canvas, &self.painted);
        self.canvas.image()
    }

    /// Changes the picture to what `draw` draws now. Returns it, and the areas painted again.
    pub fn change(&mut self, draw: impl Fn(&mut Ui, &Sprites, Rect)) -> (&ColorImage, Vec<Area>) {
        let frame = self.frame(&draw);
        let size = self.canvas.image().size;
        let changed = damage(&self.painted, &frame, size, self.scale);
        let ground = self.ground.as_ref().expect("a picture has been painted before it changes");
        for area in &changed {
            self.canvas.begin_again(area.clone(), ground);
            self.textures.paint_on(&mut self.canvas, &frame);
        }
        self.painted = frame;
        (self.canvas.image(), changed)
    }

    fn paint_ground(&mut self) -> ColorImage {
        let frame = self.frame(|ui, sprites, room| sprites.paint_ground(ui.painter(), room));
        let mut canvas = Canvas::new(self.room, self.scale);
        self.textures.paint_on(&mut canvas, &frame);
        canvas.finish()
    }

    /// Returns the triangles that `draw` draws.
    fn frame(&mut self, draw: impl Fn(&mut Ui, &Sprites, Rect)) -> Vec<ClippedPrimitive> {
        let mut frame = self.ctx.run_ui(self.input(), |ui| {
            let sprites = self.sprites.get_or_insert_with(|| Sprites::new(ui.ctx()));
            sprites.prepare(ui.ctx());
            draw(ui, sprites, self.room);
        });
        self.textures.change(&mut frame.textures_delta);
        self.ctx.tessellate(frame.shapes, frame.pixels_per_point)
    }

    fn input(&self) -> RawInput {
        let viewport =
            ViewportInfo { native_pixels_per_point: Some(self.scale), ..ViewportInfo::default() };
        RawInput {
            screen_rect: Some(self.room),
            viewports: std::iter::once((ViewportId::ROOT, viewport)).collect(),
            system_theme: Some(Theme::Light),
            ..RawInput::default()
        }
    }
}
