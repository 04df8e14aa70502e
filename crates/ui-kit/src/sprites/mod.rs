//! The textures that every page gets: stones, the ground, wood and chalk.
//!
//! They are painted when a window first needs them and again when its look changes. What a page
//! paints from them and would rather not paint in every frame, it leaves in a [slot](Sprites::slot).

mod atlas;
mod batch;
mod ground;
mod painted;

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::HashMap;

use eframe::egui::{Color32, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, vec2};

use crate::art::{self, Plank};
use crate::painter::Filling;
use crate::theme::Palette;
use atlas::Stones;
pub use batch::{StoneBatch, StoneLook};
use ground::Ground;
pub use painted::{keep_painted, paint_ahead};

/// The textures of one window.
pub struct Sprites {
    stones: Stones,
    ground: Ground,
    /// The tint of the light on the stones.
    light: Color32,
    /// What pages have painted from the textures, by its type.
    slots: RefCell<HashMap<TypeId, Box<dyn Any + Send>>>,
    /// The texture of chalk lines.
    pub chalk: TextureHandle,
}

impl Sprites {
    /// Loads the pictures as textures, and paints those that are not painted yet.
    pub fn new(ctx: &Context) -> Self {
        let chalk = ctx.load_texture("chalk", art::chalk_stroke(16), TextureOptions::LINEAR_REPEAT);
        let light = Palette::current(ctx).stones;
        let (stones, ground) = (Stones::new(ctx), Ground::new(ctx));
        painted::forget_unused();
        Sprites { stones, ground, light, slots: RefCell::default(), chalk }
    }

    /// Repaints the pictures that no longer match the board look, the theme or the window size.
    pub fn prepare(&mut self, ctx: &Context) {
        if !self.stones.is_for(ctx) {
            self.stones = Stones::new(ctx);
        }
        if !self.ground.is_for(ctx) {
            self.ground = Ground::new(ctx);
            self.slots.get_mut().clear();
        }
        self.light = Palette::current(ctx).stones;
    }

    /// Covers `rect` with the background that boards lie on.
    pub fn paint_ground(&self, painter: &Painter, rect: Rect) {
        self.ground.cover(painter, rect);
    }

    /// Covers a small picture with the material of the board's cells.
    pub fn paint_small_ground(&self, painter: &Painter, rect: Rect) {
        self.ground.cover_small(painter, rect);
    }

    /// Covers `rect` with the wood of a carved board; others are drawn on the ground itself.
    pub fn paint_plank(&self, painter: &Painter, rect: Rect) {
        self.ground.plank_over(painter, rect);
    }

    /// Lets `work` use the slot for values of the type `T`: what a page has painted from the ground
    /// or the wood. A new ground empties the slots; that a value is for this size and place, its
    /// type has to know.
    pub fn slot<T: Any + Send>(&self, work: impl FnOnce(&mut Option<T>)) {
        let kept = self.slots.borrow_mut().remove(&TypeId::of::<T>());
        let mut slot: Box<Option<T>> =
            kept.and_then(|kept| kept.downcast().ok()).unwrap_or_default();
        work(&mut slot);
        self.slots.borrow_mut().insert(TypeId::of::<T>(), slot);
    }

    /// Returns the wood of a carved board as the filling of painted pictures, or `None` if boards
    /// are not carved.
    pub fn grain(&self) -> Option<&Filling> {
        self.ground.grain()
    }

    /// Returns the wood of a carved board that begins at `origin` and whose cells are `unit`
    /// wide, or `None` if boards are not carved.
    pub fn plank(&self, origin: Pos2, unit: f32) -> Option<Plank> {
        self.ground.plank(origin, unit)
    }

    /// Scatters a few stones over `rect`, as children leave them in the yard. Draws nothing on
    /// the high-contrast board, where text needs a plain background.
    pub fn scatter_stones(&self, painter: &Painter, rect: Rect) {
        if self.stones.shadow.is_none() {
            return;
        }
        let mut sheet = self.sheet();
        let width = (rect.width().min(rect.height()) * 0.055).max(24.0);
        // Multiples of the golden ratio and of its square spread the stones evenly.
        let place = |i: f32| {
            rect.min
                + vec2((i * 0.618_034).fract(), (i * 0.381_966 + i * i * 0.05).fract())
                    * rect.size()
        };
        let stones =
            (1..=34).map(|id| (StoneLook { id, large: id % 17 == 0 }, place(f32::from(id))));
        for (look, at) in stones {
            let width = if look.large { width * 2.7 } else { width };
            sheet.shadow(at, width, 0.0);
            sheet.stone(look, at, width);
        }
        sheet.paint(painter);
    }

    /// Creates an empty batch of stones. A batch is one mesh, regardless of the number of stones.
    pub fn sheet(&self) -> StoneBatch<'_> {
        StoneBatch::new(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::BoardLook;

    use crate::theme;

    /// Returns what the slot for numbers holds.
    fn held(sprites: &Sprites) -> Option<u8> {
        let mut held = None;
        sprites.slot(|slot: &mut Option<u8>| held = *slot);
        held
    }

    #[test]
    fn a_slot_keeps_the_value_of_its_type_until_the_ground_is_another() {
        let ctx = Context::default();
        theme::set_board(&ctx, BoardLook::Wood);
        let mut sprites = Sprites::new(&ctx);
        assert!(sprites.grain().is_some());
        sprites.slot(|slot: &mut Option<u8>| {
            *slot = Some(7);
            sprites.slot(|other: &mut Option<&str>| *other = Some("seven"));
        });
        sprites.prepare(&ctx);
        assert_eq!(held(&sprites), Some(7));
        theme::set_board(&ctx, BoardLook::Contrast);
        sprites.prepare(&ctx);
        assert!(sprites.grain().is_none());
        assert_eq!(held(&sprites), None);
    }
}
