//! The list of moves beside the board. A press on one shows the position after
//! it, to be looked at only.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Layout, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{Action, Command};
use crate::rules::{BySide, Turn};
use crate::settings::Settings;
use crate::ui::board::Seating;
use crate::ui::table::Table;
use crate::ui::theme::{BOLD, Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{Look, command_button, follow_focus, strong};
use crate::ui::words::Words;

/// From this width of the window on the list is shown unless it was switched off.
const WIDE: f32 = 1200.0;
/// Narrower windows have no room for it.
const LEAST_WINDOW: f32 = 560.0;
/// From this width on it has a heading beside its buttons.
const WITH_HEADING: f32 = 180.0;
/// The least width of a name in it.
const LEAST_NAME: f32 = 36.0;
/// The height of a line of the list.
const ROW: f32 = 34.0;

/// Whether the list is shown in a window of this width.
pub fn shows_moves(settings: &Settings, window: f32) -> bool {
    window >= LEAST_WINDOW && settings.moves.unwrap_or(window >= WIDE)
}

/// How wide the list is in a window of this width.
pub fn moves_width(window: f32) -> f32 {
    (window * 0.185).clamp(130.0, 240.0)
}

/// Draws the list into `rect`; what is asked for.
pub fn moves(
    ui: &mut Ui,
    rect: Rect,
    words: &Words,
    table: &Table,
    names: &BySide<String>,
) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let mut action = None;
    let inner = rect.shrink(6.0);
    let turns = table.begun_turns();
    let shown = table.looks_back().unwrap_or(turns.len());
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        ui.horizontal(|ui| {
            if ui.available_width() >= WITH_HEADING {
                ui.label(strong(words.moves).size(15.0));
            }
            ui.with_layout(Layout::right_to_left(eframe::egui::Align::Center), |ui| {
                for (command, enabled) in
                    [(Command::Later, table.looks_back().is_some()), (Command::Earlier, shown > 0)]
                {
                    let look = Look { enabled, on: None, words: false, instead: None };
                    if command_button(ui, words, command, look) {
                        action = Some(Action::Do(command));
                    }
                }
            });
        });
        let list = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
        list.stick_to_bottom(table.looks_back().is_none()).show(ui, |ui| {
            if row(ui, &Row::start(words, shown == 0)) {
                action = Some(Action::LookAt(0));
            }
            let names = (words, names);
            list_partings(ui, table, names, 0, &mut action);
            for (place, turn) in turns.iter().enumerate() {
                let number = place + 1;
                if row(ui, &Row::of(words, table, names.1, turn, number, number == shown)) {
                    action = Some(Action::LookAt(number));
                }
                list_partings(ui, table, names, number, &mut action);
            }
        });
    });
    action
}

/// A line for each who left after so many turns. A press on one shows the position
/// in which that happened.
fn list_partings(
    ui: &mut Ui,
    table: &Table,
    (words, names): (&Words, &BySide<String>),
    turns: usize,
    action: &mut Option<Action>,
) {
    for parting in table.partings_after(turns) {
        let name = parting.leaving.side().map_or("", |side| &names[side]);
        let told = (words.courtesy.listed_left)(parting.leaving, name);
        if row(ui, &Row::parting(&told)) {
            *action = Some(Action::LookAt(turns));
        }
    }
}

/// A line of the list.
struct Row<'a> {
    /// The number of the turn; empty for the start.
    number: String,
    /// The move in notation.
    notation: String,
    /// Whose it was, or that it is the start.
    who: &'a str,
    /// What was captured.
    gain: String,
    /// What it is called.
    spoken: String,
    /// Whether the position after it is shown.
    shown: bool,
}

impl<'a> Row<'a> {
    fn start(words: &'a Words, shown: bool) -> Self {
        let none = String::new;
        let spoken = words.start.to_owned();
        let who = words.start;
        Row { number: none(), notation: none(), who, gain: none(), spoken, shown }
    }

    fn parting(told: &'a str) -> Self {
        let none = String::new;
        let (who, spoken) = (told, told.to_owned());
        Row { number: none(), notation: none(), who, gain: none(), spoken, shown: false }
    }

    fn of(
        words: &Words,
        table: &Table,
        names: &'a BySide<String>,
        turn: &Turn,
        number: usize,
        shown: bool,
    ) -> Self {
        let setup = table.session().setup();
        let seating = Seating::new(setup.rules.sides, setup.near_side());
        let (who, notation) = (&names[turn.side], turn.mv.to_string());
        let told = (words.short_turn)(who, seating.number(turn.mv.cell), &notation, turn.captured);
        let gain = if turn.captured > 0 { format!("+{}", turn.captured) } else { String::new() };
        let spoken = (words.listed_turn)(number, &told);
        Row { number: number.to_string(), notation, who, gain, spoken, shown }
    }
}

/// Draws a line; whether it was pressed.
fn row(ui: &mut Ui, row: &Row<'_>) -> bool {
    let palette = Palette::current(ui.ctx());
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, row.shown, &row.spoken));
    follow_focus(&response);
    // The line whose position is shown is kept in sight as it changes.
    let key = ui.scope_id().with(("shown", &row.spoken));
    let before = ui.data(|data| data.get_temp::<bool>(key)).unwrap_or(false);
    if row.shown != before {
        ui.data_mut(|data| data.insert_temp(key, row.shown));
        if row.shown {
            response.scroll_to_me(None);
        }
    }
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let painter = ui.painter();
    let round = CornerRadius::same(sizes::ROUND / 2);
    let (fill, ink, faint) = if row.shown {
        (palette.accent, palette.on_accent, palette.on_accent)
    } else if response.hovered() {
        (palette.button_hover, palette.ink, palette.ink)
    } else {
        (palette.paper, palette.ink, palette.faint_ink)
    };
    painter.rect_filled(rect, round, fill);
    if response.has_focus() {
        let ring = if row.shown { palette.ink } else { palette.accent };
        painter.rect_stroke(rect, round, Stroke::new(2.5, ring), StrokeKind::Inside);
    }
    let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
    let small = FontId::new(13.0, FontFamily::Proportional);
    let y = rect.center().y;
    let mut x = rect.left() + 6.0;
    if !row.number.is_empty() {
        let at = pos2(x + 22.0, y);
        painter.text(at, Align2::RIGHT_CENTER, &row.number, small.clone(), faint);
        let at = pos2(x + 30.0, y);
        painter.text(at, Align2::LEFT_CENTER, &row.notation, font(BOLD, 15.0), ink);
        x += 62.0;
    }
    let at = pos2(rect.right() - 6.0, y);
    let gain = painter.text(at, Align2::RIGHT_CENTER, &row.gain, font(SEMIBOLD, 14.0), ink);
    // A name that is too long ends in an ellipsis; without room there is none.
    let room = gain.left() - 6.0 - x;
    if room < LEAST_NAME {
        return response.clicked();
    }
    let mut job =
        eframe::egui::text::LayoutJob::simple_singleline(row.who.to_owned(), small, faint);
    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(room);
    let galley = painter.layout_job(job);
    painter.galley(pos2(x, y - galley.size().y / 2.0), galley, faint);
    response.clicked()
}
