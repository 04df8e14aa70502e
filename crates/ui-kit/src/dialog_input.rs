//! The keys and clicks that a dialog accepts.
//!
//! No dialog is answered by accident. A key that was down when the dialog opened counts only after
//! it has been released. A dialog that the player did not open, such as the result, ignores all
//! input for a moment. Its heading has the keyboard, so screen readers read it, and the key that
//! skipped the motion presses no button. Tab and the arrow keys move to the buttons. After a moment
//! without keys, Enter presses the first button and Escape closes the dialog.

use eframe::egui::accesskit::Action;
use eframe::egui::{Context, Event, Id, Key, Response, Sense, Ui};

use crate::speech::{guards_focus, rest_at, say_without_role};

/// The time for which a dialog that appeared by itself ignores keys, and for which no key may have
/// been pressed before Enter and Escape answer it, in seconds.
const MOMENT: f64 = 0.8;
/// The time for which such a dialog ignores clicks, in seconds. The second click of a double click
/// was meant for what the dialog covers.
pub const DOUBLE_CLICK: f64 = 0.4;

/// How far a button may stick out of the part in sight, in points: places are rounded to pixels.
const ROUNDING: f32 = 1.0;

/// The keys that answer a dialog.
const ANSWERING: [Key; 3] = [Key::Enter, Key::Space, Key::Escape];
/// The keys that move the focus from button to button.
const MOVING: [Key; 5] = [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// The input since the dialog on the screen was opened.
#[derive(Default)]
pub struct DialogInput {
    /// How the dialog was opened, until it is drawn for the first time.
    opening: Option<DialogOpening>,
    /// The keys that have been down since before the dialog was opened.
    held: Vec<Key>,
    /// `None` if the player opened it.
    unasked: Option<Unasked>,
}

/// How a dialog was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogOpening {
    /// By the player.
    Requested,
    /// By itself.
    Unasked,
}

/// A dialog that appeared by itself.
struct Unasked {
    /// The time at which it appeared, in the window's seconds.
    appeared: f64,
    /// The time at which a key was last pressed or down, in the window's seconds.
    touched: f64,
    /// Whether the player has moved the focus to its buttons.
    entered: bool,
    /// Whether the player did so in the previous frame.
    enters: bool,
}

impl DialogInput {
    /// Records that a dialog has been opened.
    pub fn open(&mut self, opening: DialogOpening) {
        self.opening = Some(opening);
    }

    /// Removes the keys that are not meant for the dialog from this frame's input.
    pub fn filter(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        if let Some(opening) = self.opening.take() {
            self.held = ctx.input(|input| input.keys_down.iter().copied().collect());
            let (entered, enters) = (false, false);
            let unasked = Unasked { appeared: now, touched: now, entered, enters };
            self.unasked = (opening == DialogOpening::Unasked).then_some(unasked);
        }
        let DialogInput { held, unasked, .. } = self;
        let mut is_entering = false;
        let mut wants_first = false;
        ctx.input_mut(|input| {
            held.retain(|key| input.keys_down.contains(key));
            let answers = |key: &Key| ANSWERING.contains(key);
            let is_down = input.keys_down.iter().any(answers);
            let mut is_touched = is_down;
            input.events.retain(|event| {
                let Event::Key { key, pressed: true, .. } = event else {
                    return true;
                };
                is_touched = true;
                let Some(unasked) = unasked.as_ref().filter(|unasked| !unasked.entered) else {
                    return !held.contains(key);
                };
                let at_peace = now - unasked.touched >= MOMENT;
                is_entering |= MOVING.contains(key) && now - unasked.appeared >= MOMENT;
                wants_first |= *key == Key::Enter && at_peace;
                !held.contains(key) && (!answers(key) || at_peace && *key != Key::Space)
            });
            if let Some(unasked) = unasked
                && is_touched
            {
                unasked.touched = now;
            }
        });
        if let Some(unasked) = unasked {
            unasked.entered |= is_entering;
            // The key itself moves the focus to some button at the end of this frame, or to the text below the heading
            // while a reader follows it.
            let was_moved = std::mem::replace(&mut unasked.enters, is_entering);
            wants_first |= was_moved && !guards_focus(ctx);
            if is_entering {
                ctx.request_repaint();
            }
        }
        let waits = unasked.as_ref().is_some_and(|unasked| !unasked.entered);
        if wants_first && let Some(first) = first_button(ctx) {
            ctx.memory_mut(|memory| memory.request_focus(first));
        }
        ctx.data_mut(|data| data.insert_temp(waits_id(), waits && !wants_first));
    }

