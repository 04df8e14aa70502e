//! The game screen: commands above, a strip for each player, the board, and a
//! line of words below.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Align, Color32, Id, Label, Layout, Rect, Role, Sense, TextStyle, TextWrapMode, Ui, UiBuilder,
    WidgetInfo, WidgetText, pos2, vec2,
};

use super::board_view::{self, BoardView, board_view};
use super::card::{card, card_letters};
use super::clock::Clock;
use super::evaluation::{LEAST_WINDOW, WIDTH, evaluation};
use super::more::more;
use super::moves::{moves, moves_width, shows_moves};
use super::rules_note::rules_note;
use super::strip::{Strip, strip};
use super::{Action, Command};
use crate::controller::{Refusal, Seat, TimeNews};
use crate::rules::{BySide, Side, Turn};
use crate::settings::Settings;
use crate::ui::board::{
    BoardInput, BoardLayout, BoardState, Preview, Seating, Sprites, StoreLayout,
};
use crate::ui::icons::Icon;
use crate::ui::players::{Outcome, Player, is_you, player_name, players};
use crate::ui::result::why_ended;
use crate::ui::table::{Refused, Table};
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{Look, at_right_end, command_button, strong};
use crate::ui::words::{Reason, Words};

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
    /// How many times as large as usual numbers and the line of words shall be,
    /// where there is room.
    pub letters: f32,
}

/// The rooms of the game screen.
struct Rooms {
    bar: Rect,
    far: Rect,
    board: Rect,
    near: Rect,
    line: Rect,
    evaluation: Option<Rect>,
    moves: Option<Rect>,
}

impl Rooms {
    /// The rooms of a board of `sides` sides. Only two rows have strips above
    /// and below; a triangle or square has the players' cards within its room.
    /// Beside the board there may be the evaluation and the list of moves.
    fn of(room: Rect, sides: usize, settings: &Settings) -> Self {
        let gap = if room.height() >= sizes::TALL { 10.0 } else { 5.0 };
        let strip = if room.height() >= sizes::TALL { 72.0 } else { 46.0 };
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::TARGET + 12.0));
        let line_height = if room.height() >= sizes::TALL { 44.0 } else { 38.0 };
        let line = Rect::from_min_max(pos2(room.left(), room.bottom() - line_height), room.max);
        let inner = Rect::from_min_max(
            pos2(room.left() + gap, bar.bottom() + gap),
            pos2(room.right() - gap, line.top() - gap),
        );
        let beside = (settings.evaluation && room.width() >= LEAST_WINDOW).then_some(WIDTH);
        let list = shows_moves(settings, room.width()).then(|| moves_width(room.width()));
        let beside = [beside, list];
        if sides > 2 {
            let (evaluation, board, moves) = split(inner, beside, gap);
            let (far, near) = (Rect::NOTHING, Rect::NOTHING);
            return Rooms { bar, far, board, near, line, evaluation, moves };
        }
        // In a tall window the players stay close to the board.
        let most = 2.0 * strip + BoardLayout::most_height(inner.width());
        let inner =
            Rect::from_center_size(inner.center(), vec2(inner.width(), inner.height().min(most)));
        let far = Rect::from_min_size(inner.min, vec2(inner.width(), strip));
        let near = Rect::from_min_max(pos2(inner.left(), inner.bottom() - strip), inner.max);
        let board = Rect::from_min_max(
            pos2(inner.left(), far.bottom() + 2.0),
            pos2(inner.right(), near.top() - 2.0),
        );
        let (evaluation, board, moves) = split(board, beside, gap);
        Rooms { bar, far, board, near, line, evaluation, moves }
    }
}

/// Cuts columns of these widths off the left and the right of `room`, each with
/// a gap beside it: the left one, what is between them, the right one.
fn split(room: Rect, widths: [Option<f32>; 2], gap: f32) -> (Option<Rect>, Rect, Option<Rect>) {
    let [left, right] = widths;
    let left = left.map(|width| room.with_max_x(room.left() + width));
    let right = right.map(|width| room.with_min_x(room.right() - width));
    let from = left.map_or(room.left(), |column| column.right() + gap);
    let to = right.map_or(room.right(), |column| column.left() - gap);
    (left, room.with_min_x(from).with_max_x(to), right)
}

