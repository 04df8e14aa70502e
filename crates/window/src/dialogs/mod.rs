//! The dialogs and pages over the screen: questions, forms, pages of text. At most one is open. A dialog
//! owns its state, and says what follows from what the player does in it. The dialogs of a game are with
//! the game.

mod code;
mod effect;
mod game_sheet;
mod question;
mod saving;
mod text_page;

pub use code::Code;
pub(crate) use code::Modules;
pub use effect::{Effect, change, close, closing, effect, leave};
pub use game_sheet::{copy_game, copy_texts, open_game_sheet, open_sheet_of};
pub use question::Question;
pub use saving::{BUTTON, FileAnswer, FileWork, Saving, SavingStage, file, saved};
pub use text_page::TextPage;

use std::any::{Any, type_name};

use eframe::egui::{Context, Ui};
use ui_kit::click_through;
use ui_kit::dialog_input::{self, DialogInput, DialogOpening};
use ui_kit::typing::Typing;
use window_words::Words;

use crate::{Command, Parts, Screen};

/// A dialog or page over the screen.
pub trait Dialog: Any {
    /// Draws the dialog. Returns what follows from what the player did in it.
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect>;

    /// Takes over what has become known in the background. Returns what follows from it.
    fn poll(&mut self, _ctx: &Context, _parts: &mut Parts) -> Option<Effect> {
        None
    }

    /// Returns what the key of a command does in the dialog, or `None` if it does nothing there.
    fn effect(&self, _command: Command) -> Option<Effect> {
        None
    }

    /// Returns whether the dialog stops the clock of the game on the screen.
    fn stops_clock(&self) -> bool {
        false
    }

    /// Returns whether a game that is pasted opens, as on the screen below.
    fn takes_games(&self) -> bool {
        false
    }

    /// Returns the text being typed, if the dialog has fields that can refuse it.
    fn typing(&mut self) -> Option<&mut Typing> {
        None
    }

    /// Returns the name of the dialog for the log.
    fn name(&self) -> &'static str {
        type_name::<Self>()
    }
}

/// What a dialog shows of the window.
pub struct DialogOver<'a> {
    /// The screen below the dialog.
    pub screen: &'a dyn Screen,
    /// The parts of the window.
    pub parts: &'a Parts,
    /// The number of the dialog. Each is a new one, which starts scrolled to its top.
    pub opened: u32,
}

impl DialogOver<'_> {
    /// Returns the texts in the current language.
    pub fn words(&self) -> &'static Words {
        self.parts.words()
    }

    /// Returns the screen below if it is of this type.
    pub fn screen_as<S: Screen>(&self) -> Option<&S> {
        (self.screen as &dyn Any).downcast_ref()
    }
}

/// The open dialog, if there is one, and the input since it was opened.
#[derive(Default)]
pub struct Dialogs {
    open: Option<Box<dyn Dialog>>,
    /// The number of dialogs opened so far.
    number: u32,
    input: DialogInput,
    /// Whether the dialog that was opened last has refused a text, and the sound of the refusal
    /// has yet to be played.
    refuses: bool,
}

impl Dialogs {
    /// Opens a dialog that the player requested.
    pub fn open(&mut self, dialog: impl Dialog) {
        self.open_as(Box::new(dialog), DialogOpening::Requested);
    }

    /// Opens a dialog that appears by itself.
    pub fn open_unasked(&mut self, dialog: impl Dialog) {
        self.open_as(Box::new(dialog), DialogOpening::Unasked);
    }

    fn open_as(&mut self, dialog: Box<dyn Dialog>, opening: DialogOpening) {
        log::debug!("dialog: {}", dialog.name());
        self.open = Some(dialog);
        self.number += 1;
        self.input.open(opening);
        self.refuses = false;
    }

    /// Closes the open dialog and opens `before`, if there is one, to which it leads back.
    pub fn go_back(&mut self, before: Option<Box<dyn Dialog>>) {
        self.close();
        if let Some(dialog) = before {
            self.open_as(dialog, DialogOpening::Requested);
        }
    }

    /// Closes the open dialog.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Closes the open dialog if it is of this type, and returns it.
    pub fn take_as<D: Dialog>(&mut self) -> Option<Box<D>> {
        let dialog: Box<dyn Any> = self.open.take_if(|dialog| (&**dialog as &dyn Any).is::<D>())?;
        dialog.downcast().ok()
    }

    /// Returns the dialog that was just taken to its place.
    pub fn put_back(&mut self, dialog: Box<dyn Dialog>) {
        self.open = Some(dialog);
    }

    /// Returns whether a dialog is open.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns whether a dialog of this type is open.
    pub fn is<D: Dialog>(&self) -> bool {
        self.current_as::<D>().is_some()
    }

    /// Returns the open dialog if it is of this type.
    pub fn current_as<D: Dialog>(&self) -> Option<&D> {
        (self.open.as_deref()? as &dyn Any).downcast_ref()
    }

    /// Returns the open dialog, mutably, if it is of this type.
    pub fn current_as_mut<D: Dialog>(&mut self) -> Option<&mut D> {
        (self.open.as_deref_mut()? as &mut dyn Any).downcast_mut()
    }

    /// Returns whether the open dialog stops the clock of the game on the screen.
    pub fn stops_clock(&self) -> bool {
        self.open.as_ref().is_some_and(|dialog| dialog.stops_clock())
    }

    /// Returns whether a game that is pasted opens although a dialog does.
    pub fn takes_games(&self) -> bool {
        self.open.as_ref().is_some_and(|dialog| dialog.takes_games())
    }

    /// Removes the keys that are not meant for the open dialog from this frame's input.
    pub fn filter_input(&mut self, ctx: &Context) {
        match self.open {
            Some(_) => self.input.filter(ctx),
            None => dialog_input::forget(ctx),
        }
    }

    /// Returns what follows from the key pressed, among those of the commands that work everywhere or in
    /// the open dialog.
    pub fn pressed(&self, ctx: &Context) -> Option<Effect> {
        let own = |command| self.open.as_ref().and_then(|dialog| dialog.effect(command));
        let works = |command: Command| command.works_everywhere() || own(command).is_some();
        let command = Command::pressed(ctx, works)?;
        Some(own(command).unwrap_or_else(|| leave(command)))
    }

    /// Takes over what has become known in the background about the open dialog. Returns what follows.
    pub fn poll(ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        let mut dialog = parts.dialogs.open.take()?;
        let effect = dialog.poll(ctx, parts);
        parts.dialogs.put_back(dialog);
        effect
    }

    /// Draws the open dialog over the window. Returns what follows from what the player did in it, if that
    /// is intended.
    pub fn show(ui: &mut Ui, screen: &dyn Screen, parts: &mut Parts) -> Option<Effect> {
        parts.sprites()?;
        let mut dialog = parts.dialogs.open.take()?;
        let over = DialogOver { screen, parts, opened: parts.dialogs.number };
        let effect = dialog.show(ui, &over);
        let Dialogs { open, input, refuses, .. } = &mut parts.dialogs;
        *refuses |= dialog.typing().is_some_and(|typing| typing.take_refusal());
        *open = Some(dialog);
        let effect = effect.filter(|_| input.takes_answer(ui.ctx()));
        click_through::settle(ui.ctx(), effect.is_some());
        effect
    }

    /// Returns whether the dialog that was opened last has refused a text since the last call.
    pub fn take_refusal(&mut self) -> bool {
        std::mem::take(&mut self.refuses)
    }
}
