//! A game in progress: turns of people and computers, undo and redo, cancellation, moving now,
//! pausing.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use o_an_quan::ai::{Level, Strength};
use o_an_quan::controller::{
    MoveEngine, NewGame, Refusal, Seat, Session, Setup, Waker, default_move_engine, points_to_give,
};
use o_an_quan::rules::{Departure, Game, GameEnd, IllegalMove, Move, Position, Rules, Side};

const PERSON: Seat = Seat::Person;
const COMPUTER: Seat = Seat::Computer(Level::Easy);

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn setup(seats: [Seat; 2]) -> Setup {
    let names = Setup::no_names(2);
    Setup { seats: seats.into(), names, first: Side::NEAR, seed: 1 }
}

/// Returns a game at the start position of the classic rules.
fn classic_game() -> Game {
    let rules = Rules::classic();
    let start = Position::start(&rules, Side::NEAR);
    Game::new(rules, start)
}

/// Returns a waker and its receiver.
fn waker() -> (Waker, Receiver<()>) {
    let (sender, woken) = channel();
    let sender = std::sync::Mutex::new(sender);
    let wake = move || {
        // The test may have ended already.
        let _ = sender.lock().expect("one waker at a time").send(());
    };
    (Arc::new(wake), woken)
}

fn begin(seats: [Seat; 2]) -> (Session, Receiver<()>) {
    let (wake, woken) = waker();
    (Session::new(Rules::classic(), setup(seats), wake, default_move_engine()), woken)
}

/// Returns an engine that thinks until it is asked to move now or cancelled, and the number of
/// searches that have ended.
fn slow_engine() -> (MoveEngine, Arc<AtomicUsize>) {
    let ended = Arc::new(AtomicUsize::new(0));
    let count = ended.clone();
    let move_engine = move |q: &o_an_quan::controller::MoveRequest,
                            control: &o_an_quan::ai::Control| {
        while !control.is_move_now() && !control.is_cancelled() {
            std::thread::yield_now();
        }
        count.fetch_add(1, Ordering::SeqCst);
        control.is_move_now().then(|| q.game.legal_moves()[0])
    };
    (Arc::new(move_engine), ended)
}

/// Waits until the computer has played. A search that answered just before it was cancelled may
/// have called the waker, too.
fn answer(session: &mut Session, woken: &Receiver<()>) {
    loop {
        woken.recv_timeout(Duration::from_secs(60)).expect("the computer answers");
        if session.poll().is_some() {
            break;
        }
    }
}

fn moves(session: &Session) -> Vec<String> {
    session.game().turns().map(|turn| turn.mv.to_string()).collect()
}

#[test]
fn the_computer_replies_to_a_person() {
    let (mut session, woken) = begin([PERSON, COMPUTER]);
    assert!(!session.computer().is_thinking());
    session.play(mv("2+")).expect("legal");
    assert!(session.computer().is_thinking());
    answer(&mut session, &woken);
    assert_eq!(session.game().turn_count(), 2);
    assert_eq!(session.seats().to_move(), Some(PERSON));
}

#[test]
fn the_computer_begins_when_it_moves_first() {
    let (mut session, woken) = begin([COMPUTER, PERSON]);
    answer(&mut session, &woken);
    assert_eq!(session.game().turns().next().unwrap().side, Side::NEAR);
    assert_eq!(session.setup().near_side(), Side::FAR, "a lone person sits near");
}

#[test]
fn a_move_on_the_computers_turn_is_refused() {
    let (wake, _woken) = waker();
    let mut session =
        Session::new(Rules::classic(), setup([PERSON, COMPUTER]), wake, slow_engine().0);
    session.play(mv("2+")).expect("legal");
    let before = session.position().clone();
    assert_eq!(session.play(mv("9-")), Err(Refusal::ComputersTurn));
    assert_eq!(*session.position(), before);
    assert!(session.computer().is_thinking());
}

#[test]
fn an_illegal_move_is_refused_and_keeps_the_undone_turns() {
    let (mut session, _woken) = begin([PERSON, PERSON]);
    session.play(mv("2+")).expect("legal");
    session.undo();
    let refusal = session.play(mv("9-"));
    assert_eq!(refusal, Err(Refusal::Illegal(IllegalMove::NotYours(mv("9-"), Side::FAR))));
    assert_eq!(moves(&session), Vec::<String>::new());
    assert!(session.history().can_redo());
}

