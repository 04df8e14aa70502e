//! The dialog that saves a picture or an animation of a game.

use std::path::{Path, PathBuf};

use eframe::egui::accesskit::Live;
use eframe::egui::{Id, Label, ProgressBar, Ui, Vec2};

use crate::rules::Record;
use crate::ui::picture::{Format, Part, Picture, size_of};
use crate::ui::theme::Palette;
use crate::ui::typing::{LONGEST_PATH, line_field};
use crate::ui::widgets::{
    dialog, focus_first, row_label, select, strong, wide_button, words_and_buttons,
};
use crate::ui::words::{Pictured, Words};
use basics::shown_path;

/// The width of the dialog, of its lists and of its buttons, in points.
const WIDTH: f32 = 480.0;
const LIST: f32 = 240.0;
const BUTTON: f32 = 130.0;

/// The game of which a picture is saved, and what the player has chosen.
#[derive(Clone, Debug)]
pub struct PictureSheet {
    /// The game.
    pub record: Record,
    /// The number of steps that led to the position on the screen.
    pub steps: usize,
    /// What the picture shows.
    pub pictured: Pictured,
    /// The pixels per point, from 1 to 4.
    pub scale: u8,
    /// The path of the file.
    pub target: String,
    /// Whether closing the dialog returns to the result of the game.
    pub result_waits: bool,
    /// What the dialog shows.
    pub stage: PictureStage,
}

/// What the dialog shows.
#[derive(Clone, Debug)]
pub enum PictureStage {
    /// The choices, and why the last attempt failed.
    Choices(Option<String>),
    /// The choices, and the question whether to replace the file that exists.
    Exists,
    /// The number of steps drawn, and of all.
    Drawing(usize, usize),
    /// The file that was saved.
    Saved(PathBuf),
}

/// The player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureAnswer {
    /// Draw and save the picture; replace an existing file if this is true.
    Save(bool),
    /// Copy the picture to the clipboard.
    Copy,
    /// Stop drawing.
    Stop,
    /// Close the dialog.
    Close,
}

impl PictureSheet {
    /// Returns what to draw.
    pub fn picture(&self) -> Picture {
        match self.pictured {
            Pictured::Position => Picture::Still(self.steps),
            Pictured::Turn => Picture::Animation(Part::Step { steps: self.steps }),
            Pictured::Game => Picture::Animation(Part::Whole),
        }
    }

    /// Returns what can be drawn of the game.
    fn choices(&self) -> impl Iterator<Item = Pictured> {
        let (turns, steps) = (self.record.game.entries().len(), self.steps);
        Pictured::ALL.iter().copied().filter(move |pictured| match pictured {
            Pictured::Position => true,
            Pictured::Turn => steps > 0,
            Pictured::Game => turns > 0,
        })
    }

    fn format(&self) -> Format {
        match self.pictured {
            Pictured::Position => Format::Png,
            Pictured::Turn | Pictured::Game => Format::Gif,
        }
    }

    /// Gives the file the ending of its format.
    pub fn fit_ending(&mut self) {
        let ending = self.format().ending();
        match Format::of(Path::new(self.target.trim())) {
            Some(format) if format == self.format() => {}
            Some(_) => {
                let path = Path::new(self.target.trim()).with_extension(ending);
                self.target = path.display().to_string();
            }
            None => self.target = format!("{}.{ending}", self.target.trim()),
        }
    }
}

/// Draws the dialog. Returns the answer, if any. `opened` is a different number for each dialog.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    sheet: &mut PictureSheet,
    opened: u32,
) -> Option<PictureAnswer> {
    let heading = match sheet.format() {
        Format::Png => words.pictures.save,
        Format::Gif => words.pictures.save_animation,
    };
    let heading = heading.trim_end_matches('…');
    let (answer, close) = dialog(ui, "picture", heading, WIDTH, |ui| match &sheet.stage {
        PictureStage::Choices(_) | PictureStage::Exists => choices(ui, words, sheet, opened),
        PictureStage::Drawing(done, all) => drawing(ui, words, *done, *all),
        PictureStage::Saved(path) => saved(ui, words, path),
    });
    let if_closed = match sheet.stage {
        PictureStage::Drawing(..) => PictureAnswer::Stop,
        _ => PictureAnswer::Close,
    };
    answer.or(close.then_some(if_closed))
}

