//! Painting the board.

use oanquan::{Cell, FieldState, Move};
use tabletop::Mark;

use super::brush::Brush;
use super::stones::StonePainter;
use super::{BoardState, Preview, ValueMark};
use crate::motion::Stage;

/// The opacity of the marks of earlier moves; the last move has 1.
const EARLIER: f32 = 0.55;

/// The marks on the board other than those of pointer and keyboard.
#[derive(Default)]
pub struct Marks {
    /// The latest moves, oldest first. The last one is marked most strongly.
    pub moves: Vec<Move>,
    /// The cells that these moves captured.
    pub captured: Vec<Cell>,
    /// What a lesson names.
    pub named: Vec<Mark<Cell>>,
    /// The preview of the move that is pointed at.
    pub preview: Option<Preview>,
    /// The values of moves.
    pub values: Vec<ValueMark>,
}

/// Paints the board as `stage` shows it, with `state` and `marks`.
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
    brush.sold_fields(stage.fields());
    brush.numbers(&marks.values);
    if marks.preview.is_none() {
        // A refill may have put a dân there since.
        for &cell in marks.captured.iter().filter(|&&cell| stage.pile(cell).is_empty()) {
            brush.captured(cell);
        }
    }
    // The arrows of two moves from the same cell are painted side by side.
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
    if let Some(dust) = stage.dust() {
        brush.dust(dust);
    }
    // While stones move they alone are framed.
    if let Some(cell) = state.focused.filter(|_| stage.is_idle()) {
        brush.focus(cell);
    }
    if let Some(preview) = &marks.preview {
        brush.preview(preview);
    }
    let hand = stage.hand().filter(|hand| !hand.stones.is_empty());
    if let Some(hand) = &hand {
        // The numbers of the cells stay readable below the hand.
        stones.hand(painter, hand);
    }
    for &named in &marks.named {
        brush.named(named);
    }
    let fields = stage.fields();
    let is_pond = |cell: &Cell| !cell.is_quan() && fields.state(*cell) == FieldState::Pond;
    for cell in layout.seating().ring().cells().filter(|cell| !is_pond(cell)) {
        brush.count(cell, &stones.count(cell));
    }
    for value in &marks.values {
        brush.value(value);
    }
    if let Some(cell) = state.armed {
        for &direction in stage.directions() {
            brush.arrow(Move { cell, direction }, state);
        }
    }
    stones.flying(painter);
    if let Some(hand) = &hand {
        brush.hand_badge(stones.hand_edge(hand), &hand.stones.len().to_string());
    }
}
