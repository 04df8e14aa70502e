//! How the teacher teaches with more than one device.

use basics::Name;
use messages::{Activity, ClassAct, ClassRefusal, Key};

use crate::desk::{Desk, TEACHER, key};

/// The number of another device among the clients.
const DEVICE: usize = 9;

fn knock(can_teach: bool) -> ClassAct {
    ClassAct::Knock { name: Name::new("Cô Hoa"), face: 4, seat: None, can_teach }
}

fn mute(on: bool) -> ClassAct {
    ClassAct::Mute { seat: 1, on }
}

/// Returns a class of two children in which another device teaches, too.
fn with_device() -> Desk {
    let mut desk = Desk::full(2);
    desk.act(DEVICE, knock(true)).unwrap();
    desk.teach(ClassAct::LetTeach { number: 1 }).unwrap();
    desk
}

#[test]
fn only_the_teacher_lets_another_device_teach_and_only_one_that_can() {
    let mut desk = Desk::full(2);
    desk.act(DEVICE, knock(false)).unwrap();
    assert_eq!(desk.act(1, ClassAct::LetTeach { number: 1 }), Err(ClassRefusal::NotTeacher));
    assert_eq!(desk.teach(ClassAct::LetTeach { number: 1 }), Err(ClassRefusal::CannotTeach));
    assert_eq!(desk.state().door.len(), 1, "it may still be let in");
    desk.act(DEVICE, knock(true)).unwrap();
    assert_eq!(desk.act(DEVICE, ClassAct::LetTeach { number: 2 }), Err(ClassRefusal::NotTeacher));
    desk.teach(ClassAct::LetTeach { number: 2 }).unwrap();
    assert!(desk.state().door.is_empty());
    assert_eq!(desk.teach(ClassAct::LetTeach { number: 2 }), Err(ClassRefusal::NobodyWaits));
}

#[test]
fn another_device_teaches_with_its_own_key_until_it_stops() {
    let mut desk = with_device();
    let own = desk.class.own(key(DEVICE));
    assert!(own.teaches && own.seat.is_none() && own.door.is_none());
    assert_eq!(own.all, desk.class.own(key(TEACHER)).all);
    desk.act(DEVICE, mute(true)).unwrap();
    assert!(desk.state().seats[1].is_muted);
    assert_eq!(desk.act(DEVICE, knock(true)), Err(ClassRefusal::HasSeat));
    desk.restart();
    assert!(desk.class.has(key(DEVICE)) && desk.class.own(key(DEVICE)).teaches);
    desk.act(DEVICE, mute(false)).unwrap();
    desk.act(DEVICE, ClassAct::StopTeaching { number: None }).unwrap();
    assert!(!desk.class.own(key(DEVICE)).teaches && desk.state().devices.is_empty());
    assert_eq!(desk.act(DEVICE, mute(true)), Err(ClassRefusal::NotTeacher));
    assert!(desk.class.own(key(TEACHER)).teaches);
}

#[test]
fn the_first_device_takes_it_back_and_no_other_does() {
    let mut desk = with_device();
    desk.act(8, knock(true)).unwrap();
    desk.act(DEVICE, ClassAct::LetTeach { number: 2 }).unwrap();
    let stop = |number| ClassAct::StopTeaching { number };
    assert_eq!(desk.act(DEVICE, stop(Some(2))), Err(ClassRefusal::NotTeacher));
    assert_eq!(desk.act(1, stop(Some(2))), Err(ClassRefusal::NotTeacher));
    assert_eq!(desk.teach(stop(None)), Err(ClassRefusal::NotNow), "the class is its own");
    desk.teach(stop(Some(2))).unwrap();
    assert!(desk.class.own(key(DEVICE)).teaches && !desk.class.own(key(8)).teaches);
    assert_eq!(desk.teach(stop(Some(2))), Ok(Vec::new()));
}

#[test]
fn the_device_that_begins_plays_at_the_boards_of_the_teacher() {
    let mut desk = with_device();
    let simul = Activity::Simul { begins: true };
    let players = |desk: &Desk| -> Vec<Key> {
        let plans = desk.class.plans().into_values();
        let seats = plans.flat_map(|plan| plan.seats);
        seats.filter_map(|placed| placed.player).map(|player| player.key).collect()
    };
    desk.begin(simul).unwrap();
    assert!(players(&desk).contains(&key(TEACHER)) && !players(&desk).contains(&key(DEVICE)));
    assert!(desk.class.plans().values().all(|plan| plan.may_watch == [key(DEVICE)]));
    desk.act(DEVICE, ClassAct::End).unwrap();
    desk.finish_all();
    let setup = Box::new(messages::RoomSetup::of("pebbles"));
    let begin = ClassAct::Begin { activity: simul, setup, puzzles: Vec::new() };
    desk.act(DEVICE, begin).unwrap();
    assert!(players(&desk).contains(&key(DEVICE)) && !players(&desk).contains(&key(TEACHER)));
    desk.teach(ClassAct::StopTeaching { number: Some(1) }).unwrap();
    assert!(players(&desk).contains(&key(TEACHER)) && !players(&desk).contains(&key(DEVICE)));
    assert!(desk.class.plans().values().all(|plan| plan.may_watch.is_empty()));
}
