//! The dialog that saves a sheet to print.

use eframe::egui::{Label, RichText, Ui};

use super::saving::{FileAnswer, SavingStage, file, saved};
use crate::ui::paper::Paper;
use crate::ui::theme::Palette;
use crate::ui::widgets::{dialog, row_label, select};
use crate::ui::words::{Printed, Words};

/// The width of the dialog and of its lists, in points.
const WIDTH: f32 = 480.0;
const LIST: f32 = 240.0;

/// What the player has chosen to print.
#[derive(Clone, Debug)]
pub struct PrintSheet {
    /// What to print.
    pub printed: Printed,
    /// The size of the paper.
    pub paper: Paper,
    /// The path of the file.
    pub target: String,
    /// What the dialog shows.
    pub stage: SavingStage,
}

/// Draws the dialog. Returns the answer, if any. `opened` is a different number for each dialog.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    sheet: &mut PrintSheet,
    opened: u32,
) -> Option<FileAnswer> {
    let heading = words.paper.print.trim_end_matches('…');
    let (answer, close) = dialog(ui, "print", heading, WIDTH, |ui| match &sheet.stage {
        SavingStage::Saved(path) => saved(ui, words, path).then_some(FileAnswer::Cancel),
        _ => choices(ui, words, sheet, opened),
    });
    answer.or(close.then_some(FileAnswer::Cancel))
}

fn choices(ui: &mut Ui, words: &Words, sheet: &mut PrintSheet, opened: u32) -> Option<FileAnswer> {
    let own = &words.paper;
    row_label(ui, words.pictures.what);
    let names: Vec<_> = Printed::ALL.iter().map(|one| (*one, own.printed(*one))).collect();
    select(ui, words.pictures.what, &names, LIST, &mut sheet.printed);
    row_label(ui, own.size);
    select(ui, own.size, &[(Paper::A4, "A4"), (Paper::A3, "A3")], LIST, &mut sheet.paper);
    let faint = Palette::current(ui.ctx()).faint_ink;
    ui.add(Label::new(RichText::new(own.hint).small().color(faint)).wrap());
    file(ui, words, opened, (&mut sheet.target, &mut sheet.stage), |_| None::<()>).0
}
