//! Pictures of the game to share.

use ::cotuong::Cotuong;
use eframe::egui::{Rect, Ui, Vec2};
use tabletop::Match;

use crate::settings::Language;
use crate::ui::board::Sprites;
use crate::ui::live::Viewer;
use crate::ui::picture::Pictured;
use crate::ui::table::{paint_picture, picture_size};

impl Pictured for Cotuong {
    fn picture_size(_played: &Match<Self>) -> Vec2 {
        picture_size::<Self>()
    }

    fn paint_picture(
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer<Self>,
        look: usize,
        room: Rect,
    ) {
        paint_picture(ui, sprites, language, viewer, look, room);
    }
}
