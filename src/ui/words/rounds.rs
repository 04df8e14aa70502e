//! Words for matches of several rounds, in which the loser of a round sells cells to the winner.

use crate::words::words;

words! {
    /// The words of one language for matches of several rounds.
    pub struct RoundWords("rounds-") {
        // The end of a round and of the match.
        number(number: usize),
        next,
        rhyme,
        round_result(number: usize, result: &str),
        you_win_match,
        loses_match_to(name: &str),
        wins_match(name: &str),
        match_drawn,
        forfeited(points: i32),
        over_by_fields(cells: u8),
        over_by_rounds(rounds: u8),
        fields_of(name: &str, cells: &str, halves: u32),
        points_of_match(points: &str),

        // The sale.
        bought(name: &str, you: bool, cells: &str, ponds: usize),
        returned(name: &str, you: bool, cells: &str),
        whole_cell(number: usize),
        half_cell(number: usize),
        other_half(number: usize),
        nothing_sold,
        begins(name: &str, you: bool),
        frames,
        putting_back,
        refilled(name: &str, you: bool, cost: i32, score: i32),

        // Names for screen readers, and tooltips.
        bought_cell(owner: &str, seller: &str, number: usize, dan: u16),
        half_sold_cell(owner: &str, buyer: &str, number: usize, dan: u16),
        pond(seller: &str, buyer: &str, number: usize),
    }
}
