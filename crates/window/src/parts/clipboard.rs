//! Copying to the clipboard and pasting from it.

use eframe::egui::{Context, Event, Key, Rect, ViewportCommand};
use ui_kit::toast::pressed_place;

/// The time that the clipboard has to answer, in seconds.
const TIMEOUT: f64 = 0.5;

/// The requests to the clipboard that await an answer.
#[derive(Default)]
pub struct Clipboard {
    /// The text being copied.
    copying: Option<Copying>,
    /// When a text to paste was requested, in the window's seconds, while the answer is pending.
    paste_asked: Option<f64>,
    /// What was pressed for that.
    paste_place: Option<Rect>,
    /// Whether the window saw the key V go down, which it does not if that pastes.
    v_pressed: bool,
    /// Whether a text was pasted since V was released last.
    has_pasted: bool,
    /// Whether Ctrl went down, or Command on a Mac, after the last other key.
    has_command: bool,
}

/// A text being copied to the clipboard. The window system does not report whether a copy
/// succeeded, so the text is read back.
struct Copying {
    text: String,
    /// The message to show on success.
    message: String,
    /// When the text was requested back, in the window's seconds; `None` until then.
    asked: Option<f64>,
}

/// A result that the clipboard reports.
pub enum ClipboardEvent {
    /// The text was copied; this message confirms it.
    Copied(String),
    /// The text could not be copied.
    CopyFailed,
    /// The player pastes this text.
    Pasted(String),
}

impl Clipboard {
    /// Copies `text`. `message` is for the player if that succeeds.
    pub fn copy(&mut self, ctx: &Context, text: String, message: impl Into<String>) {
        ctx.copy_text(text.clone());
        self.copying = Some(Copying { text, message: message.into(), asked: None });
        ctx.request_repaint();
    }

    /// Returns whether a text is being copied.
    pub fn is_copying(&self) -> bool {
        self.copying.is_some()
    }

    /// Asks the window system for the text on the clipboard. There is no answer if the clipboard
    /// contains no text.
    pub fn request_paste(&mut self, ctx: &Context) {
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        self.paste_asked = Some(ctx.input(|input| input.time));
        self.paste_place = pressed_place(ctx);
        ctx.request_repaint_after_secs(TIMEOUT as f32);
    }

    /// Takes the text that the window system sent: the copied text that was read back, or a text
    /// to paste.
    pub fn receive(&mut self, text: String) -> ClipboardEvent {
        match self.copying.take() {
            Some(copying) => copying.outcome(&text),
            None => {
                self.paste_asked = None;
                ClipboardEvent::Pasted(text)
            }
        }
    }

    /// Requests the copied text back. Returns a failure if the clipboard does not answer in time.
    pub fn poll_copy(&mut self, ctx: &Context) -> Option<ClipboardEvent> {
        let now = ctx.input(|input| input.time);
        let asked = *self.copying.as_mut()?.asked.get_or_insert_with(|| {
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
            ctx.request_repaint_after_secs(TIMEOUT as f32);
            now
        });
        let is_late = now - asked >= TIMEOUT;
        self.copying.take_if(|_| is_late).map(|copying| copying.outcome(""))
    }

    /// Follows the events of the window. Returns whether the player has pressed Ctrl+V without a text on the clipboard: the
    /// window system then reports nothing but that V is released, before Ctrl or after it.
    pub fn is_empty_paste(&mut self, event: &Event) -> bool {
        match event {
            Event::Paste(_) => self.has_pasted = true,
            Event::ModifiersChanged(modifiers) => self.has_command |= modifiers.command,
            Event::Key { key: Key::V, pressed: false, modifiers, .. } => {
                let has_command = std::mem::take(&mut self.has_command) || modifiers.command;
                let is_silent = !self.v_pressed && !self.has_pasted && has_command;
                (self.v_pressed, self.has_pasted) = (false, false);
                return is_silent;
            }
            Event::Key { key, pressed: true, modifiers, .. } => {
                self.v_pressed |= *key == Key::V;
                self.has_command &= modifiers.command;
            }
            Event::Text(_) | Event::Ime(_) | Event::WindowFocused(_) => self.has_command = false,
            _ => {}
        }
        false
    }

    /// Returns what was pressed to paste.
    pub fn paste_place(&self) -> Option<Rect> {
        self.paste_place
    }

    /// Returns whether the clipboard has not answered a request to paste in time.
    pub fn paste_timed_out(&mut self, ctx: &Context) -> bool {
        let now = ctx.input(|input| input.time);
        self.paste_asked.take_if(|asked| now - *asked >= TIMEOUT).is_some()
    }
}

impl Copying {
    /// Returns whether the text arrived on the clipboard, on which `found` was found.
    fn outcome(self, found: &str) -> ClipboardEvent {
        if self.text.lines().eq(found.lines()) {
            ClipboardEvent::Copied(self.message)
        } else {
            ClipboardEvent::CopyFailed
        }
    }
}
