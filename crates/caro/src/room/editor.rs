//! Positions of cờ caro in the editor: any marks on any squares. A position needs an order in which they were
//! made, which the editor finds.

use eframe::egui::{Painter, Rect, Stroke, StrokeKind, Ui, Vec2};
use settings::Language;
use study::editor::{
    EditScene, EditorTouch, EditorUi, Hand, NoPosition, Placing, options_form, placed_board, tray,
};
use tabletop::{Game, Side};
use ui_kit::theme::Palette;
use ui_kit::typing::Typing;
use ui_kit::wood;

use super::board::{self, LABELS, all_squares, side_of_square};
use super::grid::Grid;
use super::look::{Look, Mark};
use super::words::BoardWords;
use super::{pen, stones};
use crate::{Board, CannotMark, Caro, Malformed, Square};

/// What precedes the text of a position if the far side plays X.
const FAR_IS_X: &str = "1:";

/// Marks on squares, in the order in which they were made, as far as that is known.
#[derive(Clone, PartialEq)]
pub struct Draft {
    marks: Vec<(Square, Mark)>,
    /// The side that plays X.
    first: Side,
}

/// Why no game leads to a draft.
enum Flaw {
    /// There are this many X and O.
    Uneven(usize, usize),
    /// Some line wins before the last mark, in whatever order the marks are made.
    WonBefore,
}

impl Draft {
    /// Returns the squares with this mark.
    fn squares(&self, mark: Mark) -> Vec<Square> {
        let squares = self.marks.iter().filter(|(_, other)| *other == mark);
        squares.map(|(square, _)| *square).collect()
    }

    /// Returns the board, with an order of the marks in which nobody wins before the last one.
    fn board(&self, game: &Caro) -> Result<Board, Flaw> {
        let mut sides = [Mark::X, Mark::O].map(|mark| self.squares(mark));
        let [x, o] = [sides[0].len(), sides[1].len()];
        if x != o && x != o + 1 {
            return Err(Flaw::Uneven(x, o));
        }
        for _ in 0..=x + o {
            match game.parse_position(&text(&sides, self.first)) {
                Ok((_, board)) => return Ok(board),
                Err(Malformed::Move { number, why: CannotMark::GameOver(_), .. }) => {
                    // The mark before that one completed a line; others come first.
                    let won = number.saturating_sub(2);
                    match won / 2 + 1 == sides[won % 2].len() {
                        false => sides[won % 2][won / 2..].rotate_left(1),
                        // It is the last one of its side: the latest mark of the other side blocks it.
                        true => sides[1 - won % 2].rotate_right(1),
                    }
                }
                Err(_) => break,
            }
        }
        Err(Flaw::WonBefore)
    }
}

/// Returns the text of the position after X and O have marked these squares in turn.
fn text([x, o]: &[Vec<Square>; 2], first: Side) -> String {
    let far = if first == Side::NEAR { "" } else { FAR_IS_X };
    let mut text = far.to_owned();
    for (index, square) in x.iter().enumerate() {
        text += &square.to_string();
        text += &o.get(index).map_or_else(String::new, Square::to_string);
    }
    if x.is_empty() { text + "empty" } else { text }
}

impl EditorUi for Caro {
    type Draft = Draft;
    type Tool = Hand<Mark, Square>;

    fn draft(&self, board: &Board) -> Draft {
        let marks = board.history().iter().filter_map(|square| {
            let side = board.mark(*square)?;
            Some((*square, Mark::of(board, side)))
        });
        Draft { marks: marks.collect(), first: board.first() }
    }

    fn cleared(&self, draft: &Draft) -> Draft {
        Draft { marks: Vec::new(), first: draft.first }
    }

    fn fitted(self, mut draft: Draft) -> (Self, Draft) {
        draft.marks.retain(|(square, _)| square.is_on(self.size()));
        (self, draft)
    }

    /// A draft to which no game leads has no text.
    fn text(&self, draft: &Draft) -> String {
        draft.board(self).map_or_else(|_| String::new(), |board| board.to_string())
    }

    fn position_of(
        &self,
        draft: &Draft,
        language: Language,
        look: usize,
    ) -> Result<Board, NoPosition> {
        let words = BoardWords::of(language);
        let flaw = |why| match why {
            Flaw::Uneven(x, o) => {
                let [first, second] =
                    [Side::NEAR, Side::FAR].map(|side| words.shared.mark(Side::NEAR, side, look));
                words.edited_uneven(first, second, x, o)
            }
            Flaw::WonBefore => words.edited_won_before.to_owned(),
        };
        draft.board(self).map_err(|why| NoPosition::Flaw(flaw(why)))
    }

    fn first(draft: &Draft) -> Side {
        draft.first
    }

    fn tool_after(tool: Self::Tool) -> Self::Tool {
        tool.after_edit()
    }