/// Where the board of `sides` sides is in a window whose inside is `room`;
/// `near` is the side at the lower edge. Beside it there is what the settings of a
/// new player show.
pub fn board_layout(room: Rect, sides: usize, near: Side) -> BoardLayout {
    BoardLayout::new(Rooms::of(room, sides, &Settings::default()).board, sides, near)
}

/// Draws the game; what the player asks for, and how the board was touched.
pub fn game(ui: &mut Ui, screen: &GameScreen<'_>) -> (Option<Action>, BoardState) {
    let setup = screen.table.session().setup();
    let (sides, near) = (setup.rules.sides, setup.near_side());
    let rooms = Rooms::of(ui.max_rect(), sides, screen.settings);
    let mut action = bar(ui, rooms.bar, screen);

    let layout = BoardLayout::new(rooms.board, sides, near).with_larger_numbers(screen.letters);
    screen.sprites.paint_bed(ui.painter(), &layout);
    let players = players(screen.words, setup);
    let names = BySide::from_fn(sides, |side| players[side].full_name.clone());
    let stores = BySide::from_fn(sides, |side| player(ui, side, &players, &rooms, &layout, screen));
    let stores = StoreLayout { rooms: stores };
    let (state, pressed) = board(ui, rooms.board, &layout, screen, &names, &stores);
    action = action.or(pressed);
    if let Some(rect) = rooms.evaluation {
        evaluation(ui, rect, screen.words, screen.table);
    }
    action = line(ui, rooms.line, screen, &state).or(action);
    if let Some(rect) = rooms.moves {
        // The cards tell the levels.
        let names = BySide::from_fn(sides, |side| players[side].name.clone());
        action = moves(ui, rect, screen.words, screen.table, &names).or(action);
    }
    announce(ui, rooms.line, screen);
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
    // Without room for it here the hint begins the list of more commands.
    let with_hint = rect.width() >= sizes::MIN_WINDOW[0] - 40.0;
    let helps = table.hint().is_some() || session.is_seeking_hint();
    let hide = helps.then_some((Icon::Hint, words.help.hide_hint));
    let hint = Look { instead: hide, ..plain(table.can_hint()) };
    let listed = (!with_hint && !session.can_pause()).then_some((Command::Hint, table.can_hint()));
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
        } else if with_hint {
            button(ui, Command::Hint, hint);
        }
        at_right_end(ui, "settings", |ui| {
            let toggle = |on| Look { on: Some(on), words: false, ..plain(true) };
            if rules_note(ui, words, session.game().rules(), with_hint) {
                chosen = Some(Command::Rules);
            }
            button(ui, Command::Effects, toggle(settings.effects));
            button(ui, Command::Music, toggle(settings.music));
            chosen = more(ui, words, settings, listed, table.asker().is_some()).or(chosen);
        });
    });
    chosen.map(Action::Do).or(pressed)
}

/// What is told about the player of `side`; the room left for captured stones.
fn player(
    ui: &mut Ui,
    side: Side,
    players: &BySide<Player>,
    rooms: &Rooms,
    layout: &BoardLayout,
    screen: &GameScreen<'_>,
) -> Rect {
    let GameScreen { words, table, .. } = screen;
    let session = table.session();
    let to_move = table.shown_side() == Some(side);
    let thinking = table.is_thinking() && to_move && table.looks_back().is_none();
    let heaps = table.stage().heaps();
    let points = heaps.points(side);
    let debt = heaps.debt(side, &session.setup().rules);
    let gain = table.gain(side);
    let (Player { full_name: name, name: short_name, .. }, letters) =
        (&players[side], screen.letters);
    let left = session.time_left(side);
    let clock = left.map(|left| Clock { left, low: to_move && session.is_time_low(side) });
    let shown =
        Strip { words, name, short_name, points, gain, debt, to_move, thinking, clock, letters };
    match layout.card(side) {
        Some(rect) => {
            let letters = card_letters(ui, layout, players, screen.letters, clock.is_some());
            card(ui, (rect, letters), side, layout, &shown)
        }
        None if side == session.setup().near_side() => strip(ui, rooms.near, &shown),
        None => strip(ui, rooms.far, &shown),
    }
}

