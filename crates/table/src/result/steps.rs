//! The buttons for what the player can do after a game: main steps, and smaller ones for the others.

use eframe::egui::{Button, Label, Rect, RichText, TextStyle, Ui, Vec2, pos2, vec2};
use tabletop::{Advisor, Level, Setup};
use ui_kit::balanced::label_of_button;
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::{Palette, sizes, touch};
use window::widgets::{button_width, explain, focus_first, follow_focus, wide_button, width_of};
use window_words::Words;

use crate::review::ReviewState;

/// The gap between the small buttons.
const BETWEEN: f32 = 4.0;
/// The padding of small buttons, and of main buttons that would not fit a row otherwise.
const PADDING: f32 = 8.0;
/// The width from which the main buttons are in a row.
const MIN_ROW: f32 = 400.0;
/// The most columns of small buttons.
const COLUMNS: usize = 3;
/// The width of the face on a button, and its distance from the left edge.
const FACE: f32 = 26.0;
const BESIDE_FACE: f32 = 6.0;
/// The height of a main button.
const MAIN: f32 = sizes::TARGET + 2.0;
/// A number of mistakes as wide as any.
const MANY: usize = 88;

/// Something that the player can do after a game.
#[derive(Clone, Debug)]
pub struct NextStep<A> {
    /// The label of the button.
    pub label: String,
    /// What it answers.
    pub answer: A,
    /// The level whose character is on the button.
    pub level: Option<Level>,
    /// Whether the player can take the step; otherwise the label says why not.
    pub is_open: bool,
    /// The labels that the button has before and after something becomes known, first the longest one that can be pressed.
    /// It has room for each.
    labels: Vec<String>,
}

impl<A> NextStep<A> {
    /// Creates a step without a face.
    pub fn new(label: impl Into<String>, answer: A) -> Self {
        NextStep { label: label.into(), answer, level: None, is_open: true, labels: Vec::new() }
    }

    /// Returns the step to a game at this level.
    pub fn at_level(words: &Words, level: Level, answer: A) -> Self {
        let label = words.try_level(words.home.character_within(level));
        NextStep { level: Some(level), ..NextStep::new(label, answer) }
    }

    /// Returns the step that lets the player practise the mistakes of the persons in a game between these
    /// players, with their number if it is known. Without mistakes, a text in its place says so. The review is
    /// completed while the player looks at the result: the button keeps its place.
    pub fn mistakes<G: Advisor>(
        words: &Words,
        setup: &Setup,
        game: &G::Match,
        review: Option<&ReviewState<G>>,
        practise: A,
    ) -> Self {
        let (label, none) = match setup.persons() {
            1 => (words.practice.learn_mine, words.no_own_mistakes),
            _ => (words.practice.learn, words.no_mistakes),
        };
        let faults = review.and_then(|review| review.faults_of_persons(setup, game));
        let count = faults.map(|faults| faults.len());
        let now = match count {
            None => label.to_owned(),
            Some(0) => none.to_owned(),
            Some(count) => words.counted_mistakes(label, count),
        };
        let labels = vec![words.counted_mistakes(label, MANY), none.to_owned()];
        NextStep { is_open: count != Some(0), labels, ..NextStep::new(now, practise) }
    }

    /// Returns the greatest width of the labels.
    fn widest(&self, width: impl Fn(&str) -> f32) -> f32 {
        let labels = self.labels.iter().map(|label| width(label));
        labels.fold(width(&self.label), f32::max)
    }

    /// Returns the greatest width of the labels with which the button can be pressed: why it cannot be goes on below.
    fn widest_open(&self, width: impl Fn(&str) -> f32) -> f32 {
        let labels = self.labels.first().into_iter().chain(self.is_open.then_some(&self.label));
        labels.map(|label| width(label)).fold(0.0, f32::max)
    }
}

/// Draws the main buttons, the first one in the accent colour: in a row that they fill, with a
/// smaller padding if necessary, or one below the other. The first one `takes_focus`, if so. Returns the answer of the button pressed.
pub(crate) fn main_buttons<'a, A>(
    ui: &mut Ui,
    words: &Words,
    steps: &'a [NextStep<A>],
    takes_focus: bool,
) -> Option<&'a A> {
    let usual = ui.spacing().button_padding.x;
    ui.scope(|ui| {
        let is_row = room_for_row(ui, steps, usual) >= 0.0;
        if !is_row && room_for_row(ui, steps, PADDING) >= 0.0 {
            ui.spacing_mut().button_padding.x = PADDING;
        }
        draw_main_buttons(ui, words, steps, takes_focus)
    })
    .inner
}

/// Returns how many points are left for each button in a row of all, with this padding.
fn room_for_row<A>(ui: &Ui, steps: &[NextStep<A>], padding: f32) -> f32 {
    let less = 2.0 * (ui.spacing().button_padding.x - padding);
    let widths = steps.iter().map(|step| step_width(ui, step) - less);
    let gaps = ui.spacing().item_spacing.x * (steps.len() as f32 - 1.0);
    (ui.available_width() - gaps - widths.sum::<f32>()) / steps.len() as f32
}

