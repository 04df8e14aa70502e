//! A place to paint without a window: a context of its own, and textures in memory.

use eframe::egui::{
    ColorImage, Context, Pos2, RawInput, Rect, Theme, ThemePreference, Ui, Vec2, ViewportId,
    ViewportInfo,
};

use super::PictureLook;
use crate::settings::Surrounding;
use crate::ui::art::Textures;
use crate::ui::board::Sprites;
use crate::ui::theme;

/// The frames before the one that counts: some sizes are known only after they have been drawn.
const REHEARSALS: usize = 2;

/// A place to paint pictures of one size.
pub struct Studio {
    ctx: Context,
    textures: Textures,
    room: Rect,
    scale: f32,
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
        Studio { ctx, textures: Textures::default(), room, scale: f32::from(look.scale) }
    }

    /// Paints a picture: the ground, and what `draw` draws over it.
    pub fn paint(&mut self, draw: impl Fn(&mut Ui, &Sprites, Rect)) -> ColorImage {
        let mut sprites: Option<Sprites> = None;
        let mut output = None;
        for _ in 0..=REHEARSALS {
            let mut frame = self.ctx.run_ui(self.input(), |ui| {
                let sprites = sprites.get_or_insert_with(|| Sprites::new(ui.ctx()));
                sprites.prepare(ui.ctx());
                sprites.paint_ground(ui.painter(), self.room);
                draw(ui, sprites, self.room);
            });
            self.textures.change(&mut frame.textures_delta);
            output = Some(frame);
        }
        let frame = output.expect("a frame was drawn");
        let triangles = self.ctx.tessellate(frame.shapes, frame.pixels_per_point);
        self.textures.paint(triangles, self.room, self.scale)
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
