//! Clients that lie, flood or sleep change nothing for the others.

use std::time::Duration;

use basics::platform::Instant;
use messages::{
    Act, Bye, Code, FromClient, FromServer, Hello, Intent, OtherVersion, PROTOCOL, Place, Refusal,
    RoomId, RoomSetup,
};
use server::Limits;

use crate::client::{Client, config, key, serve, start, two_at_pebbles};

#[tokio::test]
async fn repeated_late_and_forged_messages_change_nothing() {
    let server = serve();
    let (mut host, mut guest, room) = two_at_pebbles(&server).await;
    host.until(|host| host.state().to_move == Some(0)).await;
    let first = host.intent(Act::Move("2".to_owned()));
    for _ in 0..5 {
        assert_eq!(host.send(first.clone()).await, Ok(()), "done, now or before");
    }
    let mut forger = Client::at(&server, 2).await;
    forger.enter(Place::Room(room)).await;
    let seen = forger.state().event;
    for act in [Act::Move("1".to_owned()), Act::Resign, Act::Answer(true), Act::Rise] {
        assert_eq!(forger.act(act).await, Err(Refusal::NoSeat));
    }
    assert_eq!(forger.act(Act::Close).await, Err(Refusal::NotHost));
    assert_eq!(forger.sit().await, Err(Refusal::RoomFull));
    let stale = Intent { id: 900, ..first.clone() };
    assert_eq!(host.send(stale).await, Err(Refusal::Stale));
    let late = Intent { id: 1, seen, act: Act::Resign };
    assert_eq!(host.send(late).await, Err(Refusal::Late));
    let ahead = Intent { id: 901, seen: seen + 9, act: Act::Resign };
    assert_eq!(host.send(ahead).await, Err(Refusal::Ahead));
    // A second window of the same player, which sends the same intent.
    let mut window = Client::connect(server.address(), key(0), None).await;
    window.enter(Place::Room(room)).await;
    assert_eq!(window.seat, Some(0));
    assert_eq!(window.send(first).await, Ok(()));
    guest.until(|guest| guest.state().steps.len() == 1).await;
    guest.act(Act::Move("1".to_owned())).await.expect("a move");
    for client in [&mut host, &mut forger, &mut window] {
        client.until(|client| client.state().steps.len() == 2).await;
        assert_eq!(client.state(), guest.state());
    }
}

#[tokio::test]
async fn the_code_is_needed_and_cannot_be_guessed() {
    let server = serve();
    let mut client = Client::connect(server.address(), key(3), None).await;
    assert!(!client.welcome.admitted);
    client.say(&FromClient::Rooms).await;
    let refused = |why| Some(FromServer::Refused { id: 0, why });
    assert_eq!(client.hear().await, refused(Refusal::NeedsCode));
    let setup = Box::new(RoomSetup::of("caro"));
    client.say(&FromClient::Open { id: 1, setup }).await;
    assert_eq!(client.hear().await, Some(FromServer::Refused { id: 1, why: Refusal::NeedsCode }));
    let wrong = (0..).map(Code::of_bits).filter(|code| *code != server.code());
    for (number, code) in wrong.take(8).enumerate() {
        client.welcome.version = 0;
        client.say(&FromClient::Code(code)).await;
        client.until(|client| client.welcome.version > 0).await;
        let why = if number < 5 { Refusal::WrongCode } else { Refusal::TooManyTries };
        assert_eq!(client.welcome.code, Some(why), "{number}");
    }
    client.say(&FromClient::Enter { place: Place::Code(Code::of_bits(77)), seen: 0 }).await;
    assert_eq!(client.hear().await, refused(Refusal::TooManyTries));
    client.say(&FromClient::Enter { place: Place::Room(RoomId::new(7)), seen: 0 }).await;
    assert_eq!(client.hear().await, refused(Refusal::NoSuchRoom));
    drop(client);
    let open = start(server::Config { open_rooms: true, ..config(None) }).expect("it starts");
    let mut client = Client::connect(open.address(), key(3), None).await;
    assert!(client.welcome.admitted);
    client.open(RoomSetup::of("caro")).await;
}

#[tokio::test]
async fn who_is_not_understood_is_told_why() {
    let server = serve();
    for (text, expected) in [
        (
            r#"{"hello":{"version":0,"key":"x"}}"#.to_owned(),
            Bye::Version(OtherVersion { theirs: 0, ours: PROTOCOL }),
        ),
        ("\"rooms\"".to_owned(), Bye::Silent),
        ("hello".to_owned(), Bye::Unreadable),
    ] {
        let mut client = Client::at(&server, 5).await;
        client.welcome.version = 0;
        // As the first message of a new connection.
        let mut fresh = Client::raw(&server).await;
        fresh.say_text(text.clone()).await;
        assert_eq!(fresh.until_bye().await, Some(expected), "{text}");
    }
    for text in ["{}".to_owned(), "x".repeat(3000), "[".repeat(4000)] {
        let mut client = Client::at(&server, 5).await;
        client.say_text(text).await;
        assert_eq!(client.until_bye().await, Some(Bye::Unreadable));
    }
    let mut client = Client::at(&server, 5).await;
    client.say(&FromClient::Hello(Hello::new(key(6), None))).await;
    assert_eq!(client.until_bye().await, Some(Bye::Unreadable), "another key");
    let mut client = Client::at(&server, 5).await;
    client.say_text("x".repeat(100_000)).await;
    assert_eq!(client.until_bye().await, None, "too long for any message");
}

#[tokio::test]
async fn a_flood_is_cut_off() {
    let limits = Limits { messages_at_once: 20, messages_a_second: 1, ..Limits::default() };
    let server = start(server::Config { limits, ..config(None) }).expect("it starts");
    let mut flood = Client::at(&server, 1).await;
    for _ in 0..100 {
        flood.say(&FromClient::Rooms).await;
    }
    assert_eq!(flood.until_bye().await, Some(Bye::TooMuch));
}

#[tokio::test]
async fn a_client_that_takes_nothing_does_not_slow_the_others() {
    let limits = Limits {
        messages_at_once: 1_000_000,
        messages_a_second: 1000,
        accept: Duration::from_millis(100),
        ..Limits::default()
    };
    let server = start(server::Config { limits, ..config(None) }).expect("it starts");
    let (mut host, mut guest, room) = two_at_pebbles(&server).await;
    host.until(|host| host.state().to_move == Some(0)).await;
    let mut sleeper = Client::at(&server, 2).await;
    sleeper.enter(Place::Room(room)).await;
    let started = Instant::now();
    // Whole states, none of which it takes, until the system's buffers are full and the server has had enough.
    let mut asked = 0;
    while sleeper.try_say(&FromClient::Since(0)).await {
        asked += 1;
        // On a busy machine, many questions fit into the time until the server has had enough.
        assert!(asked < 10_000_000, "it is never cut off");
    }
    host.act(Act::Move("1".to_owned())).await.expect("a move");
    guest.until(|guest| guest.state().steps.len() == 1).await;
    println!("cut off after {asked} questions, {:?}", started.elapsed());
    let mut again = Client::at(&server, 2).await;
    again.enter(Place::Room(room)).await;
    assert_eq!(again.state(), guest.state());
}
