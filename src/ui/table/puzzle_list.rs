//! The list of the puzzles: a button for each, in groups, with what has become of it.

use eframe::egui::{
    Align2, EventFilter, FontFamily, FontId, Id, Key, Modifiers, Painter, Rect, Role, ScrollArea,
    Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::parts::framed;
use super::table_game::TableGame;
use crate::settings::TableSettings;
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{
    ButtonLook, command_button, explain, follow_focus, frame_focus, strong, wide_button,
};
use crate::words::choices;

/// The width of a button, and the gap between two.
const BUTTON: f32 = 52.0;
const GAP: f32 = 5.0;

/// What has become of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// It is solved.
    Solved,
    /// It was tried without success.
    Missed,
    /// Neither.
    Open,
}

choices! {
    PuzzleState {
        PuzzleState::Solved => "solved",
        PuzzleState::Missed => "missed",
        PuzzleState::Open => "open",
    }
}

impl PuzzleState {
    fn of(settings: &TableSettings, number: usize) -> Self {
        match () {
            () if settings.solved.contains(&number) => PuzzleState::Solved,
            () if settings.missed.contains(&number) => PuzzleState::Missed,
            () => PuzzleState::Open,
        }
    }
}

/// What the player asks for on the page.
pub(super) enum ListAction {
    Leave,
    Open(usize),
}

/// The page.
pub(super) struct PuzzleList {
    /// The puzzle that Tab stops at.
    stop: usize,
}

impl PuzzleList {
    /// Creates the page, on which Tab stops at the puzzle with this number.
    pub(super) fn at(stop: usize) -> Self {
        PuzzleList { stop }
    }

    /// Draws the page. Returns what the player asks for.
    pub(super) fn show<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        settings: &TableSettings,
        view: &RoomView<'_>,
    ) -> Option<ListAction> {
        let words = view.words;
        let mut action = None;
        framed(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                if command_button(ui, words, Command::Back, look) {
                    action = Some(ListAction::Leave);
                }
                ui.label(strong(words.rooms.puzzle_heading).size(20.0));
            });
            let open = next_open::<G>(settings, 0);
            if let Some(next) = open
                && wide_button(ui, words.rooms.puzzle_next, 220.0, true).clicked()
            {
                action = Some(ListAction::Open(next));
            }
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                if let Some(number) = self.groups::<G>(ui, settings, view) {
                    action = Some(ListAction::Open(number));
                }
            });
        });
        action
    }

    /// Draws the groups. Returns the puzzle that was pressed.
    fn groups<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        settings: &TableSettings,
        view: &RoomView<'_>,
    ) -> Option<usize> {
        let mut pressed = None;
        let mut first = 0;
        while first < G::puzzles() {
            let kind = G::puzzle_kind(first);
            let all = first..G::puzzles();
            let end = all.clone().find(|number| G::puzzle_kind(*number) != kind);
            let group = first..end.unwrap_or(all.end);
            let count = |state| {
                group.clone().filter(|number| PuzzleState::of(settings, *number) == state).count()
            };
            let heading = view.words.rooms.puzzle_group(
                &G::pages(view.language).puzzle_kind(kind),
                count(PuzzleState::Solved),
                count(PuzzleState::Missed),
                count(PuzzleState::Open),
            );
            ui.add_space(sizes::GAP);
            ui.label(strong(heading));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                for number in group.clone() {
                    if self.button(ui, number, PuzzleState::of(settings, number), view) {
                        pressed = Some(number);
                    }
                }
            });
            first = group.end;
        }
        self.arrow_keys(ui, G::puzzles());
        pressed
    }

    /// Draws the button of a puzzle. Returns whether it was pressed.
    fn button(&self, ui: &mut Ui, number: usize, state: PuzzleState, view: &RoomView<'_>) -> bool {
        let (rect, _) = ui.allocate_exact_size(vec2(BUTTON, sizes::TARGET), Sense::hover());
        let sense = if number == self.stop { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, puzzle_id(number), sense);
        let name = view.words.rooms.puzzle_name(number + 1, state);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let palette = Palette::current(ui.ctx());
        let (fill, ink) = match state {
            PuzzleState::Solved => (palette.accent, palette.on_accent),
            _ if response.hovered() => (palette.button_hover, palette.ink),
            _ => (palette.button, palette.ink),
        };
        let painter = ui.painter();
        let stroke = Stroke::new(1.0, palette.line);
        painter.rect(rect, f32::from(sizes::ROUND), fill, stroke, StrokeKind::Inside);
        let font = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
        let at = rect.center() - vec2(if state == PuzzleState::Open { 0.0 } else { 6.0 }, 0.0);
        painter.text(at, Align2::CENTER_CENTER, number + 1, font, ink);
        mark(painter, rect, state, Stroke::new(2.0, ink));
        follow_focus(&response);
        frame_focus(&response);
        explain(&response, name.as_str());
        response.clicked()
    }

    /// Goes from puzzle to puzzle with the arrow keys.
    fn arrow_keys(&mut self, ui: &Ui, all: usize) {
        let stop = puzzle_id(self.stop);
        if ui.memory(|memory| memory.focused()) != Some(stop) {
            return;
        }
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(stop, arrows));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let next = match () {
            () if pressed(Key::ArrowLeft) => self.stop.checked_sub(1),
            () if pressed(Key::ArrowRight) => Some(self.stop + 1).filter(|next| *next < all),
            () => None,
        };
        if let Some(next) = next {
            self.stop = next;
            ui.memory_mut(|memory| memory.request_focus(puzzle_id(next)));
        }
    }
}

/// Returns the first puzzle from this one on that is not solved, otherwise the first one of all.
pub(super) fn next_open<G: TableGame>(settings: &TableSettings, from: usize) -> Option<usize> {
    let is_open = |number: &usize| PuzzleState::of(settings, *number) == PuzzleState::Open;
    let is_unsolved = |number: &usize| PuzzleState::of(settings, *number) != PuzzleState::Solved;
    let mut all = (from..G::puzzles()).chain(0..from);
    all.clone().find(is_open).or_else(|| all.find(is_unsolved))
}

fn puzzle_id(number: usize) -> Id {
    Id::unique("puzzle").with(number)
}

/// Paints a tick or a cross at the right of a button.
fn mark(painter: &Painter, rect: Rect, state: PuzzleState, stroke: Stroke) {
    let at = rect.right_center() - vec2(11.0, 0.0);
    let line = |ends: [(f32, f32); 2]| {
        painter.line_segment(ends.map(|(x, y)| pos2(at.x + x, at.y + y)), stroke);
    };
    match state {
        PuzzleState::Solved => {
            line([(-5.0, 0.0), (-1.5, 4.0)]);
            line([(-1.5, 4.0), (5.0, -4.0)]);
        }
        PuzzleState::Missed => {
            line([(-4.0, -4.0), (4.0, 4.0)]);
            line([(-4.0, 4.0), (4.0, -4.0)]);
        }
        PuzzleState::Open => {}
    }
}
