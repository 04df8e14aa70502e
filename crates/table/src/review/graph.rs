//! The graph of the expected margin: turns played on the x axis, margin on the y axis.

use std::ops::RangeInclusive;

use eframe::egui::{FontId, Pos2, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};
use egui_plot::{
    AxisHints, FilledArea, GridInput, GridMark, HLine, Line, LineStyle, Plot, PlotUi, Points, VLine,
};
use tabletop::{ExpectedMargin, Fault, GameMatch, Grade, Review, Side};
use ui_kit::still_plot::still_plot;
use ui_kit::theme::Palette;
use window::widgets::strong;

use super::ReviewView;
use super::mark::Ink;
use super::state::side_of;
use crate::review::mark;
use crate::words::{GameText, GraphScale, moves_in};

/// The factor by which the y axis exceeds the largest margins.
const BEYOND: f64 = 1.25;
/// The line widths for estimated and for proven margins.
const WIDTHS: [f32; 2] = [1.5, 3.5];

/// The width of the numbers on the y axis, fixed so that the graph does not move when they become
/// known.
const MARGINS: f32 = 36.0;

/// The maximum number of labels on the x axis, and the height per label on the y axis.
const MAX_TURNS: f64 = 6.0;
const NUMBER: f32 = 26.0;

const INKS: [Ink; 2] = [Ink::Filled, Ink::Hollow];

/// A point of the graph.
type At = [f64; 2];

/// Draws the graph, of scores on this scale. Returns the number of turns at the place that was pressed.
pub fn graph<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    review: &Review<G>,
    faults: &[Fault<G::Move>],
    scale: GraphScale,
    height: f32,
) -> Option<usize> {
    let ReviewView { voice, game, shown, .. } = *review_view;
    let (words, setup) = (voice.words, voice.setup);
    let (sides, near) = (setup.sides(), setup.near_side());
    let two = sides == 2;
    let drawn: Vec<Side> = match two {
        true => vec![near],
        false => (0..sides).map(Side::new).collect(),
    };
    let curves: Vec<Curve> =
        drawn.iter().map(|&side| Curve { side, scale, points: review.curve(game, side) }).collect();
    let turns = game.turn_count();
    let margins = || curves.iter().flat_map(Curve::margins);
    let most = margins().fold(scale.least, f64::max) * BEYOND;
    let least = margins().fold(-scale.least, f64::min) * BEYOND;
    let marks = marks(review_view, faults, &curves);

    // The bar of the replay counts moves in the same way.
    let moves = |turns: usize| moves_in::<G>(game, game.entries_to_turn(turns));
    let [hint, name] = match review_view.counts_points() {
        true => [words.review.graph_hint.to_owned(), words.review.graph(moves(turns))],
        false => [words.rooms.graph_hint.to_owned(), words.rooms.graph(moves(turns))],
    };
    ui.label(strong(hint));
    if two {
        // A text states which half belongs to which player.
        let text = words.review.graph_legend(&voice.within(near), &voice.within(near.next(2)));
        ui.label(RichText::new(text).small());
    }
    let palette = Palette::current(ui.ctx());
    let small = TextStyle::Small.resolve(ui.style());
    let response = plot_of(palette, &small, height, turns_of_move::<G>()).show(ui, |plot| {
        plot.set_plot_bounds_x(-0.5..=turns as f64 + 0.5);
        plot.set_plot_bounds_y(least..=most);
        if let [curve] = curves.as_slice()
            && two
        {
            curve.fill(plot, palette);
        }
        plot.hline(HLine::new("even", 0.0).color(palette.ink).width(1.5).allow_hover(false));
        plot.vline(
            VLine::new("shown", shown as f64).color(palette.accent).width(2.5).allow_hover(false),
        );
        plot.vline(
            VLine::new("end", turns as f64)
                .color(palette.ink)
                .style(LineStyle::dashed_dense())
                .allow_hover(false),
        );
        for curve in &curves {
            curve.draw(plot, palette, two);
        }
        for (grade, ink, points) in marks {
            let points = Points::new(format!("{grade:?}"), points);
            let points =
                points.shape(mark::shape(grade)).radius(mark::RADIUS).filled(ink == Ink::Filled);
            plot.points(points.color(palette.warning).allow_hover(false));
        }
    });
    let (response, transform) = (response.response, response.transform);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let turns_at = |at: Pos2| {
        let along = transform.value_from_position(at).x.round();
        along.clamp(0.0, turns as f64) as usize
    };
    // After a touch there is no hover position, so read the interaction position.
    let pressed = response.interact_pointer_pos().filter(|_| response.clicked()).map(turns_at);
    if let Some(turns) = response.hover_pos().map(turns_at) {
        response.on_hover_text_at_pointer(tooltip(review_view, &curves, turns));
    }
    pressed
}

