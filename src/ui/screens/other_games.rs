//! The list of the other games.

use eframe::egui::{Frame, ScrollArea, Ui, UiBuilder, vec2};

use super::{Action, Command};
use crate::settings::Language;
use crate::ui::rooms::ROOMS;
use crate::ui::theme::Palette;
use crate::ui::widgets::{ButtonLook, button_width, command_button, strong, wide_button};
use crate::ui::words::Words;

/// The maximum width of the page.
const WIDTH: f32 = 720.0;

/// Draws the list, each game with its unfinished game, if there is one. Returns the action
/// requested.
pub fn other_games(
    ui: &mut Ui,
    words: &Words,
    language: Language,
    unfinished: &[Option<String>],
) -> Option<Action> {
    let mut action = None;
    let room = ui.max_rect();
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        Frame::window(ui.style()).inner_margin(14).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                if command_button(ui, words, Command::Menu, look) {
                    action = Some(Action::Do(Command::Menu));
                }
                ui.label(strong(words.other_games).size(20.0));
            });
            ui.add_space(8.0);
            ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                let palette = Palette::current(ui.ctx());
                for (index, (entry, unfinished)) in ROOMS.iter().zip(unfinished).enumerate() {
                    ui.add_space(6.0);
                    let width = ui.available_width().min(320.0);
                    if wide_button(ui, (entry.title)(language), width, index == 0).clicked() {
                        action = Some(Action::OpenRoom(index));
                    }
                    ui.colored_label(palette.ink, (entry.subtitle)(language));
                    if let Some(unfinished) = unfinished {
                        ui.add_space(4.0);
                        ui.colored_label(palette.faint_ink, unfinished);
                        let width = button_width(ui, words.resume);
                        if wide_button(ui, words.resume, width, false).clicked() {
                            action = Some(Action::ContinueRoom(index));
                        }
                    }
                }
            });
        });
    });
    action
}
