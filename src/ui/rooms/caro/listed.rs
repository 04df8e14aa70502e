//! Cờ caro in *My games*.

use ::caro::Caro;
use eframe::egui::{Painter, Rect};
use tabletop::{Match, Side};

use crate::ui::board::Sprites;
use crate::ui::table::my_games::{Listed, Wording};
use crate::ui::table::{BoardView, Spoken, TableGame};

impl Listed for Caro {
    const HAS_SQUARE_PICTURES: bool = true;

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

    fn options_in_words(&self, Wording { language, look }: Wording) -> String {
        Self::words(language).summary(self, look)
    }
}
