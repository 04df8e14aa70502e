//! The board under a finger. Two fingers enlarge and move the part of it in view, and a square is marked
//! before a second tap or a button plays there, because squares are smaller than a finger.

use eframe::egui::{
    Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2,
};
use table::board::{Pressed, Scene};
use tabletop::GameMatch;
use ui_kit::theme::{Palette, sizes, touch};
use window::widgets::{button_width, wide_button};

use super::board::{LABELS, SQUARE, coordinates, mark, name_board, sheet, squares};
use super::grid::Grid;
use super::look_of;
use super::words::BoardWords;
use crate::{Caro, Square};

/// The size of a square with which a board is shown first, if it does not fit with larger ones.
const FIRST: f32 = 20.0;
/// The longest name of a square.
const LONGEST: &str = "19m";
/// The opacity of the mark that a finger has chosen, and of one that a mouse points at.
const CHOSEN: f32 = 0.7;
const POINTED: f32 = 0.4;
/// The strength of the colour over its row and its column.
const BAND: f32 = 0.16;

/// The part of the board in view.
#[derive(Clone, PartialEq)]
struct Part {
    /// How many times larger the squares are than those of the whole board.
    zoom: f32,
    /// What is in the middle, in squares from the upper left corner.
    middle: Vec2,
    /// The marks and the room when a square was last brought into view.
    shown: (Vec<Square>, Vec2),
    /// Whether the finger on the board moves the chosen mark, not the board.
    moves_mark: bool,
    /// Whether a second finger has come since the first one.
    pinches: bool,
}

/// Where a part of the board is drawn.
struct Place {
    size: u8,
    /// The size of a square of the whole board.
    fit: f32,
    /// The room for the squares.
    room: Rect,
}

impl Place {
    fn side(&self, part: &Part) -> f32 {
        self.fit * part.zoom
    }

    /// Returns the part of the window with the squares in view.
    fn view(&self, part: &Part) -> Rect {
        let whole = Vec2::splat(f32::from(self.size) * self.side(part));
        Rect::from_center_size(self.room.center(), whole.min(self.room.size()))
    }

    fn grid(&self, part: &Part) -> Grid {
        let (size, side) = (self.size, self.side(part));
        Grid { size, side, min: self.view(part).center() - side * part.middle }
    }

    /// Returns the largest zoom.
    fn most(&self) -> f32 {
        (SQUARE.1 / self.fit).max(1.0)
    }

    /// Keeps the part within the board.
    fn clamp(&self, part: &mut Part) {
        part.zoom = part.zoom.clamp(1.0, self.most());
        let half = self.view(part).size() / (2.0 * self.side(part));
        part.middle = part.middle.clamp(half, (Vec2::splat(self.size.into()) - half).max(half));
    }

    /// Brings the last mark into view when it is new or the room has another size.
    fn follow(&self, part: &mut Part, history: &[Square]) {
        let shown = (history.to_vec(), self.room.size());
        if part.shown == shown {
            return;
        }
        part.shown = shown;
        let Some(last) = history.last() else { return };
        let down = f32::from(self.size - 1 - last.row());
        let at = vec2(f32::from(last.column()), down) + Vec2::splat(0.5);
        let reach =
            (self.view(part).size() / (2.0 * self.side(part)) - Vec2::splat(1.5)).max(Vec2::ZERO);
        part.middle = part.middle.clamp(at - reach, at + reach);
    }

    /// Enlarges and moves the part as two fingers on the board do.
    fn pinch(&self, ui: &Ui, part: &mut Part) {
        let Some(fingers) = ui.input(|input| input.multi_touch()) else { return };
        let view = self.view(part);
        if !view.contains(fingers.start_pos) {
            return;
        }
        part.pinches = true;
        let now = fingers.center_pos - view.center();
        let below = part.middle + (now - fingers.translation_delta) / self.side(part);
        part.zoom = (part.zoom * fingers.zoom_delta).clamp(1.0, self.most());
        part.middle = below - now / self.side(part);
    }
}