/// Returns how many turns a move has, as the list of moves counts them.
fn turns_of_move<G: GameText>() -> f64 {
    if G::PAIRS_MOVES { 2.0 } else { 1.0 }
}

/// Returns the plot: it shows the whole game and cannot be moved or zoomed. The numbers below it are those of
/// moves, each of this number of turns.
fn plot_of(palette: &Palette, small: &FontId, height: f32, turns: f64) -> Plot<'static> {
    // All numbers on the axes have full contrast, however close they are.
    let axis = |hints: AxisHints<'static>| {
        let hints = hints.label_spacing(1.0..=2.0).tick_label_color(palette.ink);
        hints.tick_label_font(small.clone())
    };
    let margins_axis = axis(AxisHints::new_y()).formatter(|mark, _| signed(mark.value));
    let margins_axis = margins_axis.min_thickness(MARGINS);
    let margins = f64::from(height / NUMBER);
    let moves = move |mark: GridMark, _: &RangeInclusive<f64>| (mark.value / turns).to_string();
    still_plot("expected margin")
        .height(height)
        .show_x(false)
        .show_y(false)
        .label_formatter(|_| None)
        .set_margin_fraction(Vec2::ZERO)
        .grid_spacing(1.0..=2.0)
        .grid_color(palette.line.gamma_multiply(0.5))
        .x_grid_spacer(move |input| whole_steps(&input, MAX_TURNS, turns))
        .y_grid_spacer(move |input| whole_steps(&input, margins, 1.0))
        .custom_x_axes(vec![axis(AxisHints::new_x()).formatter(moves)])
        .custom_y_axes(vec![margins_axis])
        // Clicks only: the list of faults serves the keyboard.
        .sense(Sense::CLICK)
}

fn signed(margin: f64) -> String {
    if margin > 0.0 { format!("+{margin}") } else { margin.to_string() }
}

/// Returns grid marks at multiples of `unit`, about `most` at most.
fn whole_steps(input: &GridInput, most: f64, unit: f64) -> Vec<GridMark> {
    let (from, to) = (input.bounds.0 / unit, input.bounds.1 / unit);
    let room = to - from;
    let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0]
        .into_iter()
        .find(|step| room / step <= most)
        .unwrap_or(10_000.0);
    let first = (from / step).ceil() as i64;
    let last = (to / step).floor() as i64;
    let mark = |k: i64| GridMark { value: k as f64 * step * unit, step_size: step * unit };
    (first..=last).map(mark).collect()
}

/// Returns the tooltip for the position after `turns` turns.
fn tooltip<G: GameText>(review_view: &ReviewView<'_, G>, curves: &[Curve], turns: usize) -> String {
    let ReviewView { own, voice, game, .. } = review_view;
    let text = |curve: &Curve| {
        let ExpectedMargin { margin, proven } = curve.after(turns)?;
        Some(format!("\n{}", own.expected(voice, curve.side, margin, proven)))
    };
    let text: String = curves.iter().filter_map(text).collect();
    voice.words.review.after(moves_in::<G>(game, game.entries_to_turn(turns))) + &text
}

/// Returns the places of the fault marks for each grade and style. A fault is marked after its
/// turn, where the line has dropped.
fn marks<G: GameText>(
    review_view: &ReviewView<'_, G>,
    faults: &[Fault<G::Move>],
    curves: &[Curve],
) -> Vec<(Grade, Ink, Vec<At>)> {
    let side_of = |turn: usize| side_of::<G>(review_view.game, turn);
    let place = |turn: usize| {
        let side = side_of(turn)?;
        let curve = curves.iter().find(|curve| curve.side == side).or(curves.first())?;
        curve.around(turn + 1)
    };
    let alike = |grade, ink| {
        let own = faults.iter().filter(|fault| fault.grade == grade);
        let own = own.filter(|fault| {
            side_of(fault.turn).is_some_and(|side| Ink::of(review_view.voice.setup, side) == ink)
        });
        (grade, ink, own.filter_map(|fault| place(fault.turn)).collect())
    };
    let grades = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];
    grades.into_iter().flat_map(|grade| INKS.map(|ink| alike(grade, ink))).collect()
}

