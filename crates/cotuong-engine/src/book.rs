//! The opening book: good moves of the first turns, which the example `book` found by long searches.

use std::collections::HashMap;
use std::sync::LazyLock;

use cotuong_board::{Board, FILES, Fen, Move, START, Square};

/// The lines of the book: the moves from the start, a colon, the moves to choose from.
const FILE: &str = include_str!("book.txt");

/// Returns the moves from which a level chooses in a position; none if the book does not know it.
pub(crate) fn moves(board: &Board) -> &'static [Move] {
    static BOOK: LazyLock<HashMap<u64, Vec<Move>>> = LazyLock::new(|| read(FILE));
    BOOK.get(&board.key()).map_or(&[], Vec::as_slice)
}

/// Reads the book, in which each line also stands for its mirror image.
///
/// # Panics
/// If a line does not hold legal moves.
fn read(file: &str) -> HashMap<u64, Vec<Move>> {
    let mut book = HashMap::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let (before, choices) = line.split_once(':').expect("moves, a colon and moves");
        let moves = |text: &str| -> Vec<Move> {
            text.split_whitespace().map(|word| word.parse().expect("a move")).collect()
        };
        for image in [|mv: Move| mv, mirrored] {
            let mut board = START.parse::<Fen>().expect("the start position").board;
            for mv in moves(before).into_iter().map(image) {
                board.check(mv).expect("a legal move");
                board.make(mv);
            }
            let choices: Vec<Move> = moves(choices).into_iter().map(image).collect();
            let known: &mut Vec<Move> = book.entry(board.key()).or_default();
            for mv in choices {
                board.check(mv).expect("a legal move");
                if !known.contains(&mv) {
                    known.push(mv);
                }
            }
        }
    }
    book
}

fn mirrored(Move { from, to }: Move) -> Move {
    let image = |square: Square| {
        Square::new(FILES - 1 - square.file(), square.rank()).expect("the board is symmetric")
    };
    Move { from: image(from), to: image(to) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_holds_legal_moves_of_the_start_and_their_mirror_images() {
        let mut board = START.parse::<Fen>().expect("a position").board;
        let first = moves(&board);
        assert!(!first.is_empty());
        for mv in first {
            assert!(first.contains(&mirrored(*mv)), "{mv}");
        }
        board.make(first[0]);
        assert!(moves(&board).iter().all(|mv| board.check(*mv).is_ok()));
        for _ in 0..8 {
            board.make(board.legal_moves()[0]);
        }
        assert!(moves(&board).is_empty(), "the book ends");
    }
}