/// Draws the board. Returns what the player pressed.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Caro>) -> Option<Pressed<Caro>> {
    let history = scene.played.position().history();
    let size = scene.played.position().size();
    let labels = if scene.coordinates { LABELS } else { 0.0 };
    // The buttons are below an upright board and beside another one.
    let words = BoardWords::of(scene.language);
    let width = button_width(ui, words.whole_board).max(button_width(ui, &words.place(LONGEST)));
    let size_of_button = vec2(width, touch::target(ui));
    let play = Rect::from_min_max(rect.max - size_of_button, rect.max);
    let id = ui.scope_id().with("part in view");
    let known = ui.data(|data| data.get_temp::<Part>(id));
    // The board of a finished game has the room of the buttons, unless a part of it is in view.
    let is_over = scene.played.to_move().is_none();
    let is_whole = is_over && known.as_ref().is_none_or(|part| part.zoom <= 1.01);
    let (buttons, whole) = match rect.height() >= rect.width() {
        _ if is_whole => (Vec2::ZERO, play),
        true => (vec2(0.0, play.height() + sizes::GAP), play.with_min_x(rect.left())),
        false => {
            (vec2(width + sizes::GAP, 0.0), play.translate(vec2(0.0, -play.height() - sizes::GAP)))
        }
    };
    let whole = whole.with_max_x(whole.left() + width);
    let room = Rect::from_min_max(rect.min + Vec2::splat(labels), rect.max - buttons);
    let fit = (room.size().min_elem() / f32::from(size)).min(SQUARE.1);
    let place = Place { size, fit, room };
    let mut part = known.unwrap_or_else(|| Part {
        zoom: (FIRST / fit).max(1.0),
        middle: Vec2::splat(f32::from(size) / 2.0),
        shown: (Vec::new(), Vec2::ZERO),
        moves_mark: false,
        pinches: false,
    });
    if ui.input(|input| input.pointer.any_pressed() && input.multi_touch().is_none()) {
        part.pinches = false;
    }
    place.pinch(ui, &mut part);
    place.clamp(&mut part);
    place.follow(&mut part, history);
    place.clamp(&mut part);

    let (view, grid) = (place.view(&part), place.grid(&part));
    sheet(ui, Rect::from_min_max(view.min - Vec2::splat(labels), view.max), look_of(scene));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(view));
    inner.set_clip_rect(view.intersect(ui.clip_rect()));
    let response = inner.interact(view, id.with("board"), Sense::hover());
    name_board(&response, scene);
    let (pressed, mut pointed) = squares(&mut inner, &grid, scene);
    // The first touch of all presses the square itself.
    let is_touched = ui.input(|input| input.pointer.primary_clicked());
    let mut pressed = pressed.map(|square| match is_touched {
        true => tapped(ui, square, scene),
        false => Pressed::Move(square),
    });
    let chosen = scene.chosen.filter(|_| scene.can_play);
    if let Some(square) = chosen {
        paint_chosen(inner.painter(), &grid, square, scene);
        pointed = chosen;
    }
    // Over the squares, whose names and keys stay.
    let finger = inner.interact(view, id.with("finger"), Sense::CLICK | Sense::DRAG);
    pressed = pressed.or_else(|| touched(ui, &finger, (&grid, &mut part), scene));
    place.clamp(&mut part);
    if let Some(square) = finger.hover_pos().and_then(|at| grid.square_at(at))
        && scene.can_play
        && is_free(square, scene)
        && !touch::is_by_finger(ui)
    {
        paint_mark(inner.painter(), &grid, square, scene, POINTED);
        pointed = Some(square);
    }
    if scene.coordinates {
        coordinates(ui.painter(), &grid, view, look_of(scene), pointed);
    }
    if part.zoom > 1.01 && button(ui, whole, words.whole_board, false) {
        part.zoom = 1.0;
    }
    if let Some(square) = chosen
        && button(ui, play, &words.place(&square.name()), true)
    {
        pressed = Some(Pressed::Move(square));
    }
    if pressed.is_some() || ui.input(|input| input.multi_touch().is_some()) {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, part));
    pressed
}

