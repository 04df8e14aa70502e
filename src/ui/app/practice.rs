//! Practising the mistakes of a game: opening the practice, what the player does in it, leaving it.

use eframe::egui::Context;

use super::App;
use super::screen::{OpenHome, OpenPractice, ReplayOrigin, Screen};
use crate::ui::command::Command;
use crate::ui::screens::{PracticeAction, Whose};

impl App {
    /// Lets the player practise the mistakes of the finished game.
    pub(super) fn practise_from_result(&mut self, ctx: &Context) {
        self.replay_live_game(ReplayOrigin::Result);
        self.practise(ctx, Whose::Persons, true);
    }

    /// Lets the player practise the mistakes of the replayed game.
    pub(super) fn practise(&mut self, ctx: &Context, whose: Whose, leaves_replay: bool) {
        if !matches!(self.screen, Screen::Replay(_)) {
            return;
        }
        self.dialogs.close();
        let before = std::mem::replace(&mut self.screen, Screen::Home(OpenHome::default()));
        let (_, context) = self.screen_and_context(ctx);
        if let Screen::Replay(replay) = before {
            let practice = OpenPractice::new(replay, whose, leaves_replay, &context);
            self.screen = Screen::Practice(Box::new(practice));
        }
    }

    pub(super) fn act_in_practice(&mut self, ctx: &Context, action: PracticeAction) {
        let Screen::Practice(practice) = &mut self.screen else {
            return;
        };
        let live_practice = practice.live_practice_mut();
        match action {
            PracticeAction::Hint => live_practice.give_hint(),
            PracticeAction::Solution => live_practice.show_solution(),
            PracticeAction::TryAgain => live_practice.try_again(),
            PracticeAction::Next => live_practice.advance(),
            PracticeAction::Repeat => live_practice.repeat_missed(),
            PracticeAction::Review => self.close_practice(ctx, false),
            PracticeAction::Leave => self.close_practice(ctx, true),
        }
    }

    /// Returns to the replay and its review or, if the player `leaves`, to where the practice was
    /// opened.
    fn close_practice(&mut self, ctx: &Context, leaves: bool) {
        if !matches!(self.screen, Screen::Practice(_)) {
            return;
        }
        let before = std::mem::replace(&mut self.screen, Screen::Home(OpenHome::default()));
        let Screen::Practice(practice) = before else {
            return;
        };
        let (replay, leaves_replay) = practice.into_replay();
        self.screen = Screen::Replay(replay);
        if leaves && leaves_replay {
            self.command(ctx, Command::Back);
        } else if !leaves {
            self.show_first_fault(ctx);
        }
    }
}
