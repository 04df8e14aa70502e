//! What a class does together.

use basics::Level;
use messages::{
    Activity, ClassAct, ClassChange, ClassRefusal, RoomSetup, Stage, TablePlayer, TableResult,
};
use swiss::Tournament;

use crate::desk::{Desk, KINDS, TEACHER, key};

#[test]
fn rounds_are_paired_by_the_swiss_system_and_who_is_free_plays_the_computer() {
    let mut desk = Desk::full(5);
    let apart = swiss::PlayerName::new;
    let names = desk.state().seats.iter().map(|seat| apart(seat.name.as_str()).unwrap()).collect();
    let rounds = swiss::usual_rounds(5);
    let mut expected = Tournament::new(names, rounds, desk.state().seed).unwrap();
    for round in 0..rounds {
        desk.begin(Activity::Round).unwrap();
        expected.pair_next().unwrap();
        let paired = &expected.rounds()[round];
        for (number, game) in paired.games.iter().enumerate() {
            let seats = [game.first, game.second].map(|id| id.index() as u16);
            assert_eq!(desk.state().tables[number].players, seats.map(TablePlayer::Seat));
        }
        let free = paired.free.expect("five are odd").index() as u16;
        let players = [TablePlayer::Seat(free), TablePlayer::Computer(Level::Easy)];
        assert_eq!(desk.table(free).players, players);
        assert_eq!(desk.begin(Activity::Round), Err(ClassRefusal::Playing));
        for number in 0..paired.games.len() {
            let room = desk.state().tables[number].room;
            let result = [TableResult::FirstWon, TableResult::Draw][(number + round) % 2];
            desk.finish(room, result);
            let outcome = match result {
                TableResult::Draw => swiss::Outcome::Draw,
                _ => swiss::Outcome::FirstWon,
            };
            assert!(expected.set_outcome(round, number, Some(outcome)));
        }
        let played = class::tournament(desk.state(), &[0, 1, 2, 3, 4]).expect("a tournament");
        assert_eq!(played.standings(), expected.standings());
    }
}

#[test]
fn only_who_is_there_is_paired_and_who_is_late_plays_the_next_round() {
    let mut desk = Desk::open(6);
    for child in 1..=4 {
        desk.come(child);
        desk.sit(child, child as u16 - 1).unwrap();
    }
    desk.teach(ClassAct::SitOut { seat: 3, on: true }).unwrap();
    desk.class.went(key(3), desk.now);
    desk.wait(class::AWAY + 1);
    desk.begin(Activity::Round).unwrap();
    assert_eq!(desk.state().tables.len(), 1);
    assert_eq!(desk.state().rounds[0].games[0].seats.iter().sum::<u16>(), 1, "seats 0 and 1");
    let played = class::played(desk.state(), &[]).expect("a round");
    assert_eq!(played.standings().len(), 2, "who has not played has no place");
    let took_part = (0..6).filter(|seat| class::took_part(desk.state(), *seat));
    assert!(took_part.eq([0, 1]), "nothing is kept of the others");
    desk.come(5);
    desk.sit(5, 4).unwrap();
    assert!(matches!(desk.table(4).players[1], TablePlayer::Computer(_)));
    desk.finish_all();
    desk.come(3);
    desk.begin(Activity::Round).unwrap();
    let paired = desk.state().tables.iter().flat_map(|table| table.seats()).collect::<Vec<_>>();
    assert!([0, 1, 2, 4].iter().all(|seat| paired.contains(seat)), "{paired:?}");
}

