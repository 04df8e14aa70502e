//! The opening scene: pebbles drop into the name of the game, drawn in chalk. It
//! lies over the menu, which is ready behind it, and goes by itself or with the
//! first input.

mod letters;

use eframe::egui::{
    Area, Context, Event, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Shape, vec2,
};

use super::art;
use super::board::Sprites;
use super::motion::Stone;
use super::theme::{Palette, durations};
use letters::{Letters, name};

/// The shares of the window that the name takes at most.
const WIDTH: f32 = 0.82;
const HEIGHT: f32 = 0.3;
/// Room from stone to stone along a line, the width of a stone and of a quan,
/// and of a chalk line, in heights of a capital letter.
const APART: f32 = 0.155;
const DAN: f32 = 0.19;
const QUAN: f32 = 0.62;
const CHALK: f32 = 0.1;
/// How high a stone falls, in heights of a capital letter.
const FALL: f32 = 1.1;

/// A stone of the scene.
struct Falling {
    stone: Stone,
    /// Where it comes to rest, in heights of a capital letter.
    to: Pos2,
    width: f32,
    /// When it begins to fall, in seconds.
    from: f32,
}

/// The scene while it is shown.
pub struct OpeningScene {
    letters: Letters,
    stones: Vec<Falling>,
    /// When it was first drawn, in the window's seconds.
    began: Option<f64>,
}

impl OpeningScene {
    /// The scene before its first moment.
    pub fn new() -> Self {
        let letters = name();
        let mut places: Vec<(Pos2, bool)> = letters.middles.iter().map(|at| (*at, true)).collect();
        places.extend(letters.points(APART).into_iter().map(|at| (at, false)));
        let lasts = durations::OPENING_FALLS - durations::OPENING_FALL;
        let stones = places.iter().zip(1..).map(|(&(to, quan), id)| {
            // From left to right, not quite in order.
            let along = to.x / letters.size.x + f32::from(id * 7 % 11) / 11.0 * 0.25;
            let from = lasts * (along / 1.25).clamp(0.0, 1.0);
            Falling { stone: Stone { id, quan }, to, width: if quan { QUAN } else { DAN }, from }
        });
        OpeningScene { stones: stones.collect(), letters, began: None }
    }

    /// Draws it over everything; false when it is over.
    pub fn show(&mut self, ctx: &Context, sprites: &Sprites) -> bool {
        let now = ctx.input(|input| input.time);
        let seconds = (now - *self.began.get_or_insert(now)) as f32;
        let skipped = ctx.input(|input| input.events.iter().any(is_input));
        if seconds >= durations::OPENING || skipped {
            return false;
        }
        let room = ctx.content_rect();
        // A press shall not reach what is not seen yet. Keys do.
        let area = Area::new(Id::unique("opening")).order(Order::Foreground).fixed_pos(room.min);
        area.show(ctx, |ui| ui.allocate_rect(room, Sense::click()));
        // Not within the area, which is not seen in its first frame.
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
                sheet.stone(stone.stone, at - vec2(0.0, height * unit), width);
            }
        }
        sheet.paint(painter);
    }
}

impl Falling {
    /// How high it is after `seconds`; none before it falls.
    fn height(&self, seconds: f32) -> Option<f32> {
        let share = (seconds - self.from) / durations::OPENING_FALL;
        (share >= 0.0).then(|| FALL * (1.0 - share.min(1.0).powi(2)))
    }
}

/// Whether the player did something.
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
        let quan = opening.stones.iter().filter(|stone| stone.stone.quan).count();
        assert!(quan == 2 && (80..200).contains(&opening.stones.len()));
    }
}
