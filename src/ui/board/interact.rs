//! The board under pointer, finger and keyboard. Every cell and arrow is a
//! widget with a name, so tests and screen readers use the same ones.

use eframe::egui::{
    Event, EventFilter, FocusDirection, Id, Key, Rect, Role, Sense, Ui, Vec2, WidgetInfo,
};

use super::BoardLayout;
use super::drag::{Drag, follow_drag};
use crate::rules::{BySide, Cell, Direction, Move, Ring};
use crate::ui::motion::Stage;
use crate::ui::words::Words;

/// What can be done on the board now.
pub struct BoardInput<'a> {
    /// Where everything is.
    pub layout: &'a BoardLayout,
    /// The room of the board; a press beside the cells is a press on it.
    pub room: Rect,
    /// What lies in the cells, for their names.
    pub stage: &'a Stage,
    /// The words.
    pub words: &'a Words,
    /// What each side calls itself: for the names of its cells.
    pub owners: BySide<String>,
    /// The cells the person to move may lift; none when nobody may.
    pub playable: Vec<Cell>,
    /// Whether they are lifted to be sown; else they are only pressed, and have
    /// no arrows.
    pub sows: bool,
    /// The cell that was chosen.
    pub chosen: Option<Cell>,
    /// The cell whose arrows the pointer has called up.
    pub hot: Option<Cell>,
    /// The move that a hint points out.
    pub hinted: Option<Move>,
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
    /// The arrow under the pointer, or the one a drag points at.
    pub hovered_arrow: Option<Move>,
    /// What was chosen shall be let go.
    pub lets_go: bool,
    /// The board was clicked, wherever.
    pub clicked: bool,
    /// The move that a hint points out.
    pub hinted: Option<Move>,
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

/// Whether `id` is the widget of a cell.
pub fn is_cell(id: Id) -> bool {
    Ring::new(4).cells().any(|cell| cell_id(cell) == id)
}

