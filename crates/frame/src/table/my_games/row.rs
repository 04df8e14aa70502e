//! A game in the list: a small board, the players, how the game stands and when it began. The
//! chosen game also has the buttons of its actions.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Button, Color32, FontFamily, FontId, Galley, Id, Layout, Popup, Rect, Response, Role,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window_words::Words;

use super::positions::ReachedPosition;
use super::{GameLine, GameList, Listed, MyGames};
use crate::icons::Icon;
use crate::widgets::{Face, button_width, explain, follow_focus, frame, strong, wide_button};

/// An action on the chosen game or on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListAction {
    /// Continue the game, or replay it if it is over.
    Open,
    /// Replay the game.
    Replay,
    /// Ask for a new title.
    Rename,
    /// Delete the game.
    Delete,
    /// Restore the game deleted last.
    BringBack,
    /// Ask for a file to save the game to.
    SaveAs,
    /// Copy the game as text.
    Copy,
}

/// The height of a row.
pub(super) const ROW: f32 = 68.0;
/// The size of the small board in a wide and in a narrow row, and the width from which a row is
/// wide.
const BOARD: Vec2 = vec2(140.0, 54.0);
const SMALL_BOARD: Vec2 = vec2(98.0, 44.0);
const WIDE: f32 = 520.0;
/// The width below which a row has no board.
const NARROW: f32 = 300.0;
/// The distance from one line of text to the next.
const LINE: f32 = 20.0;
/// The padding inside a row, and the gaps between its parts.
const PAD: f32 = 7.0;
const GAP: f32 = 12.0;

/// What a row looks like.
pub(super) struct Row<'a, G: Listed> {
    pub line: &'a GameLine,
    pub reached: Option<&'a ReachedPosition<G>>,
    pub is_chosen: bool,
}

impl<G: Listed> Row<'_, G> {
    /// Draws the row in `rect`. `sense` says whether it is a stop for the Tab key.
    pub(super) fn show(
        &self,
        ui: &Ui,
        rect: Rect,
        id: Id,
        sense: Sense,
        page: &MyGames<'_, G>,
    ) -> Response {
        let right = self.right_end(ui, rect, page.words);
        // The buttons of a chosen game are widgets beside the row, not on it.
        let touched = if self.is_chosen { rect.with_max_x(right + GAP / 2.0) } else { rect };
        let response = ui.interact(touched, id, sense);
        let line = self.line;
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, self.is_chosen, &line.spoken)
        });
        let palette = Palette::current(ui.ctx());
        let fill = if response.hovered() { palette.button_hover } else { palette.button };
        let round = f32::from(sizes::ROUND);
        let stroke = match self.is_chosen {
            true => Stroke::new(2.5, palette.accent),
            false => Stroke::NONE,
        };
        ui.painter().rect(rect, round, fill, stroke, StrokeKind::Inside);
        let size = match rect.width() {
            WIDE.. => BOARD,
            NARROW.. => SMALL_BOARD,
            // The text needs all the room.
            _ => vec2(0.0, 0.0),
        };
        let size = if G::HAS_SQUARE_PICTURES { Vec2::splat(size.y) } else { size };
        let board =
            Rect::from_min_size(pos2(rect.left() + PAD, rect.center().y - size.y / 2.0), size);
        if board.is_positive() {
            self.board(ui, board, page);
        }
        self.text(ui, Rect::from_x_y_ranges(board.right() + GAP..=right, rect.y_range()));
        if response.has_focus() {
            frame(ui.painter(), rect, round, palette.focus_on_paper());
        }
        if response.hovered() && !line.about.is_empty() {
            explain(&response, &line.about);
        }
        response
    }

    fn board(&self, ui: &Ui, rect: Rect, page: &MyGames<'_, G>) {
        let palette = Palette::current(ui.ctx());
        let Some(reached) = self.reached else {
            ui.painter().rect_stroke(rect, 4.0, Stroke::new(1.0, palette.line), StrokeKind::Inside);
            return;
        };
        let shown = Some((&reached.played, reached.near));
        G::paint_in_list(ui.painter(), page.sprites, rect, shown, page.look);
    }

    /// Returns where the text ends: before the buttons of a chosen game.
    fn right_end(&self, ui: &Ui, rect: Rect, words: &Words) -> f32 {
        let buttons = match self.is_chosen {
            true => buttons_width(ui, rect, words, self.line) + GAP,
            false => 0.0,
        };
        rect.right() - GAP - buttons
    }

    /// Writes the title, how the game stands and the details in three lines, and the date.
    fn text(&self, ui: &Ui, room: Rect) {
        let palette = Palette::current(ui.ctx());
        let (painter, line) = (ui.painter(), self.line);
        let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
        let fitted = |text: &str, font, ink, width: f32| -> Arc<Galley> {
            let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
            job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
            painter.layout_job(job)
        };
        let small = || FontId::proportional(13.5);
        let when = fitted(&line.when, small(), palette.faint_ink, room.width());
        // Without room beside the title, the date comes first in the last line.
        let beside = room.width() >= WIDE / 2.0 + when.size().x;
        let title = match beside {
            true => room.width() - when.size().x - GAP,
            false => room.width(),
        };
        let standing = if line.is_damaged { palette.warning } else { palette.ink };
        let is_date_below = !beside && !line.when.is_empty();
        let detail_left = match is_date_below {
            true => room.left() + when.size().x + GAP,
            false => room.left(),
        };
        let detail = fitted(&line.detail, small(), palette.faint_ink, room.right() - detail_left);
        let rows = [
            (fitted(&line.title, font(SEMIBOLD, 16.0), palette.ink, title), room.left()),
            (fitted(&line.standing, font(SEMIBOLD, 14.0), standing, room.width()), room.left()),
            (detail, detail_left),
        ];
        let has_third = is_date_below || !line.detail.is_empty();
        let top = room.center().y - if has_third { LINE } else { LINE / 2.0 };
        let paint = |galley: Arc<Galley>, x: f32, line: f32| {
            let y = top + line * LINE - galley.size().y / 2.0;
            painter.galley(pos2(x, y), galley, Color32::PLACEHOLDER);
        };
        for ((galley, x), line) in rows.into_iter().zip([0.0, 1.0, 2.0]) {
            paint(galley, x, line);
        }
        match is_date_below {
            true => paint(when, room.left(), 2.0),
            false => {
                let x = room.right() - when.size().x;
                paint(when, x, 0.0);
            }
        }
    }
}

