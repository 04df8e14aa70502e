//! The graph of margins: one mark for each of the latest games, whose shape shows the result.

use eframe::egui::{
    Align, FontId, Label, Layout, Rangef, Role, Sense, TextStyle, TextWrapMode, Ui, Vec2,
    WidgetInfo, WidgetText, vec2,
};
use egui_plot::{
    AxisHints, HLine, HoverPosition, Line, MarkerShape, PlotPoint, PlotPoints, Points,
    uniform_grid_spacer,
};
use tabletop::archive::statistics::{PersonResult, Score};
use tabletop::platform::local_time;
use ui_kit::still_plot::still_plot;
use ui_kit::theme::Palette;
use window::widgets::strong;
use window_words::{StatisticsWords, Words};

/// The maximum number of games shown; with more, the marks would overlap.
const MAX: usize = 50;
/// The radius of a mark.
const RADIUS: f32 = 5.5;
/// The size of a mark in the legend.
const SIGN: f32 = 16.0;
/// The minimum spacing of the numbers on the axis.
const NUMBER: f32 = 16.0;
/// The minimum extent of the margin axis, in points up and down.
const MIN: f64 = 10.0;
/// The possible steps between two numbers on the axis, in points.
const STEPS: [f64; 6] = [5.0, 10.0, 20.0, 50.0, 100.0, 500.0];
/// The maximum number of steps above or below zero.
const MAX_NUMBERS: f64 = 4.0;

/// The meaning of a mark.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ResultMark {
    Won,
    WonWithHelp,
    Drawn,
    Lost,
}

const MARKS: [ResultMark; 4] =
    [ResultMark::Won, ResultMark::WonWithHelp, ResultMark::Drawn, ResultMark::Lost];

impl ResultMark {
    fn of<C>(score: &Score<C>) -> Self {
        match score.result {
            PersonResult::Won if score.is_helped() => ResultMark::WonWithHelp,
            PersonResult::Won => ResultMark::Won,
            // A game ended by agreement has no margin, so it is never marked.
            PersonResult::Drawn | PersonResult::Agreed => ResultMark::Drawn,
            PersonResult::Lost => ResultMark::Lost,
        }
    }

    fn name(self, words: &StatisticsWords) -> &'static str {
        match self {
            ResultMark::Won => words.won,
            ResultMark::WonWithHelp => words.won_with_help,
            ResultMark::Drawn => words.drawn,
            ResultMark::Lost => words.lost,
        }
    }

    fn points(self, name: &str, places: Vec<[f64; 2]>, palette: &Palette) -> Points<'static> {
        let (shape, colour) = match self {
            ResultMark::Won => (MarkerShape::Up, palette.accent),
            ResultMark::WonWithHelp => (MarkerShape::Asterisk, palette.accent),
            ResultMark::Drawn => (MarkerShape::Diamond, palette.ink),
            ResultMark::Lost => (MarkerShape::Down, palette.warning),
        };
        Points::new(name, places).shape(shape).color(colour).radius(RADIUS)
    }
}

/// Draws the graph of games and their margins, the oldest first, `height` points high.
pub(crate) fn graph<C>(ui: &mut Ui, words: &Words, margins: &[(&Score<C>, i32)], height: f32) {
    let palette = Palette::current(ui.ctx());
    let words = &words.statistics;
    let last = &margins[margins.len().saturating_sub(MAX)..];
    if last.is_empty() {
        ui.label(words.no_margins);
        return;
    }
    ui.label(strong(words.graph(last.len())).small());
    let formatter = |mark: egui_plot::GridMark| words.margin(mark.value.round() as i32);
    let axis = AxisHints::new_y()
        .formatter(move |mark, _| formatter(mark))
        .label_spacing(Rangef::new(NUMBER, NUMBER))
        .tick_label_color(palette.ink)
        .tick_label_font(FontId::proportional(13.0));
    let most = last.iter().map(|(_, margin)| f64::from(*margin).abs()).fold(MIN, f64::max);
    let step = STEPS.into_iter().find(|step| most / step <= MAX_NUMBERS).unwrap_or(most);
    let number = |index: usize| index as f64 + 1.0;
    let plot = still_plot("margins")
        .height(height)
        .sense(Sense::hover())
        .show_axes([false, true])
        .show_grid([false, true])
        .custom_y_axes(vec![axis])
        .y_grid_spacer(uniform_grid_spacer(move |_| [step; 3]))
        .set_margin_fraction(vec2(0.02, 0.1))
        .include_x(0.5)
        .include_x(number(last.len()) - 0.5)
        .include_y(-MIN)
        .include_y(MIN)
        .label_formatter(|at| hovered(words, last, at));
    let shown = plot.show(ui, |plot| {
        plot.hline(HLine::new("", 0.0).color(palette.ink).width(1.5).allow_hover(false));
        for mark in MARKS {
            let of_mark =
                |(_, (score, _)): &(usize, &(&Score<C>, i32))| ResultMark::of(score) == mark;
            let here = last.iter().enumerate().filter(of_mark);
            let places = here.map(|(index, (_, margin))| [number(index), f64::from(*margin)]);
            let places: Vec<[f64; 2]> = places.collect();
            for [x, y] in &places {
                let stem = PlotPoints::from(vec![[*x, 0.0], [*x, *y]]);
                plot.line(Line::new("", stem).color(palette.line).width(1.5).allow_hover(false));
            }
            plot.points(mark.points(mark.name(words), places, palette));
        }
    });
    let text: Vec<i32> = last.iter().map(|(_, margin)| *margin).collect();
    let text = words.describe_graph(&text);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
    legend(ui, words, last, palette);
}

/// Returns the tooltip of the mark under the pointer, or `None` if there is none.
fn hovered<C>(
    words: &StatisticsWords,
    shown: &[(&Score<C>, i32)],
    at: &HoverPosition<'_>,
) -> Option<String> {
    let HoverPosition::NearDataPoint { position: PlotPoint { x, .. }, plot_name, .. } = at else {
        return None;
    };
    let (score, margin) = shown.get((x.round() as usize).checked_sub(1)?)?;
    let day = local_time(score.ended).strftime(words.day).to_string();
    Some(format!("{}, {plot_name}, {day}", words.margin(*margin)))
}

/// Draws the legend of the shapes that occur in the graph.
fn legend<C>(ui: &mut Ui, words: &StatisticsWords, shown: &[(&Score<C>, i32)], palette: &Palette) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = SIGN;
        for mark in MARKS {
            if shown.iter().any(|(score, _)| ResultMark::of(score) == mark) {
                explain_mark(ui, mark, mark.name(words), palette);
            }
        }
    });
}

/// Draws one entry of the legend, kept together on one line.
fn explain_mark(ui: &mut Ui, mark: ResultMark, name: &str, palette: &Palette) {
    let between = 4.0;
    let galley = WidgetText::from(strong(name).small()).into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Small,
    );
    let size = vec2(SIGN + between + galley.size().x, SIGN);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = between;
        still_plot(name)
            .width(SIGN)
            .height(SIGN)
            .min_size(Vec2::ZERO)
            .show_axes(false)
            .show_grid(false)
            .show_background(false)
            .sense(Sense::hover())
            .show(ui, |plot| plot.points(mark.points("", vec![[0.0, 0.0]], palette)));
        ui.add(Label::new(galley));
    });
}
