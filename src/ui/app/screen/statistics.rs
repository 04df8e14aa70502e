//! The actions on the statistics.

use super::context::ScreenContext;
use crate::platform;
use crate::storage::SaveProblem;
use crate::ui::screens::StatisticsAction;

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
