//! Replays the events of a turn on a plain board, step by step as a hand would, and checks that
//! each of them is possible.

use o_an_quan::rules::{Event, OccupiedQuan, Remainder, Rules, TurnEnd};

use super::oracle::Board;

/// Returns the board after `events`; fails if an event does not fit the board.
pub fn replay(before: &Board, events: &[Event], rules: &Rules) -> Board {
    let mut board = before.clone();
    let mover = before.mover.expect("a side to move");
    let mut hand = 0;
    let mut turn_over = false;
    for event in events {
        match *event {
            Event::Refilled { side } => {
                assert_eq!(side.index(), mover, "only the mover refills");
                assert!(board.is_bare(mover), "refilled a row that has dân");
                for k in board.own(mover) {
                    board.dan[k] = 1;
                    board.stores[mover] -= 1;
                }
            }
            Event::Lifted { cell, dan } => {
                let k = cell.index();
                assert_eq!(hand, 0, "lifted with dân still in the hand");
                let gives_one = rules.occupied_quan == OccupiedQuan::GivesOne && k % 6 == 0;
                let lifted = if gives_one { 1 } else { board.dan[k] };
                assert!(
                    board.dan[k] > 0 && (gives_one || k % 6 != 0),
                    "lifted nothing, or a quan cell"
                );
                assert_eq!(i32::from(dan), lifted, "a cell is lifted whole, a quan cell gives one");
                board.dan[k] -= lifted;
                hand = dan;
            }
            Event::Dropped { cell } => {
                assert!(hand > 0, "dropped from an empty hand");
                hand -= 1;
                board.dan[cell.index()] += 1;
            }
            Event::Ponded { side, cell } => {
                let k = cell.index();
                assert!(hand > 0, "dropped from an empty hand");
                assert_eq!((board.field[k], side.index()), ('o', 1 - k / 6), "not a pond's buyer");
                hand -= 1;
                board.stores[side.index()] += 1;
            }
            Event::Captured { side, gap, cell, pile } => {
                let (gap, k) = (gap.index(), cell.index());
                assert_eq!((hand, side.index()), (0, mover), "captured out of turn");
                assert!(board.dan[gap] == 0 && !board.quan[gap], "jumped over stones");
                assert_eq!((board.dan[k], board.quan[k]), (i32::from(pile.dan), pile.quan));
                assert!(pile.dan > 0 || pile.quan, "captured nothing");
                board.stores[mover] += std::mem::take(&mut board.dan[k]);
                if std::mem::take(&mut board.quan[k]) {
                    board.stores[mover] += i32::from(rules.quan_value);
                }
            }
            Event::TurnEnded(why) => {
                assert!(hand == 0 && !turn_over, "a turn ends once, with an empty hand");
                assert_ne!(why, TurnEnd::EndlessSowing);
                turn_over = true;
                board.mover = Some((mover + 1) % board.stores.len());
            }
            Event::Swept { side, cell, dan } => {
                assert!(turn_over, "swept before the turn ended");
                let k = cell.index();
                assert!(dan > 0 && k % 6 != 0, "swept an empty cell or a quan cell");
                let shares = board.field[k] == 'h' || rules.remainder == Remainder::Split;
                assert!(shares || board.owns(side.index(), k), "swept another side's cell");
                board.dan[k] -= i32::from(dan);
                board.stores[side.index()] += i32::from(dan);
            }
            Event::LeftOver { cell } => {
                assert!(turn_over && rules.remainder == Remainder::Split, "left a dân over");
                board.dan[cell.index()] -= 1;
            }
            Event::GameOver(_) => {
                assert!(turn_over, "the game ends after a turn");
                let row_dan = (0..board.dan.len()).filter(|k| k % 6 != 0).map(|k| board.dan[k]);
                assert_eq!(row_dan.sum::<i32>(), 0, "every row is swept");
                board.mover = None;
            }
        }
    }
    assert!(turn_over, "the turn never ended");
    board
}
