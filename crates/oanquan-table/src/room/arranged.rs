//! The options of a new game of ô ăn quan: presets, handicap, the start position.

use std::ops::RangeInclusive;

use eframe::egui::{Label, Ui};
use frame::Command;
use frame::table::form::{self, Arranged, NextGame, OptionsForm, faint_text};
use frame::widgets::{ButtonLook, choices, command_button, wide_command};
use oanquan::{Preset, RuleOption, Rules, SIDES, Series};
use oanquan_engine::Level;
use settings::{Settings, TableSettings};
use ui_kit::faces::Portrait;
use window_words::Words;

use super::handicap;
use crate::OAnQuan;
use crate::room::OAnQuanSentences;
use crate::room::rules_page::{lost_text, preset_text, summary};

/// The level of the opponent in the first game after the lessons.
pub const FIRST_LEVEL: Level = Level::Beginner;

/// Returns the choices for the next game.
pub fn next_game(now: &Settings) -> NextGame<OAnQuan> {
    let table = now.of::<OAnQuan>();
    NextGame { game: table.game(), players: table.players() }
}

/// Returns the settings with another opponent.
pub fn with_opponent(now: &Settings, opponent: Portrait) -> Settings {
    let NextGame { game, players } = next_game(now);
    let mut settings = now.clone();
    let players = form::with_opponent(&players, game.sides, opponent);
    settings.of_mut::<OAnQuan>().set_players(players);
    settings
}

impl Arranged for OAnQuan {
    fn options_form(&self, ui: &mut Ui, form: &mut OptionsForm<'_>) -> Option<Self> {
        let words = form.words;
        let chosen = preset(ui, self, form);
        let given = handicap::handicap(ui, self, form);
        handicap::picture(ui, self, form);
        let width = ui.available_width().min(280.0);
        if wide_command(ui, Command::EditPosition, words.editor.edit, width, false) {
            form.command = Some(Command::EditPosition);
        }
        chosen.or(given).map(OAnQuan)
    }

    /// The game need not ask for the rules any more, unless only the number of sides or the handicap differs.
    fn choose(self, table: &mut TableSettings) {
        let OAnQuan(before) = table.game();
        let (sides, handicap) = (self.sides, self.handicap.clone());
        table.options_chosen |= Rules { sides, handicap, ..before } != self.0;
        table.set_game(&self);
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
    let single = Rules { series: Series::Off, ..rules.clone() };
    let current = single.named_preset();
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
        ui.add(Label::new(faint_text(ui, &text)).wrap());
    });
    let chosen = chosen.map(|preset| Rules { series: rules.series, ..rules.with_preset(preset) });
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
    Some(Rules { series, ..rules.clone() })
}
