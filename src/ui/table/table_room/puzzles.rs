//! How the player goes from puzzle to puzzle.

use super::super::play::waker;
use super::super::puzzle_list::{ListAction, PuzzleList, next_open};
use super::super::puzzle_page::{PuzzlePage, PuzzleResult, PuzzleStep};
use super::super::table_game::{Pressed, TableGame};
use super::super::task_page::TaskAction;
use super::{Choice, Page, TableRoom};
use crate::settings::TableSettings;
use crate::ui::command::Command;
use crate::ui::rooms::RoomAction;

impl<G: TableGame> TableRoom<G> {
    /// Opens the list of the puzzles.
    pub(super) fn open_puzzles(&mut self) {
        let stop = match &self.page {
            Page::Puzzle(page) => page.number(),
            _ => next_open::<G>(&self.settings, 0).unwrap_or_default(),
        };
        self.page = Page::Puzzles(PuzzleList::at(stop));
    }

    fn open_puzzle(&mut self, number: usize) {
        if number < G::puzzles() {
            self.page = Page::Puzzle(Box::new(PuzzlePage::new(
                number,
                self.settings.look,
                waker(&self.ctx),
            )));
        }
    }

    pub(super) fn run_list(&mut self, action: &ListAction) {
        match action {
            ListAction::Leave => self.page = Page::Start,
            ListAction::Open(number) => self.open_puzzle(*number),
        }
    }

    /// Runs a command in a puzzle. Returns what the window is to keep.
    pub(super) fn command_in_puzzle(&mut self, command: Command) -> Option<RoomAction> {
        let Page::Puzzle(page) = &mut self.page else { return None };
        let number = page.number();
        match command {
            Command::Back => self.open_puzzles(),
            Command::StepBack => self.open_puzzle(number.checked_sub(1)?),
            Command::StepForward => self.open_puzzle(number + 1),
            Command::Hint => page.give_hint(),
            Command::Solution => {
                page.show_solution();
                return self.note_result();
            }
            _ => {}
        }
        None
    }

    /// Carries out what the player asks for in a puzzle.
    pub(super) fn run_puzzle(&mut self, action: TaskAction<G, PuzzleStep>) -> Option<RoomAction> {
        let Page::Puzzle(page) = &mut self.page else { return None };
        match action {
            TaskAction::Do(
                command @ (Command::Back
                | Command::StepBack
                | Command::StepForward
                | Command::Hint
                | Command::Solution),
            ) => return self.command_in_puzzle(command),
            TaskAction::Do(command) => return Some(RoomAction::Do(command)),
            TaskAction::Press(Pressed::Move(mv)) => return self.play_move(mv),
            TaskAction::Press(Pressed::Choice(spot)) => {
                page.forget_refusal();
                let entries = tabletop::Played::entries(page.played()).len();
                self.choice = spot.map(|spot| Choice { spot, entries });
            }
            TaskAction::Step(PuzzleStep::Again) => page.try_again(),
            TaskAction::Step(PuzzleStep::Solution) => {
                return self.command_in_puzzle(Command::Solution);
            }
            TaskAction::Step(PuzzleStep::Next) => {
                match next_open::<G>(&self.settings, page.number() + 1) {
                    Some(next) => self.open_puzzle(next),
                    None => self.open_puzzles(),
                }
            }
        }
        None
    }

    /// Records what has become of the puzzle on the screen. Returns what the window is to keep, if that
    /// is new.
    pub(super) fn note_result(&mut self) -> Option<RoomAction> {
        let Page::Puzzle(page) = &self.page else { return None };
        let (result, number) = (page.result()?, page.number());
        let TableSettings { mut solved, mut missed, .. } = self.settings.clone();
        let is_new = match result {
            PuzzleResult::Solved => solved.insert(number) | missed.remove(&number),
            PuzzleResult::Missed => !solved.contains(&number) && missed.insert(number),
        };
        is_new.then(|| self.set(TableSettings { solved, missed, ..self.settings.clone() }))
    }
}
