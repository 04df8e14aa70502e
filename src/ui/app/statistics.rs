//! The statistics screen: opening, resetting and restoring.

use std::path::Path;

use eframe::egui::{Context, Key, Modifiers, Ui};

use super::{App, Screen, waker};
use crate::platform;
use crate::ui::command::Command;
use crate::ui::game_list::GameList;
use crate::ui::screens::{self, Action, StatisticsAction};
use crate::ui::statistics::Statistics;

/// Opens the statistics of the games in a library. Resets are recorded in `folder`. Returns
/// `None` if games are not saved.
pub(super) fn open(
    ctx: &Context,
    folder: Option<&Path>,
    game_list: Option<&GameList>,
) -> Option<Statistics> {
    let resets = folder?.join("statistics.ron");
    Some(Statistics::new(game_list?.library().clone(), resets, waker(ctx)))
}

impl App {
    /// Shows the statistics, after reading what has changed on the disk.
    pub(super) fn open_statistics(&mut self) {
        if let Some(statistics) = &mut self.statistics {
            statistics.refresh();
            self.screen = Screen::Statistics;
            self.dialogs.close();
        }
    }

    pub(super) fn statistics_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let words = self.preferences.words();
        let statistics = self.statistics.as_mut()?;
        statistics.poll();
        screens::statistics(ui, words, statistics)
    }

    pub(super) fn run_statistics_action(&mut self, ctx: &Context, action: StatisticsAction) {
        log::debug!("statistics: {action:?}");
        let words = &self.preferences.words().statistics;
        let Some(statistics) = &mut self.statistics else {
            return;
        };
        match action {
            StatisticsAction::Reset => {
                let done = statistics.reset(platform::now());
                self.report_done(ctx, done, words.reset_done.to_owned());
            }
            StatisticsAction::BringBack if !statistics.can_bring_back() => {}
            StatisticsAction::BringBack => {
                let done = statistics.bring_back();
                self.report_done(ctx, done, words.restored.to_owned());
            }
        }
    }

    /// Handles the keys on the statistics screen.
    pub(super) fn statistics_keys(&mut self, ctx: &Context) {
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::NONE, Key::Escape) {
            self.screen = Screen::Menu;
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            self.run_statistics_action(ctx, StatisticsAction::BringBack);
        }
        let heard = |command: Command| {
            let others = [Command::Games, Command::Statistics];
            command.works_everywhere() || command.works_on_pages() || others.contains(&command)
        };
        if let Some(command) = Command::pressed(ctx, heard) {
            self.command(ctx, command);
        }
    }
}
