//! Departures: resigning, running out of time, agreeing to stop.

use crate::support::{at, classic_with, game, game_over, mv, side, swept};
use o_an_quan::ai::{Control, LEVELS, Level, Limits, analyze, choose, margin};
use o_an_quan::rules::{
    CannotDepart, Departure, Game, GameEnd, GameEntry, Position, Record, Rules, Side,
};

const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";

fn resigned(index: usize) -> Departure {
    Departure::Resigned(side(index))
}

fn out_of_time(index: usize) -> Departure {
    Departure::OutOfTime(side(index))
}

/// Returns the ranks of the sides, in side order.
fn ranks(position: &Position) -> Vec<usize> {
    let mut ranking = position.ranking();
    ranking.sort_by_key(|ranked| ranked.side.index());
    ranking.iter().map(|ranked| ranked.rank).collect()
}

/// Returns a game with `sides` sides after `turns` turns.
fn many(sides: usize, turns: usize) -> Game {
    let rules = classic_with(&[&format!("sides={sides}")]);
    let start = Position::start(&rules, Side::NEAR);
    let mut game = Game::new(rules, start);
    for _ in 0..turns {
        play(&mut game);
    }
    game
}

/// Plays the first legal move.
fn play(game: &mut Game) {
    let mv = game.legal_moves()[0];
    game.play(mv).expect("a listed move is legal");
}

#[test]
fn a_side_that_resigns_loses_regardless_of_points() {
    let mut game = game("Q,0,0,2,0,0,Q,1,0,0,0,0 1 60,3", "", &Rules::classic());
    let departure = game.depart(resigned(0)).expect("side 0 may resign out of turn").clone();
    assert_eq!(departure.events, [swept(3, 2), swept(7, 1), game_over(GameEnd::Resigned)].concat());
    assert_eq!(game.end(), Some(GameEnd::Resigned));
    assert_eq!(game.position().to_string(), "Q,0,0,0,0,0,Q,0,0,0,0,0 - 62,4");
    assert_eq!(ranks(game.position()), [2, 1]);
    assert!(game.legal_moves().is_empty());
}

#[test]
fn a_side_out_of_time_loses() {
    let mut game = game(START, "2+", &Rules::classic());
    game.depart(out_of_time(1)).expect("side 1 is to move");
    assert_eq!(game.end(), Some(GameEnd::OutOfTime));
    assert_eq!(ranks(game.position()), [1, 2]);
}

#[test]
fn an_agreed_stop_counts_own_cells_and_nothing_in_quan_cells() {
    let mut game = game("Q3,0,1,2,0,0,Q,1,0,0,0,7 0 10,5", "", &Rules::classic());
    game.depart(Departure::Stopped).expect("a game under way can be stopped");
    assert_eq!(game.end(), Some(GameEnd::Stopped));
    assert_eq!(game.position().to_string(), "Q3,0,0,0,0,0,Q,0,0,0,0,0 - 13,13");
    assert_eq!(ranks(game.position()), [1, 1]);
}

#[test]
fn with_three_sides_the_turns_of_a_departed_side_are_skipped() {
    let mut game = many(3, 1);
    assert_eq!(game.position().to_move(), Some(side(1)));
    let cells = game.position().to_string();
    game.depart(resigned(1)).expect("side 1 may resign");
    assert_eq!(game.end(), None);
    assert_eq!(game.position().to_move(), Some(side(2)));
    // The cells stay in play.
    assert_eq!(game.position().to_string(), cells.replace(" 1 ", " 2 "));
    for next in [0, 2, 0] {
        play(&mut game);
        assert_eq!(game.position().to_move(), Some(side(next)));
    }
}

#[test]
fn a_departure_out_of_turn_does_not_pass_the_turn() {
    let mut game = many(4, 1);
    game.depart(resigned(3)).expect("side 3 may resign");
    assert_eq!(game.position().to_move(), Some(side(1)));
    for next in [2, 0] {
        play(&mut game);
        assert_eq!(game.position().to_move(), Some(side(next)));
    }
}

#[test]
fn the_last_remaining_side_wins() {
    let mut game = many(4, 1);
    for (departure, end) in
        [(out_of_time(1), None), (resigned(0), None), (out_of_time(2), Some(GameEnd::OutOfTime))]
    {
        game.depart(departure).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(game.end(), end, "{departure}");
    }
    let best = game.position().ranking()[0];
    assert_eq!((best.rank, best.side), (1, side(3)));
}

#[test]
fn departed_sides_rank_last_and_equal_points_share_a_rank() {
    let rules = classic_with(&["sides=4"]);
    let text = "Q,0,0,0,0,1,Q,0,0,0,0,1,Q,0,0,0,0,1,Q,0,0,0,0,1 0 50,3,50,3";
    let mut game = Game::new(rules.clone(), at(text, &rules));
    game.depart(resigned(2)).expect("side 2 may resign");
    game.depart(resigned(0)).expect("side 0 may resign");
    game.depart(Departure::Stopped).expect("the others may stop");
    assert_eq!(ranks(game.position()), [3, 1, 3, 1]);
}