#[test]
fn a_pair_that_is_gone_is_settled_by_the_score_or_by_the_teacher() {
    let mut desk = Desk::full(4);
    desk.begin(Activity::Round).unwrap();
    let rooms: Vec<_> = desk.state().tables.iter().map(|table| table.room).collect();
    assert!(desk.class.plans().values().all(|plan| !plan.ends));
    let changes = desk.teach(ClassAct::End).unwrap();
    assert_eq!(changes, [ClassChange::Ending], "the games have to report first");
    assert!(desk.class.plans().values().all(|plan| plan.ends));
    let points = Some([12, 20]);
    assert_eq!(desk.finish_with(rooms[0], TableResult::SecondWon, points).len(), 1);
    assert_eq!(desk.state().rounds[0].games[0].points, points);
    let result = ClassAct::Result { room: rooms[1], result: TableResult::Draw };
    let changes = desk.teach(result).unwrap();
    assert_eq!(changes[1..], [ClassChange::Ended]);
    assert!(desk.finish(rooms[1], TableResult::FirstWon).is_empty(), "the teacher has said it");
    assert_eq!(desk.state().current.as_ref().unwrap().stage, Stage::Over);
    assert_eq!(desk.state().tables.len(), 2, "the boards stay to be looked at");
    assert_eq!(desk.teach(ClassAct::End), Err(ClassRefusal::NotNow));
    // Corrected afterwards.
    let result = ClassAct::Result { room: rooms[1], result: TableResult::FirstWon };
    desk.teach(result).unwrap();
    assert_eq!(desk.state().rounds[0].games[1].result, Some(TableResult::FirstWon));
    let result = ClassAct::Result { room: rooms[0], result: TableResult::FirstWon };
    desk.teach(result).unwrap();
    assert_eq!(desk.state().rounds[0].games[0].points, None, "they decide no more");
}

#[test]
fn children_invite_each_other_in_free_play() {
    let mut desk = Desk::full(4);
    let invite = |seat| ClassAct::Invite { seat: Some(seat) };
    assert_eq!(desk.act(1, invite(1)), Err(ClassRefusal::NotNow));
    desk.begin(Activity::FreePlay).unwrap();
    desk.act(1, invite(1)).unwrap();
    assert_eq!(desk.act(1, invite(0)), Err(ClassRefusal::NoSuchSeat), "itself");
    let yes = ClassAct::Reply { seat: 0, yes: true };
    assert_eq!(desk.act(3, yes.clone()), Err(ClassRefusal::NotInvited));
    desk.act(2, yes.clone()).unwrap();
    assert_eq!(desk.table(0).players, [0, 1].map(TablePlayer::Seat));
    assert_eq!(desk.act(3, invite(1)), Err(ClassRefusal::Playing));
    desk.act(3, invite(3)).unwrap();
    desk.act(4, invite(2)).expect("to invite whom one is invited by is to accept");
    assert_eq!(desk.table(3).players, [2, 3].map(TablePlayer::Seat));
    let room = desk.table(0).room;
    desk.finish(room, TableResult::Draw);
    desk.act(1, invite(1)).unwrap();
    desk.act(2, ClassAct::Reply { seat: 0, yes: false }).unwrap();
    assert_eq!(desk.act(2, yes), Err(ClassRefusal::NotInvited), "it was declined");
    desk.act(1, invite(1)).unwrap();
    desk.act(2, ClassAct::Reply { seat: 0, yes: true }).unwrap();
    assert_ne!(desk.table(0).room, room, "a new room for a new game");
    assert_eq!(desk.class.plans().len(), 2, "the old one is closed");
    assert!(desk.class.rooms().any(|known| known == room), "and known until it is forgotten");
}

#[test]
fn each_child_plays_the_computer_at_its_level_or_the_teacher() {
    let mut desk = Desk::full(2);
    desk.teach(ClassAct::Level { seat: 1, level: Level::Hard }).unwrap();
    desk.begin(Activity::Computer).unwrap();
    let computers = [0, 1].map(|seat| desk.table(seat).players[1]);
    assert_eq!(computers, [Level::Easy, Level::Hard].map(TablePlayer::Computer));
    for begins in [true, false] {
        // Games against the computer decide nothing.
        desk.teach(ClassAct::End).unwrap();
        desk.begin(Activity::Simul { begins }).unwrap();
        assert_eq!(desk.table(1).players[usize::from(begins)], TablePlayer::Seat(1));
        let plans = desk.class.plans();
        let plan = &plans[&desk.table(1).room];
        let teacher = plan.seats[usize::from(!begins)].player.as_ref().expect("a person");
        assert_eq!(teacher.key, key(TEACHER));
        desk.finish_all();
    }
}

#[test]
fn all_answer_in_a_position_and_then_see_the_solution() {
    let mut desk = Desk::full(3);
    let setup =
        Box::new(RoomSetup { options: "pebbles=12 most=4".to_owned(), ..RoomSetup::of("pebbles") });
    desk.teach(ClassAct::Begin { activity: Activity::Position, setup, puzzles: Vec::new() })
        .unwrap();
    assert!(desk.class.plans().is_empty(), "nobody needs a room");
    let answer = |text: &str| ClassAct::Answer(text.to_owned());
    assert!(matches!(desk.act(1, answer("9")), Err(ClassRefusal::Room(_))));
    for (client, text) in [(1, "2"), (2, "3"), (3, "2"), (2, "2"), (3, "1")] {
        desk.act(client, answer(text)).unwrap();
    }
    assert_eq!(desk.state().answers(), [("2", 2), ("1", 1)]);
    desk.teach(ClassAct::Solution("2".to_owned())).unwrap();
    assert_eq!(desk.act(3, answer("2")), Err(ClassRefusal::NotNow), "too late");
    assert_eq!(desk.state().current.as_ref().unwrap().solution.as_deref(), Some("2"));
}

