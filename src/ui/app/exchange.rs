//! Copies positions and games to the clipboard as text, and pastes games.

use eframe::egui::{Context, Event, Rect};
use ui_kit::toast::pressed_place;
use window::dialogs::Code;
use window::{ClipboardEvent, Command, Parts, Screen, ScreenContext};

use super::App;
use super::door::paste;
use crate::audio::Sound;
use crate::ui::dialogs::{Outcome, UnsavedGames};

impl App {
    /// Answers the keys that paste if the clipboard has no text: in a field there, elsewhere only if the page takes games.
    pub(super) fn answer_empty_paste(&mut self, ctx: &Context, takes_games: bool) {
        let clipboard = &mut self.parts.clipboard;
        let mut empty = |event: &Event| clipboard.is_empty_paste(event);
        if ctx.input(|input| input.events.clone()).iter().filter(|event| empty(event)).count() == 0
        {
            return;
        }
        if ctx.text_edit_focused() {
            say_nothing_to_paste(ctx, pressed_place(ctx), &mut self.parts);
        } else if takes_games {
            say_nothing_to_paste(ctx, None, &mut self.parts);
        }
    }

    /// Handles the clipboard events of this frame. The window system reports copying and pasting
    /// as events of their own, not as keys.
    pub(super) fn clipboard_keys(&mut self, ctx: &Context) {
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => self.command(ctx, Command::CopyPosition),
                Event::Paste(text) => match self.parts.clipboard.receive(text) {
                    ClipboardEvent::Pasted(text) => {
                        self.with_screen(ctx, |screen, context| paste(&text, screen, context));
                    }
                    event => report_copy(event, ctx, &mut self.parts),
                },
                _ => {}
            }
        }
        let parts = &mut self.parts;
        if let Some(event) = parts.clipboard.poll_copy(ctx) {
            report_copy(event, ctx, parts);
        }
        if parts.clipboard.paste_timed_out(ctx) {
            say_nothing_to_paste(ctx, parts.clipboard.paste_place(), parts);
        }
    }
}

/// Says that the clipboard has no text: it is empty, or has a picture.
fn say_nothing_to_paste(ctx: &Context, place: Option<Rect>, parts: &mut Parts) {
    let message = parts.words().nothing_to_paste;
    parts.notices.answer(ctx, message, place);
    parts.sound.play(Sound::Refusal);
}

/// Follows a copy of unsaved games while the question about them is open.
pub fn poll_copy_in_dialog(ctx: &Context, parts: &mut Parts) {
    if !parts.dialogs.is::<UnsavedGames>() || !parts.clipboard.is_copying() {
        return;
    }
    // Taken out of the input, or the field for the folder would receive it.
    let pasted = ctx.input_mut(|input| {
        let place = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
        Some(input.events.remove(place))
    });
    let event = match pasted {
        Some(Event::Paste(text)) => Some(parts.clipboard.receive(text)),
        _ => parts.clipboard.poll_copy(ctx),
    };
    if let Some(event) = event {
        report_copy(event, ctx, parts);
    }
}

/// Reports whether a text was copied.
fn report_copy(event: ClipboardEvent, ctx: &Context, parts: &mut Parts) {
    let (outcome, message) = match event {
        ClipboardEvent::Copied(message) => (Outcome::Copied, message),
        ClipboardEvent::CopyFailed => {
            parts.sound.play(Sound::Refusal);
            (Outcome::CopyFailed, parts.words().copy_failed.to_owned())
        }
        // While a text is being copied, nothing is pasted.
        ClipboardEvent::Pasted(_) => return,
    };
    let unsaved = parts.dialogs.current_as_mut::<UnsavedGames>();
    match unsaved.is_some_and(|unsaved| unsaved.report(outcome)) {
        true => ctx.request_repaint(),
        false => parts.notices.show(ctx, message),
    }
}

/// Copies the position on the screen.
pub fn copy_position(screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if let Some(text) = screen.position(parts) {
        let copied = parts.words().position_copied;
        parts.clipboard.copy(context.ctx, text, copied);
    }
}

/// Copies the game on the screen in one line.
pub fn copy_link(screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if let Some(shared) = screen.shared(parts) {
        let words = parts.words();
        let copied = match parts.desktop.address {
            Some(_) => words.link_copied_address,
            None => words.link_copied,
        };
        let copied = match shared.link == shared.nameless_link {
            true => copied.to_owned(),
            false => format!("{copied} {}", words.code_named),
        };
        parts.clipboard.copy(context.ctx, parts.desktop.link(&shared.link), copied);
    }
}

/// Offers the game on the screen to other programs, as a link.
pub fn share_link(screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if let (Some(shared), Some(share)) = (screen.shared(parts), parts.desktop.share) {
        share(&parts.desktop.link(&shared.link), parts.words().share_text);
    }
}

/// Shows the game on the screen as a code.
pub fn show_code(screen: &dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let Some(shared) = screen.shared(parts) else { return };
    let is_address = parts.desktop.address.is_some();
    let links = [&shared.nameless_link, &shared.link].map(|line| parts.desktop.link(line));
    match Code::of(&links[0], &links[1], is_address) {
        Some(code) => parts.dialogs.open(code),
        None => {
            let message = parts.words().code_too_long;
            parts.notices.show(context.ctx, message);
            parts.sound.play(Sound::Refusal);
        }
    }
}
