//! Many clients that connect, vanish and come back.

use messages::{Act, Place, RoomSetup, SeatPresence};

use crate::client::{Client, key, start};

/// The clients, two in each room.
const CLIENTS: u128 = 200;

#[tokio::test]
async fn two_hundred_clients_vanish_and_come_back_to_their_games() {
    let server = start(server::Config {
        limits: server::Limits {
            rooms_at_once: 1000,
            messages_at_once: 1000,
            messages_a_second: 1000,
            ..server::Limits::default()
        },
        ..crate::client::config(None)
    })
    .expect("it starts");
    let (address, code) = (server.address(), Some(server.code()));
    let mut pairs = tokio::task::JoinSet::new();
    for number in (0..CLIENTS).step_by(2) {
        pairs.spawn(async move {
            let mut random = fastrand::Rng::with_seed(number as u64);
            let mut host = Client::connect(address, key(number), code).await;
            let room = host.open(RoomSetup::of("caro")).await;
            let mut guest = Client::connect(address, key(number + 1), code).await;
            guest.enter(Place::Room(room)).await;
            guest.sit().await.expect("a seat is free");
            guest.seat = Some(1);
            host.seat = Some(0);
            host.until(|host| host.state().to_move.is_some()).await;
            for round in 0..8 {
                let event = host.state().event.max(guest.state().event);
                host.until(|host| host.state().event >= event).await;
                guest.until(|guest| guest.state().event >= event).await;
                let Some(seat) = host.state().to_move else { break };
                let mover = if seat == 0 { &mut host } else { &mut guest };
                let moves = mover.board().moves();
                let mv = moves[random.usize(..moves.len())].clone();
                mover.act(Act::Move(mv)).await.expect("a legal move");
                // One of them vanishes, sometimes before the other has seen it move.
                let gone = if random.bool() { &mut host } else { &mut guest };
                let (who, kept, seat) = (gone.seat, gone.state().clone(), gone.seat);
                let number = number + u128::from(who.unwrap_or(0));
                let back = Client::connect(address, key(number), None).await;
                drop(std::mem::replace(gone, back));
                assert_eq!(gone.welcome.seats, [room]);
                if random.bool() {
                    gone.state = Some(kept);
                }
                gone.enter(Place::Room(room)).await;
                assert_eq!(gone.seat, seat, "round {round}");
            }
            let event = host.state().event.max(guest.state().event);
            host.until(|host| host.state().event >= event).await;
            guest.until(|guest| guest.state().event >= event).await;
            assert_eq!(host.state(), guest.state());
            host.until(|host| host.presence.seats == [SeatPresence::Here; 2]).await;
            host.state().steps.len()
        });
    }
    let steps: usize = pairs.join_all().await.into_iter().sum();
    assert_eq!(server.rooms(), CLIENTS as usize / 2);
    assert_eq!(steps, 8 * CLIENTS as usize / 2);
}
