//! The number of sequences of legal moves, compared with other engines.

use cotuong_board::{Fen, START};

/// The counts from the start, the same from two independent engines.
const FROM_START: [u64; 5] = [44, 1_920, 79_666, 3_290_240, 133_312_995];

fn perft(fen: &str, depth: u32) -> u64 {
    fen.parse::<Fen>().expect("a position").board.perft(depth)
}

#[test]
fn the_counts_from_the_start_are_exact_to_depth_5() {
    for (depth, count) in (1..).zip(FROM_START) {
        assert_eq!(perft(START, depth), count, "depth {depth}");
    }
}

#[test]
fn the_counts_of_other_positions_are_those_of_another_engine() {
    let data = include_str!("../data/perft.txt").lines();
    for line in data.filter(|line| !line.starts_with('#')) {
        let (fen, counts) = line.split_once(';').expect("a position and its counts");
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(fen, depth).to_string(), count, "{fen} to depth {depth}");
        }
    }
}
