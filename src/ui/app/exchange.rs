//! Copies positions and games to the clipboard as text, and pastes games.

use eframe::egui::{Context, Event};

use super::App;
use super::parts::{ClipboardEvent, record_of};
use super::screen::Screen;
use crate::audio::Sound;
use crate::controller::Arrangement;
use crate::link;
use crate::rules::{Position, Record};
use crate::ui::command::Command;
use crate::ui::dialogs::{Code, Dialog};
use crate::ui::unsaved::{Outcome, UnsavedStep};

impl App {
    /// Handles the clipboard events of this frame. The window system reports copying and pasting
    /// as events of their own, not as keys.
    pub(super) fn clipboard_keys(&mut self, ctx: &Context) {
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => self.command(ctx, Command::CopyPosition),
                Event::Paste(text) => {
                    let event = self.clipboard.receive(text);
                    self.handle_clipboard(ctx, event);
                }
                _ => {}
            }
        }
        if let Some(event) = self.clipboard.follow_copy(ctx) {
            self.handle_clipboard(ctx, event);
        }
        if self.clipboard.paste_timed_out(ctx) {
            self.notices.show(ctx, self.preferences.words().nothing_to_paste);
            self.sound.play(Sound::Refusal);
        }
    }

    /// Follows a copy of unsaved games while the question about them is open.
    pub(super) fn follow_copy_in_dialog(&mut self, ctx: &Context) {
        let is_asked = matches!(self.dialogs.current(), Some(Dialog::Unsaved(_)));
        if !is_asked || !self.clipboard.is_copying() {
            return;
        }
        // Taken out of the input, or the field for the folder would receive it.
        let pasted = ctx.input_mut(|input| {
            let place = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
            Some(input.events.remove(place))
        });
        let event = match pasted {
            Some(Event::Paste(text)) => Some(self.clipboard.receive(text)),
            _ => self.clipboard.follow_copy(ctx),
        };
        if let Some(event) = event {
            self.handle_clipboard(ctx, event);
        }
    }

    fn handle_clipboard(&mut self, ctx: &Context, event: ClipboardEvent) {
        let (outcome, message) = match event {
            ClipboardEvent::Pasted(text) => return self.paste(ctx, &text),
            ClipboardEvent::Copied(message) => (Outcome::Copied, message),
            ClipboardEvent::CopyFailed => {
                self.sound.play(Sound::Refusal);
                (Outcome::CopyFailed, self.preferences.words().copy_failed)
            }
        };
        if let Some(Dialog::Unsaved(unsaved)) = self.dialogs.current_mut()
            && let UnsavedStep::Question(shown) = &mut unsaved.step
        {
            *shown = Some(outcome);
            ctx.request_repaint();
        } else {
            self.notices.show(ctx, message);
        }
    }

    pub(super) fn copy_position(&mut self, ctx: &Context) {
        let text = match &self.screen {
            Screen::Replay(open) => Some(open.replay().position().to_string()),
            Screen::Game => self.current.session().map(|session| session.position().to_string()),
            Screen::Editor(editor) => {
                editor.now().position().ok().map(|position| position.to_string())
            }
            Screen::Puzzle(open) => {
                let session = open.live_puzzle().live_game().session();
                Some(session.position().to_string())
            }
            _ => None,
        };
        if let Some(text) = text {
            self.clipboard.copy(ctx, text, self.preferences.words().position_copied);
        }
    }

    /// Copies the game on the screen in one line.
    pub(super) fn copy_link(&mut self, ctx: &Context) {
        if let Some(record) = self.record_on_screen() {
            let copied = self.preferences.words().link_copied;
            self.clipboard.copy(ctx, link::write(&record, false), copied);
        }
    }

    /// Shows the game on the screen as a code.
    pub(super) fn show_code(&mut self, ctx: &Context) {
        let Some(record) = self.record_on_screen() else { return };
        match Code::of(&link::write(&record, false)) {
            Some(code) => self.dialogs.open(Dialog::Code(code)),
            None => {
                self.notices.show(ctx, self.preferences.words().code_too_long);
                self.sound.play(Sound::Refusal);
            }
        }
    }

    /// Returns the record of the game on the screen, if there is one.
    pub(super) fn record_on_screen(&self) -> Option<Record> {
        let words = self.preferences.words();
        match &self.screen {
            Screen::Editor(editor) => {
                let game = editor.now().game().ok()?;
                Some(record_of(words, &editor.now().setup(0), &game))
            }
            Screen::Replay(open) => {
                Some(record_of(words, open.replay().setup(), open.replay().game()))
            }
            Screen::Game => {
                let session = self.current.session()?;
                Some(record_of(words, session.setup(), session.game()))
            }
            _ => None,
        }
    }

    /// Opens the game written in `text`, whichever game it is. Asks first if a game is under way. The
    /// editor takes a position.
    fn paste(&mut self, ctx: &Context, text: &str) {
        if let Screen::Editor(editor) = &mut self.screen
            && let Ok(position) = Position::parse(text, editor.now().rules())
        {
            return editor.replace(Arrangement::of(editor.now().rules(), &position));
        }
        match self.door().read(text.as_bytes()) {
            Ok(games) => self.take_games(ctx, games),
            // What is no game is a list of names to the page that asks for one.
            Err(_) if matches!(&self.screen, Screen::Tournaments(open) if open.takes_names()) => {}
            Err(why) => {
                log::debug!("pasted text: {why}");
                self.refuse_game(None, &why);
            }
        }
    }
}
