//! Rooms as a class wants them.

use std::cmp::Ordering;

use basics::Level;
use messages::{Act, Change, Phase, Refusal, RoomSetup, TableResult};
use tabletop::{Expiry, TimeControl, TimeLimit};

use crate::table::{Table, key};

fn pebbles() -> RoomSetup {
    RoomSetup { options: "pebbles=12 most=4".to_owned(), ..RoomSetup::of("pebbles") }
}

#[test]
fn a_room_is_filled_as_planned_and_begins() {
    let mut table = Table::open(pebbles());
    let plan = table.plan(false);
    let changes = table.arrange(&plan);
    assert!(matches!(changes[..], [Change::Sat { .. }, Change::Sat { .. }, Change::Began { .. }]));
    assert!(table.arrange(&plan).is_empty(), "it is as planned");
    table.act(0, Act::Move("2".to_owned())).unwrap();
    table.act(1, Act::Move("1".to_owned())).unwrap();
    table.restart();
    assert!(table.arrange(&plan).is_empty(), "it is still as planned");
}

#[test]
fn another_device_takes_a_seat_over_and_the_old_one_has_none() {
    let mut table = Table::open(pebbles());
    let mut plan = table.plan(false);
    table.arrange(&plan);
    plan.seats[0].player.as_mut().unwrap().key = key(7);
    assert_eq!(table.arrange(&plan).len(), 1);
    assert_eq!(table.act(0, Act::Move("2".to_owned())), Err(Refusal::NoSeat));
    table.act(7, Act::Move("2".to_owned())).unwrap();
    assert_eq!(table.room.state().steps, ["2"]);
}

#[test]
fn only_who_the_plan_names_watches_where_nobody_else_may() {
    let mut table = Table::open(RoomSetup { watched: false, ..pebbles() });
    let mut plan = table.plan(false);
    table.arrange(&plan);
    assert_eq!(table.room.came(key(8)), Err(Refusal::NotWatched));
    plan.may_watch = vec![key(8)];
    table.arrange(&plan);
    table.room.came(key(8)).expect("it may watch");
    assert_eq!(table.room.came(key(9)), Err(Refusal::NotWatched));
}

#[test]
fn a_computer_plays_where_it_is_planned_and_for_who_is_gone() {
    let mut table = Table::open(pebbles());
    let mut plan = table.plan(false);
    plan.seats[1].player = None;
    plan.seats[1].level = Some(Level::Easy);
    table.arrange(&plan);
    assert_eq!(table.room.state().phase, Phase::Playing);
    assert_eq!(table.room.state().seats[1].name, None);
    plan.seats[0].level = Some(Level::Hard);
    table.arrange(&plan);
    assert_eq!(table.act(0, Act::Move("2".to_owned())), Err(Refusal::ComputerPlays));
    plan.seats[0].level = None;
    table.arrange(&plan);
    table.act(0, Act::Move("2".to_owned())).unwrap();
}

#[test]
fn a_pause_stops_the_clocks_and_nothing_is_played() {
    let time = TimeControl { limit: TimeLimit::per_game(1, 0), expiry: Expiry::Loses };
    let mut table = Table::open(RoomSetup { time, ..pebbles() });
    let plan = table.plan(false);
    table.arrange(&plan);
    table.wait(10_000);
    let pause = table.plan(true);
    assert_eq!(table.arrange(&pause), [Change::Paused { on: true }]);
    assert!(table.wait(500_000).is_empty(), "no flag falls");
    for act in [Act::Move("2".to_owned()), Act::Resign, Act::Claim { seat: 1 }] {
        assert_eq!(table.act(0, act), Err(Refusal::Paused));
    }
    table.restart();
    assert!(table.wait(500_000).is_empty(), "no flag falls after a kill");
    table.arrange(&plan);
    let at = table.room.time(table.now);
    assert_eq!(table.room.state().left(0, at), Some(50_000), "as before the pause");
    table.wait(5000);
    table.act(0, Act::Move("2".to_owned())).unwrap();
    assert_eq!(table.room.state().clocks.left, [45_000, 60_000]);
}

#[test]
fn a_computer_does_not_think_in_a_pause() {
    let mut table = Table::open(pebbles());
    table.room.came(key(1)).unwrap();
    let mut plan = table.plan(false);
    plan.seats[0].player = None;
    plan.seats[0].level = Some(Level::Easy);
    table.arrange(&plan);
    let turn = table.room.thinking().expect("it is to move").turn_event;
    plan.is_paused = true;
    table.arrange(&plan);
    assert!(table.room.thinking().is_none());
    assert!(table.room.computer_played(turn, "1", table.now).is_none(), "what it found is late");
    plan.is_paused = false;
    table.arrange(&plan);
    assert!(table.room.thinking().is_some());
}

#[test]
fn a_game_that_ends_as_planned_has_a_result_by_the_score() {
    for (first, expected) in [(0, TableResult::SecondWon), (1, TableResult::SecondWon)] {
        let mut table = Table::open(RoomSetup { first, ..pebbles() });
        let plan = table.plan(false);
        table.arrange(&plan);
        assert_eq!(table.room.result(), None, "it goes on");
        let loser = table.to_move().expect("it has begun");
        table.act(loser, Act::Resign).unwrap();
        assert_eq!(table.room.result(), Some(expected), "who began has resigned");
        assert_eq!(table.room.points(), None, "pebbles count none");
    }
    let mut table = Table::open(RoomSetup::of("caro"));
    let mut plan = table.plan(false);
    table.arrange(&plan);
    table.act(0, Act::Move("8h".to_owned())).unwrap();
    plan.ends = true;
    table.arrange(&plan);
    assert_eq!(table.room.result(), Some(TableResult::Draw));
    assert!(table.arrange(&plan).is_empty());
}

#[test]
fn a_game_that_ends_as_planned_has_the_points_of_its_board() {
    for first in [0, 1] {
        let mut table = Table::open(RoomSetup { first, ..RoomSetup::of("oanquan") });
        let mut plan = table.plan(false);
        table.arrange(&plan);
        assert_eq!(table.room.points(), None, "it goes on");
        let moves = table.room.board().moves();
        let mover = table.to_move().expect("it has begun");
        table.act(mover, Act::Move(moves[0].clone())).unwrap();
        plan.ends = true;
        table.arrange(&plan);
        let [began, other] = table.room.points().expect("it counts points");
        let expected = match began.cmp(&other) {
            Ordering::Greater => TableResult::FirstWon,
            Ordering::Equal => TableResult::Draw,
            Ordering::Less => TableResult::SecondWon,
        };
        assert_eq!(table.room.result(), Some(expected));
    }
}

#[test]
fn who_is_muted_says_nothing_and_the_others_do() {
    let mut table = Table::open(pebbles());
    let mut plan = table.plan(false);
    plan.seats[1].is_muted = true;
    table.arrange(&plan);
    let phrase = Act::Say(3.try_into().unwrap());
    assert_eq!(table.act(1, phrase.clone()), Err(Refusal::PhrasesOff));
    table.act(0, phrase).unwrap();
}
