//! The list of moves beside the board. Pressing a move shows the position after it.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Layout, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{Action, Command};
use crate::controller::{Fault, Grade, Setup};
use crate::rules::{BySide, GameEntry, Turn};
use crate::settings::Settings;
use crate::ui::board::Seating;
use crate::ui::review::{Ink, paint_mark};
use crate::ui::seen::Seen;
use crate::ui::theme::{BOLD, Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{ButtonLook, command_button, follow_focus, frame_focus, strong};
use crate::ui::words::Words;

/// The window width from which the list is shown unless the user has hidden it.
const WIDE: f32 = 1200.0;
/// The minimum window width for the list.
const LEAST_WINDOW: f32 = 560.0;
/// The list width from which it has a heading beside its buttons.
const WITH_HEADING: f32 = 180.0;
/// The minimum width of a player's name in the list; narrower names are left out.
const LEAST_NAME: f32 = 36.0;
/// The height of a row.
const ROW: f32 = 34.0;
/// The width of a fault mark.
const MARK: f32 = 12.0;

/// Returns whether the list is shown in a window of this width.
pub fn shows_moves(settings: &Settings, window: f32) -> bool {
    window >= LEAST_WINDOW && settings.moves.unwrap_or(window >= WIDE)
}

/// Returns the width of the list in a window of this width.
pub fn moves_width(window: f32) -> f32 {
    (window * 0.185).clamp(130.0, 240.0)
}

/// The contents of the list and the action of its rows.
pub struct MoveList<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The setup of the game.
    pub setup: &'a Setup,
    /// The names of the players.
    pub names: &'a BySide<String>,
    /// The listed turns and departures.
    pub entries: &'a [GameEntry],
    /// The captures seen so far; the list shows no others.
    pub seen: Seen,
    /// The faults to mark.
    pub faults: &'a [Fault],
    /// The turn (from 0) whose fault is viewed in the position before it.
    pub looked_at: Option<usize>,
    /// The index of the row whose position is shown. Row 0 is the start; every turn and departure
    /// adds a row.
    pub shown: usize,
    /// The buttons above the list, and whether each is enabled.
    pub commands: &'a [(Command, bool)],
    /// Whether the list keeps its last row in view as it grows.
    pub grows: bool,
    /// Returns the action of a row, given the number of turns played at that row and the index of
    /// the row.
    pub asks: fn(usize, usize) -> Action,
}

/// Draws the list into `rect`. Returns the action of the row or button that was pressed.
pub fn moves(ui: &mut Ui, rect: Rect, list: &MoveList<'_>) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let mut action = None;
    let inner = rect.shrink(6.0);
    let words = list.words;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        ui.horizontal(|ui| {
            if ui.available_width() >= WITH_HEADING || list.commands.is_empty() {
                ui.label(strong(words.moves).size(15.0));
            }
            ui.with_layout(Layout::right_to_left(eframe::egui::Align::Center), |ui| {
                for &(command, enabled) in list.commands {
                    let look = ButtonLook { enabled, on: None, words: false, instead: None };
                    if command_button(ui, words, command, look) {
                        action = Some(Action::Do(command));
                    }
                }
            });
        });
        let area = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
        area.stick_to_bottom(list.grows).show(ui, |ui| {
            let mut place = 0;
            let mut add = |ui: &mut Ui, turns, line: MoveRow<'_>| {
                if row(ui, &line, place == list.shown) {
                    action = Some((list.asks)(turns, place));
                }
                place += 1;
            };
            add(ui, 0, MoveRow::start(words));
            let mut played = 0;
            for entry in list.entries {
                match entry {
                    GameEntry::Turn(turn) => {
                        played += 1;
                        add(ui, played, MoveRow::of(list, turn, played));
                    }
                    GameEntry::Departure(departure) => {
                        let name = departure.how.side().map_or("", |side| &list.names[side]);
                        let message = words.offers.listed_departure(departure.how, name);
                        add(ui, played, MoveRow::departure(&message));
                    }
                }
            }
        });
    });
    action
}

