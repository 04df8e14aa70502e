//! The end of games in which two borrowing sides put more and more dân on the board.

use crate::support::borrowers::{
    GROWERS, GROWN, growing_game, growing_moves, growing_rules, idle_moves,
};
use crate::support::*;
use o_an_quan::rules::{
    Departure, Game, GameEnd, Position, Record, Rules, Side, growth_limit, play,
};

#[test]
fn more_dan_than_the_limit_end_a_game_and_each_side_collects_its_row() {
    let game = growing_game(GROWN - 1);
    assert_eq!(game.end(), None);
    assert_eq!((game.position().dan_on_board(), game.growth_limit()), (56, 60));
    let game = growing_game(GROWN);
    assert_eq!(game.end(), Some(GameEnd::Growth));
    assert_eq!(game.end().expect("over").name(), "growth");
    // Five dân lie in each row; those in the quan cell count for nobody.
    assert_eq!(game.position().to_string(), "0,0,0,0,0,0,Q51,0,0,0,0,0 - -184,188");
}

#[test]
fn players_learn_of_the_limit_when_a_refill_can_reach_it() {
    let near = |turns: usize| growing_game(turns).growth_near();
    assert_eq!((near(0), near(GROWN - 1), near(GROWN)), (None, Some(56), None));
    // Without borrowing, no stones come from outside.
    let many = "Q26,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
    let rules = classic_with(&["refill=end"]);
    assert_eq!(Game::new(rules.clone(), at(many, &rules)).growth_near(), None);
}

#[test]
fn exactly_as_many_dan_as_the_limit_do_not_end_a_game() {
    // One dân fewer at the start, so that 60 lie on the board where 61 did.
    let rules = growing_rules();
    let moves = growing_moves(GROWN + 4).join(" ");
    let fewer = GROWERS.replace("Q10", "Q9");
    let start = at(&fewer, &rules);
    let mut game = Game::new(rules, start);
    for text in moves.split(' ').take(GROWN) {
        game.play(mv(text)).expect("legal");
    }
    assert_eq!((game.position().dan_on_board(), game.end()), (60, None));
    for text in moves.split(' ').skip(GROWN) {
        assert_eq!(game.end(), None);
        game.play(mv(text)).expect("legal");
    }
    assert_eq!(game.end(), Some(GameEnd::Growth));
}

#[test]
fn the_limit_follows_from_the_rules_and_the_start() {
    let of_start = |options: &[&str]| {
        let rules = classic_with(options);
        growth_limit(&rules, &Position::start(&rules, Side::NEAR))
    };
    assert_eq!(of_start(&[]), 60);
    assert_eq!(of_start(&["dan=10"]), 120);
    assert_eq!(of_start(&["quan_dan=20"]), 100);
    assert_eq!(of_start(&["sides=3"]), 90);
    assert_eq!(of_start(&["sides=4", "dan=4"]), 96);
    // At least ten more than lie on the board.
    assert_eq!(of_start(&["dan=1"]), 20);
    assert_eq!(of_start(&["quan=dan"]), 80);
    let crowded = at("Q30,9,0,0,0,0,Q5,7,0,0,0,0 0 0,0", &Rules::classic());
    assert_eq!(growth_limit(&Rules::classic(), &crowded), 61);
    // The board decides on the number of sides.
    let three = at("Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0", &Rules::classic());
    assert_eq!(growth_limit(&Rules::classic(), &three), 90);
}

#[test]
fn growth_comes_before_a_lack_of_progress() {
    // The sixty-eighth turn without a capture is the first after which more than 60 dân lie on the board.
    let moves = idle_moves();
    let rules = Rules::classic();
    let early = game(crate::support::borrowers::BORROWERS, &moves[..8].join(" "), &rules);
    let mut game = Game::new(rules, early.position().clone());
    for text in &moves[8..67] {
        assert_eq!(game.play(mv(text)).expect("legal").end, None);
    }
    assert_eq!(game.idle_turns(), 59);
    assert_eq!(game.play(mv(&moves[67])).expect("legal").end, Some(GameEnd::Growth));
}

#[test]
fn what_ends_the_game_on_the_board_comes_before_growth() {
    let (start, moves) = ("0,0,0,0,0,0,Q1,0,0,0,0,0 0 15,7", "2- 9- 3+ 9- 3+");
    let end = |refill: &str| {
        let rules = classic_with(&["dan=1", refill]);
        let game = game(start, moves, &rules);
        assert_eq!(game.growth_limit(), 12);
        game.end()
    };
    // Thirteen dân lie on the board, and the next side has an empty row and four points.
    assert_eq!(end("refill=borrow"), Some(GameEnd::Growth));
    assert_eq!(end("refill=end"), Some(GameEnd::CannotRefill));
}