#[test]
fn in_a_position_every_child_is_the_side_to_move() {
    let mut desk = Desk::full(2);
    let setup =
        |start: &str| Box::new(RoomSetup { start: start.to_owned(), ..RoomSetup::of("oanquan") });
    let position =
        |setup| ClassAct::Begin { activity: Activity::Position, setup, puzzles: Vec::new() };
    let three = Box::new(RoomSetup { options: "sides=3".to_owned(), ..RoomSetup::of("oanquan") });
    assert!(desk.teach(position(three)).is_err(), "a child has one opponent");
    desk.teach(position(setup(""))).unwrap();
    assert_eq!(desk.state().current.as_ref().unwrap().setup.first, 0);
}

#[test]
fn puzzles_end_by_themselves_and_a_pause_does_not_count() {
    let mut desk = Desk::full(2);
    let minutes = |minutes| Activity::Puzzles { minutes, shown: true };
    assert_eq!(desk.begin(minutes(0)), Err(ClassRefusal::Number));
    desk.begin(minutes(5)).unwrap();
    let progress = |solved, tried| ClassAct::Progress { solved, tried };
    desk.act(1, progress(2, 3)).unwrap();
    assert_eq!(desk.act(1, progress(1, 4)), Err(ClassRefusal::Number), "never less");
    assert_eq!(desk.act(1, progress(9, 4)), Err(ClassRefusal::Number), "more than tried");
    assert_eq!(desk.act(1, progress(9, 9)), Err(ClassRefusal::Number), "more than there are");
    desk.wait(100_000);
    desk.teach(ClassAct::Pause(true)).unwrap();
    assert!(desk.wait(1_000_000).is_empty());
    desk.teach(ClassAct::Pause(false)).unwrap();
    assert!(desk.wait(199_999).is_empty());
    assert_eq!(desk.wait(1), [ClassChange::Ended]);
    assert_eq!(desk.act(1, progress(3, 4)), Err(ClassRefusal::NotNow));
    assert_eq!(desk.state().seats[0].progress.solved, 2, "it stays to be looked at");
    desk.begin(Activity::Lesson { number: 3 }).unwrap();
    assert_eq!(desk.state().seats[0].progress.solved, 0);
}

#[test]
fn what_was_done_just_before_a_pause_counts_in_it() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Puzzles { minutes: 5, shown: true }).unwrap();
    let progress = |solved, tried| ClassAct::Progress { solved, tried };
    desk.act(1, progress(0, 1)).unwrap();
    desk.teach(ClassAct::Pause(true)).unwrap();
    desk.wait(1_000_000);
    desk.act(1, progress(1, 2)).unwrap();
    assert_eq!(desk.state().seats[0].progress.solved, 1);
    assert_eq!(desk.act(1, progress(0, 3)), Err(ClassRefusal::Number), "never less");
    desk.teach(ClassAct::Pause(false)).unwrap();
    // The time is over, but the server has not said so yet.
    desk.now += 300_000;
    assert_eq!(desk.act(1, progress(2, 3)), Err(ClassRefusal::NotNow));
    desk.teach(ClassAct::Pause(true)).unwrap();
    assert_eq!(desk.act(1, progress(2, 3)), Err(ClassRefusal::NotNow), "a pause adds no time");
}

