//! The replay screen: the recorded game, and buttons to move through it.

use eframe::egui::{CornerRadius, Rect, StrokeKind, Ui, UiBuilder};

use super::clock::Clock;
use super::game_frame::{FrameContents, GameFrame, OnBoard};
use super::game_layout::GameLayout;
use super::more;
use super::rules_note::rules_note;
use super::steps::{SLIDER, count, count_width, pace_list, slider};
use super::{Action, Command};
use crate::controller::Explorer;
use crate::rules::{BySide, Game, GameEntry, Move, Turn};
use crate::settings::Settings;
use crate::ui::board::{Seating, Sprites};
use crate::ui::icons::Icon;
use crate::ui::live_game::ReplayedOAnQuan;
use crate::ui::live_game::Viewer;
use crate::ui::measured::Measured;
use crate::ui::motion::Phase;
use crate::ui::narration::{
    narrate_before_turn, narrate_departure, narrate_end, narrate_passed_end, narrate_phase,
    narrate_quan_taken, narrate_turn, narrate_turn_briefly,
};
use crate::ui::oanquan::OAnQuanWords;
use crate::ui::oanquan::{ReviewState, ReviewView, about_values, value_marks};
use crate::ui::players::PlayerNames;
use crate::ui::rounds::narrate_sale;
use crate::ui::switch::small_switch;
use crate::ui::table::review;
use crate::ui::table::{
    BoardView as SeenBoard, ListAction, MoveList, Voice, moves, moves_column, moves_over_board,
};
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{ButtonLook, at_right_end, command_button};
use crate::ui::words::Words;

/// The window width from which the rules and the sound switches are above the board. In a
/// narrower window they are in the list *More*.
const ROOMY: f32 = 900.0;
/// The window width below which the bar has no room for the slider.
const NARROW: f32 = 560.0;
/// The width of the review beside the board, and the window width from which it is there. In a
/// narrower window the review is a dialog.
const REVIEW: f32 = 300.0;
const WITH_REVIEW: f32 = 1000.0;
/// The gap between groups of buttons.
const GROUPS: f32 = 8.0;

/// The contents of the replay screen.
pub struct ReplayScreen<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The replay.
    pub viewer: &'a Viewer,
    /// The review of the replayed game.
    pub review: &'a ReviewState,
    /// The values of all moves of the shown position, if the player wants to see them.
    pub explorer: Option<&'a Explorer>,
    /// Whether the game can be saved in the library and is not there yet.
    pub keeps: bool,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message that replaces the narration.
    pub toast: Option<&'a str>,
    /// The scale of numbers and the narration, applied where there is room; 1 is the usual
    /// size.
    pub letters: f32,
}

/// Draws a replay. Returns the action requested.
pub fn replay(ui: &mut Ui, screen: &ReplayScreen<'_>) -> Option<Action> {
    let ReplayScreen { words, settings, viewer, sprites, toast, letters, .. } = *screen;
    let (setup, presenter, shown) = (viewer.replay().setup(), viewer.presenter(), viewer.shown());
    let steps_at_rest = shown.steps_at_rest();
    let contents = FrameContents { words, sprites, setup, presenter, shown, toast, letters };
    let room = ui.max_rect();
    let list = moves_column(settings, room.width());
    let review = shows_review(screen.review, room.width()).then_some(REVIEW);
    let areas = GameLayout::of(room, setup.sides(), [review, list], None);
    let frame = GameFrame::new(areas, contents);
    let [left, right] = frame.beside();
    let mut action = frame.toolbar(ui, |ui| toolbar(ui, screen, frame.width()));
    frame.bed(ui);
    if let Some(rect) = left {
        action = review_beside(ui, rect, screen, frame.view()).or(action);
    }
    let stores = frame.seats(ui, |side, _| {
        let left = viewer.replay().time_left(side, steps_at_rest);
        (false, left.map(|left| Clock { left, low: false }))
    });
    let fault = viewed_fault(screen);
    // A viewed fault is marked beside the better move, without the turn before it.
    let marked = fault.map(|(turn, _)| turn.mv);
    let explorer = screen.explorer.filter(|_| !presenter.is_moving());
    let values = explorer
        .map_or_else(Vec::new, |explorer| value_marks(words, frame.seating(), explorer.values()));
    let on_board = OnBoard { hinted: better_move(screen), marked, values, ..OnBoard::default() };
    action = frame.board(ui, &stores, on_board).1.or(action);
    let message = narrate_step(words, viewer, (frame.players(), frame.seating()), fault);
    let goes_on = viewer.replay().position().to_move().is_some();
    let offered =
        [(Command::PlayOn, goes_on, true), (Command::Keep, screen.keeps, frame.width() >= ROOMY)];
    let commands = offered.into_iter().filter(|(_, offered, _)| *offered);
    let commands = commands.map(|(command, _, with_words)| (command, with_words));
    let warns = presenter.refusal().is_some();
    let to_move = viewer.replay().position().to_move();
    let about = explorer.zip(to_move).map(|(explorer, side)| {
        about_values(words, &frame.players()[side].within(words), explorer)
    });
    action = frame.narration(ui, (&message, warns), about.as_deref(), commands).or(action);
    if let Some(rect) = right.or(moves_over_board(settings, frame.above_narration())) {
        let (game, seen) = (viewer.replay().game(), viewer.shown().seen());
        let own = OAnQuanWords::new(words);
        let captured = |index| game.turn(index).map_or(0, |turn| seen.captured(index, turn));
        let list = MoveList {
            review: screen.review.found().filter(|_| screen.review.open),
            looked_at: fault.map(|_| viewer.replay().turns()),
            shown: viewer.replay().shown(),
            ..frame.move_list(&own, &captured)
        };
        let asked = moves(ui, rect, &list).map(|asked| match asked {
            ListAction::Do(command) => Action::Do(command),
            ListAction::Show(place) => Action::GoTo(place),
        });
        action = asked.or(action);
    }
    frame.announce(ui, if presenter.is_moving() { "" } else { &message });
    action
}

