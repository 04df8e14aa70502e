//! The list of moves beside the board. Pressing a move shows the position after it.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Layout, Rect, Response, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, accesskit_root_id, pos2, vec2,
};

use super::{Action, Command};
use crate::controller::{Grade, Review, Setup};
use crate::rules::{BySide, DepartureRecord, Game, GameEntry};
use crate::settings::Settings;
use crate::ui::board::Seating;
use crate::ui::icons::Icon;
use crate::ui::icons::paint_short_move;
use crate::ui::narration::narrate_passed_end;
use crate::ui::narration::refilled;
use crate::ui::review::{Ink, paint_mark};
use crate::ui::shown::Seen;
use crate::ui::theme::{BOLD, Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{ButtonLook, command_button, follow_focus, frame_focus, strong};
use crate::ui::words::{MoveWords, Words};

/// The window width from which the list has a column beside the board; in a narrower window it
/// lies over the board.
const WITH_COLUMN: f32 = 900.0;
/// The list width from which it has a heading beside its buttons.
const WITH_HEADING: f32 = 180.0;
/// The minimum width of a player's name in the list; narrower names are left out.
const MIN_NAME: f32 = 36.0;
/// The height of a row and the gap between rows.
const ROW: f32 = 34.0;
const BETWEEN: f32 = 2.0;
/// The width of a fault mark.
const MARK: f32 = 12.0;

/// Returns whether the list is open. It is closed until the player opens it.
pub fn shows_moves(settings: &Settings) -> bool {
    settings.moves.unwrap_or(false)
}

/// Returns the width of the open list's column beside the board in a window of this width, or
/// `None` if it has no column.
pub fn moves_column(settings: &Settings, window: f32) -> Option<f32> {
    let column = shows_moves(settings) && window >= WITH_COLUMN;
    column.then(|| (window * 0.185).clamp(170.0, 240.0))
}

/// Returns the place of the open list over the board in the area `room`, or `None` if it has a
/// column or is closed.
pub fn moves_over_board(settings: &Settings, room: Rect) -> Option<Rect> {
    let over = shows_moves(settings) && room.width() < WITH_COLUMN;
    let width = (0.62 * room.width()).clamp(220.0, 300.0);
    over.then(|| room.with_min_x(room.right() - width))
}

/// The contents of the list and the action of its rows.
pub struct MoveList<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The setup of the game.
    pub setup: &'a Setup,
    /// Which side is at which edge of the board.
    pub seating: Seating,
    /// The names of the players.
    pub names: &'a BySide<String>,
    /// The game.
    pub game: &'a Game,
    /// The number of its turns, departures and sales to list.
    pub listed: usize,
    /// The captures seen so far; the list shows no others.
    pub seen: Seen,
    /// The review whose faults are marked.
    pub review: Option<&'a Review>,
    /// The turn (from 0) whose fault is viewed in the position before it.
    pub looked_at: Option<usize>,
    /// The index of the row whose position is shown. Row 0 is the start; every turn, departure
    /// and sale adds a row.
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
    // Presses on the list must not reach the board below it.
    ui.interact(rect, ui.scope_id().with("list of moves"), Sense::click_and_drag());
    let words = list.words;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, BETWEEN);
        ui.horizontal(|ui| {
            if ui.available_width() >= WITH_HEADING {
                ui.label(strong(words.moves).size(15.0));
            }
            ui.with_layout(Layout::right_to_left(eframe::egui::Align::Center), |ui| {
                for &(command, enabled) in [(Command::Moves, true)].iter().chain(list.commands) {
                    let close =
                        (command == Command::Moves).then_some((Icon::Last, words.close_moves));
                    let look = ButtonLook { enabled, on: None, words: false, instead: close };
                    if command_button(ui, words, command, look) {
                        action = Some(Action::Do(command));
                    }
                }
            });
        });
        let area = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
        let pressed = area.stick_to_bottom(list.grows).show(ui, |ui| rows(ui, list)).inner;
        let asked = pressed.map(|place| (list.asks)(list.game.turns_in(place), place));
        action = asked.or(action.take());
    });
    action
}

