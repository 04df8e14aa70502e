//! The board of a screen: its widgets, its picture, and what the player asks
//! for with it.

use eframe::egui::{PointerButton, Ui};

use super::Action;
use crate::rules::{Cell, Game, Move};
use crate::ui::board::{
    BoardInput, BoardState, Brush, Marks, Preview, Sprites, StoreLayout, interact, paint_board,
};
use crate::ui::theme::Palette;

/// What is seen on a board besides what can be done there.
pub struct BoardView<'a> {
    /// The textures.
    pub sprites: &'a Sprites,
    /// Where captured stones lie.
    pub stores: &'a StoreLayout,
    /// The last moves, the latest one last.
    pub moves: Vec<Move>,
    /// The cells that they captured.
    pub captured: Vec<Cell>,
    /// The game of which it is shown what a move would do, if it is.
    pub previewed: Option<&'a Game>,
    /// A few words at a cell.
    pub notice: Option<(Cell, &'a str)>,
}

/// Draws the board; how it was touched, and what is asked for.
pub fn board_view(
    ui: &mut Ui,
    input: &BoardInput<'_>,
    view: &BoardView<'_>,
) -> (BoardState, Option<Action>) {
    let state = interact(ui, input);
    let BoardView { sprites, stores, .. } = *view;
    let palette = Palette::current(ui.ctx());
    let layout = input.layout;
    let brush = Brush { painter: ui.painter().clone(), palette, sprites, layout, stores };
    let marks = Marks {
        moves: view.moves.clone(),
        captured: view.captured.clone(),
        preview: view.previewed.and_then(|game| preview(game, &state)),
    };
    paint_board(&brush, input.stage, &state, &marks);
    if let Some((cell, text)) = view.notice {
        brush.notice(cell, text);
    }

    // The second click of a double click on an arrow asks for nothing more.
    let double = ui.input(|input| input.pointer.button_double_clicked(PointerButton::Primary));
    let touched = state.clicked && !double;
    let action = if !input.stage.is_idle() {
        touched.then_some(Action::FinishMotion)
    } else if state.lets_go {
        Some(Action::ClearChoice)
    } else {
        state.played.map(Action::Play).or(state.pressed.map(Action::Press))
    };
    (state, action)
}

/// What the move that is pointed at would do in `game`.
pub fn preview(game: &Game, state: &BoardState) -> Option<Preview> {
    let mv = state.hovered_arrow.or(state.focused_arrow)?;
    Preview::of(game.rules(), game.position(), mv)
}
