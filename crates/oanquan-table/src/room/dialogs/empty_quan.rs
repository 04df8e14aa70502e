//! What an empty quan cell does: a question with a picture of each answer.

use eframe::egui::Ui;
use oanquan::{EmptyQuan, Move, OptionValue, RuleOption, Rules};
use table::screens::play_move;
use ui_kit::balanced::wrapped;
use ui_kit::sprites::Sprites;
use ui_kit::theme::sizes;
use window::Parts;
use window::dialogs::{Dialog, DialogOver, Effect, effect};
use window::widgets::{button_width, dialog, focus_first, wide_button, words_and_buttons};
use window_words::Words;

use super::rules_in_force;
use crate::OAnQuan;
use crate::room::live_game::{PlayedOAnQuan, is_empty_quan_open};
use crate::room::rules_page::{Card, card, card_height, scene};
use crate::room::{OAnQuanSentences, own, own_mut};

/// The width of the dialog, in points.
const WIDTH: f32 = 640.0;
/// The height of a picture in a usual window and in one lower than `LOW`, in points.
const PICTURE: [f32; 2] = [130.0, 66.0];
const LOW: f32 = 480.0;

/// The question, which the game asks before the first turn that depends on the answer.
pub struct EmptyQuanQuestion {
    /// The person's move to play then, or `None` if it is a computer's turn.
    pub then: Option<Move>,
}

/// Opens the question if a person's move in the current game depends on the answer. Returns whether
/// it does.
pub fn asks_before(mv: Move, parts: &mut Parts) -> bool {
    let Some(live_game) = own(parts).current.live_game() else {
        return false;
    };
    let is_asked = live_game.is_persons_turn()
        && live_game.presenter().viewed_turn().is_none()
        && is_empty_quan_open(&parts.preferences.settings, live_game.session())
        && live_game.is_undecided(mv);
    if is_asked {
        parts.dialogs.open_unasked(EmptyQuanQuestion { then: Some(mv) });
    }
    is_asked
}

impl Dialog for EmptyQuanQuestion {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, sprites, rules) = (over.words(), over.parts.sprites()?, rules_in_force(over)?);
        let (answer, closed) = dialog(ui, "empty quan cell", words.rules().question, WIDTH, |ui| {
            let mut answer = None;
            let content = |ui: &mut Ui| {
                wrapped(ui, words.rules().question_hint);
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
        answer.or(closed.then_some(EmptyQuan::Stops)).map(decide)
    }

    fn stops_clock(&self) -> bool {
        true
    }
}

/// Returns the effect that sets the rule for this game and the next ones, and plays the person's move that
/// asked for it. A computer to move thinks again if the rule has changed.
fn decide(empty_quan: EmptyQuan) -> Effect {
    effect(move |_, context| {
        let parts = &mut *context.parts;
        let question = parts.dialogs.take_as::<EmptyQuanQuestion>();
        parts.change_settings(context.ctx, |settings| {
            let table = settings.of_mut::<OAnQuan>();
            let OAnQuan(rules) = table.game();
            table.set_game(&OAnQuan(Rules { empty_quan, ..rules }));
            table.options_chosen = true;
        });
        if let Some(live_game) = own_mut(parts).current.live_game_mut() {
            live_game.set_empty_quan(empty_quan);
        }
        if let Some(mv) = question.and_then(|question| question.then) {
            play_move::<OAnQuan>(mv, context);
        }
    })
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
