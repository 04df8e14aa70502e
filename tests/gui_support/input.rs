//! Held keys, clicks at a place, the focus, and commands to the system.

use std::time::Duration;

use eframe::egui::{
    Event, ImeEvent, Key, Modifiers, PointerButton, Pos2, ViewportCommand, ViewportEvent,
    ViewportId,
};
use egui_kittest::kittest::{NodeT, Queryable};

use super::Window;

impl Window {
    /// Presses a key and keeps it down.
    pub fn hold_key(&mut self, key: Key) {
        self.harness.key_down(key);
        self.harness.run();
    }

    /// Repeats a held key, as a keyboard does.
    pub fn repeat_key(&mut self, key: Key) {
        let (physical_key, pressed, repeat, modifiers) = (None, true, true, Modifiers::NONE);
        self.harness.event(Event::Key { key, physical_key, pressed, repeat, modifiers });
        self.harness.run();
    }

    /// Releases a held key.
    pub fn release_key(&mut self, key: Key) {
        self.harness.key_up(key);
        self.harness.run();
    }

    /// Focuses the last widget of this name.
    pub fn focus(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).focus();
        self.harness.run();
    }

    /// Types a text as the window system does, one character after another.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.harness.event(Event::Text(letter.to_string()));
            self.harness.run();
        }
    }

    /// Types letters, digits and signs by their keys, each of which also types its character.
    pub fn type_keys(&mut self, text: &str, modifiers: Modifiers) {
        for letter in text.chars() {
            let key = Key::from_name(&letter.to_ascii_uppercase().to_string());
            self.type_key(key.expect("a key of this name"), &letter.to_string(), modifiers);
        }
    }

    /// Types keys without a modifier so fast that all come in one frame.
    pub fn type_keys_at_once(&mut self, text: &str) {
        for letter in text.chars() {
            let key = Key::from_name(&letter.to_ascii_uppercase().to_string());
            self.key_events(key.expect("a key of this name"), &letter.to_string(), Modifiers::NONE);
        }
        self.harness.run();
    }

    /// Types keys with Shift held, each with the character that it then types.
    pub fn type_with_shift(&mut self, keys: &[(Key, &str)]) {
        for (key, typed) in keys {
            self.type_key(*key, typed, Modifiers::SHIFT);
        }
    }

    fn type_key(&mut self, key: Key, typed: &str, modifiers: Modifiers) {
        self.key_events(key, typed, modifiers);
        self.harness.run();
    }

    fn key_events(&mut self, key: Key, typed: &str, modifiers: Modifiers) {
        let (physical_key, pressed, repeat) = (None, true, false);
        self.harness.event(Event::Key { key, physical_key, pressed, repeat, modifiers });
        self.harness.event(Event::Text(typed.to_owned()));
    }

    /// Begins a word with an input method, which shows it in the field until it is final.
    pub fn compose(&mut self, text: &str) {
        for end in text.char_indices().map(|(at, letter)| at + letter.len_utf8()) {
            let (text, active_range_chars) = (text[..end].to_owned(), None);
            self.harness.event(Event::Ime(ImeEvent::Preedit { text, active_range_chars }));
            self.harness.run();
        }
    }

    /// Hands over a word that an input method has composed.
    pub fn commit(&mut self, text: &str) {
        self.harness.event(Event::Ime(ImeEvent::Commit(text.to_owned())));
        self.harness.run();
    }

    /// Clicks a place.
    pub fn click_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
            self.harness.step();
        }
        self.harness.step();
    }

    /// Presses several keys within one frame.
    pub fn keys_at_once(&mut self, keys: &[Key]) {
        for key in keys {
            self.press_in_next_frame(Modifiers::NONE, *key);
        }
        self.harness.run();
    }

    fn press_in_next_frame(&mut self, modifiers: Modifiers, key: Key) {
        let (physical_key, pressed, repeat) = (None, true, false);
        let event = Event::Key { key, physical_key, pressed, repeat, modifiers };
        self.harness.input_mut().events.push(event);
    }

    /// Presses a key and returns the window's commands to the system in that frame.
    pub fn window_commands_of(&mut self, modifiers: Modifiers, key: Key) -> Vec<ViewportCommand> {
        self.press_in_next_frame(modifiers, key);
        self.harness.step();
        self.harness.output().viewport_output[&ViewportId::ROOT].commands.clone()
    }

    /// Returns what the window asks the system to do after its close button is pressed.
    pub fn ask_to_close(&mut self) -> Vec<ViewportCommand> {
        let input = self.harness.input_mut();
        let window = input.viewports.get_mut(&ViewportId::ROOT).expect("the window");
        window.events.push(ViewportEvent::Close);
        self.harness.step();
        self.harness.output().viewport_output[&ViewportId::ROOT].commands.clone()
    }

    /// Returns whether the window asks the system to close it within a few frames of `act`.
    pub fn closes_after(&mut self, act: impl FnOnce(&mut Window)) -> bool {
        act(self);
        let closes = |window: &mut Window| {
            let output = &window.harness.output().viewport_output[&ViewportId::ROOT];
            let closes = output.commands.contains(&ViewportCommand::Close);
            window.harness.step();
            closes
        };
        (0..4).any(|_| closes(self))
    }

    /// Lets the window save what a page does when the browser hides it.
    pub fn hide_as_page(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::App::save(self.harness.state_mut(), storage);
    }

    /// Returns whether the window draws no further frame by itself within a second.
    pub fn is_at_rest(&self) -> bool {
        let output = &self.harness.output().viewport_output[&ViewportId::ROOT];
        output.repaint_delay >= Duration::from_secs(1)
    }

    /// Returns the name of the focused widget or text.
    pub fn focused_name(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.is_focused())?;
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    }
}
