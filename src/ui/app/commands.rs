//! Hands actions, commands and keys to the screen, and runs the commands that it leaves to the
//! window.

use eframe::egui::{Context, Popup, ViewportCommand};
use share::open_picture;
use tournament_pages::{OpenClass, OpenTournaments};
use ui_kit::click_through;
use window::dialogs::{Effect, copy_game, open_game_sheet};
use window::{Action, Command, Parts, Screen, ScreenContext};

use super::App;
use super::exchange::{copy_link, copy_position, poll_copy_in_dialog, share_link, show_code};
use super::quit::request_quit;
use super::screen::{open_other_games, open_together};
use crate::settings::TextSize;
use crate::ui::dialogs::{BackupSheet, about};
use crate::ui::rooms::{ROOMS, home_room, room_of};
use crate::ui::settings_sheet::SettingsSheet;

/// Opens a class, which a page in a browser cannot serve.
#[cfg(not(target_family = "wasm"))]
const OPEN_CLASS: Option<OpenClass> = Some(super::screen::class::open);
#[cfg(target_family = "wasm")]
const OPEN_CLASS: Option<OpenClass> = None;

impl App {
    /// Lets the screen carry out an action. What it leaves to the window, the window carries out.
    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        if let Action::Do(command) = &action {
            log::debug!("command: {command:?}");
        }
        let left = self.with_screen(ctx, |screen, context| screen.act(action, context));
        if let Some(Action::Do(command)) = left {
            self.with_screen(ctx, |screen, context| run(command, screen, context));
        }
    }

    /// Runs a command, as [`App::act`] does.
    pub(super) fn command(&mut self, ctx: &Context, command: Command) {
        self.act(ctx, Action::Do(command));
    }

    /// Carries out what follows from what the player does in a dialog.
    pub(super) fn carry_out(&mut self, ctx: &Context, effect: Effect) {
        if let Some(command) = self.with_screen(ctx, effect) {
            self.command(ctx, command);
        }
    }

    /// Handles the keys that no widget takes.
    pub(super) fn keys(&mut self, ctx: &Context) {
        let dialogs = &self.parts.dialogs;
        let takes_games = (!dialogs.is_open() || dialogs.takes_games())
            && !Popup::is_any_open(ctx)
            && self.stack.top().handles_clipboard(ctx);
        self.answer_empty_paste(ctx, takes_games);
        if self.parts.dialogs.is_open() {
            if takes_games {
                self.clipboard_keys(ctx);
            }
            poll_copy_in_dialog(ctx, &mut self.parts);
            if let Some(effect) = self.parts.dialogs.pressed(ctx) {
                self.carry_out(ctx, effect);
            }
            return;
        }
        if Popup::is_any_open(ctx) {
            // Escape only closes the list, and the arrow keys move within it.
            if let Some(command) = Command::pressed(ctx, Command::works_everywhere) {
                self.command(ctx, command);
            }
            // A copy that was started from the list may still be in progress.
            if self.stack.top().has_copies_in_lists() {
                self.clipboard_keys(ctx);
            }
            return;
        }
        let handles_clipboard = self.stack.top().handles_clipboard(ctx);
        let action = self.with_screen(ctx, |screen, context| screen.keys(context));
        let screen = self.stack.top();
        let command = Command::pressed(ctx, |command| screen.handles_key(command, &self.parts));
        if let Some(action) = action {
            self.act(ctx, action);
        }
        if handles_clipboard {
            self.clipboard_keys(ctx);
        }
        if let Some(command) = command {
            self.command(ctx, command);
        }
    }
}

/// Runs a command that the screen leaves to the window. Does nothing for those that need another
/// screen.
fn run(command: Command, screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let (ctx, parts) = (context.ctx, &mut *context.parts);
    match command {
        Command::Quit if parts.desktop.closes => request_quit(screen, context),
        Command::Menu => context.go_home(),
        // The press that closes the sheet does not open it again.
        Command::Settings if click_through::has_closed_a_sheet(ctx) => {}
        Command::Settings => parts.dialogs.open(SettingsSheet::default()),
        Command::Preview => {
            let previews = !screen.previews(parts);
            let settings = parts.settings().clone().with_preview(previews);
            parts.set(ctx, settings);
            // The board shows a preview only once a cell is chosen.
            let words = &parts.words().display;
            let message = if previews { words.preview_on } else { words.preview_off };
            parts.notices.show(ctx, message);
        }
        Command::LargerText => set_text_size(TextSize::larger, ctx, parts),
        Command::SmallerText => set_text_size(TextSize::smaller, ctx, parts),
        Command::UsualText => set_text_size(|_| Some(TextSize::USUAL), ctx, parts),
        Command::CopyPosition => copy_position(screen, context),
        Command::CopyGame => copy_game(screen, context),
        Command::SaveGame => open_game_sheet(screen, parts),
        Command::ShareLink => share_link(screen, context),
        Command::CopyLink | Command::CopyLine => copy_link(screen, context),
        Command::ShowCode => show_code(screen, context),
        Command::SavePicture => open_picture(screen, false, None, parts),
        Command::SaveAnimation => open_picture(screen, true, None, parts),
        Command::PasteGame => parts.clipboard.request_paste(ctx),
        Command::OtherGames => open_other_games(context),
        Command::Together => {
            // The form of a new game has just set what the room is to have.
            let set = parts.dialogs.is_open().then(|| screen.game());
            open_together(set, context);
        }
        Command::Tournaments => {
            let open_class = OPEN_CLASS.filter(|_| parts.desktop.host.is_some());
            OpenTournaments::open_page(&ROOMS, open_class, context);
        }
        Command::HowToPlay => {
            if let Some(entry) = room_of(screen.game()) {
                parts.dialogs.open((entry.how_to_play)(parts.words()));
            }
        }
        Command::About => parts.dialogs.open(about(parts.words())),
        Command::Backup => parts.dialogs.open(BackupSheet::new(parts)),
        Command::Effects => {
            parts.change_settings(ctx, |settings| settings.effects = !settings.effects);
        }
        Command::Music => parts.change_settings(ctx, |settings| settings.music = !settings.music),
        Command::Fullscreen => {
            let fullscreen = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!fullscreen));
        }
        command => {
            if let Some(step) = (home_room().command)(command) {
                step(context);
            }
        }
    }
}

fn set_text_size(
    other: impl FnOnce(TextSize) -> Option<TextSize>,
    ctx: &Context,
    parts: &mut Parts,
) {
    if let Some(text_size) = other(parts.settings().text_size) {
        parts.change_settings(ctx, |settings| settings.text_size = text_size);
        ctx.request_repaint();
    }
}