/// The expected margins of one side.
struct Curve {
    side: Side,
    scale: GraphScale,
    points: Vec<(usize, ExpectedMargin)>,
}

impl Curve {
    fn at(&self, (turns, expected): &(usize, ExpectedMargin)) -> At {
        [*turns as f64, self.scale.value(expected.margin)]
    }

    /// Returns the expected margin after `turns` turns, if it is known.
    fn after(&self, turns: usize) -> Option<ExpectedMargin> {
        let place = self.points.binary_search_by_key(&turns, |(played, _)| *played).ok()?;
        Some(self.points[place].1)
    }

    /// Returns the point of the line after `turns` turns, interpolated where the margin is
    /// unknown.
    fn around(&self, turns: usize) -> Option<At> {
        let next = self.points.partition_point(|(played, _)| *played < turns);
        let right = self.points.get(next).or(self.points.last()).map(|point| self.at(point))?;
        let left = next.checked_sub(1).map_or(right, |before| self.at(&self.points[before]));
        let x = turns as f64;
        let share = if right[0] > left[0] { (x - left[0]) / (right[0] - left[0]) } else { 1.0 };
        Some([x, left[1] + share * (right[1] - left[1])])
    }

    fn margins(&self) -> impl Iterator<Item = f64> {
        self.points.iter().map(|(_, at)| self.scale.value(at.margin))
    }

    /// Draws the line, wider where the margins are proven.
    fn draw(&self, plot: &mut PlotUi<'_>, palette: &Palette, alone: bool) {
        let (style, colour) = mark::line(palette, self.side);
        let (style, colour) = match alone {
            true => (LineStyle::Solid, palette.ink),
            false => (style, colour),
        };
        let proven = |point: &(usize, ExpectedMargin)| point.1.proven;
        // Each stretch is a separate line; the last point of one is the first of the next.
        let mut rest = self.points.as_slice();
        while let [first, second, ..] = rest {
            let is_proven = proven(first) && proven(second);
            let alike = |pair: &&[(usize, ExpectedMargin); 2]| pair.iter().all(proven) == is_proven;
            let length = rest.array_windows::<2>().take_while(alike).count();
            let points: Vec<At> = rest[..=length].iter().map(|point| self.at(point)).collect();
            let line = Line::new(format!("{} {}", self.side, first.0), points).color(colour);
            let line = line.width(WIDTHS[usize::from(is_proven)]).style(style);
            plot.line(line.allow_hover(false));
            rest = &rest[length..];
        }
    }

    /// Fills the area between the line and zero.
    fn fill(&self, plot: &mut PlotUi<'_>, palette: &Palette) {
        let line = self.with_crossings();
        let xs: Vec<f64> = line.iter().map(|[x, _]| *x).collect();
        let zero = vec![0.0; xs.len()];
        let above: Vec<f64> = line.iter().map(|[_, y]| y.max(0.0)).collect();
        let below: Vec<f64> = line.iter().map(|[_, y]| y.min(0.0)).collect();
        let (light, dark) = (palette.accent.gamma_multiply(0.35), palette.ink.gamma_multiply(0.3));
        for (name, from, to, colour) in
            [("ahead", &zero, &above, light), ("behind", &below, &zero, dark)]
        {
            let area = FilledArea::new(name, &xs, from, to).fill_color(colour);
            plot.add(area.allow_hover(false));
        }
    }

    /// Returns the points of the line, including its crossings with zero.
    fn with_crossings(&self) -> Vec<At> {
        let points: Vec<At> = self.points.iter().map(|point| self.at(point)).collect();
        let mut line: Vec<At> = points.first().copied().into_iter().collect();
        for &[[x0, y0], [x1, y1]] in points.array_windows::<2>() {
            if y0 * y1 < 0.0 {
                line.push([x0 + (x1 - x0) * y0 / (y0 - y1), 0.0]);
            }
            line.push([x1, y1]);
        }
        line
    }
}
