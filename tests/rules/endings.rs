//! The endings of games, and their history.

use crate::support::*;
use o_an_quan::rules::{Game, GameEnd, IllegalMove, Rules, TurnEnd};

/// Four moves that change nothing: one dân of each side moves to the next cell and back.
const THERE_AND_BACK: &str = "1+ 7+ 2- 8-";

#[test]
fn the_game_is_over_when_every_quan_cell_is_empty() {
    let turn = turn("0,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+", &Rules::classic());
    let events = [
        lap(1, &[2]),
        captured(0, 3, 4, dan(2)),
        captured(0, 5, 6, quan_with(1)),
        turn_ended(TurnEnd::ChainOver),
        swept(2, 1),
        swept(7, 5),
        swept(11, 1),
        game_over(GameEnd::QuanEmpty),
    ];
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), "0,0,0,0,0,0,0,0,0,0,0,0 - 17,10");
    assert_eq!((turn.captured, turn.end), (13, Some(GameEnd::QuanEmpty)));
}

#[test]
fn dan_left_in_a_quan_cell_keep_the_game_going() {
    let turn = turn("2,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+", &Rules::classic());
    assert_eq!(turn.after.to_string(), "2,0,1,0,0,0,0,5,0,0,0,1 1 16,4");
    assert_eq!(turn.end, None);
}

#[test]
fn a_dan_sown_into_a_quan_cell_keeps_the_game_going_when_the_last_quan_is_taken() {
    let turn = turn("0,1,0,0,0,0,Q,0,1,0,2,0 0 0,0", "1-", &Rules::classic());
    assert_eq!(turn.after.to_string(), "1,0,0,0,0,0,0,0,0,0,0,0 1 13,0");
    assert_eq!((turn.captured, turn.end), (13, None));
}

#[test]
fn every_side_of_a_larger_board_collects_its_own_cells() {
    // 3+ drops into 4; 5 is empty, and 6 has the last quan.
    let before = "0,0,0,1,0,0,Q,2,0,0,0,0,0,3,0,0,0,1 0 0,-1,5";
    let turn = turn(before, "3+", &Rules::classic());
    assert_eq!(turn.after.to_string(), "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 - 11,1,9");
    assert_eq!(turn.end, Some(GameEnd::QuanEmpty));
}

#[test]
fn the_third_occurrence_of_a_position_ends_the_game() {
    let rules = Rules::classic();
    let start = "Q,1,0,0,0,0,Q,1,0,0,0,0 0 0,0";
    let mut game = game(start, THERE_AND_BACK, &rules);
    assert_eq!(game.position(), game.start(), "the second occurrence");
    assert_eq!(game.end(), None);
    for text in ["1+", "7+", "2-"] {
        assert_eq!(game.play(mv(text)).unwrap().end, None, "{text}");
    }
    let last = game.play(mv("8-")).unwrap();
    let events = [
        lap(8, &[7]),
        turn_ended(TurnEnd::AtQuanCell(cell(6))),
        swept(1, 1),
        swept(7, 1),
        game_over(GameEnd::Repetition),
    ];
    assert_eq!(last.events, events.concat());
    assert_eq!(last.after.to_string(), "Q,0,0,0,0,0,Q,0,0,0,0,0 - 1,1");
    assert_eq!(game.end(), Some(GameEnd::Repetition));
}

#[test]
fn stones_in_quan_cells_count_for_no_side_after_a_repetition() {
    let moves = format!("{THERE_AND_BACK} {THERE_AND_BACK}");
    let game = game("Q3,1,0,0,0,0,2,1,0,0,0,0 0 7,-4", &moves, &Rules::classic());
    assert_eq!(game.position().to_string(), "Q3,0,0,0,0,0,2,0,0,0,0,0 - 8,-3");
    assert_eq!(game.end(), Some(GameEnd::Repetition));
}

#[test]
fn a_position_first_reached_during_the_game_counts_from_then() {
    let start = "Q,1,0,0,0,0,Q,1,0,0,0,1 1 0,0";
    let mut game = game(start, "11+", &Rules::classic());
    // 11+ drops into quan cell 0, lifts 1 into 2, and ends before 3 and 4.
    assert_eq!(game.position().to_string(), "Q1,0,1,0,0,0,Q,1,0,0,0,0 0 0,0");
    for text in "2- 7+ 1+ 8- 2- 7+ 1+".split(' ') {
        assert_eq!(game.play(mv(text)).unwrap().end, None, "{text}");
    }
    assert_eq!(game.play(mv("8-")).unwrap().end, Some(GameEnd::Repetition));
}

#[test]
fn stores_do_not_matter_for_repetition() {
    // 9-: refill; 9 to 8, 7 to 6; captures 4, 2 and 0 behind 5, 3 and 1: five points.
    // 1+: refill; 1 to 2, 3 to 4, 5 to 6; captures 8 and 10 behind 7 and 9: three.
    // 11+: 11 to 0; captures 2, 4 and 6 behind 1, 3 and 5: seven.
    // 1+: refill; 1 to 2, 3 to 4, 5 to 6; then 7 and 8 are empty.
    // The cells are as before; side 0 has seven points fewer, side 1 seven more.
    let start = "1,0,2,0,2,0,1,0,0,0,0,0 1 0,0";
    let once = game(start, "9- 1+ 11+ 1+", &Rules::classic());
    assert_eq!(once.position().to_string(), "1,0,2,0,2,0,1,0,0,0,0,0 1 -7,7");
    let twice = game(start, "9- 1+ 11+ 1+ 9- 1+ 11+ 1+", &Rules::classic());
    assert_eq!(twice.position().to_string(), "1,0,0,0,0,0,1,0,0,0,0,0 - -10,14");
    assert_eq!(twice.end(), Some(GameEnd::Repetition));
}

