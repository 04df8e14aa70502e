//! The list of moves beside the board. Pressing a move shows the position after it.

use std::ops::Range;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    CornerRadius, FontFamily, FontId, Id, Rect, Role, ScrollArea, Sense, StrokeKind, Ui, UiBuilder,
    WidgetInfo, vec2,
};
use tabletop::{BySide, Entered, Played, Step};

use super::fault_kind::FaultKind;
use super::numbering::{MoveNumber, move_number};
use super::spoken::BoardView;
use super::table_game::TableGame;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{explain, follow_focus, row_ground, strong};

/// The height of a row, and the padding of its text.
const ROW: f32 = 34.0;
const PADDING: f32 = 8.0;
/// The mark of a move with which the rules end the game, although its record goes on.
const PASSED_END: &str = " *";
/// The share of a row for the first move of a pair.
const HALF: f32 = 0.54;

/// The contents of the list.
pub(super) struct MoveList<'a, G: TableGame> {
    /// The whole game.
    pub game: &'a G::Match,
    /// The names of the players.
    pub names: &'a BySide<String>,
    /// The row that stands out: the number of entries in the position on the screen, or in that after
    /// the fault which is looked at in the position before it.
    pub shown: usize,
    /// The entries that are faults.
    pub faults: &'a [(usize, FaultKind)],
    /// How the board is seen.
    pub view: BoardView,
}

