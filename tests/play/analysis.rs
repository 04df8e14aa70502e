//! Help during a game: hints, the evaluation, and the counts of hints and takebacks.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use o_an_quan::ai::{Analysis, Control, Level, Limits};
use o_an_quan::controller::{
    AnalysisEngine, EVALUATION_NODES, LINE_TURNS, MoveEngine, MoveRequest, Seat, Session, Setup,
    Tally, Waker, default_analysis_engine, default_move_engine,
};
use o_an_quan::rules::{BySide, Game, Move, Position, Rules, Side};

const PERSON: Seat = Seat::Person;
const COMPUTER: Seat = Seat::Computer(Level::Easy);

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Returns the classic rules for this number of sides.
fn rules(sides: usize) -> Rules {
    Rules::classic().for_sides(sides).expect("2 to 4 sides")
}

fn setup(seats: &[Seat]) -> Setup {
    let (seats, names) = (BySide::from(seats.to_vec()), Setup::no_names(seats.len()));
    Setup { seats, names, first: Side::NEAR, seed: 1 }
}

/// A game, and the receiver of its waker.
struct GameWithWaker {
    session: Session,
    woken: Receiver<()>,
}

impl GameWithWaker {
    fn new(seats: &[Seat], move_engine: MoveEngine, analysis_engine: AnalysisEngine) -> Self {
        let start = Position::start(&rules(seats.len()), Side::NEAR);
        Self::at(seats, start, move_engine, analysis_engine)
    }

    fn at(
        seats: &[Seat],
        start: Position,
        move_engine: MoveEngine,
        analysis_engine: AnalysisEngine,
    ) -> Self {
        let (sender, woken) = channel();
        let sender = Mutex::new(sender);
        let wake: Waker = Arc::new(move || {
            // The test may have ended already.
            let _ = sender.lock().expect("one waker at a time").send(());
        });
        let (rules, setup) = (rules(seats.len()), setup(seats));
        let session = Session::from_game(setup, Game::new(rules, start), wake, move_engine);
        GameWithWaker { session: session.with_analysis_engine(analysis_engine), woken }
    }

    /// Receives results until `happened` returns `true`.
    fn wait(&mut self, happened: impl Fn(&Session) -> bool) {
        loop {
            self.session.help_mut().poll();
            if happened(&self.session) {
                return;
            }
            self.woken.recv_timeout(Duration::from_secs(60)).expect("a result arrives");
        }
    }

    fn hint(&mut self) {
        self.session.help_mut().toggle_hint();
        assert!(self.session.help().is_seeking_hint());
        self.wait(|session| session.help().hint().is_some());
    }

    fn tallies(&self) -> [(u32, u32); 2] {
        [Side::NEAR, Side::FAR].map(|side| {
            let Tally { hints, takebacks, .. } = self.session.help().tally(side);
            (hints, takebacks)
        })
    }
}

/// Returns an analysis that recommends the first legal move.
fn first_move(game: &Game, score: i32, nodes: u64, turns: Option<u32>) -> Option<Analysis> {
    let pv = vec![*game.legal_moves().first()?];
    Some(Analysis { pv, score, depth: 1, turns, proven: turns.is_some(), nodes })
}

/// Returns an analysis engine that answers at once, with the node limit in thousands as the score.
fn ready_analysis_engine() -> AnalysisEngine {
    Arc::new(|game, limits, _| {
        let nodes = limits.nodes.expect("help is bounded by nodes");
        first_move(game, i32::try_from(nodes / 1000).expect("few"), nodes, None)
    })
}

/// The control of an analysis engine that searches until it is cancelled or released, with the
/// numbers of searches begun and cancelled.
#[derive(Clone, Default)]
struct Held {
    begun: Arc<AtomicUsize>,
    cancelled: Arc<AtomicUsize>,
    free: Arc<AtomicBool>,
}

impl Held {
    fn analysis_engine(&self) -> AnalysisEngine {
        let held = self.clone();
        Arc::new(move |game: &Game, limits: &Limits, control: &Control| {
            held.begun.fetch_add(1, Ordering::SeqCst);
            while !held.free.load(Ordering::SeqCst) {
                if control.is_cancelled() {
                    held.cancelled.fetch_add(1, Ordering::SeqCst);
                    return None;
                }
                std::thread::yield_now();
            }
            first_move(game, 7, limits.nodes.unwrap_or(0), None)
        })
    }

