//! A game in the list: a small board, the players, how the game stands and when it began. The
//! chosen game also has the buttons of its actions.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Button, Color32, FontFamily, FontId, Galley, Id, Layout, Popup, Pos2, Rect, Response,
    Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use table::game::TableGame;
use table::library::{GameLine, GameList, ReachedPosition};
use table::words::Viewpoint;
use ui_kit::balanced::without_lonely_word;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::icons::Icon;
use window::widgets::{Face, button_width, explain, follow_focus, frame, strong, wide_button};
use window_words::Words;

use crate::MyGames;

/// An action on the chosen game or on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListAction {
    /// Show the game under way, which is not in the list.
    GoOn,
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

/// The height of a row with three lines of text, which is the least.
pub(crate) const ROW: f32 = 68.0;
/// The size of the small board in a wide and in a narrow row, and the width from which a row is
/// wide.
const BOARD: Vec2 = vec2(140.0, 54.0);
const SMALL_BOARD: Vec2 = vec2(98.0, 44.0);
const WIDE: f32 = 520.0;
/// The width below which a row has no board, and the buttons of a chosen game are below its text.
const NARROW: f32 = 300.0;
/// The distance from one line of text to the next.
const LINE: f32 = 20.0;
/// The padding inside a row, and the gaps between its parts.
const PAD: f32 = 7.0;
const GAP: f32 = 12.0;

/// What a row looks like.
pub(crate) struct Row<'a, G: TableGame> {
    pub line: &'a GameLine,
    pub reached: Option<&'a ReachedPosition<G>>,
    pub is_chosen: bool,
}

impl<G: TableGame> Row<'_, G> {
    /// Draws the row in `rect`. `sense` says whether it is a stop for the Tab key.
    pub(crate) fn show(
        &self,
        ui: &Ui,
        rect: Rect,
        id: Id,
        sense: Sense,
        page: &MyGames<'_, G>,
    ) -> Response {
        let room = self.room(ui, rect, page.words);
        // The buttons of a chosen game are widgets beside the row or below it, not on it.
        let touched = match (self.is_chosen, has_buttons_below(ui, rect)) {
            (true, true) => rect.with_max_y(room.bottom()),
            (true, false) => rect.with_max_x(room.right() + GAP / 2.0),
            (false, _) => rect,
        };
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
        let board = board_of::<G>(rect);
        if board.is_positive() {
            self.board(ui, board, page);
        }
        let cut = self.text(ui, room);
        if response.has_focus() {
            frame(ui.painter(), rect, round, palette.focus_on_paper());
        }
        // What is cut is read in the tooltip.
        let about = Some(line.about.as_str()).filter(|about| !about.is_empty());
        let told: Vec<&str> = cut.into_iter().chain(about).collect();
        if response.hovered() && !told.is_empty() {
            explain(&response, told.join("\n"));
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
        let shown = shown.map(|(played, near)| (played, Viewpoint::lying(page.look, near)));
        G::picture(ui.painter(), page.sprites, rect, shown);
    }

    /// Returns the place of the text: beside the board, and before the buttons of a chosen game or, in a
    /// narrow row, above them.
    fn room(&self, ui: &Ui, rect: Rect, words: &Words) -> Rect {
        let board = board_of::<G>(rect);
        let left = if board.is_positive() { board.right() } else { rect.left() };
        let room = rect.with_min_x(left + GAP).with_max_x(rect.right() - GAP);
        match (self.is_chosen, has_buttons_below(ui, rect)) {
            (false, _) => room,
            (true, true) => room.with_max_y(rect.bottom() - height_of_buttons(ui) - PAD),
            (true, false) => {
                let buttons = buttons_width(ui, rect, words, self.line);
                room.with_max_x(room.right() - buttons - GAP)
            }
        }
    }

    /// Returns the height of the row, which has room for all its lines, at this width.
    pub(crate) fn height(&self, ui: &Ui, width: f32, words: &Words) -> f32 {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(width, ROW));
        let room = self.room(ui, rect, words);
        let (_, height) = self.lines(ui, room.width());
        ROW.max(height + ROW - 3.0 * LINE) + rect.height() - room.height()
    }

    /// Writes the title, how the game stands, the details and the date. Returns those that end with dots.
    fn text(&self, ui: &Ui, room: Rect) -> Vec<&str> {
        let (texts, height) = self.lines(ui, room.width());
        let corner = pos2(room.left(), room.center().y - height / 2.0);
        let line = self.line;
        let whole = [&line.title, &line.standing, &line.detail].map(String::as_str);
        let is_cut = |text: &&str| texts.iter().any(|(it, _)| it.elided && it.text() == *text);
        let cut = whole.into_iter().filter(is_cut).collect();
        for (galley, at) in texts {
            ui.painter().galley(corner + at, galley, Color32::PLACEHOLDER);
        }
        cut
    }

    /// Returns the texts, each with its place, and the height of them all. A text that has no room on one line
    /// goes on below or, in a row that does not grow, ends with dots.
    fn lines(&self, ui: &Ui, width: f32) -> (Vec<(Arc<Galley>, Vec2)>, f32) {
        let palette = Palette::current(ui.ctx());
        let line = self.line;
        let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
        let wrapped = |text: &str, font, ink, width: f32| -> Arc<Galley> {
            let mut job = LayoutJob::simple(text.to_owned(), font, ink, width.max(0.0));
            if !grows(ui) {
                job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
            }
            without_lonely_word(ui, job)
        };
        let faint =
            |text, width| wrapped(text, FontId::proportional(13.5), palette.faint_ink, width);
        let when = faint(&line.when, width);
        // Without room beside the title, the date is before the details or above them.
        let is_above = width < WIDE / 2.0 + when.size().x;
        let indent = when.size().x + GAP;
        let is_indented = is_above && !line.when.is_empty() && !grows(ui);
        let detail = faint(&line.detail, if is_indented { width - indent } else { width });
        let title = if is_above { width } else { width - when.size().x - GAP };
        let standing = if line.is_damaged { palette.warning } else { palette.ink };
        let mut below = Below::default();
        below.add(wrapped(&line.title, font(SEMIBOLD, 16.0), palette.ink, title));
        below.add(wrapped(&line.standing, font(SEMIBOLD, 14.0), standing, width));
        match (is_above && !line.when.is_empty(), !line.detail.is_empty()) {
            (true, true) if detail.rows.len() == 1 && indent + detail.size().x <= width => {
                below.beside(when, 0.0);
                below.add_at(detail, indent);
            }
            (is_when, is_detail) => {
                if is_when {
                    below.add(when);
                } else {
                    let x = width - when.size().x;
                    let at = vec2(x, (LINE - when.size().y) / 2.0);
                    below.texts.push((when, at));
                }
                if is_detail {
                    below.add(detail);
                }
            }
        }
        (below.texts, below.height)
    }
}

