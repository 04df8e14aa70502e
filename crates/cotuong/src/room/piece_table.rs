//! The table of the pieces in the rules: how each looks, its name, its letter in moves, how it goes.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{FontFamily, FontId, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};
use ui_kit::theme::{Palette, SEMIBOLD};

use super::look::Look;
use super::pieces;
use super::words::BoardWords;
use crate::{Color, Kind, Piece};

/// The radius of a piece, and the gaps beside and below it.
const RADIUS: f32 = 18.0;
const BESIDE: f32 = 6.0;
const BELOW: f32 = 4.0;
/// The rows.
const KINDS: [Kind; 7] = [
    Kind::General,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Soldier,
];

/// Draws the table with this set of pieces.
pub(super) fn piece_table(ui: &mut Ui, words: &BoardWords, look: Look) {
    for kind in KINDS {
        row(ui, words, kind, look);
    }
    ui.add_space(BESIDE);
}

/// Draws the row of a kind: the pieces of both colours and the text beside them.
fn row(ui: &mut Ui, words: &BoardWords, kind: Kind, look: Look) {
    let ink = Palette::current(ui.ctx()).ink;
    let heading =
        words.piece_heading(words.piece_name(kind), &words.dialect(look as usize).letters(kind));
    let way = words.piece_way(kind);
    let left = 2.0 * (2.0 * RADIUS + BESIDE) + BESIDE;
    let plain = TextStyle::Body.resolve(ui.style());
    let strong = FontId::new(plain.size, FontFamily::Name(SEMIBOLD.into()));
    let mut job = LayoutJob::default();
    job.wrap.max_width = (ui.available_width() - left).max(1.0);
    job.append(&format!("{heading}\n"), 0.0, TextFormat::simple(strong, ink));
    job.append(way, 0.0, TextFormat::simple(plain, ink));
    let text = ui.painter().layout_job(job);
    let size = vec2(ui.available_width(), text.size().y.max(2.0 * RADIUS) + BELOW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let mut at = rect.left_center() + vec2(RADIUS, 0.0);
    for color in Color::ALL {
        pieces::piece(ui.painter(), at, RADIUS, Piece { color, kind }, look, 1.0);
        at.x += 2.0 * RADIUS + BESIDE;
    }
    let corner = rect.left_center() + vec2(left, -text.size().y / 2.0);
    ui.painter().galley(corner, text, ink);
    let spoken = format!("{heading}: {way}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}
