//! The sounds of the window: effects, buttons, and the music with its pauses.

use std::time::Duration;

use audio::{Audio, Cue, MusicChoice, MusicContext, MusicPiece, Sound, Volumes};
use eframe::egui::output::OutputEvent;
use eframe::egui::{Context, Role, ViewportInfo};
use settings::{GameMusic, Settings};
use tabletop::platform::Instant;

/// How long, and how often, to check whether the window is minimised after its keyboard focus has
/// changed. There is no event for minimising, but window managers take the focus away first.
const WATCH_TIME: Duration = Duration::from_millis(1500);
const WATCH_INTERVAL: Duration = Duration::from_millis(250);

/// The sounds of the window.
pub struct WindowSound {
    audio: Audio,
    /// Whether games have a tune.
    tune: bool,
    monitor: WindowMonitor,
    /// Whether what was pressed in this frame has a sound of its own.
    is_button_muted: bool,
}

/// Checks whether the window is minimised.
#[derive(Default)]
struct WindowMonitor {
    focused: Option<bool>,
    minimised: bool,
    /// When the repeated checks end.
    until: Option<Instant>,
}

impl WindowSound {
    /// Plays the sounds of the window with `audio`.
    pub fn new(audio: Audio) -> Self {
        WindowSound { audio, tune: true, monitor: WindowMonitor::default(), is_button_muted: false }
    }

    /// Plays a sound.
    pub fn play(&self, cue: impl Into<Cue>) {
        let cue = cue.into();
        if self.tune || cue.sound != Sound::Tone {
            self.audio.play(cue);
        }
    }

    /// Plays sounds.
    pub fn play_all(&self, cues: impl IntoIterator<Item = Cue>) {
        cues.into_iter().for_each(|cue| self.play(cue));
    }

    /// Plays the sound of a button if one was pressed in this frame.
    pub fn play_button(&self, ctx: &Context) {
        let pressed = ctx.output(|output| output.events.iter().any(is_press));
        if pressed {
            self.audio.play(Sound::Click);
        }
    }

    /// Leaves out the sound of the button that was pressed in this frame, as on a board, which has sounds
    /// of its own.
    pub fn mute_button(&mut self) {
        self.is_button_muted = true;
    }

    /// Returns whether the sound of the button is left out in this frame.
    pub fn take_muted_button(&mut self) -> bool {
        std::mem::take(&mut self.is_button_muted)
    }

    /// Sets the volumes and the music of a game.
    pub fn apply(&mut self, settings: &Settings) {
        self.tune = settings.tune;
        self.audio.set_volumes(Volumes {
            effects: settings.effects_volume.share(),
            effects_on: settings.effects,
            music: settings.music_volume.share(),
            music_on: settings.music,
        });
        self.audio.set_music(match settings.game_music {
            GameMusic::Shuffle => MusicChoice::Shuffle,
            GameMusic::SanDinh => MusicChoice::Only(MusicPiece::SanDinh),
            GameMusic::SanGach => MusicChoice::Only(MusicPiece::SanGach),
            GameMusic::BoTre => MusicChoice::Only(MusicPiece::BoTre),
        });
    }

    /// Plays the music of `context`, and pauses it while the window is minimised.
    pub fn play_music(&mut self, ctx: &Context, context: MusicContext) {
        self.audio.set_context(context);
        let (minimised, focused) = ctx.input(|input| {
            let window = input.viewport();
            (is_minimised(window), window.focused)
        });
        let monitor = &mut self.monitor;
        if std::mem::replace(&mut monitor.minimised, minimised) != minimised {
            log::debug!("music: {}", if minimised { "paused" } else { "resumed" });
            self.audio.set_paused(minimised);
        }
        let before = std::mem::replace(&mut monitor.focused, focused);
        if before.is_some() && before != focused {
            // The window's own clock stops while the window is invisible.
            monitor.until = Some(Instant::now() + WATCH_TIME);
        }
        monitor.until = monitor.until.filter(|until| Instant::now() < *until);
        if monitor.until.is_some() {
            ctx.request_repaint_after(WATCH_INTERVAL);
        }
    }

    /// Returns whether the window is minimised.
    pub fn is_minimised(&self) -> bool {
        self.monitor.minimised
    }
}

fn is_press(event: &OutputEvent) -> bool {
    let OutputEvent::Clicked(widget) = event else {
        return false;
    };
    let pressed = [Role::Button, Role::RadioButton, Role::CheckBox, Role::ComboBox, Role::Switch];
    pressed.contains(&widget.role)
}

/// Returns whether the window is minimised. macOS reports only that a window is not visible.
fn is_minimised(window: &ViewportInfo) -> bool {
    let covered = cfg!(target_os = "macos") && window.occluded == Some(true);
    covered || window.minimized == Some(true)
}
