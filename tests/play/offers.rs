//! A person's offer to end the game: the computers' replies, and its withdrawal.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use o_an_quan::ai::{Control, Level};
use o_an_quan::controller::{
    ForecastRequest, Forecaster, OfferReply, Seat, Session, Setup, default_forecaster,
    default_move_engine,
};
use o_an_quan::rules::{Departure, Game, Position, Rules, Side};

const PERSON: Seat = Seat::Person;
const EASY: Seat = Seat::Computer(Level::Easy);
const HARD: Seat = Seat::Computer(Level::Hard);

/// The longest that a test waits.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns a game of these players at `position`, and the receiver of its waker.
fn session(position: &str, seats: &[Seat], forecaster: Forecaster) -> (Session, Receiver<()>) {
    let rules = Rules::classic().for_sides(seats.len()).expect("2 to 4 sides");
    let start = Position::parse(position, &rules).expect("a position");
    let names = Setup::no_names(rules.sides);
    let setup = Setup { seats: seats.to_vec().into(), names, first: Side::NEAR, seed: 1 };
    let (news, woken) = channel();
    let news = Mutex::new(news);
    let wake = Arc::new(move || {
        // The test may have ended already.
        let _ = news.lock().expect("one waker at a time").send(());
    });
    let session = Session::from_game(setup, Game::new(rules, start), wake, default_move_engine());
    (session.with_forecaster(forecaster), woken)
}

/// Makes an offer and returns the computers' reply.
fn reply(session: &mut Session, woken: &Receiver<()>) -> OfferReply {
    session.offer_mut().make();
    assert!(session.offer().is_considered());
    loop {
        woken.recv_timeout(PATIENCE).expect("a reply");
        if let Some(reply) = session.offer_mut().poll() {
            assert!(!session.offer().is_considered());
            return reply;
        }
    }
}

/// Returns a forecaster that expects this margin.
fn expects(margin: i32) -> Forecaster {
    Arc::new(move |_: &ForecastRequest, _: &Control| Some(margin))
}

/// Returns a position with five dân in each row, 30 points on the board, and these stores.
fn with_stores(mine: i32, theirs: i32) -> String {
    format!("Q,1,1,1,1,1,Q,1,1,1,1,1 0 {mine},{theirs}")
}

#[test]
fn a_computer_accepts_if_stopping_is_at_least_as_good_as_playing_on() {
    use OfferReply::{Accepted, Declined};
    for (mine, its, expected, is_reply) in [
        (9, 9, 0, Accepted),
        (9, 9, -5, Accepted),
        (9, 9, 1, Declined),
        (9, 20, 11, Accepted),
        (9, 20, 12, Declined),
        (60, 9, -51, Accepted),
        (60, 9, -50, Declined),
    ] {
        let position = with_stores(mine, its);
        let (mut session, woken) = session(&position, &[PERSON, EASY], expects(expected));
        let case = format!("{mine} : {its}, {expected} expected");
        assert_eq!(reply(&mut session, &woken), is_reply, "{case}");
        assert_eq!(session.game().end(), None, "only the people can end the game: {case}");
    }
}

#[test]
fn a_computer_that_is_behind_plays_on_while_it_can_still_catch_up() {
    for (mine, is_reply) in
        [(10, OfferReply::Declined), (39, OfferReply::Declined), (40, OfferReply::Accepted)]
    {
        let position = with_stores(mine, 9);
        let (mut session, woken) = session(&position, &[PERSON, EASY], expects(-99));
        assert_eq!(reply(&mut session, &woken), is_reply, "{mine} : 9");
    }
}

#[test]
fn master_declines_after_the_first_capture_of_a_person() {
    let start = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
    let master = Seat::Computer(Level::Master);
    let (mut session, woken) = session(start, &[PERSON, master], default_forecaster());
    session.play("2-".parse().expect("a move")).expect("legal");
    while session.poll().is_none() {
        woken.recv_timeout(PATIENCE).expect("its move");
    }
    let stopped = session.offer().position_if_stopped().expect("the game is not over");
    assert_eq!(stopped.stores(), &[29, 18].to_vec().into(), "the result that 0.1.0 accepted");
    assert_eq!(reply(&mut session, &woken), OfferReply::Declined);
}

