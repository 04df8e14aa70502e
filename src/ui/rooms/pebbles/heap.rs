//! The heap: pebbles on the ground, and a button for each number to take.

use eframe::egui::{
    Align, Button, Color32, Id, Layout, Pos2, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use tabletop::Played;

use super::words::PebbleWords;
use super::{Pebbles, Scene, Take, before_and_after, choices};
use crate::ui::motion::Stone;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{explain, follow_focus, frame_focus, strong};

/// The width of a button for a number to take, and the gap between two.
const BUTTON: f32 = 56.0;
const GAP: f32 = 8.0;
/// The largest and the smallest pebble.
const STONE: (f32, f32) = (60.0, 7.0);

/// Draws the heap. Returns the move that the player chose.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    let most = scene.played.position().most();
    let in_row = (((rect.width() + GAP) / (BUTTON + GAP)) as usize).max(1);
    let rows = usize::from(most).div_ceil(in_row) as f32;
    let below = rows * (sizes::TARGET + 4.0 + GAP) + GAP;
    let ground = rect.with_max_y(rect.bottom() - below);
    let (pressed, pointed) = buttons(ui, rect.with_min_y(ground.bottom()), scene);
    stones(ui, ground, scene, pointed).or(pressed)
}

/// Draws the buttons. Returns the number that was pressed, and the one that is pointed at.
fn buttons(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> (Option<Take>, Option<Take>) {
    let palette = Palette::current(ui.ctx());
    let heap = scene.played.position();
    let (possible, words) = (choices(scene), PebbleWords::of(scene.language));
    let (mut pressed, mut pointed) = (None, None);
    let in_row = f32::from(heap.most()).min(((rect.width() + GAP) / (BUTTON + GAP)).floor());
    let width = in_row * (BUTTON + GAP) - GAP + 1.0;
    let room = Rect::from_min_max(
        pos2(rect.center().x - width / 2.0, rect.top() + GAP),
        pos2(rect.center().x + width / 2.0, rect.bottom()),
    );
    let builder = UiBuilder::new()
        .max_rect(room)
        .layout(Layout::left_to_right(Align::Min).with_main_wrap(true));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for count in 1..=heap.most() {
            let take = Take::new(count).expect("within the range");
            let enabled = possible.contains(&take);
            let name = words.take(take.count());
            let button = Button::new(strong(count.to_string()).size(18.0))
                .min_size(vec2(BUTTON, sizes::TARGET + 4.0));
            let response = ui.add_enabled(enabled, button);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
            follow_focus(&response);
            if count == heap.last() && scene.can_play {
                cross(ui, response.rect, palette.warning);
                let why = words.barred(count);
                response.clone().on_disabled_hover_text(why);
            } else if enabled {
                explain(&response, name);
            }
            if scene.hinted == Some(take) {
                let ring = Stroke::new(3.0, palette.accent);
                let kind = eframe::egui::StrokeKind::Outside;
                ui.painter().rect_stroke(response.rect, f32::from(sizes::ROUND), ring, kind);
            }
            frame_focus(&response);
            if response.hovered() || response.has_focus() {
                pointed = Some(take).filter(|_| enabled);
            }
            if response.clicked() {
                pressed = Some(take);
            }
        }
    });
    (pressed, pointed.or(scene.hinted))
}

/// Crosses out the number that the last turn took.
fn cross(ui: &Ui, rect: Rect, ink: Color32) {
    let rect = rect.shrink(8.0);
    let stroke = Stroke::new(2.0, ink);
    ui.painter().line_segment([rect.left_top(), rect.right_bottom()], stroke);
    ui.painter().line_segment([rect.left_bottom(), rect.right_top()], stroke);
}

