//! The clocks of a game. The tests set the time and never wait.

use std::sync::Arc;
use std::time::Duration;

use o_an_quan::ai::Level;
use o_an_quan::controller::{
    ClockEvent, Clocks, Expiry, MoveEngine, Seat, Session, Setup, TimeControl, TimeLimit,
    shown_seconds, until_next_second,
};
use o_an_quan::rules::{GameEnd, Rules, Side};

const PERSON: Seat = Seat::Person;
const COMPUTER: Seat = Seat::Computer(Level::Easy);

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// Returns an engine that answers only when it must.
fn slow_engine() -> MoveEngine {
    Arc::new(|q, control| {
        while !control.is_move_now() && !control.is_cancelled() {
            std::thread::yield_now();
        }
        control.is_move_now().then(|| q.game.legal_moves()[0])
    })
}

/// Starts a game of these players with these clocks.
fn begin(seats: [Seat; 2], limit: TimeLimit, expiry: Expiry) -> Session {
    let (rules, names) = (Rules::classic(), Setup::no_names(2));
    let setup = Setup { seats: seats.into(), names, first: Side::NEAR, seed: 1 };
    let session = Session::new(rules, setup, Arc::new(|| {}), slow_engine());
    session.with_time(TimeControl { limit, expiry })
}

/// Updates the clocks to `at` seconds after the start, with the board shown and attended to, and
/// returns their news.
fn tick(session: &mut Session, at: f64) -> Option<ClockEvent> {
    session.clock_mut().update(seconds(at), Duration::ZERO, true, true);
    session.clock_mut().check()
}

fn play(session: &mut Session) {
    let mv = session.game().legal_moves()[0];
    session.play(mv).expect("a listed move is legal");
}

fn left(session: &Session, side: Side) -> f64 {
    session.clock().left(side).expect("a game with clocks").as_secs_f64()
}

#[test]
fn times_out_of_range_are_clamped() {
    for (limit, start) in [
        (TimeLimit::per_move(0), 3),
        (TimeLimit::per_move(3), 3),
        (TimeLimit::per_move(9999), 600),
        (TimeLimit::per_game(0, 0), 60),
        (TimeLimit::per_game(10, 5), 600),
        (TimeLimit::per_game(9999, 9999), 180 * 60),
    ] {
        assert_eq!(limit.at_start(), Some(Duration::from_secs(start)), "{limit:?}");
    }
    assert_eq!(TimeLimit::per_game(5, 61), TimeLimit::per_game(5, 60));
    assert_eq!(TimeLimit::None.at_start(), None);
}

#[test]
fn a_time_control_is_saved_as_text_and_clamped_into_range() {
    for limit in [TimeLimit::None, TimeLimit::per_game(10, 5), TimeLimit::per_move(3)] {
        let control = TimeControl { limit, expiry: Expiry::Warns };
        let text = ron::to_string(&control).expect("a time control can be written");
        assert_eq!(ron::from_str(&text), Ok(control), "{text}");
    }
    let read: TimeControl = ron::from_str("(limit: Move(seconds: 2))").expect("a time control");
    assert_eq!(read.limit, TimeLimit::per_move(3));
    assert_eq!(read.expiry, Expiry::Loses);
}

#[test]
fn only_the_clock_of_the_side_to_move_runs_and_its_increment_is_added() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_game(1, 5), Expiry::Loses);
    tick(&mut game, 100.0);
    tick(&mut game, 110.0);
    assert_eq!((left(&game, Side::NEAR), left(&game, Side::FAR)), (50.0, 60.0));
    play(&mut game);
    assert_eq!((left(&game, Side::NEAR), left(&game, Side::FAR)), (55.0, 60.0));
    tick(&mut game, 110.0);
    tick(&mut game, 112.5);
    assert_eq!((left(&game, Side::NEAR), left(&game, Side::FAR)), (55.0, 57.5));
}

#[test]
fn time_per_move_starts_again_with_each_turn() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_move(3), Expiry::Loses);
    tick(&mut game, 0.0);
    assert_eq!(tick(&mut game, 1.5), None);
    assert_eq!(tick(&mut game, 2.25), Some(ClockEvent::Low(Side::NEAR)));
    play(&mut game);
    assert_eq!((left(&game, Side::NEAR), left(&game, Side::FAR)), (3.0, 3.0));
    tick(&mut game, 2.25);
    assert_eq!(tick(&mut game, 5.5), Some(ClockEvent::Lost(Side::FAR)));
    assert_eq!(game.game().end(), Some(GameEnd::OutOfTime));
    let best = game.position().ranking()[0];
    assert_eq!((best.rank, best.side), (1, Side::NEAR));
}

