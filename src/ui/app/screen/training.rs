//! The page from which lessons and puzzles begin.

use eframe::egui::{Key, Modifiers, Ui};
use jiff::civil::Date;

use super::super::parts::waker;
use super::{OpenPuzzle, Parts, Screen, ScreenContext, Under, is, lesson};
use crate::ai::{Theme, puzzles};
use crate::controller::puzzles::index_of_day;
use crate::rules::{Preset, Rules};
use crate::ui::command::Command;
use crate::ui::live_puzzle::LivePuzzle;
use crate::ui::screens::{self, Action, TrainingAction, TrainingPage};
use crate::ui::words::DayMark;

/// The page while it is open.
pub struct OpenTraining {
    /// The rules of the puzzles.
    preset: Preset,
    /// The theme of the next puzzle, or `None` for any.
    theme: Option<Theme>,
    /// The chosen day.
    day: Date,
}

/// Shows the page of lessons and puzzles.
pub fn open(context: &mut ScreenContext<'_>) {
    let page = OpenTraining::at_today(context.parts);
    context.open(Box::new(page));
}

/// Shows the next puzzle of `theme`, or the page if none is left.
pub fn open_puzzles_of(theme: Theme, context: &mut ScreenContext<'_>) {
    let mut page = OpenTraining::at_today(context.parts);
    (page.preset, page.theme) = (Preset::Classic, Some(theme));
    let puzzle = page.next_puzzle(context);
    context.open(Box::new(page));
    if let Some(puzzle) = puzzle {
        context.open(Box::new(puzzle));
    }
}

/// Copies the result of a day to the clipboard.
pub fn share_day(preset: Preset, day: Date, context: &mut ScreenContext<'_>) {
    let index = index_of_day(preset, day);
    let puzzle = index.and_then(|index| puzzles(preset)?.get(index));
    let result = context.parts.trainer.training().day(preset, day);
    if let (Some(puzzle), Some(result)) = (puzzle, result) {
        let words = context.parts.words();
        let (day, rules) = (words.statistics.date(day), words.rules.preset_name(preset));
        let text = words.puzzles.shared_text(&day, rules, puzzle.band, DayMark::of(result));
        context.parts.clipboard.copy(context.ctx, text, words.puzzles.shared);
    }
}

impl OpenTraining {
    /// Opens the page at `today`, with the puzzles of the folk game if the next game has its
    /// rules.
    fn new(rules: &Rules, today: Date) -> Self {
        let is_folk = *rules == Preset::Folk.rules();
        let preset = if is_folk { Preset::Folk } else { Preset::Classic };
        OpenTraining { preset, theme: None, day: today }
    }

    /// Opens the page with the progress on the disk, and closes the open dialog.
    fn at_today(parts: &mut Parts) -> Self {
        parts.trainer.refresh();
        parts.dialogs.close();
        OpenTraining::new(&parts.settings().rules, parts.trainer.today())
    }

    /// Returns the next puzzle, or `None` if none is left.
    pub fn next_puzzle(&self, context: &ScreenContext<'_>) -> Option<OpenPuzzle> {
        let trainer = &context.parts.trainer;
        let next = trainer.training().next(self.preset, self.theme, trainer.today());
        self.puzzle(next?, None, context)
    }

    /// Returns the puzzle at this index, as that of `day` if that is given.
    fn puzzle(
        &self,
        index: usize,
        day: Option<Date>,
        context: &ScreenContext<'_>,
    ) -> Option<OpenPuzzle> {
        let (surface, wake) = (context.parts.surface(), waker(context.ctx));
        LivePuzzle::open(self.preset, index, day, surface, wake).map(OpenPuzzle::new)
    }

    fn train(&mut self, action: TrainingAction, context: &mut ScreenContext<'_>) {
        let puzzle = match action {
            TrainingAction::SetPreset(preset) => {
                self.preset = preset;
                None
            }
            TrainingAction::SetTheme(theme) => {
                self.theme = theme;
                None
            }
            TrainingAction::SelectDay(day) => {
                self.day = day;
                None
            }
            TrainingAction::OpenDay => {
                let index = index_of_day(self.preset, self.day);
                index.and_then(|index| self.puzzle(index, Some(self.day), context))
            }
            TrainingAction::Share => {
                share_day(self.preset, self.day, context);
                None
            }
            TrainingAction::Begin => self.next_puzzle(context),
        };
        if let Some(puzzle) = puzzle {
            context.open(Box::new(puzzle));
        }
    }
}

impl Screen for OpenTraining {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let (words, trainer) = (parts.words(), &parts.trainer);
        let page = TrainingPage {
            words,
            settings: parts.settings(),
            training: trainer.training(),
            problem: trainer.problem().map(|problem| words.puzzles.unusable(problem)),
            today: trainer.today(),
            preset: self.preset,
            theme: self.theme,
            day: self.day,
        };
        screens::training(ui, &page)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Training(action) => self.train(action, context),
            Action::Lesson(topic) => lesson::begin(topic, context),
            action => return Some(action),
        }
        None
    }

    /// Handles the keys of the page: Escape leads to the home.
    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        let is_left =
            context.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        is_left.then_some(Action::Do(Command::Menu)).into_iter().collect()
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<OpenPuzzle>(above) { Under::Stays } else { Under::AllAreLeft }
    }
}
