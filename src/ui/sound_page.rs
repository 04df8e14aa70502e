//! The sound page: the volumes and switches of effects and music, and the piece that plays during
//! a game. Changes are audible at once. Moving a slider also turns its sound on.

use eframe::egui::{Response, RichText, Slider, Ui, WidgetInfo};

use super::command::Command;
use super::theme::Palette;
use super::widgets::{
    ButtonLook, choices, command_button, dialog, focus_first, follow_focus, strong, wide_button,
};
use super::words::Words;
use crate::audio::MusicPiece;
use crate::settings::{GameMusic, Settings, Volume};

/// The width of the page, in points.
const WIDTH: f32 = 480.0;
/// The width of the column of switches and of the numbers after the sliders, in points.
const SWITCH: f32 = 158.0;
const NUMBER: f32 = 60.0;
/// The step of the volume sliders, in percent.
const STEP: u8 = 5;

/// What the player did on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum SoundAction {
    /// Closed the page.
    Close,
    /// Pressed a switch.
    Do(Command),
    /// Changed the settings.
    Set {
        /// The new settings.
        settings: Box<Settings>,
        /// Whether the change is final: `false` while a slider is being dragged.
        settled: bool,
    },
}

/// Draws the page over the window and returns what the player did.
pub fn show(ui: &Ui, words: &Words, now: &Settings) -> Option<SoundAction> {
    let (answer, close) = dialog(ui, "sound", words.sound_page, WIDTH, |ui| {
        let mut answer = None;
        let mut set = |settings, settled| {
            answer = Some(SoundAction::Set { settings: Box::new(settings), settled });
        };
        let mut pressed = None;
        let effects = (words.effects_volume, now.effects_volume, now.effects);
        ui.horizontal(|ui| {
            pressed = switch(ui, words, Command::Effects, now.effects);
            let slider = slider(ui, effects);
            focus_first(ui, &slider.response);
            if let Some((effects_volume, settled)) = slider.volume {
                set(Settings { effects_volume, effects: true, ..now.clone() }, settled);
            }
        });
        let music = (words.music_volume, now.music_volume, now.music);
        ui.horizontal(|ui| {
            pressed = switch(ui, words, Command::Music, now.music).or(pressed);
            if let Some((music_volume, settled)) = slider(ui, music).volume {
                set(Settings { music_volume, music: true, ..now.clone() }, settled);
            }
        });
        let pieces = [
            (GameMusic::Shuffle, words.shuffle),
            (GameMusic::SanDinh, MusicPiece::SanDinh.title()),
            (GameMusic::SanGach, MusicPiece::SanGach.title()),
            (GameMusic::BoTre, MusicPiece::BoTre.title()),
        ];
        if let Some(game_music) = choices(ui, words.game_music, &pieces, now.game_music) {
            set(Settings { game_music, ..now.clone() }, true);
        }
        let faint = Palette::current(ui.ctx()).faint_ink;
        ui.label(RichText::new(words.sound_keys).small().color(faint));
        if wide_button(ui, words.rules.done, 140.0, true).clicked() {
            answer = Some(SoundAction::Close);
        }
        answer.or(pressed.map(SoundAction::Do))
    });
    answer.or(close.then_some(SoundAction::Close))
}

/// Draws the switch of effects or music. Returns its command if the player pressed it.
fn switch(ui: &mut Ui, words: &Words, command: Command, on: bool) -> Option<Command> {
    let left = ui.cursor().left();
    let look = ButtonLook { enabled: true, on: Some(on), words: true, instead: None };
    let pressed = command_button(ui, words, command, look).then_some(command);
    // Align the sliders.
    ui.add_space((left + SWITCH - ui.cursor().left()).max(0.0));
    pressed
}

/// The result of drawing a slider.
struct Drawn {
    response: Response,
    /// The new volume, if it changed, and whether the slider has been released.
    volume: Option<(Volume, bool)>,
}

/// Draws a slider labelled `name`, followed by its value. It is shown empty if the sound is off.
fn slider(ui: &mut Ui, (name, now, on): (&str, Volume, bool)) -> Drawn {
    let palette = Palette::current(ui.ctx());
    let mut percent = now.as_percent();
    let slider = ui.scope(|ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - NUMBER).max(NUMBER);
        ui.spacing_mut().slider_rail_height = 8.0;
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_fill = palette.line;
        // Highlight the slider that has the keyboard focus.
        (widgets.active.bg_fill, widgets.active.expansion) = (palette.accent, 2.0);
        let slider = Slider::new(&mut percent, 0..=100).step_by(f64::from(STEP));
        ui.add(slider.show_value(false).trailing_fill(on))
    });
    let slider = slider.inner;
    slider.widget_info(|| WidgetInfo::slider(true, f64::from(percent), name));
    follow_focus(&slider);
    ui.label(strong(format!("{percent}%")));
    let moved = slider.changed() || slider.drag_stopped();
    let volume = moved.then(|| (Volume::percent(percent), !slider.dragged()));
    Drawn { response: slider, volume }
}