impl<G: TableGame> MoveList<'_, G> {
    /// Draws the list into `rect`. Returns the number of entries at the row that was pressed.
    pub(super) fn show(&self, ui: &mut Ui, rect: Rect, view: &RoomView<'_>) -> Option<usize> {
        let palette = Palette::current(ui.ctx());
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        // Presses on a list over the board do not reach the board.
        ui.interact(rect, ui.scope_id().with("list of moves"), Sense::click_and_drag());
        let mut pressed = None;
        let builder = UiBuilder::new().max_rect(rect.shrink(6.0));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
            ui.label(strong(view.words.moves));
            let rows = self.rows();
            // Keeps the row of the position in sight when it changes.
            let id = ui.scope_id().with("shown");
            let moved = ui.data(|data| data.get_temp::<usize>(id)) != Some(self.shown);
            let mut area = ScrollArea::vertical().auto_shrink(false);
            if moved {
                ui.data_mut(|data| data.insert_temp(id, self.shown));
                let row = ROW + ui.spacing().item_spacing.y;
                let middle = (ui.available_height() - ROW) / 2.0;
                let place = rows.iter().position(|row| row.contains(&self.shown));
                let above = place.unwrap_or_default() as f32 * row;
                area = area.vertical_scroll_offset((above - middle).max(0.0));
            }
            area.show_rows(ui, ROW, rows.len(), |ui, range| {
                pressed = self.draw_rows(ui, &rows[range], view);
            });
        });
        pressed
    }

    /// Returns the rows: in each, the numbers of entries in the positions that it leads to. The first
    /// one is the start; a pair of moves shares a row.
    fn rows(&self) -> Vec<Range<usize>> {
        let start = 0..1;
        let mut rows = vec![start];
        for entry in 0..self.game.entries().len() {
            let is_reply = move_number::<G>(self.game, entry).is_some_and(|number| number.is_reply);
            let is_second = is_reply && !self.is_alone(entry);
            match rows.last_mut() {
                Some(row) if is_second => row.end += 1,
                _ => rows.push(entry + 1..entry + 2),
            }
        }
        rows
    }

    fn draw_rows(&self, ui: &mut Ui, rows: &[Range<usize>], view: &RoomView<'_>) -> Option<usize> {
        let mut pressed = None;
        for row in rows {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            let has_second = row.len() > 1;
            let half = rect.left() + HALF * rect.width();
            for place in row.clone() {
                let rect = match (has_second, place == row.start) {
                    (false, _) => rect,
                    (true, true) => rect.with_max_x(half - 2.0),
                    (true, false) => rect.with_min_x(half),
                };
                if self.cell(ui, rect, place, view) {
                    pressed = Some(place);
                }
            }
        }
        pressed
    }

    /// Draws the move that leads to the position of this number of entries. Returns whether it was
    /// pressed.
    fn cell(&self, ui: &mut Ui, rect: Rect, entries: usize, view: &RoomView<'_>) -> bool {
        let [text, spoken] = self.text(entries, view);
        let response = ui.interact(rect, Id::unique("move").with(entries), Sense::click());
        follow_focus(&response);
        let chosen = entries == self.shown;
        let ink = row_ground(ui, &response, chosen);
        let font = FontId::new(14.0, FontFamily::Name(SEMIBOLD.into()));
        let mut job = LayoutJob::simple_singleline(text.clone(), font, ink);
        job.wrap = TextWrapping::truncate_at_width(rect.width() - 2.0 * PADDING);
        let galley = ui.painter().layout_job(job);
        let at = rect.left_center() + vec2(PADDING, -galley.size().y / 2.0);
        let fault = entries.checked_sub(1).and_then(|entry| self.fault(entry));
        let kind = fault.map(|kind| view.words.rooms.fault_kind(kind));
        let whole = (galley.elided || text != spoken).then_some(spoken.as_str());
        let entry = entries.checked_sub(1).map(|entry| &self.game.entries()[entry]);
        let in_words = entry.and_then(|entry| G::words(view.language).move_in_words(entry));
        let passed = entries.checked_sub(1).filter(|entry| self.is_passed_end(*entry));
        let passed = passed.map(|at| {
            let shared = G::words(view.language).shared();
            view.words.door.passed_end(&shared.end_with(&self.game.entries()[at], self.view.look))
        });
        let lines = [whole, in_words.as_deref(), kind, passed.as_deref()].into_iter();
        let lines: Vec<_> = lines.flatten().collect();
        if !lines.is_empty() {
            explain(&response, lines.join("\n"));
        }
        ui.painter().galley(at, galley, ink);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &spoken));
        if let Some(text) = in_words {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(text));
        }
        response.clicked()
    }

    /// Returns whether the rules end the game with this entry, although its record goes on.
    fn is_passed_end(&self, entry: usize) -> bool {
        let entries = self.game.entries();
        entry + 1 < entries.len() && entries[entry].end().is_some()
    }

    fn fault(&self, entry: usize) -> Option<FaultKind> {
        self.faults.iter().find(|(fault, _)| *fault == entry).map(|(_, kind)| *kind)
    }

    /// Returns what is shown for the position of this number of entries, and what is said.
    fn text(&self, entries: usize, view: &RoomView<'_>) -> [String; 2] {
        let same = |text: String| [text.clone(), text];
        let Some(index) = entries.checked_sub(1) else {
            return same(view.words.start.to_owned());
        };
        let entry = &self.game.entries()[index];
        let mark = match self.fault(index) {
            Some(_) => "?",
            None if self.is_passed_end(index) => PASSED_END,
            None => "",
        };
        let side = entry.side().map_or("", |side| &self.names[side]);
        match entry.step() {
            Step::Move(_) => {
                let name = G::words(view.language).move_name(entry, self.view);
                let number = move_number::<G>(self.game, index);
                let label = number.map_or_else(String::new, MoveNumber::label);
                let spoken = format!("{label} {side}: {name}{mark}");
                let shown = match number {
                    Some(number) if G::PAIRS_MOVES && number.is_reply => {
                        let is_alone = self.is_alone(index);
                        let label = if is_alone { label + " " } else { String::new() };
                        format!("{label}{name}{mark}")
                    }
                    _ if G::PAIRS_MOVES => format!("{label} {name}{mark}"),
                    _ => spoken.clone(),
                };
                [shown, spoken]
            }
            Step::Departure(departure) => {
                let own = G::words(view.language);
                same(own.listed_departure(view.words, departure, side))
            }
            Step::Round => same(String::new()),
        }
    }

    /// Returns whether a second move has no first one beside it.
    fn is_alone(&self, entry: usize) -> bool {
        let before = entry.checked_sub(1).and_then(|before| move_number::<G>(self.game, before));
        before.is_none_or(|before| before.is_reply)
    }
}
