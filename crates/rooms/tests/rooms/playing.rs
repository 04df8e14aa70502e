//! What players do with each other in a room.

use basics::Level;
use messages::{Act, Change, Intent, Offer, Phase, Refusal, RoomSetup};

use crate::table::{KINDS, Table, key};

/// Plays a game to its end, each time the move that `pick` chooses.
fn play_out(table: &mut Table, mut pick: impl FnMut(usize) -> usize) {
    while let Some(client) = table.to_move() {
        let moves = table.room.board().moves();
        let mv = moves[pick(moves.len())].clone();
        table.act(client, Act::Move(mv)).expect("a listed move is legal");
    }
}

fn pebbles(options: &str) -> RoomSetup {
    RoomSetup { options: options.to_owned(), ..RoomSetup::of("pebbles") }
}

#[test]
fn every_game_is_played_to_its_end_and_again_with_seats_swapped() {
    let setups = [
        RoomSetup::of("oanquan"),
        RoomSetup { options: "classic sides=3".to_owned(), ..RoomSetup::of("oanquan") },
        RoomSetup { options: "classic sides=4".to_owned(), ..RoomSetup::of("oanquan") },
        RoomSetup { options: "classic series=fields".to_owned(), ..RoomSetup::of("oanquan") },
        RoomSetup { options: "size=10".to_owned(), ..RoomSetup::of("caro") },
        RoomSetup::of("cotuong"),
        pebbles("pebbles=40 most=3"),
    ];
    for setup in setups {
        let name = format!("{} {}", setup.game, setup.options);
        let mut table = Table::full(setup);
        let mut seed = 7_u64;
        let mut pick = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        assert_eq!(table.to_move(), Some(0), "{name}");
        play_out(&mut table, &mut pick);
        let Phase::Over(end) = table.room.state().phase.clone() else { panic!("{name}") };
        assert_eq!(end.results.len(), table.room.state().seats.len(), "{name}: {end:?}");
        let seats = table.room.state().seats.len();
        for client in 0..seats {
            table.act(client, Act::Rematch(true)).expect("the game is over");
        }
        assert_eq!(table.room.state().phase, Phase::Playing, "{name}");
        assert_eq!(table.to_move(), Some(seats - 1), "{name}: the seats are swapped");
        play_out(&mut table, &mut pick);
        table.restart();
        assert!(matches!(table.room.state().phase, Phase::Over(_)), "{name}");
    }
}

#[test]
fn the_host_changes_a_computer_and_frees_its_seat() {
    let mut table = Table::open(pebbles("pebbles=12 most=4"));
    table.room.came(key(0)).expect("it may come");
    table.sit(0).expect("a seat is free");
    for level in [Level::Easy, Level::Hard] {
        table.act(0, Act::Computer { seat: 1, level }).expect("the host may");
        assert_eq!(table.room.state().seats[1].level, Some(level));
    }
    assert_eq!(table.room.state().phase, Phase::Playing);
    assert_eq!(table.act(0, Act::Remove { seat: 1 }), Ok(vec![Change::Rose { seat: 1 }]));
    assert!(table.room.state().seats[1].is_empty());
    table.room.came(key(1)).expect("it may come");
    table.sit(1).expect("the seat is free");
    assert!(table.room.state().seats[1].is_person());
    let state = table.room.state().clone();
    table.restart();
    assert_eq!(table.room.state().seats, state.seats);
}

#[test]
fn what_was_seen_late_or_sent_twice_changes_nothing() {
    let mut table = Table::full(pebbles("pebbles=12 most=4"));
    let seen = table.room.state().event;
    let first = Intent { id: 50, seen, act: Act::Move("2".to_owned()) };
    assert_eq!(table.call(0, first.clone()).unwrap().len(), 1);
    assert_eq!(table.call(0, first.clone()), Ok(Vec::new()), "the same once more");
    let tap = Intent { id: 51, ..first.clone() };
    assert_eq!(table.call(0, tap), Err(Refusal::Stale), "a second tap");
    assert_eq!(table.call(1, Intent { id: 52, ..first.clone() }), Err(Refusal::Stale));
    let ahead = Intent { id: 53, seen: 1000, act: Act::Move("1".to_owned()) };
    assert_eq!(table.call(1, ahead), Err(Refusal::Ahead));
    let late = Intent { id: 49, seen: seen + 1, act: Act::Resign };
    assert_eq!(table.call(0, late), Err(Refusal::Late));
    assert_eq!(table.act(0, Act::Move("1".to_owned())), Err(Refusal::NotYourTurn));
    assert_eq!(table.act(7, Act::Move("1".to_owned())), Err(Refusal::NoSeat));
    for text in ["", "2", "9", "resign:0", "stop", "round", "time:1", "1 1"] {
        let refused = table.act(1, Act::Move(text.to_owned()));
        assert!(
            matches!(refused, Err(Refusal::NotAMove(_) | Refusal::Illegal(_))),
            "{text:?}: {refused:?}"
        );
    }
    assert_eq!(table.room.state().steps, ["2"]);
    assert_eq!(table.room.board().steps(), 1);
}

