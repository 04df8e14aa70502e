//! The parts of the window that outlive its screens.

mod clipboard;
mod desktop;
mod frame_clock;
mod graphics;
mod moves;
mod notices;
mod preferences;
mod rooms;
mod sound;
mod trainers;
mod waker;
mod zoom;

pub use clipboard::{Clipboard, ClipboardEvent};
pub use desktop::{ChosenFile, Desktop, FileChoice};
pub use frame_clock::{FrameClock, FrameCounter};
pub use graphics::Graphics;
pub use moves::{moves_column, moves_over_board, shows_moves};
pub use notices::{NothingKept, Notices};
pub use preferences::{Preferences, SettingsReader, surface_of};
pub use rooms::Rooms;
pub use sound::WindowSound;
pub use trainers::Trainers;
pub use waker::waker;

use audio::{Sound, Surface};
use eframe::egui::{Context, ViewportCommand};
use settings::{Language, Settings, TableSettings};
use tabletop::Seat;
use tabletop::storage::{Errand, Errands, Roots, SaveProblem};
use tournaments::Tournaments;
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::dialogs::Dialogs;
use crate::together::Together;
use crate::{FollowUp, RoomView};

/// What the screens and the dialogs share of the window.
pub struct Parts {
    /// The settings and their file.
    pub preferences: Preferences,
    /// The sounds and the music.
    pub sound: WindowSound,
    /// What the window paints with.
    pub graphics: Graphics,
    /// The short messages.
    pub notices: Notices,
    /// What is copied and pasted.
    pub clipboard: Clipboard,
    /// The progress in puzzles.
    pub trainers: Trainers,
    /// The tournaments.
    pub tournaments: Tournaments,
    /// The work in the background that has a follow-up; the last one takes the place of those before it.
    pub pending: Option<Errand<FollowUp>>,
    /// The open tables of the games.
    pub rooms: Rooms,
    /// The folders in which the program keeps everything, for backups.
    pub kept: Roots,
    /// The work with the disk, for which the window does not wait.
    pub errands: Errands,
    /// The connection with people at other devices.
    pub together: Together,
    /// The open dialog.
    pub dialogs: Dialogs,
    /// What the system does with the window and with files.
    pub desktop: Desktop,
    /// Whether the program is quitting. The window then closes without a question.
    pub quits: bool,
}

impl Parts {
    /// Returns the texts in the current language.
    pub fn words(&self) -> &'static Words {
        self.preferences.words()
    }

    /// Returns the current language.
    pub fn language(&self) -> Language {
        self.preferences.language()
    }

    /// Returns the current settings.
    pub fn settings(&self) -> &Settings {
        &self.preferences.settings
    }

    /// Returns the surface that stones fall on.
    pub fn surface(&self) -> Surface {
        self.preferences.surface()
    }

    /// Returns the textures, once they exist.
    pub fn sprites(&self) -> Option<&Sprites> {
        self.graphics.sprites.as_ref()
    }

    /// Returns what a page draws with, or `None` before the textures exist.
    pub fn room_view(&self) -> Option<RoomView<'_>> {
        Some(RoomView {
            language: self.language(),
            words: self.words(),
            settings: self.settings(),
            sprites: self.sprites()?,
            toast: self.toast(),
            text_scale: self.text_scale(),
            shares: self.desktop.sharing(),
            correspondence: None,
        })
    }

    /// Returns the scale of numbers and texts beside a board.
    pub fn text_scale(&self) -> f32 {
        self.graphics.zoom.text_scale()
    }

    /// Returns the message that replaces the narration for a moment.
    pub fn toast(&self) -> Option<&str> {
        self.notices.text()
    }

    /// Returns whether the board previews moves in the next game on the open table of the game with this name.
    pub fn previews_next(&self, game: &str) -> bool {
        self.rooms.get(game).is_some_and(|table| table.previews_next(self.settings()))
    }

    /// Keeps the strength in the settings of a game up to date as long as *Fits me* is chosen there or among the `chosen`
    /// players, so that a game can begin with it before the library has been read again.
    pub fn prepare_strength(&mut self, game: &str, chosen: Option<&[Seat; 4]>, ctx: &Context) {
        let seats = self.settings().table(game).seats;
        let all: Vec<Seat> =
            seats.into_iter().chain(chosen.into_iter().flatten().copied()).collect();
        let strength = self.rooms.get_mut(game).and_then(|table| table.prepare_strength(&all));
        if let Some(strength) = strength {
            self.change_table(ctx, game, |settings| {
                settings.seats = seats.map(|seat| seat.fitted(strength));
            });
        }
    }

    /// Replaces the settings, applies them and saves them.
    pub fn set(&mut self, ctx: &Context, settings: Settings) {
        self.preferences.settings = settings;
        self.keep_settings(ctx);
    }

    /// Changes the settings, applies them and saves them.
    pub fn change_settings(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) {
        change(&mut self.preferences.settings);
        self.keep_settings(ctx);
    }

    /// Changes the choices for a game, applies them and saves them if they differ.
    pub fn change_table(
        &mut self,
        ctx: &Context,
        game: &str,
        change: impl FnOnce(&mut TableSettings),
    ) {
        let before = self.settings().table(game).clone();
        change(self.preferences.settings.table_mut(game));
        if *self.settings().table(game) != before {
            self.keep_settings(ctx);
        }
    }

    /// Applies the settings and saves them.
    pub fn keep_settings(&mut self, ctx: &Context) {
        self.apply_settings(ctx);
        self.preferences.save(&self.errands);
    }

    /// Applies the settings to the window, its sounds and the current game. The screens follow
    /// them in the next frame.
    pub fn apply_settings(&mut self, ctx: &Context) {
        self.preferences.apply_look(ctx);
        self.sound.apply(&self.preferences.settings);
    }

    /// Returns whether the list of moves is open and lies over the board.
    pub fn has_list_over_board(&self, ctx: &Context) -> bool {
        let settings = &self.preferences.settings;
        let width = ctx.content_rect().width();
        shows_moves(settings) && moves_column(settings, width).is_none()
    }

    /// Closes the list of moves if it would lie over the board, which it does in a narrow window
    /// only if the player opens it there.
    pub fn close_list_over_board(&mut self, ctx: &Context) {
        if self.has_list_over_board(ctx) {
            self.change_settings(ctx, |settings| settings.moves = Some(false));
        }
    }

    /// Shows or hides the list of moves.
    pub fn toggle_moves(&mut self, ctx: &Context) {
        let shown = shows_moves(&self.preferences.settings);
        self.change_settings(ctx, |settings| settings.moves = Some(!shown));
        ctx.request_repaint();
    }

    /// Hides the window and closes it.
    pub fn quit(&mut self, ctx: &Context) {
        self.quits = true;
        // Painting takes long without a graphics card, so the window closes without another frame.
        ctx.send_viewport_cmd(ViewportCommand::Visible(false));
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Shows `message` for a moment, or the reason why the action failed.
    pub fn report_done(&mut self, ctx: &Context, done: Result<(), SaveProblem>, message: String) {
        let message = match done {
            Ok(()) => message,
            Err(problem) => {
                log::warn!("{problem}");
                self.sound.play(Sound::Refusal);
                self.words().save_failed(&problem)
            }
        };
        self.notices.show(ctx, message);
    }
}