/// Returns what a finger does: a tap marks a square or plays on the one that is marked, and a drag moves the
/// mark or the board.
fn touched(
    ui: &Ui,
    finger: &Response,
    (grid, part): (&Grid, &mut Part),
    scene: &Scene<'_, Caro>,
) -> Option<Pressed<Caro>> {
    let at = finger.interact_pointer_pos()?;
    if part.pinches {
        return None;
    }
    if finger.drag_started() {
        let from = ui.input(|input| input.pointer.press_origin()).unwrap_or(at);
        let is_on = |square| grid.square(square).expand(grid.side).contains(from);
        let is_whole = part.zoom <= 1.01;
        part.moves_mark = scene.can_play && (is_whole || scene.chosen.is_some_and(is_on));
    }
    if finger.dragged() && !part.moves_mark {
        part.middle -= finger.drag_delta() / grid.side;
        return None;
    }
    let square = grid.square_at(at).filter(|_| scene.can_play)?;
    if finger.clicked() {
        return Some(tapped(ui, square, scene));
    }
    let is_new = finger.dragged() && scene.chosen != Some(square) && is_free(square, scene);
    is_new.then_some(Pressed::Choice(Some(square)))
}

/// Returns what a tap on a square means. A click of a mouse plays at once.
fn tapped(ui: &Ui, square: Square, scene: &Scene<'_, Caro>) -> Pressed<Caro> {
    let is_chosen = scene.chosen == Some(square);
    match touch::is_by_finger(ui) && !is_chosen && is_free(square, scene) {
        true => Pressed::Choice(Some(square)),
        false => Pressed::Move(square),
    }
}

fn is_free(square: Square, scene: &Scene<'_, Caro>) -> bool {
    scene.played.position().mark(square).is_none()
}

/// Paints the mark that is chosen, with its row and its column.
fn paint_chosen(painter: &Painter, grid: &Grid, square: Square, scene: &Scene<'_, Caro>) {
    let (rect, whole) = (grid.square(square), grid.rect());
    let palette = Palette::current(painter.ctx());
    let band = palette.accent.gamma_multiply(BAND);
    let row = Rect::from_x_y_ranges(whole.x_range(), rect.y_range());
    let column = Rect::from_x_y_ranges(rect.x_range(), whole.y_range());
    for part in [row, column] {
        painter.rect_filled(part, 0.0, band);
    }
    paint_mark(painter, grid, square, scene, CHOSEN);
    let ring = Stroke::new(2.5, palette.accent);
    painter.rect_stroke(rect.expand(2.0), 6.0, ring, StrokeKind::Outside);
}

/// Paints the mark of the side to move.
fn paint_mark(
    painter: &Painter,
    grid: &Grid,
    square: Square,
    scene: &Scene<'_, Caro>,
    opacity: f32,
) {
    let board = scene.played.position();
    let is_x = board.side() == board.first();
    mark(painter, look_of(scene), (grid.square(square), square), is_x, 1.0, opacity);
}

/// Draws a button, the main one if it `is_main`. Returns whether it was pressed.
fn button(ui: &mut Ui, rect: Rect, text: &str, is_main: bool) -> bool {
    let builder = UiBuilder::new().id_salt(text).max_rect(rect);
    ui.scope_builder(builder, |ui| wide_button(ui, text, rect.width(), is_main)).inner.clicked()
}

impl Grid {
    /// Returns the square at a place.
    fn square_at(&self, at: Pos2) -> Option<Square> {
        let from = (at - self.min) / self.side;
        let index = |at: f32| (0.0..f32::from(self.size)).contains(&at).then_some(at as u8);
        Square::new(self.size - 1 - index(from.y)?, index(from.x)?)
    }
}
