//! The board as text: a drawing, or sentences.

use super::canvas::TextCanvas;
use super::words::OAnQuanWords;
use crate::cli::text::View;
use crate::rules::{Cell, Pile, Position, Side};

/// The size of a cell in characters. Neighbouring cells share the line between them.
const WIDTH: usize = 6;
const HEIGHT: usize = 2;
/// The number of cells from one quan cell to the next.
const ROW: usize = 6;
/// The mark of an empty cell.
const NOTHING: &str = "·";

/// Returns the lines that show `position`.
pub(super) fn lines(words: &OAnQuanWords, view: &View, position: &Position) -> Vec<String> {
    let sides = (0..position.ring().sides()).map(Side::new);
    if view.plain {
        let quan_cells = position.ring().quan_cells();
        let quan = quan_cells.map(|cell| {
            let Pile { quan, dan } = position.pile(cell);
            words.quan_cell(cell, quan, dan)
        });
        let rows = sides.map(|side| {
            let pile = |cell| with_suffix(position, cell, position.pile(cell).dan.to_string());
            let piles: Vec<String> = position.ring().own_cells(side).map(pile).collect();
            words.row(&owner_line(words, view, position, side), &piles.join(", "))
        });
        return rows.chain(quan).collect();
    }
    let drawn = draw(view.near, position);
    let owners = sides.map(|side| {
        let mark = if position.to_move() == Some(side) { '▸' } else { ' ' };
        format!(" {mark} {}", owner_line(words, view, position, side))
    });
    std::iter::once(String::new()).chain(drawn.rows().collect::<Vec<_>>()).chain(owners).collect()
}

/// Returns the line with the name, the cells and the points of a side.
fn owner_line(words: &OAnQuanWords, view: &View, position: &Position, side: Side) -> String {
    let mut cells = position.ring().own_cells(side);
    let ends = cells.next().zip(cells.next_back());
    let (first, last) = ends.expect("a side has five cells");
    words.owner_line(&view.names[side], first, last, position.store(side))
}

/// Draws the board with the cells of `near` at the bottom.
fn draw(near: Side, position: &Position) -> TextCanvas {
    let ring = position.ring();
    let height = if ring.sides() == 2 { 2 * HEIGHT } else { (ROW + 1) * HEIGHT };
    let mut canvas = TextCanvas::new((ROW + 1) * WIDTH + 1, height + 1);
    for index in 0..ring.len() {
        let cell = Cell::new((index + near.index() * ROW) % ring.len());
        let (x, y) = place(ring.sides(), index);
        canvas.frame(x, y, WIDTH, HEIGHT);
        canvas.write(x + 1, y, &cell.to_string());
        let pile = with_suffix(position, cell, pile(position.pile(cell)));
        canvas.write(x + 1, y + 1, &format!("{pile:^0$}", WIDTH - 1));
    }
    canvas
}

/// Returns the text of a pile with the mark of a cell that has been sold.
fn with_suffix(position: &Position, cell: Cell, pile: String) -> String {
    pile + &position.fields().state(cell).suffix().map(String::from).unwrap_or_default()
}

fn pile(pile: Pile) -> String {
    match (pile.quan, pile.dan) {
        (true, 0) => "Q".to_owned(),
        (true, dan) => format!("Q{dan}"),
        (false, 0) => NOTHING.to_owned(),
        (false, dan) => dan.to_string(),
    }
}

/// Returns the top left corner of the cell that follows the near row's first quan cell by `index`
/// cells. The board is two rows between two quan cells, a triangle, or a square.
fn place(sides: usize, index: usize) -> (usize, usize) {
    let (turn, along) = (index / ROW, index % ROW);
    let right = ROW * WIDTH;
    let bottom = ROW * HEIGHT;
    match (sides, turn) {
        (2, _) if along == 0 => (turn * right, HEIGHT / 2),
        (2, 0) => (along * WIDTH, HEIGHT),
        (2, _) => (right - along * WIDTH, 0),
        (_, 0) => (along * WIDTH, bottom),
        // Each row of the triangle is half a cell narrower at both ends.
        (3, 1) => (right - along * WIDTH / 2, bottom - along * HEIGHT),
        (3, _) => (right / 2 - along * WIDTH / 2, along * HEIGHT),
        (_, 1) => (right, bottom - along * HEIGHT),
        (_, 2) => (right - along * WIDTH, 0),
        (_, _) => (0, along * HEIGHT),
    }
}
