//! The question about games that could not be saved, asked when the player quits.

use std::collections::HashSet;
use std::path::PathBuf;
use std::rc::Rc;

use basics::shown_path;
use eframe::egui::{Id, Ui};
use tabletop::platform::{documents_folder, expanded};
use ui_kit::balanced::wrapped;
use ui_kit::speech::say_shown;
use ui_kit::theme::Palette;
use ui_kit::typing::{LONGEST_PATH, line_field};
use window::dialogs::{Dialog, DialogOver, Effect, change, close, effect};
use window::widgets::{dialog, row_label, row_of_buttons, strong, wide_button, words_and_buttons};
use window::{LostGame, Parts, Screen, ScreenContext};
use window_words::Words;

use crate::audio::Sound;
use crate::settings::Language;
use crate::storage::{SaveProblem, with_disk};
use crate::ui::app::unsaved_games;

/// The games that could not be saved, and what the dialog about them shows.
pub struct UnsavedGames {
    games: Vec<Rc<dyn LostGame>>,
    step: UnsavedStep,
}

/// What the dialog about unsaved games shows.
enum UnsavedStep {
    /// The games and what the player can do, with the outcome of the last attempt.
    Question(Option<Outcome>),
    /// A field for the folder where the games shall be saved, and why saving them in the
    /// folder entered before failed.
    Folder(String, Option<SaveProblem>),
    /// The files in which the games were saved.
    Saved(Vec<PathBuf>),
}

/// The outcome of an attempt to keep the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They could not be saved again.
    FailedAgain,
    /// They are on the clipboard.
    Copied,
    /// They could not be copied.
    CopyFailed,
}

/// Returns what follows from an answer.
type Answer = fn() -> Effect;

impl UnsavedGames {
    /// Asks about these games.
    pub fn new(games: Vec<Rc<dyn LostGame>>) -> Self {
        UnsavedGames { games, step: UnsavedStep::Question(None) }
    }

    /// Shows the outcome of an attempt to keep the games. Returns whether the question shows it.
    pub fn report(&mut self, news: Outcome) -> bool {
        let UnsavedStep::Question(outcome) = &mut self.step else { return false };
        *outcome = Some(news);
        true
    }

    /// Saves the games in the folder that was entered. Returns the next step unless that fails.
    fn save_elsewhere(&mut self, parts: &Parts) -> Option<UnsavedStep> {
        let UnsavedStep::Folder(folder, problem) = &mut self.step else { return None };
        let path = documents_folder().unwrap_or_default().join(expanded(folder));
        let copies = self.games.iter().map(|game| game.save_in(&path, parts.words()));
        // The program ends when they are saved, so there is nothing else to wait for.
        match with_disk(|| copies.collect::<Result<Vec<PathBuf>, SaveProblem>>()) {
            Ok(files) => Some(UnsavedStep::Saved(files)),
            Err(why) => {
                log::warn!("{why}");
                *problem = Some(why);
                parts.sound.play(Sound::Refusal);
                None
            }
        }
    }

    /// Copies the records of the games to the clipboard.
    fn copy(&mut self, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        self.step = UnsavedStep::Question(None);
        let texts = self.games.iter().filter_map(|game| game.text(words));
        let text = texts.collect::<Vec<_>>().join("\n");
        context.parts.clipboard.copy(context.ctx, text, words.unsaved.copied);
    }
}

impl Dialog for UnsavedGames {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, language, games) = (over.words(), over.parts.language(), &self.games);
        let ((answer, closed), if_closed): (_, Answer) = match &mut self.step {
            UnsavedStep::Question(outcome) => (question(ui, language, games, *outcome), close),
            UnsavedStep::Folder(folder, problem) => {
                (choose_folder(ui, words, folder, problem.as_ref(), over.opened), go_back)
            }
            UnsavedStep::Saved(files) => (report_saved(ui, words, files), close),
        };
        answer.or(closed.then_some(if_closed)).map(|answer| answer())
    }
}

fn quit() -> Effect {
    effect(|_, context| context.parts.quit(context.ctx))
}

fn choose_other_folder() -> Effect {
    next_step(|_, _| {
        let folder = documents_folder().unwrap_or_default().display().to_string();
        Some(UnsavedStep::Folder(folder, None))
    })
}

fn go_back() -> Effect {
    next_step(|_, _| Some(UnsavedStep::Question(None)))
}

fn save_there() -> Effect {
    next_step(UnsavedGames::save_elsewhere)
}

/// Returns an effect that leads to the step that `next` returns, if any, which is a dialog of its own.
fn next_step(next: fn(&mut UnsavedGames, &Parts) -> Option<UnsavedStep>) -> Effect {
    effect(move |_, context| {
        let parts = &mut *context.parts;
        let Some(mut unsaved) = parts.dialogs.take_as::<UnsavedGames>() else { return };
        match next(&mut unsaved, parts) {
            Some(step) => parts.dialogs.open(UnsavedGames { step, ..*unsaved }),
            None => parts.dialogs.put_back(unsaved),
        }
    })
}

