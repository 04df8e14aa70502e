//! The achievements: streak, wins and largest win, the next thing to try, the levels and the graph.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, FontFamily, FontId, Galley, Label, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};
use jiff::tz::TimeZone;

use super::{MyGames, graph, ladder};
use crate::archive::statistics::Results;
use crate::ui::faces::{Portrait, paint_portrait};
use crate::ui::screens::Action;
use crate::ui::statistics::Statistics;
use crate::ui::theme::{BOLD, Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{button_width, strong, wide_button};
use crate::ui::words::Words;

/// The width from which the three numbers are side by side.
const BESIDE: f32 = 260.0;
/// The width below which the button of the next step is below its text.
const NARROW: f32 = 290.0;
/// The gap between the numbers, and their inner margin.
const GAP: f32 = 6.0;
const PAD: f32 = 8.0;
/// The size of a number.
const NUMBER: f32 = 28.0;
/// The height of the graph.
const GRAPH: f32 = 140.0;
/// The size of the portrait of the next opponent.
const PORTRAIT: f32 = 48.0;

/// Draws the achievements. Returns the action requested.
pub(super) fn achievements(ui: &mut Ui, page: &mut MyGames<'_>) -> Option<Action> {
    let (words, statistics) = (page.words, &*page.statistics);
    if let Some(problem) = statistics.problem() {
        let warning = Palette::current(ui.ctx()).warning;
        let message = words.files.unknown_resets(problem);
        ui.add(Label::new(strong(message).color(warning)).wrap());
    }
    if let Some(why) = statistics.unreadable() {
        ui.label(words.library.unreadable(why));
        return None;
    }
    if statistics.is_loading() {
        ui.label(words.statistics.reading);
        return None;
    }
    if statistics.count_of_games() == 0 {
        ui.add(Label::new(words.statistics.empty).wrap());
    } else {
        numbers(ui, words, statistics);
    }
    let action = next(ui, words, statistics);
    ladder::ladder(ui, words, statistics.ladder());
    let margins = statistics.all_margins();
    if !margins.is_empty() {
        ui.add_space(4.0);
        graph::graph(ui, words, &margins, GRAPH);
    }
    action
}

/// A number with a label above it and small print below.
struct Number<'a> {
    label: &'a str,
    value: String,
    note: String,
}

/// Draws the streak, the wins and the largest win.
fn numbers(ui: &mut Ui, words: &Words, statistics: &Statistics) {
    let labels = &words.achievements;
    let results: &Results = statistics.overall();
    let largest = results.best.map(|(margin, when)| {
        let day = when.to_zoned(TimeZone::system()).strftime(words.statistics.day).to_string();
        (words.statistics.margin(margin), labels.largest_on(&day))
    });
    let none = || (words.statistics.none.to_owned(), labels.no_largest.to_owned());
    let (value, note) = largest.unwrap_or_else(none);
    let all = [
        Number {
            label: labels.streak,
            value: results.streak.to_string(),
            note: labels.longest_streak(results.longest_streak),
        },
        Number {
            label: labels.wins,
            value: (results.won + results.won_with_help).to_string(),
            note: labels.wins_in(results.games, results.won_with_help),
        },
        Number { label: labels.largest, value, note },
    ];
    let room = ui.available_width();
    let side_by_side = room >= BESIDE;
    let width = if side_by_side { ((room - 2.0 * GAP) / 3.0).floor() } else { room };
    let galleys = all.each_ref().map(|number| number.galleys(ui, width - 2.0 * PAD));
    let height = |galleys: &[Arc<Galley>; 3]| {
        galleys.iter().map(|galley| galley.size().y).sum::<f32>() + 1.5 * PAD
    };
    let highest = galleys.iter().map(height).fold(0.0, f32::max);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (number, galleys) in all.iter().zip(galleys) {
            number.paint(ui, vec2(width, highest), galleys);
        }
    });
}

