//! The dialog that asks who continues a replayed game, or one from an edited position.

use eframe::egui::Ui;
use settings::Players;
use tabletop::{Setup, Side};
use ui_kit::balanced::wrapped;
use ui_kit::choices::choices;
use ui_kit::page::{heading_and_buttons, scrolling_choices};
use ui_kit::theme::Palette;
use ui_kit::typing::Typing;
use window::widgets::{modal, strong};
use window_words::Words;

use super::players::{PlayersForm, faint_text};
use super::{SetupUi, buttons};
use crate::words::GameText;

/// The width of the dialog.
const WIDTH: f32 = 620.0;

/// The question: the players, and the rules to choose from.
#[derive(Clone, Debug)]
pub struct PlayOn<G> {
    /// The players chosen so far.
    pub players: Players,
    /// The rules, those of the game to continue first.
    rules: Vec<G>,
    /// The index of the rules chosen.
    chosen: usize,
    /// The text being typed.
    pub typing: Typing,
}

/// What the dialog shows besides the question.
pub struct PlayOnView<'a, G> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// What each side is called before it has a player.
    pub places: &'a [String],
    /// Where the game begins, in a sentence or two.
    pub hint: &'a str,
    /// What happens to the game in progress, if there is one.
    pub under_way: Option<&'a str>,
    /// Names rules.
    pub name: &'a dyn Fn(&G) -> String,
    /// The number of the dialog, so that it opens at its top.
    pub opened: u32,
}

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOnAnswer {
    /// Close the dialog.
    Close,
    /// Begin the game.
    Begin,
}

/// Returns what each side of a match of `game` is called before it has a player, if `first` leads it: what the side plays
/// with, such as Red, or else its place.
pub fn sides_called<G: SetupUi + GameText>(words: &Words, game: &G, first: Side) -> Vec<String> {
    let names = G::words(words.in_language).side_names(first);
    names.map_or_else(|| game.places(words), |names| names.map(str::to_owned).to_vec())
}

impl<G: Clone> PlayOn<G> {
    /// Asks who continues a game of these rules, or of one of `others`. The players of `setup` are
    /// preselected.
    pub fn new(usual: Players, setup: &Setup, own: G, others: Vec<G>) -> Self {
        PlayOn::of(usual.with_players_of(setup), own, others)
    }

    /// Asks who plays a game of these rules, or of one of `others`, with `players` preselected.
    pub fn of(players: Players, own: G, others: Vec<G>) -> Self {
        let rules = std::iter::once(own).chain(others).collect();
        PlayOn { players, rules, chosen: 0, typing: Typing::default() }
    }

    /// Returns the rules chosen.
    pub fn rules(&self) -> &G {
        &self.rules[self.chosen]
    }

    /// Draws the dialog over the window.
    pub fn show(&mut self, ui: &Ui, view: &PlayOnView<'_, G>) -> Option<PlayOnAnswer> {
        let words = view.words;
        let heading = words.replay.play_from_here;
        let (answer, close) = modal(ui, "play on", heading, WIDTH, |ui| {
            let answer = heading_and_buttons(ui, heading, |ui| {
                buttons(ui, words, PlayOnAnswer::Begin, PlayOnAnswer::Close)
            });
            scrolling_choices(ui, view.opened, |ui| {
                if let Some(refused) = self.typing.refused() {
                    let warning = Palette::current(ui.ctx()).warning;
                    wrapped(ui, strong(refused).color(warning));
                } else {
                    let text = [Some(view.hint), view.under_way];
                    let text: Vec<&str> = text.into_iter().flatten().collect();
                    wrapped(ui, faint_text(ui, &text.join(" ")));
                }
                if self.rules.len() > 1 {
                    let names: Vec<_> = self.rules.iter().map(view.name).enumerate().collect();
                    if let Some(chosen) = choices(ui, words.door.by_rules, &names, self.chosen) {
                        self.typing.accept();
                        self.chosen = chosen;
                    }
                }
                let (now, typing) = (&self.players, &mut self.typing);
                let mut form = PlayersForm { words, places: view.places, now, typing, made: None };
                form.kind(ui);
                form.each_side(ui);
                if let Some(players) = form.made {
                    self.players = players;
                }
            });
            answer
        });
        answer.or(close.then_some(PlayOnAnswer::Close))
    }
}
