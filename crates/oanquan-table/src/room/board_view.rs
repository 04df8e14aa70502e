//! The board of a screen: its widgets, its picture, and what the player presses on it.

use eframe::egui::{PointerButton, Ui};
use oanquan::{Cell, Game, Move};
use table::board::Pressed;
use tabletop::Mark;
use ui_kit::theme::Palette;
use window::clear_focus;

use crate::OAnQuan;
use crate::controller::depends_on_empty_quan;
use crate::room::board::{
    BoardInput, BoardState, Brush, Marks, Preview, Sprites, StoreLayout, ValueMark, explain_values,
    interact, paint_board,
};

/// What a board shows besides its input.
pub struct BoardView<'a> {
    /// The textures.
    pub sprites: &'a Sprites,
    /// The layout of the stores.
    pub stores: &'a StoreLayout,
    /// The latest moves to mark, oldest first.
    pub moves: Vec<Move>,
    /// The cells captured by those moves.
    pub captured: Vec<Cell>,
    /// The game to preview moves in, or `None` without previews.
    pub previewed: Option<Previewed<'a>>,
    /// The values of moves.
    pub values: Vec<ValueMark>,
    /// What a lesson marks because its text names it.
    pub named: Vec<Mark<Cell>>,
    /// A cell and the notice to show at it.
    pub notice: Option<(Cell, String)>,
}

/// Draws the board. Returns its state and what the player pressed.
pub fn board_view(
    ui: &mut Ui,
    input: &BoardInput<'_>,
    view: &BoardView<'_>,
) -> (BoardState, Option<Pressed<OAnQuan>>) {
    let state = interact(ui, input);
    let BoardView { sprites, stores, .. } = *view;
    let palette = Palette::current(ui.ctx());
    let layout = input.layout;
    let brush = Brush { painter: ui.painter().clone(), palette, sprites, layout, stores };
    let marks = Marks {
        moves: view.moves.clone(),
        captured: view.captured.clone(),
        named: view.named.clone(),
        values: view.values.clone(),
        preview: view.previewed.and_then(|previewed| preview(previewed, &state)),
    };
    paint_board(&brush, input.stage, &state, &marks);
    explain_values(ui, layout, &view.values);
    if let Some((cell, text)) = &view.notice {
        brush.notice(*cell, text);
    }

    // The second click of a double-click on an arrow must not skip the animation.
    let double = ui.input(|input| input.pointer.button_double_clicked(PointerButton::Primary));
    let touched = state.clicked && !double;
    let pressed = if !input.stage.is_idle() {
        touched.then_some(Pressed::Rest)
    } else if state.clears_choice {
        clear_focus(ui.ctx());
        Some(Pressed::Choice(None))
    } else {
        let choice = state.pressed.map(|cell| Pressed::Choice(Some(cell)));
        state.played.map(Pressed::Move).or(choice)
    };
    (state, pressed)
}

/// A game in which moves are previewed.
#[derive(Clone, Copy)]
pub struct Previewed<'a> {
    /// The game.
    pub game: &'a Game,
    /// Whether the player has yet to say what an empty quan cell does. A move that depends on it
    /// has no preview until then.
    pub is_undecided: bool,
}

/// Returns the preview of the hovered or focused move, if there is one.
pub fn preview(previewed: Previewed<'_>, state: &BoardState) -> Option<Preview> {
    let Previewed { game, is_undecided } = previewed;
    let mv = state.hovered_arrow.or(state.focused_arrow)?;
    if is_undecided && depends_on_empty_quan(game, mv) {
        return None;
    }
    Preview::of(game.rules(), game.position(), mv)
}
