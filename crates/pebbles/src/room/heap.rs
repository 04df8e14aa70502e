//! The heap: pebbles on the ground, and a button for each number to take.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Id, Painter, Rect, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};
use table::board::Showing;
use tabletop::GameMatch;
use ui_kit::sprites::{Sprites, StoneLook};
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::widgets::frame_focus;

use super::cells::cross_out;
use super::pile::{BADGE, Pile};
use super::{
    BoardWords, Look, Pebbles, Scene, Take, barred, before_and_after, choices, move_button, takes,
};

/// The size of a button for a number to take, its width in a narrow room, and the gap between two.
const BUTTON: Vec2 = vec2(56.0, sizes::TARGET + 4.0);
const NARROW: f32 = 44.0;
const GAP: f32 = 8.0;
/// The pebbles in the picture of the game.
const IN_PICTURE: u16 = 15;
/// The width that the buttons leave between them and the edge, for the frame of a hint.
const EDGE: f32 = 4.0;

/// Draws the heap. Returns the move that the player chose.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    let most = f32::from(scene.played.position().most());
    let fits = |width: f32| ((rect.width() - 2.0 * EDGE + GAP) / (width + GAP)).floor().max(1.0);
    // Narrow buttons leave more room for the pebbles if they need fewer rows.
    let rows = (most / fits(NARROW)).ceil();
    let size = vec2(
        if most / fits(BUTTON.x) > rows { NARROW } else { BUTTON.x },
        touch::at_least(ui, BUTTON.y),
    );
    // The rows are about equally long.
    let in_row = (most / rows).ceil();
    // After the end, a game has nothing to choose. A replay keeps the room, as its other positions need it.
    let is_over = scene.played.to_move().is_none() && scene.moving().is_none();
    let ground = match (is_over, scene.showing) {
        (true, Showing::Live(_)) => rect,
        _ => rect.with_max_y(rect.bottom() - rows * (size.y + GAP) - GAP),
    };
    let width = in_row * (size.x + GAP) - GAP;
    let first = pos2(rect.center().x - width / 2.0, ground.bottom() + GAP);
    let (mut pressed, mut pointed) = (None, None);
    for (index, take) in takes(scene.played.position()).enumerate().filter(|_| !is_over) {
        let (row, column) = (index / in_row as usize, index % in_row as usize);
        let at = first + (size + Vec2::splat(GAP)) * vec2(column as f32, row as f32);
        let state = button(ui, Rect::from_min_size(at, size), take, scene);
        pressed = pressed.or(state.pressed.then_some(take));
        pointed = pointed.or(state.pointed.then_some(take));
    }
    stones(ui, ground, scene, pointed.or(scene.hinted)).or(pressed)
}

/// Paints a heap in a chalk circle into `rect`.
pub(super) fn picture(painter: &Painter, sprites: &Sprites, rect: Rect, pebbles: Option<u16>) {
    let count = pebbles.unwrap_or(IN_PICTURE);
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let palette = Palette::current(painter.ctx());
    sprites.paint_small_ground(&painter, rect);
    let pile = Pile::of(rect.shrink(0.27 * rect.height()), count);
    if let Some((middle, radius)) = pile.circle() {
        let chalk = Stroke::new(3.0, palette.chalk.gamma_multiply(0.8));
        painter.circle_stroke(middle, radius, chalk);
    }
    let mut sheet = sprites.sheet();
    for index in 0..count {
        let at = pile.place(index);
        sheet.shadow(at, pile.width, 0.0);
        sheet.stone(StoneLook { id: index + 1, large: false }, at, pile.width);
    }
    sheet.paint(&painter);
}

/// What happened to a button.
struct ButtonState {
    pressed: bool,
    pointed: bool,
}

