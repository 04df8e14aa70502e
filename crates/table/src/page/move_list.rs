//! The list of moves beside the board. Pressing a move shows the position after it.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Layout, Rect, Response, Role, ScrollArea, Sense,
    Stroke, StrokeKind, TextStyle, Ui, UiBuilder, WidgetInfo, accesskit_root_id, pos2, vec2,
};
use tabletop::{BySide, GameEntry, GameMatch, Grade, Review, Step};
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes, touch};
use window::Command;
use window::icons::Icon;
use window::widgets::{
    ButtonLook, command_button, explain, follow_focus, frame_focus, strong, width_of,
};

use crate::board::ShortMove;
use crate::review::{Ink, paint_mark};
use crate::words::{GameText, MoveNumber, TableWords, Voice, move_number};

/// The minimum width of a player's name in the list; narrower names are left out.
const MIN_NAME: f32 = 36.0;
/// The height of a row and the gap between rows.
const ROW: f32 = 34.0;
const BETWEEN: f32 = 2.0;
/// The width of a fault mark.
const MARK: f32 = 12.0;
/// The least width of the number and the move in a row, and of the number alone.
const MOVE: f32 = 70.0;
const NUMBER: f32 = 30.0;
/// The share of a row for the first move of a pair.
const HALF: f32 = 0.54;

/// The contents of the list.
pub struct MoveList<'a, G: GameText> {
    /// The words of the game.
    pub own: &'a dyn TableWords<G>,
    /// The language, the players and their view of the board.
    pub voice: Voice<'a>,
    /// The names of the players.
    pub names: &'a BySide<String>,
    /// The game.
    pub game: &'a G::Match,
    /// The number of its entries to list.
    pub listed: usize,
    /// Returns the points that the turn with this index has captured so far on the screen; the list
    /// shows no others.
    pub captured: &'a dyn Fn(usize) -> i32,
    /// The review whose faults are marked.
    pub review: Option<&'a Review<G>>,
    /// The turn (from 0) whose fault is viewed in the position before it.
    pub looked_at: Option<usize>,
    /// The place whose position is shown: the number of entries that lead to it. Place 0 is the start.
    pub shown: usize,
    /// The buttons above the list, and whether each is enabled.
    pub commands: &'a [(Command, bool)],
    /// Whether the list keeps its last row in view as it grows.
    pub grows: bool,
}

/// What the player asks of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListAction {
    /// Run the command of a button above the list.
    Do(Command),
    /// Show the position after this number of entries.
    Show(usize),
}

/// What a game says about an entry in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMove {
    /// The points paid before the move and captured by it, in signs; empty if there are none.
    pub gain: String,
    /// The entry as screen readers say it, without its fault.
    pub spoken: String,
}

/// Draws the list into `rect`. Returns the action of the row or button that was pressed.
pub fn moves<G: GameText>(ui: &mut Ui, rect: Rect, list: &MoveList<'_, G>) -> Option<ListAction> {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let mut action = None;
    let inner = rect.shrink(6.0);
    // Presses on the list must not reach the board below it.
    ui.interact(rect, ui.scope_id().with("list of moves"), Sense::click_and_drag());
    let words = list.voice.words;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, BETWEEN);
        ui.horizontal(|ui| {
            let heading = strong(words.moves).size(15.0);
            let each = touch::target(ui) + ui.spacing().item_spacing.x;
            let buttons = (1 + list.commands.len()) as f32 * each;
            if buttons + width_of(ui, heading.clone(), TextStyle::Body) <= ui.available_width() {
                ui.label(heading);
            }
            ui.with_layout(Layout::right_to_left(eframe::egui::Align::Center), |ui| {
                for &(command, enabled) in [(Command::Moves, true)].iter().chain(list.commands) {
                    let close =
                        (command == Command::Moves).then_some((Icon::Close, words.close_moves));
                    let look = ButtonLook { enabled, on: None, words: false, instead: close };
                    if command_button(ui, words, command, look) {
                        action = Some(ListAction::Do(command));
                    }
                }
            });
        });
        let area = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
        let pressed = area.stick_to_bottom(list.grows).show(ui, |ui| rows(ui, list)).inner;
        action = pressed.map(ListAction::Show).or(action.take());
    });
    action
}

