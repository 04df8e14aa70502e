//! The dialog in which the host chooses the computer that takes a free seat.

use basics::{Level, Opponent};
use eframe::egui::{Sense, Ui, vec2};
use messages::Act;
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::sizes;

use super::STAND_IN;
use crate::dialogs::{Dialog, DialogOver, Effect, close, closing};
use crate::widgets::{button_width, dialog, focus_first, wide_button, words_and_buttons};

/// The width of the dialog.
const WIDTH: f32 = 420.0;
/// The side of a face.
const FACE: f32 = 40.0;

/// The dialog in which the host chooses the computer that takes a free seat.
pub struct SeatComputer {
    /// The seat.
    pub seat: u8,
}

impl Dialog for SeatComputer {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let seat = self.seat;
        let (answer, closed) = dialog(ui, "computer", words.together.which_computer, WIDTH, |ui| {
            let mut chosen = None;
            let levels = |ui: &mut Ui| {
                for level in Level::ALL {
                    let opponent = Opponent::Level(level);
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = sizes::GAP;
                        let (face, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::empty());
                        paint_portrait(ui.painter(), face, Portrait::Level(level));
                        let label = words.opponent_name(opponent);
                        let is_usual = level == STAND_IN;
                        let button = wide_button(ui, &label, ui.available_width(), is_usual);
                        if is_usual {
                            focus_first(ui, &button);
                        }
                        if button.clicked() {
                            chosen = Some(level);
                        }
                    });
                }
            };
            let leaves = words_and_buttons(ui, levels, |ui| {
                let label = words.library.cancel;
                wide_button(ui, label, button_width(ui, label), false).clicked()
            });
            (chosen, leaves)
        });
        match answer {
            (Some(level), _) => Some(closing(move |_, context| {
                context.parts.together.act(Act::Computer { seat, level });
            })),
            (None, leaves) => (leaves || closed).then(close),
        }
    }
}