/// Makes the widgets of the board and tells what happened to them.
pub fn interact(ui: &mut Ui, input: &BoardInput<'_>) -> BoardState {
    let (playable, hinted) = (input.playable.clone(), input.hinted);
    let mut state = BoardState { playable, hinted, ..BoardState::default() };
    let mut chosen_by_key = None;
    // A pointer that only rests on the board leaves it to the keyboard.
    let pointer_moved = ui.input(|i| i.pointer.delta() != Vec2::ZERO);
    // Widgets are upright rectangles and cells may be slanted: where the pointer
    // is decides by the outlines, over a widget as well as beside it.
    let draggable = if input.playable.is_empty() { Sense::empty() } else { Sense::DRAG };
    let ground_sense = Sense::CLICK | draggable;
    let ground = ui.interact(input.room, ui.scope_id().with("board"), ground_sense);
    let mut over_board = ground.hovered();
    let mut drag = Drag::default();
    drag.add(&ground);
    state.lets_go = ground.secondary_clicked();
    state.clicked = ground.clicked();
    if ground.clicked() {
        state.pressed = ground.interact_pointer_pos().and_then(|at| input.layout.cell_at(at));
    }
    for cell in input.layout.seating().reading_order() {
        let touch = input.layout.shape(cell).touch;
        let enabled = input.playable.contains(&cell);
        // While there is a choice the keyboard goes to nothing but the choices.
        let sense =
            if enabled || input.playable.is_empty() { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(touch, cell_id(cell), sense | draggable);
        response.widget_info(|| {
            let selected = input.chosen == Some(cell);
            WidgetInfo::selected(Role::Button, enabled, selected, name(input, cell))
        });
        over_board |= response.hovered();
        drag.add(&response);
        state.lets_go |= response.secondary_clicked();
        if response.has_focus() {
            keep_arrow_keys(ui, cell_id(cell));
            state.focused = Some(cell);
        }
        if response.clicked() {
            (state.clicked, state.pressed) = (true, Some(cell));
            let by_key = ui.input(|i| i.key_pressed(Key::Enter) || i.key_pressed(Key::Space));
            chosen_by_key = (by_key && enabled && input.sows).then_some(cell);
        }
    }
    if over_board {
        let pointed = ui.input(|i| i.pointer.hover_pos()).and_then(|at| input.layout.cell_at(at));
        state.hot = pointed.filter(|cell| {
            input.playable.contains(cell) && (pointer_moved || input.hot == Some(*cell))
        });
    }
    if state.hot.is_none() {
        state.hot = input.hot.filter(|&cell| pointer_is_at_arrows(ui, input, cell));
    }
    follow_drag(ui, input, drag, &mut state);
    if state.lets_go {
        state.hot = None;
    }
    let may_lift = |cell: &Cell| input.playable.contains(cell);
    let with_focus = ui.memory(|m| m.focused()).and_then(arrow_cell);
    let focused = with_focus.filter(may_lift).or(state.focused);
    // Where nothing else is being chosen the arrows of the hint are at hand.
    let hinted = input.hinted.map(|mv| mv.cell);
    state.armed = state.hot.or(focused).or(input.chosen).or(hinted).filter(may_lift);
    state.armed = state.armed.filter(|_| input.sows);
    if let Some(cell) = state.armed {
        arrows(ui, input, cell, &mut state);
    }
    if let Some(cell) = chosen_by_key {
        // Only now: the key that chose the cell shall not press the arrow too.
        focus_arrow(ui, input, cell, Vec2::RIGHT);
    } else if !input.playable.is_empty() {
        if let Some(cell) = state.pressed.filter(may_lift) {
            // The keyboard goes on from where the pointer was.
            focus(ui, cell_id(cell));
            let picked = picked_id(ui);
            ui.data_mut(|data| data.insert_temp(picked, cell));
        }
        if !digit(ui, input, &mut state) {
            move_focus(ui, input, &mut state);
        }
    }
    state
}

/// Where it is remembered which cell was chosen by a digit, a click or a touch.
fn picked_id(ui: &Ui) -> Id {
    ui.scope_id().with("picked")
}

/// Whether a digit was pressed, which chooses an own cell, counted from the left
/// as seen, or an arrow key after that or after a click, which plays the cell.
fn digit(ui: &Ui, input: &BoardInput<'_>, state: &mut BoardState) -> bool {
    const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let memory = picked_id(ui);
    let pressed = |key: &Key| ui.input(|i| i.key_pressed(*key) && i.modifiers.is_none());
    if let Some(at) = DIGITS.iter().position(pressed) {
        let seating = input.layout.seating();
        let owner = input.playable.first().and_then(|cell| cell.owner());
        let mut row = owner.into_iter().flat_map(|side| seating.ring().own_cells(side));
        let cell = row.find(|&cell| seating.number(cell) == at + 1);
        state.pressed = cell;
        if let Some(cell) = cell.filter(|cell| input.playable.contains(cell)) {
            focus(ui, cell_id(cell));
            state.hot = None;
            ui.data_mut(|data| data.insert_temp(memory, cell));
        }
        return true;
    }
    let any_key = ui.input(|i| i.events.iter().any(is_press));
    let picked = ui.data(|data| data.get_temp::<Cell>(memory));
    let is_at_it = |cell: &Cell| state.focused == Some(*cell) && input.chosen == Some(*cell);
    let Some(cell) = picked.filter(|cell| any_key && is_at_it(cell)) else {
        return false;
    };
    let way = arrow_key(ui);
    if let Some(direction) = way.and_then(|way| direction_along(input, cell, way)) {
        state.played = Some(Move { cell, direction });
    }
    if way.is_none() || state.played.is_some() {
        ui.data_mut(|data| data.remove::<Cell>(memory));
    }
    way.is_some()
}

fn is_press(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. })
}

/// The two arrows of a cell.
fn arrows(ui: &mut Ui, input: &BoardInput<'_>, cell: Cell, state: &mut BoardState) {
    for direction in Direction::BOTH {
        let mv = Move { cell, direction };
        let response =
            ui.interact(input.layout.arrow(cell, direction), arrow_id(mv), Sense::click());
        let seating = input.layout.seating();
        let (number, heading) = (seating.number(cell), seating.heading(cell, direction));
        let label = (input.words.arrow_name)(number, heading, direction == Direction::Plus);
        let hinted = input.hinted == Some(mv);
        let label = if hinted { (input.words.help.hinted_arrow)(&label) } else { label };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if response.hovered() {
            state.hovered_arrow = Some(mv);
        }
        state.lets_go |= response.secondary_clicked();
        if response.has_focus() {
            keep_arrow_keys(ui, arrow_id(mv));
            state.focused_arrow = Some(mv);
        }
        if response.clicked() {
            (state.clicked, state.played) = (true, Some(mv));
        }
    }
}

