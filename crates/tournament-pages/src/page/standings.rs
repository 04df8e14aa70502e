//! The standings and, at the end, the best three.

use eframe::egui::{Frame, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use swiss::{Round, Standing, Tournament};
use ui_kit::balanced::wrapped;
use ui_kit::theme::{Palette, sizes};
use window::widgets::{bold, button_width, strong, wide_button};
use window_words::{TournamentSheet, score_text};

use super::round::results;
use super::{
    CellText, LINE, Shown, Texts, TournamentAction, TournamentView, note, paint_cell, text_size,
};

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
/// The height of a row, and of the heading and the heads above the first one, in sizes of text.
const ROW: f32 = 1.7;
const ABOVE: f32 = 5.0;
/// The gap between columns, and the least width of the names, in sizes of text.
const BETWEEN: f32 = 4.0;
const LEAST_NAME: f32 = 5.0;

/// Draws the standings. Returns the action requested.
pub(super) fn standings(ui: &mut Ui, shown: &mut Shown<'_>) -> Option<TournamentAction> {
    let words = shown.words;
    let mut action = None;
    let size = text_size(ui.available_width());
    if shown.view.is_over && has_room_for_podium(ui, shown.view.standings.len(), size) {
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
        let width = button_width(ui, words.save_table);
        if wide_button(ui, words.save_table, width, false).clicked() {
            action = Some(TournamentAction::AskSheet(TournamentSheet::Table));
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
    let heads = [words.rank, words.player, words.points, words.wins, words.opponents, words.beaten];
    let rows: Vec<_> =
        shown.view.standings.iter().map(|standing| Line::of(shown, *standing)).collect();
    match Columns::of(ui, heads, &rows, size) {
        Some(columns) => {
            let hints = [words.explain_points, words.explain_wins, words.explain_opponents];
            let hints = hints.into_iter().chain([words.explain_beaten]);
            let head = columns.line(ui, heads, None);
            for (place, hint) in columns.places(head).into_iter().skip(2).zip(hints) {
                let head = ui.interact(place, ui.scope_id().with(hint), Sense::hover());
                head.on_hover_text(hint);
            }
            for row in &rows {
                columns.line(ui, row.cells.each_ref().map(String::as_str), Some(row));
            }
        }
        None => rows.iter().for_each(|row| row.sentence(ui, size)),
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

/// Returns whether half of the table of so many players in letters of this size stays in sight below the best three, who
/// are its first rows.
fn has_room_for_podium(ui: &Ui, players: usize, size: f32) -> bool {
    let above: f32 = PODIUM.iter().map(|size| LINE * size).sum::<f32>() + ABOVE * size;
    let room = ui.ctx().content_rect().bottom() - ui.cursor().top() - above;
    room >= ROW * size * players as f32 / 2.0
}

/// Draws the standings of a class as those of a tournament, and the results of its rounds, below each what `said` returns
/// for the round and the table. Returns the sheet that is asked for, or the result that is set.
pub fn of_class(
    ui: &mut Ui,
    texts: Texts<'_>,
    tournament: &Tournament,
    view: &mut TournamentView,
    said: &dyn Fn(usize, usize) -> Option<String>,
) -> Option<TournamentAction> {
    let (words, mut title, mut game) = (&texts.words.tournament, String::new(), String::new());
    let (title, game) = (&mut title, &mut game);
    let mut shown = Shown { words, texts, tournament, title, game, view };
    let sheet = standings(ui, &mut shown);
    ui.add_space(2.0 * sizes::GAP);
    note(ui, texts.words.class.correct);
    results(ui, &mut shown, said).or(sheet)
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

/// A player in the standings.
struct Line {
    cells: [String; 6],
    /// All of it in a sentence.
    spoken: String,
    /// Whether the player is among the best.
    is_best: bool,
}

impl Line {
    fn of(shown: &Shown<'_>, standing: Standing) -> Self {
        let Standing { place, points, wins, buchholz, sonneborn_berger, player, .. } = standing;
        let [points, opponents, beaten] = [points, buchholz, sonneborn_berger].map(score_text);
        let name = shown.name(player);
        let spoken = shown.words.line_of(place, name, &points, wins, &opponents, &beaten);
        let cells =
            [format!("{place}."), name.to_owned(), points, wins.to_string(), opponents, beaten];
        Line { cells, spoken, is_best: place <= PODIUM.len() }
    }

    /// Draws the player in a sentence, where a table has no room.
    fn sentence(&self, ui: &mut Ui, size: f32) {
        let palette = Palette::current(ui.ctx());
        let text = if self.is_best { strong(&self.spoken) } else { RichText::new(&self.spoken) };
        Frame::new().fill(palette.button).corner_radius(4.0).inner_margin(6).show(ui, |ui| {
            ui.set_width(ui.available_width());
            wrapped(ui, text.size(size).color(palette.ink));
        });
    }
}

/// Returns the text of a cell by its column.
fn cell_of(index: usize, text: &str, is_row: bool, is_best: bool) -> CellText<'_> {
    CellText { text, bold: index == 2 && is_row || is_best, centred: index != 1 }
}

/// The columns of the table.
struct Columns {
    widths: [f32; 6],
    /// The sizes of the text and of the heads.
    size: f32,
    head: f32,
}

impl Columns {
    /// Returns the usual columns or, if a text has no room in its column, as narrow ones as the others need.
    /// Returns `None` if they would leave no room for the names.
    fn of(ui: &Ui, heads: [&str; 6], rows: &[Line], size: f32) -> Option<Self> {
        let (room, head) = (ui.available_width(), HEAD.min(0.75 * size));
        let rest = room - (RANK + POINTS + WINS) * size;
        let [name, opponents, beaten] = [NAME, OPPONENTS, BEATEN].map(|share| share * rest);
        let usual = [RANK * size, name, POINTS * size, WINS * size, opponents, beaten];
        let needs = |index: usize| {
            let width = |text: &str| cell_of(index, text, false, false).width(ui, head);
            let words: Vec<&str> = heads[index].split_whitespace().collect();
            // A head has two lines.
            let halves = (1..=words.len()).map(|first| {
                let (upper, lower) = words.split_at(first);
                width(&upper.join(" ")).max(width(&lower.join(" ")))
            });
            let head = halves.fold(f32::INFINITY, f32::min);
            let cells = rows
                .iter()
                .map(|row| cell_of(index, &row.cells[index], true, row.is_best).width(ui, size));
            cells.fold(head, f32::max).ceil() + BETWEEN + 1.0
        };
        let mut widths = usual;
        if (0..6).any(|index| usual[index] < needs(index)) {
            widths = std::array::from_fn(needs);
            widths[1] += room - widths.iter().sum::<f32>();
        }
        (widths[1] >= LEAST_NAME * size).then_some(Columns { widths, size, head })
    }

    /// Returns the places of the cells of a line.
    fn places(&self, line: Rect) -> [Rect; 6] {
        let mut x = line.left();
        self.widths.map(|width| {
            let place = Rect::from_x_y_ranges(x..=x + width - BETWEEN, line.y_range());
            x += width;
            place
        })
    }

    /// Draws a line of the table, that of a player or the heads. Returns its place.
    fn line(&self, ui: &mut Ui, cells: [&str; 6], row: Option<&Line>) -> Rect {
        let palette = Palette::current(ui.ctx());
        let is_best = row.is_some_and(|row| row.is_best);
        let size = if row.is_some() { self.size } else { self.head };
        let cell = |index: usize| cell_of(index, cells[index], row.is_some(), is_best);
        let is_wide = |index: usize| cell(index).width(ui, size) > self.widths[index] - BETWEEN;
        let height = match row {
            Some(_) => ROW * size,
            // The heads of narrow columns go on in a second line.
            None if (0..6).any(is_wide) => 2.0 * LINE * size,
            None => 2.0 * size,
        };
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if let Some(row) = row {
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &row.spoken));
            ui.painter().rect_filled(rect, 4.0, palette.button);
        }
        let ink = if row.is_some() { palette.ink } else { palette.faint_ink };
        for (index, place) in self.places(rect).into_iter().enumerate() {
            paint_cell(ui, place, size, ink, &cell(index));
        }
        rect
    }
}
