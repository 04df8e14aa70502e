//! The screen of the statistics, which has no state of its own.

use eframe::egui::{Context, Key, Modifiers, Ui};

use super::context::ScreenContext;
use crate::platform;
use crate::storage::SaveProblem;
use crate::ui::command::Command;
use crate::ui::screens::{self, Action, StatisticsAction};

/// Draws the statistics. Returns the action requested.
pub fn show(ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
    let words = context.words();
    let statistics = &mut context.collection.as_mut()?.statistics;
    statistics.poll();
    screens::statistics(ui, words, statistics)
}

/// Handles the keys of the screen. Returns the actions requested.
pub fn keys(ctx: &Context) -> Vec<Action> {
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    let mut actions = Vec::new();
    if pressed(Modifiers::NONE, Key::Escape) {
        actions.push(Action::Do(Command::Menu));
    }
    if pressed(Modifiers::COMMAND, Key::Z) {
        actions.push(Action::Statistics(StatisticsAction::BringBack));
    }
    actions
}

/// Carries out an action. Returns what became of it, and the message if it succeeded; `None` if
/// there was nothing to do.
pub fn act(
    action: StatisticsAction,
    context: &mut ScreenContext<'_>,
) -> Option<(Result<(), SaveProblem>, String)> {
    log::debug!("statistics: {action:?}");
    let words = &context.words().statistics;
    let statistics = &mut context.collection.as_mut()?.statistics;
    match action {
        StatisticsAction::Reset => {
            Some((statistics.reset(platform::now()), words.reset_done.to_owned()))
        }
        StatisticsAction::BringBack if !statistics.can_bring_back() => None,
        StatisticsAction::BringBack => Some((statistics.bring_back(), words.restored.to_owned())),
    }
}