/// Returns the width of a main button. The text is in the middle, so a face needs room on both
/// sides of it.
fn step_width<A>(ui: &Ui, step: &NextStep<A>) -> f32 {
    let least = 2.0 * (BESIDE_FACE + FACE - ui.spacing().button_padding.x + BESIDE_FACE);
    step.widest(|label| button_width(ui, label)) + step.level.map_or(0.0, |_| least.max(0.0))
}

fn draw_main_buttons<'a, A>(
    ui: &mut Ui,
    words: &Words,
    steps: &'a [NextStep<A>],
    takes_focus: bool,
) -> Option<&'a A> {
    let room = ui.available_width();
    let spare = room_for_row(ui, steps, ui.spacing().button_padding.x);
    let widths: Vec<f32> = steps.iter().map(|step| step_width(ui, step)).collect();
    let mut pressed = None;
    let mut draw = |ui: &mut Ui, place: usize, width: f32| {
        let NextStep { label, answer, level, is_open, .. } = &steps[place];
        // A fraction of a point too wide would show a scroll bar.
        if !is_open {
            closed(ui, label, vec2(width.floor(), MAIN));
            return;
        }
        let button = wide_button(ui, label, width.floor(), place == 0);
        if let Some(level) = *level {
            let middle =
                pos2(button.rect.left() + BESIDE_FACE + FACE / 2.0, button.rect.center().y);
            let face = Rect::from_center_size(middle, vec2(FACE, FACE));
            paint_portrait(ui.painter(), face, Portrait::Level(level));
            let name =
                words.with_level(words.home.character(level), words.common.level_name(level));
            explain(&button, name);
        }
        if place == 0 && takes_focus {
            focus_first(ui, &button);
        }
        if button.clicked() {
            pressed = Some(answer);
        }
    };
    if spare >= 0.0 && room >= MIN_ROW {
        ui.horizontal(|ui| {
            (0..steps.len()).for_each(|place| draw(ui, place, widths[place] + spare));
        });
    } else {
        (0..steps.len()).for_each(|place| draw(ui, place, room));
    }
    pressed
}

/// Draws small buttons in rows that fill the width. Returns the answer of the button pressed.
pub(crate) fn small_buttons<'a, A>(ui: &mut Ui, steps: &'a [NextStep<A>]) -> Option<&'a A> {
    let mut pressed = None;
    let room = ui.available_width();
    let rows = rows(ui, steps, room);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
        ui.spacing_mut().button_padding.x = PADDING;
        let mut steps = steps.iter();
        for row in rows {
            ui.horizontal(|ui| {
                for (width, step) in row.into_iter().zip(&mut steps) {
                    let NextStep { label, answer, is_open, .. } = step;
                    let size = vec2(width, touch::target(ui));
                    if !is_open {
                        closed(ui, label, size);
                        continue;
                    }
                    let text = label_of_button(ui, RichText::new(label).small(), width);
                    let button = ui.add_sized(size, Button::new(text));
                    follow_focus(&button);
                    if button.clicked() {
                        pressed = Some(answer);
                    }
                }
            });
        }
    });
    pressed
}

/// Says in the place of a button of this size why there is nothing to press.
fn closed(ui: &mut Ui, label: &str, size: Vec2) {
    let faint = Palette::current(ui.ctx()).faint_ink;
    ui.add_sized(size, Label::new(RichText::new(label).small().color(faint)).wrap());
}

/// Returns the widths of small buttons in rows of `room` points: in columns of one width or, where not even two have room
/// for each label, two side by side where their labels have room.
fn rows<A>(ui: &Ui, steps: &[NextStep<A>], room: f32) -> Vec<Vec<f32>> {
    let width = |label: &str| width_of(ui, RichText::new(label).small(), TextStyle::Small);
    let widest = steps.iter().map(|step| step.widest(width)).fold(0.0, f32::max) + 2.0 * PADDING;
    let fits = |columns: &usize| width_of_column(room, *columns) >= widest;
    if let Some(columns) = (2..=COLUMNS).rev().find(fits) {
        // The buttons of a shorter last row fill it.
        let row = |row: &[NextStep<A>]| vec![width_of_column(room, row.len()); row.len()];
        return steps.chunks(columns).map(row).collect();
    }
    let widths = steps.iter().map(|step| (step.widest_open(width) + 2.0 * PADDING).ceil());
    let (mut rows, mut widths) = (Vec::new(), widths.peekable());
    while let Some(one) = widths.next() {
        let spare = |other: &f32| room - BETWEEN - one - other;
        rows.push(match widths.next_if(|other| spare(other) >= 0.0) {
            Some(other) => {
                let more = (spare(&other) / 2.0).floor();
                vec![one + more, other + more]
            }
            None => vec![room.floor()],
        });
    }
    rows
}

/// Returns the width of each of `columns` columns in `room` points.
fn width_of_column(room: f32, columns: usize) -> f32 {
    ((room - BETWEEN * (columns - 1) as f32) / columns as f32).floor()
}

/// Returns about how high the main buttons and the small ones are in `room` points.
pub(crate) fn height<A>(ui: &Ui, main: &[NextStep<A>], small: &[NextStep<A>], room: f32) -> f32 {
    let rows = rows(ui, small, room).len();
    let gap = ui.spacing().item_spacing.y;
    main.len() as f32 * (touch::target(ui) + gap) + rows as f32 * (touch::target(ui) + BETWEEN)
}
