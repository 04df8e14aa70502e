//! The form of the options of a game.

use std::ops::RangeInclusive;

use eframe::egui::{Align, Label, Layout, Role, Ui, WidgetInfo, vec2};
use settings::Language;
use tabletop::{Setup, Side};
use ui_kit::speech::say_shown;
use ui_kit::sprites::Sprites;
use ui_kit::theme::Palette;
use ui_kit::typing::{Typing, stepper};
use window::Command;
use window::widgets::{row_label, strong};
use window_words::Words;

use crate::words::players_called;

/// The height of the line below a number.
const NOTE: f32 = 18.0;

/// The form while it is drawn.
pub struct OptionsForm<'a> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The look of the next game.
    pub look: usize,
    /// The players.
    pub setup: &'a Setup,
    /// The player who moves first; `None` if that is left to chance.
    pub first: Option<Side>,
    /// The text being typed.
    pub typing: &'a mut Typing,
    /// The command of a button that leaves the form.
    pub command: Option<Command>,
}

impl OptionsForm<'_> {
    /// Returns the name of the player of `side`. What the sides play with is still to be chosen.
    pub fn name(&self, side: Side) -> String {
        players_called(self.words, self.setup, None)[side].name.clone()
    }

    /// Draws an option that is a number, under its label. Returns the number after a change. The
    /// line below is for the reason why a number is refused.
    pub fn number(
        &mut self,
        ui: &mut Ui,
        label: &str,
        value: i32,
        range: &RangeInclusive<i32>,
    ) -> Option<i32> {
        row_label(ui, label);
        let number = ui.horizontal(|ui| stepper(ui, self.words, self.typing, label, value, range));
        let (line, above) = (vec2(ui.available_width(), NOTE), ui.spacing().item_spacing.y);
        ui.add_space(-above.min(4.0));
        ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_size(line);
            if self.typing.refused_field() == Some(label) {
                let refused = self.words.rooms.out_of_range(*range.start(), *range.end());
                let ink = Palette::current(ui.ctx()).warning;
                let note = ui.add(Label::new(strong(&refused).size(13.0).color(ink)).truncate());
                note.widget_info(|| WidgetInfo::labeled(Role::Status, true, &refused));
                say_shown(&note, &refused);
            }
        });
        number.inner
    }
}
