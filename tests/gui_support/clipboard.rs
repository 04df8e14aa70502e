//! The clipboard of the window.

use std::time::Instant;

use eframe::egui::{ColorImage, Event, Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use o_an_quan::ui::App;

use super::{PATIENCE, Window};

impl Window {
    /// Returns the text that the button of this name copies.
    pub fn copied_by_pressing(&mut self, label: &str) -> String {
        self.copied_by(|harness| harness.get_by_label(label).click())
    }

    /// Returns the text that `press` copies to the clipboard.
    pub fn copied_by(&mut self, press: impl FnOnce(&mut Harness<'static, App>)) -> String {
        press(&mut self.harness);
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            self.harness.step();
            let commands = &self.harness.output().platform_output.commands;
            let text = commands.iter().find_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            });
            if let Some(text) = text {
                // Tells the window that the clipboard has the text.
                self.harness.event(Event::Paste(text.clone()));
                self.harness.run();
                return text;
            }
        }
        panic!("nothing was copied");
    }

    /// Waits until the window copies a picture, and returns it.
    pub fn copied_image(&mut self) -> ColorImage {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let commands = &self.harness.output().platform_output.commands;
            let image = commands.iter().find_map(|command| match command {
                OutputCommand::CopyImage(image) => Some(image.clone()),
                _ => None,
            });
            if let Some(image) = image {
                return image;
            }
            self.harness.step();
            std::thread::yield_now();
        }
        panic!("no picture was copied");
    }

    /// Pastes a text as the window system does.
    pub fn paste(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.harness.run();
    }

    /// Pastes a text on a slow machine, which Ctrl and V reach in one frame.
    pub fn paste_in_one_frame(&mut self, text: &str) {
        let control = |pressed| {
            let (key, physical_key, repeat) = (Key::ControlLeft, None, false);
            Event::Key { key, physical_key, pressed, repeat, modifiers: Modifiers::NONE }
        };
        let events = [control(true), Event::Paste(text.to_owned()), control(false)];
        self.harness.input_mut().events.extend(events);
        self.harness.run();
    }
}
