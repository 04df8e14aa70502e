//! Text that an input method is still composing is taken over before anything else happens.
//!
//! Vietnamese is typed with an input method, which keeps the last word until a space or Enter ends
//! it. A click on a button would lose that word: the user sees it, but the program does not have it
//! yet. Whatever leads away from a text field therefore waits until the field has the word:
//!
//! - If the field already shows the word, it takes it over.
//! - If the input method shows it in a small window of its own, as many do on X11, it is asked to
//!   hand the word over ([`AskToEnd`]).
//!
//! Letters that come in the frame of a click, on a slow machine or from a quick hand, reach their field for the same
//! reason before the click does.

mod x11;

use std::mem;

use eframe::egui::accesskit::Action;
use eframe::egui::{
    Context, Event, FullOutput, ImeEvent, Key, Plugin, RawInput, TouchPhase, ViewportCommand,
    ViewportEvent,
};

pub use x11::ask_to_end;

/// Asks the input method to hand over the text that it is composing, and then to send the key
/// [`ANSWER`]. Returns whether it was asked.
pub type AskToEnd = Box<dyn Fn() -> bool + Send + Sync>;

/// The key that follows the text that was asked for. No keyboard has it.
pub const ANSWER: Key = Key::F24;

/// How long an answer may take, in seconds. It usually takes a few thousandths.
const PATIENCE: f64 = 0.25;
/// How long the input method may hand over a word that the field has already taken over, in seconds.
const ECHO: f64 = 1.0;
/// How long before the user leaves the window an input method may clear its text for that reason, in
/// seconds.
const CLEARED: f64 = 0.1;

/// Prepares the window.
pub fn install(ctx: &Context) {
    ctx.add_plugin(Composing::default());
}

/// Sets how an input method is reached that composes in a window of its own.
pub fn reach(ctx: &Context, ask: Option<AskToEnd>) {
    ctx.with_plugin(|composing: &mut Composing| composing.ask = ask);
}

/// What held events wait for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Wait {
    #[default]
    Nothing,
    /// The field takes the text over in this frame.
    NextFrame,
    /// The input method hands the text over, at the latest at this time.
    Answer { until: f64 },
}

#[derive(Default)]
struct Composing {
    ask: Option<AskToEnd>,
    /// Whether a text field heard the input method in the last frame.
    has_field: bool,
    /// The text being composed in that field.
    text: String,
    wait: Wait,
    /// The events to handle after that.
    held: Vec<Event>,
    /// Whether to close the window after that, and whether it has been asked to close for that reason.
    closes: bool,
    is_closing: bool,
    /// The text that the field took over last, and when.
    taken_over: Option<(String, f64)>,
    /// The text that the input method has just cleared, and when.
    cleared: Option<(String, f64)>,
}

