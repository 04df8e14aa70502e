//! The game screen: commands at the top, a plate or card for each player, the board, and the
//! narration.

use eframe::egui::{Rect, Ui};

use super::clock::Clock;
use super::game_frame::{FrameContents, GameFrame, OnBoard};
use super::game_layout::{GameLayout, place_of_result};
use super::game_line::{skip_hint, status_command, status_words};
use super::game_screen::{GameScreen, previewed, shows_preview};
use super::more;
use super::rules_note::rules_note;
use super::{Action, Command};
use crate::controller::Seat;
use crate::rules::Side;
use crate::settings::Settings;
use crate::ui::board::{BoardLayout, BoardState};
use crate::ui::icons::Icon;
use crate::ui::live_game::LiveGame;
use crate::ui::live_game::PlayedOAnQuan;
use crate::ui::oanquan::OAnQuanWords;
use crate::ui::switch::small_switch;
use crate::ui::table::{
    ListAction, MIN_WINDOW, MoveList, Voice, WIDTH, evaluation, moves, moves_column,
    moves_over_board, shows_moves,
};
use crate::ui::theme::sizes;
use crate::ui::widgets::{ButtonLook, at_right_end, command_button};

/// The bar width from which the rules and the switches for sound and music are in the bar.
const ROOMY_BAR: f32 = 600.0;
/// The width of the switches, the button of the list of moves and *More*.
const SWITCHES: f32 = 2.0 * 86.0 + 2.0 * (sizes::TARGET + 6.0) + 6.0;

/// Returns the widths of the columns beside the board, evaluation and list of moves, in a window
/// of this width.
fn beside(settings: &Settings, window: f32) -> [Option<f32>; 2] {
    let evaluation = (settings.evaluation && window >= MIN_WINDOW).then_some(WIDTH);
    [evaluation, moves_column(settings, window)]
}

/// Returns the layout of a board of `sides` sides in the window area `room`, with `near` at the
/// lower edge and the default settings.
pub fn board_layout(room: Rect, sides: usize, near: Side) -> BoardLayout {
    let beside = beside(&Settings::default(), room.width());
    BoardLayout::new(GameLayout::of(room, sides, beside, None).board, sides, near)
}

/// Draws the game. Returns the action requested and the state of the board.
pub fn game(ui: &mut Ui, screen: &GameScreen<'_>) -> (Option<Action>, BoardState) {
    let GameScreen { words, settings, live_game, sprites, toast, letters, .. } = *screen;
    let (setup, presenter) = (live_game.session().setup(), live_game.presenter());
    let shown = live_game.shown();
    let contents = FrameContents { words, sprites, setup, presenter, shown, toast, letters };
    let room = ui.max_rect();
    let result = place_of_result(room).filter(|_| screen.with_result);
    let areas = GameLayout::of(room, setup.sides(), beside(settings, room.width()), result);
    let frame = GameFrame::new(areas, contents);
    let [left, right] = frame.beside();
    let mut action = frame.toolbar(ui, |ui| toolbar(ui, screen, frame.width()));
    frame.bed(ui);
    let stores = frame.seats(ui, |side, to_move| player_status(live_game, side, to_move));
    let on_board = OnBoard {
        playable: live_game.playable(),
        chosen: live_game.chosen,
        hot: live_game.hot(),
        hinted: live_game.hint().map(|hint| hint.mv),
        previewed: previewed(screen),
        values: Vec::new(),
        marked: None,
    };
    let (state, pressed) = frame.board(ui, &stores, on_board);
    action = action.or(pressed);
    if let Some(rect) = left {
        let voice = Voice { words, setup, view: frame.view() };
        evaluation(ui, rect, &OAnQuanWords::new(words), &voice, live_game);
    }
    let below = status_words(screen, &state, frame.seating());
    // A result that is open needs no button.
    let is_open = |command: &Command| {
        matches!(command, Command::Result | Command::NextRound) && screen.with_result
    };
    let command = status_command(live_game).filter(|command| !is_open(command));
    let commands = command.map(|command| (command, true));
    action =
        frame.narration(ui, (&below.line, below.warns), skip_hint(screen), commands).or(action);
    let over = moves_over_board(settings, frame.above_narration()).filter(|_| result.is_none());
    if let Some(rect) = right.or(over) {
        action = list_of_moves(ui, rect, screen, &frame).or(action);
    }
    frame.announce(ui, &below.announced);
    (action, state)
}

