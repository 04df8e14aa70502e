//! A round: its tables, each with a button for every result.

use eframe::egui::{
    Button, Popup, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use swiss::{CannotPair, Game, Outcome, PlayerId, Round};
use ui_kit::balanced::wrapped;
use ui_kit::choices::choice;
use ui_kit::one_stop::OneStop;
use ui_kit::theme::{Palette, sizes, touch};
use window::icons::Icon;
use window::widgets::{
    Face, bold, button_width, explain, follow_focus, strong, wide_button, width_of,
};
use window_words::TournamentSheet;

use super::{CellText, Shown, TournamentAction, note, paint_cell, scrolled, text_size};

/// The widths of the number of a table and of the button of a draw, in sizes of text.
const NUMBER: f32 = 2.2;
const DRAW: f32 = 5.4;
/// The gap between the parts of a row and between rows, and that between two columns of tables.
const BETWEEN: f32 = 6.0;
const GUTTER: f32 = 20.0;

/// Draws the round. Returns the action requested.
pub(super) fn round(ui: &mut Ui, shown: &mut Shown<'_>) -> Option<TournamentAction> {
    let Some(round) = shown.tournament.rounds().get(shown.view.round) else {
        // The only round was taken back.
        return pair_button(ui, shown, 1);
    };
    let action = heading(ui, shown, round);
    ui.add_space(sizes::GAP / 2.0);
    let mut focused = None;
    let number = shown.view.round;
    let tables = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let mut asked = None;
        let by_finger = touch::is_on(ui);
        note(ui, if by_finger { shown.words.press } else { shown.words.keys });
        let columns = columns(ui, shown, round);
        let each = round.games.len().div_ceil(columns).max(1);
        let mut games = round.games.iter().enumerate();
        ui.spacing_mut().item_spacing.x = GUTTER;
        ui.columns(columns, |columns| {
            for ui in columns {
                heads(ui, shown);
                for (table, game) in games.by_ref().take(each) {
                    let row = marked_row(ui, shown, table, game);
                    if row.has_focus {
                        focused = Some(table);
                    }
                    if let Some(outcome) = row.chosen {
                        let round = shown.view.round;
                        asked = Some(TournamentAction::SetOutcome { round, table, outcome });
                    }
                }
            }
        });
        let size = text_size(ui.available_width());
        if let Some(free) = round.free {
            let text = shown.words.free(shown.name(free));
            wrapped(ui, bold(text, size));
        }
        let without = |id: &PlayerId| round.game_of(*id).is_none() && round.free != Some(*id);
        let is_last = number + 1 == shown.tournament.rounds().len();
        // Who is present now, but not in the last round, came late.
        let (late, absent): (Vec<_>, Vec<_>) = shown
            .tournament
            .ids()
            .filter(without)
            .partition(|id| is_last && shown.tournament.player(*id).is_present());
        let listed = |ids: &[PlayerId]| {
            let names: Vec<String> = ids.iter().map(|id| shown.name(*id).to_owned()).collect();
            shown.texts.words.lists.plain(&names)
        };
        if !late.is_empty() {
            note(ui, &shown.words.late_from(number + 2, &listed(&late)));
        }
        if !absent.is_empty() {
            note(ui, &shown.words.absent(&listed(&absent)));
        }
        note(ui, shown.words.explain_pairing);
        asked
    };
    // Each round begins at its top.
    let asked = ui.push_id(number, |ui| scrolled(ui, "tables", tables)).inner;
    shown.view.focused = focused;
    asked.or(action)
}

/// Draws the games of all rounds, the last one first, each with a button for every result, and below it what `said` returns
/// for the round and the table. Returns the action requested.
pub(super) fn results(
    ui: &mut Ui,
    shown: &mut Shown<'_>,
    said: &dyn Fn(usize, usize) -> Option<String>,
) -> Option<TournamentAction> {
    let (rounds, mut action) = (shown.tournament.rounds(), None);
    for (number, round) in rounds.iter().enumerate().rev() {
        ui.label(bold(shown.words.round(number + 1, rounds.len()), 18.0));
        ui.push_id(number, |ui| {
            for (table, game) in round.games.iter().enumerate() {
                if let Some(outcome) = row(ui, shown, table, game, false).chosen {
                    action = Some(TournamentAction::SetOutcome { round: number, table, outcome });
                }
                if let Some(text) = said(number, table) {
                    note(ui, &text);
                }
            }
        });
    }
    action
}

