//! The rules of a game in words and pictures, for every game.

use eframe::egui::{Grid, Rect, Sense, Ui, vec2};
use settings::Language;
use tabletop::Game;
use ui_kit::balanced::wrapped;
use ui_kit::read_aloud::says;
use ui_kit::sprites::Sprites;
use ui_kit::theme::{sizes, touch};
use window_words::Words;

use crate::widgets::{bold, strong};

/// The minimum width of pictures side by side, in points.
const MIN_WIDTH: f32 = 230.0;
/// The minimum width of the table of keys and the gap between its columns, in points.
const MIN_TABLE: f32 = 420.0;
const KEYS_GAP: f32 = 24.0;

/// A game whose rules the window explains.
pub trait RulesUi: Game {
    /// Returns the sections of the rules in a language.
    fn sections(language: Language) -> Vec<RulesSection>;

    /// Draws what a section shows below its text, that at `place` from 0. Screen readers need no label,
    /// as long as the text says the same.
    fn figure(_ui: &mut Ui, _place: usize, _view: &RulesView<'_>) {}

    /// Returns how moves are entered by keys, if a text says it.
    fn by_keys(_language: Language) -> Option<&'static str> {
        None
    }

    /// Returns the keys and what each does; empty if the sections say it.
    fn keys(_view: &RulesView<'_>) -> Vec<[&'static str; 2]> {
        Vec::new()
    }
}

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// The heading, if it has one.
    pub heading: Option<&'static str>,
    /// The text.
    pub text: &'static str,
}

impl RulesSection {
    /// Returns sections without headings, one for each text.
    pub fn plain<const N: usize>(texts: [&'static str; N]) -> Vec<Self> {
        texts.into_iter().map(|text| RulesSection { heading: None, text }).collect()
    }
}

/// What the rules are drawn with.
#[derive(Clone, Copy)]
pub struct RulesView<'a> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'a Words,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The look that the player has chosen for the game.
    pub look: usize,
    /// Whether the program is a page in a browser, which keeps some keys for itself.
    pub in_browser: bool,
}

/// Draws the rules of the game `G` and, unless the window is used by fingers, its keys.
pub fn rules<G: RulesUi>(ui: &mut Ui, view: &RulesView<'_>) {
    for (place, section) in G::sections(view.language).into_iter().enumerate() {
        if let Some(heading) = section.heading {
            ui.label(bold(heading, 17.0));
        }
        // The text comes first: in a low window, the picture alone would fill the page.
        wrapped(ui, section.text);
        G::figure(ui, place, view);
        ui.add_space(8.0);
    }
    // Fingers have no keys.
    if touch::is_by_finger(ui.ctx()) {
        return;
    }
    if let Some(text) = G::by_keys(view.language) {
        wrapped(ui, text);
    }
    let all = G::keys(view);
    if !all.is_empty() {
        ui.label(bold(view.words.keys_heading, 17.0));
        keys(ui, &all);
    }
}

/// Draws pictures of this height with `paint`, two side by side if there is room.
pub fn pictures<T>(ui: &mut Ui, height: f32, all: &[T], mut paint: impl FnMut(&Ui, Rect, &T)) {
    let in_row = if ui.available_width() >= 2.0 * MIN_WIDTH + sizes::GAP { 2 } else { 1 };
    for row in all.chunks(in_row) {
        let gaps = sizes::GAP * (row.len() as f32 - 1.0);
        let width = (ui.available_width() - gaps) / row.len() as f32;
        ui.horizontal(|ui| {
            for picture in row {
                let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                paint(ui, rect, picture);
            }
        });
    }
}

/// Draws the keys and their meanings as a table or, in a narrow window, below each other.
fn keys(ui: &mut Ui, all: &[[&str; 2]]) {
    let width = ui.available_width();
    if width < MIN_TABLE {
        for [key, action] in all {
            key_row(ui, key, action);
        }
        return;
    }
    let grid = Grid::new("keys").num_columns(2).spacing([KEYS_GAP, 4.0]);
    grid.max_col_width(0.6 * (width - KEYS_GAP)).show(ui, |ui| {
        for [key, action] in all {
            key_row(ui, key, action);
            ui.end_row();
        }
    });
}

/// Draws a key beside its meaning, which readers say together.
fn key_row(ui: &mut Ui, key: &str, action: &str) {
    let (shown, meaning) = (ui.label(strong(key)), ui.label(action));
    says(&shown, &meaning, &format!("{key}: {action}"));
}