/// Draws the pebbles. Returns the move of the pebble that was pressed: it and all above it.
fn stones(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<'_, Pebbles>,
    pointed: Option<Take>,
) -> Option<Take> {
    let palette = Palette::current(ui.ctx());
    scene.sprites.paint_small_ground(ui.painter(), rect);
    let (before, after) = before_and_after(scene.played);
    let shown = if scene.moving.is_some() { before.pebbles() } else { after.pebbles() };
    let pile = Pile::of(rect.shrink(10.0), scene.played.start().pebbles().max(shown));
    let left = after.pebbles();
    // A circle drawn on the ground, as for other games in the yard.
    if pile.radius() < rect.size().min_elem() / 2.0 - 3.0 {
        let chalk = Stroke::new(3.0, palette.chalk.gamma_multiply(0.8));
        ui.painter().circle_stroke(rect.center(), pile.radius(), chalk);
    }
    let mut sheet = scene.sprites.sheet();
    // The pebbles that a turn takes rise to the hand of the side that takes them.
    let hand = match scene.played.entries().last().and_then(|entry| entry.side) {
        Some(side) if side.index() == 0 => pos2(rect.center().x, rect.bottom() - pile.width),
        _ => pos2(rect.center().x, rect.top() + pile.width),
    };
    let stone = |index: u16| Stone { id: index + 1, quan: false };
    for index in 0..left.min(shown) {
        let at = pile.place(index);
        sheet.shadow(at, pile.width, 0.0);
        sheet.stone(stone(index), at, pile.width);
    }
    if let Some(share) = scene.moving {
        let eased = share * share * (3.0 - 2.0 * share);
        for index in left..shown {
            let from = pile.place(index);
            let at = from + (hand - from) * eased;
            let width = pile.width * (1.0 - 0.5 * eased);
            sheet.shadow(at, width, 12.0 * eased);
            sheet.stone(stone(index), at, width);
        }
    }
    sheet.paint(ui.painter());
    let response = ui.interact(rect, Id::unique("heap"), Sense::click());
    let message = PebbleWords::of(scene.language).heap_name(shown);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &message));
    let touched = response.hover_pos().and_then(|at| pile.index_at(at, left));
    let takes = touched.and_then(|index| Take::new(u8::try_from(left - index).ok()?));
    let takes = takes.filter(|take| choices(scene).contains(take));
    if scene.moving.is_none()
        && let Some(take) = takes.or(pointed)
    {
        for index in left - u16::from(take.count())..left {
            let ring = Stroke::new(2.5, palette.ring);
            ui.painter().circle_stroke(pile.place(index), pile.width * 0.54, ring);
        }
    }
    takes.filter(|_| response.clicked())
}

/// Where the pebbles of a heap lie: in rows from the bottom, each a little out of line.
struct Pile {
    middle: Pos2,
    in_row: u16,
    rows: f32,
    width: f32,
}

impl Pile {
    /// Returns a pile in `rect` with room for `count` pebbles.
    fn of(rect: Rect, count: u16) -> Self {
        let fits = |width: f32| {
            let pitch = width * 1.12;
            let (columns, rows) = ((rect.width() / pitch).floor(), (rect.height() / pitch).floor());
            columns * rows >= f32::from(count)
        };
        let mut width = STONE.0;
        while width > STONE.1 && !fits(width) {
            width -= 0.5;
        }
        // A small heap is heaped up instead of lying in one line.
        let widest = (rect.width() / (width * 1.12)).floor().max(1.0);
        let in_row = widest.min((f32::from(count).sqrt() * 1.25).ceil().max(1.0));
        let rows = (f32::from(count) / in_row).ceil();
        let in_row = if rows * width * 1.12 > rect.height() { widest } else { in_row };
        let rows = (f32::from(count) / in_row).ceil();
        Pile { middle: rect.center(), in_row: in_row as u16, rows, width }
    }

    /// Returns the radius of a circle around the pile.
    fn radius(&self) -> f32 {
        let pitch = self.width * 1.12;
        vec2(f32::from(self.in_row) * pitch, self.rows * pitch).length() / 2.0 + 0.3 * pitch
    }

    fn place(&self, index: u16) -> Pos2 {
        let (row, column) = (index / self.in_row, index % self.in_row);
        let pitch = self.width * 1.12;
        // Multiples of the golden ratio look random, and never change.
        let wobble = |factor: f32| ((f32::from(index) * factor).fract() - 0.5) * self.width * 0.12;
        let x = self.middle.x + (f32::from(column) - f32::from(self.in_row - 1) / 2.0) * pitch;
        let y = self.middle.y + (self.rows / 2.0 - f32::from(row) - 0.5) * pitch;
        pos2(x + wobble(0.618_034), y + wobble(0.381_966))
    }

    /// Returns the pebble at a point, among the first `count`.
    fn index_at(&self, at: Pos2, count: u16) -> Option<u16> {
        let nearest = |index: &u16| (self.place(*index) - at).length();
        let found = (0..count).min_by(|a, b| nearest(a).total_cmp(&nearest(b)))?;
        (nearest(&found) <= self.width * 0.6).then_some(found)
    }
}
