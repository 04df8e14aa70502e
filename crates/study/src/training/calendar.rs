//! The calendar of a month: what became of the position of each day.

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Label, Painter, Pos2, Rect, Response, Role, Sense, Stroke,
    StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use jiff::ToSpan;
use jiff::civil::Date;
use ui_kit::one_stop::OneStop;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::icons::Icon;
use window::widgets::{Face, explain, follow_focus, strong, width_of};
use window_words::DayMark;

use super::{TrainingAction, TrainingPage};

/// The size of a day.
const DAY: f32 = 36.0;
const COLUMNS: usize = 7;
/// The height of the row with the days of the week.
const HEAD: f32 = 22.0;
/// The font sizes of a day, and of a day of the week.
const NUMBER: f32 = 15.0;
const SMALL: f32 = 13.0;
/// The font size of the month.
const MONTH: f32 = 16.0;
/// The size of the mark of a day, and the distance of the number and of the mark from the middle.
const MARK: f32 = 9.0;
const ABOVE: f32 = 5.0;
const BELOW: f32 = 9.0;

/// Returns the width of the calendar in `room` points.
pub(crate) fn width(ui: &Ui, room: f32) -> f32 {
    (COLUMNS as f32 * touch::at_least(ui, DAY)).min(room)
}

/// Returns the size of a day.
fn size_of_day(ui: &Ui) -> Vec2 {
    vec2(width(ui, ui.available_width()) / COLUMNS as f32, touch::at_least(ui, DAY))
}

/// Draws the calendar. Returns the action requested.
pub(crate) fn calendar(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
    let size = size_of_day(ui);
    let width = COLUMNS as f32 * size.x;
    let turned = heading(ui, page, width);
    let first = page.day.first_of_month();
    let days = i64::from(first.days_in_month());
    let before = usize::try_from(first.weekday().to_monday_zero_offset()).unwrap_or_default();
    let rows = (before + first.days_in_month() as usize).div_ceil(COLUMNS);
    let (area, _) =
        ui.allocate_exact_size(vec2(width, HEAD + rows as f32 * size.y), Sense::empty());
    let palette = Palette::current(ui.ctx());
    for (column, name) in page.words.puzzles.weekdays.split(' ').enumerate() {
        let at = pos2(area.left() + (column as f32 + 0.5) * size.x, area.top() + HEAD / 2.0);
        ui.painter().text(at, Align2::CENTER_CENTER, name, font(SMALL), palette.faint_ink);
    }
    let days: Vec<Date> = (0..days).map(|days| first.saturating_add(days.days())).collect();
    let mut row = OneStop::new(days.iter().position(|day| *day == page.day));
    for (index, day) in days.iter().enumerate() {
        let place = before + index;
        let (column, line) = ((place % COLUMNS) as f32, (place / COLUMNS) as f32);
        let corner = area.min + vec2(0.0, HEAD) + size * vec2(column, line);
        let rect = Rect::from_min_size(corner, size).shrink(1.0);
        if *day > page.today {
            number(ui.painter(), rect.center(), *day, palette.faint_ink);
            continue;
        }
        let response = ui.interact(rect, ui.scope_id().with(("day", day)), row.sense());
        paint_day(ui, page, *day, &response);
        row.add(&response);
    }
    row.finish(ui).map(|index| TrainingAction::SelectDay(days[index])).or(turned)
}

/// Draws the month, between the buttons that turn to its neighbours. Returns the action requested.
fn heading(ui: &mut Ui, page: &TrainingPage<'_>, width: f32) -> Option<TrainingAction> {
    let words = &page.words.puzzles;
    let target = touch::target(ui);
    let (area, _) = ui.allocate_exact_size(vec2(width, target), Sense::empty());
    let mut action = None;
    let month = page.day.strftime(words.month).to_string();
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area));
    let middle = Rect::from_center_size(area.center(), vec2(width - 2.0 * target, target));
    // Without room for both, the year is on a second line; no word is broken.
    let words_of = month.split_whitespace();
    // Letters of another size are not exactly as wide as their size says.
    let wide = |word: &str| 1.03 * width_of(&ui, strong(word).size(MONTH), TextStyle::Body);
    let widest = words_of.map(wide).fold(middle.width(), f32::max);
    let month = strong(month).size(MONTH * middle.width() / widest);
    ui.put(middle, Label::new(month));
    let earlier = page.day.saturating_sub(1.month());
    let later = page.day.saturating_add(1.month()).min(page.today);
    let is_last = page.day.first_of_month() == page.today.first_of_month();
    let buttons = [
        (area.left(), Icon::Earlier, words.earlier, earlier, true),
        (area.right() - target, Icon::Later, words.later, later, !is_last),
    ];
    for (left, icon, label, day, enabled) in buttons {
        let place = Rect::from_min_size(pos2(left, area.top()), Vec2::splat(target));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
        let button = Face { icon: Some(icon), text: None, enabled, on: None }.button(&mut ui);
        button.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
        explain(&button, label);
        if button.clicked() {
            action = Some(TrainingAction::SelectDay(day));
        }
    }
    action
}

/// Returns what became of the position of `day`.
pub(crate) fn mark_of(page: &TrainingPage<'_>, day: Date) -> DayMark {
    match page.training.day(page.set.name(), day) {
        _ if day > page.today => DayMark::Future,
        None => DayMark::Open,
        Some(result) => DayMark::of(result),
    }
}

fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SEMIBOLD.into()))
}

fn number(painter: &Painter, at: Pos2, day: Date, ink: Color32) {
    painter.text(at, Align2::CENTER_CENTER, day.day(), font(NUMBER), ink);
}

/// Paints a day that has come.
fn paint_day(ui: &Ui, page: &TrainingPage<'_>, day: Date, response: &Response) {
    let palette = Palette::current(ui.ctx());
    let mark = mark_of(page, day);
    let is_chosen = day == page.day;
    let name = page.words.puzzles.day(&page.words.statistics.date(day), mark);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &name));
    explain(response, name.clone());
    let rect = response.rect;
    let round = f32::from(sizes::ROUND);
    let (fill, ink) = match (is_chosen, response.hovered()) {
        (true, _) => (palette.accent, palette.on_accent),
        (false, true) => (palette.button_hover, palette.ink),
        (false, false) => (palette.button, palette.ink),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, round, fill);
    if day == page.today {
        painter.rect_stroke(rect, round, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
    let middle = rect.center();
    let raised = if mark == DayMark::Open { 0.0 } else { ABOVE };
    number(painter, middle - vec2(0.0, raised), day, ink);
    let at = middle + vec2(0.0, BELOW);
    let stroke = Stroke::new(2.0, ink);
    let point = |x: f32, y: f32| at + MARK * vec2(x, y);
    match mark {
        DayMark::OnTime | DayMark::Later => {
            // A tick, underlined if it is from the day itself.
            let tick = vec![point(-0.5, 0.0), point(-0.1, 0.4), point(0.5, -0.4)];
            painter.line(tick, stroke);
            if mark == DayMark::OnTime {
                painter.line_segment([point(-0.7, 0.75), point(0.7, 0.75)], stroke);
            }
        }
        DayMark::Failed => {
            painter.line_segment([point(-0.4, -0.4), point(0.4, 0.4)], stroke);
            painter.line_segment([point(-0.4, 0.4), point(0.4, -0.4)], stroke);
        }
        DayMark::Open | DayMark::Future => {}
    }
    follow_focus(response);
}
