//! The settings sheet: language, look, colours, text, motion, sound and the move preview. It lies
//! at the right edge of the window and covers nothing else, so that each change is visible at once.

mod rows;
mod volume;

use eframe::egui::{
    Align2, Color32, Frame, Id, Label, Modal, RichText, ScrollArea, Ui, Vec2, vec2,
};
use ui_kit::balanced::wrapped;
use ui_kit::click_through;
use ui_kit::page::{heading_and_buttons, scrolling_choices};
use ui_kit::theme::{Palette, sizes};
use window::dialogs::{Dialog, DialogOver, Effect, change, closing, leave};
use window::switch::switch;
use window::widgets::{
    around_dialog, bold, commands_in_row, explain, focus_first, use_whole_width, wide_button,
};
use window::{Command, Desktop};
use window_words::Words;

use crate::settings::{Language, Settings};

/// The width of the sheet and the distance from the edges of the window, in points.
const WIDTH: f32 = 400.0;
const EDGE: f32 = 8.0;
/// The width from which the button is beside the heading, in points.
const BESIDE: f32 = 260.0;
/// The width of its frame on both sides together, and of the lines of that, in points.
const AROUND: f32 = 34.0;
const LINES: f32 = 2.0;
/// In windows lower than this, in points, the sheet omits the hint about the preview.
const LOW: f32 = 440.0;

/// The settings of the window.
#[derive(Default)]
pub struct SettingsSheet {
    /// Whether the music of a game plays, because the player has just chosen it.
    pub tries_music: bool,
}

impl Dialog for SettingsSheet {
    /// Draws the settings, and among them the language and whether the board previews moves.
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, now) = (over.words(), over.parts.settings());
        let in_use = (over.parts.language(), over.screen.previews(over.parts));
        let others = others(over.parts.desktop);
        let id = Id::unique("settings");
        let area = Modal::default_area(id).anchor(Align2::RIGHT_TOP, vec2(-EDGE, EDGE));
        let area = area.accessible_name(words.home.settings);
        // In a small window, the sheet takes no more for its frame than the choices in it expect.
        let around = around_dialog(ui.ctx()).min(2.0 * EDGE + AROUND);
        let within = (around - 2.0 * EDGE - LINES) / 2.0;
        let frame = Frame::window(ui.style()).inner_margin(within);
        let room = ui.ctx().content_rect().size() - Vec2::splat(around);
        let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::TRANSPARENT);
        let shown = modal.show(ui.ctx(), |ui| {
            ui.set_width(WIDTH.min(room.x));
            ui.set_max_height(room.y);
            let all = ScrollArea::vertical().max_height(room.y);
            let shown = all.show(ui, |ui| {
                use_whole_width(ui);
                let closed = heading_and_done(ui, words);
                let action = scrolling_choices(ui, over.opened, |ui| {
                    content(ui, words, in_use, now, others)
                });
                if closed { Some(close()) } else { action }
            });
            shown.inner
        });
        click_through::note(ui.ctx(), &shown);
        let closed = shown.should_close();
        shown.inner.or(closed.then(close))
    }

    fn effect(&self, command: Command) -> Option<Effect> {
        match command {
            Command::Settings => Some(close()),
            Command::Effects | Command::Music | Command::Preview => Some(leave(command)),
            _ => None,
        }
    }
}

/// Returns the commands at the end of the sheet.
fn others(desktop: Desktop) -> &'static [Command] {
    let all = &[Command::HowToPlay, Command::About, Command::Backup, Command::Quit];
    if desktop.closes { all } else { &all[..all.len() - 1] }
}

/// Returns the effect that closes the sheet.
fn close() -> Effect {
    closing(|_, context| context.parts.keep_settings(context.ctx))
}

/// Returns the effect that changes the settings. It is not `settled` while a slider is being dragged.
fn set(settings: Settings, settled: bool) -> Effect {
    change(move |sheet: &mut SettingsSheet, context| {
        let parts = &mut *context.parts;
        let before = std::mem::replace(&mut parts.preferences.settings, settings);
        // A newly chosen piece plays at once, even on the home.
        sheet.tries_music |= before.game_music != parts.settings().game_music;
        if settled {
            parts.keep_settings(context.ctx);
        } else {
            parts.apply_settings(context.ctx);
        }
        if before.effects_volume != parts.settings().effects_volume {
            parts.sound.play(parts.surface().sound());
        }
    })
}

/// Draws the heading and the button that closes the sheet. Returns whether it was pressed.
fn heading_and_done(ui: &mut Ui, words: &Words) -> bool {
    let done = |ui: &mut Ui| {
        let done = wide_button(ui, words.close, 100.0, true);
        focus_first(ui, &done);
        done.clicked()
    };
    if ui.available_width() >= BESIDE {
        return heading_and_buttons(ui, words.home.settings, done);
    }
    ui.add(Label::new(bold(words.home.settings, 24.0)));
    done(ui)
}

/// Draws everything below the heading.
fn content(
    ui: &mut Ui,
    words: &Words,
    (language, previews): (Language, bool),
    now: &Settings,
    others: &[Command],
) -> Option<Effect> {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.spacing_mut().button_padding.x = 10.0;
    let mut changed = rows::language(ui, words, language, now);
    for row in [rows::board, rows::surrounding, rows::text_size] {
        changed = row(ui, words, now).or(changed);
    }
    changed = rows::speed(ui, words, now).or(changed);
    ui.separator();
    let sounds = volume::volumes(ui, words, now);
    changed = rows::liveliness(ui, words, now).or(changed);
    ui.separator();
    let width = ui.available_width();
    let mut pressed = None;
    let (preview, label) = (Command::Preview, words.display.preview);
    let preview_switch = switch(ui, preview.icon(), label, true, previews, width);
    let tooltip = preview.tooltip(label, ui.ctx());
    // A switch that the player has not touched says why it is off.
    let (hint, tooltip) = match now.preview && !previews {
        true => {
            let hint = words.display.preview_automatic;
            (hint, format!("{tooltip}\n{hint}"))
        }
        false => (words.display.preview_hint, tooltip),
    };
    explain(&preview_switch, tooltip);
    if preview_switch.clicked() {
        pressed = Some(preview);
    }
    if ui.ctx().content_rect().height() >= LOW {
        let faint = Palette::current(ui.ctx()).faint_ink;
        let hint = RichText::new(hint).small().color(faint);
        wrapped(ui, hint);
    }
    ui.separator();
    ui.spacing_mut().item_spacing.x = sizes::GAP / 2.0;
    pressed = commands_in_row(ui, words, others, width).or(pressed);
    changed.map(|settings| set(settings, true)).or(pressed.map(leave)).or(sounds)
}
