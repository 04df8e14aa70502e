//! The rows of the home below the next game: today's position, and what is under way in other games.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Color32, CornerRadius, FontFamily, FontId, Galley, Rect, Response, Role, Sense, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use study::training::Today;
use ui_kit::balanced::without_lonely_word;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::icons;
use window::icons::Icon;
use window::widgets::{column, follow_focus};

use super::{Guest, GuestPlace, Home, HomeAction};

/// The padding in a row, the side of an icon and the width of a picture, in points.
const PAD: f32 = 8.0;
const ICON: f32 = 20.0;
const PICTURE: f32 = 56.0;
/// The height of a row with a picture.
const HIGH: f32 = 48.0;
/// The width below which a row has no picture.
const NARROW: f32 = 220.0;
/// The size of the texts.
const FONT: f32 = 14.0;

/// What the button of today's position says, laid out.
struct TodayTexts {
    state: String,
    lines: Vec<Arc<Galley>>,
    /// The state, if it is beside the name.
    beside: Option<Arc<Galley>>,
    ink: Color32,
}

impl TodayTexts {
    fn of(ui: &Ui, home: &Home<'_>, today: Today) -> Self {
        let words = &home.words.puzzles;
        let days = (today.days > 1).then(|| words.days_in_a_row(today.days));
        let palette = Palette::current(ui.ctx());
        let state = match (days, today.waits) {
            (Some(days), _) => days,
            (None, true) => match today.band {
                Some([band, bands]) => words.band(band, bands),
                None => words.waits_for_you.to_owned(),
            },
            (None, false) if today.is_solved => words.solved_today.to_owned(),
            (None, false) => words.done_today.to_owned(),
        };
        let ink = if today.waits { palette.accent } else { palette.faint_ink };
        let room = ui.available_width() - ICON - 3.0 * PAD;
        let texts = [
            (words.of_the_day, name_font(), palette.ink),
            (&state, FontId::proportional(FONT), ink),
        ];
        let [name, shown] = texts.map(|(text, font, ink)| {
            without_lonely_word(ui, LayoutJob::simple(text.to_owned(), font, ink, room))
        });
        let is_beside = name.rows.len() == 1 && name.size().x + PAD + shown.size().x <= room;
        let (lines, beside) = match is_beside {
            true => (vec![name], Some(shown)),
            false => (vec![name, shown], None),
        };
        TodayTexts { state, lines, beside, ink }
    }

    fn height(&self, ui: &Ui) -> f32 {
        touch::target(ui).max(height(&self.lines) + 2.0 * PAD)
    }
}

/// Returns the height of the button of today's position.
pub fn height_of_today(ui: &Ui, home: &Home<'_>, today: Today) -> f32 {
    TodayTexts::of(ui, home, today).height(ui)
}

/// Draws the button of today's position, with the days in a row on which the player has tried it:
/// beside the name or, in a narrow room, below it.
pub fn today(ui: &mut Ui, home: &Home<'_>, today: Today) -> Option<HomeAction> {
    let texts = TodayTexts::of(ui, home, today);
    let (palette, height) = (Palette::current(ui.ctx()), texts.height(ui));
    let TodayTexts { state, lines, beside, ink } = texts;
    let (rect, response) = row(ui, height, home.words.puzzles.of_the_day);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(state.as_str()));
    let left = rect.left() + PAD;
    let icon = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
    icons::paint(ui.painter(), icon, Icon::Book, palette.ink, false);
    paint_lines(ui, rect, icon.right() + PAD, lines);
    if let Some(shown) = beside {
        let right = rect.right() - PAD - shown.size().x;
        ui.painter().galley(pos2(right, rect.center().y - shown.size().y / 2.0), shown, ink);
    }
    response.clicked().then_some(HomeAction::OpenDay)
}

/// Draws a button for each game that is under way elsewhere, `brief`ly with its name alone: several are then side by side,
/// so that the tiles below stay in view. Returns the action requested.
pub fn elsewhere(ui: &mut Ui, home: &Home<'_>, brief: bool) -> Option<HomeAction> {
    let (mut action, guests) = (None, &home.guests);
    if !brief || guests.len() < 2 {
        for guest in guests {
            action = guest_row(ui, home, guest, brief).or(action);
        }
        return action;
    }
    let gap = ui.spacing().item_spacing.y;
    for pair in guests.chunks(2) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let all = pair.len() as f32;
            let width = ((ui.available_width() - (all - 1.0) * gap) / all).floor();
            for guest in pair {
                column(ui, width, |ui| {
                    action = guest_row(ui, home, guest, true).or(action.take());
                });
            }
        });
    }
    action
}

/// Draws the button of a game that is under way elsewhere, `brief`ly with its name alone. Returns the action requested.
fn guest_row(ui: &mut Ui, home: &Home<'_>, guest: &Guest<'_>, brief: bool) -> Option<HomeAction> {
    // The text needs all the room of a very narrow row.
    let has_picture = ui.available_width() >= NARROW;
    let before = if has_picture { PICTURE + 1.5 * PAD } else { PAD };
    let ink = Palette::current(ui.ctx()).ink;
    let room = ui.available_width() - before - PAD;
    let text = (!brief).then_some((guest.text.as_str(), FontId::proportional(FONT - 1.0)));
    let texts = [Some((guest.name.as_str(), name_font())), text].into_iter().flatten();
    let lines: Vec<_> = texts
        .map(|(text, font)| {
            without_lonely_word(ui, LayoutJob::simple(text.to_owned(), font, ink, room))
        })
        .collect();
    let least = if brief { touch::target(ui) } else { HIGH };
    let (rect, response) = row(ui, least.max(height(&lines) + PAD), &guest.name);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(guest.text.as_str()));
    if has_picture {
        let size = vec2(PICTURE + PAD, rect.height().min(HIGH));
        let center = pos2(rect.left() + size.x / 2.0, rect.center().y);
        let picture = Rect::from_center_size(center, size).shrink(PAD / 2.0);
        let painter = ui.painter().with_clip_rect(picture.intersect(ui.clip_rect()));
        let icon = match guest.place {
            GuestPlace::Table(_, table) => {
                table.paint(&painter, home.sprites, picture, home.settings);
                None
            }
            GuestPlace::Away(_) => Some(Icon::People),
            GuestPlace::Class => Some(Icon::Blackboard),
        };
        if let Some(icon) = icon {
            let place = Rect::from_center_size(center, vec2(ICON, ICON));
            icons::paint(&painter, place, icon, ink, false);
        }
    }
    paint_lines(ui, rect, rect.left() + before, lines);
    response.clicked().then_some(match guest.place {
        GuestPlace::Table(index, _) => HomeAction::ContinueRoom(index),
        GuestPlace::Away(room) => HomeAction::GoBack(room),
        GuestPlace::Class => HomeAction::OpenClass,
    })
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
    (rect, response)
}

/// Returns the font of the name in a row.
fn name_font() -> FontId {
    FontId::new(FONT, FontFamily::Name(SEMIBOLD.into()))
}

/// Returns the height of texts, one below the other.
fn height(lines: &[Arc<Galley>]) -> f32 {
    lines.iter().map(|line| line.size().y).sum()
}

/// Draws texts, one below the other, in the middle of the height of a row.
fn paint_lines(ui: &Ui, row: Rect, left: f32, lines: Vec<Arc<Galley>>) {
    let mut top = row.center().y - height(&lines) / 2.0;
    for line in lines {
        let next = top + line.size().y;
        ui.painter().galley(pos2(left, top), line, Color32::PLACEHOLDER);
        top = next;
    }
}
