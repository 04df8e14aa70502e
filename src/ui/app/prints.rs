//! Saves sheets to print.

use super::parts::Parts;
use crate::games::OAnQuan;
use crate::platform::documents_folder;
use crate::platform::expanded;
use crate::rules::Preset;
use crate::ui::dialogs::{Dialog, FileAnswer, FileWork, PrintSheet, SavingStage};
use crate::ui::paper::{self, Paper};
use crate::ui::words::Printed;

/// The name of the file that the dialog suggests.
const NAME: &str = "o-an-quan.pdf";

/// Opens the dialog that saves a sheet to print.
pub fn open_print(printed: Printed, parts: &mut Parts) {
    let target = documents_folder().unwrap_or_default().join(NAME).display().to_string();
    let stage = SavingStage::Choices(None);
    let sheet = PrintSheet { printed, paper: Paper::A4, target, stage };
    parts.dialogs.open(Dialog::Print(Box::new(sheet)));
}

/// Carries out what the player did in that dialog.
pub fn answer_print(answer: FileAnswer, parts: &mut Parts) {
    log::debug!("print: {answer:?}");
    match answer {
        FileAnswer::Save(replace) => save(replace, parts),
        FileAnswer::Cancel => parts.dialogs.close(),
    }
}

fn save(replace: bool, parts: &mut Parts) {
    let (language, today) = (parts.preferences.language(), parts.trainers.today());
    let preset = parts.settings().game::<OAnQuan>().named_preset();
    let Some(Dialog::Print(sheet)) = parts.dialogs.current_mut() else { return };
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
    sheet.stage = SavingStage::Writing;
    let work = FileWork::start(path, bytes, replace, &parts.errands);
    parts.dialogs.file_work = Some(work);
}