#[test]
fn undo_goes_back_to_the_persons_last_decision_and_redo_forward() {
    let (mut session, woken) = begin([PERSON, COMPUTER]);
    assert!(!session.history().can_undo() && !session.undo());
    let start = session.position().clone();
    session.play(mv("2+")).expect("legal");
    answer(&mut session, &woken);
    let second = session.position().clone();
    let choice = session.game().legal_moves()[0];
    session.play(choice).expect("legal");
    answer(&mut session, &woken);
    let third = session.position().clone();

    assert!(session.undo());
    assert_eq!(*session.position(), second);
    assert!(session.undo());
    assert_eq!(*session.position(), start);
    assert!(!session.history().can_undo());
    assert!(session.redo());
    assert_eq!(*session.position(), second);
    assert!(session.redo());
    assert_eq!(*session.position(), third);
    assert!(!session.history().can_redo() && !session.redo());
}

#[test]
fn undo_is_not_offered_if_only_the_computer_has_moved() {
    let (mut session, woken) = begin([COMPUTER, PERSON]);
    answer(&mut session, &woken);
    assert!(!session.history().can_undo() && !session.undo());
    assert_eq!(session.game().turn_count(), 1);
}

#[test]
fn undo_while_the_computer_thinks_cancels_it_and_nothing_arrives_later() {
    let (wake, woken) = waker();
    let (move_engine, ended) = slow_engine();
    let mut session = Session::new(Rules::classic(), setup([PERSON, COMPUTER]), wake, move_engine);
    session.play(mv("2+")).expect("legal");
    assert!(session.undo());
    assert!(!session.computer().is_thinking());
    while ended.load(Ordering::SeqCst) == 0 {
        std::thread::yield_now();
    }
    assert!(session.poll().is_none());
    assert_eq!(moves(&session), Vec::<String>::new());
    assert!(woken.try_recv().is_err(), "a cancelled search woke the window");
    assert!(session.redo(), "the person's own move can be redone");
    assert!(session.computer().is_thinking());
}

#[test]
fn an_answer_that_arrives_after_undo_is_dropped() {
    let (mut session, woken) = begin([PERSON, COMPUTER]);
    session.play(mv("2+")).expect("legal");
    woken.recv_timeout(Duration::from_secs(60)).expect("the computer answers");
    session.undo();
    assert!(session.poll().is_none());
    assert_eq!(session.game().turn_count(), 0);
}

#[test]
fn a_new_move_discards_the_undone_turns() {
    let (mut session, _woken) = begin([PERSON, PERSON]);
    session.play(mv("2+")).expect("legal");
    session.undo();
    session.play(mv("3-")).expect("legal");
    assert!(!session.history().can_redo());
    assert_eq!(moves(&session), ["3-"]);
}

#[test]
fn between_people_undo_takes_one_turn_back() {
    let (mut session, _woken) = begin([PERSON, PERSON]);
    session.play(mv("2+")).expect("legal");
    let after_one = session.position().clone();
    let reply = after_one.legal_moves(&Rules::classic())[0];
    session.play(reply).expect("legal");
    session.undo();
    assert_eq!(*session.position(), after_one);
    session.undo();
    session.redo();
    assert_eq!(*session.position(), after_one);
}

#[test]
fn undo_after_the_end_reopens_the_game() {
    let (wake, _woken) = waker();
    let start = Position::parse("0,0,0,0,1,0,Q,3,0,0,0,0 0 30,27", &Rules::classic()).unwrap();
    let move_engine = slow_engine().0;
    let game = Game::new(Rules::classic(), start.clone());
    let mut session = Session::from_game(setup([PERSON, COMPUTER]), game, wake, move_engine);
    session.play(mv("4+")).expect("legal");
    // 5 receives the dân, and the turn ends before quan cell 6: nothing is captured.
    assert_eq!(session.game().end(), None);
    session.undo();
    assert_eq!(*session.position(), start);

    let start = Position::parse("0,0,0,1,0,0,Q,3,0,0,0,0 0 30,26", &Rules::classic()).unwrap();
    let (wake, _woken) = waker();
    let move_engine = slow_engine().0;
    let game = Game::new(Rules::classic(), start.clone());
    let mut session = Session::from_game(setup([PERSON, COMPUTER]), game, wake, move_engine);
    session.play(mv("3+")).expect("legal");
    assert_eq!(session.game().end(), Some(GameEnd::QuanEmpty));
    assert!(!session.computer().is_thinking() && !session.is_under_way());
    assert!(session.undo());
    assert_eq!(*session.position(), start);
    assert!(session.redo());
    assert_eq!(session.game().end(), Some(GameEnd::QuanEmpty));
}

#[test]
fn move_now_makes_the_computer_answer_at_once() {
    let (wake, woken) = waker();
    let mut session =
        Session::new(Rules::classic(), setup([PERSON, COMPUTER]), wake, slow_engine().0);
    session.play(mv("2+")).expect("legal");
    assert!(session.poll().is_none());
    session.computer().move_now();
    answer(&mut session, &woken);
    assert_eq!(session.game().turn_count(), 2);
}

