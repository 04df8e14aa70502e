//! The page from which puzzles begin: the position of the day with its calendar, the player's
//! progress, what the game has besides, and the list of all puzzles. A wide window has the calendar
//! beside the rest.

mod calendar;
mod list;
mod screen;

pub(crate) use screen::{OpenTraining, open, share_day, with_trainer};
pub use screen::{Today, open_day, open_puzzles_of, today};

use eframe::egui::{Frame, Rect, ScrollArea, Ui, UiBuilder, vec2};
use jiff::civil::Date;
use settings::Settings;
use tabletop::training::{PuzzleSet, Training, index_of_day};
use ui_kit::balanced::wrapped;
use ui_kit::choices::choices_with_names;
use ui_kit::measured::Measured;
use ui_kit::numbers::{Number, row_of_numbers};
use ui_kit::page::heading_in_row;
use ui_kit::theme::{Palette, sizes};
use window::widgets::{
    ButtonLook, button_width, command_button, row_label, select, strong, wide_button,
};
use window::{BesideStep, Command};
use window_words::{DayMark, Words};

/// The maximum width of the page.
const WIDTH: f32 = 900.0;
/// The window width from which the calendar is beside the rest.
const BESIDE: f32 = 600.0;
/// The gap between the two.
const BETWEEN: f32 = 28.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 760.0;
/// How far above the player the rating of a puzzle of a day is too difficult: a step of difficulty and a half.
const FAR_ABOVE: f64 = 450.0;
/// The width of the list of themes.
const THEMES: f32 = 200.0;

/// An action that the player requested.
enum TrainingAction {
    /// Choose the set of the puzzles.
    SetSet(usize),
    /// Choose the theme of the next puzzle, or any.
    SetTheme(Option<usize>),
    /// Choose a day of the calendar.
    SelectDay(Date),
    /// Open the puzzle of the chosen day.
    OpenDay,
    /// Copy the result of the chosen day.
    Share,
    /// Open the next puzzle.
    Begin,
    /// Show or hide the puzzles of this group in the list.
    Fold(u32),
    /// Open the puzzle at this index.
    Open(usize),
    /// Do what is beside the puzzles.
    Beside(BesideStep),
    /// Execute a command.
    Do(Command),
}

/// A group of puzzles in the list of all puzzles.
struct Group {
    number: u32,
    name: String,
    /// The indices of its puzzles.
    puzzles: Vec<usize>,
}

/// What a game has besides its puzzles.
struct Beside {
    draw: fn(&mut Ui, &Words, &Settings) -> Option<BesideStep>,
    /// Whether it comes before the puzzles.
    is_first: bool,
}

/// The contents of the page.
struct TrainingPage<'a> {
    /// The texts in the current language.
    words: &'a Words,
    settings: &'a Settings,
    heading: &'a str,
    /// The command that leads back.
    back: Command,
    /// Whether puzzles can be printed.
    prints: bool,
    /// The player's progress in puzzles.
    training: &'a Training,
    /// Why the progress could not be read, if it could not.
    problem: Option<String>,
    /// The current date.
    today: Date,
    /// The puzzles.
    set: &'a dyn PuzzleSet,
    /// The number of that set, and the label and the names of all, if there are several.
    chosen_set: usize,
    sets: Option<(&'a str, Vec<&'a str>)>,
    /// The theme of the next puzzle, or `None` for any, and the names of all.
    theme: Option<usize>,
    themes: Vec<&'a str>,
    /// The index of the next puzzle.
    next: Option<usize>,
    /// Whether there is none because the player has not learnt what the others presuppose.
    needs_lesson: bool,
    /// The chosen day.
    day: Date,
    beside: Option<Beside>,
    groups: Vec<Group>,
    /// The group whose puzzles are shown.
    unfolded: Option<u32>,
}

impl TrainingPage<'_> {
    /// Returns whether the puzzle of the chosen day is too difficult for the player, a newcomer maybe, so
    /// that the page proposes the next puzzle instead.
    fn is_day_too_hard(&self) -> bool {
        let rating = self.training.rating().rating;
        let of_day = index_of_day(self.set, self.day).map(|index| self.set.rating(index));
        self.training.counts().0 == 0 || of_day.is_some_and(|of_day| of_day > rating + FAR_ABOVE)
    }
}