/// Draws a replay in `room` without buttons, for a picture. A position without a game has no line below
/// the board; while stones move, the line names only the move.
pub fn replay_picture(ui: &mut Ui, words: &Words, sprites: &Sprites, viewer: &Viewer, room: Rect) {
    let replay = viewer.replay();
    let (setup, presenter, shown) = (replay.setup(), viewer.presenter(), viewer.shown());
    let contents =
        FrameContents { words, sprites, setup, presenter, shown, toast: None, letters: 1.0 };
    let has_line = replay.steps() > 0;
    let frame = GameFrame::new(GameLayout::without_bar(room, setup.sides(), has_line), contents);
    frame.bed(ui);
    let stores = frame.seats(ui, |_, _| (false, None));
    frame.board(ui, &stores, OnBoard::default());
    if !has_line {
        return;
    }
    let message = match replay.last() {
        Some(GameEntry::Turn(turn)) if presenter.is_moving() => {
            let message = narrate_turn_briefly(words, setup, frame.seating(), turn, 0);
            words.listed_turn(replay.turns(), &message)
        }
        None => words.pictures.start.to_owned(),
        Some(_) => narrate_step(words, viewer, (frame.players(), frame.seating()), None),
    };
    frame.narration(ui, (&message, false), None, []);
}

/// Draws the buttons above the board. Returns the action requested.
fn toolbar(ui: &mut Ui, screen: &ReplayScreen<'_>, width: f32) -> Option<Action> {
    let ReplayScreen { words, viewer, .. } = *screen;
    let replay = viewer.replay();
    let with_words = width >= sizes::WORDS_WIDTH;
    let plain = |enabled| ButtonLook { enabled, on: None, words: false, instead: None };
    let mut action = None;
    let mut button = |ui: &mut Ui, command, look| {
        if command_button(ui, words, command, look) {
            action = Some(Action::Do(command));
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
    let forward = !at_end || viewer.presenter().is_moving();
    button(ui, Command::StepForward, plain(forward));
    if !is_narrow {
        button(ui, Command::ToEnd, plain(forward));
    }
    ui.add_space(GROUPS);

    let right = Measured::of(ui, "width at the right");
    let all = replay.game().turn_count();
    let number = count_width(ui, words, all);
    let room = ui.available_width() - right.before().unwrap_or(0.0) - number - 2.0 * GROUPS;
    if !is_narrow
        && let Some(step) = slider(ui, words, replay, room.clamp(*SLIDER.start(), *SLIDER.end()))
    {
        action = Some(Action::GoTo(step));
    }
    count(ui, words, [replay.turns(), all], number);
    let (asked, taken) = at_right_end(ui, "commands", |ui| {
        let asked = at_right(ui, screen, with_words, width >= ROOMY);
        (asked, ui.min_rect().width())
    });
    right.store(ui, taken);
    action = asked.or(action.take());
    action
}

/// Draws the controls at the right end of the bar. Returns the action requested.
fn at_right(
    ui: &mut Ui,
    screen: &ReplayScreen<'_>,
    with_words: bool,
    roomy: bool,
) -> Option<Action> {
    let ReplayScreen { words, settings, viewer, .. } = *screen;
    let replay = viewer.replay();
    let mut action = pace_list(ui, words, replay.pace()).map(Action::SetPace);
    let plain = ButtonLook { enabled: true, on: None, words: false, instead: None };
    let mut button = |ui: &mut Ui, command, look| {
        if command_button(ui, words, command, look) {
            action = Some(Action::Do(command));
        }
    };
    let window = ui.ctx().content_rect().width();
    let on = has_room_for_review(window).then(|| shows_review(screen.review, window));
    let enabled = reviewable(replay.game());
    button(ui, Command::Review, ButtonLook { enabled, on, words: with_words, ..plain });
    if roomy {
        button(ui, Command::Values, ButtonLook { on: Some(settings.values), ..plain });
        let room = if with_words { f32::INFINITY } else { 0.0 };
        let rules = rules_note(ui, words, replay.game().rules(), room);
        for (command, on) in
            [(Command::Effects, settings.effects), (Command::Music, settings.music)]
        {
            if small_switch(ui, words, command, on) {
                action = Some(Action::Do(command));
            }
        }
        if rules {
            action = Some(Action::Do(Command::Rules));
        }
    }
    let offered = |command| match command {
        Command::Keep => screen.keeps.then_some(true),
        Command::Effects | Command::Music | Command::Rules | Command::Values => {
            (!roomy).then_some(true)
        }
        Command::SaveAnimation => Some(viewer.replay().steps() > 0),
        _ => Some(true),
    };
    let more = more::more(ui, words, settings, false, more::REPLAY, offered);
    more.map(Action::Do).or(action)
}

/// Returns the better move in the shown position if the review is open and found one.
fn better_move(screen: &ReplayScreen<'_>) -> Option<Move> {
    let ReplayScreen { viewer, review, .. } = *screen;
    let fault = review.found()?.fault(viewer.replay().turns())?;
    (review.open && !viewer.presenter().is_moving()).then_some(fault.better.mv)
}

/// Returns the turn of the viewed fault and the better move, or `None` if no fault is viewed.
fn viewed_fault<'a>(screen: &ReplayScreen<'a>) -> Option<(&'a Turn, Move)> {
    let ReplayScreen { viewer, review, .. } = *screen;
    let better = better_move(screen)?;
    let turn = review.looked_at.filter(|turn| *turn == viewer.replay().turns())?;
    Some((viewer.replay().game().turn(turn)?, better))
}

/// Returns whether a game can be reviewed: it is over and has moves.
pub fn reviewable(game: &Game) -> bool {
    game.is_over() && game.turn_count() > 0
}

/// Returns whether the review is beside the board in a window of this width.
fn shows_review(review: &ReviewState, window: f32) -> bool {
    window >= WITH_REVIEW && review.open
}

/// Returns whether a window of this width has room for the review beside the board.
pub fn has_room_for_review(window: f32) -> bool {
    window >= WITH_REVIEW
}

/// Returns the contents of the review of a replay, on a board seen like this.
pub fn review_view<'a>(
    own: &'a OAnQuanWords<'a>,
    words: &'a Words,
    viewer: &'a Viewer,
    view: SeenBoard,
    state: &'a ReviewState,
) -> ReviewView<'a> {
    let replay = viewer.replay();
    let voice = Voice { words, setup: replay.setup(), view };
    ReviewView { own, voice, game: replay.game(), state, shown: replay.turns() }
}

