//! The controls of the rules: cards with pictures for choices, steppers for numbers.

use std::ops::RangeInclusive;
use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    FontFamily, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, TextFormat, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use oanquan::{
    DAN, FIELDS_LOST, Half, OptionValue, QUAN_DAN, QUAN_VALUE, ROUNDS, RuleOption, Rules, Series,
    Side, YOUNG_QUAN,
};
use strum::VariantArray;
use ui_kit::balanced::wrapped;
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use ui_kit::typing::{Typing, stepper};
use window::widgets::{follow_focus, frame_focus, strong};

use super::scene::{Scene, scene};
use super::{Page, handicap_phrase, picture, with_option};
use crate::room::OAnQuanSentences;
use crate::room::start_picture::{Start, paint_start};

/// The size of the picture of a number option or of a read-only option.
const PICTURE: Vec2 = vec2(250.0, 104.0);
/// The least width of words beside such a picture.
const WORDS: f32 = 120.0;
/// The padding of a card.
const PAD: f32 = 8.0;
/// The width of the mark of a chosen card.
const MARK: f32 = 26.0;

/// One of several choices.
pub struct Card<'a> {
    /// The name of the choice.
    pub title: &'a str,
    /// A sentence under the name; empty if none is needed.
    pub text: &'a str,
    /// Whether it is the current choice.
    pub chosen: bool,
    /// The picture above the name, and its height.
    pub picture: Option<(&'a Scene, f32)>,
    /// The minimum height, so that adjacent cards can have the same height.
    pub height: f32,
}

/// Returns the height that a card of width `width` needs.
pub fn card_height(ui: &Ui, width: f32, card: &Card<'_>) -> f32 {
    let picture = card.picture.map_or(0.0, |(_, height)| height + PAD);
    (picture + words(ui, width, card).size().y + 2.0 * PAD).max(touch::target(ui))
}

/// Returns the text of a card of width `width`, ready to be painted.
fn words(ui: &Ui, width: f32, card: &Card<'_>) -> Arc<Galley> {
    let palette = Palette::current(ui.ctx());
    let ink = if card.chosen { palette.on_accent } else { palette.ink };
    let font = |family: FontFamily, size| TextFormat {
        font_id: FontId::new(size, family),
        color: ink,
        ..TextFormat::default()
    };
    let mut job = LayoutJob::default();
    job.wrap.max_width = width - 2.0 * PAD - MARK;
    job.append(card.title, 0.0, font(FontFamily::Name(SEMIBOLD.into()), 16.0));
    if !card.text.is_empty() {
        job.append("\n", 0.0, font(FontFamily::Proportional, 15.0));
        job.append(card.text, 0.0, font(FontFamily::Proportional, 15.0));
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Draws a card of width `width`.
pub fn card(ui: &mut Ui, sprites: &Sprites, width: f32, card: &Card<'_>) -> Response {
    let palette = Palette::current(ui.ctx());
    let ink = if card.chosen { palette.on_accent } else { palette.ink };
    let galley = words(ui, width, card);
    let height = card_height(ui, width, card).max(card.height);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), card.chosen, card.title)
    });
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(card.text));
    follow_focus(&response);

    let visuals = ui.style().interact(&response);
    let fill = if card.chosen { palette.accent } else { visuals.weak_bg_fill };
    let painter = ui.painter();
    painter.rect(rect, f32::from(sizes::ROUND), fill, visuals.bg_stroke, StrokeKind::Inside);
    frame_focus(&response);
    let inner = rect.shrink(PAD);
    let mut words_top = inner.center().y - galley.size().y / 2.0;
    if let Some((scene, height)) = card.picture {
        let room = Rect::from_min_size(inner.min, vec2(inner.width(), height));
        picture::paint(painter, sprites, room, scene);
        words_top = room.bottom() + PAD;
    }
    // A radio button mark, so that the choice is not shown by colour alone.
    let line = galley.rows.first().map_or(20.0, |row| row.height());
    let mark = pos2(inner.left() + 9.0, words_top + line / 2.0);
    painter.circle_stroke(mark, 7.5, Stroke::new(2.0, ink));
    if card.chosen {
        painter.circle_filled(mark, 4.0, ink);
    }
    painter.galley(pos2(inner.left() + MARK, words_top), galley, ink);
    response
}

