//! By how much searches differ from the estimate in positions with the same soldiers.

use cotuong_board::{Board, Color, Kind};

/// The places of the table for each side to move, a power of two.
const PLACES: u64 = 1 << 13;
/// What a number of the table has for each hundredth of a soldier, and its greatest number.
const GRAIN: i32 = 128;
const MAX: i32 = 100 * GRAIN;
/// The part of an old number that a search replaces, for each ply and at most.
const PARTS: i32 = 256;
const MAX_PART: i32 = 16;

/// The mean differences, by where the soldiers stand and by the side to move. Different places of the
/// soldiers rarely share a number.
pub(crate) struct Correction(Vec<i16>);

impl Correction {
    pub(crate) fn new() -> Self {
        Correction(vec![0; 2 * PLACES as usize])
    }

    /// Returns what to add to the estimate for the side to move.
    pub(crate) fn of(&self, board: &Board) -> i32 {
        i32::from(self.0[place(board)]) / GRAIN
    }

    /// Learns by how much a search to this depth differs from the estimate.
    pub(crate) fn learn(&mut self, board: &Board, difference: i32, depth: i32) {
        let number = &mut self.0[place(board)];
        let part = (depth + 1).min(MAX_PART);
        let difference = (difference * GRAIN).clamp(-MAX, MAX);
        let mean = (i32::from(*number) * (PARTS - part) + difference * part) / PARTS;
        *number = mean as i16;
    }
}

fn place(board: &Board) -> usize {
    let mut key = 0_u64;
    for color in Color::ALL {
        for square in board.pieces(color, Kind::Soldier) {
            let soldier = square.index() as u64 + 1 + 128 * color as u64;
            key = (key ^ soldier).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        }
    }
    let place = (key >> 40) % PLACES;
    2 * place as usize + board.to_move() as usize
}

const _: () = assert!(MAX < i16::MAX as i32);
