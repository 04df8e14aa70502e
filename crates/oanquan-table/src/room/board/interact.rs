//! Input on the board by pointer, touch and keyboard. Every cell and arrow is a widget with a
//! name, so tests and screen readers use the same widgets.

use eframe::egui::{
    Event, EventFilter, FocusDirection, Id, Key, Rect, Role, Sense, Ui, Vec2, WidgetInfo,
};
use oanquan::{BySide, Cell, Direction, FieldState, Move, Ring};
use table::board::DIGITS;
use ui_kit::speech;
use ui_kit::theme::touch;
use window::lead_back;
use window::widgets::{explain, takes_keys};
use window_words::{MoveWords, Words};

use super::BoardLayout;
use super::drag::{Drag, follow_drag};
use crate::motion::Stage;

/// What the board currently shows and accepts as input.
pub struct BoardInput<'a> {
    /// The layout of the board.
    pub layout: &'a BoardLayout,
    /// The area of the board. A press beside the cells also counts as a press on the board.
    pub room: Rect,
    /// The stage, which provides the contents of the cells for their names.
    pub stage: &'a Stage,
    /// The texts in the current language.
    pub words: &'a Words,
    /// The name of each side, used in the names of its cells.
    pub owners: BySide<String>,
    /// The cells that the person to move may lift; empty if nobody may.
    pub playable: Vec<Cell>,
    /// Whether a playable cell is sown. If not, cells can only be pressed and have no arrows.
    pub sows: bool,
    /// The chosen cell.
    pub chosen: Option<Cell>,
    /// The cell whose arrows are shown because of the pointer.
    pub hot: Option<Cell>,
    /// The move that the hint suggests.
    pub hinted: Option<Move>,
}

/// The state of the board after the input of this frame.
#[derive(Default)]
pub struct BoardState {
    /// The cells that may be lifted.
    pub playable: Vec<Cell>,
    /// The cell whose arrows are shown.
    pub armed: Option<Cell>,
    /// The cell whose arrows are shown because of the pointer.
    pub hot: Option<Cell>,
    /// The cell with keyboard focus.
    pub focused: Option<Cell>,
    /// The arrow with keyboard focus.
    pub focused_arrow: Option<Move>,
    /// The arrow under the pointer, or the arrow that a drag points to.
    pub hovered_arrow: Option<Move>,
    /// Whether the choice is to be cleared.
    pub clears_choice: bool,
    /// Whether the board was clicked, anywhere.
    pub clicked: bool,
    /// The move that the hint suggests.
    pub hinted: Option<Move>,
    /// The cell that was pressed.
    pub pressed: Option<Cell>,
    /// The move of the arrow that was pressed.
    pub played: Option<Move>,
}

/// Returns the id of the widget of `cell`.
fn cell_id(cell: Cell) -> Id {
    Id::unique(("cell", cell.index()))
}

/// Returns the id of the widget of an arrow.
fn arrow_id(mv: Move) -> Id {
    Id::unique(("arrow", mv.cell.index(), mv.direction.sign()))
}

/// Returns the cell of the arrow `id`, or `None` if `id` is not an arrow.
fn arrow_cell(id: Id) -> Option<Cell> {
    let has_it = |cell: &Cell| {
        Direction::BOTH.iter().any(|&direction| arrow_id(Move { cell: *cell, direction }) == id)
    };
    Ring::new(4).cells().find(has_it)
}

/// Returns whether `id` is the widget of a cell.
pub fn is_cell(id: Id) -> bool {
    Ring::new(4).cells().any(|cell| cell_id(cell) == id)
}