    /// Returns whether an answer that was just given is intended.
    pub fn takes_answer(&self, ctx: &Context) -> bool {
        let Some(unasked) = &self.unasked else {
            return true;
        };
        let is_action = |event: &Event| matches!(event, Event::AccessKitActionRequest(request) if request.action == Action::Click);
        ctx.input(|input| {
            input.time - unasked.appeared >= DOUBLE_CLICK || input.events.iter().any(is_action)
        })
    }
}

/// Focuses the heading of a dialog that appeared by itself, until the player moves the focus.
pub fn focus_heading(ui: &Ui, heading: Response) {
    if !waits(ui.ctx()) {
        return;
    }
    let heading = heading.interact(Sense::focusable_noninteractive());
    // A reader says the labels of a dialog that opens, and then what has the focus: a label would be said twice.
    say_without_role(&heading);
    if !heading.has_focus() {
        heading.request_focus();
    }
}

/// Returns the name of a dialog for screen readers. The heading of one that appeared by itself has the focus: a reader that
/// follows it says the heading anyway.
pub fn name_of_dialog<'a>(ui: &Ui, heading: &'a str) -> &'a str {
    if waits(ui.ctx()) && guards_focus(ui.ctx()) { "" } else { heading }
}

/// Focuses the first button of a dialog unless another widget has the focus. Leaves out a button
/// that is out of sight, because focusing it would scroll a dialog that has just opened.
pub fn focus_first(ui: &Ui, first: &Response) {
    ui.data_mut(|data| data.insert_temp(first_id(), first.id));
    rest_at(ui.ctx(), first.id);
    let in_sight = ui.clip_rect().expand(ROUNDING).contains_rect(first.rect);
    if in_sight && !waits(ui.ctx()) && ui.memory(|memory| memory.focused()).is_none() {
        ui.memory_mut(|memory| memory.request_focus(first.id));
    }
}

/// Resets the state while no dialog is open. The next dialog is drawn once before it receives
/// keys.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<bool>(waits_id()));
}

/// Returns whether the dialog on the screen waits for the player to move the focus to it.
fn waits(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(waits_id())).unwrap_or(false)
}

fn first_button(ctx: &Context) -> Option<Id> {
    ctx.data(|data| data.get_temp(first_id()))
}

fn waits_id() -> Id {
    Id::unique("the dialog waits")
}

fn first_id() -> Id {
    Id::unique("the first button of the dialog")
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Button, RawInput};

    use super::*;

    /// Draws a button of which `hidden` points lie out of sight, and returns whether it has the keyboard.
    fn has_keyboard(hidden: f32) -> bool {
        let ctx = Context::default();
        let mut is_focused = false;
        for _ in 0..2 {
            let mut frame = ctx.run_ui(RawInput::default(), |ui| {
                let button = ui.add(Button::new("Close"));
                ui.set_clip_rect(button.rect.with_min_x(button.rect.left() + hidden));
                focus_first(ui, &button);
                is_focused = button.has_focus();
            });
            frame.textures_delta.clear();
        }
        is_focused
    }

    #[test]
    fn a_button_at_the_rounded_edge_of_a_dialog_has_the_keyboard() {
        assert!(has_keyboard(0.25));
        assert!(!has_keyboard(20.0));
    }
}
