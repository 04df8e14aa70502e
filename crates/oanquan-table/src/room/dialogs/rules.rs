//! The rules of the game on the screen, and those of the next game.

use eframe::egui::Ui;
use oanquan::Rules;
use study::editor::EditorScreen;
use table::form::{NewGameDialog, SetupUi};
use table::screens::ReplayScreen;
use tabletop::Game;
use ui_kit::typing::Typing;
use window::dialogs::{Dialog, DialogOver, Effect, close, effect};
use window::of_type;

use crate::OAnQuan;
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
) -> (Option<Rules>, Option<RulesAction>) {
    let Some(sprites) = over.parts.sprites() else { return (None, None) };
    let (words, opened) = (over.words(), over.opened);
    show(ui, &Page { words, sprites, rules, going_on, opened }, typing)
}

impl Dialog for RulesInForce {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (_, asked) = page(ui, over, rules_in_force(over)?, false, None);
        Some(match asked? {
            RulesAction::Edit => {
                effect(|_, context| context.parts.dialogs.open(NextRules::default()))
            }
            RulesAction::Close => close(),
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
        let edited =
            over.screen_as::<EditorScreen<OAnQuan>>().map(|editor| &editor.game_with_options().0);
        let rules = edited.unwrap_or(&next);
        let going_on = edited.is_none() && own(over.parts).current.is_unfinished();
        let form_waits = self.form_waits;
        let is_edited = edited.is_some();
        let (changed, asked) = page(ui, over, rules, going_on, Some(&mut self.typing));
        if changed.is_none() && asked.is_none() {
            return None;
        }
        // A number that is entered changes the rules even when the same click closes the page.
        Some(effect(move |screen, context| {
            if let Some(rules) = changed {
                match of_type::<EditorScreen<OAnQuan>>(screen).filter(|_| is_edited) {
                    Some(editor) => editor.set_options(OAnQuan(rules)),
                    None => context.parts.change_table(context.ctx, OAnQuan::ID, |table| {
                        OAnQuan(rules).choose(table);
                    }),
                }
            }
            match asked {
                Some(RulesAction::Close) if form_waits => {
                    context.parts.dialogs.open(NewGameDialog::<OAnQuan>::default());
                }
                Some(RulesAction::Close | RulesAction::Edit) => context.parts.dialogs.close(),
                None => {}
            }
        }))
    }

    fn typing(&mut self) -> Option<&mut Typing> {
        Some(&mut self.typing)
    }
}
