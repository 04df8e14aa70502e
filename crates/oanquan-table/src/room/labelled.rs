//! A picture of a board with the numbers of its cells, for a text beside it that names moves.

use eframe::egui::{Painter, Rect, Vec2};
use oanquan::{BySide, Game, Side};
use ui_kit::theme::Palette;

use crate::motion::Stage;
use crate::room::board::{
    BoardLayout, BoardState, Brush, Marks, Sprites, StoreLayout, paint_bed, paint_board,
};

/// The margin around the board, in points.
const MARGIN: f32 = 6.0;
/// The height of the numbers beside the cells, relative to those of a board that is played on: a class reads them from
/// afar.
const LARGER: f32 = 1.5;

/// Paints the board at the end of `played` into `rect`, with the side `near` at its lower edge.
pub(super) fn labelled_picture(
    painter: &Painter,
    sprites: &Sprites,
    rect: Rect,
    played: &Game,
    near: Side,
) {
    let palette = Palette::current(painter.ctx());
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let sides = played.rules().sides;
    let layout = layout_in(rect, sides, near);
    sprites.paint_small_ground(&painter, rect);
    painter.rect_filled(rect, 0.0, palette.calm);
    paint_bed(&painter, sprites, &layout);
    // The picture has no stores: stones there have no width.
    let nowhere = Rect::from_min_size(rect.min, Vec2::ZERO);
    let stores = StoreLayout { store_rects: BySide::from_fn(sides, |_| nowhere) };
    let moves = played.turns().next_back().map(|turn| turn.mv).into_iter().collect();
    let marks = Marks { moves, ..Marks::default() };
    let brush = Brush { painter, palette, sprites, layout: &layout, stores: &stores };
    paint_board(&brush, &Stage::new(played), &BoardState::default(), &marks);
}

/// Returns the layout of the board in a picture of this size.
fn layout_in(rect: Rect, sides: usize, near: Side) -> BoardLayout {
    let layout = BoardLayout::numbered_picture(rect.shrink(MARGIN), sides, near);
    layout.with_larger_numbers(LARGER)
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Pos2, vec2};
    use oanquan::{Position, Rules};
    use settings::{BoardLook, Language, Surrounding};
    use share::Studio;
    use window::share::PictureLook;

    use super::*;

    #[test]
    fn each_cell_of_a_row_has_its_number_beside_it() {
        let look = PictureLook {
            board: BoardLook::Contrast,
            surrounding: Surrounding::Light,
            language: Language::English,
            scale: 1,
        };
        let size = vec2(300.0, 210.0);
        let start = Position::start(&Rules::classic(), Side::NEAR);
        let game = Game::new(Rules::classic(), start);
        let mut studio = Studio::new(&look, size);
        let image = studio.paint(|ui, sprites, rect| {
            labelled_picture(ui.painter(), sprites, rect, &game, Side::NEAR);
        });
        let layout = layout_in(Rect::from_min_size(Pos2::ZERO, size), 2, Side::NEAR);
        let ring = layout.seating().ring();
        let numbers = ring.cells().filter(|cell| !cell.is_quan()).map(|cell| {
            let number = layout.shape(cell).number.expect("a number");
            Rect::from_center_size(number, Vec2::splat(layout.number_height()))
        });
        for place in numbers {
            assert!(Rect::from_min_size(Pos2::ZERO, size).contains_rect(place), "{place}");
            let columns = place.left() as usize..=place.right() as usize;
            let pixels = columns.flat_map(|x| {
                let rows = place.top() as usize..=place.bottom() as usize;
                rows.map(move |y| (x, y))
            });
            let mut inks = pixels.map(|(x, y)| image.pixels[y * image.size[0] + x]);
            let first = inks.next();
            assert!(inks.any(|ink| Some(ink) != first), "nothing at {place}");
        }
    }
}
