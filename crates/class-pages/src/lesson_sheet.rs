//! The dialog that chooses the lesson which the class does.

use eframe::egui::Ui;
use messages::{Activity, ClassAct};
use settings::Language;
use window::RoomEntry;
use window::dialogs::{Dialog, DialogOver, Effect, close, closing};
use window::widgets::{dialog, row_label, select, words_and_buttons};

use crate::puzzles_sheet::begin_or_cancel;
use crate::screen::{act, end_for};

/// The width of the dialog and of its list.
const WIDTH: f32 = 440.0;
const LIST: f32 = 300.0;

/// The dialog.
pub struct LessonSheet {
    /// The game, as the list of rooms has it.
    entry: &'static RoomEntry,
    number: u16,
    /// The titles of the lessons in the language in which they were shown last.
    titles: Option<(Language, Vec<String>)>,
}

impl LessonSheet {
    /// Returns the dialog for a game.
    pub(crate) fn new(entry: &'static RoomEntry) -> Self {
        LessonSheet { entry, number: 1, titles: None }
    }

    /// Returns the titles of the lessons, with their numbers.
    fn titles_in(&self, language: Language) -> Vec<String> {
        let Some(lessons) = self.entry.lessons else { return Vec::new() };
        let titles = (1..).map_while(|number| Some((number, (lessons.one)(number, language)?.0)));
        titles.map(|(number, title)| format!("{number}. {title}")).collect()
    }
}

impl Dialog for LessonSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, language) = (over.words(), over.parts.language());
        if self.titles.as_ref().is_none_or(|(of, _)| *of != language) {
            self.titles = Some((language, self.titles_in(language)));
        }
        let titles = self.titles.iter().flat_map(|(_, titles)| titles).map(String::as_str);
        let titles: Vec<(u16, &str)> = (1..).zip(titles).collect();
        let (answer, closed) = dialog(ui, "lesson", words.class.lesson, WIDTH, |ui| {
            let content = |ui: &mut Ui| {
                row_label(ui, words.paper.lesson);
                select(ui, words.paper.lesson, &titles, LIST, &mut self.number);
            };
            words_and_buttons(ui, content, |ui| begin_or_cancel(ui, words, !titles.is_empty()))
        });
        match answer {
            Some(true) => {
                let (entry, activity) = (self.entry, Activity::Lesson { number: self.number });
                Some(closing(move |_, context| {
                    let Some(table) = context.parts.rooms.get(entry.id) else { return };
                    let setup = Box::new(table.room_setup(context.parts.settings()));
                    let begin = ClassAct::Begin { activity, setup, puzzles: Vec::new() };
                    end_for(act(begin), context);
                }))
            }
            Some(false) => Some(close()),
            None => closed.then(close),
        }
    }
}
