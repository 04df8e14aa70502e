//! The areas of a page with a board.

use eframe::egui::{Context, Rect, vec2};
use settings::Settings;
use ui_kit::theme::sizes;
use window::moves_over_board;

use super::board_ui::BoardUi;
use crate::page::Growth;

/// The width of a panel beside the board, and the width of the room from which there is one.
const PANEL: f32 = 320.0;
const WITH_PANEL: f32 = 900.0;
/// The greatest width of the players' strips and of the line below the board.
const STRIP: f32 = 620.0;
const LINE: f32 = 900.0;

/// How much wider than high the room of a square board is, at least, with the players beside it; the
/// share of the width for them, and its bounds in points.
const BESIDE: f32 = 1.1;
const SHARE: f32 = 0.26;
const STRIPS: [f32; 2] = [160.0, 300.0];
/// The least width of a strip that may have a clock, unless the board needs the room.
const WITH_CLOCK: f32 = 210.0;
/// The least height of a strip beside a board.
const BESIDE_STRIP: f32 = 56.0;
/// An upright narrow room has low strips for the sake of a square board, if it is not as many times higher than wide.
const SHORT: f32 = 1.9;
/// The height of the captured pieces of a side, in a row and beside the board.
const CAPTURES: [f32; 2] = [26.0, 96.0];
/// The least height of a panel, and the gap around it.
const MIN_PANEL: f32 = 96.0;
const GAP: f32 = 6.0;

/// What a page has besides the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageParts {
    /// The number of sides.
    pub sides: usize,
    /// Whether the players have clocks.
    pub has_clocks: bool,
    /// The width of the column with the list of moves, if it has one.
    pub list: Option<f32>,
    /// Whether the page shows the evaluation.
    pub evaluation: bool,
    /// Whether the page shows the review.
    pub review: bool,
    /// The place of a result that covers nothing but the list of moves.
    pub result: Option<Rect>,
    /// The scale of texts beside the board; less than 1 is the usual one.
    pub text_scale: f32,
    /// How much higher than usual the line below the board is.
    pub line_growth: f32,
    /// The height of the panel that takes the place of the line, on a page on which the player tries moves. The
    /// players have places there only for what the position needs, such as their stores.
    pub panel_below: Option<f32>,
}

/// The areas of a page with a board.
pub struct PageLayout {
    /// The buttons above the board.
    pub bar: Rect,
    /// The place of the far side, above the board or beside it.
    pub far: Rect,
    /// The board.
    pub board: Rect,
    /// The place of the near side, below the board or beside it.
    pub near: Rect,
    /// The line below the board.
    pub line: Rect,
    /// The column with the list of moves.
    pub list: Option<Rect>,
    /// The place of the review, or of the evaluation if the game has a column for it.
    pub panel: Option<Rect>,
    /// The area over which the list of moves lies if it has no column.
    pub over_board: Rect,
    /// The rows of the captured pieces below the strip of the far side and above that of the near side,
    /// unless they are between strips beside the board.
    pub rows: Option<[Rect; 2]>,
}

/// What the areas of a page depend on besides its parts.
#[derive(Clone, Copy)]
struct Shape {
    /// Whether the board is about as high as wide.
    is_square: bool,
    /// Whether pieces are captured.
    has_captures: bool,
}

impl Shape {
    fn of<G: BoardUi>() -> Self {
        Shape { is_square: G::IS_SQUARE, has_captures: G::HAS_CAPTURES }
    }
}

impl PageLayout {
    /// Lays out a room. A square board has the players beside it in a wide room, in a strip with room for a
    /// clock if they have clocks.
    pub fn with_strips<G: BoardUi>(room: Rect, parts: &PageParts) -> Self {
        Self::in_shape(room, parts, Shape::of::<G>())
    }

    fn in_shape(room: Rect, parts: &PageParts, shape: Shape) -> Self {
        let mut layout = Self::without_review(room, parts, shape);
        layout.panel = parts.review.then(|| layout.take_panel(shape.is_square));
        layout
    }

