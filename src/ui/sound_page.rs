//! The page of sound and music: how loud they are, whether they are on, and
//! which piece plays during a game. Everything is heard at once, and moving a
//! slider switches on what was off.

use eframe::egui::{Response, RichText, Slider, Ui, WidgetInfo};

use super::command::Command;
use super::theme::Palette;
use super::widgets::{
    ButtonLook, choices, command_button, dialog, focus_first, follow_focus, strong, wide_button,
};
use super::words::Words;
use crate::audio::MusicPiece;
use crate::settings::{GameMusic, Settings, Volume};

/// How wide the page is.
const WIDTH: f32 = 480.0;
/// How much of it the switches take, and the numbers behind the sliders.
const SWITCH: f32 = 158.0;
const NUMBER: f32 = 60.0;
/// How many percent a key moves a volume.
const STEP: u8 = 5;

/// What was answered.
#[derive(Clone, Debug, PartialEq)]
pub enum SoundAction {
    /// Back to what is behind.
    Close,
    /// A switch was pressed.
    Do(Command),
    /// Other settings.
    Set {
        /// These.
        settings: Box<Settings>,
        /// Whether the slider, if it was one, was let go.
        settled: bool,
    },
}

/// Draws the page over the window.
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

/// The switch of effects or music.
fn switch(ui: &mut Ui, words: &Words, command: Command, on: bool) -> Option<Command> {
    let left = ui.cursor().left();
    let look = ButtonLook { enabled: true, on: Some(on), words: true, instead: None };
    let pressed = command_button(ui, words, command, look).then_some(command);
    // The sliders begin below one another.
    ui.add_space((left + SWITCH - ui.cursor().left()).max(0.0));
    pressed
}

/// A slider that was drawn.
struct Drawn {
    response: Response,
    /// Another volume, and whether the slider was let go.
    volume: Option<(Volume, bool)>,
}

/// A slider with a name, and its value behind it; empty where nothing is heard.
fn slider(ui: &mut Ui, (name, now, on): (&str, Volume, bool)) -> Drawn {
    let palette = Palette::current(ui.ctx());
    let mut percent = now.as_percent();
    let slider = ui.scope(|ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - NUMBER).max(NUMBER);
        ui.spacing_mut().slider_rail_height = 8.0;
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_fill = palette.line;
        // The one that has the keyboard is seen to have it.
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