/// Creates the widgets of the board and returns what happened to them.
pub fn interact(ui: &mut Ui, input: &BoardInput<'_>) -> BoardState {
    input.layout.seating().remember(ui.ctx());
    let (playable, hinted) = (input.playable.clone(), input.hinted);
    let mut state = BoardState { playable, hinted, ..BoardState::default() };
    let mut chosen_by_key = None;
    // A pointer that rests on the board does not interfere with the keyboard.
    let pointer_moved = ui.input(|i| i.pointer.delta() != Vec2::ZERO);
    // Widgets are upright rectangles, but cells may be slanted. The outlines therefore decide
    // which cell the pointer is over, on a widget as well as beside it.
    let draggable = if input.playable.is_empty() { Sense::empty() } else { Sense::DRAG };
    let ground_sense = Sense::CLICK | draggable;
    let ground = ui.interact(input.room, ui.scope_id().with("board"), ground_sense);
    let mut over_board = ground.hovered();
    let mut drag = Drag::default();
    drag.add(&ground);
    state.clears_choice = ground.secondary_clicked();
    state.clicked = ground.clicked();
    if ground.clicked() {
        state.pressed = ground.interact_pointer_pos().and_then(|at| input.layout.cell_at(at));
    }
    // A screen reader reads every cell, and hears why one cannot be lifted.
    let reads = speech::guards_focus(ui.ctx());
    for cell in input.layout.seating().reading_order() {
        let touch = input.layout.shape(cell).touch;
        let enabled = input.playable.contains(&cell);
        // If there are playable cells, only they take keyboard focus.
        let takes_focus = enabled || reads || input.playable.is_empty();
        let sense = if takes_focus { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(touch, cell_id(cell), sense | draggable);
        let read = if reads { lasting_name(ui, input, cell) } else { name(input, cell) };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled || reads, &read));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_selected(input.chosen == Some(cell));
        });
        if input.stage.fields().state(cell) != FieldState::Unsold {
            explain(&response, name(input, cell));
        }
        over_board |= response.hovered();
        drag.add(&response);
        state.clears_choice |= response.secondary_clicked();
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
    if reads {
        rest(ui, input, state.focused);
        if let Some(cell) = state.focused {
            speech::call_focus(ui.ctx(), name(input, cell));
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
    if state.clears_choice {
        state.hot = None;
    }
    let may_lift = |cell: &Cell| input.playable.contains(cell);
    let with_focus = ui.memory(|m| m.focused()).and_then(arrow_cell);
    let focused = with_focus.filter(may_lift).or(state.focused);
    // The arrows of the hint appear if no other cell is chosen.
    let hinted = input.hinted.map(|mv| mv.cell);
    state.armed = state.hot.or(focused).or(input.chosen).or(hinted).filter(may_lift);
    state.armed = state.armed.filter(|_| input.sows);
    if let Some(cell) = state.armed {
        arrows(ui, input, cell, &mut state);
    }
    if let Some(cell) = chosen_by_key {
        // The focus moves only now, so that the key that chose the cell does not also press the
        // arrow.
        match input.hinted.filter(|mv| mv.cell == cell) {
            Some(hinted) => focus(ui, arrow_id(hinted)),
            None => focus_arrow(ui, input, cell, Vec2::RIGHT),
        }
    } else if !input.playable.is_empty() {
        if let Some(cell) = state.pressed.filter(may_lift) {
            // The keyboard continues from the pressed cell.
            focus(ui, cell_id(cell));
            let picked = picked_id(ui);
            ui.data_mut(|data| data.insert_temp(picked, cell));
        }
        // A digit or an arrow key in a text field is part of the text.
        let hears = takes_keys(ui) && !ui.ctx().text_edit_focused();
        if hears && !handle_digit(ui, input, &mut state) {
            move_focus(ui, input, &mut state);
        }
    }
    let focused = ui.memory(|memory| memory.focused());
    if let Some((arrow, cell)) = focused.and_then(|id| Some((id, arrow_cell(id)?))) {
        lead_back(ui.ctx(), arrow, cell_id(cell));
    }
    state
}

/// Returns the id under which egui stores the cell chosen by a digit, a click or a touch.
fn picked_id(ui: &Ui) -> Id {
    ui.scope_id().with("picked")
}

/// Handles the digit keys and returns whether a key was handled. A digit up to 5 chooses the player's own
/// cell at that place in the row, counted from the left as displayed, a greater one that with this number.
/// An arrow key after that, or after a click, plays the cell.
fn handle_digit(ui: &Ui, input: &BoardInput<'_>, state: &mut BoardState) -> bool {
    let memory = picked_id(ui);
    let pressed = |key: &Key| ui.input(|i| i.key_pressed(*key) && i.modifiers.is_none());
    let mut digits = DIGITS.iter().enumerate().skip(1);
    if let Some((digit, _)) = digits.find(|(_, key)| pressed(key)) {
        let seating = input.layout.seating();
        let owner = input.playable.first().and_then(|cell| input.stage.fields().owner(*cell));
        // A task may ask for a cell that belongs to nobody: the digits are then those of the nearer row.
        let is_in_row = |cell: &Cell| match owner {
            Some(side) => seating.ring().own_cells(side).any(|own| own == *cell),
            None => (1..=5).contains(&seating.place(*cell)),
        };
        let mut row = seating.ring().cells().filter(is_in_row);
        let cell = match digit {
            ..=5 => row.find(|&cell| seating.digit(cell) == digit),
            // The cells of the others, too: the answer says why they are refused.
            _ => seating.ring().cells().find(|cell| cell.index() == digit),
        };
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

/// Creates the widgets of the arrows of `cell`.
fn arrows(ui: &mut Ui, input: &BoardInput<'_>, cell: Cell, state: &mut BoardState) {
    for &direction in input.stage.directions() {
        let mv = Move { cell, direction };
        let response = ui.interact(reach(ui, input.layout, mv), arrow_id(mv), Sense::click());
        let seating = input.layout.seating();
        let MoveWords { number, heading } = seating.move_words(mv);
        let label = input.words.arrow_name(number, heading, direction == Direction::Plus);
        let hinted = input.hinted == Some(mv);
        let label = if hinted { input.words.help.hinted_arrow(&label) } else { label };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if response.hovered() {
            state.hovered_arrow = Some(mv);
        }
        state.clears_choice |= response.secondary_clicked();
        if response.has_focus() {
            keep_arrow_keys(ui, arrow_id(mv));
            state.focused_arrow = Some(mv);
        }
        if response.clicked() {
            (state.clicked, state.played) = (true, Some(mv));
        }
    }
}

/// Returns where an arrow is pressed. For a finger, that is a larger area on the far side of the other arrow.
fn reach(ui: &Ui, layout: &BoardLayout, mv: Move) -> Rect {
    let own = layout.arrow(mv.cell, mv.direction);
    let both = Direction::BOTH.map(|direction| layout.arrow(mv.cell, direction));
    let middle = both[0].union(both[1]).center();
    let more = (touch::at_least(ui, own.width()) - own.width()) / 2.0;
    own.expand(more).translate(more * (own.center() - middle).normalized())
}

/// Returns the direction of the pressed arrow key on the screen, or `None` unless exactly one is
/// pressed.
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

/// Moves the keyboard focus among the playable cells and their arrows with the arrow keys.
fn move_focus(ui: &Ui, input: &BoardInput<'_>, state: &mut BoardState) {
    let Some(way) = arrow_key(ui) else {
        return;
    };
    let elsewhere = ui.memory(|m| m.focused()).is_some();
    match (state.focused_arrow, state.focused) {
        (Some(mv), _) => focus_arrow(ui, input, mv.cell, way),
        (None, None) if elsewhere => return,
        (None, from) => {
            if let Some(cell) = neighbour(ui, input, from, way) {
                focus(ui, cell_id(cell));
            }
        }
    }
    state.hot = None;
}

/// Returns the direction in which sowing from `cell` moves towards `way` on the screen, or `None`
/// if the row runs across `way`.
fn direction_along(input: &BoardInput<'_>, cell: Cell, way: Vec2) -> Option<Direction> {
    let along = input.layout.heading(cell, Direction::Plus).dot(way);
    let across = along.abs() < ACROSS;
    (!across).then_some(if along > 0.0 { Direction::Plus } else { Direction::Minus })
}

/// The minimum component of a row's heading along `way`; below it, the row runs across.
const ACROSS: f32 = 0.2;

/// The passes in which the name of a cell stays after the focus has left it.
const PASSES_TO_LEAVE: u64 = 2;

/// Moves the keyboard focus to the arrow of `cell` that points `way`. If the row runs across
/// `way`, keeps the focused arrow or, if neither has focus, takes the one for
/// [`Direction::Plus`].
fn focus_arrow(ui: &Ui, input: &BoardInput<'_>, cell: Cell, way: Vec2) {
    let has_it = |direction: &Direction| {
        ui.memory(|m| m.has_focus(arrow_id(Move { cell, direction: *direction })))
    };
    let kept = Direction::BOTH.into_iter().find(has_it).unwrap_or(Direction::Plus);
    let along = direction_along(input, cell, way);
    let direction = along.filter(|along| input.stage.directions().contains(along)).unwrap_or(kept);
    focus(ui, arrow_id(Move { cell, direction }));
}

/// Moves the keyboard focus to a widget. Also stops egui from moving the focus further with the
/// same key.
fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|m| {
        m.request_focus(id);
        m.move_focus(FocusDirection::None);
    });
}

/// Returns the next playable cell from `from` towards `way`. Without `from`, returns the first
/// cell in that direction.
fn neighbour(ui: &Ui, input: &BoardInput<'_>, from: Option<Cell>, way: Vec2) -> Option<Cell> {
    if let Some(from) = from.filter(|_| speech::guards_focus(ui.ctx())) {
        return beside(input, from, way);
    }
    let mut cells = input.playable.clone();
    let some_cell = *cells.first()?;
    match direction_along(input, from.unwrap_or(some_cell), way) {
        Some(Direction::Plus) => {}
        Some(Direction::Minus) => cells.reverse(),
        // A key across the row only enters it.
        None if from.is_none() => {}
        None => return None,
    }
    let Some(from) = from else {
        return cells.first().copied();
    };
    match cells.iter().position(|&cell| cell == from) {
        Some(at) => cells.get(at + 1).copied(),
        // `from` cannot be lifted: take the nearest playable cell in that direction.
        None => nearest(input, from, way),
    }
}

/// Returns the playable cell nearest to `from` that lies towards `way`.
fn nearest(input: &BoardInput<'_>, from: Cell, way: Vec2) -> Option<Cell> {
    let middle = |cell: Cell| input.layout.shape(cell).middle;
    let ahead = |cell: &Cell| (middle(*cell) - middle(from)).dot(way) > 1.0;
    let distance = |cell: &Cell| (middle(*cell) - middle(from)).length();
    let cells = input.playable.iter().copied().filter(ahead);
    cells.min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// Returns the cell beside `from` towards `way`, whether or not it can be lifted.
fn beside(input: &BoardInput<'_>, from: Cell, way: Vec2) -> Option<Cell> {
    let middle = |cell: Cell| input.layout.shape(cell).middle;
    let offset = |cell: Cell| middle(cell) - middle(from);
    let distance = |cell: Cell| {
        let (ahead, aside) = (offset(cell).dot(way), offset(cell).dot(way.rot90()).abs());
        (ahead > 1.0).then_some(ahead + 2.0 * aside)
    };
    let cells = input.layout.seating().ring().cells();
    let near = cells.filter_map(|cell| Some((distance(cell)?, cell)));
    near.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, cell)| cell)
}

