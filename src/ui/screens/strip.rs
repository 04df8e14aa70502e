//! The strip of a player above or below the board: name, turn marker, captured stones and score.

use eframe::egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Layout, Pos2, Rect, RichText, Role,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::clock::{self, Clock, clock};
use crate::ui::shown::Gain;
use crate::ui::theme::{BOLD, Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{cut_to_fit, strong};
use crate::ui::words::Words;

/// The contents of a player's strip.
pub struct Strip<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The player's name.
    pub name: &'a str,
    /// The name to show where `name` is too wide.
    pub short_name: &'a str,
    /// The points in the store.
    pub points: i32,
    /// The points in the store counted so far, while stones arrive there.
    pub counted: i32,
    /// The latest gain of the player.
    pub gain: Gain,
    /// The points borrowed.
    pub debt: i32,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// Whether this player is a computer that is thinking.
    pub thinking: bool,
    /// The player's clock, if the game has clocks.
    pub clock: Option<Clock>,
    /// The scale of the points, applied where there is room; 1 is the usual size.
    pub letters: f32,
}

impl Strip<'_> {
    /// Returns the colour of the points, which stand out while they are counted.
    pub fn ink(&self, palette: &Palette) -> Color32 {
        if self.counted == self.points { palette.ink } else { palette.accent }
    }
}

/// Returns the area of the captured stones in a strip.
fn store_room(strip: Rect) -> Rect {
    let left = strip.left() + name_width(strip);
    let right = strip.right() - SCORE;
    Rect::from_min_max(pos2(left, strip.top() + 4.0), pos2(right, strip.bottom() - 4.0))
}

/// The strip height below which the name and the text below it are smaller.
const LOW: f32 = 44.0;

/// The width reserved for the score and the latest gain.
const SCORE: f32 = 100.0;

fn name_width(strip: Rect) -> f32 {
    (strip.width() * 0.3).clamp(224.0, 330.0)
}

/// Draws the strip of a player into `rect`. Returns the area left for captured stones, which are
/// painted later.
pub fn strip(ui: &mut Ui, rect: Rect, strip: &Strip<'_>) -> Rect {
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter();
    let round = CornerRadius::same(sizes::ROUND);
    let stroke = if strip.to_move { Stroke::new(3.0, palette.accent) } else { palette.edge() };
    painter.rect(rect, round, palette.paper, stroke, StrokeKind::Inside);

    // The player to move has a filled marker before the name and a text below it.
    let tall = rect.height() >= 56.0;
    let middle = rect.center().y;
    let x = rect.left() + 16.0;
    if strip.to_move {
        let points =
            vec![pos2(x - 5.0, middle - 8.0), pos2(x + 8.0, middle), pos2(x - 5.0, middle + 8.0)];
        painter.add(eframe::egui::Shape::convex_polygon(points, palette.accent, Stroke::NONE));
    }
    let under = match (strip.thinking, strip.to_move) {
        (true, _) => Some(strip.words.thinking),
        (false, true) => Some(strip.words.to_move),
        (false, false) => None,
    };
    let name_room = Rect::from_min_max(
        pos2(x + 16.0, rect.top()),
        pos2(rect.left() + name_width(rect), rect.bottom()),
    );
    let (name_room, clock_room) = beside_clock(name_room, strip.clock, strip.letters);
    let mut names =
        ui.new_child(UiBuilder::new().max_rect(name_room).layout(Layout::top_down(Align::Min)));
    names.spacing_mut().item_spacing.y = 0.0;
    let size = match rect.height() {
        _ if tall => 18.0,
        ..LOW => 13.5,
        _ => 15.0,
    };
    let row = |size: f32| {
        let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
        names.fonts_mut(|fonts| fonts.row_height(&font))
    };
    let (small, below) = (size * 0.82, under.is_some());
    let lines = row(size) + if below { row(small) } else { 0.0 };
    names.add_space(((rect.height() - lines) / 2.0).max(0.0));
    let (both, width) = ((strip.name, strip.short_name), name_room.width());
    let name = name_that_fits(ui, both, LEAST_LETTERS, width);
    cut_to_fit(&mut names, strong(name).size(size * letters_that_fit(ui, name, size, width)));
    if let Some(under) = under {
        cut_to_fit(&mut names, RichText::new(under).size(small).color(palette.faint_ink));
    }

    if let Some(shown) = strip.clock {
        clock(ui, clock_room.shrink2(vec2(4.0, 8.0)), strip.words, strip.name, shown);
    }
    score(ui, rect, strip);
    name_store(ui, store_room(rect), strip, strip.name);
    store_room(rect)
}

