//! The board: its points as widgets, its lines and pieces.

use std::f32::consts::{PI, TAU};

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};
use game_words::GameWords;
use table::board::{Pressed, Scene, move_id, show_value, spot_button, value_marks};
use tabletop::{GameMatch, Match, Side, Step};
use ui_kit::theme::{Palette, SEMIBOLD};
use ui_kit::wood::{self, BRIGHT, CARVED};
use window::widgets::frame_focus;

use super::lattice::Lattice;
use super::motion::shares;
use super::words::BoardWords;
use crate::{Piece, Point, Small, SmallGame, SmallWords, Trail};

/// The radius of a piece, as a share of the distance of points.
const RADIUS: f32 = 0.36;
/// The room for the coordinates, and that on a low board.
const LABELS: f32 = 18.0;
const LOW_LABELS: f32 = 12.0;
/// What the plank lacks of it.
const RIM: f32 = 4.0;
/// The height below which a board is low.
const LOW: f32 = 300.0;
/// The colours of the pieces of each side and of plain ones: the rim, the face, and the mark on it.
const DARK: [Color32; 3] = [
    Color32::from_rgb(0x17, 0x12, 0x10),
    Color32::from_rgb(0x3B, 0x2E, 0x2A),
    Color32::from_rgb(0xC8, 0x9B, 0x5B),
];
const LIGHT: [Color32; 3] = [
    Color32::from_rgb(0xA8, 0x90, 0x6A),
    Color32::from_rgb(0xFB, 0xF3, 0xE0),
    Color32::from_rgb(0x9C, 0x2B, 0x20),
];
const PLAIN: [Color32; 3] = [
    Color32::from_rgb(0x5D, 0x5A, 0x55),
    Color32::from_rgb(0xB9, 0xB4, 0xAA),
    Color32::from_rgb(0x8B, 0x86, 0x7E),
];
/// The corners of a disc.
const CORNERS: usize = 48;

/// Draws the board. Returns what the player pressed.
pub(super) fn board<G: SmallGame>(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<'_, Small<G>>,
) -> Option<Pressed<Small<G>>> {
    let labels = match (scene.coordinates, rect.height() < LOW) {
        (false, _) => 2.0,
        (true, false) => LABELS,
        (true, true) => LOW_LABELS,
    };
    let lattice = Lattice::within::<G>(rect, labels, scene.near);
    let sheet = lattice.rect().expand(labels);
    let painter = ui.painter().clone();
    wood::plank(&painter, sheet.shrink(RIM));
    lines::<G>(&painter, &lattice);
    if scene.coordinates {
        coordinates::<G>(&painter, &lattice, labels);
    }
    let response = ui.interact(sheet, ui.scope_id().with("board"), Sense::hover());
    let title = SmallWords::<G>::of(scene.language).title();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, title));
    mark::<G>(&painter, &lattice, scene.marked.or(last_move(scene.played)));
    pieces(&painter, &lattice, scene);
    let pressed = points(ui, &lattice, scene);
    values(ui, &lattice, scene);
    if let Some(mv) = scene.hinted {
        // The ring of a point at the edge leaves the coordinates free.
        let inner = painter.with_clip_rect(painter.clip_rect().intersect(lattice.rect()));
        point_out::<G>(&inner, &lattice, mv, Palette::current(ui.ctx()).accent);
    }
    pressed
}

/// Paints the start into `rect`, all of which is wood.
pub(super) fn usual_picture<G: SmallGame>(painter: &Painter, rect: Rect) {
    wood::plank(&painter.with_clip_rect(rect.intersect(painter.clip_rect())), rect);
    picture::<G>(painter, rect, &G::default().start(Side::NEAR), Side::NEAR, None);
}

/// Paints a position into `rect`, with a move in it pointed out.
pub(super) fn picture<G: SmallGame>(
    painter: &Painter,
    rect: Rect,
    position: &G::Position,
    near: Side,
    mv: Option<G::Move>,
) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let lattice = Lattice::within::<G>(rect, 0.02 * rect.height(), near);
    wood::plank(&painter, lattice.rect().shrink(2.0));
    lines::<G>(&painter, &lattice);
    pieces_at_rest::<G>(&painter, &lattice, position);
    if let Some(mv) = mv {
        point_out::<G>(&painter, &lattice, mv, wood::TARGET);
    }
}

/// Paints the end of a game into `rect`, with the names of the rows and columns and the last move.
pub(super) fn labelled_picture<G: SmallGame>(
    painter: &Painter,
    rect: Rect,
    played: &Match<Small<G>>,
    near: Side,
) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let labels = if rect.height() < LOW { LOW_LABELS } else { LABELS };
    let lattice = Lattice::within::<G>(rect, labels, near);
    wood::plank(&painter, lattice.rect().expand(labels).shrink(RIM));
    lines::<G>(&painter, &lattice);
    mark::<G>(&painter, &lattice, last_move(played));
    pieces_at_rest::<G>(&painter, &lattice, &played.position().position);
    coordinates::<G>(&painter, &lattice, labels);
}

