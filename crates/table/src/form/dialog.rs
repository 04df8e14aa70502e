//! The form of a new game as a dialog over any page.

use std::marker::PhantomData;

use eframe::egui::Ui;
use ui_kit::typing::Typing;
use window::Command;
use window::dialogs::{Dialog, DialogOver, Effect, close, effect};

use super::NextGame;
use super::page::{Form, FormAction, FormResponse, show};
use crate::game::{TableGame, state, state_mut};

/// The form, with the text being typed.
pub struct NewGameDialog<G> {
    typing: Typing,
    game: PhantomData<G>,
}

impl<G> Default for NewGameDialog<G> {
    fn default() -> Self {
        NewGameDialog { typing: Typing::default(), game: PhantomData }
    }
}

impl<G: TableGame> Dialog for NewGameDialog<G> {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let table = over.parts.settings().table(G::ID);
        let form = Form {
            language: over.parts.language(),
            words: over.words(),
            sprites: over.parts.sprites()?,
            look: table.look,
            next: &NextGame::<G> { game: table.game(), players: table.players() },
            going_on: state::<G>(&over.parts.rooms).current.is_unfinished(),
            opened: over.opened,
        };
        let FormResponse { set, then } = show(ui, &form, &mut self.typing);
        if set.is_none() && then.is_none() {
            return None;
        }
        Some(Box::new(move |_, context| {
            let parts = &mut *context.parts;
            if let Some(chosen) = set {
                state_mut::<G>(&mut parts.rooms).current.is_outchosen = true;
                parts.change_table(context.ctx, G::ID, |table| {
                    table.set_players(chosen.players);
                    chosen.game.choose(table);
                });
            }
            match then? {
                FormAction::Close => parts.dialogs.close(),
                FormAction::Begin => G::begin_next(context),
                FormAction::Do(Command::Rules) => G::open_options(parts),
                FormAction::Do(command) => return Some(command),
            }
            None
        }))
    }

    fn effect(&self, command: Command) -> Option<Effect> {
        match command {
            Command::NewGameForm => Some(close()),
            Command::Rules => Some(effect(|_, context| G::open_options(context.parts))),
            _ => None,
        }
    }

    fn typing(&mut self) -> Option<&mut Typing> {
        Some(&mut self.typing)
    }
}
