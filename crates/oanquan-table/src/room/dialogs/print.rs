//! The dialog that saves a sheet to print.

use eframe::egui::{Context, RichText, Ui};
use oanquan::Preset;
use share::paper::{Paper, pdf_path};
use ui_kit::balanced::wrapped;
use ui_kit::theme::Palette;
use window::Parts;
use window::dialogs::{
    Dialog, DialogOver, Effect, FileAnswer, Saving, SavingStage, change, close, file, saved,
};
use window::share::file_name;
use window::widgets::{dialog, row_label, select};
use window_words::{Printed, Words};

use crate::OAnQuan;
use crate::controller::Topic;
use crate::room::OAnQuanSentences;
use crate::room::paper::{self, Award};

/// The width of the dialog and of its lists, in points.
const WIDTH: f32 = 480.0;
const LIST: f32 = 240.0;

/// What the player has chosen to print.
struct PrintSheet {
    /// What to print.
    printed: Printed,
    /// The lesson of the worksheet; `None` for positions of all kinds.
    lesson: Option<Topic>,
    /// The size of the paper.
    paper: Paper,
    saving: Saving,
}

/// Opens the dialog that saves a sheet to print.
pub fn open_print(printed: Printed, parts: &mut Parts) {
    let name = file_of(printed, None, parts.words());
    let saving = Saving::new(name, parts);
    let sheet = PrintSheet { printed, lesson: None, paper: Paper::A4, saving };
    parts.dialogs.open(sheet);
}

/// Returns the name that the dialog suggests for the file of a sheet.
fn file_of(printed: Printed, lesson: Option<Topic>, words: &Words) -> String {
    let own = &words.paper;
    let sheet = match lesson.filter(|_| printed == Printed::Worksheet) {
        Some(topic) => own.worksheet_of(words.oanquan().topic(topic)),
        None => own.printed(printed).to_owned(),
    };
    file_name(&format!("{} - {sheet}", own.game)) + ".pdf"
}

impl PrintSheet {
    fn save(&mut self, replace: bool, parts: &Parts) {
        let (language, today) = (parts.language(), parts.trainers.today());
        let bytes = match self.printed {
            Printed::Board => paper::board(self.paper, language),
            Printed::Rules => paper::rules(self.paper, language),
            Printed::Puzzles => parts
                .settings()
                .game::<OAnQuan>()
                .named_preset()
                .and_then(|preset| paper::puzzle_sheet(self.paper, language, preset, today))
                .or_else(|| paper::puzzle_sheet(self.paper, language, Preset::Classic, today))
                .expect("there are classic puzzles"),
            Printed::Results => paper::results(self.paper, language),
            Printed::Worksheet => paper::worksheet(self.paper, language, today, self.lesson),
            Printed::Certificate => {
                let award = Award { game: parts.words().paper.game, ..Award::default() };
                paper::certificates(self.paper, language, &[award])
            }
        };
        self.saving.start(pdf_path(self.saving.path()), bytes, replace, &parts.errands);
    }

    /// Draws the choices. Returns what follows.
    fn choices(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, own) = (over.words(), &over.words().paper);
        let before = file_of(self.printed, self.lesson, words);
        row_label(ui, own.what);
        let names: Vec<_> = Printed::ALL.iter().map(|one| (*one, own.printed(*one))).collect();
        select(ui, own.what, &names, LIST, &mut self.printed);
        if self.printed == Printed::Worksheet {
            row_label(ui, own.lesson);
            let lessons =
                paper::worksheet_lessons().map(|topic| (Some(topic), words.oanquan().topic(topic)));
            let lessons: Vec<_> = [(None, own.any_lesson)].into_iter().chain(lessons).collect();
            select(ui, own.lesson, &lessons, LIST, &mut self.lesson);
        }
        self.saving.suggest(&before, &file_of(self.printed, self.lesson, words));
        row_label(ui, own.size);
        select(ui, own.size, &[(Paper::A4, "A4"), (Paper::A3, "A3")], LIST, &mut self.paper);
        let faint = Palette::current(ui.ctx()).faint_ink;
        wrapped(ui, RichText::new(own.hint).small().color(faint));
        Some(match file(ui, words, over.opened, &mut self.saving, None)? {
            FileAnswer::More | FileAnswer::Cancel => close(),
            FileAnswer::Save(replace) => {
                change(move |sheet: &mut Self, context| sheet.save(replace, context.parts))
            }
        })
    }
}

impl Dialog for PrintSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading = words.paper.print.trim_end_matches('…');
        let (asked, closed) = dialog(ui, "print", heading, WIDTH, |ui| match &self.saving.stage {
            SavingStage::Saved(path) => saved(ui, words, path, over.parts.desktop, close),
            _ => self.choices(ui, over),
        });
        asked.or(closed.then(close))
    }

    fn poll(&mut self, _ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        self.saving.poll(parts);
        None
    }
}