impl Composing {
    /// Returns the events to handle now, and how many of them have waited.
    fn ready(&mut self, ctx: &Context, now: f64) -> (Vec<Event>, usize) {
        match self.wait {
            Wait::Answer { until } if now < until => return (Vec::new(), 0),
            Wait::Nothing => return (Vec::new(), 0),
            Wait::Answer { .. } | Wait::NextFrame => self.wait = Wait::Nothing,
        }
        if mem::take(&mut self.closes) {
            self.is_closing = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        let held = mem::take(&mut self.held);
        let count = held.len();
        (held, count)
    }

    /// Asks the input method for its text, if there is a field that it can be for.
    fn asks(&mut self, now: f64) -> bool {
        let asked = self.has_field && self.ask.as_ref().is_some_and(|ask| ask());
        if asked {
            self.wait = Wait::Answer { until: now + PATIENCE };
        }
        asked
    }

    /// Returns the event that gives the field the text it shows.
    fn take_over(&mut self, now: f64) -> Event {
        let cleared = self.cleared.take();
        let text = match mem::take(&mut self.text) {
            text if text.is_empty() => cleared.map(|(text, _)| text).unwrap_or_default(),
            text => text,
        };
        self.taken_over = Some((text.clone(), now));
        Event::Ime(ImeEvent::Commit(text))
    }

    /// Returns whether an event leads away from text that is being composed.
    fn is_left(&self, event: &Event, now: f64) -> bool {
        let was_cleared = || self.cleared.as_ref().is_some_and(|(_, at)| now <= at + CLEARED);
        match event {
            Event::WindowFocused(false) => {
                !self.text.is_empty() || (self.has_field && was_cleared())
            }
            _ => !self.text.is_empty() && leads_away(event),
        }
    }

    /// Follows what the input method does. Returns whether the event still counts.
    fn follow(&mut self, event: &Event, now: f64) -> bool {
        match event {
            Event::Ime(ImeEvent::Preedit { text, .. }) => {
                let before = mem::replace(&mut self.text, text.clone());
                match text.is_empty() {
                    true if !before.is_empty() => self.cleared = Some((before, now)),
                    true => {}
                    false => (self.taken_over, self.cleared) = (None, None),
                }
            }
            Event::Ime(ImeEvent::Commit(text)) => {
                self.text.clear();
                self.cleared = None;
                let taken_over = self.taken_over.take();
                return taken_over.is_none_or(|(has, at)| has != *text || now > at + ECHO);
            }
            Event::Text(_) | Event::Key { pressed: true, .. } => {
                (self.taken_over, self.cleared) = (None, None);
            }
            _ => {}
        }
        true
    }

    /// Lets the window close once the field has the text.
    fn guard_close(&mut self, ctx: &Context, input: &mut RawInput, now: f64) {
        let Some(window) = input.viewports.get_mut(&input.viewport_id) else { return };
        // A window that stays open nevertheless may be closed again later.
        let closes = window.events.contains(&ViewportEvent::Close);
        if !closes || mem::take(&mut self.is_closing) {
            return;
        }
        if self.wait == Wait::Nothing && !self.asks(now) {
            return;
        }
        window.events.retain(|event| *event != ViewportEvent::Close);
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.closes = true;
    }
}

impl Plugin for Composing {
    fn debug_name(&self) -> &'static str {
        "composing"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let step = f64::from(input.predicted_dt);
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time) + step);
        let (mut events, waited) = self.ready(ctx, now);
        events.append(&mut input.events);
        for (place, event) in events.into_iter().enumerate() {
            if self.ask.is_some() && matches!(event, Event::Key { key: ANSWER, .. }) {
                if matches!(self.wait, Wait::Answer { .. }) {
                    self.wait = Wait::NextFrame;
                }
                continue;
            }
            if self.wait != Wait::Nothing && !matches!(event, Event::Ime(_)) {
                self.held.push(event);
            } else if self.is_left(&event, now) {
                let text = self.take_over(now);
                input.events.push(text);
                self.wait = Wait::NextFrame;
                self.held.push(event);
            } else if self.has_field && is_early(&event, &input.events) {
                self.wait = Wait::NextFrame;
                self.held.push(event);
            } else if place >= waited && is_press(&event) && self.asks(now) {
                self.held.push(event);
            } else if self.follow(&event, now) {
                input.events.push(event);
            }
        }
        self.guard_close(ctx, input, now);
        match self.wait {
            Wait::Nothing => {}
            Wait::NextFrame => ctx.request_repaint(),
            Wait::Answer { until } => ctx.request_repaint_after_secs((until - now) as f32),
        }
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        self.has_field = output.platform_output.ime.is_some();
        if !self.has_field {
            self.text.clear();
        }
    }
}

/// Returns whether an event presses something with the mouse, a finger or a screen reader.
fn is_press(event: &Event) -> bool {
    match event {
        Event::PointerButton { pressed, .. } => *pressed,
        Event::Touch { phase, .. } => *phase == TouchPhase::Start,
        Event::AccessKitActionRequest(request) => {
            matches!(request.action, Action::Click | Action::Focus)
        }
        _ => false,
    }
}

/// Returns whether an event would be lost, or would lose another one, in the frame of the events `before` it: a field
/// that a click leaves no longer hears its letters, and one that Tab enters not yet.
fn is_early(event: &Event, before: &[Event]) -> bool {
    let is_tab = |event: &Event| matches!(event, Event::Key { key: Key::Tab, pressed: true, .. });
    let leaves = is_press(event) || is_tab(event);
    leaves && before.iter().any(types) || types(event) && before.iter().any(is_tab)
}

/// Returns whether an event changes the text of the field that has the keyboard.
fn types(event: &Event) -> bool {
    match event {
        Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Ime(ImeEvent::Commit(_)) => true,
        Event::Key { key, pressed, .. } => *pressed && matches!(key, Key::Backspace | Key::Delete),
        _ => false,
    }
}

/// Returns whether an event leads away from the text being composed.
fn leads_away(event: &Event) -> bool {
    match event {
        Event::Key { pressed, modifiers, .. } => *pressed && (modifiers.command || modifiers.alt),
        Event::Paste(_) | Event::Cut => true,
        _ => is_press(event),
    }
}

#[cfg(test)]
mod tests;
