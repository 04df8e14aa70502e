//! The dialog that saves a picture or an animation of a game.

use std::path::Path;
use std::sync::Arc;

use eframe::egui::{ProgressBar, Ui, Vec2};

use super::saving::{BUTTON, FileAnswer, SavingStage, file, saved};
use crate::ui::picture::{Film, Format, Part, Picture};
use crate::ui::widgets::{dialog, focus_first, row_label, select, wide_button, words_and_buttons};
use crate::ui::words::{Pictured, Words};

/// The width of the dialog and of its lists, in points.
const WIDTH: f32 = 480.0;
const LIST: f32 = 240.0;

/// The game of which a picture is saved, and what the player has chosen.
#[derive(Clone, Debug)]
pub struct PictureSheet {
    /// The game.
    pub film: Arc<dyn Film>,
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
    pub stage: SavingStage,
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
        let (turns, steps) = (self.film.steps(), self.steps);
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
        SavingStage::Choices(_) | SavingStage::Exists | SavingStage::Writing => {
            choices(ui, words, sheet, opened)
        }
        SavingStage::Drawing(done, all) => drawing(ui, words, *done, *all),
        SavingStage::Saved(path) => saved(ui, words, path).then_some(PictureAnswer::Close),
    });
    let if_closed = match sheet.stage {
        SavingStage::Drawing(..) => PictureAnswer::Stop,
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
    let before = sheet.pictured;
    row_label(ui, own.what);
    let names: Vec<_> = sheet.choices().map(|choice| (choice, own.pictured(choice))).collect();
    select(ui, own.what, &names, LIST, &mut sheet.pictured);
    row_label(ui, own.size);
    let Vec2 { x, y } = sheet.film.size();
    let sizes = [1u8, 2, 3, 4].map(|scale| {
        let pixels = |points: f32| points as usize * usize::from(scale);
        (scale, own.pixels(pixels(x), pixels(y)))
    });
    let sizes: Vec<_> = sizes.iter().map(|(scale, text)| (*scale, text.as_str())).collect();
    select(ui, own.size, &sizes, LIST, &mut sheet.scale);
    if sheet.pictured != before {
        sheet.fit_ending();
        sheet.stage = SavingStage::Choices(None);
    }
    let copies = sheet.pictured == Pictured::Position;
    let saved = (&mut sheet.target, &mut sheet.stage);
    let (answer, copy) = file(ui, words, opened, saved, |ui| {
        let copy = copies && wide_button(ui, own.copy, BUTTON, false).clicked();
        copy.then_some(PictureAnswer::Copy)
    });
    copy.or(answer.map(|answer| match answer {
        FileAnswer::Save(replace) => PictureAnswer::Save(replace),
        FileAnswer::Cancel => PictureAnswer::Close,
    }))
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
