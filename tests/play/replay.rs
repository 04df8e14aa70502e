//! The replay of a game, without a window.

use std::time::Duration;

use o_an_quan::controller::{
    ClockMarks, Replay, ReplayPace, Seat, SessionState, Setup, TimeControl,
};
use o_an_quan::rules::{BySide, Departure, Game, GameEntry, Position, Record, Rules, Side};

fn replay(text: &str) -> Replay {
    let game = Record::parse(text, &Rules::classic()).expect("a game").game;
    let sides = game.rules().sides;
    let seats = BySide::from_fn(sides, |_| Seat::Person);
    let names = Setup::no_names(sides);
    Replay::new(Setup { seats, names, first: Side::NEAR, seed: 0 }, game)
}

/// Returns a finished game of two sides that always played the last legal move.
fn whole() -> String {
    let rules = Rules::classic();
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(mv) = game.position().legal_moves().last().copied() {
        game.play(mv).expect("a legal move");
    }
    Record::of(game).to_string()
}

/// Four sides: side 1 resigns after the first turn, side 3 after the second, and the
/// others stop after the third.
const FOUR: &str = "[Rules \"classic sides=4\"]\n\n2+ resign:1 13+ resign:3 4+ stop\n";

#[test]
fn every_step_shows_the_position_of_the_game_played_so_far() {
    for text in [whole(), FOUR.to_owned()] {
        let mut replay = replay(&text);
        let entries: Vec<String> = replay
            .game()
            .entries()
            .iter()
            .map(|entry| match entry {
                GameEntry::Turn(turn) => turn.mv.to_string(),
                GameEntry::Departure(departure) => departure.how.to_string(),
                GameEntry::Sale(_) => unreachable!("a single game"),
            })
            .collect();
        assert_eq!(replay.steps(), entries.len());
        let rules = replay.game().rules().clone();
        let mut played = Game::new(rules, replay.game().start().clone());
        for step in 0..=entries.len() {
            replay.go_to(step);
            assert_eq!(replay.position(), played.position(), "after {step} steps");
            assert_eq!(replay.game_so_far().position(), played.position());
            assert_eq!(replay.turns(), played.turn_count());
            if let Some(word) = entries.get(step) {
                match word.parse::<Departure>() {
                    Ok(departure) => drop(played.depart(departure).expect("may leave")),
                    Err(_) => drop(played.play(word.parse().expect("a move")).expect("legal")),
                }
            }
        }
    }
}

#[test]
fn stepping_and_jumping_stay_within_the_game() {
    let mut replay = replay("2+ 9- 4+");
    assert_eq!((replay.shown(), replay.is_at_end()), (0, false));
    assert!(replay.last().is_none());
    for turn in 1..=3 {
        let moved = replay.forward().and_then(GameEntry::side);
        assert_eq!(moved, Some(Side::new((turn + 1) % 2)));
    }
    assert!(replay.forward().is_none() && replay.is_at_end());
    replay.go_to(99);
    assert_eq!(replay.shown(), 3);
}

#[test]
fn a_turn_comes_before_the_departures_after_it() {
    let replay = replay(FOUR);
    let steps: Vec<usize> = (0..=3).map(|turn| replay.step_of_turn(turn)).collect();
    assert_eq!(steps, [0, 1, 3, 5]);
    assert_eq!(
        (0..=6).map(|step| replay.turns_in(step)).collect::<Vec<_>>(),
        [0, 1, 1, 2, 2, 3, 3]
    );
}

#[test]
fn autoplay_advances_at_its_pace_and_stops_at_the_end() {
    for pace in ReplayPace::ALL {
        let mut replay = replay("2+ 9- 4+");
        replay.set_pace(pace);
        assert!(replay.tick(Duration::from_secs(60)).is_none(), "it waits until autoplay starts");
        replay.toggle();
        assert!(replay.tick(Duration::ZERO).is_some(), "the first step comes at once");
        let almost = pace.delay() - Duration::from_millis(1);
        for step in 1..3 {
            assert!(replay.tick(almost).is_none() && replay.shown() == step);
            assert_eq!(replay.until_next(), Some(Duration::from_millis(1)));
            assert!(replay.tick(Duration::from_millis(1)).is_some());
        }
        assert!(replay.is_at_end() && !replay.is_playing() && replay.until_next().is_none());
        replay.toggle();
        assert!(replay.is_playing() && replay.shown() == 0, "again from the start");
        assert!(replay.tick(almost).is_none(), "the start is shown first");
    }
    let rests = ReplayPace::ALL.map(ReplayPace::delay);
    assert!(rests[0] > rests[1] && rests[1] > rests[2]);
}

#[test]
fn jumping_stops_autoplay() {
    let mut replay = replay("2+ 9- 4+");
    replay.toggle();
    replay.go_to(0);
    assert!(!replay.is_playing());
    replay.toggle();
    replay.tick(Duration::ZERO);
    replay.tick(Duration::from_millis(900));
    replay.forward();
    assert!(replay.is_playing(), "a step forward does not stop autoplay");
    assert!(
        replay.tick(Duration::from_millis(900)).is_none(),
        "its position is shown as long as others"
    );
}

#[test]
fn the_clocks_show_the_time_left_after_each_step() {
    let game = Record::parse("2+ 9-", &Rules::classic()).expect("a game").game;
    let seats = BySide::from([Seat::Person, Seat::Person]);
    let (names, first) = (Setup::no_names(2), Side::NEAR);
    let setup = Setup { seats, names, first, seed: 0 };
    let seconds = |side: [u64; 2]| side.map(Duration::from_secs).to_vec();
    let after = [[60, 60], [48, 60], [48, 31]].map(seconds).to_vec();
    let marks = ClockMarks { after, now: seconds([48, 31]) };
    let state = SessionState::new(setup, game).with_time(TimeControl::default(), Some(marks));
    let replay = Replay::from(&state);
    let left = |step| {
        [Side::NEAR, Side::FAR].map(|side| replay.time_left(side, step).expect("a clock").as_secs())
    };
    assert_eq!([0, 1, 2].map(left), [[60, 60], [48, 60], [48, 31]]);
    assert_eq!(replay.time_left(Side::NEAR, 3), None);
}