fn board(
    ui: &mut Ui,
    room: Rect,
    layout: &BoardLayout,
    screen: &GameScreen<'_>,
    names: &BySide<String>,
    stores: &StoreLayout,
) -> (BoardState, Option<Action>) {
    let GameScreen { words, table, sprites, .. } = screen;
    let setup = table.session().setup();
    let input = BoardInput {
        layout,
        room,
        stage: table.stage(),
        words,
        owners: names.clone(),
        playable: table.playable(),
        sows: true,
        chosen: table.chosen,
        hot: table.hot(),
        hinted: table.hint().map(|hint| hint.mv),
    };
    let view = BoardView {
        sprites,
        stores,
        moves: table.shown_round().iter().map(|turn| turn.mv).collect(),
        notice: (table.refusal())
            .map(|(refused, cell)| (cell, refusal(words, refused, setup.rules.sides))),
        captured: table.shown_captures(),
        previewed: screen.settings.preview.then_some(table.session().game()),
    };
    board_view(ui, &input, &view)
}

/// What the move that is pointed at would do, if it shall be shown.
fn preview(screen: &GameScreen<'_>, state: &BoardState) -> Option<Preview> {
    let game = screen.table.session().game();
    screen.settings.preview.then(|| board_view::preview(game, state)).flatten()
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
        let command = if screen.table.looks_back().is_some() {
            Some(Command::Now)
        } else if session.has_failed() {
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
            line_of_words(ui, &text, ink, screen.letters);
        });
    });
    pressed
}

/// Words on the line below the board: as large as wanted or usual where they fit
/// one line, else two lines of small ones.
fn line_of_words(ui: &mut Ui, text: &str, ink: Color32, letters: f32) {
    let words = |size: f32| strong(text).size(size).color(ink);
    let fits = |size: &f32| {
        let galley = WidgetText::from(words(*size));
        let extend = Some(TextWrapMode::Extend);
        let galley = galley.into_galley(ui, extend, f32::INFINITY, TextStyle::Body);
        galley.size().x <= ui.available_width()
    };
    match [15.0 * letters, 15.0].into_iter().find(fits) {
        Some(size) => ui.add(Label::new(words(size))),
        None => ui.add(Label::new(words(12.5).line_height(Some(16.0))).wrap()),
    };
}

/// What the line below the board says, and whether it warns.
fn words_for_now(screen: &GameScreen<'_>, state: &BoardState) -> (String, bool) {
    let GameScreen { words, table, .. } = screen;
    let session = table.session();
    if let Some((refused, _)) = table.refusal() {
        return (refusal(words, refused, session.setup().rules.sides).to_owned(), true);
    }
    if let Some(turns) = table.looks_back() {
        return ((words.looking_back)(turns, session.game().turns().len()), false);
    }
    if session.has_failed() {
        return (words.thinking_broke.to_owned(), true);
    }
    if table.is_moving() {
        // What was captured is seen first and told afterwards.
        let sweeping = table.stage().is_sweeping();
        return (if sweeping { words.sweeping } else { words.skip_motion }.to_owned(), false);
    }
    if let Some(shown) = preview(screen, state) {
        let seating = Seating::new(session.setup().rules.sides, session.setup().near_side());
        let heading = seating.heading(shown.mv.cell, shown.mv.direction);
        let number = seating.number(shown.mv.cell);
        return ((words.previewed)(number, heading, shown.points()), false);
    }
    if session.has_hint_failed() {
        return (words.help.broke.to_owned(), true);
    }
    if let Some(told) = hint(screen) {
        return (told, false);
    }
    if session.game().end().is_some() {
        let (setup, position) = (session.setup(), session.position());
        let (sides, near) = (setup.rules.sides, setup.near_side());
        let headline = Outcome::of(position).headline(words, setup);
        let headline = match sides {
            2 => {
                format!("{headline} ({} : {}).", position.store(near), position.store(near.next(2)))
            }
            // The cards tell the points.
            _ if headline.ends_with('!') => headline,
            _ => headline + ".",
        };
        return (format!("{headline} {}", why_ended(words, session).unwrap_or_default()), false);
    }
    if state.armed.is_some() {
        return (words.choose_arrow.to_owned(), false);
    }
    (turns_and_now(screen), false)
}

