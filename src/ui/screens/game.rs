//! The game screen: commands above, a strip for each player, the board, and a
//! line of words below.

use eframe::egui::{Align, Layout, PointerButton, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::more::more;
use super::rules_note::rules_note;
use super::strip::{Strip, store_room, strip};
use super::{Action, Command};
use crate::controller::{Refusal, Seat};
use crate::rules::{BySide, Move, Side};
use crate::settings::Settings;
use crate::ui::board::{
    BoardInput, BoardLayout, BoardState, Brush, Sprites, StoreLayout, interact, paint_board,
};
use crate::ui::icons::Icon;
use crate::ui::players::{Outcome, player_name};
use crate::ui::table::{Refused, Table};
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{Look, command_button, strong};
use crate::ui::words::Words;

/// What the game screen shows.
pub struct GameScreen<'a> {
    /// The words.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The game.
    pub table: &'a Table,
    /// The textures.
    pub sprites: &'a Sprites,
}

/// The rooms of the game screen.
struct Rooms {
    bar: Rect,
    far: Rect,
    board: Rect,
    near: Rect,
    line: Rect,
}

impl Rooms {
    fn of(room: Rect) -> Self {
        let gap = if room.height() >= sizes::TALL { 10.0 } else { 5.0 };
        let strip = if room.height() >= sizes::TALL { 72.0 } else { 46.0 };
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::TARGET + 12.0));
        let line_height = if room.height() >= sizes::TALL { 44.0 } else { 38.0 };
        let line = Rect::from_min_max(pos2(room.left(), room.bottom() - line_height), room.max);
        let inner = Rect::from_min_max(
            pos2(room.left() + gap, bar.bottom() + gap),
            pos2(room.right() - gap, line.top() - gap),
        );
        let far = Rect::from_min_size(inner.min, vec2(inner.width(), strip));
        let near = Rect::from_min_max(pos2(inner.left(), inner.bottom() - strip), inner.max);
        let board = Rect::from_min_max(
            pos2(inner.left(), far.bottom() + 2.0),
            pos2(inner.right(), near.top() - 2.0),
        );
        Rooms { bar, far, board, near, line }
    }
}

/// Where the board is in a window whose inside is `room`.
pub fn board_layout(room: Rect, near: Side) -> BoardLayout {
    BoardLayout::new(Rooms::of(room).board, near)
}

/// Draws the game; what the player asks for, and how the board was touched.
pub fn game(ui: &mut Ui, screen: &GameScreen<'_>) -> (Option<Action>, BoardState) {
    let rooms = Rooms::of(ui.max_rect());
    let mut action = bar(ui, rooms.bar, screen);

    let setup = screen.table.session().setup();
    let near = setup.near_side();
    let rects: BySide<Rect> =
        BySide::from_fn(2, |side| if side == near { rooms.near } else { rooms.far });
    for (side, rect) in rects.iter() {
        player_strip(ui, *rect, side, screen);
    }
    let stores = StoreLayout { rooms: BySide::from_fn(2, |side| store_room(rects[side])) };
    let (state, pressed) = board(ui, rooms.board, near, screen, &stores);
    action = action.or(pressed);
    action = line(ui, rooms.line, screen, &state).or(action);
    (action, state)
}

/// The buttons above the board.
fn bar(ui: &mut Ui, rect: Rect, screen: &GameScreen<'_>) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let GameScreen { words, settings, table, .. } = screen;
    let session = table.session();
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let with_words = rect.width() >= sizes::WORDS_WIDTH;
    let plain = |enabled| Look { enabled, on: None, words: with_words, instead: None };
    let (mut pressed, mut chosen) = (None, None);
    let mut button = |ui: &mut Ui, command, look| {
        if command_button(ui, words, command, look) {
            pressed = Some(Action::Do(command));
        }
    };
    let inner = rect.shrink2(vec2(10.0, 6.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        button(ui, Command::Menu, plain(true));
        button(ui, Command::NewGame, plain(true));
        ui.add_space(8.0);
        button(ui, Command::Undo, plain(session.can_undo()));
        button(ui, Command::Redo, plain(session.can_redo()));
        button(ui, Command::ShowAgain, plain(table.can_show_again()));
        if session.can_pause() {
            let running = session.game().end().is_none();
            let go_on = session.is_paused().then_some((Icon::Play, words.go_on));
            button(ui, Command::Pause, Look { instead: go_on, ..plain(running) });
            button(ui, Command::Step, plain(running));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let toggle = |on| Look { on: Some(on), words: false, ..plain(true) };
            chosen = more(ui, words);
            button(ui, Command::Music, toggle(settings.music));
            button(ui, Command::Effects, toggle(settings.effects));
            if rules_note(ui, words, session.game().rules()) {
                chosen = Some(Command::Rules);
            }
        });
    });
    chosen.map(Action::Do).or(pressed)
}

fn player_strip(ui: &mut Ui, rect: Rect, side: Side, screen: &GameScreen<'_>) {
    let GameScreen { words, table, .. } = screen;
    let session = table.session();
    let name = player_name(words, session.setup(), side);
    let to_move = table.shown_side() == Some(side);
    let thinking = table.is_thinking() && to_move;
    let heaps = table.stage().heaps();
    let points = heaps.points(side);
    let debt = heaps.debt(side, &session.setup().rules);
    strip(ui, rect, &Strip { words, name: &name, points, debt, to_move, thinking });
}