    fn how(language: Language) -> &'static str {
        BoardWords::of(language).how_to_edit
    }

    fn edit_board(
        ui: &mut Ui,
        rect: Rect,
        scene: &EditScene<'_, Self>,
    ) -> Option<EditorTouch<Self>> {
        placed_board(ui, rect, scene)
    }

    fn tools(ui: &mut Ui, scene: &EditScene<'_, Self>) -> [Option<EditorTouch<Self>>; 2] {
        [None, tray(ui, scene)]
    }

    fn edit_options(
        ui: &mut Ui,
        scene: &EditScene<'_, Self>,
        typing: &mut Typing,
    ) -> Option<EditorTouch<Self>> {
        options_form(ui, scene, typing)
    }
}

impl Placing for Caro {
    type Piece = Mark;
    type Grid = Grid;

    fn with_first(draft: &Draft, side: Side) -> Draft {
        Draft { first: side, ..draft.clone() }
    }

    fn turn(&self, draft: &Draft) -> Side {
        match draft.squares(Mark::X).len() > draft.squares(Mark::O).len() {
            true => draft.first.next(2),
            false => draft.first,
        }
    }

    /// The marks decide it.
    fn with_other_to_move(_draft: &Draft) -> Option<Draft> {
        None
    }

    fn spots_to_edit(scene: &EditScene<'_, Self>) -> Vec<Square> {
        all_squares(scene.game.size()).collect()
    }

    fn piece(draft: &Draft, square: Square) -> Option<Mark> {
        let mut marks = draft.marks.iter();
        marks.find(|(marked, _)| *marked == square).map(|(_, mark)| *mark)
    }

    fn with_piece(draft: &Draft, square: Square, mark: Option<Mark>) -> Draft {
        let mut draft = draft.clone();
        draft.marks.retain(|(marked, _)| *marked != square);
        draft.marks.extend(mark.map(|mark| (square, mark)));
        draft
    }

    fn tray(_draft: &Draft) -> Vec<Vec<(Mark, Option<u32>)>> {
        vec![vec![(Mark::X, None), (Mark::O, None)]]
    }

    fn letter(mark: Mark) -> char {
        match mark {
            Mark::X => 'X',
            Mark::O | Mark::None => 'O',
        }
    }

    fn piece_name(scene: &EditScene<'_, Self>, mark: Mark) -> String {
        let side = if mark == Mark::X { Side::NEAR } else { Side::FAR };
        let words = BoardWords::of(scene.view.language);
        words.shared.mark(Side::NEAR, side, scene.look).to_owned()
    }

    fn spot_name(scene: &EditScene<'_, Self>, square: Square) -> String {
        let mark = Self::piece(scene.draft, square).unwrap_or(Mark::None);
        BoardWords::of(scene.view.language).square_name(&square.name(), mark)
    }

    fn board_size(scene: &EditScene<'_, Self>, room: Vec2) -> Vec2 {
        let size = scene.game.size();
        let side = side_of_square(room - Vec2::splat(LABELS), size);
        Vec2::splat(f32::from(size) * side + LABELS)
    }

    fn grid(scene: &EditScene<'_, Self>, rect: Rect) -> Grid {
        let size = scene.game.size();
        let side = (rect.width() - LABELS) / f32::from(size);
        Grid { size, side, min: rect.min + Vec2::splat(LABELS) }
    }

    fn place(grid: &Grid, square: Square) -> Rect {
        grid.square(square)
    }

    fn paint_draft(
        painter: &Painter,
        grid: &Grid,
        scene: &EditScene<'_, Self>,
        lifted: Option<Square>,
    ) {
        let look = Look::of(scene.look);
        let sheet = Rect::from_min_max(grid.min - Vec2::splat(LABELS), grid.rect().max);
        match look {
            Look::Paper => {
                pen::fill(painter, sheet);
                pen::lines(painter, grid);
            }
            Look::Wood => {
                wood::plank(painter, sheet);
                stones::lines(painter, grid);
            }
        }
        board::coordinates(
            painter,
            grid,
            sheet.with_min_x(grid.min.x).with_min_y(grid.min.y),
            look,
            None,
        );
        for (square, mark) in &scene.draft.marks {
            if Some(*square) != lifted {
                let place = (grid.square(*square), *square);
                board::mark(painter, look, place, *mark == Mark::X, 1.0, 1.0);
            }
        }
        if let Some(square) = scene.hinted {
            let ring = Stroke::new(4.0, Palette::current(painter.ctx()).accent);
            painter.rect_stroke(grid.square(square).shrink(2.0), 6.0, ring, StrokeKind::Inside);
        }
    }

    fn paint_one(painter: &Painter, rect: Rect, mark: Mark, look: usize) {
        let Some(corner) = Square::new(0, 0) else { return };
        board::mark(painter, Look::of(look), (rect, corner), mark == Mark::X, 1.0, 1.0);
    }
}
