//! The list of moves beside the board. Pressing a move shows the position after it.

use std::ops::Range;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    CornerRadius, FontFamily, FontId, Id, Rect, Role, ScrollArea, Sense, StrokeKind, Ui, UiBuilder,
    WidgetInfo, vec2,
};
use tabletop::{BySide, Match, Played, Step};

use super::fault_kind::FaultKind;
use super::play::turn_number;
use super::table_game::TableGame;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{explain, follow_focus, row_ground, strong};

/// The height of a row.
const ROW: f32 = 34.0;

/// The contents of the list.
pub(super) struct MoveList<'a, G: TableGame> {
    /// The whole game.
    pub game: &'a Match<G>,
    /// The names of the players.
    pub names: &'a BySide<String>,
    /// The row that stands out: the number of entries in the position on the screen, or in that after
    /// the fault which is looked at in the position before it.
    pub shown: usize,
    /// The entries that are faults.
    pub faults: &'a [(usize, FaultKind)],
    /// The look of the game.
    pub look: usize,
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
            let rows = self.game.entries().len() + 1;
            // Keeps the row of the position in sight when it changes.
            let id = ui.scope_id().with("shown");
            let moved = ui.data(|data| data.get_temp::<usize>(id)) != Some(self.shown);
            let mut area = ScrollArea::vertical().auto_shrink(false);
            if moved {
                ui.data_mut(|data| data.insert_temp(id, self.shown));
                let row = ROW + ui.spacing().item_spacing.y;
                let middle = (ui.available_height() - ROW) / 2.0;
                area = area.vertical_scroll_offset((self.shown as f32 * row - middle).max(0.0));
            }
            area.show_rows(ui, ROW, rows, |ui, range| pressed = self.rows(ui, range, view));
        });
        pressed
    }

    fn rows(&self, ui: &mut Ui, range: Range<usize>, view: &RoomView<'_>) -> Option<usize> {
        let mut pressed = None;
        for row in range {
            let text = self.text(row, view);
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            let response = ui.interact(rect, Id::unique("move").with(row), Sense::click());
            follow_focus(&response);
            let chosen = row == self.shown;
            let ink = row_ground(ui, &response, chosen);
            let font = FontId::new(14.0, FontFamily::Name(SEMIBOLD.into()));
            let mut job = LayoutJob::simple_singleline(text.clone(), font, ink);
            job.wrap = TextWrapping::truncate_at_width(rect.width() - 16.0);
            let galley = ui.painter().layout_job(job);
            let at = rect.left_center() + vec2(8.0, -galley.size().y / 2.0);
            let fault = row.checked_sub(1).and_then(|entry| self.fault(entry));
            let kind = fault.map(|kind| view.words.rooms.fault_kind(kind));
            let whole = galley.elided.then_some(text.as_str());
            if kind.is_some() || whole.is_some() {
                let lines: Vec<_> = whole.into_iter().chain(kind).collect();
                explain(&response, lines.join("\n"));
            }
            ui.painter().galley(at, galley, ink);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &text));
            if response.clicked() {
                pressed = Some(row);
            }
        }
        pressed
    }

    fn fault(&self, entry: usize) -> Option<FaultKind> {
        self.faults.iter().find(|(fault, _)| *fault == entry).map(|(_, kind)| *kind)
    }

    /// Returns the text of a row: row 0 is the start.
    fn text(&self, row: usize, view: &RoomView<'_>) -> String {
        let Some(entry) = row.checked_sub(1) else {
            return view.words.start.to_owned();
        };
        let mark = if self.fault(entry).is_some() { "?" } else { "" };
        let (turn, entry) = (turn_number(self.game, entry), &self.game.entries()[entry]);
        let side = entry.side.map_or("", |side| &self.names[side]);
        match entry.step {
            Step::Move(_) => {
                let name = G::words(view.language).move_name(entry, self.look);
                format!("{}. {side}: {name}{mark}", turn.unwrap_or_default())
            }
            Step::Departure(departure) => view.words.offers.listed_departure(departure, side),
            Step::Round => String::new(),
        }
    }
}
