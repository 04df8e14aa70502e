//! The page of a game of ô ăn quan in progress.

use eframe::egui::{Rect, Ui};
use frame::icons::Icon;
use frame::table::{
    Bar, BarButton, Drawn, GamePage, GameTouched, GameView, MIN_WINDOW, PageParts, moves_column,
};
use frame::{Command, RoomView};
use settings::Settings;
use tabletop::{Seat, Side};
use ui_kit::theme::touch;

use super::game_layout::place_of_result;
use super::game_line::{GameLine, status_words};
use super::rules_note::rules_note;
use crate::OAnQuan;
use crate::room::board::BoardLayout;
use crate::room::live_game::{LiveGame, is_empty_quan_open};

/// Returns the layout of a board of `sides` sides in the window area `room`, with `near` at the
/// lower edge and the default settings.
pub fn board_layout(room: Rect, sides: usize, near: Side) -> BoardLayout {
    let list = moves_column(&Settings::default(), room.width());
    let parts = PageParts { sides, list, ..PageParts::default() };
    BoardLayout::new(OAnQuan::layout(room, &parts).board, sides, near)
}

/// Draws the page of a game in progress.
pub fn game_page(ui: &mut Ui, page: GamePage<'_, OAnQuan>) -> GameTouched<OAnQuan> {
    let GamePage { view, play, board, typed, with_result, at_table, .. } = page;
    let is_here = at_table.is_none();
    let RoomView { words, settings, .. } = view;
    let (session, live_game) = (play.session(), &play.live);
    let (setup, room) = (session.setup(), ui.max_rect());
    let previews = is_here && settings.previews(setup.strongest());
    let evaluation = is_here && settings.of::<OAnQuan>().evaluation;
    let end = match session.game().is_over() {
        true => Command::Result,
        false => Command::NextRound,
    };
    // A result that is open needs no button.
    let after_end = if with_result { Vec::new() } else { vec![(end, true)] };
    let rules = |ui: &mut Ui, room| rules_note(ui, words, session.game().rules(), room);
    let game_view = GameView {
        view,
        board,
        live: live_game,
        chosen: live_game.chosen,
        bar: Bar {
            buttons: buttons(live_game, &view),
            rules: &rules,
            evaluation,
            previews,
            offered: &|command| offered(live_game, command),
        },
        evaluation: evaluation && room.width() >= MIN_WINDOW,
        previews,
        is_rule_open: is_here && is_empty_quan_open(settings, session),
        result: place_of_result(room).filter(|_| with_result),
        card: None,
        after_end,
        at_table,
    };
    let by_finger = touch::is_by_finger(ui);
    game_view.show(ui, |voice, preview| {
        status_words(&GameLine { voice, live_game, typed, preview, by_finger })
    })
}

/// Returns the buttons above the board.
fn buttons(live_game: &LiveGame, view: &RoomView<'_>) -> Vec<BarButton> {
    let (session, words) = (live_game.session(), view.words);
    let mut buttons = vec![
        BarButton::new(Command::Menu, true),
        BarButton::new(Command::NewGame, true),
        BarButton::after_gap(Command::Undo, session.history().can_undo()),
        BarButton::new(Command::Redo, session.history().can_redo()),
        BarButton::new(Command::ShowAgain, live_game.presenter().can_show_again()),
    ];
    if session.computer().can_pause() {
        let running = session.game().end().is_none();
        let go_on = session.computer().is_paused().then_some((Icon::Play, words.continue_game));
        let pause = BarButton::new(Command::Pause, running);
        buttons.push(BarButton { instead: go_on, ..pause });
        buttons.push(BarButton::new(Command::Step, running));
    } else {
        let can_hint = session.seats().to_move() == Some(Seat::Person);
        let helps = live_game.hint().is_some() || session.help().is_seeking_hint();
        let hide = helps.then_some((Icon::Hint, words.help.hide_hint));
        buttons.push(BarButton { instead: hide, ..BarButton::new(Command::Hint, can_hint) });
    }
    buttons
}

/// Returns whether a command in the list of more commands is enabled, or `None` if the list does not have
/// it.
fn offered(live_game: &LiveGame, command: Command) -> Option<bool> {
    Some(match command {
        Command::Hint | Command::OfferDraw | Command::TurnBoard => return None,
        Command::Resign => live_game.resigning_side().is_some(),
        Command::OfferStop => live_game.offering_side().is_some(),
        Command::Replay | Command::SaveAnimation => {
            live_game.session().game().last_entry().is_some()
        }
        Command::Result => live_game.has_result(),
        _ => true,
    })
}
