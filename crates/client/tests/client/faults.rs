//! Connections that break, and messages that are lost, doubled or refused.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use client::{Client, Heard, News, Status};
use messages::{Act, Bye, FromServer, OtherVersion, Phase, Refusal, write};

use crate::fake::{Host, Line, client, settle, two_at_pebbles};

const SECOND: Duration = Duration::from_secs(1);

/// Returns a legal move.
fn a_move(host: &Rc<RefCell<Host>>) -> String {
    host.borrow().room.as_ref().expect("a room").board().moves()[0].clone()
}

fn line(host: &Rc<RefCell<Host>>, number: usize) -> Rc<RefCell<Line>> {
    host.borrow().lines[number].clone()
}

fn steps(client: &Client) -> usize {
    client.joined().expect("in a room").state.steps.len()
}

#[test]
fn who_opens_and_who_joins_by_the_code_play_a_game() {
    let (host, mut clients) = two_at_pebbles();
    assert_eq!(clients.each_ref().map(Client::status), [Status::Connected, Status::Connected]);
    assert_eq!(clients.each_ref().map(|it| it.joined().unwrap().seat), [Some(0), Some(1)]);
    assert_eq!(clients.each_ref().map(|it| it.joined().unwrap().is_host), [true, false]);
    while clients[0].joined().unwrap().state.phase == Phase::Playing {
        let mv = a_move(&host);
        let mover = clients.iter_mut().find(|it| it.joined().unwrap().is_own_turn()).unwrap();
        assert!(mover.act(Act::Move(mv)));
        settle(&host, &mut clients, SECOND);
        let states = clients.each_ref().map(|client| client.joined().unwrap().state.clone());
        assert_eq!(states[0], states[1]);
    }
}

#[test]
fn an_own_move_shows_at_once_and_is_corrected_if_refused() {
    let (host, mut clients) = two_at_pebbles();
    clients[0].act(Act::Move("9999".to_owned()));
    assert_eq!(clients[0].steps(), ["9999"]);
    let news = settle(&host, &mut clients, SECOND);
    assert!(matches!(&news[0][..], [News::Refused { act: Act::Move(_), .. }]), "{news:?}");
    assert!(clients[0].steps().is_empty());
    let mv = a_move(&host);
    clients[0].act(Act::Move(mv.clone()));
    assert_eq!(clients[0].predicted(), Some(&*mv));
    settle(&host, &mut clients, SECOND);
    assert_eq!((clients[0].predicted(), clients[0].steps()), (None, vec![&*mv]));
}

#[test]
fn a_move_out_of_turn_is_not_shown() {
    let (host, mut clients) = two_at_pebbles();
    clients[1].act(Act::Move(a_move(&host)));
    assert!(clients[1].steps().is_empty());
    let news = settle(&host, &mut clients, SECOND);
    let why = Refusal::NotYourTurn;
    assert!(news[1].iter().any(|news| matches!(news, News::Refused { why: w, .. } if *w == why)));
}

#[test]
fn what_was_sent_before_the_connection_broke_is_sent_again_and_done_once() {
    for has_arrived in [false, true] {
        let (host, mut clients) = two_at_pebbles();
        let mv = a_move(&host);
        clients[0].act(Act::Move(mv.clone()));
        if has_arrived {
            // The host plays it, and its answer is lost.
            host.borrow_mut().serve();
            line(&host, 0).borrow_mut().to_client.clear();
        } else {
            line(&host, 0).borrow_mut().to_host.clear();
        }
        host.borrow_mut().cut();
        settle(&host, &mut clients, SECOND);
        assert_eq!(clients[0].status(), Status::Reconnecting { since: SECOND });
        assert_eq!(clients[0].steps(), [&*mv], "it stays on the board");
        settle(&host, &mut clients, 3 * SECOND);
        assert_eq!(clients[0].status(), Status::Connected);
        assert_eq!(clients.each_ref().map(steps), [1, 1], "{has_arrived}");
        assert!(!clients[0].waits_for(|_| true));
    }
}

#[test]
fn what_is_done_while_nobody_answers_follows_when_the_host_is_back() {
    let (host, mut clients) = two_at_pebbles();
    host.borrow_mut().is_reached = false;
    host.borrow_mut().cut();
    settle(&host, &mut clients, SECOND);
    let mv = a_move(&host);
    clients[0].act(Act::Move(mv));
    let mut now = SECOND;
    let mut tries = 0;
    while now < 30 * SECOND {
        now += clients[0].next_poll(now).expect("it tries again");
        settle(&host, &mut clients, now);
        tries += 1;
    }
    assert!((4..12).contains(&tries), "{tries} tries in half a minute");
    host.borrow_mut().is_reached = true;
    clients[0].look_again(now);
    settle(&host, &mut clients[..1], now);
    assert_eq!(clients[0].status(), Status::Connected, "at once, as somebody looks");
    assert_eq!(steps(&clients[0]), 1);
}

