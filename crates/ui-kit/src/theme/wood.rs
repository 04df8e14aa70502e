//! The colours of the wooden board: carved, on a mat, by day and by lamp light.

use eframe::egui::Color32;

use super::Palette;
use super::palette;
use basics::BoardLook;

/// By day.
pub(super) const LIGHT: Palette = Palette {
    board: BoardLook::Wood,
    accent: Color32::from_rgb(0x8a, 0x2f, 0x1c),
    chalk: Color32::from_rgb(0xff, 0xf0, 0xcf),
    number: Color32::from_rgb(0x1c, 0x11, 0x08),
    playable: Color32::from_rgba_premultiplied(0x2e, 0x22, 0x10, 0x14),
    chosen: Color32::from_rgba_premultiplied(0x54, 0x40, 0x14, 0x30),
    ring: Color32::from_rgb(0xff, 0xe4, 0x70),
    calm: Color32::from_rgba_premultiplied(0x20, 0x12, 0x08, 0x50),
    ..palette::LIGHT
};

/// By lamp light.
pub(super) const DARK: Palette = Palette {
    board: BoardLook::Wood,
    paper: Color32::from_rgb(0x26, 0x20, 0x1b),
    button: Color32::from_rgb(0x3a, 0x30, 0x28),
    button_hover: Color32::from_rgb(0x4e, 0x41, 0x36),
    line: Color32::from_rgb(0x80, 0x6c, 0x58),
    accent: Color32::from_rgb(0xf0, 0xb3, 0x6a),
    on_accent: Color32::from_rgb(0x2a, 0x17, 0x06),
    chalk: Color32::from_rgb(0xf0, 0xdd, 0xb8),
    number: Color32::from_rgb(0xf0, 0xdd, 0xb8),
    playable: Color32::from_rgba_premultiplied(0x26, 0x20, 0x10, 0x16),
    chosen: Color32::from_rgba_premultiplied(0x48, 0x38, 0x14, 0x2c),
    stones: Color32::from_rgb(0xe4, 0xd6, 0xc4),
    ..palette::DARK
};
