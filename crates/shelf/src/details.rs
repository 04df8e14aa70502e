//! The statistics in detail: a table with a row for each opponent, and the details of the chosen row.

use eframe::egui::{Label, RichText, Ui};
use table::game::TableGame;
use table::library::Statistics;
use tabletop::archive::statistics::FirstMove;
use tabletop::platform::local_time;
use ui_kit::balanced::wrapped;
use ui_kit::theme::Palette;
use window::widgets::{bold, button_width, column, select, strong, wide_button};
use window_words::Words;

use crate::{MyGames, MyGamesAction, graph, results_table};

/// The width of a filter list.
const LIST: f32 = 150.0;
/// The height of the graph.
const GRAPH: f32 = 190.0;
/// The width from which the graph is beside the details.
const BESIDE: f32 = 620.0;

/// An action on the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsAction {
    /// Reset them.
    Reset,
    /// Undo the last reset.
    BringBack,
}

/// Draws the details. Returns the action requested.
pub(crate) fn details<G: TableGame>(
    ui: &mut Ui,
    page: &mut MyGames<'_, G>,
) -> Option<MyGamesAction> {
    let (words, statistics) = (page.words, &mut *page.statistics);
    if let Some(problem) = statistics.problem() {
        let warning = Palette::current(ui.ctx()).warning;
        let labels = words.files.unknown_resets(problem);
        wrapped(ui, strong(labels).color(warning));
    }
    filters(ui, words, statistics);
    content(ui, words, statistics)
}

/// Draws the filters that select games.
fn filters<G: TableGame>(ui: &mut Ui, words: &Words, statistics: &mut Statistics<G>) {
    let before = statistics.filter();
    let mut filter = before;
    let labels = &words.statistics;
    ui.horizontal_wrapped(|ui| {
        if G::SIDES.count() > 1 {
            let sides = G::SIDES.map(|sides| (Some(sides), words.sides(sides)));
            let named: Vec<(Option<usize>, String)> = sides.collect();
            let mut boards = vec![(None, labels.all_boards)];
            boards.extend(named.iter().map(|(sides, name)| (*sides, name.as_str())));
            select(ui, labels.board, &boards, LIST, &mut filter.sides);
        }
        if let Some(name) = G::category_names() {
            let mut rules = vec![(None, labels.all_rules)];
            let mut played = statistics.categories().to_vec();
            played.extend(filter.rules.filter(|rules| !played.contains(rules)));
            rules.extend(played.into_iter().map(|rules| (Some(rules), name(words, rules))));
            select(ui, labels.rules, &rules, LIST, &mut filter.rules);
        }
        let first = |first: FirstMove| (Some(first), labels.first_move(first));
        let anybody = (None, labels.any_starter);
        let starts = [anybody, first(FirstMove::Mine), first(FirstMove::Anothers)];
        select(ui, labels.starts, &starts, LIST, &mut filter.first_move);
        let count = labels.count(statistics.count_of_games());
        let faint = Palette::current(ui.ctx()).faint_ink;
        ui.add(Label::new(strong(count).size(14.0).color(faint)).extend());
    });
    if filter != before {
        statistics.set_filter(filter);
    }
}

fn content<G: TableGame>(
    ui: &mut Ui,
    words: &Words,
    statistics: &mut Statistics<G>,
) -> Option<MyGamesAction> {
    let labels = &words.statistics;
    if let Some(why) = statistics.unreadable() {
        wrapped(ui, words.library.unreadable(why));
    } else if statistics.is_loading() {
        ui.label(labels.reading);
    } else if statistics.count_of_games() == 0 {
        wrapped(ui, labels.empty);
    } else {
        results_table::show(ui, words, statistics);
        ui.add_space(4.0);
        if !G::HAS_POINTS {
            chosen_row(ui, words, statistics);
        } else if ui.available_width() < BESIDE {
            chosen_row(ui, words, statistics);
            graph::graph(ui, words, &statistics.margins(), GRAPH);
        } else {
            ui.horizontal_top(|ui| {
                column(ui, 0.36 * ui.available_width(), |ui| chosen_row(ui, words, statistics));
                let rest = ui.available_width();
                column(ui, rest, |ui| graph::graph(ui, words, &statistics.margins(), GRAPH));
            });
        }
    }
    ui.add_space(4.0);
    let action = action_buttons(ui, words, statistics);
    let faint = Palette::current(ui.ctx()).faint_ink;
    let what_counts = if G::HAS_POINTS { labels.what_counts } else { labels.what_counts_plain };
    wrapped(ui, RichText::new(what_counts).small().color(faint));
    action.map(MyGamesAction::Statistics)
}

/// Draws the details of the chosen row.
fn chosen_row<G: TableGame>(ui: &mut Ui, words: &Words, statistics: &Statistics<G>) {
    let labels = &words.statistics;
    let results = statistics.level_results().at(statistics.opponent);
    let level = statistics.opponent.map_or(labels.all_levels, |opponent| words.kind_name(opponent));
    ui.label(bold(level, 17.0));
    let mut lines = vec![labels.streak(results.streak, results.longest_streak)];
    if let Some((margin, when)) = results.best {
        let day = local_time(when).strftime(labels.day).to_string();
        lines.push(labels.best(&labels.margin(margin), &day));
    }
    let average = results.average().map(|average| labels.average(average));
    lines.extend(average.map(|average| labels.average_margin(&average)));
    lines.push(labels.help(results.hints, results.takebacks));
    for line in lines {
        wrapped(ui, line);
    }
}

/// Draws the buttons that reset the statistics and undo that, if there is anything to do.
fn action_buttons<G: TableGame>(
    ui: &mut Ui,
    words: &Words,
    statistics: &Statistics<G>,
) -> Option<StatisticsAction> {
    let labels = &words.statistics;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (label, is_possible, means) in [
            (labels.reset, statistics.count_of_games() > 0, StatisticsAction::Reset),
            (labels.undo_reset, statistics.can_bring_back(), StatisticsAction::BringBack),
        ] {
            let width = button_width(ui, label);
            if is_possible && wide_button(ui, label, width, false).clicked() {
                action = Some(means);
            }
        }
    });
    action
}