impl Number<'_> {
    /// Returns the three lines, centred in `width`.
    fn galleys(&self, ui: &Ui, width: f32) -> [Arc<Galley>; 3] {
        let palette = Palette::current(ui.ctx());
        let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
        let galley = |text: &str, font, ink| {
            let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
            job.halign = Align::Center;
            ui.painter().layout_job(job)
        };
        [
            galley(self.label, font(SEMIBOLD, 13.0), palette.ink),
            galley(&self.value, font(BOLD, NUMBER), palette.ink),
            galley(&self.note, FontId::proportional(13.0), palette.faint_ink),
        ]
    }

    fn paint(&self, ui: &mut Ui, size: Vec2, galleys: [Arc<Galley>; 3]) {
        let palette = Palette::current(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            let spoken = format!("{}: {}, {}", self.label, self.value, self.note);
            WidgetInfo::labeled(Role::Label, true, spoken)
        });
        ui.painter().rect_filled(rect, f32::from(sizes::ROUND), palette.button);
        let [label, value, note] = galleys;
        let mut y = rect.top() + 0.75 * PAD;
        let notes_top = rect.bottom() - 0.75 * PAD - note.size().y;
        for (galley, top) in [(label, None), (value, None), (note, Some(notes_top))] {
            let top = top.map_or(y, |top| top.min(y));
            y = top + galley.size().y;
            ui.painter().galley(pos2(rect.center().x, top), galley, palette.ink);
        }
    }
}

/// Draws the next thing to try, and the button that starts the game. Returns the action requested.
fn next(ui: &mut Ui, words: &Words, statistics: &Statistics) -> Option<Action> {
    let labels = &words.achievements;
    let palette = Palette::current(ui.ctx());
    let Some((level, feat)) = statistics.ladder().next() else {
        ui.add(Label::new(strong(labels.all_done)).wrap());
        return None;
    };
    let room = ui.available_width();
    let button = button_width(ui, words.play).max(76.0);
    let left = PAD + PORTRAIT + 1.5 * PAD;
    // In a very narrow window, the button is below the text.
    let is_narrow = room < NARROW;
    let beside = if is_narrow { 0.0 } else { button + 1.5 * PAD };
    let width = (room - left - beside - PAD).max(60.0);
    let below = if is_narrow { sizes::TARGET + 2.0 + PAD } else { 0.0 };
    let galley = |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, width);
    let font = |size| FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    let step = labels.next_step(feat, words.home.character(level));
    let lines = [
        galley(labels.next, font(13.0), palette.faint_ink),
        galley(&step, font(16.0), palette.ink),
    ];
    let text = lines.iter().map(|line| line.size().y).sum::<f32>();
    let height = text.max(PORTRAIT) + 2.0 * PAD;
    let (frame, response) = ui.allocate_exact_size(vec2(room, height + below), Sense::hover());
    let rect = frame.with_max_y(frame.top() + height);
    response
        .widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {step}", labels.next)));
    let stroke = Stroke::new(2.0, palette.accent);
    ui.painter().rect_stroke(frame, f32::from(sizes::ROUND), stroke, StrokeKind::Inside);
    let middle = pos2(rect.left() + PAD + PORTRAIT / 2.0, rect.center().y);
    let portrait = Rect::from_center_size(middle, Vec2::splat(PORTRAIT));
    paint_portrait(ui.painter(), portrait, Portrait::Level(level));
    let mut at = pos2(rect.left() + left, rect.center().y - text / 2.0);
    for line in lines {
        let height = line.size().y;
        ui.painter().galley(at, line, palette.ink);
        at.y += height;
    }
    let size = vec2(button, sizes::TARGET + 2.0);
    let middle = match is_narrow {
        true => pos2(frame.center().x, rect.bottom() + size.y / 2.0),
        false => pos2(rect.right() - 1.5 * PAD - button / 2.0, rect.center().y),
    };
    let place = UiBuilder::new().max_rect(Rect::from_center_size(middle, size));
    let pressed = wide_button(&mut ui.new_child(place), words.play, button, true).clicked();
    pressed.then_some(Action::Challenge(level))
}
