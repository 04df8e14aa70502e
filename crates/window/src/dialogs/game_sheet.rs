//! The game on the screen as text, for other people and programs: copied in the form that the player
//! chose last, or in a dialog with the text in every form, to copy or to save as a file.

use basics::Form;
use eframe::egui::{Context, Frame, Margin, RichText, ScrollArea, Ui};
use ui_kit::balanced::wrapped;
use ui_kit::drawn::readable;
use ui_kit::theme::Palette;

use super::effect::{Effect, change, close};
use super::saving::{FileAnswer, Saving, SavingStage, file, saved};
use super::{Dialog, DialogOver};
use crate::dialogs::effect;
use crate::share::{Texts, ending_of};
use crate::widgets::{dialog, row_label, select};
use crate::{Parts, Screen, ScreenContext};

/// The width of the dialog and of its list, in points.
const WIDTH: f32 = 520.0;
const LIST: f32 = 330.0;
/// The least and the largest height of the text, in points, and what else the dialog needs.
const TEXT: [f32; 2] = [48.0, 96.0];
const AROUND: f32 = 372.0;
/// The most characters of the text to show.
const SHOWN: usize = 1500;

/// A game in every form in which it can be written.
struct GameSheet {
    /// The name of the game, such as `caro`.
    game: &'static str,
    /// The texts, at least one.
    texts: Texts,
    /// The form to copy and to save.
    form: Form,
    saving: Saving,
}

/// Copies the game on the screen in the form that the player chose last.
pub fn copy_game(screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    if let Some(shared) = screen.shared(context.parts) {
        copy_texts(shared.id, shared.texts, context);
    }
}

/// Copies a game, which is written in these forms, in the form that the player chose last.
pub fn copy_texts(game: &'static str, texts: Texts, context: &mut ScreenContext<'_>) {
    GameSheet::new(game, game, texts, context.parts).copy(context);
}

/// Opens the dialog that writes the game on the screen for others.
pub fn open_game_sheet(screen: &dyn Screen, parts: &mut Parts) {
    if let Some(shared) = screen.shared(parts) {
        open_sheet_of(shared.id, &shared.file, shared.texts, parts);
    }
}

/// Opens the dialog that writes a game for others, in a file that is called `file` unless the player names it
/// otherwise.
pub fn open_sheet_of(game: &'static str, file: &str, texts: Texts, parts: &mut Parts) {
    let sheet = GameSheet::new(game, file, texts, parts);
    parts.dialogs.open(sheet);
}

impl GameSheet {
    /// Returns the game in the form that the player chose last.
    fn new(game: &'static str, file: &str, mut texts: Texts, parts: &Parts) -> Self {
        // Whoever receives the line can open it where there is a page for it.
        for (_, line) in texts.iter_mut().filter(|(form, _)| *form == Form::Link) {
            *line = parts.desktop.link(line.trim_end()) + "\n";
        }
        let chosen = parts.settings().table(game).form.as_ref();
        let chosen = chosen.and_then(|form| form.parse().ok());
        let is_offered = |form: &Form| texts.iter().any(|(offered, _)| offered == form);
        let usual = texts.first().map_or(Form::Record, |(form, _)| *form);
        let form = chosen.filter(is_offered).unwrap_or(usual);
        let saving = Saving::new(format!("{file}.{}", ending_of(form)), parts);
        GameSheet { game, texts, form, saving }
    }

    /// Returns the text in the chosen form.
    fn text(&self) -> &str {
        let chosen = self.texts.iter().find(|(form, _)| *form == self.form);
        chosen.or(self.texts.first()).map_or("", |(_, text)| text)
    }

    fn copy(&self, context: &mut ScreenContext<'_>) {
        let copied = context.parts.words().game_copied;
        context.parts.clipboard.copy(context.ctx, self.text().to_owned(), copied);
    }

    fn save(&mut self, replace: bool, parts: &Parts) {
        let mut path = self.saving.path();
        if path.extension().is_none() {
            path.set_extension(ending_of(self.form));
        }
        let text = self.text().into();
        self.saving.start(path, text, replace, &parts.errands);
    }

    /// Remembers the form for the next game of this kind.
    fn remember_form(&self, context: &mut ScreenContext<'_>) {
        let form = Some(self.form.to_string());
        context.parts.change_table(context.ctx, self.game, |table| table.form = form);
    }

    /// Draws the forms, the text, and the field for the file. Returns what follows.
    fn choices(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, own) = (over.words(), &over.words().door);
        let before = self.form;
        row_label(ui, own.written_as);
        let names: Vec<_> = self.texts.iter().map(|(form, _)| (*form, own.form(*form))).collect();
        select(ui, own.written_as, &names, LIST, &mut self.form);
        if self.form != before {
            let Saving { target, stage, .. } = &mut self.saving;
            *stage = SavingStage::Choices(None);
            if let Some(stem) = target.trim().strip_suffix(&format!(".{}", ending_of(before))) {
                *target = format!("{stem}.{}", ending_of(self.form));
            }
        }
        let palette = Palette::current(ui.ctx());
        // In a low window, the buttons below the text stay in sight, unless they scroll out of it in any case.
        let [least, most] = TEXT;
        let left = ui.ctx().content_rect().height() - AROUND;
        let height = if left < 0.0 { most } else { left.clamp(least, most) };
        Frame::new().fill(palette.paper).inner_margin(Margin::same(8)).show(ui, |ui| {
            ScrollArea::vertical()
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    let text: String = self.text().chars().take(SHOWN).collect();
                    let text = RichText::new(readable(&text).trim_end()).monospace().size(13.0);
                    wrapped(ui, text);
                });
        });
        let hint = RichText::new(own.save_game_hint).small().color(palette.faint_ink);
        wrapped(ui, hint);
        Some(match file(ui, words, over.opened, &mut self.saving, Some(own.copy))? {
            FileAnswer::Cancel => close(),
            FileAnswer::More => effect(|_, context| {
                let Some(sheet) = context.parts.dialogs.take_as::<Self>() else { return };
                sheet.copy(context);
                sheet.remember_form(context);
            }),
            FileAnswer::Save(replace) => change(move |sheet: &mut Self, context| {
                sheet.save(replace, context.parts);
                sheet.remember_form(context);
            }),
        })
    }
}

impl Dialog for GameSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading = words.door.save_game.trim_end_matches('…');
        let (asked, closed) =
            dialog(ui, "game as text", heading, WIDTH, |ui| match &self.saving.stage {
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
