//! The page of a game of ô ăn quan in progress.

use eframe::egui::Rect;
use settings::Settings;
use table::board::{BoardUi, PageParts};
use table::page::BarButton;
use tabletop::{Seat, Side};
use window::icons::Icon;
use window::{Command, RoomView, moves_column};

use crate::OAnQuan;
use crate::room::board::BoardLayout;
use crate::room::live_game::LiveGame;

/// Returns the layout of a board of `sides` sides in the window area `room`, with `near` at the
/// lower edge and the default settings.
pub fn board_layout(room: Rect, sides: usize, near: Side) -> BoardLayout {
    let list = moves_column(&Settings::default(), room.width());
    let parts = PageParts { sides, list, ..PageParts::default() };
    BoardLayout::new(OAnQuan::layout(room, &parts).board, sides, near)
}

/// Returns the buttons above the board.
pub(super) fn buttons(live_game: &LiveGame, view: &RoomView<'_>) -> Vec<BarButton> {
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
pub(super) fn offered(live_game: &LiveGame, command: Command) -> Option<bool> {
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
