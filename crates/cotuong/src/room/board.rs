//! The board: its crossings as widgets, and what is marked on them.

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use table::board::{Pressed, Scene, move_id, show_value, spot_button, value_marks};
use table::words::Viewpoint;
use tabletop::{Game, GameMatch, Match, Side, Step};
use ui_kit::theme::{Palette, SEMIBOLD};
use ui_kit::wood::{self, BRIGHT, CARVED, TARGET};
use window::widgets::frame_focus;

use super::grid::Grid;
use super::look::Look;
use super::words::{BoardWords, Lies};
use super::{near, pieces, slide};
use crate::{Board, Color, Cotuong, CotuongEvent, Move, Square};

/// The largest distance of crossings.
pub(super) const MAX: f32 = 76.0;
/// The room for the coordinates, and that on a low board.
pub(super) const LABELS: f32 = 18.0;
pub(super) const LOW_LABELS: f32 = 13.0;
/// The height below which a board is low.
pub(super) const LOW: f32 = 360.0;
/// The margin around the board in a picture of the game.
const PICTURE_MARGIN: f32 = 5.0;
/// The width of the value of a move, as a share of the distance of crossings.
const VALUE: f32 = 0.66;
/// The colour of check.
const ALARM: Color32 = Color32::from_rgb(0xD8, 0x2A, 0x1C);

/// Draws the board. Returns what the player pressed.
pub(super) fn board(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<'_, Cotuong>,
) -> Option<Pressed<Cotuong>> {
    let labels = match (scene.coordinates, rect.height() < LOW) {
        (false, _) => 2.0,
        (true, false) => LABELS,
        (true, true) => LOW_LABELS,
    };
    let grid = Grid::within(rect, labels, near(scene.played, scene.near), MAX);
    let sheet = grid.rect().expand(labels);
    let painter = ui.painter().clone();
    wood::plank(&painter, sheet.shrink(4.0));
    grid.paint(&painter, Look::of(scene.look));
    if scene.coordinates {
        coordinates(&painter, &grid, labels, false);
    }
    let response = ui.interact(sheet, ui.scope_id().with("board"), Sense::hover());
    let name = BoardWords::of(scene.language).board(scene.played.position().board());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    // Nothing that marks a piece at the edge lies over the coordinates.
    let marks = painter.with_clip_rect(painter.clip_rect().intersect(grid.rect()));
    marks_below(&marks, &grid, scene);
    let (pressed, dragged) = crossings(ui, &grid, scene);
    values(ui, &grid, scene);
    if let Some(mv) = scene.hinted {
        arrow(&marks, &grid, mv, Palette::current(ui.ctx()).accent);
    }
    if let Some(mv) = scene.hinted_part {
        let ring = Stroke::new(4.0, Palette::current(ui.ctx()).accent);
        let middle = grid.around(mv.from).center();
        marks.circle_stroke(middle, 1.15 * pieces::RADIUS * grid.cell, ring);
    }
    if let Some((square, at)) = dragged
        && let Some(piece) = scene.played.position().board().piece(square)
    {
        let radius = 1.12 * pieces::RADIUS * grid.cell;
        pieces::piece(&painter, at, radius, piece, Look::of(scene.look), 1.0);
    }
    pressed
}

/// Paints the marks that lie below the pieces: the last move, and check.
fn marks_below(painter: &Painter, grid: &Grid, scene: &Scene<'_, Cotuong>) {
    mark_last(painter, grid, scene.played);
    let board = scene.played.position().board();
    for color in Color::ALL {
        let is_attacked = !board.checkers(color).is_empty();
        if is_attacked && scene.moving().is_none() {
            alarm(painter, grid.at(board.general(color)), grid.cell);
        }
    }
}

/// Marks both ends of the last move.
fn mark_last(painter: &Painter, grid: &Grid, played: &Match<Cotuong>) {
    for square in last_move(played).into_iter().flat_map(|mv| [mv.from, mv.to]) {
        wood::corners(painter, grid.around(square), BRIGHT);
    }
}

/// Returns the move that led to the position.
fn last_move(played: &Match<Cotuong>) -> Option<Move> {
    match played.entries().last()?.step {
        Step::Move(mv) => Some(mv),
        Step::Departure(_) | Step::Round => None,
    }
}