    fn without_review(room: Rect, parts: &PageParts, shape: Shape) -> Self {
        let is_short = room.height() < SHORT * room.width() && room.width() < sizes::NARROW;
        let tall = room.height() >= sizes::TALL && !(shape.is_square && is_short);
        let (strip, gap): (f32, f32) = if tall { (60.0, 8.0) } else { (40.0, 4.0) };
        let usual_line = match tall {
            true if room.width() < sizes::NARROW => {
                sizes::narrow_line(room.height(), parts.text_scale)
            }
            true => 52.0,
            false => 44.0,
        };
        let line = parts.panel_below.unwrap_or(usual_line + parts.line_growth);
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::BAR));
        let inner = room.with_min_y(bar.bottom()).shrink(gap);
        let list = parts.list.map(|width| inner.with_min_x(inner.right() - width));
        let inner = inner.with_max_x(list.map_or(inner.right(), |list| list.left() - gap));
        let middle = |most: f32, area: Rect| {
            Rect::from_center_size(area.center(), vec2(area.width().min(most), area.height()))
        };
        let line = middle(LINE, inner.with_min_y(inner.bottom() - line));
        let inner = inner.with_max_y(line.top() - gap);
        let over_board = room.with_min_y(bar.bottom()).with_max_y(line.top() - GAP);
        if parts.panel_below.is_some() {
            let (far, near, panel, rows) = (Rect::NOTHING, Rect::NOTHING, None, None);
            return PageLayout {
                bar,
                far,
                board: inner,
                near,
                line,
                list,
                panel,
                over_board,
                rows,
            };
        }
        if shape.is_square && inner.width() >= BESIDE * inner.height() {
            // What a side has captured takes the width of a clock, too.
            let least = least_beside(inner, parts.has_clocks || shape.has_captures, gap);
            let beside = (SHARE * inner.width()).clamp(least, STRIPS[1]);
            let strips = inner.with_max_x(inner.left() + beside);
            let board = inner.with_min_x(strips.right() + gap);
            let strip = strip.max(BESIDE_STRIP);
            let far = strips.with_max_y(strips.top() + strip);
            let near = strips.with_min_y(strips.bottom() - strip);
            return PageLayout {
                bar,
                far,
                board,
                near,
                line,
                list,
                panel: None,
                over_board,
                rows: None,
            };
        }
        let far = middle(STRIP, inner.with_max_y(inner.top() + strip));
        let near = middle(STRIP, inner.with_min_y(inner.bottom() - strip));
        let mut board = inner.with_min_y(far.bottom() + gap).with_max_y(near.top() - gap);
        let mut rows = None;
        if shape.has_captures {
            let above = far.with_min_y(board.top()).with_max_y(board.top() + CAPTURES[0]);
            let below = near.with_min_y(board.bottom() - CAPTURES[0]).with_max_y(board.bottom());
            board = board.with_min_y(above.bottom()).with_max_y(below.top());
            rows = Some([above, below]);
        }
        PageLayout { bar, far, board, near, line, list, panel: None, over_board, rows }
    }

    /// Returns the places of what the far side and the near side have captured. A panel may take the
    /// room between the strips.
    pub(crate) fn captures<G: BoardUi>(&self) -> Option<[Rect; 2]> {
        if !G::HAS_CAPTURES || !self.is_beside() {
            return self.rows;
        }
        let between = self.far.with_min_y(self.far.bottom() + GAP);
        let between = between.with_max_y(self.near.top() - GAP);
        if self.panel.is_some_and(|panel| panel.intersects(between)) {
            return None;
        }
        let height = CAPTURES[1].min(between.height() / 2.0);
        let above = between.with_max_y(between.top() + height);
        Some([above, between.with_min_y(between.bottom() - height)])
    }

    /// Returns the room between the players beside a board and what they have captured.
    pub(crate) fn between<G: BoardUi>(&self) -> Option<Rect> {
        if !self.is_beside() || self.panel.is_some() {
            return None;
        }
        let [above, below] = self.captures::<G>().unwrap_or([self.far, self.near]);
        let between = self.far.with_min_y(above.bottom() + GAP).with_max_y(below.top() - GAP);
        (between.height() > 0.0).then_some(between)
    }

    /// Returns whether the players are beside the board.
    pub(crate) fn is_beside(&self) -> bool {
        self.far.right() <= self.board.left()
    }

    /// Returns the place of the open list of moves over the board, if it has no place beside it.
    pub(crate) fn list_over_board(&self, settings: &Settings) -> Option<Rect> {
        moves_over_board(settings, self.over_board)
    }

    /// Takes a part of the page for a panel: the lower part of the list or, without a list, the left
    /// part of a wide board, the room between the players beside a board, or the lower part of a
    /// narrow board. A board that `is_square` keeps as much height as it has width, if possible.
    fn take_panel(&mut self, is_square: bool) -> Rect {
        if self.list.is_none() && self.board.width() >= WITH_PANEL {
            let panel = self.board.with_max_x(self.board.left() + PANEL);
            self.board = self.board.with_min_x(panel.right() + GAP);
            return panel;
        }
        if self.list.is_none() && self.is_beside() {
            let between = self.far.with_min_y(self.far.bottom() + GAP);
            let between = between.with_max_y(self.near.top() - GAP);
            if between.height() >= MIN_PANEL {
                return between;
            }
        }
        let whole = self.list.unwrap_or(self.board);
        let spare = whole.height() - whole.width();
        let height = match self.list {
            None if is_square => spare.min(whole.height() * 0.5),
            _ => whole.height() * 0.5,
        };
        let height = height.max(MIN_PANEL).min(whole.height());
        let panel = whole.with_min_y(whole.bottom() - height);
        let rest = whole.with_max_y(panel.top() - GAP);
        match &mut self.list {
            Some(list) => *list = rest,
            None => self.board = rest,
        }
        panel
    }
}