/// What the last turns did, and who is to do what now.
fn turns_and_now(screen: &GameScreen<'_>) -> String {
    let GameScreen { words, table, .. } = screen;
    let session = table.session();
    let refilled = table.is_persons_turn() && session.position().needs_refill();
    let told = if refilled { format!("{} ", words.row_refilled) } else { last_turns(screen) };
    let told = told + &left_and_time(words, table);
    let now = match session.seat_to_move() {
        Some(Seat::Person) => {
            let side = session.position().to_move().expect("a seat is to move");
            let turn = if is_you(session.setup(), side) {
                words.your_turn.to_owned()
            } else {
                (words.turn_of)(&players(words, session.setup())[side].within(words))
            };
            format!("{turn}. {}", words.choose_cell)
        }
        None => words.game_over.to_owned(),
        _ if session.is_paused() => format!("{}.", words.paused),
        _ => words.thinking.to_owned(),
    };
    told + &now
}

/// Who left since the last turn, and whether there is little time left, each a
/// sentence with a space after it.
fn left_and_time(words: &Words, table: &Table) -> String {
    let setup = table.session().setup();
    let name = |side| player_name(words, setup, side);
    let left = table.partings_after(table.session().game().turns().len()).map(|parting| {
        let name = parting.leaving.side().map(name).unwrap_or_default();
        (words.courtesy.left)(parting.leaving, &name)
    });
    let time = table.time_news().and_then(|news| match news {
        TimeNews::Low(side) => Some((words.courtesy.time_low)(&name(side))),
        TimeNews::Over(side) => Some((words.courtesy.time_over)(&name(side))),
        TimeNews::Lost(_) => None,
    });
    left.chain(time).map(|sentence| sentence + " ").collect()
}

/// What screen readers say by themselves: a turn when it has been played, what
/// was refused, a hint, the end.
fn announce(ui: &Ui, rect: Rect, screen: &GameScreen<'_>) {
    let untouched = BoardState::default();
    let told =
        if screen.table.is_moving() { String::new() } else { words_for_now(screen, &untouched).0 };
    let response = ui.interact(rect, Id::unique("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &told));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// The hint in a sentence, or that it is being looked for.
fn hint(screen: &GameScreen<'_>) -> Option<String> {
    let GameScreen { words, table, .. } = screen;
    let session = table.session();
    if session.is_seeking_hint() {
        return Some(words.help.seeking.to_owned());
    }
    let hint = table.hint()?;
    let sides = session.setup().rules.sides;
    let seating = Seating::new(sides, session.setup().near_side());
    let heading = seating.heading(hint.mv.cell, hint.mv.direction);
    let reason = Reason::of(hint, sides);
    let number = seating.number(hint.mv.cell);
    Some((words.help.told)(number, heading, &hint.mv.to_string(), reason))
}

/// A sentence about each turn of the round, each with a space after it: a short
/// one where there are several.
fn last_turns(screen: &GameScreen<'_>) -> String {
    let GameScreen { words, table, .. } = screen;
    let setup = table.session().setup();
    let seating = Seating::new(setup.rules.sides, setup.near_side());
    let round = table.shown_round();
    let players = players(words, setup);
    let sentence = |turn: &Turn| {
        let name = &players[turn.side].full_name;
        let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
        if round.len() > 1 {
            return (words.short_turn)(name, number, &notation, turn.captured) + " ";
        }
        let heading = seating.heading(turn.mv.cell, turn.mv.direction);
        (words.last_turn)(name, number, heading, &notation, turn.captured) + " "
    };
    round.iter().map(sentence).collect()
}

pub(super) fn refusal(words: &Words, refused: Refused, sides: usize) -> &'static str {
    match refused {
        Refused::Watching => words.game_paused,
        Refused::LookingBack => words.only_looking,
        Refused::Move(Refusal::ComputersTurn) => words.computers_turn,
        Refused::Move(Refusal::Illegal(illegal)) => (words.refused)(illegal, sides),
    }
}
