//! The board under pointer, finger and keyboard. Every cell and arrow is a
//! widget with a name, so tests and screen readers use the same ones.

use eframe::egui::{EventFilter, FocusDirection, Id, Key, Role, Sense, Ui, WidgetInfo};

use super::BoardLayout;
use crate::rules::{Cell, Direction, Move, Ring};
use crate::ui::motion::Stage;
use crate::ui::words::Words;

/// What can be done on the board now.
pub struct BoardInput<'a> {
    /// Where everything is.
    pub layout: &'a BoardLayout,
    /// What lies in the cells, for their names.
    pub stage: &'a Stage,
    /// The words.
    pub words: &'a Words,
    /// What each side calls itself: for the names of its cells.
    pub owners: [String; 2],
    /// The cells the person to move may lift; none when nobody may.
    pub playable: Vec<Cell>,
    /// The cell that was chosen.
    pub chosen: Option<Cell>,
    /// The cell whose arrows the pointer has called up.
    pub hot: Option<Cell>,
}

/// What the board looks like under pointer and keyboard.
#[derive(Default)]
pub struct BoardState {
    /// The cells that may be lifted.
    pub playable: Vec<Cell>,
    /// The cell whose arrows are shown.
    pub armed: Option<Cell>,
    /// The cell whose arrows the pointer has called up.
    pub hot: Option<Cell>,
    /// The cell that has the keyboard.
    pub focused: Option<Cell>,
    /// The arrow that has the keyboard.
    pub focused_arrow: Option<Move>,
    /// The arrow under the pointer.
    pub hovered_arrow: Option<Move>,
    /// A cell was pressed.
    pub pressed: Option<Cell>,
    /// An arrow was pressed.
    pub played: Option<Move>,
}

/// The widget of a cell.
fn cell_id(cell: Cell) -> Id {
    Id::unique(("cell", cell.index()))
}

/// The widget of an arrow.
fn arrow_id(mv: Move) -> Id {
    Id::unique(("arrow", mv.cell.index(), mv.direction.sign()))
}

/// The cell that the arrow `id` belongs to, if it is one.
fn arrow_cell(id: Id) -> Option<Cell> {
    let has_it = |cell: &Cell| {
        Direction::BOTH.iter().any(|&direction| arrow_id(Move { cell: *cell, direction }) == id)
    };
    Ring::new(4).cells().find(has_it)
}

/// The widget of the cell that the arrow `id` belongs to, if it is one.
pub fn cell_of_arrow(id: Id) -> Option<Id> {
    arrow_cell(id).map(cell_id)
}

/// Makes the widgets of the board and tells what happened to them.
pub fn interact(ui: &mut Ui, input: &BoardInput<'_>) -> BoardState {
    let mut state = BoardState { playable: input.playable.clone(), ..BoardState::default() };
    let mut chosen_by_key = None;
    // A pointer that only rests on the board leaves it to the keyboard.
    let pointer_moved = ui.input(|i| i.pointer.delta() != eframe::egui::Vec2::ZERO);
    for cell in reading_order(input.layout) {
        let response = ui.interact(input.layout.cell(cell), cell_id(cell), Sense::click());
        let enabled = input.playable.contains(&cell);
        response.widget_info(|| {
            let selected = input.chosen == Some(cell);
            WidgetInfo::selected(Role::Button, enabled, selected, name(input, cell))
        });
        if response.hovered() && enabled && (pointer_moved || input.hot == Some(cell)) {
            state.hot = Some(cell);
        }
        if response.has_focus() {
            keep_arrow_keys(ui, cell_id(cell));
            state.focused = Some(cell);
        }
        if response.clicked() {
            state.pressed = Some(cell);
            let by_key = ui.input(|i| i.key_pressed(Key::Enter) || i.key_pressed(Key::Space));
            chosen_by_key = (by_key && enabled).then_some(cell);
        }
    }
    if state.hot.is_none() {
        state.hot = input.hot.filter(|&cell| pointer_is_at_arrows(ui, input, cell));
    }
    let may_lift = |cell: &Cell| input.playable.contains(cell);
    let with_focus = ui.memory(|m| m.focused()).and_then(arrow_cell);
    let focused = with_focus.filter(may_lift).or(state.focused);
    state.armed = state.hot.or(focused).or(input.chosen).filter(may_lift);
    if let Some(cell) = state.armed {
        arrows(ui, input, cell, &mut state);
    }
    if let Some(cell) = chosen_by_key {
        // Only now: the key that chose the cell shall not press the arrow too.
        focus_arrow(ui, input, cell, true);
    } else if !input.playable.is_empty() {
        move_focus(ui, input, &mut state);
    }
    state
}