#[test]
fn undo_takes_back_the_end_by_growth() {
    let mut ended = growing_game(GROWN);
    ended.undo();
    assert_eq!(ended, growing_game(GROWN - 1));
}

#[test]
fn a_turn_by_itself_knows_no_growth() {
    let before = growing_game(GROWN - 1).position().clone();
    assert_eq!(play(&growing_rules(), &before, mv("4+")).expect("legal").end, None);
}

#[test]
fn a_record_that_goes_on_past_growth_opens_and_may_grow_further() {
    let rules = growing_rules();
    let text = format!("{GROWERS}; {}", growing_moves(GROWN + 4).join(" "));
    let mut game = Record::parse(&text, &rules).expect("the record opens").game;
    assert_eq!((game.end(), game.turn_count()), (None, GROWN + 4));
    assert_eq!(game.turn(GROWN - 1).expect("a turn").passed, Some(GameEnd::Growth));
    // Ten more than lay there.
    assert_eq!(game.growth_limit(), 71);
    for text in growing_moves(GROWN + 44).into_iter().skip(GROWN + 4) {
        assert_eq!(game.end(), None);
        game.play(mv(text)).expect("legal");
    }
    assert_eq!(game.end(), Some(GameEnd::Growth));
    let record = Record::of(game.clone()).to_string();
    assert!(record.contains("growth\"]"), "{record}");
    let read = Record::parse(&record, &rules).expect("the record opens").game;
    assert_eq!(read, game);
}

#[test]
fn a_record_says_whether_it_went_on_at_the_turn_that_ends_the_game_by_growth() {
    let rules = growing_rules();
    let ended = Record::of(growing_game(GROWN)).to_string();
    let read = |text: &str| Record::parse(text, &rules).expect("the record opens").game;
    assert_eq!(read(&ended).end(), Some(GameEnd::Growth));
    let result = ended.lines().find(|line| line.starts_with("[Result")).expect("a result");
    let open = ended.replace(result, "[Result \"*\"]");
    assert_eq!(read(&open).end(), None);
}

#[test]
fn an_illegal_move_past_growth_is_refused_and_changes_nothing() {
    let mut game = growing_game(GROWN);
    let before = game.clone();
    game.replay(mv("1-")).expect_err("it is the other side's cell");
    assert_eq!(game, before);
    game.replay_departure(Departure::Resigned(side(1))).expect("may resign");
    assert_eq!(game.end(), Some(GameEnd::Resigned));
    assert_eq!(game.turn(GROWN - 1).expect("a turn").passed, Some(GameEnd::Growth));
}

#[test]
fn a_record_without_progress_at_a_turn_of_growth_keeps_its_end() {
    // Written by a version that knew the limit of turns without a capture, but no growth.
    let moves = idle_moves();
    let rules = Rules::classic();
    let early = game(crate::support::borrowers::BORROWERS, &moves[..8].join(" "), &rules);
    let mut game = Game::new(rules.clone(), early.position().clone());
    for text in &moves[8..68] {
        game.play(mv(text)).expect("legal");
    }
    let ended = Record::of(game).to_string();
    let old = ended.replace("growth", "no-progress");
    assert_ne!(old, ended);
    let read = Record::parse(&old, &rules).expect("the record opens");
    assert_eq!(read.game.end(), Some(GameEnd::NoProgress));
    assert_eq!(read.to_string(), old);
}

#[test]
fn a_round_that_ends_by_growth_counts_with_the_points_it_has() {
    let rules = Rules { series: o_an_quan::rules::Series::Fields, ..growing_rules() };
    let mut rounds = Game::new(rules.clone(), at(GROWERS, &rules));
    for text in growing_moves(GROWN) {
        rounds.play(mv(text)).expect("legal");
    }
    assert_eq!(rounds.end(), Some(GameEnd::Growth));
    let points = rounds.match_points();
    assert_eq!((points[side(0)], points[side(1)]), (-184, 188));
}

#[test]
fn each_round_has_a_limit_of_its_own() {
    let rules = classic_with(&["series=fields"]);
    // The first round begins with 60 dân on the board and ends with its first turn.
    let start = "0,0,0,1,0,0,Q,1,0,0,0,58 0 80,29";
    let mut rounds = Game::new(rules.clone(), at(start, &rules));
    assert_eq!(rounds.growth_limit(), 70);
    rounds.play(mv("3+")).expect("legal");
    assert!(rounds.end().is_some() && rounds.begin_round());
    assert_eq!(rounds.growth_limit(), 60);
}
