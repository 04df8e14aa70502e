//! A game to picture, whichever game it is.

use std::fmt::{self, Debug};

use eframe::egui::{
    Align2, Color32, ColorImage, CornerRadius, FontFamily, FontId, Painter, Rect, Ui, Vec2, vec2,
};
use live::Viewer;
use settings::{Language, Settings};
use share::Studio;
use tabletop::{Control, GameMatch, Replay, ReplayPace, Setup};
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, SEMIBOLD, sizes};
use window::share::{Film, Part, PictureLook};

use super::animation::gif;
use super::pictured::title;
use crate::game::TableGame;

/// The height of the title above a picture, and the room around it, in points.
const HEADING: f32 = 44.0;
const AROUND: f32 = 10.0;

/// A match, its players, and what it is seen on.
#[derive(Clone)]
pub struct Shown<G: TableGame> {
    /// The match.
    pub game: G::Match,
    /// The players. The seed decides where stones lie; a picture of a position always looks the same.
    pub setup: Setup,
    /// The look.
    pub look: usize,
    /// The date beside the title, empty if it is unknown; `None` for pictures without a title.
    pub dated: Option<String>,
}

impl<G: TableGame> Shown<G> {
    /// Returns the replay of the match at its start.
    pub(crate) fn viewer(&self) -> Viewer<G> {
        let replay = Replay::new(self.setup.clone(), self.game.clone());
        Viewer::new(replay, None, G::surface(&Settings::default()), ReplayPace::Normal)
    }

    pub(crate) fn paint(
        &self,
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer<G>,
        room: Rect,
    ) {
        let room = match &self.dated {
            None => room,
            Some(date) => {
                let (heading, below) = room.split_top_bottom_at_y(room.top() + HEADING);
                let title = title::<G>(language, &self.game.game(), self.look);
                paint_heading(ui, heading, &title, date);
                below
            }
        };
        G::paint_picture(ui, sprites, language, viewer, self.look, room);
    }

    /// Returns the size of the pictures, in points.
    pub(crate) fn whole_size(&self) -> Vec2 {
        let heading = if self.dated.is_some() { HEADING } else { 0.0 };
        G::picture_size(&self.game) + vec2(0.0, heading)
    }
}

impl<G: TableGame> Debug for Shown<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shown").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<G: TableGame> Film for Shown<G> {
    fn steps(&self) -> usize {
        self.game.entries().len()
    }

    fn size(&self) -> Vec2 {
        self.whole_size()
    }

    fn still(&self, steps: usize, look: &PictureLook) -> ColorImage {
        let mut viewer = self.viewer();
        viewer.go_to(steps);
        let mut studio = Studio::new(look, self.whole_size());
        let paint = |ui: &mut Ui, sprites: &Sprites, room: Rect| {
            self.paint(ui, sprites, look.language, &viewer, room);
        };
        studio.paint(paint).clone()
    }

    fn gif(
        &self,
        part: Part,
        look: &PictureLook,
        control: &Control,
        report: &dyn Fn(usize, usize),
    ) -> Option<Vec<u8>> {
        gif(self, part, look, control, report)
    }
}

/// Paints the title at the left of `rect` and the date at its right.
fn paint_heading(ui: &Ui, rect: Rect, title: &str, date: &str) {
    let palette = Palette::current(ui.ctx());
    let rect = Rect { min: rect.min + Vec2::splat(AROUND), max: rect.max - vec2(AROUND, 2.0) };
    ui.painter().rect_filled(rect, CornerRadius::same(sizes::ROUND), palette.paper);
    let mut line = rect.shrink2(vec2(12.0, 2.0));
    let font = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
    let date = ui.painter().layout_no_wrap(date.to_owned(), font, palette.ink);
    let at = Align2::RIGHT_CENTER.anchor_size(line.right_center(), date.size());
    line.max.x = at.left() - 12.0;
    ui.painter().galley(at.min, date, palette.ink);
    paint_line(ui.painter(), line, title, 17.0, palette.ink);
}

/// Paints a line of text at the left of `rect`, smaller if it would not fit.
pub(crate) fn paint_line(painter: &Painter, rect: Rect, text: &str, size: f32, ink: Color32) {
    let layout = |size: f32| {
        let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
        painter.layout_no_wrap(text.to_owned(), font, ink)
    };
    let mut galley = layout(size);
    if galley.size().x > rect.width() {
        galley = layout((size * rect.width() / galley.size().x).max(10.0));
    }
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size());
    painter.galley(at.min, galley, ink);
}