    fn wait_for(&self, count: &AtomicUsize, number: usize) {
        while count.load(Ordering::SeqCst) < number {
            std::thread::yield_now();
        }
    }

    fn wait_until_cancelled(&self, number: usize) {
        self.wait_for(&self.cancelled, number);
    }
}

/// Returns an engine that thinks until it is asked to move now or cancelled.
fn slow_engine() -> MoveEngine {
    Arc::new(|q: &MoveRequest, control: &Control| {
        while !control.is_move_now() && !control.is_cancelled() {
            std::thread::yield_now();
        }
        control.is_move_now().then(|| q.game.legal_moves()[0])
    })
}

#[test]
fn a_hint_names_the_move_its_capture_and_the_best_reply() {
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), default_analysis_engine());
    game.hint();
    let hint = game.session.help().hint().expect("shown").clone();
    assert!(game.session.game().legal_moves().contains(&hint.mv));
    assert_eq!((hint.side, hint.mv), (Side::NEAR, hint.analysis.best()));

    let captured = game.session.play(hint.mv).expect("legal").captured;
    assert_eq!(hint.gains.captured, captured);
    let replies = game.session.game().legal_moves();
    let most = replies.iter().map(|&reply| {
        let captured = game.session.play(reply).expect("legal").captured;
        game.session.undo();
        captured
    });
    assert_eq!(hint.gains.reply, most.max());
}

#[test]
fn a_hint_that_ends_the_game_has_no_reply() {
    let start = Position::parse("0,0,0,1,0,0,Q,3,0,0,0,0 0 30,26", &Rules::classic()).unwrap();
    let only_end: AnalysisEngine = Arc::new(|_, _, _| {
        Some(Analysis {
            pv: vec![mv("3+")],
            score: 9,
            depth: 1,
            turns: Some(1),
            proven: true,
            nodes: 1,
        })
    });
    let mut game = GameWithWaker::at(&[PERSON, PERSON], start, default_move_engine(), only_end);
    game.hint();
    let hint = game.session.help().hint().expect("shown");
    assert_eq!((hint.gains.captured, hint.gains.reply), (10, None));
}

#[test]
fn a_quiet_hint_names_the_capture_that_it_prepares() {
    // The dân moves from cell 2 to 3. From there, a step ends before an empty cell with a quan behind it.
    let start = Position::parse("Q,0,1,0,0,0,Q,0,0,5,0,0 0 20,24", &Rules::classic()).unwrap();
    let quiet: AnalysisEngine = Arc::new(|_, _, _| {
        Some(Analysis {
            pv: vec![mv("2+")],
            score: 9,
            depth: 1,
            turns: None,
            proven: false,
            nodes: 1,
        })
    });
    let mut game = GameWithWaker::at(&[PERSON, PERSON], start, default_move_engine(), quiet);
    game.hint();
    let hint = game.session.help().hint().expect("shown");
    assert_eq!((hint.gains.captured, hint.prepared), (0, Some(10)));
}

#[test]
fn hints_are_given_in_games_of_three_and_four_people() {
    for sides in [3, 4] {
        let mut game = GameWithWaker::new(
            &[PERSON; 4][..sides],
            default_move_engine(),
            default_analysis_engine(),
        );
        game.session.play(mv("2+")).expect("legal");
        game.hint();
        let hint = game.session.help().hint().expect("shown");
        assert_eq!(hint.side, Side::FAR);
        assert!(hint.gains.reply.is_some());
    }
}

