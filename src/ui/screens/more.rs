//! The list of commands that have no button of their own in the bar.

use eframe::egui::{Popup, Role, Ui, WidgetInfo};

use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::widgets::{Face, Look, command_button};
use crate::ui::words::Words;

/// What the list offers.
const COMMANDS: [Command; 6] = [
    Command::SoundPage,
    Command::CopyPosition,
    Command::CopyGame,
    Command::PasteGame,
    Command::HowToPlay,
    Command::Fullscreen,
];

/// Draws the button that opens the list; the command that was chosen in it.
pub fn more(ui: &mut Ui, words: &Words) -> Option<Command> {
    let face = Face { icon: Some(Icon::More), text: None, enabled: true, off: false };
    let button = face.button(ui).on_hover_text(words.more);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.more));
    let mut chosen = None;
    Popup::menu(&button).show(|ui| {
        for command in COMMANDS {
            let look = Look { enabled: true, on: None, words: true, instead: None };
            if command_button(ui, words, command, look) {
                chosen = Some(command);
            }
        }
    });
    chosen
}
