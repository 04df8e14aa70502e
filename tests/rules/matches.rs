//! Matches of several rounds: sales, the next round, the end of a match.

use crate::support::*;
use o_an_quan::rules::{
    CannotDepart, Departure, Game, GameEntry, IllegalMove, MatchResult, Position, Record, Rules,
    Side,
};

/// The moves of side 0 that end a round: 3+ sows into 4 and captures the last quan in 6. The cells 4
/// and 7 then hold one dân each.
const LAST: &str = "3+";

/// Returns the classic rules of a match of rounds with these options.
fn fields(options: &[&str]) -> Rules {
    classic_with(&[&["series=fields"], options].concat())
}

/// Returns a match whose first round is one move from its end, with these letters behind the empty
/// cells 5, 9, 10 and 11. It ends with `near` to `far` points.
fn before_last(rules: &Rules, letters: [&str; 4], [near, far]: [i32; 2]) -> Game {
    let [five, nine, ten, eleven] = letters;
    let stores = format!("{},{}", near - 11, far - 1);
    let cells = format!("0,0,0,1,0,0{five},Q,1,0,0{nine},0{ten},0{eleven}");
    Game::new(rules.clone(), at(&format!("{cells} 0 {stores}"), rules))
}

/// Returns that match after the end of its first round.
fn after_round(rules: &Rules, letters: [&str; 4], points: [i32; 2]) -> Game {
    let mut rounds = before_last(rules, letters, points);
    let turn = rounds.play(mv(LAST)).expect("legal");
    assert_eq!([0, 1].map(|index| turn.after.store(side(index))), points);
    rounds
}

/// Returns the start of the round after one that ended with these points.
fn next(rules: &Rules, letters: [&str; 4], points: [i32; 2]) -> String {
    let start = after_round(rules, letters, points).next_start();
    start.map_or("none".to_owned(), |start| start.to_string())
}

const NONE: [&str; 4] = ["", "", "", ""];

#[test]
fn the_loser_sells_a_cell_for_each_full_ten_points() {
    let rules = fields(&["half=no"]);
    for (points, start) in [
        ([40, 31], "Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0"),
        ([40, 30], "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0"),
        ([44, 25], "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0"),
        ([45, 25], "Q,5,5,5,5,5,Q,5,5,5,5x,5x 1 0,0"),
        ([25, 45], "Q,5,5,5,5x,5x,Q,5,5,5,5,5 0 0,0"),
    ] {
        assert_eq!(next(&rules, NONE, points), start, "{points:?}");
    }
}

#[test]
fn the_rest_of_a_lead_is_worth_half_a_cell() {
    let rules = fields(&[]);
    for (points, start) in [
        ([36, 35], "Q,5,5,5,5,5,Q,5,5,5,5,5h 1 0,0"),
        ([40, 31], "Q,5,5,5,5,5,Q,5,5,5,5,5h 1 0,0"),
        ([40, 30], "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0"),
        ([40, 29], "Q,5,5,5,5,5,Q,5,5,5,5h,5x 1 0,0"),
        ([29, 40], "Q,5,5,5,5h,5x,Q,5,5,5,5,5 0 0,0"),
    ] {
        assert_eq!(next(&rules, NONE, points), start, "{points:?}");
    }
}

#[test]
fn two_halves_of_a_cell_make_the_whole() {
    let rules = fields(&[]);
    let half = ["", "", "", "h"];
    assert_eq!(next(&rules, half, [40, 35]), "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0");
    assert_eq!(next(&rules, half, [40, 30]), "Q,5,5,5,5,5,Q,5,5,5,5h,5x 1 0,0");
    assert_eq!(next(&rules, half, [45, 30]), "Q,5,5,5,5,5,Q,5,5,5,5x,5x 1 0,0");
}

