//! The list of commands that have no button of their own in the bar.

use eframe::egui::{Popup, Role, ScrollArea, Ui, WidgetInfo};

use super::moves::shows_moves;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::widgets::{ButtonLook, Face, explain, just_opened, list_of_commands};
use crate::ui::words::Words;

/// The commands in the list of a game.
pub const GAME: &[Command] = &[
    Command::NewGameForm,
    Command::Resign,
    Command::OfferStop,
    Command::SwapSeats,
    Command::OtherStarts,
    Command::Evaluation,
    Command::Moves,
    Command::Preview,
    Command::Settings,
    Command::Result,
    Command::Replay,
    Command::CopyPosition,
    Command::CopyGame,
    Command::PasteGame,
    Command::Games,
    Command::HowToPlay,
    Command::Fullscreen,
];

/// The commands in the list of a replay.
pub const REPLAY: &[Command] = &[
    Command::Moves,
    Command::Rules,
    Command::Effects,
    Command::Music,
    Command::Settings,
    Command::CopyPosition,
    Command::CopyGame,
    Command::PasteGame,
    Command::Keep,
    Command::Games,
    Command::HowToPlay,
    Command::Fullscreen,
];

/// The height around the list, which the list cannot use.
const AROUND: f32 = 70.0;

/// Draws the button that opens the list of `commands`, each with whether it is enabled. `previews`
/// is whether the board previews moves. Returns the command that was chosen.
pub fn more(
    ui: &mut Ui,
    words: &Words,
    settings: &Settings,
    previews: bool,
    commands: impl Iterator<Item = (Command, bool)>,
) -> Option<Command> {
    let button = Face { icon: Some(Icon::More), ..Face::default() }.button(ui);
    explain(&button, words.more);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.more));
    let room = ui.ctx().content_rect().size();
    let height = room.y - AROUND;
    let on = |command| match command {
        Command::Evaluation => Some(settings.evaluation),
        Command::Moves => Some(shows_moves(settings, room.x)),
        Command::Preview => Some(previews),
        Command::Effects => Some(settings.effects),
        Command::Music => Some(settings.music),
        _ => None,
    };
    let looks = |(command, enabled)| {
        (command, ButtonLook { enabled, on: on(command), words: true, instead: None })
    };
    let commands: Vec<_> = commands.map(looks).collect();
    let opened = ui.scope_id().with("more commands");
    let list = Popup::menu(&button).show(|ui| {
        ui.set_max_height(height);
        let mut area = ScrollArea::vertical().max_height(height);
        if just_opened(ui, opened) {
            // Open the list at its top, not at the last scroll position.
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| list_of_commands(ui, words, &commands)).inner
    });
    list.and_then(|list| list.inner)
}