/// Paints the pieces of a position.
fn pieces_at_rest<G: SmallGame>(painter: &Painter, lattice: &Lattice, position: &G::Position) {
    for point in Point::all(G::SIZE) {
        if let Some(shown) = G::piece(position, point) {
            piece(painter, lattice.at(point), RADIUS * lattice.cell, shown, 1.0);
        }
    }
}

/// Points a move out.
fn point_out<G: SmallGame>(painter: &Painter, lattice: &Lattice, mv: G::Move, colour: Color32) {
    let to = lattice.at(mv.to());
    match mv.from() {
        Some(from) => wood::arrow(painter, [lattice.at(from), to], lattice.cell, 0.0, colour),
        None => {
            painter.circle_stroke(to, 0.45 * lattice.cell, Stroke::new(0.1 * lattice.cell, colour));
        }
    }
}

/// Marks both ends of a move, if there is one.
fn mark<G: SmallGame>(painter: &Painter, lattice: &Lattice, mv: Option<G::Move>) {
    for point in mv.into_iter().flat_map(|mv| [mv.first(), mv.to()]) {
        wood::corners(painter, lattice.around(point).shrink(0.04 * lattice.cell), BRIGHT);
    }
}

/// Returns the move that led to the position.
fn last_move<G: SmallGame>(played: &Match<Small<G>>) -> Option<G::Move> {
    match played.entries().last()?.step {
        Step::Move(mv) => Some(mv),
        Step::Departure(_) | Step::Round => None,
    }
}

/// Paints the lines that join neighbouring points, and a dot on each point.
fn lines<G: SmallGame>(painter: &Painter, lattice: &Lattice) {
    let stroke = Stroke::new((0.03 * lattice.cell).clamp(0.6, 2.5), CARVED);
    for point in Point::all(G::SIZE) {
        let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
        let next = ways.into_iter().filter_map(|way| point.offset(way, G::SIZE));
        for next in next.filter(|next| G::joins(point, *next)) {
            painter.line_segment([lattice.at(point), lattice.at(next)], stroke);
        }
        painter.circle_filled(lattice.at(point), 1.4 * stroke.width, CARVED);
    }
}

/// Paints the letters of the columns and the numbers of the rows.
fn coordinates<G: SmallGame>(painter: &Painter, lattice: &Lattice, labels: f32) {
    let font = FontId::new((0.78 * labels).min(13.0), FontFamily::Name(SEMIBOLD.into()));
    let text = |at: Pos2, text: String| {
        painter.text(at, Align2::CENTER_CENTER, text, font.clone(), CARVED);
    };
    // Outside the squares of the points, in which what marks them lies.
    let rim = lattice.rect().expand(0.5 * labels);
    for point in Point::all(G::SIZE) {
        let at = lattice.at(point);
        if point.y == 0 {
            text(pos2(at.x, rim.bottom()), point.to_string()[..1].to_owned());
        }
        if point.x == 0 {
            text(pos2(rim.left(), at.y), (point.y + 1).to_string());
        }
    }
}

/// Paints the pieces. That which moves is on its way; then others turn.
fn pieces<G: SmallGame>(painter: &Painter, lattice: &Lattice, scene: &Scene<'_, Small<G>>) {
    let after = &scene.played.position().position;
    let radius = RADIUS * lattice.cell;
    let entries = scene.played.entries();
    let moving = scene.moving().zip(last_move(scene.played)).zip(entries.last());
    let Some(((share, mv), entry)) = moving else {
        for point in Point::all(G::SIZE) {
            if let Some(shown) = G::piece(after, point) {
                piece(painter, lattice.at(point), radius, shown, 1.0);
            }
        }
        return;
    };
    let before = &scene.played.position_after(entries.len() - 1).position;
    let (goes, turns) = shares(entry, share);
    let mut moved = None;
    for point in Point::all(G::SIZE) {
        let at = lattice.at(point);
        match (G::piece(before, point), G::piece(after, point)) {
            (_, Some(shown)) if mv.from().is_some() && point == mv.to() => {
                moved = Some(shown);
            }
            (Some(_), None) if mv.from() == Some(point) => {}
            // What is taken goes away.
            (Some(shown), None) => piece(painter, at, (1.0 - goes) * radius, shown, 1.0),
            (None, Some(shown)) => piece(painter, at, goes * radius, shown, 1.0),
            (Some(one), Some(other)) if one != other => {
                let shown = if turns < 0.5 { one } else { other };
                piece(painter, at, radius, shown, (turns * PI).cos().abs());
            }
            (Some(shown), Some(_)) => piece(painter, at, radius, shown, 1.0),
            (None, None) => {}
        }
    }
    if let (Some(shown), Some(from)) = (moved, mv.from()) {
        let (from, to) = (lattice.at(from), lattice.at(mv.to()));
        let lifted = 1.0 + 0.12 * (goes * PI).sin();
        piece(painter, from + goes * (to - from), lifted * radius, shown, 1.0);
    }
}