/// Returns the number of columns of tables: two if one would need scrolling and all names fit.
fn columns(ui: &Ui, shown: &Shown<'_>, round: &Round) -> usize {
    let games = round.games.len() as f32;
    if games * (row_height(ui, text_size(ui.available_width())) + BETWEEN)
        <= ui.clip_rect().height()
    {
        return 1;
    }
    let width = (ui.available_width() - GUTTER) / 2.0;
    let size = text_size(width);
    let [_, place, ..] = places(ui, Rect::from_min_size(Pos2::ZERO, vec2(width, size)), size);
    let room = place.width() - 2.0 * ui.spacing().button_padding.x;
    let mut players = round.games.iter().flat_map(|game| [game.first, game.second]);
    let fits = |name: &str| width_of(ui, strong(name).size(size), TextStyle::Button) <= room;
    1 + usize::from(players.all(|id| fits(shown.name(id))))
}

/// Returns the height of a table with text of this size.
fn row_height(ui: &Ui, size: f32) -> f32 {
    (2.0 * size).max(touch::target(ui))
}

/// Draws the table of a game, and scrolls to it if it is the marked one.
fn marked_row(ui: &mut Ui, shown: &Shown<'_>, table: usize, game: &Game) -> Row {
    let is_marked = shown.view.marked(shown.tournament) == Some(table);
    let top = ui.cursor().min;
    let row = row(ui, shown, table, game, is_marked);
    if is_marked {
        let bottom = ui.cursor().top();
        let rect = Rect::from_min_max(top, pos2(ui.max_rect().right(), bottom));
        keep_in_view(ui, table, rect);
    }
    row
}

/// Scrolls to the marked table when another one was marked before.
fn keep_in_view(ui: &Ui, table: usize, rect: Rect) {
    let id = ui.scope_id().with("marked table");
    let before = ui.data(|data| data.get_temp::<usize>(id));
    if before.is_some_and(|before| before != table) {
        ui.scroll_to_rect(rect, None);
    }
    ui.data_mut(|data| data.insert_temp(id, table));
}

/// Draws the button that pairs a round, or why that is impossible. Returns the action requested.
fn pair_button(ui: &mut Ui, shown: &Shown<'_>, number: usize) -> Option<TournamentAction> {
    match shown.view.can_pair {
        Ok(()) => {}
        // The heading counts the results.
        Err(CannotPair::ResultsMissing(_)) => return None,
        Err(why) => {
            note(ui, &shown.words.cannot_pair(why));
            return None;
        }
    }
    let label = shown.words.next(number);
    let width = button_width(ui, &label);
    wide_button(ui, &label, width, true).clicked().then_some(TournamentAction::Pair)
}

/// Draws the choice of the round, how many results are in, and what follows.
fn heading(ui: &mut Ui, shown: &mut Shown<'_>, round: &Round) -> Option<TournamentAction> {
    let (words, tournament) = (shown.words, shown.tournament);
    let (number, all) = (shown.view.round + 1, tournament.rounds().len());
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let steps = [
            (Icon::Earlier, words.earlier, number > 1, number.wrapping_sub(2)),
            (Icon::Later, words.later, number < all, number),
        ];
        for (index, (icon, label, enabled, to)) in steps.into_iter().enumerate() {
            let button = Face { icon: Some(icon), enabled, ..Face::default() }.button(ui);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
            explain(&button, label);
            if button.clicked() && enabled {
                (shown.view.round, shown.view.focused) = (to, None);
            }
            if index == 0 {
                ui.label(bold(words.round(number, tournament.planned().max(all)), 22.0));
            }
        }
        let games = round.games.len();
        ui.label(strong(words.results_in(games - round.missing(), games)).size(17.0));
        if number == all {
            action = pair_button(ui, shown, all + 1);
            if tournament.can_dissolve() {
                let button =
                    wide_button(ui, words.dissolve, button_width(ui, words.dissolve), false);
                explain(&button, words.dissolve_hint);
                if button.clicked() {
                    action = Some(TournamentAction::Dissolve);
                }
            }
        } else {
            note(ui, words.correct_hint);
        }
        let width = button_width(ui, words.save_sheet);
        if wide_button(ui, words.save_sheet, width, false).clicked() {
            action = Some(TournamentAction::AskSheet(TournamentSheet::Pairings));
        }
    });
    action
}

/// The places in a row: the number, the first player, the draw, the second player, the list.
fn places(ui: &Ui, row: Rect, size: f32) -> [Rect; 5] {
    let (number, draw, list) = (NUMBER * size, DRAW * size, touch::target(ui));
    let name = (row.width() - number - draw - list - 4.0 * BETWEEN) / 2.0;
    let mut x = row.left();
    [number, name, draw, name, list].map(|width| {
        let place = Rect::from_x_y_ranges(x..=x + width, row.y_range());
        x += width + BETWEEN;
        place
    })
}

