//! The editor of positions, for every game that is [`EditorUi`]: the player sets up a position, which can be
//! analysed, copied, saved and played.

mod controls;
mod edits;
mod page;
mod placing;
mod screen;

pub use controls::options_form;
pub use placing::{Hand, Placing, placed_board, tray};
pub use screen::EditorScreen;

use eframe::egui::{Rect, Ui};
use settings::Language;
use table::game::{EditorLink, TableGame};
use table::words::Viewpoint;
use tabletop::{BySide, GameMatch, MoveValue, Setup, Side};
use ui_kit::typing::Typing;
use window::{Command, RoomView, is};

/// A game whose positions the player can set up.
///
/// The editor edits a [`Draft`](Self::Draft): what lies on the board, whether or not that is a position to play.
/// A game of pieces that are put on spots implements [`Placing`], which draws the board and the tray.
pub trait EditorUi: TableGame {
    /// What is on the board, and what else belongs to a position.
    type Draft: Clone + PartialEq + 'static;
    /// What a click on the board does.
    type Tool: Copy + PartialEq + Default + 'static;

    /// Whether the board shows the values of all moves of a position that is analysed.
    const SHOWS_VALUES: bool = false;

    /// The least width of the choices beside the board, in points.
    const CHOICES: f32 = 268.0;

    /// Returns the draft of a position.
    fn draft(&self, position: &Self::Position) -> Self::Draft;

    /// Returns the draft of the start position, with the players of another draft.
    fn start_draft(&self, draft: &Self::Draft) -> Self::Draft {
        self.draft(&self.start(Self::first(draft)))
    }

    /// Returns the draft with nothing on the board.
    fn cleared(&self, draft: &Self::Draft) -> Self::Draft;

    /// Returns the game and the draft as they fit each other.
    fn fitted(self, draft: Self::Draft) -> (Self, Self::Draft) {
        (self, draft)
    }

    /// Returns the draft as text, even if it is no position to play.
    fn text(&self, draft: &Self::Draft) -> String;

    /// Returns the position.
    ///
    /// # Errors
    /// Returns why the draft is no position to play.
    fn position_of(
        &self,
        draft: &Self::Draft,
        language: Language,
        look: usize,
    ) -> Result<Self::Position, NoPosition>;

    /// Returns the side that plays what moves first at the start of a game, such as red or X.
    fn first(draft: &Self::Draft) -> Side;

    /// Returns what the sides are called: by default, after what they play.
    fn side_names(scene: &EditScene<'_, Self>) -> BySide<String> {
        let EditScene { view, look, game, draft, .. } = scene;
        let start = Self::Match::begin((*game).clone(), game.start(Self::first(draft)));
        let name = |side| Self::words(view.language).piece(&start, side, *look);
        BySide::from_fn(2, |side| name(side).unwrap_or_default().to_owned())
    }

    /// Returns how the board is seen that lies in `rect`.
    fn edited_view(_rect: Rect, _setup: &Setup, look: usize) -> Viewpoint {
        Viewpoint::lying(look, Side::NEAR)
    }

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

    /// Draws the choices of what a click does, of whose turn it is, and of what else belongs to a position. Returns
    /// what the player asks for: what a field took in when it lost the focus, and what was pressed.
    fn tools(ui: &mut Ui, scene: &EditScene<'_, Self>) -> [Option<EditorTouch<Self>>; 2];

    /// Draws the choices of the options; nothing by default. See [`options_form`].
    fn edit_options(
        _ui: &mut Ui,
        _scene: &EditScene<'_, Self>,
        _typing: &mut Typing,
    ) -> Option<EditorTouch<Self>> {
        None
    }
}

/// Why a draft is no position to play.
pub enum NoPosition {
    /// The game is over there, for this reason.
    Over(String),
    /// This is wrong with it, in words without a full stop.
    Flaw(String),
}

/// What the player did on the board or among the choices.
pub enum EditorTouch<G: EditorUi> {
    /// Change the draft.
    Draft(G::Draft),
    /// Change the part of the draft with this number, in the same edit as the touches of that part before.
    Part(G::Draft, usize),
    /// Change the options and the draft.
    Set(G, G::Draft),
    /// Choose what a click does.
    Tool(G::Tool),
    /// Nothing, because the rules allow no such change.
    Refused(G::Malformed),
    /// Leave the field of a number: the next change of it is an edit of its own.
    Settled,
    /// Run a command.
    Do(Command),
}

/// What the board of the editor shows.
pub struct EditScene<'a, G: EditorUi> {
    /// What the page knows of the window.
    pub view: &'a RoomView<'a>,
    /// The look that the player has chosen for the game.
    pub look: usize,
    /// The game with its options.
    pub game: &'a G,
    /// What lies on the board.
    pub draft: &'a G::Draft,
    /// What a click does.
    pub tool: G::Tool,
    /// The move that the analysis recommends.
    pub hinted: Option<G::Move>,
    /// The values of all moves, in a game that shows them.
    pub values: &'a [MoveValue<G::Move>],
}

/// Returns the way to the page on which positions of `G` are edited.
pub const fn editor_of<G: EditorUi>() -> EditorLink<G> {
    EditorLink { open: screen::open::<G>, is_shown: is::<EditorScreen<G>> }
}
