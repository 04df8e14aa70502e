//! The colours of the light and dark themes.

use eframe::egui::{Color32, Stroke};

use basics::BoardLook;

/// The colours of one theme. Text has a contrast of at least 4.5 to 1 on each of its backgrounds; a test verifies
/// this.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The board look that the colours belong to.
    pub board: BoardLook,
    /// The background of panels and dialogs.
    pub paper: Color32,
    /// The background of buttons at rest.
    pub button: Color32,
    /// The background of buttons under the pointer.
    pub button_hover: Color32,
    /// Lines around panels and buttons.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Secondary text.
    pub faint_ink: Color32,
    /// The background of selected items and primary buttons.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Warnings and errors on paper.
    pub warning: Color32,
    /// The lines of the board, and marks on it.
    pub chalk: Color32,
    /// The number of a cell on the ground beside the board.
    pub number: Color32,
    /// The chalk of each side's row on a triangle or square.
    pub sides: [Color32; 4],
    /// The fill of a playable cell.
    pub playable: Color32,
    /// The fill of the chosen cell.
    pub chosen: Color32,
    /// The ring around what is pointed at.
    pub ring: Color32,
    /// The frame of the cell or arrow with keyboard focus. It contrasts with its rim so strongly
    /// that one of the two stands out from any background.
    pub focus: Color32,
    /// The rim of that frame.
    pub focus_rim: Color32,
    /// The background of the numbers on the board.
    pub badge: Color32,
    /// The numbers.
    pub on_badge: Color32,
    /// The tint of the light on the stones.
    pub stones: Color32,
    /// An overlay that softens the background under a small picture.
    pub calm: Color32,
    /// The background of a stop sign.
    pub stop: Color32,
    /// The background of a go sign.
    pub go: Color32,
    /// The symbols on these signs.
    pub on_sign: Color32,
    /// The overlay that dims the window behind a dialog.
    pub veil: Color32,
}

/// A sunny yard.
pub(super) const LIGHT: Palette = Palette {
    board: BoardLook::Yard,
    paper: Color32::from_rgb(0xfb, 0xf5, 0xe9),
    button: Color32::from_rgb(0xf0, 0xe4, 0xcd),
    button_hover: Color32::from_rgb(0xe6, 0xd4, 0xb2),
    line: Color32::from_rgb(0xa9, 0x90, 0x6c),
    ink: Color32::from_rgb(0x2e, 0x21, 0x16),
    faint_ink: Color32::from_rgb(0x68, 0x55, 0x40),
    accent: Color32::from_rgb(0x1f, 0x66, 0x5c),
    on_accent: Color32::from_rgb(0xff, 0xff, 0xff),
    warning: Color32::from_rgb(0xa3, 0x22, 0x14),
    chalk: Color32::from_rgb(0xff, 0xfb, 0xf0),
    number: Color32::from_rgb(0xff, 0xfb, 0xf0),
    sides: [
        Color32::from_rgb(0xff, 0xd9, 0x9a),
        Color32::from_rgb(0xa6, 0xde, 0xff),
        Color32::from_rgb(0xff, 0xbd, 0xdf),
        Color32::from_rgb(0xbf, 0xf2, 0xb4),
    ],
    playable: Color32::from_rgba_premultiplied(0x24, 0x22, 0x18, 0x24),
    chosen: Color32::from_rgba_premultiplied(0x66, 0x55, 0x1c, 0x6a),
    ring: Color32::from_rgb(0xff, 0xe0, 0x66),
    focus: Color32::from_rgb(0x7f, 0xe3, 0xff),
    focus_rim: Color32::from_rgb(0x04, 0x22, 0x2e),
    badge: Color32::from_rgb(0x2e, 0x21, 0x16),
    on_badge: Color32::from_rgb(0xff, 0xf8, 0xea),
    stones: Color32::WHITE,
    calm: Color32::from_rgba_premultiplied(0x3c, 0x20, 0x18, 0x90),
    stop: Color32::from_rgb(0xb3, 0x1b, 0x12),
    go: Color32::from_rgb(0x1c, 0x6b, 0x3a),
    on_sign: Color32::from_rgb(0xff, 0xff, 0xff),
    veil: Color32::from_rgba_premultiplied(0, 0, 0, 0x8c),
};

