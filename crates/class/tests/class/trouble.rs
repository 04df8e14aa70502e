//! Devices that fail, children who leave, and servers that are killed.

use basics::Level;
use messages::{Activity, ClassAct, ClassChange, ClassRefusal, TableResult};

use crate::desk::{Desk, key};

#[test]
fn a_pause_reaches_every_room_and_something_new_ends_it() {
    let mut desk = Desk::full(4);
    desk.begin(Activity::Round).unwrap();
    desk.teach(ClassAct::Pause(true)).unwrap();
    assert!(desk.class.plans().values().all(|plan| plan.is_paused));
    assert_eq!(desk.teach(ClassAct::Pause(true)), Ok(Vec::new()));
    desk.restart();
    assert!(desk.class.plans().values().all(|plan| plan.is_paused), "also after a kill");
    desk.finish_all();
    desk.begin(Activity::Round).unwrap();
    assert!(desk.class.plans().values().all(|plan| !plan.is_paused));
}

#[test]
fn what_is_ended_in_a_pause_ends_the_pause() {
    let mut desk = Desk::full(2);
    for activity in [Activity::Puzzles { minutes: 5, shown: false }, Activity::Round] {
        desk.begin(activity).unwrap();
        desk.teach(ClassAct::Pause(true)).unwrap();
        desk.teach(ClassAct::End).unwrap();
        desk.finish_all();
        assert_eq!(desk.state().running(), None);
        assert_eq!(desk.state().paused, None, "{activity:?}");
        let plans = desk.class.plans();
        assert_eq!(plans.is_empty(), activity != Activity::Round, "{activity:?}");
        assert!(plans.values().all(|plan| !plan.is_paused));
        assert_eq!(desk.teach(ClassAct::Pause(true)), Err(ClassRefusal::NotNow));
    }
}

#[test]
fn the_computer_plays_for_a_child_until_it_is_back() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Round).unwrap();
    let stand_in = ClassAct::StandIn { seat: 1, level: Some(Level::Medium) };
    assert_eq!(desk.teach(stand_in.clone()), Err(ClassRefusal::NotNow), "it is here");
    desk.class.went(key(2), desk.now);
    desk.teach(stand_in).unwrap();
    let level = |desk: &Desk| {
        let plans = desk.class.plans();
        let place = desk.table(1).place_of(1).expect("at the table");
        plans[&desk.table(1).room].seats[place].level
    };
    assert_eq!(level(&desk), Some(Level::Medium));
    desk.come(2);
    assert_eq!(level(&desk), None);
}

#[test]
fn another_device_goes_on_in_the_room_of_the_seat() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Round).unwrap();
    let digits = desk.class.own(key(1)).digits;
    desk.come(8);
    desk.act(8, ClassAct::Sit { seat: 0, face: 5, digits }).unwrap();
    let room = desk.table(0).room;
    let place = desk.table(0).place_of(0).expect("at the table");
    let plans = desk.class.plans();
    let player = plans[&room].seats[place].player.as_ref().expect("a person");
    assert_eq!((player.key, player.face), (key(8), 2), "the child keeps its face");
}

#[test]
fn a_child_that_is_removed_leaves_its_game_to_the_computer() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Round).unwrap();
    assert_eq!(desk.act(1, ClassAct::Rise), Err(ClassRefusal::Playing));
    desk.teach(ClassAct::Remove { seat: 0 }).unwrap();
    let plans = desk.class.plans();
    let place = desk.table(0).place_of(0).expect("at the table");
    let placed = &plans[&desk.table(0).room].seats[place];
    assert_eq!((placed.player.as_ref(), placed.level), (None, Some(Level::Easy)));
}

#[test]
fn a_partner_without_a_game_gets_a_new_one_once_the_old_has_a_result() {
    let mut desk = Desk::full(4);
    desk.begin(Activity::Round).unwrap();
    let [a, b]: [u16; 2] = desk.state().rounds[0].games[0].seats;
    let [c, _] = desk.state().rounds[0].games[1].seats;
    let pair = ClassAct::Pair { seats: [a, c] };
    assert_eq!(desk.teach(pair.clone()), Err(ClassRefusal::Playing));
    desk.class.went(key(usize::from(b) + 1), desk.now);
    for room in [desk.table(a).room, desk.table(c).room] {
        desk.teach(ClassAct::Result { room, result: TableResult::FirstWon }).unwrap();
    }
    desk.teach(pair).unwrap();
    assert_eq!(desk.table(a).room, desk.table(c).room);
    assert!(class::tournament(desk.state(), &[0, 1, 2, 3]).is_some(), "the round is whole");
}

#[test]
fn a_class_is_as_it_was_after_a_kill() {
    let mut desk = Desk::full(5);
    desk.begin(Activity::Round).unwrap();
    let room = desk.state().tables[0].room;
    desk.finish(room, TableResult::Draw);
    let name = basics::Name::new("Tí");
    desk.act(9, ClassAct::Knock { name, face: 0, seat: None, can_teach: false }).unwrap();
    let (state, plans) = (desk.state().clone(), desk.class.plans());
    desk.restart();
    assert_eq!((desk.state(), desk.class.plans()), (&state, plans));
    assert_eq!(desk.class.presence(desk.now).gone.len(), 5, "until they come back");
    assert_eq!(desk.class.own(key(9)).door, Some(1));
    assert_eq!(desk.teach(ClassAct::LetIn { number: 1 }).unwrap().len(), 3, "it plays at once");
}

#[test]
fn a_forgotten_class_takes_nothing_more() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Round).unwrap();
    assert_eq!(desk.teach(ClassAct::Forget), Ok(vec![ClassChange::Forgotten]));
    assert!(desk.class.plans().is_empty());
    assert_eq!(desk.class.rooms().count(), 1, "to be deleted");
    assert_eq!(desk.act(1, ClassAct::Rise), Err(ClassRefusal::NoClass));
}
