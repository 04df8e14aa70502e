//! A switch that shows whether it is on: a knob on a track, beside an icon and a text.

use eframe::egui::{
    Color32, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle,
    TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use crate::icons::{self, Icon};
use crate::theme::{Palette, sizes, touch};
use crate::widgets::{follow_focus, strong};

/// The size of the track, in points.
const TRACK: Vec2 = vec2(34.0, 20.0);
/// The distance of the knob from the edge of the track, in points.
const AROUND_KNOB: f32 = 3.0;
/// The width and height of the icon, and the gap beside it, in points.
const ICON: f32 = 18.0;
const GAP: f32 = 8.0;
/// The padding at either end, in points.
const PADDING: f32 = 10.0;

/// Draws a switch named `name`, with a text if `with_text`. `width` is its minimum width, with the
/// track at the right end. A click requests the other state.
pub fn switch(
    ui: &mut Ui,
    icon: Option<Icon>,
    name: &str,
    with_text: bool,
    on: bool,
    width: f32,
) -> Response {
    let palette = Palette::current(ui.ctx());
    let icon_width = icon.map_or(0.0, |_| ICON + GAP);
    let around = 2.0 * PADDING + icon_width + TRACK.x;
    let room = ui.max_rect().width();
    let text = with_text.then(|| {
        let text = WidgetText::from(strong(name).size(15.0));
        text.into_galley(ui, Some(TextWrapMode::Wrap), room - around - GAP, TextStyle::Button)
    });
    let text_size = text.as_ref().map_or(Vec2::ZERO, |text| text.size() + vec2(GAP, 0.0));
    let natural = around + text_size.x;
    let size = vec2(natural.max(width.min(room)), touch::target(ui).max(text_size.y + GAP));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, name));

    let visuals = ui.style().interact(&response);
    let round = CornerRadius::same(sizes::ROUND);
    let (fill, stroke) = (visuals.weak_bg_fill, visuals.bg_stroke);
    ui.painter().rect(rect, round, fill, stroke, StrokeKind::Inside);
    let mut left = rect.left() + PADDING;
    if let Some(icon) = icon {
        let at = Rect::from_min_size(pos2(left, rect.center().y - ICON / 2.0), Vec2::splat(ICON));
        icons::paint(ui.painter(), at, icon, palette.ink, !on);
        left += ICON + GAP;
    }
    if let Some(text) = text {
        let at = pos2(left, rect.center().y - text.size().y / 2.0);
        ui.painter().galley_with_override_text_color(at, text, palette.ink);
    }
    let track = Rect::from_center_size(
        pos2(rect.right() - PADDING - TRACK.x / 2.0, rect.center().y),
        TRACK,
    );
    paint_track(ui, palette, track, on);
    follow_focus(&response);
    response
}

/// Paints the track with its knob: filled and to the right if the switch is on.
fn paint_track(ui: &Ui, palette: &Palette, track: Rect, on: bool) {
    let round = track.height() / 2.0;
    let (fill, knob): (Color32, Color32) =
        if on { (palette.accent, palette.on_accent) } else { (palette.paper, palette.faint_ink) };
    let line = if on { palette.accent } else { palette.faint_ink };
    ui.painter().rect(track, round, fill, Stroke::new(1.5, line), StrokeKind::Inside);
    let x = if on { track.right() - round } else { track.left() + round };
    ui.painter().circle_filled(pos2(x, track.center().y), round - AROUND_KNOB, knob);
}