/// Returns a forecaster that expects these margins of the sides, and the receiver of the requests
/// that it gets.
fn asked_of(margins: [i32; 4]) -> (Forecaster, Receiver<(usize, Level, u64)>) {
    let (sender, asked) = channel();
    let sender = Mutex::new(sender);
    let forecaster = move |request: &ForecastRequest, _: &Control| {
        let side = request.side.index();
        let sender = sender.lock().expect("one forecaster at a time");
        sender.send((side, request.level, request.seed)).expect("the test listens");
        Some(margins[side])
    };
    (Arc::new(forecaster), asked)
}

const FOUR: &str = "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 0 9,9,9,9";

#[test]
fn every_computer_is_asked_at_its_own_level_and_one_that_declines_is_enough() {
    for (margins, is_reply) in
        [([0, 0, 0, 0], OfferReply::Accepted), ([0, 0, 0, 1], OfferReply::Declined)]
    {
        let (forecaster, asked) = asked_of(margins);
        let (mut session, woken) = session(FOUR, &[PERSON, EASY, PERSON, HARD], forecaster);
        assert_eq!(reply(&mut session, &woken), is_reply);
        let asked: Vec<_> = asked.try_iter().map(|(side, level, _)| (side, level)).collect();
        assert_eq!(asked, [(1, Level::Easy), (3, Level::Hard)]);
    }
}

#[test]
fn a_computer_that_has_left_is_not_asked() {
    let (forecaster, asked) = asked_of([0, 5, 0, 0]);
    let (mut session, woken) = session(FOUR, &[PERSON, EASY, PERSON, HARD], forecaster);
    session.depart(Departure::Resigned(Side::FAR)).expect("it may leave");
    assert_eq!(reply(&mut session, &woken), OfferReply::Accepted);
    assert_eq!(asked.try_iter().map(|(side, ..)| side).collect::<Vec<_>>(), [3]);
}

#[test]
fn the_same_offer_is_decided_by_the_same_seed() {
    let (forecaster, asked) = asked_of([0, 1, 0, 0]);
    let (mut session, woken) = session(&with_stores(9, 9), &[PERSON, EASY], forecaster);
    for _ in 0..3 {
        assert_eq!(reply(&mut session, &woken), OfferReply::Declined);
    }
    let seeds: Vec<u64> = asked.try_iter().map(|(.., seed)| seed).collect();
    assert_eq!(seeds, [seeds[0]; 3]);
}

#[test]
fn a_move_withdraws_the_offer_and_stops_the_search() {
    let (begins, begun) = channel();
    let (ends, ended) = channel();
    let (begins, ends) = (Mutex::new(begins), Mutex::new(ends));
    let held = move |_: &ForecastRequest, control: &Control| {
        begins.lock().expect("one search").send(()).expect("the test waits");
        while !control.is_cancelled() {
            std::thread::yield_now();
        }
        ends.lock().expect("one search").send(()).expect("the test waits");
        Some(-100)
    };
    let (mut session, _woken) = session(&with_stores(9, 9), &[PERSON, EASY], Arc::new(held));
    session.offer_mut().make();
    begun.recv_timeout(PATIENCE).expect("the search begins");
    assert!(session.offer().is_considered() && session.offer_mut().poll().is_none());
    session.play("2+".parse().expect("a move")).expect("legal");
    assert!(!session.offer().is_considered());
    ended.recv_timeout(PATIENCE).expect("the search ends");
    assert_eq!(session.offer_mut().poll(), None);
}

#[test]
fn a_failed_forecaster_leaves_the_game_unchanged() {
    let breaks = |_: &ForecastRequest, _: &Control| -> Option<i32> { panic!("a bug") };
    let (mut session, woken) = session(&with_stores(9, 9), &[PERSON, EASY], Arc::new(breaks));
    assert_eq!(reply(&mut session, &woken), OfferReply::Failed);
    session.play("2+".parse().expect("a move")).expect("legal");
}

#[test]
fn no_offer_is_considered_on_the_computers_turn() {
    let (mut session, _woken) = session(&with_stores(9, 9), &[EASY, PERSON], expects(-9));
    session.offer_mut().make();
    assert!(!session.offer().is_considered());
}
