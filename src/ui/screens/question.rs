//! The question on the first start: what an empty quan cell does.

use eframe::egui::{Frame, Label, ScrollArea, Ui, vec2};

use super::Action;
use crate::rules::{Preset, RuleOption};
use crate::settings::{Language, Settings};
use crate::ui::board::Sprites;
use crate::ui::command::Command;
use crate::ui::measured::Measured;
use crate::ui::rules_page::{Card, card, card_height, scene};
use crate::ui::theme::Palette;
use crate::ui::widgets::{at_right_end, bold, choice, strong, wide_button};
use crate::ui::words::{LANGUAGES, Words};

/// The presets of the two common answers.
const ANSWERS: [Preset; 2] = [Preset::Classic, Preset::Folk];
/// The width of the button that opens the lessons.
const LEARN: f32 = 230.0;
/// The maximum width of the question.
const WIDTH: f32 = 760.0;

/// Draws the question. Returns the settings that follow from the answer, or the command to open
/// the lessons.
pub fn question(
    ui: &mut Ui,
    words: &Words,
    language: Language,
    settings: &Settings,
    sprites: &Sprites,
) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let room = ui.max_rect();
    let margin = if room.height() < 560.0 { 12.0 } else { 24.0 };
    let width = WIDTH.min(room.width() - 24.0) - 2.0 * margin - 2.0;
    let picture = if room.height() < 480.0 { 84.0 } else { 150.0 };
    let (mut set, mut learns) = (None, false);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let measured = Measured::of(ui, "height of the question");
        let before = measured.before().unwrap_or(room.height());
        ui.add_space(((room.height() - before) / 2.0).max(8.0));
        let shown = ui.vertical_centered(|ui| {
            Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
                ui.set_width(width);
                ui.vertical(|ui| {
                    ui.horizontal(|ui| {
                        ui.label(bold(words.title, 30.0).color(palette.accent));
                        at_right_end(ui, "languages", |ui| {
                            for other in LANGUAGES {
                                let chosen = other == language;
                                if choice(ui, Words::of(other).language, chosen).clicked() {
                                    let language = Some(other);
                                    set = Some(Settings { language, ..settings.clone() });
                                }
                            }
                        });
                    });
                    ui.label(strong(words.rules.question).size(18.0));
                    let half = (width - ui.spacing().item_spacing.x) / 2.0;
                    let answers = ANSWERS.map(|preset| {
                        let rules = settings.rules.with_preset(preset);
                        let shown = scene(words, RuleOption::EmptyQuan, &rules);
                        (preset, rules, shown)
                    });
                    let mut cards = answers.each_ref().map(|(preset, rules, shown)| {
                        let value = rules.value(RuleOption::EmptyQuan);
                        Card {
                            title: words.rules.value_name(&value).unwrap_or_default(),
                            text: words.rules.answer_hint(*preset),
                            chosen: false,
                            picture: Some((shown, picture)),
                            height: 0.0,
                        }
                    });
                    let heights = cards.each_ref().map(|card| card_height(ui, half, card));
                    ui.horizontal_top(|ui| {
                        for (answer, (_, rules, _)) in cards.iter_mut().zip(&answers) {
                            answer.height = heights.into_iter().fold(0.0, f32::max);
                            if card(ui, sprites, half, answer).clicked() {
                                let rules = rules.clone();
                                let asked = Settings { rules_asked: true, ..settings.clone() };
                                set = Some(Settings { rules, ..asked });
                            }
                        }
                    });
                    let rest = |ui: &mut Ui| {
                        learns = wide_button(ui, words.learn.learn_first, LEARN, false).clicked();
                        ui.add(Label::new(words.rules.question_hint).wrap());
                    };
                    if width >= 2.0 * LEARN {
                        ui.horizontal(rest)
                    } else {
                        ui.vertical(rest)
                    };
                });
            });
        });
        measured.store(ui, shown.response.rect.height());
        ui.allocate_space(vec2(0.0, 8.0));
    });
    let learns = learns.then_some(Action::Do(Command::Learn));
    set.map(|settings| Action::Set(Box::new(settings))).or(learns)
}
