//! Keys pressed while the focus is in the mirror, which the canvas does not hear.

use eframe::egui::{Event, Key, Modifiers};
use web_sys::{ClipboardEvent, KeyboardEvent};

use crate::window::clipboard::send_pasted;
use crate::window::function_keys::is_function_key;
use crate::window::sent::send;

/// The keys that lead out of a field. It keeps the others for itself.
const OUT_OF_FIELDS: [Key; 3] = [Key::Tab, Key::Escape, Key::Enter];
/// The keys with Ctrl that the browser would use for itself, but the program may use.
const OF_PROGRAM: [Key; 4] = [Key::Comma, Key::O, Key::P, Key::S];

/// Sends a key to the window.
pub(super) fn forward(event: &KeyboardEvent, is_in_field: bool) {
    let physical_key = Key::from_name(&event.code());
    let Some(key) = Key::from_name(&event.key()).or(physical_key) else { return };
    if event.is_composing() || is_in_field && !OUT_OF_FIELDS.contains(&key) {
        return;
    }
    let modifiers = modifiers(event);
    let pressed = event.type_() == "keydown";
    send(Event::ModifiersChanged(modifiers));
    send(Event::Key { key, physical_key, pressed, repeat: false, modifiers });
    let name = event.key();
    let is_text = name.chars().count() == 1 && !modifiers.ctrl && !modifiers.command;
    if pressed && is_text && !is_in_field {
        send(Event::Text(name.clone()));
    }
    let is_of_browser = modifiers.command && !OF_PROGRAM.contains(&key);
    if !is_function_key(&name) && !is_of_browser {
        event.prevent_default();
    }
}

fn modifiers(event: &KeyboardEvent) -> Modifiers {
    Modifiers {
        alt: event.alt_key(),
        ctrl: event.ctrl_key(),
        shift: event.shift_key(),
        mac_cmd: event.meta_key(),
        command: event.ctrl_key() || event.meta_key(),
    }
}

/// Sends to the window that the person copies, cuts or pastes.
pub(super) fn forward_clipboard(event: &ClipboardEvent) {
    let text = event.clipboard_data().and_then(|data| data.get_data("text").ok());
    match &*event.type_() {
        "copy" => send(Event::Copy),
        "cut" => send(Event::Cut),
        _ => send_pasted(&text.unwrap_or_default()),
    }
    event.prevent_default();
}