#[test]
fn the_winner_first_gets_back_the_cell_that_it_sold_last() {
    let rules = fields(&[]);
    let sold = ["", "", "h", "x"];
    assert_eq!(next(&rules, sold, [30, 35]), "Q,5,5,5,5,5,Q,5,5,5,5,5x 0 0,0");
    assert_eq!(next(&rules, sold, [30, 40]), "Q,5,5,5,5,5,Q,5,5,5,5,5h 0 0,0");
    assert_eq!(next(&rules, sold, [30, 45]), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0");
    assert_eq!(next(&rules, sold, [30, 50]), "Q,5,5,5,5,5h,Q,5,5,5,5,5 0 0,0");
    let one = ["", "", "", "x"];
    assert_eq!(next(&rules, one, [10, 34]), "Q,5,5,5,5h,5x,Q,5,5,5,5,5 0 0,0");
    let two = ["", "", "x", "x"];
    let whole = fields(&["half=no"]);
    assert_eq!(next(&whole, two, [20, 30]), "Q,5,5,5,5,5,Q,5,5,5,5,5x 0 0,0");
    assert_eq!(next(&whole, two, [20, 40]), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0");
}

#[test]
fn with_a_threshold_the_loser_sells_one_cell_below_three_sevenths_of_the_points() {
    let rules = fields(&["sale=threshold"]);
    // 70 points: three sevenths are 30.
    assert_eq!(next(&rules, NONE, [41, 29]), "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0");
    assert_eq!(next(&rules, NONE, [40, 30]), "Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0");
    assert_eq!(next(&rules, NONE, [69, 1]), "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0");
    // 65 points: three sevenths are 27 and 6/7.
    assert_eq!(next(&rules, NONE, [38, 27]), "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0");
    assert_eq!(next(&rules, NONE, [37, 28]), "Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0");
}

#[test]
fn points_left_in_quan_cells_lay_in_the_round_too() {
    let rules = fields(&["sale=threshold", "ending=pieces"]);
    // 14 dân stay in 0, so 70 points lay in the round; 27 are fewer than three sevenths of them.
    let start = at("14,0,0,1,0,0,Q,1,0,0,0,0 0 16,28", &rules);
    let mut rounds = Game::new(rules.clone(), start);
    rounds.play(mv(LAST)).expect("legal");
    assert_eq!(rounds.position().to_string(), "14,0,0,0,0,0,0,0,0,0,0,0 - 27,29");
    let start = rounds.next_start().expect("another round").to_string();
    assert_eq!(start, "Q,5,5,5,5,5x,Q,5,5,5,5,5 0 0,0");
}

#[test]
fn a_sold_cell_can_become_a_pond_and_return() {
    let rules = fields(&["sold=pond"]);
    assert_eq!(next(&rules, NONE, [45, 27]), "Q,5,5,5,5,5,Q,5,5,5,5,0o 1 0,0");
    assert_eq!(next(&rules, ["", "", "o", "o"], [25, 35]), "Q,5,5,5,5,5,Q,5,5,5,5,0o 0 0,0");
}

#[test]
fn everything_but_ownership_is_put_back_between_rounds() {
    let rules = fields(&["dan=7", "quan_dan=3", "handicap=1:7+8:5"]);
    assert_eq!(next(&rules, NONE, [35, 25]), "Q3,7,7,7,7,7,Q3,7,7,7,7,7x 1 0,0");
    let dan = fields(&["quan=dan", "half=no"]);
    let start = at("0,0,0,1,0,0,10,1,0,0,0,0 0 30,29", &dan);
    let mut rounds = Game::new(dan, start);
    rounds.play(mv(LAST)).expect("legal");
    let start = rounds.next_start().expect("another round").to_string();
    assert_eq!(start, "10,5,5,5,5,5,10,5,5,5,5,5x 1 0,0");
}

#[test]
fn after_a_drawn_round_the_side_that_did_not_begin_it_begins() {
    assert_eq!(next(&fields(&[]), NONE, [35, 35]), "Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0");
    let rules = fields(&[]);
    // 9- drops into 8 and captures the last quan in 6 behind 7.
    let start = at("0,1,0,0,0,0,Q,0,0,1,0,0 1 34,24", &rules);
    let mut rounds = Game::new(rules, start);
    rounds.play(mv("9-")).expect("legal");
    assert_eq!(rounds.position().to_string(), "0,0,0,0,0,0,0,0,0,0,0,0 - 35,35");
    assert_eq!(rounds.next_start().expect("a round").to_move(), Some(Side::NEAR));
}

#[test]
fn a_match_ends_when_a_side_has_sold_enough_cells_wholly() {
    let two_and_a_half = ["", "h", "x", "x"];
    let rules = fields(&[]);
    let rounds = after_round(&rules, two_and_a_half, [36, 34]);
    assert_eq!(rounds.match_result(), Some(MatchResult::Won(Side::NEAR)));
    assert_eq!((rounds.next_start(), rounds.clone().begin_round()), (None, false));
    let more = fields(&["fields_lost=4"]);
    assert_eq!(after_round(&more, two_and_a_half, [36, 34]).match_result(), None);
    let rounds = after_round(&more, two_and_a_half, [44, 34]);
    assert_eq!(rounds.match_result(), None, "three and a half");
    let rounds = after_round(&more, two_and_a_half, [46, 34]);
    assert_eq!(rounds.match_result(), Some(MatchResult::Won(Side::NEAR)), "four");
}

#[test]
fn nobody_sells_more_than_five_cells() {
    let rounds = after_round(&fields(&["fields_lost=5"]), NONE, [-60, 130]);
    assert_eq!(rounds.match_result(), Some(MatchResult::Won(Side::FAR)));
    assert_eq!(rounds.fields().sold_cells(Side::NEAR), 5);
    assert_eq!(rounds.fields().sold_halves(Side::FAR), 0);
}

#[test]
fn after_the_last_round_more_fields_win_then_more_points() {
    let won = |side| Some(MatchResult::Won(side));
    let last = |options: &[&str], letters, points| {
        after_round(&fields(&[&["rounds=1"], options].concat()), letters, points).match_result()
    };
    assert_eq!(last(&[], NONE, [36, 34]), won(Side::NEAR));
    assert_eq!(last(&[], NONE, [35, 35]), Some(MatchResult::Drawn));
    assert_eq!(last(&["half=no"], NONE, [34, 36]), won(Side::FAR), "by points");
    let lost_before = ["", "", "", "x"];
    assert_eq!(last(&[], lost_before, [34, 36]), won(Side::NEAR), "half a field ahead");
    assert_eq!(last(&[], lost_before, [30, 40]), won(Side::FAR), "by points");
    let two_rounds = after_round(&fields(&["rounds=2"]), NONE, [36, 34]);
    assert_eq!(two_rounds.match_result(), None);
}

#[test]
fn a_round_that_a_side_resigns_is_lost_by_all_its_points() {
    for departure in [Departure::Resigned(side(0)), Departure::OutOfTime(side(0))] {
        let rules = fields(&["sale=threshold"]);
        let start = Position::start(&rules, Side::NEAR);
        let mut rounds = Game::new(rules, start);
        rounds.depart(departure).expect("possible");
        let points = rounds.match_points();
        assert_eq!([0, 1].map(|index| points[side(index)]), [0, 70]);
        let next = rounds.next_start().expect("another round").to_string();
        assert_eq!(next, "Q,5,5,5,5,5x,Q,5,5,5,5,5 0 0,0");
    }
    // By the difference, 70 points are seven cells; side 0 has five.
    let rules = fields(&["fields_lost=5"]);
    let mut rounds = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    rounds.depart(Departure::Resigned(side(0))).expect("possible");
    assert_eq!(rounds.match_result(), Some(MatchResult::Won(Side::FAR)));
}

#[test]
fn an_agreed_stop_counts_with_the_points_it_has() {
    let rules = fields(&[]);
    let start = at("Q,1,2,3,0,0,Q,1,0,0,0,0 0 20,9", &rules);
    let mut rounds = Game::new(rules, start);
    rounds.depart(Departure::Stopped).expect("possible");
    // 26 to 10: a cell and a half.
    let next = rounds.next_start().expect("another round").to_string();
    assert_eq!(next, "Q,5,5,5,5,5,Q,5,5,5,5h,5x 1 0,0");
}

#[test]
fn the_next_round_begins_with_the_sale() {
    let mut rounds = after_round(&fields(&[]), NONE, [40, 30]);
    assert_eq!((rounds.round_number(), rounds.is_over()), (1, false));
    assert!(rounds.begin_round());
    let turn = rounds.play(mv("7+")).expect("legal");
    // Side 1 begins: 7+ sows into 8 to 11 and 0, lifts 1, sows into 2 to 6, lifts 7: empty; 8 has 6.
    assert_eq!((turn.side, turn.captured), (side(1), 6));
    assert_eq!(turn.after.to_string(), "Q1,0,6,6,6,6,Q1,0,0,6,6,6x 0 0,6");
    assert_eq!((rounds.round_number(), rounds.turn_count()), (2, 2));
    assert_eq!(rounds.rounds().count(), 2);
    let sales: Vec<_> = rounds.entries().iter().filter_map(GameEntry::sale).collect();
    let changes = sales.iter().flat_map(|sale| sale.changes());
    let changes: Vec<_> = changes.map(|change| (change.cell.index(), change.winner())).collect();
    assert_eq!(changes, [(11, Some(side(0)))]);
}

#[test]
fn undo_goes_back_through_the_rounds() {
    let mut rounds = before_last(&fields(&[]), NONE, [40, 30]);
    let mut earlier = vec![rounds.clone()];
    rounds.play(mv(LAST)).expect("legal");
    earlier.push(rounds.clone());
    assert!(rounds.begin_round());
    assert!(!rounds.begin_round(), "a round under way");
    earlier.push(rounds.clone());
    rounds.play(mv("7+")).expect("legal");
    for (entries, before) in earlier.iter().enumerate() {
        assert_eq!(rounds.up_to(entries), *before);
    }
    for before in earlier.iter().rev() {
        assert!(rounds.undo().is_some());
        assert_eq!(rounds, *before);
    }
    assert_eq!(rounds.undo(), None);
}

#[test]
fn nobody_moves_or_leaves_between_two_rounds() {
    let mut rounds = after_round(&fields(&[]), NONE, [40, 30]);
    let before = rounds.clone();
    let refused = Err(IllegalMove::GameOver(mv("7+")));
    assert_eq!(rounds.play(mv("7+")).map(drop), refused);
    let stop = Departure::Stopped;
    assert_eq!(rounds.depart(stop).map(drop), Err(CannotDepart::GameOver(stop)));
    assert_eq!(rounds, before);
}

#[test]
fn repetition_and_lack_of_progress_are_counted_anew_in_each_round() {
    let rules = fields(&[]);
    let start = at("Q,1,0,0,0,0,Q,1,0,0,0,0 0 24,24", &rules);
    let mut rounds = Game::new(rules, start);
    rounds.play(mv("1+")).expect("legal");
    assert_eq!((rounds.idle_turns(), rounds.positions().count()), (1, 2));
    rounds.depart(Departure::Stopped).expect("possible");
    assert!(rounds.begin_round());
    assert_eq!((rounds.idle_turns(), rounds.positions().count()), (0, 1));
}

#[test]
fn nothing_can_be_played_after_a_match() {
    let mut rounds = after_round(&fields(&["rounds=1"]), NONE, [40, 30]);
    let refused = Err(IllegalMove::GameOver(mv("7+")));
    assert_eq!(rounds.play(mv("7+")).map(drop), refused);
}

#[test]
fn a_single_game_has_no_next_round() {
    let rounds = after_round(&Rules::classic(), NONE, [40, 30]);
    assert_eq!((rounds.match_result(), rounds.next_start()), (None, None));
}

#[test]
fn a_match_needs_two_sides() {
    for text in ["classic series=fields sides=3", "classic sides=4 series=fields"] {
        let refused = text.parse::<Rules>().expect_err(text).to_string();
        assert!(refused.contains("series=fields") && refused.contains("two"), "{refused}");
    }
    let three = "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 0 0,0,0";
    let refused = Record::parse(three, &fields(&[])).expect_err(three).to_string();
    assert!(refused.contains("board of 3 sides"), "{refused}");
}

#[test]
fn a_record_has_one_line_of_moves_a_round() {
    let mut rounds = after_round(&fields(&[]), NONE, [40, 30]);
    assert!(rounds.begin_round());
    rounds.play(mv("7+")).expect("legal");
    rounds.play(mv("11-")).expect("side 0 owns cell 11");
    let text = Record::of(rounds.clone()).to_string();
    let expected = "[Rules \"classic series=fields\"]\n\
                    [Start \"0,0,0,1,0,0,Q,1,0,0,0,0 0 29,29\"]\n\n3+\n7+ 11-\n";
    assert_eq!(text, expected);
    let read = Record::parse(&text, &Rules::classic()).expect("a record");
    assert_eq!(read.game, rounds);
    assert_eq!(read.to_string(), text);
}

#[test]
fn the_result_of_a_match_follows_from_its_record() {
    let text = "[Rules \"classic series=fields rounds=2\"]\n\
                [Start \"0,0,0,1,0,0,Q,1,0,0,0,0 0 29,29\"]\n\n3+\n7+ stop\n";
    let read = Record::parse(text, &Rules::classic()).expect("a record");
    assert_eq!(read.game.match_result(), Some(MatchResult::Won(Side::NEAR)));
    let written = read.to_string();
    assert!(written.contains("\n[Result \"match=0\"]\n"), "{written}");
    let again = Record::parse(&written, &Rules::classic()).expect("a record");
    assert_eq!(again.game, read.game);
    let other = Record::parse(&written.replace("match=0", "match=-"), &Rules::classic());
    let refused = other.expect_err("another result").to_string();
    assert!(refused.contains("match=-") && refused.contains("match=0"), "{refused}");
}