#[test]
fn a_hint_compares_its_move_with_the_others_and_expects_a_line() {
    let valued: AnalysisEngine = Arc::new(|game, limits, _| {
        let best = game.legal_moves().last().copied()?;
        let (mv, score) = match limits.only {
            Some(mv) if mv != best => (mv, -2),
            _ => (best, 5),
        };
        Some(Analysis { pv: vec![mv], score, depth: 3, turns: None, proven: false, nodes: 1 })
    });
    let start = Position::parse("Q,0,2,1,0,3,Q,4,0,5,1,0 0 17,17", &Rules::classic()).unwrap();
    let seats = [PERSON, PERSON];
    let mut game = GameWithWaker::at(&seats, start, default_move_engine(), valued);
    game.hint();
    let hint = game.session.help().hint().expect("shown").clone();
    assert_eq!(hint.lead, Some(7), "the others are worth -2");
    let line = game.session.help().line().to_vec();
    assert_eq!((line.len(), line[0]), (LINE_TURNS, hint.mv));
    let others = game.session.game().legal_moves().into_iter().filter(|mv| *mv != line[0]);
    let others: Vec<Move> = others.collect();
    let least = others.iter().map(|&other| {
        game.session.play(other).expect("legal");
        let replies = game.session.game().legal_moves().into_iter();
        let most = replies.map(|reply| {
            let captured = game.session.play(reply).expect("legal").captured;
            game.session.undo();
            captured
        });
        let most = most.max().expect("a reply");
        game.session.undo();
        most
    });
    assert_eq!(hint.after_others, least.min());
}

#[test]
fn a_second_request_hides_the_hint_and_a_third_shows_it_without_counting_again() {
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), ready_analysis_engine());
    game.hint();
    game.session.help_mut().toggle_hint();
    assert!(game.session.help().hint().is_none() && !game.session.help().is_seeking_hint());
    game.session.help_mut().toggle_hint();
    assert!(game.session.help().hint().is_some() && !game.session.help().is_seeking_hint());
    assert_eq!(game.tallies(), [(1, 0), (0, 0)]);
}

#[test]
fn a_withdrawn_hint_is_cancelled_not_counted_and_never_arrives() {
    let held = Held::default();
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), held.analysis_engine());
    game.session.help_mut().toggle_hint();
    game.session.help_mut().toggle_hint();
    assert!(!game.session.help().is_seeking_hint());
    held.wait_until_cancelled(1);
    game.session.help_mut().poll();
    assert!(game.session.help().hint().is_none());
    assert!(game.woken.try_recv().is_err(), "cancelled work woke the window");
    assert_eq!(game.tallies(), [(0, 0), (0, 0)]);
}

#[test]
fn playing_and_undo_cancel_the_search_for_a_hint_and_clear_a_shown_hint() {
    let held = Held::default();
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), held.analysis_engine());
    game.session.help_mut().toggle_hint();
    game.session.play(mv("2+")).expect("legal");
    held.wait_until_cancelled(1);
    game.session.help_mut().toggle_hint();
    game.session.undo();
    held.wait_until_cancelled(2);
    held.free.store(true, Ordering::SeqCst);
    game.hint();
    game.session.play(mv("2+")).expect("legal");
    assert!(game.session.help().hint().is_none());
    game.hint();
    game.session.undo();
    assert!(game.session.help().hint().is_none());
}

#[test]
fn a_hint_that_arrives_after_a_move_is_dropped() {
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), ready_analysis_engine());
    game.session.help_mut().toggle_hint();
    game.woken.recv_timeout(Duration::from_secs(60)).expect("it was found");
    game.session.play(mv("2+")).expect("legal");
    game.session.help_mut().poll();
    assert!(game.session.help().hint().is_none());
    assert_eq!(game.tallies(), [(0, 0), (0, 0)]);
}

#[test]
fn there_is_no_hint_on_a_computers_turn_or_after_the_end() {
    let mut game = GameWithWaker::new(&[PERSON, COMPUTER], slow_engine(), ready_analysis_engine());
    game.session.play(mv("2+")).expect("legal");
    game.session.help_mut().toggle_hint();
    assert!(!game.session.help().is_seeking_hint());

    let start = Position::parse("0,0,0,1,0,0,Q,3,0,0,0,0 0 30,26", &Rules::classic()).unwrap();
    let mut game =
        GameWithWaker::at(&[PERSON, PERSON], start, default_move_engine(), ready_analysis_engine());
    game.session.play(mv("3+")).expect("legal");
    assert!(game.session.game().end().is_some());
    game.session.help_mut().toggle_hint();
    assert!(!game.session.help().is_seeking_hint());
}