fn board(
    ui: &mut Ui,
    room: Rect,
    near: Side,
    screen: &GameScreen<'_>,
    stores: &StoreLayout,
) -> (BoardState, Option<Action>) {
    let GameScreen { words, table, sprites, .. } = screen;
    let layout = BoardLayout::new(room, near);
    let background = ui.interact(room, ui.scope_id().with("board"), Sense::click());
    let owner = |side| player_name(words, table.session().setup(), side);
    let input = BoardInput {
        layout: &layout,
        stage: table.stage(),
        words,
        owners: [owner(Side::NEAR), owner(Side::FAR)],
        playable: table.playable(),
        chosen: table.chosen,
        hot: table.hot(),
    };
    let state = interact(ui, &input);
    let palette = Palette::current(ui.ctx());
    let brush = Brush { painter: ui.painter().clone(), palette, sprites, layout: &layout, stores };
    paint_board(&brush, table.stage(), &state, last_move(table));
    if let Some((refused, cell)) = table.refusal() {
        brush.notice(cell, refusal(words, refused));
    }

    // The second click of a double click on an arrow asks for nothing more.
    let double = ui.input(|input| input.pointer.button_double_clicked(PointerButton::Primary));
    let clicked = background.clicked() || state.pressed.is_some() || state.played.is_some();
    let touched = clicked && !double;
    let action = if table.is_moving() {
        touched.then_some(Action::FinishMotion)
    } else {
        state.played.map(Action::Play).or(state.pressed.map(Action::Press))
    };
    (state, action)
}

/// The move to be marked.
fn last_move(table: &Table) -> Option<Move> {
    table.session().game().turns().last().map(|turn| turn.mv)
}

/// The line of words below the board, with the button that fits the moment.
fn line(ui: &mut Ui, rect: Rect, screen: &GameScreen<'_>, state: &BoardState) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let mut pressed = None;
    let inner = rect.shrink2(vec2(12.0, 1.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        let session = screen.table.session();
        let command = if session.has_failed() {
            Some(Command::TryAgain)
        } else if screen.table.is_thinking() {
            Some(Command::MoveNow)
        } else if session.game().end().is_some() && !screen.table.is_moving() {
            Some(Command::NewGame)
        } else {
            None
        };
        if let Some(command) = command {
            let look = Look { enabled: true, on: None, words: true, instead: None };
            if command_button(ui, screen.words, command, look) {
                pressed = Some(Action::Do(command));
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let (text, warns) = words_for_now(screen, state);
            let ink = if warns { palette.warning } else { palette.ink };
            ui.add(eframe::egui::Label::new(strong(text).size(15.0).color(ink)).truncate());
        });
    });
    pressed
}

/// What the line below the board says, and whether it warns.
fn words_for_now(screen: &GameScreen<'_>, state: &BoardState) -> (String, bool) {
    let GameScreen { words, table, .. } = screen;
    let session = table.session();
    if let Some((refused, _)) = table.refusal() {
        return (refusal(words, refused).to_owned(), true);
    }
    if session.has_failed() {
        return (words.thinking_broke.to_owned(), true);
    }
    if table.is_moving() {
        // What was captured is seen first and told afterwards.
        let sweeping = table.stage().is_sweeping();
        return (if sweeping { words.sweeping } else { words.skip_motion }.to_owned(), false);
    }
    if let Some(end) = session.game().end() {
        let (setup, position) = (session.setup(), session.position());
        let near = setup.near_side();
        let [mine, theirs] = [near, near.next(2)].map(|side| position.store(side));
        let headline = Outcome::of(position).headline(words, setup);
        return (format!("{headline} ({mine} : {theirs}). {}", (words.ended_because)(end)), false);
    }
    if state.armed.is_some() {
        return (words.choose_arrow.to_owned(), false);
    }
    let refilled = table.is_persons_turn() && session.position().needs_refill();
    let told = if refilled {
        format!("{} ", words.row_refilled)
    } else {
        last_turn(screen).map(|last| last + " ").unwrap_or_default()
    };
    let now = match session.seat_to_move() {
        Some(Seat::Person) if session.setup().persons() == 1 => {
            format!("{}. {}", words.your_turn, words.choose_cell)
        }
        Some(Seat::Person) => {
            let side = session.position().to_move().expect("a seat is to move");
            let name = player_name(words, session.setup(), side);
            format!("{}. {}", (words.turn_of)(&name), words.choose_cell)
        }
        None => words.game_over.to_owned(),
        _ if session.is_paused() => format!("{}.", words.paused),
        _ => words.thinking.to_owned(),
    };
    (told + &now, false)
}

/// The last turn in a sentence.
fn last_turn(screen: &GameScreen<'_>) -> Option<String> {
    let session = screen.table.session();
    let turn = session.game().turns().last()?;
    let name = player_name(screen.words, session.setup(), turn.side);
    let layout = BoardLayout::new(Rect::NOTHING, session.setup().near_side());
    let (number, right) =
        (layout.column(turn.mv.cell) + 1, layout.goes_right(turn.mv.cell, turn.mv.direction));
    Some((screen.words.last_turn)(&name, number, right, &turn.mv.to_string(), turn.captured))
}

fn refusal(words: &Words, refused: Refused) -> &'static str {
    match refused {
        Refused::Watching => words.game_paused,
        Refused::Move(Refusal::ComputersTurn) => words.computers_turn,
        Refused::Move(Refusal::Illegal(illegal)) => (words.refused)(illegal),
    }
}