/// Returns the first of two names if it fits into `width` in semi-bold type of the size
/// `letters`, else the second.
pub fn name_that_fits<'a>(ui: &Ui, names: (&'a str, &'a str), letters: f32, width: f32) -> &'a str {
    if name_width_of(ui, names.0, letters) <= width { names.0 } else { names.1 }
}

/// Returns the factor, at most 1, by which the font size `letters` must shrink for a name to fit
/// into `width`. The resulting size is at least [`LEAST_LETTERS`].
pub fn letters_that_fit(ui: &Ui, name: &str, letters: f32, width: f32) -> f32 {
    (width / name_width_of(ui, name, letters)).clamp(LEAST_LETTERS / letters, 1.0)
}

/// Returns the width of a name in semi-bold type of the size `letters`.
fn name_width_of(ui: &Ui, name: &str, letters: f32) -> f32 {
    let font = FontId::new(letters, FontFamily::Name(SEMIBOLD.into()));
    let ink = Palette::current(ui.ctx()).ink;
    ui.painter().layout_no_wrap(name.to_owned(), font, ink).size().x + 1.0
}

/// Splits `room` into the area of the name and, at the right end, the area of the clock (empty if
/// there is none). `letters` scales the clock.
pub fn beside_clock(room: Rect, clock: Option<Clock>, letters: f32) -> (Rect, Rect) {
    let width = clock::WIDTH * letters.min(MOST_LETTERS);
    let split = clock.map_or(room.right(), |_| room.right() - width);
    room.split_left_right_at_x(split)
}

/// Names the area of captured stones for screen readers: the points of its owner and the latest
/// gain.
pub fn name_store(ui: &Ui, room: Rect, strip: &Strip<'_>, owner: &str) {
    let response = ui.interact(room, ui.scope_id().with(("store", owner)), Sense::hover());
    let gains = gains(strip);
    let gained = if gains.is_empty() { String::new() } else { format!(" ({})", gains.join(", ")) };
    let spoken = strip.words.store_name(owner, strip.points) + &gained;
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// Returns the texts of the latest capture and of the stones swept at the end: `+18`, `swept +3`.
fn gains(strip: &Strip<'_>) -> Vec<String> {
    let Gain { captured, swept } = strip.gain;
    let captured = (captured > 0).then(|| format!("+{captured}"));
    let swept = (swept > 0).then(|| strip.words.swept(swept));
    captured.into_iter().chain(swept).collect()
}

/// Draws the latest gain with its right end at `at`: the points swept below the points captured.
pub fn write_gain(ui: &Ui, at: Pos2, strip: &Strip<'_>) {
    let gains = gains(strip);
    let letters = if gains.len() > 1 { LEAST_LETTERS } else { GAIN_LETTERS };
    let font = FontId::new(letters, FontFamily::Name(SEMIBOLD.into()));
    let ink = Palette::current(ui.ctx()).faint_ink;
    let line = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let first = at.y - line * (gains.len() as f32 - 1.0) / 2.0;
    for (index, gain) in gains.into_iter().enumerate() {
        let at = pos2(at.x, first + line * index as f32);
        ui.painter().text(at, Align2::RIGHT_CENTER, gain, font.clone(), ink);
    }
}

/// The minimum font size of a name; a name that still does not fit ends in an ellipsis.
pub const LEAST_LETTERS: f32 = 11.5;

/// The maximum scale of the points.
pub const MOST_LETTERS: f32 = 1.4;

/// The font size of the latest gain.
const GAIN_LETTERS: f32 = 14.0;

/// Draws the points at the right end, and the debt below them.
fn score(ui: &Ui, rect: Rect, strip: &Strip<'_>) {
    let palette = Palette::current(ui.ctx());
    let right = rect.right() - 14.0;
    let owes = strip.debt > 0;
    let (share, y) =
        if owes { (0.34, rect.top() + 0.36 * rect.height()) } else { (0.42, rect.center().y) };
    let share = share * strip.letters.min(MOST_LETTERS);
    let bold = FontId::new(share * rect.height().min(72.0), FontFamily::Name(BOLD.into()));
    let at = pos2(right, y);
    let ink = strip.ink(palette);
    let points = ui.painter().text(at, Align2::RIGHT_CENTER, strip.counted, bold, ink);
    write_gain(ui, points.left_center() - vec2(6.0, 0.0), strip);
    if owes {
        let small = FontId::new(14.0, FontFamily::Proportional);
        let at = pos2(right, rect.bottom() - 0.24 * rect.height());
        let text = strip.words.debt(strip.debt);
        ui.painter().text(at, Align2::RIGHT_CENTER, text, small, palette.warning);
    }
}