fn heads(ui: &mut Ui, shown: &Shown<'_>) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 20.0), Sense::hover());
    let [_, first, _, second, _] = places(ui, rect, text_size(width));
    let ink = Palette::current(ui.ctx()).faint_ink;
    for (place, text) in [(first, shown.words.first), (second, shown.words.second)] {
        paint_cell(ui, place, 14.0, ink, &CellText { text, bold: false, centred: true });
    }
}

/// What happened in a row.
#[derive(Default)]
struct Row {
    has_focus: bool,
    /// The result chosen.
    chosen: Option<Option<Outcome>>,
}

/// Draws the table of a game.
fn row(ui: &mut Ui, shown: &Shown<'_>, table: usize, game: &Game, marked: bool) -> Row {
    let palette = Palette::current(ui.ctx());
    let words = shown.words;
    let width = ui.available_width();
    let size = text_size(width);
    let size_of_row = vec2(width, row_height(ui, size));
    let (rect, response) = ui.allocate_exact_size(size_of_row, Sense::hover());
    let number = words.table(table + 1);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &number));
    let [number, first, draw, second, list] = places(ui, rect, size);
    if marked {
        let stroke = Stroke::new(2.0, palette.accent);
        ui.painter().rect_stroke(number, f32::from(sizes::ROUND), stroke, StrokeKind::Inside);
    }
    let text = (table + 1).to_string();
    paint_cell(ui, number, size, palette.ink, &CellText { text: &text, bold: true, centred: true });

    let names = [game.first, game.second].map(|id| shown.name(id));
    let all = [Outcome::FirstWon, Outcome::Draw, Outcome::SecondWon];
    let now =
        game.outcome.and_then(|outcome| all.iter().position(|of| of.points() == outcome.points()));
    let faces = [
        (first, names[0], words.won(table + 1, names[0])),
        (draw, words.draw, words.drawn(table + 1)),
        (second, names[1], words.won(table + 1, names[1])),
    ];
    let mut stop = OneStop::new(now);
    let mut row = Row::default();
    for (place, text, spoken) in faces {
        let (chosen, sense) = (stop.is_chosen(), stop.sense());
        let (fill, ink) = match chosen {
            true => (palette.accent, palette.on_accent),
            false => (palette.button, palette.ink),
        };
        let button = Button::new(strong(text).size(size).color(ink)).fill(fill).sense(sense);
        let button = ui.put(place, button.min_size(place.size()).truncate());
        button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &spoken));
        let padding = 2.0 * ui.spacing().button_padding.x;
        if width_of(ui, strong(text).size(size), TextStyle::Button) > place.width() - padding {
            explain(&button, text);
        }
        follow_focus(&button);
        row.has_focus |= button.has_focus();
        stop.add(&button);
    }
    row.chosen = stop.finish(ui).map(|index| Some(all[index]));
    // In a class, nobody is absent from a game that has been paired.
    if !shown.view.for_class {
        let other = other_results(ui, shown, (table, game), list);
        row.chosen = other.or(row.chosen);
    }
    if let Some(outcome) = game.outcome.filter(|outcome| !outcome.is_played()) {
        note(ui, &format!("{}. {}", table + 1, words.outcome(outcome, names[0], names[1])));
    }
    row
}

/// Draws the button that lists all results of a game. Returns the result chosen.
fn other_results(
    ui: &mut Ui,
    shown: &Shown<'_>,
    (table, game): (usize, &Game),
    place: Rect,
) -> Option<Option<Outcome>> {
    let words = shown.words;
    let place = Rect::from_center_size(place.center(), Vec2::splat(touch::target(ui)));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(place).id_salt(table));
    let button = Face { icon: Some(Icon::More), ..Face::default() }.button(&mut inner);
    let label = words.other_result(table + 1);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    explain(&button, label.as_str());
    let is_last = shown.view.round + 1 == shown.tournament.rounds().len();
    let names = [game.first, game.second].map(|id| shown.name(id));
    let mut chosen = None;
    Popup::menu(&button).show(|ui| {
        for outcome in Outcome::ALL {
            let name = words.outcome(outcome, names[0], names[1]);
            if choice(ui, &name, game.outcome == Some(outcome)).clicked() {
                chosen = Some(Some(outcome));
                ui.close();
            }
        }
        if is_last && choice(ui, words.no_result, game.outcome.is_none()).clicked() {
            chosen = Some(None);
            ui.close();
        }
    });
    chosen
}