/// Paints a piece of this radius that is turned so far that only this share of its width is seen. Its mark tells the
/// sides apart without their colours.
pub(super) fn piece(painter: &Painter, at: Pos2, radius: f32, piece: Piece, width: f32) {
    let [rim, face, mark] = match piece {
        Piece::Of(side) if side == Side::NEAR => DARK,
        Piece::Of(_) => LIGHT,
        Piece::Plain => PLAIN,
    };
    let disc = |middle: Pos2, radius: f32| {
        let corner = |number: usize| {
            let angle = number as f32 / CORNERS as f32 * TAU;
            middle + radius * vec2(width.max(0.06) * angle.cos(), angle.sin())
        };
        (0..CORNERS).map(corner).collect::<Vec<Pos2>>()
    };
    let fill = |middle, radius, colour| {
        painter.add(Shape::convex_polygon(disc(middle, radius), colour, Stroke::NONE));
    };
    fill(at + Vec2::splat(0.08 * radius), radius, Color32::from_black_alpha(80));
    fill(at, radius, rim);
    fill(at - Vec2::splat(0.03 * radius), 0.9 * radius, face);
    if piece == Piece::Of(Side::NEAR) {
        let ring = Stroke::new((0.07 * radius).max(0.6), mark);
        painter.add(Shape::closed_line(disc(at, 0.62 * radius), ring));
    } else {
        fill(at, 0.2 * radius, mark);
    }
}

/// Draws the points as widgets. Returns what was pressed.
fn points<G: SmallGame>(
    ui: &mut Ui,
    lattice: &Lattice,
    scene: &Scene<'_, Small<G>>,
) -> Option<Pressed<Small<G>>> {
    let position = &scene.played.position().position;
    let (own, shared) = (SmallWords::<G>::of(scene.language), BoardWords::of(scene.language));
    let moves = if scene.can_play { scene.played.legal_moves() } else { Vec::new() };
    let chosen = scene.chosen.filter(|_| scene.can_play);
    let is_target = |point: Point| moves.iter().any(|mv| mv.to() == point && mv.from() == chosen);
    let points = lattice.points();
    let focused = ui.memory(|memory| memory.focused());
    let stop = points.iter().copied().find(|point| focused == Some(move_id(point)));
    let stop = stop.or(chosen).or_else(|| moves.first().map(|mv| mv.first()));
    let painter = ui.painter().clone();
    let mut pressed = None;
    for point in points {
        let mut name = own.point(position, point);
        if chosen == Some(point) {
            name = format!("{name}, {}", shared.chosen);
            let radius = (RADIUS + 0.05) * lattice.cell;
            wood::chosen(&painter, lattice.at(point), radius, lattice.cell);
        } else if chosen.is_some() && is_target(point) {
            name = format!("{name}, {}", shared.target);
            wood::target(&painter, lattice.at(point), lattice.cell);
        }
        let sense = match (scene.can_play, stop == Some(point)) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
        };
        let around = lattice.around(point);
        let response = spot_button(ui, around, (&point, &name), scene.can_play, sense);
        frame_focus(&response);
        if scene.can_play {
            pressed = pressed.or_else(|| press(scene, &moves, point, &response));
        }
    }
    pressed
}

/// Returns what a click on a point means.
fn press<G: SmallGame>(
    scene: &Scene<'_, Small<G>>,
    moves: &[G::Move],
    point: Point,
    response: &Response,
) -> Option<Pressed<Small<G>>> {
    if !response.clicked() {
        return None;
    }
    let position = &scene.played.position().position;
    let is_own = G::piece(position, point) == Some(Piece::Of(G::side(position)));
    let begins = moves.iter().any(|mv| mv.from() == Some(point));
    match scene.chosen {
        Some(from) if from == point => Some(Pressed::Choice(None)),
        _ if begins => Some(Pressed::Choice(Some(point))),
        Some(from) if !is_own => G::Move::between(Some(from), point).map(Pressed::Move),
        // The rules say why no move begins there.
        _ => G::Move::between(Some(point), point).map(Pressed::Move),
    }
}

/// Points out the moves of which the values are shown, the best one last, and their values.
fn values<G: SmallGame>(ui: &Ui, lattice: &Lattice, scene: &Scene<'_, Small<G>>) {
    let palette = Palette::current(ui.ctx());
    let marks = value_marks(scene);
    for mark in marks.iter().rev() {
        let colour = if mark.is_best { palette.accent } else { palette.faint_ink };
        point_out::<G>(ui.painter(), lattice, mark.mv, colour);
    }
    for mark in marks.iter().rev() {
        let at = lattice.at(mark.mv.to()) - vec2(0.0, 0.3 * lattice.cell);
        let rect = Rect::from_center_size(at, Vec2::splat(0.66 * lattice.cell));
        show_value(ui, rect, move_id(&mark.mv), mark);
    }
}