/// Draws the crossings and the pieces. Returns what was pressed, and the piece that is dragged and
/// where it is.
fn crossings(
    ui: &mut Ui,
    grid: &Grid,
    scene: &Scene<'_, Cotuong>,
) -> (Option<Pressed<Cotuong>>, Option<(Square, Pos2)>) {
    let position = scene.played.position();
    let board = position.board();
    let (words, painter) = (BoardWords::of(scene.language), ui.painter().clone());
    let targets: Vec<Square> = match scene.chosen.filter(|_| scene.can_play) {
        Some(from) => {
            let moves = scene.played.legal_moves().into_iter();
            moves.filter(|mv| mv.from == from).map(|mv| mv.to).collect()
        }
        None => Vec::new(),
    };
    let focused = ui.memory(|memory| memory.focused());
    let stop = grid
        .in_reading_order()
        .find(|square| focused == Some(move_id(square)))
        .or(scene.chosen)
        .unwrap_or_else(|| board.general(board.to_move()));
    let (mut pressed, mut dragged) = (None, None);
    pieces_at_rest(&painter, grid, scene);
    for square in grid.in_reading_order() {
        let lies = match () {
            () if scene.chosen == Some(square) => Lies::Chosen,
            () if targets.contains(&square) => Lies::Target,
            () => Lies::Plain,
        };
        let name = words.square(square, board.piece(square), lies);
        let sense = match (scene.can_play, square == stop) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click_and_drag(),
            (true, false) => Sense::CLICK | Sense::DRAG,
        };
        let around = grid.around(square);
        let response = spot_button(ui, around, (&square, &name), scene.can_play, sense);
        match lies {
            Lies::Chosen => {
                let radius = (pieces::RADIUS + 0.03) * grid.cell;
                wood::chosen(&painter, grid.at(square), radius, grid.cell);
            }
            Lies::Target => target(&painter, grid, square, board.piece(square).is_some()),
            Lies::Plain => {}
        }
        frame_focus(&response);
        if scene.can_play {
            pressed = pressed.or_else(|| press(grid, scene, square, &response));
            if response.dragged()
                && scene.chosen == Some(square)
                && let Some(at) = response.interact_pointer_pos()
            {
                dragged = Some((square, at));
            }
        }
    }
    (pressed, dragged)
}

/// Returns what a click on `square` means, or a drag from it.
fn press(
    grid: &Grid,
    scene: &Scene<'_, Cotuong>,
    square: Square,
    response: &Response,
) -> Option<Pressed<Cotuong>> {
    let board = scene.played.position().board();
    let is_own =
        |square: Square| board.piece(square).is_some_and(|piece| piece.color == board.to_move());
    if response.drag_started() && is_own(square) {
        return Some(Pressed::Choice(Some(square)));
    }
    if response.drag_stopped() && scene.chosen == Some(square) {
        let to = grid.square_at(response.interact_pointer_pos()?)?;
        return (to != square).then_some(Pressed::Move(Move { from: square, to }));
    }
    if !response.clicked() {
        return None;
    }
    Some(match scene.chosen {
        Some(from) if from == square => Pressed::Choice(None),
        _ if is_own(square) => Pressed::Choice(Some(square)),
        Some(from) => Pressed::Move(Move { from, to: square }),
        // The rules say why no move begins there.
        None => Pressed::Move(Move { from: square, to: square }),
    })
}

/// Paints the pieces. That which moves is on its way, and what it captures fades.
fn pieces_at_rest(painter: &Painter, grid: &Grid, scene: &Scene<'_, Cotuong>) {
    let board = scene.played.position().board();
    let radius = pieces::RADIUS * grid.cell;
    let look = Look::of(scene.look);
    let moved = last_move(scene.played).filter(|_| scene.moving().is_some());
    for square in grid.in_reading_order() {
        let is_moving = moved.is_some_and(|mv| mv.to == square);
        if let Some(piece) = board.piece(square).filter(|_| !is_moving) {
            pieces::piece(painter, grid.at(square), radius, piece, look, 1.0);
        }
    }
    let (Some(mv), Some(share)) = (moved, scene.moving()) else { return };
    let share = slide(scene.played, share);
    let events = scene.played.entries().last().map_or(&[][..], |entry| &entry.outcome.events);
    for event in events {
        if let CotuongEvent::Captured { piece, square } = event {
            let left = 0.99 - 0.6 * share;
            pieces::piece(painter, grid.at(*square), radius, *piece, look, left);
        }
    }
    if let Some(piece) = board.piece(mv.to) {
        let (from, to) = (grid.at(mv.from), grid.at(mv.to));
        let lifted = 1.0 + 0.12 * (share * std::f32::consts::PI).sin();
        pieces::piece(painter, from + share * (to - from), lifted * radius, piece, look, 1.0);
    }
}

/// Marks a crossing to which the chosen piece may go: with a disc, or with a broken ring around the
/// piece that it captures there.
fn target(painter: &Painter, grid: &Grid, square: Square, is_capture: bool) {
    let (at, cell) = (grid.at(square), grid.cell);
    if !is_capture {
        return wood::target(painter, at, cell);
    }
    for (colour, width) in [(BRIGHT, 0.16), (TARGET, 0.1)] {
        let corner = grid.around(square).shrink(0.04 * cell);
        let length = 0.3 * cell;
        for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
            let end = corner.center() + corner.width() / 2.0 * vec2(x, y);
            let ends = vec![end - vec2(x * length, 0.0), end, end - vec2(0.0, y * length)];
            painter.line(ends, Stroke::new(width * cell * 0.6, colour));
        }
    }
}

