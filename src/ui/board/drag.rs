//! Dragging from a cell towards a side: where it points is the direction that
//! letting go will sow.

use eframe::egui::{Pos2, Response, Ui, Vec2};

use super::{BoardInput, BoardState};
use crate::rules::{Cell, Direction, Move};

/// The least way of a drag along the row that says a direction: a share of the
/// board's unit, and in points.
const LEAST_SHARE: f32 = 0.28;
const LEAST_WAY: f32 = 18.0;
/// A drag goes along the row rather than across it when it goes at least this
/// share as far along it.
const ALONG: f32 = 0.6;

/// What the pointer drags on the board in this frame.
#[derive(Default)]
pub(super) struct Drag {
    started: bool,
    stopped: bool,
    at: Option<Pos2>,
}

impl Drag {
    /// Takes note of what one widget of the board says.
    pub fn add(&mut self, response: &Response) {
        use eframe::egui::PointerButton::Primary;
        self.started |= response.drag_started_by(Primary);
        self.stopped |= response.drag_stopped_by(Primary);
        if response.dragged_by(Primary) || response.drag_stopped_by(Primary) {
            self.at = response.interact_pointer_pos();
        }
    }
}

/// The cell that a drag began in, and the place.
#[derive(Clone, Copy)]
struct DragStart {
    cell: Cell,
    at: Pos2,
}

/// Shows where a drag points, and plays it when it is let go.
pub(super) fn follow_drag(ui: &Ui, input: &BoardInput<'_>, drag: Drag, state: &mut BoardState) {
    let memory = ui.scope_id().with("drag");
    if drag.started {
        let origin = ui.input(|i| i.pointer.press_origin());
        let begun = origin.and_then(|at| {
            let cell = input.layout.cell_at(at).filter(|cell| input.playable.contains(cell))?;
            Some(DragStart { cell, at })
        });
        ui.data_mut(|data| {
            data.remove::<DragStart>(memory);
            if let Some(begun) = begun {
                data.insert_temp(memory, begun);
            }
        });
    }
    let begun = ui.data(|data| data.get_temp::<DragStart>(memory));
    let Some(begun) = begun.filter(|begun| input.playable.contains(&begun.cell)) else {
        return;
    };
    let given_up = state.lets_go || ui.input(|i| i.key_pressed(eframe::egui::Key::Escape));
    if given_up || drag.stopped || drag.at.is_none() {
        ui.data_mut(|data| data.remove::<DragStart>(memory));
    }
    let Some(at) = drag.at.filter(|_| !given_up) else {
        return;
    };
    state.hot = Some(begun.cell);
    let pointed = direction(input, begun, at).map(|direction| Move { cell: begun.cell, direction });
    match (pointed, drag.stopped) {
        (Some(mv), true) => (state.clicked, state.played) = (true, Some(mv)),
        // Back at the cell it chooses the cell, as a press does.
        (None, true) if input.layout.cell_at(at) == Some(begun.cell) => {
            (state.clicked, state.pressed) = (true, Some(begun.cell));
        }
        (None, true) => state.lets_go = true,
        (pointed, false) => state.hovered_arrow = pointed,
    }
}

/// The direction that a drag to `at` points in.
fn direction(input: &BoardInput<'_>, begun: DragStart, at: Pos2) -> Option<Direction> {
    let way: Vec2 = at - begun.at;
    let along = way.dot(input.layout.heading(begun.cell, Direction::Plus));
    let far = along.abs() >= (LEAST_SHARE * input.layout.unit()).max(LEAST_WAY);
    let along_the_row = along.abs() >= ALONG * way.length();
    let direction = if along > 0.0 { Direction::Plus } else { Direction::Minus };
    (far && along_the_row).then_some(direction)
}
