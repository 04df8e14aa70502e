//! The settings sheet: language, look, colours, text, motion, sound and the move preview. It lies
//! at the right edge of the window and covers nothing else, so that each change is visible at once.

mod rows;
mod volume;

use eframe::egui::{Align2, Color32, Frame, Id, Label, Modal, RichText, ScrollArea, Ui, vec2};

use super::click_through;
use super::command::Command;
use super::page::{heading_and_buttons, scrolling_choices};
use super::switch::switch;
use super::theme::{Palette, sizes};
use super::widgets::{
    bold, commands_in_row, explain, focus_first, scrolled_by_page_keys, wide_button,
};
use super::words::Words;
use crate::settings::{Language, Settings};
use crate::ui::words::OAnQuanSentences;

/// The width of the sheet and the distance from the edges of the window, in points.
const WIDTH: f32 = 400.0;
const EDGE: f32 = 8.0;
/// The width from which the button is beside the heading, in points.
const BESIDE: f32 = 260.0;
/// The width of its frame on both sides together, in points.
const AROUND: f32 = 34.0;
/// In windows lower than this, in points, the sheet omits the hint about the preview.
const LOW: f32 = 440.0;
/// In windows lower than this, in points, the heading scrolls with the rest.
const LOWEST: f32 = 200.0;

/// What the player did on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsAction {
    /// Closed the sheet.
    Close,
    /// Gave a command.
    Do(Command),
    /// Changed the settings.
    Set {
        /// The new settings.
        settings: Box<Settings>,
        /// Whether the change is final: `false` while a slider is being dragged.
        settled: bool,
    },
}

impl SettingsAction {
    fn set(settings: Settings) -> Self {
        SettingsAction::Set { settings: Box::new(settings), settled: true }
    }
}

/// Draws the sheet, the dialog numbered `opened`, and returns what the player did on it. Besides the
/// settings, it shows the language and whether the board previews moves.
pub fn show(
    ui: &Ui,
    words: &Words,
    in_use: (Language, bool),
    now: &Settings,
    opened: u32,
) -> Option<SettingsAction> {
    let id = Id::unique("settings");
    let area = Modal::default_area(id).anchor(Align2::RIGHT_TOP, vec2(-EDGE, EDGE));
    let area = area.accessible_name(words.home.settings);
    let frame = Frame::window(ui.style()).inner_margin(16);
    let room = ui.ctx().content_rect().size() - vec2(2.0 * EDGE, 2.0 * EDGE);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::TRANSPARENT);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(WIDTH.min(room.x - AROUND));
        ui.set_max_height(room.y - AROUND);
        let all = ScrollArea::both().max_width(room.x - AROUND).max_height(room.y - AROUND);
        let shown = all.show(ui, |ui| {
            let closed = heading_and_done(ui, words);
            let action = if room.y < LOWEST {
                scrolled_by_page_keys(ui, room.y);
                content(ui, words, in_use, now)
            } else {
                scrolling_choices(ui, opened, |ui| content(ui, words, in_use, now))
            };
            if closed { Some(SettingsAction::Close) } else { action }
        });
        shown.inner
    });
    click_through::note(ui.ctx(), &shown);
    let close = shown.should_close();
    shown.inner.or(close.then_some(SettingsAction::Close))
}

/// Draws the heading and the button that closes the sheet. Returns whether it was pressed.
fn heading_and_done(ui: &mut Ui, words: &Words) -> bool {
    let done = |ui: &mut Ui| {
        let done = wide_button(ui, words.rules().done, 100.0, true);
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
) -> Option<SettingsAction> {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.spacing_mut().button_padding.x = 10.0;
    let mut action = None;
    let mut set = rows::language(ui, words, language, now);
    for row in [rows::board, rows::surrounding, rows::text_size] {
        set = row(ui, words, now).or(set);
    }
    set = rows::speed(ui, words, now).or(set);
    ui.separator();
    action = volume::volumes(ui, words, now).or(action);
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
        ui.label(hint);
    }
    ui.separator();
    ui.spacing_mut().item_spacing.x = sizes::GAP / 2.0;
    let others = [Command::HowToPlay, Command::About, Command::Quit];
    pressed = commands_in_row(ui, words, &others, width).or(pressed);
    let done = set.map(SettingsAction::set).or(pressed.map(SettingsAction::Do));
    done.or(action)
}
