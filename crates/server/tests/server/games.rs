//! People play together.

use std::time::Duration;

use basics::{Level, Name};
use messages::{Act, Change, Hello, Phase, Place, RoomSetup, SeatPresence};
use server::{Config, Limits};
use tabletop::{Expiry, TimeControl, TimeLimit};

use crate::client::{Client, config, key, play_out, serve, start, two_at_pebbles};

#[tokio::test]
async fn a_whole_game_of_every_kind_is_played_and_seen_alike() {
    let server = serve();
    let mut random = fastrand::Rng::with_seed(67);
    let setups = [
        RoomSetup::of("oanquan"),
        RoomSetup { options: "classic sides=3".to_owned(), ..RoomSetup::of("oanquan") },
        RoomSetup::of("caro"),
        RoomSetup::of("cotuong"),
        RoomSetup::of("pebbles"),
    ];
    for setup in setups {
        let mut players = vec![Client::at(&server, 0).await];
        players[0].open(setup).await;
        let (code, seats) = (players[0].code.expect("a code"), players[0].state().seats.len());
        for number in 1..seats {
            // With the code of the room alone.
            let key = crate::client::key(number as u128);
            let mut player = Client::connect(server.address(), key, None).await;
            player.enter(Place::Code(code)).await;
            player.sit().await.expect("a seat is free");
            player.seat = Some(number as u8);
            players.push(player);
        }
        players[0].seat = Some(0);
        let mut watcher = Client::at(&server, 99).await;
        watcher.enter(Place::Room(players[0].room.expect("a room"))).await;
        let first = &mut players[0];
        first.until(|player| player.state().phase == Phase::Playing).await;
        play_out(&mut players, &mut random).await;
        let last = players[0].state().event;
        watcher.until(|watcher| watcher.state().event >= last).await;
        let record = players[0].board().record(&[]);
        for player in players.iter().chain([&watcher]) {
            assert_eq!(player.state(), players[0].state());
            assert_eq!(player.board().record(&[]), record);
        }
    }
}

#[tokio::test]
async fn a_player_who_comes_back_gets_what_was_missed_and_the_others_see_it() {
    let server = serve();
    let (mut host, guest, room) = two_at_pebbles(&server).await;
    host.until(|host| host.presence.seats == [SeatPresence::Here; 2]).await;
    let before = guest.state().clone();
    drop(guest);
    host.until(|host| matches!(host.presence.seats[1], SeatPresence::Gone { .. })).await;
    host.act(Act::Move("1".to_owned())).await.expect("a move");
    let mut guest = Client::connect(server.address(), crate::client::key(1), None).await;
    assert_eq!(guest.welcome.seats, [room], "the server says where its seat is");
    guest.state = Some(before);
    guest.enter(Place::Room(room)).await;
    assert_eq!(guest.seat, Some(1));
    assert_eq!(guest.state().steps, ["1"]);
    assert!(
        matches!(guest.events[..], [ref event] if matches!(event.change, Change::Stepped { .. }))
    );
    host.until(|host| host.presence.seats == [SeatPresence::Here; 2]).await;
    guest.act(Act::Move("2".to_owned())).await.expect("it plays on");
}

#[tokio::test]
async fn a_computer_plays_in_a_room() {
    let server = serve();
    let mut host = Client::at(&server, 0).await;
    host.open(RoomSetup::of("caro")).await;
    host.act(Act::Computer { seat: 1, level: Level::Easy }).await.expect("the seat is empty");
    host.act(Act::Move("8h".to_owned())).await.expect("a move");
    host.until(|host| host.state().steps.len() == 2).await;
    assert_eq!(host.state().to_move, Some(0));
    let mut other = Client::at(&server, 1).await;
    other.say(&messages::FromClient::Rooms).await;
    other.until(|other| !other.rooms.is_empty()).await;
    assert_eq!(other.rooms[0].seats, [Some("Tí".to_owned()), None]);
}

#[tokio::test]
async fn who_is_in_a_room_is_told_in_which_its_players_are_since() {
    let server = serve();
    let (_host, _guest, room) = two_at_pebbles(&server).await;
    // With no code at all: the seat leads to the room.
    let mut guest = Client::connect(server.address(), crate::client::key(1), None).await;
    guest.enter(Place::Room(room)).await;
    let mut stranger = Client::at(&server, 50).await;
    stranger.open(RoomSetup::of("caro")).await;
    let private = RoomSetup { listed: false, ..RoomSetup::of("caro") };
    // The same device, after it was started again.
    let mut host = Client::at(&server, 0).await;
    let hidden = host.open(private).await;
    let mut host = Client::at(&server, 0).await;
    let next = host.open(RoomSetup::of("pebbles")).await;
    guest.say(&messages::FromClient::Rooms).await;
    guest.until(|guest| !guest.rooms.is_empty()).await;
    assert!(guest.rooms.iter().any(|card| card.room == next && card.met), "{:?}", guest.rooms);
    assert!(guest.rooms.iter().all(|card| card.room != hidden && card.met), "{:?}", guest.rooms);
}

