//! Positions of cờ tướng in the editor: any pieces on any crossings.

use eframe::egui::{Painter, Rect, Ui, Vec2};
use settings::Language;
use study::editor::{
    EditScene, EditorTouch, EditorUi, Hand, NoPosition, Placing, placed_board, tray,
};
use table::words::TableWords;
use tabletop::{Game, Side};
use ui_kit::theme::Palette;
use ui_kit::wood;

use super::board::{self, LABELS, LOW, LOW_LABELS, MAX};
use super::grid::{CELLS, Grid};
use super::look::Look;
use super::pieces;
use super::words::{BoardWords, Lies};
use crate::{Color, Cotuong, Kind, Piece, Position, SQUARES, Square, fen_of};

/// The least distance of crossings.
const LEAST: f32 = 24.0;
/// What precedes the text of a position if the far side plays red.
const FAR_IS_RED: &str = "1:";
/// The kinds, as they stand from the middle of the back rank outwards.
const KINDS: [Kind; 7] = [
    Kind::General,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Soldier,
];

/// Pieces on crossings, whether or not that is a position.
#[derive(Clone, PartialEq)]
pub struct Draft {
    pieces: [Option<Piece>; SQUARES],
    to_move: Color,
    red: Side,
}

impl Draft {
    /// Returns the colour of a side.
    fn color(&self, side: Side) -> Color {
        if side == self.red { Color::Red } else { Color::Black }
    }
}

impl EditorUi for Cotuong {
    type Draft = Draft;
    type Tool = Hand<Piece, Square>;

    fn draft(&self, position: &Position) -> Draft {
        let board = position.board();
        let mut pieces = [None; SQUARES];
        for square in Square::all() {
            pieces[square.index()] = board.piece(square);
        }
        Draft { pieces, to_move: board.to_move(), red: position.red() }
    }

    fn cleared(&self, draft: &Draft) -> Draft {
        Draft { pieces: [None; SQUARES], ..draft.clone() }
    }

    fn text(&self, draft: &Draft) -> String {
        let fen = fen_of(|square| draft.pieces[square.index()], draft.to_move);
        if draft.red == Side::NEAR { fen } else { format!("{FAR_IS_RED}{fen}") }
    }

    fn position_of(
        &self,
        draft: &Draft,
        language: Language,
        _look: usize,
    ) -> Result<Position, NoPosition> {
        let words = BoardWords::of(language);
        match self.parse_position(&self.text(draft)) {
            Ok((_, position)) => Ok(position),
            Err(why) => Err(NoPosition::Flaw(words.shared().malformed(&why))),
        }
    }

    fn first(draft: &Draft) -> Side {
        draft.red
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
}

impl Placing for Cotuong {
    type Piece = Piece;
    /// With the room for the coordinates.
    type Grid = (Grid, f32);

    fn with_first(draft: &Draft, side: Side) -> Draft {
        Draft { red: side, ..draft.clone() }
    }

    fn turn(&self, draft: &Draft) -> Side {
        match draft.to_move {
            Color::Red => draft.red,
            Color::Black => draft.red.next(2),
        }
    }

    fn with_other_to_move(draft: &Draft) -> Option<Draft> {
        Some(Draft { to_move: draft.to_move.other(), ..draft.clone() })
    }

    fn spots_to_edit(scene: &EditScene<'_, Self>) -> Vec<Square> {
        let near = scene.draft.color(Side::NEAR);
        Grid::within(Rect::ZERO, 0.0, near, MAX).in_reading_order().collect()
    }

    fn piece(draft: &Draft, square: Square) -> Option<Piece> {
        draft.pieces[square.index()]
    }

    fn with_piece(draft: &Draft, square: Square, piece: Option<Piece>) -> Draft {
        let mut draft = draft.clone();
        draft.pieces[square.index()] = piece;
        draft
    }

    fn tray(draft: &Draft) -> Vec<Vec<(Piece, Option<u32>)>> {
        let left = |piece: Piece| {
            let there = draft.pieces.iter().filter(|it| **it == Some(piece)).count();
            let there = u32::try_from(there).unwrap_or(u32::MAX);
            Some(piece.kind.count().saturating_sub(there))
        };
        let row = |color| {
            let pieces = KINDS.map(|kind| Piece { color, kind });
            pieces.map(|piece| (piece, left(piece))).to_vec()
        };
        Color::ALL.map(row).to_vec()
    }

    /// The letter of the piece in moves, a capital for red.
    fn letter(Piece { color, kind }: Piece) -> char {
        let letter = match kind {
            Kind::General => 'G',
            Kind::Advisor => 'S',
            Kind::Elephant => 'T',
            Kind::Horse => 'M',
            Kind::Chariot => 'X',
            Kind::Cannon => 'P',
            Kind::Soldier => 'B',
        };
        if color == Color::Red { letter } else { letter.to_ascii_lowercase() }
    }

    fn piece_name(scene: &EditScene<'_, Self>, Piece { color, kind }: Piece) -> String {
        BoardWords::of(scene.view.language).edited_piece(color, kind)
    }

    fn spot_name(scene: &EditScene<'_, Self>, square: Square) -> String {
        let words = BoardWords::of(scene.view.language);
        words.square(square, scene.draft.pieces[square.index()], Lies::Plain)
    }

    fn board_size(_scene: &EditScene<'_, Self>, room: Vec2) -> Vec2 {
        room.max(LEAST * CELLS + Vec2::splat(2.0 * LOW_LABELS))
    }

    fn grid(scene: &EditScene<'_, Self>, rect: Rect) -> (Grid, f32) {
        let labels = if rect.height() < LOW { LOW_LABELS } else { LABELS };
        (Grid::within(rect, labels, scene.draft.color(Side::NEAR), MAX), labels)
    }

    fn place((grid, _): &(Grid, f32), square: Square) -> Rect {
        grid.around(square)
    }

    fn paint_draft(
        painter: &Painter,
        (grid, labels): &(Grid, f32),
        scene: &EditScene<'_, Self>,
        lifted: Option<Square>,
    ) {
        let look = Look::of(scene.look);
        wood::plank(painter, grid.rect().expand(*labels).shrink(4.0));
        grid.paint(painter, look);
        board::coordinates(painter, grid, *labels, true);
        let radius = pieces::RADIUS * grid.cell;
        for square in Square::all().filter(|square| Some(*square) != lifted) {
            if let Some(piece) = scene.draft.pieces[square.index()] {
                pieces::piece(painter, grid.at(square), radius, piece, look, 1.0);
            }
        }
        if let Some(mv) = scene.hinted {
            board::arrow(painter, grid, mv, Palette::current(painter.ctx()).accent);
        }
    }

    fn paint_one(painter: &Painter, rect: Rect, piece: Piece, look: usize) {
        let radius = 0.94 * rect.width() / 2.0;
        pieces::piece(painter, rect.center(), radius, piece, Look::of(look), 1.0);
    }
}
