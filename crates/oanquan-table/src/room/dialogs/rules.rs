//! The rules of the game on the screen, and those of the next game.

use eframe::egui::Ui;
use frame::dialogs::{Dialog, DialogOver, Effect, close, effect};
use frame::screen::of_type;
use frame::table::ReplayScreen;
use frame::table::form::{Arranged, NewGameDialog};
use oanquan::Rules;
use tabletop::Game;
use ui_kit::typing::Typing;

use crate::OAnQuan;
use crate::room::editor::OpenEditor;
use crate::room::own;
use crate::room::rules_page::{Page, RulesAction, show};

/// The rules of the game on the screen.
pub struct RulesInForce;

/// The rules of the next game or, over the editor, of its position.
#[derive(Default)]
pub struct NextRules {
    /// Whether closing the page returns to the form of a new game.
    form_waits: bool,
    /// The text being typed.
    typing: Typing,
}

/// Returns the rules of the game on the screen.
pub fn rules_in_force<'a>(over: &'a DialogOver<'_>) -> Option<&'a Rules> {
    match over.screen_as::<ReplayScreen<OAnQuan>>() {
        Some(replay) => Some(replay.replay().game().rules()),
        None => own(over.parts).current.session().map(|session| session.game().rules()),
    }
}

/// Draws the page. Without the text being `typing`, the rules cannot be changed. Returns what follows.
fn page(
    ui: &Ui,
    over: &DialogOver<'_>,
    rules: &Rules,
    going_on: bool,
    typing: Option<&mut Typing>,
) -> Option<RulesAction> {
    let (words, sprites, opened) = (over.words(), over.parts.sprites()?, over.opened);
    show(ui, &Page { words, sprites, rules, going_on, opened }, typing)
}

impl Dialog for RulesInForce {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        Some(match page(ui, over, rules_in_force(over)?, false, None)? {
            RulesAction::Edit => {
                effect(|_, context| context.parts.dialogs.open(NextRules::default()))
            }
            RulesAction::Close | RulesAction::Set(_) => close(),
        })
    }
}

impl NextRules {
    /// Returns the page over the form of a new game.
    pub fn over_form() -> Self {
        NextRules { form_waits: true, ..NextRules::default() }
    }
}

impl Dialog for NextRules {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let OAnQuan(next) = over.parts.settings().game();
        let edited = over.screen_as::<OpenEditor>().map(OpenEditor::rules);
        let rules = edited.unwrap_or(&next);
        let going_on = edited.is_none() && own(over.parts).current.is_unfinished();
        let form_waits = self.form_waits;
        Some(match page(ui, over, rules, going_on, Some(&mut self.typing))? {
            RulesAction::Close if form_waits => {
                effect(|_, context| context.parts.dialogs.open(NewGameDialog::<OAnQuan>::default()))
            }
            RulesAction::Close | RulesAction::Edit => close(),
            RulesAction::Set(rules) if edited.is_some() => effect(move |screen, _| {
                if let Some(editor) = of_type::<OpenEditor>(screen) {
                    editor.set_rules(&rules);
                }
            }),
            RulesAction::Set(rules) => effect(move |_, context| {
                context.parts.change_table(context.ctx, OAnQuan::ID, |table| {
                    OAnQuan(*rules).choose(table);
                });
            }),
        })
    }

    fn typing(&mut self) -> Option<&mut Typing> {
        Some(&mut self.typing)
    }
}
