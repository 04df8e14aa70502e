//! The bar above the board of a replay: the buttons that move through the game, the slider, the pace, and
//! what else the page offers.

use eframe::egui::{Rect, Ui};
use tabletop::GameMatch;
use ui_kit::measured::Measured;
use ui_kit::theme::sizes;
use window::Command;
use window::icons::Icon;
use window::switch::small_switch;
use window::widgets::{ButtonLook, at_right_end, command_button};

use super::game_page::BoardAction;
use super::more::{Switches, more};
use super::replay_view::{ROOMY, ReplayView, has_room_for_review};
use super::steps::{SLIDER, count, count_width, pace_list, slider};
use crate::board::BoardUi;
use crate::page::{more, parts};
use crate::words::moves_in;

/// The window width below which the bar has no room for the slider.
const NARROW: f32 = 560.0;
/// The window width from which the bar has room for the list of paces.
const WITH_PACE: f32 = 470.0;
/// The gap between groups of buttons.
const GROUPS: f32 = 8.0;

/// Draws the bar. Returns what the player asks for.
pub(crate) fn toolbar<G: BoardUi>(
    screen: &ReplayView<'_, G>,
    ui: &mut Ui,
    rect: Rect,
) -> Option<BoardAction<G>> {
    parts::toolbar(ui, rect, |ui| buttons(screen, ui, rect.width()))
}

/// Draws the buttons. Returns what the player asks for.
fn buttons<G: BoardUi>(
    screen: &ReplayView<'_, G>,
    ui: &mut Ui,
    width: f32,
) -> Option<BoardAction<G>> {
    let (words, replay) = (screen.view.words, screen.viewer.replay());
    let with_words = width >= sizes::WORDS_WIDTH;
    let plain = |enabled| ButtonLook { enabled, on: None, words: false, instead: None };
    let mut action = None;
    let mut button = |ui: &mut Ui, command, look| {
        if command_button(ui, words, command, look) {
            action = Some(BoardAction::Do(command));
        }
    };
    button(ui, Command::Back, ButtonLook { words: with_words, ..plain(true) });
    ui.add_space(GROUPS);
    let (at_start, at_end) = (replay.shown() == 0, replay.is_at_end());
    // In a narrow window, the keys and the list of moves lead to the start and the end.
    let is_narrow = width < NARROW;
    if !is_narrow {
        button(ui, Command::ToStart, plain(!at_start));
    }
    button(ui, Command::StepBack, plain(!at_start));
    let stop = replay.is_playing().then_some((Icon::Pause, words.pause));
    let goes = replay.steps() > 0;
    button(ui, Command::Autoplay, ButtonLook { instead: stop, ..plain(goes) });
    // These buttons can also finish a running animation.
    let forward = !at_end || screen.viewer.presenter().is_moving();
    button(ui, Command::StepForward, plain(forward));
    if !is_narrow {
        button(ui, Command::ToEnd, plain(forward));
    }
    ui.add_space(GROUPS);

    let right = Measured::of(ui, "width at the right");
    let [shown, all] = [replay.shown(), replay.steps()].map(|at| moves_in::<G>(replay.game(), at));
    let number = count_width(ui, words, all);
    let room = ui.available_width() - right.before().unwrap_or(0.0) - number - 2.0 * GROUPS;
    if !is_narrow
        && let Some(step) = slider(ui, words, replay, room.clamp(*SLIDER.start(), *SLIDER.end()))
    {
        action = Some(BoardAction::View(step));
    }
    let has_count = !is_narrow || room + GROUPS >= 0.0;
    if has_count {
        count(ui, words, [shown, all], number);
    }
    let (asked, taken) = at_right_end(ui, "commands", |ui| {
        let asked = at_right(screen, ui, with_words, width);
        (asked, ui.min_rect().width())
    });
    right.store(ui, taken);
    asked.or(action)
}

/// Draws the controls at the right end of the bar. Returns what the player asks for.
fn at_right<G: BoardUi>(
    screen: &ReplayView<'_, G>,
    ui: &mut Ui,
    with_words: bool,
    width: f32,
) -> Option<BoardAction<G>> {
    let roomy = width >= ROOMY;
    let (words, settings) = (screen.view.words, screen.view.settings);
    let (viewer, offered) = (screen.viewer, screen.offered);
    let has_pace = width >= WITH_PACE;
    let pace = has_pace.then(|| pace_list(ui, words, viewer.replay().pace())).flatten();
    let mut action = pace.map(BoardAction::SetPace);
    let plain = ButtonLook { enabled: true, on: None, words: false, instead: None };
    let mut button = |ui: &mut Ui, command, look| {
        if command_button(ui, words, command, look) {
            action = Some(BoardAction::Do(command));
        }
    };
    let window = ui.ctx().content_rect().width();
    let on = has_room_for_review::<G>(window).then_some(screen.review.open);
    let look = ButtonLook { enabled: screen.can_review, on, words: with_words, ..plain };
    button(ui, Command::Review, look);
    if roomy {
        if G::VALUES > 0 {
            button(ui, Command::Values, ButtonLook { on: Some(settings.values), ..plain });
        }
        let room = if with_words { f32::INFINITY } else { 0.0 };
        let game = viewer.replay().game().game();
        let rules = G::rules_note(ui, words, &game, room);
        for (command, on) in
            [(Command::Effects, settings.effects), (Command::Music, settings.music)]
        {
            if small_switch(ui, words, command, on) {
                action = Some(BoardAction::Do(command));
            }
        }
        if rules {
            action = Some(BoardAction::Do(Command::Rules));
        }
    }
    let offered = |command| match command {
        Command::Keep => screen.keeps.then_some(true),
        Command::Values if G::VALUES == 0 => None,
        Command::Effects | Command::Music | Command::Rules | Command::Values if roomy => None,
        Command::SaveAnimation => Some(viewer.replay().steps() > 0),
        Command::TurnBoard if !G::HAS_SIDES => None,
        command if screen.view.shares.lacks(command) => None,
        command => offered(command),
    };
    let chosen = more(ui, words, settings, Switches::default(), more::REPLAY, offered);
    chosen.map(BoardAction::Do).or(action)
}
