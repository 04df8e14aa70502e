//! The list of the puzzles as a screen.

use std::marker::PhantomData;

use eframe::egui::Ui;

use super::super::puzzle_list::{ListAction, PuzzleList, next_open};
use super::super::table_game::TableGame;
use super::puzzle::{self, PuzzleScreen};
use super::{Effect, Page, press, settings, view};
use crate::ui::app::{Parts, Screen, ScreenContext, is};
use crate::ui::command::Command;
use crate::ui::screens::Action;

/// The page.
pub(super) struct PuzzlesScreen<G> {
    page: PuzzleList,
    game: PhantomData<G>,
}

impl<G: TableGame> PuzzlesScreen<G> {
    /// Opens the page, on which Tab stops at the next open puzzle.
    pub(super) fn at_next(parts: &Parts) -> Self {
        let stop = next_open::<G>(&settings::<G>(parts), 0).unwrap_or_default();
        PuzzlesScreen { page: PuzzleList::at(stop), game: PhantomData }
    }

    /// Lets Tab stop at the puzzle with this number.
    pub(super) fn stop_at(&mut self, number: usize) {
        self.page = PuzzleList::at(number);
    }
}

impl<G: TableGame> Page for PuzzlesScreen<G> {
    type Game = G;

    const HAS_LINE: bool = false;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        match self.page.show::<G>(ui, &view.settings.table(G::ID), &view)? {
            ListAction::Leave => press(self, Command::Back, context),
            ListAction::Open(number) => {
                puzzle::open::<G>(number, context);
                context.ctx.request_repaint();
                None
            }
        }
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<Effect<Self>> {
        (command == Command::Back).then_some(|_, context| context.leave())
    }

    fn stays_under(&self, above: &dyn Screen) -> bool {
        is::<PuzzleScreen<G>>(above)
    }
}
