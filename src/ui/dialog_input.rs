//! Which keys and clicks a dialog takes.
//!
//! Nobody answers a dialog by accident. A key that was down when it opened counts only after it
//! has been released. A dialog that the player did not ask for, such as the result, takes nothing
//! at all for a moment. Its heading has the keyboard, so that screen readers read it and no button
//! can be pressed by the key that skipped the motion. Tab and the arrow keys lead to its buttons;
//! Enter stands for the first of them and Escape closes it, after a moment without keys.

use eframe::egui::accesskit::Action;
use eframe::egui::{Context, Event, Id, Key, Response, Sense, Ui};

/// How long a dialog that appeared by itself takes no key, and how long no key may have been
/// pressed before Enter and Escape answer it, in seconds.
const MOMENT: f64 = 0.8;
/// How long such a dialog takes no click: the second one of a double click was meant for what it
/// covers. In seconds.
const DOUBLE_CLICK: f64 = 0.4;

/// The keys that answer a dialog.
const ANSWERING: [Key; 3] = [Key::Enter, Key::Space, Key::Escape];
/// The keys that move the keyboard from button to button.
const MOVING: [Key; 5] = [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// What has happened since the dialog on the screen was opened.
#[derive(Default)]
pub struct DialogInput {
    /// The number of the dialog.
    opened: u32,
    /// The keys that have been down since before it was opened.
    held: Vec<Key>,
    /// `None` if the player opened it.
    unasked: Option<Unasked>,
}

/// A dialog that appeared by itself.
struct Unasked {
    /// When it appeared, in the window's seconds.
    appeared: f64,
    /// When a key was last pressed or down.
    touched: f64,
    /// The player has moved the keyboard into it.
    entered: bool,
    /// That happened in the frame before.
    enters: bool,
}

impl DialogInput {
    /// Takes the keys that are not meant for the dialog out of this frame's input. `opened` is a
    /// different number for each dialog; `is_unasked` says that this one appeared by itself.
    pub fn filter(&mut self, ctx: &Context, opened: u32, is_unasked: bool) {
        let now = ctx.input(|input| input.time);
        if self.opened != opened {
            self.opened = opened;
            self.held = ctx.input(|input| input.keys_down.iter().copied().collect());
            let (entered, enters) = (false, false);
            let unasked = Unasked { appeared: now, touched: now, entered, enters };
            self.unasked = is_unasked.then_some(unasked);
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
            // The key itself moves the keyboard to some button at the end of this frame.
            wants_first |= std::mem::replace(&mut unasked.enters, is_entering);
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

    /// Whether an answer that was just given is meant.
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

/// Gives the keyboard to the heading of a dialog that appeared by itself, until the player moves
/// on from there.
pub fn focus_heading(ui: &Ui, heading: Response) {
    if !waits(ui.ctx()) {
        return;
    }
    let heading = heading.interact(Sense::focusable_noninteractive());
    if !heading.has_focus() {
        heading.request_focus();
    }
}

/// Gives the keyboard to the first button of a dialog, unless another has it. One
/// that is out of sight waits: a dialog begins at its top.
pub fn focus_first(ui: &Ui, first: &Response) {
    ui.data_mut(|data| data.insert_temp(first_id(), first.id));
    let in_sight = ui.clip_rect().contains_rect(first.rect);
    if in_sight && !waits(ui.ctx()) && ui.memory(|memory| memory.focused()).is_none() {
        ui.memory_mut(|memory| memory.request_focus(first.id));
    }
}

/// Nothing is open: the next dialog is drawn once before its keys are looked at.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<bool>(waits_id()));
}

/// Whether the dialog on the screen waits for the player to move into it.
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
