//! The time control of the next game.

use eframe::egui::Ui;

use super::Draft;
use super::players::faint_text;
use crate::controller::{
    BoundedNumber, Expiry, GameMinutes, IncrementSeconds, MoveSeconds, TimeControl, TimeLimit,
};
use crate::settings::Settings;
use crate::ui::typing::stepper;
use crate::ui::widgets::choices;
use crate::ui::words::Words;

/// The default limits: minutes per game with an increment in seconds, and seconds per turn.
const GAME: (u16, u16) = (10, 5);
const MOVE: u16 = 30;

/// Draws the controls of the time.
pub(super) fn time(ui: &mut Ui, draft: &mut Draft<'_>) {
    let (words, now) = (&draft.words.form, draft.now.time);
    let limits = [TimeLimit::None, TimeLimit::per_game(GAME.0, GAME.1), TimeLimit::per_move(MOVE)];
    let kind = |limit: TimeLimit| match limit {
        TimeLimit::None => 0,
        TimeLimit::Game { .. } => 1,
        TimeLimit::Move { .. } => 2,
    };
    let names = [(0, words.no_clock), (1, words.per_game), (2, words.per_turn)];
    if let Some(chosen) = choices(ui, words.time, &names, kind(now.limit)) {
        set(draft, TimeControl { limit: limits[chosen], ..now });
    }
    match now.limit {
        TimeLimit::None => {
            ui.label(faint_text(ui, words.no_clock_hint));
            return;
        }
        TimeLimit::Game { minutes, increment } => {
            if let Some(minutes) = number(ui, draft, words.minutes, minutes, GameMinutes::RANGE) {
                set(draft, TimeControl { limit: TimeLimit::Game { minutes, increment }, ..now });
            }
            let range = IncrementSeconds::RANGE;
            if let Some(increment) = number(ui, draft, words.increment, increment, range) {
                set(draft, TimeControl { limit: TimeLimit::Game { minutes, increment }, ..now });
            }
        }
        TimeLimit::Move { seconds } => {
            if let Some(seconds) = number(ui, draft, words.seconds, seconds, MoveSeconds::RANGE) {
                set(draft, TimeControl { limit: TimeLimit::Move { seconds }, ..now });
            }
        }
    }
    let ways = [(Expiry::Loses, words.loses), (Expiry::Warns, words.warns)];
    if let Some(expiry) = choices(ui, words.expiry, &ways, now.expiry) {
        set(draft, TimeControl { expiry, ..now });
    }
}

fn set(draft: &mut Draft<'_>, time: TimeControl) {
    draft.set(Settings { time, ..draft.now.clone() });
}

/// Draws a number after its name. Returns the number after a change.
fn number<const LEAST: u16, const MOST: u16>(
    ui: &mut Ui,
    draft: &mut Draft<'_>,
    name: &str,
    now: BoundedNumber<LEAST, MOST>,
    range: std::ops::RangeInclusive<u16>,
) -> Option<BoundedNumber<LEAST, MOST>> {
    let range = i32::from(*range.start())..=i32::from(*range.end());
    let made = ui.horizontal_wrapped(|ui| {
        ui.label(name);
        stepper(ui, draft.words, draft.typing, name, now.get().into(), &range)
    });
    made.inner.and_then(|number| u16::try_from(number).ok()).map(BoundedNumber::nearest)
}

/// Returns the time control as a sentence, or `None` without clocks.
pub(super) fn summary(words: &Words, now: &Settings) -> Option<String> {
    let words = &words.form;
    match now.time.limit {
        TimeLimit::None => None,
        TimeLimit::Game { minutes, increment } => {
            Some(words.game_time(minutes.get(), increment.get()))
        }
        TimeLimit::Move { seconds } => Some(words.turn_time(seconds.get())),
    }
}
