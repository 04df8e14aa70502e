//! The board of ô ăn quan and the plates and cards of its players.

use eframe::egui::{Key, Painter, Rect, Ui, vec2};
use tabletop::BySide;

use super::value_marks;
use crate::controller::Hint;
use crate::games::OAnQuan;
use crate::rules::{Cell, Game, Move, Position, Rules, Side};
use crate::ui::board::{BoardInput, BoardLayout, Sprites, StoreLayout, paint_miniature};
use crate::ui::live_game::PlayedOAnQuan;
use crate::ui::live_game::ReplayedOAnQuan;
use crate::ui::players::players;
use crate::ui::screens::{
    Action, BoardPicture, GameLayout, PlayerStatus, Previewed, Seats, board_view, notice, preview,
};
use crate::ui::shown::Shown;
use crate::ui::table::{
    BoardView, Drawn, PageLayout, PageParts, Pressed, Scene, SeatStatus, Showing, Touched,
};
use crate::ui::words::{MoveWords, Words};

/// The widths of the review and of the evaluation beside the board.
const REVIEW: f32 = 300.0;
const EVALUATION: f32 = 88.0;
/// The gap between the line below the board and a list that lies over the board.
const GAP: f32 = 4.0;
/// The greatest side, as a share of the width, that a board of more than two sides may have in a list.
const SQUARE: f32 = 0.6;

impl Drawn for OAnQuan {
    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Touched<Self> {
        let (words, setup) = (Words::of(scene.language), scene.showing.setup());
        let (layout, shown) = (board_layout(rect, scene), shown(scene));
        let names = players(words, setup);
        let previewed = Previewed { game: shown.game(), is_undecided: scene.is_rule_open };
        let previewed = scene.previews.then_some(previewed);
        let input = BoardInput {
            layout: &layout,
            room: rect,
            stage: shown.stage(),
            words,
            owners: BySide::from_fn(setup.sides(), |side| names[side].full_name.clone()),
            playable: if scene.can_play { Self::spots(scene.played) } else { Vec::new() },
            sows: true,
            chosen: scene.chosen,
            hot: scene.showing.hot(),
            hinted: scene.hinted,
        };
        let (moves, captured) = match scene.marked {
            Some(mv) => (vec![mv], Vec::new()),
            None => (shown.round().iter().map(|turn| turn.mv).collect(), shown.captures()),
        };
        let store = |side: Side| scene.stores.get(side.index()).copied().unwrap_or(Rect::NOTHING);
        let stores = StoreLayout { store_rects: BySide::from_fn(setup.sides(), store) };
        let view = BoardPicture {
            sprites: scene.sprites,
            stores: &stores,
            moves,
            captured,
            previewed,
            values: value_marks(words, layout.seating(), scene.values),
            named: Vec::new(),
            notice: notice(words, scene.showing.presenter(), setup.sides()),
        };
        let (state, action) = board_view(ui, &input, &view);
        let preview = previewed.and_then(|previewed| preview(previewed, &state)).map(|preview| {
            let MoveWords { number, heading } = layout.seating().move_words(preview.mv);
            words.preview(number, heading, preview.points())
        });
        let pressed = action.and_then(|action| match action {
            Action::Play(mv) => Some(Pressed::Move(mv)),
            Action::Press(cell) => Some(Pressed::Choice(Some(cell))),
            Action::ClearChoice => Some(Pressed::Choice(None)),
            Action::FinishMotion => Some(Pressed::Rest),
            _ => None,
        });
        Touched { pressed, hot: state.hot, armed: state.armed, preview }
    }

    /// Two players sit at the rows of the board, three or four on cards beside theirs.
    fn layout(room: Rect, parts: &PageParts) -> PageLayout {
        let panel = match (parts.review, parts.evaluation) {
            (true, _) => Some(REVIEW),
            (false, true) => Some(EVALUATION),
            (false, false) => None,
        };
        let areas = GameLayout::of(room, parts.sides, [panel, parts.list], parts.result);
        let GameLayout { bar, far, board, near, line, below_bar, beside: [panel, list] } = areas;
        let over_board = below_bar.with_max_y(line.top() - GAP);
        PageLayout { bar, far, board, near, line, list, panel, over_board, rows: None }
    }

    fn seats(
        ui: &mut Ui,
        layout: &PageLayout,
        scene: &Scene<'_, Self>,
        status: &dyn Fn(Side) -> SeatStatus,
    ) -> Vec<Rect> {
        let (words, setup) = (Words::of(scene.language), scene.showing.setup());
        let (board, shown) = (board_layout(layout.board, scene), shown(scene));
        scene.sprites.paint_bed(ui.painter(), &board);
        let (rules, stage) = (shown.game().rules(), shown.stage());
        let (players, letters) = (&players(words, setup), scene.letters);
        let seats = Seats { words, rules, setup, players, stage, letters };
        let side_to_move = shown.side_to_move();
        let draw = |side| {
            let to_move = side_to_move == Some(side);
            let SeatStatus { thinking, clock } = status(side);
            let status = PlayerStatus { to_move, thinking, gain: shown.gain(side), clock };
            seats.draw(ui, side, [layout.near, layout.far], &board, status)
        };
        (0..setup.sides()).map(Side::new).map(draw).collect()
    }

    fn picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Game, BoardView)>,
    ) {
        let Some((played, view)) = shown else {
            let start = Position::start(&Rules::classic(), Side::NEAR);
            return paint_miniature(painter, sprites, rect, &start, Side::NEAR);
        };
        let position = played.position();
        let area = match position.ring().sides() {
            2 => rect,
            _ => Rect::from_center_size(rect.center(), vec2(SQUARE * rect.width(), rect.height())),
        };
        paint_miniature(painter, sprites, area, position, view.near);
    }

    fn move_of_hint(hint: &Hint) -> Move {
        hint.mv
    }

    /// The cells that the side to move may lift.
    fn spots(played: &Game) -> Vec<Cell> {
        let mut cells: Vec<Cell> = played.legal_moves().iter().map(|mv| mv.cell).collect();
        cells.dedup();
        cells
    }

    /// The board follows the arrow keys itself: they also choose the direction.
    fn next_choice(
        _played: &Game,
        _view: BoardView,
        _arrow: Key,
        _from: Option<Cell>,
    ) -> Option<Cell> {
        None
    }
}

fn board_layout(rect: Rect, scene: &Scene<'_, OAnQuan>) -> BoardLayout {
    let sides = scene.showing.setup().sides();
    BoardLayout::new(rect, sides, scene.near).with_larger_numbers(scene.letters)
}

/// Returns the game as far as the window shows it.
fn shown<'a>(scene: &Scene<'a, OAnQuan>) -> Shown<'a> {
    match scene.showing {
        Showing::Live(live) => live.shown(),
        Showing::Replay(viewer) => viewer.shown(),
    }
}