/// Lets the focus rest on the cell that had it last, or on the first one that can be lifted.
fn rest(ui: &Ui, input: &BoardInput<'_>, focused: Option<Cell>) {
    let memory = ui.scope_id().with("resting place");
    if let Some(cell) = focused {
        ui.data_mut(|data| data.insert_temp(memory, cell));
    }
    let first = || {
        input
            .layout
            .seating()
            .reading_order()
            .into_iter()
            .find(|cell| input.playable.contains(cell))
    };
    let last = ui.data(|data| data.get_temp(memory));
    let last = last.filter(|cell| input.layout.seating().ring().cells().any(|it| it == *cell));
    if let Some(cell) = last.or_else(first) {
        speech::rest_at(ui.ctx(), cell_id(cell));
    }
}

/// Returns the name of a cell for a screen reader, which says it when the focus comes to the cell and again when it
/// changes: it stays while the cell has the focus, and until readers know that the focus has left it.
fn lasting_name(ui: &Ui, input: &BoardInput<'_>, cell: Cell) -> String {
    let memory = cell_id(cell).with("name");
    let pass = ui.ctx().cumulative_pass_nr();
    let has_focus = ui.memory(|memory| memory.has_focus(cell_id(cell)));
    let kept = ui.data(|data| data.get_temp::<(String, u64)>(memory));
    let kept = kept.filter(|(_, focused)| has_focus || pass <= focused + PASSES_TO_LEAVE);
    let (name, focused) = kept.unwrap_or_else(|| (name(input, cell), 0));
    let focused = if has_focus { pass } else { focused };
    ui.data_mut(|data| data.insert_temp(memory, (name.clone(), focused)));
    name
}