#[test]
fn impossible_departures_are_refused() {
    let mut over = game("Q,0,0,2,0,0,Q,1,0,0,0,0 0 0,0", "", &Rules::classic());
    over.depart(Departure::Stopped).expect("a game under way can be stopped");
    let mut running = many(3, 1);
    running.depart(resigned(2)).expect("side 2 may resign");
    for (game, departure, why) in [
        (&over, resigned(0), CannotDepart::GameOver(resigned(0))),
        (&over, Departure::Stopped, CannotDepart::GameOver(Departure::Stopped)),
        (&running, resigned(3), CannotDepart::NoSuchSide(resigned(3))),
        (&running, resigned(2), CannotDepart::AlreadyDeparted(resigned(2))),
        (&running, out_of_time(2), CannotDepart::AlreadyDeparted(out_of_time(2))),
        (&running, out_of_time(0), CannotDepart::NotToMove(out_of_time(0), side(1))),
    ] {
        let mut after = game.clone();
        assert_eq!(after.depart(departure).expect_err("refused"), why);
        assert_eq!(after.position(), game.position());
        assert_eq!(after.entries(), game.entries());
        assert!(why.to_string().starts_with(&departure.to_string()), "{why}");
    }
}

#[test]
fn a_turn_that_passes_to_a_side_that_cannot_refill_ends_the_game() {
    let rules = classic_with(&["sides=3", "refill=end"]);
    let text = "Q,1,0,0,0,0,Q,0,0,0,0,0,Q,2,0,0,0,0 0 9,4,0";
    let mut game = Game::new(rules.clone(), at(text, &rules));
    game.depart(resigned(0)).expect("side 0 may resign");
    assert_eq!(game.end(), Some(GameEnd::CannotRefill));
    assert_eq!(game.position().store(side(2)), 2);
    // If that side has left, the next side decides.
    let mut game = Game::new(rules.clone(), at(text, &rules));
    game.depart(resigned(1)).expect("side 1 may resign");
    game.play(mv("1+")).expect("a legal move");
    assert_eq!((game.end(), game.position().to_move()), (None, Some(side(2))));
}

#[test]
fn a_departure_makes_a_new_position_only_when_the_turn_passes() {
    let mut game = many(4, 1);
    assert_eq!(game.positions().count(), 2);
    game.depart(resigned(3)).expect("side 3 may resign");
    assert_eq!(game.positions().count(), 2);
    game.depart(resigned(1)).expect("side 1 may resign");
    let passed = game.positions().last().expect("a game has a start");
    assert_eq!((game.positions().count(), passed.to_move()), (3, Some(side(2))));
}

#[test]
fn a_departure_can_be_undone() {
    let mut game = many(3, 2);
    let before = game.position().clone();
    game.depart(resigned(2)).expect("side 2 may resign");
    let undone = game.undo().expect("a side has resigned");
    assert_eq!(undone.departure().map(|departure| departure.how), Some(resigned(2)));
    assert_eq!(game.position(), &before);
    assert!(game.departures().next().is_none());
    // The latest entry goes first, whether turn or departure.
    game.depart(resigned(2)).expect("side 2 may resign");
    game.depart(Departure::Stopped).expect("the others may stop");
    let kinds = std::iter::from_fn(|| game.undo()).map(|entry| entry.turn().is_some());
    assert_eq!(kinds.collect::<Vec<_>>(), [false, false, true, true]);
    assert_eq!((game.end(), game.position()), (None, game.start()));
}

#[test]
fn turns_are_found_among_departures_after_any_undo() {
    let mut game = many(4, 1);
    game.depart(resigned(3)).expect("side 3 may resign");
    play(&mut game);
    play(&mut game);
    game.depart(Departure::Stopped).expect("the others may stop");
    let is_turn = |entry: &&GameEntry| entry.turn().is_some();
    loop {
        let turns: Vec<_> = game.entries().iter().filter_map(GameEntry::turn).collect();
        assert_eq!(game.turns().collect::<Vec<_>>(), turns);
        assert_eq!(game.turn_count(), turns.len());
        for index in 0..=turns.len() {
            assert_eq!(game.turn(index), turns.get(index).copied());
        }
        for entries in 0..=game.entries().len() {
            let count = game.entries()[..entries].iter().filter(is_turn).count();
            assert_eq!(game.turns_in(entries), count);
            assert_eq!(game.up_to(entries).turn_count(), count);
            assert_eq!(game.up_to(entries).turns().count(), count);
        }
        if game.undo().is_none() {
            return;
        }
    }
}

