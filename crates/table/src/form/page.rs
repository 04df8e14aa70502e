//! The form of a new game as a dialog.

use eframe::egui::{Id, Label, Ui, UiBuilder};
use settings::Language;
use ui_kit::balanced::wrapped;
use ui_kit::page::{heading_and_buttons, scrolling_choices};
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, sizes};
use ui_kit::typing::Typing;
use window::Command;
use window::widgets::{bold, button_width, column, modal, strong, wide_command};
use window_words::Words;

use super::columns::NextGameForm;
use super::players::faint_text;
use super::{NextGame, SetupUi, buttons};

/// The width of the form in one column and in two, and the window width from which it has two.
const WIDTH: [f32; 2] = [620.0, 1060.0];
const TWO_COLUMNS: f32 = 840.0;
/// The width from which the buttons are beside the heading.
const BESIDE: f32 = 400.0;

/// The contents of the form.
pub struct Form<'a, G> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The look of the next game.
    pub look: usize,
    /// The choices so far.
    pub next: &'a NextGame<G>,
    /// Whether a game is in progress.
    pub going_on: bool,
    /// A number unique to each opening of the form, so that the form opens at its top.
    pub opened: u32,
}

/// The player's input in one frame.
#[derive(Debug)]
pub struct FormResponse<G> {
    /// The choices after a change.
    pub set: Option<NextGame<G>>,
    /// The action that leaves the form.
    pub then: Option<FormAction>,
}

/// An action that leaves the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormAction {
    /// Close the form.
    Close,
    /// Begin the game.
    Begin,
    /// Run a command of the options.
    Do(Command),
}

/// Draws the form over the window. Returns the player's input.
pub fn show<G: SetupUi>(ui: &Ui, form: &Form<'_, G>, typing: &mut Typing) -> FormResponse<G> {
    let words = form.words;
    let two = ui.ctx().content_rect().width() >= TWO_COLUMNS;
    let width = WIDTH[usize::from(two)];
    let was_refused = typing.refused().is_some();
    let (mut answer, close) = modal(ui, "new game", words.new_game, width, |ui| {
        let mut then = if ui.available_width() < BESIDE {
            ui.add(Label::new(bold(words.new_game, 24.0)));
            ui.horizontal_wrapped(|ui| buttons(ui, words, FormAction::Begin, FormAction::Close))
                .inner
        } else {
            heading_and_buttons(ui, words.new_game, |ui| {
                buttons(ui, words, FormAction::Begin, FormAction::Close)
            })
        };
        let palette = Palette::current(ui.ctx());
        if let Some(refused) = typing.refused() {
            wrapped(ui, strong(refused).color(palette.warning));
        } else if form.going_on {
            wrapped(ui, faint_text(ui, words.next_game));
        }
        let set = scrolling_choices(ui, form.opened, |ui| {
            // A fixed id, so that a notice above does not move the keyboard focus below.
            let named = UiBuilder::new().scope_id(Id::unique("form within"));
            ui.scope_builder(named, |ui| content(ui, form, typing, two, &mut then)).inner
        });
        FormResponse { set, then }
    });
    answer.then = answer.then.or(close.then_some(FormAction::Close));
    // A game does not begin without the number that the player has just entered.
    if !was_refused && typing.refused().is_some() {
        answer.then.take_if(|then| *then == FormAction::Begin);
    }
    answer
}

/// Draws the button that leads to people at other devices.
fn together(ui: &mut Ui, words: &Words, then: &mut Option<FormAction>) {
    let label = words.together.open;
    if wide_command(ui, Command::Together, label, button_width(ui, label), false) {
        *then = Some(FormAction::Do(Command::Together));
    }
}

/// Draws the choices in one column or two. Returns them after a change.
fn content<G: SetupUi>(
    ui: &mut Ui,
    view: &Form<'_, G>,
    typing: &mut Typing,
    two: bool,
    then: &mut Option<FormAction>,
) -> Option<NextGame<G>> {
    let Form { language, words, sprites, look, next, .. } = *view;
    let (made, command) = (None, None);
    let mut form = NextGameForm { language, words, sprites, look, next, typing, made, command };
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.spacing_mut().button_padding.x = 10.0;
    if two {
        let width = ui.available_width();
        let gap = 32.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            column(ui, (width - gap) / 2.0, |ui| {
                players(ui, &mut form);
                together(ui, words, then);
            });
            ui.add_space(gap);
            column(ui, (width - gap) / 2.0, |ui| options(ui, &mut form));
        });
    } else {
        players(ui, &mut form);
        together(ui, words, then);
        options(ui, &mut form);
    }
    *then = then.or(form.command.map(FormAction::Do));
    form.made
}

fn players<G: SetupUi>(ui: &mut Ui, form: &mut NextGameForm<'_, G>) {
    ui.spacing_mut().item_spacing.x = sizes::GAP;
    form.players(ui);
}

fn options<G: SetupUi>(ui: &mut Ui, form: &mut NextGameForm<'_, G>) {
    ui.spacing_mut().item_spacing.x = sizes::GAP;
    form.options(ui);
}
