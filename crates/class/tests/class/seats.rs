//! How children come to their seats.

use basics::Name;
use messages::{ClassAct, ClassChange, ClassRefusal, Intent};

use crate::desk::{Desk, TEACHER, key};

fn knock(name: &str) -> ClassAct {
    ClassAct::Knock { name: Name::new(name), face: 4, seat: None, can_teach: false }
}

#[test]
fn a_name_is_tapped_once_and_then_needs_its_digits() {
    let mut desk = Desk::open(3);
    desk.come(1);
    desk.sit(1, 2).unwrap();
    assert!(desk.state().seats[2].is_taken);
    assert_eq!(desk.sit(2, 2), Err(ClassRefusal::SeatTaken));
    assert_eq!(desk.sit(1, 0), Err(ClassRefusal::HasSeat));
    assert_eq!(desk.sit(2, 3), Err(ClassRefusal::NoSuchSeat));
    assert_eq!(desk.sit(TEACHER, 0), Err(ClassRefusal::HasSeat));
    let digits = desk.class.own(key(1)).digits;
    assert_eq!(Some(desk.class.own(key(TEACHER)).all[2]), digits, "the teacher sees them");
    desk.act(2, ClassAct::Sit { seat: 2, face: 7, digits }).unwrap();
    assert_eq!(desk.class.own(key(2)).seat, Some(2));
    assert_eq!(desk.class.own(key(1)).seat, None, "one name, one seat");
    assert_eq!(desk.state().seats[2].face, 2, "the child is known by its face");
    desk.restart();
    assert_eq!(desk.class.own(key(2)).digits, digits, "the digits outlive the server");
}

#[test]
fn a_class_has_the_name_that_its_teacher_gives() {
    let mut desk = Desk::open(1);
    let title = || ClassAct::Title(Name::new("Lớp 3A"));
    assert_eq!(desk.act(1, title()), Err(ClassRefusal::NotTeacher));
    assert_eq!(desk.teach(title()).unwrap().len(), 1);
    assert!(desk.teach(title()).unwrap().is_empty(), "it has that name already");
    desk.restart();
    assert_eq!(desk.state().title.as_str(), "Lớp 3A");
}

#[test]
fn digits_cannot_be_tried_for_long() {
    let mut desk = Desk::full(1);
    let own = desk.class.own(key(1)).digits;
    let wrong: Vec<_> =
        (0..8).map(messages::Digits::of_bits).filter(|digits| Some(*digits) != own).collect();
    for (number, digits) in wrong.iter().take(7).enumerate() {
        let why = if number < 5 { ClassRefusal::WrongDigits } else { ClassRefusal::TooManyTries };
        let sit = ClassAct::Sit { seat: 0, face: 0, digits: Some(*digits) };
        assert_eq!(desk.act(2, sit), Err(why), "{number}");
    }
    let sit = ClassAct::Sit { seat: 0, face: 0, digits: own };
    assert_eq!(desk.act(2, sit.clone()), Err(ClassRefusal::TooManyTries));
    desk.wait(60_000);
    desk.act(2, sit).expect("a minute later");
}

#[test]
fn who_is_not_on_the_list_waits_for_the_teacher() {
    let mut desk = Desk::full(2);
    for (name, why) in
        [("", ClassRefusal::Name), ("42", ClassRefusal::Name), ("bé a0", ClassRefusal::SameName)]
    {
        assert_eq!(desk.act(3, knock(name)), Err(why), "{name}");
    }
    desk.act(3, knock("Bé Lan")).unwrap();
    assert_eq!(desk.class.own(key(3)).door, Some(1));
    assert_eq!(desk.act(1, ClassAct::LetIn { number: 1 }), Err(ClassRefusal::NotTeacher));
    desk.act(4, knock("Bé Mai")).unwrap();
    desk.act(3, knock("Bé Lành")).expect("another name in place of the first");
    let waiting: Vec<u32> = desk.state().door.iter().map(|waiting| waiting.number).collect();
    assert_eq!(waiting, [2, 3]);
    desk.teach(ClassAct::LetIn { number: 3 }).unwrap();
    assert_eq!(desk.class.own(key(3)).seat, Some(2));
    assert_eq!(desk.state().seats[2].name.as_str(), "Bé Lành");
    desk.teach(ClassAct::TurnAway { number: 2 }).unwrap();
    assert!(desk.state().door.is_empty());
    assert_eq!(desk.teach(ClassAct::LetIn { number: 2 }), Err(ClassRefusal::NobodyWaits));
}

