//! Hints and reviews search equally far.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use caro::{Caro, Square, analyze};
use tabletop::{
    AnalysisEngine, Game, GameMatch, Limits, ReviewJob, ReviewStatus, Seat, Session, Setup, Side,
    Waker,
};

/// The limits of each search of an engine, in order.
type Noted = Arc<Mutex<Vec<Limits<Square>>>>;

/// Returns an analysis engine that notes its limits and searches little.
fn noting_engine() -> (AnalysisEngine<Caro>, Noted) {
    let noted = Noted::default();
    let notes = noted.clone();
    let engine: AnalysisEngine<Caro> = Arc::new(move |played, limits, control| {
        notes.lock().expect("one search at a time").push(*limits);
        analyze(played, &Limits { nodes: Some(500), ..*limits }, control)
    });
    (engine, noted)
}

#[test]
fn a_hint_has_the_limits_of_the_first_search_of_a_review() {
    let (sender, woken) = channel();
    let sender = Mutex::new(sender);
    let wake: Waker = Arc::new(move || {
        let _ = sender.lock().expect("one waker at a time").send(());
    });
    let (seats, names) = ([Seat::Person; 2].into(), Setup::no_names(2));
    let setup = Setup { seats, names, first: Side::NEAR, seed: 0 };
    let (engine, of_hint) = noting_engine();
    let moves = tabletop::default_move_engine::<Caro>();
    let session = Session::new(Caro::usual(), setup, wake.clone(), moves);
    let mut session = session.with_analysis_engine(engine);
    session.help_mut().toggle_hint();
    while session.help().hint().is_none() {
        woken.recv().expect("a hint");
        session.help_mut().poll();
    }

    let mut game = session.game().clone();
    game.play("8h".parse().expect("a square")).expect("legal");
    let (engine, of_review) = noting_engine();
    let mut job = ReviewJob::<Caro>::start_with_threads(1, game, engine, wake).expect("a thread");
    while !matches!(job.poll(), ReviewStatus::Done(_)) {
        woken.recv().expect("news");
    }
    let (of_hint, of_review) = (of_hint.lock().unwrap(), of_review.lock().unwrap());
    assert_eq!(of_hint.first(), of_review.first());
    assert_eq!(of_hint[0].time, None);
}
