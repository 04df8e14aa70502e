//! The board of the home: the game under way, or a first move of the next game.

use eframe::egui::{Rect, Ui, pos2, vec2};
use live::{Motion, Seen};
use oanquan_table::motion::Stone;
use oanquan_table::room::board::{
    BoardLayout, BoardState, Brush, Marks, Sprites, StoreLayout, paint_bed, paint_board,
};
use oanquan_table::room::live_game::Presenter;
use ui_kit::theme::Palette;

use crate::audio::Surface;
use crate::controller::Setup;
use crate::rules::{BySide, Game, Position, Rules, Side, play};
use crate::settings::Speed;

/// The height of the captured stones above and below the board, as a share of the board's unit.
const HEAP: f32 = 0.55;

/// The width of a captured stone, and that of the captured stones of a side of a triangle or square, as shares of their
/// height.
const STONE: f32 = 0.4;
const STORE: f32 = 3.0;
/// The gap between them and their row, in points.
const GAP: f32 = 4.0;
/// The least component of the direction across a slanted row.
const SLANTED: f32 = 0.1;

/// The board of the home. It plays out one turn and then rests.
pub struct HomeBoard {
    setup: Setup,
    presenter: Presenter,
}

impl HomeBoard {
    /// Shows `game`. If it `moves`, the last turn is played out once more, or a first turn if there
    /// is none yet.
    pub fn new(setup: &Setup, game: &Game, surface: Surface, moves: bool) -> Self {
        let mut game = game.clone();
        if moves && game.turn_count() == 0 {
            // The opening that captures most: something to look at.
            let moves = game.legal_moves().into_iter();
            let best = moves.max_by_key(|mv| captured(game.rules(), game.position(), *mv));
            if let Some(mv) = best {
                // A legal move cannot be refused.
                let _ = game.play(mv);
            }
        }
        let seen = Seen { near: setup.near_side(), surface };
        let mut presenter = Presenter::new(&game, 1, seen);
        if moves {
            presenter.motion_mut().show_again();
        }
        HomeBoard { setup: setup.clone(), presenter }
    }

    /// Returns the number of sides of the board.
    pub fn sides(&self) -> usize {
        self.setup.sides()
    }

    /// Advances the turn by `seconds`, in silence. Returns whether stones are moving.
    pub fn advance(&mut self, seconds: f32, speed: Speed) -> bool {
        self.presenter.advance(seconds, speed);
        self.presenter.is_moving()
    }

    /// Draws the board as large as `rect` allows. Returns where its cells are.
    pub fn paint(&self, ui: &Ui, sprites: &Sprites, rect: Rect) -> Rect {
        let palette = Palette::current(ui.ctx());
        let sides = self.setup.sides();
        let two = sides == 2;
        let heaps = if two { heap_height(rect) } else { 0.0 };
        let place = rect.shrink2(vec2(0.0, heaps));
        let layout = BoardLayout::picture(place, sides, self.setup.near_side());
        let painter = ui.painter().with_clip_rect(rect.expand(8.0).intersect(ui.clip_rect()));
        paint_bed(&painter, sprites, &layout);
        let store_rects = BySide::from_fn(sides, |side| {
            if !two {
                return store_beside(&layout, side, place);
            }
            let area = layout.area();
            let near = side == self.setup.near_side();
            let y = if near { area.bottom() } else { area.top() - heaps };
            let left = area.center().x - area.width() / 4.0;
            Rect::from_min_size(pos2(left, y), vec2(area.width() / 2.0, heaps))
        });
        let stores = StoreLayout { store_rects };
        let brush = Brush { painter, palette, sprites, layout: &layout, stores: &stores };
        let stage = self.presenter.motion().stage();
        paint_board(&brush, stage, &BoardState::default(), &Marks::default());
        layout.area()
    }
}

/// Returns the place of the captured stones of a side of a triangle or square within `room`. They are as large as the
/// stones on the board, and lie beside the middle of its row: inside, or outside of a slanted row, where the corners of
/// the room are free.
fn store_beside(layout: &BoardLayout, side: Side, room: Rect) -> Rect {
    let height = layout.width(Stone { id: 0, quan: false }) / STONE;
    let size = vec2(STORE * height, height);
    let mut cells = layout.seating().ring().own_cells(side);
    let cell = layout.shape(cells.nth(2).expect("a row has five cells"));
    let is_slanted = cell.out.x.abs().min(cell.out.y.abs()) > SLANTED;
    let way = if is_slanted { cell.out } else { -cell.out };
    let row = cell.outline.iter().map(|&at| (at - cell.middle).dot(way)).fold(0.0, f32::max);
    let reach = (way.x.abs() * size.x + way.y.abs() * size.y) / 2.0;
    let store = Rect::from_center_size(cell.middle + way * (row + reach + GAP), size);
    let inside =
        |from: f32, to: f32, least: f32, most: f32| (least - from).max((most - to).min(0.0));
    store.translate(vec2(
        inside(store.left(), store.right(), room.left(), room.right()),
        inside(store.top(), store.bottom(), room.top(), room.bottom()),
    ))
}

/// Returns the height of the captured stones of each side of a board of two rows.
fn heap_height(rect: Rect) -> f32 {
    (HEAP * rect.width() / 7.0).min(0.15 * rect.height())
}

/// Returns the points that a legal move captures.
fn captured(rules: &Rules, position: &Position, mv: crate::rules::Move) -> i32 {
    play(rules, position, mv).map_or(0, |turn| turn.captured)
}