#[test]
fn a_panic_during_a_hint_is_reported_and_the_next_request_works() {
    let calls = AtomicUsize::new(0);
    let analysis_engine: AnalysisEngine = Arc::new(move |game, _, _| {
        assert!(calls.fetch_add(1, Ordering::SeqCst) > 0, "a bug, on purpose, in this test");
        first_move(game, 0, 1, None)
    });
    let mut game = GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), analysis_engine);
    game.session.help_mut().toggle_hint();
    game.wait(|session| !session.help().is_seeking_hint());
    assert!(game.session.help().hint().is_none() && game.session.help().has_hint_failed());
    assert_eq!(game.tallies(), [(0, 0), (0, 0)]);
    game.hint();
    assert!(!game.session.help().has_hint_failed());
}

#[test]
fn a_panicking_evaluation_is_not_retried_on_the_same_position() {
    let calls = Arc::new(AtomicUsize::new(0));
    let count = calls.clone();
    let analysis_engine: AnalysisEngine = Arc::new(move |_, _, _| {
        count.fetch_add(1, Ordering::SeqCst);
        panic!("a bug, on purpose, in this test");
    });
    let mut game = GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), analysis_engine);
    game.session.help_mut().set_following(true);
    game.session.help_mut().poll();
    game.woken.recv_timeout(Duration::from_secs(60)).expect("the window is woken");
    for _ in 0..3 {
        game.session.help_mut().poll();
    }
    assert_eq!((calls.load(Ordering::SeqCst), game.session.help().evaluation()), (1, None));
}

#[test]
fn the_evaluation_deepens_step_by_step_and_then_stops() {
    let calls = Arc::new(AtomicUsize::new(0));
    let (count, ready) = (calls.clone(), ready_analysis_engine());
    let counting: AnalysisEngine = Arc::new(move |game, limits, control| {
        count.fetch_add(1, Ordering::SeqCst);
        ready(game, limits, control)
    });
    let mut game = GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), counting);
    game.session.help_mut().poll();
    assert_eq!(calls.load(Ordering::SeqCst), 0, "the evaluation was not requested");
    game.session.help_mut().set_following(true);
    let [.., last] = EVALUATION_NODES;
    game.wait(|session| {
        session.help().evaluation().is_some_and(|found| found.analysis.nodes == last)
    });
    for _ in 0..5 {
        game.session.help_mut().set_following(true);
        game.session.help_mut().poll();
    }
    assert_eq!(calls.load(Ordering::SeqCst), EVALUATION_NODES.len());
    let found = game.session.help().evaluation().expect("found");
    assert!(found.is_current && found.side == Side::NEAR);
}

#[test]
fn the_evaluation_stops_where_the_result_is_proven() {
    let proven: AnalysisEngine =
        Arc::new(|game, limits, _| first_move(game, 12, limits.nodes.expect("bounded"), Some(5)));
    let mut game = GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), proven);
    game.session.help_mut().set_following(true);
    game.wait(|session| session.help().evaluation().is_some());
    // A further search would have reported by the time the hint arrives.
    game.hint();
    assert_eq!(
        game.session.help().evaluation().expect("found").analysis.nodes,
        EVALUATION_NODES[0]
    );
}

#[test]
fn the_evaluation_follows_the_game_and_is_cancelled_with_the_position() {
    let held = Held::default();
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), held.analysis_engine());
    game.session.help_mut().set_following(true);
    game.session.help_mut().poll();
    game.session.play(mv("2+")).expect("legal");
    held.wait_until_cancelled(1);
    game.session.help_mut().poll();
    game.session.undo();
    held.wait_until_cancelled(2);
    game.session.help_mut().poll();
    game.session.help_mut().set_following(false);
    held.wait_until_cancelled(3);
    held.free.store(true, Ordering::SeqCst);
    game.session.help_mut().set_following(true);
    game.wait(|session| session.help().evaluation().is_some());
    game.session.play(mv("2+")).expect("legal");
    let old = game.session.help().evaluation().expect("the old evaluation is kept");
    assert!(!old.is_current && old.side == Side::NEAR);
    game.wait(|session| session.help().evaluation().is_some_and(|found| found.is_current));
    assert_eq!(game.session.help().evaluation().expect("found").side, Side::FAR);
}