/// The main action on a game, and its label.
fn main_action<'a>(words: &'a Words, line: &GameLine) -> (&'a str, ListAction) {
    match (line.is_damaged, line.is_over) {
        (true, _) => (words.library.delete, ListAction::Delete),
        (_, true) => (words.replay.replay, ListAction::Replay),
        (_, false) => (words.library.continue_game, ListAction::Open),
    }
}

/// Returns the width of the buttons of a chosen game.
fn buttons_width(ui: &Ui, rect: Rect, words: &Words, line: &GameLine) -> f32 {
    let more = if line.is_damaged { 0.0 } else { touch::target(ui) + 4.0 };
    match rect.width() >= WIDE || line.is_damaged {
        true => button_width(ui, main_action(words, line).0) + more,
        false => touch::target(ui),
    }
}

/// Draws the buttons of the chosen game at the right end of its row, `rect`: the main action and a
/// list of the others. A narrow row has only the list. Returns the action requested.
pub(super) fn buttons<G: Listed>(
    ui: &mut Ui,
    rect: Rect,
    words: &Words,
    game_list: &GameList<G>,
) -> Option<ListAction> {
    let line = game_list.line(game_list.chosen_index()?)?;
    let width = buttons_width(ui, rect, words, line);
    let height = touch::target(ui) + 2.0;
    let room = Rect::from_min_size(
        pos2(rect.right() - GAP - width, rect.center().y - height / 2.0),
        vec2(width, height),
    );
    let is_short = rect.width() < WIDE;
    // The buttons lie on the row and take no room of their own.
    let layout = Layout::left_to_right(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room).layout(layout));
    ui.spacing_mut().item_spacing.x = 4.0;
    let mut action = None;
    let (label, main) = main_action(words, line);
    if line.is_damaged || !is_short {
        let width = button_width(&ui, label);
        if wide_button(&mut ui, label, width, !line.is_damaged).clicked() {
            action = Some(main);
        }
    }
    if !line.is_damaged {
        action = more(&mut ui, words, game_list, is_short).or(action);
    }
    action
}

/// Draws the button that opens the list of actions. Returns the action chosen from it.
fn more<G: Listed>(
    ui: &mut Ui,
    words: &Words,
    game_list: &GameList<G>,
    with_main: bool,
) -> Option<ListAction> {
    let line = game_list.line(game_list.chosen_index()?)?;
    let button = Face { icon: Some(Icon::More), ..Face::default() }.button(ui);
    explain(&button, words.more);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.more));
    let (label, main) = main_action(words, line);
    let moves = game_list.chosen().and_then(|entry| entry.summary.as_ref().ok());
    let can_replay = !line.is_over && moves.is_some_and(|summary| summary.turns > 0);
    let actions = [
        with_main.then_some((label, main)),
        can_replay.then_some((words.replay.replay, ListAction::Replay)),
        Some((words.library.rename, ListAction::Rename)),
        Some((words.library.save_as, ListAction::SaveAs)),
        Some((words.copy_game, ListAction::Copy)),
        Some((words.library.delete, ListAction::Delete)),
    ];
    let actions: Vec<_> = actions.into_iter().flatten().collect();
    let width = actions.iter().map(|(label, _)| button_width(ui, label)).fold(0.0, f32::max);
    let list = Popup::menu(&button).show(|ui| {
        let mut chosen = None;
        for (label, action) in &actions {
            let button = Button::new(strong(*label)).min_size(vec2(width, touch::target(ui)));
            let button = ui.add(button);
            follow_focus(&button);
            if button.clicked() {
                chosen = Some(*action);
            }
        }
        chosen
    });
    list.and_then(|list| list.inner)
}