#[test]
fn a_record_lists_departures_among_the_moves() {
    let mut game = many(4, 1);
    game.depart(resigned(3)).expect("side 3 may resign");
    play(&mut game);
    play(&mut game);
    game.depart(out_of_time(0)).expect("side 0 is to move");
    game.depart(Departure::Stopped).expect("the others may stop");
    let record = Record::of(game);
    let text = record.to_string();
    let moves: Vec<String> = record.game.turns().map(|turn| turn.mv.to_string()).collect();
    let [first, second, third] = moves.as_slice() else { panic!("{moves:?}") };
    let words = format!("\n\n{first} resign:3 {second} {third} time:0 stop\n");
    assert!(text.ends_with(&words), "{text}");
    assert!(text.contains(" stopped\"]"), "{text}");
    let back = Record::parse(&text, &Rules::classic()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(back.game.position(), record.game.position());
    assert_eq!(back.game.entries(), record.game.entries());
    assert_eq!(back.to_string(), text);
}

#[test]
fn who_does_not_come_back_loses_without_having_resigned() {
    let mut game = many(2, 2);
    game.depart(Departure::Gone(side(1))).expect("side 1 may be gone although it is not to move");
    assert_eq!(game.end(), Some(GameEnd::Gone));
    assert_eq!(ranks(game.position()), [1, 2]);
    let text = Record::of(game.clone()).to_string();
    assert!(text.contains(" gone:1") && text.contains(" gone\"]"), "{text}");
    let back = Record::parse(&text, &Rules::classic()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(back.game.entries(), game.entries());
}

#[test]
fn a_record_with_an_impossible_departure_is_refused_with_its_place() {
    for (text, column, words) in [
        ("2+ resign:2", 4, "there is no such side"),
        ("2+ time:0", 4, "only side 1, which is to move"),
        ("2+ stop resign:0", 9, "the game is over"),
        ("2+ stop 9-", 9, "the game is over"),
        ("2+ resign", 4, "resign:SIDE, time:SIDE or gone:SIDE; stop"),
        ("2+ resign:01", 4, "\"resign:01\""),
        ("2+ Stop", 4, "\"Stop\""),
        ("2+ stop:0", 4, "\"stop:0\""),
    ] {
        let error = Record::parse(text, &Rules::classic()).expect_err(text);
        assert_eq!((error.line, error.column), (1, column), "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
    let record_text = "[Result \"35,35 resigned\"]\n2+ stop";
    let error = Record::parse(record_text, &Rules::classic()).expect_err(record_text).to_string();
    assert!(error.starts_with("line 1, character 10") && error.contains("stopped"), "{error}");
}

#[test]
fn the_first_mover_is_inferred_from_the_moves_and_departures() {
    for (text, first) in [("resign:0", 0), ("time:1", 1), ("stop", 0), ("8+ resign:0", 1)] {
        let record = Record::parse(text, &Rules::classic()).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(record.game.start().to_move(), Some(side(first)), "{text}");
    }
}

#[test]
fn a_departure_does_not_count_as_the_first_turn() {
    let rules = classic_with(&["sides=3", "first_quan=forbidden"]);
    let start = Position::start(&rules, Side::NEAR);
    let took = |game: &mut Game| game.play(mv("5+")).expect("a legal move").captured;
    let mut allowed = Game::new(classic_with(&["sides=3"]), start.clone());
    allowed.depart(resigned(2)).expect("side 2 may resign");
    assert!(took(&mut allowed) >= 10);
    let mut barred = Game::new(rules, start);
    barred.depart(resigned(2)).expect("side 2 may resign");
    assert_eq!(took(&mut barred), 0);
}

#[test]
fn every_level_plays_on_after_a_departure() {
    for level in LEVELS.iter().map(|data| data.level).filter(|level| *level != Level::Master) {
        let mut game = many(4, 1);
        game.depart(resigned(1)).expect("side 1 may resign");
        for _ in 0..6 {
            let to_move = game.position().to_move().expect("the game continues");
            assert_ne!(to_move, side(1));
            let mv = choose(level, &game, 7, &Control::default()).expect("a move");
            game.play(mv).expect("a level plays legal moves");
        }
    }
}

#[test]
fn a_search_skips_departed_sides_and_counts_against_the_others_only() {
    let mut game = many(3, 2);
    game.depart(resigned(1)).expect("side 1 may resign");
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let found = analyze(&game, &limits, &Control::default()).expect("the game continues");
    for mv in &found.pv {
        assert_ne!(mv.cell.owner(), Some(side(1)), "{:?}", found.pv);
        game.play(*mv).expect("the line is legal");
    }

    let rules = classic_with(&["sides=3"]);
    let rich = "Q,1,0,0,0,0,Q,0,0,0,0,1,Q,1,0,0,0,0 0 5,90,3";
    let mut game = Game::new(rules.clone(), at(rich, &rules));
    assert_eq!(margin(game.position(), side(0)), -85);
    game.depart(resigned(1)).expect("side 1 may resign");
    assert_eq!(margin(game.position(), side(0)), 2);
    let found = analyze(&game, &limits, &Control::default()).expect("the game continues");
    assert!(found.score > -20, "{found:?}");
}
