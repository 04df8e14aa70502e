//! The form of a new game.

use eframe::egui::Ui;
use frame::Command;
use frame::dialogs::{Dialog, DialogOver, Effect, close, effect};
use frame::table::begin_game;
use frame::table::form::{Form, FormAction, FormResponse, show};
use ui_kit::typing::Typing;

use super::{NextRules, ask_for_new_game};
use crate::OAnQuan;
use crate::room::settings::set_rules;
use crate::room::{next_game, own};

/// The form, with the text being typed.
#[derive(Default)]
pub struct NewGameForm(Typing);

impl Dialog for NewGameForm {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let form = Form {
            language: over.parts.language(),
            words: over.words(),
            sprites: over.parts.sprites()?,
            look: 0,
            next: &next_game(over.parts.settings()),
            going_on: own(over.parts).current.is_unfinished(),
            opened: over.opened,
        };
        let FormResponse { set, then } = show(ui, &form, &mut self.0);
        if set.is_none() && then.is_none() {
            return None;
        }
        Some(Box::new(move |_, context| {
            let parts = &mut *context.parts;
            if let Some(chosen) = set {
                parts.change_settings(context.ctx, |settings| {
                    settings.of_mut::<OAnQuan>().set_players(chosen.players);
                    set_rules(settings, chosen.game.0);
                });
            }
            match then? {
                FormAction::Close => parts.dialogs.close(),
                FormAction::Begin if own(parts).current.is_under_way() => {
                    ask_for_new_game(context);
                }
                FormAction::Begin => begin_game::<OAnQuan>(context),
                FormAction::Do(Command::Rules) => parts.dialogs.open(NextRules::over_form()),
                FormAction::Do(command) => return Some(command),
            }
            None
        }))
    }

    fn effect(&self, command: Command) -> Option<Effect> {
        match command {
            Command::NewGameForm => Some(close()),
            Command::Rules => {
                Some(effect(|_, context| context.parts.dialogs.open(NextRules::over_form())))
            }
            _ => None,
        }
    }

    fn typing(&mut self) -> Option<&mut Typing> {
        Some(&mut self.0)
    }
}
