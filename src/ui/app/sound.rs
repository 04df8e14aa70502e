//! Sounds of the window: buttons, refusals, and the music with its pauses.

use std::time::Duration;

use eframe::egui::output::OutputEvent;
use eframe::egui::{Context, Role, ViewportInfo};

use super::{App, Screen};
use crate::audio::{MusicContext, Sound};
use crate::platform::Instant;
use crate::ui::dialogs::Dialog;

/// How long, and how often, to check whether the window is minimised after its keyboard focus has
/// changed. There is no event for minimising, but window managers take the focus away first.
const WATCH_TIME: Duration = Duration::from_millis(1500);
const WATCH_INTERVAL: Duration = Duration::from_millis(250);

/// Checks whether the window is minimised.
#[derive(Default)]
pub(super) struct WindowMonitor {
    focused: Option<bool>,
    minimised: bool,
    /// When the repeated checks end.
    until: Option<Instant>,
}

impl App {
    /// Plays the music of the current screen, and pauses it while the window is minimised.
    pub(super) fn play_music(&mut self, ctx: &Context) {
        let tries = matches!(self.dialog, Some(Dialog::Sound { tries_music: true }));
        self.audio.set_context(match self.screen {
            Screen::Menu | Screen::Library | Screen::Statistics | Screen::OtherGames if !tries => {
                MusicContext::Menu
            }
            _ => MusicContext::Game,
        });

        let (minimised, focused) = ctx.input(|input| {
            let window = input.viewport();
            (is_minimised(window), window.focused)
        });
        let window_monitor = &mut self.window_monitor;
        if std::mem::replace(&mut window_monitor.minimised, minimised) != minimised {
            log::debug!("music: {}", if minimised { "paused" } else { "resumed" });
            self.audio.set_paused(minimised);
        }
        let before = std::mem::replace(&mut window_monitor.focused, focused);
        if before.is_some() && before != focused {
            // The window's own clock stops while the window is invisible.
            window_monitor.until = Some(Instant::now() + WATCH_TIME);
        }
        window_monitor.until = window_monitor.until.filter(|until| Instant::now() < *until);
        if window_monitor.until.is_some() {
            ctx.request_repaint_after(WATCH_INTERVAL);
        }
    }

    /// Returns whether the window is minimised.
    pub(super) fn is_minimised(&self) -> bool {
        self.window_monitor.minimised
    }

    /// Plays the sound of a button if one was pressed in this frame.
    pub(super) fn play_button_sound(&self, ctx: &Context) {
        let pressed = ctx.output(|output| output.events.iter().any(is_press));
        if pressed {
            self.audio.play(Sound::Click);
        }
    }

    /// Plays the sound of a refusal if the last choice on the board was refused.
    pub(super) fn play_refusal_sound(&self) {
        if self
            .live_game
            .as_ref()
            .is_some_and(|live_game| live_game.presenter().refusal().is_some())
        {
            self.audio.play(Sound::Refusal);
        }
    }
}

fn is_press(event: &OutputEvent) -> bool {
    let OutputEvent::Clicked(widget) = event else {
        return false;
    };
    [Role::Button, Role::RadioButton, Role::CheckBox, Role::ComboBox].contains(&widget.role)
}

/// Returns whether the window is minimised. macOS reports only that a window is not visible.
fn is_minimised(window: &ViewportInfo) -> bool {
    let covered = cfg!(target_os = "macos") && window.occluded == Some(true);
    covered || window.minimized == Some(true)
}
