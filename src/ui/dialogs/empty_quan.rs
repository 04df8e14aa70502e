//! The question what an empty quan cell does, with a picture of each answer.

use eframe::egui::{Label, Ui};

use crate::rules::{EmptyQuan, OptionValue, RuleOption, Rules};
use crate::ui::board::Sprites;
use crate::ui::rules_page::{Card, card, card_height, scene};
use crate::ui::theme::sizes;
use crate::ui::widgets::{button_width, dialog, focus_first, wide_button, words_and_buttons};
use crate::ui::words::{OAnQuanSentences, Words};

/// The width of the dialog, in points.
const WIDTH: f32 = 640.0;
/// The height of a picture in a usual window and in one lower than `LOW`, in points.
const PICTURE: [f32; 2] = [130.0, 66.0];
const LOW: f32 = 480.0;

/// Draws the question. `rules` are those of the game. Returns the answer.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    sprites: &Sprites,
    rules: &Rules,
) -> Option<EmptyQuan> {
    let (answer, close) = dialog(ui, "empty quan cell", words.rules().question, WIDTH, |ui| {
        let mut answer = None;
        let content = |ui: &mut Ui| {
            ui.add(Label::new(words.rules().question_hint).wrap());
            answer = answers(ui, words, sprites, rules);
        };
        let keeps = words_and_buttons(ui, content, |ui| {
            let label = words.rules().keep_classic;
            let keep = wide_button(ui, label, button_width(ui, label).max(220.0), true);
            focus_first(ui, &keep);
            keep.clicked()
        });
        answer.or(keeps.then_some(EmptyQuan::Stops))
    });
    answer.or(close.then_some(EmptyQuan::Stops))
}

/// Draws the two answers side by side. Returns the one that was pressed.
fn answers(ui: &mut Ui, words: &Words, sprites: &Sprites, rules: &Rules) -> Option<EmptyQuan> {
    let low = ui.ctx().content_rect().height() < LOW;
    let picture = PICTURE[usize::from(low)];
    let width = ((ui.available_width() - sizes::GAP) / 2.0).floor();
    let scenes = [EmptyQuan::Stops, EmptyQuan::Passes].map(|empty_quan| {
        let rules = Rules { empty_quan, ..rules.clone() };
        (empty_quan, scene(words, RuleOption::EmptyQuan, &rules))
    });
    let mut cards = scenes.each_ref().map(|(rule, scene)| Card {
        title: words.rules().value_name(&OptionValue::EmptyQuan(*rule)).unwrap_or_default(),
        text: words.rules().answer_hint(*rule),
        chosen: *rule == rules.empty_quan,
        picture: Some((scene, picture)),
        height: 0.0,
    });
    let heights = cards.each_ref().map(|card| card_height(ui, width, card));
    let mut answer = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = sizes::GAP;
        for (shown, (rule, _)) in cards.iter_mut().zip(&scenes) {
            shown.height = heights.into_iter().fold(0.0, f32::max);
            if card(ui, sprites, width, shown).clicked() {
                answer = Some(*rule);
            }
        }
    });
    answer
}