/// Saves the games where they belong, and quits once none is left.
fn save_again(screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let games = unsaved_games(screen, context.ctx, context.parts);
    let parts = &mut *context.parts;
    if games.is_empty() {
        parts.dialogs.close();
        parts.quit(context.ctx);
    } else if let Some(unsaved) = parts.dialogs.current_as_mut::<UnsavedGames>() {
        let step = UnsavedStep::Question(Some(Outcome::FailedAgain));
        *unsaved = UnsavedGames { games, step };
        parts.sound.play(Sound::Refusal);
    }
}

fn question(
    ui: &mut Ui,
    language: Language,
    games: &[Rc<dyn LostGame>],
    outcome: Option<Outcome>,
) -> (Option<Answer>, bool) {
    let words = Words::of(language);
    let heading = words.unsaved.heading(games.len());
    dialog(ui, "unsaved games", &heading, 500.0, |ui| {
        let text = |ui: &mut Ui| {
            if let Some(outcome) = outcome {
                report(ui, outcome_text(words, outcome));
            }
            let kinds = games.iter().map(|lost| lost.kind(language));
            let is_mixed = kinds.collect::<HashSet<_>>().len() > 1;
            for lost in games {
                game(ui, language, lost.as_ref(), is_mixed);
            }
            for why in reasons(words, games) {
                wrapped(ui, why);
            }
            wrapped(ui, words.unsaved.consequence);
        };
        words_and_buttons(ui, text, |ui| {
            buttons(
                ui,
                &[
                    (words.try_again, || effect(save_again)),
                    (words.unsaved.save_elsewhere, choose_other_folder),
                    (&words.unsaved.copy(games.len()), || change(UnsavedGames::copy)),
                    (words.unsaved.quit_anyway, quit),
                    (words.library.cancel, close),
                ],
            )
        })
    })
}

/// Draws who played a game, and what else is known about it; which game it is if it `has_kind`.
fn game(ui: &mut Ui, language: Language, lost: &dyn LostGame, has_kind: bool) {
    if has_kind {
        ui.label(lost.kind(language));
    }
    match lost.lines(language) {
        Some([title, standing, about]) => {
            wrapped(ui, strong(title));
            ui.label(standing);
            ui.label(about);
        }
        None => drop(ui.label(lost.id())),
    }
    ui.add_space(4.0);
}

fn outcome_text(words: &Words, outcome: Outcome) -> &str {
    match outcome {
        Outcome::FailedAgain => words.unsaved.failed_again,
        Outcome::Copied => words.unsaved.copied,
        Outcome::CopyFailed => words.copy_failed,
    }
}

/// Returns why the games could not be saved. Of the folders that fail for the same reason, it
/// names only the first: they are on the same disk.
fn reasons(words: &Words, games: &[Rc<dyn LostGame>]) -> Vec<String> {
    let mut causes = Vec::new();
    let mut reasons = Vec::new();
    for lost in games {
        let why = words.not_saved_because(lost.problem());
        let cause = match lost.problem() {
            SaveProblem::Folder { error, .. } => error.kind().to_string(),
            _ => why.clone(),
        };
        if !causes.contains(&cause) {
            causes.push(cause);
            reasons.push(why);
        }
    }
    reasons
}

fn choose_folder(
    ui: &mut Ui,
    words: &Words,
    folder: &mut String,
    problem: Option<&SaveProblem>,
    opened: u32,
) -> (Option<Answer>, bool) {
    let heading = words.unsaved.save_elsewhere.trim_end_matches('…');
    dialog(ui, "folder of unsaved games", heading, 480.0, |ui| {
        row_label(ui, words.unsaved.folder);
        let id = Id::unique("folder of unsaved games").with(opened);
        let entered = line_field(ui, words, (id, words.unsaved.folder, LONGEST_PATH), folder);
        wrapped(ui, words.unsaved.folder_hint);
        if let Some(problem) = problem {
            report(ui, &words.save_failed(problem));
        }
        ui.add_space(6.0);
        let choices: [(&str, Answer); 2] =
            [(words.library.save, save_there), (words.library.cancel, go_back)];
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            for (index, (label, meaning)) in choices.into_iter().enumerate() {
                if wide_button(ui, label, 150.0, index == 0).clicked() {
                    answer = Some(meaning);
                }
            }
        });
        answer.or(entered.then_some(save_there))
    })
}

fn report_saved(ui: &mut Ui, words: &Words, files: &[PathBuf]) -> (Option<Answer>, bool) {
    dialog(ui, "saved elsewhere", words.unsaved.saved_elsewhere, 480.0, |ui| {
        let text = |ui: &mut Ui| {
            for file in files {
                wrapped(ui, words.library.saved(&shown_path(file)));
            }
            wrapped(ui, words.unsaved.how_to_open);
        };
        words_and_buttons(ui, text, |ui| {
            buttons(ui, &[(words.quit, quit), (words.library.cancel, close)])
        })
    })
}

/// Draws what an attempt led to; screen readers say it.
fn report(ui: &mut Ui, text: &str) {
    let warning = Palette::current(ui.ctx()).warning;
    say_shown(&wrapped(ui, strong(text).color(warning)), text);
}

/// Draws buttons in rows and returns the answer of the one that was pressed. The first has the
/// keyboard when the dialog opens.
fn buttons(ui: &mut Ui, buttons: &[(&str, Answer)]) -> Option<Answer> {
    let labels: Vec<&str> = buttons.iter().map(|(label, _)| *label).collect();
    row_of_buttons(ui, &labels, 150.0).map(|index| buttons[index].1)
}
