//! A game as a code that a telephone or another computer reads from the screen.

use eframe::egui::{Color32, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use qrcode::{Color, EcLevel, QrCode};
use ui_kit::balanced::wrapped;
use window_words::Words;

use super::effect::{Effect, close};
use super::{Dialog, DialogOver};
use crate::switch::switch;
use crate::widgets::{button_width, dialog, focus_first, wide_button, words_and_buttons};

/// The width of the dialog, in points.
const WIDTH: f32 = 420.0;
/// The largest width of the code, and the height that the rest of the dialog takes.
const LARGEST: f32 = 360.0;
const AROUND: f32 = 250.0;
/// The light border that readers need, in modules (ISO/IEC 18004).
const QUIET: usize = 4;

/// A game as a code, without the names of the players unless they are asked for.
pub struct Code {
    nameless: Modules,
    /// The code with the names; `None` if the game has none, or is too long with them.
    named: Option<Modules>,
    /// Whether the names are in the code that is shown.
    shows_names: bool,
    /// Whether a browser opens what the code says.
    is_address: bool,
}

/// The dark and light modules of a code, in a square.
pub struct Modules {
    /// The modules in a row.
    width: usize,
    /// Whether each module is dark, row by row.
    dark: Vec<bool>,
}

impl Modules {
    /// Returns the code of a text, or `None` if the text is too long for a code.
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Modules { width: code.width(), dark })
    }

    /// Paints the code within a square of this side, dark on white under every theme, because readers expect that.
    /// `name` is what screen readers say.
    pub fn paint(&self, ui: &mut Ui, name: &str, room: f32) {
        let modules = self.width + 2 * QUIET;
        // Whole pixels keep the modules sharp.
        let pixels = ui.ctx().pixels_per_point();
        let module = (room * pixels / modules as f32).floor().max(1.0) / pixels;
        let side = module * modules as f32;
        let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        ui.painter().rect_filled(rect, 0.0, Color32::WHITE);
        for (index, _) in self.dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let place = |index: usize| module * (QUIET + index) as f32;
            let corner = vec2(place(index % self.width), place(index / self.width));
            let cell = Rect::from_min_size(rect.min + corner, vec2(module, module));
            ui.painter().rect_filled(cell, 0.0, Color32::BLACK);
        }
    }
}

impl Code {
    /// Returns the code of a game, or `None` if the game is too long for a code: the link without names, and the one
    /// with names. `is_address` says whether they are addresses that a browser opens.
    pub fn of(nameless: &str, named: &str, is_address: bool) -> Option<Self> {
        let has_names = named != nameless;
        let named = has_names.then(|| Modules::of(named)).flatten();
        Some(Code { nameless: Modules::of(nameless)?, named, shows_names: false, is_address })
    }

    /// Returns the code that is shown.
    fn shown(&self) -> &Modules {
        let named = self.named.as_ref().filter(|_| self.shows_names);
        named.unwrap_or(&self.nameless)
    }

    /// Returns what the code does and whether names are in it.
    fn hint(&self, words: &Words) -> String {
        let hint = if self.is_address { words.code_hint_address } else { words.code_hint };
        let names = match self.shows_names {
            true => words.code_named,
            false => words.code_nameless,
        };
        format!("{hint} {names}")
    }
}

impl Dialog for Code {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let (pressed, closed) = dialog(ui, "code of the game", words.show_code, WIDTH, |ui| {
            let content = |ui: &mut Ui| {
                ui.vertical_centered(|ui| {
                    let room = ui.ctx().content_rect().height() - AROUND;
                    let room = room.min(ui.available_width()).min(LARGEST);
                    self.shown().paint(ui, words.code_name, room);
                });
                wrapped(ui, self.hint(words));
                if self.named.is_some() {
                    let names = switch(ui, None, words.code_names, true, self.shows_names, WIDTH);
                    self.shows_names ^= names.clicked();
                }
            };
            words_and_buttons(ui, content, |ui| {
                let close = wide_button(ui, words.close, button_width(ui, words.close), true);
                focus_first(ui, &close);
                close.clicked()
            })
        });
        (pressed || closed).then(close)
    }
}
