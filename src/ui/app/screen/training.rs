//! The page from which lessons and puzzles begin.

use eframe::egui::{Context, Key, Modifiers, Ui};
use jiff::civil::Date;

use super::context::ScreenContext;
use crate::ai::Theme;
use crate::rules::{Preset, Rules};
use crate::ui::command::Command;
use crate::ui::screens::{self, Action, TrainingPage};

/// The page while it is open.
pub struct OpenTraining {
    /// The rules of the puzzles.
    pub preset: Preset,
    /// The theme of the next puzzle, or `None` for any.
    pub theme: Option<Theme>,
    /// The chosen day.
    pub day: Date,
}

impl OpenTraining {
    /// Opens the page at `today`, with the puzzles of the folk game if the next game has its
    /// rules.
    pub fn new(rules: &Rules, today: Date) -> Self {
        let is_folk = *rules == Preset::Folk.rules();
        let preset = if is_folk { Preset::Folk } else { Preset::Classic };
        OpenTraining { preset, theme: None, day: today }
    }

    /// Returns the action of a pressed key: Escape leads to the home.
    pub fn keys(ctx: &Context) -> Option<Action> {
        let escape = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        escape.then_some(Action::Do(Command::Menu))
    }

    /// Draws the page. Returns the action requested.
    pub fn show(&self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let (words, trainer) = (context.words(), context.trainer);
        let page = TrainingPage {
            words,
            settings: context.settings(),
            training: trainer.training(),
            problem: trainer.problem().map(|problem| words.puzzles.unusable(problem)),
            today: trainer.today(),
            preset: self.preset,
            theme: self.theme,
            day: self.day,
        };
        screens::training(ui, &page)
    }
}
