//! The page from which lessons and puzzles begin: the position of the day with its calendar, the
//! player's progress, and the lessons. A wide window has the calendar beside the rest.

mod calendar;

use eframe::egui::{Frame, Label, Rect, ScrollArea, Ui, UiBuilder, vec2};
use jiff::civil::Date;

use super::{Action, Command};
use crate::ai::Theme;
use crate::controller::puzzles::{PresetPuzzles, PuzzleSet, Training, index_of_day};
use crate::controller::{Chapter, Topic};
use crate::rules::Preset;
use crate::settings::Settings;
use crate::ui::choices::choices_with_names;
use crate::ui::measured::Measured;
use crate::ui::numbers::{Number, row_of_numbers};
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{
    ButtonLook, button_width, command_button, row_label, select, strong, wide_button,
};
use crate::ui::words::{DayMark, Words};

/// The maximum width of the page.
const WIDTH: f32 = 900.0;
/// The window width from which the calendar is beside the rest.
const BESIDE: f32 = 600.0;
/// The gap between the two.
const BETWEEN: f32 = 28.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 760.0;
/// The presets with puzzles.
const PRESETS: [Preset; 2] = [Preset::Classic, Preset::Folk];
/// The width of the list of themes.
const THEMES: f32 = 200.0;

/// An action that the player requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingAction {
    /// Choose the rules of the puzzles.
    SetPreset(Preset),
    /// Choose the theme of the next puzzle, or any.
    SetTheme(Option<Theme>),
    /// Choose a day of the calendar.
    SelectDay(Date),
    /// Open the puzzle of the chosen day.
    OpenDay,
    /// Copy the result of the chosen day.
    Share,
    /// Open the next puzzle.
    Begin,
}

/// The contents of the page.
pub struct TrainingPage<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings, which contain the lessons completed.
    pub settings: &'a Settings,
    /// The player's progress in puzzles.
    pub training: &'a Training,
    /// Why the progress could not be read, if it could not.
    pub problem: Option<String>,
    /// The current date.
    pub today: Date,
    /// The rules of the puzzles.
    pub preset: Preset,
    /// The theme of the next puzzle, or `None` for any.
    pub theme: Option<Theme>,
    /// The chosen day.
    pub day: Date,
}

/// Draws a part of the page. Returns the action requested.
type Part = fn(&mut Ui, &TrainingPage<'_>) -> Option<Action>;

/// Draws the page. Returns the action requested.
pub fn training(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<Action> {
    let words = page.words;
    let mut action = None;
    let room = ui.max_rect();
    let margin = if room.width() < NARROW { 8 } else { 18 };
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let mut inner = room.shrink2(vec2(side, 8.0));
    let measured = Measured::of(ui, "height of the training");
    let spare = inner.height() - measured.before().unwrap_or(inner.height());
    inner.min.y += (0.4 * spare).max(0.0);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        let frame = Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                if command_button(ui, words, Command::Menu, look) {
                    action = Some(Action::Do(Command::Menu));
                }
                if command_button(ui, words, Command::Print, look) {
                    action = Some(Action::Do(Command::Print));
                }
                ui.add(Label::new(strong(words.puzzles.place).size(20.0)).wrap());
            });
            ui.add_space(sizes::GAP / 2.0);
            let list = ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                action = contents(ui, page, room.width() >= BESIDE).or(action.take());
            });
            list.content_size.y - list.inner_rect.height()
        });
        frame.inner
    });
    // What the page scrolls belongs to the height, which thus does not depend on its own effect.
    measured.store(ui, shown.response.rect.height() + shown.inner);
    action
}

fn contents(ui: &mut Ui, page: &TrainingPage<'_>, beside: bool) -> Option<Action> {
    if let Some(problem) = &page.problem {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(problem.clone()).color(warning)).wrap());
    }
    if !beside {
        let action = of_the_day(ui, page);
        ui.separator();
        return puzzles_and_lessons(ui, page).or(action);
    }
    let room = ui.available_rect_before_wrap();
    let width = calendar::WIDTH;
    let left = room.with_max_x(room.left() + width);
    let right = room.with_min_x(left.right() + BETWEEN);
    let top = ui.cursor().top();
    let mut bottom = top;
    let mut action = None;
    let parts: [(Rect, Part); 2] = [(left, of_the_day), (right, puzzles_and_lessons)];
    for (rect, part) in parts {
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| part(ui, page));
        bottom = bottom.max(shown.response.rect.bottom());
        action = shown.inner.or(action);
    }
    let x = left.right() + BETWEEN / 2.0;
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().vline(x, top..=bottom, line);
    action
}