/// The yard at dusk.
pub(super) const DARK: Palette = Palette {
    board: BoardLook::Yard,
    paper: Color32::from_rgb(0x22, 0x20, 0x24),
    button: Color32::from_rgb(0x34, 0x30, 0x36),
    button_hover: Color32::from_rgb(0x46, 0x40, 0x48),
    line: Color32::from_rgb(0x7a, 0x6e, 0x72),
    ink: Color32::from_rgb(0xf4, 0xec, 0xe0),
    faint_ink: Color32::from_rgb(0xb8, 0xac, 0xa4),
    accent: Color32::from_rgb(0x7f, 0xd1, 0xc1),
    on_accent: Color32::from_rgb(0x10, 0x24, 0x21),
    warning: Color32::from_rgb(0xff, 0xa0, 0x8c),
    chalk: Color32::from_rgb(0xea, 0xe4, 0xd8),
    number: Color32::from_rgb(0xea, 0xe4, 0xd8),
    sides: [
        Color32::from_rgb(0xff, 0xd9, 0x9a),
        Color32::from_rgb(0xa6, 0xde, 0xff),
        Color32::from_rgb(0xff, 0xbd, 0xdf),
        Color32::from_rgb(0xbf, 0xf2, 0xb4),
    ],
    playable: Color32::from_rgba_premultiplied(0x1e, 0x1d, 0x18, 0x1e),
    chosen: Color32::from_rgba_premultiplied(0x55, 0x48, 0x1a, 0x5a),
    ring: Color32::from_rgb(0xff, 0xdb, 0x57),
    focus: Color32::from_rgb(0x7f, 0xe3, 0xff),
    focus_rim: Color32::from_rgb(0x02, 0x14, 0x1c),
    badge: Color32::from_rgb(0x16, 0x13, 0x14),
    on_badge: Color32::from_rgb(0xff, 0xf3, 0xdd),
    stones: Color32::from_rgb(0xd6, 0xd4, 0xde),
    calm: Color32::from_rgba_premultiplied(0x18, 0x10, 0x10, 0x80),
    stop: Color32::from_rgb(0xb3, 0x1b, 0x12),
    go: Color32::from_rgb(0x1c, 0x6b, 0x3a),
    on_sign: Color32::from_rgb(0xff, 0xff, 0xff),
    veil: Color32::from_rgba_premultiplied(0, 0, 0, 0x9c),
};

impl Palette {
    /// Returns the colours of the rim and the line that frame a button with keyboard focus.
    pub fn focus_on_paper(&self) -> [Color32; 2] {
        match self.board {
            BoardLook::Yard | BoardLook::Wood => [self.paper, self.ink],
            // In high contrast every button has a line in ink.
            BoardLook::Contrast | BoardLook::Projector => [self.focus_rim, self.focus],
        }
    }

    /// Returns the line around panels and buttons at rest.
    pub fn edge(&self) -> Stroke {
        let width = match self.board {
            BoardLook::Yard | BoardLook::Wood => 1.0,
            BoardLook::Contrast => 2.0,
            BoardLook::Projector => 3.0,
        };
        Stroke::new(width, self.line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::Theme;
    use strum::IntoEnumIterator;

    /// Returns the relative luminance as defined by WCAG 2.1.
    fn luminance(colour: Color32) -> f64 {
        let [r, g, b, _] = colour.to_array().map(|byte| {
            let c = f64::from(byte) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(a: Color32, b: Color32) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn every_palette() -> impl Iterator<Item = &'static Palette> {
        let boards = BoardLook::iter();
        let themes = [Theme::Light, Theme::Dark];
        boards.flat_map(move |board| themes.map(|theme| Palette::of(board, theme)))
    }

    #[test]
    fn the_frame_of_the_keyboard_stands_out_from_everything_and_is_not_that_of_a_capture() {
        for palette in every_palette() {
            let Palette { focus, focus_rim, ring, chalk, .. } = *palette;
            // Of two colours so far apart one is at 3 to 1 or more to any third.
            assert!(contrast(focus, focus_rim) >= 9.0, "{focus:?} in {focus_rim:?}");
            for mark in [ring, chalk] {
                let [a, b] = [focus, mark].map(|colour| colour.to_array());
                let apart: u32 = a.into_iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b))).sum();
                assert!(apart >= 120, "{focus:?} looks like {mark:?}");
            }
        }
    }

    #[test]
    fn the_marks_of_a_lesson_and_of_a_hint_stand_out_from_everything() {
        for Palette { board, ring, badge, paper, .. } in every_palette() {
            if board.is_plain() {
                // The board is as plain as paper.
                assert!(contrast(*ring, *paper) >= 3.0, "{ring:?} on {paper:?}");
            } else {
                // One of two colours so far apart has at least 3 to 1 to any third.
                assert!(contrast(*ring, *badge) >= 9.0, "{board:?}: {ring:?} in {badge:?}");
            }
        }
    }

    #[test]
    fn words_keep_their_contrast_on_every_ground() {
        for palette in every_palette() {
            let least = if palette.board.is_plain() { 7.0 } else { 4.5 };
            for (ink, ground) in [
                (palette.ink, palette.paper),
                (palette.ink, palette.button),
                (palette.ink, palette.button_hover),
                (palette.faint_ink, palette.paper),
                (palette.faint_ink, palette.button),
                (palette.warning, palette.paper),
                (palette.on_accent, palette.accent),
                (palette.on_badge, palette.badge),
                (palette.on_sign, palette.stop),
                (palette.on_sign, palette.go),
            ] {
                assert!(contrast(ink, ground) >= least, "{ink:?} on {ground:?}");
            }
        }
    }
}
