//! The fonts, and egui's style derived from the palette.

use std::sync::Arc;

use eframe::egui::style::ScrollStyle;
use eframe::egui::{
    Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Shadow, Stroke, Style,
    TextStyle, Theme, Ui, Vec2, Visuals,
};

use super::{Palette, look, sizes, touch};
use basics::BoardLook;

/// The family name of the semi-bold weight.
pub const SEMIBOLD: &str = "semibold";
/// The family name of the bold weight.
pub const BOLD: &str = "bold";
/// The font family of the Chinese characters on pieces.
pub const CHARACTERS: &str = "characters";

/// Installs the program's fonts and style in a context.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    ctx.options_mut(|options| {
        options.fallback_theme = Theme::Light;
        // Text size is a setting of the player, with the same keys.
        options.zoom_with_keyboard = false;
    });
    set_board(ctx, BoardLook::default());
}

/// Applies the style of a board look to a context.
pub fn set_board(ctx: &Context, board: BoardLook) {
    look::store(ctx, board);
    let target = touch::target(ctx);
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| {
            restyle(style, board, theme);
            style.spacing.interact_size = Vec2::splat(target);
        });
    }
}

/// The font file of running text.
pub static REGULAR_FONT: &[u8] =
    include_bytes!("../../../../assets/fonts/BeVietnamPro-Regular.ttf");
/// The font file of headings.
pub static BOLD_FONT: &[u8] = include_bytes!("../../../../assets/fonts/BeVietnamPro-Bold.ttf");

/// Returns Be Vietnam Pro in three weights, the characters of cờ tướng, and no other font. A
/// missing glyph thus fails the tests instead of falling back to another typeface.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(FontFamily, &'static [u8]); 4] = [
        (FontFamily::Proportional, REGULAR_FONT),
        (
            FontFamily::Name(SEMIBOLD.into()),
            include_bytes!("../../../../assets/fonts/BeVietnamPro-SemiBold.ttf"),
        ),
        (FontFamily::Name(BOLD.into()), BOLD_FONT),
        (
            FontFamily::Name(CHARACTERS.into()),
            include_bytes!("../../../../assets/fonts/CoTuong.otf"),
        ),
    ];
    for (family, bytes) in faces {
        let name = family.to_string();
        fonts.font_data.insert(name.clone(), Arc::new(FontData::from_static(bytes)));
        fonts.families.insert(family, vec![name]);
    }
    let regular = fonts.families[&FontFamily::Proportional].clone();
    fonts.families.insert(FontFamily::Monospace, regular);
    fonts
}

fn restyle(style: &mut Style, board: BoardLook, theme: Theme) {
    let palette = Palette::of(board, theme);
    style.text_styles = [
        (TextStyle::Small, FontId::new(13.0, FontFamily::Proportional)),
        (TextStyle::Body, FontId::new(16.0, FontFamily::Proportional)),
        (TextStyle::Monospace, FontId::new(16.0, FontFamily::Proportional)),
        (TextStyle::Button, FontId::new(16.0, FontFamily::Name(SEMIBOLD.into()))),
        (TextStyle::Heading, FontId::new(24.0, FontFamily::Name(BOLD.into()))),
    ]
    .into();
    style.spacing.item_spacing = Vec2::splat(sizes::GAP);
    style.spacing.button_padding = Vec2::new(14.0, 6.0);
    style.interaction.selectable_labels = false;
    style.animation_time = 0.08;
    // A page that can be scrolled always shows a scroll bar, even without the pointer over it.
    style.spacing.scroll = ScrollStyle {
        foreground_color: true,
        floating_width: 8.0,
        floating_allocated_width: 10.0,
        dormant_background_opacity: 0.35,
        dormant_handle_opacity: 0.75,
        ..ScrollStyle::floating()
    };
    style.visuals = visuals(theme, palette);
}

/// Hides the scroll bars of what is drawn in `ui`, which still takes their room: a dialog covers the page, whose bar would
/// lie beside that of the dialog.
pub fn hide_scroll_bars(ui: &mut Ui) {
    let scroll = &mut ui.spacing_mut().scroll;
    *scroll = ScrollStyle {
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.0,
        dormant_handle_opacity: 0.0,
        active_handle_opacity: 0.0,
        interact_handle_opacity: 0.0,
        ..*scroll
    };
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let mut visuals = theme.default_visuals();
    let round = CornerRadius::same(sizes::ROUND);
    visuals.override_text_color = None;
    visuals.panel_fill = palette.paper;
    visuals.window_fill = palette.paper;
    visuals.window_stroke = palette.edge();
    visuals.window_corner_radius = CornerRadius::same(2 * sizes::ROUND);
    visuals.window_shadow = Shadow { offset: [0, 6], blur: 24, spread: 0, color: palette.veil };
    visuals.popup_shadow = Shadow { offset: [0, 2], blur: 8, spread: 0, color: palette.veil };
    visuals.menu_corner_radius = round;
    visuals.extreme_bg_color = palette.button;
    visuals.weak_text_color = Some(palette.faint_ink);
    visuals.hyperlink_color = palette.accent;
    visuals.warn_fg_color = palette.warning;
    visuals.selection.bg_fill = palette.accent;
    visuals.selection.stroke = Stroke::new(2.0, palette.on_accent);
    let widgets = &mut visuals.widgets;
    let strong = |width| Stroke::new(width * palette.edge().width, palette.ink);
    for (widget, fill, line) in [
        (&mut widgets.noninteractive, palette.paper, palette.edge()),
        (&mut widgets.inactive, palette.button, palette.edge()),
        (&mut widgets.hovered, palette.button_hover, strong(1.5)),
        (&mut widgets.active, palette.button_hover, strong(2.5)),
        (&mut widgets.open, palette.button_hover, strong(1.5)),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = line;
        widget.fg_stroke = Stroke::new(1.5, palette.ink);
        widget.corner_radius = round;
        widget.expansion = 0.0;
    }
    visuals
}
