//! The handicap of the next game: the start position, from which the stronger side takes off pieces.

use eframe::egui::{Painter, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use table::form::OptionsForm;
use tabletop::{Game, Side};
use ui_kit::theme::Palette;
use ui_kit::wood;
use window::widgets::{explain, follow_focus, frame_focus, row_label};

use super::grid::{CELLS, Grid};
use super::look::Look;
use super::pieces;
use super::words::BoardWords;
use crate::{Color, Cotuong, MAX_FIRST_MOVES, Square};

/// The largest and the smallest distance of crossings, which is that of a narrow window with large text, and the ranks of
/// the stronger side.
const CELL: (f32, f32) = (36.0, 9.0);
const RANKS: u8 = 4;

/// Draws the options of `game`. Returns it with the changed options.
pub(super) fn options(game: &Cotuong, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Cotuong> {
    let words = BoardWords::of(form.language);
    let range = 0..=i32::from(MAX_FIRST_MOVES);
    row_label(ui, &giver(game, form));
    let toggled = start(game, ui, form);
    let first = form.number(ui, words.first_moves, game.first_moves().into(), &range);
    if toggled.is_none() && first.is_none() {
        return None;
    }
    let given = |square| game.handicap().toggled(square, game.stronger());
    let handicap = toggled.map_or(Some(game.handicap()), given)?;
    let first = first.map_or(Some(game.first_moves()), |first| u8::try_from(first).ok())?;
    Cotuong::new(handicap, first)
}

/// Returns who gives pieces: the colour and, as far as that is known, the name.
fn giver(game: &Cotuong, form: &OptionsForm<'_>) -> String {
    let (words, color) = (BoardWords::of(form.language), game.stronger());
    let player = form.first.map(|first| match color {
        Color::Red => first,
        Color::Black => first.next(2),
    });
    let name = player.map(|player| form.name(player));
    name.map_or_else(|| words.giver(color).to_owned(), |name| words.giver_named(color, &name))
}

/// Draws the pieces of the stronger side at the start. Returns the crossing of a piece that the player
/// takes off or puts back.
fn start(game: &Cotuong, ui: &mut Ui, form: &OptionsForm<'_>) -> Option<Square> {
    let cell = (ui.available_width() / CELLS.x).clamp(CELL.1, CELL.0);
    let size = cell * vec2(CELLS.x, f32::from(RANKS));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let near = game.stronger();
    let min = rect.min + cell * vec2(0.5, 0.5 - (CELLS.y - f32::from(RANKS)));
    let grid = Grid { cell, min, near };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    wood::plank(&painter, rect.shrink(4.0));
    grid.paint(&painter, Look::of(form.look));
    let given = game.handicap().squares(near);
    let full = Cotuong::usual().start(Side::NEAR);
    let mut pressed = None;
    for square in grid.in_reading_order().filter(|square| rect.contains(grid.at(*square))) {
        let Some(piece) = full.board().piece(square) else { continue };
        let is_given = given.contains(square);
        let opacity = if is_given { 0.25 } else { 1.0 };
        let (at, radius) = (grid.at(square), pieces::RADIUS * cell);
        pieces::piece(&painter, at, radius, piece, Look::of(form.look), opacity);
        if is_given {
            cross(&painter, grid.around(square).shrink(0.2 * cell), ui);
        }
        if game.handicap().toggled(square, near).is_none() {
            // The general stays.
            continue;
        }
        let words = BoardWords::of(form.language);
        let name = words.given_piece(&square.to_string(), piece.kind);
        let id = ui.scope_id().with(("given", square.index()));
        let response = ui.interact(grid.around(square), id, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_given, &name));
        follow_focus(&response);
        frame_focus(&response);
        explain(&response, name.as_str());
        if response.clicked() {
            pressed = Some(square);
        }
    }
    pressed
}

/// Crosses a piece out.
fn cross(painter: &Painter, rect: Rect, ui: &Ui) {
    let stroke = Stroke::new(3.0, Palette::current(ui.ctx()).warning);
    painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
    painter.line_segment([rect.right_top(), rect.left_bottom()], stroke);
}
