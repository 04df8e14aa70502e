//! The dialog that writes the game on the screen for other people and programs: as text to copy, or as a
//! file.

use basics::Form;
use eframe::egui::{Frame, Label, Margin, RichText, ScrollArea, Ui};

use super::saving::{BUTTON, FileAnswer, SavingStage, file, saved};
use crate::ui::drawn::readable;
use crate::ui::share::ending_of;
use crate::ui::theme::Palette;
use crate::ui::widgets::{dialog, row_label, select, wide_button};
use crate::ui::words::Words;

/// The width of the dialog and of its list, in points.
const WIDTH: f32 = 520.0;
const LIST: f32 = 330.0;
/// The least and the largest height of the text, in points, and what else the dialog needs.
const TEXT: [f32; 2] = [32.0, 96.0];
const AROUND: f32 = 372.0;
/// The most characters of the text to show.
const SHOWN: usize = 1500;

/// A game in every form in which it can be written.
#[derive(Clone, Debug)]
pub struct GameSheet {
    /// The name of the game, such as `caro`.
    pub game: &'static str,
    /// The texts, at least one.
    pub texts: Vec<(Form, String)>,
    /// The form to copy and to save.
    pub form: Form,
    /// The path of the file.
    pub target: String,
    /// What the dialog shows.
    pub stage: SavingStage,
}

/// What the player did with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAnswer {
    /// Save the file, or close the dialog.
    File(FileAnswer),
    /// Copy the text.
    Copy,
}

impl GameSheet {
    /// Returns the text in the chosen form.
    pub fn text(&self) -> &str {
        let chosen = self.texts.iter().find(|(form, _)| *form == self.form);
        chosen.or(self.texts.first()).map_or("", |(_, text)| text)
    }

    /// Returns the usual ending of a file in the chosen form.
    pub fn ending(&self) -> &'static str {
        ending_of(self.form)
    }
}

/// Draws the dialog. Returns the answer, if any. `opened` is a different number for each dialog.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    sheet: &mut GameSheet,
    opened: u32,
) -> Option<GameAnswer> {
    let heading = words.door.save_game.trim_end_matches('…');
    let cancel = GameAnswer::File(FileAnswer::Cancel);
    let (answer, close) = dialog(ui, "game as text", heading, WIDTH, |ui| match &sheet.stage {
        SavingStage::Saved(path) => saved(ui, words, path).then_some(cancel),
        _ => choices(ui, words, sheet, opened),
    });
    answer.or(close.then_some(cancel))
}

fn choices(ui: &mut Ui, words: &Words, sheet: &mut GameSheet, opened: u32) -> Option<GameAnswer> {
    let own = &words.door;
    let (before, ending) = (sheet.form, sheet.ending());
    row_label(ui, own.written_as);
    let names: Vec<_> = sheet.texts.iter().map(|(form, _)| (*form, own.form(*form))).collect();
    select(ui, own.written_as, &names, LIST, &mut sheet.form);
    if sheet.form != before {
        sheet.stage = SavingStage::Choices(None);
        if let Some(stem) = sheet.target.trim().strip_suffix(&format!(".{ending}")) {
            sheet.target = format!("{stem}.{}", sheet.ending());
        }
    }
    let palette = Palette::current(ui.ctx());
    // In a low window, the buttons below the text stay in sight.
    let [least, most] = TEXT;
    let height = (ui.ctx().content_rect().height() - AROUND).clamp(least, most);
    Frame::new().fill(palette.paper).inner_margin(Margin::same(8)).show(ui, |ui| {
        ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                let text: String = sheet.text().chars().take(SHOWN).collect();
                let text = readable(&text);
                ui.add(Label::new(RichText::new(text.trim_end()).monospace().size(13.0)).wrap());
            });
    });
    ui.add(Label::new(RichText::new(own.save_game_hint).small().color(palette.faint_ink)).wrap());
    let (answer, copy) = file(ui, words, opened, (&mut sheet.target, &mut sheet.stage), |ui| {
        wide_button(ui, own.copy, BUTTON, false).clicked().then_some(GameAnswer::Copy)
    });
    copy.or(answer.map(GameAnswer::File))
}