/// The control of an option.
pub(super) enum OptionControl {
    /// One of a few values.
    Words(Vec<OptionValue>),
    /// A number within a range, and the option's value for a number.
    Number(RangeInclusive<u8>, fn(u8) -> OptionValue),
}

impl OptionControl {
    /// Returns the control of `option`, or `None` if the option is chosen elsewhere or has no effect
    /// under `rules`.
    pub(super) fn of(option: RuleOption, rules: &Rules) -> Option<Self> {
        if !has_effect(option, rules) {
            return None;
        }
        Some(match option {
            RuleOption::EmptyQuan => one_of(OptionValue::EmptyQuan),
            RuleOption::QuanValue => OptionControl::Number(QUAN_VALUE, OptionValue::QuanValue),
            RuleOption::YoungQuan => OptionControl::Number(YOUNG_QUAN, OptionValue::YoungQuan),
            RuleOption::Refill => one_of(OptionValue::Refill),
            RuleOption::Ending => one_of(OptionValue::Ending),
            RuleOption::FirstQuan => one_of(OptionValue::FirstQuan),
            RuleOption::Dan => OptionControl::Number(DAN, OptionValue::Dan),
            RuleOption::QuanDan => OptionControl::Number(QUAN_DAN, OptionValue::QuanDan),
            RuleOption::Quan => one_of(OptionValue::Quan),
            RuleOption::Direction => one_of(OptionValue::Direction),
            RuleOption::OccupiedQuan => one_of(OptionValue::OccupiedQuan),
            RuleOption::Remainder => one_of(OptionValue::Remainder),
            RuleOption::Series => one_of(OptionValue::Series),
            RuleOption::Sale => one_of(OptionValue::Sale),
            RuleOption::Half => one_of(OptionValue::Half),
            RuleOption::Sold => one_of(OptionValue::Sold),
            RuleOption::FieldsLost => OptionControl::Number(FIELDS_LOST, OptionValue::FieldsLost),
            RuleOption::Rounds => OptionControl::Number(ROUNDS, OptionValue::Rounds),
            RuleOption::Sides | RuleOption::Handicap => return None,
        })
    }
}

/// Returns the control of an option whose values are words.
fn one_of<T: VariantArray + Copy>(of: fn(T) -> OptionValue) -> OptionControl {
    OptionControl::Words(T::VARIANTS.iter().copied().map(of).collect())
}

/// Returns whether `option` has an effect: most options of a match need several rounds, and two sides
/// split what remains.
fn has_effect(option: RuleOption, rules: &Rules) -> bool {
    let is_match = rules.series == Series::Fields;
    match option {
        RuleOption::Half => is_match && Rules { half: Half::Yes, ..rules.clone() }.sells_halves(),
        RuleOption::Sale | RuleOption::Sold | RuleOption::FieldsLost | RuleOption::Rounds => {
            is_match
        }
        RuleOption::Remainder => rules.sides == 2,
        _ => true,
    }
}

/// The width of a stepper with its range.
const STEPPER: f32 = 280.0;

/// The minimum width of a card beside two others.
const NARROW_CARD: f32 = 190.0;

/// Draws the values of an option as cards side by side, two in a row if the page is too narrow for
/// all. Returns the rules after a change.
pub(super) fn word_control(
    ui: &mut Ui,
    page: &Page<'_>,
    typing: &mut Typing,
    values: &[OptionValue],
) -> Option<Rules> {
    let mut changed = None;
    let room = ui.available_width();
    let width_of = |cards: usize| (room - (cards - 1) as f32 * sizes::GAP) / cards as f32;
    let fits = values.len() <= 2 || width_of(values.len()) >= NARROW_CARD;
    let in_row = if fits { values.len() } else { 2 };
    let width = width_of(in_row);
    for row in values.chunks(in_row) {
        ui.horizontal_top(|ui| {
            for value in row {
                changed = value_card(ui, page, typing, width, value).or(changed.take());
            }
        });
    }
    changed
}

