//! The board of ô ăn quan and the plates and cards of its players.

use eframe::egui::{Id, Key, Painter, Pos2, Rect, Ui, vec2};
use oanquan::{Cell, Game, Move, Position, Ring, Rules, Side};
use table::board::{
    BoardUi, PageLayout, PageParts, Scene, SeatStatus, Showing, Touched, TypedMove, Typing,
};
use table::page::{NARROW, WIDTH};
use table::words::{Viewpoint, players};
use tabletop::{BySide, GameMatch, Mark};
use ui_kit::theme::{Palette, sizes};
use window::widgets::frame;
use window_words::{MoveWords, Words};

use super::board_view::{BoardView, Previewed, board_view, preview};
use super::game_layout::page_layout;
use super::labelled::labelled_picture;
use super::rules_note::rules_note;
use super::seats::{PlayerStatus, Seats};
use super::{notice, value_marks};
use crate::OAnQuan;
use crate::controller::{Hint, Setup};
use crate::room::board::{
    BoardInput, BoardLayout, Sprites, StoreLayout, is_cell, paint_bed, paint_miniature,
};
use crate::room::live_game::{LiveGame, PlayedOAnQuan, ReplayedOAnQuan};
use crate::shown::Shown;

/// The width of the review beside the board.
const REVIEW: f32 = 300.0;
/// The greatest side, as a share of the width, that a board of more than two sides may have in a list.
const SQUARE: f32 = 0.6;

/// Returns whether the player has moved the pointer or the keyboard focus since the hint on the board came;
/// `true` without a hint. Until then, they are where the last move was made and point at nothing.
fn has_pointed_since(ui: &Ui, hinted: Option<Move>) -> bool {
    let id = ui.scope_id().with("pointed at as the hint came");
    let (pointer, focus) =
        (ui.input(|input| input.pointer.latest_pos()), ui.memory(|memory| memory.focused()));
    let kept = ui.data(|data| data.get_temp::<(Move, Option<Pos2>, Option<Id>)>(id));
    match (hinted, kept) {
        (None, None) => true,
        (None, Some(_)) => {
            ui.data_mut(|data| data.remove::<(Move, Option<Pos2>, Option<Id>)>(id));
            true
        }
        (Some(mv), Some((of, at, on))) if of == mv => (at, on) != (pointer, focus),
        (Some(mv), _) => {
            ui.data_mut(|data| data.insert_temp(id, (mv, pointer, focus)));
            false
        }
    }
}

/// Returns whether the game is over and its stones have left the board. The marks of the last turn would
/// say nothing on empty cells.
fn is_cleared(shown: &Shown<'_>) -> bool {
    let (game, stage) = (shown.game(), shown.stage());
    let is_empty = |cell| stage.pile(cell).is_empty();
    game.is_over() && stage.is_idle() && Ring::new(game.rules().sides).cells().all(is_empty)
}