/// Draws the position of the day.
fn of_the_day(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<Action> {
    let words = page.words;
    ui.add(Label::new(strong(words.puzzles.of_the_day).size(17.0)).wrap());
    let date = words.statistics.date(page.day);
    let mark = calendar::mark_of(page, page.day);
    let set = PresetPuzzles(page.preset);
    let index = index_of_day(&set, page.day);
    if let Some(index) = index {
        let text = words.puzzles.heading_of_day(&date, set.band(index));
        ui.add(Label::new(text).wrap());
    }
    let width = ui.available_width().min(calendar::WIDTH);
    let is_done = mark != DayMark::Open;
    let label = if is_done { words.puzzles.solve_again } else { words.puzzles.solve };
    let mut action = None;
    if wide_button(ui, label, width, !is_done).clicked() {
        action = Some(TrainingAction::OpenDay);
    }
    if is_done && wide_button(ui, words.puzzles.share, width, false).clicked() {
        action = Some(TrainingAction::Share);
    }
    ui.add_space(4.0);
    calendar::calendar(ui, page).or(action).map(Action::Training)
}

/// Draws the puzzles and the lessons. The lessons come first until all are completed.
fn puzzles_and_lessons(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<Action> {
    let is_learning = page.settings.lessons.len() < Topic::all().count();
    let parts: [Part; 2] = if is_learning { [lessons, puzzles] } else { [puzzles, lessons] };
    let first = parts[0](ui, page);
    ui.separator();
    parts[1](ui, page).or(first)
}

/// Draws the player's progress in puzzles, and the way to the next one.
fn puzzles(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<Action> {
    let (words, training) = (&page.words.puzzles, page.training);
    let set = PresetPuzzles(page.preset);
    let wanted = |index| page.theme.is_none() || set.theme(index) == page.theme;
    let mut action = None;
    ui.add(Label::new(strong(words.puzzles).size(17.0)).wrap());
    let (tried, solved) = training.counts();
    let rating = training.rating();
    let note = match tried {
        0 => words.unrated.to_owned(),
        // Twice the deviation on both sides contains the true strength with 95%.
        _ => words.uncertainty((2.0 * rating.deviation).round() as i32),
    };
    let (streak, longest) = training.streak();
    row_of_numbers(
        ui,
        &[
            Number { label: words.rating, value: format!("{:.0}", rating.rating), note },
            Number {
                label: words.streak,
                value: streak.to_string(),
                note: words.longest_streak(longest),
            },
            Number { label: words.solved, value: solved.to_string(), note: words.tried(tried) },
        ],
    );
    let due = training.due(&set, page.today).len();
    if due > 0 {
        ui.add(Label::new(words.due(due)).wrap());
    } else if let Some((count, day)) = training.waiting(&set, page.today) {
        let day = page.words.statistics.date(day);
        ui.add(Label::new(words.waiting(count, &day)).wrap());
    }
    if training.next(&set, wanted, page.today).is_none() {
        ui.add(Label::new(words.none_left).wrap());
    } else {
        let width = button_width(ui, words.begin).max(160.0).min(ui.available_width());
        let is_first = training.day(set.name(), page.today).is_some();
        if wide_button(ui, words.begin, width, is_first).clicked() {
            action = Some(TrainingAction::Begin);
        }
    }
    ui.add_space(4.0);
    let names = &page.words.rules;
    let presets = PRESETS.map(|preset| (preset, names.preset_name(preset).to_owned()));
    if let Some(preset) = choices_with_names(ui, page.words.command_rules, &presets, page.preset) {
        action = Some(TrainingAction::SetPreset(preset));
    }
    row_label(ui, words.theme_label);
    let themes = Theme::ALL.iter().map(|theme| (Some(*theme), words.theme(*theme)));
    let themes: Vec<_> = std::iter::once((None, words.all_themes)).chain(themes).collect();
    let mut theme = page.theme;
    let width = THEMES.min(ui.available_width());
    select(ui, words.theme_label, &themes, width, &mut theme);
    if theme != page.theme {
        action = Some(TrainingAction::SetTheme(theme));
    }
    action.map(Action::Training)
}

/// Draws the lessons, and the way to the editor of positions.
fn lessons(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<Action> {
    let words = page.words;
    let (done, all) = (page.settings.lessons.len(), Topic::all().count());
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = sizes::GAP;
        ui.label(strong(words.puzzles.lessons).size(17.0));
        ui.label(words.puzzles.lessons_completed(done, all));
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = sizes::GAP;
        let tactics = words.learn.chapter(Chapter::Tactics);
        let next = Chapter::Tactics.next(&page.settings.lessons);
        for (command, label) in [
            (Action::Do(Command::Learn), words.learn.learn),
            (Action::Lesson(next), tactics),
            (Action::Do(Command::EditPosition), Command::EditPosition.label(words)),
        ] {
            let width = button_width(ui, label).min(ui.available_width());
            if wide_button(ui, label, width, false).clicked() {
                action = Some(command);
            }
        }
    });
    action
}
