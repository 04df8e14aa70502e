//! The clock of a player on the player's strip or card.

use std::time::Duration;

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};
use tabletop::shown_seconds;
use ui_kit::theme::{BOLD, Palette, sizes};
use window_words::Words;

/// The width of a clock at the usual font size.
pub const WIDTH: f32 = 66.0;
/// The usual font size of a clock.
const LETTERS: f32 = 17.0;
/// The font size of small text.
const SMALL: f32 = 13.0;
/// The least height of a frame around digits, as a multiple of their font size.
const FRAMED: f32 = 1.25;

/// The remaining time of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The remaining time.
    pub left: Duration,
    /// Whether little time is left.
    pub low: bool,
}

impl Clock {
    /// Returns the text of the clock: `4:05`.
    fn face(self) -> String {
        let seconds = shown_seconds(self.left);
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        // Low time must not be shown by colour alone.
        if self.low { format!("{time} !") } else { time }
    }
}

/// Draws the clock of the player `name` in the middle of `room`.
pub fn clock(ui: &Ui, room: Rect, words: &Words, name: &str, clock: Clock) {
    let palette = Palette::current(ui.ctx());
    let size = vec2(room.width().min(WIDTH * 1.5), room.height().min(LETTERS * 1.7));
    let rect = Rect::from_center_size(room.center(), size);
    let (fill, ink) = match clock.low {
        true => (palette.warning, palette.paper),
        false => (palette.paper, palette.ink),
    };
    let painter = ui.painter();
    let face = |letters: f32| {
        let font = FontId::new(letters, FontFamily::Name(BOLD.into()));
        painter.layout_no_wrap(clock.face(), font, ink)
    };
    // In a small room, the digits come close to the edges before they are smaller than small text.
    let width = face(SMALL).size().x + 2.0;
    let least = SMALL.min(rect.height()).min(SMALL * rect.width() / width);
    let letters = (rect.height() * 0.62).min(LETTERS * rect.width() / WIDTH);
    let letters = letters.max(least).max(1.0);
    // A frame around digits that are as high as itself would cross them.
    let has_frame = rect.height() >= FRAMED * letters;
    let stroke = Stroke::new(if has_frame { 1.0 } else { 0.0 }, palette.faint_ink);
    let round = CornerRadius::same(sizes::ROUND / 2);
    painter.rect(rect, round, fill, stroke, StrokeKind::Inside);
    let face = face(letters);
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), face.size());
    painter.galley(place.min, face, ink);
    let seconds = shown_seconds(clock.left);
    let spoken = words.offers.clock_name(name, seconds / 60, seconds % 60);
    let response = ui.interact(rect, ui.scope_id().with(("clock", name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}