#[test]
fn a_clock_starts_when_the_previous_turn_has_been_shown() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_move(10), Expiry::Loses);
    tick(&mut game, 0.0);
    play(&mut game);
    for at in [1.0, 9.0, 30.0] {
        game.clock_mut().update(seconds(at), Duration::ZERO, false, true);
        assert_eq!(game.clock_mut().check(), None);
        assert_eq!(left(&game, Side::FAR), 10.0);
    }
    tick(&mut game, 31.0);
    tick(&mut game, 33.0);
    assert_eq!(left(&game, Side::FAR), 8.0);
}

#[test]
fn a_missing_frame_neither_gives_nor_takes_time() {
    let by_frames = |frames: &[f64]| {
        let mut game = begin([PERSON, PERSON], TimeLimit::per_game(3, 0), Expiry::Loses);
        for at in frames {
            tick(&mut game, *at);
        }
        play(&mut game);
        left(&game, Side::NEAR)
    };
    assert_eq!(by_frames(&[0.0, 20.0]), 160.0);
    assert_eq!(by_frames(&[0.0, 0.25, 0.5, 0.75, 7.5, 20.0]), 160.0);
}

#[test]
fn slow_frames_cost_no_side_time() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_move(3), Expiry::Loses);
    tick(&mut game, 0.0);
    tick(&mut game, 1.0);
    // A frame takes two and a half seconds, during which the move is played.
    game.clock_mut().update(seconds(4.0), seconds(2.5), true, true);
    assert_eq!(left(&game, Side::NEAR), 1.5);
    play(&mut game);
    assert_eq!(game.clock_mut().check(), None);
    assert_eq!(game.game().end(), None);
    // A side gets back no time that did not run.
    game.clock_mut().update(seconds(4.0), Duration::ZERO, true, true);
    game.clock_mut().update(seconds(5.0), seconds(60.0), true, true);
    assert_eq!(left(&game, Side::FAR), 3.0);
}

#[test]
fn an_earlier_moment_changes_no_clock() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_game(1, 0), Expiry::Loses);
    tick(&mut game, 50.0);
    tick(&mut game, 60.0);
    assert_eq!(tick(&mut game, 3.0), None);
    assert_eq!(left(&game, Side::NEAR), 50.0);
    tick(&mut game, 61.0);
    assert_eq!(left(&game, Side::NEAR), 49.0);
}

#[test]
fn a_move_in_the_same_frame_counts_before_the_clock_is_checked() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_move(3), Expiry::Loses);
    tick(&mut game, 0.0);
    game.clock_mut().update(seconds(3.0), Duration::ZERO, true, true);
    play(&mut game);
    assert_eq!(game.clock_mut().check(), None);
    assert_eq!(game.game().end(), None);
}

#[test]
fn undo_and_redo_restore_the_time_left() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_game(1, 2), Expiry::Loses);
    let now = |game: &Session| (left(game, Side::NEAR), left(game, Side::FAR));
    tick(&mut game, 0.0);
    tick(&mut game, 10.0);
    play(&mut game);
    tick(&mut game, 10.0);
    tick(&mut game, 30.0);
    play(&mut game);
    assert_eq!(now(&game), (52.0, 42.0));
    tick(&mut game, 30.0);
    tick(&mut game, 45.0);
    game.undo();
    assert_eq!(now(&game), (52.0, 60.0));
    game.undo();
    assert_eq!(now(&game), (60.0, 60.0));
    tick(&mut game, 50.0);
    game.redo();
    assert_eq!(now(&game), (52.0, 60.0));
    game.redo();
    assert_eq!(now(&game), (52.0, 42.0));
    // A new move discards the clocks of the undone turns.
    game.undo();
    tick(&mut game, 60.0);
    tick(&mut game, 61.0);
    play(&mut game);
    assert_eq!(now(&game), (52.0, 61.0));
    assert!(!game.history().can_redo());
}

#[test]
fn undoing_a_loss_on_time_restores_the_time_at_the_start_of_the_turn() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_game(1, 0), Expiry::Loses);
    tick(&mut game, 0.0);
    tick(&mut game, 20.0);
    play(&mut game);
    tick(&mut game, 20.0);
    assert_eq!(tick(&mut game, 81.0), Some(ClockEvent::Lost(Side::FAR)));
    assert!(game.undo());
    assert_eq!((game.game().end(), game.position().to_move()), (None, Some(Side::FAR)));
    assert_eq!((left(&game, Side::NEAR), left(&game, Side::FAR)), (40.0, 60.0));
    assert_eq!(game.help().tally(Side::FAR).takebacks, 1);
    assert!(game.redo());
    assert_eq!(game.game().end(), Some(GameEnd::OutOfTime));
    assert_eq!(game.help().tally(Side::FAR).takebacks, 0);
}

