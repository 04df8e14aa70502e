//! The library page: opens, renames, deletes, exports and copies saved games.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, EventFilter, FontFamily, FontId, Frame, Id, Key, Label, Response, Role, ScrollArea,
    Sense, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{Action, Command};
use crate::ui::game_list::{GameLine, GameList};
use crate::ui::measured::Measured;
use crate::ui::theme::{BOLD, Palette, SEMIBOLD, sizes};
use crate::ui::toast::keep_clear_from;
use crate::ui::widgets::{
    ButtonLook, button_width, command_button, follow_focus, row_ground, select, strong,
};
use crate::ui::words::{GameFilter, SortOrder, Words};

/// The height of a row.
const ROW: f32 = 54.0;
/// The gap between rows.
const BETWEEN: f32 = 3.0;
/// The minimum number of visible rows.
const LEAST_ROWS: f32 = 2.0;
/// The maximum width of the page.
const WIDTH: f32 = 900.0;
/// The width of the search field.
const FIELD: f32 = 170.0;
/// The width of the filter and sort lists.
const LIST: f32 = 150.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 760.0;

/// An action on the selected game or on the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryAction {
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

/// Draws the library. `focus` is the index of the shown row to focus next. Returns the action
/// requested.
pub fn library(
    ui: &mut Ui,
    words: &Words,
    game_list: &mut GameList,
    focus: &mut Option<usize>,
) -> Option<Action> {
    let mut action = None;
    let room = ui.max_rect();
    let narrow = room.width() < NARROW;
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    let margin = if narrow { 8 } else { 14 };
    ui.scope_builder(eframe::egui::UiBuilder::new().max_rect(inner), |ui| {
        if narrow {
            ui.spacing_mut().button_padding.x = 8.0;
        }
        Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            // In a very small window, the page scrolls as well as the list.
            ScrollArea::vertical().id_salt("library").auto_shrink(false).show(ui, |ui| {
                let bottom = ui.max_rect().bottom();
                action = heading(ui, words, game_list);
                filters(ui, words, game_list);
                let measured = Measured::of(ui, "height below the list");
                let below = measured.before().unwrap_or(sizes::TARGET);
                let height = bottom - ui.cursor().top() - below - sizes::GAP;
                let height = height.max(LEAST_ROWS * (ROW + BETWEEN));
                let asked = list(ui, words, game_list, focus, height);
                let top = ui.cursor().top();
                keep_clear_from(ui, top);
                action = action_buttons(ui, words, game_list)
                    .or(asked)
                    .map(Action::Library)
                    .or(action.take());
                measured.store(ui, ui.min_rect().bottom() - top);
            });
        });
    });
    action
}

fn heading(ui: &mut Ui, words: &Words, game_list: &GameList) -> Option<Action> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
        if command_button(ui, words, Command::Menu, look) {
            action = Some(Action::Do(Command::Menu));
        }
        let short = ButtonLook { words: ui.max_rect().width() >= NARROW, ..look };
        for command in [Command::PasteGame, Command::Statistics] {
            if command_button(ui, words, command, short) {
                action = Some(Action::Do(command));
            }
        }
        ui.add(Label::new(strong(words.library.games).size(20.0)).extend());
        let count = words.library.games_shown(game_list.shown().len(), game_list.count());
        let faint = Palette::current(ui.ctx()).faint_ink;
        ui.add(Label::new(strong(count).size(14.0).color(faint)).extend());
    });
    action
}

/// Draws the search field, the filter and the sort order.
fn filters(ui: &mut Ui, words: &Words, game_list: &mut GameList) {
    let before = (game_list.search.clone(), game_list.kind, game_list.order);
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut game_list.search)
            .id(search_id())
            .hint_text(words.library.search)
            .min_size(Vec2::splat(sizes::TARGET))
            .align(Align2::LEFT_CENTER)
            .desired_width(FIELD);
        let response = ui.add(field);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(words.library.search));
        let kinds =
            [GameFilter::All, GameFilter::Ended, GameFilter::Unfinished, GameFilter::Damaged];
        let kinds = kinds.map(|kind| (kind, words.library.kind(kind)));
        select(ui, words.library.show, &kinds, LIST, &mut game_list.kind);
        let orders = [SortOrder::Newest, SortOrder::Oldest, SortOrder::Title, SortOrder::Longest];
        let orders = orders.map(|order| (order, words.library.order(order)));
        select(ui, words.library.sort, &orders, LIST, &mut game_list.order);
    });
    if before != (game_list.search.clone(), game_list.kind, game_list.order) {
        game_list.refilter();
    }
}

fn search_id() -> Id {
    Id::unique("search the library")
}

/// Draws the rows. Returns the action requested by keyboard or double-click.
fn list(
    ui: &mut Ui,
    words: &Words,
    game_list: &mut GameList,
    focus: &mut Option<usize>,
    height: f32,
) -> Option<LibraryAction> {
    let count = game_list.shown().len();
    if count == 0 {
        let message = match game_list.unreadable() {
            Some(why) => words.library.unreadable(why),
            None if game_list.is_loading() => words.library.reading.to_owned(),
            None if game_list.count() == 0 => words.library.empty.to_owned(),
            None => words.library.no_match.to_owned(),
        };
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
            ui.set_min_height(height);
            ui.add_space(12.0);
            ui.label(message);
        });
        return None;
    }
    let mut library_action = None;
    ui.spacing_mut().item_spacing.y = BETWEEN;
    let mut area = ScrollArea::vertical().id_salt("games").auto_shrink(false);
    area = area.max_height(height).min_scrolled_height(height);
    let step = ROW + BETWEEN;
    let id = ui.scope_id().with("rows in sight");
    if let Some(place) = *focus {
        // Rows out of view are not created, so scroll to the row before focusing it.
        let offset = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(0.0);
        let top = place as f32 * step;
        let least = top + ROW - height;
        area = area.vertical_scroll_offset(offset.clamp(least.min(top), top));
    }
    let shown = area.show_rows(ui, ROW, count, |ui, places| {
        for place in places {
            let page = (height / step) as usize;
            library_action = row(ui, game_list, focus, place, page).or(library_action);
        }
    });
    ui.data_mut(|data| data.insert_temp(id, shown.state.clamped_offset().y));
    ui.spacing_mut().item_spacing.y = sizes::GAP;
    library_action
}