/// Draws the rows in view. Returns the place that was pressed.
fn rows<G: GameText>(ui: &mut Ui, list: &MoveList<'_, G>) -> Option<usize> {
    let rows = list.rows();
    let height = touch::at_least(ui, ROW);
    let (last, step) = (rows.len() - 1, height + BETWEEN);
    ui.set_height(step * (last + 1) as f32 - BETWEEN);
    let area = ui.max_rect();
    let rect = |row: usize| {
        let top = area.top() + step * row as f32;
        Rect::from_x_y_ranges(area.x_range(), top..=top + height)
    };
    let row_of = |place: usize| rows.partition_point(|row| row.end <= place).min(last);
    let id = ui.scope_id();
    // Keep the row of the shown position in view when it changes.
    let shown = id.with("shown");
    if ui.data(|data| data.get_temp(shown)) != Some(list.shown) {
        ui.data_mut(|data| data.insert_temp(shown, list.shown));
        ui.scroll_to_rect(rect(row_of(list.shown)), None);
    }
    let focused = id.with("focused");
    let has_focus = |place: &usize| ui.memory(|memory| memory.has_focus(id.with(*place)));
    let focused_place = ui.data(|data| data.get_temp(focused)).filter(has_focus);
    let visible = ui.clip_rect().y_range();
    let row_at = |y: f32| (((y - area.top()) / step).max(0.0) as usize).min(last);
    let in_view = row_at(visible.min)..=row_at(visible.max);
    let mut pressed = None;
    for row in reachable(ui, last, in_view, focused_place.map(row_of)) {
        for place in rows[row].clone() {
            let rect = cell(rect(row), &rows[row], place);
            let response = ui.interact(rect, id.with(place), Sense::click());
            let is_shown = place == list.shown;
            response.widget_info(|| {
                WidgetInfo::selected(Role::RadioButton, true, is_shown, list.spoken(place))
            });
            list.explain(ui, &response, place);
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
    }
    pressed
}

/// Returns the part of a row for a place: the second move of a pair has the end of the row.
fn cell(rect: Rect, row: &Range<usize>, place: usize) -> Rect {
    let half = rect.left() + HALF * rect.width();
    match (row.len() > 1, place == row.start) {
        (false, _) => rect,
        (true, true) => rect.with_max_x(half - BETWEEN),
        (true, false) => rect.with_min_x(half),
    }
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

/// A row of the list, or one of its two moves.
#[derive(Default)]
struct MoveRow<'a> {
    /// The number of the turn; empty for the start, departures and the second move of a pair.
    number: String,
    /// The move; none for the start and departures.
    mv: Option<ShortMove>,
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

impl<'a, G: GameText> MoveList<'a, G> {
    /// Returns the rows: in each, the places that it leads to. The first one is the start; a pair of
    /// moves shares a row.
    fn rows(&self) -> Vec<Range<usize>> {
        let start = 0..1;
        let mut rows = vec![start];
        for entry in 0..self.listed.min(self.game.entries().len()) {
            match rows.last_mut() {
                Some(row) if G::PAIRS_MOVES && self.is_second(entry) => row.end += 1,
                _ => rows.push(entry + 1..entry + 2),
            }
        }
        rows
    }

    /// Returns whether an entry is the second move of a pair whose first one is before it.
    fn is_second(&self, entry: usize) -> bool {
        let number = |entry: usize| move_number::<G>(self.game, entry);
        let follows = || entry.checked_sub(1).and_then(number).is_some_and(|it| !it.is_reply);
        number(entry).is_some_and(|number| number.is_reply) && follows()
    }

    /// Returns the entry that leads to a place, or `None` for the start.
    fn entry(&self, place: usize) -> Option<&'a G::Entry> {
        place.checked_sub(1).and_then(|index| self.game.entries().get(index))
    }

    /// Returns the grade of a turn (from 0) if it is a fault to mark.
    fn fault(&self, index: usize) -> Option<Grade> {
        self.review?.fault(index).map(|fault| fault.grade)
    }

    /// Returns the grade of the move that leads to a place if it is a fault to mark.
    fn fault_at(&self, place: usize) -> Option<Grade> {
        let is_move = matches!(self.entry(place)?.step(), Step::Move(_));
        if is_move { self.fault(self.game.turns_in(place) - 1) } else { None }
    }

    /// Returns what the rules say of the entry at a place if they end the game there, although its
    /// record goes on.
    fn passed_end(&self, place: usize) -> Option<String> {
        let goes_on = place < self.game.entries().len() || self.game.to_move().is_some();
        self.own.passed_end(&self.voice, self.entry(place).filter(|_| goes_on)?)
    }

    /// Returns the text of a place that no move leads to.
    fn text(&self, place: usize) -> Option<String> {
        let Some(entry) = self.entry(place) else { return Some(self.voice.words.start.to_owned()) };
        match entry.step() {
            Step::Move(_) => None,
            Step::Departure(departure) => {
                let name = entry.side().map_or("", |side| &self.names[side]);
                Some(self.own.listed_departure(self.voice.words, departure, name))
            }
            Step::Round => Some(self.own.listed_round(&self.voice, self.game, place)),
        }
    }

    /// Returns what the game says about the move that leads to a place.
    fn listed(&self, place: usize) -> ListedMove {
        let captured = (self.captured)(self.game.turns_in(place) - 1);
        self.own.listed(&self.voice, self.game, place - 1, captured)
    }

    /// Returns what a row looks like.
    fn row(&self, place: usize) -> MoveRow<'a> {
        let entry = match (self.text(place), self.entry(place)) {
            (Some(who), _) => return MoveRow { who: who.into(), ..MoveRow::default() },
            (None, None) => return MoveRow::default(),
            (None, Some(entry)) => entry,
        };
        let index = self.game.turns_in(place) - 1;
        let number = match move_number::<G>(self.game, place - 1) {
            Some(_) if G::PAIRS_MOVES && self.is_second(place - 1) => String::new(),
            Some(MoveNumber { number, is_reply: true }) => format!("{number}…"),
            Some(MoveNumber { number, is_reply: false }) => number.to_string(),
            None => String::new(),
        };
        let side = entry.side();
        MoveRow {
            number,
            mv: Some(self.own.short(&self.voice, entry)),
            // Two moves leave no room for names.
            who: side.filter(|_| !G::PAIRS_MOVES).map_or("", |side| &self.names[side]).into(),
            gain: self.listed(place).gain,
            mark: self
                .fault(index)
                .zip(side)
                .map(|(grade, side)| (grade, Ink::of(self.voice.setup, side))),
            looked_at: self.looked_at == Some(index),
            passed_end: self.passed_end(place).is_some(),
        }
    }

    /// Returns the name of a row for screen readers.
    fn spoken(&self, place: usize) -> String {
        if let Some(text) = self.text(place) {
            return text;
        }
        let mut spoken = self.listed(place).spoken;
        let fault = self.fault_at(place).map(|grade| self.voice.words.review.grade(grade));
        for note in self.passed_end(place).into_iter().chain(fault.map(|fault| format!("{fault}.")))
        {
            // The usual notation of a move is no sentence.
            let stop = if spoken.ends_with(['.', '!', '?']) { "" } else { "." };
            spoken = format!("{spoken}{stop} {note}");
        }
        spoken
    }

    /// Explains a row to the pointer: the move in words, its fault, and the end that its record passes.
    fn explain(&self, ui: &Ui, response: &Response, place: usize) {
        let in_words = self.entry(place).and_then(|entry| self.own.move_in_words(entry));
        if let Some(text) = &in_words {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(text.as_str()));
        }
        if !response.hovered() {
            return;
        }
        let fault = self.fault_at(place).map(|grade| self.voice.words.review.grade(grade));
        let lines = [in_words, fault.map(str::to_owned), self.passed_end(place)];
        let lines: Vec<_> = lines.into_iter().flatten().collect();
        if !lines.is_empty() {
            explain(response, lines.join("\n"));
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
    if let Some(mv) = &row.mv {
        let at = pos2(x + 22.0, y);
        painter.text(at, Align2::RIGHT_CENTER, &row.number, small.clone(), faint);
        let (number, least) = if row.number.is_empty() { (0.0, 0.0) } else { (NUMBER, MOVE) };
        let at = (pos2(x + number, y), Align2::LEFT_CENTER);
        let width = mv.paint(painter, at, (font(BOLD, 15.0), ink));
        x += least.max(number + width + 4.0);
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