/// The two arrows of a cell.
fn arrows(ui: &mut Ui, input: &BoardInput<'_>, cell: Cell, state: &mut BoardState) {
    for direction in Direction::BOTH {
        let mv = Move { cell, direction };
        let response =
            ui.interact(input.layout.arrow(cell, direction), arrow_id(mv), Sense::click());
        let right = input.layout.goes_right(cell, direction);
        let number = input.layout.column(cell) + 1;
        let label = (input.words.arrow_name)(number, right, direction == Direction::Plus);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if response.hovered() {
            state.hovered_arrow = Some(mv);
        }
        if response.has_focus() {
            keep_arrow_keys(ui, arrow_id(mv));
            state.focused_arrow = Some(mv);
        }
        if response.clicked() {
            state.played = Some(mv);
        }
    }
}

/// Arrow keys choose among the cells and arrows of the person to move.
fn move_focus(ui: &Ui, input: &BoardInput<'_>, state: &mut BoardState) {
    let pressed = |key| ui.input(|i| i.key_pressed(key) && i.modifiers.is_none());
    let right = match (pressed(Key::ArrowLeft), pressed(Key::ArrowRight)) {
        (true, false) => false,
        (false, true) => true,
        _ => return,
    };
    let elsewhere = ui.memory(|m| m.focused()).is_some();
    match (state.focused_arrow, state.focused) {
        (Some(mv), _) => focus_arrow(ui, input, mv.cell, right),
        (None, None) if elsewhere => return,
        (None, from) => {
            if let Some(cell) = neighbour(input, from, right) {
                focus(ui, cell_id(cell));
            }
        }
    }
    state.hot = None;
}

/// Gives the keyboard to the arrow of `cell` that points right or left.
fn focus_arrow(ui: &Ui, input: &BoardInput<'_>, cell: Cell, right: bool) {
    for direction in Direction::BOTH {
        if input.layout.goes_right(cell, direction) == right {
            focus(ui, arrow_id(Move { cell, direction }));
        }
    }
}

/// Gives the keyboard to a widget. The key that asked for it has done its work:
/// egui shall not move on with it.
fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|m| {
        m.request_focus(id);
        m.move_focus(FocusDirection::None);
    });
}

/// The next cell that may be lifted beside `from`, or the outermost one.
fn neighbour(input: &BoardInput<'_>, from: Option<Cell>, right: bool) -> Option<Cell> {
    let column = |cell: &&Cell| input.layout.column(**cell) as i32;
    let here = from.map(|cell| column(&&cell));
    let cells = input.playable.iter();
    let found = if right {
        cells.filter(|cell| here.is_none_or(|here| column(cell) > here)).min_by_key(column)
    } else {
        cells.filter(|cell| here.is_none_or(|here| column(cell) < here)).max_by_key(column)
    };
    found.copied()
}

/// Arrow keys and Esc mean something on the board; egui shall not move the
/// keyboard away with them.
fn keep_arrow_keys(ui: &Ui, id: Id) {
    let filter =
        EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
}

/// Whether the pointer is on its way to, or on, the arrows of `cell`.
fn pointer_is_at_arrows(ui: &Ui, input: &BoardInput<'_>, cell: Cell) -> bool {
    let [a, b] = Direction::BOTH.map(|direction| input.layout.arrow(cell, direction));
    let zone = a.union(b).expand(6.0);
    ui.input(|i| i.pointer.hover_pos()).is_some_and(|at| zone.contains(at))
}

/// The cells as they are read: the far row from the left, then the quan cells
/// with the near row between them.
fn reading_order(layout: &BoardLayout) -> Vec<Cell> {
    let mut cells: Vec<Cell> = layout.ring().cells().collect();
    cells.sort_by_key(|&cell| match (cell.is_quan(), layout.is_near(cell)) {
        (false, false) => layout.column(cell),
        (true, _) if layout.is_left(cell) => 10,
        (false, true) => 11 + layout.column(cell),
        (true, _) => 20,
    });
    cells
}

fn name(input: &BoardInput<'_>, cell: Cell) -> String {
    let pile = input.stage.pile(cell);
    match cell.owner() {
        Some(owner) => {
            let number = input.layout.column(cell) + 1;
            (input.words.cell_name)(&input.owners[owner.index()], number, pile.dan)
        }
        None => (input.words.quan_cell_name)(input.layout.is_left(cell), pile.quan, pile.dan),
    }
}
