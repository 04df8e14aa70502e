//! The pebble games in *My games*.

use ::pebbles::Pebbles;
use eframe::egui::{Painter, Rect};
use tabletop::{Match, Side};

use crate::ui::board::Sprites;
use crate::ui::table::my_games::Listed;
use crate::ui::table::{BoardView, TableGame};

impl Listed for Pebbles {
    fn paint_in_list(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Match<Self>, Side)>,
        look: usize,
    ) {
        let shown = shown.map(|(played, near)| (played, BoardView::lying(look, near)));
        Self::picture(painter, sprites, rect, shown);
    }
}
