//! The high-contrast colours, in black and white: no meaning depends on a shade alone. On a projector the
//! stones are coloured.

use eframe::egui::Color32;

use super::Palette;
use super::palette;
use basics::BoardLook;

/// Black on white.
pub(super) const LIGHT: Palette = Palette {
    board: BoardLook::Contrast,
    paper: Color32::WHITE,
    button: Color32::WHITE,
    button_hover: Color32::from_rgb(0xff, 0xee, 0xa0),
    line: Color32::BLACK,
    ink: Color32::BLACK,
    faint_ink: Color32::BLACK,
    accent: Color32::from_rgb(0x00, 0x2f, 0x8f),
    on_accent: Color32::WHITE,
    warning: Color32::from_rgb(0x96, 0x00, 0x00),
    chalk: Color32::BLACK,
    number: Color32::BLACK,
    sides: [
        Color32::from_rgb(0x8a, 0x42, 0x00),
        Color32::from_rgb(0x00, 0x3c, 0x96),
        Color32::from_rgb(0x8c, 0x00, 0x66),
        Color32::from_rgb(0x00, 0x5a, 0x1e),
    ],
    chosen: Color32::from_rgb(0xff, 0xe9, 0x8a),
    ring: Color32::from_rgb(0x00, 0x2f, 0x8f),
    focus: Color32::from_rgb(0x7a, 0x00, 0x90),
    focus_rim: Color32::WHITE,
    badge: Color32::BLACK,
    on_badge: Color32::WHITE,
    calm: Color32::TRANSPARENT,
    stop: Color32::from_rgb(0x96, 0x00, 0x00),
    go: Color32::from_rgb(0x00, 0x55, 0x20),
    ..palette::LIGHT
};

/// White on black.
pub(super) const DARK: Palette = Palette {
    board: BoardLook::Contrast,
    paper: Color32::BLACK,
    button: Color32::BLACK,
    button_hover: Color32::from_rgb(0x3a, 0x34, 0x00),
    line: Color32::WHITE,
    ink: Color32::WHITE,
    faint_ink: Color32::WHITE,
    accent: Color32::from_rgb(0xff, 0xe0, 0x33),
    on_accent: Color32::BLACK,
    warning: Color32::from_rgb(0xff, 0xb0, 0xa0),
    chalk: Color32::WHITE,
    number: Color32::WHITE,
    chosen: Color32::from_rgb(0x4a, 0x42, 0x00),
    ring: Color32::from_rgb(0xff, 0xe0, 0x33),
    focus: Color32::from_rgb(0x5c, 0xe1, 0xff),
    focus_rim: Color32::BLACK,
    badge: Color32::WHITE,
    on_badge: Color32::BLACK,
    stones: Color32::WHITE,
    calm: Color32::TRANSPARENT,
    stop: Color32::from_rgb(0x96, 0x00, 0x00),
    go: Color32::from_rgb(0x00, 0x55, 0x20),
    ..palette::DARK
};

/// Black on white, for a projector.
pub(super) const FAR_LIGHT: Palette = Palette { board: BoardLook::Projector, ..LIGHT };

/// White on black, for a projector.
pub(super) const FAR_DARK: Palette =
    Palette { board: BoardLook::Projector, stones: palette::DARK.stones, ..DARK };
