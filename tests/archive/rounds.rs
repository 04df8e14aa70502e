//! Saved matches of several rounds.

use o_an_quan::archive::statistics::{PersonResult, Score};
use o_an_quan::archive::{SavedGame, VERSION};
use o_an_quan::controller::{Seat, Session, Setup};
use o_an_quan::rules::{Departure, Game, Position, Rules, Side};
use o_an_quan::storage::ron_text;

use crate::{EASY, PERSON, label, mv, no_engine, no_waker, saved};

/// Returns a match of these players under these options, at the position `start`.
fn begin(seats: [Seat; 2], options: &str, start: Option<&str>) -> Session {
    let rules: Rules = format!("classic series=fields {options}").parse().expect("rules");
    let start = match start {
        Some(text) => Position::parse(text, &rules).expect("a position"),
        None => Position::start(&rules, Side::NEAR),
    };
    let setup =
        Setup { seats: seats.into(), names: Setup::no_names(2), first: Side::NEAR, seed: 1 };
    Session::from_game(setup, Game::new(rules, start), no_waker(), no_engine())
}

/// One move from the end of a round that side 0 wins by ten points.
const LAST: &str = "0,0,0,1,0,0,Q,1,0,0,0,0 0 29,29";

fn text(session: &Session) -> String {
    ron_text(VERSION, &saved(&label(), session)).expect("a text")
}

fn back(text: &str) -> Session {
    let (_, state) = SavedGame::parse(text.as_bytes()).expect("a game");
    Session::resume(state, no_waker(), no_engine())
}

#[test]
fn a_match_is_restored_between_two_rounds_and_in_a_further_one() {
    let mut session = begin([PERSON, PERSON], "", Some(LAST));
    session.play(mv("3+")).expect("legal");
    assert!(saved(&label(), &session).result.is_none(), "the match goes on");
    let mut between = back(&text(&session));
    assert_eq!(between.game(), session.game());
    assert!(between.begin_round() && session.begin_round());
    assert_eq!(back(&text(&session)).game(), session.game());
    session.play(mv("7+")).expect("legal");
    let game = saved(&label(), &session);
    assert_eq!((game.moves.as_str(), game.turns()), ("3+ round 7+", 2));
    session.undo();
    session.undo();
    let mut again = back(&text(&session));
    assert_eq!(again.game(), session.game());
    assert!(again.redo() && again.redo() && !again.redo());
    assert_eq!(again.game().round_number(), 2);
}

#[test]
fn a_round_that_cannot_begin_is_refused() {
    let session = begin([PERSON, PERSON], "", Some(LAST));
    let wrong = text(&session).replace("moves: \"\"", "moves: \"round\"");
    let refused = SavedGame::parse(wrong.as_bytes()).expect_err("no round").to_string();
    assert!(refused.contains("no further round begins here"), "{refused}");
}

#[test]
fn a_match_counts_once_by_its_result() {
    // Both resign a round; side 1 resigns the second one, but one cell is sold for each.
    let mut session = begin([PERSON, EASY], "sale=threshold rounds=2", None);
    session.depart(Departure::Resigned(Side::NEAR)).expect("possible");
    assert!(Score::of(&saved(&label(), &session)).is_none(), "the match goes on");
    session.begin_round();
    session.depart(Departure::Resigned(Side::FAR)).expect("possible");
    let game = saved(&label(), &session);
    let result = game.result.clone().expect("the match is over");
    // 70 points each, and no cell is sold any more: a draw.
    assert_eq!((result.points, result.behind), (vec![70, 70], vec![0, 0]));
    let score = Score::of(&game).expect("the match counts");
    assert_eq!((score.result, score.margin), (PersonResult::Drawn, None));
    // By the difference, the first round that is resigned decides the match.
    let mut session = begin([PERSON, EASY], "", None);
    session.depart(Departure::Resigned(Side::FAR)).expect("possible");
    let score = Score::of(&saved(&label(), &session)).expect("the match counts");
    assert_eq!((score.result, score.margin), (PersonResult::Won, None));
}
