//! The editor of positions, for every game that is [`Editable`]: the player sets up a position, which can be
//! analysed, copied, saved and played.

mod controls;
mod edits;
mod page;
mod placing;
mod screen;

use eframe::egui::{Rect, Ui};
use settings::Language;
use tabletop::{Game, Side};

use crate::room::RoomView;
use crate::table::PlainTable;
use crate::{Screen, ScreenContext, is};
use screen::EditorScreen;

pub use controls::{EditorStep, TypedPosition, editor_choices, editor_steps, position_field};
pub use placing::{Hand, Placing, placed_board, tray};

/// A game whose positions the player can set up.
///
/// The editor edits a [`Draft`](Self::Draft): what lies on the board, whether or not that is a position to play.
/// A game of pieces that are put on spots implements [`Placing`], which draws the board and the tray.
pub trait Editable: PlainTable {
    /// What is on the board, and what else belongs to a position.
    type Draft: Clone + PartialEq + 'static;
    /// What a click on the board does.
    type Tool: Copy + PartialEq + Default + 'static;

    /// Whether the editor offers the options of the game, because positions depend on them.
    const HAS_OPTIONS: bool = false;

    /// Returns the draft of a position.
    fn draft(&self, position: &Self::Position) -> Self::Draft;

    /// Returns the draft with nothing on the board.
    fn cleared(&self, draft: &Self::Draft) -> Self::Draft;

    /// Returns the draft as these options allow it.
    fn fitted(&self, draft: Self::Draft) -> Self::Draft {
        draft
    }

    /// Returns the draft as text, even if it is no position to play.
    fn text(&self, draft: &Self::Draft) -> String;

    /// Returns the position.
    ///
    /// # Errors
    /// Returns what is wrong with the draft, in words without a full stop.
    fn position_of(
        &self,
        draft: &Self::Draft,
        language: Language,
        look: usize,
    ) -> Result<Self::Position, String>;

    /// Returns the side that plays what moves first at the start of a game, such as red or X.
    fn first(draft: &Self::Draft) -> Side;

    /// Returns the draft in which `side` plays that.
    fn with_first(draft: &Self::Draft, side: Side) -> Self::Draft;

    /// Returns the side to move.
    fn turn(&self, draft: &Self::Draft) -> Side;

    /// Returns the draft with the other side to move; `None` if what is on the board decides that.
    fn with_other_to_move(draft: &Self::Draft) -> Option<Self::Draft>;

    /// Returns what a click does after an edit with `tool`.
    fn tool_after(tool: Self::Tool) -> Self::Tool {
        tool
    }

    /// Returns what the player can do, in a sentence or two.
    fn how(language: Language) -> &'static str;

    /// Draws the board into `rect`. Returns what the player did on it.
    fn edit_board(
        ui: &mut Ui,
        rect: Rect,
        scene: &EditScene<'_, Self>,
    ) -> Option<EditorTouch<Self>>;

    /// Draws the choice of what a click does. Returns what the player chose.
    fn tools(ui: &mut Ui, scene: &EditScene<'_, Self>) -> Option<EditorTouch<Self>>;
}

/// What the player did on the board or among the tools.
pub enum EditorTouch<G: Editable> {
    /// Change the draft.
    Draft(G::Draft),
    /// Choose what a click does.
    Tool(G::Tool),
}

/// What the board of the editor shows.
pub struct EditScene<'a, G: Editable> {
    /// What the page knows of the window.
    pub view: &'a RoomView<'a>,
    /// The look: an index into [`PageWords::look_names`](super::PageWords::look_names).
    pub look: usize,
    /// The game with its options.
    pub game: &'a G,
    /// What lies on the board.
    pub draft: &'a G::Draft,
    /// What a click does.
    pub tool: G::Tool,
    /// The move that the analysis recommends.
    pub hinted: Option<G::Move>,
}

/// A position of the game with its options, from which the editor begins.
pub type ShownPosition<G> = (G, <G as Game>::Position);

/// The way to the editor of a game.
#[derive(Clone, Copy)]
pub struct EditorLink<G: Game> {
    /// Opens the editor at a position; without one, as it was left or else at the start position.
    pub open: fn(Option<ShownPosition<G>>, &mut ScreenContext<'_>),
    /// Returns whether a screen is the editor.
    pub is_shown: fn(&dyn Screen) -> bool,
}

impl<G: Editable> EditorLink<G> {
    /// Returns the way to the page of the frame on which positions of `G` are edited.
    pub const fn to_page() -> Self {
        EditorLink { open: screen::open::<G>, is_shown: is::<EditorScreen<G>> }
    }
}