/// Draws the rows in view. Returns the index of the row that was pressed.
fn rows(ui: &mut Ui, list: &MoveList<'_>) -> Option<usize> {
    let (last, step) = (list.listed, ROW + BETWEEN);
    ui.set_height(step * (last + 1) as f32 - BETWEEN);
    let area = ui.max_rect();
    let rect = |place: usize| {
        let top = area.top() + step * place as f32;
        Rect::from_x_y_ranges(area.x_range(), top..=top + ROW)
    };
    let id = ui.scope_id();
    // Keep the row of the shown position in view when it changes.
    let shown = id.with("shown");
    if ui.data(|data| data.get_temp(shown)) != Some(list.shown) {
        ui.data_mut(|data| data.insert_temp(shown, list.shown));
        ui.scroll_to_rect(rect(list.shown), None);
    }
    let focused = id.with("focused");
    let has_focus = |place: &usize| ui.memory(|memory| memory.has_focus(id.with(*place)));
    let focused_place = ui.data(|data| data.get_temp(focused)).filter(has_focus);
    let visible = ui.clip_rect().y_range();
    let place_at = |y: f32| (((y - area.top()) / step).max(0.0) as usize).min(last);
    let places = reachable(ui, last, place_at(visible.min)..=place_at(visible.max), focused_place);
    let mut pressed = None;
    for place in places {
        let rect = rect(place);
        let response = ui.interact(rect, id.with(place), Sense::click());
        let is_shown = place == list.shown;
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, is_shown, list.spoken(place))
        });
        follow_focus(&response);
        if response.has_focus() {
            ui.data_mut(|data| data.insert_temp(focused, place));
        }
        if response.clicked() {
            pressed = Some(place);
        }
        if ui.is_rect_visible(rect) {
            paint_row(ui, &response, &list.row(place), is_shown);
        }
    }
    pressed
}

/// Returns the rows that the player can reach in this frame, given the last row, those in view and
/// the one with the focus: for screen readers, all of them.
fn reachable(
    ui: &Ui,
    last: usize,
    visible: RangeInclusive<usize>,
    focused: Option<usize>,
) -> BTreeSet<usize> {
    if ui.ctx().has_accesskit_node(accesskit_root_id()) {
        return (0..=last).collect();
    }
    // The keyboard enters and leaves the list at its ends and moves to the next or previous row.
    let around = |from: usize, to: usize| from.saturating_sub(1)..=(to + 1).min(last);
    let mut places = BTreeSet::from([0, last]);
    places.extend(around(*visible.start(), *visible.end()));
    places.extend(focused.into_iter().flat_map(|place| around(place, place)));
    places
}

/// A row of the list.
#[derive(Default)]
struct MoveRow<'a> {
    /// The number of the turn; empty for the start and departures.
    number: String,
    /// The move; none for the start and departures.
    mv: Option<MoveWords>,
    /// The player, or the text of the start or a departure.
    who: Cow<'a, str>,
    /// The points paid for a refill and the points captured; empty if none.
    gain: String,
    /// The mark of a fault.
    mark: Option<(Grade, Ink)>,
    /// Whether its fault is viewed in the position before it.
    looked_at: bool,
    /// Whether the rules end the game with it, although its record goes on.
    passed_end: bool,
}

