//! The examples in the rules: lines of five and six, and which of them win.

use tabletop::{Game, GameMatch, Match, Side};

use crate::{Board, Caro, Preset};

/// A line of five with free ends, one of six, and one of five between marks of the other side. The other
/// marks of the other side are far away.
const FIVE: [&str; 9] = ["8f", "1a", "8g", "1c", "8h", "1e", "8i", "1g", "8j"];
const SIX: [&str; 11] = ["8e", "1a", "8f", "1c", "8g", "1e", "8i", "1g", "8j", "1i", "8h"];
const BLOCKED: [&str; 9] = ["8f", "8e", "8g", "8k", "8h", "1a", "8i", "1c", "8j"];

/// Returns the boards of the section of the rules at `place`: the aim, then the three sets of rules.
pub(super) fn examples(place: usize) -> Vec<Board> {
    match place {
        0 => vec![board(Preset::Caro, &FIVE)],
        1 => vec![board(Preset::Caro, &SIX), board(Preset::Caro, &BLOCKED)],
        2 => vec![board(Preset::Gomoku, &SIX), board(Preset::Gomoku, &BLOCKED)],
        3 => vec![board(Preset::Free, &SIX), board(Preset::Free, &BLOCKED)],
        _ => Vec::new(),
    }
}

fn board(preset: Preset, squares: &[&str]) -> Board {
    let game = Caro::preset(preset);
    let start = game.start(Side::NEAR);
    let mut played = Match::begin(game, start);
    for square in squares {
        let square = square.parse().expect("the name of a square");
        played.play(square).expect("the square is empty");
    }
    played.position().clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_win_by_one_set_of_rules_and_a_blocked_five_by_two() {
        let wins = |place| examples(place).iter().map(|board| board.line().is_some()).collect();
        let wins: Vec<Vec<bool>> = (0..5).map(wins).collect();
        let expected: [&[bool]; 5] = [&[true], &[false; 2], &[false, true], &[true; 2], &[]];
        assert_eq!(wins, expected);
    }
}
