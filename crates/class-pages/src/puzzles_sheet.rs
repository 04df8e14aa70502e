//! The dialog that chooses the puzzles which the class solves in a row.

use eframe::egui::{Label, Ui};
use messages::{Activity, ClassAct};
use settings::Language;
use window::dialogs::{Dialog, DialogOver, Effect, close, closing};
use window::switch::switch;
use window::widgets::{button_width, dialog, row_label, select, wide_button, words_and_buttons};
use window::{ClassPuzzles, PuzzleChoice, PuzzleChoices, RoomEntry};
use window_words::Words;

use crate::screen::{act, end_for};

/// The width of the dialog and of its lists.
const WIDTH: f32 = 480.0;
const LIST: f32 = 260.0;
/// The times that can be chosen, in minutes, and the usual one.
const MINUTES: [u16; 3] = [5, 10, 15];
const USUAL: u16 = 10;

/// The dialog.
pub struct PuzzlesSheet {
    /// The game, as the list of rooms has it.
    entry: &'static RoomEntry,
    puzzles: ClassPuzzles,
    /// The number that chooses among the puzzles that are wanted.
    seed: u64,
    minutes: u16,
    choice: PuzzleChoice,
    /// Whether the children see how many each has solved.
    shown: bool,
    /// What there was to choose from last, in which set and language.
    choices: Option<((usize, Language), PuzzleChoices)>,
    /// What was chosen last, and the puzzles.
    row: Option<(PuzzleChoice, Vec<String>)>,
}

impl PuzzlesSheet {
    /// Returns the dialog for a game; `None` if it has no puzzles.
    pub(crate) fn new(entry: &'static RoomEntry) -> Option<Self> {
        Some(PuzzlesSheet {
            entry,
            puzzles: entry.puzzles?.for_class,
            seed: basics::platform::random_seed(),
            minutes: USUAL,
            choice: PuzzleChoice::default(),
            shown: true,
            choices: None,
            row: None,
        })
    }

    /// Returns the puzzles that are wanted.
    fn row(&mut self) -> &[String] {
        if self.row.as_ref().is_none_or(|(choice, _)| *choice != self.choice) {
            self.row = Some((self.choice, (self.puzzles.row)(&self.choice, self.seed)));
        }
        self.row.as_ref().map_or(&[], |(_, row)| row)
    }

    fn content(&mut self, ui: &mut Ui, over: &DialogOver<'_>) {
        let words = over.words();
        let own = &words.class;
        let of = (self.choice.set, over.parts.language());
        if self.choices.as_ref().is_none_or(|(before, _)| *before != of) {
            self.choices = Some((of, (self.puzzles.choices)(of.0, of.1)));
        }
        let Some((_, choices)) = &self.choices else { return };
        let minutes = MINUTES.map(|minutes| (minutes, own.minutes_of(usize::from(minutes))));
        let minutes: Vec<_> = minutes.iter().map(|(it, text)| (*it, text.as_str())).collect();
        row_label(ui, own.minutes);
        select(ui, own.minutes, &minutes, LIST, &mut self.minutes);
        if let Some((label, sets)) = &choices.sets {
            let sets: Vec<_> = sets.iter().copied().enumerate().collect();
            let before = self.choice.set;
            row_label(ui, label);
            select(ui, label, &sets, LIST, &mut self.choice.set);
            if self.choice.set != before {
                self.choice.group = None;
            }
        }
        let label = words.puzzles.theme_label;
        let themes = choices.themes.iter().enumerate().map(|(theme, name)| (Some(theme), *name));
        let themes: Vec<_> = [(None, words.puzzles.all_themes)].into_iter().chain(themes).collect();
        row_label(ui, label);
        select(ui, label, &themes, LIST, &mut self.choice.theme);
        let groups = choices.groups.iter().map(|(group, name)| (Some(*group), name.as_str()));
        let groups: Vec<_> = [(None, own.mixed)].into_iter().chain(groups).collect();
        row_label(ui, own.difficulty);
        select(ui, own.difficulty, &groups, LIST, &mut self.choice.group);
        let width = ui.available_width();
        if switch(ui, None, own.shows_solved, true, self.shown, width).clicked() {
            self.shown = !self.shown;
        }
        let count = self.row().len();
        let text = if count == 0 { own.no_puzzles.to_owned() } else { own.row(count) };
        ui.add(Label::new(text).wrap());
    }
}

impl Dialog for PuzzlesSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let is_possible = !self.row().is_empty();
        let (answer, closed) = dialog(ui, "puzzles", words.class.puzzles, WIDTH, |ui| {
            let content = |ui: &mut Ui| self.content(ui, over);
            words_and_buttons(ui, content, |ui| begin_or_cancel(ui, words, is_possible))
        });
        match answer {
            Some(true) => {
                let (entry, puzzles) = (self.entry, self.row().to_vec());
                let activity = Activity::Puzzles { minutes: self.minutes, shown: self.shown };
                Some(closing(move |_, context| {
                    let Some(table) = context.parts.rooms.get(entry.id) else { return };
                    let setup = Box::new(table.room_setup(context.parts.settings()));
                    end_for(act(ClassAct::Begin { activity, setup, puzzles }), context);
                }))
            }
            Some(false) => Some(close()),
            None => closed.then(close),
        }
    }
}

/// Draws the buttons that drop a dialog and begin what it has chosen. Returns the answer.
pub(crate) fn begin_or_cancel(ui: &mut Ui, words: &Words, is_possible: bool) -> Option<bool> {
    ui.horizontal_wrapped(|ui| {
        let (cancel, begin) = (words.library.cancel, words.class.begin);
        let cancels = wide_button(ui, cancel, button_width(ui, cancel), false).clicked();
        let add = |ui: &mut Ui| wide_button(ui, begin, button_width(ui, begin), true).clicked();
        let begins = ui.add_enabled_ui(is_possible, add).inner;
        (cancels || begins).then_some(begins)
    })
    .inner
}
