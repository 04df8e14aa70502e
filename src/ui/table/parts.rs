//! The parts that several pages share: the bar of commands, rows of text, the status line.

use eframe::egui::{Align, CornerRadius, Layout, Rect, StrokeKind, Ui, UiBuilder, vec2};

use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::rooms::RoomView;
use crate::ui::screens::{MORE_IN_ROOM, more, words_line};
use crate::ui::switch::small_switch;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{ButtonLook, Face, at_right_end, command_button};

/// The width of the bar below which the switches of sound are plain buttons, or in the list of more
/// commands where there is one.
const WITH_SWITCHES: f32 = 600.0;
/// The width of the bar below which the list has the commands that need not be buttons.
const WITH_LISTED: f32 = 720.0;
/// The width of both switches of sound, and the gap between buttons.
pub(super) const SWITCHES: f32 = 180.0;
pub(super) const BETWEEN: f32 = 6.0;

/// A button of the bar.
#[derive(Clone, Copy)]
pub(super) struct BarButton {
    pub command: Command,
    pub enabled: bool,
    /// An icon and a label that replace those of the command.
    pub instead: Option<(Icon, &'static str)>,
    /// Whether the label is beside the icon in a wide window.
    pub words: bool,
    /// Whether a switch is on.
    pub on: Option<bool>,
    /// Whether only the list of more commands has it in a narrow window.
    pub listed: bool,
    /// Whether only the list has it in every window.
    pub only_listed: bool,
}

impl BarButton {
    pub(super) fn new(command: Command, enabled: bool) -> Self {
        BarButton {
            command,
            enabled,
            instead: None,
            words: true,
            on: None,
            listed: false,
            only_listed: false,
        }
    }

    /// Returns a button with the icon of the command and a label of its own.
    pub(super) fn named(command: Command, label: &'static str, enabled: bool) -> Self {
        BarButton {
            instead: command.icon().map(|icon| (icon, label)),
            ..BarButton::new(command, enabled)
        }
    }

    /// Returns a button that never shows its label.
    pub(super) fn icon(command: Command, enabled: bool) -> Self {
        BarButton { words: false, ..BarButton::new(command, enabled) }
    }

    /// Returns a button that a narrow window has in the list of more commands only.
    pub(super) fn listed(command: Command, enabled: bool) -> Self {
        BarButton { listed: true, ..BarButton::icon(command, enabled) }
    }

    /// Returns a button that only the list of more commands has.
    pub(super) fn only_listed(command: Command, enabled: bool) -> Self {
        BarButton { only_listed: true, ..BarButton::listed(command, enabled) }
    }
}

/// Draws the bar above the board: `buttons` on the left, with the list of more commands if there is a
/// game, and the switches of sound on the right.
/// Returns the command that was pressed.
pub(super) fn bar(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    buttons: &[BarButton],
) -> Option<Command> {
    bar_with(ui, rect, view, buttons, 0.0, |_| {})
}

/// Like [`bar`], with more widgets after the buttons, `room` points wide.
pub(super) fn bar_with(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    buttons: &[BarButton],
    room: f32,
    more_widgets: impl FnOnce(&mut Ui),
) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let mut pressed = None;
    let inner = rect.shrink2(vec2(10.0, 6.0));
    let offers_more = buttons.iter().any(|button| button.command == Command::Moves);
    let with_words = match rect.width() >= sizes::WORDS_WIDTH {
        true => buttons_with_words(ui, view, buttons, inner.width() - SWITCHES - room),
        false => 0,
    };
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for (place, button) in buttons.iter().enumerate() {
            let BarButton { command, enabled, instead, words, on, listed, only_listed } = button;
            if *only_listed || *listed && rect.width() < WITH_LISTED {
                continue;
            }
            let look = ButtonLook {
                enabled: *enabled,
                on: *on,
                words: place < with_words && *words,
                instead: *instead,
            };
            if command_button(ui, view.words, *command, look) {
                pressed = Some(*command);
            }
        }
        if offers_more {
            let listed =
                |command| buttons.iter().find(|button| button.command == command && button.listed);
            let evaluation = listed(Command::Evaluation).and_then(|button| button.on);
            let evaluation = evaluation.unwrap_or(view.settings.evaluation);
            let settings = Settings { evaluation, ..view.settings.clone() };
            let chosen =
                more(ui, view.words, &settings, false, MORE_IN_ROOM, |command| match command {
                    Command::Evaluation
                    | Command::TurnBoard
                    | Command::OfferDraw
                    | Command::EditPosition => listed(command).map(|button| button.enabled),
                    _ => Some(true),
                });
            pressed = chosen.or(pressed);
        }
        more_widgets(ui);
        if offers_more && rect.width() < WITH_SWITCHES {
            // The list has the switches of sound.
            return;
        }
        at_right_end(ui, "settings", |ui| {
            let switches =
                [(Command::Effects, view.settings.effects), (Command::Music, view.settings.music)];
            for (command, on) in switches {
                let look = ButtonLook { enabled: true, on: Some(on), words: false, instead: None };
                let is_pressed = match rect.width() >= WITH_SWITCHES {
                    true => small_switch(ui, view.words, command, on),
                    false => command_button(ui, view.words, command, look),
                };
                if is_pressed {
                    pressed = Some(command);
                }
            }
        });
    });
    pressed
}

/// Returns how many buttons, from the first one on, have room for their labels in a bar of this width.
fn buttons_with_words(ui: &Ui, view: &RoomView<'_>, buttons: &[BarButton], width: f32) -> usize {
    let size = |button: &BarButton, words: bool| {
        let own = (button.command.icon(), button.command.label(view.words));
        let (icon, label) = button.instead.map_or(own, |(icon, label)| (Some(icon), label));
        let text = (button.words && words || icon.is_none()).then_some(label);
        Face { icon, text, ..Face::default() }.size(ui).x + BETWEEN
    };
    // The button of the list of more commands is the last one.
    let seen = buttons.iter().filter(|button| !button.only_listed);
    let without: f32 = seen.map(|button| size(button, false)).sum();
    let mut left = width - without - sizes::TARGET - BETWEEN;
    let fits = |button: &&BarButton| {
        left -= size(button, true) - size(button, false);
        left >= 0.0
    };
    buttons.iter().take_while(fits).count()
}

/// Draws the status line, if it says something: a toast and `text`, in the colour of warnings if `warns`, and the
/// buttons of `commands`, of which only the first one shows its label. Returns the command that was
/// pressed.
pub(super) fn line(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    (text, warns): (&str, bool),
    commands: &[Command],
) -> Option<Command> {
    let both = view.toast.map(|toast| format!("{toast} {text}"));
    let text = both.as_deref().unwrap_or(text).trim_end();
    if text.is_empty() && commands.is_empty() {
        return None;
    }
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let mut pressed = None;
    let builder = UiBuilder::new()
        .max_rect(rect.shrink2(vec2(12.0, 1.0)))
        .layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        for (place, command) in commands.iter().enumerate() {
            let look = ButtonLook { enabled: true, on: None, words: place == 0, instead: None };
            if command_button(ui, view.words, *command, look) {
                pressed = Some(*command);
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let ink = if warns { palette.warning } else { palette.ink };
            words_line::words_line(ui, text, None, ink, 1.0);
        });
    });
    words_line::announce(ui, rect, text, None);
    pressed
}
