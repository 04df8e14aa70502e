//! Painting the board.

use eframe::egui::Painter;

use super::stones::{StonePainter, StoreLayout};
use super::{BoardLayout, BoardState, Preview, Sprites};
use crate::rules::{Cell, Direction, Move};
use crate::ui::motion::Stage;
use crate::ui::theme::Palette;

/// What the board is painted with.
pub struct Brush<'a> {
    /// Where it is painted.
    pub painter: Painter,
    /// The colours.
    pub palette: &'static Palette,
    /// The textures.
    pub sprites: &'a Sprites,
    /// Where everything is.
    pub layout: &'a BoardLayout,
    /// Where the captured stones are.
    pub stores: &'a StoreLayout,
}

/// How strong the marks of earlier moves are beside that of the last one.
const EARLIER: f32 = 0.55;

/// What is marked on the board besides what is under pointer and keyboard.
#[derive(Default)]
pub struct Marks {
    /// The last moves, the last of them strongest.
    pub moves: Vec<Move>,
    /// The cells that they captured.
    pub captured: Vec<Cell>,
    /// What the move that is pointed at would do.
    pub preview: Option<Preview>,
}

/// Paints the board as `stage` shows it, with the marks of `state` and `marks`.
pub fn paint_board(brush: &Brush<'_>, stage: &Stage, state: &BoardState, marks: &Marks) {
    let Brush { painter, palette, layout, .. } = brush;
    let stones = StonePainter { layout, stores: brush.stores, sprites: brush.sprites, stage };

    for &cell in &state.playable {
        brush.playable(cell);
    }
    if let Some(cell) = state.armed {
        brush.wash(cell, palette.chosen);
    }
    brush.lines();
    if marks.preview.is_none() {
        for &cell in &marks.captured {
            brush.captured(cell);
        }
    }
    // The arrows of two moves from one cell stand side by side.
    let meets = |mv: Move| state.hinted.is_some_and(|hinted| hinted.cell == mv.cell);
    if let [earlier @ .., last] = marks.moves.as_slice() {
        for &mv in earlier {
            brush.move_mark(mv, EARLIER, meets(mv));
        }
        brush.move_mark(*last, 1.0, meets(*last));
    }
    if let Some(pointed) = stage.pointed() {
        brush.ring(pointed.gap, palette.chalk, (layout.unit() * 0.025).max(2.0));
        brush.ring(pointed.cell, palette.ring, (layout.unit() * 0.045).max(3.0));
    }
    if let Some(mv) = state.hinted {
        brush.hint(mv);
    }
    stones.at_rest(painter);
    // While stones move they alone are framed.
    if let Some(cell) = state.focused.filter(|_| stage.is_idle()) {
        brush.focus(cell);
    }
    if let Some(preview) = &marks.preview {
        brush.preview(preview);
    }
    for cell in layout.seating().ring().cells() {
        brush.badge(layout.shape(cell).badge, &stones.count(cell));
    }
    if let Some(cell) = state.armed {
        for direction in Direction::BOTH {
            brush.arrow(Move { cell, direction }, state);
        }
    }
    stones.moving(painter);
    if let Some(hand) = stage.hand().filter(|hand| !hand.stones.is_empty()) {
        let beside = eframe::egui::vec2(0.3, -0.26) * layout.unit();
        brush.badge(stones.hand_at(&hand) + beside, &hand.stones.len().to_string());
    }
}
