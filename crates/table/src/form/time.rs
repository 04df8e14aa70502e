//! The time control of the next game.

use eframe::egui::Ui;
use tabletop::{Expiry, GameMinutes, IncrementSeconds, MoveSeconds, TimeControl, TimeLimit};
use ui_kit::balanced::wrapped;
use ui_kit::typing::{Typing, stepper};
use window::widgets::choices;
use window_words::Words;

use super::players::{PlayersForm, faint_text};

/// The default limits: minutes per game with an increment in seconds, and seconds per turn.
const GAME: (u16, u16) = (10, 5);
const MOVE: u16 = 30;

impl PlayersForm<'_> {
    /// Draws the controls of the time.
    pub fn time(&mut self, ui: &mut Ui) {
        let now = self.now.time;
        let made = time_control(ui, self.words, self.typing, now);
        if made != now {
            self.set(|players| players.time = made);
        }
        if now.limit == TimeLimit::None {
            wrapped(ui, faint_text(ui, self.words.form.no_clock_hint));
        }
    }
}

/// Draws the controls of a time control. Returns it as they are set; a number that is entered and a choice that is
/// pressed may change it in the same frame.
fn time_control(ui: &mut Ui, words: &Words, typing: &mut Typing, now: TimeControl) -> TimeControl {
    let form = &words.form;
    let limits = [TimeLimit::None, TimeLimit::per_game(GAME.0, GAME.1), TimeLimit::per_move(MOVE)];
    let kind = |limit: TimeLimit| match limit {
        TimeLimit::None => 0,
        TimeLimit::Game { .. } => 1,
        TimeLimit::Move { .. } => 2,
    };
    let names = [(0, form.no_clock), (1, form.per_game), (2, form.per_turn)];
    let chosen = choices(ui, form.time, &names, kind(now.limit));
    let mut number =
        |ui: &mut Ui, name, value: u16, range| number(ui, words, typing, name, value, range);
    let limit = match now.limit {
        TimeLimit::None => TimeLimit::None,
        TimeLimit::Game { minutes, increment } => {
            let minutes = number(ui, form.minutes, minutes.get(), GameMinutes::RANGE);
            let increment = number(ui, form.increment, increment.get(), IncrementSeconds::RANGE);
            TimeLimit::per_game(minutes, increment)
        }
        TimeLimit::Move { seconds } => {
            TimeLimit::per_move(number(ui, form.seconds, seconds.get(), MoveSeconds::RANGE))
        }
    };
    let mut made = TimeControl { limit, ..now };
    if now.limit != TimeLimit::None {
        let ways = [(Expiry::Loses, form.loses), (Expiry::Warns, form.warns)];
        made.expiry = choices(ui, form.expiry, &ways, now.expiry).unwrap_or(now.expiry);
    }
    if let Some(chosen) = chosen {
        made.limit = limits[chosen];
    }
    made
}

/// Draws a number after its name. Returns the number as it is set.
fn number(
    ui: &mut Ui,
    words: &Words,
    typing: &mut Typing,
    name: &str,
    now: u16,
    range: std::ops::RangeInclusive<u16>,
) -> u16 {
    let range = i32::from(*range.start())..=i32::from(*range.end());
    let made = ui.horizontal_wrapped(|ui| {
        ui.label(name);
        stepper(ui, words, typing, name, now.into(), &range)
    });
    made.inner.and_then(|number| u16::try_from(number).ok()).unwrap_or(now)
}

/// Returns the time control as a sentence, or `None` without clocks.
pub(crate) fn summary(words: &Words, now: TimeControl) -> Option<String> {
    let words = &words.form;
    match now.limit {
        TimeLimit::None => None,
        TimeLimit::Game { minutes, increment } => {
            Some(words.game_time(minutes.get(), increment.get()))
        }
        TimeLimit::Move { seconds } => Some(words.turn_time(seconds.get())),
    }
}
