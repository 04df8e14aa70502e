//! The volumes and switches of effects and music, and the piece that plays during a game. Changes
//! are audible at once. Moving a slider also turns its sound on.

use eframe::egui::{RichText, Slider, Ui, WidgetInfo};
use ui_kit::balanced::wrapped;
use ui_kit::theme::{Palette, touch};
use window::Command;
use window::dialogs::{Effect, leave};
use window::switch::switch;
use window::widgets::{choices, explain_key, follow_focus, strong};
use window_words::Words;

use crate::audio::MusicPiece;
use crate::settings::{GameMusic, Settings, Volume};

/// The width of the column of switches and of the numbers after the sliders, in points.
const SWITCH: f32 = 200.0;
const NUMBER: f32 = 60.0;
/// The step of the volume sliders, in percent.
const STEP: u8 = 5;

/// Draws the switches, the sliders and the choice of the piece. Returns what follows from what the
/// player did.
pub fn volumes(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Effect> {
    let mut changes = None;
    let mut set = |settings, settled| changes = Some(super::set(settings, settled));
    let mut pressed = None;
    let effects = (words.effects_volume, now.effects_volume, now.effects);
    volume_row(ui, words, Command::Effects, now.effects, &mut pressed, |ui| {
        if let Some((effects_volume, settled)) = slider(ui, effects) {
            set(Settings { effects_volume, effects: true, ..now.clone() }, settled);
        }
    });
    let music = (words.music_volume, now.music_volume, now.music);
    volume_row(ui, words, Command::Music, now.music, &mut pressed, |ui| {
        if let Some((music_volume, settled)) = slider(ui, music) {
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
    if !touch::is_by_finger(ui) {
        let faint = Palette::current(ui.ctx()).faint_ink;
        wrapped(ui, RichText::new(words.sound_keys).small().color(faint));
    }
    changes.or(pressed.map(leave))
}

/// Draws the switch of effects or music and, beside or below it, its slider.
fn volume_row(
    ui: &mut Ui,
    words: &Words,
    command: Command,
    on: bool,
    pressed: &mut Option<Command>,
    slider: impl FnOnce(&mut Ui),
) {
    let mut draw_switch = |ui: &mut Ui| {
        let label = command.label(words);
        let response = switch(ui, command.icon(), label, true, on, SWITCH);
        explain_key(&response, command, label);
        if response.clicked() {
            *pressed = Some(command);
        }
    };
    if ui.available_width() >= SWITCH + 2.5 * NUMBER {
        ui.horizontal(|ui| {
            draw_switch(ui);
            slider(ui);
        });
    } else {
        draw_switch(ui);
        ui.horizontal(slider);
    }
}

/// Draws a slider labelled `name`, followed by its value. It is shown empty if the sound is off.
/// Returns the new volume if it changed, and whether the slider has been released.
fn slider(ui: &mut Ui, (name, now, on): (&str, Volume, bool)) -> Option<(Volume, bool)> {
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
    moved.then(|| (Volume::percent(percent), !slider.dragged()))
}
