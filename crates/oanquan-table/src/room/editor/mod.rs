//! The editor of positions: the board, on which stones are set, and the choices beside or below it.

mod board;
mod controls;
mod screen;
mod wheel;

use eframe::egui::{
    Align, CornerRadius, Layout, Rect, Role, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};
use frame::Command;
use frame::icons::Icon;
use frame::players::PlayerNames;
use frame::table::words_line::{Growth, announce, words_line};
use frame::table::{EditorStep, PageParts, TypedPosition};
use frame::widgets::{ButtonLook, Face, command_button, explain};
use oanquan::{BySide, Cell, PositionError, RecordFlaw, Rules, Side};
use ui_kit::theme::{Palette, sizes};
use window_words::Words;

use crate::controller::{Edit, Hint, MoveValue, PositionEditor};
use crate::motion::Stage;
use crate::room::board::{
    BoardLayout, Brush, Marks, Sprites, StoreLayout, explain_values, paint_bed, paint_board,
};
use crate::room::{
    GameLayout, OAnQuanSentences, PlayerStatus, Seats, reason_of, record_flaw, value_marks,
};
use crate::shown::Gain;

pub use screen::{OpenEditor, open};

/// The window width from which the choices are beside the board, unless the window is higher than
/// wide.
const BESIDE: f32 = 560.0;
/// The share of the width that the choices take beside the board, and its bounds in points.
const SHARE: f32 = 0.3;
const COLUMN: [f32; 2] = [238.0, 380.0];
/// The share of the height that the choices take below the board.
const BELOW: f32 = 0.44;
/// The least size of a triangle or square with the stores of its players on it.
const MIN_SQUARE: f32 = 340.0;
/// The bar width from which the buttons have words.
const WITH_WORDS: f32 = 760.0;

/// What a click puts into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stamp {
    /// It adds one dân.
    Add,
    /// It takes one dân away.
    Take,
    /// It puts this number of dân into the cell.
    Dan(u16),
    /// It puts a quan into the cell, or takes it away.
    Quan,
}

impl Stamp {
    /// Returns the edit of a click on `cell`.
    fn edit(self, cell: Cell) -> Edit {
        match self {
            Stamp::Add => Edit::Add(cell, 1),
            Stamp::Take => Edit::Add(cell, -1),
            Stamp::Dan(dan) => Edit::Dan(cell, dan),
            Stamp::Quan => Edit::ToggleQuan(cell),
        }
    }
}

/// An action that the player requested.
#[derive(Clone, Debug, PartialEq)]
pub enum EditorAction {
    /// Carry out an edit.
    Edit(Edit),
    /// Choose what a click puts.
    Stamp(Stamp),
    /// Follow the text that is typed, or end the edit of a number.
    Typed(TypedPosition),
    /// Set the rules.
    Rules(Box<Rules>),
    /// Do something with the position.
    Step(EditorStep),
    /// Leave the editor.
    Leave,
}

/// What is known of the position by analysis.
#[derive(Clone, Copy)]
pub enum Findings<'a> {
    /// Nothing was asked for.
    Nothing,
    /// The search goes on.
    Searching,
    /// The search found nothing.
    Failed,
    /// The best move, and what it leads to.
    Found(&'a Hint),
}

/// The contents of the editor. It has many fields, because the page draws what it is given and reads nothing
/// else.
pub struct EditorScreen<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The position.
    pub editor: &'a PositionEditor,
    /// Its stones.
    pub stage: &'a Stage,
    /// What a click puts.
    pub stamp: Stamp,
    /// Why the last edit was refused.
    pub refused: Option<&'a PositionError>,
    /// Why the stones are no position to play.
    pub impossible: Option<&'a PositionError>,
    /// What is known by analysis.
    pub findings: Findings<'a>,
    /// The values of all moves, once analysis has found them.
    pub values: &'a [MoveValue],
    /// Whether leaving leads to the home.
    pub leads_home: bool,
    /// Whether games can be saved.
    pub saves: bool,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message that replaces the text below the board.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub letters: f32,
}

impl EditorScreen<'_> {
    fn sides(&self) -> usize {
        self.editor.now().ring().sides()
    }

    /// Returns the name of a side: its place at the board.
    fn side_name(&self, side: Side) -> &'static str {
        self.words.side_name(side.index(), self.sides())
    }
}

/// Draws the editor; `text` is the position as text. Returns the actions requested, in order.
pub fn editor(ui: &mut Ui, screen: &EditorScreen<'_>, text: &mut String) -> Vec<EditorAction> {
    let room = ui.max_rect();
    let is_beside = room.width() >= BESIDE && room.width() > room.height();
    let (place, choices) = if is_beside {
        let width = (SHARE * room.width()).clamp(COLUMN[0], COLUMN[1]);
        room.split_left_right_at_x(room.right() - width)
    } else {
        room.split_top_bottom_at_y(room.bottom() - BELOW * room.height())
    };
    let line_growth = Growth::LINE.of(ui.ctx());
    let parts = PageParts { sides: screen.sides(), line_growth, ..PageParts::default() };
    let areas = GameLayout::of(place, &parts, None);
    let mut action = bar(ui, areas.bar, screen);
    action = board_and_stores(ui, &areas, screen).or(action);
    line(ui, areas.line, screen, areas.board);
    let [left, chosen] = controls::controls(ui, choices, screen, text);
    [left, chosen.or(action)].into_iter().flatten().collect()
}

