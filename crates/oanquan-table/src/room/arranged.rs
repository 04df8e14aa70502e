//! The options of a new game of ô ăn quan: presets, handicap, the start position.

use std::ops::RangeInclusive;

use eframe::egui::Ui;
use oanquan::{Preset, RuleOption, Rules, SIDES, Sale, Series};
use oanquan_engine::Level;
use settings::{Settings, TableSettings};
use table::form::{NextGame, OptionsForm, SetupUi, faint_text};
use ui_kit::balanced::wrapped;
use window::Command;
use window::widgets::{ButtonLook, choices, command_button, wide_command};
use window_words::Words;

use super::handicap;
use crate::OAnQuan;
use crate::room::OAnQuanSentences;
use crate::room::rules_page::{lost_text, preset_text, summary};

use tabletop::Game as _;

/// The level of the opponent in the first game after the lessons.
pub const FIRST_LEVEL: Level = Level::Beginner;

/// Returns the choices for the next game.
pub fn next_game(now: &Settings) -> NextGame<OAnQuan> {
    let table = now.of::<OAnQuan>();
    NextGame { game: table.game(), players: table.players() }
}

/// Returns whether these rules may hold for every game: a handicap and more sides are meant for one.
fn are_usual(rules: &Rules) -> bool {
    rules.sides == 2 && rules.handicap.is_none()
}

impl SetupUi for OAnQuan {
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self> {
        let words = form.words;
        let chosen = preset(ui, self, form);
        let given = handicap::handicap(ui, self, form);
        handicap::picture(ui, self, form);
        let width = ui.available_width().min(280.0);
        if wide_command(ui, Command::EditPosition, words.editor.edit, width, false) {
            form.command = Some(Command::EditPosition);
        }
        let rules = match (chosen, given) {
            (Some(rules), Some(given)) => Rules { handicap: given.handicap, ..rules },
            (chosen, given) => chosen.or(given)?,
        };
        Some(OAnQuan(rules))
    }

    /// The game need not ask for the rules any more, unless only the number of sides or the handicap differs.
    fn choose(self, table: &mut TableSettings) {
        let OAnQuan(before) = table.game();
        let (sides, handicap) = (self.sides, self.handicap.clone());
        let was_usual = are_usual(&before);
        table.options_chosen |= Rules { sides, handicap, ..before } != self.0;
        match are_usual(&self.0) {
            true => table.usual = None,
            false if was_usual => table.usual = Some(table.options.clone()),
            false => {}
        }
        table.set_game(&self);
    }

    fn usual_game(table: &TableSettings) -> Self {
        match &table.usual {
            Some(options) => OAnQuan::from_options(options),
            None => {
                let OAnQuan(now) = table.game();
                OAnQuan(Rules { handicap: None, ..now }.fitted_to(2))
            }
        }
    }

    fn of_one_game(&self, words: &Words) -> Vec<String> {
        let sides = (self.sides != 2).then(|| words.sides(self.sides));
        let handicap = self.handicap.as_ref().map(|_| words.home.kept_handicap.to_owned());
        sides.into_iter().chain(handicap).collect()
    }

    const SIDES: RangeInclusive<usize> = *SIDES.start() as usize..=*SIDES.end() as usize;

    fn with_sides(&self, sides: usize) -> Self {
        self.fitted_to(sides).into()
    }

    fn lost_with(&self, sides: usize, words: &Words) -> Option<String> {
        lost_text(words, self, sides)
    }

    fn places(&self, words: &Words) -> Vec<String> {
        let sides = self.0.sides;
        (0..sides).map(|side| words.side_name(side, sides).to_owned()).collect()
    }
}

/// Draws the choice of a preset and the way to the page of the rules. Returns the rules after a change.
fn preset(ui: &mut Ui, rules: &Rules, form: &mut OptionsForm<'_>) -> Option<Rules> {
    let words = form.words;
    let named = |preset: &Preset| (Some(*preset), words.rules().preset_name(*preset));
    let names: Vec<_> = Preset::ALL.iter().map(named).collect();
    let current = with_series(rules, Series::Off).named_preset();
    let chosen = choices(ui, words.rules().heading, &names, current).flatten();
    ui.horizontal(|ui| {
        let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
        if command_button(ui, words, Command::Rules, look) {
            form.command = Some(Command::Rules);
        }
        let text = match current {
            Some(preset) if rules.series == Series::Off => preset_text(words, preset, rules.sides),
            _ => summary(words, rules),
        };
        wrapped(ui, faint_text(ui, &text));
    });
    let chosen = chosen.map(|preset| {
        let Rules { series, sale, half, sold, fields_lost, rounds, .. } = *rules;
        Rules { series, sale, half, sold, fields_lost, rounds, ..rules.with_preset(preset) }
    });
    chosen.or((rules.sides == 2).then(|| series(ui, rules, words)).flatten())
}

/// Draws the choice between single games and matches in which the loser of a round sells cells, which is how most
/// children play. Returns the rules after a change.
fn series(ui: &mut Ui, rules: &Rules, words: &Words) -> Option<Rules> {
    let own = words.rules();
    let named = |series| (series, own.value_name_series(series));
    let names = [Series::Off, Series::Fields].map(named);
    let label = own.option_name(RuleOption::Series);
    let series = choices(ui, label, &names, rules.series)?;
    Some(with_series(rules, series))
}

/// The most rounds of a match that the switch begins: children go home in the end.
const ROUNDS: u8 = 9;

/// Returns rules with this series. Unless the player has chosen how fields are sold, at most one is sold after a round:
/// then a match lasts at least three rounds, and nobody has to reckon with halves of fields.
fn with_series(rules: &Rules, series: Series) -> Rules {
    let usual = Rules::classic();
    let is_usual = (rules.sale, rules.half, rules.sold) == (usual.sale, usual.half, usual.sold)
        && (rules.fields_lost, rules.rounds) == (usual.fields_lost, usual.rounds);
    match (series, rules.sale, rules.rounds) {
        (Series::Fields, ..) if is_usual => {
            Rules { series, sale: Sale::Threshold, rounds: ROUNDS, ..rules.clone() }
        }
        // What the switch began, it takes back.
        (Series::Off, Sale::Threshold, ROUNDS) => {
            Rules { series, sale: usual.sale, rounds: usual.rounds, ..rules.clone() }
        }
        _ => Rules { series, ..rules.clone() },
    }
}