#[test]
fn the_same_cells_with_another_side_to_move_are_another_position() {
    let start = "1,0,0,0,1,0,0,0,0,1,0,0 0 10,10";
    let rules = Rules::classic();
    let again = game(start, "4+ 9- 5- 8+", &rules);
    assert_eq!(again.position().to_string(), start, "the second occurrence");
    let other = game(start, "4+ 9- 5- 8+ 4+ 9- 5+ 7+ 3+ 9+ 2+ 10- 3+", &rules);
    let text = other.position().to_string();
    assert!(text.starts_with("1,0,0,0,1,0,0,0,0,1,0,0 1 "), "{text}");
    assert_eq!(other.end(), None);
}

#[test]
fn three_sides_repeat_a_position_after_two_rounds() {
    let start = "Q,1,0,0,0,0,Q,1,0,0,0,0,Q,1,0,0,0,0 0 0,0,0";
    let moves = "1+ 7+ 13+ 2- 8- 14- 1+ 7+ 13+ 2- 8-";
    let mut game = game(start, moves, &Rules::classic());
    assert_eq!(game.end(), None);
    assert_eq!(game.play(mv("14-")).unwrap().end, Some(GameEnd::Repetition));
    assert_eq!(game.position().to_string(), "Q,0,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 - 1,1,1");
}

#[test]
fn undo_takes_the_last_turn_back() {
    let rules = Rules::classic();
    let mut game = game("Q,1,0,0,3,0,Q2,0,4,0,0,0 0 0,0", "1+", &rules);
    let undone = game.undo().expect("a turn was played");
    let turn = undone.turn().expect("a turn");
    assert_eq!((turn.mv, turn.captured), (mv("1+"), 19));
    assert_eq!(game.position(), game.start());
    assert_eq!(game.turn_count(), 0);
    assert_eq!(game.undo(), None);
}

#[test]
fn undo_takes_back_the_end_of_a_game_and_its_repetition() {
    let rules = Rules::classic();
    let moves = format!("{THERE_AND_BACK} {THERE_AND_BACK}");
    let mut game = game("Q,1,0,0,0,0,Q,1,0,0,0,0 0 0,0", &moves, &rules);
    game.undo();
    assert_eq!(game.end(), None);
    assert_eq!(game.position().to_string(), "Q,1,0,0,0,0,Q,0,1,0,0,0 1 0,0");
    assert_eq!(game.play(mv("8-")).unwrap().end, Some(GameEnd::Repetition));
}

/// Asserts that the game refuses `text` for the reason `why` and does not change.
fn refuses(game: &mut Game, text: &str, why: IllegalMove, words: &str) {
    let before = game.clone();
    let refusal = game.play(mv(text)).unwrap_err();
    assert_eq!(refusal, why);
    let message = refusal.to_string();
    assert!(message.contains(text) && message.contains(words), "{message}");
    assert!(!message.contains('\n') && !message.ends_with('.'), "{message}");
    assert_eq!(game.position(), before.position());
    assert_eq!(game.entries(), before.entries());
}

#[test]
fn an_empty_cell_cannot_be_lifted() {
    let mut game = game("Q,0,1,0,0,0,Q,1,0,0,0,0 0 0,0", "", &Rules::classic());
    refuses(&mut game, "3+", IllegalMove::EmptyCell(mv("3+")), "cell 3 is empty");
}

#[test]
fn a_cell_of_another_side_cannot_be_lifted() {
    let mut game = game("Q,0,1,0,0,0,Q,1,0,0,0,0 0 0,0", "", &Rules::classic());
    refuses(&mut game, "7-", IllegalMove::NotYours(mv("7-"), side(1)), "side 1");
}

#[test]
fn a_quan_cell_cannot_be_lifted() {
    let mut game = game("Q,0,1,0,0,0,Q9,1,0,0,0,0 0 0,0", "", &Rules::classic());
    refuses(&mut game, "6+", IllegalMove::QuanCell(mv("6+")), "quan cell");
    refuses(&mut game, "0-", IllegalMove::QuanCell(mv("0-")), "quan cell");
}

#[test]
fn a_cell_that_does_not_exist_cannot_be_lifted() {
    let mut game = game("Q,0,1,0,0,0,Q,1,0,0,0,0 0 0,0", "", &Rules::classic());
    refuses(&mut game, "12+", IllegalMove::NoSuchCell(mv("12+")), "no cell 12");
    refuses(&mut game, "23-", IllegalMove::NoSuchCell(mv("23-")), "no cell 23");
}

#[test]
fn nothing_can_be_played_when_the_game_is_over() {
    let mut game = game("0,0,0,1,0,0,Q,2,0,0,0,0 0 0,0", "3+", &Rules::classic());
    refuses(&mut game, "7+", IllegalMove::GameOver(mv("7+")), "over");
    assert!(game.legal_moves().is_empty());
    assert!(!game.position().needs_refill());
}

#[test]
fn equal_points_share_a_rank_and_the_next_rank_counts_all_before_it() {
    let cells = "0,0,0,0,0,0,".repeat(4);
    let position = at(&format!("{} - 7,-3,12,7", cells.trim_end_matches(',')), &Rules::classic());
    let ranking: Vec<(usize, usize, i32)> = position
        .ranking()
        .iter()
        .map(|ranked| (ranked.rank, ranked.side.index(), ranked.points))
        .collect();
    assert_eq!(ranking, [(1, 2, 12), (2, 0, 7), (2, 3, 7), (4, 1, -3)]);
}
