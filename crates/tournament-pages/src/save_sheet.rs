//! The dialog that saves a sheet of a tournament or of a class.

use eframe::egui::{Context, Ui};
use share::paper::with_ending;
use swiss::Tournament;
use window::Parts;
use window::dialogs::{
    Dialog, DialogOver, Effect, FileAnswer, Saving, SavingStage, change, close, file, saved,
};
use window::share::file_name;
use window::widgets::dialog;
use window_words::TournamentSheet;

use crate::counts::{self, Counts};
use crate::sheet::{self, SheetTitles};

/// The width of the dialog, in points.
const WIDTH: f32 = 480.0;

/// The ends of the names of sheets and tables.
const PDF: &str = "pdf";
const TABLE: &str = "csv";

/// A sheet to save as PDF, or a table to save as text.
pub struct SaveSheet {
    document: Vec<u8>,
    ending: &'static str,
    saving: Saving,
}

impl SaveSheet {
    /// Returns the dialog for a document, which suggests a file with this name and ending.
    fn new(document: Vec<u8>, (name, ending): (&str, &'static str), parts: &Parts) -> Self {
        let saving = Saving::new(format!("{}.{ending}", file_name(name)), parts);
        SaveSheet { document, ending, saving }
    }

    /// Returns the dialog for a document to print, which suggests a file with this name.
    pub fn of_document(document: Vec<u8>, name: &str, parts: &Parts) -> Self {
        SaveSheet::new(document, (name, PDF), parts)
    }

    /// Returns the dialog for what children have solved, as a sheet or as a table.
    pub fn of_counts(counts: &Counts<'_>, is_table: bool, parts: &Parts) -> Self {
        let name = format!("{} - {}", counts.titles.title, counts.what);
        match is_table {
            true => SaveSheet::new(counts::table(parts.words(), counts), (&name, TABLE), parts),
            false => SaveSheet::of_document(counts::sheet(parts.language(), counts), &name, parts),
        }
    }

    /// Returns the dialog for a sheet of a tournament. Its suggested file has the name of the tournament, what the sheet
    /// shows and the round, counted from 1; `round` counts from 0.
    pub fn of(
        kind: TournamentSheet,
        titles: SheetTitles<'_>,
        (tournament, round): (&Tournament, usize),
        parts: &Parts,
    ) -> Self {
        let (words, language) = (parts.words(), parts.language());
        let rounds = tournament.rounds().len();
        let mut ending = PDF;
        let (round, document) = match kind {
            TournamentSheet::Pairings => {
                (round + 1, sheet::pairings(language, titles, tournament, round))
            }
            TournamentSheet::Standings => (rounds, sheet::standings(language, titles, tournament)),
            TournamentSheet::Table => {
                ending = TABLE;
                (rounds, counts::standings(words, tournament))
            }
            TournamentSheet::Certificates => {
                let today = parts.trainers.today().strftime(words.paper.day).to_string();
                (rounds, sheet::certificates(language, titles, tournament, &today))
            }
        };
        let name = format!("{} - {} {round}", titles.title, words.tournament.file(kind));
        SaveSheet::new(document, (&name, ending), parts)
    }

    fn save(&mut self, replace: bool, parts: &Parts) {
        let path = with_ending(self.saving.path(), self.ending);
        self.saving.start(path, self.document.clone(), replace, &parts.errands);
    }
}

impl Dialog for SaveSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading = match self.ending {
            TABLE => words.tournament.save_table,
            _ => words.tournament.save_sheet,
        };
        let heading = heading.trim_end_matches('…');
        let (asked, closed) =
            dialog(ui, "save a sheet", heading, WIDTH, |ui| match &self.saving.stage {
                SavingStage::Saved(path) => saved(ui, words, path, over.parts.desktop, close),
                _ => Some(match file(ui, words, over.opened, &mut self.saving, None)? {
                    FileAnswer::More | FileAnswer::Cancel => close(),
                    FileAnswer::Save(replace) => change(move |sheet: &mut Self, context| {
                        sheet.save(replace, context.parts);
                    }),
                }),
            });
        asked.or(closed.then(close))
    }

    fn poll(&mut self, _ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        self.saving.poll(parts);
        None
    }
}
