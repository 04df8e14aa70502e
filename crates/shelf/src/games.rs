//! The list of the player's games, searched and sorted.

use eframe::egui::{
    Align2, EventFilter, Id, Key, Label, Modifiers, Rect, ScrollArea, Sense, TextEdit, Ui, Vec2,
    vec2,
};
use table::game::TableGame;
use table::library::GameList;
use ui_kit::balanced::wrapped;
use ui_kit::measured::Measured;
use ui_kit::theme::{Palette, sizes, touch};
use ui_kit::toast::keep_clear_from;
use window::Command;
use window::widgets::{button_width, select, strong, wide_button, wide_command};
use window_words::{GameFilter, SortOrder, Words};

use crate::{
    BETWEEN, ListAction, MyGames, MyGamesAction, ROW, Row, Tops, buttons, has_main_button,
};

/// The minimum number of visible rows.
const MIN_ROWS: f32 = 2.0;
/// The most rows of a list that is whole on a page that scrolls.
const WHOLE: usize = 50;
/// The width of the search field.
const FIELD: f32 = 150.0;
/// The keys that the search field handles. Esc leaves the field, not the page.
const KEYS_OF_FIELD: EventFilter =
    EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
/// The width of the filter and sort lists.
const LIST: f32 = 140.0;
/// The largest board of an empty list.
const EMPTY_BOARD: Vec2 = vec2(380.0, 134.0);
/// The margin above it, and the width of the buttons below it.
const EMPTY_MARGIN: f32 = 60.0;
const EMPTY_BUTTON: f32 = 190.0;

/// Draws the list. Returns the action requested.
pub(crate) fn games<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>) -> Option<MyGamesAction> {
    let bottom = ui.max_rect().bottom();
    let has_games = page.game_list.count() > 0;
    let goes_on = page.on_board.as_ref().is_some_and(|players| {
        let label = page.words.library.on_board(players);
        let width = button_width(ui, &label).min(ui.available_width());
        wide_button(ui, &label, width, false).clicked()
    });
    if has_games {
        filters(ui, page.words, page.game_list);
    }
    let measured = Measured::of(ui, "height below the list");
    let below = measured.before().unwrap_or_default();
    let count = page.game_list.shown().len();
    let room = bottom - ui.cursor().top() - below;
    let least = MIN_ROWS * step(ui);
    // Where the page scrolls, the list in it does not, unless it is long.
    let height = match room >= least || count > WHOLE {
        true => room.max(least),
        false => count as f32 * step(ui) + 1.0,
    };
    let mut action = match count {
        0 => nothing(ui, page),
        _ => list(ui, page, height).map(MyGamesAction::Games),
    };
    let top = ui.cursor().top();
    keep_clear_from(ui, top);
    if page.game_list.can_bring_back() {
        let label = page.words.library.undo_delete;
        let width = button_width(ui, label);
        if wide_button(ui, label, width, false).clicked() {
            action = Some(MyGamesAction::Games(ListAction::BringBack));
        }
    }
    action = others(ui, page).or(action);
    measured.store(ui, ui.cursor().top() - top);
    if goes_on { Some(MyGamesAction::Games(ListAction::GoOn)) } else { action }
}

/// Draws the buttons that lead to the lists of the other games. Returns the action requested.
fn others<G: TableGame>(ui: &mut Ui, page: &MyGames<'_, G>) -> Option<MyGamesAction> {
    let mut action = None;
    if page.others.is_empty() {
        return action;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(page.words.library.elsewhere).size(14.0));
        for (game, label) in page.others {
            if wide_button(ui, label, button_width(ui, label), false).clicked() {
                action = Some(MyGamesAction::Other(game));
            }
        }
    });
    action
}

/// Draws the search field, the filter, the sort order and the number of games.
fn filters<G: TableGame>(ui: &mut Ui, words: &Words, game_list: &mut GameList<G>) {
    let before = (game_list.search.clone(), game_list.kind, game_list.order);
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut game_list.search)
            .id(search_id())
            .hint_text(words.library.search)
            .min_size(Vec2::splat(touch::target(ui)))
            .align(Align2::LEFT_CENTER)
            .desired_width(FIELD)
            .event_filter(KEYS_OF_FIELD);
        let response = ui.add(field);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(words.library.search));
        let kinds =
            [GameFilter::All, GameFilter::Ended, GameFilter::Unfinished, GameFilter::Damaged];
        let kinds = kinds.map(|kind| (kind, words.library.kind(kind)));
        select(ui, words.library.show, &kinds, LIST, &mut game_list.kind);
        let orders = [SortOrder::Newest, SortOrder::Oldest, SortOrder::Title, SortOrder::Longest];
        let orders = orders.map(|order| (order, words.library.order(order)));
        select(ui, words.library.sort, &orders, LIST, &mut game_list.order);
        let count = words.library.games_shown(game_list.shown().len(), game_list.count());
        let faint = Palette::current(ui.ctx()).faint_ink;
        ui.add(Label::new(strong(count).size(14.0).color(faint)).extend());
    });
    if before != (game_list.search.clone(), game_list.kind, game_list.order) {
        game_list.refilter();
    }
}

fn search_id() -> Id {
    Id::unique("search the library")
}