/// Draws the review beside the board. Returns the action requested.
fn review_beside(
    ui: &mut Ui,
    rect: Rect,
    screen: &ReplayScreen<'_>,
    view: SeenBoard,
) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let own = OAnQuanWords::new(screen.words);
    let review_view = review_view(&own, screen.words, screen.viewer, view, screen.review);
    let inner = UiBuilder::new().max_rect(rect.shrink(review::MARGIN));
    ui.scope_builder(inner, |ui| review::beside(ui, &review_view)).inner.map(Action::Review)
}

/// Returns the text of the narration: the last step, or the end of the game.
fn narrate_step(
    words: &Words,
    viewer: &Viewer,
    (players, seating): (&BySide<PlayerNames>, Seating),
    looked_at: Option<(&Turn, Move)>,
) -> String {
    let replay = viewer.replay();
    let (setup, game) = (replay.setup(), replay.game());
    let is_over = replay.is_at_end() && game.end().is_some() && !viewer.presenter().is_moving();
    if let Some((turn, better)) = looked_at.filter(|_| viewer.presenter().refusal().is_none()) {
        let (played, better) = (seating.move_words(turn.mv), seating.move_words(better));
        let name = &players[turn.side].name;
        return words.fault_before(replay.turns() + 1, name, played, better);
    }
    match replay.last() {
        _ if viewer.presenter().refusal().is_some() => words.replay.replay_only.to_owned(),
        _ if is_over => narrate_end(words, setup, game),
        _ if let Some(Phase::Sweeps(remainder)) = viewer.shown().stage().phase() => {
            words.sweeping(remainder).to_owned()
        }
        None => words.replay.at_start.to_owned(),
        Some(GameEntry::Departure(departure)) => narrate_departure(words, setup, departure),
        Some(GameEntry::Sale(sale)) => narrate_sale(words, setup, sale),
        Some(GameEntry::Turn(turn)) => {
            // Report captures only after they have been shown.
            let phase = viewer.shown().stage().phase();
            let message = match (viewer.presenter().is_moving(), phase) {
                (true, Some(phase)) => narrate_phase(words, setup, turn.side, phase),
                (true, None) => narrate_turn_briefly(words, setup, seating, turn, 0),
                (false, _) => {
                    let index = replay.turns().saturating_sub(1);
                    let before = narrate_before_turn(words, setup, game, index);
                    let report = narrate_turn(words, setup, seating, turn);
                    let after = narrate_quan_taken(words, setup, turn);
                    let passed =
                        replay.last().and_then(|entry| narrate_passed_end(words, setup, entry));
                    let sentences = before.into_iter().chain([report]).chain(after).chain(passed);
                    sentences.collect::<Vec<_>>().join(" ")
                }
            };
            words.listed_turn(replay.turns(), &message)
        }
    }
}
