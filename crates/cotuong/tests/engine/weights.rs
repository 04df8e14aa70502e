//! The weights of the estimate as text, and the estimate of mirrored positions.

use cotuong_board::{Color, START};
use cotuong_engine::evaluation::{
    BadWeights, MAX_PHASE, Tally, Weights, phase, single_pieces, terms,
};

use super::fen;

/// The sum of the numbers of each colour.
#[derive(Default, PartialEq, Debug)]
struct Counts([Vec<(usize, i32)>; 2]);

impl Tally for Counts {
    fn add(&mut self, color: Color, term: usize, number: i32) {
        if number != 0 {
            self.0[color as usize].push((term, number));
        }
    }
}

/// Returns the terms of each colour, in order.
fn counted(text: &str) -> [Vec<(usize, i32)>; 2] {
    let board = fen(text).board;
    let mut counts = Counts::default();
    single_pieces(&board, &mut counts);
    terms(&board, &mut counts);
    counts.0.map(|mut terms| {
        terms.sort_unstable();
        terms
    })
}

#[test]
fn weights_read_their_text_back_and_damaged_texts_name_the_line() {
    let usual = Weights::usual();
    let text = usual.to_string();
    assert_eq!(text.parse().as_ref(), Ok(usual));
    assert_eq!(format!("# A comment.\n{text}").parse().as_ref(), Ok(usual));
    assert_eq!(text.replacen("0/", "0:", 1).parse::<Weights>(), Err(BadWeights(2)));
    assert_eq!(format!("{text}more").parse::<Weights>(), Err(BadWeights(text.lines().count() + 1)));
    assert!("".parse::<Weights>().is_err());
}

#[test]
fn a_position_counts_the_same_from_both_sides_and_from_left_and_right() {
    let middle = "2bakab2/9/2n1c1n2/pR2p1r1p/2p6/6P2/P1P1P3P/2N1C1N2/9/2BAKAB2 b";
    let [red, black] = counted(middle);
    let swapped: String = {
        let (board, _) = middle.split_once(' ').expect("a side");
        let swap = |c: char| {
            if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
        };
        let ranks: Vec<String> =
            board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
        format!("{} w", ranks.join("/"))
    };
    assert_eq!(counted(&swapped), [black.clone(), red.clone()]);
    let mirrored: String = {
        let (board, side) = middle.split_once(' ').expect("a side");
        let ranks: Vec<String> =
            board.split('/').map(|rank| rank.chars().rev().collect()).collect();
        format!("{} {side}", ranks.join("/"))
    };
    assert_eq!(counted(&mirrored), [red, black]);
}

#[test]
fn the_phase_is_that_of_the_opening_at_the_start_and_of_the_endgame_without_strong_pieces() {
    assert_eq!(phase(&fen(START).board), MAX_PHASE);
    assert_eq!(phase(&fen("3k5/9/4P4/9/9/9/9/9/9/4K4 w").board), 0);
}
