//! The page from which lessons and puzzles begin.

use eframe::egui::{Context, Key, Modifiers, Ui};
use jiff::civil::Date;
use tabletop::Game;
use tabletop::training::{PuzzleSet, Trainer, Training};

use super::super::parts::waker;
use super::{OpenPuzzle, Parts, Screen, ScreenContext, Under, is, lesson};
use crate::ai::Theme;
use crate::controller::puzzles::{PRESETS_WITH_PUZZLES, PresetPuzzles, index_of_day};
use crate::games::OAnQuan;
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
    let page = OpenTraining::at_today(context.parts, context.ctx);
    context.open(Box::new(page));
}

/// Shows the next puzzle of `theme`, or the page if none is left.
pub fn open_puzzles_of(theme: Theme, context: &mut ScreenContext<'_>) {
    let mut page = OpenTraining::at_today(context.parts, context.ctx);
    (page.preset, page.theme) = (Preset::Classic, Some(theme));
    let puzzle = page.next_puzzle(context);
    context.open(Box::new(page));
    if let Some(puzzle) = puzzle {
        context.open(Box::new(puzzle));
    }
}

/// Returns whether today's position has not been tried under any rules.
pub fn has_position(parts: &Parts) -> bool {
    let today = parts.trainers.today();
    let is_open = |training: &Training| {
        PRESETS_WITH_PUZZLES.iter().all(|set| training.day(set.name(), today).is_none())
    };
    parts.trainers.training(OAnQuan::ID).is_none_or(is_open)
}

fn trainer<'a>(parts: &'a mut Parts, ctx: &Context) -> &'a mut Trainer {
    parts.trainers.open(OAnQuan::ID, ctx, |_, _| {})
}

/// Copies the result of a day to the clipboard.
pub fn share_day(preset: Preset, day: Date, context: &mut ScreenContext<'_>) {
    let set = PresetPuzzles(preset);
    let trainer = trainer(context.parts, context.ctx);
    let result = trainer.training().day(set.name(), day);
    if let (Some(index), Some(result)) = (index_of_day(&set, day), result) {
        let words = context.parts.words();
        let (day, rules) = (words.statistics.date(day), words.rules.preset_name(preset));
        let text = words.puzzles.shared_text(&day, rules, set.band(index), DayMark::of(result));
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
    fn at_today(parts: &mut Parts, ctx: &Context) -> Self {
        trainer(parts, ctx).refresh();
        parts.dialogs.close();
        OpenTraining::new(&parts.settings().rules, parts.trainers.today())
    }

    /// Returns the next puzzle, or `None` if none is left.
    pub fn next_puzzle(&self, context: &ScreenContext<'_>) -> Option<OpenPuzzle> {
        let trainers = &context.parts.trainers;
        let set = PresetPuzzles(self.preset);
        let wanted = |index| self.theme.is_none() || set.theme(index) == self.theme;
        let training = trainers.training(OAnQuan::ID)?;
        self.puzzle(training.next(&set, wanted, trainers.today())?, None, context)
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
                let index = index_of_day(&PresetPuzzles(self.preset), self.day);
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
        let (words, trainer) = (parts.words(), parts.trainers.find(OAnQuan::ID)?);
        let page = TrainingPage {
            words,
            settings: parts.settings(),
            training: trainer.training(),
            problem: trainer.problem().map(|problem| words.puzzles.unusable(problem)),
            today: parts.trainers.today(),
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