/// Reserves the arrow keys and Esc for the board, so that egui does not move the focus with them.
fn keep_arrow_keys(ui: &Ui, id: Id) {
    let filter =
        EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
}

/// Returns whether the pointer is on or near the arrows of `cell`.
fn pointer_is_at_arrows(ui: &Ui, input: &BoardInput<'_>, cell: Cell) -> bool {
    let [a, b] = Direction::BOTH.map(|direction| input.layout.arrow(cell, direction));
    let zone = a.union(b).expand(6.0);
    ui.input(|i| i.pointer.hover_pos()).is_some_and(|at| zone.contains(at))
}

/// Returns the name of a cell. It also says to whom the cell has been sold.
fn name(input: &BoardInput<'_>, cell: Cell) -> String {
    let pile = input.stage.pile(cell);
    let number = cell.index();
    match cell.owner() {
        Some(seller) => {
            let [owner, buyer] =
                [seller, seller.next(input.owners.sides())].map(|side| input.owners[side].as_str());
            let rounds = &input.words.rounds;
            match input.stage.fields().state(cell) {
                FieldState::Unsold => input.words.cell_name(owner, number, pile.dan),
                FieldState::HalfSold => rounds.half_sold_cell(owner, buyer, number, pile.dan),
                FieldState::Sold => rounds.bought_cell(buyer, owner, number, pile.dan),
                FieldState::Pond => rounds.pond(owner, buyer, number),
            }
        }
        None => {
            let corner = input.layout.seating().corner(cell);
            input.words.quan_cell_name(corner, pile.quan, pile.dan)
        }
    }
}
