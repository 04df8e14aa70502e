//! Saves sheets to print.

use super::App;
use super::screen::expanded;
use crate::audio::Sound;
use crate::platform::documents_folder;
use crate::rules::Preset;
use crate::storage::write_bytes;
use crate::ui::dialogs::{Dialog, FileAnswer, PrintSheet, SavingStage};
use crate::ui::paper::{self, Paper};
use crate::ui::words::Printed;

/// The name of the file that the dialog suggests.
const NAME: &str = "o-an-quan.pdf";

impl App {
    /// Opens the dialog that saves a sheet to print.
    pub(super) fn open_print(&mut self, printed: Printed) {
        let target = documents_folder().unwrap_or_default().join(NAME).display().to_string();
        let stage = SavingStage::Choices(None);
        let sheet = PrintSheet { printed, paper: Paper::A4, target, stage };
        self.dialogs.open(Dialog::Print(Box::new(sheet)));
    }

    pub(super) fn answer_print(&mut self, answer: FileAnswer) {
        log::debug!("print: {answer:?}");
        match answer {
            FileAnswer::Save(replace) => self.save_print(replace),
            FileAnswer::Cancel => self.dialogs.close(),
        }
    }

    fn save_print(&mut self, replace: bool) {
        let (language, today) = (self.preferences.language(), self.trainer.today());
        let preset = self.preferences.settings.rules.named_preset();
        let words = self.preferences.words();
        let Some(Dialog::Print(sheet)) = self.dialogs.current_mut() else { return };
        let bytes = match sheet.printed {
            Printed::Board => paper::board(sheet.paper, language),
            Printed::Rules => paper::rules(sheet.paper, language),
            Printed::Puzzles => preset
                .and_then(|preset| paper::puzzle_sheet(sheet.paper, language, preset, today))
                .or_else(|| paper::puzzle_sheet(sheet.paper, language, Preset::Classic, today))
                .expect("there are classic puzzles"),
        };
        let mut path = documents_folder().unwrap_or_default().join(expanded(&sheet.target));
        if !path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) {
            path.as_mut_os_string().push(".pdf");
        }
        sheet.stage = SavingStage::after(write_bytes(&path, &bytes, replace), path, words);
        if sheet.stage.has_failed() {
            self.sound.play(Sound::Refusal);
        }
    }
}
