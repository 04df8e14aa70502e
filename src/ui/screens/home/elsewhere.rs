//! The rows of the home below the next game: today's position, and what is under way in other games.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Color32, CornerRadius, FontFamily, FontId, Rect, Response, Role, Sense, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use frame::icons::{self, Icon};
use frame::table::training_page::Today;
use frame::widgets::{explain, follow_focus};
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};

use super::{Home, HomeAction};

/// The padding in a row, the side of an icon and the width of a picture, in points.
const PAD: f32 = 8.0;
const ICON: f32 = 20.0;
const PICTURE: f32 = 56.0;
/// The height of a row with a picture.
const HIGH: f32 = 48.0;
/// The size of the texts.
const FONT: f32 = 14.0;

/// Draws the button of today's position, with the days in a row on which the player has tried it.
pub fn today(ui: &mut Ui, home: &Home<'_>, today: Today) -> Option<HomeAction> {
    let words = &home.words.puzzles;
    let label = words.of_the_day;
    let days = (today.days > 1).then(|| words.days_in_a_row(today.days));
    let (rect, response) = row(ui, touch::target(ui), label);
    let palette = Palette::current(ui.ctx());
    let left = rect.left() + PAD;
    let icon = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
    icons::paint(ui.painter(), icon, Icon::Book, palette.ink, false);
    let state = match (days, today.waits) {
        (Some(days), _) => days,
        (None, true) => match today.band {
            Some([band, bands]) => words.band(band, bands),
            None => words.waits_for_you.to_owned(),
        },
        (None, false) => words.done_today.to_owned(),
    };
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(state.as_str()));
    let ink = if today.waits { palette.accent } else { palette.faint_ink };
    let state = ui.painter().layout_no_wrap(state, FontId::proportional(FONT), ink);
    let right = rect.right() - PAD - state.size().x;
    paint_text(ui, rect, [icon.right() + PAD, right - PAD], (label, ""), palette.ink);
    ui.painter().galley(pos2(right, rect.center().y - state.size().y / 2.0), state, ink);
    response.clicked().then_some(HomeAction::OpenDay)
}

/// Draws a button for each game that is under way elsewhere, with its name alone in a `low` window. Returns
/// the action requested.
pub fn elsewhere(ui: &mut Ui, home: &Home<'_>, low: bool) -> Option<HomeAction> {
    let mut action = None;
    for guest in &home.guests {
        let (rect, response) = row(ui, if low { touch::target(ui) } else { HIGH }, guest.name);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(guest.text.as_str()));
        let palette = Palette::current(ui.ctx());
        let picture = rect.with_max_x(rect.left() + PICTURE + PAD).shrink(PAD / 2.0);
        let painter = ui.painter().with_clip_rect(picture.intersect(ui.clip_rect()));
        guest.table.paint(&painter, home.sprites, picture, home.settings);
        let texts = (guest.name, if low { "" } else { guest.text.as_str() });
        paint_text(ui, rect, [picture.right() + PAD, rect.right() - PAD], texts, palette.ink);
        if response.clicked() {
            action = Some(HomeAction::ContinueRoom(guest.index));
        }
    }
    action
}

/// Draws an empty row over the whole width, which is a button named `label`. Returns its place.
fn row(ui: &mut Ui, height: f32, label: &str) -> (Rect, Response) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let visuals = ui.style().interact(&response);
    let round = CornerRadius::same(sizes::ROUND);
    let (fill, stroke) = (visuals.weak_bg_fill, visuals.bg_stroke);
    ui.painter().rect(rect, round, fill, stroke, StrokeKind::Inside);
    follow_focus(&response);
    explain(&response, label);
    (rect, response)
}

/// Draws a name and, below it, a smaller text, each on one line between two edges.
fn paint_text(ui: &Ui, row: Rect, [left, right]: [f32; 2], texts: (&str, &str), ink: Color32) {
    let font = FontId::new(FONT, FontFamily::Name(SEMIBOLD.into()));
    let small = FontId::proportional(FONT - 1.0);
    let mut lines = Vec::new();
    for (text, font) in [(texts.0, font), (texts.1, small)] {
        if text.is_empty() {
            continue;
        }
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
        job.wrap.max_width = right - left;
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        lines.push(ui.painter().layout_job(job));
    }
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let mut top = row.center().y - height / 2.0;
    for line in lines {
        let next = top + line.size().y;
        ui.painter().galley(pos2(left, top), line, ink);
        top = next;
    }
}