#[test]
fn the_evaluation_waits_while_a_computer_thinks() {
    let held = Held::default();
    let mut game = GameWithWaker::new(&[PERSON, COMPUTER], slow_engine(), held.analysis_engine());
    game.session.help_mut().set_following(true);
    game.session.help_mut().poll();
    held.wait_for(&held.begun, 1);
    game.session.play(mv("2+")).expect("legal");
    held.wait_until_cancelled(1);
    game.session.help_mut().poll();
    assert!(game.session.computer().is_thinking());
    assert_eq!(
        held.begun.load(Ordering::SeqCst),
        1,
        "a second search would slow down the computer"
    );
    // The computer has found its move but not played it.
    game.session.computer().move_now();
    game.woken.recv_timeout(Duration::from_secs(60)).expect("the computer answers");
    game.session.help_mut().poll();
    held.wait_for(&held.begun, 2);
    game.session.poll().expect("the answer");
    held.wait_until_cancelled(2);
}

#[test]
fn stepping_a_paused_game_stops_the_evaluation() {
    let held = Held::default();
    let mut game = GameWithWaker::new(&[COMPUTER, COMPUTER], slow_engine(), held.analysis_engine());
    game.session.computer_mut().set_paused(true);
    game.session.help_mut().set_following(true);
    game.session.help_mut().poll();
    held.wait_for(&held.begun, 1);
    game.session.computer_mut().step();
    held.wait_until_cancelled(1);
    game.session.help_mut().poll();
    assert_eq!(held.begun.load(Ordering::SeqCst), 1);
}

#[test]
fn hints_and_takebacks_are_counted_for_each_side_and_survive_undo() {
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), ready_analysis_engine());
    game.hint();
    game.session.play(mv("2+")).expect("legal");
    game.hint();
    let reply = game.session.game().legal_moves()[0];
    game.session.play(reply).expect("legal");
    assert_eq!(game.tallies(), [(1, 0), (1, 0)]);
    game.session.undo();
    assert_eq!(game.tallies(), [(1, 0), (1, 1)]);
    game.session.undo();
    assert_eq!(game.tallies(), [(1, 1), (1, 1)]);
}

#[test]
fn redone_moves_do_not_count_as_takebacks() {
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), ready_analysis_engine());
    game.session.play(mv("2+")).expect("legal");
    let reply = game.session.game().legal_moves()[0];
    game.session.play(reply).expect("legal");
    game.session.undo();
    game.session.undo();
    game.session.redo();
    assert_eq!(game.tallies(), [(0, 0), (0, 1)]);
    game.session.redo();
    assert_eq!(game.tallies(), [(0, 0), (0, 0)]);
    game.session.undo();
    let other = game.session.game().legal_moves()[1];
    game.session.play(other).expect("legal");
    assert_eq!(game.tallies(), [(0, 0), (0, 1)], "another move makes it final");
}

#[test]
fn a_move_played_with_the_evaluation_visible_counts_as_helped() {
    let mut game =
        GameWithWaker::new(&[PERSON, PERSON], default_move_engine(), ready_analysis_engine());
    game.session.play(mv("2+")).expect("legal");
    game.session.help_mut().set_following(true);
    game.wait(|session| session.help().evaluation().is_some());
    assert!(!game.session.help().tally(Side::FAR).evaluation, "nothing was played yet");
    let reply = game.session.game().legal_moves()[0];
    game.session.play(reply).expect("legal");
    game.session.undo();
    let seen = [Side::NEAR, Side::FAR].map(|side| game.session.help().tally(side).evaluation);
    assert_eq!(seen, [false, true]);
}

#[test]
fn against_the_computer_an_undo_of_two_turns_counts_once() {
    let mut game =
        GameWithWaker::new(&[PERSON, COMPUTER], default_move_engine(), ready_analysis_engine());
    game.session.play(mv("2+")).expect("legal");
    game.woken.recv_timeout(Duration::from_secs(60)).expect("the computer answers");
    game.session.poll().expect("an answer");
    game.session.undo();
    assert_eq!(game.tallies(), [(0, 1), (0, 0)]);
    // Without people, nothing is counted.
    let mut game =
        GameWithWaker::new(&[COMPUTER, COMPUTER], default_move_engine(), ready_analysis_engine());
    game.woken.recv_timeout(Duration::from_secs(60)).expect("the computer answers");
    game.session.poll().expect("an answer");
    game.session.undo();
    assert_eq!(game.tallies(), [(0, 0), (0, 0)]);
}
