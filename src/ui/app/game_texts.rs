//! The game on the screen as text, for other people and programs: copied in the form that the player
//! chose last, and saved as a file.

use basics::Form;
use eframe::egui::Context;

use super::parts::Parts;
use super::screen::{Screen, ScreenContext};
use crate::audio::Sound;
use crate::platform::documents_folder;
use crate::platform::expanded;
use crate::ui::dialogs::{Dialog, FileAnswer, FileWork, GameAnswer, GameSheet, SavingStage};
use crate::ui::share::Texts;

/// Copies the game on the screen in the form that the player chose last.
pub fn copy_game(screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    if let Some(shared) = screen.shared(context.parts) {
        copy_texts(shared.id, shared.texts, context);
    }
}

/// Copies a game, which is written in these forms, in the form that the player chose last.
pub fn copy_texts(game: &'static str, texts: Texts, context: &mut ScreenContext<'_>) {
    let sheet = sheet_of(game, texts, context.parts);
    let copied = context.parts.words().game_copied;
    context.parts.clipboard.copy(context.ctx, sheet.text().to_owned(), copied);
}

/// Opens the dialog that writes the game on the screen for others.
pub fn open_game_sheet(screen: &dyn Screen, parts: &mut Parts) {
    if let Some(shared) = screen.shared(parts) {
        open_sheet_of(shared.id, shared.texts, parts);
    }
}

/// Opens the dialog that writes a game for others.
pub fn open_sheet_of(game: &'static str, texts: Texts, parts: &mut Parts) {
    let sheet = sheet_of(game, texts, parts);
    parts.dialogs.open(Dialog::Game(Box::new(sheet)));
}

fn sheet_of(game: &'static str, texts: Texts, parts: &Parts) -> GameSheet {
    let chosen = parts.settings().table(game).form.as_ref();
    let chosen = chosen.and_then(|form| form.parse().ok());
    let is_offered = |form: &Form| texts.iter().any(|(offered, _)| offered == form);
    let usual = texts.first().map_or(Form::Record, |(form, _)| *form);
    let form = chosen.filter(is_offered).unwrap_or(usual);
    let (target, stage) = (String::new(), SavingStage::Choices(None));
    let mut sheet = GameSheet { game, texts, form, target, stage };
    let name = format!("{game}.{}", sheet.ending());
    sheet.target = documents_folder().unwrap_or_default().join(name).display().to_string();
    sheet
}

/// Carries out what the player did in the dialog that writes a game.
pub fn answer_game_sheet(answer: GameAnswer, ctx: &Context, parts: &mut Parts) {
    let Some(Dialog::Game(sheet)) = parts.dialogs.current() else { return };
    let (game, form) = (sheet.game, sheet.form);
    match answer {
        GameAnswer::Copy => {
            let (text, copied) = (sheet.text().to_owned(), parts.words().game_copied);
            parts.dialogs.close();
            parts.clipboard.copy(ctx, text, copied);
            remember_form(game, form, ctx, parts);
        }
        GameAnswer::File(FileAnswer::Cancel) => parts.dialogs.close(),
        GameAnswer::File(FileAnswer::Save(replace)) => {
            save_game_sheet(replace, parts);
            remember_form(game, form, ctx, parts);
        }
    }
}

fn save_game_sheet(replace: bool, parts: &mut Parts) {
    let Some(Dialog::Game(sheet)) = parts.dialogs.current_mut() else { return };
    let mut path = documents_folder().unwrap_or_default().join(expanded(&sheet.target));
    if path.extension().is_none() {
        path.set_extension(sheet.ending());
    }
    sheet.stage = SavingStage::Writing;
    let work = FileWork::start(path, sheet.text().into(), replace, &parts.errands);
    parts.dialogs.file_work = Some(work);
}

/// Takes over what has become of the file that a dialog writes.
pub fn poll_file(parts: &mut Parts) {
    let words = parts.words();
    let Some(stage) = parts.dialogs.file_work.as_ref().and_then(|work| work.poll(words)) else {
        return;
    };
    parts.dialogs.file_work = None;
    let shown = match parts.dialogs.current_mut() {
        Some(Dialog::Game(sheet)) => &mut sheet.stage,
        Some(Dialog::Print(sheet)) => &mut sheet.stage,
        _ => return,
    };
    if stage.has_failed() {
        parts.sound.play(Sound::Refusal);
    }
    // After a change of the file's name, the dialog is about another file.
    if matches!(shown, SavingStage::Writing) {
        *shown = stage;
    }
}

/// Remembers the form for the next game of this kind.
fn remember_form(game: &'static str, form: Form, ctx: &Context, parts: &mut Parts) {
    parts.change_table(ctx, game, |table| table.form = Some(form.to_string()));
}