#[test]
fn what_came_of_puzzles_and_lessons_is_kept() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Puzzles { minutes: 5, shown: false }).unwrap();
    let progress = |solved, tried| ClassAct::Progress { solved, tried };
    desk.act(1, progress(0, 1)).unwrap();
    for (solved, tried) in [(1, 1), (1, 2), (2, 3)] {
        desk.act(2, progress(solved, tried)).unwrap();
    }
    let ranking = |desk: &Desk| -> Vec<(u16, u16, Vec<u16>)> {
        let ranking = desk.state().ranking().into_iter();
        ranking.map(|(seat, progress)| (seat, progress.solved, progress.missed.clone())).collect()
    };
    let best_first = [(1, 2, vec![1]), (0, 0, vec![0])];
    assert_eq!(ranking(&desk), best_first);
    // A child that comes with another device goes on where it was.
    let digits = desk.class.own(key(TEACHER)).all[1];
    desk.act(9, ClassAct::Sit { seat: 1, face: 0, digits: Some(digits) }).unwrap();
    assert_eq!(ranking(&desk), best_first);
    desk.teach(ClassAct::End).unwrap();
    desk.begin(Activity::Lesson { number: 1 }).unwrap();
    desk.begin(Activity::FreePlay).unwrap();
    let tallies = &desk.state().tallies;
    assert_eq!(tallies.len(), 1, "a lesson that nobody has begun is none");
    assert_eq!(tallies[0].puzzles.len(), 4);
    let children = tallies[0].children.iter().map(|(seat, progress)| (*seat, progress.solved));
    assert!(children.eq([(1, 2), (0, 0)]));
    assert!(class::took_part(desk.state(), 0), "who has solved nothing has tried");
    desk.teach(ClassAct::Anew).unwrap();
    assert!(desk.state().tallies.is_empty());
}

#[test]
fn puzzles_need_names_and_nothing_else_takes_them() {
    let mut desk = Desk::full(2);
    let begin = |activity, puzzles: &[&str]| {
        let puzzles = puzzles.iter().map(|name| (*name).to_owned()).collect();
        ClassAct::Begin { activity, setup: Box::new(RoomSetup::of("pebbles")), puzzles }
    };
    let puzzles = Activity::Puzzles { minutes: 5, shown: true };
    let long = "p".repeat(99);
    for (activity, row) in
        [(puzzles, &[][..]), (puzzles, &["a", ""]), (puzzles, &[&long]), (Activity::Round, &["a"])]
    {
        assert_eq!(desk.teach(begin(activity, row)), Err(ClassRefusal::Number), "{row:?}");
    }
    desk.teach(begin(puzzles, &["a", "b"])).unwrap();
    assert_eq!(desk.state().current.as_ref().unwrap().puzzles, ["a", "b"]);
}

#[test]
fn what_is_impossible_does_not_begin() {
    let mut desk = Desk::full(1);
    assert_eq!(desk.begin(Activity::Round), Err(ClassRefusal::TooFew));
    let begin = |setup| {
        let setup = Box::new(setup);
        ClassAct::Begin { activity: Activity::FreePlay, setup, puzzles: Vec::new() }
    };
    let chess = desk.teach(begin(RoomSetup::of("chess")));
    assert!(matches!(chess, Err(ClassRefusal::Room(_))), "{chess:?}");
    let three = RoomSetup { options: "classic sides=3".to_owned(), ..RoomSetup::of("oanquan") };
    assert_eq!(desk.teach(begin(three)), Err(ClassRefusal::NotForTwo));
    assert_eq!(desk.act(1, begin(RoomSetup::of("caro"))), Err(ClassRefusal::NotTeacher));
    assert!(desk.state().current.is_none());
}

#[test]
fn when_everybody_has_met_the_rounds_begin_anew() {
    let mut desk = Desk::full(2);
    desk.begin(Activity::Round).unwrap();
    assert_eq!(desk.teach(ClassAct::Anew), Err(ClassRefusal::Playing));
    desk.finish_all();
    assert_eq!(desk.begin(Activity::Round), Err(ClassRefusal::AllMet));
    desk.teach(ClassAct::Anew).unwrap();
    desk.begin(Activity::Round).unwrap();
}

#[test]
fn who_moves_first_takes_the_side_that_begins() {
    let mut desk = Desk::full(2);
    let setup = Box::new(RoomSetup { first: 1, ..RoomSetup::of("pebbles") });
    desk.teach(ClassAct::Begin { activity: Activity::Round, setup, puzzles: Vec::new() }).unwrap();
    let first = desk.state().tables[0].seats().next().expect("a child");
    let plans = desk.class.plans();
    let plan = plans.values().next().expect("a room");
    let player = plan.seats[1].player.as_ref().expect("a person");
    assert_eq!(player.key, key(usize::from(first) + 1));
    let board = (KINDS[0].begin)(&plan.setup).expect("a board");
    assert_eq!(board.to_move().map(|side| side.index()), Some(1));
}