/// The way of the one arrow key that was pressed.
fn arrow_key(ui: &Ui) -> Option<Vec2> {
    let pressed = |key| ui.input(|i| i.key_pressed(key) && i.modifiers.is_none());
    let keys = [
        (Key::ArrowLeft, Vec2::LEFT),
        (Key::ArrowRight, Vec2::RIGHT),
        (Key::ArrowUp, Vec2::UP),
        (Key::ArrowDown, Vec2::DOWN),
    ];
    let mut ways = keys.iter().filter(|(key, _)| pressed(*key)).map(|(_, way)| *way);
    let way = ways.next();
    way.filter(|_| ways.next().is_none())
}

/// Arrow keys choose among the cells and arrows of the person to move.
fn move_focus(ui: &Ui, input: &BoardInput<'_>, state: &mut BoardState) {
    let Some(way) = arrow_key(ui) else {
        return;
    };
    let elsewhere = ui.memory(|m| m.focused()).is_some();
    match (state.focused_arrow, state.focused) {
        (Some(mv), _) => focus_arrow(ui, input, mv.cell, way),
        (None, None) if elsewhere => return,
        (None, from) => {
            if let Some(cell) = neighbour(input, from, way) {
                focus(ui, cell_id(cell));
            }
        }
    }
    state.hot = None;
}

/// The direction of sowing that goes `way` from `cell`; none where the row runs
/// across it.
fn direction_along(input: &BoardInput<'_>, cell: Cell, way: Vec2) -> Option<Direction> {
    let along = input.layout.heading(cell, Direction::Plus).dot(way);
    let across = along.abs() < ACROSS;
    (!across).then_some(if along > 0.0 { Direction::Plus } else { Direction::Minus })
}

/// A row runs across a key whose way shares less than this with it.
const ACROSS: f32 = 0.2;

/// Gives the keyboard to the arrow of `cell` that points `way`. When the cell
/// has just been chosen an arrow of a row that runs across will do as well.
fn focus_arrow(ui: &Ui, input: &BoardInput<'_>, cell: Cell, way: Vec2) {
    let has_it = |direction: &Direction| {
        ui.memory(|m| m.has_focus(arrow_id(Move { cell, direction: *direction })))
    };
    let kept = Direction::BOTH.into_iter().find(has_it).unwrap_or(Direction::Plus);
    let direction = direction_along(input, cell, way).unwrap_or(kept);
    focus(ui, arrow_id(Move { cell, direction }));
}

/// Gives the keyboard to a widget. The key that asked for it has done its work:
/// egui shall not move on with it.
fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|m| {
        m.request_focus(id);
        m.move_focus(FocusDirection::None);
    });
}

/// The next cell that may be lifted on the `way` from `from`; from nowhere the
/// one that this way begins with.
fn neighbour(input: &BoardInput<'_>, from: Option<Cell>, way: Vec2) -> Option<Cell> {
    let mut cells = input.playable.clone();
    let some_cell = *cells.first()?;
    match direction_along(input, from.unwrap_or(some_cell), way) {
        Some(Direction::Plus) => {}
        Some(Direction::Minus) => cells.reverse(),
        // Across the row there is nothing, but a way into it.
        None if from.is_none() => {}
        None => return None,
    }
    let Some(from) = from else {
        return cells.first().copied();
    };
    match cells.iter().position(|&cell| cell == from) {
        Some(at) => cells.get(at + 1).copied(),
        // From a cell that cannot be lifted, the nearest one on the way.
        None => nearest(input, from, way),
    }
}

/// The cell that may be lifted nearest to `from` on the `way`.
fn nearest(input: &BoardInput<'_>, from: Cell, way: Vec2) -> Option<Cell> {
    let middle = |cell: Cell| input.layout.shape(cell).middle;
    let ahead = |cell: &Cell| (middle(*cell) - middle(from)).dot(way) > 1.0;
    let distance = |cell: &Cell| (middle(*cell) - middle(from)).length();
    let cells = input.playable.iter().copied().filter(ahead);
    cells.min_by(|a, b| distance(a).total_cmp(&distance(b)))
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

fn name(input: &BoardInput<'_>, cell: Cell) -> String {
    let pile = input.stage.pile(cell);
    let seating = input.layout.seating();
    match cell.owner() {
        Some(owner) => {
            (input.words.cell_name)(&input.owners[owner], seating.number(cell), pile.dan)
        }
        None => (input.words.quan_cell_name)(seating.corner(cell), pile.quan, pile.dan),
    }
}
