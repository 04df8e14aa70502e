//! A game at the table in *My games*.

use eframe::egui::{Painter, Rect};
use tabletop::Side;

use super::my_games::Listed;
use super::table_game::TableGame;
use crate::ui::board::Sprites;
use crate::ui::table::BoardView;

impl<G: TableGame> Listed for G {
    const HAS_SQUARE_PICTURES: bool = G::IS_SQUARE;

    fn paint_in_list(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&G::Match, Side)>,
        look: usize,
    ) {
        let shown = shown.map(|(played, near)| (played, BoardView::lying(look, near)));
        G::picture(painter, sprites, rect, shown);
    }
}
