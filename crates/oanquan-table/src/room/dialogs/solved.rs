//! The page that says what is proven about the game.

use basics::{Level, Opponent};
use eframe::egui::Ui;
use oanquan::Rules;
use settings::{Players, Starter};
use table::form::{SetupUi, settings_against};
use table::game::TableGame;
use ui_kit::balanced::wrapped;
use ui_kit::faces::Portrait;
use ui_kit::theme::sizes;
use window::dialogs::{DialogOver, TextPage};
use window::rules::pictures;
use window::widgets::bold;
use window::{Screen, ScreenContext};
use window_words::Words;

use crate::OAnQuan;
use crate::room::explained::{PICTURE, boards};
use crate::room::rules_page::{paint_scene, story};

/// The first turn of the proof, and the cells of it that the pictures show.
const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
const FIRST: (&str, [usize; 5]) = ("4+", [1, 2, 3, 4, 5]);

/// Returns the page, which leads to a game by the rules of the proof against the strongest level.
pub fn solved(words: &'static Words) -> TextPage {
    let strongest = words.opponent_name(Opponent::Level(Level::Master));
    TextPage::new(words.solved.heading, content).leading_to(words.solved.play(&strongest), play_it)
}

fn content(ui: &mut Ui, over: &DialogOver<'_>) {
    let words = &over.words().solved;
    let section = |ui: &mut Ui, heading: &str, text: &str| {
        wrapped(ui, bold(heading, 17.0));
        wrapped(ui, text);
    };
    section(ui, words.who_heading, words.who);
    ui.add_space(sizes::GAP);
    section(ui, words.first_heading, words.first);
    if let Some(sprites) = over.parts.sprites() {
        boards(ui, sprites, &[2]);
        let scenes = story(START, FIRST.0, &FIRST.1);
        pictures(ui, PICTURE, &scenes, |ui, rect, scene| {
            paint_scene(ui.painter(), sprites, rect, scene);
        });
    }
    ui.add_space(sizes::GAP);
    section(ui, words.others_heading, words.others);
    ui.add_space(sizes::GAP);
    section(ui, words.known_heading, words.known);
}

/// Begins the game of the proof, whose first turn is the player's, unless the player is asked about the one in
/// progress.
fn play_it(_: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let mut settings =
        settings_against::<OAnQuan>(parts.settings(), Portrait::Level(Level::Master));
    let table = settings.of_mut::<OAnQuan>();
    let players = Players { starter: Starter::Side(0), ..table.players() };
    OAnQuan::from(Rules::classic()).choose(table);
    table.set_players(players);
    parts.set(context.ctx, settings);
    OAnQuan::begin_next(context);
}