fn choices(
    ui: &mut Ui,
    words: &Words,
    sheet: &mut PictureSheet,
    opened: u32,
) -> Option<PictureAnswer> {
    let own = &words.pictures;
    let before = (sheet.pictured, sheet.target.clone());
    row_label(ui, own.what);
    let names: Vec<_> = sheet.choices().map(|choice| (choice, own.pictured(choice))).collect();
    select(ui, own.what, &names, LIST, &mut sheet.pictured);
    row_label(ui, own.size);
    let Vec2 { x, y } = size_of(&sheet.record);
    let sizes = [1u8, 2, 3, 4].map(|scale| {
        let pixels = |points: f32| points as usize * usize::from(scale);
        (scale, own.pixels(pixels(x), pixels(y)))
    });
    let sizes: Vec<_> = sizes.iter().map(|(scale, text)| (*scale, text.as_str())).collect();
    select(ui, own.size, &sizes, LIST, &mut sheet.scale);
    row_label(ui, words.library.target);
    let id = Id::unique("file of a picture").with(opened);
    let entered = line_field(ui, (id, words.library.target, LONGEST_PATH), &mut sheet.target);
    if sheet.pictured != before.0 {
        sheet.fit_ending();
    }
    // The warnings apply only until the file changes.
    if sheet.target != before.1 {
        sheet.stage = PictureStage::Choices(None);
    }
    let (warning, exists) = match &sheet.stage {
        PictureStage::Exists => (Some(words.library.file_exists), true),
        PictureStage::Choices(problem) => (problem.as_deref(), false),
        _ => (None, false),
    };
    if let Some(warning) = warning {
        let ink = Palette::current(ui.ctx()).warning;
        let shown = ui.add(Label::new(strong(warning).color(ink)).wrap());
        ui.ctx().accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
    }
    ui.add_space(6.0);
    let save = if exists { words.library.replace } else { words.library.save };
    let answer = ui.horizontal_wrapped(|ui| {
        let save = wide_button(ui, save, BUTTON, true).clicked();
        let copies = sheet.pictured == Pictured::Position;
        let copy = copies && wide_button(ui, own.copy, BUTTON, false).clicked();
        let cancel = wide_button(ui, words.library.cancel, BUTTON, false).clicked();
        match (save, copy, cancel) {
            (_, _, true) => Some(PictureAnswer::Close),
            (_, true, _) => Some(PictureAnswer::Copy),
            // Enter never replaces a file.
            _ if save || (entered && !exists) => Some(PictureAnswer::Save(exists)),
            _ => None,
        }
    });
    answer.inner
}

fn drawing(ui: &mut Ui, words: &Words, done: usize, all: usize) -> Option<PictureAnswer> {
    let share = done as f32 / all.max(1) as f32;
    let content = |ui: &mut Ui| {
        ui.label(words.pictures.drawing(done, all));
        ui.add(ProgressBar::new(share).animate(false));
    };
    words_and_buttons(ui, content, |ui| {
        let stop = wide_button(ui, words.library.cancel, BUTTON, true);
        focus_first(ui, &stop);
        stop.clicked().then_some(PictureAnswer::Stop)
    })
}

fn saved(ui: &mut Ui, words: &Words, path: &Path) -> Option<PictureAnswer> {
    let content = |ui: &mut Ui| {
        let shown = ui.add(Label::new(words.library.saved(&shown_path(path))).wrap());
        ui.ctx().accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
    };
    words_and_buttons(ui, content, |ui| {
        let close = wide_button(ui, words.close, BUTTON, true);
        focus_first(ui, &close);
        close.clicked().then_some(PictureAnswer::Close)
    })
}