#[test]
fn an_offer_holds_until_the_others_answer_or_play() {
    let mut table = Table::full(pebbles("pebbles=12 most=4"));
    let take_back = Act::Offer(Offer::TakeBack);
    assert_eq!(table.act(0, take_back.clone()), Err(Refusal::NothingToTakeBack));
    table.act(0, Act::Move("2".to_owned())).unwrap();
    assert_eq!(table.act(1, take_back.clone()), Err(Refusal::NothingToTakeBack));
    table.act(0, take_back.clone()).unwrap();
    assert_eq!(table.act(0, Act::Answer(true)), Err(Refusal::NoOffer), "one's own");
    assert_eq!(table.act(1, Act::Offer(Offer::Stop)), Err(Refusal::OfferOpen));
    table.act(1, Act::Answer(false)).unwrap();
    assert_eq!(table.act(0, take_back.clone()), Err(Refusal::OfferedBefore));
    table.act(1, Act::Move("1".to_owned())).unwrap();
    table.act(0, take_back.clone()).unwrap();
    let changes = table.act(1, Act::Answer(true)).unwrap();
    assert!(changes.contains(&Change::TookBack { steps: 0, next: 0 }), "{changes:?}");
    table.act(0, Act::Move("3".to_owned())).unwrap();
    table.act(1, Act::Offer(Offer::Stop)).unwrap();
    table.act(1, Act::Withdraw).unwrap();
    assert_eq!(table.act(0, Act::Answer(true)), Err(Refusal::NoOffer));
    table.act(0, Act::Offer(Offer::Stop)).unwrap();
    table.act(1, Act::Offer(Offer::Stop)).expect("to offer the same is to accept");
    assert!(matches!(table.room.state().phase, Phase::Over(_)));
    assert_eq!(table.room.state().steps, ["3", "stop"]);
}

#[test]
fn the_host_keeps_order() {
    let mut table = Table::full(RoomSetup::of("caro"));
    for act in [Act::Phrases(false), Act::Close, Act::Remove { seat: 0 }] {
        assert_eq!(table.act(1, act), Err(Refusal::NotHost));
    }
    let phrase = Act::Say(3.try_into().unwrap());
    table.act(1, phrase.clone()).unwrap();
    assert_eq!(table.act(1, phrase.clone()), Err(Refusal::TooSoon));
    table.wait(2000);
    table.act(1, phrase.clone()).unwrap();
    table.act(0, Act::Phrases(false)).unwrap();
    table.wait(2000);
    assert_eq!(table.act(1, phrase), Err(Refusal::PhrasesOff));
    let name = basics::Name::new("An");
    table.act(0, Act::Rename { seat: 1, name: name.clone() }).unwrap();
    assert_eq!(table.room.state().seats[1].name, Some(name));
    table.act(0, Act::Help { seat: 1, on: true }).unwrap();
    assert!(table.room.state().seats[1].help);
    assert_eq!(table.act(1, Act::Rise), Err(Refusal::Playing));
    table.act(0, Act::Remove { seat: 1 }).unwrap();
    assert_eq!(table.act(1, Act::Resign), Err(Refusal::NoSeat));
    table.sit(2).expect("another plays on");
    table.act(0, Act::Move("8h".to_owned())).unwrap();
    table.act(2, Act::Move("9i".to_owned())).unwrap();
    assert_eq!(table.sit(1), Err(Refusal::RoomFull));
    table.act(0, Act::Close).unwrap();
    assert_eq!(table.act(2, Act::Resign), Err(Refusal::NoSuchRoom));
}

#[test]
fn a_computer_plays_where_the_host_wants_one() {
    let mut table = Table::open(pebbles("pebbles=12 most=4"));
    table.room.came(crate::table::key(0)).unwrap();
    table.sit(0).unwrap();
    assert!(table.room.thinking().is_none());
    table.act(0, Act::Computer { seat: 1, level: Level::Master }).unwrap();
    assert_eq!(table.room.state().phase, Phase::Playing);
    while let Some(seat) = table.to_move() {
        if seat == 0 {
            let mv = table.room.board().moves()[0].clone();
            table.act(0, Act::Move(mv)).unwrap();
            continue;
        }
        let thinking = table.room.thinking().expect("the computer is to move");
        let found = thinking.board.choose(thinking.level, 1, &Default::default()).unwrap();
        let before = table.room.state().turn_event;
        assert!(table.room.computer_played(before - 1, &found, table.now).is_none(), "too late");
        let batch = table.room.computer_played(thinking.turn_event, &found, table.now).unwrap();
        table.room.keep(&mut table.log, &batch).unwrap();
    }
    table.act(0, Act::Rematch(true)).unwrap();
    assert_eq!(table.to_move(), Some(1), "the computer plays again, and begins");
}

#[test]
fn an_impossible_room_is_refused() {
    let setups = [
        (RoomSetup::of("chess"), Refusal::NoSuchGame),
        (pebbles("pebbles=13 moist=4"), Refusal::Options),
        (pebbles("pebbles=99999"), Refusal::Options),
        (
            RoomSetup { options: "classic sides=9".to_owned(), ..RoomSetup::of("oanquan") },
            Refusal::Options,
        ),
        (RoomSetup { first: 2, ..pebbles("") }, Refusal::Setup(messages::SetupFlaw::First)),
    ];
    for (setup, expected) in setups {
        let host = rooms::By { key: crate::table::key(0), id: 1 };
        let opened = rooms::Room::open(&KINDS, messages::RoomId::new(1), setup, host, 0, 0);
        assert_eq!(opened.err(), Some(expected));
    }
    let over = RoomSetup { start: "0 4 1 0".to_owned(), ..pebbles("") };
    let host = rooms::By { key: crate::table::key(0), id: 1 };
    let opened = rooms::Room::open(&KINDS, messages::RoomId::new(1), over, host, 0, 0);
    assert!(matches!(opened.err(), Some(Refusal::Start(_))));
}