#[test]
fn a_game_dropped_while_the_computer_thinks_ends_its_search() {
    let (wake, woken) = waker();
    let (move_engine, ended) = slow_engine();
    drop(Session::new(Rules::classic(), setup([COMPUTER, PERSON]), wake, move_engine));
    while ended.load(Ordering::SeqCst) == 0 {
        std::thread::yield_now();
    }
    assert!(woken.try_recv().is_err());
}

#[test]
fn a_panic_while_thinking_is_reported_and_can_be_retried() {
    let (wake, woken) = waker();
    let calls = AtomicUsize::new(0);
    let move_engine: MoveEngine = Arc::new(move |q, _| {
        assert!(calls.fetch_add(1, Ordering::SeqCst) > 0, "a bug, on purpose, in this test");
        Some(q.game.legal_moves()[0])
    });
    let mut session = Session::new(Rules::classic(), setup([PERSON, COMPUTER]), wake, move_engine);
    session.play(mv("2+")).expect("legal");
    woken.recv_timeout(Duration::from_secs(60)).expect("the window is woken");
    assert!(session.poll().is_none());
    assert!(session.computer().has_failed() && !session.computer().is_thinking());
    assert_eq!(moves(&session), ["2+"]);
    session.computer_mut().retry();
    answer(&mut session, &woken);
    assert!(!session.computer().has_failed());
}

#[test]
fn computers_play_a_whole_game_by_themselves() {
    let (mut session, woken) = begin([COMPUTER, COMPUTER]);
    while session.game().end().is_none() {
        answer(&mut session, &woken);
    }
    assert!(!session.computer().is_thinking());
}

#[test]
fn a_game_of_computers_pauses_steps_and_continues() {
    let (mut session, woken) = begin([COMPUTER, COMPUTER]);
    session.computer_mut().set_paused(true);
    assert!(session.computer().is_paused() && !session.computer().is_thinking());
    session.computer_mut().step();
    answer(&mut session, &woken);
    assert_eq!(session.game().turn_count(), 1);
    assert!(session.computer().is_paused() && !session.computer().is_thinking());
    session.computer_mut().set_paused(false);
    assert!(session.computer().is_thinking());
}

#[test]
fn undo_pauses_a_game_of_computers_and_goes_back_one_turn() {
    let (mut session, woken) = begin([COMPUTER, COMPUTER]);
    answer(&mut session, &woken);
    answer(&mut session, &woken);
    assert!(session.undo());
    assert_eq!(session.game().turn_count(), 1);
    assert!(session.computer().is_paused() && !session.computer().is_thinking());
    assert!(session.redo());
    assert_eq!(session.game().turn_count(), 2);
    assert!(session.computer().is_paused());
}

#[test]
fn a_game_with_a_person_cannot_be_paused() {
    let (mut session, _woken) = begin([PERSON, COMPUTER]);
    session.computer_mut().set_paused(true);
    assert!(!session.computer().can_pause() && !session.computer().is_paused());
}

#[test]
fn the_same_seed_and_moves_give_the_same_game() {
    let game = || {
        let (mut session, woken) = begin([COMPUTER, COMPUTER]);
        for _ in 0..6 {
            answer(&mut session, &woken);
        }
        moves(&session)
    };
    assert_eq!(game(), game());
}

#[test]
fn a_session_continues_a_game_whose_turns_can_be_undone() {
    let agreed = setup([PERSON, PERSON]);
    let mut game = classic_game();
    for text in ["2+", "9-", "4+"] {
        game.play(mv(text)).expect("legal");
    }
    let reached = game.position().clone();
    let (wake, _woken) = waker();
    let mut session = Session::from_game(agreed, game, wake, default_move_engine());
    assert_eq!(moves(&session), ["2+", "9-", "4+"]);
    for _ in 0..3 {
        assert!(session.undo());
    }
    assert!(!session.undo());
    while session.redo() {}
    assert_eq!(*session.position(), reached);
    session.play(mv("7+")).expect("the game continues");
}

#[test]
fn a_computer_to_move_in_a_resumed_game_thinks_at_once() {
    let agreed = setup([PERSON, COMPUTER]);
    let mut game = classic_game();
    game.play(mv("2+")).expect("legal");
    let (wake, woken) = waker();
    let mut session = Session::from_game(agreed, game, wake, default_move_engine());
    assert!(session.computer().is_thinking());
    answer(&mut session, &woken);
    assert_eq!(session.game().turn_count(), 2);
}