/// A row of the list.
#[derive(Default)]
struct MoveRow<'a> {
    /// The number of the turn; empty for the start and departures.
    number: String,
    /// The move in notation.
    notation: String,
    /// The player, or the text of the start or a departure.
    who: &'a str,
    /// The points captured; empty if none.
    gain: String,
    /// The mark of a fault.
    mark: Option<(Grade, Ink)>,
    /// Whether its fault is viewed in the position before it.
    looked_at: bool,
    /// The name for screen readers.
    spoken: String,
}

impl<'a> MoveRow<'a> {
    fn start(words: &'a Words) -> Self {
        let spoken = words.start.to_owned();
        let who = words.start;
        MoveRow { who, spoken, ..MoveRow::default() }
    }

    fn departure(message: &'a str) -> Self {
        let (who, spoken) = (message, message.to_owned());
        MoveRow { who, spoken, ..MoveRow::default() }
    }

    fn of(list: &MoveList<'a>, turn: &Turn, number: usize) -> Self {
        let MoveList { words, setup, .. } = list;
        let seating = Seating::new(setup.rules.sides, setup.near_side());
        let (who, notation) = (&list.names[turn.side], turn.mv.to_string());
        let index = number - 1;
        let captured = list.seen.captured(index, turn);
        let message = words.short_turn(who, seating.number(turn.mv.cell), &notation, captured);
        let gain = if captured > 0 { format!("+{captured}") } else { String::new() };
        let mut spoken = words.listed_turn(number, &message);
        let fault = list.faults.iter().find(|fault| fault.turn == index);
        if let Some(fault) = fault {
            spoken = format!("{spoken} {}.", words.review.grade(fault.grade));
        }
        let mark = fault.map(|fault| (fault.grade, Ink::of(setup, turn.side)));
        let looked_at = list.looked_at == Some(index);
        MoveRow { number: number.to_string(), notation, who, gain, mark, looked_at, spoken }
    }
}

/// Draws a row. `shown` is whether its position is on the board. Returns whether the row was
/// pressed.
fn row(ui: &mut Ui, row: &MoveRow<'_>, shown: bool) -> bool {
    let palette = Palette::current(ui.ctx());
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, shown, &row.spoken));
    follow_focus(&response);
    // Keep the row of the shown position in view when it changes.
    let key = ui.scope_id().with(("shown", &row.number, row.who));
    let before = ui.data(|data| data.get_temp::<bool>(key)).unwrap_or(false);
    if shown != before {
        ui.data_mut(|data| data.insert_temp(key, shown));
        if shown {
            response.scroll_to_me(None);
        }
    }
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let painter = ui.painter();
    let round = CornerRadius::same(sizes::ROUND / 2);
    let (fill, ink, faint) = if shown {
        (palette.accent, palette.on_accent, palette.on_accent)
    } else if response.hovered() {
        (palette.button_hover, palette.ink, palette.ink)
    } else {
        (palette.paper, palette.ink, palette.faint_ink)
    };
    painter.rect_filled(rect, round, fill);
    if row.looked_at {
        painter.rect_stroke(rect, round, Stroke::new(2.0, palette.ink), StrokeKind::Inside);
    }
    frame_focus(&response);
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
        if let Some((grade, filling)) = row.mark {
            let colour = if shown { ink } else { palette.warning };
            paint_mark(painter, pos2(x + MARK / 2.0, y), grade, filling, colour);
            x += MARK + 4.0;
        }
    }
    let at = pos2(rect.right() - 6.0, y);
    let gain = painter.text(at, Align2::RIGHT_CENTER, &row.gain, font(SEMIBOLD, 14.0), ink);
    // A long name ends in an ellipsis. If there is no room even for that, leave it out.
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
