//! Typed moves in which an input method for Vietnamese has added accents.

use std::mem;

use basics::vni_keys;
use eframe::egui::{Context, Event, Key, Modifiers};

use super::keyboard::DIGITS;

/// Replaces letters such as "é" in the input by what was typed, "e" and 1: as a text or, if the letter was
/// already heard as a key, as the keys of the digits.
pub(crate) fn read_back(ctx: &Context, as_text: bool) {
    let is_plain = |event: &Event| !matches!(event, Event::Text(text) if !text.is_ascii());
    ctx.input_mut(|input| {
        if input.events.iter().all(is_plain) {
            return;
        }
        let mut follows_digit = false;
        for event in mem::take(&mut input.events) {
            // On a French keyboard, "é" is the letter on the key of a digit.
            let is_of_digit = mem::replace(&mut follows_digit, is_digit(&event));
            match event {
                Event::Text(text) if !is_of_digit && !text.is_ascii() => {
                    input.events.extend(typed(&text, as_text));
                }
                event => input.events.push(event),
            }
        }
    });
}

fn is_digit(event: &Event) -> bool {
    matches!(event, Event::Key { key, pressed: true, .. } if DIGITS.contains(key))
}

/// Returns the events that stand for a text with accents.
fn typed(text: &str, as_text: bool) -> Vec<Event> {
    let keys: String = text.chars().map(|c| vni_keys(c).unwrap_or_else(|| c.to_string())).collect();
    if as_text {
        return vec![Event::Text(keys)];
    }
    let digits = keys.chars().filter_map(|c| DIGITS.get(c.to_digit(10)? as usize));
    digits.map(|key| pressed(*key)).collect()
}

fn pressed(key: Key) -> Event {
    let modifiers = Modifiers::NONE;
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}
