//! The rules page: presets and options, each with an explanation and a picture, editable or
//! read-only.

mod controls;
mod picture;
mod scene;
mod story;

use eframe::egui::{Id, Label, RichText, Ui, UiBuilder};
use oanquan::{Handicap, OptionValue, Preset, RuleOption, Rules};
use ui_kit::balanced::wrapped;
use ui_kit::page::{heading_and_buttons, scrolling_choices};
use ui_kit::sprites::Sprites;
use ui_kit::theme::Palette;
use ui_kit::typing::Typing;
use window::widgets::{bold, focus_first, modal, strong, wide_button};
use window_words::Words;

use crate::room::OAnQuanSentences;

use controls::{OptionControl, number_control, shown_handicap, shown_option, word_control};

pub use controls::{Card, card, card_height};
pub use picture::paint as paint_scene;
pub use scene::{Scene, Sign, Square, scene};
pub use story::story;

/// The width of the page.
const WIDTH: f32 = 720.0;
/// The width below which the buttons are below the heading of the rules of a game.
const NARROW: f32 = 520.0;
/// The width of the buttons.
const BUTTON: f32 = 120.0;

/// The contents of the page.
pub struct Page<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The rules.
    pub rules: &'a Rules,
    /// Whether a game is in progress under the rules before the change.
    pub going_on: bool,
    /// A number unique to each opening of the page, so that the page opens at its top.
    pub opened: u32,
}

/// An action that the player requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesAction {
    /// Close the page.
    Close,
    /// Open the page that edits the rules of the next game.
    Edit,
}

/// Returns a summary of the rules: the closest preset and the differing options, except for the
/// number of sides.
pub fn summary(words: &Words, rules: &Rules) -> String {
    let (preset, differing) = rules.closest_fitting_preset();
    let phrase = |option: &RuleOption| match rules.value(*option) {
        OptionValue::Handicap(Some(handicap)) => handicap_phrase(words, rules, &handicap),
        value => words.rules().value_phrase(&value),
    };
    let phrases: Vec<String> = differing.iter().map(phrase).collect();
    words.rules().summary_of(preset, &phrases, words)
}

/// Returns a short summary of the rules: the closest preset and the number of differing options.
pub fn short_summary(words: &Words, rules: &Rules) -> String {
    let (preset, differing) = rules.closest_fitting_preset();
    let name = words.rules().preset_name(preset);
    if differing.is_empty() { name.to_owned() } else { words.rules().changed(name) }
}

/// Returns the handicap as part of a sentence.
fn handicap_phrase(words: &Words, rules: &Rules, handicap: &Handicap) -> String {
    let name = words.side_name(handicap.side.index(), rules.sides);
    words.rules().handicap_phrase(name, handicap.cells.len(), handicap.points)
}

/// Returns what a preset says of itself: its hint and, on a board of `sides` sides, what it cannot have there.
pub fn preset_text(words: &Words, preset: Preset, sides: usize) -> String {
    let hint = words.rules().preset_hint(preset);
    let lost = lost_text(words, &preset.rules(), sides);
    lost.map_or_else(|| hint.to_owned(), |lost| format!("{hint} {lost}"))
}

/// Returns what `rules` lose on a board of `sides` sides; `None` if that is nothing.
pub fn lost_text(words: &Words, rules: &Rules, sides: usize) -> Option<String> {
    let lost = rules.lost_with(sides);
    let names: Vec<String> = lost
        .iter()
        .map(|option| match option {
            RuleOption::Series => words.rules().lost_series.to_owned(),
            RuleOption::Remainder => words.rules().lost_remainder.to_owned(),
            RuleOption::Handicap => words.rules().lost_handicap.to_owned(),
            option => words.rules().option_name(*option).to_owned(),
        })
        .collect();
    (!names.is_empty()).then(|| words.rules().lost_with(sides, &words.lists.all_of(&names)))
}

