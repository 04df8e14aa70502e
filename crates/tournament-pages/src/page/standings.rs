//! The standings and, at the end, the best three.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};
use swiss::{Round, Standing};
use ui_kit::balanced::wrapped;
use ui_kit::theme::{Palette, sizes};
use window::widgets::{bold, button_width, wide_button};
use window_words::{TournamentSheet, score_text};

use super::{CellText, LINE, Shown, TournamentAction, note, paint_cell, text_size};

/// The places on the podium, and the sizes of their names.
const PODIUM: [f32; 3] = [34.0, 28.0, 24.0];
/// The largest size of the heads of the columns.
const HEAD: f32 = 13.0;
/// The widths of the place and of the points, in sizes of text, and the shares of the rest for the others.
const RANK: f32 = 3.0;
const POINTS: f32 = 3.6;
const WINS: f32 = 4.6;
const NAME: f32 = 0.46;
const OPPONENTS: f32 = 0.27;
const BEATEN: f32 = 0.27;

/// Draws the standings. Returns the action requested.
pub(super) fn standings(ui: &mut Ui, shown: &mut Shown<'_>) -> Option<TournamentAction> {
    let words = shown.words;
    let mut action = None;
    if shown.view.is_over {
        podium(ui, shown);
    }
    let rounds = shown.tournament.rounds().len();
    let missing = shown.tournament.rounds().last().map_or(0, Round::missing);
    let heading = match missing {
        0 => words.standings_after(rounds),
        _ => words.standings_during(rounds),
    };
    let is_over = missing == 0 && shown.view.is_over;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(heading, 22.0));
        let width = button_width(ui, words.save_sheet);
        if wide_button(ui, words.save_sheet, width, false).clicked() {
            action = Some(TournamentAction::AskSheet(TournamentSheet::Standings));
        }
        // The best three are known at the end.
        let width = button_width(ui, words.certificates);
        if is_over && wide_button(ui, words.certificates, width, false).clicked() {
            action = Some(TournamentAction::AskSheet(TournamentSheet::Certificates));
        }
    });
    if missing > 0 {
        note(ui, &words.missing(missing));
    }
    ui.spacing_mut().item_spacing.y = 3.0;
    let size = text_size(ui.available_width());
    let heads = [words.rank, words.player, words.points, words.wins, words.opponents, words.beaten];
    let row = line(ui, heads, HEAD.min(0.75 * size), size, None);
    let hints = [words.explain_points, words.explain_wins, words.explain_opponents];
    let hints = hints.into_iter().chain([words.explain_beaten]);
    for (place, hint) in places(row, size).into_iter().skip(2).zip(hints) {
        let head = ui.interact(place, ui.scope_id().with(hint), Sense::hover());
        head.on_hover_text(hint);
    }
    for standing in &shown.view.standings {
        let Standing { place, points, wins, buchholz, sonneborn_berger, player, .. } = *standing;
        let [points, opponents, beaten] = [points, buchholz, sonneborn_berger].map(score_text);
        let name = shown.name(player);
        let spoken = words.line_of(place, name, &points, wins, &opponents, &beaten);
        let wins = wins.to_string();
        let cells = [&format!("{place}."), name, &points, &wins, &opponents, &beaten];
        line(ui, cells, size, size, Some((&spoken, place <= PODIUM.len())));
    }
    ui.add_space(sizes::GAP);
    for text in [
        words.explain_points,
        words.explain_wins,
        words.explain_opponents,
        words.explain_beaten,
        words.explain_direct,
    ] {
        note(ui, text);
    }
    action
}

/// Draws the best three places; several players may share one.
fn podium(ui: &mut Ui, shown: &Shown<'_>) {
    let accent = Palette::current(ui.ctx()).accent;
    for (index, size) in PODIUM.into_iter().enumerate() {
        let best = shown.view.standings.iter().filter(|standing| standing.place == index + 1);
        let names: Vec<String> =
            best.clone().map(|standing| shown.name(standing.player).to_owned()).collect();
        if let Some(first) = best.clone().next() {
            let names = shown.texts.words.lists.all_of(&names);
            let text = shown.words.podium(index + 1, &names, &score_text(first.points));
            wrapped(ui, bold(text, size).color(accent));
        }
    }
    ui.add_space(sizes::GAP);
}

/// The places of the cells of a line, for text of the size `scale`.
fn places(line: Rect, scale: f32) -> [Rect; 6] {
    let room = line.width() - (RANK + POINTS + WINS) * scale;
    let [name, opponents, beaten] = [NAME, OPPONENTS, BEATEN].map(|share| share * room);
    let mut x = line.left();
    [RANK * scale, name, POINTS * scale, WINS * scale, opponents, beaten].map(|width| {
        let place = Rect::from_x_y_ranges(x..=x + width - 4.0, line.y_range());
        x += width;
        place
    })
}

/// Returns the text of a cell by its column.
fn cell_of(index: usize, text: &str, is_row: bool, is_best: bool) -> CellText<'_> {
    CellText { text, bold: index == 2 && is_row || is_best, centred: index != 1 }
}

/// Draws a line of the table: what screen readers say of it and whether it is among the best, or a head
/// without either. Returns its place.
fn line(ui: &mut Ui, cells: [&str; 6], size: f32, scale: f32, row: Option<(&str, bool)>) -> Rect {
    let palette = Palette::current(ui.ctx());
    let is_row = row.is_some();
    let is_best = row.is_some_and(|(_, best)| best);
    let width = ui.available_width();
    let usual = places(Rect::from_min_size(ui.cursor().min, vec2(width, size)), scale);
    let is_wide = |(index, (text, place)): (usize, (&str, Rect))| {
        cell_of(index, text, is_row, is_best).width(ui, size) > place.width()
    };
    let height = match row {
        Some(_) => 1.7 * size,
        // The heads of narrow columns go on in a second line.
        None if cells.into_iter().zip(usual).enumerate().any(is_wide) => 2.0 * LINE * size,
        None => 2.0 * size,
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if let Some((spoken, _)) = row {
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
        ui.painter().rect_filled(rect, 4.0, palette.button);
    }
    let ink = if row.is_some() { palette.ink } else { palette.faint_ink };
    for (index, (text, place)) in cells.into_iter().zip(places(rect, scale)).enumerate() {
        paint_cell(ui, place, size, ink, &cell_of(index, text, is_row, is_best));
    }
    rect
}