impl BoardUi for OAnQuan {
    fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Self>) -> Touched<Self> {
        let (words, setup) = (Words::of(scene.language), scene.setup);
        let (layout, shown) = (board_layout(rect, scene), shown(scene));
        let names = players::<OAnQuan>(words, setup);
        let previewed = Previewed { game: shown.game(), is_undecided: scene.is_rule_open };
        let has_pointed = has_pointed_since(ui, scene.hinted);
        let previewed = (scene.previews && has_pointed).then_some(previewed);
        let input = BoardInput {
            layout: &layout,
            room: rect,
            stage: shown.stage(),
            words,
            owners: BySide::from_fn(setup.sides(), |side| names[side].full_name.clone()),
            playable: match &scene.targets {
                Some(targets) => targets.clone(),
                None if scene.can_play => Self::spots(scene.played),
                None => Vec::new(),
            },
            sows: scene.targets.is_none(),
            chosen: scene.chosen,
            hot: scene.showing.hot(),
            hinted: scene.hinted,
        };
        let (moves, captured) = match scene.marked {
            Some(mv) => (vec![mv], Vec::new()),
            None if is_cleared(&shown) => (Vec::new(), Vec::new()),
            None => (shown.round().iter().map(|turn| turn.mv).collect(), shown.captures()),
        };
        let store = |side: Side| scene.stores.get(side.index()).copied().unwrap_or(Rect::NOTHING);
        let stores = StoreLayout { store_rects: BySide::from_fn(setup.sides(), store) };
        let part = scene.hinted_part.map(|mv| Mark::Spot(mv.cell));
        let view = BoardView {
            sprites: scene.sprites,
            stores: &stores,
            moves,
            captured,
            previewed,
            values: value_marks(words, layout.seating(), scene.values),
            named: part.into_iter().chain(scene.marks.iter().copied()).collect(),
            notice: notice(words, scene.showing.presenter(), scene.played),
        };
        let (state, pressed) = board_view(ui, &input, &view);
        let preview = previewed.and_then(|previewed| preview(previewed, &state)).map(|preview| {
            let MoveWords { number, heading } = layout.seating().move_words(preview.mv);
            words.preview(number, heading, preview.points())
        });
        Touched { pressed, hot: state.hot, armed: state.armed, preview }
    }

    /// Two players sit at the rows of the board, three or four on cards beside theirs.
    fn layout(room: Rect, parts: &PageParts) -> PageLayout {
        let panel = match (parts.review, parts.evaluation) {
            (true, _) => Some(REVIEW),
            (false, true) => {
                let list = parts.list.unwrap_or(0.0);
                Some(if room.width() - list < WITH_NUMBERS { NARROW } else { WIDTH })
            }
            (false, false) => None,
        };
        page_layout(room, parts, panel)
    }

    fn seats(
        ui: &mut Ui,
        layout: &PageLayout,
        scene: &Scene<'_, Self>,
        status: &dyn Fn(Side) -> SeatStatus,
    ) -> Vec<Rect> {
        let (words, setup) = (Words::of(scene.language), scene.setup);
        let (board, shown) = (board_layout(layout.board, scene), shown(scene));
        let board = board.with_clocks(status(setup.near_side()).clock.is_some());
        paint_bed(ui.painter(), scene.sprites, &board);
        if setup.sides() == 2 && !layout.near.is_positive() {
            // Without plates, the stores are outside the window.
            let away = |side| match setup.near_side() == side {
                true => layout.board.translate(vec2(0.0, 2.0 * layout.board.height())),
                false => layout.board.translate(vec2(0.0, -2.0 * layout.board.height())),
            };
            return [Side::NEAR, Side::FAR].map(away).to_vec();
        }
        let (rules, stage) = (shown.game().rules(), shown.stage());
        let (players, text_scale) = (&players::<OAnQuan>(words, setup), scene.text_scale);
        let seats = Seats { words, rules, setup, players, stage, text_scale };
        let side_to_move = shown.side_to_move().filter(|_| !stage.is_counting());
        let draw = |side| {
            let SeatStatus { thinking, clock, face, rests } = status(side);
            let to_move = side_to_move == Some(side) && !rests;
            let has_left = setup.sides() > 2 && shown.has_left(side);
            let gain = shown.gain(side);
            let status = PlayerStatus { to_move, has_left, thinking, gain, clock, face };
            seats.draw(ui, side, [layout.near, layout.far], &board, status)
        };
        let stores = (0..setup.sides()).map(Side::new).map(draw).collect();
        if scene.marks.contains(&Mark::Store) {
            mark_store(ui, layout.near);
        }
        stores
    }

    fn seat(layout: &PageLayout, scene: &Scene<'_, Self>, side: Side) -> Rect {
        let card = board_layout(layout.board, scene).card(side);
        let is_near = side == scene.setup.near_side();
        card.unwrap_or(if is_near { layout.near } else { layout.far })
    }

    fn press(live: &mut LiveGame, cell: Cell) -> bool {
        PlayedOAnQuan::press(live, cell);
        live.presenter().refusal().is_some()
    }

    fn view_in(rect: Rect, setup: &Setup, view: Viewpoint) -> Viewpoint {
        let seating = BoardLayout::new(rect, setup.sides(), view.near).seating();
        Viewpoint { upright: seating.is_upright(), ..view }
    }

    fn rules_note(ui: &mut Ui, words: &Words, game: &Self, room: f32) -> bool {
        rules_note(ui, words, game, room)
    }

    fn captured_so_far(showing: Showing<'_, Self>, turn: usize) -> i32 {
        let shown = shown_of(showing);
        shown.game().turn(turn).map_or(0, |played| shown.seen().captured(turn, played))
    }

    /// The list follows the motion: it shows the turn that is being played out and none after it.
    fn listed_entries(live: &LiveGame) -> [usize; 2] {
        let game = live.session().game();
        let started = live.shown().started_turns();
        let shown = live.presenter().viewed_turn().unwrap_or(started);
        [game.entries_before_turn(started + 1), game.entries_to_turn(shown)]
    }

    fn is_spot(id: Id) -> bool {
        is_cell(id)
    }

    const TYPING: Typing = Typing::Signed;

    const CHOICES_CLICK: bool = false;

    const VALUES: usize = usize::MAX;

    const REVIEW_WINDOW: f32 = 1000.0;

    fn picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&Game, Viewpoint)>,
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

    fn labelled_picture(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        (played, view): (&Game, Viewpoint),
    ) {
        labelled_picture(painter, sprites, rect, played, view.near);
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

    /// A move is a number and a sign, as in 3+.
    fn typed_move(played: &Game, text: &str) -> TypedMove<Self> {
        let Ok(mv) = text.parse() else {
            let is_whole = text.ends_with(['+', '-']);
            return if is_whole { TypedMove::Unknown } else { TypedMove::Part };
        };
        match played.check(mv) {
            Ok(()) => TypedMove::Move(mv),
            Err(why) => TypedMove::Refused(why),
        }
    }

    /// The board follows the arrow keys itself: they also choose the direction.
    fn next_choice(
        _played: &Game,
        _view: Viewpoint,
        _arrow: Key,
        _from: Option<Cell>,
    ) -> Option<Cell> {
        None
    }
}

/// Marks the captured stones and the points of the learner, whose area is `rect`.
fn mark_store(ui: &Ui, rect: Rect) {
    let palette = Palette::current(ui.ctx());
    let colours = [palette.badge, palette.ring];
    frame(ui.painter(), rect.shrink(2.0), f32::from(sizes::ROUND), colours);
}

/// The width beside the list of moves from which the evaluation has numbers.
const WITH_NUMBERS: f32 = 560.0;

fn board_layout(rect: Rect, scene: &Scene<'_, OAnQuan>) -> BoardLayout {
    let sides = scene.setup.sides();
    BoardLayout::new(rect, sides, scene.near).with_larger_numbers(scene.text_scale)
}

/// Returns the game as far as the window shows it.
fn shown<'a>(scene: &Scene<'a, OAnQuan>) -> Shown<'a> {
    shown_of(scene.showing)
}

fn shown_of(showing: Showing<'_, OAnQuan>) -> Shown<'_> {
    match showing {
        Showing::Live(live) => live.shown(),
        Showing::Replay(viewer) => viewer.shown(),
    }
}
