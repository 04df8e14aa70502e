//! The areas of a page with a board.

use eframe::egui::{Rect, pos2, vec2};

use crate::ui::theme::sizes;

/// The width of the list of moves.
const LIST: f32 = 230.0;

/// The areas of a page with a board.
pub(super) struct PageLayout {
    pub bar: Rect,
    /// The strip of the far side, above the board.
    pub far: Rect,
    pub board: Rect,
    /// The strip of the near side, below the board.
    pub near: Rect,
    pub line: Rect,
    pub list: Option<Rect>,
}

impl PageLayout {
    pub(super) fn of(room: Rect, with_list: bool) -> Self {
        let tall = room.height() >= sizes::TALL;
        let (strip, gap) = if tall { (48.0, 8.0) } else { (36.0, 4.0) };
        let line = if tall { 52.0 } else { 44.0 };
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::TARGET + 12.0));
        let line = room.with_min_y(room.bottom() - line);
        let inner = Rect::from_min_max(
            pos2(room.left() + gap, bar.bottom() + gap),
            pos2(room.right() - gap, line.top() - gap),
        );
        let list = with_list.then(|| inner.with_min_x(inner.right() - LIST));
        let inner = inner.with_max_x(list.map_or(inner.right(), |list| list.left() - gap));
        let far = inner.with_max_y(inner.top() + strip);
        let near = inner.with_min_y(inner.bottom() - strip);
        let board = inner.with_min_y(far.bottom() + gap).with_max_y(near.top() - gap);
        PageLayout { bar, far, board, near, line, list }
    }

    /// Takes the lower part of the list, or of the board if there is no list, for a panel.
    pub(super) fn take_panel(&mut self) -> Rect {
        let whole = self.list.unwrap_or(self.board);
        let height = (whole.height() * 0.5).max(96.0).min(whole.height());
        let panel = whole.with_min_y(whole.bottom() - height);
        let rest = whole.with_max_y(panel.top() - 6.0);
        match &mut self.list {
            Some(list) => *list = rest,
            None => self.board = rest,
        }
        panel
    }
}