/// Draws the list of moves. Returns the action requested.
fn list_of_moves(
    ui: &mut Ui,
    rect: Rect,
    GameScreen { words, live_game, .. }: &GameScreen<'_>,
    frame: &GameFrame<'_>,
) -> Option<Action> {
    let game = live_game.session().game();
    let (started, viewed) =
        (live_game.shown().started_turns(), live_game.presenter().viewed_turn());
    let shown = viewed.unwrap_or(started);
    let (own, seen) = (OAnQuanWords::new(words), live_game.shown().seen());
    let captured = |index| game.turn(index).map_or(0, |turn| seen.captured(index, turn));
    let list = MoveList {
        listed: game.entries_before_turn(started + 1),
        shown: game.entries_to_turn(shown),
        commands: &[(Command::Later, viewed.is_some()), (Command::Earlier, shown > 0)],
        grows: viewed.is_none(),
        ..frame.move_list(&own, &captured)
    };
    Some(match moves(ui, rect, &list)? {
        ListAction::Do(command) => Action::Do(command),
        ListAction::Show(place) => Action::LookAt(game.turns_in(place)),
    })
}

/// Draws the buttons above the board.
fn toolbar(ui: &mut Ui, screen: &GameScreen<'_>, width: f32) -> Option<Action> {
    let GameScreen { words, settings, live_game, .. } = screen;
    let (session, presenter) = (live_game.session(), live_game.presenter());
    let with_words = width >= sizes::WORDS_WIDTH;
    let plain = |enabled| ButtonLook { enabled, on: None, words: with_words, instead: None };
    let pauses = session.computer().can_pause();
    // In a narrow bar, sound and music are in the list *More*.
    let roomy = width >= ROOMY_BAR;
    let can_hint = session.seats().to_move() == Some(Seat::Person);
    let helps = live_game.hint().is_some() || session.help().is_seeking_hint();
    let hide = helps.then_some((Icon::Hint, words.help.hide_hint));
    let hint = ButtonLook { instead: hide, ..plain(can_hint) };
    let can = |command| match command {
        Command::Resign => live_game.resigning_side().is_some(),
        Command::OfferStop => live_game.offering_side().is_some(),
        Command::Replay | Command::SaveAnimation => session.game().last_entry().is_some(),
        Command::Result => live_game.has_result(),
        _ => true,
    };
    let offered = |command| match command {
        Command::Hint => None,
        Command::Effects | Command::Music | Command::Rules => (!roomy).then_some(true),
        _ => Some(can(command)),
    };
    let (mut pressed, mut chosen) = (None, None);
    let mut button = |ui: &mut Ui, command, look| {
        if command_button(ui, words, command, look) {
            pressed = Some(Action::Do(command));
        }
    };
    button(ui, Command::Menu, plain(true));
    button(ui, Command::NewGame, plain(true));
    ui.add_space(8.0);
    button(ui, Command::Undo, plain(session.history().can_undo()));
    button(ui, Command::Redo, plain(session.history().can_redo()));
    button(ui, Command::ShowAgain, plain(presenter.can_show_again()));
    if pauses {
        let running = session.game().end().is_none();
        let go_on = session.computer().is_paused().then_some((Icon::Play, words.continue_game));
        button(ui, Command::Pause, ButtonLook { instead: go_on, ..plain(running) });
        button(ui, Command::Step, plain(running));
    } else {
        button(ui, Command::Hint, hint);
    }
    // Reserve room for the switches, the list of moves and *More* beside the rules.
    let room = ui.available_width() - SWITCHES;
    at_right_end(ui, "settings", |ui| {
        if roomy {
            if rules_note(ui, words, session.game().rules(), room) {
                chosen = Some(Command::Rules);
            }
            for (command, on) in
                [(Command::Effects, settings.effects), (Command::Music, settings.music)]
            {
                if small_switch(ui, words, command, on) {
                    chosen = Some(command);
                }
            }
        }
        let on = Some(shows_moves(settings));
        button(ui, Command::Moves, ButtonLook { on, words: false, ..plain(true) });
        let previews = shows_preview(screen);
        chosen = more::more(ui, words, settings, previews, more::GAME, offered).or(chosen);
    });
    chosen.map(Action::Do).or(pressed)
}

/// Returns whether the player of `side` is a computer that is thinking, and the player's clock.
fn player_status(live_game: &LiveGame, side: Side, to_move: bool) -> (bool, Option<Clock>) {
    let session = live_game.session();
    let considers = session.offer().is_considered()
        && session.seats().computers().any(|(computer, _)| computer == side);
    let thinks = live_game.is_thinking() && to_move || considers;
    let thinking = thinks && live_game.presenter().viewed_turn().is_none();
    let left = session.clock().left(side);
    let clock = left.map(|left| Clock { left, low: to_move && session.clock().is_low(side) });
    (thinking, clock)
}
