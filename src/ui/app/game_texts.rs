//! The game on the screen as text, for other people and programs: copied in the form that the player
//! chose last, and saved as a file.

use basics::Form;
use eframe::egui::Context;
use tabletop::Game;

use super::App;
use super::screen::{Screen, expanded};
use crate::audio::Sound;
use crate::games::OAnQuan;
use crate::link;
use crate::platform::documents_folder;
use crate::storage::write_text;
use crate::ui::dialogs::{Dialog, FileAnswer, GameAnswer, GameSheet, SavingStage};

/// A game in every form in which it can be written, the usual one first.
type Texts = Vec<(Form, String)>;

impl App {
    /// Copies the game on the screen in the form that the player chose last.
    pub(super) fn copy_game(&mut self, ctx: &Context) {
        if let Some(texts) = self.texts_on_screen() {
            self.copy_texts(ctx, OAnQuan::ID, texts);
        }
    }

    /// Copies a game, which is written in these forms, in the form that the player chose last.
    pub(super) fn copy_texts(&mut self, ctx: &Context, game: &'static str, texts: Texts) {
        let sheet = self.sheet_of(game, texts);
        let copied = self.preferences.words().game_copied;
        self.clipboard.copy(ctx, sheet.text().to_owned(), copied);
    }

    /// Opens the dialog that writes the game on the screen for others.
    pub(super) fn open_game_sheet(&mut self) {
        if let Some(texts) = self.texts_on_screen() {
            self.open_sheet_of(OAnQuan::ID, texts);
        }
    }

    /// Opens the dialog that writes a game for others.
    pub(super) fn open_sheet_of(&mut self, game: &'static str, texts: Texts) {
        let sheet = self.sheet_of(game, texts);
        self.dialogs.open(Dialog::Game(Box::new(sheet)));
    }

    /// Returns the game of Ô ăn quan on the screen in every form in which it can be written.
    fn texts_on_screen(&self) -> Option<Texts> {
        let record = self.record_on_screen()?;
        let link = link::write(&record, true) + "\n";
        Some(vec![(Form::Record, record.to_string()), (Form::Link, link)])
    }

    fn sheet_of(&self, game: &'static str, texts: Texts) -> GameSheet {
        let chosen = self.preferences.settings.table(game).form;
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

    pub(super) fn answer_game_sheet(&mut self, ctx: &Context, answer: GameAnswer) {
        let Some(Dialog::Game(sheet)) = self.dialogs.current() else { return };
        let (game, form) = (sheet.game, sheet.form);
        match answer {
            GameAnswer::Copy => {
                let text = sheet.text().to_owned();
                self.dialogs.close();
                self.clipboard.copy(ctx, text, self.preferences.words().game_copied);
                self.remember_form(ctx, game, form);
            }
            GameAnswer::File(FileAnswer::Cancel) => self.dialogs.close(),
            GameAnswer::File(FileAnswer::Save(replace)) => {
                self.save_game_sheet(replace);
                self.remember_form(ctx, game, form);
            }
        }
    }

    fn save_game_sheet(&mut self, replace: bool) {
        let words = self.preferences.words();
        let Some(Dialog::Game(sheet)) = self.dialogs.current_mut() else { return };
        let mut path = documents_folder().unwrap_or_default().join(expanded(&sheet.target));
        if path.extension().is_none() {
            path.set_extension(sheet.ending());
        }
        sheet.stage = SavingStage::after(write_text(&path, sheet.text(), replace), path, words);
        if sheet.stage.has_failed() {
            self.sound.play(Sound::Refusal);
        }
    }

    /// Remembers the form for the next game of this kind.
    fn remember_form(&mut self, ctx: &Context, game: &'static str, form: Form) {
        let mut settings = self.preferences.settings.clone();
        let mut table = settings.table(game);
        let name = Some(form.to_string());
        if table.form != name {
            table.form = name;
            settings.tables.insert(game.to_owned(), table);
            self.set(ctx, settings);
            if let Screen::Room(room) = &mut self.screen {
                room.set_form(form);
            }
        }
    }
}