#[test]
fn a_clock_that_only_warns_warns_once_and_the_game_continues() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_move(9), Expiry::Warns);
    tick(&mut game, 0.0);
    assert_eq!(tick(&mut game, 6.5), Some(ClockEvent::Low(Side::NEAR)));
    assert_eq!(tick(&mut game, 7.5), None);
    assert_eq!(tick(&mut game, 10.0), Some(ClockEvent::Over(Side::NEAR)));
    assert_eq!(tick(&mut game, 11.0), None);
    assert_eq!(left(&game, Side::NEAR), 0.0);
    play(&mut game);
    assert_eq!(game.game().end(), None);
}

#[test]
fn low_time_is_announced_in_the_turn_in_which_it_gets_low() {
    let mut game = begin([PERSON, PERSON], TimeLimit::per_game(1, 0), Expiry::Loses);
    tick(&mut game, 0.0);
    assert_eq!(tick(&mut game, 49.0), None);
    assert!(!game.clock().is_low(Side::NEAR));
    assert_eq!(tick(&mut game, 50.0), Some(ClockEvent::Low(Side::NEAR)));
    assert!(game.clock().is_low(Side::NEAR) && !game.clock().is_low(Side::FAR));
    play(&mut game);
    tick(&mut game, 50.0);
    play(&mut game);
    tick(&mut game, 50.0);
    assert_eq!(tick(&mut game, 51.0), None);
    assert!(game.clock().is_low(Side::NEAR));
}

#[test]
fn unattended_clocks_stop_against_the_computer_but_not_between_people() {
    for (seats, expected) in [([PERSON, COMPUTER], 60.0), ([PERSON, PERSON], 20.0)] {
        let mut game = begin(seats, TimeLimit::per_game(1, 0), Expiry::Loses);
        game.clock_mut().update(seconds(0.0), Duration::ZERO, true, false);
        game.clock_mut().update(seconds(40.0), Duration::ZERO, true, false);
        assert_eq!(left(&game, Side::NEAR), expected, "{seats:?}");
    }
}

#[test]
fn a_computer_short_of_time_moves_and_never_loses_on_time() {
    let mut game = begin([PERSON, COMPUTER], TimeLimit::per_move(5), Expiry::Loses);
    tick(&mut game, 0.0);
    play(&mut game);
    tick(&mut game, 0.0);
    tick(&mut game, 3.5);
    assert_eq!(left(&game, Side::FAR), 1.5);
    assert!(game.computer().is_thinking() && game.poll().is_none());
    assert_eq!(tick(&mut game, 9.0), None);
    while game.poll().is_none() {
        std::thread::yield_now();
    }
    assert_eq!((game.game().turn_count(), game.game().end()), (2, None));
}

#[test]
fn there_are_no_clocks_without_a_limit_or_without_people() {
    let without = begin([PERSON, PERSON], TimeLimit::None, Expiry::Loses);
    assert_eq!(without.clock().left(Side::NEAR), None);
    let watched = begin([COMPUTER, COMPUTER], TimeLimit::per_move(3), Expiry::Loses);
    assert_eq!(watched.clock().left(Side::NEAR), None);
}

#[test]
fn shown_seconds_are_rounded_up() {
    for (left, shown, next) in
        [(60.0, 60, Some(1.0)), (59.75, 60, Some(0.75)), (0.25, 1, Some(0.25)), (0.0, 0, None)]
    {
        assert_eq!(shown_seconds(seconds(left)), shown);
        assert_eq!(until_next_second(seconds(left)), next.map(seconds));
    }
}

#[test]
fn the_clocks_of_an_opened_game_can_be_rewound_too() {
    let mut clocks = Clocks::new(TimeLimit::per_game(1, 0), 2).expect("a limit").starting_after(3);
    clocks.run(Some(Side::FAR), seconds(0.0));
    clocks.entered(Some(Side::FAR), seconds(20.0));
    assert_eq!(clocks.left(Side::FAR, seconds(20.0)), seconds(40.0));
    clocks.go_to(2);
    assert_eq!(clocks.left(Side::FAR, seconds(20.0)), seconds(60.0));
    clocks.go_to(4);
    assert_eq!(clocks.left(Side::FAR, seconds(20.0)), seconds(40.0));
}