/// Draws what stands in place of an empty list. Returns the action requested.
fn nothing<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>) -> Option<MyGamesAction> {
    let words = page.words;
    if let Some(why) = page.game_list.unreadable() {
        wrapped(ui, words.library.unreadable(why));
        return None;
    }
    if page.game_list.is_loading() {
        ui.label(words.library.reading);
        return None;
    }
    let mut action = None;
    let has_games = page.game_list.count() > 0;
    ui.add_space(if has_games {
        sizes::GAP
    } else {
        EMPTY_MARGIN.min(0.1 * ui.available_height())
    });
    ui.vertical_centered(|ui| {
        if has_games {
            wrapped(ui, words.library.no_match);
            let width = button_width(ui, words.library.show_all);
            if wide_button(ui, words.library.show_all, width, true).clicked() {
                page.game_list.show_all();
            }
            return;
        }
        let width = ui.available_width().min(EMPTY_BOARD.x);
        let size = vec2(width, EMPTY_BOARD.y * width / EMPTY_BOARD.x);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        G::picture(ui.painter(), page.sprites, rect, None);
        ui.add_space(sizes::GAP);
        wrapped(ui, words.library.empty);
        for (place, command) in G::FIRST_COMMANDS.iter().enumerate() {
            let label = match command {
                Command::NewGame => words.play,
                Command::Learn => words.learn.learn,
                command => command.label(words),
            };
            let width = button_width(ui, label).max(EMPTY_BUTTON);
            if wide_command(ui, *command, label, width, place == 0) {
                action = Some(MyGamesAction::Do(*command));
            }
        }
    });
    action
}

/// Returns the mean distance from one row to the next.
fn step(ui: &Ui) -> f32 {
    Tops::before(ui).map_or(ROW + BETWEEN, |tops| tops.step())
}

/// Draws the rows. Returns the action requested.
fn list<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>, height: f32) -> Option<ListAction> {
    let mut action = None;
    let mut area = ScrollArea::vertical().id_salt("games").auto_shrink(false);
    area = area.max_height(height).min_scrolled_height(height);
    let id = ui.scope_id().with("rows in sight");
    if let (Some(place), Some(tops)) = (*page.focus, Tops::before(ui)) {
        // Rows out of view are not created, so scroll to the row before focusing it.
        let offset = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(0.0);
        let [top, row_height] = tops.row(place);
        let least = top + row_height - height;
        area = area.vertical_scroll_offset(offset.clamp(least.min(top), top));
    }
    let rows_in_page = (height / step(ui)) as usize;
    let shown = area.show_viewport(ui, |ui, viewport| {
        let tops = Tops::of(ui, ui.available_width(), page);
        ui.set_height(tops.height());
        let places = tops.in_sight([viewport.top(), viewport.bottom()]);
        page.game_list.read_positions(places.clone());
        let chosen = page.game_list.chosen_index();
        // One row is a stop for the Tab key: the chosen one or, if it is not on the screen, the
        // first.
        let stop = chosen.filter(|chosen| places.contains(chosen)).unwrap_or(places.start);
        let area = ui.max_rect();
        for place in places {
            let [top, height] = tops.row(place);
            let rect = area.with_min_y(area.top() + top);
            let rect = rect.with_max_y(rect.top() + height);
            action = row(ui, page, (place, rect), stop, rows_in_page).or(action.take());
        }
    });
    ui.data_mut(|data| data.insert_temp(id, shown.state.clamped_offset().y));
    action
}

/// Draws the row at `place` in `rect` and handles its keys. `stop` is the row that Tab reaches, and `rows_in_page` the
/// number of rows that Page Up and Page Down move. Returns the action requested.
fn row<G: TableGame>(
    ui: &mut Ui,
    page: &mut MyGames<'_, G>,
    (place, rect): (usize, Rect),
    stop: usize,
    rows_in_page: usize,
) -> Option<ListAction> {
    let is_chosen = page.game_list.chosen_index() == Some(place);
    let line = page.game_list.line(place)?;
    let id = Id::unique("game").with(place);
    let takes_focus = place == stop || *page.focus == Some(place);
    let sense = if takes_focus { Sense::click() } else { Sense::CLICK };
    let row = Row { line, reached: page.game_list.position(place), is_chosen };
    let response = row.show(ui, rect, id, sense, page);

    if *page.focus == Some(place) {
        response.request_focus();
        *page.focus = None;
    }
    if response.clicked() || (response.gained_focus() && !is_chosen) {
        page.game_list.choose(place);
        response.request_focus();
    }
    let asked = match is_chosen {
        true => buttons(ui, rect, page.words, page.game_list),
        false => None,
    };
    // A finger expects a list to open what it taps, and in a narrow row there is no button to press next.
    let line = page.game_list.line(place)?;
    let opens_at_once = touch::is_by_finger(ui) || !has_main_button(ui, rect, page.words, line);
    let is_opened = response.clicked() && opens_at_once && !line.is_damaged;
    if response.double_clicked() || is_opened {
        return Some(ListAction::Open);
    }
    if !response.has_focus() {
        return asked;
    }
    ui.memory_mut(|memory| {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        memory.set_focus_lock_filter(id, filter);
    });
    let last = page.game_list.shown().len() - 1;
    if let Some(to) = place_after_key(ui, place, rows_in_page) {
        let to = to.min(last);
        page.game_list.choose(to);
        *page.focus = Some(to);
        ui.ctx().request_repaint();
    }
    let keys = [(Key::Enter, ListAction::Open), (Key::Delete, ListAction::Delete)];
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let by_key = keys.into_iter().find(|(key, _)| pressed(*key)).map(|(_, action)| action);
    by_key.or(asked)
}

/// Returns the row that a key moves to from the row at `place`.
fn place_after_key(ui: &Ui, place: usize, rows_in_page: usize) -> Option<usize> {
    let moves = [
        (Key::ArrowUp, place.saturating_sub(1)),
        (Key::ArrowDown, place + 1),
        (Key::PageUp, place.saturating_sub(rows_in_page)),
        (Key::PageDown, place + rows_in_page),
        (Key::Home, 0),
        (Key::End, usize::MAX),
    ];
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    moves.into_iter().find(|(key, _)| pressed(*key)).map(|(_, to)| to)
}
