//! The parts that several pages share: the bar of commands, the players' strips, the status line.

use eframe::egui::{
    Align, Align2, CornerRadius, FontFamily, FontId, Layout, Rect, Stroke, StrokeKind, Ui,
    UiBuilder, vec2,
};
use tabletop::{BySide, Side};

use super::layout::PageLayout;
use crate::ui::command::Command;
use crate::ui::faces::{Portrait, paint_portrait};
use crate::ui::icons::Icon;
use crate::ui::players::PlayerNames;
use crate::ui::rooms::RoomView;
use crate::ui::screens::words_line;
use crate::ui::switch::small_switch;
use crate::ui::theme::{Palette, SEMIBOLD, sizes};
use crate::ui::toast::keep_clear_from;
use crate::ui::widgets::{ButtonLook, at_right_end, command_button, cut_to_fit, strong};

/// The width of the bar below which the switches of sound are plain buttons.
const WITH_SWITCHES: f32 = 600.0;

/// The width of a strip below which the note is below the name.
const NARROW_STRIP: f32 = 320.0;
/// The greatest size of a face on a strip.
const FACE: f32 = 56.0;

/// A button of the bar.
#[derive(Clone, Copy)]
pub(super) struct BarButton {
    pub command: Command,
    pub enabled: bool,
    /// An icon and a label that replace those of the command.
    pub instead: Option<(Icon, &'static str)>,
    /// Whether the label is beside the icon in a wide window.
    pub words: bool,
}

impl BarButton {
    pub(super) fn new(command: Command, enabled: bool) -> Self {
        BarButton { command, enabled, instead: None, words: true }
    }

    /// Returns a button that never shows its label.
    pub(super) fn icon(command: Command, enabled: bool) -> Self {
        BarButton { words: false, ..BarButton::new(command, enabled) }
    }
}

/// Draws the bar above the board: `buttons` on the left, the switches of sound on the right.
/// Returns the command that was pressed.
pub(super) fn bar(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    buttons: &[BarButton],
) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let with_words = rect.width() >= sizes::WORDS_WIDTH;
    let mut pressed = None;
    let inner = rect.shrink2(vec2(10.0, 6.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for BarButton { command, enabled, instead, words } in buttons {
            let look = ButtonLook {
                enabled: *enabled,
                on: None,
                words: with_words && *words,
                instead: *instead,
            };
            if command_button(ui, view.words, *command, look) {
                pressed = Some(*command);
            }
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

/// Draws the strips of both players, the one of `near` below the board. `piece` returns what a side
/// plays with, and `note` what a strip says of its player.
pub(super) fn strips<'a>(
    ui: &mut Ui,
    layout: &PageLayout,
    near: Side,
    players: &BySide<PlayerNames>,
    piece: impl Fn(Side) -> Option<&'static str>,
    note: impl Fn(Side) -> Option<&'a str>,
) {
    for (side, rect) in [(near.next(2), layout.far), (near, layout.near)] {
        let portrait = players[side].opponent.map(Portrait::from);
        let name = &players[side].full_name;
        let name = piece(side).map_or(name.clone(), |piece| format!("{piece} · {name}"));
        strip(ui, rect, portrait, &name, note(side));
    }
}

/// Draws the strip of a player: the portrait of a computer, the name, and `note` while it is this
/// player's turn.
pub(super) fn strip(
    ui: &mut Ui,
    rect: Rect,
    portrait: Option<Portrait>,
    name: &str,
    note: Option<&str>,
) {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    let stroke = match note {
        Some(_) => Stroke::new(2.5, palette.accent),
        None => Stroke::new(1.0, palette.line),
    };
    ui.painter().rect(rect, round, palette.paper, stroke, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(14.0, 2.0));
    let font = |size| FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    let mut room = inner;
    if let Some(portrait) = portrait {
        let face = room.height().min(FACE);
        let (face, rest) = room.split_left_right_at_x(room.left() + face);
        paint_portrait(ui.painter(), face.shrink(2.0), portrait);
        room = rest.with_min_x(rest.left() + 8.0);
    }
    if let Some(note) = note {
        // In a narrow strip, the note is below the name.
        let is_below = rect.width() < NARROW_STRIP;
        let (at, align) = match is_below {
            true => (room.left_bottom() - vec2(0.0, 6.0), Align2::LEFT_BOTTOM),
            false => (room.right_center(), Align2::RIGHT_CENTER),
        };
        let painted = ui.painter().text(at, align, note, font(14.0), palette.accent);
        room = match is_below {
            true => room.with_max_y(painted.top()),
            false => room.with_max_x(painted.left() - 10.0),
        };
    }
    let builder = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| cut_to_fit(ui, strong(name).size(17.0).color(palette.ink)));
}

/// Draws the status line: `text`, in the colour of warnings if `warns`, and the button of
/// `command`. Returns whether that was pressed.
pub(super) fn line(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    (text, warns): (&str, bool),
    command: Option<Command>,
) -> bool {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let mut pressed = false;
    let builder = UiBuilder::new()
        .max_rect(rect.shrink2(vec2(12.0, 1.0)))
        .layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        if let Some(command) = command {
            let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
            pressed = command_button(ui, view.words, command, look);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let ink = if warns { palette.warning } else { palette.ink };
            words_line::words_line(ui, text, None, ink, 1.0);
        });
    });
    words_line::announce(ui, rect, text, None);
    keep_clear_from(ui, rect.top());
    pressed
}