/// Draws the button of a number to take.
fn button(ui: &mut Ui, rect: Rect, take: Take, scene: &Scene<'_, Pebbles>) -> ButtonState {
    let palette = Palette::current(ui.ctx());
    let words = BoardWords::of(scene.language);
    let left = scene.played.position().pebbles().saturating_sub(take.count().into());
    let name = words.choice(Look::Heap, take.count(), left + 1);
    let why = barred(scene, take);
    let response = move_button(ui, rect, (&take, &name), why.as_deref(), scene);
    let is_possible = choices(scene).contains(&take);
    let is_pointed = is_possible && (response.hovered() || response.has_focus());
    let (fill, ink) = match is_possible {
        true if is_pointed => (palette.button_hover, palette.ink),
        true => (palette.button, palette.ink),
        false if why.is_some() => (palette.paper, palette.ink),
        false => (palette.paper, palette.faint_ink),
    };
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, fill, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    if why.is_some() {
        cross_out(ui.painter(), rect, palette);
    }
    let font = FontId::new(18.0, FontFamily::Name(SEMIBOLD.into()));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, take.to_string(), font, ink);
    if scene.hinted == Some(take) {
        ui.painter().rect_stroke(
            rect,
            round,
            Stroke::new(3.0, palette.accent),
            StrokeKind::Outside,
        );
    }
    frame_focus(&response);
    ButtonState { pressed: response.clicked(), pointed: is_pointed }
}

/// Draws the pebbles. Returns the move of the pebble that was pressed, legal or not: it and all above
/// it.
fn stones(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<'_, Pebbles>,
    pointed: Option<Take>,
) -> Option<Take> {
    let palette = Palette::current(ui.ctx());
    scene.sprites.paint_plank(ui.painter(), rect);
    let (before, after) = before_and_after(scene.played);
    let shown = if scene.moving().is_some() { before.pebbles() } else { after.pebbles() };
    let pile = Pile::of(rect.shrink(10.0), scene.played.start().pebbles().max(shown));
    let left = after.pebbles();
    // Circles and squares drawn on the ground, as for other games in the yard.
    let chalk = palette.chalk.gamma_multiply(0.8);
    if let Some((middle, radius)) = pile.circle()
        && radius < rect.size().min_elem() / 2.0 - 3.0
    {
        ui.painter().circle_stroke(middle, radius, Stroke::new(3.0, chalk));
    }
    for square in pile.squares() {
        let stroke = Stroke::new(if square.badge.is_some() { 2.0 } else { 1.0 }, chalk);
        ui.painter().rect_stroke(square.rect, 6.0, stroke, StrokeKind::Inside);
        let count = left.min(shown).saturating_sub(square.first).min(100);
        if let Some(at) = square.badge.filter(|_| count > 0) {
            let font = FontId::new(13.0, FontFamily::Name(SEMIBOLD.into()));
            let ground = Rect::from_center_size(at, BADGE - vec2(0.0, 2.0));
            ui.painter().rect_filled(ground, 7.0, palette.badge);
            let count = count.to_string();
            ui.painter().text(at, Align2::CENTER_CENTER, count, font, palette.on_badge);
        }
    }
    let mut sheet = scene.sprites.sheet();
    // The pebbles that a turn takes rise to the hand of the side that takes them.
    let hand = match scene.played.entries().last().and_then(|entry| entry.side) {
        Some(side) if side.index() == 0 => pos2(rect.center().x, rect.bottom() - pile.width),
        _ => pos2(rect.center().x, rect.top() + pile.width),
    };
    let look = |index: u16| StoneLook { id: index + 1, large: false };
    for index in 0..left.min(shown) {
        let at = pile.place(index);
        sheet.shadow(at, pile.width, 0.0);
        sheet.stone(look(index), at, pile.width);
    }
    if let Some(share) = scene.moving() {
        let eased = share * share * (3.0 - 2.0 * share);
        for index in left..shown {
            let from = pile.place(index);
            let at = from + (hand - from) * eased;
            let width = pile.width * (1.0 - 0.5 * eased);
            sheet.shadow(at, width, 12.0 * eased);
            sheet.stone(look(index), at, width);
        }
    }
    sheet.paint(ui.painter());
    let response = ui.interact(rect, Id::unique("heap"), Sense::click());
    let message = BoardWords::of(scene.language).name(Look::Heap, shown, shown + 1, after.last());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &message));
    let touched = response.hover_pos().and_then(|at| pile.index_at(at, left));
    let touched = touched.and_then(|index| Take::new(u8::try_from(left - index).ok()?));
    let takes = touched.filter(|take| choices(scene).contains(take));
    if scene.moving().is_none()
        && let Some(take) = takes.or(pointed)
    {
        for index in left - u16::from(take.count())..left {
            let ring = Stroke::new((pile.width * 0.12).clamp(1.2, 2.5), palette.ring);
            ui.painter().circle_stroke(pile.place(index), pile.width * 0.54, ring);
        }
    }
    // A pebble that lies too deep gets an answer that says why.
    touched.filter(|_| response.clicked() && scene.can_play)
}
