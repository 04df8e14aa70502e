//! The page of the rules.

use std::marker::PhantomData;

use eframe::egui::{ScrollArea, Ui};

use super::super::games_page::framed;
use super::super::table_game::TableGame;
use super::{Effect, Page, press, view};
use crate::ui::app::{Parts, ScreenContext};
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::screens::Action;
use crate::ui::widgets::{ButtonLook, command_button, strong};

/// The page.
pub(super) struct RulesScreen<G>(PhantomData<G>);

impl<G> Default for RulesScreen<G> {
    fn default() -> Self {
        RulesScreen(PhantomData)
    }
}

impl<G: TableGame> Page for RulesScreen<G> {
    type Game = G;

    const HAS_LINE: bool = false;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        if show::<G>(ui, &view) { press(self, Command::Back, context) } else { None }
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<Effect<Self>> {
        (command == Command::Back).then_some(|_, context| context.leave())
    }
}

/// Draws the rules. Returns whether the player leaves them.
fn show<G: TableGame>(ui: &mut Ui, view: &RoomView<'_>) -> bool {
    let look = view.settings.table(G::ID).look;
    let mut leaves = false;
    framed(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
            leaves = command_button(ui, view.words, Command::Back, look);
            ui.label(strong(view.words.how_to_play).size(20.0));
        });
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for (place, paragraph) in G::pages(view.language).rules().iter().enumerate() {
                ui.label(*paragraph);
                ui.add_space(6.0);
                if place == 0 {
                    G::rules_figure(ui, view.language, look);
                }
            }
        });
    });
    leaves
}
