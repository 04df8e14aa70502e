//! A small picture of the start of a game.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, FontFamily, FontId, Painter, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};
use oanquan::{BySide, Game, Position, Rules, Side};
use table::words::PlayerNames;
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes};

use crate::motion::Stage;
use crate::room::board::{
    BoardLayout, BoardState, Brush, Marks, Sprites, StoreLayout, paint_bed, paint_board,
};

/// The height of a player's label above or below two rows, in points.
const STRIP: f32 = 28.0;
/// The size of a player's label beside a triangle or square, in points.
const CARD: eframe::egui::Vec2 = vec2(150.0, 46.0);
/// The minimum font size. A name that does not fit at this size ends in an ellipsis.
const MIN_LETTERS: f32 = 11.0;
/// The margin around the board, in points.
const MARGIN: f32 = 6.0;

/// The start of a game.
pub struct Start<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The side at the lower edge of the picture.
    pub near: Side,
    /// The names of the players and the side that starts, if it is known. With `None`, the
    /// picture has no labels.
    pub players: Option<(&'a BySide<PlayerNames>, Option<Side>)>,
    /// Whether the cells have their numbers beside them.
    pub numbered: bool,
}

impl Start<'_> {
    /// Returns the start position.
    pub fn position(&self) -> Position {
        let first = self.players.and_then(|(_, first)| first);
        Position::start(self.rules, first.unwrap_or(Side::NEAR))
    }
}

/// Draws the picture into `rect`.
pub fn paint_start(ui: &Ui, sprites: &Sprites, rect: Rect, start: &Start<'_>) {
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let (sides, position) = (start.rules.sides, start.position());
    let strip = if start.players.is_some() && sides == 2 { STRIP } else { 0.0 };
    let place = rect.shrink(MARGIN).shrink2(vec2(0.0, strip));
    let laid_out =
        if start.numbered { BoardLayout::numbered_picture } else { BoardLayout::picture };
    let layout = laid_out(place, sides, start.near);
    sprites.paint_small_ground(&painter, rect);
    painter.rect_filled(rect, 0.0, palette.calm);
    paint_bed(&painter, sprites, &layout);
    let stores = BySide::from_fn(sides, |side| match start.players {
        None => rect,
        Some((players, first)) => {
            let room = room_of(rect, &layout, side);
            let points = position.store(side);
            paint_label(&painter, palette, room, &players[side].name, points, first == Some(side))
        }
    });
    let stores = StoreLayout { store_rects: stores };
    let stage = Stage::new(&Game::new(start.rules.clone(), position));
    let brush = Brush { painter, palette, sprites, layout: &layout, stores: &stores };
    paint_board(&brush, &stage, &BoardState::default(), &Marks::default());
}

/// Returns the place of a player's label: a strip below or above two rows, or a card beside a
/// triangle or square.
fn room_of(rect: Rect, layout: &BoardLayout, side: Side) -> Rect {
    let inner = rect.shrink(MARGIN);
    let seating = layout.seating();
    let size = vec2(CARD.x.min(0.3 * rect.width()), CARD.y);
    let card = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), size);
    let middle = layout.area().center();
    // The distance between the edge of a row and the centre of its card.
    let mut cells = seating.ring().own_cells(side);
    let row = layout.cell(cells.nth(2).expect("a row has five cells"));
    let beside = size.y / 2.0 + MARGIN;
    match (seating.edge(side), seating.ring().sides()) {
        (0, 2) => inner.with_min_y(inner.bottom() - STRIP),
        (_, 2) => inner.with_max_y(inner.top() + STRIP),
        (0, _) => card(middle.x, row.top() - beside),
        (1, 3) => Rect::from_min_size(inner.right_top() - vec2(size.x, 0.0), size),
        (_, 3) => Rect::from_min_size(inner.min, size),
        (2, _) => card(middle.x, row.bottom() + beside),
        (1, _) => card(middle.x + (size.x + MARGIN) / 2.0, middle.y),
        _ => card(middle.x - (size.x + MARGIN) / 2.0, middle.y),
    }
}

/// Paints a player's name and points in `room`, with a mark before the name if the player starts.
/// Returns the space left for the stones in the store.
fn paint_label(
    painter: &Painter,
    palette: &Palette,
    room: Rect,
    name: &str,
    points: i32,
    starts: bool,
) -> Rect {
    let stroke = if starts { Stroke::new(2.0, palette.accent) } else { palette.edge() };
    painter.rect(room, f32::from(sizes::ROUND) / 2.0, palette.paper, stroke, StrokeKind::Inside);
    let inner = room.shrink2(vec2(8.0, 2.0));
    // The store is beside the name or below it.
    let (line, below) = if room.height() > STRIP {
        inner.split_top_bottom_at_fraction(0.48)
    } else {
        (inner, inner)
    };
    let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
    let at = below.right_center();
    let points = painter.text(at, Align2::RIGHT_CENTER, points, font(BOLD, 15.0), palette.ink);
    let mut left = line.left();
    if starts {
        let tip = pos2(left + 7.0, line.center().y);
        let points = [(-6.0, -5.0), (3.0, 0.0), (-6.0, 5.0)].map(|(x, y)| tip + vec2(x, y));
        painter.add(Shape::convex_polygon(points.into(), palette.accent, Stroke::NONE));
        left += 15.0;
    }
    let end = if line == below { points.left() - 8.0 } else { line.right() };
    let written = |size: f32| {
        let job = LayoutJob::simple_singleline(name.to_owned(), font(SEMIBOLD, size), palette.ink);
        let wrap = TextWrapping::truncate_at_width((end - left).max(0.0));
        painter.layout_job(LayoutJob { wrap, ..job })
    };
    let sizes = [13.0, 12.0, MIN_LETTERS].map(written);
    let galley = sizes.iter().find(|galley| !galley.elided).unwrap_or(&sizes[2]).clone();
    let from = if line == below { left + galley.size().x + 8.0 } else { below.left() };
    painter.galley(pos2(left, line.center().y - galley.size().y / 2.0), galley, palette.ink);
    Rect::from_x_y_ranges(from.min(points.left())..=points.left() - 6.0, below.y_range())
}