#[tokio::test]
async fn a_list_says_in_which_room_the_own_clock_runs() {
    let server = serve();
    let time = TimeControl { limit: TimeLimit::per_game(10, 0), expiry: Expiry::Loses };
    let mut host = Client::at(&server, 0).await;
    let room = host.open(RoomSetup { time, ..RoomSetup::of("pebbles") }).await;
    let mut guest = Client::at(&server, 1).await;
    guest.enter(Place::Room(room)).await;
    guest.sit().await.expect("a seat is free");
    for to_move in [0, 1] {
        for (client, number) in [(&mut host, 0), (&mut guest, 1)] {
            client.rooms.clear();
            client.say(&messages::FromClient::Rooms).await;
            client.until(|client| !client.rooms.is_empty()).await;
            let runs = client.rooms.iter().find(|card| card.room == room).map(|card| card.clock);
            assert_eq!(runs, Some(number == to_move), "{number} while {to_move} is to move");
        }
        if to_move == 0 {
            host.until(|host| host.state().to_move == Some(0)).await;
            host.act(Act::Move("1".to_owned())).await.expect("a move");
        }
    }
}

#[tokio::test]
async fn the_others_learn_the_names_of_those_who_watch() {
    let server = serve();
    let (mut host, _guest, room) = two_at_pebbles(&server).await;
    let hello = |number, name: &str| Hello {
        name: Some(Name::new(name)),
        ..Hello::new(key(number), Some(server.code()))
    };
    let mut watcher = Client::greet(server.address(), hello(7, "Mai")).await;
    watcher.enter(Place::Room(room)).await;
    host.until(|host| host.presence.watching == [Name::new("Mai")]).await;
    assert_eq!(host.presence.watchers, 1);
    // Another one comes in place of the first: the number is the same, the names are not.
    let mut second = Client::greet(server.address(), hello(8, "An")).await;
    second.enter(Place::Room(room)).await;
    drop(watcher);
    host.until(|host| host.presence.watching == [Name::new("An")]).await;
}

#[tokio::test]
async fn a_room_says_at_which_seat_the_person_is_whose_program_is_the_host() {
    let server = serve();
    let (host, guest, _) = two_at_pebbles(&server).await;
    assert_eq!([host.presence.home, guest.presence.home], [None; 2], "a server of its own");
    let server = serve();
    server.belongs_to_player();
    let (mut host, guest, _) = two_at_pebbles(&server).await;
    host.until(|host| host.presence.home == Some(0)).await;
    assert_eq!(guest.presence.home, Some(0));
}

#[tokio::test]
async fn who_gives_no_sign_for_long_is_gone_for_the_others() {
    let (ping, silence) = (Duration::from_millis(20), Duration::from_millis(60));
    let limits = Limits { ping, silence, ..config(None).limits };
    let server = start(Config { limits, ..config(None) }).expect("it starts");
    let mut host = Client::at(&server, 0).await;
    let room = host.open(RoomSetup::of("pebbles")).await;
    let mut guest = Client::at(&server, 1).await;
    guest.enter(Place::Room(room)).await;
    guest.sit().await.expect("a seat is free");
    // The guest reads nothing from here on, so it answers no ping; the host reads and answers.
    host.until(|host| matches!(host.presence.seats[1], SeatPresence::Gone { .. })).await;
}

#[tokio::test]
async fn a_room_that_was_left_is_not_heard_any_more() {
    let server = serve();
    let (mut host, mut guest, _) = two_at_pebbles(&server).await;
    let mut other = Client::at(&server, 2).await;
    let room = other.open(RoomSetup::of("caro")).await;
    host.until(|host| host.state().to_move == Some(0)).await;
    guest.state = None;
    guest.enter(Place::Room(room)).await;
    host.act(Act::Move("1".to_owned())).await.expect("a move");
    other.act(Act::Phrases(false)).await.expect("the host may");
    // An event of the room before would not follow.
    guest.until(|guest| !guest.state().phrases).await;
    assert_eq!(guest.state(), other.state());
}