/// Marks a general in check with rays.
fn alarm(painter: &Painter, at: Pos2, cell: f32) {
    for ray in 0..16 {
        let angle = ray as f32 / 16.0 * std::f32::consts::TAU;
        let out = vec2(angle.cos(), angle.sin());
        let length = if ray % 2 == 0 { 0.66 } else { 0.56 };
        let ends = [at + 0.4 * cell * out, at + length * cell * out];
        painter.line_segment(ends, Stroke::new(0.09 * cell, ALARM));
    }
}

/// Points a move out.
pub(super) fn arrow(painter: &Painter, grid: &Grid, mv: Move, colour: Color32) {
    wood::arrow(painter, [grid.at(mv.from), grid.at(mv.to)], grid.cell, 0.3, colour);
}

/// Draws an arrow for each move of which the value is shown, the best one last, and its value near its end.
fn values(ui: &Ui, grid: &Grid, scene: &Scene<'_, Cotuong>) {
    let palette = Palette::current(ui.ctx());
    let marks = value_marks(scene);
    for mark in marks.iter().rev() {
        let colour = if mark.is_best { palette.accent } else { palette.faint_ink };
        arrow(ui.painter(), grid, mark.mv, colour);
    }
    for mark in marks.iter().rev() {
        // Above the end of the arrow, which stays in sight.
        let at = grid.at(mark.mv.to) - vec2(0.0, 0.3 * grid.cell);
        let rect = Rect::from_center_size(at, Vec2::splat(VALUE * grid.cell));
        show_value(ui, rect, move_id(&mark.mv), mark);
    }
}

/// Paints the numbers of the files as each side counts them, which the names of moves have, and if a position
/// `is_typed`, the letters and the ranks of crossings.
pub(super) fn coordinates(painter: &Painter, grid: &Grid, labels: f32, is_typed: bool) {
    let font = FontId::new((0.78 * labels).min(13.0), FontFamily::Name(SEMIBOLD.into()));
    let rect = grid.rect();
    let text = |at: Pos2, text: String| {
        painter.text(at, Align2::CENTER_CENTER, text, font.clone(), CARVED);
    };
    for file in 0..9 {
        for rank in [0, 9] {
            let Some(square) = Square::new(file, rank) else { continue };
            let number = if rank == 0 { 9 - file } else { file + 1 };
            let y = match grid.at(square).y > rect.center().y {
                true => rect.bottom() + 0.4 * labels,
                false => rect.top() - 0.4 * labels,
            };
            let letter = is_typed.then(|| format!(" {}", char::from(b'a' + file)));
            text(pos2(grid.at(square).x, y), format!("{number}{}", letter.unwrap_or_default()));
        }
    }
    for rank in (0..10).filter(|_| is_typed) {
        let Some(square) = Square::new(0, rank) else { continue };
        text(pos2(rect.left() - 0.35 * labels, grid.at(square).y), rank.to_string());
    }
}

/// Paints a picture of the game: `shown`, or the board at its start.
pub(super) fn picture(painter: &Painter, rect: Rect, shown: Option<(&Match<Cotuong>, Viewpoint)>) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let start;
    let (board, color, look) = match shown {
        Some((played, view)) => {
            (played.position().board(), near(played, view.near), Look::of(view.look))
        }
        None => {
            start = Cotuong::usual().start(Side::NEAR);
            (start.board(), Color::Red, Look::Characters)
        }
    };
    let grid = Grid::within(rect, PICTURE_MARGIN, color, MAX);
    wood::plank(&painter, shown.map_or(rect, |_| grid.rect().expand(PICTURE_MARGIN)));
    grid.paint(&painter, look);
    pieces_of(&painter, &grid, board, look);
}

/// Paints a picture of a game with the numbers of the files and the last move.
pub(super) fn labelled_picture(
    painter: &Painter,
    rect: Rect,
    played: &Match<Cotuong>,
    view: Viewpoint,
) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let labels = if rect.height() < LOW { LOW_LABELS } else { LABELS };
    let grid = Grid::within(rect, labels, near(played, view.near), MAX);
    wood::plank(&painter, grid.rect().expand(labels).shrink(4.0));
    let look = Look::of(view.look);
    grid.paint(&painter, look);
    mark_last(&painter, &grid, played);
    pieces_of(&painter, &grid, played.position().board(), look);
    coordinates(&painter, &grid, labels, false);
}

/// Paints the pieces of a board.
fn pieces_of(painter: &Painter, grid: &Grid, board: &Board, look: Look) {
    for square in Square::all() {
        if let Some(piece) = board.piece(square) {
            let radius = pieces::RADIUS * grid.cell;
            pieces::piece(painter, grid.at(square), radius, piece, look, 1.0);
        }
    }
}