#[test]
fn a_child_with_another_device_gets_its_seat_by_the_teachers_nod() {
    let mut desk = Desk::full(2);
    let (name, seat) = (Name::new("anything"), Some(1));
    let knock = ClassAct::Knock { name, face: 1, seat, can_teach: false };
    desk.act(9, knock).unwrap();
    assert_eq!(desk.state().door[0].name, desk.state().seats[1].name, "it is that of the seat");
    desk.teach(ClassAct::LetIn { number: 1 }).unwrap();
    assert_eq!(desk.class.own(key(9)).seat, Some(1));
    assert_eq!(desk.class.own(key(2)).seat, None);
}

#[test]
fn the_teacher_renames_mutes_and_removes() {
    let mut desk = Desk::full(3);
    let rename = |name: &str| ClassAct::Rename { seat: 0, name: Name::new(name) };
    assert_eq!(desk.teach(rename("BÉ B0")), Err(ClassRefusal::SameName));
    desk.teach(rename("Bé An")).unwrap();
    desk.teach(rename("bé an")).expect("its own name otherwise written");
    desk.teach(ClassAct::Mute { seat: 1, on: true }).unwrap();
    assert!(desk.state().seats[1].is_muted);
    let digits = desk.class.own(key(3)).digits;
    desk.teach(ClassAct::Remove { seat: 2 }).unwrap();
    assert_eq!(desk.class.own(key(3)).seat, None);
    assert_eq!(desk.sit(3, 2), Err(ClassRefusal::NoSuchSeat), "the name is off the list");
    desk.act(3, knock("bé c0")).expect("it may ask to come back");
    desk.teach(ClassAct::LetIn { number: 1 }).unwrap();
    assert_eq!(desk.class.own(key(3)).seat, Some(2), "to the same seat, with its results");
    assert_ne!(desk.class.own(key(3)).digits, digits);
    for act in [rename("Tí"), ClassAct::Forget, ClassAct::Pause(true), ClassAct::End] {
        assert_eq!(desk.act(1, act), Err(ClassRefusal::NotTeacher));
    }
}

#[test]
fn who_waits_for_a_seat_that_is_removed_may_knock_again() {
    let mut desk = Desk::full(2);
    let (name, seat) = (Name::new("x"), Some(1));
    let for_seat = ClassAct::Knock { name, face: 1, seat, can_teach: false };
    desk.act(9, for_seat).unwrap();
    desk.teach(ClassAct::Remove { seat: 1 }).unwrap();
    assert!(desk.state().door.is_empty());
    assert_eq!(desk.class.own(key(9)).door, None);
    desk.act(9, knock("Bé Lan")).unwrap();
    desk.teach(ClassAct::LetIn { number: 2 }).unwrap();
}

#[test]
fn what_comes_twice_or_late_does_nothing() {
    let mut desk = Desk::open(2);
    let seen = desk.state().event;
    let first = Intent { id: 7, seen, act: ClassAct::Sit { seat: 0, face: 1, digits: None } };
    assert_eq!(desk.call(1, first.clone()).unwrap().len(), 1);
    assert_eq!(desk.call(1, first), Ok(Vec::new()), "the same once more");
    let late = Intent { id: 6, seen, act: ClassAct::Rise };
    assert_eq!(desk.call(1, late), Err(ClassRefusal::Late));
    let ahead = Intent { id: 8, seen: 900, act: ClassAct::Rise };
    assert_eq!(desk.call(1, ahead), Err(ClassRefusal::Ahead));
    desk.act(1, ClassAct::Rise).expect("it was the wrong name");
    desk.sit(1, 1).unwrap();
}

#[test]
fn a_list_has_limits_and_no_name_twice() {
    let mut desk = Desk::open(59);
    let list = |names: &[&str]| ClassAct::List(names.iter().map(|it| Name::new(it)).collect());
    assert_eq!(desk.teach(list(&["Tí", "Sửu"])), Err(ClassRefusal::Full));
    assert_eq!(desk.teach(list(&["bé a0"])), Err(ClassRefusal::SameName));
    assert!(matches!(desk.teach(list(&["Tí"])).unwrap()[..], [ClassChange::Listed { .. }]));
    desk.act(70, knock("Dần")).unwrap();
    assert_eq!(desk.teach(ClassAct::LetIn { number: 1 }), Err(ClassRefusal::Full));
}
