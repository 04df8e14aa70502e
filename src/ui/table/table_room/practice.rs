//! How the player practises the mistakes of a game.

use tabletop::{Replay, Review};

use super::super::practice::{Origin, PracticePage, PracticeStep};
use super::super::replay_page::ReplayPage;
use super::super::table_game::{Pressed, TableGame};
use super::super::task_page::TaskAction;
use super::{Choice, Page, TableRoom};
use crate::ui::command::Command;
use crate::ui::rooms::RoomAction;
use crate::ui::table::keyboard::Keyboard;

impl<G: TableGame> TableRoom<G> {
    /// Opens the practice of the game on the table, or of the replayed one.
    pub(super) fn practise(&mut self) {
        let (replay, origin) = match std::mem::replace(&mut self.page, Page::Start) {
            Page::Replay(replay, is_of_table) => (replay, Origin::Replay(is_of_table)),
            page => {
                self.page = page;
                let Some(replay) = self.replay_of_game() else { return };
                (replay, Origin::Game)
            }
        };
        // What was being typed in the game belongs to the game.
        self.keyboard = Keyboard::default();
        let page = PracticePage::new(&self.ctx, replay, origin);
        self.page = Page::Practice(Box::new(page));
    }

    /// Returns the replay of the game on the table.
    pub(super) fn replay_of_game(&self) -> Option<Box<ReplayPage<G>>> {
        let current = self.current.as_ref()?;
        let session = current.play.session();
        let reviewed = current.reviewed.as_ref();
        let reviewed = reviewed.filter(|(revision, _)| *revision == session.revision());
        let review = reviewed.map(|(_, review)| review.clone());
        let id = Some(current.label.id.clone());
        Some(Box::new(ReplayPage::new(Replay::from(session), id, review)))
    }

    /// Keeps the review of the replay on the screen.
    pub(super) fn keep_review(&mut self, review: Review<G>) {
        let replay = match &self.page {
            Page::Replay(page, _) => page,
            Page::Practice(page) => page.replay(),
            _ => return,
        };
        let (Some(id), game) = (replay.viewer.id().cloned(), replay.replay().game().clone()) else {
            return;
        };
        if let Some(current) = self.current.as_mut().filter(|current| current.label.id == id) {
            current.reviewed = Some((current.play.session().revision(), review.clone()));
        }
        if let Some(archive) = &self.archive {
            archive.save_review(id, game, review);
        }
    }

    /// Leaves the practice for where it was opened, or for the review of the game.
    fn leave_practice(&mut self, shows_review: bool) {
        let page = match std::mem::replace(&mut self.page, Page::Start) {
            Page::Practice(page) => page,
            page => {
                self.page = page;
                return;
            }
        };
        self.page = match page.into_replay() {
            (replay, Origin::Replay(is_of_table)) => Page::Replay(replay, is_of_table),
            (replay, Origin::Game) if shows_review => Page::Replay(replay, true),
            (_, Origin::Game) => Page::Game,
        };
    }

    /// Runs a command in the practice.
    pub(super) fn command_in_practice(&mut self, command: Command) {
        let Page::Practice(page) = &mut self.page else { return };
        match command {
            Command::Back => self.leave_practice(false),
            Command::Hint => page.give_hint(),
            Command::Solution => page.show_solution(),
            _ => {}
        }
    }

    /// Carries out what the player asks for in the practice.
    pub(super) fn run_practice(
        &mut self,
        action: TaskAction<G, PracticeStep>,
    ) -> Option<RoomAction> {
        let Page::Practice(page) = &mut self.page else { return None };
        match action {
            TaskAction::Do(command @ (Command::Back | Command::Hint | Command::Solution)) => {
                self.command_in_practice(command);
            }
            TaskAction::Do(command) => return Some(RoomAction::Do(command)),
            TaskAction::Press(Pressed::Move(mv)) => return self.play_move(mv),
            TaskAction::Press(Pressed::Choice(spot)) => {
                page.forget_refusal();
                let entries = page.game().shown_entries();
                self.choice = spot.map(|spot| Choice { spot, entries });
            }
            TaskAction::Step(PracticeStep::Leave) => self.leave_practice(false),
            TaskAction::Step(PracticeStep::Review) => self.leave_practice(true),
            TaskAction::Step(step) => page.step(step),
        }
        None
    }
}