/// Draws a part of the page. Returns the action requested.
type Part = fn(&mut Ui, &TrainingPage<'_>) -> Option<TrainingAction>;

/// Draws the page. Returns the action requested.
fn show(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
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
                let print = page.prints.then_some(Command::Print);
                for command in [Some(page.back), print].into_iter().flatten() {
                    if command_button(ui, words, command, look) {
                        action = Some(TrainingAction::Do(command));
                    }
                }
                heading_in_row(ui, page.heading);
            });
            ui.add_space(sizes::GAP / 2.0);
            let list = ScrollArea::vertical().id_salt("training").auto_shrink([false, true]);
            let list = list.show(ui, |ui| {
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

fn contents(ui: &mut Ui, page: &TrainingPage<'_>, beside: bool) -> Option<TrainingAction> {
    if let Some(problem) = &page.problem {
        let warning = Palette::current(ui.ctx()).warning;
        wrapped(ui, strong(problem.clone()).color(warning));
    }
    let action = match beside {
        true => in_columns(ui, page),
        false => {
            let action = of_the_day(ui, page);
            ui.separator();
            progress_and_beside(ui, page).or(action)
        }
    };
    ui.separator();
    list::list(ui, page).or(action)
}

/// Draws the position of the day, and the rest beside it.
fn in_columns(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
    let room = ui.available_rect_before_wrap();
    let left = room.with_max_x(room.left() + calendar::width(ui, room.width() / 2.0));
    let right = room.with_min_x(left.right() + BETWEEN);
    let top = ui.cursor().top();
    let mut bottom = top;
    let mut action = None;
    let parts: [(Rect, Part); 2] = [(left, of_the_day), (right, progress_and_beside)];
    for (rect, part) in parts {
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| part(ui, page));
        bottom = bottom.max(shown.response.rect.bottom());
        action = shown.inner.or(action);
    }
    let x = left.right() + BETWEEN / 2.0;
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().vline(x, top..=bottom, line);
    ui.advance_cursor_after_rect(room.with_max_y(bottom));
    action
}

/// Draws the position of the day.
fn of_the_day(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
    let words = page.words;
    wrapped(ui, strong(words.puzzles.of_the_day).size(17.0));
    let date = words.statistics.date(page.day);
    let mark = calendar::mark_of(page, page.day);
    if let Some(index) = index_of_day(page.set, page.day) {
        let group = page.groups.iter().find(|group| group.puzzles.contains(&index));
        let group = group.map_or("", |group| group.name.as_str());
        let text = format!("{date} · {group}");
        wrapped(ui, text);
    }
    let width = calendar::width(ui, ui.available_width()).min(ui.available_width());
    let is_done = mark != DayMark::Open;
    let label = match mark {
        DayMark::Open | DayMark::Future => words.puzzles.solve,
        DayMark::Failed => words.puzzles.try_again,
        DayMark::OnTime | DayMark::Later => words.puzzles.solve_again,
    };
    let mut action = None;
    if wide_button(ui, label, width, !is_done && !page.is_day_too_hard()).clicked() {
        action = Some(TrainingAction::OpenDay);
    }
    if is_done && wide_button(ui, words.puzzles.share, width, false).clicked() {
        action = Some(TrainingAction::Share);
    }
    ui.add_space(4.0);
    calendar::calendar(ui, page).or(action)
}

/// Draws the player's progress, and what the game has besides.
fn progress_and_beside(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
    let Some(Beside { draw, is_first }) = &page.beside else { return progress(ui, page) };
    let draw = |ui: &mut Ui| draw(ui, page.words, page.settings).map(TrainingAction::Beside);
    if *is_first {
        let drawn = draw(ui);
        ui.separator();
        return progress(ui, page).or(drawn);
    }
    let action = progress(ui, page);
    ui.separator();
    draw(ui).or(action)
}

/// Draws the player's progress in puzzles, and the way to the next one.
fn progress(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
    let (words, training) = (&page.words.puzzles, page.training);
    let mut action = None;
    wrapped(ui, strong(words.puzzles).size(17.0));
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
    let due = training.due(page.set, page.today).len();
    if due > 0 {
        wrapped(ui, words.due(due));
    } else if let Some((count, day)) = training.waiting(page.set, page.today) {
        let is_tomorrow = page.today.tomorrow().is_ok_and(|tomorrow| tomorrow == day);
        let day = match is_tomorrow {
            true => words.tomorrow.to_owned(),
            false => words.on_day(&page.words.statistics.date(day)),
        };
        wrapped(ui, words.waiting(count, &day));
    }
    if page.next.is_none() {
        let why = if page.needs_lesson { words.lesson_first } else { words.none_left };
        wrapped(ui, why);
    } else {
        let begin = if tried == 0 { words.begin_first } else { words.begin };
        let width = button_width(ui, begin).max(160.0).min(ui.available_width());
        let is_first =
            page.is_day_too_hard() || training.day(page.set.name(), page.today).is_some();
        if wide_button(ui, begin, width, is_first).clicked() {
            action = Some(TrainingAction::Begin);
        }
    }
    ui.add_space(4.0);
    if let Some((label, names)) = &page.sets {
        let sets = names.iter().enumerate().map(|(number, name)| (number, (*name).to_owned()));
        let sets: Vec<_> = sets.collect();
        if let Some(set) = choices_with_names(ui, label, &sets, page.chosen_set) {
            action = Some(TrainingAction::SetSet(set));
        }
    }
    row_label(ui, words.theme_label);
    let themes = page.themes.iter().enumerate().map(|(theme, name)| (Some(theme), *name));
    let themes: Vec<_> = std::iter::once((None, words.all_themes)).chain(themes).collect();
    let mut theme = page.theme;
    let width = THEMES.min(ui.available_width());
    select(ui, words.theme_label, &themes, width, &mut theme);
    if theme != page.theme {
        action = Some(TrainingAction::SetTheme(theme));
    }
    action
}