#[test]
fn doubled_late_and_lost_events_change_nothing() {
    let (host, mut clients) = two_at_pebbles();
    for turn in 0..6 {
        let mover = turn % 2;
        let mv = a_move(&host);
        clients[mover].act(Act::Move(mv));
        host.borrow_mut().serve();
        let told = line(&host, 1 - mover);
        let event = told.borrow_mut().to_client.pop_back().expect("the move");
        if turn % 3 == 0 {
            // Lost: the next one shows the gap.
        } else {
            told.borrow_mut().to_client.extend([event.clone(), event]);
        }
        if turn % 3 == 0 {
            let phrase = Act::Say(3.try_into().unwrap());
            clients[mover].act(phrase);
        }
        settle(&host, &mut clients, (turn as u32 + 1) * 3 * SECOND);
        assert_eq!(clients.each_ref().map(steps), [turn + 1; 2]);
    }
}

#[test]
fn a_host_that_is_silent_in_a_game_is_asked_and_given_up_after_five_seconds() {
    let (host, mut clients) = two_at_pebbles();
    settle(&host, &mut clients, 13 * SECOND);
    assert_eq!(clients[0].status(), Status::Connected, "it has answered");
    // From now on, nothing arrives.
    let dead = line(&host, 0);
    host.borrow_mut().lines.clear();
    settle(&host, &mut clients, 17 * SECOND);
    assert_eq!(clients[0].status(), Status::Connected, "it was asked");
    settle(&host, &mut clients, 19 * SECOND);
    assert_eq!(clients[0].status(), Status::Reconnecting { since: 13 * SECOND });
    assert!(!dead.borrow().is_open);
    settle(&host, &mut clients, 20 * SECOND);
    assert_eq!(clients[0].status(), Status::Connected);
    // The network may be slow: the next silence counts only after longer, until one is broken.
    host.borrow_mut().lines.clear();
    settle(&host, &mut clients, 24 * SECOND);
    settle(&host, &mut clients, 28 * SECOND);
    assert_eq!(clients[0].status(), Status::Connected, "it was asked");
    settle(&host, &mut clients, 29 * SECOND);
    assert_eq!(clients[0].status(), Status::Reconnecting { since: 20 * SECOND });
}

#[test]
fn a_move_that_is_not_answered_is_noticed_sooner() {
    let (host, mut clients) = two_at_pebbles();
    settle(&host, &mut clients, SECOND);
    host.borrow_mut().lines.clear();
    let mv = a_move(&host);
    clients[0].act(Act::Move(mv));
    let mut now = SECOND;
    while clients[0].status() == Status::Connected {
        now += clients[0].next_poll(now).expect("it asks");
        clients[0].poll(now);
    }
    assert!(now < 5 * SECOND, "{now:?}");
}

#[test]
fn a_host_that_lets_nobody_in_is_left_although_it_answers() {
    let host = Host::new();
    let mut clients = [client(&host, 0)];
    settle(&host, &mut clients, SECOND);
    clients[0].join("000000".parse().unwrap());
    // What it is asked goes nowhere.
    line(&host, 0).borrow_mut().to_host.clear();
    for second in 1..7 {
        clients[0].poll(second * SECOND);
        host.borrow_mut().serve();
    }
    assert_eq!(clients[0].status(), Status::Connected);
    clients[0].poll(8 * SECOND);
    assert!(matches!(clients[0].status(), Status::Reconnecting { .. }));
}

#[test]
fn a_machine_that_slept_gives_the_host_time_to_answer() {
    let (host, mut clients) = two_at_pebbles();
    let [first, _] = &mut clients;
    let asked = first.next_poll(Duration::ZERO).expect("it asks");
    first.poll(asked);
    // Nothing has come when the client is looked at long after the answer was due.
    first.poll(asked + 60 * SECOND);
    assert_eq!(first.status(), Status::Connected);
    settle(&host, &mut clients, asked + 61 * SECOND);
    assert_eq!(clients[0].status(), Status::Connected, "the answer was on its way");
    assert!(line(&host, 0).borrow().is_open, "over the same connection");
}

#[test]
fn a_client_of_another_version_stops_and_says_why() {
    let host = Host::new();
    let mut clients = [client(&host, 0)];
    clients[0].poll(Duration::ZERO);
    clients[0].poll(Duration::ZERO);
    let why = Bye::Version(OtherVersion { theirs: 1, ours: 2 });
    let bye = Heard::Text(write(&FromServer::Bye(why.clone())));
    line(&host, 0).borrow_mut().to_client.extend([bye, Heard::Closed]);
    assert_eq!(clients[0].poll(SECOND), [News::Ended(why.clone())]);
    assert_eq!(clients[0].status(), Status::Ended(why));
    assert_eq!(clients[0].next_poll(SECOND), None);
}
