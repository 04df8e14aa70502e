//! A panic in an engine thread: the game being saved stays whole, continues, and is recovered
//! after a restart.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use o_an_quan::archive::{Autosave, Label, RecoveredGame, SavedGame};
use o_an_quan::controller::{AnalysisEngine, MoveEngine, Session, Waker};

use crate::{EASY, PERSON, begin, label, no_engine, no_waker, saved};

/// The number of panics while the game is being saved.
const PANICS: usize = 100;

fn panicking_engine() -> MoveEngine {
    Arc::new(|_, _| panic!("a bug, on purpose, in this test"))
}

fn panicking_analysis_engine() -> AnalysisEngine {
    Arc::new(|_, _, _| panic!("a bug, on purpose, in this test"))
}

fn waker() -> (Waker, Receiver<()>) {
    let (sender, woken) = channel();
    let wake: Waker = Arc::new(move || {
        let _ = sender.send(());
    });
    (wake, woken)
}

/// Asserts that the game on the disk is that of `session`, in this run and after a restart.
fn check(data: &Path, autosave: Autosave, session: &Session) -> (Autosave, RecoveredGame) {
    let moves = saved(&label(), session).moves;
    assert!(autosave.flush());
    let (there, _) = SavedGame::read(&data.join("playing/1/game.ron")).expect("a whole game");
    assert_eq!(there.moves, moves);
    drop(autosave);
    let (autosave, found) = Autosave::open(data, no_waker());
    let (game, state) = found.game.as_ref().expect("the game is offered");
    assert_eq!((&game.moves, state.game().position()), (&moves, session.position()));
    (autosave, found)
}

/// Returns a game against *easy* that waits for the person, after `moves` moves of each side.
fn waiting(moves: usize, wake: Waker, label: &Label, move_engine: MoveEngine) -> Session {
    let mut people = begin([PERSON, PERSON]);
    for _ in 0..2 * moves {
        let choices = people.game().legal_moves();
        people.play(choices[moves % choices.len()]).expect("legal");
    }
    let mut game = saved(label, &people);
    game.seats = vec![PERSON, EASY];
    Session::resume(game.restore().expect("a game"), wake, move_engine)
}

#[test]
fn a_panic_in_the_move_engine_while_the_game_is_saved_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut autosave, _) = Autosave::open(folder.path(), no_waker());
    for panic in 0..PANICS {
        let (wake, woken) = waker();
        let label = label();
        let mut session = waiting(panic % 5, wake, &label, panicking_engine());
        let choice = session.game().legal_moves()[0];
        session.play(choice).expect("legal");
        autosave.save(saved(&label, &session));
        woken.recv_timeout(Duration::from_secs(60)).expect("the window is woken");
        assert!(session.poll().is_none() && session.computer().has_failed());
        let found;
        (autosave, found) = check(folder.path(), autosave, &session);
        // The next run starts the search again.
        let (_, state) = found.game.expect("the game is offered");
        assert!(Session::resume(state, no_waker(), no_engine()).computer().is_thinking());
        // This run can undo the move.
        assert!(session.undo() && !session.computer().has_failed());
    }
}

#[test]
fn a_panic_in_the_analysis_engine_while_the_game_is_saved_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut autosave, _) = Autosave::open(folder.path(), no_waker());
    for panic in 0..PANICS {
        let (wake, woken) = waker();
        let label = label();
        let session = waiting(1 + panic % 4, wake, &label, no_engine());
        let mut session = session.with_analysis_engine(panicking_analysis_engine());
        session.help_mut().toggle_hint();
        session.help_mut().set_following(true);
        session.help_mut().poll();
        autosave.save(saved(&label, &session));
        while !session.help().has_hint_failed() {
            woken.recv_timeout(Duration::from_secs(60)).expect("the window is woken");
            session.help_mut().poll();
        }
        let choice = session.game().legal_moves()[0];
        session.play(choice).expect("the game continues");
        autosave.save(saved(&label, &session));
        (autosave, _) = check(folder.path(), autosave, &session);
    }
}
