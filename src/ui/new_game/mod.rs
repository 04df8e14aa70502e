//! The form of a new game: players, starter, rules, handicap and clock. The home shows a summary of
//! it and changes the opponent.

mod handicap;

use eframe::egui::{Id, Label, Ui, UiBuilder};

use super::board::Sprites;
use super::command::Command;
use super::faces::Portrait;
use super::page::{heading_and_buttons, scrolling_choices};
use super::rules_page::summary as rules_summary;
use super::table::form::{
    self, PlayersForm, faint_text, players_summary, time_summary, with_sides,
};
use super::theme::{Palette, sizes};
use super::typing::Typing;
use super::widgets::{
    ButtonLook, bold, choices, column, command_button, modal, strong, wide_command,
};
use super::words::Words;
use crate::ai::Level;
use crate::rules::{Preset, SIDES};
use crate::settings::Settings;

/// The level of the opponent in the first game after the lessons.
pub const FIRST_LEVEL: Level = Level::Beginner;

/// The width of the form in one column and in two, and the window width from which it has two.
const WIDTH: [f32; 2] = [620.0, 1060.0];
const TWO_COLUMNS: f32 = 840.0;
/// The width from which the buttons are beside the heading.
const BESIDE: f32 = 400.0;

/// The contents of the form.
pub struct Form<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The current settings.
    pub settings: &'a Settings,
    /// Whether a game is in progress.
    pub going_on: bool,
    /// A number unique to each opening of the form, so that the form opens at its top.
    pub opened: u32,
}

/// The player's input in one frame.
#[derive(Debug, Default)]
pub struct FormResponse {
    /// The settings after a change.
    pub set: Option<Settings>,
    /// The action that leaves the form.
    pub then: Option<NewGameAction>,
}

/// An action that leaves the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGameAction {
    /// Close the form.
    Close,
    /// Begin the game.
    Begin,
    /// Open the rules page, and return to the form afterwards.
    Rules,
    /// Set up the position from which to play.
    Position,
}

/// The state of the form while it is drawn.
struct Draft<'a> {
    words: &'a Words,
    sprites: &'a Sprites,
    now: &'a Settings,
    typing: &'a mut Typing,
    made: Option<Settings>,
}

impl Draft<'_> {
    /// Records changed settings.
    fn set(&mut self, settings: Settings) {
        self.typing.accept();
        self.made = Some(settings);
    }
}

/// Draws the form over the window. Returns the player's input.
pub fn show(ui: &Ui, form: &Form<'_>, typing: &mut Typing) -> FormResponse {
    let words = form.words;
    let two = ui.ctx().content_rect().width() >= TWO_COLUMNS;
    let width = WIDTH[usize::from(two)];
    let (mut answer, close) = modal(ui, "new game", words.new_game, width, |ui| {
        let mut then = if ui.available_width() < BESIDE {
            ui.add(Label::new(bold(words.new_game, 24.0)));
            ui.horizontal_wrapped(|ui| buttons(ui, words)).inner
        } else {
            heading_and_buttons(ui, words.new_game, |ui| buttons(ui, words))
        };
        let palette = Palette::current(ui.ctx());
        if let Some(refused) = typing.refused() {
            ui.label(strong(refused).color(palette.warning));
        } else if form.going_on {
            ui.label(faint_text(ui, words.next_game));
        }
        let set = scrolling_choices(ui, form.opened, |ui| {
            // A fixed id, so that a notice above does not move the keyboard focus below.
            let named = UiBuilder::new().scope_id(Id::unique("form within"));
            ui.scope_builder(named, |ui| content(ui, form, typing, two, &mut then)).inner
        });
        FormResponse { set, then }
    });
    answer.then = answer.then.or(close.then_some(NewGameAction::Close));
    answer
}

fn buttons(ui: &mut Ui, words: &Words) -> Option<NewGameAction> {
    form::buttons(ui, words, NewGameAction::Begin, NewGameAction::Close)
}

