//! Matches of several rounds in a session: the next round, undo across rounds, clocks, replay.

use std::sync::Arc;
use std::time::Duration;

use o_an_quan::ai::Level;
use o_an_quan::controller::{
    Expiry, Refusal, Replay, Seat, Session, Setup, TimeControl, TimeLimit,
};
use o_an_quan::rules::{
    Departure, Game, GameEntry, IllegalMove, MatchResult, Move, Position, Rules, Side,
};

const PERSON: Seat = Seat::Person;
const COMPUTER: Seat = Seat::Computer(Level::Easy);
/// One move from the end of a round: 3+ captures the last quan, and each side keeps one dân.
const LAST: &str = "0,0,0,1,0,0,Q,1,0,0,0,0 0 29,29";
/// The start of the round after it: side 0 has won by ten points, so it has bought cell 11.
const NEXT: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5x 1 0,0";

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Returns a match under these options, one move from the end of its first round.
fn begin(seats: [Seat; 2], options: &str) -> Session {
    let rules: Rules = format!("classic series=fields {options}").parse().expect("rules");
    let start = Position::parse(LAST, &rules).expect("a position");
    let setup =
        Setup { seats: seats.into(), names: Setup::no_names(2), first: Side::NEAR, seed: 1 };
    Session::from_game(setup, Game::new(rules, start), Arc::new(|| {}), Arc::new(|_, _| None))
}

fn text(session: &Session) -> String {
    session.position().to_string()
}

#[test]
fn a_round_ends_and_the_next_one_begins_on_request() {
    let mut session = begin([PERSON, PERSON], "");
    assert!(!session.begin_round(), "the round goes on");
    session.play(mv("3+")).expect("legal");
    assert!(session.is_under_way() && !session.game().is_over());
    let early = session.play(mv("7+")).map(drop);
    assert_eq!(early, Err(Refusal::Illegal(IllegalMove::GameOver(mv("7+")))));
    assert_eq!(text(&session), "0,0,0,0,0,0,0,0,0,0,0,0 - 40,30");
    let before = session.revision();
    assert!(session.begin_round());
    assert!(session.revision() > before, "the new round is saved");
    assert_eq!(text(&session), NEXT);
    // The buyer plays the cell that it has bought, when its turn comes.
    assert!(session.play(mv("11-")).is_err());
    session.play(mv("7+")).expect("legal");
    session.play(mv("11-")).expect("side 0 owns cell 11");
}

#[test]
fn a_computer_thinks_about_the_next_round_once_it_has_begun() {
    let mut session = begin([PERSON, COMPUTER], "");
    session.play(mv("3+")).expect("legal");
    assert!(!session.computer().is_thinking());
    assert!(session.begin_round());
    assert!(session.computer().is_thinking(), "side 1 has lost, so it begins");
}

#[test]
fn undo_and_redo_stop_at_the_end_of_a_round() {
    let mut session = begin([PERSON, PERSON], "");
    session.play(mv("3+")).expect("legal");
    let ended = text(&session);
    session.begin_round();
    session.play(mv("7+")).expect("legal");
    let played = text(&session);
    let mut back = Vec::new();
    while session.undo() {
        back.push(text(&session));
    }
    assert_eq!(back, [NEXT, &ended, LAST]);
    let mut forth = Vec::new();
    while session.redo() {
        forth.push(text(&session));
    }
    assert_eq!(forth, [ended.as_str(), NEXT, &played]);
}

#[test]
fn taking_the_beginning_of_a_round_back_is_no_takeback() {
    let mut session = begin([PERSON, COMPUTER], "");
    session.play(mv("3+")).expect("legal");
    session.begin_round();
    assert!(session.undo());
    assert_eq!(session.help().tally(Side::NEAR).takebacks, 0);
    assert!(session.undo());
    assert_eq!((text(&session).as_str(), session.help().tally(Side::NEAR).takebacks), (LAST, 1));
}

#[test]
fn a_match_ends_after_its_last_round() {
    let mut session = begin([PERSON, PERSON], "rounds=1");
    session.play(mv("3+")).expect("legal");
    assert!(session.game().is_over() && !session.is_under_way());
    assert_eq!(session.game().match_result(), Some(MatchResult::Won(Side::NEAR)));
    assert!(!session.begin_round());
}

#[test]
fn every_round_begins_with_full_clocks() {
    let limit = TimeLimit::per_game(1, 0);
    let control = TimeControl { limit, expiry: Expiry::Loses };
    let mut session = begin([PERSON, PERSON], "").with_time(control);
    let tick = |session: &mut Session, at: u64| {
        session.clock_mut().update(Duration::from_secs(at), Duration::ZERO, true, true);
        session.clock_mut().check();
    };
    tick(&mut session, 0);
    tick(&mut session, 70);
    let left = |session: &Session| {
        [Side::NEAR, Side::FAR].map(|side| session.clock().left(side).expect("clocks").as_secs())
    };
    assert_eq!(left(&session), [0, 60]);
    // Side 0 has lost all points of the round, 70 of them, and with them the match's fields.
    assert_eq!(session.game().match_points()[Side::FAR], 70);
    let mut session = begin([PERSON, PERSON], "sale=threshold").with_time(control);
    tick(&mut session, 0);
    tick(&mut session, 70);
    assert!(session.begin_round());
    assert_eq!(left(&session), [60, 60]);
    tick(&mut session, 80);
    tick(&mut session, 90);
    assert_eq!(left(&session), [50, 60], "side 0 has lost, so it begins");
    assert!(session.undo());
    assert_eq!(left(&session), [0, 60]);
}

#[test]
fn a_replay_shows_the_sale_as_a_step_of_its_own() {
    let mut session = begin([PERSON, PERSON], "");
    session.play(mv("3+")).expect("legal");
    session.begin_round();
    session.play(mv("7+")).expect("legal");
    let mut replay = Replay::from(&session);
    let mut shown = Vec::new();
    while let Some(entry) = replay.forward() {
        shown.push(matches!(entry, GameEntry::Sale(_)));
    }
    assert_eq!(shown, [false, true, false]);
    replay.go_to(2);
    assert_eq!((replay.position().to_string().as_str(), replay.turns()), (NEXT, 1));
}

#[test]
fn leaving_a_round_does_not_leave_the_match() {
    let mut session = begin([PERSON, PERSON], "sale=threshold");
    session.depart(Departure::Resigned(Side::FAR)).expect("possible");
    assert!(!session.game().is_over());
    assert!(session.begin_round());
    assert_eq!(text(&session), NEXT);
}