/// Draws the card of a value of an option. Returns the rules after a change.
fn value_card(
    ui: &mut Ui,
    page: &Page<'_>,
    typing: &mut Typing,
    width: f32,
    value: &OptionValue,
) -> Option<Rules> {
    let mut rules = page.rules.clone();
    rules.set_value(value.clone());
    let scene = scene(page.words, value.option(), &rules);
    let choice = Card {
        title: page.words.rules().value_name(value).unwrap_or_default(),
        text: "",
        chosen: page.rules.value(value.option()) == *value,
        picture: Some((&scene, PICTURE.y)),
        height: 0.0,
    };
    let is_pressed = card(ui, page.sprites, width, &choice).clicked() && !choice.chosen;
    is_pressed.then(|| with_option(page, typing, value.clone())).flatten()
}

/// Draws a number option with its picture. Returns the rules after a change.
pub(super) fn number_control(
    ui: &mut Ui,
    page: &Page<'_>,
    typing: &mut Typing,
    option: RuleOption,
    range: RangeInclusive<u8>,
    of: fn(u8) -> OptionValue,
) -> Option<Rules> {
    let value = page.rules.value(option).number().expect("the option is a number");
    let range = i32::from(*range.start())..=i32::from(*range.end());
    let name = page.words.rules().option_name(option);
    let content = |ui: &mut Ui| {
        small_picture(ui, page, option);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| stepper(ui, page.words, typing, name, value.into(), &range))
            .inner
    };
    let is_wide = ui.available_width() >= PICTURE.x + STEPPER;
    let number = if is_wide { ui.horizontal(content).inner } else { ui.vertical(content).inner };
    let number = u8::try_from(number?).expect("the stepper keeps to the range");
    with_option(page, typing, of(number))
}

/// Draws the picture of an option.
pub(super) fn small_picture(ui: &mut Ui, page: &Page<'_>, option: RuleOption) {
    let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
    picture::paint(ui.painter(), page.sprites, rect, &scene(page.words, option, page.rules));
}

/// Draws a read-only option: its value, its explanation and its picture.
pub(super) fn shown_option(ui: &mut Ui, page: &Page<'_>, option: RuleOption) {
    if OptionControl::of(option, page.rules).is_none() {
        return;
    }
    let words = page.words.rules();
    let value = page.rules.value(option);
    let meaning = words.in_force(&value);
    let message = words.value_name(&value).map_or_else(|| value.to_string(), str::to_owned);
    let name = words.option_name(option);
    // Of a number that is zero, the explanation says what that means.
    let is_none = value.number() == Some(0);
    let heading = if is_none { name.to_owned() } else { format!("{name}: {message}") };
    ui.add_space(8.0);
    beside_picture(ui, |ui| {
        small_picture(ui, page, option);
        ui.vertical(|ui| {
            wrapped(ui, strong(heading));
            wrapped(ui, meaning);
        });
    });
}

/// Draws a picture and the words on it beside it or, in a narrow page, below it.
fn beside_picture(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    match ui.available_width() >= PICTURE.x + WORDS {
        true => ui.horizontal_top(content),
        false => ui.vertical(content),
    };
}

/// Draws a read-only handicap and the resulting start position.
pub(super) fn shown_handicap(ui: &mut Ui, page: &Page<'_>) {
    let words = page.words.rules();
    let message = match &page.rules.handicap {
        Some(handicap) => handicap_phrase(page.words, page.rules, handicap),
        None => words.nobody.to_owned(),
    };
    ui.add_space(8.0);
    beside_picture(ui, |ui| {
        let height = if page.rules.sides == 2 { PICTURE.y } else { 1.7 * PICTURE.y };
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE.x, height), Sense::hover());
        let start = Start { rules: page.rules, near: Side::NEAR, players: None, numbered: false };
        paint_start(ui, page.sprites, rect, &start);
        ui.label(strong(format!("{}: {message}", words.option_name(RuleOption::Handicap))));
    });
}
