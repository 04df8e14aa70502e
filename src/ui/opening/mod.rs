//! The opening scene: pebbles fall onto the name of the game, drawn in chalk. It covers the home,
//! which is ready behind it, and ends by itself or with the first input.

mod letters;

use eframe::egui::{
    Area, Context, Event, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Shape, vec2,
};

use letters::Letters;
pub use letters::name;
use ui_kit::art;
use ui_kit::sprites::Sprites;
use ui_kit::sprites::StoneLook;
use ui_kit::theme::{Palette, durations};

/// The maximum shares of the window's width and height that the name takes.
const WIDTH: f32 = 0.82;
const HEIGHT: f32 = 0.3;
/// In heights of a capital letter: the distance between stones along a line, the widths of a dân
/// and of a quan.
const APART: f32 = 0.155;
const DAN: f32 = 0.19;
const QUAN: f32 = 0.62;
pub const CHALK: f32 = 0.1;
/// The height from which a stone falls, in heights of a capital letter.
const FALL: f32 = 1.1;

/// A stone of the scene.
struct Falling {
    look: StoneLook,
    /// Where the stone comes to rest, in heights of a capital letter.
    to: Pos2,
    width: f32,
    /// When the stone begins to fall, in seconds.
    from: f32,
}

/// The opening scene.
pub struct OpeningScene {
    letters: Letters,
    stones: Vec<Falling>,
    /// When the scene was first drawn, in seconds of the window's clock.
    began: Option<f64>,
}

impl OpeningScene {
    /// Creates the scene, ready to start.
    pub fn new() -> Self {
        let letters = name();
        let mut places: Vec<(Pos2, bool)> = letters.middles.iter().map(|at| (*at, true)).collect();
        places.extend(letters.points(APART).into_iter().map(|at| (at, false)));
        let lasts = durations::OPENING_FALLS - durations::OPENING_FALL;
        let stones = places.iter().zip(1..).map(|(&(to, quan), id)| {
            // Stones fall from left to right, slightly out of order.
            let along = to.x / letters.size.x + f32::from(id * 7 % 11) / 11.0 * 0.25;
            let from = lasts * (along / 1.25).clamp(0.0, 1.0);
            Falling {
                look: StoneLook { id, large: quan },
                to,
                width: if quan { QUAN } else { DAN },
                from,
            }
        });
        OpeningScene { stones: stones.collect(), letters, began: None }
    }

    /// Draws the scene over everything. Returns `false` once the scene is over.
    pub fn show(&mut self, ctx: &Context, sprites: &Sprites) -> bool {
        let now = ctx.input(|input| input.time);
        let seconds = (now - *self.began.get_or_insert(now)) as f32;
        let skipped = ctx.input(|input| input.events.iter().any(is_input));
        if seconds >= durations::OPENING || skipped {
            return false;
        }
        let room = ctx.content_rect();
        // A press must not reach the hidden home. Keys do.
        let area = Area::new(Id::unique("opening")).order(Order::Foreground).fixed_pos(room.min);
        area.show(ctx, |ui| ui.allocate_rect(room, Sense::click()));
        // The scene is not drawn within the area, which is invisible in its first frame.
        let layer = LayerId::new(Order::Tooltip, Id::unique("opening scene"));
        let mut painter = ctx.layer_painter(layer);
        let left = (durations::OPENING - seconds) / durations::OPENING_FADE;
        painter.set_opacity(left.clamp(0.0, 1.0));
        self.paint(&painter, sprites, room, seconds);
        ctx.request_repaint();
        true
    }

    fn paint(&self, painter: &Painter, sprites: &Sprites, room: Rect, seconds: f32) {
        let palette = Palette::current(painter.ctx());
        sprites.paint_ground(painter, room);
        let size = self.letters.size;
        let unit = (WIDTH * room.width() / size.x).min(HEIGHT * room.height());
        let origin = room.center() - size * unit / 2.0;
        let place = |at: Pos2| origin + at.to_vec2() * unit;
        for line in &self.letters.lines {
            let points: Vec<Pos2> = line.iter().copied().map(place).collect();
            let mesh = art::chalk_ribbon(&points, CHALK * unit, palette.chalk, sprites.chalk.id());
            painter.add(Shape::mesh(mesh));
        }
        let mut sheet = sprites.sheet();
        for stone in &self.stones {
            if let Some(height) = stone.height(seconds) {
                let (at, width) = (place(stone.to), stone.width * unit);
                sheet.shadow(at, width, 0.4 * height * unit);
                sheet.stone(stone.look, at - vec2(0.0, height * unit), width);
            }
        }
        sheet.paint(painter);
    }
}

impl Falling {
    /// Returns the height of the stone after `seconds`, or `None` if it is not yet falling.
    fn height(&self, seconds: f32) -> Option<f32> {
        let share = (seconds - self.from) / durations::OPENING_FALL;
        (share >= 0.0).then(|| FALL * (1.0 - share.min(1.0).powi(2)))
    }
}

/// Returns whether an event is input from the player.
fn is_input(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { pressed: true, .. }
            | Event::PointerButton { pressed: true, .. }
            | Event::Touch { .. }
            | Event::MouseWheel { .. }
            | Event::Text(_)
            | Event::AccessKitActionRequest(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stone_has_landed_before_the_scene_fades_within_a_second() {
        let opening = OpeningScene::new();
        let fades = durations::OPENING - durations::OPENING_FADE;
        const { assert!(durations::OPENING <= 1.0) };
        assert!(opening.stones.iter().all(|stone| stone.height(fades) == Some(0.0)));
        let quan = opening.stones.iter().filter(|stone| stone.look.large).count();
        assert!(quan == 2 && (80..200).contains(&opening.stones.len()));
    }
}
