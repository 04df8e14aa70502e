//! The page of the rules: presets and options, each with its sentence and its
//! picture, to be changed or to be read.

mod controls;
mod picture;
mod scene;
mod story;

use eframe::egui::{Frame, Id, Label, Margin, RichText, ScrollArea, Ui, UiBuilder};

use super::board::Sprites;
use super::theme::Palette;
use super::typing::Typing;
use super::widgets::{
    at_right_end, bold, focus_first, modal, scrolled_by_page_keys, strong, wide_button,
};
use super::words::Words;
use crate::rules::{Handicap, OPTIONS, OptionError, PRESETS, Rules};
use controls::{OptionControl, number_control, shown_handicap, shown_option, word_control};

pub use controls::{Card, card, card_height};
pub use picture::paint as paint_scene;
pub use scene::{Scene, scene};
pub use story::story;

/// How wide the page is.
const WIDTH: f32 = 720.0;
/// The least height of what scrolls on it.
const LEAST_ROOM: f32 = 110.0;

/// What the page shows.
pub struct Page<'a> {
    /// The words.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The rules.
    pub rules: &'a Rules,
    /// Whether they can be changed here.
    pub editable: bool,
    /// Whether a game goes on by the rules as they were.
    pub going_on: bool,
    /// A number of its own for each time the page is opened: it begins at its top.
    pub opened: u32,
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesAction {
    /// Back to what is behind.
    Close,
    /// These rules, from the next game on.
    Set(Box<Rules>),
    /// To the page where the rules of the next game are changed.
    Edit,
}

/// Rules in a few words: the preset they are closest to and what differs. The
/// number of sides is seen elsewhere.
pub fn summary(words: &Words, rules: &Rules) -> String {
    let (preset, differing) = rule_differences(rules);
    let phrase = |option: &&str| match &rules.handicap {
        Some(handicap) if *option == "handicap" => handicap_phrase(words, rules, handicap),
        _ => (words.rules.value_phrase)(option, &rules.value(option).unwrap_or_default()),
    };
    let phrases: Vec<String> = differing.iter().map(phrase).collect();
    (words.rules.summary)((words.rules.preset_name)(preset), &phrases)
}

/// Rules in at most a few words: the preset, and whether anything differs.
pub fn short_summary(words: &Words, rules: &Rules) -> String {
    let (preset, differing) = rule_differences(rules);
    (words.rules.short_summary)((words.rules.preset_name)(preset), differing.len())
}

/// Who gives what, within a sentence.
fn handicap_phrase(words: &Words, rules: &Rules, handicap: &Handicap) -> String {
    let name = (words.side_name)(handicap.side.index(), rules.sides);
    (words.rules.handicap_phrase)(&name, handicap.cells.len(), handicap.points)
}

fn rule_differences(rules: &Rules) -> (&'static str, Vec<&'static str>) {
    let (preset, mut differing) = rules.closest_preset();
    differing.retain(|option| *option != "sides");
    (preset, differing)
}

/// `rules` with a preset in place of all options but the number of sides and the
/// handicap, which depend on who plays.
pub fn with_preset(rules: &Rules, preset: &str) -> Rules {
    rules.with_preset(preset).expect("a listed preset exists")
}

/// Draws the page over the window.
pub fn show(ui: &Ui, page: &Page<'_>, typing: &mut Typing) -> Option<RulesAction> {
    let words = page.words;
    let heading = if page.editable { words.rules.heading } else { words.rules.heading_in_force };
    let (answer, close) = modal(ui, "rules", heading, WIDTH, |ui| {
        let mut answer = None;
        ui.horizontal(|ui| {
            ui.add(Label::new(bold(heading, 24.0)));
            at_right_end(ui, "buttons", |ui| {
                if !page.editable && wide_button(ui, words.rules.change, 120.0, false).clicked() {
                    answer = Some(RulesAction::Edit);
                }
                let done = wide_button(ui, words.rules.done, 120.0, true);
                focus_first(ui, &done);
                if done.clicked() {
                    answer = Some(RulesAction::Close);
                }
            });
        });
        ui.label(strong(summary(words, page.rules)));
        let palette = Palette::current(ui.ctx());
        if let Some(refused) = typing.refused() {
            ui.label(strong(refused).color(palette.warning));
        } else if page.editable && page.going_on {
            ui.label(RichText::new(words.rules.from_next_game).color(palette.faint_ink));
        }
        let room = ui.ctx().content_rect().height() - 68.0 - ui.min_rect().height();
        let room = room.max(LEAST_ROOM);
        let area = ScrollArea::vertical().id_salt(page.opened).auto_shrink([false, true]);
        area.max_height(room).min_scrolled_height(room).show(ui, |ui| {
            scrolled_by_page_keys(ui, room);
            let beside = Margin { right: 20, left: 2, ..Margin::ZERO };
            Frame::new().inner_margin(beside).show(ui, |ui| {
                // A name of its own, so that a notice above takes the keyboard
                // from nothing below.
                let named = UiBuilder::new().scope_id(Id::unique("rules within"));
                let changed = ui.scope_builder(named, |ui| content(ui, page, typing)).inner;
                answer = changed.map(|rules| RulesAction::Set(Box::new(rules))).or(answer.take());
            });
        });
        answer
    });
    answer.or(close.then_some(RulesAction::Close))
}

fn content(ui: &mut Ui, page: &Page<'_>, typing: &mut Typing) -> Option<Rules> {
    if page.editable {
        return editable(ui, page, typing);
    }
    for option in OPTIONS {
        shown_option(ui, page, option);
    }
    shown_handicap(ui, page);
    None
}

/// The presets and the options; rules other than those shown when something was
/// changed.
fn editable(ui: &mut Ui, page: &Page<'_>, typing: &mut Typing) -> Option<Rules> {
    let mut changed = presets(ui, page);
    for option in OPTIONS {
        let Some(control) = OptionControl::of(option) else {
            continue;
        };
        ui.add_space(10.0);
        ui.label(bold((page.words.rules.option_name)(option), 17.0));
        ui.label((page.words.rules.option_hint)(option));
        changed = match control {
            OptionControl::Words(values) => word_control(ui, page, typing, option, values),
            OptionControl::Number(range) => number_control(ui, page, typing, option, range),
        }
        .or(changed);
    }
    if changed.is_some() {
        typing.accept();
    }
    changed
}

fn presets(ui: &mut Ui, page: &Page<'_>) -> Option<Rules> {
    let words = &page.words.rules;
    ui.label(strong(words.presets).small().color(Palette::current(ui.ctx()).faint_ink));
    let mut changed = None;
    for preset in PRESETS {
        let rules = with_preset(page.rules, preset);
        let preset = Card {
            title: (words.preset_name)(preset),
            text: (words.preset_hint)(preset),
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

/// The rules of the page with another value of an option; none, and the reason remembered,
/// when they do not fit together.
fn with_option(page: &Page<'_>, typing: &mut Typing, option: &str, value: &str) -> Option<Rules> {
    let mut changed = page.rules.clone();
    let fits: Result<(), OptionError> =
        changed.set(option, value).and_then(|()| changed.validate());
    match fits {
        Ok(()) => Some(changed),
        Err(why) => {
            typing.refuse((page.words.rules.refused)(&why));
            None
        }
    }
}