/// Returns what each side is called before it has a player, in a game of `sides` sides.
pub fn places(words: &Words, sides: usize) -> Vec<String> {
    (0..sides).map(|side| words.side_name(side, sides).to_owned()).collect()
}

/// Returns the settings with another opponent.
pub fn with_opponent(now: &Settings, opponent: Portrait) -> Settings {
    let players = form::with_opponent(&now.players(), now.rules.sides, opponent);
    now.clone().with_players(players)
}

/// Returns a summary of players, starter and clock.
pub fn summary(words: &Words, now: &Settings) -> String {
    let players = players_summary(words, &now.players(), now.rules.sides);
    let text = [Some(players), time_summary(words, now.time)];
    text.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Draws the choices in one column or two. Returns the settings after a change.
fn content(
    ui: &mut Ui,
    form: &Form<'_>,
    typing: &mut Typing,
    two: bool,
    then: &mut Option<NewGameAction>,
) -> Option<Settings> {
    let Form { words, sprites, settings: now, .. } = *form;
    let mut draft = Draft { words, sprites, now, typing, made: None };
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.spacing_mut().button_padding.x = 10.0;
    if two {
        let width = ui.available_width();
        let gap = 32.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            column(ui, (width - gap) / 2.0, |ui| players_column(ui, &mut draft));
            ui.add_space(gap);
            column(ui, (width - gap) / 2.0, |ui| rules_column(ui, &mut draft, then));
        });
    } else {
        players_column(ui, &mut draft);
        rules_column(ui, &mut draft, then);
    }
    draft.made
}

/// Draws the choices of players, starter and time.
fn players_column(ui: &mut Ui, draft: &mut Draft<'_>) {
    ui.spacing_mut().item_spacing.x = sizes::GAP;
    let (words, now) = (draft.words, draft.now);
    let (before, now) = (now.rules.sides, now.clone());
    let players = now.players();
    let names = SIDES.map(usize::from).map(|sides| (sides, words.sides(sides)));
    if let Some(sides) = choices(ui, words.board, &names.collect::<Vec<_>>(), before) {
        let rules = now.rules.fitted_to(sides);
        let players = with_sides(&players, before, sides);
        draft.set(Settings { rules, ..now.clone() }.with_players(players));
    }
    let places = places(words, before);
    let (places, typing) = (&places, &mut *draft.typing);
    let mut form = PlayersForm { words, places, now: &players, typing, made: None };
    form.kind(ui);
    form.each_side(ui);
    form.starter(ui, words.starter);
    form.time(ui);
    if let Some(players) = form.made {
        draft.made = Some(now.with_players(players));
    }
}

/// Draws the choices of rules and handicap, and the start position.
fn rules_column(ui: &mut Ui, draft: &mut Draft<'_>, then: &mut Option<NewGameAction>) {
    ui.spacing_mut().item_spacing.x = sizes::GAP;
    let (words, rules) = (draft.words, &draft.now.rules);
    let named = |preset: &Preset| (Some(*preset), words.rules.preset_name(*preset));
    let names: Vec<_> = Preset::ALL.iter().map(named).collect();
    let current = rules.named_preset();
    if let Some(Some(preset)) = choices(ui, words.rules.heading, &names, current) {
        draft.set(Settings { rules: rules.with_preset(preset), ..draft.now.clone() });
    }
    ui.horizontal(|ui| {
        let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
        if command_button(ui, words, Command::Rules, look) {
            *then = Some(NewGameAction::Rules);
        }
        let text = match current {
            Some(preset) => words.rules.preset_hint(preset).to_owned(),
            None => rules_summary(words, rules),
        };
        ui.add(Label::new(faint_text(ui, &text)).wrap());
    });
    handicap::handicap(ui, draft);
    handicap::picture(ui, draft);
    let width = ui.available_width().min(280.0);
    let label = words.editor.edit;
    if wide_command(ui, Command::EditPosition, label, width, false) {
        *then = Some(NewGameAction::Position);
    }
}
