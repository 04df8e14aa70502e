//! Positions of ô ăn quan in the editor: stones in any cells and stores.

mod board;
mod controls;
mod wheel;

use eframe::egui::{Rect, Ui};
use oanquan::{BySide, Cell, Position, PositionError, RecordFlaw, Side};
use settings::Language;
use study::editor::{EditScene, EditorTouch, EditorUi, NoPosition};
use table::board::BoardUi;
use table::words::Viewpoint;
use tabletop::Setup;
use ui_kit::typing::Typing;
use window_words::Words;

use crate::controller::{Arrangement, Edit};
use crate::room::{OAnQuanSentences, record_flaw};
use crate::{Malformed, OAnQuan};

/// What a click puts into a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stamp {
    /// It adds one dân.
    #[default]
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

impl EditorUi for OAnQuan {
    type Draft = Arrangement;
    type Tool = Stamp;

    const SHOWS_VALUES: bool = true;
    /// A triangle needs the room.
    const CHOICES: f32 = 238.0;

    fn draft(&self, position: &Position) -> Arrangement {
        Arrangement::of(self, position)
    }

    fn start_draft(&self, draft: &Arrangement) -> Arrangement {
        Arrangement::start(self, draft.stores().sides())
    }

    fn cleared(&self, draft: &Arrangement) -> Arrangement {
        draft.edited(Edit::Empty).unwrap_or_else(|_| draft.clone())
    }

    /// A board that has other sides than the options name keeps them.
    fn fitted(self, draft: Arrangement) -> (Self, Arrangement) {
        let draft = draft.with_rules(&self);
        (OAnQuan(draft.rules().clone()), draft)
    }

    fn text(&self, draft: &Arrangement) -> String {
        draft.to_string()
    }

    fn position_of(
        &self,
        draft: &Arrangement,
        language: Language,
        _look: usize,
    ) -> Result<Position, NoPosition> {
        let (words, sides) = (Words::of(language), draft.stores().sides());
        draft.position().map_err(|why| match why {
            PositionError::AlreadyOver(end) => {
                NoPosition::Over(words.oanquan().ended_because(end, sides))
            }
            why => NoPosition::Flaw(record_flaw(words, &RecordFlaw::Position(why))),
        })
    }

    fn first(draft: &Arrangement) -> Side {
        draft.to_move()
    }

    /// Returns their places at the board.
    fn side_names(scene: &EditScene<'_, Self>) -> BySide<String> {
        let (words, sides) = (scene.view.words, scene.draft.stores().sides());
        BySide::from_fn(sides, |side| words.side_name(side.index(), sides).to_owned())
    }

    fn edited_view(rect: Rect, setup: &Setup, look: usize) -> Viewpoint {
        let board = board::areas(rect, setup.sides()).board;
        Self::view_in(board, setup, Viewpoint::lying(look, Side::NEAR))
    }

    fn how(language: Language) -> &'static str {
        Words::of(language).editor.how
    }

    fn edit_board(
        ui: &mut Ui,
        rect: Rect,
        scene: &EditScene<'_, Self>,
    ) -> Option<EditorTouch<Self>> {
        board::edit_board(ui, rect, scene).map(|edit| touch(scene, edit))
    }

    fn tools(ui: &mut Ui, scene: &EditScene<'_, Self>) -> [Option<EditorTouch<Self>>; 2] {
        controls::tools(ui, scene)
    }

    fn edit_options(
        ui: &mut Ui,
        scene: &EditScene<'_, Self>,
        _typing: &mut Typing,
    ) -> Option<EditorTouch<Self>> {
        controls::board_and_rules(ui, scene)
    }
}

/// Returns what an edit makes of the draft.
fn touch(scene: &EditScene<'_, OAnQuan>, edit: Edit) -> EditorTouch<OAnQuan> {
    match (scene.draft.edited(edit), edit.part()) {
        (Err(why), _) => EditorTouch::Refused(Malformed::Position(why)),
        (Ok(draft), Some(part)) => EditorTouch::Part(draft, part),
        (Ok(draft), None) => EditorTouch::Set(OAnQuan(draft.rules().clone()), draft),
    }
}