/// Draws the buttons above the board.
fn bar(ui: &mut Ui, rect: Rect, screen: &EditorScreen<'_>) -> Option<EditorAction> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let words = screen.words;
    let with_words = rect.width() >= WITH_WORDS;
    let mut action = None;
    let inner = rect.shrink2(vec2(10.0, 6.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let plain = |enabled| ButtonLook { enabled, on: None, words: false, instead: None };
        let leave = if screen.leads_home { Command::Menu } else { Command::Back };
        if command_button(ui, words, leave, plain(true)) {
            action = Some(EditorAction::Leave);
        }
        ui.add_space(8.0);
        let steps =
            [(Command::Undo, screen.editor.can_undo()), (Command::Redo, screen.editor.can_redo())];
        for (command, enabled) in steps {
            if command_button(ui, words, command, plain(enabled)) {
                action = Some(EditorAction::Step(EditorStep::Do(command)));
            }
        }
        ui.add_space(8.0);
        let start = Edit::Start(screen.sides());
        for (icon, label, edit) in [
            (Icon::First, words.editor.start, start),
            (Icon::Clear, words.editor.empty, Edit::Empty),
        ] {
            let text = with_words.then_some(label);
            let button = Face { icon: Some(icon), text, ..Face::default() }.button(ui);
            explain(&button, label);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
            if button.clicked() {
                action = Some(EditorAction::Edit(edit));
            }
        }
    });
    action
}

/// Draws the board and the stores beside it.
fn board_and_stores(
    ui: &mut Ui,
    areas: &GameLayout,
    screen: &EditorScreen<'_>,
) -> Option<EditorAction> {
    let (sides, now) = (screen.sides(), screen.editor.now());
    let layout =
        BoardLayout::new(areas.board, sides, Side::NEAR).with_larger_numbers(screen.letters);
    paint_bed(ui.painter(), screen.sprites, &layout);
    let names = BySide::from_fn(sides, |side| screen.side_name(side).to_owned());
    let players = BySide::from_fn(sides, |side| PlayerNames {
        name: names[side].clone(),
        full_name: names[side].clone(),
        is_named: false,
        is_of_side: false,
        opponent: None,
    });
    let setup = now.setup(0);
    let (words, stage, letters) = (screen.words, screen.stage, screen.letters);
    let (rules, setup) = (now.rules(), &setup);
    let seats = Seats { words, rules, setup, players: &players, stage, letters };
    // The choices show the stores, too.
    let has_room = sides == 2 || areas.board.width().min(areas.board.height()) >= MIN_SQUARE;
    let store_rects = BySide::from_fn(sides, |side| {
        if !has_room {
            return areas.board.translate(vec2(0.0, 4.0 * areas.board.height()));
        }
        let to_move = now.to_move() == side;
        let status = PlayerStatus { to_move, thinking: false, gain: Gain::default(), clock: None };
        seats.draw(ui, side, [areas.near, areas.far], &layout, status)
    });
    let plates = BySide::from_fn(sides, |side| match layout.card(side) {
        Some(_) if !has_room => Rect::NOTHING,
        Some(card) => card,
        None if side == Side::NEAR => areas.near,
        None => areas.far,
    });
    let stores = StoreLayout { store_rects };
    let input = board::EditedBoard { screen, layout: &layout, names: &names, plates: &plates };
    let (mut state, action, drag) = input.interact(ui);
    state.hinted = match screen.findings {
        Findings::Found(hint) => Some(hint.mv),
        _ => None,
    };
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter().clone();
    let sprites = screen.sprites;
    let brush = Brush { painter, palette, sprites, layout: &layout, stores: &stores };
    let values = value_marks(screen.words, layout.seating(), screen.values);
    let marks = Marks { named: drag.target(), values, ..Marks::default() };
    paint_board(&brush, stage, &state, &marks);
    explain_values(ui, &layout, &marks.values);
    drag.paint(ui, now, &plates);
    action
}

/// Draws the text below the board: a refusal, the findings, or what can be done. Screen readers
/// announce it.
fn line(ui: &mut Ui, rect: Rect, screen: &EditorScreen<'_>, board: Rect) {
    let palette = Palette::current(ui.ctx());
    let (text, warns) = message(screen, board);
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
    let ink = if warns && screen.toast.is_none() { palette.warning } else { palette.ink };
    let inner = rect.shrink2(vec2(12.0, 1.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        words_line(ui, screen.toast.unwrap_or(&text), None, ink, screen.letters);
    });
    announce(ui, rect, &text, screen.toast);
}

/// Returns the text below the board, and whether it is a warning.
fn message(screen: &EditorScreen<'_>, board: Rect) -> (String, bool) {
    let words = screen.words;
    if let Some(why) = screen.refused.or(screen.impossible) {
        return (reason(words, why, screen.sides()), true);
    }
    match screen.findings {
        Findings::Nothing => (words.editor.how.to_owned(), false),
        Findings::Searching => (words.help.searching.to_owned(), false),
        Findings::Failed => (words.help.hint_failed.to_owned(), true),
        Findings::Found(hint) => {
            let layout = BoardLayout::new(board, screen.sides(), Side::NEAR);
            let reason = reason_of(hint, screen.sides(), |side| screen.side_name(side).to_owned());
            let best = words.hint(layout.seating().move_words(hint.mv), &reason);
            let (score, proven) = (hint.analysis.score, hint.analysis.proven);
            let expected = words.expected(screen.side_name(hint.side), score, proven);
            (format!("{expected}. {best}"), false)
        }
    }
}

/// Returns the sentence that says why there is no such position.
fn reason(words: &Words, why: &PositionError, sides: usize) -> String {
    match why {
        PositionError::AlreadyOver(end) => {
            words.editor.over(&words.oanquan().ended_because(*end, sides))
        }
        why => {
            let flaw = RecordFlaw::Position(why.clone());
            words.editor.refused(&record_flaw(words, &flaw))
        }
    }
}