/// Texts one below the other, and their height.
#[derive(Default)]
struct Below {
    texts: Vec<(Arc<Galley>, Vec2)>,
    height: f32,
}

impl Below {
    fn add(&mut self, text: Arc<Galley>) {
        self.add_at(text, 0.0);
    }

    /// Adds a text below the others, at this distance from the left edge.
    fn add_at(&mut self, text: Arc<Galley>, x: f32) {
        let height = text.size().y;
        let first = height / text.rows.len().max(1) as f32;
        self.beside(text, x);
        self.height += LINE + height - first;
    }

    /// Adds a text on the line where the next one will be.
    fn beside(&mut self, text: Arc<Galley>, x: f32) {
        let first = text.size().y / text.rows.len().max(1) as f32;
        self.texts.push((text, vec2(x, self.height + (LINE - first) / 2.0)));
    }
}

/// Returns the place of the small board in a row, without width in a narrow row.
fn board_of<G: TableGame>(row: Rect) -> Rect {
    let size = match row.width() {
        WIDE.. => BOARD,
        NARROW.. => SMALL_BOARD,
        // The text needs all the room.
        _ => vec2(0.0, 0.0),
    };
    let size = if G::IS_SQUARE { Vec2::splat(size.y) } else { size };
    Rect::from_min_size(pos2(row.left() + PAD, row.center().y - size.y / 2.0), size)
}

/// Returns whether a row is as high as its texts: under a finger. Elsewhere, all rows have the same height, so that
/// a long list lays out only those in sight.
pub(crate) fn grows(ui: &Ui) -> bool {
    touch::is_on(ui)
}

/// Returns whether the buttons of a chosen game are below its text, in a narrow row that grows.
fn has_buttons_below(ui: &Ui, row: Rect) -> bool {
    grows(ui) && row.width() < NARROW
}

/// Returns the height of the buttons of a chosen game.
fn height_of_buttons(ui: &Ui) -> f32 {
    touch::target(ui) + 2.0
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
    match has_main_button(ui, rect, words, line) {
        true => button_width(ui, main_action(words, line).0) + more,
        false => touch::target(ui),
    }
}

/// Returns whether the row `rect` of a chosen game has a button of its main action.
pub(crate) fn has_main_button(ui: &Ui, rect: Rect, words: &Words, line: &GameLine) -> bool {
    let width = button_width(ui, main_action(words, line).0) + touch::target(ui) + 4.0;
    let fits_below = has_buttons_below(ui, rect) && width <= rect.width() - 2.0 * GAP;
    rect.width() >= WIDE || line.is_damaged || fits_below
}

/// Draws the buttons of the chosen game at the right end of its row, `rect`, or below its text: the main action
/// and a list of the others. A narrow row without room below its text has only the list. Returns the action requested.
pub(crate) fn buttons<G: TableGame>(
    ui: &mut Ui,
    rect: Rect,
    words: &Words,
    game_list: &GameList<G>,
) -> Option<ListAction> {
    let line = game_list.line(game_list.chosen_index()?)?;
    let width = buttons_width(ui, rect, words, line);
    let height = height_of_buttons(ui);
    let top = match has_buttons_below(ui, rect) {
        true => rect.bottom() - height - PAD,
        false => rect.center().y - height / 2.0,
    };
    let room = Rect::from_min_size(pos2(rect.right() - GAP - width, top), vec2(width, height));
    let has_main = has_main_button(ui, rect, words, line);
    // The buttons lie on the row and take no room of their own.
    let layout = Layout::left_to_right(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room).layout(layout));
    ui.spacing_mut().item_spacing.x = 4.0;
    let mut action = None;
    let (label, main) = main_action(words, line);
    if has_main {
        let width = button_width(&ui, label);
        if wide_button(&mut ui, label, width, !line.is_damaged).clicked() {
            action = Some(main);
        }
    }
    if !line.is_damaged {
        action = more(&mut ui, words, game_list, !has_main).or(action);
    }
    action
}

/// Draws the button that opens the list of actions. Returns the action chosen from it.
fn more<G: TableGame>(
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
