//! Dragging from a cell: the direction of the drag is the direction that a release sows.

use eframe::egui::{Pos2, Response, Ui, Vec2};
use oanquan::{Cell, Direction, Move};

use super::{BoardInput, BoardState};

/// The minimum length of a drag along the row that gives a direction: as a share of the board's
/// unit, and in points. The longer of the two applies.
const MIN_SHARE: f32 = 0.28;
const MIN_WAY: f32 = 18.0;
/// The minimum share of a drag's length that must run along the row; otherwise the drag gives no
/// direction.
const ALONG: f32 = 0.6;

/// The state of dragging on the board in this frame.
#[derive(Default)]
pub(super) struct Drag {
    started: bool,
    stopped: bool,
    at: Option<Pos2>,
}

impl Drag {
    /// Records the drag events of one widget of the board.
    pub fn add(&mut self, response: &Response) {
        use eframe::egui::PointerButton::Primary;
        self.started |= response.drag_started_by(Primary);
        self.stopped |= response.drag_stopped_by(Primary);
        if response.dragged_by(Primary) || response.drag_stopped_by(Primary) {
            self.at = response.interact_pointer_pos();
        }
    }
}

/// The cell and the point where a drag began.
#[derive(Clone, Copy)]
struct DragStart {
    cell: Cell,
    at: Pos2,
}

/// Highlights the direction of a drag, and plays the move on release.
pub(super) fn follow_drag(ui: &Ui, input: &BoardInput<'_>, drag: Drag, state: &mut BoardState) {
    let memory = ui.scope_id().with("drag");
    if drag.started {
        let origin = ui.input(|i| i.pointer.press_origin());
        let start = origin.and_then(|at| {
            let cell = input.layout.cell_at(at).filter(|cell| input.playable.contains(cell))?;
            Some(DragStart { cell, at })
        });
        ui.data_mut(|data| {
            data.remove::<DragStart>(memory);
            if let Some(start) = start {
                data.insert_temp(memory, start);
            }
        });
    }
    let start = ui.data(|data| data.get_temp::<DragStart>(memory));
    let Some(start) = start.filter(|start| input.playable.contains(&start.cell)) else {
        return;
    };
    let given_up = state.clears_choice || ui.input(|i| i.key_pressed(eframe::egui::Key::Escape));
    if given_up || drag.stopped || drag.at.is_none() {
        ui.data_mut(|data| data.remove::<DragStart>(memory));
    }
    let Some(at) = drag.at.filter(|_| !given_up) else {
        return;
    };
    state.hot = Some(start.cell);
    let pointed = direction(input, start, at).map(|direction| Move { cell: start.cell, direction });
    match (pointed, drag.stopped) {
        (Some(mv), true) => (state.clicked, state.played) = (true, Some(mv)),
        // A release on the starting cell chooses that cell, as a click does.
        (None, true) if input.layout.cell_at(at) == Some(start.cell) => {
            (state.clicked, state.pressed) = (true, Some(start.cell));
        }
        (None, true) => state.clears_choice = true,
        (pointed, false) => state.hovered_arrow = pointed,
    }
}

/// Returns the direction of a drag to `at`, or `None` if the drag is too short or runs across the
/// row.
fn direction(input: &BoardInput<'_>, start: DragStart, at: Pos2) -> Option<Direction> {
    let way: Vec2 = at - start.at;
    let along = way.dot(input.layout.heading(start.cell, Direction::Plus));
    let far = along.abs() >= (MIN_SHARE * input.layout.unit()).max(MIN_WAY);
    let along_the_row = along.abs() >= ALONG * way.length();
    let direction = if along > 0.0 { Direction::Plus } else { Direction::Minus };
    let is_allowed = input.stage.directions().contains(&direction);
    (far && along_the_row && is_allowed).then_some(direction)
}
