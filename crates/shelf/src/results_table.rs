//! The table of the opponents. Selecting a row shows its games.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, FontFamily, FontId, Galley, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};
use table::game::TableGame;
use table::library::{Statistics, counted};
use tabletop::Opponent;
use tabletop::archive::statistics::Results;
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes, touch};
use window::widgets::{follow_focus, row_ground};
use window_words::Words;

/// The width from which the table has columns. Below it, each row states its results in a
/// sentence.
const COLUMNS: f32 = 540.0;
/// The share of the width for the names of the opponents.
const NAMES: f32 = 0.2;
/// The horizontal padding of a row.
const PAD: f32 = 10.0;

/// Draws the table.
pub(crate) fn show<G: TableGame>(ui: &mut Ui, words: &Words, statistics: &mut Statistics<G>) {
    let wide = ui.available_width() >= COLUMNS;
    ui.spacing_mut().item_spacing.y = 3.0;
    if wide {
        heads::<G>(ui, words);
    }
    let opponents = Opponent::ALL.into_iter().map(Some);
    for opponent in std::iter::once(None).chain(opponents) {
        row(ui, words, statistics, opponent, wide);
    }
    ui.spacing_mut().item_spacing.y = sizes::GAP;
}

/// Returns those of all columns that the game has: agreements unless they are draws, and margins if
/// there are points.
fn columns_of<G: TableGame, T>(all: [T; 8]) -> Vec<T> {
    let [games, won, helped, drawn, lost, agreed, best, average] = all;
    let agreed = (!G::AGREEMENT_IS_DRAW).then_some(agreed);
    let margins = G::HAS_POINTS.then_some([best, average]).into_iter().flatten();
    [games, won, helped, drawn, lost].into_iter().chain(agreed).chain(margins).collect()
}

/// Returns the areas of the `count` number columns in a row.
fn columns(rect: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let left = rect.left() + NAMES * rect.width();
    let width = (rect.right() - PAD - left) / count as f32;
    (0..count).map(move |index| {
        let x = left + index as f32 * width;
        Rect::from_x_y_ranges(x..=x + width, rect.y_range())
    })
}

fn heads<G: TableGame>(ui: &mut Ui, words: &Words) {
    let ink = Palette::current(ui.ctx()).ink;
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 0.0));
    let font = FontId::new(12.5, FontFamily::Name(SEMIBOLD.into()));
    let all = columns_of::<G, _>(words.statistics.columns());
    let galleys: Vec<(Rect, Arc<Galley>)> = columns(room, all.len())
        .zip(all)
        .map(|(column, head)| {
            let width = column.width() - 4.0;
            (column, centred(ui, head, font.clone(), ink, width))
        })
        .collect();
    let height = galleys.iter().map(|(_, galley)| galley.size().y).fold(0.0, f32::max);
    let (rect, _) = ui.allocate_exact_size(vec2(room.width(), height), Sense::hover());
    for (column, galley) in galleys {
        let top = rect.bottom() - galley.size().y;
        ui.painter().galley(pos2(column.center().x, top), galley, ink);
    }
}

fn centred(ui: &Ui, text: &str, font: FontId, ink: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}

fn row<G: TableGame>(
    ui: &mut Ui,
    words: &Words,
    statistics: &mut Statistics<G>,
    opponent: Option<Opponent>,
    wide: bool,
) {
    let results = &counted::<G>(statistics.level_results().at(opponent));
    let chosen = statistics.opponent == opponent;
    let name = opponent.map_or(words.statistics.all_levels, |opponent| words.kind_name(opponent));
    let message = words.results(results);
    let sentence = (!wide).then(|| {
        let font = FontId::new(14.0, FontFamily::Proportional);
        let width = ui.available_width() - 2.0 * PAD;
        ui.painter().layout(message.clone(), font, Color32::PLACEHOLDER, width)
    });
    let numbers = if wide { columns_of::<G, _>(numbers(words, results)) } else { Vec::new() };
    let below = sentence.as_ref().map_or(0.0, |sentence| sentence.size().y + 6.0);

    let size = vec2(ui.available_width(), touch::target(ui) + below);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique("level").with(opponent);
    let response = ui.interact(rect, id, Sense::click());
    let spoken = format!("{name}: {message}");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &spoken));
    follow_focus(&response);
    let ink = row_ground(ui, &response, chosen);
    let painter = ui.painter();
    let family = FontFamily::Name(if chosen { BOLD } else { SEMIBOLD }.into());
    let line = rect.top() + touch::target(ui) / 2.0;
    let write = |text: &str, font: FontId, x: f32, share: f32| {
        let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
        let at = pos2(x - share * galley.size().x, line - galley.size().y / 2.0);
        painter.galley(at, galley, ink);
    };
    write(name, FontId::new(15.0, family), rect.left() + PAD, 0.0);
    for (column, number) in columns(rect, numbers.len()).zip(&numbers) {
        let font = FontId::new(15.0, FontFamily::Proportional);
        write(number, font, column.center().x, 0.5);
    }
    if let Some(sentence) = sentence {
        painter.galley(
            pos2(rect.left() + PAD, rect.top() + touch::target(ui) - 4.0),
            sentence,
            ink,
        );
    }
    if response.clicked() {
        statistics.opponent = opponent;
    }
}

/// Returns the texts of the columns.
fn numbers(words: &Words, results: &Results) -> [String; 8] {
    let words = &words.statistics;
    let none = || words.none.to_owned();
    [
        results.games.to_string(),
        results.won.to_string(),
        results.won_with_help.to_string(),
        results.drawn.to_string(),
        results.lost.to_string(),
        results.agreed.to_string(),
        results.best.map_or_else(none, |(margin, _)| words.margin(margin)),
        results.average().map_or_else(none, |average| words.average(average)),
    ]
}