/// Draws the page over the window. Without the text being `typing`, the rules cannot be changed.
/// Returns the rules after a change, and the action requested.
pub fn show(
    ui: &Ui,
    page: &Page<'_>,
    mut typing: Option<&mut Typing>,
) -> (Option<Rules>, Option<RulesAction>) {
    let words = page.words;
    let is_editable = typing.is_some();
    let was_refused = typing.as_deref().and_then(Typing::refused).is_some();
    let heading = if is_editable { words.rules().heading } else { words.rules().heading_in_force };
    let ((changed, answer), close) = modal(ui, "rules", heading, WIDTH, |ui| {
        let answer = if !is_editable && ui.available_width() < NARROW {
            ui.add(Label::new(bold(heading, 24.0)));
            ui.horizontal(|ui| buttons(ui, words, is_editable)).inner
        } else {
            heading_and_buttons(ui, heading, |ui| buttons(ui, words, is_editable))
        };
        wrapped(ui, strong(summary(words, page.rules)));
        let palette = Palette::current(ui.ctx());
        if let Some(refused) = typing.as_deref().and_then(Typing::refused) {
            wrapped(ui, strong(refused).color(palette.warning));
        } else if is_editable && page.going_on {
            wrapped(ui, RichText::new(words.rules().from_next_game).color(palette.faint_ink));
        }
        let changed = scrolling_choices(ui, page.opened, |ui| {
            // A fixed id, so that a notice above does not move the keyboard focus below.
            let named = UiBuilder::new().scope_id(Id::unique("rules within"));
            ui.scope_builder(named, |ui| content(ui, page, typing.as_deref_mut())).inner
        });
        (changed, answer)
    });
    let is_refused = typing.as_deref().and_then(Typing::refused).is_some();
    // The page stays open with the reason why the last number was refused.
    let answer = answer.filter(|_| was_refused || !is_refused);
    (changed, answer.or(close.then_some(RulesAction::Close)))
}

/// Draws the buttons beside the heading.
fn buttons(ui: &mut Ui, words: &Words, is_editable: bool) -> Option<RulesAction> {
    let changes = !is_editable && wide_button(ui, words.rules().change, BUTTON, false).clicked();
    let done = wide_button(ui, words.close, BUTTON, true);
    focus_first(ui, &done);
    done.clicked().then_some(RulesAction::Close).or(changes.then_some(RulesAction::Edit))
}

fn content(ui: &mut Ui, page: &Page<'_>, typing: Option<&mut Typing>) -> Option<Rules> {
    if let Some(typing) = typing {
        return editable(ui, page, typing);
    }
    for &option in RuleOption::ALL {
        shown_option(ui, page, option);
    }
    shown_handicap(ui, page);
    None
}

/// Draws the presets and the options. Returns the rules after a change.
fn editable(ui: &mut Ui, page: &Page<'_>, typing: &mut Typing) -> Option<Rules> {
    let mut changed = presets(ui, page);
    for &option in RuleOption::ALL {
        // A number that is entered and a card that is pressed may both change the rules.
        let rules = changed.clone();
        let page = &Page { rules: rules.as_ref().unwrap_or(page.rules), ..*page };
        let Some(control) = OptionControl::of(option, page.rules) else {
            continue;
        };
        ui.add_space(10.0);
        ui.label(bold(page.words.rules().option_name(option), 17.0));
        wrapped(ui, page.words.rules().option_hint(option));
        changed = match control {
            OptionControl::Words(values) => word_control(ui, page, typing, &values),
            OptionControl::Number(range, of) => number_control(ui, page, typing, option, range, of),
        }
        .or(changed.take());
    }
    if changed.is_some() {
        typing.accept();
    }
    changed
}

fn presets(ui: &mut Ui, page: &Page<'_>) -> Option<Rules> {
    let words = page.words.rules();
    ui.label(strong(words.presets).small().color(Palette::current(ui.ctx()).faint_ink));
    let mut changed = None;
    for &preset in Preset::ALL {
        let rules = page.rules.with_preset(preset);
        let preset = Card {
            title: words.preset_name(preset),
            text: &preset_text(page.words, preset, page.rules.sides),
            chosen: rules == *page.rules,
            picture: None,
            height: 0.0,
        };
        let width = ui.available_width();
        if card(ui, page.sprites, width, &preset).clicked() && !preset.chosen {
            changed = Some(rules);
        }
    }
    changed
}

/// Returns the rules of the page with another value of an option. If the values cannot be
/// combined, returns `None` and records the reason in `typing`.
fn with_option(page: &Page<'_>, typing: &mut Typing, value: OptionValue) -> Option<Rules> {
    let mut changed = page.rules.clone();
    changed.set_value(value);
    match changed.validate() {
        Ok(()) => Some(changed),
        Err(why) => {
            typing.refuse(page.words.rules().refusal(&why, page.words));
            None
        }
    }
}
