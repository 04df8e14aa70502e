//! Two clients in a room.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use basics::Name;
use futures_util::{SinkExt, StreamExt};
use messages::{
    Act, FromClient, FromServer, Hello, Intent, Key, Place, RoomId, RoomSetup, RoomState,
    read_server, write,
};
use rooms::Board;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::KINDS;

/// What was measured.
#[derive(Default)]
pub struct Played {
    /// The time from each move sent to its event at the other player.
    pub delays: Vec<Duration>,
    /// The bytes received and sent by clients.
    pub received: usize,
    pub sent: usize,
}

impl Played {
    pub fn add(&mut self, other: Played) {
        self.delays.extend(other.delays);
        self.received += other.received;
        self.sent += other.sent;
    }
}

/// A client in a room.
struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    state: Option<RoomState>,
    room: Option<RoomId>,
    next: u64,
    done: u64,
    received: usize,
    sent: usize,
}

impl Client {
    async fn connect(address: SocketAddr, key: u128) -> Self {
        let address = format!("ws://{address}/play");
        // As browsers do, without waiting for more to send.
        let connecting = connect_async_with_config(address, None, true);
        let (socket, _) = connecting.await.expect("the server listens");
        let mut client =
            Client { socket, state: None, room: None, next: 0, done: 0, received: 0, sent: 0 };
        let key = Key::new(key).expect("a key");
        client.say(&FromClient::Hello(Hello::new(key, None))).await;
        client.hear().await;
        client
    }

    async fn say(&mut self, message: &FromClient) {
        let text = write(message);
        self.sent += text.len();
        self.socket.send(Message::Text(text.into())).await.expect("the server listens");
    }

    async fn act(&mut self, act: Act) {
        self.next += 1;
        let seen = self.state.as_ref().map_or(0, |state| state.event);
        self.say(&FromClient::Act(Intent { id: self.next, seen, act })).await;
    }

    async fn hear(&mut self) {
        let text = loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => break text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => panic!("the server has gone"),
                Some(Ok(_)) => {}
            }
        };
        self.received += text.len();
        match read_server(&text).expect("the server is understood") {
            FromServer::Entered(entered) => {
                self.room = Some(entered.room);
                self.state = entered.state;
            }
            FromServer::Events(events) => {
                let state = self.state.as_mut().expect("it is in a room");
                events.iter().for_each(|event| state.apply(event).expect("in order"));
            }
            FromServer::Done(done) => self.done = done,
            FromServer::Refused { why, .. } => panic!("refused: {why}"),
            FromServer::Bye(why) => panic!("cut off: {why}"),
            FromServer::Welcome(_)
            | FromServer::Presence(_)
            | FromServer::Rooms(_)
            | FromServer::Class(_) => {}
        }
    }

    async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            self.hear().await;
        }
    }

    fn state(&self) -> &RoomState {
        self.state.as_ref().expect("it is in a room")
    }

    async fn sit(&mut self) {
        self.act(Act::Sit { seat: None, name: Name::new("Bé"), face: 0 }).await;
        self.until(|client| client.done == client.next).await;
    }
}

/// Two clients in a room.
pub struct Pair {
    clients: [Client; 2],
}

impl Pair {
    /// Opens a room and lets both in, each at an address.
    pub async fn join(addresses: [SocketAddr; 2], game: &str, number: u32) -> Self {
        let key = 2 * u128::from(number) + 10;
        let mut host = Client::connect(addresses[0], key).await;
        let options = if game == "pebbles" { "pebbles=999 most=4" } else { "" };
        let setup = RoomSetup { options: options.to_owned(), ..RoomSetup::of(game) };
        host.next += 1;
        host.say(&FromClient::Open { id: host.next, setup: Box::new(setup) }).await;
        host.until(|host| host.room.is_some()).await;
        host.sit().await;
        let mut guest = Client::connect(addresses[1], key + 1).await;
        let place = Place::Room(host.room.expect("a room"));
        guest.say(&FromClient::Enter { place, seen: 0 }).await;
        guest.until(|guest| guest.room.is_some()).await;
        guest.sit().await;
        host.until(|host| host.state().to_move.is_some()).await;
        Pair { clients: [host, guest] }
    }

    /// Plays until a moment, and again whenever a game is over.
    pub async fn play(
        mut self,
        until: Instant,
        pace: Option<Duration>,
        number: u64,
    ) -> (Self, Played) {
        let mut played = Played::default();
        let mut board = self.board();
        let mut number = number;
        if let Some(pace) = pace {
            // Not all at the same moment.
            tokio::time::sleep(pace * (number as u32 % 97) / 97).await;
        }
        for client in &mut self.clients {
            (client.received, client.sent) = (0, 0);
        }
        while Instant::now() < until {
            let Some(seat) = self.clients[0].state().to_move else {
                self.again().await;
                board = self.board();
                continue;
            };
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = board.moves();
            let mv = moves[(number >> 33) as usize % moves.len()].clone();
            let [one, other] = &mut self.clients;
            let (mover, other) = if seat == 0 { (one, other) } else { (other, one) };
            let event = mover.state().event + 1;
            let sent = Instant::now();
            mover.act(Act::Move(mv)).await;
            other.until(|client| client.state().event >= event).await;
            played.delays.push(sent.elapsed());
            mover.until(|client| client.done == client.next).await;
            let step = mover.state().steps.last().expect("a step").clone();
            assert!(board.take(&step), "{step}");
            if let Some(pace) = pace {
                tokio::time::sleep(pace).await;
            }
        }
        for client in &self.clients {
            played.received += client.received;
            played.sent += client.sent;
        }
        (self, played)
    }

    fn board(&self) -> Box<dyn Board> {
        let state = self.clients[0].state();
        let kind = KINDS.iter().find(|kind| kind.id == state.setup.game).expect("a game");
        let mut board = (kind.begin)(&state.setup).expect("the setup is possible");
        assert!(state.steps.iter().all(|step| board.take(step)));
        board
    }

    /// Begins the next game.
    async fn again(&mut self) {
        let event = self.clients.iter().map(|client| client.state().event).max().unwrap_or(0);
        for client in &mut self.clients {
            client.until(|client| client.state().event >= event).await;
            client.act(Act::Rematch(true)).await;
            client.until(|client| client.done == client.next).await;
        }
        for client in &mut self.clients {
            client.until(|client| client.state().to_move.is_some()).await;
        }
    }
}