/// Returns the least width beside a square board in `inner`, where it is wanted and the board can spare it more than
/// usual.
fn least_beside(inner: Rect, is_wide: bool, gap: f32) -> f32 {
    match is_wide {
        true => WITH_CLOCK.min(inner.width() - inner.height() - gap).max(STRIPS[0]),
        false => STRIPS[0],
    }
}

/// The areas of a page on which the player tries moves.
pub struct TaskLayout {
    /// The bar, the board, and the places of players who hold something that the position needs.
    pub page: PageLayout,
    /// The panel in which the teacher speaks.
    pub panel: Rect,
    /// Whether the panel is beside the board rather than below it.
    pub is_beside: bool,
}

/// The height of the panel in a high window and in a low one.
const TASK_PANEL: f32 = 84.0;
const LOW_TASK_PANEL: f32 = 66.0;
/// The window width below which the panel has its buttons below the text, and the height of those with the gaps.
const STACKED: f32 = 560.0;
const STACK: f32 = 64.0;

impl TaskLayout {
    /// Lays out a room: a square board has the panel beside it where a low panel would cost it its size.
    pub fn of<G: BoardUi>(ctx: &Context, room: Rect, sides: usize) -> Self {
        if let Some(layout) = TaskLayout::beside(room, Shape::of::<G>()) {
            return layout;
        }
        let panel = TaskLayout::panel_below(ctx, room);
        let panel_below = Some(panel.height());
        let parts = PageParts { sides, panel_below, ..PageParts::default() };
        TaskLayout { page: G::layout(room, &parts), panel, is_beside: false }
    }

    /// Lays out a room with the panel beside a square board, or returns `None` if it is to be below.
    fn beside(room: Rect, shape: Shape) -> Option<Self> {
        let gap = if room.height() >= sizes::TALL { 8.0 } else { 4.0 };
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::BAR));
        let inner = room.with_min_y(bar.bottom()).shrink(gap);
        if !shape.is_square || inner.width() < BESIDE * inner.height() {
            return None;
        }
        let least = least_beside(inner, shape.has_captures, gap);
        let beside = (SHARE * inner.width()).clamp(least, STRIPS[1]);
        let panel = inner.with_max_x(inner.left() + beside);
        let board = inner.with_min_x(panel.right() + gap);
        let nothing = Rect::NOTHING;
        let page = PageLayout {
            bar,
            far: nothing,
            board,
            near: nothing,
            line: nothing,
            list: None,
            panel: None,
            over_board: inner,
            rows: None,
        };
        Some(TaskLayout { page, panel, is_beside: true })
    }

    /// Returns the panel below a board.
    fn panel_below(ctx: &Context, room: Rect) -> Rect {
        let narrow = (room.width() < sizes::NARROW).then(|| sizes::narrow_line(room.height(), 1.0));
        let height = match room.height() >= sizes::TALL {
            true if room.width() < STACKED => STACK + narrow.unwrap_or(sizes::LEAST_LINE),
            true => TASK_PANEL,
            false => LOW_TASK_PANEL,
        };
        room.with_min_y(room.bottom() - height - Growth::PANEL.of(ctx))
    }
}
