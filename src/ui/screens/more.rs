//! The list of commands that have no button of their own in the bar.

use eframe::egui::{Popup, Role, ScrollArea, Ui, WidgetInfo};

use super::moves::shows_moves;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::widgets::{Face, Look, command_button, explain};
use crate::ui::words::Words;

/// What the list offers.
const COMMANDS: [Command; 17] = [
    Command::NewGameForm,
    Command::Resign,
    Command::OfferStop,
    Command::SwapSeats,
    Command::OtherStarts,
    Command::Evaluation,
    Command::Moves,
    Command::Preview,
    Command::DisplayPage,
    Command::SoundPage,
    Command::CopyPosition,
    Command::CopyGame,
    Command::PasteGame,
    Command::Games,
    Command::Statistics,
    Command::HowToPlay,
    Command::Fullscreen,
];

/// The height that the list leaves to what is around it.
const AROUND: f32 = 70.0;

/// Draws the button that opens the list, which `first` begins; the command that
/// was chosen in it. Whether somebody `may_ask` the others for something decides
/// about a part of it.
pub fn more(
    ui: &mut Ui,
    words: &Words,
    settings: &Settings,
    first: Option<(Command, bool)>,
    may_ask: bool,
) -> Option<Command> {
    let face = Face { icon: Some(Icon::More), text: None, enabled: true, on: None };
    let button = face.button(ui);
    explain(&button, words.more);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.more));
    let mut chosen = None;
    let height = ui.ctx().content_rect().height() - AROUND;
    let width = ui.ctx().content_rect().width();
    Popup::menu(&button).show(|ui| {
        ui.set_max_height(height);
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            let listed = first.into_iter().chain(COMMANDS.map(|command| {
                let asks = matches!(command, Command::Resign | Command::OfferStop);
                (command, may_ask || !asks)
            }));
            for (command, enabled) in listed {
                let on = match command {
                    Command::Evaluation => Some(settings.evaluation),
                    Command::Moves => Some(shows_moves(settings, width)),
                    Command::Preview => Some(settings.preview),
                    _ => None,
                };
                let look = Look { enabled, on, words: true, instead: None };
                if command_button(ui, words, command, look) {
                    chosen = Some(command);
                }
            }
        });
    });
    chosen
}