#[test]
fn resigning_can_be_undone_and_counts_as_a_decision() {
    let (mut session, woken) = begin([PERSON, COMPUTER]);
    session.play(mv("2+")).expect("legal");
    answer(&mut session, &woken);
    session.depart(Departure::Resigned(Side::NEAR)).expect("a game under way can be left");
    assert_eq!(session.game().end(), Some(GameEnd::Resigned));
    assert!(!session.computer().is_thinking() && !session.is_under_way());
    assert!(session.undo());
    assert_eq!((session.game().end(), session.game().turn_count()), (None, 2));
    assert_eq!(session.help().tally(Side::NEAR).takebacks, 1);
    assert!(session.redo());
    assert_eq!(session.game().end(), Some(GameEnd::Resigned));
    assert_eq!(session.help().tally(Side::NEAR).takebacks, 0);
}

#[test]
fn an_agreed_stop_is_undone_alone_and_a_new_move_discards_it() {
    let (mut session, _woken) = begin([PERSON, PERSON]);
    session.play(mv("2+")).expect("legal");
    session.depart(Departure::Stopped).expect("a game under way can be stopped");
    assert_eq!(session.seats().to_move(), None);
    assert!(session.undo());
    assert_eq!((session.game().end(), moves(&session)), (None, vec!["2+".to_owned()]));
    session.play(session.game().legal_moves()[0]).expect("legal");
    assert!(!session.history().can_redo());
}

#[test]
fn a_departure_on_the_computers_turn_restarts_its_search() {
    let (move_engine, ended) = slow_engine();
    let seats = vec![PERSON, COMPUTER, COMPUTER];
    let rules = Rules::classic().for_sides(3).expect("three sides");
    let names = Setup::no_names(rules.sides);
    let setup = Setup { seats: seats.into(), names, first: Side::FAR, seed: 1 };
    let (wake, woken) = waker();
    let mut session = Session::new(rules, setup, wake, move_engine);
    session.depart(Departure::Resigned(Side::NEAR)).expect("a game under way can be left");
    assert!(session.computer().is_thinking());
    session.computer().move_now();
    answer(&mut session, &woken);
    assert_eq!(session.position().to_move(), Some(Side::new(2)));
    session.computer().move_now();
    answer(&mut session, &woken);
    assert_eq!(session.position().to_move(), Some(Side::FAR));
    assert!(ended.load(Ordering::SeqCst) >= 2);
    assert!(session.undo());
    assert_eq!(session.position().to_move(), Some(Side::FAR));
    assert!(!session.position().has_departed(Side::NEAR) && session.game().turn_count() == 0);
}

#[test]
fn a_small_handicap_is_suggested_after_a_lopsided_game() {
    for (margin, points) in [(0, None), (19, None), (20, Some(5)), (32, Some(5)), (500, Some(5))] {
        assert_eq!(points_to_give(margin), points, "{margin}");
    }
}

#[test]
fn swapping_seats_moves_the_handicap_too() {
    let mut agreed = NewGame { rules: Rules::classic(), setup: setup([PERSON, COMPUTER]) };
    agreed.rules.set("handicap", "1:7+11:10").expect("a handicap");
    let swapped = agreed.with_seats_swapped(2);
    assert_eq!(swapped.setup.seats, [COMPUTER, PERSON].into());
    assert_eq!(swapped.rules.to_string(), "classic handicap=0:1+5:10");
    assert_eq!(swapped.with_seats_swapped(1), agreed);
    assert_eq!(agreed.with_other_first(1).setup.first, Side::FAR);
    let more = agreed.with_points_given(Side::FAR, 5, 1);
    assert_eq!(more.rules.to_string(), "classic handicap=1:7+11:15");
}

#[test]
fn fits_me_goes_on_with_less_strength_while_it_is_far_ahead() {
    let strength_at = |stores: &str, seat: Seat| {
        let (sender, asked) = channel();
        let sender = std::sync::Mutex::new(sender);
        let move_engine: MoveEngine = Arc::new(move |q, _| {
            let _ = sender.lock().expect("one search at a time").send(q.strength);
            None
        });
        let rules = Rules::classic();
        let position = Position::parse(&format!("Q,1,0,0,2,0,Q,0,3,0,0,1 1 {stores}"), &rules);
        let game = Game::new(rules, position.expect("a position"));
        let setup = Setup { first: Side::FAR, ..setup([PERSON, seat]) };
        let _session = Session::from_game(setup, game, waker().0, move_engine);
        asked.recv_timeout(Duration::from_secs(60)).expect("the computer is asked")
    };
    let start = Strength::new(500);
    assert_eq!(strength_at("20,23", Seat::Fitting(start)), Some(start), "an even game");
    assert!(strength_at("10,33", Seat::Fitting(start)) < Some(start));
    assert!(strength_at("33,10", Seat::Fitting(start)) > Some(start));
    assert_eq!(strength_at("33,10", COMPUTER), None, "a level stays what it is");
}