impl<'a> MoveList<'a> {
    /// Returns the turn, departure or sale of a row, or `None` for the start.
    fn entry(&self, place: usize) -> Option<&'a GameEntry> {
        place.checked_sub(1).and_then(|index| self.game.entries().get(index))
    }

    /// Returns the grade of a turn (from 0) if it is a fault to mark.
    fn fault(&self, index: usize) -> Option<Grade> {
        self.review?.fault(index).map(|fault| fault.grade)
    }

    fn departure(&self, departure: &DepartureRecord) -> String {
        let name = departure.how.side().map_or("", |side| &self.names[side]);
        self.words.offers.listed_departure(departure.how, name)
    }

    /// Returns the text of a row with which a round begins.
    fn round(&self, place: usize) -> String {
        self.words.rounds.number(self.game.round_after(place))
    }

    /// Returns what a row looks like.
    fn row(&self, place: usize) -> MoveRow<'a> {
        let text = |who| MoveRow { who, ..MoveRow::default() };
        let turn = match self.entry(place) {
            None => return text(self.words.start.into()),
            Some(GameEntry::Departure(departure)) => return text(self.departure(departure).into()),
            Some(GameEntry::Sale(_)) => return text(self.round(place).into()),
            Some(GameEntry::Turn(turn)) => turn,
        };
        let number = self.game.turns_in(place);
        let index = number - 1;
        let captured = self.seen.captured(index, turn);
        let refill = refilled(turn).map(|side| format!("−{}", turn.after.refill_cost(side)));
        let gain = (captured > 0).then(|| format!("+{captured}"));
        MoveRow {
            number: number.to_string(),
            mv: Some(self.seating.move_words(turn.mv)),
            who: self.names[turn.side].as_str().into(),
            gain: refill.into_iter().chain(gain).collect::<Vec<_>>().join(" "),
            mark: self.fault(index).map(|grade| (grade, Ink::of(self.setup, turn.side))),
            looked_at: self.looked_at == Some(index),
            passed_end: turn.passed.is_some(),
        }
    }

    /// Returns the name of a row for screen readers.
    fn spoken(&self, place: usize) -> String {
        let turn = match self.entry(place) {
            None => return self.words.start.to_owned(),
            Some(GameEntry::Departure(departure)) => return self.departure(departure),
            Some(GameEntry::Sale(_)) => return self.round(place),
            Some(GameEntry::Turn(turn)) => turn,
        };
        let (words, number) = (self.words, self.game.turns_in(place));
        let MoveWords { number: cell, heading } = self.seating.move_words(turn.mv);
        let captured = self.seen.captured(number - 1, turn);
        let message = words.short_turn(&self.names[turn.side], cell, heading, captured);
        let spoken = words.listed_turn(number, &message);
        let passed =
            self.entry(place).and_then(|entry| narrate_passed_end(words, self.setup, entry));
        let spoken = [Some(spoken), passed].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let spoken = match refilled(turn) {
            Some(_) => format!("{spoken} {}", words.listed_refill),
            None => spoken,
        };
        match self.fault(number - 1) {
            Some(grade) => format!("{spoken} {}.", words.review.grade(grade)),
            None => spoken,
        }
    }
}

/// Paints a row. `shown` is whether its position is on the board.
fn paint_row(ui: &Ui, response: &Response, row: &MoveRow<'_>, shown: bool) {
    let palette = Palette::current(ui.ctx());
    let rect = response.rect;
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
    frame_focus(response);
    let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
    let small = FontId::new(13.0, FontFamily::Proportional);
    let y = rect.center().y;
    let mut x = rect.left() + 6.0;
    if !row.number.is_empty() {
        let at = pos2(x + 22.0, y);
        painter.text(at, Align2::RIGHT_CENTER, &row.number, small.clone(), faint);
        let at = pos2(x + 30.0, y);
        if let Some(mv) = row.mv {
            paint_short_move(
                painter,
                (at, Align2::LEFT_CENTER),
                &mv.number.to_string(),
                mv.heading,
                (font(BOLD, 15.0), ink),
            );
        }
        x += 70.0;
        if let Some((grade, filling)) = row.mark {
            let colour = if shown { ink } else { palette.warning };
            paint_mark(painter, pos2(x + MARK / 2.0, y), grade, filling, colour);
            x += MARK + 4.0;
        }
        if row.passed_end {
            let mark = painter.text(pos2(x, y), Align2::LEFT_CENTER, "*", font(BOLD, 15.0), ink);
            x = mark.right() + 4.0;
        }
    }
    let at = pos2(rect.right() - 6.0, y);
    let gain = painter.text(at, Align2::RIGHT_CENTER, &row.gain, font(SEMIBOLD, 14.0), ink);
    // A long name ends in an ellipsis. If there is no room even for that, leave it out.
    let room = gain.left() - 6.0 - x;
    if room < MIN_NAME {
        return;
    }
    let mut job =
        eframe::egui::text::LayoutJob::simple_singleline(row.who.to_string(), small, faint);
    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(room);
    let galley = painter.layout_job(job);
    painter.galley(pos2(x, y - galley.size().y / 2.0), galley, faint);
}
