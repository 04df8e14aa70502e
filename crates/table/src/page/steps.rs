//! The controls of a replay that its bar has besides buttons: the slider, the number of moves shown and
//! the pace.

use eframe::egui::{
    Align, Label, Layout, Slider, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, vec2,
};
use tabletop::{Game, Replay, ReplayPace};
use ui_kit::theme::{Palette, touch};
use window::widgets::{follow_focus, select, strong};
use window_words::Words;

/// The range of the slider's width.
pub const SLIDER: std::ops::RangeInclusive<f32> = 60.0..=320.0;
/// The width of the pace list.
pub const PACE: f32 = 92.0;

/// Draws the slider that goes to any step. Returns the step it was moved to, if any.
pub fn slider<G: Game>(
    ui: &mut Ui,
    words: &Words,
    replay: &Replay<G>,
    width: f32,
) -> Option<usize> {
    let palette = Palette::current(ui.ctx());
    let mut step = replay.shown();
    let enabled = replay.steps() > 0;
    let response = ui.scope(|ui| {
        ui.spacing_mut().slider_width = width;
        ui.spacing_mut().slider_rail_height = 8.0;
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_fill = palette.line;
        // Make keyboard focus visible.
        (widgets.active.bg_fill, widgets.active.expansion) = (palette.accent, 2.0);
        let slider = Slider::new(&mut step, 0..=replay.steps().max(1)).show_value(false);
        ui.add_enabled(enabled, slider.trailing_fill(true))
    });
    let response = response.inner;
    let shown = replay.shown() as f64;
    response.widget_info(|| WidgetInfo::slider(enabled, shown, words.replay.slider));
    follow_focus(&response);
    (response.changed() && step != replay.shown()).then_some(step)
}

/// Draws the number of moves `shown`, and of `all` moves.
pub fn count(ui: &mut Ui, words: &Words, [shown, all]: [usize; 2], width: f32) {
    let message = words.replay.count(shown, all);
    let size = vec2(width, touch::target(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(width);
        ui.add(Label::new(strong(message).size(15.0)));
    });
}

/// Returns the width of the widest count, so that the controls beside it do not move.
pub fn count_width(ui: &Ui, words: &Words, all: usize) -> f32 {
    let text = WidgetText::from(strong(words.replay.count(all, all)).size(15.0));
    let wrap = Some(TextWrapMode::Extend);
    text.into_galley(ui, wrap, f32::INFINITY, TextStyle::Body).size().x.ceil()
}

/// Draws the list of paces. Returns the one that the player has chosen.
pub fn pace_list(ui: &mut Ui, words: &Words, now: ReplayPace) -> Option<ReplayPace> {
    let names = [
        (ReplayPace::Slow, words.slow),
        (ReplayPace::Normal, words.normal),
        (ReplayPace::Fast, words.fast),
    ];
    let mut pace = now;
    select(ui, words.replay.speed, &names, PACE, &mut pace);
    (pace != now).then_some(pace)
}