/// Draws a row and handles its keys. `page` is the number of rows that Page Up and Page Down
/// move.
fn row(
    ui: &mut Ui,
    game_list: &mut GameList,
    focus: &mut Option<usize>,
    place: usize,
    page: usize,
) -> Option<LibraryAction> {
    let chosen = game_list.chosen_index() == Some(place);
    let line = game_list.line(place)?;
    let size = vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique("game").with(place);
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &line.spoken));
    paint_row(ui, &response, line, chosen);

    if *focus == Some(place) {
        response.request_focus();
        *focus = None;
    }
    if response.clicked() || (response.gained_focus() && !chosen) {
        game_list.choose(place);
        response.request_focus();
    }
    if response.double_clicked() {
        return Some(LibraryAction::Open);
    }
    if !response.has_focus() {
        return None;
    }
    ui.memory_mut(|memory| {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        memory.set_focus_lock_filter(id, filter);
    });
    let last = game_list.shown().len() - 1;
    let moves = [
        (Key::ArrowUp, place.saturating_sub(1)),
        (Key::ArrowDown, place + 1),
        (Key::PageUp, place.saturating_sub(page)),
        (Key::PageDown, place + page),
        (Key::Home, 0),
        (Key::End, last),
    ];
    let none = eframe::egui::Modifiers::NONE;
    if let Some((_, to)) =
        moves.iter().find(|(key, _)| ui.input_mut(|input| input.consume_key(none, *key)))
    {
        let to = (*to).min(last);
        game_list.choose(to);
        *focus = Some(to);
        ui.ctx().request_repaint();
    }
    let action_buttons = [(Key::Enter, LibraryAction::Open), (Key::Delete, LibraryAction::Delete)];
    let library_action =
        action_buttons.iter().find(|(key, _)| ui.input_mut(|input| input.consume_key(none, *key)));
    library_action.map(|(_, library_action)| *library_action)
}

fn paint_row(ui: &Ui, response: &Response, line: &GameLine, chosen: bool) {
    let (palette, painter) = (Palette::current(ui.ctx()), ui.painter());
    let ink = row_ground(ui, response, chosen);
    let rect = response.rect;
    let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
    let (left, mut right) = (rect.left() + 12.0, rect.right() - 12.0);
    if let Some(result) = &line.result {
        let at = pos2(right, rect.center().y);
        right = painter.text(at, Align2::RIGHT_CENTER, result, font(BOLD, 18.0), ink).left() - 12.0;
    }
    let write = |text: &str, font, y, ink| {
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
        job.wrap = TextWrapping::truncate_at_width(right - left);
        let galley = painter.layout_job(job);
        painter.galley(pos2(left, y - galley.size().y / 2.0), galley, ink);
    };
    write(&line.title, font(SEMIBOLD, 16.0), rect.top() + 17.0, ink);
    let small = FontId::new(13.5, FontFamily::Proportional);
    let warned = if line.damaged && !chosen { palette.warning } else { ink };
    write(&line.detail, small, rect.top() + 38.0, warned);
}

/// Draws the buttons for the selected game.
fn action_buttons(ui: &mut Ui, words: &Words, game_list: &GameList) -> Option<LibraryAction> {
    let chosen = game_list.chosen();
    let heading = chosen.and_then(|entry| entry.summary.as_ref().ok());
    let (whole, goes_on) = (heading.is_some(), heading.is_some_and(|game| game.result.is_none()));
    let has_moves = heading.is_some_and(|game| game.turns > 0);
    let (replay, copy, words) = (words.replay.replay, words.copy_game, &words.library);
    let mut library_action = None;
    let buttons = [
        (words.continue_game, goes_on, LibraryAction::Open),
        (replay, has_moves, LibraryAction::Replay),
        (words.rename, whole, LibraryAction::Rename),
        (words.save_as, whole, LibraryAction::SaveAs),
        (copy, whole, LibraryAction::Copy),
        (words.delete, chosen.is_some(), LibraryAction::Delete),
        (words.undo_delete, game_list.can_bring_back(), LibraryAction::BringBack),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 0.0;
        // Where there is little room, smaller paddings keep all buttons in one row.
        let count = buttons.len() as f32;
        let labels: f32 = buttons.iter().map(|(label, ..)| button_width(ui, label)).sum();
        let spare = ui.available_width() - labels - 4.0 * (count - 1.0);
        ui.spacing_mut().button_padding.x = (spare / (2.0 * count)).floor().clamp(4.0, 12.0);
        for (label, enabled, means) in buttons {
            let button =
                eframe::egui::Button::new(strong(label)).min_size(Vec2::splat(sizes::TARGET));
            let button = ui.add_enabled(enabled, button);
            follow_focus(&button);
            if button.clicked() {
                library_action = Some(means);
            }
        }
    });
    library_action
}
