//! The statistics page: a table with a row for each level, and the details of the selected row.

mod graph;
mod table;

use eframe::egui::{Frame, Label, RichText, ScrollArea, Ui, UiBuilder, vec2};
use jiff::tz::TimeZone;

use super::{Action, Command};
use crate::archive::statistics::{FirstMove, PlayedRules};
use crate::rules::SIDES;
use crate::ui::statistics::Statistics;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{ButtonLook, bold, column, command_button, select, strong, wide_button};
use crate::ui::words::Words;

/// The maximum width of the page.
const WIDTH: f32 = 900.0;
/// The page width below which paddings are smaller.
const NARROW: f32 = 760.0;
/// The width of a filter list.
const LIST: f32 = 150.0;
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

/// Draws the statistics. Returns the action requested.
pub fn statistics(ui: &mut Ui, words: &Words, statistics: &mut Statistics) -> Option<Action> {
    let mut action = None;
    let room = ui.max_rect();
    let narrow = room.width() < NARROW;
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        if narrow {
            ui.spacing_mut().button_padding.x = 8.0;
        }
        Frame::window(ui.style()).inner_margin(if narrow { 8 } else { 14 }).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ScrollArea::vertical().id_salt("statistics").auto_shrink(false).show(ui, |ui| {
                action = heading(ui, words, statistics);
                if let Some(problem) = statistics.problem() {
                    let warning = Palette::current(ui.ctx()).warning;
                    let labels = words.files.unknown_resets(problem);
                    ui.add(Label::new(strong(labels).color(warning)).wrap());
                }
                filters(ui, words, statistics);
                action = content(ui, words, statistics).or(action.take());
            });
        });
    });
    action
}

fn heading(ui: &mut Ui, words: &Words, statistics: &Statistics) -> Option<Action> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
        let short = ButtonLook { words: ui.max_rect().width() >= NARROW, ..look };
        for (command, look) in [(Command::Menu, look), (Command::Games, short)] {
            if command_button(ui, words, command, look) {
                action = Some(Action::Do(command));
            }
        }
        ui.add(Label::new(strong(words.statistics.heading).size(20.0)));
        let count = words.statistics.count(statistics.count_of_games());
        let faint = Palette::current(ui.ctx()).faint_ink;
        ui.add(Label::new(strong(count).size(14.0).color(faint)).extend());
    });
    action
}

/// Draws the filters that select games.
fn filters(ui: &mut Ui, words: &Words, statistics: &mut Statistics) {
    let before = statistics.filter();
    let mut filter = before;
    let labels = &words.statistics;
    ui.horizontal_wrapped(|ui| {
        let named = SIDES.map(usize::from).map(|sides| (Some(sides), words.sides(sides)));
        let named: Vec<(Option<usize>, String)> = named.collect();
        let mut boards = vec![(None, labels.all_boards)];
        boards.extend(named.iter().map(|(sides, name)| (*sides, name.as_str())));
        select(ui, labels.board, &boards, LIST, &mut filter.sides);
        let mut rules = vec![(None, labels.all_rules)];
        let mut played = statistics.rules().to_vec();
        played.extend(filter.rules.filter(|rules| !played.contains(rules)));
        rules.extend(played.into_iter().map(|rules| (Some(rules), rules_name(words, rules))));
        select(ui, labels.rules, &rules, LIST, &mut filter.rules);
        let first = |first: FirstMove| (Some(first), labels.first_move(first));
        let anybody = (None, labels.any_starter);
        let starts = [anybody, first(FirstMove::Mine), first(FirstMove::Anothers)];
        select(ui, labels.starts, &starts, LIST, &mut filter.first_move);
    });
    if filter != before {
        statistics.set_filter(filter);
    }
}

fn rules_name(words: &Words, rules: PlayedRules) -> &'static str {
    match rules {
        PlayedRules::Preset(preset) => words.rules.preset_name(preset),
        PlayedRules::Other => words.statistics.other_rules,
        PlayedRules::Handicap => words.statistics.handicap,
    }
}

fn content(ui: &mut Ui, words: &Words, statistics: &mut Statistics) -> Option<Action> {
    let labels = &words.statistics;
    if let Some(why) = statistics.unreadable() {
        ui.label(words.library.unreadable(why));
    } else if statistics.is_loading() {
        ui.label(labels.reading);
    } else if statistics.count_of_games() == 0 {
        ui.label(labels.empty);
    } else {
        table::table(ui, words, statistics);
        ui.add_space(4.0);
        if ui.available_width() < BESIDE {
            details(ui, words, statistics);
            graph::graph(ui, words, statistics);
        } else {
            ui.horizontal_top(|ui| {
                column(ui, 0.36 * ui.available_width(), |ui| details(ui, words, statistics));
                let rest = ui.available_width();
                column(ui, rest, |ui| graph::graph(ui, words, statistics));
            });
        }
    }
    ui.add_space(4.0);
    let action = action_buttons(ui, words, statistics);
    let faint = Palette::current(ui.ctx()).faint_ink;
    ui.add(Label::new(RichText::new(labels.what_counts).small().color(faint)).wrap());
    action.map(Action::Statistics)
}

/// Draws the details of the selected row.
fn details(ui: &mut Ui, words: &Words, statistics: &Statistics) {
    let labels = &words.statistics;
    let results = statistics.level_results().at(statistics.level);
    let level = statistics.level.map_or(labels.all_levels, |level| words.level_name(level));
    ui.label(bold(level, 17.0));
    let mut lines = vec![labels.streak(results.streak, results.longest_streak)];
    if let Some((margin, when)) = results.best {
        let day = when.to_zoned(TimeZone::system()).strftime(labels.day).to_string();
        lines.push(labels.best(&labels.margin(margin), &day));
    }
    let average = results.average().map(|average| labels.average(average));
    lines.extend(average.map(|average| labels.average_margin(&average)));
    lines.push(labels.help(results.hints, results.takebacks));
    for line in lines {
        ui.add(Label::new(line).wrap());
    }
}

fn action_buttons(ui: &mut Ui, words: &Words, statistics: &Statistics) -> Option<StatisticsAction> {
    let labels = &words.statistics;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (label, enabled, means) in [
            (labels.reset, statistics.count_of_games() > 0, StatisticsAction::Reset),
            (labels.undo_reset, statistics.can_bring_back(), StatisticsAction::BringBack),
        ] {
            let button =
                ui.add_enabled_ui(enabled, |ui| wide_button(ui, label, sizes::TARGET, false));
            if button.inner.clicked() {
                action = Some(means);
            }
        }
    });
    action
}
