//! Clocks, players who are gone, and servers that were gone.

use basics::Level;
use messages::{Act, Change, Phase, Refusal, RoomSetup, SeatPresence};
use rooms::{AFTER_LEAVING, AFTER_LOSS, RESUME_GRACE, Went};
use tabletop::{Expiry, TimeControl, TimeLimit};

use crate::table::{Table, key};

fn timed(limit: TimeLimit, expiry: Expiry) -> RoomSetup {
    let time = TimeControl { limit, expiry };
    RoomSetup { time, options: "size=15".to_owned(), ..RoomSetup::of("caro") }
}

fn left(table: &Table, seat: u8) -> u64 {
    table.room.state().left(seat, table.room.time(table.now)).expect("there are clocks")
}

#[test]
fn the_clock_of_the_seat_to_move_runs_and_its_flag_falls() {
    let mut table = Table::full(timed(TimeLimit::per_game(1, 2), Expiry::Loses));
    assert!(table.wait(10_000).is_empty());
    assert_eq!((left(&table, 0), left(&table, 1)), (50_000, 60_000));
    table.act(0, Act::Move("8h".to_owned())).unwrap();
    assert_eq!(left(&table, 0), 52_000, "with two seconds more");
    table.wait(59_000);
    assert_eq!(left(&table, 1), 1000);
    let due = table.room.next_tick().expect("a clock runs");
    assert_eq!(due, table.now + 2000, "a second after the time is over");
    assert!(table.wait(1999).is_empty());
    let changes = table.wait(1);
    assert!(matches!(&changes[0], Change::Stepped { step, .. } if step == "time:1"), "{changes:?}");
    assert!(matches!(table.room.state().phase, Phase::Over(_)));
}

#[test]
fn a_flag_that_only_warns_lets_the_game_go_on() {
    let mut table = Table::full(timed(TimeLimit::per_move(5), Expiry::Warns));
    assert_eq!(table.wait(6000), [Change::OutOfTime { seat: 0 }]);
    assert!(table.wait(60_000).is_empty(), "once a turn");
    table.act(0, Act::Move("8h".to_owned())).unwrap();
    assert_eq!((left(&table, 0), left(&table, 1)), (5000, 5000));
    assert_eq!(table.wait(6000), [Change::OutOfTime { seat: 1 }]);
}

#[test]
fn nobody_loses_time_while_the_server_is_gone() {
    let mut table = Table::full(timed(TimeLimit::per_game(1, 0), Expiry::Loses));
    table.wait(7000);
    table.act(0, Act::Move("8h".to_owned())).unwrap();
    table.wait(20_000);
    // Killed now, and started an hour later.
    table.now += 3_600_000;
    table.restart();
    assert_eq!((left(&table, 0), left(&table, 1)), (53_000, 60_000));
    assert!(table.wait(u64::from(RESUME_GRACE)).is_empty());
    assert_eq!(left(&table, 1), 60_000, "the players are still coming back");
    table.wait(5000);
    assert_eq!(left(&table, 1), 55_000);
    table.act(1, Act::Move("9i".to_owned())).unwrap();
    assert_eq!(table.room.state().steps, ["8h", "9i"]);
}

#[test]
fn the_game_of_a_player_who_is_gone_may_be_claimed_or_played_by_the_computer() {
    for (how, wait) in [(Went::Lost, AFTER_LOSS), (Went::Left, AFTER_LEAVING)] {
        let mut table = Table::full(RoomSetup::of("caro"));
        assert_eq!(table.act(0, Act::Claim { seat: 1 }), Err(Refusal::NotGone(0)));
        let now = table.now;
        table.room.went(key(1), how, now);
        let since = table.room.time(now);
        let gone = SeatPresence::Gone { since, claim: since + wait };
        assert_eq!(table.room.presence(now).seats, [SeatPresence::Here, gone]);
        table.wait(wait - 1);
        assert_eq!(table.act(0, Act::Claim { seat: 1 }), Err(Refusal::NotGone(1)));
        let level = Level::Easy;
        assert_eq!(table.act(0, Act::Computer { seat: 1, level }), Err(Refusal::NotGone(1)));
        table.wait(1);
        table.act(0, Act::Computer { seat: 1, level }).unwrap();
        table.act(0, Act::Move("8h".to_owned())).unwrap();
        assert!(table.room.thinking().is_some());
        table.room.came(key(1)).unwrap();
        assert_eq!(table.act(1, Act::Move("9i".to_owned())), Err(Refusal::ComputerPlays));
        table.act(1, Act::PlayOn).unwrap();
        assert!(table.room.thinking().is_none());
        table.act(1, Act::Move("9i".to_owned())).unwrap();
        assert_eq!(table.act(0, Act::Claim { seat: 1 }), Err(Refusal::NotGone(0)), "it is back");
        table.room.went(key(1), how, table.now);
        table.wait(wait);
        table.act(0, Act::Claim { seat: 1 }).unwrap();
        assert_eq!(table.room.state().steps, ["8h", "9i", "gone:1"]);
    }
}

#[test]
fn a_clock_keeps_what_is_left_when_the_computer_takes_over_and_gives_back() {
    let mut table = Table::full(timed(TimeLimit::per_game(10, 0), Expiry::Loses));
    table.act(0, Act::Move("8h".to_owned())).unwrap();
    table.room.went(key(1), Went::Left, table.now);
    table.wait(AFTER_LEAVING + 5000);
    assert_eq!(left(&table, 1), 575_000);
    table.act(0, Act::Computer { seat: 1, level: Level::Easy }).unwrap();
    assert_eq!(left(&table, 1), 575_000, "it does not go up");
    table.wait(10_000);
    assert_eq!(left(&table, 1), 575_000, "the computer has no clock");
    table.room.came(key(1)).unwrap();
    table.act(1, Act::PlayOn).unwrap();
    table.wait(1000);
    assert_eq!(left(&table, 1), 574_000);
}

#[test]
fn nothing_plays_on_for_a_player_who_is_out_of_a_game_of_three() {
    let setup = RoomSetup { options: "classic sides=3".to_owned(), ..RoomSetup::of("oanquan") };
    let mut table = Table::full(setup);
    table.room.went(key(2), Went::Left, table.now);
    table.wait(AFTER_LEAVING);
    assert!(!table.room.state().has_left(2));
    table.act(0, Act::Claim { seat: 2 }).unwrap();
    assert!(table.room.state().has_left(2) && !table.room.state().has_left(1));
    assert_eq!(table.room.state().phase, Phase::Playing, "the others play on");
    let level = Level::Easy;
    assert_eq!(table.act(1, Act::Computer { seat: 2, level }), Ok(Vec::new()));
    assert_eq!(table.room.state().seats[2].level, None);
}

#[test]
fn a_second_window_keeps_the_seat_and_an_empty_room_closes() {
    let mut table = Table::full(RoomSetup::of("caro"));
    table.room.came(key(1)).unwrap();
    table.room.went(key(1), Went::Left, table.now);
    assert_eq!(table.room.presence(table.now).seats[1], SeatPresence::Here);
    table.room.went(key(1), Went::Left, table.now);
    table.room.went(key(0), Went::Lost, table.now);
    let due = table.room.next_tick().expect("it closes some day");
    let wait = due - table.now;
    assert!(wait > 24 * 3_600_000, "a game waits for days");
    assert!(table.wait(wait - 1).is_empty());
    assert_eq!(table.wait(1), [Change::Closed]);
    assert_eq!(table.room.next_tick(), None);
    assert_eq!(table.room.came(key(0)), Err(Refusal::NoSuchRoom));
}
